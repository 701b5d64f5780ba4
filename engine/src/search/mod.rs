//! The search: principal variations by iterative deepening, with a table of positions.

mod node;
mod order;
mod past;
mod quiet;

pub(crate) use self::node::Node;
use self::{node::Window, order::Supply};
use crate::{
    score::{INFINITE, PROVEN, WIN},
    settings::{Blindness, Limits, Parts},
    table::{Bound, Stored, Table},
    variant::{After, Candidate, LOUD, SLOTS, Variant, Verdict, Which},
};

/// No line is longer.
pub(crate) const MOST_PLIES: usize = 120;
/// How many values of positions are kept, at least and at most.
const VALUES: (u64, u64) = (1 << 10, 1 << 16);
/// How many nodes there are between two looks at the clock.
const NODES_PER_LOOK: u64 = 1024;

pub(crate) struct Search<'a, V: Variant> {
    pub(crate) variant: &'a V,
    pub(crate) table: &'a mut Table,
    pub(crate) stop: &'a dyn Fn() -> bool,
    pub(crate) limits: Limits,
    pub(crate) parts: Parts,
    pub(crate) blindness: Blindness,
    pub(crate) nodes: u64,
    pub(crate) stopped: bool,
    /// The hashes of the game's positions and of those on the way from the root.
    path: Vec<u64>,
    /// The place of the root in the path.
    root: usize,
    /// How many plies were played before the root.
    pub(crate) played: usize,
    killers: Vec<[u32; 2]>,
    history: Vec<i32>,
    replies: Vec<u32>,
    moves: Vec<Candidate<V::Move>>,
    /// The best continuation from each ply.
    pub(crate) lines: Vec<Vec<V::Move>>,
    reductions: [[i8; 64]; 32],
    /// Positions with their values, by the low bits of their hashes.
    values: Vec<(u64, i32)>,
    /// How many results have followed from the path and not from the position.
    by_path: u64,
}

impl<'a, V: Variant> Search<'a, V> {
    pub(crate) fn new(
        variant: &'a V,
        table: &'a mut Table,
        limits: Limits,
        seen: &[u64],
        stop: &'a dyn Fn() -> bool,
    ) -> Self {
        let mut path = Vec::with_capacity(seen.len() + MOST_PLIES + 1);
        path.extend_from_slice(seen);
        let values = (limits.nodes / 4).clamp(VALUES.0, VALUES.1);
        let values = usize::try_from(values).unwrap_or(1).next_power_of_two();
        Self {
            variant,
            table,
            stop,
            limits,
            parts: Parts::ALL,
            blindness: Blindness::NONE,
            nodes: 0,
            stopped: false,
            root: path.len().saturating_sub(1),
            played: 0,
            path,
            killers: vec![[0; 2]; MOST_PLIES + 2],
            history: vec![0; 2 * SLOTS],
            replies: vec![0; 2 * SLOTS],
            moves: Vec::with_capacity(4096),
            lines: vec![Vec::new(); MOST_PLIES + 2],
            reductions: order::reductions(),
            values: vec![(0, 0); values],
            by_path: 0,
        }
    }

    /// The value of a move from the root within a window; the line goes into `lines[0]`.
    pub(crate) fn root_move(
        &mut self,
        node: &Node<V::Board>,
        mv: V::Move,
        depth: i32,
        (alpha, beta): (i32, i32),
        is_first: bool,
    ) -> i32 {
        let window = Window {
            depth: depth - 1,
            alpha,
            beta,
            ply: 0,
        };
        let score = if is_first {
            self.descend(node, mv, window)
        } else {
            let narrow = Window {
                beta: alpha + 1,
                ..window
            };
            let score = self.descend(node, mv, narrow);
            if score > alpha && !self.stopped {
                self.descend(node, mv, window)
            } else {
                score
            }
        };
        if score > alpha {
            self.lengthen(0, mv);
        }
        score
    }

    /// Makes a move the first of the line from a ply.
    fn lengthen(&mut self, ply: usize, mv: V::Move) {
        let (here, below) = self.lines.split_at_mut(ply + 1);
        if let (Some(line), Some(rest)) = (here.last_mut(), below.first()) {
            line.clear();
            line.push(mv);
            line.extend_from_slice(rest);
        }
    }

    /// Plays a move and searches the position after it; `window.depth` is what remains after the move.
    fn descend(&mut self, node: &Node<V::Board>, mv: V::Move, window: Window) -> i32 {
        let after = self.variant.play(&node.board, mv);
        let last = self.variant.slot(mv);
        self.enter(node, &after, last, window)
    }

