use raichi_rules::{Ruleset, presets};

use super::{
    Arguments, Caller, CommandHandler, CommandResponse, Completion, Kind, Parameter,
    challenge::RULES, chance, offer::usual_terms, rules::ruleset,
};
use crate::{
    games::{Offer, Opponent},
    service::{Seeker, ServiceError},
    store::RequestOutcome,
    text,
};

pub(super) const PARAMETERS: [Parameter; 1] =
    [Parameter::optional(RULES, Kind::Text(Completion::Ruleset))];

/// Joins the oldest open challenge of the server that fits, or posts one. Where nobody else can be met, the computer is
/// offered.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let wanted = match given.text(RULES) {
        Some(text) => Some(ruleset(Some(text))?),
        None => None,
    };
    caller.need_to_be_there()?;
    if caller.location.is_direct() {
        return against_computer(handler, caller, wanted).await;
    }
    let seeker = handler.seeker(caller);
    let request = caller.request;
    let joined = handler
        .games
        .join(request, seeker, wanted.as_ref(), chance())
        .await?;
    if let Some(joined) = joined {
        return Ok(match joined.done.outcome {
            RequestOutcome::Accepted { challenge, game } if challenge == joined.challenge.id => {
                let reply = text::joined(caller.locale, game, &joined.challenge);
                CommandResponse::Both(joined.done, reply)
            }
            // An earlier delivery of the request has done something else.
            _ => CommandResponse::Publicly(joined.done),
        });
    }
    let settings = handler.games.server_settings(caller.location).await?;
    let offer = Offer {
        opponent: Opponent::Anyone,
        level: None,
        terms: usual_terms(caller, &settings, wanted)?,
    };
    match handler.challenge(caller, &settings, &offer).await? {
        CommandResponse::Publicly(done)
            if matches!(done.outcome, RequestOutcome::Challenged { .. }) =>
        {
            Ok(CommandResponse::Both(done, text::posted(caller.locale)))
        }
        response => Ok(response),
    }
}

/// Asks how strong the computer is to play; by rules that no button can name, begins a game at the default level.
async fn against_computer(
    handler: &CommandHandler,
    caller: &Caller,
    rules: Option<Ruleset>,
) -> Result<CommandResponse, ServiceError> {
    let rules = rules.unwrap_or_default();
    match presets().iter().find(|preset| **preset == rules) {
        Some(preset) => Ok(CommandResponse::Privately(text::levels(
            caller.locale,
            preset,
        ))),
        None => {
            handler
                .by_rules(caller, Opponent::Anyone, None, rules)
                .await
        }
    }
}

impl CommandHandler {
    /// The user as somebody who looks for a game.
    pub(super) fn seeker<'a>(&'a self, caller: &Caller) -> Seeker<'a> {
        Seeker {
            by: caller.user,
            location: caller.location,
            members: self.members.as_ref(),
            now: caller.now,
        }
    }
}
