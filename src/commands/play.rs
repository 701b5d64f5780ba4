use raichi_rules::Ruleset;

use super::{
    Arguments, Caller, CommandHandler, CommandResponse, Completion, Kind, Parameter,
    challenge::RULES, chance, rules::ruleset,
};
use crate::{
    games::{Offer, Opponent, Terms},
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
    let seeker = handler.seeker(caller);
    let request = caller.request;
    let joined = handler
        .games
        .join(request, seeker, wanted.as_ref(), chance())
        .await?;
    if let Some(joined) = joined {
        let RequestOutcome::Accepted { game, .. } = joined.done.outcome else {
            // An earlier delivery of the request found nothing to join.
            return Ok(CommandResponse::Publicly(joined.done));
        };
        let reply = text::joined(caller.locale, game, &joined.challenge);
        return Ok(CommandResponse::Both(joined.done, reply));
    }
    let offer = Offer {
        opponent: Opponent::Anyone,
        level: None,
        terms: usual_terms(wanted),
    };
    match handler.challenge(caller, &offer).await? {
        CommandResponse::Publicly(done) => {
            Ok(CommandResponse::Both(done, text::posted(caller.locale)))
        }
        response => Ok(response),
    }
}

/// The terms of whoever names none but the rules, or not even those.
fn usual_terms(rules: Option<Ruleset>) -> Terms {
    Terms::of(rules.unwrap_or_default())
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
