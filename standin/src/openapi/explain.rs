//! Validation errors, in a form that shows what to change.

use jsonschema::error::ValidationErrorKind;
use jsonschema::{ValidationError, Validator};
use serde_json::Value;

/// All errors of a value.
pub(crate) fn all(validator: &Validator, value: &Value) -> Vec<String> {
    validator
        .iter_errors(value)
        .flat_map(|error| explain(&error))
        .collect()
}

/// The text of an error; of alternatives, only that of the intended one.
fn explain(error: &ValidationError<'_>) -> Vec<String> {
    match error.kind() {
        ValidationErrorKind::AnyOf { context } | ValidationErrorKind::OneOfNotValid { context } => {
            let depth = error.instance_path().to_string();
            let meant = context
                .iter()
                .filter(|errors| !errors.is_empty())
                .min_by_key(|errors| {
                    (
                        errors.iter().any(|error| is_another(error, &depth)),
                        errors.len(),
                    )
                });
            match meant {
                Some(errors) => errors.iter().flat_map(explain).collect(),
                None => vec![words(error)],
            }
        }
        _ => vec![words(error)],
    }
}

/// The most characters of a value to show.
const SHOWN: usize = 120;

fn words(error: &ValidationError<'_>) -> String {
    let value = error.instance().to_string();
    let mut text = error.to_string();
    if value.chars().count() > SHOWN {
        let short: String = value.chars().take(SHOWN).chain("…".chars()).collect();
        text = text.replace(&value, &short);
    }
    format!("at {:?}: {text}", error.instance_path().to_string())
}

/// Whether the error means that another alternative was intended: another type, or another `type` field.
fn is_another(error: &ValidationError<'_>, depth: &str) -> bool {
    let at = error.instance_path().to_string();
    match error.kind() {
        ValidationErrorKind::Type { .. } => at == depth,
        ValidationErrorKind::Constant { .. }
        | ValidationErrorKind::Enum { .. }
        | ValidationErrorKind::OneOfNotValid { .. } => at == format!("{depth}/type"),
        _ => false,
    }
}
