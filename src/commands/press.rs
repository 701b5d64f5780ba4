//! Buttons that were pressed.

use raichi_rules::Side;

use super::{Asker, Desk, Said};
use crate::{
    games::{Act, No, Play, Pointer, Reaction, Refusal},
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
                let play = Play {
                    pointer: Pointer::Game(game),
                    venue: asker.venue,
                    by,
                    act: &Act::Resign { seen },
                    now: asker.now,
                };
                let done = self.games.act(asker.request, play).await?;
                Ok(Said::Both(done, text::resigned(asker.locale, game)))
            }
        }
    }
}
