//! The channels that servers have chosen for what is posted by itself: the puzzle of the day, the digest of the week, reports.

use sqlx::PgConnection;

use crate::{
    games::ChannelUse,
    ids::{Door, PlaceId},
};

/// The channel that a server has chosen.
pub(super) enum PostingChannel {
    Open(PlaceId),
    /// The bot was removed from the server.
    Left,
    /// The channel is deleted, or the bot may not post there.
    Lost,
}

/// The channel that a server has chosen for something; it becomes a place if it is none.
pub(super) async fn find(
    connection: &mut PgConnection,
    door: Door,
    server: i64,
    what: ChannelUse,
) -> Result<PostingChannel, sqlx::Error> {
    let row = sqlx::query!(
        r#"insert into places as known (door, server, channel, locale)
           select c.door, c.server, c.channel, coalesce(
               c.locale, s.locale, s.found_locale,
               (select p.locale from places p where p.door = $1 and p.server = $2 order by p.id limit 1), 'en')
           from server_settings s
           join channel_settings c on c.door = s.door and c.server = s.server and not c.gone
               and case $3 when 'digest' then c.digest when 'reports' then c.reports when 'puzzle' then c.puzzles else false end
           where s.door = $1 and s.server = $2
           on conflict on constraint places_door_channel do update set locale = known.locale
           returning id as "id: PlaceId", unreachable_why"#,
        door.code(),
        server,
        what.code(),
    )
    .fetch_optional(connection)
    .await?;
    Ok(match row {
        None => PostingChannel::Lost,
        Some(row) => match row.unreachable_why.as_deref() {
            None => PostingChannel::Open(row.id),
            Some("removed") => PostingChannel::Left,
            Some(_) => PostingChannel::Lost,
        },
    })
}
