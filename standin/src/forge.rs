//! Interactions that no client sends: buttons, menus and forms with forged ids.

use serde_json::json;

use crate::deliver::{New, start};
use crate::handle::Handle;
use crate::message::Message;
use crate::option::Resolved;
use crate::user::User;

impl User {
    /// Presses a button with this id, as if the message had one.
    pub fn forge_click(&self, message: &Message, id: &str) -> Handle {
        let data = json!({ "custom_id": id, "component_type": 2, "id": 1 });
        self.forge(message, 3, format!("forged [{id}]"), data)
    }

    /// Chooses this value, as if the message had a menu with it.
    pub fn forge_choice(&self, message: &Message, menu: &str, value: &str) -> Handle {
        let data = json!({ "custom_id": menu, "component_type": 3, "values": [value], "id": 1 });
        self.forge(message, 3, format!("forged [{menu}: {value}]"), data)
    }

    /// Sends a form with this id and one field, as if the message had opened it.
    pub fn forge_form(&self, message: &Message, id: &str, (field, value): (&str, &str)) -> Handle {
        let input = json!({ "type": 4, "custom_id": field, "value": value });
        let data = json!({ "custom_id": id, "components": [{ "type": 1, "components": [input] }] });
        self.forge(message, 5, format!("forged form {id}"), data)
    }

    fn forge(
        &self,
        message: &Message,
        kind: u64,
        title: String,
        data: serde_json::Value,
    ) -> Handle {
        let new = New {
            kind,
            title,
            data,
            given: Resolved::default(),
            source: Some(message.id),
        };
        self.shared
            .write(|world| start(self, world, message.channel, new))
    }
}
