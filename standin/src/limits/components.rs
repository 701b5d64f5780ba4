//! Limits of buttons, menus and forms.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{length, within};
use crate::component;
use crate::message::Attachment;
use crate::rest::Refusal;

/// The components of a message that has a text of its own: at most five rows.
pub(super) fn of_rows(components: &[Value]) -> Result<(), Refusal> {
    if let Some(other) = components.iter().find(|component| component["type"] != 1) {
        let why = format!("components: only rows without the flag, not {other}");
        return Err(Refusal::invalid_form(&why));
    }
    let rows = components.len();
    if rows > 5 {
        return Err(Refusal::invalid_form(&format!(
            "components: {rows} rows, 5 allowed"
        )));
    }
    Ok(())
}

/// The limits of a message that is made of components: at most 40 of them with 4,000 characters, and every file in one.
pub(super) fn of_panel(components: &[Value], files: &[Attachment]) -> Result<(), Refusal> {
    let all = component::flatten(components);
    let characters: usize = component::texts(components)
        .iter()
        .map(|text| text.chars().count())
        .sum();
    let wrong = |what: String| Err(Refusal::invalid_form(&format!("components: {what}")));
    if all.len() > 40 || characters > 4000 {
        return wrong(format!("{} with {characters} characters", all.len()));
    }
    let mut named = BTreeSet::new();
    for found in all {
        let inside = found["components"].as_array().map_or(0, Vec::len);
        match found["type"].as_u64() {
            Some(9) if !(1..=3).contains(&inside) || !found["accessory"].is_object() => {
                return wrong(format!("a section of {inside} without what stands beside"));
            }
            Some(10) if length(&found["content"]) == 0 => {
                return wrong("a text without characters".to_owned());
            }
            Some(12) => {
                let items = found["items"].as_array().map_or(&[][..], Vec::as_slice);
                if !(1..=10).contains(&items.len()) {
                    return wrong(format!("a gallery of {}", items.len()));
                }
                for item in items {
                    within("description", &item["description"], 1024)?;
                    named.extend(item["media"]["url"].as_str());
                }
            }
            Some(13) => named.extend(found["file"]["url"].as_str()),
            _ => {}
        }
    }
    let attached: BTreeSet<_> = files
        .iter()
        .map(|file| format!("attachment://{}", file.filename))
        .collect();
    if named == attached.iter().map(String::as_str).collect() {
        Ok(())
    } else {
        // Discord does not show a file that no component names.
        wrong(format!("{named:?} are named, {attached:?} attached"))
    }
}

/// The limits of a message's components.
pub(super) fn of_message(components: &[Value]) -> Result<(), Refusal> {
    let mut ids = BTreeSet::new();
    for found in component::flatten(components) {
        if let Some(id) = found["custom_id"].as_str() {
            within("custom_id", &found["custom_id"], 100)?;
            if id.is_empty() || !ids.insert(id) {
                return Err(Refusal::invalid_form(&format!(
                    "custom_id {id:?} is empty or twice there"
                )));
            }
        }
        if found["type"] == 1 {
            let inside = found["components"]
                .as_array()
                .map_or(&[][..], Vec::as_slice);
            let menu = inside.iter().any(|inner| inner["type"] != 2);
            if inside.is_empty() || inside.len() > if menu { 1 } else { 5 } {
                return Err(Refusal::invalid_form(
                    "a row takes one menu or one to five buttons",
                ));
            }
        }
        if found["type"] == 2 {
            within("label", &found["label"], 80)?;
            let is_link = found["style"] == 5;
            if is_link == found["url"].is_null() || is_link != found["custom_id"].is_null() {
                return Err(Refusal::invalid_form(
                    "a button has a custom_id, or is a link and has a url",
                ));
            }
            if is_link && !is_web_address(found["url"].as_str().unwrap_or_default()) {
                return Err(Refusal::invalid_form("Not a well formed URL."));
            }
            if length(&found["label"]) == 0 && found["emoji"].is_null() {
                return Err(Refusal::invalid_form("a button with nothing on it"));
            }
        }
        let options = found["options"].as_array().into_iter().flatten();
        for emoji in options.chain([found]).map(|holder| &holder["emoji"]) {
            if !emoji.is_null() && length(&emoji["name"]) == 0 {
                return Err(Refusal::invalid_form("an emoji has a name"));
            }
        }
        if found["type"] == 3 {
            menu(found)?;
        }
        if matches!(found["type"].as_u64(), Some(3 | 5..=8)) {
            chosen(found)?;
        }
    }
    Ok(())
}

