//! Moves and squares as people type them, on phones and with keyboards of any language.

use raichi_rules::{Ply, Point, WrittenPly};
use unicode_normalization::UnicodeNormalization;

use super::{Refusal, is_invisible};

/// Letters that look like Latin ones: Cyrillic and Greek ones.
const LOOK_ALIKES: [(&str, char); 22] = [
    ("аАαΑ", 'a'),
    ("вВΒ", 'b'),
    ("сСϲϹ", 'c'),
    ("ԁ", 'd'),
    ("еЕΕ", 'e'),
    ("ɡ", 'g'),
    ("нНһҺΗ", 'h'),
    ("іІιΙ", 'i'),
    ("јЈϳ", 'j'),
    ("кκ", 'k'),
    ("КΚ", 'K'),
    ("мМΜ", 'm'),
    ("Ν", 'n'),
    ("оОοΟ", 'o'),
    ("рРρΡ", 'p'),
    ("ѕЅ", 's'),
    ("тТΤ", 't'),
    ("υ", 'u'),
    ("ν", 'v'),
    ("хХχΧ", 'x'),
    ("уУΥ", 'y'),
    ("Ζ", 'z'),
];

/// What ends a turn of several actions early, as people of each language type it; `move-end` of the Fluent files shows it. The
/// English word is that of records.
const ENDS: [&str; 9] = [
    "ende",
    "slut",
    "fin",
    "конец",
    "fim",
    "slutt",
    "koniec",
    "einde",
    "loppu",
];

