//! Buttons that were pressed.

use raichi_rules::Side;

use super::{Asker, Desk, Said};
use crate::{
    games::{Act, No, Play, Pointer, Reaction, Reason, Refusal, Response},
    ids::{ChallengeId, GameId},
    store::Done,
    text::{self, Answer, Press},
};

impl Desk {
    /// Does what a button asks for.
    ///
    /// # Errors
    ///
    /// When it is refused, or the store fails.
    pub async fn press(&self, asker: &Asker, press: Press) -> Result<Said, No> {
        let by = asker.visitor;
        match press {
            Press::Challenge { id, reaction } => {
                if reaction == Reaction::Accept {
                    asker.need_to_post()?;
                }
                self.react(asker, id, reaction, None).await
            }
            Press::Rematch { game } => {
                asker.need_to_post()?;
                let asked = self.games.rematch(asker.request, game, by, asker.now);
                Ok(Said::Publicly(asked.await?))
            }
            Press::Resign { player, .. } if player != by.key => Err(Refusal::NotYours.into()),
            Press::Resign {
                game,
                answer: Answer::No,
                ..
            } => Ok(Said::Privately(text::kept_playing(asker.locale, game))),
            Press::Resign {
                game,
                seen,
                answer: Answer::Yes,
                ..
            } => {
                let done = self.act(asker, game, &Act::Resign { seen }).await?;
                Ok(Said::Both(done, text::resigned(asker.locale, game)))
            }
            Press::Answer {
                game,
                asked_at,
                question,
                answer,
            } => {
                let act = Act::Answer {
                    question,
                    asked_at: Some(asked_at),
                    answer,
                };
                Ok(Said::Publicly(self.act(asker, game, &act).await?))
            }
            Press::Continue { game } => {
                Ok(Said::Publicly(self.act(asker, game, &Act::Continue).await?))
            }
        }
    }

    /// Declines a challenge, for the reason that was typed, if one was.
    ///
    /// # Errors
    ///
    /// When it is refused, or the store fails.
    pub async fn decline(&self, asker: &Asker, id: ChallengeId, reason: &str) -> Result<Said, No> {
        let reason = Reason::typed(reason)?;
        self.react(asker, id, Reaction::Decline, reason.as_ref())
            .await
    }

    async fn react(
        &self,
        asker: &Asker,
        id: ChallengeId,
        reaction: Reaction,
        reason: Option<&Reason>,
    ) -> Result<Said, No> {
        let response = Response {
            id,
            by: asker.visitor,
            reaction,
            reason,
            chance: chance(),
        };
        let done = self.games.react(asker.request, response, asker.now).await?;
        Ok(Said::Publicly(done))
    }

    /// Does something in a game whose message says which it is.
    async fn act(&self, asker: &Asker, game: GameId, act: &Act) -> Result<Done, No> {
        let play = Play {
            pointer: Pointer::Game(game),
            venue: asker.venue,
            by: asker.visitor,
            act,
            now: asker.now,
        };
        self.games.act(asker.request, play).await
    }
}

/// The side that somebody without a wish plays.
pub(super) fn chance() -> Side {
    if rand::random() {
        Side::Attackers
    } else {
        Side::Defenders
    }
}
