//! Finished games as ratings see them, and what the ratings made of them.

use raichi_ratings::{NotRated, Rating};
use raichi_rules::Side;

use crate::games::{Ending, History};

/// What the end of a game meant for the ratings of its players.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum RatingResult {
    /// It was rated: the overall ratings of the first and the second side.
    Rated([RatingChange; 2]),
    /// It was to be rated, and is not.
    NotRated(NotRated),
}

/// What a game changed for a player.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RatingChange {
    /// The rating before it.
    pub before: Rating,
    /// The rating after it.
    pub after: Rating,
}

/// How a game ended that is stored with this winner and the code of this reason.
pub fn rated_ending(winner: Option<Side>, code: &str) -> raichi_ratings::Ending {
    match (code, winner) {
        (Ending::ABORTED | Ending::ERASED | Ending::ADMIN_EARLY, _) => {
            raichi_ratings::Ending::Aborted
        }
        (Ending::TIME, Some(winner)) => raichi_ratings::Ending::OutOfTime {
            loser: winner.opponent(),
        },
        (Ending::CLAIMED, Some(winner)) => raichi_ratings::Ending::Claimed { winner },
        (_, winner) => raichi_ratings::Ending::Decided { winner },
    }
}

/// How many turns each side has made, without those that were taken back. A turn of several actions is one.
pub fn turns_made(history: &History) -> [u32; 2] {
    let mut turns = [0; 2];
    let mut mover = None;
    for played in history.moves() {
        if mover != Some(played.by) {
            turns[played.by.index()] += 1;
        }
        mover = Some(played.by);
    }
    turns
}

#[cfg(test)]
mod tests {
    use raichi_rules::Side::{First, Second};

    use super::*;
    use crate::games::{Event, GameState};

    #[test]
    fn endings_are_read_from_what_is_stored() {
        use raichi_ratings::Ending as Rated;
        let board = GameState::after("brandubh", &[], None);
        assert_eq!(board.ending(), None);
        for (ending, expected) in [
            (
                Ending::Resigned(First),
                Rated::Decided {
                    winner: Some(Second),
                },
            ),
            (Ending::Agreed, Rated::Decided { winner: None }),
            (
                Ending::OutOfTime(Second),
                Rated::OutOfTime { loser: Second },
            ),
            (Ending::Claimed(First), Rated::Claimed { winner: First }),
            (Ending::Aborted, Rated::Aborted),
            (Ending::Erased(First), Rated::Aborted),
            (Ending::AdminEarly(Some(First)), Rated::Aborted),
            (
                Ending::Admin(Some(First)),
                Rated::Decided {
                    winner: Some(First),
                },
            ),
            (Ending::Admin(None), Rated::Decided { winner: None }),
        ] {
            assert_eq!(rated_ending(ending.winner(), ending.code()), expected);
        }
    }

    #[test]
    fn a_turn_of_several_actions_counts_once() {
        let turns = |rules: &str, plies: &str| {
            let plies = plies.split(' ').map(|ply| ply.parse().unwrap());
            let plies: Vec<_> = plies.collect();
            turns_made(GameState::after(rules, &plies, None).history())
        };
        assert_eq!(turns("brandubh", "d6-a6"), [1, 0]);
        assert_eq!(turns("brandubh", "d6-a6 d5-b5 a6-b6"), [2, 1]);
        assert_eq!(turns("mini-dablot-actions", "c3-d4 end"), [1, 0]);
    }

    #[test]
    fn a_move_that_was_taken_back_does_not_count() {
        let plies = ["d6-a6", "d5-b5"].map(|ply| ply.parse().unwrap());
        let mut state = GameState::after("brandubh", &plies, None);
        assert_eq!(turns_made(state.history()), [1, 1]);
        state.add(
            Some(Second),
            time::OffsetDateTime::UNIX_EPOCH,
            Event::TakeBack,
        );
        assert_eq!(turns_made(state.history()), [1, 0]);
    }
}
