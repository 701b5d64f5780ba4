//! Hunts.

use serde_json::Value;

use super::{
    At, Ending, Pieces,
    board::{Board, direction},
    joined, point, words, written,
};

pub(crate) struct Rules {
    pub(crate) json: Value,
    pub(crate) board: Board,
    letters: [char; 2],
}

#[derive(Clone)]
pub(crate) struct State {
    pub(crate) pieces: Pieces,
    hands: [i64; 2],
    pub(crate) to_move: usize,
}

const SIDES: [&str; 2] = ["few", "many"];

impl Rules {
    pub(crate) fn new(json: &Value) -> Self {
        let letter = |side: &str| {
            json[side]["letter"]
                .as_str()
                .unwrap()
                .chars()
                .next()
                .unwrap()
        };
        Self {
            board: Board::named(json["board"].as_str().unwrap()),
            letters: [letter("few"), letter("many")],
            json: json.clone(),
        }
    }

    pub(crate) fn start(&self) -> State {
        let hand = |side: &str| self.json[side]["hand"].as_i64().unwrap();
        State {
            pieces: self.board.pieces(self.json["setup"].as_str().unwrap()),
            hands: [hand("few"), hand("many")],
            to_move: SIDES
                .iter()
                .position(|side| self.json["starts"] == **side)
                .unwrap(),
        }
    }

    fn is(&self, key: &str, value: &str) -> bool {
        self.json["few"][key] == value
    }

    fn of(&self, state: &State, side: usize) -> Vec<At> {
        let own = state
            .pieces
            .iter()
            .filter(|(_, letter)| **letter == self.letters[side]);
        own.map(|(at, _)| *at).collect()
    }

    fn allows(&self, side: usize, layer: &str, from: At, to: At) -> bool {
        let rules = &self.json[SIDES[side]];
        words(&rules["lines"]).contains(&layer.to_owned())
            && words(&rules["directions"]).contains(&direction(from, to, true).to_owned())
    }

    fn steps(&self, pieces: &Pieces, side: usize, from: At) -> Vec<At> {
        let twos = self.board.twos.iter().filter(|(layer, one, other)| {
            *one == from && !pieces.contains_key(other) && self.allows(side, layer, from, *other)
        });
        twos.map(|(_, _, other)| *other).collect()
    }

    /// The leaps of one of the few: over what, and where to.
    fn leaps(&self, pieces: &Pieces, from: At) -> Vec<(At, At)> {
        if self.is("leap", "none") {
            return Vec::new();
        }
        let threes = self.board.threes.iter().filter(|(layer, one, over, to)| {
            *one == from
                && pieces.get(over) == Some(&self.letters[1])
                && !pieces.contains_key(to)
                && self.allows(0, layer, from, *to)
        });
        threes.map(|(_, _, over, to)| (*over, *to)).collect()
    }

    fn chains(
        &self,
        pieces: &Pieces,
        path: &[At],
        taken: &[At],
        all: &mut Vec<(Vec<At>, Vec<At>)>,
    ) {
        let from = *path.last().unwrap();
        for (over, to) in self.leaps(pieces, from) {
            let mut after = pieces.clone();
            after.remove(&over);
            let letter = after.remove(&from).unwrap();
            after.insert(to, letter);
            let path = [path, &[to]].concat();
            let taken = [taken, &[over]].concat();
            let goes_on = self.is("leap", "multi") && !self.leaps(&after, to).is_empty();
            if !(goes_on && self.is("capture", "must")) {
                all.push((path.clone(), taken.clone()));
            }
            if goes_on {
                self.chains(&after, &path, &taken, all);
            }
        }
    }