/// The text of a move or a square without what people and programs add to it: invisible marks, markup, emoji behind it, and
/// letters and dashes that only look like the usual ones. It is to be parsed, not shown.
fn plain(typed: &str) -> String {
    let plain: String = typed
        .chars()
        .filter(|c| !is_invisible(*c))
        .nfkc()
        .filter(|c| !is_variation(*c) && !"*_~`|\\".contains(*c))
        .map(usual)
        .collect();
    let mut plain = plain.trim();
    loop {
        let shorter = without_emoji_name(plain).trim_end_matches(is_symbol);
        let shorter = shorter.trim_end_matches(|c: char| c.is_whitespace() || ".,;!?".contains(c));
        if shorter.len() == plain.len() {
            break;
        }
        plain = shorter;
    }
    let plain = plain.trim_start_matches(|c: char| c.is_whitespace() || ".,;:!?".contains(c));
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A name in Latin letters, as far as it looks like that.
pub(super) fn skeleton(name: &str) -> String {
    name.nfkc().map(usual).collect()
}

/// Reads a typed move.
///
/// Fails when it is none; the refusal quotes it as it was typed.
pub fn read_move(typed: &str) -> Result<WrittenPly, Refusal> {
    let text = plain(typed);
    let lower = text.to_lowercase();
    if ENDS.iter().any(|word| plain(word) == lower) {
        return Ok(Ply::END.into());
    }
    text.parse().map_err(|_| Refusal::NotAMove {
        given: typed.trim().to_owned(),
    })
}

/// Reads typed moves one after the other, which may have numbers before them.
pub fn read_moves(typed: &str) -> impl Iterator<Item = Result<WrittenPly, Refusal>> {
    let words = typed.split([' ', ',', ';', '\n', '\t']);
    let is_number = |word: &str| word.trim_end_matches('.').parse::<u16>().is_ok();
    let moves = words.filter(move |word| !word.is_empty() && !is_number(word));
    moves.map(read_move)
}

/// Reads a typed square.
pub fn read_square(typed: &str) -> Option<Point> {
    plain(typed).parse().ok()
}

/// Whether a text begins like a move: with a square, or with something like one.
pub fn begins_like_a_move(typed: &str) -> bool {
    let plain = plain(typed);
    let is_square = |text: &str| {
        let mut letters = text.chars();
        let is_file = letters.next().is_some_and(|c| c.is_ascii_alphabetic());
        is_file && letters.next().is_some_and(|c| c.is_ascii_digit())
    };
    is_square(&plain)
        || plain
            .strip_prefix(['K', 'k', 'C', 'c', 'N', 'n'])
            .is_some_and(is_square)
}

/// The usual letter or dash for one that looks like it.
fn usual(c: char) -> char {
    match c {
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{2043}' | '\u{30fc}' => '-',
        c if c.is_ascii() => c,
        c => {
            let known = LOOK_ALIKES.iter().find(|(like, _)| like.contains(c));
            known.map_or(c, |(_, usual)| *usual)
        }
    }
}

/// Whether a character chooses the look of the one before it, as behind many emoji.
const fn is_variation(c: char) -> bool {
    matches!(c, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

/// Whether a character is an emoji, a part of one, or another picture.
fn is_symbol(c: char) -> bool {
    matches!(
        c,
        '\u{2190}'..='\u{21ff}'
            | '\u{2300}'..='\u{27bf}'
            | '\u{2900}'..='\u{297f}'
            | '\u{2b00}'..='\u{2bff}'
            | '\u{3030}'
            | '\u{20e3}'
            | '\u{1f000}'..='\u{1faff}'
    )
}

/// The text without the name of an emoji behind it, as Discord writes it: `<:thumbs:123>`, `:thumbsup:`.
fn without_emoji_name(text: &str) -> &str {
    let is_name = |name: &str| {
        let is_part = |c: char| c.is_alphanumeric() || "_+-".contains(c);
        !name.is_empty() && name.chars().all(is_part)
    };
    let custom = || {
        let (before, emoji) = text.strip_suffix('>')?.rsplit_once('<')?;
        let (kind, rest) = emoji.split_once(':')?;
        let (name, id) = rest.split_once(':')?;
        let is_emoji = ["", "a"].contains(&kind) && is_name(name);
        (is_emoji && id.bytes().all(|byte| byte.is_ascii_digit())).then_some(before)
    };
    let short = || {
        let (before, name) = text.strip_suffix(':')?.rsplit_once(':')?;
        is_name(name).then_some(before)
    };
    custom().or_else(short).unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_read_however_it_is_typed() {
        for typed in [
            "d6 e6",
            "d6 е6",
            "d6 е6 👍",
            "d6 e6 👍🏽",
            "d6 e6 :thumbsup:",
            "d6 e6 <:win:12345678> !",
            "ｄ６　ｅ６",
            "\u{200e}d6 e6",
            "\u{202a}d6 e6\u{202c}",
            "d6\u{200b} e6\u{feff}",
            "d6\u{2011}e6",
            "d6\u{2010}e6",
            "d6\u{a0}e6",
            "**d6-e6**",
            "`d6-e6`",
            "||d6-e6||",
            "~~d6~~ __e6__",
            "d6-e6!",
            "d6-e6 ❤\u{fe0f}",
            "D6 — E6",
            "d6−e6.",
        ] {
            let read = read_move(typed).map(|written| written.to_string());
            assert_eq!(read, Ok("d6-e6".to_owned()), "{typed:?}");
        }
        for (typed, expected) in [
            ("с4 с5", "c4-c5"),
            ("Кс4-с5", "Kc4-c5"),
            ("а1 а4ха5", "a1-a4xa5"),
            ("α1 α4", "a1-a4"),
            ("d1-d4×d5/e4", "d1-d4xe4/d5"),
            ("c3-e5+c5-e3", "c3-e5+c5-e3"),
            ("Ende", "end"),
            (" КОНЕЦ! ", "end"),
        ] {
            let read = read_move(typed).map(|written| written.to_string());
            assert_eq!(read, Ok(expected.to_owned()), "{typed:?}");
        }
        assert_eq!(read_square(" **е4** "), "e4".parse().ok());
    }

    #[test]
    fn what_is_no_move_is_quoted_as_it_was_typed() {
        for typed in ["d1->d3", "hello", "**d1->d3**", "", "👍", "д6 е6"] {
            let given = typed.to_owned();
            assert_eq!(read_move(typed), Err(Refusal::NotAMove { given }));
        }
    }

    #[test]
    fn what_begins_like_a_move_is_recognised() {
        for typed in [
            "d1",
            "k2 k3",
            "d1->d3",
            "Kd1",
            "е4?",
            "d1 d4 was a blunder",
            "z9",
        ] {
            assert!(begins_like_a_move(typed), "{typed:?}");
        }
        for typed in ["", "hello", "4d", "K", "Kd", "good move, d4", "👍", "42"] {
            assert!(!begins_like_a_move(typed), "{typed:?}");
        }
    }

    #[test]
    fn reading_again_changes_nothing() {
        for typed in ["**d6 е6** 👍 !", "с4:x:", "<:a:1> d1 !?", "d1 d4 ::", " _ "] {
            let once = plain(typed);
            assert_eq!(plain(&once), once, "{typed:?}");
        }
    }
}
