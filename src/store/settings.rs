//! What admins have set for servers and channels.

use serde_json::{Map, Value};
use sqlx::PgConnection;
use time::OffsetDateTime;

use super::{Store, StoreFault, daily_puzzles, digests, locales};
use crate::{
    games::{ChannelUse, Scope, ServerChange, ServerPart, SettingsRow},
    ids::{Door, ExternalId, Location},
};

impl Store {
    /// Sets one thing for a server, or for the channel of this location. Nothing else changes.
    pub(crate) async fn set_for_server(
        &self,
        location: Location,
        scope: Scope,
        change: ServerChange,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let mut tx = self.begin().await?;
        admit_server(&mut tx, location).await?;
        if scope == Scope::Channel && change.part().is_per_channel() {
            admit_channel(&mut tx, location, location.channel).await?;
        }
        let (column, value) = change.cell();
        let cells = Map::from_iter([(column.to_owned(), value.into())]);
        write(&mut tx, location, scope, change.part(), cells).await?;
        match change {
            ServerChange::PuzzleHour(hour) => {
                daily_puzzles::move_to(&mut tx, location, hour, now).await?;
            }
            ServerChange::DigestDay(_) | ServerChange::DigestHour(_) => {
                digests::reschedule(&mut tx, location, now).await?;
            }
            _ => {}
        }
        tx.commit().await?;
        Ok(())
    }

    /// Removes what is set in one part for a server, or for the channel of this location.
    pub(crate) async fn clear_for_server(
        &self,
        location: Location,
        scope: Scope,
        part: ServerPart,
    ) -> Result<(), StoreFault> {
        let mut tx = self.begin().await?;
        admit_server(&mut tx, location).await?;
        if let Some(for_what) = part.channels() {
            choose(&mut tx, location, for_what, &[], None).await?;
        }
        // Their times stay for the next time that they are wanted.
        if !matches!(part, ServerPart::Puzzle | ServerPart::Digest) {
            let empty = |column: &str| (column.to_owned(), Value::Null);
            let cells = part.columns().map(empty).collect();
            write(&mut tx, location, scope, part, cells).await?;
        }
        tx.commit().await?;
        Ok(())
    }

    /// Chooses the channels of a server for something, instead of those that were chosen before.
    pub(crate) async fn choose_channels(
        &self,
        location: Location,
        for_what: ChannelUse,
        channels: &[ExternalId],
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let mut tx = self.begin().await?;
        admit_server(&mut tx, location).await?;
        let since = (!channels.is_empty()).then_some(now);
        choose(&mut tx, location, for_what, channels, since).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Records that a channel is deleted, if anything is set for it.
    pub(crate) async fn mark_channel_gone(
        &self,
        door: Door,
        channel: ExternalId,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            "update channel_settings set gone = true where door = $1 and channel = $2",
            door.code(),
            channel.to_db(),
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}

/// Writes cells of a server's row, or of a channel's, by the names of their columns; null where nothing is to be set.
async fn write(
    connection: &mut PgConnection,
    location: Location,
    scope: Scope,
    part: ServerPart,
    cells: SettingsRow,
) -> Result<(), sqlx::Error> {
    let (door, cells) = (location.door.code(), Value::Object(cells));
    if scope == Scope::Channel && part.is_per_channel() {
        sqlx::query!(
            "update channel_settings c
             set (locale, rules, time) = (select locale, rules, time from jsonb_populate_record(c, $3))
             where c.door = $1 and c.channel = $2",
            door,
            location.channel.to_db(),
            cells,
        )
        .execute(&mut *connection)
        .await?;
    } else {
        sqlx::query!(
            "update server_settings s
             set (locale, channels, rules, time, rated, threads, computer, games_of_player, games_here, pages, tournaments, ladders,
                  puzzle_hour, digest_day, digest_hour) =
                 (select locale, coalesce(channels, 'all'), rules, time, rated, threads, computer, games_of_player, games_here,
                         coalesce(pages, 'open'), tournaments, ladders, puzzle_hour, digest_day, digest_hour
                  from jsonb_populate_record(s, $3))
             where s.door = $1 and s.server = $2",
            door,
            location.server.to_db(),
            cells,
        )
        .execute(&mut *connection)
        .await?;
    }
    match part {
        ServerPart::Language => locales::apply(connection, location).await,
        _ => Ok(()),
    }
}

/// Chooses the channels for something, which is wanted from a time on if it is to be posted there, or no more.
async fn choose(
    connection: &mut PgConnection,
    location: Location,
    for_what: ChannelUse,
    channels: &[ExternalId],
    since: Option<OffsetDateTime>,
) -> Result<(), sqlx::Error> {
    for &channel in channels {
        admit_channel(&mut *connection, location, channel).await?;
    }
    let (door, server) = (location.door.code(), location.server.to_db());
    // The indexes allow one channel at a time, also within a statement.
    sqlx::query!(
        "update channel_settings
         set listed = listed and $3 <> 'games', results = results and $3 <> 'results', puzzles = puzzles and $3 <> 'puzzle',
             digest = digest and $3 <> 'digest', reports = reports and $3 <> 'reports'
         where door = $1 and server = $2",
        door,
        server,
        for_what.code(),
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query!(
        "update channel_settings
         set listed = listed or $4 = 'games', results = results or $4 = 'results', puzzles = puzzles or $4 = 'puzzle',
             digest = digest or $4 = 'digest', reports = reports or $4 = 'reports',
             told_by = case when $4 <> 'results' then told_by end
         where door = $1 and server = $2 and channel = any($3)",
        door,
        server,
        &channels.iter().map(|it| it.to_db()).collect::<Vec<_>>(),
        for_what.code(),
    )
    .execute(&mut *connection)
    .await?;
    match for_what {
        ChannelUse::Puzzle => daily_puzzles::want(connection, location, since).await,
        ChannelUse::Digest => digests::want(connection, location, since).await,
        ChannelUse::Games | ChannelUse::Results | ChannelUse::Reports => Ok(()),
    }
}

/// Creates the row of a server, and locks it, but not its key, to which its channels refer: changes of one server follow each
/// other.
async fn admit_server(
    connection: &mut PgConnection,
    location: Location,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "insert into server_settings as settings (door, server) values ($1, $2)
         on conflict (door, server) do update set locale = settings.locale",
        location.door.code(),
        location.server.to_db(),
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Creates the row of a channel, which exists.
async fn admit_channel(
    connection: &mut PgConnection,
    location: Location,
    channel: ExternalId,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "insert into channel_settings (door, server, channel) values ($1, $2, $3)
         on conflict (door, channel) do update set gone = false",
        location.door.code(),
        location.server.to_db(),
        channel.to_db(),
    )
    .execute(connection)
    .await?;
    Ok(())
}
