//! Whom the message about an entry of the log notifies.
//!
//! After a move it is the player to move, and nobody where the same turn goes on. After anything else it is the players
//! who are concerned and did not act; where nobody acted, both. No player is ever notified of their own act, nor of what the
//! computer does at once in answer to it.

use time::{Duration, OffsetDateTime};

use crate::{
    games::{Computer, Event, GameState, HistoryEntry},
    ids::{Player, PlayerId},
};

/// How long after the act of the person an act of the computer is part of it. Later, the person may have gone.
pub(crate) const PROMPT: Duration = Duration::MINUTE;

/// Those whom an event concerns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Concerned {
    /// The players who have to move now.
    Mover,
    /// Everybody who did not act.
    Others,
    /// A player whose vacation has ended by itself, if it is that player's turn.
    Returned,
    /// Nobody: it changes nothing for the others that they would have to know at once.
    Nobody,
}

impl Concerned {
    const fn by(event: Event, is_over: bool) -> Self {
        match event {
            Event::Move(_) if !is_over => Self::Mover,
            Event::Move(_)
            | Event::Resign
            | Event::Ask(_)
            | Event::Answer(..)
            | Event::TakeBack
            | Event::CallDraw
            | Event::Continue
            | Event::Abort
            | Event::Claim
            | Event::RunOut
            | Event::Resume
            | Event::Left
            | Event::AdminEnds(_)
            | Event::AdminMoves
            | Event::Erased => Self::Others,
            Event::VacationEnds => Self::Returned,
            // The player who was asked has nothing to do any more; a team has those whom it calls.
            Event::Withdraw(_)
            | Event::Prolong
            | Event::Suspend(_)
            | Event::VacationBegins { .. }
            | Event::VacationUndone => Self::Nobody,
        }
    }
}

/// Whom the message about the newest entry of a game notifies, or the one about its beginning. Nobody is notified who is
/// known to have left the server.
pub fn notified(state: &GameState) -> Vec<Player> {
    let mut players = notified_players(state);
    players.extend(&state.votes.called);
    players
}

/// Which of the two players are notified.
fn notified_players(state: &GameState) -> Vec<Player> {
    if is_answered_at_once(state) {
        return Vec::new();
    }
    let newest = state.last_entry().filter(|_| !state.is_new());
    let is_over = state.ending().is_some();
    let concerned = match newest {
        // Many games of a player begin at once.
        None if state.in_tournament => Concerned::Mover,
        None => Concerned::Others,
        Some(_) if state.history().acts_amid_turn() => Concerned::Nobody,
        Some(entry) => Concerned::by(entry.event, is_over),
    };
    let actor = match newest {
        None => state.begun_by,
        Some(entry) if concerned == Concerned::Returned && !ended_by_itself(state) => entry.by,
        Some(_) if concerned == Concerned::Returned => None,
        Some(entry) => entry.by.or(state.admin_act.as_ref().map(|act| act.by)),
    };
    let is_meant = |player: PlayerId| match concerned {
        Concerned::Mover => state.turn_of().is_some_and(|mover| mover.id == player),
        Concerned::Others => true,
        Concerned::Returned => {
            let mover = state.turn_of().map(|mover| mover.id);
            mover == Some(player) && newest.is_some_and(|entry| entry.by == Some(player))
        }
        Concerned::Nobody => false,
    };
    let is_there = |player: PlayerId| {
        let side = state.side_of(player);
        side.is_some_and(|side| {
            let is_erased = state.player(side).key.is_erased();
            !state.history().has_left(side) && !state.is_computer(side) && !is_erased
        })
    };
    let mut players = vec![state.attackers];
    players.extend((!state.is_hot_seat()).then_some(state.defenders));
    players.retain(|player| actor != Some(player.id) && is_meant(player.id) && is_there(player.id));
    players
}

/// Whether the newest entry, or the beginning of the game, is part of what the only person of the game has just done.
fn is_answered_at_once(state: &GameState) -> bool {
    let log = state.history().log();
    let Some((newest, before)) = log.split_last().filter(|_| !state.is_new()) else {
        // Nobody else can have begun it.
        return state.is_hot_seat() || state.computer.is_some();
    };
    let is_computers = |it: &Computer| newest.by == Some(it.side);
    state.computer.is_some_and(|it| is_computers(&it))
        && acted_at(state, before).is_some_and(|at| newest.at - at < PROMPT)
}

/// When the person of a game against the computer has last done something in it, such as to begin it.
pub(crate) fn person_acted_at(state: &GameState) -> Option<OffsetDateTime> {
    acted_at(state, state.history().log())
}

fn acted_at(state: &GameState, log: &[HistoryEntry]) -> Option<OffsetDateTime> {
    let person = state.computer?.side.opponent();
    let is_persons = |entry: &&HistoryEntry| entry.by == Some(person);
    let acted_at = log.iter().rev().find(is_persons).map(|entry| entry.at);
    acted_at.or(state.begun_at)
}

/// Whether the vacation that the newest entry ends has lasted as long as it was to last.
fn ended_by_itself(state: &GameState) -> bool {
    let Some((newest, before)) = state.history().log().split_last() else {
        return false;
    };
    let until = |entry: &HistoryEntry| match entry.event {
        Event::VacationBegins { until } if entry.by == newest.by => Some(until),
        _ => None,
    };
    let until = before.iter().rev().find_map(until);
    until.is_some_and(|until| until <= newest.at)
}

#[cfg(test)]
pub(crate) mod tests;
