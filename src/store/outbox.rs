//! The outbox: pending messages.

mod message_kind;

use sqlx::PgConnection;
use time::OffsetDateTime;

pub use self::message_kind::MessageKind;
pub(super) use self::message_kind::Subject;
use super::{notifications, processes::ProcessId};
use crate::{
    games::GameState,
    ids::{ChallengeId, Door, ExternalId, GameId, OutboxId, PlaceId},
    locale::Locale,
};

/// A claimed row of the outbox.
#[derive(Debug, Clone)]
pub struct OutboxItem {
    /// The row's id.
    pub id: OutboxId,
    /// What it is about.
    pub message_kind: MessageKind,
    /// What makes posting it twice harmless: the door knows by it what it has posted.
    pub nonce: String,
    /// Its place.
    pub place: PlaceId,
    /// The door of the place.
    pub door: Door,
    /// The server of the place.
    pub server: ExternalId,
    /// The channel of the place.
    pub channel: ExternalId,
    /// The language of the message.
    pub locale: Locale,
    /// The number of earlier attempts.
    pub attempts: u32,
    /// Whether an older row about the same game or challenge is still pending.
    pub waits: bool,
    /// Whether the delivery of that row has been attempted in vain.
    pub late: bool,
    /// Whether the place has been unreachable until now.
    pub was_unreachable: bool,
    /// Whether it waits for the computer's answer, which may take its place.
    pub held: bool,
}

impl OutboxItem {
    /// Whether it is the message of the newest turn of a game.
    pub(crate) fn is_turn_of(&self, state: &GameState) -> bool {
        let (game, number) = (state.id, state.entries());
        self.message_kind == MessageKind::Turn { game, number }
    }
}

/// Puts a message into the outbox, in the caller's transaction. A row that is due in the future is claimed by
/// this process, whose door delivers it at once; a row that is blocked by an older one is claimed by no
/// process.
pub(super) async fn put(
    connection: &mut PgConnection,
    place: PlaceId,
    message_kind: MessageKind,
    due_at: OffsetDateTime,
) -> Result<OutboxId, sqlx::Error> {
    let Subject {
        challenge,
        game,
        number,
    } = message_kind.subject();
    let owner = (due_at > OffsetDateTime::now_utc()).then(ProcessId::own);
    let claimed = owner.is_some();
    let json = notifications::payload(notifications::Notification::Queued {
        place,
        game,
        claimed,
    })?;
    let row = sqlx::query!(
        r#"with written as (
               insert into outbox (place, kind, challenge, game, number, due_at, blocked, claimed_by)
               select $1, $2, $3, $4, $5, $6, waits.blocked, case when not waits.blocked then $7::bigint end
               from (
                   select exists (select from outbox where game = $4 and settled_at is null)
                       or exists (select from outbox where challenge = $3 and settled_at is null) as blocked
               ) waits
               returning id
           )
           select id as "id!: OutboxId", pg_notify($8, $9)::text as told from written"#,
        place as PlaceId,
        message_kind.code(),
        challenge as Option<ChallengeId>,
        game as Option<GameId>,
        number,
        due_at,
        owner as Option<ProcessId>,
        notifications::CHANNEL,
        json,
    )
    .fetch_one(connection)
    .await?;
    Ok(row.id)
}
