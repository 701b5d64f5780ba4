//! Input of commands: files, and rulesets by name or from a file.

use std::{
    ffi::OsStr,
    fmt::Display,
    fs,
    io::{self, BufRead, BufReader, Read},
    path::Path,
};

use clap::{
    Arg, Command,
    builder::{PossibleValue, PossibleValuesParser, StringValueParser, TypedValueParser},
};
use raichi_postgres::reason;
use raichi_rules::{Ruleset, RulesetErrors, Vocabulary, WordsErrors, apply_words, presets};

use crate::{
    games::{
        Described, OpenTaflErrors, Undescribed, describe, find_ruleset, is_rules_line,
        nearest_rulesets, read_rules_line,
    },
    locale::Locale,
};

/// Why something that was given cannot be used.
#[derive(Debug, thiserror::Error)]
pub(super) enum InputError {
    #[error("cannot read {path}: {}", reason(.why))]
    Unreadable { path: String, why: io::Error },
    #[error("{path} is UTF-16 text; save it as UTF-8")]
    Utf16 { path: String },
    #[error("{path} is not UTF-8 text: line {line} has other bytes in it")]
    NotText { path: String, line: usize },
    #[error("no ruleset or file is called `{given}`; `raichi rules list` lists all rulesets")]
    UnknownRuleset { given: String },
    #[error("`{given}` fits several rulesets: {}", .fitting.join(", "))]
    WhichRuleset {
        given: String,
        fitting: Vec<&'static str>,
    },
    #[error("the ruleset of {path} cannot be played:{}", listed(.why.all()))]
    Unplayable { path: String, why: RulesetErrors },
    #[error("the rules line cannot be played:{}", listed(.0.all()))]
    UnplayableLine(OpenTaflErrors),
    #[error("these rules cannot be played:{}", listed(.0.all()))]
    UnplayableWords(WordsErrors),
    #[error("these rules cannot be played:{}", listed(.0.all()))]
    UnplayableJson(RulesetErrors),
}

impl InputError {
    /// Whether the command line is wrong, and not a file that it names.
    pub(super) const fn is_misuse(&self) -> bool {
        matches!(
            self,
            Self::UnknownRuleset { .. }
                | Self::WhichRuleset { .. }
                | Self::UnplayableLine(_)
                | Self::UnplayableWords(_)
                | Self::UnplayableJson(_)
        )
    }

    /// The names of rulesets that may have been meant, the likeliest first.
    pub(super) fn similar(&self) -> Vec<String> {
        match self {
            Self::UnknownRuleset { given } => similar_rulesets(given),
            _ => Vec::new(),
        }
    }
}

/// The names of the rulesets that may have been meant.
pub(super) fn similar_rulesets(given: &str) -> Vec<String> {
    let found = nearest_rulesets(given).into_iter();
    found.map(|ruleset| ruleset.name().to_owned()).collect()
}

/// Offers the rulesets that ship as values, and accepts everything: it may be a file.
#[derive(Debug, Clone)]
pub(super) struct RulesetNames;

impl TypedValueParser for RulesetNames {
    type Value = String;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let value =
            |ruleset: &'static Ruleset| PossibleValue::new(ruleset.name()).help(ruleset.title());
        Some(Box::new(presets().iter().map(value)))
    }
}

/// Parses the code of a language; the error lists all codes.
pub(super) fn language_parser() -> impl TypedValueParser<Value = Locale> {
    PossibleValuesParser::new(Locale::ALL.map(Locale::code)).map(|code| Locale::from_code(&code))
}

fn listed(errors: &[impl Display]) -> String {
    errors
        .iter()
        .map(|error| format!("\n- {:.200}", error.to_string()))
        .collect()
}

/// The text of a file, or of the standard input for `-`.
pub(super) fn text(path: &str) -> Result<String, InputError> {
    let bytes = if path == "-" {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(path)
    };
    let bytes = bytes.map_err(|why| InputError::Unreadable {
        path: path.to_owned(),
        why,
    })?;
    decoded(bytes, path, 1)
}

/// A byte order mark, with which some programs begin text. Between files that were joined, it begins a line.
const BOM: char = '\u{feff}';

/// The text of bytes that begin with a line of this number.
fn decoded(bytes: Vec<u8>, path: &str, line: usize) -> Result<String, InputError> {
    let path = path.to_owned();
    if line == 1 && (bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff])) {
        return Err(InputError::Utf16 { path });
    }
    String::from_utf8(bytes).map_err(|error| {
        let readable = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = line + readable.iter().filter(|byte| **byte == b'\n').count();
        InputError::NotText { path, line }
    })
}

/// Reads the records of a file, or of the standard input for `-`, in chunks, since a file may be larger than the
/// memory.
pub(super) struct RecordChunks {
    path: String,
    lines: Box<dyn BufRead>,
    line: usize,
    /// The first line of the next chunk, which was read ahead.
    next: String,
    /// The rest of a line, from the byte order mark of a joined file on.
    rest: String,
}

