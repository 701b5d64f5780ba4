//! A match: two games with the sides switched, decided by wins, then by men captured.
//!
//! All that a match is stands in its games. A game knows its [`Leg`], and the second one how the first ended, so that
//! each message of a game can say how the match stands, as of that message.

use std::cmp::Ordering;

use raichi_rules::{Played, Side};
use time::OffsetDateTime;

use crate::{
    games::{BrokenLog, Ending, GameState, History, Turn},
    ids::Player,
};

/// How many men each side has captured in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Captures {
    /// Those that the first side has of the second. Only pieces that count as men are counted.
    pub by_attackers: u32,
    /// Those that the second side has of the first.
    pub by_defenders: u32,
}

impl Captures {
    /// Counts them in the moves of a game. A man that walked into his own capture counts for the other side, too.
    #[must_use]
    pub fn of(moves: &[Played]) -> Self {
        let mut counted = Self::default();
        let pieces = moves.iter().flat_map(|played| &played.captures);
        for capture in pieces.filter(|capture| capture.piece.is_counted) {
            match capture.piece.side {
                Side::First => counted.by_defenders += 1,
                Side::Second => counted.by_attackers += 1,
            }
        }
        counted
    }

    const fn by(self, side: Side) -> u32 {
        match side {
            Side::First => self.by_attackers,
            Side::Second => self.by_defenders,
        }
    }
}

/// The first game of a match, once it is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FirstGame {
    /// The side that won; `None` for a draw.
    pub winner: Option<Side>,
    /// What was captured.
    pub captures: Captures,
}

/// Which game of a match a game is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leg {
    /// The first.
    First,
    /// The second, after this one.
    Second(FirstGame),
}

/// What somebody has achieved in a match. Who has the greater one leads: wins go before men.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Tally {
    /// The games won.
    pub wins: u32,
    /// The men captured.
    pub men: u32,
}

impl Tally {
    /// What a side has of a game.
    fn of(side: Side, winner: Option<Side>, captures: Captures) -> Self {
        Self {
            wins: u32::from(winner == Some(side)),
            men: captures.by(side),
        }
    }

    const fn and(self, other: Self) -> Self {
        Self {
            wins: self.wins + other.wins,
            men: self.men + other.men,
        }
    }
}

/// Somebody who plays a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Contestant {
    /// Who.
    pub player: Player,
    /// What they have achieved so far.
    pub tally: Tally,
}

/// What decided a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decider {
    /// More games won.
    Wins,
    /// As many games won, and more men captured.
    Men,
}

/// How a match ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Somebody won it.
    Won {
        /// Who.
        winner: Player,
        /// By what.
        by: Decider,
    },
    /// Nobody is ahead.
    Drawn,
    /// One of its games was not played.
    Undecided,
}

/// A match as it stands at one of its games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Match {
    /// Which game it is: 1 or 2.
    pub game: u32,
    /// Whoever plays the attackers in the first game.
    pub one: Contestant,
    /// Whoever plays the defenders in the first game.
    pub other: Contestant,
    /// How it ended, if it has.
    pub verdict: Option<Verdict>,
}

impl Match {
    /// The match that a game belongs to, as it stands after the game's newest entry.
    #[must_use]
    pub fn of(state: &GameState) -> Option<Self> {
        let leg = state.leg?;
        let captures = Captures::of(state.moves());
        let winner = state.ending().and_then(Ending::winner);
        let contestant = |in_first: Side| {
            let (player, tally) = match leg {
                Leg::First => (in_first, Tally::of(in_first, winner, captures)),
                Leg::Second(first) => {
                    let now = in_first.opponent();
                    let before = Tally::of(in_first, first.winner, first.captures);
                    (now, before.and(Tally::of(now, winner, captures)))
                }
            };
            Contestant {
                player: state.player(player),
                tally,
            }
        };
        let (one, other) = (contestant(Side::First), contestant(Side::Second));
        let verdict = match (leg, state.ending()) {
            (_, Some(ending)) if !counts(ending) => Some(Verdict::Undecided),
            (Leg::Second(_), Some(_)) => Some(verdict(one, other)),
            _ => None,
        };
        Some(Self {
            game: match leg {
                Leg::First => 1,
                Leg::Second(_) => 2,
            },
            one,
            other,
            verdict,
        })
    }

    /// Whether another game follows the one that has ended.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        self.verdict.is_none()
    }
}

fn verdict(one: Contestant, other: Contestant) -> Verdict {
    let by = if one.tally.wins == other.tally.wins {
        Decider::Men
    } else {
        Decider::Wins
    };
    let winner = match one.tally.cmp(&other.tally) {
        Ordering::Greater => one.player,
        Ordering::Less => other.player,
        Ordering::Equal => return Verdict::Drawn,
    };
    Verdict::Won { winner, by }
}

/// Whether a game that ended so was played, and counts in its match.
const fn counts(ending: Ending) -> bool {
    match ending {
        Ending::Board(_) | Ending::Resigned(_) | Ending::Agreed | Ending::OutOfTime(_) => true,
        Ending::Aborted => false,
    }
}

/// What a turn leaves to the next game of the match, if it ends the first one: what was captured, and when it ended.
///
/// # Errors
///
/// When the turn does not follow from the game.
pub fn left_to_next(
    state: &GameState,
    turn: &Turn,
) -> Result<Option<(Captures, OffsetDateTime)>, BrokenLog> {
    if state.leg != Some(Leg::First) {
        return Ok(None);
    }
    let after = turn.apply(state.clone())?;
    Ok(captures_of_first(after.history()).map(|captures| (captures, turn.entry.at)))
}

