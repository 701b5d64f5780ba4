//! Iterative deepening from a position of a game.

use raichi_rules::{Game, Ply};

use crate::{
    random::Random,
    score::{INFINITE, MOST, PROVEN, Score},
    search::{Node, Search},
    settings::{Blindness, Limits, Parts},
    table::Table,
    variant::{Candidate, Job, LOUD, Variant, Verdict, Which},
};

/// One of the best plies, its score, and how the game may go on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The score for the side to move.
    pub score: Score,
    /// The ply and its continuation; never empty.
    pub plies: Vec<Ply>,
}

impl Line {
    /// The ply that the line begins with.
    #[must_use]
    pub fn ply(&self) -> Ply {
        self.plies.first().copied().unwrap_or(Ply::END)
    }
}

/// What a search found.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Report {
    /// The best lines, the best first; none if the game is over.
    pub lines: Vec<Line>,
    /// How many plies it looked ahead.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
    /// Whether the score is proven by a table of all positions.
    pub is_exact: bool,
}

impl Report {
    /// The best line.
    #[must_use]
    pub fn best(&self) -> Option<&Line> {
        self.lines.first()
    }

    /// The best ply.
    #[must_use]
    pub fn ply(&self) -> Option<Ply> {
        self.best().map(Line::ply)
    }

    /// The score for the side to move; a draw if there is none.
    #[must_use]
    pub fn score(&self) -> Score {
        self.best().map_or(Score::DRAW, |line| line.score)
    }
}

/// A search to be done.
pub(crate) struct Task<'a> {
    pub(crate) game: &'a Game,
    pub(crate) limits: Limits,
    pub(crate) parts: Parts,
    pub(crate) blindness: Blindness,
    pub(crate) table: &'a mut Table,
    pub(crate) stop: &'a dyn Fn() -> bool,
    /// The codes of plies that are not played.
    pub(crate) barred: Vec<u32>,
    /// Is given every finished depth.
    pub(crate) watch: &'a mut dyn FnMut(&Report),
}

impl Job for Task<'_> {
    type Output = Report;

    /// Searches from a board, which is that of the game.
    fn run<V: Variant>(self, variant: &V, board: V::Board) -> Report {
        let Self {
            game,
            limits,
            parts,
            blindness,
            table,
            stop,
            barred,
            watch,
        } = self;
        let seen = game.seen();
        let root = Node {
            board,
            hash: game.position_hash(),
            quiet: game.quiet_plies(),
            back: seen.len().saturating_sub(1),
            mover: variant.side(&board).opponent(),
            last: 0,
        };
        let mut search = Search::new(variant, table, limits, seen, stop);
        search.parts = parts;
        search.played = game.ply_count();
        search.blindness = blindness;
        let mut moves: Vec<Candidate<V::Move>> = Vec::new();
        variant.generate(&board, &variant.look(&board), Which::All, &mut moves);
        moves.retain(|candidate| !barred.contains(&variant.code(candidate.mv)));
        if variant.past().forbids {
            moves.retain(|candidate| {
                let ply = variant.ply(&board, candidate.mv);
                ply.is_some_and(|ply| game.check(ply).is_ok())
            });
        }
        moves.sort_by_key(|candidate| std::cmp::Reverse(candidate.order));
        think_of(variant, &blindness, &root, &mut moves);
        let Some(likeliest) = moves.first().map(|candidate| candidate.mv) else {
            return Report::default();
        };
        let lines = limits.lines.clamp(1, moves.len());
        // Stands in until the first depth is done, which a small limit may not allow.
        let mut found = vec![Found {
            code: variant.code(likeliest),
            score: 0,
            line: vec![likeliest],
        }];
        let mut report = report_of(variant, &board, &found, 0);
        let mut stable = 0;
        let last = i32::try_from(limits.depth.clamp(1, 100)).unwrap_or(100);
        for depth in 1..=last {
            let before = found.first().map(|found| found.code);
            let is_whole = deepen_once(&mut search, &root, &mut moves, (depth, lines), &mut found);
            report = report_of(variant, &board, &found, search.nodes());
            report.depth = u32::try_from(if is_whole { depth } else { depth - 1 }).unwrap_or(0);
            watch(&report);
            if !is_whole {
                break;
            }
            let now = found.first().map(|found| found.code);
            stable = if before == now { stable + 1 } else { 0 };
            let is_proven = match report.score().win_in() {
                Some(plies) => depth >= plies.abs(),
                None => false,
            };
            let is_clear = lines == 1
                && ((moves.len() == 1 && depth >= 4)
                    || (stable >= 3 && search.nodes() > limits.nodes / 10 * 6));
            if is_clear || (is_proven && lines == 1) {
                break;
            }
        }
        report
    }
}

/// Leaves out root moves that a player does not think of. One that sees replies thinks of all that win at once, take or
/// threaten, and of all moves if the others let the other side win at once.
fn think_of<V: Variant>(
    variant: &V,
    blindness: &Blindness,
    root: &Node<V::Board>,
    moves: &mut Vec<Candidate<V::Move>>,
) {
    let look = variant.look(&root.board);
    let is_urgent = variant.verdict(&look) != Verdict::Open;
    if blindness.missed <= 0.0 || (blindness.sees_replies && is_urgent) {
        return;
    }
    let is_missed = |candidate: &Candidate<V::Move>| {
        let mv = candidate.mv;
        blindness.misses(root.hash, variant.code(mv), variant.obscurity(mv))
            && !(blindness.sees_replies
                && (candidate.order >= LOUD || variant.wins(&root.board, mv)))
    };
    let mut others = moves.iter().filter(|candidate| !is_missed(candidate));
    if blindness.sees_replies
        && others.all(|candidate| is_lost_at_once(variant, root, candidate.mv))
    {
        return;
    }
    if !moves.iter().all(is_missed) {
        moves.retain(|candidate| !is_missed(candidate));
    } else {
        // Of those that it does not think of, it plays any.
        let at = Random::new(blindness.seed ^ root.hash).below(moves.len());
        moves.swap(0, at);
        moves.truncate(1);
    }
}

