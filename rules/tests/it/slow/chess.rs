//! Maharajah and the Sepoys on an array of letters: a move is legal if no answer captures the royal piece.

use std::collections::BTreeMap;

use serde_json::Value;

/// The board by file and rank from a1, with a dot for an empty square.
pub(crate) type Squares = [[char; 8]; 8];
type At = (usize, usize);
/// Where a piece comes from, `None` for the hand, and where it goes.
pub(crate) type Move = (Option<At>, At);

#[derive(Clone)]
pub(crate) struct State {
    squares: Squares,
    white: bool,
    quiet: u32,
    seen: BTreeMap<(Squares, bool), u32>,
    stalemate_loses: bool,
}

const STRAIGHT: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

fn beside((file, rank): At, (across, up): (i32, i32), times: i32) -> Option<At> {
    let file = i32::try_from(file).unwrap() + across * times;
    let rank = i32::try_from(rank).unwrap() + up * times;
    let is_there = (0..8).contains(&file) && (0..8).contains(&rank);
    is_there.then(|| {
        (
            usize::try_from(file).unwrap(),
            usize::try_from(rank).unwrap(),
        )
    })
}

pub(crate) fn name((file, rank): At) -> String {
    format!("{}{}", char::from(b"abcdefgh"[file]), rank + 1)
}

/// The squares that a piece attacks.
fn attacked(squares: &Squares, from: At) -> Vec<At> {
    let letter = squares[from.0][from.1];
    let mut found = Vec::new();
    let mut slide = |ways: &[(i32, i32)], most: i32| {
        for way in ways {
            for times in 1..=most {
                let Some(at) = beside(from, *way, times) else {
                    break;
                };
                found.push(at);
                if squares[at.0][at.1] != '.' {
                    break;
                }
            }
        }
    };
    if "rqM".contains(letter) {
        slide(&STRAIGHT, 7);
    }
    if "bqM".contains(letter) {
        slide(&DIAGONAL, 7);
    }
    if letter == 'k' {
        slide(&STRAIGHT, 1);
        slide(&DIAGONAL, 1);
    }
    if "nM".contains(letter) {
        for across in -2..=2_i32 {
            for up in -2..=2_i32 {
                if across.abs() + up.abs() == 3 {
                    found.extend(beside(from, (across, up), 1));
                }
            }
        }
    }
    if letter == 'p' {
        found.extend(beside(from, (-1, -1), 1));
        found.extend(beside(from, (1, -1), 1));
    }
    found
}

fn all(squares: &Squares) -> Vec<(At, char)> {
    let all = (0..8).flat_map(|rank| (0..8).map(move |file| (file, rank)));
    let all = all.map(|at| (at, squares[at.0][at.1]));
    all.filter(|(_, letter)| *letter != '.').collect()
}

/// Whether the royal piece of a side is attacked.
fn is_attacked(squares: &Squares, white: bool) -> bool {
    let royal = if white { 'M' } else { 'k' };
    let enemies = all(squares).into_iter();
    let mut enemies = enemies.filter(|(_, letter)| (*letter == 'M') != white);
    enemies.any(|(from, _)| {
        let mut attacked = attacked(squares, from).into_iter();
        attacked.any(|at| squares[at.0][at.1] == royal)
    })
}

impl State {
    pub(crate) fn start(rules: &Value) -> Self {
        let last = if rules["start"] == "e1" {
            "....M..."
        } else {
            "........"
        };
        let empty = "........";
        let ranks = [
            last, empty, empty, empty, empty, empty, "pppppppp", "rnbqkbnr",
        ];
        let mut squares = [['.'; 8]; 8];
        for (rank, letters) in ranks.into_iter().enumerate() {
            for (file, letter) in letters.chars().enumerate() {
                squares[file][rank] = letter;
            }
        }
        Self {
            squares,
            white: true,
            quiet: 0,
            seen: [((squares, true), 1)].into(),
            stalemate_loses: rules["no_moves"] == "loss",
        }
    }

    fn pseudo(&self) -> Vec<Move> {
        let pieces = all(&self.squares);
        if self.white && !pieces.iter().any(|(_, letter)| *letter == 'M') {
            let squares = (0..3).flat_map(|rank| (0..8).map(move |file| (file, rank)));
            let free = squares.filter(|at| self.squares[at.0][at.1] == '.');
            return free.map(|at| (None, at)).collect();
        }
        let mut moves = Vec::new();
        let own = |letter: char| (letter == 'M') == self.white;
        for (from, letter) in pieces.into_iter().filter(|(_, letter)| own(*letter)) {
            for to in attacked(&self.squares, from) {
                let there = self.squares[to.0][to.1];
                let fits = if letter == 'p' {
                    there == 'M'
                } else {
                    there == '.' || !own(there)
                };
                if fits {
                    moves.push((Some(from), to));
                }
            }
            let steps = if from.1 == 6 { 2 } else { 1 };
            for times in 1..=steps {
                let to = beside(from, (0, -1), times).filter(|_| letter == 'p');
                match to {
                    Some(to) if self.squares[to.0][to.1] == '.' => moves.push((Some(from), to)),
                    _ => break,
                }
            }
        }
        moves
    }

    fn moved(&self, (from, to): Move) -> Squares {
        let mut squares = self.squares;
        let letter = from.map_or('M', |from| squares[from.0][from.1]);
        if let Some(from) = from {
            squares[from.0][from.1] = '.';
        }
        squares[to.0][to.1] = letter;
        squares
    }

    /// The legal moves, whatever has gone before.
    pub(crate) fn moves(&self) -> Vec<Move> {
        let mut moves = self.pseudo();
        moves.retain(|mv| !is_attacked(&self.moved(*mv), self.white));
        moves
    }

    pub(crate) fn is_check(&self) -> bool {
        is_attacked(&self.squares, self.white)
    }

    pub(crate) fn captures(&self, mv: Move) -> bool {
        self.squares[mv.1.0][mv.1.1] != '.'
    }

    pub(crate) fn play(&mut self, mv: Move) {
        let is_pawn = mv.0.is_some_and(|from| self.squares[from.0][from.1] == 'p');
        let is_quiet = !is_pawn && !self.captures(mv) && mv.0.is_some();
        self.quiet = if is_quiet { self.quiet + 1 } else { 0 };
        self.squares = self.moved(mv);
        self.white = !self.white;
        *self.seen.entry((self.squares, self.white)).or_default() += 1;
    }

    /// The winner, if there is one, and the reason.
    pub(crate) fn ending(&self) -> Option<(Option<&'static str>, &'static str)> {
        let other = if self.white { "sepoys" } else { "maharajah" };
        if self.moves().is_empty() {
            return Some(match (self.is_check(), self.stalemate_loses) {
                (true, _) => (Some(other), "checkmate"),
                (false, true) => (Some(other), "stalemate"),
                (false, false) => (None, "stalemate"),
            });
        }
        if self.seen[&(self.squares, self.white)] == 3 {
            return Some((None, "repetition"));
        }
        (self.quiet == 100).then_some((None, "fifty-moves"))
    }

    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let after = |mv| Self {
            squares: self.moved(mv),
            white: !self.white,
            quiet: 0,
            seen: BTreeMap::new(),
            stalemate_loses: false,
        };
        self.moves()
            .into_iter()
            .map(|mv| after(mv).perft(depth - 1))
            .sum()
    }
}
