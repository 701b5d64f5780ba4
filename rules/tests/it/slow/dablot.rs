//! Dablot.

use serde_json::Value;

use super::{
    At, Ending, Pieces,
    board::{Board, direction},
    joined, written,
};

pub(crate) struct Rules {
    pub(crate) json: Value,
    pub(crate) board: Board,
}

#[derive(Clone)]
pub(crate) struct State {
    pub(crate) pieces: Pieces,
    pub(crate) to_move: usize,
    left: i64,
}

const SIDES: [&str; 2] = ["south", "north"];

fn side_of(letter: char) -> usize {
    usize::from(letter.is_ascii_lowercase())
}

fn is_man(letter: char) -> bool {
    "MRmr".contains(letter)
}

/// What a ply does: how each piece goes, from point to point, and what is taken.
type Doing = (Vec<Vec<At>>, Vec<At>);

impl Rules {
    pub(crate) fn new(json: &Value) -> Self {
        Self {
            board: Board::named(json["board"].as_str().unwrap()),
            json: json.clone(),
        }
    }

    pub(crate) fn start(&self) -> State {
        State {
            pieces: self.board.pieces(self.json["setup"].as_str().unwrap()),
            to_move: SIDES
                .iter()
                .position(|side| self.json["starts"] == **side)
                .unwrap(),
            left: 0,
        }
    }

    fn points(&self, letter: char) -> i64 {
        let rank = match letter.to_ascii_uppercase() {
            'S' => "son",
            'O' => "officer",
            'L' => "leader",
            _ => "man",
        };
        self.json["points"][rank].as_i64().unwrap()
    }

    fn is_back(letter: char, from: At, to: At) -> bool {
        direction(from, to, side_of(letter) == 0).starts_with("back")
    }

    fn allows(&self, letter: char, from: At, to: At) -> bool {
        !(is_man(letter) && self.json["men_back"] == false && Self::is_back(letter, from, to))
    }

    fn actions(&self) -> i64 {
        self.json["actions"].as_i64().unwrap()
    }

    /// The leaps over any enemy.
    fn all_leaps(&self, pieces: &Pieces, from: At) -> Vec<(At, At)> {
        let letter = pieces[&from];
        let threes = self.board.threes.iter().filter(|(_, one, over, to)| {
            *one == from
                && pieces
                    .get(over)
                    .is_some_and(|other| side_of(*other) != side_of(letter))
                && !pieces.contains_key(to)
                && self.allows(letter, from, *to)
        });
        threes.map(|(_, _, over, to)| (*over, *to)).collect()
    }

    /// The leaps of a piece alone.
    fn leaps(&self, pieces: &Pieces, from: At) -> Vec<(At, At)> {
        let mut leaps = self.all_leaps(pieces, from);
        leaps.retain(|(over, _)| self.points(pieces[over]) <= self.points(pieces[&from]));
        leaps
    }

    fn chains(&self, pieces: &Pieces, path: &[At], taken: &[At], all: &mut Vec<Doing>) {
        let from = *path.last().unwrap();
        for (over, to) in self.leaps(pieces, from) {
            let mut after = pieces.clone();
            after.remove(&over);
            let letter = after.remove(&from).unwrap();
            after.insert(to, letter);
            let path = [path, &[to]].concat();
            let taken = [taken, &[over]].concat();
            all.push((vec![path.clone()], taken.clone()));
            if self.actions() == 0 {
                self.chains(&after, &path, &taken, all);
            }
        }
    }

    fn ambushes(&self, pieces: &Pieces, side: usize) -> Vec<Doing> {
        let mut found = Vec::new();
        for (enemy, letter) in pieces
            .iter()
            .filter(|(_, letter)| side_of(**letter) != side)
        {
            let needed = self.points(*letter);
            let mut part = Vec::new();
            for (from, letter) in pieces
                .iter()
                .filter(|(_, letter)| side_of(**letter) == side)
            {
                let over = self.all_leaps(pieces, *from).into_iter();
                for (_, to) in over.filter(|(over, _)| over == enemy) {
                    if self.points(*letter) < needed {
                        part.push((vec![*from, to], self.points(*letter)));
                    }
                }
            }
            for chosen in 0..1_u32 << part.len() {
                let of = |at: &usize| chosen >> at & 1 == 1;
                let those: Vec<_> = (0..part.len())
                    .filter(of)
                    .map(|at| part[at].clone())
                    .collect();
                let sum: i64 = those.iter().map(|one| one.1).sum();
                let all_needed = those.iter().all(|one| sum - one.1 < needed);
                if those.len() >= 2 && sum >= needed && all_needed {
                    found.push((those.into_iter().map(|one| one.0).collect(), vec![*enemy]));
                }
            }
        }
        found
    }

