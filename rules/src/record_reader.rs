//! Parser of record files with any content: errors are noted in the record.

use std::collections::HashSet;

use crate::{
    Family, Point,
    problem::shortened,
    record::{Flaw, RULES, RULES_JSON, Record, RecordedPly, Tag, Variation},
    written_ply::letter,
};

/// Reads all records of a text, one after the other.
///
/// A tag line after moves starts the next record. So does a second tag `Rules`, another tag that the record already has
/// where a blank line is before it, and a byte order mark, with which files begin that were joined.
/// A part that cannot be parsed is a [`Flaw`] of its record; the other records are not affected.
pub fn records(text: &str) -> impl Iterator<Item = Record> + '_ {
    records_of(text, Family::Tafl)
}

/// As [`records`], but records that do not name their rules belong to a family.
pub fn records_of(text: &str, otherwise: Family) -> impl Iterator<Item = Record> + '_ {
    let mut rest = text;
    std::iter::from_fn(move || {
        let (record, after) = next(rest, otherwise)?;
        rest = after;
        Some(record)
    })
}

/// Parses one record, and returns the text after it; `None` if only white space is left.
fn next(text: &str, otherwise: Family) -> Option<(Record, &str)> {
    let mut record = Record::default();
    let mut keys = HashSet::new();
    let mut rest = text;
    let mut line_starts = true;
    let mut began = false;
    // The variations within which the text is.
    let mut open = Vec::new();
    // The family of its rules, once it is needed.
    let mut family = None;
    // Whether the next word belongs to the last one, because a dash is between them.
    let mut joins = false;
    loop {
        let trimmed = rest.trim_start_matches(is_space);
        let space = &rest[..rest.len() - trimmed.len()];
        line_starts |= space.contains(['\n', '\r', BOM]);
        if began && space.contains(BOM) {
            return Some((ended(record, open), trimmed));
        }
        rest = trimmed;
        if rest.is_empty() {
            return began.then_some((ended(record, open), rest));
        }
        if line_starts && rest.starts_with('[') {
            let (line, after) = split_line(rest);
            let tag = read_tag(line);
            let after_blank = space.matches('\n').count() > 1;
            let key = tag.as_ref().map(|tag| tag.key.to_lowercase());
            let is_repeated = key.as_ref().is_some_and(|key| keys.contains(key));
            let is_next = match &tag {
                Some(tag) => is_repeated && (after_blank || tag.key.eq_ignore_ascii_case(RULES)),
                // Only the blank line before it shows which record it belongs to.
                None => !keys.is_empty() && after_blank,
            };
            if !record.moves.is_empty() || (began && is_next) {
                return Some((ended(record, open), rest));
            }
            match tag {
                Some(tag) if is_repeated => record.repeated.push(tag.key),
                Some(tag) => {
                    family = None;
                    keys.extend(key);
                    record.tags.push(tag);
                }
                None => note(&mut record, Flaw::Tag(shortened(line))),
            }
            rest = after;
            line_starts = true;
            began = true;
            continue;
        }
        line_starts = false;
        began = true;
        if let Some(comment) = rest.strip_prefix('{') {
            let Some((comment, after)) = comment.split_once('}') else {
                note(&mut record, Flaw::Comment);
                return Some((ended(record, open), ""));
            };
            add_comment(&mut record, &mut open, comment.trim());
            rest = after;
            continue;
        }
        if let Some(after) = rest.strip_prefix('(') {
            begin_variation(&mut record, &mut open);
            (rest, joins) = (after, false);
            continue;
        }
        if let Some(after) = rest.strip_prefix(')') {
            if !end_variation(&mut record, &mut open) {
                note(&mut record, Flaw::Parenthesis);
            }
            (rest, joins) = (after, false);
            continue;
        }
        let end = rest
            .find(|c: char| is_space(c) || ['{', '(', ')'].contains(&c))
            .unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        rest = after;
        let word = without_number(word);
        if word == RESIGNS {
            add_comment(&mut record, &mut open, word);
        } else if !word.is_empty() {
            let family = *family.get_or_insert_with(|| record.family().unwrap_or(otherwise));
            joins = add_word(moves_of(&mut record, &mut open), word, joins, family);
        }
    }
}

/// A record with the variations that do not end.
fn ended(mut record: Record, mut open: Vec<Variation>) -> Record {
    while end_variation(&mut record, &mut open) {
        note(&mut record, Flaw::Variation);
    }
    record
}

/// The plies to which the next one belongs.
fn moves_of<'a>(record: &'a mut Record, open: &'a mut [Variation]) -> &'a mut Vec<RecordedPly> {
    match open.last_mut() {
        Some(variation) => &mut variation.moves,
        None => &mut record.moves,
    }
}

