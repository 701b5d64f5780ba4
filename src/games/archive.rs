//! A game as a record that another installation can import: nothing in it depends on the ids of this one.
//!
//! Beside the rules and the moves that every record has, the tags name the place and the players, and the comment
//! after each move gives its time. Events that are not moves in force are in a tag, each with its number in the log.

use std::fmt;

use raichi_ratings::Sides;
use raichi_rules::{Game, Played, Record, Ruleset, Side};
use time::{Duration, OffsetDateTime};

use crate::{
    games::{
        ArchivedVotes, Computer, Ending, History, HistoryEntry, Level, Strength, TimeControl,
        archive_event::{Decision, time_text},
        seat_code, side_of_seat,
    },
    ids::{Door, ExternalId, ExternalUser, Location},
};

/// The keys of the tags.
pub(super) mod tag {
    use raichi_rules::Side;

    pub(crate) const ORIGIN: &str = "Origin";
    pub(crate) const SERVER: &str = "Server";
    pub(crate) const CHANNEL: &str = "Channel";
    pub(crate) const LANGUAGE: &str = "Language";
    pub(crate) const SITE: &str = "Site";
    pub(crate) const DATE: &str = "Date";
    pub(crate) const STARTED: &str = "Started";
    pub(crate) const ENDED: &str = "Ended";
    pub(crate) const RESULT: &str = "Result";
    pub(crate) const REASON: &str = "Reason";
    pub(crate) const DECISIONS: &str = "Decisions";
    /// Seconds for each move; with a bank, its seconds, a plus sign, and those of the increment. The key has the old word
    /// for it, so that old files remain readable.
    pub(crate) const TIME: &str = "Pace";
    pub(crate) const TIME_LEFT: &str = "TimeLeft";
    pub(crate) const MATCH: &str = "Match";
    pub(crate) const COMPUTER: &str = "Computer";
    pub(crate) const RATED: &str = "Rated";
    pub(crate) const PRIVATE: &str = "Private";
    pub(crate) const SIDES: &str = "Sides";
    pub(crate) const TEAMS: &str = "Teams";
    pub(crate) const VOTES: &str = "Votes";
    /// How many moves the game began with.
    pub(crate) const GIVEN: &str = "Given";
    /// The numbers of the entries that followed from plans.
    pub(crate) const PLANNED: &str = "Planned";

    // Of tournaments and ladders.
    pub(crate) const TOURNAMENT: &str = "Tournament";
    pub(crate) const CREATOR: &str = "Creator";
    pub(crate) const TERMS: &str = "Terms";
    pub(crate) const STATE: &str = "State";
    pub(crate) const WHEN_FULL: &str = "WhenFull";
    pub(crate) const PUT_OFF: &str = "PutOff";
    pub(crate) const ANNOUNCED: &str = "Announced";
    pub(crate) const TIME_GIVEN: &str = "TimeGiven";
    pub(crate) const MADE: &str = "Made";
    pub(crate) const STARTS: &str = "Starts";
    pub(crate) const PLAYERS: &str = "Players";
    pub(crate) const GROUPS: &str = "Groups";
    pub(crate) const LADDER: &str = "Ladder";
    pub(crate) const CHANGES: &str = "Changes";
    pub(crate) const GAMES: &str = "Games";

    /// The key of the player of a side.
    pub(crate) const fn player(side: Side) -> &'static str {
        match side {
            Side::First => "Attackers",
            Side::Second => "Defenders",
        }
    }
}

/// The value of the tags of rated and of private games; others have none.
pub(super) const YES: &str = "yes";

/// A game with everything that is stored about it.
#[derive(Debug, Clone)]
pub struct Archived {
    /// Its identifier, the same in every installation.
    pub origin: String,
    /// Where it is played.
    pub location: Location,
    /// Who plays the attackers.
    pub attackers: ExternalUser,
    /// Who plays the defenders.
    pub defenders: ExternalUser,
    /// When it began.
    pub started_at: OffsetDateTime,
    /// The rules.
    pub rules: Ruleset,
    /// The time control.
    pub time_control: TimeControl,
    /// In a running game with a bank, what the attackers and the defenders have left of it.
    pub left: Option<[Duration; 2]>,
    /// The computer, if it plays one side.
    pub computer: Option<Computer>,
    /// Whether it is to be rated.
    pub is_rated: bool,
    /// Whether only its player sees it, who plays the computer.
    pub is_private: bool,
    /// How the sides were given to the players, if that is known.
    pub sides: Option<Sides>,
    /// Its number in its match, if it belongs to one.
    pub leg: Option<ArchivedLeg>,
    /// How many moves it began with, as a game does that goes on from a position of another one.
    pub given: u32,
    /// The numbers of the entries that followed from plans, from 1.
    pub planned: Vec<u32>,
    /// The teams and votes, where a team plays.
    pub votes: Option<ArchivedVotes>,
    /// The events, in order.
    pub log: Vec<HistoryEntry>,
}