    fn enter(
        &mut self,
        node: &Node<V::Board>,
        after: &After<V::Board>,
        last: usize,
        window: Window,
    ) -> i32 {
        let side = self.variant.side(&node.board);
        let ply = window.ply + 1;
        if let Some(winner) = after.ending {
            self.nodes += 1;
            if let Some(line) = self.lines.get_mut(ply) {
                line.clear();
            }
            return Self::result(winner, side, ply);
        }
        let next = Node {
            board: after.board,
            hash: node.hash ^ after.change,
            quiet: if after.is_quiet { node.quiet + 1 } else { 0 },
            back: if after.is_quiet { node.back + 1 } else { 0 },
            mover: side,
            last,
        };
        self.path.push(next.hash);
        let score = if self.variant.side(&next.board) == side {
            self.node(&next, Window { ply, ..window })
        } else {
            let turned = Window {
                depth: window.depth,
                alpha: -window.beta,
                beta: -window.alpha,
                ply,
            };
            -self.node(&next, turned)
        };
        self.path.pop();
        score
    }

    fn node(&mut self, node: &Node<V::Board>, window: Window) -> i32 {
        let Window {
            mut depth,
            mut alpha,
            mut beta,
            ply,
        } = window;
        if let Some(line) = self.lines.get_mut(ply) {
            line.clear();
        }
        self.nodes += 1;
        if self.nodes >= self.limits.nodes
            || (self.nodes.is_multiple_of(NODES_PER_LOOK) && (self.stop)())
        {
            self.stopped = true;
        }
        if self.stopped {
            return 0;
        }
        if let Some(score) = self.by_past(node, ply) {
            return score;
        }
        // No win from here is nearer than one already found, and no loss either.
        let deep = i32::try_from(ply).unwrap_or(0);
        alpha = alpha.max(deep - WIN);
        beta = beta.min(WIN - deep - 1);
        if alpha >= beta {
            return alpha;
        }
        let variant = self.variant;
        let side = variant.side(&node.board);
        let look = variant.look(&node.board);
        let verdict = match variant.verdict(&look) {
            // The limit comes before the other side's reply.
            Verdict::Forced | Verdict::Lost(_) if self.is_last_ply(ply) => Verdict::Open,
            Verdict::Won(_) | Verdict::Lost(_)
                if (ply > 1 || !self.blindness.sees_replies)
                    && self.blindness.overlooks(node.hash, 0, 1.0) =>
            {
                Verdict::Open
            }
            verdict => verdict,
        };
        match verdict {
            Verdict::Won(plies) => return WIN - deep - plies,
            Verdict::Lost(plies) => return deep + plies - WIN,
            Verdict::Forced if self.parts.answers => depth += 1,
            Verdict::Forced | Verdict::Open => {}
        }
        if depth <= 0 {
            // Nobody moves a piece without seeing that the other side cannot move any more.
            if ply == 1 && !variant.can_move(&node.board) {
                return Self::result(variant.past().stuck[side.index()], side, ply);
            }
            return self.quiet(
                node,
                &look,
                verdict,
                (alpha, beta),
                (ply, quiet::THREAT_PLIES),
            );
        }
        if ply >= MOST_PLIES {
            return self.evaluate(node, &look);
        }
        let is_principal = beta - alpha > 1;
        let stored = self.stored(node, deep);
        if let Some(stored) = &stored
            && !is_principal
            && stored.depth >= depth
        {
            let settles = match stored.bound {
                Bound::Exact => true,
                Bound::Lower => stored.score >= beta,
                Bound::Upper => stored.score <= alpha,
            };
            if settles {
                return stored.score;
            }
        }
        let best_known = stored.map_or(0, |stored| stored.best);
        let is_forced = verdict == Verdict::Forced;
        let mut value = 0;
        if !is_forced {
            value = self.evaluate(node, &look);
            if let Some(stored) = &stored {
                let is_nearer = match stored.bound {
                    Bound::Exact => true,
                    Bound::Lower => stored.score > value,
                    Bound::Upper => stored.score < value,
                };
                if is_nearer && stored.score.abs() < PROVEN {
                    value = stored.score;
                }
            }
        }
        if self.parts.reductions && !is_forced && !is_principal && beta.abs() < PROVEN {
            if depth <= 4 && value - 80 * depth >= beta {
                return value;
            }
            if depth >= 3
                && value >= beta
                && let Some((board, change)) = variant.pass(&node.board)
            {
                let after = After {
                    board,
                    change,
                    ending: None,
                    is_quiet: true,
                };
                let less = Window {
                    depth: depth - 3 - depth / 4,
                    alpha: beta - 1,
                    beta,
                    ply,
                };
                // Two passes would repeat the position.
                if node.last != SLOTS {
                    let score = self.enter(node, &after, SLOTS, less);
                    if score >= beta && !self.stopped {
                        return if score >= PROVEN { beta } else { score };
                    }
                }
            }
        }
        if depth >= 4 && best_known == 0 && !is_forced {
            depth -= 1;
        }
        let which = if is_forced && self.parts.answers {
            Which::Answers
        } else {
            Which::All
        };
        let first = self.moves.len();
        let mut supply = Supply::new(which, best_known, first);
        let by_path = self.by_path;
        let old_alpha = alpha;
        let (mut best, mut best_code) = (-INFINITE, 0);
        let mut tried_quiet: [u16; 32] = [0; 32];
        let mut quiet_count = 0_usize;
        let mut searched = 0_usize;
        let is_shallow = self.parts.reductions && depth <= 3 && !is_forced && !is_principal;
        let most_quiet = usize::try_from(5 + 4 * depth * depth).unwrap_or(0);
        loop {
            // Whether quiet moves are hopeless, and only they are left.
            let is_done = is_shallow
                && searched > 0
                && best > -PROVEN
                && (quiet_count >= most_quiet || value + 60 + 90 * depth <= alpha);
            if is_done && supply.has_only_rest() {
                break;
            }
            let Some(chosen) = self.next_move(&mut supply, node, &look, ply) else {
                break;
            };
            let mv = chosen.mv;
            let code = variant.code(mv);
            let is_quiet = chosen.order < LOUD;
            let is_overlooked = searched > 0
                && !is_forced
                && self
                    .blindness
                    .overlooks(node.hash, code, variant.obscurity(mv));
            // A reply to a root move is seen if it wins at once.
            if is_overlooked && !(ply == 1 && self.blindness.sees_replies) {
                continue;
            }
            if is_done && is_quiet {
                break;
            }
            if is_overlooked && !variant.wins(&node.board, mv) {
                continue;
            }
            let after = variant.play(&node.board, mv);
            let slot = variant.slot(mv);
            let full = Window {
                depth: depth - 1,
                alpha,
                beta,
                ply,
            };
            let narrow = Window {
                beta: alpha + 1,
                ..full
            };
            let mut score;
            if searched == 0 {
                score = self.enter(node, &after, slot, full);
            } else {
                let mut less = 0;
                if self.parts.reductions && depth >= 2 && searched >= 2 && is_quiet && !is_forced {
                    let row = usize::try_from(depth).unwrap_or(0).min(31);
                    less = i32::from(self.reductions[row][searched.min(63)]);
                    if is_principal {
                        less -= 1;
                    }
                    let liked = self.history[side.index() * SLOTS + slot % SLOTS];
                    if liked > 4000 {
                        less -= 1;
                    } else if liked < -4000 {
                        less += 1;
                    }
                    less = less.clamp(0, depth - 1);
                }
                let reduced = Window {
                    depth: full.depth - less,
                    ..narrow
                };
                score = self.enter(node, &after, slot, reduced);
                if score > alpha && less > 0 {
                    score = self.enter(node, &after, slot, narrow);
                }
                if score > alpha && score < beta {
                    score = self.enter(node, &after, slot, full);
                }
            }
            if self.stopped {
                break;
            }
            searched += 1;
            if score > best {
                best = score;
                best_code = code;
                if score > alpha {
                    alpha = score;
                    if is_principal {
                        self.lengthen(ply, mv);
                    }
                }
                if score >= beta {
                    if is_quiet {
                        self.like(
                            node,
                            ply,
                            code,
                            slot,
                            depth,
                            &tried_quiet[..quiet_count.min(32)],
                        );
                    }
                    break;
                }
            }
            if is_quiet {
                if let Some(place) = tried_quiet.get_mut(quiet_count) {
                    *place = u16::try_from(slot % SLOTS).unwrap_or(0);
                }
                quiet_count += 1;
            }
        }
        self.moves.truncate(first);
        if self.stopped {
            return best.max(-WIN);
        }
        if searched == 0 {
            let has_moves = which == Which::Answers && variant.can_move(&node.board);
            return if has_moves {
                deep + 2 - WIN
            } else {
                Self::result(variant.past().stuck[side.index()], side, ply)
            };
        }
        let is_sound = best.abs() < PROVEN || self.by_path == by_path;
        if is_sound {
            let stored = Stored {
                score: best,
                depth,
                bound: if best >= beta {
                    Bound::Lower
                } else if best > old_alpha {
                    Bound::Exact
                } else {
                    Bound::Upper
                },
                best: if best > old_alpha { best_code } else { 0 },
            };
            self.table.put(node.hash, deep, stored);
        }
        best
    }

    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the low bits choose the place"
    )]
    fn evaluate(&mut self, node: &Node<V::Board>, look: &V::Look) -> i32 {
        let place = node.hash as usize & (self.values.len() - 1);
        let (hash, value) = self.values[place];
        if hash == node.hash {
            return value;
        }
        let value = self.variant.evaluate(&node.board, look) + self.blindness.error(node.hash);
        self.values[place] = (node.hash, value);
        value
    }

    /// How many nodes were visited.
    pub(crate) const fn nodes(&self) -> u64 {
        self.nodes
    }
}
