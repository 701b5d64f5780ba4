//! What the command line is given to read: files, and rulesets by name or from a file.

use std::{
    fs,
    io::{self, Read},
    path::Path,
    sync::Arc,
};

use raichi_rules::{Ruleset, RulesetErrors, presets};

/// Why something that was given cannot be used.
#[derive(Debug, thiserror::Error)]
pub(super) enum InputError {
    #[error("{path} cannot be read: {why}")]
    Unreadable { path: String, why: io::Error },
    #[error("{path} is not UTF-8 text: line {line} has other bytes in it")]
    NotText { path: String, line: usize },
    #[error(
        "there is no ruleset `{given}`, and no file of this name; there are {}",
        names()
    )]
    UnknownRuleset { given: String },
    #[error("the ruleset of {path} cannot be played:{}", listed(.why))]
    Unplayable { path: String, why: RulesetErrors },
}

fn names() -> String {
    let names: Vec<_> = presets().iter().map(|ruleset| ruleset.name()).collect();
    names.join(", ")
}

fn listed(errors: &RulesetErrors) -> String {
    errors
        .all()
        .iter()
        .map(|error| format!("\n- {error}"))
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
    String::from_utf8(bytes).map_err(|error| {
        let readable = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        InputError::NotText {
            path: path.to_owned(),
            line: 1 + readable.iter().filter(|byte| **byte == b'\n').count(),
        }
    })
}

/// The ruleset that ships under a name, or that a JSON file holds.
pub(super) fn ruleset(given: &str) -> Result<Arc<Ruleset>, InputError> {
    if let Some(ruleset) = Ruleset::preset(given) {
        return Ok(ruleset);
    }
    // Whoever writes a path means a file, and wants to know why it cannot be read.
    let is_path = given == "-" || given.contains(['/', '.']) || Path::new(given).exists();
    if !is_path {
        return Err(InputError::UnknownRuleset {
            given: given.to_owned(),
        });
    }
    match Ruleset::from_json(&text(given)?) {
        Ok(ruleset) => Ok(Arc::new(ruleset)),
        Err(why) => Err(InputError::Unplayable {
            path: given.to_owned(),
            why,
        }),
    }
}
