//! Hunts for the search.

mod solution;

use std::{ops::ControlFlow, sync::Arc};

use raichi_rules::{
    Ply, Side,
    hunt::{FEW, Leaping, MANY, Piece, Position, Rules, Ruleset},
    kernel::GameRules,
    search::{
        Bits, Visitor,
        hunt::{Field, Play, State},
        with_state,
    },
};

use self::solution::{is_small, solve, solved_line};
use crate::{
    run::{Report, Task},
    score::MOST,
    solved::{self, Solved, Value},
    variant::{After, Candidate, Job, LOUD, Past, Variant, Which},
};

/// The most plays of a position that are looked at: boards made for it have chains without number.
const MOST_PLAYS: usize = 2_000;

/// The distance of points from which there is no way.
const FAR: i32 = 20;

/// A hunt, compiled for the search.
pub(crate) struct Hunt<'a, B: Bits> {
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
    /// Whether the many win by leaving a single piece, which captures, no room.
    is_hemmed_in: bool,
}

fn count<B: Bits>(set: B) -> i32 {
    set.count().cast_signed()
}

impl<'a, B: Bits> Hunt<'a, B> {
    pub(crate) fn new(field: Field<'a, B>) -> Self {
        let rules = field.rules();
        let ranks = field.ranks();
        let bits = ranks.len();
        let mut to_goal = vec![FAR; bits];
        let mut front: Vec<usize> = field.reach().indices().collect();
        for bit in &front {
            to_goal[*bit] = 0;
        }
        for distance in 1..FAR {
            let leads = |bit: &usize| {
                let steps = field.steps(FEW, *bit);
                to_goal[*bit] == FAR && front.iter().any(|goal| steps.meets(B::bit(*goal)))
            };
            let next: Vec<usize> = (0..bits).filter(leads).collect();
            for bit in &next {
                to_goal[*bit] = distance;
            }
            front = next;
        }
        let number = |piece| i32::try_from(rules.count(piece)).unwrap_or(1);
        Self {
            past: Past::of(rules.endings()),
            highest: ranks.iter().copied().max().unwrap_or(0),
            ranks,
            to_goal,
            fill: field.fill(),
            many: number(Piece::Many).max(1),
            few: number(Piece::Few).max(1),
            least: i32::from(rules.goals.many_at_most),
            is_behind_won: rules.goals.few_behind,
            is_reach_won: !rules.goals.few_reach.is_empty(),
            is_hemmed_in: rules.count(Piece::Few) == 1
                && rules.few.leap != Leaping::None
                && rules.goals.many_fill.is_empty()
                && rules.goals.few_reach.is_empty()
                && !rules.goals.few_behind,
            field,
        }
    }

    /// The pieces of the many that could be leapt over.
    fn prey(&self, state: &State<B>) -> B {
        let few = state.few.indices();
        few.fold(B::ZERO, |all, at| all | self.field.prey(state, at))
    }

    /// How many empty points the few can get to without a capture.
    fn room(&self, state: &State<B>, empty: B) -> i32 {
        let mut room = B::ZERO;
        let mut front = state.few;
        while !front.none() {
            let steps = |at| self.field.steps(FEW, at);
            let around = front.indices().fold(B::ZERO, |all, at| all | steps(at));
            front = around & empty & !room;
            room |= front;
        }
        count(room)
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
        if self.is_hemmed_in {
            value += self.room(state, empty) * 6;
        }
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
                    value += (FAR - self.to_goal[at]) * 8 / each;
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

    fn generate(
        &self,
        state: &State<B>,
        (): &(),
        which: Which,
        moves: &mut Vec<Candidate<Play<B>>>,
    ) {
        // All of them are among the first.
        if which == Which::Rest {
            return;
        }
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

/// Does work on a position of a ruleset.
pub(crate) fn with_variant<J: Job>(ruleset: &Ruleset, position: &Position, job: J) -> J::Output {
    struct With<J>(J);

    impl<J: Job> Visitor<Rules> for With<J> {
        type Output = J::Output;

        fn visit<B: Bits>(self, field: Field<'_, B>, state: State<B>) -> J::Output {
            self.0.run(&Hunt::new(field), state)
        }
    }

    with_state(ruleset, position, With(job))
}

/// Searches of fewer nodes do without a solution.
const NODES_FOR_SOLUTION: u64 = 1_000_000;

/// Searches a position of a ruleset. In games that are solved, a long search is perfect.
pub(crate) fn search(ruleset: &Ruleset, position: &Position, task: Task<'_>) -> Report {
    struct Solution<'a> {
        task: Task<'a>,
        solved: Arc<Solved>,
        hash: u64,
    }

    impl Job for Solution<'_> {
        type Output = Report;

        fn run<V: Variant>(mut self, hunt: &V, state: V::Board) -> Report {
            let (solved, hash) = (self.solved.as_ref(), self.hash);
            if let Some(line) = solved_line(hunt, solved, state, hash) {
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
            hunt.generate(&state, &hunt.look(&state), Which::All, &mut moves);
            for candidate in moves {
                let after = hunt.play(&state, candidate.mv);
                let loses = match after.ending {
                    Some(winner) => winner == Some(hunt.side(&state).opponent()),
                    None => matches!(solved.get(hash ^ after.change), Some(Value::Win(_))),
                };
                if loses {
                    self.task.barred.push(hunt.code(candidate.mv));
                }
            }
            self.task.run(hunt, state)
        }
    }

    let is_long = task.limits.nodes >= NODES_FOR_SOLUTION && task.limits.lines == 1;
    let solved = if is_long && task.blindness.is_none() && is_small(ruleset.rules()) {
        let solved = solved::of_rules(ruleset.rules(), || solve(ruleset));
        solved.filter(|solved| solved.get(position.hash()).is_some())
    } else {
        None
    };
    let hash = position.hash();
    match solved {
        Some(solved) => with_variant(ruleset, position, Solution { task, solved, hash }),
        None => with_variant(ruleset, position, task),
    }
}
