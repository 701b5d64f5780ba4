//! Which games are not rated, and why.

use raichi_rules::Side;
use time::{Duration, OffsetDateTime};

use crate::{Ending, Facts, FinishedGame, Opponents, Terms};

/// How many games of the same two people are rated within [`SAME_OPPONENT_DAYS`]; further ones are not.
pub const SAME_OPPONENT_GAMES: u32 = 10;

/// The days in which [`SAME_OPPONENT_GAMES`] are counted, back from the end of a game.
pub const SAME_OPPONENT_DAYS: i64 = 30;

/// The moves that each side must have made for a loss on time to count.
pub const TIMEOUT_MOVES: u32 = 2;

raichi_rules::codes! {
    /// Why a game is not rated.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum NotRated {
        /// The players agreed on a casual game.
        Casual = "casual",
        /// One person played both sides.
        OnePerson = "one-person",
        /// A computer played.
        Computer = "computer",
        /// There was no clock.
        NoClock = "no-clock",
        /// The ruleset does not ship with the program.
        OwnRuleset = "own-ruleset",
        /// The two have [`SAME_OPPONENT_GAMES`] rated games within [`SAME_OPPONENT_DAYS`].
        SameOpponent = "same-opponent",
        /// Nobody won or lost.
        Aborted = "aborted",
        /// A player left the server before both had moved.
        LeftEarly = "left-early",
        /// The time ran out before each side had made [`TIMEOUT_MOVES`].
        TimeoutEarly = "timeout-early",
        /// The loser's time had run out in another rated game before, without a move since.
        OneAbsence = "one-absence",
    }
}

impl NotRated {
    /// The reasons that lie in earlier games. Another earlier game may change which of them is given.
    pub const FROM_EARLIER_GAMES: [Self; 2] = [Self::SameOpponent, Self::OneAbsence];
}

impl Terms {
    /// Whether a game by these terms is rated, as far as is known before it begins. `recent_games` is the number of
    /// rated games of the two in the last [`SAME_OPPONENT_DAYS`]; 0 while there is no opponent.
    ///
    /// # Errors
    ///
    /// The reason why it is casual.
    pub const fn check(self, recent_games: u32) -> Result<(), NotRated> {
        if !self.agreed {
            return Err(NotRated::Casual);
        }
        match self.opponents {
            Opponents::TwoPeople => {}
            Opponents::OnePerson => return Err(NotRated::OnePerson),
            Opponents::Computer => return Err(NotRated::Computer),
        }
        if !self.has_clock {
            return Err(NotRated::NoClock);
        }
        if !self.is_shipped {
            return Err(NotRated::OwnRuleset);
        }
        if recent_games >= SAME_OPPONENT_GAMES {
            return Err(NotRated::SameOpponent);
        }
        Ok(())
    }
}

impl FinishedGame {
    /// Whether the game may be rated, as far as the game alone decides.
    ///
    /// # Errors
    ///
    /// The reason why it is not.
    pub fn check_alone(&self) -> Result<(), NotRated> {
        self.terms.check(0)?;
        let [first, second] = self.players;
        if first.player == second.player {
            return Err(NotRated::OnePerson);
        }
        let have_made = |moves| first.moves.min(second.moves) >= moves;
        match self.ending {
            Ending::Decided { .. } => Ok(()),
            Ending::OutOfTime { .. } if have_made(TIMEOUT_MOVES) => Ok(()),
            Ending::OutOfTime { .. } => Err(NotRated::TimeoutEarly),
            Ending::Claimed { .. } if have_made(1) => Ok(()),
            Ending::Claimed { .. } => Err(NotRated::LeftEarly),
            Ending::Aborted => Err(NotRated::Aborted),
        }
    }

    /// Whether the game may be rated after those that were rated before.
    pub(crate) fn check_with(&self, facts: &Facts) -> Result<(), NotRated> {
        self.terms.check(facts.recent_games)?;
        match self.ending {
            Ending::OutOfTime { loser } if self.is_same_absence(loser, facts) => {
                Err(NotRated::OneAbsence)
            }
            _ => Ok(()),
        }
    }

    fn is_same_absence(&self, loser: Side, facts: &Facts) -> bool {
        let Some(former) = facts.players[loser.index()].last_timeout else {
            return false;
        };
        let moved_since = |moved_at: OffsetDateTime| moved_at > former;
        !self.player(loser).last_moved_at.is_some_and(moved_since)
    }
}

/// Whether a game that ended at `ended_at` counts as recent at the end of a later game.
pub(crate) fn is_recent(ended_at: OffsetDateTime, now: OffsetDateTime) -> bool {
    now - ended_at < Duration::days(SAME_OPPONENT_DAYS)
}
