//! What people press, choose and fill in.

use serde_json::{Value, json};

use super::User;
use crate::component::{self, Button, Select};
use crate::deliver::{New, start};
use crate::handle::Handle;
use crate::interaction::Answer;
use crate::message::Message;
use crate::option::{self, Resolved};
use crate::rest;
use crate::world::World;

impl User {
    /// Presses a button, given by its label or id.
    ///
    /// # Panics
    ///
    /// When the message is gone or not visible to them, or has no such enabled button.
    pub fn click(&self, message: &Message, button: &str) -> Handle {
        self.shared.write(|world| {
            let shown = self.shown(world, message);
            self.press(world, &shown, button)
        })
    }

    /// Presses a button, given by its id, unless it is gone meanwhile: a bot may change its messages at any time.
    pub fn click_if_there(&self, message: &Message, id: &str) -> Option<Handle> {
        self.shared.write(|world| {
            let shown = world.messages.get(&message.id)?.clone();
            let is_it = |it: &Button| it.custom_id.as_deref() == Some(id) && !it.disabled;
            let is_there = !shown.deleted && shown.buttons().iter().any(is_it);
            is_there.then(|| self.press(world, &shown, id))
        })
    }

    fn press(&self, world: &mut World, shown: &Message, button: &str) -> Handle {
        let buttons = shown.buttons();
        let by_id = buttons
            .iter()
            .find(|found| found.custom_id.as_deref() == Some(button));
        let found = by_id.or_else(|| {
            buttons
                .iter()
                .find(|found| found.label.as_deref() == Some(button))
        });
        let Some(found) = found else {
            panic!("no button {button:?} among {buttons:#?}")
        };
        assert!(!found.disabled, "the button {button:?} is greyed out");
        let Some(id) = &found.custom_id else {
            panic!("{button:?} is a link")
        };
        let data = json!({ "custom_id": id, "component_type": 2, "id": component::number_of(&shown.components, id) });
        self.component(
            world,
            shown,
            format!("[{button}]"),
            data,
            Resolved::default(),
        )
    }

    /// Chooses from a menu, given by its id or placeholder; choices are given by value or label.
    ///
    /// # Panics
    ///
    /// When the message is gone or not visible to them, or the menu does not offer that.
    pub fn select(&self, message: &Message, menu: &str, choices: &[&str]) -> Handle {
        self.shared.write(|world| {
            let shown = self.shown(world, message);
            self.choose(world, &shown, menu, choices)
        })
    }

    /// Chooses a value from a menu, given by its id, unless it is gone meanwhile: a bot may change its messages at any time.
    pub fn select_if_there(&self, message: &Message, menu: &str, value: &str) -> Option<Handle> {
        self.shared.write(|world| {
            let shown = world.messages.get(&message.id)?.clone();
            let is_it = |it: &Select| {
                let offers = it.options.iter().any(|option| option.value == value);
                it.custom_id == menu && !it.disabled && (it.kind != 3 || offers)
            };
            let is_there = !shown.deleted && shown.selects().iter().any(is_it);
            is_there.then(|| self.choose(world, &shown, menu, &[value]))
        })
    }

    fn choose(&self, world: &mut World, shown: &Message, menu: &str, choices: &[&str]) -> Handle {
        let menus = shown.selects();
        let named = menus
            .iter()
            .find(|found| found.custom_id == menu || found.placeholder.as_deref() == Some(menu));
        let Some(found) = named else {
            panic!("no menu {menu:?} among {menus:#?}")
        };
        assert!(!found.disabled, "the menu {menu:?} is greyed out");
        let count = choices.len() as u64;
        assert!(
            (found.least..=found.most).contains(&count),
            "{menu:?} does not take {count} choices"
        );
        let mut given = Resolved::default();
        let values: Vec<String> = choices
            .iter()
            .map(|choice| match found.kind {
                3 => {
                    let entry = found
                        .options
                        .iter()
                        .find(|entry| entry.value == *choice || entry.label == *choice);
                    entry
                        .unwrap_or_else(|| panic!("{choice:?} is not in {found:#?}"))
                        .value
                        .clone()
                }
                8 => {
                    let id = rest::parsed(choice).unwrap_or_default();
                    let parts = component::flatten(&shown.components);
                    let menu = parts.iter().find(|it| it["custom_id"] == *found.custom_id);
                    option::offers_channel(world, menu.copied().unwrap_or(&Value::Null), id)
                        .unwrap_or_else(|why| panic!("{why}"));
                    given
                        .resolve_channel(world, id)
                        .unwrap_or_else(|why| panic!("{why}"));
                    (*choice).to_owned()
                }
                _ => {
                    let id = rest::parsed(choice).unwrap_or_default();
                    given
                        .resolve_user(world, id)
                        .unwrap_or_else(|why| panic!("{why}"));
                    (*choice).to_owned()
                }
            })
            .collect();
        let mut data = json!({
            "custom_id": found.custom_id, "component_type": found.kind, "values": values,
            "id": component::number_of(&shown.components, &found.custom_id),
        });
        if let Some(resolved) = given.resolved() {
            data["resolved"] = resolved;
        }
        self.component(world, shown, format!("[{menu}: {choices:?}]"), data, given)
    }

    /// Fills the form that answered an interaction, and sends it: texts, and what is chosen in menus, each on a line of its own.
    ///
    /// # Panics
    ///
    /// When there is no form, or a field does not fit.
    pub fn submit(&self, asked: &Handle, fields: &[(&str, &str)]) -> Handle {
        let Some(Answer::Form(form)) = asked.answer_now() else {
            panic!("there is no form to fill")
        };
        self.shared.write(|world| {
            let before = world.interactions[&asked.id()].clone();
            assert_eq!(before.user, self.id, "the form is another's");
            let (data, given) = crate::form::filled(world, &form, fields);
            let title = format!("form {}", form["custom_id"]);
            let new = New {
                kind: 5,
                title,
                data,
                given,
                source: before.source,
            };
            start(self, world, before.channel, new)
        })
    }

    fn component(
        &self,
        world: &mut World,
        shown: &Message,
        title: String,
        data: Value,
        given: Resolved,
    ) -> Handle {
        start(
            self,
            world,
            shown.channel,
            New {
                kind: 3,
                title,
                data,
                given,
                source: Some(shown.id),
            },
        )
    }
}
