use raichi_rules::Ruleset;

use super::{Arguments, Caller, CommandHandler, CommandResponse, Completion, Kind, Parameter};
use crate::{
    games::{Refusal, find_ruleset, is_rules_line, read_rules_line},
    service::ServiceError,
    text,
};

pub(super) const PARAMETERS: [Parameter; 1] =
    [Parameter::optional("name", Kind::Text(Completion::Ruleset))];

/// Explains a ruleset.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let rules = ruleset(given.text("name"))?;
    handler.explain(caller, &rules).await
}

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
}

/// The ruleset that a typed or chosen text names, by a part that no other has or by a line in OpenTafl's notation; the
/// default one without text.
pub(super) fn ruleset(name: Option<&str>) -> Result<Ruleset, Refusal> {
    let Some(name) = name else {
        return Ok(Ruleset::default());
    };
    if is_rules_line(name) {
        return read_rules_line(name).map_err(|why| Refusal::RulesLine { why });
    }
    preset(name).cloned()
}

/// The ruleset that ships which a text names, by a part that no other has.
pub(super) fn preset(name: &str) -> Result<&'static Ruleset, Refusal> {
    find_ruleset(name).map_err(|fitting| {
        let given = name.to_owned();
        if fitting.is_empty() {
            Refusal::UnknownRuleset { given }
        } else {
            let fitting = fitting.into_iter().map(Ruleset::name).collect();
            Refusal::WhichRuleset { given, fitting }
        }
    })
}

/// Whether a text names a ruleset, or is a line that describes one, playable or not.
#[must_use]
pub fn names_ruleset(text: &str) -> bool {
    is_rules_line(text) || ruleset(Some(text)).is_ok()
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
        assert_eq!(ruleset(Some("errk")).unwrap().name(), "high-king-errk");
        assert_eq!(
            ruleset(Some("high king")),
            Err(Refusal::WhichRuleset {
                given: "high king".to_owned(),
                fitting: vec!["high-king-tablut", "high-king-ard-ri", "high-king-errk"],
            })
        );
        assert_eq!(
            ruleset(Some("chess")),
            Err(Refusal::UnknownRuleset {
                given: "chess".to_owned()
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
