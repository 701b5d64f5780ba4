//! Reads the games of another installation from their records.

use raichi_ratings::Sides;
use raichi_rules::{Difference, Record, ReplayError, ReplayReason, Ruleset, Side};
use time::Duration;

use crate::{
    games::{
        Archived, ArchivedLeg, ArchivedVotes, Event, History, TimeControl,
        archive::{self, result, tag, user},
        archive_event::{Decision, time},
    },
    ids::{ExternalId, LocaleSource, Location},
    locale::Locale,
};

/// The longest accepted origin, in characters; those that are made here have 36.
const LONGEST_ORIGIN: usize = 100;

/// Why a record cannot be imported as a game.
#[derive(Debug, thiserror::Error)]
pub enum Unfit {
    /// A tag is missing.
    #[error("it has no tag `{0}`, which `raichi export` writes")]
    NoTag(&'static str),
    /// A tag has an invalid value.
    #[error("its tag `{tag}` cannot be read: `{value}`")]
    Tag {
        /// The tag.
        tag: &'static str,
        /// Its value.
        value: String,
    },
    /// It starts from another position than that of its rules.
    #[error("it starts from a position of its own (tag `Setup`), as no game in a channel does")]
    Setup,
    /// It cannot start.
    #[error("{0}")]
    Start(ReplayReason),
    /// A move is not legal.
    #[error("ply {ply}: {why}", ply = .0.ply, why = .0.reason)]
    Ply(ReplayError),
    /// A move is written to do something else than it does.
    #[error("ply {ply}: {differs}")]
    Differs {
        /// Which, counted from 1.
        ply: usize,
        /// How it differs.
        differs: Difference,
    },
    /// The server has an unfinished tournament of the same name.
    #[error("the server has another unfinished tournament of this name")]
    NameTaken,
    /// A tag is there more than once.
    #[error("its tag `{0}` is there more than once")]
    TagTwice(String),
    /// A move has no time.
    #[error(
        "ply {0}: behind the move there is no time in braces, such as {{2026-11-21T14:00:00Z}}"
    )]
    NoTime(usize),
    /// Its decisions do not fit between its moves.
    #[error("entry {0}: its tag `Decisions` and its moves do not make one log")]
    OutOfPlace(usize),
    /// The game ends otherwise than its tags state.
    #[error("its moves lead to the result `{found}`, and its tags say `{said}`")]
    OtherResult {
        /// The result of the moves.
        found: String,
        /// The result in the tags.
        said: String,
    },
}

impl Archived {
    /// The game of a record, and its history; every move is checked against the rules.
    ///
    /// Fails when the record is not complete, as [`record`](Self::record) writes it, or a move is not legal.
    pub fn of_record(record: &Record) -> Result<(Self, History), Unfit> {
        let origin = needed(record, tag::ORIGIN, origin)?;
        let location = location(record)?;
        let attackers = needed(record, tag::player(Side::First), user)?;
        let defenders = needed(record, tag::player(Side::Second), user)?;
        let started_at = needed(record, tag::STARTED, time)?;
        let said = needed(record, tag::RESULT, |text| Some(text.to_owned()))?;
        let leg = leg(record)?;
        let history = replayed(record, leg.as_ref())?;
        let found = result(&history.board().ruleset(), history.ending());
        if said != found {
            return Err(Unfit::OtherResult {
                found: found.to_owned(),
                said,
            });
        }
        let archived = Self {
            origin,
            location,
            attackers,
            defenders,
            started_at,
            rules: history.board().ruleset(),
            time_control: time_control(record)?,
            left: time_left(record)?,
            computer: optional(record, tag::COMPUTER, archive::computer)?,
            is_rated: is_so(record, tag::RATED)?,
            is_private: is_so(record, tag::PRIVATE)?,
            sides: optional(record, tag::SIDES, Sides::from_code)?,
            leg,
            given: given(record, &history)?,
            planned: planned(record, &history)?,
            votes: votes(record)?,
            log: history.log().to_vec(),
        };
        Ok((archived, history))
    }
}

