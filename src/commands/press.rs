//! Buttons that were pressed.

use raichi_rules::Side;

use super::{Asker, Desk, Said, games};
use crate::{
    games::{Act, No, Play, Pointer, Reaction, Refusal},
    text::{self, Answer, Press, Wish},
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
            Press::Board { game, seen, wish } => match wish {
                Wish::Move => self.begin_to_pick(asker, game, seen).await,
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
                let play = Play {
                    pointer: Pointer::Game(game),
                    venue: asker.venue,
                    by,
                    act: &Act::Resign { seen },
                    seen: Some(seen),
                    now: asker.now,
                };
                let done = self.games.act(asker.request, play).await?;
                Ok(Said::Both(done, text::resigned(asker.locale, game)))
            }
        }
    }
}
