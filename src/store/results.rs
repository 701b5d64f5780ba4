//! The channels in which servers read the results of their games.

use sqlx::PgConnection;
use time::OffsetDateTime;

use super::{OutboxItem, Store, StoreFault};
use crate::{
    games::LostResults,
    ids::{GameId, OutboxId, PlaceId},
};

impl Store {
    /// Why the result of a game is not posted where its server reads results, if the end of this game reports it.
    pub(crate) async fn lost_results(
        &self,
        game: GameId,
    ) -> Result<Option<LostResults>, StoreFault> {
        let is_gone = sqlx::query_scalar!(
            "select c.gone
             from games g
             join places p on p.id = g.place
             join channel_settings c on c.door = p.door and c.server = p.server and c.results
             where g.id = $1 and c.told_by = g.id",
            game as GameId,
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(is_gone.map(|is_gone| {
            if is_gone {
                LostResults::Gone
            } else {
                LostResults::Closed
            }
        }))
    }

    /// Has a result that could not be posted in the channel for results posted where the game is, which reports it there. Returns
    /// false if that was reported before, since the last result that could be posted.
    pub(crate) async fn fall_back(
        &self,
        item: &OutboxItem,
        game: GameId,
        now: OffsetDateTime,
    ) -> Result<bool, StoreFault> {
        let mut tx = self.begin().await?;
        let told = sqlx::query!(
            "update channel_settings c set told_by = $2
             from places p
             where p.id = $1 and c.door = p.door and c.channel = p.channel and c.results and c.told_by is null",
            item.place as PlaceId,
            game as GameId,
        )
        .execute(&mut *tx)
        .await?;
        let moved = sqlx::query!(
            "update outbox o set place = g.place, due_at = $2, claimed_by = null, attempts = 0
             from games g
             where o.id = $1 and o.settled_at is null and g.id = o.game and g.place <> o.place and $3",
            item.id as OutboxId,
            now,
            told.rows_affected() == 1,
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(moved.rows_affected() == 1)
    }
}

/// The place to which the results of a place's server go, if there is one in which the bot can post: found or created.
pub(super) async fn place(
    connection: &mut PgConnection,
    played_at: PlaceId,
) -> Result<Option<PlaceId>, sqlx::Error> {
    let place = sqlx::query_scalar!(
        r#"insert into places as known (door, server, channel, locale)
           select c.door, c.server, c.channel, coalesce(c.locale, s.locale, s.found_locale, here.locale)
           from places here
           join server_settings s on s.door = here.door and s.server = here.server
           join channel_settings c on c.door = here.door and c.server = here.server and c.results and not c.gone
           where here.id = $1 and c.channel <> here.channel
           on conflict on constraint places_door_channel do update set locale = known.locale
           where known.unreachable_since is null
           returning id as "id: PlaceId""#,
        played_at as PlaceId,
    )
    .fetch_optional(&mut *connection)
    .await?;
    if let Some(place) = place {
        // A later loss is reported again.
        sqlx::query!(
            "update channel_settings c set told_by = null
             from places p
             where p.id = $1 and c.door = p.door and c.channel = p.channel and c.told_by is not null",
            place as PlaceId,
        )
        .execute(connection)
        .await?;
    }
    Ok(place)
}

/// Notes that the end of a game reports its lost result: the channel for results is deleted, or the bot cannot post there.
/// Nothing is noted if there is no such channel, or that was reported before.
pub(super) async fn note_lost(
    connection: &mut PgConnection,
    game: GameId,
    played_at: PlaceId,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update channel_settings c set told_by = $1
         from places here
         where here.id = $2 and c.door = here.door and c.server = here.server and c.channel <> here.channel
           and c.results and c.told_by is null
           and (c.gone or exists (
               select from places p
               where p.door = c.door and p.channel = c.channel and p.unreachable_since is not null
           ))",
        game as GameId,
        played_at as PlaceId,
    )
    .execute(connection)
    .await?;
    Ok(())
}
