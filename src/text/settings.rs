//! What the messages of settings have in common.

use super::catalog;
use crate::{
    locale::Locale,
    reply::{Button, Look, Menu, MenuOption, Press, SettingsPress},
};

/// A setting and its value. The one that can be changed now stands out.
pub(super) fn part_line(locale: Locale, name: String, value: String, is_shown: bool) -> String {
    if is_shown {
        catalog::settings_line_shown(locale, name, value)
    } else {
        catalog::settings_line(locale, name, value)
    }
}

pub(super) fn menu(label: String, options: impl IntoIterator<Item = MenuOption>) -> Menu {
    Menu {
        label,
        options: options.into_iter().take(Menu::MOST).collect(),
    }
}

/// The button that removes the message.
pub(super) fn close(locale: Locale) -> Button {
    Button {
        label: catalog::settings_close(locale),
        press: Press::Settings(SettingsPress::Close),
        look: Look::Plain,
    }
}
