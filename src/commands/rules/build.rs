//! Rulesets built with menus: one private message that redraws itself, whose state is a row of `drafts`.

use raichi_rules::{Change, Group, Rule, Ruleset};

use crate::{
    commands::{Arguments, Caller, CommandHandler, CommandResponse, Completion, Kind, Parameter},
    games::{Opponent, Refusal, SavedName, usual_rules, write_rules_line},
    ids::DraftId,
    reply::{BuildPress, BuildStep},
    service::{ServiceError, rules_path, trial},
    store::{Draft, Saving},
    text,
};

pub(in crate::commands) const PARAMETERS: [Parameter; 1] =
    [Parameter::optional("from", Kind::Text(Completion::Ruleset))];

/// Begins a draft, from the default ruleset if none is named.
pub(in crate::commands) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let rules = match given.text("from") {
        Some(name) => handler.ruleset(caller, name).await?,
        None => usual_rules(),
    };
    let games = &handler.games;
    let draft = games.begin_draft(caller.user, &rules, caller.now).await?;
    handler.drawn(caller, &draft, None, None, None).await
}

impl CommandHandler {
    /// Runs the request of a menu or button of a draft.
    pub(in crate::commands) async fn build(
        &self,
        caller: &Caller,
        press: BuildPress,
    ) -> Result<CommandResponse, ServiceError> {
        let (by, now) = (caller.user, caller.now);
        let draft = self.games.draft(press.draft, by).await?;
        let family = draft.rules.family();
        // An id that was made up may name a rule of another family.
        let rule = |id: &str| Rule::named(family, id).ok_or(Refusal::UnknownButton);
        let is_stale = press.number != draft.number;
        match press.step {
            BuildStep::Group(group) => self.drawn(caller, &draft, Some(group), None, None).await,
            BuildStep::Rule(id) => {
                let rule = rule(id)?;
                self.drawn(caller, &draft, Some(rule.group()), Some(rule), None)
                    .await
            }
            BuildStep::Value { rule: id, value } => {
                let rule = rule(id)?;
                let offered = rule.offered(&draft.rules);
                let value = offered.get(usize::from(value));
                let change = value.and_then(|value| Change::new(rule, value));
                // What was offered depends on the state that the message shows.
                let draft = match change.filter(|_| !is_stale) {
                    Some(change) => {
                        let rules = draft.rules.with(&[change]);
                        let rules = rules.map_err(|why| Refusal::RulesJson { why })?;
                        self.games.change_draft(draft, by, &rules, now).await?
                    }
                    None => draft,
                };
                self.drawn(caller, &draft, Some(rule.group()), Some(rule), None)
                    .await
            }
            BuildStep::Undo => {
                let draft = if is_stale {
                    draft
                } else {
                    self.games.undo_draft(&draft, by, now).await?
                };
                self.drawn(caller, &draft, None, None, None).await
            }
            BuildStep::Code => {
                let code = self.store.code_ruleset(&draft.rules, now).await?;
                let line = write_rules_line(&draft.rules).ok();
                Ok(CommandResponse::Privately(text::ruleset_code(
                    caller.locale,
                    &draft.rules,
                    &code,
                    line.as_deref(),
                )))
            }
            BuildStep::Challenge => {
                self.by_rules(caller, Opponent::Anyone, None, draft.rules)
                    .await
            }
            // The door opens a form for the name, whose text comes to `save`.
            BuildStep::Save => self.drawn(caller, &draft, None, None, None).await,
        }
    }

    /// Saves a draft for the server, under a typed name.
    ///
    /// Fails when the name cannot be used or the server has too many.
    pub async fn save_draft(
        &self,
        caller: &Caller,
        draft: DraftId,
        typed: &str,
    ) -> Result<CommandResponse, ServiceError> {
        let draft = self.games.draft(draft, caller.user).await?;
        let name = SavedName::typed(typed)?;
        let saving = self
            .games
            .save_ruleset(
                caller.location,
                caller.user,
                &name,
                &draft.rules,
                caller.now,
            )
            .await?;
        self.drawn(caller, &draft, None, None, Some((&name, saving)))
            .await
    }

    /// Saves rules for the server, under a typed name.
    pub async fn save_rules(
        &self,
        caller: &Caller,
        rules: &Ruleset,
        typed: &str,
    ) -> Result<CommandResponse, ServiceError> {
        let name = SavedName::typed(typed)?;
        let (at, by, now) = (caller.location, caller.user, caller.now);
        let saving = self.games.save_ruleset(at, by, &name, rules, now).await?;
        let reply = text::rules_saved(caller.locale, &name, saving);
        Ok(CommandResponse::Privately(reply))
    }

    /// The message of a draft, with the menus of a group and of a rule.
    async fn drawn(
        &self,
        caller: &Caller,
        draft: &Draft,
        group: Option<Group>,
        rule: Option<&'static Rule>,
        saved: Option<(&SavedName, Saving)>,
    ) -> Result<CommandResponse, ServiceError> {
        let reply = text::draft(caller.locale, caller.user.door, draft, group, rule, saved);
        let page = self.pages.site(&rules_path(&draft.rules));
        let reply = text::with_rules_page(caller.locale, reply, page);
        let trial = trial(&draft.rules).await;
        let reply = text::with_trial(caller.locale, reply, &draft.rules, trial);
        let reply = self.as_liked(caller, reply, None, None).await?;
        Ok(CommandResponse::Privately(reply))
    }
}
