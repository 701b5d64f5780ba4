//! Challenges by buttons: first the rules are chosen.

use raichi_rules::Ruleset;

use super::{Caller, CommandHandler, CommandResponse, chance};
use crate::{
    games::{Offer, Opponent, Refusal, Terms, may_challenge},
    ids::{ExternalId, ExternalUser},
    reply::HelpTopic,
    service::ServiceError,
    text,
};

/// The ruleset that explains the game to beginners.
const FIRST_RULES: &str = "brandubh";

impl CommandHandler {
    /// Asks by which rules to challenge somebody.
    pub(super) fn ask_for_rules(
        caller: &Caller,
        opponent: Opponent,
    ) -> Result<CommandResponse, ServiceError> {
        caller.need_to_post()?;
        let offer = Offer {
            opponent,
            terms: Terms::of(Ruleset::default()),
        };
        let opponent = may_challenge(caller.user, &offer)?;
        let opponent = opponent.map(|opponent| opponent.key);
        Ok(CommandResponse::Privately(text::offer(
            caller.locale,
            caller.user,
            opponent,
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
            Opponent::Person(ExternalUser {
                door: caller.user.door,
                key,
            })
        });
        let offer = Offer {
            opponent,
            terms: Terms::of(rules),
        };
        self.challenge(caller, &offer).await
    }

    /// Makes a challenge; one to oneself begins the game.
    pub(super) async fn challenge(
        &self,
        caller: &Caller,
        offer: &Offer,
    ) -> Result<CommandResponse, ServiceError> {
        caller.need_to_post()?;
        let (request, location) = (caller.request, caller.location);
        let done = self
            .games
            .challenge(request, location, caller.user, offer, chance(), caller.now)
            .await?;
        Ok(if caller.posting.pictures {
            CommandResponse::Publicly(done)
        } else {
            CommandResponse::Both(done, text::boards_in_words(caller.locale))
        })
    }

    /// Answers a button of the greeting.
    pub(super) fn help(caller: &Caller, topic: HelpTopic) -> Result<CommandResponse, ServiceError> {
        match topic {
            HelpTopic::Challenge => Self::ask_for_rules(caller, Opponent::Anyone),
            HelpTopic::Rules => {
                let rules = Ruleset::preset(FIRST_RULES).unwrap_or_default();
                Ok(CommandResponse::Privately(text::rules(
                    caller.locale,
                    &rules,
                )))
            }
            HelpTopic::Commands => Ok(CommandResponse::Privately(text::all_commands(
                caller.locale,
                caller.user.door,
            ))),
        }
    }
}
