//! The positions from which one ply leads to a position: somebody who types a position may be about to reach it in a game.

use std::collections::{BTreeMap, BTreeSet};

use raichi_rules::{Game, Piece, Ply, Point, Ruleset, Shape, Side};

/// How many captures of one ply are undone. More at once are rare.
const MOST_CAPTURES: u32 = 3;

/// The hashes of the positions, in every image, from which one ply leads to that of a game. Plies of several steps are not undone.
pub(crate) fn hashes_before(game: &Game) -> BTreeSet<u64> {
    let mut found = BTreeMap::new();
    for by in Side::ALL {
        Board::of(game, by).undo(&mut found);
    }
    found.values().flat_map(Game::image_hashes).collect()
}

/// A position whose last ply is undone.
struct Board {
    rules: Ruleset,
    /// The hash of the position.
    hash: u64,
    /// The side that played the ply.
    by: Side,
    ranks: Vec<Vec<Point>>,
    pieces: BTreeMap<Point, Piece>,
    /// What the position's text has after the board.
    rest: String,
    /// What the ply may have captured.
    capturable: Vec<Piece>,
    /// Whether pieces stand on squares, and not on points of lines.
    has_squares: bool,
    /// Whether all pieces go along files and ranks, as far as the first plies of a game and those of this position show.
    goes_straight: bool,
}

impl Board {
    fn of(game: &Game, by: Side) -> Self {
        let (rules, shape, text) = (game.ruleset(), game.shape(), game.position_text());
        let is_board = |c: char| c.is_alphanumeric() || c == '/';
        let end = text.find(|c| !is_board(c)).unwrap_or(text.len());
        let points = shape.points();
        let pieces = points
            .iter()
            .filter_map(|&point| Some((point, game.piece_at(point)?)));
        let mut ranks: BTreeMap<u8, Vec<Point>> = BTreeMap::new();
        for &point in &points {
            ranks.entry(point.rank()).or_default().push(point);
        }
        for rank in ranks.values_mut() {
            rank.sort_unstable_by_key(|point| point.file());
        }
        let is_straight = |ply: Ply| {
            ply.points().windows(2).all(|step| match step {
                [from, to] => from.file() == to.file() || from.rank() == to.rank(),
                _ => true,
            })
        };
        let mut shown = [game.legal_plies(), Game::new(rules.clone()).legal_plies()].into_iter();
        let goes_straight = shown.all(|plies| plies.into_iter().all(is_straight));
        let capturable = rules.pieces().into_iter();
        let capturable = capturable.filter(|piece| piece.side != by && piece.is_counted);
        Self {
            hash: game.position_hash(),
            by,
            ranks: ranks.into_values().rev().collect(),
            pieces: pieces.collect(),
            rest: text[end..].to_owned(),
            capturable: capturable.collect(),
            has_squares: matches!(shape, Shape::Squares(_)),
            goes_straight,
            rules,
        }
    }

    /// Finds the positions before it, by their hashes.
    fn undo(&self, found: &mut BTreeMap<u64, Game>) {
        let movers = self
            .pieces
            .iter()
            .filter(|(_, piece)| piece.side == self.by);
        for (&to, &piece) in movers {
            let mut pieces = self.pieces.clone();
            pieces.remove(&to);
            let rest = self.with_one_more_in_hand(piece);
            self.keep(&pieces, &rest, &[to], found);
            let free = self.ranks.iter().flatten();
            let free: Vec<_> = free
                .copied()
                .filter(|from| *from != to && !self.pieces.contains_key(from))
                .collect();
            for &from in free.iter().filter(|&&from| self.may_lead(from, to)) {
                pieces.insert(from, piece);
                self.undo_move(&mut pieces, (from, to), &free, found);
                pieces.remove(&from);
            }
        }
    }

    /// The same for a piece that has gone to a point from another, where it is put.
    fn undo_move(
        &self,
        pieces: &mut BTreeMap<Point, Piece>,
        (from, to): (Point, Point),
        free: &[Point],
        found: &mut BTreeMap<u64, Game>,
    ) {
        let path = [from, to];
        let goes = self.keep(pieces, &self.rest, &path, found);
        // Where the way is free, what stood beside its end may have been captured; otherwise what stood on it.
        let near: Vec<_> = free
            .iter()
            .copied()
            .filter(|&at| at != from)
            .filter(|&at| {
                if goes {
                    self.is_beside(at, to)
                } else {
                    is_between(at, from, to)
                }
            })
            .collect();
        for &captured in &self.capturable {
            // What stood at the end of the way.
            pieces.insert(to, captured);
            self.keep(pieces, &self.rest, &path, found);
            pieces.remove(&to);
            let sets = 1_u32..1 << near.len();
            for set in sets.filter(|set| set.count_ones() <= MOST_CAPTURES) {
                let chosen = |at: usize| set & (1 << at) != 0;
                let chosen = near.iter().enumerate().filter(|(at, _)| chosen(*at));
                let chosen: Vec<_> = chosen.map(|(_, point)| *point).collect();
                for &point in &chosen {
                    pieces.insert(point, captured);
                }
                self.keep(pieces, &self.rest, &path, found);
                for point in chosen {
                    pieces.remove(&point);
                }
            }
        }
    }