/// The number of a game in its match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ArchivedLeg {
    /// The first.
    First,
    /// The second, after the game with this origin.
    SecondAfter(String),
}

impl ArchivedLeg {
    /// The history of a game before its first event, by its number in a match.
    pub(super) fn begins(leg: Option<&Self>, rules: Ruleset) -> History {
        let history = History::new(Game::new(rules));
        match leg {
            Some(Self::SecondAfter(_)) => history.of_second_game(),
            Some(Self::First) | None => history,
        }
    }
}

impl fmt::Display for ArchivedLeg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First => f.write_str("first"),
            Self::SecondAfter(first) => write!(f, "second after {first}"),
        }
    }
}

/// What stands for the id of a player whose data was erased.
const FORMER: &str = "former-";

/// A player as the value of a tag: `discord:1234`, or `discord:former-5678` if the data was erased.
pub(super) fn user_text(user: ExternalUser) -> String {
    let door = user.door.code();
    if user.key.is_erased() {
        format!("{door}:{FORMER}{}", user.key.0 & !ExternalId::NOBODYS)
    } else {
        format!("{door}:{}", user.key)
    }
}

/// Reads what [`user_text`] writes.
pub(super) fn user(text: &str) -> Option<ExternalUser> {
    let (door, key) = text.split_once(':')?;
    let door = Door::ALL.into_iter().find(|known| known.code() == door)?;
    let key = match key.strip_prefix(FORMER) {
        Some(number) => number.parse::<u64>().ok()? | ExternalId::NOBODYS,
        None => key.parse().ok()?,
    };
    let key = ExternalId(key);
    Some(ExternalUser { door, key })
}

/// A time control as the value of a tag: `259200`, `518400+36000`; `None` without limit.
pub(super) fn time_control_text(time_control: TimeControl) -> Option<String> {
    let seconds = time_control.to_seconds()?;
    Some(match time_control.increment_to_seconds() {
        Some(increment) => format!("{seconds}+{increment}"),
        None => seconds.to_string(),
    })
}

/// Reads what [`time_control_text`] writes.
pub(super) fn time_control(text: &str) -> Option<TimeControl> {
    let (time, increment) = match text.split_once('+') {
        Some((bank, increment)) => (bank, Some(increment.parse().ok()?)),
        None => (text, None),
    };
    TimeControl::from_seconds(Some(time.parse().ok()?), increment)
}

/// What the sides have left as the value of a tag: `attackers 518400, defenders 7200.5`.
fn time_left_text(left: [Duration; 2]) -> String {
    let [attackers, defenders] = left.map(|left| left.as_seconds_f64());
    format!("attackers {attackers}, defenders {defenders}")
}

/// Reads what [`time_left_text`] writes.
pub(super) fn time_left(text: &str) -> Option<[Duration; 2]> {
    /// Far more than anybody can save, in seconds.
    const MOST: f64 = 1e10;
    let seconds = |text: &str, side: &str| {
        let seconds: f64 = text.strip_prefix(side)?.strip_prefix(' ')?.parse().ok()?;
        (0.0..=MOST)
            .contains(&seconds)
            .then(|| Duration::seconds_f64(seconds))
    };
    let (attackers, defenders) = text.split_once(", ")?;
    Some([
        seconds(attackers, seat_code(Side::First))?,
        seconds(defenders, seat_code(Side::Second))?,
    ])
}

/// The computer as the value of a tag: `defenders, level 3, seed 42`.
fn computer_text(computer: Computer) -> String {
    let Strength { level, seed } = computer.strength;
    let seat = seat_code(computer.side);
    format!("{seat}, level {}, seed {seed}", level.code())
}

/// Reads what [`computer_text`] writes.
pub(super) fn computer(text: &str) -> Option<Computer> {
    let mut parts = text.split(", ");
    let side = side_of_seat(parts.next()?)?;
    let level = Level::from_code(parts.next()?.strip_prefix("level ")?)?;
    let seed = parts.next()?.strip_prefix("seed ")?.parse().ok()?;
    let strength = Strength { level, seed };
    parts
        .next()
        .is_none()
        .then_some(Computer { side, strength })
}

/// The numbers of entries as the value of a tag: `4 6 12`.
fn planned_text(planned: &[u32]) -> String {
    let numbers: Vec<_> = planned.iter().map(u32::to_string).collect();
    numbers.join(" ")
}

/// Sets the tags of a place.
pub(super) fn set_location(record: &mut Record, location: Location) {
    let (door, server) = (location.door.code(), location.server);
    record.set(tag::SERVER, &format!("{door}:{server}"));
    record.set(tag::CHANNEL, &location.channel.to_string());
    record.set(tag::LANGUAGE, location.locale.code());
}

/// An entry of a log that cannot follow from the entries before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BrokenEntry(pub u32);

