use raichi_rules::{Ruleset, presets};

use super::{Arguments, Caller, CommandHandler, CommandResponse, Completion, Kind, Parameter};
use crate::{
    games::{Refusal, is_rules_line, read_rules_line},
    service::ServiceError,
    text,
};

pub(super) const PARAMETERS: [Parameter; 1] =
    [Parameter::optional("name", Kind::Text(Completion::Ruleset))];

/// Explains a ruleset.
pub(super) async fn run(
    _: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let rules = ruleset(given.text("name"))?;
    Ok(CommandResponse::Privately(text::rules(
        caller.locale,
        &rules,
    )))
}

/// The ruleset with a typed or chosen name, or of a line in OpenTafl's notation; the default without text.
pub(super) fn ruleset(name: Option<&str>) -> Result<Ruleset, Refusal> {
    if let Some(line) = name.filter(|name| is_rules_line(name)) {
        return read_rules_line(line).map_err(|why| Refusal::RulesLine { why });
    }
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
    fn rules_are_found_by_name_title_and_line() {
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
        let line = "name:Small dim:7 esc:e start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";
        assert_eq!(ruleset(Some(line)).unwrap().title(), "Small");
        assert!(matches!(
            ruleset(Some("dim:8")),
            Err(Refusal::RulesLine { .. })
        ));
    }
}
