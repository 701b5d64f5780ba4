//! Buttons that were pressed.

use raichi_rules::Side;

use super::{Asker, Desk, Said, games};
use crate::{
    games::{Act, No, Pointer, Question, Reaction, Refusal},
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
                Wish::Draw | Wish::Takeback => {
                    let question = match wish {
                        Wish::Draw => Question::Draw,
                        _ => Question::Takeback,
                    };
                    let (pointer, act) = (Pointer::Game(game), Act::Ask(question));
                    self.act(asker, pointer, &act, Some(seen)).await
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
}
