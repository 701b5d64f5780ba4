//! The table of what can be set, and its values: by the columns that hold them, and by the ids of menus.

use std::ops::RangeInclusive;

use raichi_rules::{Ruleset, presets};
use serde_json::{Map, Value as Json};
use time::Duration;

use super::{ChannelRule, MakerRule, PagesRule, RatedRule, Scope};
use crate::{
    games::{ComputerRule, DAYS, ThreadRule, TimeControl},
    locale::Locale,
};

/// The numbers of games that can be set as a limit.
const LIMITS: [u32; 11] = [1, 2, 3, 5, 8, 10, 15, 20, 25, 50, 100];

/// The hours at which the puzzle of the day and the digest can be posted.
const HOURS: RangeInclusive<u8> = 0..=23;
/// The hour at which the puzzle is posted until another one is chosen.
pub(super) const PUZZLE_HOUR: u8 = 17;

/// The time controls that can be set.
const TIMES: [TimeControl; 9] = [
    TimeControl::PerMove(Duration::hours(12)),
    TimeControl::PerMove(Duration::days(1)),
    TimeControl::PerMove(Duration::days(2)),
    TimeControl::PerMove(Duration::days(3)),
    TimeControl::PerMove(Duration::days(5)),
    TimeControl::PerMove(Duration::days(7)),
    TimeControl::PerMove(Duration::days(14)),
    TimeControl::Bank {
        bank: Duration::days(6),
        increment: Duration::hours(10),
    },
    TimeControl::Unlimited,
];

/// The value of a setting, by the code that its column holds.
trait Value: Copy {
    fn value_code(self) -> String;
    fn of_code(code: &str) -> Option<Self>;
}

macro_rules! values {
    ($($kind:ty: $to:expr, $from:expr;)+) => {
        $(impl Value for $kind {
            fn value_code(self) -> String {
                $to(self).to_string()
            }

            fn of_code(code: &str) -> Option<Self> {
                $from(code)
            }
        })+
    };
}

values! {
    ChannelRule: Self::code, Self::from_code;
    ComputerRule: Self::code, Self::from_code;
    MakerRule: Self::code, Self::from_code;
    PagesRule: Self::code, Self::from_code;
    RatedRule: Self::code, Self::from_code;
    ThreadRule: Self::code, Self::from_code;
    Locale: Self::code, |code| Self::ALL.into_iter().find(|locale| locale.code() == code);
    TimeControl: time_code, time_of_code;
    // The name of a preset that ships.
    &'static str: |name| name, |name| preset_named(name).map(Ruleset::name);
    u8: |number| number, |code: &str| code.parse().ok();
    u32: |number| number, |code: &str| code.parse().ok();
}