impl RecordChunks {
    pub(super) fn open(path: &str) -> Result<Self, InputError> {
        let lines: Box<dyn BufRead> = if path == "-" {
            Box::new(io::stdin().lock())
        } else {
            let file = fs::File::open(path).map_err(|why| InputError::Unreadable {
                path: path.to_owned(),
                why,
            })?;
            Box::new(BufReader::with_capacity(1 << 16, file))
        };
        Ok(Self {
            path: path.to_owned(),
            lines,
            line: 0,
            next: String::new(),
            rest: String::new(),
        })
    }

    /// The text of the next records, at least one; `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<String>, InputError> {
        let mut chunk = std::mem::take(&mut self.next);
        let mut played = false;
        let mut in_comment = false;
        while let Some(line) = self.line()? {
            let is_tag = !in_comment && line.trim_start_matches(is_space).starts_with('[');
            if is_tag && played {
                self.next = line;
                return Ok(Some(chunk));
            }
            for c in line.chars().filter(|_| !is_tag) {
                match c {
                    '{' => in_comment = true,
                    '}' => in_comment = false,
                    c => played |= !in_comment && !is_space(c),
                }
            }
            chunk.push_str(&line);
        }
        Ok((!chunk.is_empty()).then_some(chunk))
    }

    fn line(&mut self) -> Result<Option<String>, InputError> {
        let mut line = std::mem::take(&mut self.rest);
        if line.is_empty() {
            let mut bytes = Vec::new();
            let read = self.lines.read_until(b'\n', &mut bytes);
            read.map_err(|why| InputError::Unreadable {
                path: self.path.clone(),
                why,
            })?;
            self.line += 1;
            line = decoded(bytes, &self.path, self.line)?;
        }
        let mut marks = line.char_indices().skip(1);
        if let Some((at, _)) = marks.find(|(_, c)| *c == BOM) {
            self.rest = line.split_off(at);
        }
        Ok((!line.is_empty()).then_some(line))
    }
}

fn is_space(c: char) -> bool {
    c.is_whitespace() || c == BOM
}

/// The ruleset that ships under a name or a part of one that no other has, with changes in words after commas; of a line in
/// OpenTafl's notation, of JSON, or of a file with JSON or such a line in it.
pub(super) fn ruleset(given: &str) -> Result<Ruleset, InputError> {
    if let Some(ruleset) = Ruleset::preset(given) {
        return Ok(ruleset);
    }
    match describe(given) {
        Ok(Described::Whole(ruleset)) => return Ok(ruleset),
        Err(Undescribed::Line(why)) => return Err(InputError::UnplayableLine(why)),
        Err(Undescribed::Json(why)) => return Err(InputError::UnplayableJson(why)),
        Ok(Described::Named { base, changes })
            if !changes.is_empty() && !Path::new(given).exists() =>
        {
            let base = named(base)?;
            let words = Vocabulary::of(&base);
            return apply_words(&base, changes, &words).map_err(InputError::UnplayableWords);
        }
        Ok(Described::Named { .. }) => {}
    }
    // A user who writes a path means a file, and wants to know why it cannot be read.
    let is_path = given == "-" || given.contains(['/', '.']) || Path::new(given).exists();
    if !is_path {
        return named(given);
    }
    let text = text(given)?;
    let text = text.trim_start_matches(BOM);
    if is_rules_line(text) && !text.trim_start().starts_with('{') {
        return read_rules_line(text).map_err(InputError::UnplayableLine);
    }
    match Ruleset::from_json(text) {
        Ok(ruleset) => Ok(ruleset),
        Err(why) => Err(InputError::Unplayable {
            path: given.to_owned(),
            why,
        }),
    }
}

/// The ruleset that ships under a name or a part of one that no other has.
fn named(given: &str) -> Result<Ruleset, InputError> {
    find_ruleset(given).cloned().map_err(|fitting| {
        let given = given.to_owned();
        if fitting.is_empty() {
            InputError::UnknownRuleset { given }
        } else {
            let fitting = fitting.into_iter().map(Ruleset::name).collect();
            InputError::WhichRuleset { given, fitting }
        }
    })
}

#[cfg(test)]
mod tests {
    use raichi_rules::{Record, records};

    use super::*;

    #[test]
    fn chunks_hold_the_same_records_as_the_whole() {
        let text = "{a word before}\n[Rules \"norse\"]\n[Site \"x\"]\n\n1. d1-d4 {a comment\n[over lines]\nand on} \
                    e7-e9\n2. h1-h4 {x}\n[Rules \"viking\"]\n\n[Rules \"tablut\"]\n\n[Rules \"norse\"]\n\n1. d1-d4\n\
                    {[Rules \"none\"]}\n\u{feff}[Rules \"norse\"]\n[Site \"y\"]\n\n1. d1-d4\u{feff}[Rules \"viking\"]\n[Site \"z\"]\n\
                    \nd1-d4\u{feff}\n[Rules \"norse\"]\n\n1. d1-d4 {does not end\n[Rules \"norse\"]\n";
        let mut chunks = RecordChunks {
            path: String::new(),
            lines: Box::new(text.as_bytes()),
            line: 0,
            next: String::new(),
            rest: String::new(),
        };
        let mut found: Vec<Record> = Vec::new();
        let mut count = 0;
        while let Some(chunk) = chunks.next().unwrap() {
            count += 1;
            found.extend(records(&chunk));
        }
        assert_eq!(found, records(text).collect::<Vec<_>>());
        assert_eq!((count, found.len()), (5, 7));
    }
}
