//! Puzzles: positions in which one ply alone wins by force, soon.
//!
//! A short search finds whether there is a win at all. Then every ply of the position is proven to win within so many
//! plies or not, by trying all replies: nothing is reduced or left out but what loses to the very next ply.
//!
//! ```
//! use raichi_engine::{PuzzleLimits, puzzle};
//! use raichi_rules::Ruleset;
//!
//! let ruleset = Ruleset::preset("brandubh").unwrap();
//! let game = ruleset.start_from("4t2/t3K2/7/2t1t2/T4t1/3t3/2T1t2 defenders")?;
//! if let Some(puzzle) = puzzle(&game, PuzzleLimits::USUAL, &|| false) {
//!     assert!(game.check(puzzle.solution[0]).is_ok());
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use raichi_rules::{Game, Ply, Side};

use crate::{
    Limits, Parts,
    dispatch::with_variant,
    search_with,
    solved::ByHash,
    variant::{Candidate, Job, Variant, Verdict, Which},
};

/// Which positions are puzzles, and how much work one may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PuzzleLimits {
    /// The most positions that are looked at.
    pub nodes: u64,
    /// The fewest plies in which the win is, at least 2.
    pub least: u32,
    /// The most plies in which the win is, at most [`PuzzleLimits::MOST`].
    pub most: u32,
    /// The fewest legal plies of the position.
    pub legal: usize,
}

impl PuzzleLimits {
    /// No puzzle is longer, in plies: with more, hardly any could be proven.
    pub const MOST: u32 = 7;

    /// Those of puzzles for players: wins in two to four moves, and eight moves or more to choose from.
    pub const USUAL: Self = Self {
        nodes: 3_000_000,
        least: 3,
        most: Self::MOST,
        legal: 8,
    };
}

/// The share of the nodes that the search for a win gets.
const SEARCHED: u64 = 50;

/// Up to so many plies, no other ply wins within the next two plies either.
const WITH_MARGIN: u32 = 5;

/// A position in which exactly one ply wins by force, within some plies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Puzzle {
    /// The side to move, which wins.
    pub side: Side,
    /// In how many plies it wins, if the other side holds out as long as it can.
    pub win_in: u32,
    /// How many of these plies are its own: "wins in 3 moves".
    pub moves: u32,
    /// A line of play to the end. Its first ply is the only solution; later on there may be other ways to win.
    pub solution: Vec<Ply>,
    /// For each of the winning side's plies in the solution, every ply that wins as soon as it does, itself included.
    pub ways: Vec<Vec<Ply>>,
    /// How many legal plies there are to choose from.
    pub legal: usize,
    /// Within how many plies no other ply wins; at least `win_in`.
    pub alone: u32,
    /// How many positions were looked at: the more, the harder it is.
    pub nodes: u64,
}

/// The puzzle that the position of a game is; `None` if it is none, or the limits do not suffice for a proof.
///
/// The past of the game is ignored: the position counts as one in which a game begins. Games whose rules end them after a
/// few quiet plies have no puzzles. The same position and limits give the same result, unless `stop` was true.
#[must_use]
pub fn puzzle(game: &Game, limits: PuzzleLimits, stop: &dyn Fn() -> bool) -> Option<Puzzle> {
    if game.outcome().is_some() {
        return None;
    }
    let legal = game.legal_plies().len();
    if legal < limits.legal {
        return None;
    }
    let nodes = limits.nodes / SEARCHED;
    // Endings are no puzzles: what brings them nearer would only change how hard a puzzle is.
    let parts = Parts {
        endings: false,
        ..Parts::ALL
    };
    let limits_of_search = Limits::nodes(nodes).with_depth(MOST_DEPTH);
    let report = search_with(game, limits_of_search, parts, stop, &mut |_| ());
    let found = report.score().win_in()?;
    let most = limits.most.min(PuzzleLimits::MOST);
    let is_wanted = |plies: u32| plies >= limits.least.max(2) && plies <= most;
    if !u32::try_from(found).is_ok_and(|found| found >= 2) {
        return None;
    }
    let job = Proof {
        hash: game.position_hash(),
        most,
        limits: Limits::nodes(limits.nodes - report.nodes.min(limits.nodes)),
        stop,
    };
    let mut puzzle = with_variant(game, Parts::ALL, job)?;
    puzzle.legal = legal;
    puzzle.nodes += report.nodes;
    is_wanted(puzzle.win_in).then_some(puzzle)
}

/// How many plies the search for a win looks ahead; threats are followed beyond.
const MOST_DEPTH: u32 = 7;

