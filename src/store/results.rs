//! The channels in which servers read the results of their games.

use sqlx::PgConnection;

use super::{Store, StoreFault};
use crate::ids::{GameId, PlaceId};

impl Store {
    /// Whether the channel is deleted to which the result of a game would go.
    pub(crate) async fn has_lost_results(&self, game: GameId) -> Result<bool, StoreFault> {
        Ok(sqlx::query_scalar!(
            r#"select exists (
                   select from games g
                   join places p on p.id = g.place
                   join channel_settings c on c.door = p.door and c.server = p.server
                   where g.id = $1 and c.results and c.gone
               ) as "lost!""#,
            game as GameId,
        )
        .fetch_one(&self.pool)
        .await?)
    }
}

/// The place to which the results of a place's server go, if there is one in which the bot can post: found or created.
pub(super) async fn place(
    connection: &mut PgConnection,
    played_at: PlaceId,
) -> Result<Option<PlaceId>, sqlx::Error> {
    sqlx::query_scalar!(
        r#"insert into places as known (door, server, channel, locale)
           select c.door, c.server, c.channel, coalesce(c.locale, s.locale, s.found_locale, here.locale)
           from places here
           join server_settings s on s.door = here.door and s.server = here.server
           join channel_settings c on c.door = here.door and c.server = here.server and c.results and not c.gone
           where here.id = $1 and c.channel <> here.channel
           on conflict on constraint places_door_channel do update set locale = places.locale
           where known.unreachable_since is null
           returning id as "id: PlaceId""#,
        played_at as PlaceId,
    )
    .fetch_optional(connection)
    .await
}