/// The family's word for the winner; `*` while a game goes on.
pub(super) fn result(rules: &Ruleset, ending: Option<Ending>) -> &'static str {
    match ending {
        None => "*",
        Some(Ending::Aborted) => "aborted",
        Some(ending) => ending.winner().map_or("draw", |side| rules.side_code(side)),
    }
}

impl Archived {
    /// The time of the last event.
    pub fn moved_at(&self) -> OffsetDateTime {
        self.log.last().map_or(self.started_at, |last| last.at)
    }

    /// Who plays a side.
    pub const fn player(&self, side: Side) -> ExternalUser {
        match side {
            Side::First => self.attackers,
            Side::Second => self.defenders,
        }
    }

    /// Names only one player in the record of the game: the other one is the opponent.
    pub fn name_only(&self, user: ExternalUser, record: &mut Record) {
        for side in Side::ALL {
            let name = if self.player(side) == user {
                "you"
            } else {
                "opponent"
            };
            record.set(tag::player(side), name);
        }
        record.tags.retain(|tag| tag.key != tag::TEAMS);
    }

    /// The game as a record.
    ///
    /// Fails when its log does not follow from the rules, or leads to another position than when it was written.
    pub fn record(&self) -> Result<Record, BrokenEntry> {
        let mut history = ArchivedLeg::begins(self.leg.as_ref(), self.rules.clone());
        for (number, entry) in (1..).zip(&self.log) {
            let followed = history.follow(entry.by, entry.at, entry.event);
            if followed != Ok(entry.position_hash) {
                return Err(BrokenEntry(number));
            }
        }
        let (mut times, mut decisions) = (Vec::new(), Vec::new());
        for (number, &HistoryEntry { by, at, event, .. }) in history.numbered_since(0) {
            if history.stands(number) {
                times.push(at);
            } else {
                let decision = Decision {
                    number,
                    by,
                    event,
                    at,
                };
                decisions.push(decision.to_string());
            }
        }
        let mut record = Record::new(&self.rules, history.moves().iter().map(Played::written));
        for (recorded, at) in record.moves.iter_mut().zip(times) {
            recorded.comment = time_text(at);
        }
        record.set(tag::ORIGIN, &self.origin);
        set_location(&mut record, self.location);
        for side in Side::ALL {
            record.set(tag::player(side), &user_text(self.player(side)));
        }
        if let Some(time) = time_control_text(self.time_control) {
            record.set(tag::TIME, &time);
        }
        if let Some(left) = self.left {
            record.set(tag::TIME_LEFT, &time_left_text(left));
        }
        if let Some(computer) = self.computer {
            record.set(tag::COMPUTER, &computer_text(computer));
        }
        if self.is_rated {
            record.set(tag::RATED, YES);
        }
        if self.is_private {
            record.set(tag::PRIVATE, YES);
        }
        if let Some(sides) = self.sides {
            record.set(tag::SIDES, sides.code());
        }
        if self.given > 0 {
            record.set(tag::GIVEN, &self.given.to_string());
        }
        if !self.planned.is_empty() {
            record.set(tag::PLANNED, &planned_text(&self.planned));
        }
        if let Some(votes) = &self.votes {
            record.set(tag::TEAMS, &votes.teams_text());
            if let Some(counts) = votes.counts_text() {
                record.set(tag::VOTES, &counts);
            }
        }
        if let Some(leg) = &self.leg {
            record.set(tag::MATCH, &leg.to_string());
        }
        record.set(tag::STARTED, &time_text(self.started_at));
        record.set(tag::RESULT, result(&self.rules, history.ending()));
        if let Some(ending) = history.ending() {
            record.set(tag::REASON, ending.code());
            record.set(tag::ENDED, &time_text(self.moved_at()));
        }
        if !decisions.is_empty() {
            record.set(tag::DECISIONS, &decisions.join("; "));
        }
        Ok(record)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_they_are_written() {
        let left = [Duration::days(6), Duration::milliseconds(7_200_500)];
        let text = time_left_text(left);
        assert_eq!(text, "attackers 518400, defenders 7200.5");
        assert_eq!(time_left(&text), Some(left));
        for wrong in [
            "",
            "attackers 1",
            "attackers -1, defenders 1",
            "attackers NaN, defenders 1",
            "attackers 1e300, defenders 1",
            "defenders 1, attackers 1",
        ] {
            assert_eq!(time_left(wrong), None, "{wrong}");
        }
        let bank = TimeControl::with_bank(Duration::days(6), Duration::hours(10)).unwrap();
        for (time, text) in [(TimeControl::default(), "259200"), (bank, "518400+36000")] {
            assert_eq!(time_control_text(time).as_deref(), Some(text));
            assert_eq!(time_control(text), Some(time));
        }
        for wrong in ["", "+", "518400+", "518400+0", "x", "1"] {
            assert_eq!(time_control(wrong), None, "{wrong}");
        }
    }
}
