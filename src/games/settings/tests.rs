use super::*;
use crate::{
    games::{ComputerRule, Room, ThreadRule},
    ids::{Door, LocaleSource},
};

const HERE: Location = Location {
    door: Door::Discord,
    server: ExternalId(1),
    channel: ExternalId(10),
    parent: None,
    locale: Locale::English,
    locale_source: LocaleSource::User,
};

const THREAD: Location = Location {
    channel: ExternalId(11),
    parent: Some(ExternalId(10)),
    ..HERE
};

const ELSEWHERE: Location = Location {
    channel: ExternalId(20),
    ..HERE
};

fn channel(channel: u64) -> ChannelSettings {
    ChannelSettings {
        channel: ExternalId(channel),
        own: SetValues::default(),
        uses: vec![ChannelUse::Games],
        is_gone: false,
        is_closed: false,
    }
}

fn with_rule(channel_rule: ChannelRule, channels: Vec<ChannelSettings>) -> ServerSettings {
    ServerSettings {
        own: SetValues {
            channels: Some(channel_rule),
            ..SetValues::default()
        },
        channels,
        ..ServerSettings::default()
    }
}

fn refused(channels: &[u64]) -> Result<(), Refusal> {
    Err(Refusal::NotForGames {
        channels: channels.iter().copied().map(ExternalId).collect(),
    })
}

#[test]
fn games_begin_in_the_channels_for_them_and_in_their_threads() {
    for (rule, here, thread, elsewhere) in [
        (ChannelRule::All, Ok(()), Ok(()), Ok(())),
        (ChannelRule::Only, Ok(()), Ok(()), refused(&[10])),
        (ChannelRule::Except, refused(&[]), refused(&[]), Ok(())),
    ] {
        let settings = with_rule(rule, vec![channel(10)]);
        assert_eq!(settings.need_games(HERE), here, "{rule:?}");
        assert_eq!(settings.need_games(THREAD), thread, "{rule:?}");
        assert_eq!(settings.need_games(ELSEWHERE), elsewhere, "{rule:?}");
    }
}

#[test]
fn deleted_channels_do_not_count_and_when_none_is_left_games_begin_anywhere() {
    let gone = ChannelSettings {
        is_gone: true,
        is_closed: false,
        ..channel(10)
    };
    let settings = with_rule(ChannelRule::Only, vec![gone.clone(), channel(20)]);
    assert_eq!(settings.need_games(HERE), refused(&[20]));
    assert!(!settings.has_lost_channels());
    let settings = with_rule(ChannelRule::Only, vec![gone]);
    assert_eq!(settings.need_games(HERE), Ok(()));
    assert!(settings.has_lost_channels());
    // Before any is chosen, nothing is lost.
    let settings = with_rule(ChannelRule::Only, Vec::new());
    assert_eq!(settings.need_games(HERE), Ok(()));
    assert!(!settings.has_lost_channels());
}

#[test]
fn a_channel_has_its_own_defaults_and_its_threads_have_them_too() {
    let days = |days: i64| TimeControl::from_seconds(Some(days * 86_400), None).unwrap();
    let mut settings = with_rule(ChannelRule::All, vec![channel(10)]);
    let set = |settings: &ServerSettings, at| settings.preset_at(at).map(Ruleset::name);
    assert_eq!(set(&settings, HERE), None);
    assert_eq!(settings.time_at(HERE), TimeControl::default());
    settings.own.rules = Some("tablut");
    settings.own.time = Some(days(7));
    settings.channels[0].own.rules = Some("brandubh");
    settings.channels[0].own.time = Some(days(1));
    for (location, rules, time) in [
        (HERE, "brandubh", days(1)),
        (THREAD, "brandubh", days(1)),
        (ELSEWHERE, "tablut", days(7)),
    ] {
        assert_eq!(set(&settings, location), Some(rules));
        assert_eq!(settings.time_at(location), time);
    }
    // Rules that do not ship any more count as not set.
    let gone = SettingsRow::from_iter([("rules".to_owned(), "gone".into())]);
    settings.channels[0].own = SetValues::from_row(&gone);
    let lost = settings.channels[0].own.lost_rules.as_deref();
    assert_eq!(lost, Some("gone"));
    assert_eq!(set(&settings, HERE), Some("tablut"));
}