/// What was captured in the first game of a match, if it is over and the second one follows it.
pub fn captures_of_first(history: &History) -> Option<Captures> {
    let counts = history.ending().is_some_and(counts);
    counts.then(|| Captures::of(history.moves()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::{Action, decide},
        ids::PlayerId,
    };

    const NOW: OffsetDateTime = OffsetDateTime::UNIX_EPOCH;
    const ATTACKERS: Option<Side> = Some(Side::First);
    const DEFENDERS: Option<Side> = Some(Side::Second);
    /// The attackers capture a man by the last of these moves.
    const MAN_OF_DEFENDERS: &str = "d6-a6 d5-b5 a6-b6";
    /// The defenders do.
    const MAN_OF_ATTACKERS: &str = "d6-g6 d5-b5 g6-g5 d3-b3";

    /// A game of a match after some moves, and after a side has given up; 1 has the attackers, 2 the defenders.
    fn state(leg: Leg, moves: &str, given_up: Option<Side>) -> GameState {
        let moves = moves.split_whitespace().map(|mv| mv.parse().unwrap());
        let state = GameState::after("brandubh", &moves.collect::<Vec<_>>(), given_up);
        state.with_leg(Some(leg))
    }

    fn second(winner: Option<Side>, by_attackers: u32, by_defenders: u32) -> Leg {
        let captures = Captures {
            by_attackers,
            by_defenders,
        };
        Leg::Second(FirstGame { winner, captures })
    }

    /// The match as numbers: the players, wins and men of both, the one who led the attackers first in front.
    fn numbers(found: &Match) -> [(i64, u32, u32); 2] {
        [found.one, found.other].map(|it| (it.player.id.0, it.tally.wins, it.tally.men))
    }

    fn won(winner: i64, by: Decider) -> Option<Verdict> {
        let key = crate::ids::ExternalId(winner.cast_unsigned());
        let id = PlayerId(winner);
        Some(Verdict::Won {
            winner: Player { id, key },
            by,
        })
    }

    #[test]
    fn a_match_stands_as_its_games_say() {
        use Decider::{Men, Wins};
        let cases = [
            // The first game: who captures and who gives up.
            (Leg::First, "", None, [(1, 0, 0), (2, 0, 0)], None),
            (
                Leg::First,
                MAN_OF_DEFENDERS,
                None,
                [(1, 0, 1), (2, 0, 0)],
                None,
            ),
            (
                Leg::First,
                MAN_OF_ATTACKERS,
                None,
                [(1, 0, 0), (2, 0, 1)],
                None,
            ),
            (
                Leg::First,
                MAN_OF_DEFENDERS,
                DEFENDERS,
                [(1, 1, 1), (2, 0, 0)],
                None,
            ),
            (Leg::First, "", ATTACKERS, [(1, 0, 0), (2, 1, 0)], None),
            // The second: who had the attackers has the defenders now, and stays in front.
            (
                second(ATTACKERS, 5, 3),
                "",
                None,
                [(2, 1, 5), (1, 0, 3)],
                None,
            ),
            (
                second(None, 5, 3),
                MAN_OF_DEFENDERS,
                None,
                [(2, 0, 5), (1, 0, 4)],
                None,
            ),
            // Its end: by wins, whatever the men; by men; by nothing.
            (
                second(ATTACKERS, 0, 9),
                "",
                ATTACKERS,
                [(2, 2, 0), (1, 0, 9)],
                won(2, Wins),
            ),
            (
                second(None, 9, 0),
                "",
                DEFENDERS,
                [(2, 0, 9), (1, 1, 0)],
                won(1, Wins),
            ),
            (
                second(ATTACKERS, 1, 0),
                "",
                DEFENDERS,
                [(2, 1, 1), (1, 1, 0)],
                won(2, Men),
            ),
            (
                second(DEFENDERS, 1, 2),
                "",
                ATTACKERS,
                [(2, 1, 1), (1, 1, 2)],
                won(1, Men),
            ),
            (
                second(ATTACKERS, 1, 0),
                MAN_OF_DEFENDERS,
                DEFENDERS,
                [(2, 1, 1), (1, 1, 1)],
                Some(Verdict::Drawn),
            ),
        ];
        for (leg, moves, given_up, expected, verdict) in cases {
            let found = Match::of(&state(leg, moves, given_up)).unwrap();
            let case = format!("{leg:?}, after {moves:?}, {given_up:?} gave up");
            assert_eq!(numbers(&found), expected, "{case}");
            assert_eq!(found.verdict, verdict, "{case}");
            assert_eq!(found.game, if leg == Leg::First { 1 } else { 2 }, "{case}");
        }
    }

    #[test]
    fn a_game_of_its_own_is_no_match() {
        assert_eq!(
            Match::of(&GameState::after("brandubh", &[], ATTACKERS)),
            None
        );
    }

    #[test]
    fn the_end_of_the_first_game_alone_leaves_something_to_the_next() {
        let left = |leg, action: Action| {
            let state = state(leg, MAN_OF_DEFENDERS, None);
            let by = state.turn_of().unwrap().id;
            let turn = decide(&state, by, &action, NOW).unwrap();
            left_to_next(&state, &turn).unwrap()
        };
        let resign = || Action::Resign { seen: 3 };
        let captures = Captures {
            by_attackers: 1,
            by_defenders: 0,
        };
        assert_eq!(left(Leg::First, resign()), Some((captures, NOW)));
        assert_eq!(
            left(Leg::First, Action::Move("d3-c3".parse().unwrap())),
            None
        );
        assert_eq!(left(second(None, 0, 0), resign()), None);
    }
}
