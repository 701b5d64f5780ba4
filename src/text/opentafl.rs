//! Why a line of rules in OpenTafl's notation cannot be played.

use raichi_rules::tafl::opentafl::OpenTaflError;

use super::{catalog::tafl as catalog, words};
use crate::{games::OpenTaflErrors, locale::Locale};

/// How many problems are listed at most.
const MOST: usize = 15;

/// Each problem on a line of its own.
pub(super) fn problems(locale: Locale, why: &OpenTaflErrors) -> String {
    let problems: Vec<_> = why
        .all()
        .iter()
        .flat_map(|error| match error {
            // There are English words only for rules that contradict each other.
            OpenTaflError::Rules(errors) => errors.all().iter().map(ToString::to_string).collect(),
            error => vec![problem(locale, error)],
        })
        .collect();
    let mut lines = vec![catalog::refuse_rules_line(locale)];
    let shown = problems.iter().take(MOST);
    lines.extend(shown.map(|problem| format!("- {problem}")));
    if let Some(hidden) = problems
        .len()
        .checked_sub(MOST)
        .filter(|&hidden| hidden > 0)
    {
        let more = catalog::rules_line_more(locale, words::count(hidden));
        lines.push(format!("- {more}"));
    }
    lines.join("\n")
}

fn problem(locale: Locale, error: &OpenTaflError) -> String {
    match error {
        OpenTaflError::Missing(key) => catalog::rules_line_missing(locale, *key),
        OpenTaflError::Twice(key) => catalog::rules_line_twice(locale, words::quoted(key)),
        OpenTaflError::Unknown(key) => catalog::rules_line_unknown(locale, words::quoted(key)),
        OpenTaflError::Value { key, given } => {
            catalog::rules_line_value(locale, *key, words::quoted(given))
        }
        OpenTaflError::NoSuchRule { key, given } => {
            catalog::rules_line_no_such_rule(locale, *key, words::quoted(given))
        }
        OpenTaflError::Start(why) => {
            catalog::rules_line_start(locale, words::harmless(&why.to_string()))
        }
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::read_rules_line;

    #[test]
    fn every_problem_is_told_in_the_readers_language_and_without_markup() {
        let line = "dim:7 dim:9 esc:x `@colour:red start:/3q3/";
        let why = read_rules_line(line).unwrap_err();
        let told = problems(Locale::German, &why);
        assert_eq!(told.lines().count(), 1 + why.all().len(), "{told}");
        for part in [
            "`esc` kann nicht `x` sein",
            "`colour`",
            "`dim` steht zweimal da",
            "Anfangsstellung",
        ] {
            assert!(told.contains(part), "{part}: {told}");
        }
        assert!(!told.contains('@'), "{told}");
    }

    #[test]
    fn very_many_problems_fit_into_a_message() {
        let line: String = (0..500)
            .map(|number| format!("x{number}{:0>80}:y ", 0))
            .collect();
        let why = read_rules_line(&format!("dim:7 {line}")).unwrap_err();
        for locale in Locale::ALL {
            let told = problems(locale, &why);
            assert!(told.chars().count() <= 2000, "{told}");
            assert!(
                told.contains(&(why.all().len() - MOST).to_string()),
                "{told}"
            );
        }
    }
}