/// Begins a variation of the last ply. Those that are nested too deep are not kept apart.
fn begin_variation(record: &mut Record, open: &mut Vec<Variation>) {
    if moves_of(record, open).is_empty() {
        note(record, Flaw::VariationOfNothing);
    } else if open.len() == Variation::DEEPEST {
        note(record, Flaw::Nested);
    } else {
        open.push(Variation::default());
    }
}

/// Ends a variation; returns whether there was one.
fn end_variation(record: &mut Record, open: &mut Vec<Variation>) -> bool {
    let Some(variation) = open.pop() else {
        return false;
    };
    // There is a last ply, or the variation would not have begun.
    if variation != Variation::default()
        && let Some(last) = moves_of(record, open).last_mut()
    {
        last.variations.push(variation);
    }
    true
}

/// Only the first flaw is kept.
fn note(record: &mut Record, flaw: Flaw) {
    record.flaw.get_or_insert(flaw);
}

fn split_line(text: &str) -> (&str, &str) {
    let end = text.find(['\n', '\r']).unwrap_or(text.len());
    let (line, after) = text.split_at(end);
    (line.trim_end(), after)
}

fn read_tag(line: &str) -> Option<Tag> {
    let inner = line.strip_prefix('[')?.strip_suffix(']')?.trim();
    let (key, value) = inner.split_once(char::is_whitespace)?;
    let value = value.trim();
    let value = if key.eq_ignore_ascii_case(RULES_JSON) {
        value.to_owned()
    } else {
        unquoted(value.strip_prefix('"')?.strip_suffix('"')?)
    };
    let is_word = |key: &str| {
        key.chars()
            .all(|c| c.is_alphanumeric() || c == '_' || c == '-')
    };
    is_word(key).then(|| Tag {
        key: key.to_owned(),
        value,
    })
}

/// The value with `\"` and `\\` unescaped.
fn unquoted(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    let mut chars = value.chars().peekable();
    while let Some(c) = chars.next() {
        match (c, chars.peek()) {
            ('\\', Some(&next @ ('"' | '\\'))) => {
                text.push(next);
                chars.next();
            }
            _ => text.push(c),
        }
    }
    text
}

/// What OpenTafl writes for a side that resigns. It is no ply.
const RESIGNS: &str = "---";

/// A byte order mark.
const BOM: char = '\u{feff}';

fn is_space(c: char) -> bool {
    c.is_whitespace() || c == BOM
}

/// A word without the turn number before it, or the dots that stand for the move of the other side.
fn without_number(word: &str) -> &str {
    let word = word.trim_start_matches('…');
    if word.bytes().all(|byte| byte == b'.') {
        return "";
    }
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.len() < word.len() && rest.starts_with(['.', '…']) {
        rest.trim_start_matches(['.', '…'])
    } else {
        word
    }
}

fn add_comment(record: &mut Record, open: &mut [Variation], comment: &str) {
    let (before, moves) = match open.last_mut() {
        Some(variation) => (&mut variation.comment, &mut variation.moves),
        None => (&mut record.comment, &mut record.moves),
    };
    let place = moves.last_mut().map_or(before, |last| &mut last.comment);
    if !place.is_empty() && !comment.is_empty() {
        place.push(' ');
    }
    place.push_str(comment);
}

/// Adds a word of a ply: a ply, or the second square of `d1 d4` if the family allows that form. After a dash, in `d1 - d4`, a
/// word belongs to the one before it in every family. Returns whether the next word does.
fn add_word(moves: &mut Vec<RecordedPly>, word: &str, joins: bool, family: Family) -> bool {
    let is_dash = |text: &str| DASHES.contains(&text);
    let is_point =
        |text: &str| text.parse::<Point>().is_ok() || letter(text).1.parse::<Point>().is_ok();
    let is_open = |last: &RecordedPly| last.comment.is_empty() && last.variations.is_empty();
    let is_begun = |last: &RecordedPly| is_open(last) && is_point(&last.text);
    let goes_on = |last: &RecordedPly| {
        let dash_before = last.text.strip_suffix(DASHES_AT_ENDS).is_some_and(is_point);
        let dash_after = word.strip_prefix(DASHES_AT_ENDS).is_some_and(is_point);
        is_open(last) && (joins || dash_before || (dash_after && is_point(&last.text)))
    };
    let last = moves.last();
    let is_amid = last.is_some_and(goes_on);
    let follows = last.is_some_and(is_begun) && family.joins_points();
    match moves.last_mut() {
        Some(last) if is_dash(word) && is_open(last) => {
            last.text.push_str(word);
            return true;
        }
        Some(last) if is_amid => last.text.push_str(word),
        Some(last) if follows => {
            last.text.push('-');
            last.text.push_str(word);
        }
        _ => moves.push(RecordedPly {
            text: word.to_owned(),
            ..RecordedPly::default()
        }),
    }
    false
}

/// What people type between two squares, alone or beside one of them.
const DASHES: [&str; 4] = ["-", "–", "—", "−"];
const DASHES_AT_ENDS: [char; 4] = ['-', '–', '—', '−'];