/// Whether the other side can win with its next ply after a move.
fn is_lost_at_once<V: Variant>(variant: &V, root: &Node<V::Board>, mv: V::Move) -> bool {
    let after = variant.play(&root.board, mv);
    let other = variant.side(&root.board).opponent();
    if let Some(winner) = after.ending {
        return winner == Some(other);
    }
    let board = after.board;
    if variant.side(&board) != other {
        return false;
    }
    let look = variant.look(&board);
    if matches!(variant.verdict(&look), Verdict::Won(_)) {
        return true;
    }
    let mut replies = Vec::new();
    if variant.may_win(&board) {
        variant.generate(&board, &look, Which::All, &mut replies);
    }
    replies.iter().any(|reply| variant.wins(&board, reply.mv))
}

/// A root move with its score and line.
struct Found<M> {
    code: u32,
    score: i32,
    line: Vec<M>,
}

/// Searches all root moves to a depth, as often as lines are wanted. The result is whether it was not stopped.
fn deepen_once<V: Variant>(
    search: &mut Search<'_, V>,
    root: &Node<V::Board>,
    moves: &mut [Candidate<V::Move>],
    (depth, lines): (i32, usize),
    found: &mut Vec<Found<V::Move>>,
) -> bool {
    let variant = search.variant;
    for place in 0..lines {
        let expected = found.get(place).map(|found| found.score);
        let mut margin = 35;
        let (mut low, mut high) = match expected {
            Some(score) if depth >= 4 && score.abs() < PROVEN => (score - margin, score + margin),
            _ => (-INFINITE, INFINITE),
        };
        loop {
            let best = best_of(search, root, &mut moves[place..], depth, (low, high));
            let Some(Best {
                at,
                score,
                line,
                searched,
            }) = best
            else {
                return false;
            };
            let is_inside = (score > low || low == -INFINITE) && (score < high || high == INFINITE);
            if is_inside || search.stopped {
                if search.stopped && score <= low {
                    return false;
                }
                // There was no time to refute the next one, and all that were looked at lose.
                let next = moves.get(place + searched);
                if search.stopped
                    && lines == 1
                    && score <= -PROVEN
                    && let Some(next) = next
                {
                    let score = expected.unwrap_or(score).max(-MOST);
                    let (code, line) = (variant.code(next.mv), vec![next.mv]);
                    *found = vec![Found { code, score, line }];
                    return false;
                }
                // The others keep their order.
                moves[place..=place + at].rotate_right(1);
                let code = variant.code(moves[place].mv);
                found.truncate(lines);
                found.retain({
                    let mut at = 0;
                    move |known: &Found<V::Move>| {
                        at += 1;
                        at <= place || known.code != code
                    }
                });
                found.insert(place.min(found.len()), Found { code, score, line });
                found.truncate(lines);
                if search.stopped {
                    // It may have turned out to be worse than what was found less deep.
                    found.sort_by_key(|found| std::cmp::Reverse(found.score));
                    return false;
                }
                break;
            }
            margin *= 4;
            if score <= low {
                low = if margin > 2000 {
                    -INFINITE
                } else {
                    score - margin
                };
            } else {
                high = if margin > 2000 {
                    INFINITE
                } else {
                    score + margin
                };
            }
        }
    }
    found.sort_by_key(|found| std::cmp::Reverse(found.score));
    true
}

/// The best of some root moves.
struct Best<M> {
    /// Its place.
    at: usize,
    score: i32,
    line: Vec<M>,
    /// How many of them were searched.
    searched: usize,
}

/// The best of some root moves within a window. `None` if the search was stopped before the first of them was done.
fn best_of<V: Variant>(
    search: &mut Search<'_, V>,
    root: &Node<V::Board>,
    moves: &mut [Candidate<V::Move>],
    depth: i32,
    (low, high): (i32, i32),
) -> Option<Best<V::Move>> {
    let mut alpha = low;
    let mut best: Option<Best<V::Move>> = None;
    for (at, candidate) in moves.iter().enumerate() {
        let mv = candidate.mv;
        let is_first = at == 0;
        let score = search.root_move(root, mv, depth, (alpha, high), is_first);
        if search.stopped {
            break;
        }
        if best.as_ref().is_none_or(|known| score > known.score) {
            let line = if score > alpha {
                search.lines[0].clone()
            } else {
                vec![mv]
            };
            best = Some(Best {
                at,
                score,
                line,
                searched: 0,
            });
        }
        if let Some(best) = &mut best {
            best.searched = at + 1;
        }
        alpha = alpha.max(score);
        if score >= high {
            break;
        }
    }
    best
}

fn report_of<V: Variant>(
    variant: &V,
    board: &V::Board,
    found: &[Found<V::Move>],
    nodes: u64,
) -> Report {
    let lines = found.iter().map(|found| {
        let mut board = *board;
        let mut plies = Vec::new();
        for mv in &found.line {
            let Some(ply) = variant.ply(&board, *mv) else {
                break;
            };
            plies.push(ply);
            let after = variant.play(&board, *mv);
            if after.ending.is_some() {
                break;
            }
            board = after.board;
        }
        Line {
            score: Score(found.score),
            plies,
        }
    });
    Report {
        lines: lines.filter(|line| !line.plies.is_empty()).collect(),
        nodes,
        ..Report::default()
    }
}
