//! Changes to a game that no player caused by an action in it: time-outs, suspensions, vacations.

use time::OffsetDateTime;

use crate::{
    games::{AdminResult, ChannelProblem, Event, GameState, Turn, decide::follow},
    ids::PlayerId,
};

/// A change to a game that is not an action in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trigger {
    /// The time of the player to move ran out.
    RunOut,
    /// The game cannot go on for now.
    Suspend(ChannelProblem),
    /// The game can go on again.
    Resume,
    /// A player goes on vacation.
    VacationBegins {
        /// Who.
        player: PlayerId,
        /// Until when.
        until: OffsetDateTime,
    },
    /// A player comes back from vacation.
    VacationEnds {
        /// Who.
        player: PlayerId,
    },
    /// A player undoes the vacation that has just begun.
    VacationUndone {
        /// Who.
        player: PlayerId,
    },
    /// A player is found to have left the server.
    Left {
        /// Who.
        player: PlayerId,
    },
    /// An admin ends the game.
    AdminEnds(AdminResult),
    /// An admin moves the game to another channel.
    AdminMoves,
    /// A player has all personal data erased.
    Erased {
        /// Who.
        player: PlayerId,
    },
}

/// Decides what a trigger does to a game; `None` if it has no effect on the present state.
pub fn apply_trigger(state: &GameState, trigger: Trigger, now: OffsetDateTime) -> Option<Turn> {
    let history = state.history();
    let run_out = state.time.clock.run_out(now).is_some();
    let seated = |player| {
        let side = state.side_of(player)?;
        // A player with both sides has no clock to stop, and keeps no one waiting.
        (!state.is_hot_seat()).then_some((player, side))
    };
    let (by, event) = match trigger {
        Trigger::RunOut if run_out => (None, Event::RunOut),
        Trigger::Suspend(why) if history.suspended().is_none() => (None, Event::Suspend(why)),
        Trigger::Resume if history.suspended().is_some() => (None, Event::Resume),
        // A vacation does not save a game that is lost on time.
        Trigger::VacationBegins { player, until } if !run_out => {
            let (player, side) = seated(player)?;
            if history.away(side).is_some() {
                return None;
            }
            (Some((player, side)), Event::VacationBegins { until })
        }
        Trigger::VacationEnds { player } => {
            let (player, side) = seated(player)?;
            history.away(side)?;
            (Some((player, side)), Event::VacationEnds)
        }
        Trigger::VacationUndone { player } => {
            let (player, side) = seated(player)?;
            history.away(side)?;
            (Some((player, side)), Event::VacationUndone)
        }
        Trigger::Left { player } if !run_out => {
            let (player, side) = seated(player)?;
            if history.has_left(side) {
                return None;
            }
            (Some((player, side)), Event::Left)
        }
        Trigger::AdminEnds(result) => (None, Event::AdminEnds(result)),
        Trigger::AdminMoves => (None, Event::AdminMoves),
        Trigger::Erased { player } => {
            let side = state.side_of(player)?;
            (Some((player, side)), Event::Erased)
        }
        _ => return None,
    };
    follow(state, by, event, now).ok().map(|(_, turn)| turn)
}

/// Applies a trigger to those games that it affects.
pub(crate) fn apply_trigger_to_all(
    tables: Vec<GameState>,
    trigger: Trigger,
    now: OffsetDateTime,
) -> Vec<(GameState, Turn)> {
    let turn = |state: GameState| apply_trigger(&state, trigger, now).map(|turn| (state, turn));
    tables.into_iter().filter_map(turn).collect()
}
