//! Reads the games of another installation from their records.

use raichi_rules::{Game, Record, ReplayError, ReplayReason, Side, presets};
use time::{OffsetDateTime, format_description::well_known::Rfc3339};

use crate::{
    games::{
        Archived, Deed, Logged, Standing,
        archive::{Decision, RESIGNS, tag},
    },
    ids::{Door, DoorKey, Venue, Visitor},
    text::Locale,
};

/// How long an origin may be; those that are made here have 36 characters.
const LONGEST_ORIGIN: usize = 100;

/// Why a record is no game that can be taken in.
#[derive(Debug, thiserror::Error)]
pub enum Unfit {
    /// A tag is missing.
    #[error("it has no tag `{0}`, which `raichi export` writes")]
    NoTag(&'static str),
    /// A tag has a value that it cannot have.
    #[error("its tag `{tag}` cannot be read: `{value}`")]
    Tag {
        /// The tag.
        tag: &'static str,
        /// Its value.
        value: String,
    },
    /// It starts from another position than its rules do.
    #[error("it starts from a position of its own (tag `Setup`), as no game in a channel does")]
    Setup,
    /// It cannot start.
    #[error("{0}")]
    Start(ReplayReason),
    /// A move is not legal.
    #[error("ply {ply}: {why}", ply = .0.ply, why = .0.reason)]
    Ply(ReplayError),
    /// It does not say when a move was made.
    #[error(
        "ply {0}: behind the move there is no time in braces, such as {{2026-11-21T14:00:00Z}}"
    )]
    NoTime(usize),
    /// Its decisions do not fit between its moves.
    #[error("entry {0}: its tag `Decisions` and its moves do not make one log")]
    OutOfPlace(usize),
    /// The game ends otherwise than its tags say.
    #[error("its moves lead to the result `{found}`, and its tags say `{said}`")]
    OtherResult {
        /// What the moves lead to.
        found: String,
        /// What the tags say.
        said: String,
    },
}

impl Archived {
    /// The game that a record tells of, and how it stands; the rules are asked about every move.
    ///
    /// # Errors
    ///
    /// When it is not complete, as [`record`](Self::record) writes it, or a move is not legal.
    pub fn of_record(record: &Record) -> Result<(Self, Standing), Unfit> {
        let origin = needed(record, tag::ORIGIN, |text| {
            let fits = (1..=LONGEST_ORIGIN).contains(&text.len());
            let fits = fits && text.bytes().all(|byte| byte.is_ascii_graphic());
            fits.then(|| text.to_owned())
        })?;
        let server = needed(record, tag::SERVER, visitor)?;
        let venue = Venue {
            door: server.door,
            server: server.key,
            channel: needed(record, tag::CHANNEL, |text| text.parse().ok().map(DoorKey))?,
            locale: needed(record, tag::LANGUAGE, |text| {
                Locale::ALL.into_iter().find(|locale| locale.code() == text)
            })?,
        };
        let attackers = needed(record, tag::player(Side::Attackers), visitor)?;
        let defenders = needed(record, tag::player(Side::Defenders), visitor)?;
        let started_at = needed(record, tag::STARTED, time)?;
        let said = needed(record, tag::RESULT, |text| Some(text.to_owned()))?;
        let (log, board) = replayed(record)?;
        let resigned = log.iter().find(|entry| entry.deed == Deed::Resign);
        let standing = Standing::of(&board, resigned.map(|entry| entry.by));
        if said != standing.result() {
            return Err(Unfit::OtherResult {
                found: standing.result().to_owned(),
                said,
            });
        }
        let archived = Self {
            origin,
            venue,
            attackers,
            defenders,
            started_at,
            rules: board.rules().clone(),
            log,
        };
        Ok((archived, standing))
    }
}

/// The log of a record, its decisions at their places among its moves, and the board at its end.
fn replayed(record: &Record) -> Result<(Vec<Logged>, Game), Unfit> {
    if record.tag("Setup").is_some() {
        return Err(Unfit::Setup);
    }
    if record.tag("Rules").is_none() {
        return Err(Unfit::NoTag("Rules"));
    }
    let decisions = match record.tag(tag::DECISIONS) {
        Some(_) => needed(record, tag::DECISIONS, decisions)?,
        None => Vec::new(),
    };
    // It names its rules, so that it does not matter which hold otherwise.
    let replay = record.replay(&presets()[0]);
    let board = match (replay.game, replay.error) {
        (_, Some(error)) if error.ply > 0 => return Err(Unfit::Ply(error)),
        (_, Some(error)) => return Err(Unfit::Start(error.reason)),
        (None, None) => return Err(Unfit::NoTag("Rules")),
        (Some(game), None) => game,
    };
    // The database takes no text with a zero in it.
    let name = board.rules().name();
    if name.chars().any(char::is_control) {
        return Err(Unfit::Tag {
            tag: "RulesJson",
            value: format!("{name:?}"),
        });
    }
    let mut log = Vec::with_capacity(replay.plies.len() + decisions.len());
    for (at, ply) in replay.plies.iter().enumerate() {
        let comment = &record.moves[at].comment;
        log.push(Logged {
            by: ply.played.by,
            at: time(comment).ok_or(Unfit::NoTime(at + 1))?,
            deed: Deed::Move(ply.played.mv),
            position_hash: ply.position.hash(),
        });
    }
    for Decision { number, by, at } in decisions {
        // To give up is the last thing that is done, and not after the end.
        let next = log.len() + 1;
        let ended =
            board.outcome().is_some() || log.last().is_some_and(|last| last.deed == Deed::Resign);
        if ended || usize::try_from(number) != Ok(next) {
            return Err(Unfit::OutOfPlace(next));
        }
        log.push(Logged {
            by,
            at,
            deed: Deed::Resign,
            position_hash: board.position().hash(),
        });
    }
    Ok((log, board))
}

/// The value of a tag that has to be there.
fn needed<T>(
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

/// Somebody, or a server, at a door: `discord:1234`.
fn visitor(text: &str) -> Option<Visitor> {
    let (door, key) = text.split_once(':')?;
    let door = Door::ALL.into_iter().find(|known| known.code() == door)?;
    let key = DoorKey(key.parse().ok()?);
    Some(Visitor { door, key })
}

fn time(text: &str) -> Option<OffsetDateTime> {
    OffsetDateTime::parse(text, &Rfc3339).ok()
}

/// `12 attackers resigns 2026-11-21T14:00:00Z`, and more of them with semicolons between.
fn decisions(text: &str) -> Option<Vec<Decision>> {
    text.split(';').map(decision).collect()
}

fn decision(text: &str) -> Option<Decision> {
    let words: Vec<_> = text.split_whitespace().collect();
    let [number, by, RESIGNS, at] = words.as_slice() else {
        return None;
    };
    Some(Decision {
        number: number.parse().ok()?,
        by: Side::from_name(by)?,
        at: time(at)?,
    })
}
