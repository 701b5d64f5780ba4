//! What admins can set for servers and channels, and what holds where nothing is set.

use std::ops::RangeInclusive;

use raichi_rules::Ruleset;
use time::{Duration, OffsetDateTime, Time, UtcOffset};

use crate::{
    games::{
        ComputerRule, DAYS, DIGEST_DAY, DIGEST_HOUR, GAMES_HERE, GAMES_OF_PLAYER, Refusal,
        ThreadRule, TimeControl,
    },
    ids::{ExternalId, Location},
    locale::Locale,
};

raichi_rules::codes! {
    /// A part of what admins set for a server.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum ServerPart {
        /// The language of public messages.
        Language = "language",
        /// Where games may begin.
        Channels = "channels",
        /// The rules of challenges that name none.
        Rules = "rules",
        /// The time control of challenges that name none.
        Time = "time",
        /// Whether challenges are rated that do not say so.
        Rated = "rated",
        /// Whether games have threads of their own.
        Threads = "threads",
        /// Where games against the computer are played.
        Computer = "computer",
        /// How many games may run.
        Limits = "limits",
        /// Whether games have pages on the web.
        Pages = "pages",
        /// Who may make tournaments.
        Tournaments = "tournaments",
        /// Who may make ladders.
        Ladders = "ladders",
        /// Where finished games are also posted.
        Results = "results",
        /// Where and when the puzzle of the day is posted.
        Puzzle = "puzzle",
        /// Where and when the digest is posted.
        Digest = "digest",
        /// Where reports of messages are posted.
        Reports = "reports",
        /// Who may use which command: nothing that the bot stores.
        Commands = "commands",
    }
}

impl ServerPart {
    /// Whether each channel can have a value of its own.
    pub const fn is_per_channel(self) -> bool {
        matches!(self, Self::Language | Self::Rules | Self::Time)
    }
}

raichi_rules::codes! {
    /// Who may make something that belongs to a server.
    #[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
    pub enum MakerRule {
        /// Everyone.
        #[default]
        Everyone = "everyone",
        /// Those who manage the server.
        Managers = "managers",
    }
}

raichi_rules::codes! {
    /// For what a setting is.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Scope {
        /// A whole server.
        Server = "server",
        /// One channel with its threads.
        Channel = "channel",
    }
}

raichi_rules::codes! {
    /// In which channels games may begin.
    #[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
    pub enum ChannelRule {
        /// In all.
        #[default]
        All = "all",
        /// Only in the listed ones and their threads.
        Only = "only",
        /// In all but the listed ones and their threads.
        Except = "except",
    }
}

raichi_rules::codes! {
    /// Whether challenges are rated.
    #[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
    pub enum RatedRule {
        /// They are, where they can be.
        #[default]
        Rated = "rated",
        /// They are casual.
        Casual = "casual",
    }
}

raichi_rules::codes! {
    /// Whether the games of a server have pages on the web, where the host offers them.
    #[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
    pub enum PagesRule {
        /// They have.
        #[default]
        Open = "open",
        /// They have not.
        Closed = "closed",
    }
}

raichi_rules::codes! {
    /// What a channel is chosen for.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum ChannelUse {
        /// To be one of those that [`ChannelRule`] means.
        Games = "games",
        /// To have finished games posted in it.
        Results = "results",
        /// To have the puzzle of the day posted in it.
        Puzzle = "puzzle",
        /// To have the digest posted in it.
        Digest = "digest",
        /// To have reports of messages posted in it.
        Reports = "reports",
    }
}

impl ChannelUse {
    /// The part of the settings to which it belongs.
    pub const fn part(self) -> ServerPart {
        match self {
            Self::Games => ServerPart::Channels,
            Self::Results => ServerPart::Results,
            Self::Puzzle => ServerPart::Puzzle,
            Self::Digest => ServerPart::Digest,
            Self::Reports => ServerPart::Reports,
        }
    }

    /// How many channels may be chosen.
    pub const fn most(self) -> u8 {
        match self {
            Self::Games => 25,
            Self::Results | Self::Puzzle | Self::Digest | Self::Reports => 1,
        }
    }
}