#[test]
fn a_server_can_decide_about_threads() {
    let all = |rule| {
        let settings = ServerSettings {
            own: SetValues {
                threads: Some(rule),
                ..SetValues::default()
            },
            ..ServerSettings::default()
        };
        let wishes = [None, Some(Room::Channel), Some(Room::Thread)];
        [HERE, THREAD].map(|at| wishes.map(|wish| settings.room_at(at, wish, &Ruleset::default())))
    };
    let decided = |rule| Err(Refusal::ThreadsDecided { rule });
    let (channel, thread) = (Ok(Room::Channel), Ok(Room::Thread));
    let as_wished = [channel.clone(), channel.clone(), thread.clone()];
    assert_eq!(all(ThreadRule::Ask), [as_wished.clone(), as_wished]);
    let rule = ThreadRule::Always;
    assert_eq!(
        all(rule),
        [
            [thread.clone(), decided(rule), thread.clone()],
            [channel.clone(), channel.clone(), thread],
        ]
    );
    let rule = ThreadRule::Never;
    let never = [channel.clone(), channel, decided(rule)];
    assert_eq!(all(rule), [never.clone(), never]);
}

#[test]
fn large_boards_have_threads_where_nothing_is_set() {
    let settings = ServerSettings::default();
    let direct = Location::direct(ExternalId(1), Locale::English);
    let local = Location {
        door: Door::Local,
        ..HERE
    };
    for (rules, at, usual) in [
        ("brandubh", HERE, Room::Channel),
        ("tablut", HERE, Room::Channel),
        ("norse", HERE, Room::Thread),
        ("alea-evangelii", HERE, Room::Thread),
        ("norse", THREAD, Room::Channel),
        ("norse", direct, Room::Channel),
        ("norse", local, Room::Channel),
    ] {
        let rules = Ruleset::preset(rules).unwrap();
        assert_eq!(settings.room_at(at, None, &rules), Ok(usual));
        for wish in Room::ALL {
            assert_eq!(settings.room_at(at, Some(wish), &rules), Ok(wish));
        }
    }
}

#[test]
fn games_against_the_computer_are_private_on_servers_unless_somebody_decides_otherwise() {
    let all = |rule, at| {
        let settings = ServerSettings {
            own: SetValues {
                computer: rule,
                ..SetValues::default()
            },
            ..ServerSettings::default()
        };
        let rules = Ruleset::preset("brandubh").unwrap();
        [None, Some(Room::Channel), Some(Room::Thread)]
            .map(|wish| settings.computer_room_at(at, wish, &rules).unwrap())
    };
    let (channel, thread, private) = (Room::Channel, Room::Thread, Room::Private);
    for (rule, at, expected) in [
        (None, HERE, [private, private, thread]),
        (None, THREAD, [private, private, thread]),
        (
            Some(ComputerRule::Private),
            HERE,
            [private, private, thread],
        ),
        (
            Some(ComputerRule::Channel),
            HERE,
            [channel, channel, thread],
        ),
        (Some(ComputerRule::Thread), HERE, [thread, channel, thread]),
        (
            Some(ComputerRule::Thread),
            THREAD,
            [channel, channel, thread],
        ),
        (
            None,
            Location::direct(ExternalId(1), Locale::English),
            [channel, channel, thread],
        ),
        (
            None,
            Location {
                door: Door::Local,
                ..HERE
            },
            [channel, channel, thread],
        ),
    ] {
        assert_eq!(all(rule, at), expected, "{rule:?} {at:?}");
    }
}

#[test]
fn changes_are_read_from_their_codes() {
    let changes = [
        ServerChange::Language(Locale::German),
        ServerChange::Channels(ChannelRule::Only),
        ServerChange::Rules("norse"),
        ServerChange::Time(TimeControl::Unlimited),
        ServerChange::Time(TimeControl::default()),
        ServerChange::Rated(RatedRule::Casual),
        ServerChange::Threads(ThreadRule::Never),
        ServerChange::Computer(ComputerRule::Thread),
        ServerChange::GamesOfPlayer(5),
        ServerChange::GamesHere(100),
        ServerChange::Pages(PagesRule::Closed),
    ];
    for change in changes {
        let read = ServerChange::from_codes(change.part(), &change.code());
        assert_eq!(read, Some(change));
        let (column, value) = change.cell();
        assert!(change.part().columns().any(|it| it == column));
        let row = SettingsRow::from_iter([(column.to_owned(), value.into())]);
        assert!(change.is_in(&SetValues::from_row(&row)), "{change:?}");
        assert!(!change.is_in(&SetValues::default()), "{change:?}");
    }
    for (part, code) in [
        (ServerPart::Language, "xx"),
        (ServerPart::Rules, "chess"),
        (ServerPart::Time, "60"),
        (ServerPart::Limits, "player-0"),
        (ServerPart::Limits, "here-101"),
        (ServerPart::Limits, "5"),
        (ServerPart::Commands, "all"),
    ] {
        assert_eq!(ServerChange::from_codes(part, code), None, "{code}");
    }
}
