//! What a player does in a game without a move and without asking the other: ends a pause, or aborts a game that has
//! hardly begun.

use super::{Asker, Desk, Given, Parameter, Said};
use crate::{games::Act, service::No};

pub(super) const PARAMETERS: [Parameter; 1] = [Parameter::GAME];

/// Does it in the game that is meant.
pub(super) async fn run(desk: &Desk, asker: &Asker, given: &Given, act: Act) -> Result<Said, No> {
    desk.act(asker, given.game(), &act, None).await
}