/// The proof that a position is a puzzle.
struct Proof<'a> {
    hash: u64,
    most: u32,
    limits: Limits,
    stop: &'a dyn Fn() -> bool,
}

impl Job for Proof<'_> {
    type Output = Option<Puzzle>;

    fn run<V: Variant>(self, variant: &V, board: V::Board) -> Option<Puzzle> {
        let quiet_limit = variant.past().quiet_limit;
        if quiet_limit > 0 && quiet_limit < FEWEST_QUIET {
            return None;
        }
        let side = variant.side(&board);
        let mut prover = Prover {
            variant,
            by: side,
            nodes: self.limits.nodes,
            stop: self.stop,
            spent: 0,
            has_stopped: false,
            known: ByHash::default(),
            refutations: [0; MOST_PROVEN as usize + 1],
        };
        let root = At {
            board,
            hash: self.hash,
        };
        let mut moves = Vec::new();
        variant.generate(&board, &variant.look(&board), Which::All, &mut moves);
        let mut winning = Vec::new();
        let mut win_in = 0;
        while winning.is_empty() && win_in < self.most {
            win_in += 1;
            for (at, candidate) in moves.iter().enumerate() {
                if prover.wins_by(&root, candidate.mv, win_in)? {
                    winning.push(at);
                }
            }
        }
        let [only] = winning[..] else {
            return None;
        };
        let alone = if win_in <= WITH_MARGIN {
            win_in + 2
        } else {
            win_in
        };
        for (at, candidate) in moves.iter().enumerate() {
            if at != only && prover.wins_by(&root, candidate.mv, alone)? {
                return None;
            }
        }
        let (solution, ways) = prover.line(root, win_in)?;
        Some(Puzzle {
            side,
            win_in,
            moves: u32::try_from(ways.len()).ok()?,
            solution,
            ways,
            legal: moves.len(),
            alone,
            nodes: prover.spent,
        })
    }
}

/// Rules that end a game after fewer quiet plies would interfere.
const FEWEST_QUIET: usize = 20;

/// How many plies ahead anything is proven.
const MOST_PROVEN: u32 = PuzzleLimits::MOST + 2;

/// A position with its hash.
#[derive(Clone, Copy)]
struct At<B> {
    board: B,
    hash: u64,
}

/// What is known of a position: within how many plies the side wins, and within how many it does not.
#[derive(Debug, Clone, Copy)]
struct Known {
    wins: u32,
    fails: u32,
}

/// Proves that a side wins within some plies, or that it does not.
///
/// A win in the fewest plies never comes back to a position, so that repetitions do not matter.
struct Prover<'a, V: Variant> {
    variant: &'a V,
    by: Side,
    nodes: u64,
    stop: &'a dyn Fn() -> bool,
    spent: u64,
    has_stopped: bool,
    known: ByHash<Known>,
    /// The last reply that held, by the plies left.
    refutations: [u32; MOST_PROVEN as usize + 1],
}

/// How many positions are looked at between two calls of `stop`.
const NODES_PER_LOOK: u64 = 1024;

