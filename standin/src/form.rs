//! Forms ("modals") that a user fills in.

use serde_json::{Value, json};

use crate::component;

/// Fills in the fields of a form, in the format that the client sends.
///
/// # Panics
///
/// When a field does not exist, is required and missing, or has the wrong length.
pub(crate) fn filled(form: &Value, fields: &[(&str, &str)]) -> Value {
    let rows = form["components"].as_array().cloned().unwrap_or_default();
    let inputs: Vec<Value> = component::flatten(&rows)
        .into_iter()
        .filter(|input| input["type"] == 4)
        .cloned()
        .collect();
    for (name, _) in fields {
        assert!(
            inputs.iter().any(|input| input["custom_id"] == *name),
            "the form has no field {name}: {form:#}"
        );
    }
    let given: Vec<Value> = inputs
        .iter()
        .map(|input| {
            let id = input["custom_id"].as_str().unwrap_or_default();
            let default = input["value"].as_str().unwrap_or_default();
            let value = fields
                .iter()
                .find(|(name, _)| *name == id)
                .map_or(default, |(_, value)| *value);
            let count = value.chars().count() as u64;
            assert!(
                count > 0 || input["required"] == false,
                "the field {id} is required"
            );
            let least = input["min_length"].as_u64().unwrap_or(0);
            let most = input["max_length"].as_u64().unwrap_or(4000);
            assert!(
                count == 0 || (least..=most).contains(&count),
                "{id} takes {least} to {most} characters"
            );
            json!({ "type": 1, "components": [{ "type": 4, "custom_id": id, "value": value }] })
        })
        .collect();
    json!({ "custom_id": form["custom_id"], "components": given })
}
