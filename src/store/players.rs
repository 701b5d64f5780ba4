//! Players and places.

use sqlx::PgConnection;

use super::{Store, StoreFault, locales};
use crate::ids::{ExternalId, ExternalUser, Location, PlaceId, PlayerId};

/// The name of the computer on public pages.
const COMPUTER_NAME: &str = "Raichi";

impl Store {
    /// The player with this external id, if they ever played or challenged.
    pub(crate) async fn player(&self, user: ExternalUser) -> Result<Option<PlayerId>, StoreFault> {
        Ok(sqlx::query_scalar!(
            r#"select id as "id: PlayerId" from players where door = $1 and door_key = $2"#,
            user.door.code(),
            user.key.to_db(),
        )
        .fetch_optional(&self.pool)
        .await?)
    }
}

/// Finds or creates the player with this external id, and locks the row until the transaction ends.
pub(super) async fn admit(
    connection: &mut PgConnection,
    user: ExternalUser,
) -> Result<PlayerId, sqlx::Error> {
    loop {
        sqlx::query!(
            "insert into players (door, door_key) values ($1, $2)
             on conflict on constraint players_door_key do nothing",
            user.door.code(),
            user.key.to_db(),
        )
        .execute(&mut *connection)
        .await?;
        // Not `for update`: a transaction that writes an entry of this player must not wait for this lock.
        let player = sqlx::query_scalar!(
            r#"select id as "id: PlayerId" from players where door = $1 and door_key = $2 for no key update"#,
            user.door.code(),
            user.key.to_db(),
        )
        .fetch_optional(&mut *connection)
        .await?;
        if let Some(player) = player {
            return Ok(player);
        }
        // The player was erased while this waited for the lock, and is a new one now.
    }
}

/// Finds or creates the player that is the computer. Its row is not locked, since nothing limits its games.
pub(super) async fn seat_computer(
    connection: &mut PgConnection,
    user: ExternalUser,
) -> Result<PlayerId, sqlx::Error> {
    sqlx::query!(
        "insert into players (door, door_key, reminders, public_name) values ($1, $2, false, $3)
         on conflict on constraint players_door_key do nothing",
        user.door.code(),
        user.key.to_db(),
        COMPUTER_NAME,
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query_scalar!(
        r#"select id as "id: PlayerId" from players where door = $1 and door_key = $2"#,
        user.door.code(),
        user.key.to_db(),
    )
    .fetch_one(connection)
    .await
}

/// Locks a known player as [`admit`] does, so that meanwhile no game of the player begins.
pub(super) async fn hold(
    connection: &mut PgConnection,
    player: PlayerId,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "select from players where id = $1 for no key update",
        player as PlayerId
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// As [`admit`], for two players: always in the same order, so that two transactions cannot deadlock.
pub(super) async fn admit_both(
    connection: &mut PgConnection,
    one: ExternalUser,
    other: ExternalUser,
) -> Result<(PlayerId, PlayerId), sqlx::Error> {
    if one.key <= other.key {
        let one = admit(connection, one).await?;
        Ok((one, admit(connection, other).await?))
    } else {
        let other = admit(connection, other).await?;
        Ok((admit(connection, one).await?, other))
    }
}

/// Finds or creates the place of a location. Its language is the one that is set there or known of the server;
/// otherwise it is the location's, unless the place exists.
///
/// The row is locked, but not its key: a transaction that writes a message for the place would wait for that, and may
/// hold a player for whom this transaction waits later.
pub(super) async fn find_place(
    connection: &mut PgConnection,
    location: Location,
) -> Result<PlaceId, sqlx::Error> {
    sqlx::query_scalar!(
        r#"insert into places (door, server, channel, locale)
           select $1, $2, $3, coalesce(
               (select locale from channel_settings where door = $1 and channel = $3),
               (select locale from channel_settings where door = $1 and channel = $5),
               (select coalesce(locale, found_locale) from server_settings where door = $1 and server = $2),
               $4)
           on conflict on constraint places_door_channel do update set locale = places.locale
           returning id as "id: PlaceId""#,
        location.door.code(),
        location.server.to_db(),
        location.channel.to_db(),
        location.locale.code(),
        location.parent.map(ExternalId::to_db),
    )
    .fetch_one(connection)
    .await
}

/// As [`find_place`], for a challenge, which may be the first one of its server.
pub(super) async fn place_to_challenge(
    connection: &mut PgConnection,
    location: Location,
) -> Result<PlaceId, sqlx::Error> {
    locales::note(&mut *connection, location).await?;
    find_place(connection, location).await
}

/// Locks a place: other transactions that begin a game or make a challenge there wait for the end of this
/// one.
pub(super) async fn hold_place(
    connection: &mut PgConnection,
    place: PlaceId,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "select from places where id = $1 for no key update",
        place as PlaceId
    )
    .fetch_optional(connection)
    .await?;
    Ok(())
}
