//! What a ply missed or allowed, by the rules; only that two open lines win is confirmed by a short search.

use raichi_rules::{Game, Played, Ply, Side};

use super::ReviewedPly;
use crate::{Limits, Score, search};

raichi_rules::codes! {
    /// What a ply missed or allowed.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Fact {
        /// The king could have escaped at once.
        MissedEscape = "missed-escape",
        /// The king could have been captured at once.
        MissedKingCapture = "missed-king-capture",
        /// Another ply would have won the game at once.
        MissedWin = "missed-win",
        /// A ply would have opened two lines to escape, of which only one can be closed.
        MissedTuichi = "missed-tuichi",
        /// There was a forced win, and then there was none.
        MissedForcedWin = "missed-forced-win",
        /// A better ply would have opened a line to escape.
        MissedRaichi = "missed-raichi",
        /// The king can escape at once, and it could have been prevented.
        AllowedEscape = "allowed-escape",
        /// The king can be captured at once, and it could have been prevented.
        AllowedKingCapture = "allowed-king-capture",
        /// The other side can win at once, and it could have been prevented.
        AllowedWin = "allowed-win",
        /// The king can open two lines to escape, and it could have been prevented.
        AllowedTuichi = "allowed-tuichi",
    }
}

/// How many nodes it takes to see that two open lines win.
const CONFIRMING: u64 = 3_000;

/// The positions around a ply.
pub(super) struct Around<'a> {
    pub(super) before: &'a Game,
    pub(super) after: &'a Game,
    /// The score after it, for the side that played it.
    pub(super) score_after: Score,
}

impl Around<'_> {
    /// At most one thing that the ply missed and one that it allowed.
    pub(super) fn facts(&self, reviewed: &ReviewedPly) -> Vec<Fact> {
        let has_won = self
            .after
            .outcome()
            .is_some_and(|outcome| outcome.winner == Some(reviewed.by));
        if has_won {
            return Vec::new();
        }
        let facts = [self.missed(reviewed), self.allowed(reviewed)];
        facts.into_iter().flatten().collect()
    }

    fn missed(&self, reviewed: &ReviewedPly) -> Option<Fact> {
        let (by, ply) = (reviewed.by, reviewed.ply);
        let is_still_won = self.score_after.win_in().is_some_and(|plies| plies >= 0);
        let goes_on = self.after.to_move() == by;
        if is_still_won && goes_on {
            return None;
        }
        if let Some(fact) = win_at_once(self.before, by) {
            return Some(match fact {
                Win::Escape => Fact::MissedEscape,
                Win::KingCapture => Fact::MissedKingCapture,
                Win::Other => Fact::MissedWin,
            });
        }
        if is_still_won {
            return None;
        }
        if tuichi(self.before, by, Some(ply)) {
            return Some(Fact::MissedTuichi);
        }
        // Small losses are none to speak of.
        reviewed.mark()?;
        if reviewed.win_in.is_some_and(|plies| plies > 0) {
            return Some(Fact::MissedForcedWin);
        }
        let better = *reviewed.better.first()?;
        let opens = |ply| {
            let (_, played) = after(self.before, ply)?;
            Some(lines(&played) > 0)
        };
        let is_missed = opens(better) == Some(true) && opens(ply) == Some(false);
        is_missed.then_some(Fact::MissedRaichi)
    }

    fn allowed(&self, reviewed: &ReviewedPly) -> Option<Fact> {
        let is_lost_anyway = reviewed.win_in.is_some_and(|plies| plies < 0);
        if is_lost_anyway || reviewed.better.is_empty() || self.after.to_move() == reviewed.by {
            return None;
        }
        let other = reviewed.by.opponent();
        if let Some(win) = win_at_once(self.after, other) {
            return Some(match win {
                Win::Escape => Fact::AllowedEscape,
                Win::KingCapture => Fact::AllowedKingCapture,
                Win::Other => Fact::AllowedWin,
            });
        }
        let is_near = self.score_after.win_in().is_some_and(|plies| plies < 0);
        (is_near && tuichi(self.after, other, None)).then_some(Fact::AllowedTuichi)
    }
}

/// How a side can win at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Win {
    Escape,
    KingCapture,
    Other,
}

/// The plainest way in which the side to move can win with its next ply.
fn win_at_once(game: &Game, by: Side) -> Option<Win> {
    let plies = game.legal_plies().into_iter();
    let wins = plies.filter_map(|ply| {
        let outcome = after(game, ply)?.1.outcome?;
        (outcome.winner == Some(by)).then_some(match outcome.reason.code() {
            "king-escaped" => Win::Escape,
            "king-captured" => Win::KingCapture,
            _ => Win::Other,
        })
    });
    wins.min()
}

/// Whether a ply other than the given one opens two lines or more to escape, and wins by that.
fn tuichi(game: &Game, by: Side, except: Option<Ply>) -> bool {
    // Only a king escapes on lines.
    if !matches!(game, Game::Tafl(_)) || by != Side::Second {
        return false;
    }
    let plies = game.legal_plies();
    let mut others = plies.into_iter().filter(|ply| Some(*ply) != except);
    others.any(|ply| {
        after(game, ply).is_some_and(|(next, played)| {
            let score = || search(&next, Limits::nodes(CONFIRMING), &|| false).score();
            lines(&played) >= 2
                && next.to_move() != by
                && score().win_in().is_some_and(|plies| plies < 0)
        })
    })
}

/// On how many lines the king could escape next.
fn lines(played: &Played) -> usize {
    played.call.as_ref().map_or(0, |call| call.ways.len())
}

fn after(game: &Game, ply: Ply) -> Option<(Game, Played)> {
    let mut next = game.clone();
    let played = next.play(ply).ok()?;
    Some((next, played))
}
