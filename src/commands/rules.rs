use raichi_rules::{Ruleset, presets};

use super::{Arguments, Caller, CommandResponse, Completion, Kind, Parameter};
use crate::{games::Refusal, service::ServiceError, text};

pub(super) const PARAMETERS: [Parameter; 1] =
    [Parameter::optional("name", Kind::Text(Completion::Ruleset))];

/// Explains a ruleset.
pub(super) fn rules(caller: &Caller, given: &Arguments) -> Result<CommandResponse, ServiceError> {
    let rules = ruleset(given.text("name"))?;
    Ok(CommandResponse::Privately(text::rules(
        caller.locale,
        &rules,
    )))
}

/// The ruleset of a name, as typed or chosen; the default without one.
pub(super) fn ruleset(name: Option<&str>) -> Result<Ruleset, Refusal> {
    let wanted = name.map(|name| name.trim().to_lowercase());
    let mut presets = presets().iter();
    let found = match &wanted {
        None => Some(Ruleset::default()),
        Some(wanted) => presets
            .find(|rules| rules.name() == wanted || rules.title().to_lowercase() == *wanted)
            .cloned(),
    };
    found.ok_or_else(|| Refusal::UnknownRuleset {
        given: name.unwrap_or_default().to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_found_by_name_and_by_title() {
        assert_eq!(ruleset(None).unwrap().name(), "norse");
        assert_eq!(ruleset(Some("Brandubh")).unwrap().name(), "brandubh");
        assert_eq!(
            ruleset(Some(" norse hnefatafl 11×11 ")).unwrap().name(),
            "norse"
        );
        assert_eq!(
            ruleset(Some("go")),
            Err(Refusal::UnknownRuleset {
                given: "go".to_owned()
            })
        );
    }
}
