//! A game as a record that another installation can take in: nothing in it depends on this one's numbers.
//!
//! Beside the rules and the moves that every record has, the tags say where the game is played and by whom,
//! and the comment behind each move says when it was made. What was done besides the moves that stand is in a tag,
//! each with its place in the log.

use std::fmt;

use raichi_rules::{Game, Played, Record, Ruleset, Side};
use time::OffsetDateTime;

use crate::{
    games::{
        Ending, History, HistoryEntry, TimeControl,
        archive_event::{Decision, time_text},
    },
    ids::{ExternalUser, Location},
};

/// The keys of the tags.
pub(super) mod tag {
    use raichi_rules::Side;

    pub(crate) const ORIGIN: &str = "Origin";
    pub(crate) const SERVER: &str = "Server";
    pub(crate) const CHANNEL: &str = "Channel";
    pub(crate) const LANGUAGE: &str = "Language";
    pub(crate) const STARTED: &str = "Started";
    pub(crate) const ENDED: &str = "Ended";
    pub(crate) const RESULT: &str = "Result";
    pub(crate) const REASON: &str = "Reason";
    pub(crate) const DECISIONS: &str = "Decisions";
    pub(crate) const PACE: &str = "Pace";
    pub(crate) const MATCH: &str = "Match";

    /// That of whoever plays a side.
    pub(crate) const fn player(side: Side) -> &'static str {
        match side {
            Side::First => "Attackers",
            Side::Second => "Defenders",
        }
    }
}

/// A game with everything that is kept of it.
#[derive(Debug, Clone)]
pub struct Archived {
    /// What it is called wherever it is kept.
    pub origin: String,
    /// Where it is played.
    pub location: Location,
    /// Who plays the attackers.
    pub attackers: ExternalUser,
    /// Who plays the defenders.
    pub defenders: ExternalUser,
    /// When it began.
    pub started_at: OffsetDateTime,
    /// By which rules.
    pub rules: Ruleset,
    /// How long each move may take.
    pub time_control: TimeControl,
    /// Which game of a match it is, if it belongs to one.
    pub leg: Option<ArchivedLeg>,
    /// What was done, in order.
    pub log: Vec<HistoryEntry>,
}

/// Which game of a match a game is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ArchivedLeg {
    /// The first.
    First,
    /// The second, after the game with this origin.
    SecondAfter(String),
}

impl ArchivedLeg {
    /// The course of a game, by whether and as which it belongs to a match.
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

/// An entry of a log that cannot have been made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BrokenEntry(pub u32);

/// The word for who won, as the family has it; `*` while a game goes on.
pub(super) fn result(rules: &Ruleset, ending: Option<Ending>) -> &'static str {
    match ending {
        None => "*",
        Some(Ending::Aborted) => "aborted",
        Some(ending) => ending.winner().map_or("draw", |side| rules.side_code(side)),
    }
}

impl Archived {
    /// When it was last acted in.
    #[must_use]
    pub fn moved_at(&self) -> OffsetDateTime {
        self.log.last().map_or(self.started_at, |last| last.at)
    }

    /// Who plays a side.
    #[must_use]
    pub const fn player(&self, side: Side) -> ExternalUser {
        match side {
            Side::First => self.attackers,
            Side::Second => self.defenders,
        }
    }

    /// The game as a record.
    ///
    /// # Errors
    ///
    /// When its log does not follow from the rules, or leads elsewhere than it did when it was written.
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
        let Location {
            door,
            server,
            channel,
            locale,
        } = self.location;
        record.set(tag::ORIGIN, &self.origin);
        record.set(tag::SERVER, &format!("{}:{server}", door.code()));
        record.set(tag::CHANNEL, &channel.to_string());
        record.set(tag::LANGUAGE, locale.code());
        for side in Side::ALL {
            let ExternalUser { door, key } = self.player(side);
            record.set(tag::player(side), &format!("{}:{key}", door.code()));
        }
        if let Some(seconds) = self.time_control.to_seconds() {
            record.set(tag::PACE, &seconds.to_string());
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