/// A new value of one of a server's settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ServerChange {
    /// The language of public messages.
    Language(Locale),
    /// Where games may begin.
    Channels(ChannelRule),
    /// The name of the default preset.
    Rules(&'static str),
    /// The default time control.
    Time(TimeControl),
    /// Whether challenges are rated.
    Rated(RatedRule),
    /// Whether games have threads.
    Threads(ThreadRule),
    /// Where games against the computer are played.
    Computer(ComputerRule),
    /// How many games of one player may run.
    GamesOfPlayer(u32),
    /// How many games may run in a channel.
    GamesHere(u32),
    /// Whether games have pages.
    Pages(PagesRule),
    /// Who may make tournaments.
    Tournaments(MakerRule),
    /// Who may make ladders.
    Ladders(MakerRule),
    /// The hour of the day, in UTC, at which the puzzle is posted.
    PuzzleHour(u8),
    /// The day of the week on which the digest is posted: Monday is 0.
    DigestDay(u8),
    /// The hour of the day, in UTC, at which it is posted.
    DigestHour(u8),
}

impl ServerChange {
    /// The part of the settings that it changes.
    pub const fn part(self) -> ServerPart {
        match self {
            Self::Language(_) => ServerPart::Language,
            Self::Channels(_) => ServerPart::Channels,
            Self::Rules(_) => ServerPart::Rules,
            Self::Time(_) => ServerPart::Time,
            Self::Rated(_) => ServerPart::Rated,
            Self::Threads(_) => ServerPart::Threads,
            Self::Computer(_) => ServerPart::Computer,
            Self::GamesOfPlayer(_) | Self::GamesHere(_) => ServerPart::Limits,
            Self::Pages(_) => ServerPart::Pages,
            Self::Tournaments(_) => ServerPart::Tournaments,
            Self::Ladders(_) => ServerPart::Ladders,
            Self::PuzzleHour(_) => ServerPart::Puzzle,
            Self::DigestDay(_) | Self::DigestHour(_) => ServerPart::Digest,
        }
    }

    /// The code of the new value, which with that of the part is one of a kind.
    pub fn code(self) -> String {
        match self {
            Self::Language(locale) => locale.code().to_owned(),
            Self::Channels(rule) => rule.code().to_owned(),
            Self::Rules(name) => name.to_owned(),
            Self::Time(time) => time_code(time),
            Self::Rated(rule) => rule.code().to_owned(),
            Self::Threads(rule) => rule.code().to_owned(),
            Self::Computer(rule) => rule.code().to_owned(),
            Self::GamesOfPlayer(most) => format!("player-{most}"),
            Self::GamesHere(most) => format!("here-{most}"),
            Self::Pages(rule) => rule.code().to_owned(),
            Self::Tournaments(rule) | Self::Ladders(rule) => rule.code().to_owned(),
            Self::PuzzleHour(hour) => hour.to_string(),
            Self::DigestDay(day) => format!("day-{day}"),
            Self::DigestHour(hour) => format!("hour-{hour}"),
        }
    }

    /// The change with these codes.
    pub fn from_codes(part: ServerPart, value: &str) -> Option<Self> {
        let limit = |number: &str| number.parse().ok().filter(|most| LIMITS.contains(most));
        match part {
            ServerPart::Language => {
                let mut all = Locale::ALL.into_iter();
                all.find(|locale| locale.code() == value)
                    .map(Self::Language)
            }
            ServerPart::Channels => ChannelRule::from_code(value).map(Self::Channels),
            ServerPart::Rules => Some(Self::Rules(preset_named(value)?.name())),
            ServerPart::Time => time_of_code(value).map(Self::Time),
            ServerPart::Rated => RatedRule::from_code(value).map(Self::Rated),
            ServerPart::Threads => ThreadRule::from_code(value).map(Self::Threads),
            ServerPart::Computer => ComputerRule::from_code(value).map(Self::Computer),
            ServerPart::Limits => match value.split_once('-')? {
                ("player", most) => limit(most).map(Self::GamesOfPlayer),
                ("here", most) => limit(most).map(Self::GamesHere),
                _ => None,
            },
            ServerPart::Pages => PagesRule::from_code(value).map(Self::Pages),
            ServerPart::Tournaments => MakerRule::from_code(value).map(Self::Tournaments),
            ServerPart::Ladders => MakerRule::from_code(value).map(Self::Ladders),
            ServerPart::Puzzle => {
                let hour = value.parse().ok().filter(|hour| HOURS.contains(hour));
                hour.map(Self::PuzzleHour)
            }
            ServerPart::Digest => match value.split_once('-')? {
                ("day", day) => {
                    let day = day.parse().ok().filter(|day| DAYS.contains(day));
                    day.map(Self::DigestDay)
                }
                ("hour", hour) => {
                    let hour = hour.parse().ok().filter(|hour| HOURS.contains(hour));
                    hour.map(Self::DigestHour)
                }
                _ => None,
            },
            ServerPart::Results | ServerPart::Reports | ServerPart::Commands => None,
        }
    }
}

