//! What befalls a game without anybody's act in it.

use time::OffsetDateTime;

use crate::{
    games::{ChannelProblem, Event, GameState, Turn, decide::follow},
    ids::PlayerId,
};

/// What befalls a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trigger {
    /// The time of whoever's turn it is ran out.
    RunOut,
    /// It cannot go on for now.
    Suspend(ChannelProblem),
    /// It can go on again.
    Resume,
    /// Somebody goes on vacation.
    VacationBegins {
        /// Who.
        player: PlayerId,
        /// Until when.
        until: OffsetDateTime,
    },
    /// Somebody comes back from vacation.
    VacationEnds {
        /// Who.
        player: PlayerId,
    },
    /// Somebody is found to have left the server.
    Left {
        /// Who.
        player: PlayerId,
    },
}

/// Decides what an event makes of a game; nothing, if it does not concern the game as it stands.
#[must_use]
pub fn apply_trigger(state: &GameState, trigger: Trigger, now: OffsetDateTime) -> Option<Turn> {
    let history = state.history();
    let run_out = state.time.clock.run_out(now).is_some();
    let seated = |player| {
        let side = state.side_of(player)?;
        // Whoever plays both sides has no clock that could stand, and keeps nobody waiting.
        (!state.is_hot_seat()).then_some((player, side))
    };
    let (by, event) = match trigger {
        Trigger::RunOut if run_out => (None, Event::RunOut),
        Trigger::Suspend(why) if history.suspended().is_none() => (None, Event::Suspend(why)),
        Trigger::Resume if history.suspended().is_some() => (None, Event::Resume),
        // A vacation does not come to the rescue of a game that is lost.
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
        Trigger::Left { player } if !run_out => {
            let (player, side) = seated(player)?;
            if history.has_left(side) {
                return None;
            }
            (Some((player, side)), Event::Left)
        }
        _ => return None,
    };
    follow(state, by, event, now).ok().map(|(_, turn)| turn)
}

/// What an event makes of those games that it concerns.
pub(crate) fn apply_trigger_to_all(
    tables: Vec<GameState>,
    trigger: Trigger,
    now: OffsetDateTime,
) -> Vec<(GameState, Turn)> {
    let turn = |state: GameState| apply_trigger(&state, trigger, now).map(|turn| (state, turn));
    tables.into_iter().filter_map(turn).collect()
}
