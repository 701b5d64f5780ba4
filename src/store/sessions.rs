//! Sessions of people who have signed in, and the boards that they have opened from a channel.

use time::{Duration, OffsetDateTime};

use super::{Store, StoreFault, codes::door_from_db, players};
use crate::ids::{ExternalId, ExternalUser, GameId, Location, PlaceId, PlayerId};

/// How long a session lasts.
pub(crate) const SESSION: Duration = Duration::hours(12);
/// How many sessions a person has at most: a new one ends the oldest.
const MOST_SESSIONS: i64 = 16;

impl Store {
    /// Opens a session of a user by the hash of its secret.
    pub(crate) async fn open_session(
        &self,
        user: ExternalUser,
        secret: [u8; 32],
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let mut tx = self.begin().await?;
        let player = players::admit(&mut tx, user).await?;
        sqlx::query!(
            "delete from sessions where secret in
                 (select secret from sessions where player = $1 order by expires_at desc offset $2)",
            player as PlayerId,
            MOST_SESSIONS - 1,
        )
        .execute(&mut *tx)
        .await?;
        sqlx::query!(
            "insert into sessions (secret, player, expires_at) values ($1, $2, $3)",
            &secret[..],
            player as PlayerId,
            now + SESSION,
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(())
    }

    /// Whose session it is, if it goes on.
    pub(crate) async fn session(
        &self,
        secret: [u8; 32],
        now: OffsetDateTime,
    ) -> Result<Option<ExternalUser>, StoreFault> {
        let row = sqlx::query!(
            "select p.door, p.door_key from sessions s join players p on p.id = s.player
             where s.secret = $1 and s.expires_at > $2",
            &secret[..],
            now,
        )
        .fetch_optional(self.for_reads())
        .await?;
        let user = row.map(|row| {
            Ok::<_, StoreFault>(ExternalUser {
                door: door_from_db(&row.door)?,
                key: ExternalId::from_db(row.door_key),
            })
        });
        user.transpose()
    }

    /// Ends a session.
    pub(crate) async fn close_session(&self, secret: [u8; 32]) -> Result<(), StoreFault> {
        sqlx::query!("delete from sessions where secret = $1", &secret[..])
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Records that a user has opened the board of a game from its channel.
    pub(crate) async fn note_opened(
        &self,
        user: ExternalUser,
        game: GameId,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let mut tx = self.begin().await?;
        let player = players::admit(&mut tx, user).await?;
        sqlx::query!(
            "insert into opened_boards (player, game, opened_at) values ($1, $2, $3)
             on conflict on constraint opened_boards_pkey do update set opened_at = excluded.opened_at",
            player as PlayerId,
            game as GameId,
            now,
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(())
    }

    /// Records that a user has opened the page within Discord from a channel.
    pub(crate) async fn note_launched(
        &self,
        user: ExternalUser,
        location: Location,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        // One statement after the other, so that none waits for another with a row locked.
        let mut connection = self.pool.acquire().await?;
        let place = players::find_place(&mut connection, location).await?;
        let player = players::admit(&mut connection, user).await?;
        sqlx::query!(
            "insert into launches (player, place, launched_at) values ($1, $2, $3)
             on conflict on constraint launches_pkey
             do update set place = excluded.place, launched_at = excluded.launched_at",
            player as PlayerId,
            place as PlaceId,
            now,
        )
        .execute(&mut *connection)
        .await?;
        Ok(())
    }

    /// The server and the channel from which a user has opened the page within Discord last, as long ago as a session lasts, or
    /// later.
    pub(crate) async fn launched_from(
        &self,
        user: ExternalUser,
        now: OffsetDateTime,
    ) -> Result<Option<(ExternalId, ExternalId)>, StoreFault> {
        let row = sqlx::query!(
            "select server, channel from places
             where id = (select l.place from launches l join players p on p.id = l.player
                         where p.door = $1 and p.door_key = $2 and l.launched_at > $3)",
            user.door.code(),
            user.key.to_db(),
            now - SESSION,
        )
        .fetch_optional(self.for_reads())
        .await?;
        Ok(row.map(|row| {
            let id = ExternalId::from_db;
            (id(row.server), id(row.channel))
        }))
    }

    /// Forgets from where a user has opened the page.
    pub(crate) async fn forget_launch(&self, user: ExternalUser) -> Result<(), StoreFault> {
        sqlx::query!(
            "delete from launches where player = (select id from players where door = $1 and door_key = $2)",
            user.door.code(),
            user.key.to_db(),
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// The board that a user has opened last since a moment.
    pub(crate) async fn opened_last(
        &self,
        user: ExternalUser,
        since: OffsetDateTime,
    ) -> Result<Option<GameId>, StoreFault> {
        Ok(sqlx::query_scalar!(
            r#"select o.game as "game: GameId" from players p join opened_boards o on o.player = p.id
               where p.door = $1 and p.door_key = $2 and o.opened_at > $3
               order by o.opened_at desc limit 1"#,
            user.door.code(),
            user.key.to_db(),
            since,
        )
        .fetch_optional(self.for_reads())
        .await?)
    }

    /// Whether a user has opened the board of a game as long ago as a session lasts, or later.
    pub(crate) async fn has_opened(
        &self,
        user: ExternalUser,
        game: GameId,
        now: OffsetDateTime,
    ) -> Result<bool, StoreFault> {
        let opened_at = sqlx::query_scalar!(
            "select opened_at from opened_boards
             where player = (select id from players where door = $1 and door_key = $2) and game = $3",
            user.door.code(),
            user.key.to_db(),
            game as GameId,
        )
        .fetch_optional(self.for_reads())
        .await?;
        Ok(opened_at.is_some_and(|opened_at| opened_at > now - SESSION))
    }

    /// Deletes sessions that are over, and boards and pages that were opened before any session that goes on.
    pub(crate) async fn forget_sessions(&self, now: OffsetDateTime) -> Result<(), StoreFault> {
        sqlx::query!("delete from sessions where expires_at <= $1", now)
            .execute(&self.pool)
            .await?;
        sqlx::query!(
            "delete from opened_boards where opened_at <= $1",
            now - SESSION
        )
        .execute(&self.pool)
        .await?;
        sqlx::query!(
            "delete from launches where launched_at <= $1",
            now - SESSION
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}
