//! Examples of each way in which a ruleset captures: small positions that are found by playing moves in them.

mod chess;
mod dablot;
mod hunt;
mod tafl;

use std::collections::BTreeMap;

use raichi_rules::{Family, Game, Played, Ply, Point, Ruleset, Shape, Side};

/// An example: a position, and a move in it that captures.
#[derive(Debug, Clone)]
pub struct Example {
    /// What it shows, by its sentence.
    pub kind: &'static str,
    /// How many pieces it takes.
    pub count: usize,
    /// The board before the move.
    pub before: Game,
    /// The move, and what it does.
    pub played: Played,
    /// The board after it.
    pub after: Game,
    /// The points that matter.
    pub points: Vec<Point>,
}

/// An example of each way in which a ruleset captures, the usual one first; at most one of each kind.
pub fn capture_examples(ruleset: &Ruleset) -> Vec<Example> {
    match ruleset.family() {
        Family::Tafl => tafl::examples(ruleset),
        Family::Hunt => hunt::examples(ruleset),
        Family::Dablot => dablot::examples(ruleset),
        Family::Chess => chess::examples(ruleset),
    }
}

/// A position in the making.
#[derive(Debug, Clone)]
struct Sketch<'a> {
    ruleset: &'a Ruleset,
    shape: &'a Shape,
    /// The pieces by their letters.
    men: BTreeMap<Point, char>,
    /// What is written after the board: the pieces in hand.
    hand: String,
}

impl<'a> Sketch<'a> {
    fn new(ruleset: &'a Ruleset, shape: &'a Shape) -> Self {
        Self {
            ruleset,
            shape,
            men: BTreeMap::new(),
            hand: String::new(),
        }
    }

    /// The same with a piece.
    fn with(mut self, at: Point, letter: char) -> Self {
        self.men.insert(at, letter);
        self
    }

    /// The same with pieces on the first so many of some points that are free, none of which is near another.
    fn with_some(mut self, free: &[Point], count: usize, letter: char) -> Self {
        for &at in free {
            let own = self.men.values().filter(|own| **own == letter).count();
            if own >= count {
                break;
            }
            self.men.entry(at).or_insert(letter);
        }
        self
    }

    fn is_free(&self, at: Point) -> bool {
        self.shape.contains(at) && !self.men.contains_key(&at)
    }

    /// The position as text, from the highest rank on.
    fn position(&self, side: Side) -> String {
        let mut points = self.shape.points();
        points.sort_by_key(|point| (std::cmp::Reverse(point.rank()), point.file()));
        let ranks = points.chunk_by(|one, other| one.rank() == other.rank());
        let ranks: Vec<String> = ranks.map(|rank| self.rank(rank)).collect();
        let side = self.ruleset.side_code(side);
        format!("{}{} {side}", ranks.join("/"), self.hand)
    }

    fn rank(&self, points: &[Point]) -> String {
        let mut text = String::new();
        let mut empty = 0;
        for point in points {
            match self.men.get(point) {
                Some(letter) => {
                    if empty > 0 {
                        text += &empty.to_string();
                    }
                    empty = 0;
                    text.push(*letter);
                }
                None => empty += 1,
            }
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        text
    }

    /// Plays a ply, if the position can be played and the ply is legal.
    fn play(&self, side: Side, ply: Ply) -> Option<(Game, Played, Game)> {
        let before = self.ruleset.start_from(&self.position(side)).ok()?;
        let mut after = before.clone();
        let played = after.play(ply).ok()?;
        Some((before, played, after))
    }

    /// The example of a ply that captures exactly these pieces.
    fn capturing(
        &self,
        kind: &'static str,
        side: Side,
        ply: Ply,
        wanted: &[Point],
        points: Vec<Point>,
    ) -> Option<Example> {
        let (before, played, after) = self.play(side, ply)?;
        let mut captured: Vec<_> = played.captures.iter().map(|it| it.point).collect();
        let mut wanted = wanted.to_vec();
        captured.sort_unstable();
        wanted.sort_unstable();
        (captured == wanted).then_some(Example {
            kind,
            count: points.len().saturating_sub(wanted.len()),
            before,
            played,
            after,
            points,
        })
    }
}

/// The point so far from another one, if a board can have it.
fn beside(point: Point, (across, up): (i8, i8)) -> Option<Point> {
    let file = point.file().checked_add_signed(across)?;
    let rank = point.rank().checked_add_signed(up)?;
    Point::new(file, rank)
}

#[cfg(test)]
mod tests;
