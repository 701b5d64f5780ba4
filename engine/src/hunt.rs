//! Hunts for the search.

use std::{ops::ControlFlow, sync::Arc};

use raichi_rules::{
    Ply, Side,
    hunt::{FEW, Leaping, MANY, Piece, Position, Rules, Ruleset},
    lines::{NoMoves, RepetitionResult},
    search::{
        Bits,
        hunt::{Field, Play, State, Visitor, with_state},
    },
};

use crate::{
    run::{Line, Report, Task},
    score::{MOST, Score},
    solved::{self, Solved, Value},
    variant::{After, Candidate, LOUD, Past, SLOTS, Variant, Verdict, Which},
};

/// The most plays of a position that are looked at: boards made for it have chains without number.
const MOST_PLAYS: usize = 2_000;

/// A hunt, compiled for the search.
pub(crate) struct Hunt<'a, B> {
    field: Field<'a, B>,
    past: Past,
    ranks: Vec<i32>,
    highest: i32,
    /// For each bit, how many steps it is from there to the nearest point that the few have to reach.
    to_goal: Vec<i32>,
    fill: B,
    /// How many of the many there are at the start, and with how many the few win.
    many: i32,
    least: i32,
    few: i32,
    is_behind_won: bool,
    is_reach_won: bool,
}

/// What becomes of a repetition.
pub(crate) fn repeated(result: RepetitionResult) -> [Option<Side>; 2] {
    Side::ALL.map(|by| match result {
        RepetitionResult::Draw => None,
        RepetitionResult::Win(side) => Some(side),
        RepetitionResult::MoverLoses => Some(by.opponent()),
    })
}

/// Who wins if a side has no move.
pub(crate) fn stuck(result: NoMoves) -> [Option<Side>; 2] {
    Side::ALL.map(|side| match result {
        NoMoves::Loss => Some(side.opponent()),
        NoMoves::Draw => None,
    })
}

fn count<B: Bits>(set: B) -> i32 {
    set.count().cast_signed()
}

impl<'a, B: Bits> Hunt<'a, B> {
    pub(crate) fn new(field: Field<'a, B>) -> Self {
        let rules = field.rules();
        let bits = field.bit_count();
        let ranks: Vec<i32> = (0..bits).map(|bit| i32::from(field.rank(bit))).collect();
        let mut to_goal = vec![20; bits];
        let mut front: Vec<usize> = field.reach().indices().collect();
        for bit in &front {
            to_goal[*bit] = 0;
        }
        for distance in 1..20 {
            let mut next = Vec::new();
            for bit in 0..bits {
                let steps = field.steps(FEW, bit);
                if to_goal[bit] == 20 && front.iter().any(|goal| steps.meets(B::bit(*goal))) {
                    next.push(bit);
                }
            }
            for bit in &next {
                to_goal[*bit] = distance;
            }
            front = next;
        }
        let number = |piece| i32::try_from(rules.count(piece)).unwrap_or(1);
        Self {
            past: Past {
                count: usize::from(rules.repetition.count),
                repeated: repeated(rules.repetition.result),
                quiet_limit: usize::from(rules.quiet_limit),
                stuck: stuck(rules.no_moves),
            },
            highest: ranks.iter().copied().max().unwrap_or(0),
            ranks,
            to_goal,
            fill: field.fill(),
            many: number(Piece::Many).max(1),
            few: number(Piece::Few).max(1),
            least: i32::from(rules.goals.many_at_most),
            is_behind_won: rules.goals.few_behind,
            is_reach_won: !rules.goals.few_reach.is_empty(),
            field,
        }
    }

    /// The pieces of the many that could be leapt over.
    fn prey(&self, state: &State<B>) -> B {
        let few = state.few.indices();
        few.fold(B::ZERO, |all, at| all | self.field.prey(state, at))
    }