/// The numbers of games that can be set as a limit.
pub const LIMITS: [u32; 11] = [1, 2, 3, 5, 8, 10, 15, 20, 25, 50, 100];

/// The hours at which the puzzle of the day can be posted.
pub const HOURS: RangeInclusive<u8> = 0..=23;
/// The hour at which it is posted until another one is chosen.
pub const PUZZLE_HOUR: u8 = 17;

/// When an hour of the day, in UTC, comes next.
pub fn next_hour(hour: u8, now: OffsetDateTime) -> OffsetDateTime {
    let now = now.to_offset(UtcOffset::UTC);
    let at = Time::from_hms(hour, 0, 0).unwrap_or(Time::MIDNIGHT);
    let today = now.replace_time(at);
    if today > now {
        today
    } else {
        today + Duration::DAY
    }
}

/// The code by which a time control is stored: `none`, the seconds for a move, or those of a bank and its increment as in
/// `518400+36000`.
pub fn time_code(time: TimeControl) -> String {
    match (time.to_seconds(), time.increment_to_seconds()) {
        (None, _) => "none".to_owned(),
        (Some(seconds), None) => seconds.to_string(),
        (Some(bank), Some(increment)) => format!("{bank}+{increment}"),
    }
}

/// The time control with a code, if it is possible.
pub fn time_of_code(code: &str) -> Option<TimeControl> {
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
    let mut all = raichi_rules::presets().iter();
    all.find(|rules| rules.name() == name)
}

/// The settings that a server and each of its channels can have.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Defaults {
    /// The language of public messages.
    pub locale: Option<Locale>,
    /// The name of the preset of challenges that name no rules. It may not ship any more.
    pub rules: Option<String>,
    /// The time control of challenges that name none.
    pub time: Option<TimeControl>,
}

impl Defaults {
    /// The default preset, if it ships.
    pub fn preset(&self) -> Option<&'static Ruleset> {
        preset_named(self.rules.as_deref()?)
    }
}

/// What is stored about a channel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChannelSettings {
    /// The channel.
    pub channel: ExternalId,
    /// Its own settings.
    pub defaults: Defaults,
    /// Whether [`ChannelRule`] means it.
    pub is_listed: bool,
    /// Whether finished games are also posted there.
    pub has_results: bool,
    /// Whether the puzzle of the day is posted there.
    pub has_puzzle: bool,
    /// Whether the digest is posted there.
    pub has_digest: bool,
    /// Whether reports are posted there.
    pub has_reports: bool,
    /// Whether it is deleted.
    pub is_gone: bool,
    /// Whether the bot cannot post there, as far as is known.
    pub is_closed: bool,
}

/// Why results are not posted where a server wants to read them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LostResults {
    /// The channel is deleted.
    Gone,
    /// The bot may not post there.
    Closed,
}

/// What is stored about a server and its channels.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ServerSettings {
    /// The server's own.
    pub defaults: Defaults,
    /// The language where none is set, if it is known.
    pub found_locale: Option<Locale>,
    /// Where games may begin.
    pub channel_rule: ChannelRule,
    /// Whether challenges are rated, if it is set.
    pub rated: Option<RatedRule>,
    /// Whether games have threads, if it is set.
    pub threads: Option<ThreadRule>,
    /// Where games against the computer are played, if it is set.
    pub computer: Option<ComputerRule>,
    /// How many games of one player may run, if it is set.
    pub games_of_player: Option<u32>,
    /// How many games may run in a channel, if it is set.
    pub games_here: Option<u32>,
    /// Whether games have pages.
    pub pages: PagesRule,
    /// Who may make tournaments, if it is set.
    pub tournaments: Option<MakerRule>,
    /// Who may make ladders, if it is set.
    pub ladders: Option<MakerRule>,
    /// The hour of the day, in UTC, at which the puzzle is posted, if one is set.
    pub puzzle_hour: Option<u8>,
    /// Whether the puzzle could not be posted of late.
    pub is_puzzle_lost: bool,
    /// The day of the week on which the digest is posted, if one is set,
    pub digest_day: Option<u8>,
    /// and the hour, in UTC.
    pub digest_hour: Option<u8>,
    /// Whether the digest could not be posted of late.
    pub is_digest_lost: bool,
    /// The channels with settings, by ascending id.
    pub channels: Vec<ChannelSettings>,
}

