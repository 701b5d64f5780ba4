//! Rows of the outbox as they are read from the database.

use super::{
    StoreFault,
    archive::door_from_db,
    count_from_db,
    outbox::{MessageKind, OutboxItem},
};
use crate::{
    ids::{ChallengeId, ExternalId, GameId, OutboxId, PlaceId, TournamentGroupId, TournamentId},
    locale::Locale,
};

pub(super) struct Row {
    pub(super) id: OutboxId,
    pub(super) kind: String,
    pub(super) challenge: Option<ChallengeId>,
    pub(super) game: Option<GameId>,
    pub(super) number: Option<i32>,
    pub(super) nonce: String,
    pub(super) attempts: i32,
    pub(super) place: PlaceId,
    pub(super) door: String,
    pub(super) server: i64,
    pub(super) channel: i64,
    pub(super) locale: String,
    pub(super) waits: bool,
    pub(super) late: bool,
    pub(super) hindered: bool,
    pub(super) held: bool,
}

impl TryFrom<Row> for OutboxItem {
    type Error = StoreFault;

    fn try_from(row: Row) -> Result<Self, StoreFault> {
        let message_kind = message_kind_from_db(
            row.kind,
            row.challenge,
            row.game,
            row.number.map(count_from_db),
        )?;
        Ok(Self {
            id: row.id,
            message_kind,
            nonce: row.nonce,
            place: row.place,
            door: door_from_db(&row.door)?,
            server: ExternalId::from_db(row.server),
            channel: ExternalId::from_db(row.channel),
            locale: Locale::from_code(&row.locale),
            attempts: count_from_db(row.attempts),
            waits: row.waits,
            late: row.late,
            was_unreachable: row.hindered,
            held: row.held,
        })
    }
}

/// The message kind that a row's columns name.
pub(super) fn message_kind_from_db(
    kind: String,
    challenge: Option<ChallengeId>,
    game: Option<GameId>,
    number: Option<u32>,
) -> Result<MessageKind, StoreFault> {
    match (kind.as_str(), challenge, game, number) {
        ("challenge", Some(challenge), ..) => Ok(MessageKind::Challenge { challenge }),
        ("again", Some(challenge), ..) => Ok(MessageKind::Again { challenge }),
        ("expired", Some(challenge), ..) => Ok(MessageKind::Expired { challenge }),
        ("declined", Some(challenge), ..) => Ok(MessageKind::Declined { challenge }),
        ("closing", None, None, Some(number)) => Ok(MessageKind::SignUpChange {
            tournament: TournamentId(number.into()),
        }),
        ("tournament", .., Some(number)) => Ok(MessageKind::SignUp {
            tournament: TournamentId(number.into()),
        }),
        ("tournament-group", .., Some(number)) => Ok(MessageKind::GroupStart {
            group: TournamentGroupId(number.into()),
        }),
        ("tournament-thread", .., Some(number)) => Ok(MessageKind::GroupThread {
            group: TournamentGroupId(number.into()),
        }),
        ("tournament-news", .., Some(number)) => Ok(MessageKind::TournamentNews { number }),
        ("closing", Some(challenge), ..) => Ok(MessageKind::Closing { challenge }),
        ("thread", Some(challenge), Some(game), _) => Ok(MessageKind::Thread { challenge, game }),
        ("turn", _, Some(game), Some(number)) => Ok(MessageKind::Turn { game, number }),
        ("line", _, Some(game), Some(number)) => Ok(MessageKind::Line { game, number }),
        ("reminder", _, Some(game), Some(number)) => Ok(MessageKind::Reminder { game, number }),
        ("replay", _, Some(game), Some(number)) => Ok(MessageKind::Replay { game, number }),
        ("redaction", _, Some(game), Some(number)) => Ok(MessageKind::Redaction { game, number }),
        ("share", _, Some(game), Some(number)) => Ok(MessageKind::Share { game, number }),
        ("figures", .., Some(number)) => Ok(MessageKind::Figures { number }),
        ("puzzle", .., Some(number)) => Ok(MessageKind::Puzzle { number }),
        ("announcement", .., Some(number)) => Ok(MessageKind::Announcement { number }),
        ("followed", .., Some(number)) => Ok(MessageKind::Followed { number }),
        ("digest", .., Some(number)) => Ok(MessageKind::Digest { number }),
        ("report", .., Some(number)) => Ok(MessageKind::Report { number }),
        ("puzzle-lost", ..) => Ok(MessageKind::PuzzleLost),
        ("result", _, Some(game), Some(number)) => Ok(MessageKind::Result { game, number }),
        _ => Err(StoreFault::Unreadable {
            what: "message kind",
            found: kind,
        }),
    }
}
