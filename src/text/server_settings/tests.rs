use super::*;
use crate::{
    games::{ChannelRule, ChannelSettings},
    ids::{Door, LocaleSource},
};

/// Discord's limits.
const ROWS: usize = 5;
const TEXT: usize = 2000;
const LABEL: usize = 100;

#[test]
fn every_part_fits_into_a_message() {
    let channel = |number: u64| ChannelSettings {
        channel: ExternalId(u64::MAX - number),
        own: SetValues {
            lost_rules: Some("gone".to_owned()),
            ..SetValues::default()
        },
        uses: match number {
            1 => ChannelUse::ALL.into(),
            _ => vec![ChannelUse::Games],
        },
        is_gone: number == 1,
        is_closed: false,
    };
    let settings = ServerSettings {
        own: SetValues {
            channels: Some(ChannelRule::Only),
            puzzle_hour: Some(17),
            ..SetValues::default()
        },
        channels: (0..25).map(channel).collect(),
        is_puzzle_lost: true,
        is_digest_lost: true,
        ..ServerSettings::default()
    };
    let location = Location {
        door: Door::Discord,
        server: ExternalId(1),
        channel: ExternalId(u64::MAX),
        parent: None,
        locale: Locale::English,
        locale_source: LocaleSource::User,
    };
    for locale in Locale::ALL {
        for scope in Scope::ALL {
            let groups = RulesGroup::ALL.map(|group| (ServerPart::Rules, Some(group)));
            let parts = ServerPart::ALL.map(|part| (part, None));
            for (part, group) in parts.into_iter().chain(groups) {
                let view = ServerView {
                    settings: &settings,
                    location,
                    scope,
                    part,
                    group,
                    is_changed: false,
                    now: OffsetDateTime::UNIX_EPOCH,
                    has_pages: false,
                };
                let reply = server_settings(locale, view);
                assert!(reply.text.chars().count() <= TEXT, "{}", reply.text);
                let rows = reply.menus.len() + usize::from(reply.channels.is_some()) + 1;
                assert!(rows <= ROWS && reply.buttons.len() <= 5, "{part:?}: {rows}");
                for menu in &reply.menus {
                    assert!((1..=Menu::MOST).contains(&menu.options.len()), "{part:?}");
                    for option in &menu.options {
                        assert!(option.label.chars().count() <= LABEL, "{option:?}");
                    }
                }
                let shown = reply.menus[0].options.iter();
                assert_eq!(shown.filter(|option| option.is_chosen).count(), 1);
            }
        }
    }
}
