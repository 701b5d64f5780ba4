//! Rows of the outbox as they are read from the database.

use super::{
    StoreFault,
    codes::door_from_db,
    count_from_db,
    outbox::{MessageKind, OutboxItem, Subject},
};
use crate::{
    ids::{ChallengeId, ExternalId, GameId, OutboxId, PlaceId},
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
        let subject = Subject {
            challenge: row.challenge,
            game: row.game,
            number: row.number,
        };
        let message_kind = MessageKind::from_db(row.kind, subject)?;
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