/// The place of a record.
pub(super) fn location(record: &Record) -> Result<Location, Unfit> {
    let server = needed(record, tag::SERVER, user)?;
    Ok(Location {
        parent: None,
        locale_source: LocaleSource::User,
        door: server.door,
        server: server.key,
        channel: needed(record, tag::CHANNEL, |text| {
            text.parse().ok().map(ExternalId)
        })?,
        locale: needed(record, tag::LANGUAGE, |text| {
            Locale::ALL.into_iter().find(|locale| locale.code() == text)
        })?,
    })
}

/// How many moves the game of a record began with: its log begins with them.
fn given(record: &Record, history: &History) -> Result<u32, Unfit> {
    let moves = history.log().iter();
    let moves = moves.take_while(|entry| matches!(entry.event, Event::Move(_)));
    let most = moves.count();
    let given = optional(record, tag::GIVEN, |text| {
        let given: u32 = text.parse().ok()?;
        usize::try_from(given)
            .is_ok_and(|given| given <= most)
            .then_some(given)
    })?;
    Ok(given.unwrap_or_default())
}

/// The numbers of the entries that followed from plans, in order: only moves do.
fn planned(record: &Record, history: &History) -> Result<Vec<u32>, Unfit> {
    let numbered = (1..).zip(history.log());
    let moves: Vec<u32> = numbered
        .filter(|(_, entry)| matches!(entry.event, Event::Move(_)))
        .map(|(number, _)| number)
        .collect();
    let planned = optional(record, tag::PLANNED, |text| {
        let numbers = text.split(' ').map(|number| number.parse().ok());
        let numbers: Vec<u32> = numbers.collect::<Option<_>>()?;
        let are_moves = numbers.iter().all(|number| moves.contains(number));
        (are_moves && numbers.is_sorted()).then_some(numbers)
    })?;
    Ok(planned.unwrap_or_default())
}

/// The teams and votes of a record, if it has any.
fn votes(record: &Record) -> Result<Option<ArchivedVotes>, Unfit> {
    let teams = optional(record, tag::TEAMS, ArchivedVotes::of_teams)?;
    let counts = optional(record, tag::VOTES, ArchivedVotes::read_counts)?;
    Ok(teams.map(|teams| ArchivedVotes {
        counts: counts.unwrap_or_default(),
        ..teams
    }))
}

/// Whether a record has a tag that only some have, with its only value.
fn is_so(record: &Record, key: &'static str) -> Result<bool, Unfit> {
    let yes = optional(record, key, |text| (text == archive::YES).then_some(()));
    Ok(yes?.is_some())
}

/// The time control of a record. Old records have none, and neither had their games.
fn time_control(record: &Record) -> Result<TimeControl, Unfit> {
    match record.tag(tag::TIME) {
        None => Ok(TimeControl::Unlimited),
        Some(_) => needed(record, tag::TIME, archive::time_control),
    }
}

/// What the sides have left of their banks, if the record has that.
fn time_left(record: &Record) -> Result<Option<[Duration; 2]>, Unfit> {
    match record.tag(tag::TIME_LEFT) {
        None => Ok(None),
        Some(_) => needed(record, tag::TIME_LEFT, archive::time_left).map(Some),
    }
}

/// Which game of a match the record is, if any.
fn leg(record: &Record) -> Result<Option<ArchivedLeg>, Unfit> {
    optional(record, tag::MATCH, |text| {
        let second = || text.strip_prefix("second after ").and_then(origin);
        let first = (text == "first").then_some(ArchivedLeg::First);
        first.or_else(|| second().map(ArchivedLeg::SecondAfter))
    })
}

/// A valid origin.
pub(super) fn origin(text: &str) -> Option<String> {
    let fits = (1..=LONGEST_ORIGIN).contains(&text.len());
    let fits = fits && text.bytes().all(|byte| byte.is_ascii_graphic());
    fits.then(|| text.to_owned())
}

