//! The languages of public messages.
//!
//! The language of a place is a column of `places`, which every change of a language updates, so that messages need not look
//! for it.

use sqlx::PgConnection;

use crate::ids::{LocaleSource, Location};

/// Gives all places of a server the language that holds in them.
pub(super) async fn apply(
    connection: &mut PgConnection,
    location: Location,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update places p
         set locale = coalesce(
             (select c.locale from channel_settings c where c.door = p.door and c.channel = p.channel),
             (select c.locale from channel_settings c where c.door = p.door and c.channel = p.parent),
             (select coalesce(s.locale, s.found_locale) from server_settings s where s.door = p.door and s.server = p.server),
             p.locale)
         where p.door = $1 and p.server = $2",
        location.door.code(),
        location.server.to_db(),
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Remembers the language of a server where somebody challenges: the server's own, or else that of the first person.
pub(super) async fn note(
    connection: &mut PgConnection,
    location: Location,
) -> Result<(), sqlx::Error> {
    let found = sqlx::query_scalar!(
        "select found_locale from server_settings where door = $1 and server = $2",
        location.door.code(),
        location.server.to_db(),
    )
    .fetch_optional(&mut *connection)
    .await?;
    let found = found.flatten();
    let is_news = match location.locale_source {
        LocaleSource::Server => found.as_deref() != Some(location.locale.code()),
        LocaleSource::User => found.is_none(),
    };
    if !is_news {
        return Ok(());
    }
    // Of two users who challenge first, one is.
    sqlx::query!(
        "insert into server_settings as s (door, server, found_locale) values ($1, $2, $3)
         on conflict (door, server) do update
         set found_locale = excluded.found_locale
         where $4 or s.found_locale is null",
        location.door.code(),
        location.server.to_db(),
        location.locale.code(),
        location.locale_source == LocaleSource::Server,
    )
    .execute(&mut *connection)
    .await?;
    apply(connection, location).await
}