/// The parts of what admins set for a server, the settings in each, and a new value of one of them. A part has its code, what can
/// have values of its own, and, if channels are chosen in it, how many at most and for what. A setting has the name of its column,
/// what the codes of its values begin with in the ids of menus, and the values that can be set.
macro_rules! server_settings {
    ($(
        $(#[$about:meta])*
        $part:ident = $code:literal for $scope:ident $(chooses $most:literal $use:ident = $use_code:literal)? {
            $($name:ident($column:ident: $kind:ty) $prefix:literal, $all:expr;)*
        }
    )+) => {
        raichi_rules::codes! {
            /// A part of what admins set for a server.
            #[derive(Debug, Clone, Copy, PartialEq, Eq)]
            pub enum ServerPart {
                $($(#[$about])* $part = $code,)+
            }
        }

        raichi_rules::codes! {
            /// What channels are chosen for.
            #[derive(Debug, Clone, Copy, PartialEq, Eq)]
            pub enum ChannelUse {
                $($(#[doc = concat!("That of the part `", $code, "`.")] $use = $use_code,)?)+
            }
        }

        impl ChannelUse {
            /// The part of the settings to which it belongs.
            pub const fn part(self) -> ServerPart {
                match self {
                    $($(Self::$use => ServerPart::$part,)?)+
                }
            }

            /// How many channels may be chosen.
            pub const fn most(self) -> u8 {
                match self {
                    $($(Self::$use => $most,)?)+
                }
            }
        }

        /// What is set for a server, or for a channel.
        #[derive(Debug, Clone, Default, PartialEq, Eq)]
        pub struct SetValues {
            $($(#[doc = concat!("Of the part `", $code, "`.")] pub $column: Option<$kind>,)*)+
            /// The name of rules that were set and do not ship any more.
            pub lost_rules: Option<String>,
        }

        /// A new value of one of a server's settings.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum ServerChange {
            $($(#[doc = concat!("Of `", stringify!($column), "`.")] $name($kind),)*)+
        }

        impl SetValues {
            /// What the columns of a row hold. What this version does not know counts as not set.
            pub(crate) fn from_row(row: &SettingsRow) -> Self {
                Self {
                    $($($column: cell(row, stringify!($column)).and_then(|code| <$kind>::of_code(&code)),)*)+
                    lost_rules: cell(row, "rules").filter(|name| preset_named(name).is_none()),
                }
            }

            /// The code of what is set in a part.
            fn code_of(&self, part: ServerPart) -> Option<String> {
                $($(if part == ServerPart::$part
                    && let Some(value) = self.$column
                {
                    return Some(value.value_code());
                })*)+
                None
            }
        }

        impl ServerPart {
            /// Whether each channel can have a value of its own.
            pub const fn is_per_channel(self) -> bool {
                match self {
                    $(Self::$part => matches!(Scope::$scope, Scope::Channel),)+
                }
            }

            /// What channels are chosen for in it.
            pub const fn channels(self) -> Option<ChannelUse> {
                match self {
                    $($(Self::$part => Some(ChannelUse::$use),)?)+
                    _ => None,
                }
            }

            /// The columns of a part.
            pub(crate) fn columns(self) -> impl Iterator<Item = &'static str> {
                let all = [$($((Self::$part, stringify!($column)),)*)+];
                all.into_iter().filter(move |&(part, _)| part == self).map(|(_, column)| column)
            }

            /// The values that its menus offer, menu by menu.
            pub fn menus(self) -> Vec<Vec<ServerChange>> {
                let mut menus = Vec::new();
                $($(if self == Self::$part {
                    menus.push($all.into_iter().map(ServerChange::$name).collect());
                })*)+
                menus
            }
        }

        impl ServerChange {
            /// The part of the settings that it changes.
            pub const fn part(self) -> ServerPart {
                match self {
                    $($(Self::$name(_) => ServerPart::$part,)*)+
                }
            }

            /// The code of the new value, which with that of the part is one of a kind.
            pub fn code(self) -> String {
                match self {
                    $($(Self::$name(value) => format!(concat!($prefix, "{}"), value.value_code()),)*)+
                }
            }

            /// The change with these codes.
            pub fn from_codes(part: ServerPart, code: &str) -> Option<Self> {
                $($(if part == ServerPart::$part
                    && let Some(value) = code.strip_prefix($prefix).and_then(<$kind>::of_code)
                    && $all.into_iter().any(|it| it == value)
                {
                    return Some(Self::$name(value));
                })*)+
                None
            }

            /// The column that holds the value, and what it is to hold.
            pub(crate) fn cell(self) -> (&'static str, String) {
                match self {
                    $($(Self::$name(value) => (stringify!($column), value.value_code()),)*)+
                }
            }

            /// Whether this is what is set.
            pub fn is_in(self, values: &SetValues) -> bool {
                match self {
                    $($(Self::$name(value) => values.$column == Some(value),)*)+
                }
            }
        }
    };
}

server_settings! {
    /// The language of public messages.
    Language = "language" for Channel {
        Language(locale: Locale) "", Locale::ALL;
    }
    /// Where games may begin.
    Channels = "channels" for Server chooses 25 Games = "games" {
        Channels(channels: ChannelRule) "", ChannelRule::ALL;
    }
    /// The name of the preset of challenges that name no rules.
    Rules = "rules" for Channel {
        Rules(rules: &'static str) "", presets().iter().map(Ruleset::name);
    }
    /// The time control of challenges that name none.
    Time = "time" for Channel {
        Time(time: TimeControl) "", TIMES;
    }
    /// Whether challenges are rated that do not say so.
    Rated = "rated" for Server {
        Rated(rated: RatedRule) "", RatedRule::ALL;
    }
    /// Whether games have threads of their own.
    Threads = "threads" for Server {
        Threads(threads: ThreadRule) "", ThreadRule::ALL;
    }
    /// Where games against the computer are played.
    Computer = "computer" for Server {
        Computer(computer: ComputerRule) "", ComputerRule::ALL;
    }
    /// How many games may run, of one player and in a channel.
    Limits = "limits" for Server {
        GamesOfPlayer(games_of_player: u32) "player-", LIMITS;
        GamesHere(games_here: u32) "here-", LIMITS;
    }
    /// Whether games have pages on the web.
    Pages = "pages" for Server {
        Pages(pages: PagesRule) "", PagesRule::ALL;
    }
    /// Who may make tournaments.
    Tournaments = "tournaments" for Server {
        Tournaments(tournaments: MakerRule) "", MakerRule::ALL;
    }
    /// Who may make ladders.
    Ladders = "ladders" for Server {
        Ladders(ladders: MakerRule) "", MakerRule::ALL;
    }
    /// Where finished games are also posted.
    Results = "results" for Server chooses 1 Results = "results" {}
    /// Where the puzzle of the day is posted, and at which hour, in UTC.
    Puzzle = "puzzle" for Server chooses 1 Puzzle = "puzzle" {
        PuzzleHour(puzzle_hour: u8) "", HOURS;
    }
    /// Where the digest is posted, and when, in UTC: the day of the week, where Monday is 0, and the hour.
    Digest = "digest" for Server chooses 1 Digest = "digest" {
        DigestDay(digest_day: u8) "day-", DAYS;
        DigestHour(digest_hour: u8) "hour-", HOURS;
    }
    /// Where reports of messages are posted.
    Reports = "reports" for Server chooses 1 Reports = "reports" {}
    /// Who may use which command: nothing that the bot stores.
    Commands = "commands" for Server {}
}

/// A row of settings, by the names of its columns.
pub type SettingsRow = Map<String, Json>;

/// What a column holds, as text.
fn cell(row: &SettingsRow, column: &str) -> Option<String> {
    match row.get(column)? {
        Json::String(text) => Some(text.clone()),
        Json::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

impl SetValues {
    /// The code of the choice that holds: of what is set, or else of the first one.
    pub fn choice(&self, part: ServerPart) -> String {
        let usual = || match part {
            ServerPart::Threads => "unset".to_owned(),
            _ => part
                .menus()
                .concat()
                .first()
                .map(|it| it.code())
                .unwrap_or_default(),
        };
        self.code_of(part).unwrap_or_else(usual)
    }

    /// The default preset.
    pub fn preset(&self) -> Option<&'static Ruleset> {
        preset_named(self.rules?)
    }
}

/// The code by which a time control is stored: `none`, the seconds for a move, or those of a bank and its increment as in
/// `518400+36000`.
fn time_code(time: TimeControl) -> String {
    match (time.to_seconds(), time.increment_to_seconds()) {
        (None, _) => "none".to_owned(),
        (Some(seconds), None) => seconds.to_string(),
        (Some(bank), Some(increment)) => format!("{bank}+{increment}"),
    }
}

/// The time control with a code, if it is possible.
fn time_of_code(code: &str) -> Option<TimeControl> {
    if code == "none" {
        return Some(TimeControl::Unlimited);
    }
    let (time, increment) = match code.split_once('+') {
        Some((bank, increment)) => (bank, Some(increment.parse().ok()?)),
        None => (code, None),
    };
    TimeControl::from_seconds(Some(time.parse().ok()?), increment)
}

fn preset_named(name: &str) -> Option<&'static Ruleset> {
    presets().iter().find(|rules| rules.name() == name)
}
