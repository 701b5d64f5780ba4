//! Entries of the log by their numbers, from 1: by these, buttons and questions know whether what they were made for is
//! still as it was.

use raichi_rules::Side;

use super::History;
use crate::games::{Event, HistoryEntry, Question};

impl History {
    /// How many entries the log has.
    pub fn entries(&self) -> u32 {
        u32::try_from(self.log.len()).unwrap_or(u32::MAX)
    }

    /// Whether an entry is a move in force.
    pub fn stands(&self, number: u32) -> bool {
        self.standing.binary_search(&number).is_ok()
    }

    /// The entry number of the newest move in force; 0 if there is none.
    pub fn newest_move(&self) -> u32 {
        self.standing.last().copied().unwrap_or(0)
    }

    /// The entry number of the move in force before so many newer ones, if there is one.
    pub fn move_before(&self, newer: usize) -> Option<u32> {
        self.standing.iter().rev().nth(newer).copied()
    }

    /// The entry number of a side's newest move in force; 0 if there is none.
    pub fn newest_move_of(&self, side: Side) -> u32 {
        let mut newest = self.played.iter().zip(&self.standing).rev();
        newest
            .find(|(played, _)| played.by == side)
            .map_or(0, |(_, number)| *number)
    }

    /// The entry by which the current turn began: a move, or a takeback; 0 is the start.
    pub const fn turn_began(&self) -> u32 {
        self.turn_began
    }

    /// Whether the turn is still the one of the `number`th entry: since then, nobody has moved or taken a move back,
    /// except for actions of this turn. Questions may have been asked and answered.
    pub fn has_turn_of(&self, number: u32) -> bool {
        (self.turn_began..=self.entries()).contains(&number)
    }

    /// The entry number of the newest move in force that ended a turn; 0 if none has.
    pub fn newest_turn_end(&self) -> u32 {
        self.newest_move_of(self.board.to_move().opponent())
    }

    /// The question that the newest entry has dropped unanswered, if it is a takeback.
    pub fn dropped_by_takeback(&self) -> Option<Question> {
        let (newest, before) = self.log.split_last()?;
        if newest.event != Event::TakeBack {
            return None;
        }
        before.iter().rev().find_map(|entry| match entry.event {
            Event::Ask(question) => Some(Some(question)),
            Event::Answer(..) | Event::Withdraw(_) => Some(None),
            event => event.changes_board().then_some(None),
        })?
    }

    /// Whether no player has acted in the game since its `number`th entry. It may have been suspended and resumed,
    /// and its players may have come and gone.
    pub fn is_as_after(&self, number: u32) -> bool {
        number <= self.entries()
            && self.numbered_since(number).all(|(_, entry)| {
                matches!(
                    entry.event,
                    Event::Suspend(_)
                        | Event::Prolong
                        | Event::Resume
                        | Event::VacationBegins { .. }
                        | Event::VacationEnds
                        | Event::VacationUndone
                        | Event::Left
                        | Event::AdminMoves
                )
            })
    }

    /// The entries after the `number`th, with their numbers.
    pub fn numbered_since(&self, number: u32) -> impl Iterator<Item = (u32, &HistoryEntry)> {
        let skipped = usize::try_from(number).unwrap_or(usize::MAX);
        (number + 1..).zip(self.log.iter().skip(skipped))
    }

    /// The events since the newest move in force.
    pub fn since_newest_move(&self) -> impl Iterator<Item = &HistoryEntry> {
        self.numbered_since(self.newest_move())
            .map(|(_, entry)| entry)
    }
}
