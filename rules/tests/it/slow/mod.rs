//! A slow second model of the games on points and lines and of the maharajah, written from their rules with plain lists and maps: it reads a
//! ruleset as JSON, and knows nothing of the library.

pub(crate) mod board;
pub(crate) mod chess;
pub(crate) mod dablot;
pub(crate) mod hunt;

use std::collections::BTreeMap;

/// A point by rank and file, which is board order.
pub(crate) type At = (i32, i32);

pub(crate) fn name((rank, file): At) -> String {
    format!(
        "{}{}",
        char::from(b'a' + u8::try_from(file).unwrap()),
        rank + 1
    )
}

pub(crate) fn point(name: &str) -> At {
    let (file, rank) = name.split_at(1);
    (
        rank.parse::<i32>().unwrap() - 1,
        i32::from(file.as_bytes()[0] - b'a'),
    )
}

/// The pieces on a board.
pub(crate) type Pieces = BTreeMap<At, char>;

/// A ply as text with its captures, in the order in which records have them.
pub(crate) fn written(path: &str, taken: &[At]) -> String {
    let mut taken = taken.to_vec();
    taken.sort_unstable();
    let names: Vec<_> = taken.into_iter().map(name).collect();
    if names.is_empty() {
        path.to_owned()
    } else {
        format!("{path}x{}", names.join("/"))
    }
}

pub(crate) fn joined(points: &[At]) -> String {
    let names: Vec<_> = points.iter().copied().map(name).collect();
    names.join("-")
}

/// How a game ended: the winner, if there is one, and the reason.
pub(crate) type Ending = (Option<String>, &'static str);

/// The words of a list.
pub(crate) fn words(list: &serde_json::Value) -> Vec<String> {
    let list = list.as_array().unwrap().iter();
    list.map(|word| word.as_str().unwrap().to_owned()).collect()
}