    /// The value for the few.
    fn value(&self, state: &State<B>) -> i32 {
        let field = &self.field;
        let many = count(state.many) + i32::from(state.many_hand);
        let few = count(state.few) + i32::from(state.few_hand);
        let lost = self.many - many;
        // The nearer the few are to winning by captures, the more each counts.
        let to_lose = (self.many - self.least.max(0)).max(1);
        let mut value = lost * 700 / to_lose + lost * lost * 300 / (to_lose * to_lose);
        value -= (self.few - few) * 600 / self.few;
        let empty = field.empty(state);
        let mut moves = 0;
        let mut trapped = 0;
        let mut prey = B::ZERO;
        for at in state.few.indices() {
            let steps = count(field.steps(FEW, at) & empty);
            let over = field.prey(state, at);
            prey |= over;
            let ways = steps + 2 * count(over);
            moves += ways.min(6);
            trapped += i32::from(ways == 0);
        }
        let each = few.max(1);
        value += moves * 12 / each.min(2) - trapped * 130;
        let hanging = count(prey);
        value += if state.to_move == FEW {
            hanging * 60
        } else {
            hanging * 15
        };
        // The many advance without gaps.
        let mut front = 0;
        let mut lowest = i32::MAX;
        let mut highest = 0;
        let mut held = 0;
        for at in state.many.indices() {
            let rank = self.ranks[at];
            front += rank;
            lowest = lowest.min(rank);
            highest = highest.max(rank);
            held += count(field.steps(MANY, at) & state.many).min(2);
        }
        let men = count(state.many).max(1);
        if self.is_behind_won || self.is_reach_won {
            value += (highest - lowest) * 12 - held * 6;
            // The few get past those of the many that they leave behind.
            for at in state.few.indices() {
                let rank = self.ranks[at];
                let ahead = state.many.indices().filter(|one| self.ranks[*one] < rank);
                let blocked = i32::try_from(ahead.count()).unwrap_or(0);
                value += (men - blocked) * 60 / men;
                if self.is_reach_won {
                    value += (20 - self.to_goal[at]) * 8 / each;
                } else {
                    value += (self.highest - rank) * 8 / each;
                }
            }
        } else {
            value -= held * 4;
        }
        if !self.fill.none() {
            let inside = count(self.fill & state.many);
            let size = count(self.fill).max(1);
            value -=
                inside * inside * 300 / (size * size) + front * 100 / (men * (self.highest + 1));
            value += count(self.fill & state.few) * 30;
        } else if state.many_hand == 0 && !self.is_behind_won {
            value -= front * 20 / (men * (self.highest + 1));
        }
        if state.to_move == FEW {
            value + 10
        } else {
            value - 10
        }
    }
}

