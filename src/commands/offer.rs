//! Challenges by buttons: first the rules are chosen.

use raichi_rules::Ruleset;

use super::{Caller, CommandHandler, CommandResponse, chance};
use crate::{
    games::{
        Challenged, Offer, Opponent, Refusal, ServerSettings, Terms, TimeControl, may_challenge,
    },
    ids::{ExternalId, ExternalUser},
    reply::HelpTopic,
    service::ServiceError,
    text,
};

/// The ruleset that explains the game to beginners.
const FIRST_RULES: &str = "brandubh";

impl CommandHandler {
    /// Asks by which rules to challenge somebody.
    pub(super) async fn ask_for_rules(
        &self,
        caller: &Caller,
        opponent: Opponent,
    ) -> Result<CommandResponse, ServiceError> {
        caller.need_to_post()?;
        let settings = self.games.server_settings(caller.location).await?;
        settings.need_games(caller.location)?;
        let offer = Offer {
            opponent,
            level: None,
            terms: Terms::of(Ruleset::default()),
        };
        let opponent = match may_challenge(caller.user, &offer)? {
            Challenged::Anyone => None,
            Challenged::Person(user) | Challenged::Computer(user, _) => Some(user.key),
        };
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
        let settings = self.games.server_settings(caller.location).await?;
        let mut terms = Terms::of(rules);
        terms.room = settings.room_at(caller.location, None)?;
        terms.time_control = match opponent {
            Opponent::Computer(_) => TimeControl::Unlimited,
            _ => settings.time_at(caller.location),
        };
        let offer = Offer {
            opponent,
            level: None,
            terms,
        };
        self.challenge(caller, &settings, &offer).await
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
        let done = self
            .games
            .challenge(request, location, caller.user, offer, chance(), caller.now)
            .await?;
        Ok(if settings.has_lost_channels() {
            CommandResponse::Both(done, text::channels_lost(caller.locale))
        } else if caller.posting.pictures {
            CommandResponse::Publicly(done)
        } else {
            CommandResponse::Both(done, text::boards_in_words(caller.locale))
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
            HelpTopic::Rules => {
                let rules = Ruleset::preset(FIRST_RULES).unwrap_or_default();
                let reply = text::rules(caller.locale, &rules);
                Ok(CommandResponse::Privately(
                    self.as_liked(caller, reply, None, None).await?,
                ))
            }
            HelpTopic::Commands => Ok(CommandResponse::Privately(text::all_commands(
                caller.locale,
                caller.user.door,
            ))),
        }
    }
}
