//! What befalls a game without anybody's act in it.

use time::OffsetDateTime;

use crate::{
    games::{Deed, Hindrance, Table, Turn, decide::follow},
    ids::PlayerId,
};

/// What befalls a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// The time of whoever's turn it is ran out.
    RunOut,
    /// It cannot go on for now.
    Suspend(Hindrance),
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
pub fn befall(table: &Table, event: Event, now: OffsetDateTime) -> Option<Turn> {
    let course = table.course();
    let run_out = table.time.clock.run_out(now).is_some();
    let seated = |player| {
        let side = table.side_of(player)?;
        // Whoever plays both sides has no clock that could stand, and keeps nobody waiting.
        (!table.is_hot_seat()).then_some((player, side))
    };
    let (by, deed) = match event {
        Event::RunOut if run_out => (None, Deed::RunOut),
        Event::Suspend(why) if course.suspended().is_none() => (None, Deed::Suspend(why)),
        Event::Resume if course.suspended().is_some() => (None, Deed::Resume),
        // A vacation does not come to the rescue of a game that is lost.
        Event::VacationBegins { player, until } if !run_out => {
            let (player, side) = seated(player)?;
            if course.away(side).is_some() {
                return None;
            }
            (Some((player, side)), Deed::VacationBegins { until })
        }
        Event::VacationEnds { player } => {
            let (player, side) = seated(player)?;
            course.away(side)?;
            (Some((player, side)), Deed::VacationEnds)
        }
        Event::Left { player } if !run_out => {
            let (player, side) = seated(player)?;
            if course.has_left(side) {
                return None;
            }
            (Some((player, side)), Deed::Left)
        }
        _ => return None,
    };
    follow(table, by, deed, now).ok().map(|(_, turn)| turn)
}

/// What an event makes of those games that it concerns.
pub(crate) fn befall_all(
    tables: Vec<Table>,
    event: Event,
    now: OffsetDateTime,
) -> Vec<(Table, Turn)> {
    let turn = |table: Table| befall(&table, event, now).map(|turn| (table, turn));
    tables.into_iter().filter_map(turn).collect()
}
