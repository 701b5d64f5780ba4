//! Buttons and menus in the components of a message.

use serde_json::{Value, json};

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// Its label.
    pub label: Option<String>,
    /// Its `custom_id`; a link has none.
    pub custom_id: Option<String>,
    /// The address of a link.
    pub url: Option<String>,
    /// Whether it is disabled.
    pub disabled: bool,
    /// 1 primary, 2 secondary, 3 success, 4 danger, 5 link.
    pub style: u64,
}

/// A menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Select {
    /// Its `custom_id`.
    pub custom_id: String,
    /// 3 strings, 5 users, 6 roles, 7 mentionables, 8 channels.
    pub kind: u64,
    /// The text shown before a choice.
    pub placeholder: Option<String>,
    /// Whether it is disabled.
    pub disabled: bool,
    /// Its options.
    pub options: Vec<SelectOption>,
    /// The least number of choices.
    pub least: u64,
    /// The greatest number of choices.
    pub most: u64,
}

/// An option of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SelectOption {
    /// The text that people read.
    pub label: String,
    /// The value that the bot receives.
    pub value: String,
    /// The smaller text below.
    pub description: Option<String>,
    /// The id of the emoji beside it.
    pub emoji: Option<String>,
    /// Whether it is selected at first.
    pub default: bool,
}

/// All components; nested ones follow their parents.
pub(crate) fn flatten(components: &[Value]) -> Vec<&Value> {
    let mut all = Vec::new();
    for component in components {
        all.push(component);
        all.extend(flatten(
            component["components"]
                .as_array()
                .map_or(&[], Vec::as_slice),
        ));
        if component["accessory"].is_object() {
            all.push(&component["accessory"]);
        }
        if component["component"].is_object() {
            all.push(&component["component"]);
        }
    }
    all
}

/// The components with the ids that Discord gives them, from 1 in order of appearance.
pub(crate) fn numbered(components: &[Value]) -> Vec<Value> {
    fn number(component: &mut Value, last: &mut u64) {
        *last += 1;
        if component.get("id").is_none_or(Value::is_null) {
            component["id"] = json!(*last);
        }
        for inner in component
            .get_mut("components")
            .and_then(Value::as_array_mut)
            .into_iter()
            .flatten()
        {
            number(inner, last);
        }
        if let Some(accessory) = component.get_mut("accessory") {
            number(accessory, last);
        }
    }
    let mut components = components.to_vec();
    let mut last = 0;
    for component in &mut components {
        number(component, &mut last);
    }
    components
}

/// The id that Discord gave the component with this `custom_id`.
pub(crate) fn number_of(components: &[Value], custom_id: &str) -> u64 {
    let numbered = numbered(components);
    let found = flatten(&numbered)
        .into_iter()
        .find(|component| component["custom_id"] == custom_id);
    found
        .and_then(|component| component["id"].as_u64())
        .unwrap_or_default()
}

fn text(value: &Value, key: &str) -> Option<String> {
    value[key].as_str().map(str::to_owned)
}

pub(crate) fn buttons(components: &[Value]) -> Vec<Button> {
    flatten(components)
        .into_iter()
        .filter(|component| component["type"] == 2)
        .map(|button| Button {
            label: text(button, "label"),
            custom_id: text(button, "custom_id"),
            url: text(button, "url"),
            disabled: button["disabled"] == true,
            style: button["style"].as_u64().unwrap_or_default(),
        })
        .collect()
}

pub(crate) fn selects(components: &[Value]) -> Vec<Select> {
    flatten(components)
        .into_iter()
        .filter(|component| matches!(component["type"].as_u64(), Some(3 | 5..=8)))
        .map(|select| Select {
            custom_id: text(select, "custom_id").unwrap_or_default(),
            kind: select["type"].as_u64().unwrap_or_default(),
            placeholder: text(select, "placeholder"),
            disabled: select["disabled"] == true,
            options: select["options"]
                .as_array()
                .into_iter()
                .flatten()
                .map(option)
                .collect(),
            least: select["min_values"].as_u64().unwrap_or(1),
            most: select["max_values"].as_u64().unwrap_or(1),
        })
        .collect()
}

fn option(option: &Value) -> SelectOption {
    SelectOption {
        label: text(option, "label").unwrap_or_default(),
        value: text(option, "value").unwrap_or_default(),
        description: text(option, "description"),
        emoji: text(&option["emoji"], "id"),
        default: option["default"] == true,
    }
}

/// The text of text displays.
pub(crate) fn texts(components: &[Value]) -> Vec<String> {
    flatten(components)
        .into_iter()
        .filter(|component| component["type"] == 10)
        .filter_map(|component| text(component, "content"))
        .collect()
}
