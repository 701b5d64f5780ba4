//! Challenges by buttons: first the rules are chosen.

use raichi_ratings::NotRated;
use raichi_rules::Ruleset;

use super::{Caller, CommandHandler, CommandResponse, chance};
use crate::{
    games::{
        Challenged, FIRST_RULES, Level, Offer, Opponent, RatedRule, Refusal, Room, RulesGroup,
        ServerSettings, Terms, TimeControl, may_challenge,
    },
    ids::{ExternalId, ExternalUser},
    reply::HelpTopic,
    service::ServiceError,
    store::Committed,
    text,
};

/// Why the games of a challenge are casual, as far as the challenger decides: `asked` is whether they are to be rated,
/// if the challenger says so; otherwise the server decides.
pub(super) fn unrated(
    caller: &Caller,
    settings: &ServerSettings,
    asked: Option<bool>,
) -> Option<NotRated> {
    let is_wanted = asked.unwrap_or_else(|| settings.rated() == RatedRule::Rated);
    let is_rated = caller.user.door.has_ratings() && is_wanted;
    (!is_rated).then_some(NotRated::Casual)
}

/// The terms of a challenge whose options name only the rules.
pub(super) fn usual_terms(
    caller: &Caller,
    settings: &ServerSettings,
    rules: Ruleset,
) -> Result<Terms, Refusal> {
    let location = caller.location;
    Ok(Terms {
        time_control: settings.time_at(location),
        room: settings.room_at(location, None, &rules)?,
        unrated: unrated(caller, settings, None),
        ..Terms::of(rules)
    })
}

/// The private answer to a challenge that is made, if there is one.
pub(super) fn challenged(
    caller: &Caller,
    settings: &ServerSettings,
    done: Committed,
) -> CommandResponse {
    if settings.has_lost_channels() {
        CommandResponse::Both(done, text::channels_lost(caller.locale))
    } else if caller.posting.pictures {
        CommandResponse::Publicly(done)
    } else {
        CommandResponse::Both(done, text::boards_in_words(caller.locale))
    }
}

impl CommandHandler {
    /// Asks by which rules to challenge somebody.
    pub(super) async fn ask_for_rules(
        &self,
        caller: &Caller,
        opponent: Opponent,
    ) -> Result<CommandResponse, ServiceError> {
        let (opponent, rules) = self.challengeable(caller, opponent).await?;
        Ok(CommandResponse::Privately(text::offer(
            caller.locale,
            caller.user,
            opponent,
            &rules,
            None,
        )))
    }

    /// Whom the caller may challenge where they are, if it is not anyone, and the rules of a challenge that names none.
    pub(super) async fn challengeable(
        &self,
        caller: &Caller,
        opponent: Opponent,
    ) -> Result<(Option<ExternalId>, Ruleset), ServiceError> {
        caller.need_to_post()?;
        let settings = self.games.server_settings(caller.location).await?;
        settings.need_games(caller.location)?;
        let opponent = self.present(caller, opponent)?;
        let offer = Offer {
            opponent,
            level: None,
            terms: Terms::of(self.default_rules(caller).await?),
        };
        let opponent = match may_challenge(caller.user, &offer)? {
            Challenged::Anyone => None,
            Challenged::Person(user) | Challenged::Computer(user, _) => Some(user.key),
        };
        Ok((opponent, offer.terms.rules))
    }

    /// Asks by which rules of a group to challenge somebody, or anyone.
    pub(super) async fn offers(
        &self,
        caller: &Caller,
        opponent: Option<ExternalId>,
        group: RulesGroup,
    ) -> Result<CommandResponse, ServiceError> {
        let default = self.default_rules(caller).await?;
        Ok(CommandResponse::Privately(text::offer(
            caller.locale,
            caller.user,
            opponent,
            &default,
            Some(group),
        )))
    }

    /// Challenges somebody, or anyone, by a preset's rules and otherwise the default terms.
    pub(super) async fn offer(
        &self,
        caller: &Caller,
        opponent: Option<ExternalId>,
        rules: &str,
    ) -> Result<CommandResponse, ServiceError> {
        let rules = Ruleset::preset(rules).ok_or(Refusal::UnknownButton)?;
        let opponent = opponent.map_or(Opponent::Anyone, |key| {
            let user = ExternalUser {
                door: caller.user.door,
                key,
            };
            if user == self.computer {
                Opponent::Computer(user)
            } else {
                Opponent::Person(user)
            }
        });
        self.by_rules(caller, opponent, None, rules).await
    }

