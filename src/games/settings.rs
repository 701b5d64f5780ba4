//! What admins can set for servers and channels, and what holds where nothing is set.

mod values;

use raichi_rules::Ruleset;
use time::{Duration, OffsetDateTime, Time, UtcOffset};

use self::values::PUZZLE_HOUR;
pub use self::values::{ChannelUse, ServerChange, ServerPart, SetValues, SettingsRow};
use crate::{
    games::{DIGEST_DAY, DIGEST_HOUR, GAMES_HERE, GAMES_OF_PLAYER, Refusal, TimeControl},
    ids::{ExternalId, Location},
    locale::Locale,
};

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

/// What is stored about a channel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChannelSettings {
    /// The channel.
    pub channel: ExternalId,
    /// What is set for it.
    pub own: SetValues,
    /// For what it is chosen.
    pub uses: Vec<ChannelUse>,
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
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ServerSettings {
    /// What is set for the server.
    pub own: SetValues,
    /// The language where none is set, if it is known.
    pub found_locale: Option<Locale>,
    /// Whether the puzzle could not be posted of late.
    pub is_puzzle_lost: bool,
    /// Whether the digest could not be posted of late.
    pub is_digest_lost: bool,
    /// The channels with settings, by ascending id.
    pub channels: Vec<ChannelSettings>,
}

impl Default for ServerSettings {
    /// Those of a server of which nothing is stored: as the database's defaults.
    fn default() -> Self {
        Self {
            own: SetValues {
                channels: Some(ChannelRule::default()),
                pages: Some(PagesRule::default()),
                puzzle_hour: Some(PUZZLE_HOUR),
                digest_day: Some(DIGEST_DAY),
                digest_hour: Some(DIGEST_HOUR),
                ..SetValues::default()
            },
            found_locale: None,
            is_puzzle_lost: false,
            is_digest_lost: false,
            channels: Vec::new(),
        }
    }
}

impl ServerSettings {
    /// How many games of one player may run.
    pub fn most_of_player(&self) -> u32 {
        self.own.games_of_player.unwrap_or(GAMES_OF_PLAYER)
    }

    /// How many games may run in a channel.
    pub fn most_here(&self) -> u32 {
        self.own.games_here.unwrap_or(GAMES_HERE)
    }

    /// The channels that are chosen for something, without deleted ones.
    pub fn chosen_channels(&self, for_what: ChannelUse) -> impl Iterator<Item = ExternalId> {
        let chosen = self.channels.iter();
        let chosen = chosen.filter(move |it| it.uses.contains(&for_what) && !it.is_gone);
        chosen.map(|channel| channel.channel)
    }

    /// Where games may begin.
    pub fn channel_rule(&self) -> ChannelRule {
        self.own.channels.unwrap_or_default()
    }

    /// The channels that [`ChannelRule`] means, without deleted ones.
    pub fn listed(&self) -> impl Iterator<Item = ExternalId> {
        self.chosen_channels(ChannelUse::Games)
    }

    /// What is stored about the channel that is chosen for something other than games, if there is one.
    pub fn chosen(&self, for_what: ChannelUse) -> Option<&ChannelSettings> {
        let mut channels = self.channels.iter();
        channels.find(|channel| channel.uses.contains(&for_what))
    }

    /// The hour, in UTC, at which the puzzle is posted.
    pub fn puzzle_hour(&self) -> u8 {
        self.own.puzzle_hour.unwrap_or(PUZZLE_HOUR)
    }

    /// The day of the week and the hour, in UTC, at which the digest is posted.
    pub fn digest_time(&self) -> (u8, u8) {
        (
            self.own.digest_day.unwrap_or(DIGEST_DAY),
            self.own.digest_hour.unwrap_or(DIGEST_HOUR),
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
        match self.channel_rule() {
            ChannelRule::Only if self.listed().next().is_none() => ChannelRule::All,
            rule => rule,
        }
    }

    /// Whether the admins have to learn that no channel is left of those in which games may be played.
    pub fn has_lost_channels(&self) -> bool {
        self.effective_rule() != self.channel_rule() && self.misses_channels()
    }

    /// Whether a channel is deleted that [`ChannelRule`] means.
    pub fn misses_channels(&self) -> bool {
        let mut channels = self.channels.iter();
        channels.any(|channel| channel.uses.contains(&ChannelUse::Games) && channel.is_gone)
    }

    /// Refuses to begin games where the server does not have them.
    pub fn need_games(&self, location: Location) -> Result<(), Refusal> {
        let mut listed = self.listed();
        let is_listed = listed.any(|it| it == location.channel || Some(it) == location.parent);
        let channels = match self.effective_rule() {
            ChannelRule::Only if !is_listed => self.listed().collect(),
            ChannelRule::Except if is_listed => Vec::new(),
            _ => return Ok(()),
        };
        Err(Refusal::NotForGames { channels })
    }

    /// The defaults that hold in a place: its own, those of the channel of a thread, those of the server.
    fn defaults_at<T>(
        &self,
        location: Location,
        get: impl Fn(&SetValues) -> Option<T>,
    ) -> Option<T> {
        let own = |channel: ExternalId| get(&self.channel(channel)?.own);
        own(location.channel)
            .or_else(|| own(location.parent?))
            .or_else(|| get(&self.own))
    }

    /// The preset that is set for a place, for challenges that name no rules.
    pub fn preset_at(&self, location: Location) -> Option<&'static Ruleset> {
        self.defaults_at(location, SetValues::preset)
    }

    /// The time control of a challenge that names none.
    pub fn time_at(&self, location: Location) -> TimeControl {
        let time = self.defaults_at(location, |own| own.time);
        time.unwrap_or_default()
    }

    /// Whether a challenge is rated that does not say so.
    pub fn rated(&self) -> RatedRule {
        self.own.rated.unwrap_or_default()
    }
}

#[cfg(test)]
mod tests;
