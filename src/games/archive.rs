//! A game as a record that another installation can take in: nothing in it depends on this one's numbers.
//!
//! Beside the rules and the moves that every record has, the tags say where the game is played and by whom,
//! and the comment behind each move says when it was made. What was done besides moves stands in a tag, each
//! with its place in the log.

use std::{fmt, sync::Arc};

use raichi_rules::{Game, Record, Ruleset, Side};
use time::{OffsetDateTime, format_description::well_known::Rfc3339};

use crate::{
    games::{Deed, Ending},
    ids::{Venue, Visitor},
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

    /// That of whoever plays a side.
    pub(crate) const fn player(side: Side) -> &'static str {
        match side {
            Side::Attackers => "Attackers",
            Side::Defenders => "Defenders",
        }
    }
}

/// The word for giving up.
pub(super) const RESIGNS: &str = "resigns";

/// A game with everything that is kept of it.
#[derive(Debug, Clone)]
pub struct Archived {
    /// What it is called wherever it is kept.
    pub origin: String,
    /// Where it is played.
    pub venue: Venue,
    /// Who plays the attackers.
    pub attackers: Visitor,
    /// Who plays the defenders.
    pub defenders: Visitor,
    /// When it began.
    pub started_at: OffsetDateTime,
    /// By which rules.
    pub rules: Arc<Ruleset>,
    /// What was done, in order.
    pub log: Vec<Logged>,
}

/// An entry of an archived game's log; its number is its place, counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Logged {
    /// Who did it.
    pub by: Side,
    /// When.
    pub at: OffsetDateTime,
    /// What.
    pub deed: Deed,
    /// The hash of the position after it.
    pub position_hash: u64,
}

/// How a game stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// It is this side's turn.
    Turn(Side),
    /// It is over.
    Over(Ending),
}

/// An entry of a log that cannot have been made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BrokenEntry(pub u32);

impl Standing {
    pub(super) fn of(board: &Game, resigned: Option<Side>) -> Self {
        let ending = resigned.map(Ending::Resigned);
        match ending.or_else(|| board.outcome().map(Ending::Board)) {
            Some(ending) => Self::Over(ending),
            None => Self::Turn(board.to_move()),
        }
    }

    /// The side whose turn it is.
    #[must_use]
    pub const fn turn_of(self) -> Option<Side> {
        match self {
            Self::Turn(side) => Some(side),
            Self::Over(_) => None,
        }
    }

    /// How it ended.
    #[must_use]
    pub const fn ending(self) -> Option<Ending> {
        match self {
            Self::Turn(_) => None,
            Self::Over(ending) => Some(ending),
        }
    }

    /// The word for who won; `*` while it goes on.
    pub(super) fn result(self) -> &'static str {
        match self {
            Self::Turn(_) => "*",
            Self::Over(ending) => ending.winner().map_or("draw", Side::name),
        }
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
    pub const fn player(&self, side: Side) -> Visitor {
        match side {
            Side::Attackers => self.attackers,
            Side::Defenders => self.defenders,
        }
    }

    /// The game as a record.
    ///
    /// # Errors
    ///
    /// When its log does not follow from the rules, or leads elsewhere than it did when it was written.
    pub fn record(&self) -> Result<Record, BrokenEntry> {
        let mut board = Game::new(Arc::clone(&self.rules));
        let (mut played, mut times) = (Vec::new(), Vec::new());
        let (mut decisions, mut resigned) = (Vec::new(), None);
        for (number, entry) in (1..).zip(&self.log) {
            let broken = BrokenEntry(number);
            if resigned.is_some() {
                return Err(broken);
            }
            match entry.deed {
                Deed::Move(mv) => {
                    played.push(board.play(mv).map_err(|_| broken)?);
                    times.push(entry.at);
                }
                Deed::Resign => {
                    resigned = Some(entry.by);
                    let Logged { by, at, .. } = *entry;
                    decisions.push(Decision { number, by, at }.to_string());
                }
            }
            if board.position().hash() != entry.position_hash {
                return Err(broken);
            }
        }
        let mut record = Record::new(&self.rules, self.rules.start(), &played);
        for (recorded, at) in record.moves.iter_mut().zip(times) {
            recorded.comment = time_text(at);
        }
        let Venue {
            door,
            server,
            channel,
            locale,
        } = self.venue;
        record.set(tag::ORIGIN, &self.origin);
        record.set(tag::SERVER, &format!("{}:{server}", door.code()));
        record.set(tag::CHANNEL, &channel.to_string());
        record.set(tag::LANGUAGE, locale.code());
        for side in Side::ALL {
            let Visitor { door, key } = self.player(side);
            record.set(tag::player(side), &format!("{}:{key}", door.code()));
        }
        record.set(tag::STARTED, &time_text(self.started_at));
        let standing = Standing::of(&board, resigned);
        record.set(tag::RESULT, standing.result());
        if let Standing::Over(ending) = standing {
            record.set(tag::REASON, ending.code());
            record.set(tag::ENDED, &time_text(self.moved_at()));
        }
        if !decisions.is_empty() {
            record.set(tag::DECISIONS, &decisions.join("; "));
        }
        Ok(record)
    }
}

/// Something that was done besides moves: who gave up, when, and as the how manyth entry of the log.
pub(super) struct Decision {
    pub(super) number: u32,
    pub(super) by: Side,
    pub(super) at: OffsetDateTime,
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, by, at } = self;
        write!(f, "{number} {by} {RESIGNS} {}", time_text(*at))
    }
}

/// A time as records hold it: `2026-11-21T14:00:00.123456Z`.
fn time_text(at: OffsetDateTime) -> String {
    // Years that have no four digits cannot be written so, and do not come.
    at.format(&Rfc3339).unwrap_or_default()
}
