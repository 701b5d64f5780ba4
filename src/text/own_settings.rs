//! What a player has set, and the menus that change it.

use raichi_render::Theme;

use super::{
    catalog, in_words,
    settings::{close, menu, part_line},
};
use crate::{
    games::{BoardForm, OwnChange, OwnSetting, OwnSettings},
    locale::Locale,
    picture,
    reply::{Menu, MenuOption, Picture, Press, Reply, SettingsPress, Shows},
    text::BoardStyle,
};

/// A user's settings, with the menu of one of them, and what was just changed.
pub fn own_settings(
    locale: Locale,
    own: &OwnSettings,
    shown: OwnSetting,
    changed: Option<OwnChange>,
) -> Reply {
    let mut lines = vec![match changed {
        Some(change) => {
            let setting = change.setting();
            let value = value(locale, setting, change.code());
            catalog::settings_saved(locale, name(locale, setting), value)
        }
        None => catalog::own_settings_title(locale),
    }];
    for setting in OwnSetting::ALL {
        let value = value(locale, setting, own.code_of(setting));
        lines.push(part_line(
            locale,
            name(locale, setting),
            value,
            setting == shown,
        ));
    }
    lines.push(catalog::own_setting_about(locale, shown.code()));
    let settings = OwnSetting::ALL.map(|setting| MenuOption {
        man: None,
        label: name(locale, setting),
        press: Press::Settings(SettingsPress::Own(setting)),
        is_chosen: setting == shown,
    });
    let values = OwnChange::all_of(shown).into_iter();
    let values = values.map(|change| MenuOption {
        man: None,
        label: value(locale, shown, change.code()),
        press: Press::Settings(SettingsPress::SetOwn(change)),
        is_chosen: change.code() == own.code_of(shown),
    });
    Reply {
        menus: vec![
            menu(catalog::settings_menu(locale), settings),
            Menu {
                label: name(locale, shown),
                options: values.collect(),
            },
        ],
        buttons: vec![close(locale)],
        ..Reply::words(lines.join("\n"))
    }
}

fn name(locale: Locale, setting: OwnSetting) -> String {
    catalog::own_setting(locale, setting.code())
}

fn value(locale: Locale, setting: OwnSetting, code: &str) -> String {
    match setting {
        OwnSetting::Theme => Theme::from_code(code)
            .map_or_else(String::new, |theme| super::theme_name(locale, theme)),
        _ => catalog::own_value(locale, format!("{}-{code}", setting.code())),
    }
}

/// How a user's private boards look unless a command asks for another style.
pub const fn own_style(own: &OwnSettings) -> BoardStyle {
    match own.boards {
        BoardForm::Pictures => BoardStyle::Picture(own.theme),
        BoardForm::Words => BoardStyle::Text,
    }
}

/// A private message in the style and from the side that its reader has chosen.
pub fn as_liked(reply: Reply, style: BoardStyle, below: Option<raichi_rules::Side>) -> Reply {
    let theme = match style {
        BoardStyle::Picture(theme) => theme,
        BoardStyle::Text => Theme::default(),
    };
    let reply = Reply {
        picture: reply
            .picture
            .map(|picture| drawn_for(picture, theme, below)),
        ..reply
    };
    match style {
        BoardStyle::Picture(_) => reply,
        BoardStyle::Text => in_words(reply),
    }
}

/// The picture in a theme with a side below. Programs keep pictures by their names, so it gets another one.
fn drawn_for(picture: Picture, theme: Theme, below: Option<raichi_rules::Side>) -> Picture {
    let rotation = below.map(picture::seen_by).unwrap_or_default();
    let mut name = picture.name;
    if theme != Theme::default() && !name.ends_with(theme.code()) {
        name = format!("{name}-{theme}");
    }
    if rotation != raichi_render::Rotation::default() {
        name += "-turned";
    }
    let turned = |scene: &mut raichi_render::Scene| {
        scene.theme = theme;
        scene.rotation = rotation;
    };
    let mut shows = picture.shows;
    match &mut shows {
        Shows::Board(scene) => turned(scene),
        Shows::Game(scenes) => scenes.iter_mut().for_each(turned),
        Shows::Course(course) => course.theme = theme,
        Shows::Chart(chart) => chart.theme = theme,
        Shows::Gallery(gallery) => gallery.theme = theme,
        Shows::Table(table) => table.theme = theme,
    }
    Picture {
        shows,
        name,
        ..picture
    }
}
