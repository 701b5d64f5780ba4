//! People who are blocked from playing on a server: by its admin, or everywhere by the host of the bot.

use sqlx::PgConnection;
use time::OffsetDateTime;

use super::{Store, StoreFault};
use crate::ids::{ExternalUser, Location, PlaceId, PlayerId};

impl Store {
    /// Whether a user is blocked on the server of a location.
    pub(crate) async fn is_blocked(
        &self,
        location: Location,
        who: ExternalUser,
    ) -> Result<bool, StoreFault> {
        Ok(sqlx::query_scalar!(
            r#"select exists (
                   select from players p
                   join blocks b on b.door = $1 and b.server = $2 and b.player = p.id
                   where p.door = $3 and p.door_key = $4
               ) or exists (
                   select from host_blocks where door = $3 and kind = 'person' and key = $4
               ) as "blocked!""#,
            location.door.code(),
            location.server.to_db(),
            who.door.code(),
            who.key.to_db(),
        )
        .fetch_one(&self.pool)
        .await?)
    }
}

/// Those of these players who are blocked on the server of a place.
///
/// The caller has locked the rows of the players, as where one is blocked.
pub(super) async fn of(
    connection: &mut PgConnection,
    place: PlaceId,
    players: &[PlayerId],
) -> Result<Vec<PlayerId>, sqlx::Error> {
    let players: Vec<i64> = players.iter().map(|player| player.0).collect();
    sqlx::query_scalar!(
        r#"select b.player as "player!: PlayerId"
           from places here join blocks b on b.door = here.door and b.server = here.server
           where here.id = $1 and b.player = any($2)
           union
           select p.id from players p
           join host_blocks h on h.door = p.door and h.kind = 'person' and h.key = p.door_key
           where p.id = any($2)"#,
        place as PlaceId,
        &players,
    )
    .fetch_all(connection)
    .await
}

/// Blocks a player; returns whether they were not blocked.
pub(super) async fn add(
    connection: &mut PgConnection,
    location: Location,
    player: PlayerId,
    now: OffsetDateTime,
) -> Result<bool, sqlx::Error> {
    let added = sqlx::query!(
        "insert into blocks (door, server, player, blocked_at) values ($1, $2, $3, $4) on conflict do nothing",
        location.door.code(),
        location.server.to_db(),
        player as PlayerId,
        now,
    )
    .execute(connection)
    .await?;
    Ok(added.rows_affected() == 1)
}

/// Lifts the block of a person; returns the player, if they were blocked.
pub(super) async fn remove(
    connection: &mut PgConnection,
    location: Location,
    who: ExternalUser,
) -> Result<Option<PlayerId>, sqlx::Error> {
    sqlx::query_scalar!(
        r#"delete from blocks b using players p
           where b.door = $1 and b.server = $2 and b.player = p.id and p.door = $3 and p.door_key = $4
           returning b.player as "player: PlayerId""#,
        location.door.code(),
        location.server.to_db(),
        who.door.code(),
        who.key.to_db(),
    )
    .fetch_optional(connection)
    .await
}