    /// Every legal ply as text, with the position after it and whether it removed or placed a piece.
    pub(crate) fn plies(&self, state: &State) -> Vec<(String, State, bool)> {
        let side = state.to_move;
        let next = |pieces: Pieces| State {
            pieces,
            to_move: 1 - side,
            ..state.clone()
        };
        let mut plies = Vec::new();
        if state.hands[side] > 0 {
            for at in self
                .board
                .points
                .iter()
                .filter(|at| !state.pieces.contains_key(at))
            {
                let mut after = next(state.pieces.clone());
                after.pieces.insert(*at, self.letters[side]);
                after.hands[side] -= 1;
                plies.push((joined(&[*at]), after, Vec::new()));
            }
        } else {
            let own = self.of(state, side);
            let can_leap = |at: &At| side == 0 && !self.leaps(&state.pieces, *at).is_empty();
            let must = self.is("capture", "must") && own.iter().any(can_leap);
            for &from in &own {
                let steps = self.steps(&state.pieces, side, from);
                for to in steps.into_iter().filter(|_| !must) {
                    let mut after = next(state.pieces.clone());
                    after.pieces.remove(&from);
                    after.pieces.insert(to, self.letters[side]);
                    let mut removed = Vec::new();
                    if self.is("capture", "huff") {
                        for at in own.iter().filter(|at| can_leap(at)) {
                            removed.push(if *at == from { to } else { *at });
                        }
                    }
                    for at in &removed {
                        after.pieces.remove(at);
                    }
                    plies.push((joined(&[from, to]), after, removed));
                }
                let mut all = Vec::new();
                if side == 0 {
                    self.chains(&state.pieces, &[from], &[], &mut all);
                }
                for (path, taken) in all {
                    let mut after = next(state.pieces.clone());
                    after.pieces.remove(&from);
                    for at in &taken {
                        after.pieces.remove(at);
                    }
                    after.pieces.insert(*path.last().unwrap(), self.letters[0]);
                    plies.push((joined(&path), after, taken));
                }
            }
        }
        let was_placed = state.hands[side] > 0;
        let finish = |(path, mut after, mut removed): (String, State, Vec<At>)| {
            if side == 1 && self.is("trapped", "removed") && after.hands[0] == 0 {
                let stuck = |at: &At| {
                    self.steps(&after.pieces, 0, *at).is_empty()
                        && self.leaps(&after.pieces, *at).is_empty()
                };
                let stuck: Vec<_> = self.of(&after, 0).into_iter().filter(stuck).collect();
                for at in stuck {
                    after.pieces.remove(&at);
                    removed.push(at);
                }
            }
            (
                written(&path, &removed),
                after,
                was_placed || !removed.is_empty(),
            )
        };
        plies.into_iter().map(finish).collect()
    }

    /// How the pieces alone end the game.
    pub(crate) fn ending(&self, state: &State, _mover: usize) -> Option<Ending> {
        let (few, many) = (self.of(state, 0), self.of(state, 1));
        let goals = &self.json["goals"];
        let won = |side: &str, reason| Some((Some(side.to_owned()), reason));
        if few.is_empty() && state.hands[0] == 0 {
            return won("many", "taken");
        }
        let left = i64::try_from(many.len()).unwrap() + state.hands[1];
        if left <= goals["many_at_most"].as_i64().unwrap() {
            return won("few", "too-few");
        }
        let reach: Vec<_> = words(&goals["few_reach"])
            .iter()
            .map(|at| point(at))
            .collect();
        if few.iter().any(|at| reach.contains(at)) {
            return won("few", "reached");
        }
        if goals["few_behind"] == true
            && !few.is_empty()
            && !many.is_empty()
            && few
                .iter()
                .all(|one| many.iter().all(|other| one.0 < other.0))
        {
            return won("few", "behind");
        }
        let fill: Vec<_> = words(&goals["many_fill"])
            .iter()
            .map(|at| point(at))
            .collect();
        if !fill.is_empty() && fill.iter().all(|at| many.contains(at)) {
            return won("many", "filled");
        }
        None
    }

    pub(crate) fn side(side: usize) -> &'static str {
        SIDES[side]
    }

    pub(crate) fn text(&self, state: &State) -> String {
        let mut text = self.board.text(&state.pieces);
        for (hand, letter) in state.hands.iter().zip(self.letters) {
            if *hand > 0 {
                text += &format!("+{hand}{letter}");
            }
        }
        text
    }
}
