//! Buttons that were pressed.

use raichi_rules::Side;

use super::{Asker, Desk, Said};
use crate::{
    games::{Act, No, Play, Pointer, Reaction, Refusal},
    ids::GameId,
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
                let chance = if rand::random() {
                    Side::Attackers
                } else {
                    Side::Defenders
                };
                let done = self
                    .games
                    .react(asker.request, id, by, reaction, chance, asker.now)
                    .await?;
                Ok(Said::Publicly(done))
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
