//! Rulesets as people describe them: by a name with changes, by a line in OpenTafl's notation, or as JSON.

use raichi_rules::{Ruleset, RulesetErrors, split_words};

use super::{
    offered::is_whole_name,
    opentafl::{OpenTaflErrors, is_rules_line, read_rules_line, safe_name},
};

/// The description of a ruleset that a text contains.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Described<'a> {
    /// All of it.
    Whole(Ruleset),
    /// What it is called, and what is to be changed in it.
    Named {
        /// The name, which nobody has looked up yet.
        base: &'a str,
        /// The changes in words.
        changes: Vec<&'a str>,
    },
}

/// Why a text that spells a ruleset out describes none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Undescribed {
    /// It is a line in OpenTafl's notation.
    Line(OpenTaflErrors),
    /// It is JSON.
    Json(RulesetErrors),
}

/// Reads the description of a ruleset: `copenhagen, king two, no shieldwall`.
///
/// The error has every reason why rules that are spelled out cannot be played.
pub fn describe(text: &str) -> Result<Described<'_>, Undescribed> {
    if text.trim_start().starts_with('{') {
        let ruleset = Ruleset::from_json(text).map_err(Undescribed::Json)?;
        let name = safe_name(ruleset.name());
        return Ok(Described::Whole(ruleset.named(&name)));
    }
    if is_rules_line(text) {
        let ruleset = read_rules_line(text).map_err(Undescribed::Line)?;
        return Ok(Described::Whole(ruleset));
    }
    // Some titles have a comma in them.
    let ends = text.match_indices([',', ';']).map(|(at, _)| at);
    let ends: Vec<_> = ends.chain([text.len()]).collect();
    let whole = ends.iter().rev().find(|end| is_whole_name(&text[..**end]));
    let end = whole.or(ends.first()).copied().unwrap_or(text.len());
    Ok(Described::Named {
        base: text[..end].trim(),
        changes: split_words(&text[end..]).collect(),
    })
}

/// Whether a text spells a ruleset out, or has changes in words.
pub fn is_description(text: &str) -> bool {
    !matches!(describe(text), Ok(Described::Named { changes, .. }) if changes.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_told_from_changes_and_from_rules_that_are_spelled_out() {
        for (text, base, changes) in [
            ("copenhagen", "copenhagen", vec![]),
            (
                "Copenhagen, king two , no shieldwall,",
                "Copenhagen",
                vec!["king two", "no shieldwall"],
            ),
            ("Fox and Geese, 13 geese", "Fox and Geese, 13 geese", vec![]),
            (
                "17 geese, no diagonals; capture must",
                "17 geese, no diagonals",
                vec!["capture must"],
            ),
            ("Our tafl, king two", "Our tafl", vec!["king two"]),
            ("", "", vec![]),
        ] {
            let described = describe(text);
            assert_eq!(described, Ok(Described::Named { base, changes }), "{text}");
        }
        let fetlar = Ruleset::preset("fetlar").unwrap();
        let renamed = fetlar.to_json().replace("\"fetlar\"", "\"Mine <@1>\"");
        assert_eq!(describe(&renamed), Ok(Described::Whole(fetlar)));
        assert!(matches!(describe("{"), Err(Undescribed::Json(_))));
        assert!(matches!(describe("dim:8"), Err(Undescribed::Line(_))));
        assert!(is_description("x, y") && is_description("{") && !is_description("brandubh"));
    }
}
