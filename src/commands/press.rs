//! Buttons that were pressed.

use raichi_rules::tafl::Side;

use super::{Asker, Desk, Said, games};
use crate::{
    games::{Act, No, Pointer, Question, Reaction, Reason, Refusal, Response},
    ids::ChallengeId,
    text::{self, Answer, Press, Wish},
};

impl Desk {
    /// Does what a button asks for.
    ///
    /// # Errors
    ///
    /// When it is refused, or the store fails.
    pub async fn press(&self, asker: &Asker, press: Press) -> Result<Said, No> {
        self.check_server(asker, press).await?;
        let said = self.try_press(asker, press).await;
        if self.goes_on_here(asker, &said).await? {
            return self.try_press(asker, press).await;
        }
        said
    }

    /// Refuses a button for something in another server. No message has one; an id can be made up.
    async fn check_server(&self, asker: &Asker, press: Press) -> Result<(), No> {
        match press {
            Press::Challenge { id, .. } => self.games.challenge_is_here(id, asker.venue).await,
            Press::Rematch { game }
            | Press::Resign {
                game,
                answer: Answer::No,
                ..
            } => {
                let found = self
                    .games
                    .find(Pointer::Game(game), asker.venue, asker.visitor);
                found.await.map(drop)
            }
            // The game is looked up in the asker's server.
            Press::Board { .. }
            | Press::Pick(_)
            | Press::Answer { .. }
            | Press::Continue { .. }
            | Press::Resign {
                answer: Answer::Yes,
                ..
            } => Ok(()),
            // It names no game.
            Press::Games { .. } => Ok(()),
        }
    }

    async fn try_press(&self, asker: &Asker, press: Press) -> Result<Said, No> {
        let by = asker.visitor;
        match press {
            Press::Challenge { id, reaction } => {
                if reaction == Reaction::Accept {
                    asker.need_to_post()?;
                }
                self.react(asker, id, reaction, None).await
            }
            Press::Rematch { game } => self.rematch(asker, game).await,
            Press::Board { game, seen, wish } => match wish {
                Wish::Move => self.begin_to_pick(asker, game, seen).await,
                Wish::Draw => {
                    let act = Act::Ask(Question::Draw);
                    self.act(asker, Pointer::Game(game), &act, Some(seen)).await
                }
                Wish::Takeback => {
                    let act = Act::Ask(Question::Takeback);
                    self.act(asker, Pointer::Game(game), &act, Some(seen)).await
                }
                Wish::Resign => {
                    let asked = self.ask_to_resign(asker, Pointer::Game(game), Some(seen));
                    asked.await
                }
            },
            Press::Games { player, .. } if player != by.key => Err(Refusal::NotYours.into()),
            Press::Games { page, .. } => games::games(self, asker, page).await,
            Press::Pick(pick) => self.pick(asker, pick).await,
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
                let (pointer, act) = (Pointer::Game(game), Act::Resign { seen });
                let done = self.acted(asker, pointer, &act, Some(seen)).await?;
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
                self.act(asker, Pointer::Game(game), &act, None).await
            }
            Press::Continue { game } => {
                self.act(asker, Pointer::Game(game), &Act::Continue, None)
                    .await
            }
        }
    }

    /// Declines a challenge, for the reason that was typed, if one was.
    ///
    /// # Errors
    ///
    /// When it is refused, or the store fails.
    pub async fn decline(&self, asker: &Asker, id: ChallengeId, reason: &str) -> Result<Said, No> {
        self.games.challenge_is_here(id, asker.venue).await?;
        let reason = Reason::typed(reason)?;
        self.react(asker, id, Reaction::Decline, reason.as_ref())
            .await
    }

    /// Refuses whoever cannot decline a challenge, before the reason is asked for.
    ///
    /// # Errors
    ///
    /// As [`Desk::decline`].
    pub async fn may_decline(&self, asker: &Asker, id: ChallengeId) -> Result<(), No> {
        self.games.challenge_is_here(id, asker.venue).await?;
        self.games.may_decline(id, asker.visitor, asker.now).await
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
}

/// The side that somebody without a wish plays.
pub(super) fn chance() -> Side {
    if rand::random() {
        Side::Attackers
    } else {
        Side::Defenders
    }
}
