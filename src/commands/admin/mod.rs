//! What admins of a server can do. Discord offers these commands to the people whom the server's settings name, at
//! first to those who may manage the server; so nothing is checked here again.

pub(super) mod block;
pub(super) mod close_challenges;
pub(super) mod end;
pub(super) mod export;
pub(super) mod fair_play;
pub(super) mod log;
pub(super) mod move_game;
pub(super) mod remove_rules;
pub(super) mod tournament;

use super::{Arguments, Caller};
use crate::{
    games::{Opponent, Refusal},
    ids::{ExternalUser, GameId},
    store::AdminContext,
};

const GAME: &str = "game";
const PLAYER: &str = "player";

/// The context of an admin's act.
const fn context(caller: &Caller) -> AdminContext {
    AdminContext {
        request: caller.request,
        location: caller.location,
        by: caller.user,
        now: caller.now,
    }
}

/// The game that the command names. Without one, there is none with the number 0.
fn game(given: &Arguments) -> GameId {
    GameId(given.whole(GAME).unwrap_or_default())
}

/// The person that the command names, if it names anybody.
fn person(given: &Arguments) -> Result<Option<ExternalUser>, Refusal> {
    match given.person(PLAYER) {
        None | Some(Opponent::Anyone) => Ok(None),
        Some(Opponent::Person(person)) => Ok(Some(person)),
        Some(Opponent::Computer(_) | Opponent::Bot) => Err(Refusal::NotAPerson),
    }
}
