//! Forms ("modals") that a user fills in.

use serde_json::{Value, json};

use crate::component;
use crate::option::Resolved;
use crate::rest::parsed;
use crate::world::World;

const ROW: u64 = 1;
const MENU: u64 = 3;
const INPUT: u64 = 4;
const USERS: u64 = 5;

/// Fills in the fields of a form, in the format that the client sends: texts as they are, menus by the values or labels of options
/// or the ids of users, each on a line of its own. What is chosen at first remains where nothing else is given.
///
/// # Panics
///
/// When a field does not exist, is required and missing, has the wrong length, or does not offer what is chosen.
pub(crate) fn filled(world: &World, form: &Value, fields: &[(&str, &str)]) -> (Value, Resolved) {
    let rows = form["components"].as_array().cloned().unwrap_or_default();
    let parts = component::flatten(&rows);
    for (name, _) in fields {
        assert!(
            parts.iter().any(|part| part["custom_id"] == *name),
            "the form has no field {name}: {form:#}"
        );
    }
    let mut resolved = Resolved::default();
    let mut given = Vec::new();
    for row in &rows {
        let is_row = row["type"] == ROW;
        let field = if is_row {
            &row["components"][0]
        } else {
            &row["component"]
        };
        let id = field["custom_id"].as_str().unwrap_or_default();
        let wanted = fields.iter().find(|(name, _)| *name == id);
        let wanted = wanted.map(|(_, value)| *value);
        let kind = field["type"].as_u64();
        let mut filled = json!({ "type": kind, "custom_id": id });
        if kind == Some(INPUT) {
            filled["value"] = json!(text(field, wanted));
        } else {
            let values = chosen(field, wanted);
            if kind == Some(USERS) {
                for user in &values {
                    let user = parsed(user).unwrap_or_default();
                    resolved
                        .resolve_user(world, user)
                        .unwrap_or_else(|why| panic!("{why}"));
                }
            }
            filled["values"] = json!(values);
        }
        given.push(if is_row {
            json!({ "type": ROW, "components": [filled] })
        } else {
            json!({ "type": row["type"], "component": filled })
        });
    }
    let mut data = json!({ "custom_id": form["custom_id"], "components": given });
    if let Some(resolved) = resolved.resolved() {
        data["resolved"] = resolved;
    }
    (data, resolved)
}

/// The text of a field.
fn text(field: &Value, wanted: Option<&str>) -> String {
    let value = wanted.unwrap_or_else(|| field["value"].as_str().unwrap_or_default());
    let count = value.chars().count() as u64;
    let id = &field["custom_id"];
    assert!(
        count > 0 || field["required"] == false,
        "the field {id} is required"
    );
    let least = field["min_length"].as_u64().unwrap_or(0);
    let most = field["max_length"].as_u64().unwrap_or(4000);
    assert!(
        count == 0 || (least..=most).contains(&count),
        "{id} takes {least} to {most} characters"
    );
    value.to_owned()
}

/// What is chosen in a menu.
fn chosen(field: &Value, wanted: Option<&str>) -> Vec<String> {
    let options = field["options"].as_array().map_or(&[][..], Vec::as_slice);
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let values: Vec<String> = match wanted {
        Some(wanted) if field["type"] == MENU => wanted
            .lines()
            .map(|choice| {
                let option = options
                    .iter()
                    .find(|option| option["value"] == choice || option["label"] == choice);
                let option = option.unwrap_or_else(|| panic!("{choice:?} is not in {field:#}"));
                text(&option["value"])
            })
            .collect(),
        Some(wanted) => wanted.lines().map(str::to_owned).collect(),
        None => {
            let users = field["default_values"].as_array().into_iter().flatten();
            let users = users.map(|user| text(&user["id"]));
            let at_first = options.iter().filter(|option| option["default"] == true);
            users
                .chain(at_first.map(|option| text(&option["value"])))
                .collect()
        }
    };
    let count = values.len() as u64;
    let least = field["min_values"].as_u64().unwrap_or(1);
    let most = field["max_values"].as_u64().unwrap_or(1);
    assert!(
        (count == 0 && field["required"] == false) || (least.max(1)..=most).contains(&count),
        "{} does not take {count} choices",
        field["custom_id"]
    );
    values
}