    /// Begins a game against the computer, by a preset's rules.
    pub(super) async fn play_computer(
        &self,
        caller: &Caller,
        level: Level,
        rules: &str,
    ) -> Result<CommandResponse, ServiceError> {
        let rules = Ruleset::preset(rules).ok_or(Refusal::UnknownButton)?;
        let computer = Opponent::Computer(self.computer);
        self.by_rules(caller, computer, Some(level), rules).await
    }

    /// Challenges somebody by these rules and otherwise the default terms.
    pub(super) async fn by_rules(
        &self,
        caller: &Caller,
        opponent: Opponent,
        level: Option<Level>,
        rules: Ruleset,
    ) -> Result<CommandResponse, ServiceError> {
        let settings = self.games.server_settings(caller.location).await?;
        let opponent = self.present(caller, opponent)?;
        let mut terms = usual_terms(caller, &settings, rules)?;
        if matches!(opponent, Opponent::Computer(_)) {
            terms.time_control = TimeControl::Unlimited;
            terms.room = settings.computer_room_at(caller.location, None, &terms.rules)?;
        }
        let mut offer = Offer {
            opponent,
            level,
            terms,
        };
        self.suit(caller, &mut offer, true).await?;
        self.challenge(caller, &settings, &offer).await
    }

    /// The rules of a challenge that names none.
    pub(crate) async fn default_rules(&self, caller: &Caller) -> Result<Ruleset, ServiceError> {
        let settings = self.games.server_settings(caller.location).await?;
        let experience = self.store.experience(caller.user).await?;
        Ok(experience.rules(&settings, caller.location))
    }

    /// Where the computer is challenged, chooses by what the caller has played what they have left open: the level, and the
    /// side.
    pub(super) async fn suit(
        &self,
        caller: &Caller,
        offer: &mut Offer,
        is_side_open: bool,
    ) -> Result<(), ServiceError> {
        if !matches!(offer.opponent, Opponent::Computer(_)) {
            return Ok(());
        }
        let experience = self.store.experience(caller.user).await?;
        offer.level.get_or_insert(experience.level());
        if is_side_open {
            offer.terms.side = experience.side(&offer.terms.rules);
        }
        Ok(())
    }

    /// Who is challenged where the caller is: in direct messages, nobody else than the computer and the caller can
    /// play.
    pub(super) fn present(&self, caller: &Caller, opponent: Opponent) -> Result<Opponent, Refusal> {
        match opponent {
            _ if !caller.location.is_direct() => Ok(opponent),
            Opponent::Anyone => Ok(Opponent::Computer(self.computer)),
            Opponent::Person(person) if person != caller.user => Err(Refusal::OnlyComputerHere),
            Opponent::Person(_) | Opponent::Computer(_) | Opponent::Bot => Ok(opponent),
        }
    }

    /// Makes a challenge; one to oneself or to the computer begins the game.
    pub(super) async fn challenge(
        &self,
        caller: &Caller,
        settings: &ServerSettings,
        offer: &Offer,
    ) -> Result<CommandResponse, ServiceError> {
        caller.need_to_post()?;
        let (request, location) = (caller.request, caller.location);
        let mut offer = offer.clone();
        if location.is_direct() {
            offer.opponent = self.present(caller, offer.opponent)?;
            // There are no threads in direct messages.
            offer.terms.room = Room::Channel;
        }
        let done = self
            .games
            .challenge(request, location, caller.user, &offer, chance(), caller.now)
            .await?;
        Ok(match self.shown_after(caller, done).await? {
            CommandResponse::Publicly(done) => challenged(caller, settings, done),
            private => private,
        })
    }

    /// Answers a button of the greeting.
    pub(super) async fn help(
        &self,
        caller: &Caller,
        topic: HelpTopic,
    ) -> Result<CommandResponse, ServiceError> {
        match topic {
            HelpTopic::Challenge => self.ask_for_rules(caller, Opponent::Anyone).await,
            HelpTopic::Lesson => self.open_lesson(caller, None).await,
            HelpTopic::Rules => {
                let rules = Ruleset::preset(FIRST_RULES).unwrap_or_default();
                self.explain(caller, &rules).await
            }
            HelpTopic::Commands | HelpTopic::LearningCommands | HelpTopic::SettingCommands => {
                let (locale, door) = (caller.locale, caller.user.door);
                let commands = text::commands(locale, door, topic);
                Ok(CommandResponse::Privately(commands))
            }
            HelpTopic::AllRules => Ok(CommandResponse::Privately(text::all_rulesets(
                caller.locale,
            ))),
        }
    }
}
