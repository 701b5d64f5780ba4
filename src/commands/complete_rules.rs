//! Completion of rulesets: names, and after each comma the rules that are not changed yet, with their values.

use raichi_rules::{Change, Rule, Ruleset, presets};

use super::{Caller, CommandHandler, MOST_OFFERED, Offered};
use crate::{games::some_fitting_rulesets, locale::Locale, service::ServiceError, text};

/// The most characters of what is offered, which is Discord's limit for labels and for values.
const LONGEST: usize = 100;

impl CommandHandler {
    /// The rulesets that the typed text fits: those that the server has saved, then those that ship. After a comma, changes
    /// of the ruleset before it. `default` is taken if none is named.
    pub(super) async fn rulesets(
        &self,
        caller: &Caller,
        typed: &str,
        default: Option<&Ruleset>,
    ) -> Result<Vec<Offered>, ServiceError> {
        if let Some((described, typed)) = typed.rsplit_once([',', ';']) {
            let described = described.trim();
            return match self.ruleset(caller, described).await {
                Ok(rules) => {
                    let base = self.ruleset(caller, base_of(described)).await;
                    let base = base.unwrap_or_else(|_| rules.clone());
                    Ok(changes(caller.locale, described, &base, &rules, typed))
                }
                Err(ServiceError::Refused(_)) => Ok(Vec::new()),
                Err(no) => Err(no),
            };
        }
        let mut offered = self.saved_rulesets(caller, typed).await?;
        let left = MOST_OFFERED.saturating_sub(offered.len());
        let mut shipped = some_fitting_rulesets(typed, left);
        let titled = presets().iter().filter(|rules| {
            let title = text::rules_title(caller.locale, rules).to_lowercase();
            let mut words = typed.split_whitespace();
            words.all(|word| title.contains(&word.to_lowercase()))
        });
        for rules in titled {
            if !shipped.contains(&rules) {
                shipped.push(rules);
            }
        }
        offered.extend(shipped.into_iter().take(left).map(|rules| {
            let is_default = default == Some(rules);
            let label = text::rules_choice(caller.locale, rules, is_default);
            Offered::text(label, rules.name())
        }));
        Ok(offered)
    }

    /// The rulesets that the server has saved and that the typed text fits.
    pub(super) async fn saved_rulesets(
        &self,
        caller: &Caller,
        typed: &str,
    ) -> Result<Vec<Offered>, ServiceError> {
        let saved = self.store.saved_rulesets(caller.location).await?;
        let typed = typed.trim().to_lowercase();
        let fitting = saved.into_iter().map(|saved| saved.rules);
        let fitting = fitting.filter(|rules| rules.name().to_lowercase().contains(&typed));
        let offered = fitting.map(|rules| {
            let label = text::rules_choice(caller.locale, &rules, false);
            Offered::text(label, rules.name())
        });
        Ok(offered.take(MOST_OFFERED).collect())
    }
}

/// The name before the changes.
fn base_of(described: &str) -> &str {
    described
        .split_once([',', ';'])
        .map_or(described, |(base, _)| base)
}

/// Changes of a ruleset that the typed text fits: without text one for each rule, of which the first other value is
/// offered. Values stay the same in every language.
fn changes(
    locale: Locale,
    described: &str,
    base: &Ruleset,
    rules: &Ruleset,
    typed: &str,
) -> Vec<Offered> {
    let typed = typed.trim().to_lowercase();
    let mut offered = Vec::new();
    let family = Rule::of(rules.family()).iter();
    // What is changed already is named already.
    let unchanged = family.filter(|rule| rule.get(rules) == rule.get(base));
    for rule in unchanged {
        let own = rule.get(rules);
        let id = rule.id().replace(['.', '_'], " ");
        let name = text::rule_name(locale, rules, rule).to_lowercase();
        for value in rule
            .candidates(rules)
            .into_iter()
            .filter(|value| *value != own)
        {
            if offered.len() == MOST_OFFERED {
                return offered;
            }
            let label = text::rule_with_value(locale, rules, rule, &value);
            let known = format!("{id} {} {name} {value} {}", rule.id(), label.to_lowercase());
            if !typed.split_whitespace().all(|word| known.contains(word)) {
                continue;
            }
            let whole = format!("{described}, {} {value}", rule.id());
            let is_playable = || {
                let change = Change::new(rule, &value);
                change.is_some_and(|change| rules.with(&[change]).is_ok())
            };
            if whole.chars().count() > LONGEST || !is_playable() {
                continue;
            }
            offered.push(Offered::text(
                shortened(&format!("{described}, {label}")),
                whole,
            ));
            if typed.is_empty() {
                break;
            }
        }
    }
    offered
}

/// A label of which the end matters most.
fn shortened(label: &str) -> String {
    let count = label.chars().count();
    if count <= LONGEST {
        return label.to_owned();
    }
    let end = label.chars().skip(count - (LONGEST - 1));
    ['…'].into_iter().chain(end).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_are_offered_in_the_readers_language_with_stable_values() {
        let base = Ruleset::preset("copenhagen").unwrap();
        let offered = changes(
            Locale::German,
            "copenhagen",
            &base,
            &base,
            "des königs zwei",
        );
        let labels: Vec<_> = offered
            .iter()
            .map(|offered| offered.label.as_str())
            .collect();
        assert_eq!(labels, ["copenhagen, Schlagen des Königs: zwei Seiten"]);
        let value = crate::commands::Value::Text("copenhagen, king.capture two".to_owned());
        assert_eq!(offered[0].value, value);
        let stable = changes(
            Locale::German,
            "copenhagen",
            &base,
            &base,
            "king.capture two",
        );
        assert_eq!(stable, offered);
    }

    #[test]
    fn each_rule_is_offered_once_and_within_discords_limits() {
        for locale in Locale::ALL {
            for base in presets() {
                let offered = changes(locale, base.name(), base, base, "");
                assert!(
                    (2..=MOST_OFFERED).contains(&offered.len()),
                    "{}",
                    base.name()
                );
                for offered in &offered {
                    assert!((1..=100).contains(&offered.label.chars().count()));
                }
            }
        }
        let base = Ruleset::preset("copenhagen").unwrap();
        let long = format!("copenhagen{}", ", king two".repeat(9));
        assert!(changes(Locale::English, &long, &base, &base, "").is_empty());
    }
}
