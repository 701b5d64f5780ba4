//! The private picker: a move in two or three choices, for those who do not type.

use super::{Asker, Desk, Said};
use crate::{
    games::Refusal,
    ids::GameId,
    reply::{Pick, Step},
    service::{No, Pointer},
    text,
};

impl Desk {
    /// Begins to pick a move in a game that looked so when the button was made.
    pub(super) async fn begin_to_pick(
        &self,
        asker: &Asker,
        game: GameId,
        seen: u32,
    ) -> Result<Said, No> {
        let pick = Pick {
            game,
            seen,
            player: asker.visitor.key,
            step: Step::Start,
        };
        self.pick(asker, pick).await
    }

    /// Goes one step further, or plays what was picked.
    pub(super) async fn pick(&self, asker: &Asker, pick: Pick) -> Result<Said, No> {
        if pick.player != asker.visitor.key {
            return Err(Refusal::NotYours.into());
        }
        if let Some(mv) = pick.step.chosen() {
            return self.play(asker, pick.game, mv, Some(pick.seen)).await;
        }
        let pointer = Pointer::Game(pick.game);
        let play = asker.play(pointer, Some(pick.seen));
        let table = self.games.to_move(play).await?;
        let key = asker.visitor.key;
        Ok(Said::Privately(text::picker(
            asker.locale,
            &table,
            key,
            pick.step,
        )))
    }
}