/// Whether Discord takes a link: its host has a dot, and it has at most 512 characters.
fn is_web_address(url: &str) -> bool {
    let after = ["https://", "http://", "discord://"]
        .into_iter()
        .find_map(|scheme| url.strip_prefix(scheme));
    let host = after.and_then(|after| after.split(['/', ':', '?', '#']).next());
    url.len() <= 512 && host.is_some_and(|host| host.contains('.'))
}

/// How much can be chosen in a menu, and what is at first: of channels or people, ids as text.
fn chosen(menu: &Value) -> Result<(), Refusal> {
    let listed = |key: &str| menu[key].as_array().map_or(&[][..], Vec::as_slice);
    let (options, ids) = (listed("options"), listed("default_values"));
    let least = menu["min_values"].as_u64().unwrap_or(1);
    let most = menu["max_values"].as_u64().unwrap_or(1);
    let offered = if menu["type"] == 3 { options.len() } else { 25 };
    if most < least.max(1) || u64::try_from(offered).is_ok_and(|offered| most > offered) {
        return Err(Refusal::invalid_form(&format!(
            "a menu of {least} to {most} of {offered} entries"
        )));
    }
    let is_text = |value: &Value| {
        value["id"]
            .as_str()
            .is_some_and(|id| id.parse::<u64>().is_ok())
    };
    let defaults = options.iter().filter(|option| option["default"] == true);
    let at_first = defaults.count() + ids.len();
    if ids.iter().all(is_text) && u64::try_from(at_first).is_ok_and(|count| count <= most) {
        Ok(())
    } else {
        Err(Refusal::invalid_form(&format!(
            "{at_first} chosen at first in a menu of {most}: {ids:?}"
        )))
    }
}

/// The limits of a form: its fields are in rows, or, with more kinds of them, in labels.
pub(crate) fn form(form: &Value) -> Result<(), Refusal> {
    const ROW: u64 = 1;
    const LABEL: u64 = 18;
    within("title", &form["title"], 45)?;
    let rows = form["components"].as_array().map_or(&[][..], Vec::as_slice);
    let wrong = |what: String| Err(Refusal::invalid_form(&format!("form: {what}")));
    if length(&form["title"]) == 0 || !(1..=5).contains(&rows.len()) {
        return wrong(format!(
            "a title and 1 to 5 rows are needed, not {}",
            rows.len()
        ));
    }
    let mut ids = BTreeSet::new();
    for id in std::iter::once(&form["custom_id"]).chain(
        component::flatten(rows)
            .into_iter()
            .map(|found| &found["custom_id"])
            .filter(|id| !id.is_null()),
    ) {
        if !(1..=100).contains(&length(id)) || !ids.insert(id.to_string()) {
            return wrong(format!("custom_id {id} is empty, too long, or twice there"));
        }
    }
    for row in rows {
        let field = match row["type"].as_u64() {
            Some(ROW) => match row["components"].as_array().map(Vec::as_slice) {
                Some([field]) if field["type"] == 4 => {
                    within("label", &field["label"], 45)?;
                    if length(&field["label"]) == 0 {
                        return wrong("a field in a row needs a label".to_owned());
                    }
                    field
                }
                _ => return wrong(format!("a row takes one text field: {row}")),
            },
            Some(LABEL) => {
                within("label", &row["label"], 45)?;
                within("description", &row["description"], 100)?;
                if length(&row["label"]) == 0 || !row["component"]["label"].is_null() {
                    return wrong(format!("a label has the text, its field has none: {row}"));
                }
                &row["component"]
            }
            _ => return wrong(format!("no row and no label: {row}")),
        };
        match field["type"].as_u64() {
            Some(4) => input(field)?,
            Some(3) => {
                menu(field)?;
                chosen(field)?;
            }
            Some(5..=8) => chosen(field)?,
            _ => return wrong(format!("no field of forms: {field}")),
        }
    }
    Ok(())
}