    /// Keeps a position if the ply leads from there to this one; returns whether the ply is possible there.
    fn keep(
        &self,
        pieces: &BTreeMap<Point, Piece>,
        rest: &str,
        path: &[Point],
        found: &mut BTreeMap<u64, Game>,
    ) -> bool {
        let side = self.rules.side_code(self.by);
        let text = format!("{}{rest} {side}", self.written(pieces));
        let Ok(before) = self.rules.reached(&text) else {
            return false;
        };
        let Some(ply) = Ply::path(path) else {
            return false;
        };
        let mut after = before.clone();
        let is_possible = after.play(ply).is_ok();
        if is_possible && after.position_hash() == self.hash {
            found.insert(before.position_hash(), before);
        }
        is_possible
    }

    /// Whether a piece may go from one point to another at once, as far as that is known without rules.
    fn may_lead(&self, from: Point, to: Point) -> bool {
        let (across, up) = apart(from, to);
        if !self.has_squares || across == 0 || up == 0 {
            return true;
        }
        !self.goes_straight && (across == up || across + up == 3)
    }

    /// Whether a piece may have been captured at a point by one that went to another. On squares, they have a side in common.
    fn is_beside(&self, at: Point, to: Point) -> bool {
        let (across, up) = apart(at, to);
        across <= 1 && up <= 1 && (!self.has_squares || across + up == 1)
    }

    fn written(&self, pieces: &BTreeMap<Point, Piece>) -> String {
        let rows = self.ranks.iter().map(|points| {
            let (mut row, mut run) = (String::new(), 0);
            let flush = |row: &mut String, run: &mut usize| {
                if *run > 0 {
                    row.push_str(&run.to_string());
                }
                *run = 0;
            };
            for point in points {
                match pieces.get(point) {
                    None => run += 1,
                    Some(piece) => {
                        flush(&mut row, &mut run);
                        row.push(piece.letter);
                    }
                }
            }
            flush(&mut row, &mut run);
            row
        });
        rows.collect::<Vec<_>>().join("/")
    }

    /// What follows the board, with another piece in hand.
    fn with_one_more_in_hand(&self, piece: Piece) -> String {
        let hands = self.rest.split('+').skip(1);
        let mut others = String::new();
        let mut held = 0;
        for hand in hands {
            let digits = hand.trim_end_matches(|c: char| !c.is_ascii_digit());
            let number: u32 = digits.parse().unwrap_or(1);
            if hand[digits.len()..].starts_with(piece.letter) {
                held = number;
            } else {
                others += &format!("+{hand}");
            }
        }
        format!("+{}{}{others}", held + 1, piece.letter)
    }
}

/// How many files and ranks lie between two points.
fn apart(one: Point, other: Point) -> (u8, u8) {
    let across = one.file().abs_diff(other.file());
    (across, one.rank().abs_diff(other.rank()))
}

/// Whether a point lies between two others, about on the way from one to the other.
fn is_between(at: Point, from: Point, to: Point) -> bool {
    let inside = |at: u8, one: u8, other: u8| (one.min(other)..=one.max(other)).contains(&at);
    let (across, up) = apart(at, to);
    inside(at.file(), from.file(), to.file())
        && inside(at.rank(), from.rank(), to.rank())
        && across <= 1
        && up <= 1
}

#[cfg(test)]
mod tests {
    use raichi_rules::presets;

    use super::*;

    /// Of the plies of random games by all rules, at most one of ten is not undone: those of turns with several actions, and long leaps.
    #[test]
    fn most_plies_of_random_games_are_undone() {
        let (mut looked_at, mut missed) = (0, Vec::new());
        // Large boards take long.
        let few = |rules: &&Ruleset| rules.shape().points().len() <= 81;
        for rules in presets().iter().filter(few) {
            let mut of_rules = 0;
            let mut game = Game::new(rules.clone());
            let mut random = 7_usize;
            for turn in 0..24 {
                let legal = game.legal_plies();
                random = random.wrapping_mul(1_103_515_245).wrapping_add(12_345) % (1 << 31);
                let Some(&ply) = legal.get(random / 8 % legal.len().max(1)) else {
                    break;
                };
                let before = game.clone();
                let Ok(played) = game.play(ply) else { break };
                // Ends are not evaluated.
                if game.outcome().is_some() || of_rules == 4 {
                    break;
                }
                let is_chosen = turn % 8 == 7 || !played.captures.is_empty();
                if !is_chosen || ply.points().len() > 2 || played.captures.len() > 3 {
                    continue;
                }
                (looked_at, of_rules) = (looked_at + 1, of_rules + 1);
                if !hashes_before(&game).contains(&before.position_hash()) {
                    missed.push(format!("{} {ply}", rules.name()));
                }
            }
        }
        assert!(looked_at > 60, "{looked_at}");
        assert!(10 * missed.len() <= looked_at, "of {looked_at}: {missed:?}");
    }
}
