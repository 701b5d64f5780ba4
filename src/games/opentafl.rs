//! Rules of tafl as a line in OpenTafl's notation: `dim:7 name:Brandubh … start:/3t3/…/`.

use raichi_rules::{
    Family, Ruleset, presets_of,
    tafl::{self, opentafl},
};

use super::offered::is_whole_name;

pub use raichi_rules::tafl::opentafl::OpenTaflErrors;

/// Why rules cannot be written as a line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Inexpressible {
    /// The notation has no words for some of them.
    #[error(transparent)]
    Rules(#[from] opentafl::Inexpressible),
    /// They are of another family.
    #[error(
        "OpenTafl's notation is for tafl, and these rules are for another family of games: {0}"
    )]
    Family(Family),
}

/// The longest name that is kept, in characters.
const LONGEST_NAME: usize = 40;

/// Whether a text is meant as a line of rules.
pub fn is_rules_line(text: &str) -> bool {
    let has_key = |word: &str| word.starts_with("dim:") || word.starts_with("start:");
    text.split_whitespace().any(has_key)
}

/// Reads a line of rules. Rules that equal a shipped ruleset become that ruleset; others have a name that is safe to
/// show and not that of a shipped ruleset.
///
/// The error has every reason why they cannot be played.
pub fn read_rules_line(text: &str) -> Result<Ruleset, OpenTaflErrors> {
    let read = opentafl::read_rules(text)?;
    let mut shipped = presets_of(Family::Tafl).iter();
    let is_read = |known: &tafl::Ruleset| known.rules() == read.rules();
    let shipped = shipped.find(|ruleset| ruleset.as_tafl().is_some_and(is_read));
    if let Some(shipped) = shipped {
        return Ok(shipped.clone());
    }
    let named = tafl::Ruleset::new(safe_name(read.name()), *read.rules());
    // The name decides nothing, so these rules are equivalent to those that were read.
    Ok(named.unwrap_or(read).into())
}

/// Writes rules as a line.
///
/// Fails if the notation cannot express some of them, or they are not of tafl.
pub fn write_rules_line(ruleset: &Ruleset) -> Result<String, Inexpressible> {
    let tafl = ruleset.as_tafl();
    let tafl = tafl.ok_or_else(|| Inexpressible::Family(ruleset.family()))?;
    Ok(opentafl::write_rules(tafl)?)
}

/// A name for a ruleset that does not ship, as far as it is safe to show and no shipped one has it.
pub(super) fn safe_name(given: &str) -> String {
    let is_plain = |c: &char| c.is_alphanumeric() || " '-.×".contains(*c);
    let name: String = given.chars().filter(is_plain).take(LONGEST_NAME).collect();
    let name = name.trim();
    let is_free = !name.is_empty() && !is_whole_name(name);
    if is_free { name } else { Ruleset::NAMELESS }.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = "dim:7 esc:e start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";

    #[test]
    fn rules_lines_are_distinguished_from_names() {
        for (text, is_line) in [
            (SMALL, true),
            ("name:Tablut dim:9", true),
            ("norse", false),
            ("Tablut: after Linnaeus", false),
            ("", false),
        ] {
            assert_eq!(is_rules_line(text), is_line, "{text}");
        }
    }

    #[test]
    fn shipped_rules_are_recognised() {
        let fetlar = Ruleset::preset("fetlar").unwrap();
        let line = write_rules_line(&fetlar).unwrap();
        let renamed = line.replace(&fetlar.title().replace(' ', "_"), "Mine");
        for line in [line, renamed] {
            assert_eq!(read_rules_line(&line).as_ref(), Ok(&fetlar), "{line}");
        }
    }

    #[test]
    fn rules_of_other_families_have_no_line() {
        let hunt = Ruleset::preset("bagh-chal").unwrap();
        assert_eq!(
            write_rules_line(&hunt),
            Err(Inexpressible::Family(Family::Hunt))
        );
    }

    #[test]
    fn names_are_safe_to_show_and_not_those_of_shipped_rulesets() {
        for (given, name) in [
            ("King's_Own_7×7", "King's Own 7×7"),
            ("**@everyone**`<#1>", "everyone1"),
            ("brandubh", "custom"),
            ("BRANDUBH_7×7", "custom"),
            ("___", "custom"),
        ] {
            let read = read_rules_line(&format!("name:{given} {SMALL}")).unwrap();
            assert_eq!(read.name(), name, "{given}");
        }
        let long = format!("name:{} {SMALL}", "x".repeat(99));
        assert_eq!(read_rules_line(&long).unwrap().name().len(), LONGEST_NAME);
    }

    #[test]
    fn every_problem_is_named() {
        let errors = read_rules_line("dim:7 esc:x colour:red").unwrap_err();
        let message = errors.to_string();
        for part in [
            "`esc` cannot be `x`",
            "no entry `colour`",
            "`start` is missing",
        ] {
            assert!(message.contains(part), "{part}: {message}");
        }
    }
}
