//! The private picker: a move in two or three choices, for those who do not type.

use raichi_rules::Ply;

use super::{Asker, Desk, Said};
use crate::{
    games::{Act, No, Pointer, Refusal, Table},
    ids::GameId,
    text::{self, Pick, Step},
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
        let pointer = Pointer::Game(pick.game);
        if let Some(mv) = pick.step.chosen() {
            let act = Act::Move(Ply::from(mv).into());
            return self.act(asker, pointer, &act, Some(pick.seen)).await;
        }
        let game = self.games.find(pointer, asker.venue, asker.visitor).await?;
        let table = self.games.table(game).await?;
        may_move(asker, &table, pick.seen)?;
        let key = asker.visitor.key;
        Ok(Said::Privately(text::picker(
            asker.locale,
            &table,
            key,
            pick.step,
        )))
    }
}

/// Refuses whoever cannot move at a table, and whoever saw it otherwise than it is.
fn may_move(asker: &Asker, table: &Table, seen: u32) -> Result<(), Refusal> {
    let (game, key) = (table.id, asker.visitor.key);
    if table.attackers.key != key && table.defenders.key != key {
        return Err(Refusal::NotAPlayer { game });
    }
    if let Some(ending) = table.ending() {
        return Err(Refusal::Finished { game, ending });
    }
    if !table.course().is_as_after(seen) {
        return Err(Refusal::MovedOn);
    }
    if let Some(why) = table.course().suspended() {
        return Err(Refusal::Suspended { why });
    }
    if table.course().is_paused() {
        return Err(Refusal::Paused);
    }
    match table.turn_of() {
        Some(turn_of) if turn_of.key != key => Err(Refusal::NotYourTurn {
            turn_of,
            until: table.time.clock.deadline(),
        }),
        _ => Ok(()),
    }
}