/// The history of a record: its decisions at their places among the moves in force.
fn replayed(record: &Record, leg: Option<&ArchivedLeg>) -> Result<History, Unfit> {
    if record.tag("Setup").is_some() {
        return Err(Unfit::Setup);
    }
    if let Some(key) = record.repeated.first() {
        return Err(Unfit::TagTwice(key.clone()));
    }
    if record.tag("Rules").is_none() {
        return Err(Unfit::NoTag("Rules"));
    }
    let decisions = match record.tag(tag::DECISIONS) {
        Some(_) => needed(record, tag::DECISIONS, decisions)?,
        None => Vec::new(),
    };
    // It names its rules, so the given ones do not matter.
    let replay = record.replay(&Ruleset::default());
    let board = match (replay.game, replay.error) {
        (_, Some(error)) if error.ply > 0 => return Err(Unfit::Ply(error)),
        (_, Some(error)) => return Err(Unfit::Start(error.reason)),
        (None, None) => return Err(Unfit::NoTag("Rules")),
        (Some(game), None) => game,
    };
    let rules = storable(board.ruleset())?;
    let mut moves = Vec::with_capacity(replay.plies.len());
    for (at, ply) in replay.plies.iter().enumerate() {
        let comment = &record.moves[at].comment;
        if let Some(differs) = ply.differs.clone() {
            return Err(Unfit::Differs {
                ply: at + 1,
                differs,
            });
        }
        let at = time(comment).ok_or(Unfit::NoTime(at + 1))?;
        moves.push((ply.played.by, at, ply.played.ply));
    }
    let mut history = ArchivedLeg::begins(leg, rules);
    let (mut moves, mut decisions) = (moves.into_iter(), decisions.into_iter().peekable());
    for next in 1..=moves.len() + decisions.len() {
        let out_of_place = || Unfit::OutOfPlace(next);
        let here = |decision: &Decision| usize::try_from(decision.number) == Ok(next);
        let (by, at, event) = match decisions.next_if(here) {
            Some(Decision { by, at, event, .. }) => (by, at, event),
            None => {
                let (by, at, ply) = moves.next().ok_or_else(out_of_place)?;
                (Some(by), at, Event::Move(ply))
            }
        };
        history.follow(by, at, event).map_err(|_| out_of_place())?;
    }
    // Moves that were taken back are among the decisions; the moves in force are not.
    if history.board().position_hash() == board.position_hash() {
        Ok(history)
    } else {
        Err(Unfit::OutOfPlace(history.log().len()))
    }
}

/// The rules that a record without moves names or contains.
pub(super) fn rules(record: &Record) -> Result<Ruleset, Unfit> {
    if let Some(key) = record.repeated.first() {
        return Err(Unfit::TagTwice(key.clone()));
    }
    if record.tag("Rules").is_none() {
        return Err(Unfit::NoTag("Rules"));
    }
    let replay = record.replay(&Ruleset::default());
    match (replay.game, replay.error) {
        (_, Some(error)) => Err(Unfit::Start(error.reason)),
        (None, None) => Err(Unfit::NoTag("Rules")),
        (Some(game), None) => storable(game.ruleset()),
    }
}

/// Refuses rules whose name Postgres does not accept: text with a NUL character.
fn storable(rules: Ruleset) -> Result<Ruleset, Unfit> {
    let name = rules.name();
    if name.chars().any(char::is_control) {
        return Err(Unfit::Tag {
            tag: "RulesJson",
            value: format!("{name:?}"),
        });
    }
    Ok(rules)
}

/// The value of a tag that a record may have.
pub(super) fn optional<T>(
    record: &Record,
    tag: &'static str,
    read: impl FnOnce(&str) -> Option<T>,
) -> Result<Option<T>, Unfit> {
    match record.tag(tag) {
        None => Ok(None),
        Some(_) => needed(record, tag, read).map(Some),
    }
}

/// The value of a required tag.
pub(super) fn needed<T>(
    record: &Record,
    tag: &'static str,
    read: impl FnOnce(&str) -> Option<T>,
) -> Result<T, Unfit> {
    let value = record.tag(tag).ok_or(Unfit::NoTag(tag))?;
    read(value).ok_or_else(|| Unfit::Tag {
        tag,
        value: value.to_owned(),
    })
}

/// Parses `12 attackers resigns 2026-11-21T14:00:00Z`, and several of these, separated by semicolons.
fn decisions(text: &str) -> Option<Vec<Decision>> {
    text.split(';').map(Decision::read).collect()
}
