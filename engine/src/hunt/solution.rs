//! Hunts that are small enough to be solved.

use raichi_rules::{
    hunt::{FEW, Leaping, MANY, Piece, Rules, Ruleset},
    lines::RepetitionResult,
    search::{
        Bits, Visitor,
        hunt::{Field, State},
        with_state,
    },
};

use super::Hunt;
use crate::{
    run::Line,
    score::Score,
    solved::{Solved, Value},
    variant::{Variant, Which},
};

/// The most positions of a game that is solved.
const MOST_SOLVED: usize = 1 << 20;
/// How many plies of a solved game are reported.
const PLIES_SHOWN: usize = 12;

/// How many positions a ruleset has at most, as far as that is easily bounded.
fn most_positions(rules: &Rules) -> f64 {
    let points = rules.board.layout().count();
    let choose = |of: usize, some: usize| -> f64 {
        (0..some.min(of)).fold(1.0, |all, at| all * number(of - at) / number(at + 1))
    };
    let count = |piece| rules.count(piece);
    let (few, many) = (count(Piece::Few), count(Piece::Many));
    let takes = rules.few.leap != Leaping::None;
    let least = if takes { 0 } else { many };
    let hands = |side| number(usize::from(rules.hand(side)) + 1);
    let places = (least..=many).map(|some| choose(points.saturating_sub(few), some));
    2.0 * choose(points, few) * places.sum::<f64>() * hands(FEW) * hands(MANY)
}

#[expect(clippy::cast_precision_loss, reason = "small numbers")]
const fn number(count: usize) -> f64 {
    count as f64
}

/// Whether a ruleset can be solved: a repetition draws, and there are few positions.
pub(super) fn is_small(rules: &Rules) -> bool {
    let is_plain = rules.quiet_limit == 0 && rules.repetition.result == RepetitionResult::Draw;
    is_plain && most_positions(rules) < 4e6
}

/// The solution of a ruleset, from its start.
pub(super) fn solve(ruleset: &Ruleset) -> Option<Solved> {
    struct Solve(u64);

    impl Visitor<Rules> for Solve {
        type Output = Option<Solved>;

        fn visit<B: Bits>(self, field: Field<'_, B>, state: State<B>) -> Option<Solved> {
            Solved::new(&Hunt::new(field), state, self.0, MOST_SOLVED)
        }
    }

    let start = ruleset.start();
    with_state(ruleset, start, Solve(start.hash()))
}

/// The best line by a solution; `None` if nobody wins.
pub(super) fn solved_line<V: Variant>(
    hunt: &V,
    solved: &Solved,
    mut state: V::Board,
    mut hash: u64,
) -> Option<Line> {
    let plies = |value| match value {
        Value::Win(plies) => Some(i32::from(plies)),
        Value::Loss(plies) => Some(-i32::from(plies)),
        Value::Draw => None,
    };
    let score = plies(solved.get(hash)?)?;
    let mut line = Line {
        score: if score > 0 {
            Score::won_in(score)
        } else {
            Score::won_in(-score).turned()
        },
        plies: Vec::new(),
    };
    let mut left = score;
    while line.plies.len() < PLIES_SHOWN && left != 0 {
        let mut moves = Vec::new();
        hunt.generate(&state, &hunt.look(&state), Which::All, &mut moves);
        // The play after which the other side stands as far from the end as it should.
        let chosen = moves.iter().find_map(|candidate| {
            let after = hunt.play(&state, candidate.mv);
            let value = match after.ending {
                Some(Some(winner)) if winner == hunt.side(&state) => 0,
                Some(Some(_)) if left == -1 => 0,
                Some(_) => return None,
                None => plies(solved.get(hash ^ after.change)?)?,
            };
            let wanted = if left > 0 { 1 - left } else { -1 - left };
            (value == wanted).then_some((candidate.mv, after))
        });
        let (mv, after) = chosen?;
        line.plies.push(hunt.ply(&state, mv)?);
        if after.ending.is_some() {
            break;
        }
        left = if left > 0 { 1 - left } else { -1 - left };
        state = after.board;
        hash ^= after.change;
    }
    (!line.plies.is_empty()).then_some(line)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use raichi_rules::{Game, hunt};

    use super::*;
    use crate::{Limits, hunt::NODES_FOR_SOLUTION, search};

    fn solution(name: &str) -> (Arc<Ruleset>, Solved) {
        let ruleset = hunt::Ruleset::preset(name).unwrap();
        assert!(is_small(ruleset.rules()), "{name}");
        let solved = solve(&ruleset).unwrap();
        (ruleset, solved)
    }

    #[test]
    fn small_games_are_solved() {
        // The results are those of the tests of the rules, which also count the positions in which a game is over.
        for (name, most, value) in [
            ("len-choa", 21_023, Value::Win(13)),
            ("hat-diviyan-keliya", 30_358, Value::Win(13)),
            ("fox-and-hounds", 895_280, Value::Loss(44)),
        ] {
            let (ruleset, solved) = solution(name);
            assert!(
                solved.len() < most && solved.len() > most / 10 * 8,
                "{name}"
            );
            assert_eq!(solved.get(ruleset.start().hash()), Some(value), "{name}");
        }
    }

    #[test]
    fn large_games_are_not_tried() {
        for name in ["fox-and-geese", "bagh-chal", "asalto", "catch-the-hare"] {
            let ruleset = hunt::Ruleset::preset(name).unwrap();
            assert!(!is_small(ruleset.rules()), "{name}");
        }
    }

    #[test]
    fn a_solved_game_is_won_in_as_many_plies_as_it_says() {
        let (ruleset, solved) = solution("len-choa");
        let Some(Value::Win(plies)) = solved.get(ruleset.start().hash()) else {
            panic!("a draw");
        };
        let mut game = Game::new(raichi_rules::Ruleset::Hunt(ruleset));
        let winner = game.to_move();
        for left in (1..=i32::from(plies)).rev() {
            let report = search(&game, Limits::nodes(NODES_FOR_SOLUTION), &|| false);
            assert!(report.is_exact);
            let sign = if game.to_move() == winner { 1 } else { -1 };
            assert_eq!(report.score().win_in(), Some(sign * left));
            game.play(report.ply().unwrap()).unwrap();
        }
        assert_eq!(game.outcome().unwrap().winner, Some(winner));
    }
}
