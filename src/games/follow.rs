//! Following a game of others: its end comes as a direct message.

use crate::games::GameState;
use crate::ids::ExternalUser;

/// How many running games one person can follow.
pub const MOST_FOLLOWED: u32 = 20;

raichi_rules::codes! {
    /// Why a game is not followed.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum FollowRefusal {
        /// The person plays in it.
        Own = "own",
        /// It is over.
        Over = "over",
        /// The person follows as many as one can.
        Full = "full",
        /// The person has switched such messages off.
        Off = "off",
        /// There is no conversation with the person.
        Direct = "direct",
    }
}

/// Refuses to follow a game in which the user plays, or which is over.
pub fn may_follow(state: &GameState, user: ExternalUser) -> Result<(), FollowRefusal> {
    if state.ending().is_some() {
        return Err(FollowRefusal::Over);
    }
    let plays = [state.attackers, state.defenders]
        .iter()
        .any(|player| player.key == user.key);
    if plays {
        Err(FollowRefusal::Own)
    } else {
        Ok(())
    }
}
