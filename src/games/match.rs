//! A match: two games with the sides switched, decided by wins, then by captured men.
//!
//! A match has no state beside its games. A game knows its [`Leg`], and the second one how the first ended, so that
//! each message of a game can give the score of the match at that message.

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
    /// The men of the second side that the first has captured. Only pieces that count as men are counted.
    pub by_attackers: u32,
    /// The men of the first side that the second has captured.
    pub by_defenders: u32,
}

impl Captures {
    /// Counts the captures of moves. A man that is captured by its own move counts for the other side, too.
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
    /// The captures.
    pub captures: Captures,
}

/// The number of a game in its match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leg {
    /// The first.
    First,
    /// The second, after this one.
    Second(FirstGame),
}

/// A player's score in a match. The greater one leads: wins precede men.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Tally {
    /// The games won.
    pub wins: u32,
    /// The men captured.
    pub men: u32,
}

impl Tally {
    /// The score of a side in one game.
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

/// A player of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Contestant {
    /// Who.
    pub player: Player,
    /// The score so far.
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

/// The result of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// It has a winner.
    Won {
        /// Who.
        winner: Player,
        /// What decided it.
        by: Decider,
    },
    /// Both scores are equal.
    Drawn,
    /// One of its games was not played.
    Undecided,
}

/// The state of a match at one of its games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Match {
    /// Which game it is: 1 or 2.
    pub game: u32,
    /// The player of the attackers in the first game.
    pub one: Contestant,
    /// The player of the defenders in the first game.
    pub other: Contestant,
    /// The result, if there is one.
    pub verdict: Option<Verdict>,
}

impl Match {
    /// The match of a game, after the game's newest entry.
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
            (Leg::First, Some(ending)) if !is_followed(ending) => Some(Verdict::Undecided),
            (Leg::Second(_), Some(Ending::Aborted)) => Some(Verdict::Undecided),
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

    /// Whether another game follows this one.
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

/// Whether the second game of a match follows a first one with this ending: it was played, and both players are there.
const fn is_followed(ending: Ending) -> bool {
    match ending {
        Ending::Board(_)
        | Ending::Resigned(_)
        | Ending::Agreed
        | Ending::OutOfTime(_)
        | Ending::Admin(_)
        | Ending::AdminEarly(_) => true,
        // An erased player plays no second game.
        Ending::Claimed(_) | Ending::Aborted | Ending::Erased(_) => false,
    }
}

/// The captures and the end time that the next game of the match needs, if a turn ends the first one.
///
/// Fails when the turn does not follow from the game.
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

/// The captures of the first game of a match, if it is over and the second one follows it.
pub fn captures_of_first(history: &History) -> Option<Captures> {
    let is_followed = history.ending().is_some_and(is_followed);
    is_followed.then(|| Captures::of(history.moves()))
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
    /// The attackers capture a man with the last of these moves.
    const MAN_OF_DEFENDERS: &str = "d6-a6 d5-b5 a6-b6";
    /// The defenders capture a man with the last of these moves.
    const MAN_OF_ATTACKERS: &str = "d6-g6 d5-b5 g6-g5 d3-b3";

    /// A game of a match after some moves and after a side has resigned; player 1 has the attackers, player 2 the
    /// defenders.
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

    /// The match as numbers: player, wins and men of both, first the one who had the attackers first.
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
    fn the_score_of_a_match_follows_from_its_games() {
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
            // The second: the player of the attackers has the defenders now, and remains first.
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
            // Its end: by wins, despite the men; by men; a draw.
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
    fn a_single_game_has_no_match() {
        assert_eq!(
            Match::of(&GameState::after("brandubh", &[], ATTACKERS)),
            None
        );
    }

    #[test]
    fn only_the_end_of_the_first_game_passes_captures_on() {
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