impl<V: Variant> Prover<'_, V> {
    /// Whether the side wins by a move within so many plies, the move included. `None`: the limits do not suffice.
    fn wins_by(&mut self, at: &At<V::Board>, mv: V::Move, plies: u32) -> Option<bool> {
        let wins = self.after(at, mv, plies);
        (!self.has_stopped).then_some(wins)
    }

    /// Whether the side wins within so many plies, of which a move is the first.
    fn after(&mut self, at: &At<V::Board>, mv: V::Move, plies: u32) -> bool {
        let after = self.variant.play(&at.board, mv);
        self.spent += 1;
        if let Some(winner) = after.ending {
            return winner == Some(self.by);
        }
        let next = At {
            board: after.board,
            hash: at.hash ^ after.change,
        };
        plies > 0 && self.wins(&next, plies - 1)
    }

    /// Whether the side wins within so many plies.
    fn wins(&mut self, at: &At<V::Board>, plies: u32) -> bool {
        if self.spent >= self.nodes || (self.spent.is_multiple_of(NODES_PER_LOOK) && (self.stop)())
        {
            self.has_stopped = true;
        }
        if self.has_stopped {
            return false;
        }
        let variant = self.variant;
        let is_own = variant.side(&at.board) == self.by;
        let look = variant.look(&at.board);
        let verdict = variant.verdict(&look);
        match verdict {
            Verdict::Won(within) if is_own => return i64::from(plies) >= i64::from(within),
            Verdict::Lost(within) if !is_own && i64::from(plies) >= i64::from(within) => {
                return true;
            }
            Verdict::Won(_) => return false,
            Verdict::Lost(_) if is_own => return false,
            Verdict::Lost(_) | Verdict::Forced | Verdict::Open => {}
        }
        if plies == 0 {
            // Who cannot move may have lost by that.
            return self.is_stuck(at) && self.stuck(at) == Some(self.by);
        }
        if is_own && plies == 1 && !variant.may_win(&at.board) {
            return false;
        }
        let known = self.known.get(&at.hash).copied().unwrap_or(Known {
            wins: u32::MAX,
            fails: 0,
        });
        if plies >= known.wins {
            return true;
        }
        if plies <= known.fails {
            return false;
        }
        let wins = self.tries(at, (&look, verdict), plies, is_own);
        if !self.has_stopped {
            let known = if wins {
                Known {
                    wins: plies,
                    ..known
                }
            } else {
                Known {
                    fails: plies,
                    ..known
                }
            };
            self.known.insert(at.hash, known);
        }
        wins
    }

    /// Tries the moves of a position.
    fn tries(
        &mut self,
        at: &At<V::Board>,
        (look, verdict): (&V::Look, Verdict),
        plies: u32,
        is_own: bool,
    ) -> bool {
        let variant = self.variant;
        // All other moves lose in two plies.
        let is_forced = verdict == Verdict::Forced && (is_own || plies >= 2);
        let which = if is_forced {
            Which::Answers
        } else {
            Which::All
        };
        let mut moves: Vec<Candidate<V::Move>> = Vec::new();
        variant.generate(&at.board, look, which, &mut moves);
        if moves.is_empty() {
            return if is_forced && !self.is_stuck(at) {
                !is_own
            } else {
                self.stuck(at) == Some(self.by)
            };
        }
        let place = plies.min(MOST_PROVEN) as usize;
        let refutation = self.refutations[place];
        moves.sort_by_key(|candidate| {
            let is_refutation = !is_own && variant.code(candidate.mv) == refutation;
            (!is_refutation, std::cmp::Reverse(candidate.order))
        });
        for candidate in moves {
            let wins = self.after(at, candidate.mv, plies);
            if self.has_stopped {
                return false;
            }
            if wins == is_own {
                if !is_own {
                    self.refutations[place] = variant.code(candidate.mv);
                }
                return wins;
            }
        }
        !is_own
    }

    fn is_stuck(&self, at: &At<V::Board>) -> bool {
        !self.variant.can_move(&at.board)
    }

    /// Who wins if the side to move cannot move.
    fn stuck(&self, at: &At<V::Board>) -> Option<Side> {
        let side = self.variant.side(&at.board);
        self.variant.past().stuck[side.index()]
    }

    /// A line of play in which the side wins as soon as it can and the other one holds out as long as it can, and for each of
    /// the side's plies all that win as soon.
    fn line(&mut self, root: At<V::Board>, win_in: u32) -> Option<(Vec<Ply>, Vec<Vec<Ply>>)> {
        let (mut at, mut left) = (root, win_in);
        let (mut plies, mut ways) = (Vec::new(), Vec::new());
        loop {
            let variant = self.variant;
            let is_own = variant.side(&at.board) == self.by;
            let mut moves = Vec::new();
            variant.generate(&at.board, &variant.look(&at.board), Which::All, &mut moves);
            moves.sort_by_key(|candidate| std::cmp::Reverse(candidate.order));
            // All that win in so many plies and, of the other side, not in fewer.
            let mut chosen = Vec::new();
            for candidate in moves {
                let wins = self.wins_by(&at, candidate.mv, left)?;
                let is_longest =
                    is_own || left == 0 || !self.wins_by(&at, candidate.mv, left - 1)?;
                if wins && is_longest {
                    chosen.push(candidate.mv);
                    if !is_own {
                        break;
                    }
                }
            }
            let Some(&mv) = chosen.first() else {
                // The other side cannot move, and has lost by that.
                return (!plies.is_empty()).then_some((plies, ways));
            };
            plies.push(variant.ply(&at.board, mv)?);
            if is_own {
                let all = chosen.iter().map(|&mv| variant.ply(&at.board, mv));
                ways.push(all.collect::<Option<_>>()?);
            }
            let after = variant.play(&at.board, mv);
            if after.ending.is_some() || left == 0 {
                return Some((plies, ways));
            }
            at = At {
                board: after.board,
                hash: at.hash ^ after.change,
            };
            left -= 1;
        }
    }
}