/// The limits of a field for text.
fn input(field: &Value) -> Result<(), Refusal> {
    within("placeholder", &field["placeholder"], 100)?;
    let least = field["min_length"].as_u64().unwrap_or(0);
    let most = field["max_length"].as_u64().unwrap_or(4000);
    let given = u64::try_from(length(&field["value"])).unwrap_or(u64::MAX);
    let fits = (1..=4000).contains(&most) && least <= most;
    if fits && (given == 0 || (least..=most).contains(&given)) {
        Ok(())
    } else {
        Err(Refusal::invalid_form(&format!(
            "a field of {least} to {most} characters that has {given}"
        )))
    }
}

fn menu(menu: &Value) -> Result<(), Refusal> {
    let options = menu["options"].as_array().map_or(&[][..], Vec::as_slice);
    if options.is_empty() || options.len() > 25 {
        return Err(Refusal::invalid_form(&format!(
            "a menu of {} entries, 1 to 25 allowed",
            options.len()
        )));
    }
    let mut values = BTreeSet::new();
    for option in options {
        within("label", &option["label"], 100)?;
        within("value", &option["value"], 100)?;
        within("description", &option["description"], 100)?;
        if length(&option["label"]) == 0 || !values.insert(option["value"].to_string()) {
            return Err(Refusal::invalid_form(
                "a menu entry without a label, or a value twice",
            ));
        }
    }
    within("placeholder", &menu["placeholder"], 150)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn field(id: &str) -> Value {
        json!({ "type": 4, "custom_id": id, "style": 1, "label": "Reason" })
    }

    fn row(field: &Value) -> Value {
        json!({ "type": 1, "components": [field] })
    }

    #[test]
    fn forms_have_limits() {
        let whole =
            json!({ "custom_id": "f", "title": "Why?", "components": [row(&field("reason"))] });
        assert!(form(&whole).is_ok());
        let wrong: [(&str, Value); 6] = [
            ("/title", json!("x".repeat(46))),
            ("/title", json!("")),
            ("/custom_id", json!("x".repeat(101))),
            ("/components/0/components/0/label", json!("x".repeat(46))),
            (
                "/components/0/components/0/placeholder",
                json!("x".repeat(101)),
            ),
            ("/components", json!([])),
        ];
        for (path, value) in wrong {
            let mut sent = whole.clone();
            sent["components"][0]["components"][0]["placeholder"] = json!("x");
            *sent.pointer_mut(path).expect("a part") = value;
            assert_eq!(form(&sent).unwrap_err().code, 50035, "{path}");
        }
        let six: Vec<Value> = (0..6).map(|at| row(&field(&at.to_string()))).collect();
        for rows in [json!(six), json!([row(&field("a")), row(&field("a"))])] {
            assert!(
                form(&json!({ "custom_id": "f", "title": "Why?", "components": rows })).is_err()
            );
        }
    }

    #[test]
    fn fields_of_any_kind_are_in_labels() {
        let menu =
            json!({ "type": 3, "custom_id": "m", "options": [{ "label": "A", "value": "a" }] });
        let label = |field: &Value| json!({ "type": 18, "label": "Which?", "component": field });
        let sent =
            |rows: &[Value]| json!({ "custom_id": "f", "title": "Why?", "components": rows });
        assert!(form(&sent(&[label(&menu)])).is_ok());
        assert!(form(&sent(&[row(&menu)])).is_err(), "a row takes text only");
        let mut long = label(&menu);
        long["description"] = json!("x".repeat(101));
        assert!(form(&sent(&[long])).is_err());
        assert!(form(&sent(&[label(&json!({ "type": 2 }))])).is_err());
    }

    #[test]
    fn menus_have_no_more_chosen_than_can_be() {
        let option = |value: &str| json!({ "label": value, "value": value, "default": true });
        let menu = |most: u64, options: &[Value]| {
            let menu =
                json!({ "type": 3, "custom_id": "m", "max_values": most, "options": options });
            of_message(&[json!({ "type": 1, "components": [menu] })])
        };
        let two = [option("a"), option("b")];
        assert!(menu(2, &two).is_ok());
        assert!(menu(1, &two).is_err(), "two are chosen");
        assert!(menu(3, &two).is_err(), "three cannot be chosen");
        let channels = |ids: Value| {
            let menu = json!({ "type": 8, "custom_id": "c", "default_values": ids });
            of_message(&[json!({ "type": 1, "components": [menu] })])
        };
        assert!(channels(json!([{ "id": "17", "type": "channel" }])).is_ok());
        assert!(channels(json!([{ "id": 17, "type": "channel" }])).is_err());
        assert!(channels(json!([{ "id": "1" }, { "id": "2" }])).is_err());
    }
}
