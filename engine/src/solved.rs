//! Games that are small enough to be solved: every position with its result, from the last ply backwards.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hasher},
    sync::{Arc, Mutex, PoisonError},
};

use raichi_rules::hunt::Rules;

use crate::variant::{Candidate, Variant, Which};

/// Hashes of positions are hashes already.
#[derive(Default)]
pub(crate) struct Same(u64);

impl Hasher for Same {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
        }
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }
}

/// A map by the hashes of positions.
pub(crate) type ByHash<T> = HashMap<u64, T, BuildHasherDefault<Same>>;

/// The result of every position that can be reached.
#[derive(Debug)]
pub(crate) struct Solved(ByHash<Value>);

/// What becomes of a position if both sides play as well as possible.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Value {
    /// The side to move wins in so many plies.
    Win(u16),
    /// The side to move loses in so many plies.
    Loss(u16),
    /// Nobody wins.
    Draw,
}

impl std::fmt::Debug for Same {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Same")
    }
}

impl Solved {
    /// The value of the position with a hash, if it can be reached from where the solution began.
    pub(crate) fn get(&self, hash: u64) -> Option<Value> {
        self.0.get(&hash).copied()
    }

    /// How many positions there are.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// Solves a game in which the sides take turns and repetitions are drawn, from a position; `None` if there are more
    /// positions than `most`.
    pub(crate) fn new<V: Variant>(
        variant: &V,
        board: V::Board,
        hash: u64,
        most: usize,
    ) -> Option<Self> {
        let mut numbers: ByHash<u32> = HashMap::default();
        numbers.insert(hash, 0);
        let mut boards = vec![(board, hash)];
        let mut edges: Vec<(u32, u32)> = Vec::new();
        let mut values: Vec<Option<Value>> = Vec::new();
        // How many moves of a position are not known to lose.
        let mut open: Vec<u16> = Vec::new();
        let mut moves: Vec<Candidate<V::Move>> = Vec::new();
        while let Some((board, hash)) = boards.get(values.len()).copied() {
            let number = u32::try_from(values.len()).ok()?;
            let side = variant.side(&board);
            moves.clear();
            variant.generate(&board, &variant.look(&board), Which::All, &mut moves);
            let (mut left, mut value) = (0, None);
            if moves.is_empty() {
                value = Some(match variant.past().stuck[side.index()] {
                    Some(winner) if winner == side => Value::Win(0),
                    Some(_) => Value::Loss(0),
                    None => Value::Draw,
                });
            }
            for candidate in &moves {
                let after = variant.play(&board, candidate.mv);
                match after.ending {
                    Some(Some(winner)) if winner == side => value = Some(Value::Win(1)),
                    Some(Some(_)) => {}
                    // A move that draws never turns out to lose.
                    Some(None) => left += 1,
                    None => {
                        left += 1;
                        let next = hash ^ after.change;
                        let fresh = u32::try_from(boards.len()).ok()?;
                        let to = *numbers.entry(next).or_insert(fresh);
                        if to == fresh {
                            boards.push((after.board, next));
                        }
                        edges.push((to, number));
                    }
                }
            }
            if left == 0 && value.is_none() {
                value = Some(Value::Loss(1));
            }
            values.push(value);
            open.push(left);
            if boards.len() > most {
                return None;
            }
        }
        edges.sort_unstable();
        backwards(&edges, &mut values, &mut open);
        let all = boards.iter().zip(values);
        Some(Self(
            all.map(|((_, hash), value)| (*hash, value.unwrap_or(Value::Draw)))
                .collect(),
        ))
    }
}

/// Finds the values of all positions from those of the last ones. An edge leads from its second position to its first.
fn backwards(edges: &[(u32, u32)], values: &mut [Option<Value>], open: &mut [u16]) {
    let place = |number: u32| edges.partition_point(|edge| edge.0 < number);
    let numbers = |wanted: fn(&Option<Value>) -> bool, values: &[Option<Value>]| {
        let found = (0_u32..).zip(values).filter(|(_, value)| wanted(value));
        found.map(|(number, _)| number).collect::<Vec<_>>()
    };
    let mut found = numbers(
        |value| matches!(value, Some(Value::Loss(0) | Value::Win(0))),
        values,
    );
    let mut plies = 0;
    loop {
        let mut next = Vec::new();
        for number in found {
            let value = values[number as usize];
            let before = edges[place(number)..].iter();
            for (_, from) in before.take_while(|edge| edge.0 == number) {
                let at = *from as usize;
                if values[at].is_some() {
                    continue;
                }
                match value {
                    Some(Value::Loss(_)) => {
                        values[at] = Some(Value::Win(plies + 1));
                        next.push(*from);
                    }
                    Some(Value::Win(_)) => {
                        open[at] -= 1;
                        if open[at] == 0 {
                            values[at] = Some(Value::Loss(plies + 1));
                            next.push(*from);
                        }
                    }
                    _ => {}
                }
            }
        }
        plies += 1;
        if plies == 1 {
            // Those of one ply are known from the rules as well as from those of none.
            next = numbers(
                |value| matches!(value, Some(Value::Win(1) | Value::Loss(1))),
                values,
            );
        }
        if next.is_empty() {
            return;
        }
        found = next;
    }
}

/// The newest solutions, by the rules; nothing where there are too many positions.
static SOLVED: Mutex<Vec<(Rules, Option<Arc<Solved>>)>> = Mutex::new(Vec::new());
/// How many are kept. Each takes some 30 MB.
const MOST_KEPT: usize = 4;

/// The solution of rules: one that is known, or else the one that is made now. That takes a second or two and is not stopped: if it
/// were, a slow machine would try it again at every ply.
pub(crate) fn of_rules(
    rules: &Rules,
    solve: impl FnOnce() -> Option<Solved>,
) -> Option<Arc<Solved>> {
    let kept = || SOLVED.lock().unwrap_or_else(PoisonError::into_inner);
    let known = kept().iter().find(|(known, _)| known == rules).cloned();
    if let Some((_, found)) = known {
        return found;
    }
    let solved = solve().map(Arc::new);
    let mut kept = kept();
    if kept.len() == MOST_KEPT {
        kept.remove(0);
    }
    kept.push((rules.clone(), solved.clone()));
    solved
}
