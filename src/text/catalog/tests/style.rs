//! How texts are written: English without words of books, percent signs and quotes as each language has them.

use super::*;

/// Words that sound like a book, each with what people say instead.
const BOOKISH: &str = include_str!("bookish.txt");

/// The languages that write a space before the percent sign; in the others it follows the number.
const SPACED_PERCENT: [&str; 8] = ["de", "da", "fr", "ru", "es", "sv", "no", "fi"];

/// The marks around what is quoted.
fn quotes(code: &str) -> [char; 2] {
    match code {
        "de" => ['„', '“'],
        "pl" => ['„', '”'],
        "da" | "sv" | "fi" => ['”', '”'],
        "fr" | "ru" | "es" | "no" => ['«', '»'],
        _ => ['“', '”'],
    }
}

/// Every mark that quotes in some language or on a keyboard. The apostrophe is none.
const QUOTES: [char; 11] = ['"', '\'', '“', '”', '„', '‟', '‘', '‚', '«', '»', '‹'];

/// The lines of a language's files without comments, the ids of messages and what is inserted: each with the id of its message.
/// What is inserted is `}`.
fn lines(code: &str) -> impl Iterator<Item = (String, String)> {
    let mut id = String::new();
    let lines = sources(code).iter().flat_map(|source| source.lines());
    let texts: Vec<_> = lines
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let is_first = line.starts_with(|c: char| c.is_ascii_lowercase());
            let text = match line.split_once(" =") {
                Some((name, text)) if is_first => {
                    name.clone_into(&mut id);
                    text
                }
                _ => line,
            };
            (id.clone(), without_insertions(text))
        })
        .collect();
    texts.into_iter()
}

/// A line with `}` for each `{ … }`, and for one that does not end in it.
fn without_insertions(line: &str) -> String {
    let mut kept = String::new();
    let mut rest = line;
    while let Some((before, after)) = rest.split_once('{') {
        kept.push_str(before);
        kept.push('}');
        rest = after.split_once('}').map_or("", |(_, after)| after);
    }
    kept + rest
}

#[test]
fn english_has_no_bookish_words() {
    for (id, text) in lines("en") {
        // Of the names and values of rules, the first word is shown, and the others are understood.
        let is_of_rules = id.starts_with("rule-name-") || id.starts_with("rule-value-");
        let text = if is_of_rules {
            text.split(',').next().unwrap_or_default()
        } else {
            text.as_str()
        };
        let words = text.split(|c: char| !c.is_alphanumeric() && c != '’');
        let words: Vec<_> = words.filter(|word| !word.is_empty()).collect();
        let words = format!(" {} ", words.join(" ").to_lowercase());
        for line in BOOKISH.lines() {
            let (bookish, better) = line.split_once(": ").expect("a word and a better one");
            let has = words.contains(&format!(" {bookish} "));
            assert!(
                !has,
                "{bookish:?} in {id}, where {better} is better: {text}"
            );
        }
    }
}

#[test]
fn percent_signs_stand_as_each_language_has_them() {
    for locale in Locale::ALL {
        let code = locale.code();
        for (id, text) in lines(code) {
            for (at, _) in text.match_indices('%') {
                let before = text[..at].chars().next_back();
                let is_spaced = before == Some('\u{a0}');
                let is_close = before.is_some_and(|c| c == '}' || c.is_ascii_digit());
                let is_right = if SPACED_PERCENT.contains(&code) {
                    is_spaced
                } else {
                    is_close
                };
                assert!(is_right, "{id} in {code}: {text}");
            }
        }
    }
}

#[test]
fn quotes_are_those_of_each_language() {
    for locale in Locale::ALL {
        let code = locale.code();
        let [begin, end] = quotes(code);
        for (id, text) in lines(code) {
            let foreign = text
                .chars()
                .find(|c| QUOTES.contains(c) && *c != begin && *c != end);
            assert_eq!(foreign, None, "{id} in {code}: {text}");
            if code == "fr" {
                let is_open = |part: &str| part.starts_with('\u{a0}');
                let opened = text.split(begin).skip(1).all(is_open);
                let closed = text.split(end).rev().skip(1);
                let mut closed = closed.map(|part| part.ends_with('\u{a0}'));
                assert!(opened && closed.all(|closed| closed), "{id} in fr: {text}");
            }
        }
    }
}