impl ServerSettings {
    /// How many games of one player may run.
    pub fn most_of_player(&self) -> u32 {
        self.games_of_player.unwrap_or(GAMES_OF_PLAYER)
    }

    /// How many games may run in a channel.
    pub fn most_here(&self) -> u32 {
        self.games_here.unwrap_or(GAMES_HERE)
    }

    /// The channels that [`ChannelRule`] means, without deleted ones.
    pub fn listed(&self) -> impl Iterator<Item = ExternalId> {
        let listed = self.channels.iter();
        let listed = listed.filter(|channel| channel.is_listed && !channel.is_gone);
        listed.map(|channel| channel.channel)
    }

    /// What is stored about the channel with the results, if there is one.
    pub fn results(&self) -> Option<&ChannelSettings> {
        self.channels.iter().find(|channel| channel.has_results)
    }

    /// What is stored about the channel with the puzzle of the day, if there is one.
    pub fn puzzle(&self) -> Option<&ChannelSettings> {
        self.channels.iter().find(|channel| channel.has_puzzle)
    }

    /// What is stored about the channel with the digest, if there is one.
    pub fn digest(&self) -> Option<&ChannelSettings> {
        self.channels.iter().find(|channel| channel.has_digest)
    }

    /// What is stored about the channel with the reports, if there is one.
    pub fn reports(&self) -> Option<&ChannelSettings> {
        self.channels.iter().find(|channel| channel.has_reports)
    }

    /// The day of the week and the hour, in UTC, at which the digest is posted.
    pub fn digest_time(&self) -> (u8, u8) {
        (
            self.digest_day.unwrap_or(DIGEST_DAY),
            self.digest_hour.unwrap_or(DIGEST_HOUR),
        )
    }

    /// What is stored about a channel.
    pub fn channel(&self, channel: ExternalId) -> Option<&ChannelSettings> {
        let mut channels = self.channels.iter();
        channels.find(|stored| stored.channel == channel)
    }

    /// The rule that holds for channels. If every channel is deleted in which games may be played, they may be played
    /// in all.
    pub fn effective_rule(&self) -> ChannelRule {
        if self.channel_rule == ChannelRule::Only && self.listed().next().is_none() {
            ChannelRule::All
        } else {
            self.channel_rule
        }
    }

    /// Whether the admins have to learn that no channel is left of those in which games may be played.
    pub fn has_lost_channels(&self) -> bool {
        let lost = |channel: &ChannelSettings| channel.is_listed && channel.is_gone;
        self.effective_rule() != self.channel_rule && self.channels.iter().any(lost)
    }

    /// Refuses to begin games where the server does not have them.
    pub fn need_games(&self, location: Location) -> Result<(), Refusal> {
        let is_listed = self
            .listed()
            .any(|listed| listed == location.channel || Some(listed) == location.parent);
        let rule = self.effective_rule();
        match rule {
            ChannelRule::All => Ok(()),
            ChannelRule::Only if is_listed => Ok(()),
            ChannelRule::Except if !is_listed => Ok(()),
            ChannelRule::Only => Err(Refusal::NotForGames {
                channels: self.listed().collect(),
            }),
            ChannelRule::Except => Err(Refusal::NotForGames {
                channels: Vec::new(),
            }),
        }
    }

    /// The defaults that hold in a place: its own, those of the channel of a thread, those of the server.
    fn defaults_at<T>(
        &self,
        location: Location,
        get: impl Fn(&Defaults) -> Option<T>,
    ) -> Option<T> {
        let own = |channel: ExternalId| get(&self.channel(channel)?.defaults);
        own(location.channel)
            .or_else(|| own(location.parent?))
            .or_else(|| get(&self.defaults))
    }

    /// The preset that is set for a place, for challenges that name no rules.
    pub fn preset_at(&self, location: Location) -> Option<&'static Ruleset> {
        self.defaults_at(location, Defaults::preset)
    }

    /// The time control of a challenge that names none.
    pub fn time_at(&self, location: Location) -> TimeControl {
        let time = self.defaults_at(location, |defaults| defaults.time);
        time.unwrap_or_default()
    }

    /// Whether a challenge is rated that does not say so.
    pub fn rated(&self) -> RatedRule {
        self.rated.unwrap_or_default()
    }
}

#[cfg(test)]
mod tests;
