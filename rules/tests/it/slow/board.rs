//! The boards: which points are neighbours, and which follow each other on a line.

use super::{At, Pieces, point};

pub(crate) struct Board {
    pub(crate) points: Vec<At>,
    /// Every two points that follow each other on a line, both ways, with the layer.
    pub(crate) twos: Vec<(String, At, At)>,
    /// Every three, both ways.
    pub(crate) threes: Vec<(String, At, At, At)>,
}

const TRIANGLE10: &str = "a4a3a2a1 a4b3b2b1 a4c3c2c1 a3b3c3 a2b2c2 a1b1c1";
const TRIANGLE23: &str = "a5b4b3b2b1 a5c4c3c2c1 a5d4d3d2d1 a5e4e3e2e1 a4b4c4d4e4f4 a3b3c3d3e3f3 \
                          a2b2c2d2e2f2 b1c1d1e1 a4a3a2 f4f3f2";

impl Board {
    pub(crate) fn named(board: &str) -> Self {
        match board {
            "triangle10" => Self::of_lines(TRIANGLE10),
            "triangle23" => Self::of_lines(TRIANGLE23),
            _ => Self::even(board),
        }
    }

    fn of_lines(lines: &str) -> Self {
        let mut board = Self {
            points: Vec::new(),
            twos: Vec::new(),
            threes: Vec::new(),
        };
        for line in lines.split_whitespace() {
            let stops: Vec<_> = (0..line.len() / 2)
                .map(|at| point(&line[2 * at..][..2]))
                .collect();
            board.points.extend(&stops);
            for pair in stops.windows(2) {
                board.twos.push(("line".into(), pair[0], pair[1]));
                board.twos.push(("line".into(), pair[1], pair[0]));
            }
            for three in stops.windows(3) {
                board
                    .threes
                    .push(("line".into(), three[0], three[1], three[2]));
                board
                    .threes
                    .push(("line".into(), three[2], three[1], three[0]));
            }
        }
        board.points.sort_unstable();
        board.points.dedup();
        board
    }

    /// A board on which equal steps one after the other are on a line.
    fn even(board: &str) -> Self {
        let is_point = |(rank, file): At| match board {
            "cross" => (2..5).contains(&rank) || (2..5).contains(&file),
            "square5" => true,
            "draughts" => (rank + file) % 2 == 0,
            _ => (rank % 2, file % 2) == (0, 0) || (rank % 2, file % 2) == (1, 1),
        };
        let (ranks, files) = match board {
            "cross" => (7, 7),
            "square5" => (5, 5),
            "draughts" => (8, 8),
            "lattice4x5" => (9, 7),
            "lattice6x7" => (13, 11),
            _ => panic!("{board}"),
        };
        let on_board =
            |at: At| (0..ranks).contains(&at.0) && (0..files).contains(&at.1) && is_point(at);
        let all = || (0..ranks).flat_map(|rank| (0..files).map(move |file| (rank, file)));
        let points: Vec<_> = all().filter(|at| on_board(*at)).collect();
        let layer = |(rank, file): At, up: i32, right: i32| -> Option<&'static str> {
            let end = (rank + up, file + right);
            if !on_board(end) {
                return None;
            }
            let is_slope = up != 0 && right != 0;
            match board {
                "cross" | "square5" => {
                    let others = on_board((rank + up, file)) && on_board((rank, file + right));
                    let is_near = up.abs() < 2 && right.abs() < 2;
                    match (is_near, is_slope, (rank + file) % 2) {
                        (true, false, _) => Some("grid"),
                        (true, true, 0) if others => Some("diagonal"),
                        (true, true, 1) if others && board == "cross" => Some("thin"),
                        _ => None,
                    }
                }
                "draughts" => (up.abs() == 1 && right.abs() == 1).then_some("diagonal"),
                _ => {
                    let is_middle = rank % 2 == 1;
                    let is_far = up.abs() == 2 || right.abs() == 2;
                    let fits = if is_slope {
                        !is_far
                    } else {
                        is_far && !is_middle
                    };
                    fits.then_some("line")
                }
            }
        };
        let mut twos = Vec::new();
        let mut threes = Vec::new();
        for &at in &points {
            for up in -2..=2 {
                for right in -2..=2 {
                    let Some(first) = layer(at, up, right).filter(|_| (up, right) != (0, 0)) else {
                        continue;
                    };
                    let over = (at.0 + up, at.1 + right);
                    twos.push((first.to_owned(), at, over));
                    if layer(over, up, right) == Some(first) {
                        let end = (over.0 + up, over.1 + right);
                        threes.push((first.to_owned(), at, over, end));
                    }
                }
            }
        }
        Self {
            points,
            twos,
            threes,
        }
    }

    /// The ranks of a position string.
    pub(crate) fn text(&self, pieces: &Pieces) -> String {
        let mut ranks: Vec<i32> = self.points.iter().map(|at| at.0).collect();
        ranks.dedup();
        let row = |rank: &i32| {
            let mut row = String::new();
            let mut run = 0;
            for at in self.points.iter().filter(|at| at.0 == *rank) {
                match pieces.get(at) {
                    None => run += 1,
                    Some(letter) => {
                        if run > 0 {
                            row += &run.to_string();
                            run = 0;
                        }
                        row.push(*letter);
                    }
                }
            }
            if run > 0 {
                row += &run.to_string();
            }
            row
        };
        let rows: Vec<_> = ranks.iter().rev().map(row).collect();
        rows.join("/")
    }

    /// The pieces of a position string with runs of at most nine points.
    pub(crate) fn pieces(&self, text: &str) -> Pieces {
        let mut ranks: Vec<i32> = self.points.iter().map(|at| at.0).collect();
        ranks.dedup();
        let mut pieces = Pieces::new();
        for (rank, row) in ranks.iter().rev().zip(text.split('/')) {
            let on_rank: Vec<_> = self.points.iter().filter(|at| at.0 == *rank).collect();
            let mut at = 0;
            for letter in row.chars() {
                match letter.to_digit(10) {
                    Some(run) => at += run as usize,
                    None => {
                        pieces.insert(*on_rank[at], letter);
                        at += 1;
                    }
                }
            }
        }
        pieces
    }
}

/// The word for a direction, forward being up or down.
pub(crate) fn direction(from: At, to: At, up: bool) -> &'static str {
    let ahead = if up { to.0 - from.0 } else { from.0 - to.0 };
    let same_file = from.1 == to.1;
    match (ahead, same_file) {
        (1.., true) => "forward",
        (1.., false) => "forward-diagonal",
        (0, _) => "sideways",
        (_, false) => "back-diagonal",
        (_, true) => "back",
    }
}
