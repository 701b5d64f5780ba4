//! Players and places.

use sqlx::PgConnection;

use super::{Store, StoreFault};
use crate::{
    games::Reminders,
    ids::{PlaceId, PlayerId, Venue, Visitor},
};

impl Store {
    /// The player that a visitor is, if they ever played or challenged.
    pub(crate) async fn player(&self, visitor: Visitor) -> Result<Option<PlayerId>, StoreFault> {
        Ok(sqlx::query_scalar!(
            r#"select id as "id: PlayerId" from players where door = $1 and door_key = $2"#,
            visitor.door.code(),
            visitor.key.to_db(),
        )
        .fetch_optional(&self.pool)
        .await?)
    }

    /// Whether somebody is reminded, from now on.
    pub(crate) async fn set_reminders(
        &self,
        visitor: Visitor,
        reminders: Reminders,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            "insert into players (door, door_key, reminders) values ($1, $2, $3)
             on conflict on constraint players_door_key do update set reminders = excluded.reminders",
            visitor.door.code(),
            visitor.key.to_db(),
            reminders == Reminders::On,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}

/// The player that a visitor is, from now on.
pub(super) async fn admit(
    connection: &mut PgConnection,
    visitor: Visitor,
) -> Result<PlayerId, sqlx::Error> {
    sqlx::query_scalar!(
        r#"insert into players (door, door_key) values ($1, $2)
           on conflict on constraint players_door_key do update set door = excluded.door
           returning id as "id: PlayerId""#,
        visitor.door.code(),
        visitor.key.to_db(),
    )
    .fetch_one(connection)
    .await
}

/// The place that a venue was elsewhere; if it is known here, it keeps the language that it has.
pub(super) async fn find_place(
    connection: &mut PgConnection,
    venue: Venue,
) -> Result<PlaceId, sqlx::Error> {
    sqlx::query_scalar!(
        r#"insert into places (door, server, channel, locale) values ($1, $2, $3, $4)
           on conflict on constraint places_door_channel do update set door = excluded.door
           returning id as "id: PlaceId""#,
        venue.door.code(),
        venue.server.to_db(),
        venue.channel.to_db(),
        venue.locale.code(),
    )
    .fetch_one(connection)
    .await
}

/// The place that a venue is, with the language that it has now.
pub(super) async fn locate(
    connection: &mut PgConnection,
    venue: Venue,
) -> Result<PlaceId, sqlx::Error> {
    sqlx::query_scalar!(
        r#"insert into places (door, server, channel, locale) values ($1, $2, $3, $4)
           on conflict on constraint places_door_channel do update set locale = excluded.locale
           returning id as "id: PlaceId""#,
        venue.door.code(),
        venue.server.to_db(),
        venue.channel.to_db(),
        venue.locale.code(),
    )
    .fetch_one(connection)
    .await
}
