//! Rulesets: explained, listed, built, and found as people describe them.

pub(super) mod build;
pub(super) mod list;
pub(super) mod show;

use std::{collections::HashMap, sync::LazyLock};

use raichi_rules::{Ruleset, apply_words, is_code, presets};

use super::{
    Caller, CommandHandler, CommandResponse,
    parameter::{DOT, before_dot},
};
use crate::{
    games::{Described, GivenRules, Refusal, Undescribed, describe, find_ruleset, is_description},
    locale::Locale,
    service::ServiceError,
    text,
};

impl CommandHandler {
    /// Explains a ruleset.
    pub(super) async fn explain(
        &self,
        caller: &Caller,
        rules: &Ruleset,
    ) -> Result<CommandResponse, ServiceError> {
        let sides = self.games.side_term(rules).await?;
        let reply = text::rules(caller.locale, rules, sides);
        Ok(CommandResponse::Privately(
            self.as_liked(caller, reply, None, None).await?,
        ))
    }

    /// The ruleset that a typed or chosen text describes: by a name or a part of it that no other has, a saved name or a
    /// code, any of them with changes in words; by a line in OpenTafl's notation; or as JSON.
    pub(super) async fn ruleset(
        &self,
        caller: &Caller,
        text: &str,
    ) -> Result<Ruleset, ServiceError> {
        // A title, and the description after the dot, may have commas.
        if (text.contains(DOT) || text.contains(','))
            && let Some(rules) = suggested(text)
        {
            return Ok(rules.clone());
        }
        let described = describe(text).map_err(|why| match why {
            Undescribed::Line(why) => Refusal::RulesLine { why },
            Undescribed::Json(why) => Refusal::RulesJson { why },
        })?;
        match described {
            Described::Whole(ruleset) => Ok(ruleset),
            Described::Named { base, changes } => {
                let base = self.base(caller, base).await?;
                Ok(changed(caller.locale, base, changes)?)
            }
        }
    }

    /// The ruleset that has a name, here or everywhere.
    async fn base(&self, caller: &Caller, name: &str) -> Result<Ruleset, ServiceError> {
        if let Some(shipped) = Ruleset::preset(name) {
            return Ok(shipped);
        }
        if let Some(saved) = self.store.saved_ruleset(caller.location, name).await? {
            return Ok(saved.rules);
        }
        let code = name.to_lowercase();
        if is_code(&code) {
            let found = self.store.ruleset_of_code(&code).await?;
            return found.ok_or_else(|| Refusal::UnknownCode { given: code }.into());
        }
        Ok(preset(name)?.clone())
    }
}

/// A ruleset with changes in words.
pub(super) fn changed(
    locale: Locale,
    base: Ruleset,
    changes: Vec<&str>,
) -> Result<Ruleset, Refusal> {
    let vocabulary = text::vocabulary(locale, &base);
    apply_words(&base, changes, &vocabulary).map_err(|why| Refusal::RulesInWords {
        base: GivenRules(base),
        why,
    })
}

/// The ruleset that ships which a text names, by a part that no other has, or as it is suggested in any language.
pub(super) fn preset(name: &str) -> Result<&'static Ruleset, Refusal> {
    find_ruleset(name)
        .or_else(|fitting| {
            // Clients also send the label of a suggestion in place of its value.
            let suggested = suggested(name).or_else(|| find_ruleset(before_dot(name)).ok());
            suggested.ok_or(fitting)
        })
        .map_err(|fitting| {
            let given = name.to_owned();
            if fitting.is_empty() {
                Refusal::UnknownRuleset { given }
            } else {
                let fitting = fitting.into_iter().map(Ruleset::name).collect();
                Refusal::WhichRuleset { given, fitting }
            }
        })
}

/// The titles of rulesets that ship and the labels by which they are suggested, in all languages, and what stands before the
/// dot in them.
static LABELS: LazyLock<HashMap<String, &'static Ruleset>> = LazyLock::new(|| {
    let mut labels = HashMap::new();
    for (rules, locale) in presets()
        .iter()
        .flat_map(|rules| Locale::ALL.map(|locale| (rules, locale)))
    {
        for is_default in [false, true] {
            let label = text::rules_choice(locale, rules, is_default);
            labels.entry(before_dot(&label).to_owned()).or_insert(rules);
            labels.insert(label, rules);
        }
        labels.insert(text::rules_title(locale, rules), rules);
    }
    labels
});

/// The ruleset that ships which is suggested by a label in any language.
fn suggested(label: &str) -> Option<&'static Ruleset> {
    let label = label.trim();
    LABELS
        .get(label)
        .or_else(|| LABELS.get(before_dot(label)))
        .copied()
}

/// Whether a text names a ruleset that ships, has the form of a code, or describes a ruleset, playable or not.
pub fn names_ruleset(text: &str) -> bool {
    is_description(text) || is_code(&text.to_lowercase()) || preset(text).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shipped_rules_are_found_by_the_labels_of_all_languages() {
        for rules in presets() {
            for locale in Locale::ALL {
                for is_default in [false, true] {
                    let label = text::rules_choice(locale, rules, is_default);
                    let found = preset(&label).map(Ruleset::name);
                    assert_eq!(found, Ok(rules.name()), "{label}");
                }
                let title = text::rules_title(locale, rules);
                assert_eq!(
                    preset(&title).map(Ruleset::name),
                    Ok(rules.name()),
                    "{title}"
                );
            }
        }
        let cut = preset("Brandubh 7×7 · good first gam").map(Ruleset::name);
        assert_eq!(cut, Ok("brandubh"));
    }

    #[test]
    fn shipped_rules_are_found_by_name_and_title() {
        let named = |text| preset(text).map(Ruleset::name);
        assert_eq!(named("Brandubh"), Ok("brandubh"));
        assert_eq!(named(" norse hnefatafl 11×11 "), Ok("norse"));
        assert_eq!(named("errk"), Ok("high-king-errk"));
        assert_eq!(
            named("high king"),
            Err(Refusal::WhichRuleset {
                given: "high king".to_owned(),
                fitting: vec!["high-king-tablut", "high-king-ard-ri", "high-king-errk"],
            })
        );
        assert_eq!(
            named("chess"),
            Err(Refusal::UnknownRuleset {
                given: "chess".to_owned()
            })
        );
    }

    #[test]
    fn descriptions_are_told_from_other_words() {
        for (text, names) in [
            ("brandubh", true),
            ("brandubh, king two", true),
            ("dim:8", true),
            ("{\"name\":\"x\"}", true),
            ("chess", false),
            ("", false),
        ] {
            assert_eq!(names_ruleset(text), names, "{text}");
        }
    }

    #[test]
    fn changes_that_make_no_ruleset_are_refused_with_every_reason() {
        let base = Ruleset::preset("brandubh").unwrap();
        let why = changed(Locale::German, base, vec!["König drei", "keine Ecken"]).unwrap_err();
        let Refusal::RulesInWords { why, .. } = why else {
            panic!("{why:?}");
        };
        assert_eq!(why.all().len(), 2, "{why}");
    }
}
