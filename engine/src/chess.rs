//! Maharajah and the Sepoys for the search.

use std::ops::ControlFlow;

use raichi_rules::{
    Ply, Side,
    chess::{ARMY, Kind, MAHARAJAH, Play, Position, Rules, Ruleset, State},
    kernel::GameRules,
    lines::NoMoves,
};

use crate::{
    score::MOST,
    variant::{After, Candidate, Job, LOUD, Past, Variant, Which},
};

/// Rules of the maharajah, compiled for the search.
pub(crate) struct Chess {
    past: Past,
    stalemate: NoMoves,
}

/// The army with which neither side stands better, in the worth of its pieces: half of the whole army.
const EVEN: i32 = 2_000;
/// What a square to which the maharajah can go is worth to it, while it has as many. The last ones matter most.
const FREEDOM: [i32; 9] = [0, 90, 150, 190, 220, 240, 255, 268, 280];
/// What each further one is worth.
const MORE_FREEDOM: i32 = 5;
/// What the army loses by a piece that nothing protects.
const UNPROTECTED: i32 = 14;
/// What the army has of a square that it guards.
const GUARDED: i32 = 4;
/// What the army has of a step of a pawn.
const STEP: i32 = 2;

fn count(set: u64) -> i32 {
    set.count_ones().cast_signed()
}

/// What a piece is worth.
const fn worth(kind: Kind) -> i32 {
    match kind {
        Kind::Pawn => 100,
        Kind::Knight => 320,
        Kind::Bishop => 330,
        Kind::Rook => 500,
        Kind::Queen => 900,
        Kind::King | Kind::Maharajah => 0,
    }
}

impl Chess {
    fn new(rules: &Rules) -> Self {
        Self {
            past: Past {
                // A play that leaves the other side without one ends the game itself.
                stuck: [None; 2],
                ..Past::of(rules.endings())
            },
            stalemate: rules.no_moves,
        }
    }

    /// The winner of a position, or nobody, if its side to move cannot move.
    fn ending(&self, state: &State) -> Option<Option<Side>> {
        if state.can_move() {
            return None;
        }
        let side = state.to_move();
        let loses = state.checkers(side) != 0 || self.stalemate == NoMoves::Loss;
        Some(loses.then(|| side.opponent()))
    }
}

impl Variant for Chess {
    type Board = State;
    type Move = Play;
    type Look = ();

    fn side(&self, state: &State) -> Side {
        state.to_move()
    }

    fn look(&self, _: &State) {}

    fn generate(&self, state: &State, (): &(), which: Which, moves: &mut Vec<Candidate<Play>>) {
        let captures = state.to_move() == MAHARAJAH;
        // All of them are among the first.
        if which == Which::Rest || (which == Which::Threats && !captures) {
            return;
        }
        let visited = state.plays(|play| {
            let taken = state.kind(play.to()).filter(|_| captures);
            match taken {
                Some(kind) => moves.push(Candidate {
                    order: LOUD + worth(kind),
                    mv: play,
                }),
                None if which == Which::Threats => {}
                None => moves.push(Candidate { order: 0, mv: play }),
            }
            ControlFlow::Continue(())
        });
        debug_assert!(visited.is_continue());
    }

    fn can_move(&self, state: &State) -> bool {
        state.can_move()
    }

    fn code(&self, play: Play) -> u32 {
        play.code()
    }

    fn slot(&self, play: Play) -> usize {
        play.code() as usize
    }

    fn play(&self, state: &State, play: Play) -> After<State> {
        let (board, _) = state.after(play);
        After {
            board,
            change: state.hash_change(&board),
            ending: self.ending(&board),
            is_quiet: state.is_quiet(play),
        }
    }

    fn pass(&self, state: &State) -> Option<(State, u64)> {
        // A maharajah that is hemmed in would often like to pass.
        let may = state.to_move() == ARMY && state.checkers(ARMY) == 0;
        may.then(|| {
            let after = state.turned();
            (after, state.hash_change(&after))
        })
    }

    fn evaluate(&self, state: &State, (): &()) -> i32 {
        let kinds = Kind::ALL.into_iter();
        let material: i32 = kinds.map(|kind| worth(kind) * count(state.of(kind))).sum();
        let guarded = state.guarded();
        let free = match state.maharajah() {
            Some(_) => count(state.threatened() & !guarded & !state.of(Kind::King)),
            None => 24,
        };
        let counted = usize::try_from(free).unwrap_or(0).min(FREEDOM.len() - 1);
        let more = usize::try_from(free).unwrap_or(0) - counted;
        let freedom = FREEDOM[counted] + MORE_FREEDOM * i32::try_from(more).unwrap_or(0);
        let unprotected = state.army() & !guarded & !state.of(Kind::King);
        let steps: i32 = (0..7)
            .map(|rank| count(state.of(Kind::Pawn) >> (8 * rank) & 0xFF) * (6 - rank))
            .sum();
        let value = (material - EVEN) * 2 / 5 - freedom - UNPROTECTED * count(unprotected)
            + GUARDED * count(guarded)
            + STEP * steps;
        let value = match state.to_move() {
            ARMY => value,
            MAHARAJAH => -value,
        };
        value.clamp(-MOST, MOST)
    }

    fn past(&self) -> &Past {
        &self.past
    }

    fn ply(&self, _: &State, play: Play) -> Option<Ply> {
        play.ply()
    }
}

/// Does work on a position of a ruleset.
pub(crate) fn with_variant<J: Job>(ruleset: &Ruleset, position: &Position, job: J) -> J::Output {
    job.run(&Chess::new(ruleset.rules()), *position.state())
}