    /// Every legal ply as text, with the position after it and whether it took a piece.
    pub(crate) fn plies(&self, state: &State) -> Vec<(String, State, bool)> {
        let side = state.to_move;
        let own: Vec<_> = state
            .pieces
            .iter()
            .filter(|(_, letter)| side_of(**letter) == side)
            .collect();
        let can_leap = |at: &At| !self.leaps(&state.pieces, *at).is_empty();
        let is_obliged = self.json["compulsory"] == "men"
            && own
                .iter()
                .any(|(at, letter)| is_man(**letter) && can_leap(at));
        let mut doings: Vec<Doing> = Vec::new();
        for (from, letter) in own {
            if is_obliged && !is_man(*letter) {
                continue;
            }
            if !is_obliged {
                let steps = self.board.twos.iter().filter(|(_, one, to)| {
                    one == from
                        && !state.pieces.contains_key(to)
                        && self.allows(*letter, *from, *to)
                });
                doings.extend(steps.map(|(_, _, to)| (vec![vec![*from, *to]], Vec::new())));
            }
            self.chains(&state.pieces, &[*from], &[], &mut doings);
        }
        if self.json["ambush"] == true && !is_obliged {
            doings.extend(self.ambushes(&state.pieces, side));
        }
        let mut plies: Vec<_> = doings.iter().map(|doing| self.play(state, doing)).collect();
        if state.left > 0 {
            let mut after = state.clone();
            after.left = 0;
            after.to_move = 1 - side;
            plies.push(("end".to_owned(), after, false));
        }
        plies
    }

    fn play(&self, state: &State, (paths, taken): &Doing) -> (String, State, bool) {
        let mut after = state.clone();
        for at in taken {
            after.pieces.remove(at);
        }
        for path in paths {
            let letter = after.pieces.remove(&path[0]).unwrap();
            let end = *path.last().unwrap();
            let far = self.board.points.iter().map(|at| at.0);
            let far = if side_of(letter) == 0 {
                far.max()
            } else {
                far.min()
            };
            let went_back = path
                .windows(2)
                .any(|leg| Self::is_back(letter, leg[0], leg[1]));
            let promotion = self.json["promotion"].as_str().unwrap();
            let mut new = letter.to_ascii_uppercase();
            if new == 'M' && promotion == "unretreated" && went_back {
                new = 'R';
            }
            if new == 'M' && promotion != "none" && Some(end.0) == far {
                new = 'O';
            }
            let new = if side_of(letter) == 0 {
                new
            } else {
                new.to_ascii_lowercase()
            };
            after.pieces.insert(end, new);
        }
        let left = if state.left == 0 {
            self.actions()
        } else {
            state.left
        };
        after.left = (left - 1).max(0);
        if after.left == 0 {
            after.to_move = 1 - state.to_move;
        }
        let texts: Vec<_> = paths.iter().map(|path| joined(path)).collect();
        (written(&texts.join("+"), taken), after, !taken.is_empty())
    }

    /// How the pieces alone end the game after a ply of a side.
    pub(crate) fn ending(&self, state: &State, mover: usize) -> Option<Ending> {
        let letters = |side: usize| -> Vec<char> {
            state
                .pieces
                .values()
                .copied()
                .filter(|letter| side_of(*letter) == side)
                .collect()
        };
        let is_leader = |letter: &char| "Ll".contains(*letter);
        let won = |side: usize, reason| Some((Some(SIDES[side].to_owned()), reason));
        let other = 1 - mover;
        if letters(other).is_empty() {
            return won(mover, "annihilated");
        }
        if self.json["end"] == "leader" {
            if !letters(other).iter().any(is_leader) {
                return won(mover, "leader-captured");
            }
            for side in [other, mover] {
                if letters(side).len() == 1 && letters(side).iter().all(is_leader) {
                    return won(1 - side, "bare-leader");
                }
            }
            return None;
        }
        let is_alone =
            |side: usize| letters(side).len() == 1 && letters(side).iter().all(is_leader);
        (is_alone(0) && is_alone(1)).then_some((None, "lone-leaders"))
    }

    pub(crate) fn side(side: usize) -> &'static str {
        SIDES[side]
    }

    pub(crate) fn text(&self, state: &State) -> String {
        let text = self.board.text(&state.pieces);
        if state.left > 0 {
            format!("{text}*{}", state.left)
        } else {
            text
        }
    }
}