impl<B: Bits> Variant for Hunt<'_, B> {
    type Board = State<B>;
    type Move = Play<B>;
    type Look = ();

    #[inline]
    fn side(&self, state: &State<B>) -> Side {
        state.to_move
    }

    fn look(&self, _: &State<B>) {}

    fn verdict(&self, (): &()) -> Verdict {
        Verdict::Open
    }

    fn generate(
        &self,
        state: &State<B>,
        (): &(),
        which: Which,
        moves: &mut Vec<Candidate<Play<B>>>,
    ) {
        if which == Which::Threats && (state.to_move == MANY || self.prey(state).none()) {
            return;
        }
        let prey = if state.to_move == MANY {
            self.prey(state)
        } else {
            B::ZERO
        };
        let first = moves.len();
        let visited = self.field.plays(state, |play| {
            let leaps = play.leaps().cast_signed();
            if which == Which::Threats && leaps == 0 {
                return ControlFlow::Continue(());
            }
            let order = if leaps > 0 {
                LOUD + 1_000 * leaps
            } else if !prey.none() {
                // A point behind a piece that can be leapt over keeps it.
                let (after, _) = self.field.after(state, play);
                let saved = count(prey) - count(self.prey(&after));
                if saved > 0 {
                    LOUD + 100 * saved
                } else {
                    saved * 2_000
                }
            } else {
                0
            };
            moves.push(Candidate { order, mv: play });
            if moves.len() - first < MOST_PLAYS {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        // Beyond the most, the rest is left out.
        debug_assert!(visited.is_continue() || moves.len() >= first + MOST_PLAYS);
    }

    fn can_move(&self, state: &State<B>) -> bool {
        self.field.can_move(state)
    }

    #[inline]
    fn code(&self, play: Play<B>) -> u32 {
        play.code()
    }

    #[inline]
    fn slot(&self, play: Play<B>) -> usize {
        let code = play.code();
        ((code ^ code >> 14) as usize) % SLOTS
    }

    fn obscurity(&self, play: Play<B>) -> f32 {
        if play.leaps() > 1 { 1.5 } else { 1.0 }
    }

    #[inline]
    fn play(&self, state: &State<B>, play: Play<B>) -> After<State<B>> {
        let (after, removed) = self.field.after(state, play);
        let ending = self.field.ending(&after, removed);
        After {
            change: self.field.hash_change(state, &after),
            board: after,
            ending: ending.map(Some),
            is_quiet: removed.none() && !play.is_placing(),
        }
    }

    fn pass(&self, _: &State<B>) -> Option<(State<B>, u64)> {
        None
    }

    fn evaluate(&self, state: &State<B>, (): &()) -> i32 {
        let value = self.value(state).clamp(-MOST, MOST);
        if state.to_move == FEW { value } else { -value }
    }

    fn past(&self) -> &Past {
        &self.past
    }

    fn ply(&self, state: &State<B>, play: Play<B>) -> Option<Ply> {
        self.field.ply(state, play)
    }
}

/// The most positions of a game that is solved.
const MOST_SOLVED: usize = 1 << 20;
/// Searches of fewer nodes do without a solution.
const NODES_FOR_SOLUTION: u64 = 1_000_000;
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
fn is_small(rules: &Rules) -> bool {
    let is_plain = rules.quiet_limit == 0 && repeated(rules.repetition.result) == [None, None];
    is_plain && most_positions(rules) < 4e6
}

/// The solution of a ruleset, from its start.
pub(crate) fn solve(ruleset: &Ruleset) -> Option<Solved> {
    struct Solve(u64);

    impl Visitor for Solve {
        type Output = Option<Solved>;

        fn visit<B: Bits>(self, field: Field<'_, B>, state: State<B>) -> Option<Solved> {
            Solved::new(&Hunt::new(field), state, self.0, MOST_SOLVED)
        }
    }

    let start = ruleset.start();
    with_state(ruleset, start, Solve(start.hash()))
}

/// The best line by a solution; `None` if nobody wins.
fn solved_line<B: Bits>(
    hunt: &Hunt<'_, B>,
    solved: &Solved,
    mut state: State<B>,
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
        hunt.generate(&state, &(), Which::All, &mut moves);
        // The play after which the other side stands as far from the end as it should.
        let chosen = moves.iter().find_map(|candidate| {
            let after = hunt.play(&state, candidate.mv);
            let value = match after.ending {
                Some(Some(winner)) if winner == state.to_move => 0,
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

/// Searches a position of a ruleset. In games that are solved, a long search is perfect.
pub(crate) fn visit(ruleset: &Ruleset, position: &Position, task: Task<'_>) -> Report {
    struct Search<'a> {
        task: Task<'a>,
        solved: Option<Arc<Solved>>,
        hash: u64,
    }

    impl Visitor for Search<'_> {
        type Output = Report;

        fn visit<B: Bits>(mut self, field: Field<'_, B>, state: State<B>) -> Report {
            let hunt = Hunt::new(field);
            if let Some(solved) = &self.solved {
                if let Some(line) = solved_line(&hunt, solved, state, self.hash) {
                    let report = Report {
                        depth: u32::try_from(line.plies.len()).unwrap_or(0),
                        lines: vec![line],
                        nodes: 1,
                        is_exact: true,
                    };
                    (self.task.watch)(&report);
                    return report;
                }
                // Where nobody wins, the search chooses among what does not lose.
                let mut moves = Vec::new();
                hunt.generate(&state, &(), Which::All, &mut moves);
                for candidate in moves {
                    let after = hunt.play(&state, candidate.mv);
                    let loses = match after.ending {
                        Some(winner) => winner == Some(state.to_move.opponent()),
                        None => matches!(solved.get(self.hash ^ after.change), Some(Value::Win(_))),
                    };
                    if loses {
                        self.task.barred.push(hunt.code(candidate.mv));
                    }
                }
            }
            self.task.deepen(&hunt, state)
        }
    }

    let is_long = task.limits.nodes >= NODES_FOR_SOLUTION && task.limits.lines == 1;
    let solved = if is_long && task.blindness.is_none() && is_small(ruleset.rules()) {
        let solved = solved::of_ruleset(ruleset.to_json(), || solve(ruleset));
        solved.filter(|solved| solved.get(position.hash()).is_some())
    } else {
        None
    };
    let hash = position.hash();
    with_state(ruleset, position, Search { task, solved, hash })
}

#[cfg(test)]
mod tests {
    use raichi_rules::{Game, hunt};

    use super::*;
    use crate::{Limits, search};

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
