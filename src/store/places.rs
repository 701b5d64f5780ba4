//! Places: whether anything can be said there, and what waits until it can.

use sqlx::PgConnection;
use time::OffsetDateTime;

use super::{Store, StoreFault, players};
use crate::{
    games::ChannelProblem,
    ids::{Door, ExternalId, Location, PlaceId},
};

/// A channel or thread in which somebody has played or challenged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// The store's number.
    pub id: PlaceId,
    /// The channel or thread.
    pub channel: ExternalId,
    /// The channel that a thread belongs to, as far as it is known.
    pub parent: Option<ExternalId>,
    /// Why nothing can be said there, if so.
    pub problem: Option<ChannelProblem>,
    /// Whether a game runs there or in one of its threads, or something waits to be said.
    pub busy: bool,
}

impl Store {
    /// The servers of a door in which there are places.
    pub(crate) async fn servers(&self, door: Door) -> Result<Vec<ExternalId>, StoreFault> {
        let servers = sqlx::query_scalar!(
            "select distinct server from places where door = $1",
            door.code()
        )
        .fetch_all(&self.pool)
        .await?;
        Ok(servers.into_iter().map(ExternalId::from_db).collect())
    }

    /// The places of a server, its threads before its channels: a game that can go on in its thread does not leave it.
    pub(crate) async fn places_of_server(
        &self,
        door: Door,
        server: ExternalId,
    ) -> Result<Vec<Place>, StoreFault> {
        self.places(door, Some(server), None).await
    }

    /// A channel and its threads, as far as they are places.
    pub(crate) async fn places_at(
        &self,
        door: Door,
        channel: ExternalId,
    ) -> Result<Vec<Place>, StoreFault> {
        self.places(door, None, Some(channel)).await
    }

    async fn places(
        &self,
        door: Door,
        server: Option<ExternalId>,
        channel: Option<ExternalId>,
    ) -> Result<Vec<Place>, StoreFault> {
        let rows = sqlx::query!(
            r#"select id as "id: PlaceId", channel, parent, unreachable_why,
                      coalesce(
                          (select true from games g where g.place = p.id and g.turn_of is not null limit 1),
                          (select true from places thread join games g on g.place = thread.id and g.turn_of is not null
                           where thread.door = p.door and thread.parent = p.channel limit 1),
                          (select true from outbox o where o.place = p.id and o.settled_at is null limit 1),
                          false
                      ) as "busy!"
               from places p
               where door = $1 and (server = $2 or channel = $3 or parent = $3)
               order by parent is null"#,
            door.code(),
            server.map(ExternalId::to_db),
            channel.map(ExternalId::to_db),
        )
        .fetch_all(&self.pool)
        .await?;
        let places = rows.into_iter().map(|row| {
            Ok(Place {
                id: row.id,
                channel: ExternalId::from_db(row.channel),
                parent: row.parent.map(ExternalId::from_db),
                problem: row
                    .unreachable_why
                    .as_deref()
                    .map(hindrance_from_db)
                    .transpose()?,
                busy: row.busy,
            })
        });
        places.collect()
    }

    /// A thread belongs to this channel.
    pub(crate) async fn note_parent(
        &self,
        place: PlaceId,
        parent: ExternalId,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            "update places set parent = $2 where id = $1",
            place as PlaceId,
            parent.to_db(),
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Something could not be said in a place. What is known of it already stays: it was learnt from what happened
    /// there, and not from a try.
    pub(crate) async fn hinder(
        &self,
        place: PlaceId,
        why: ChannelProblem,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let mut tx = self.pool.begin().await?;
        hinder(&mut tx, place, why, now).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Something could not be said in a channel, whether anybody has ever played there or not.
    pub(crate) async fn hinder_at(
        &self,
        location: Location,
        why: ChannelProblem,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let mut tx = self.pool.begin().await?;
        let place = players::find_place(&mut tx, location).await?;
        hinder(&mut tx, place, why, now).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Nothing can be said in the channel of a thread, whether anybody has ever played there or not.
    pub(crate) async fn hinder_parent(
        &self,
        thread: PlaceId,
        parent: ExternalId,
        why: ChannelProblem,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let mut tx = self.pool.begin().await?;
        let place = sqlx::query_scalar!(
            r#"insert into places (door, server, channel, locale)
               select door, server, $2, locale from places where id = $1
               on conflict on constraint places_door_channel do update set door = excluded.door
               returning id as "id: PlaceId""#,
            thread as PlaceId,
            parent.to_db(),
        )
        .fetch_optional(&mut *tx)
        .await?;
        if let Some(place) = place {
            hinder(&mut tx, place, why, now).await?;
        }
        tx.commit().await?;
        Ok(())
    }

    /// A place was seen: nothing can be said there for this reason, or anything can.
    pub(crate) async fn see(
        &self,
        place: PlaceId,
        problem: Option<ChannelProblem>,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let mut tx = self.pool.begin().await?;
        let changed = sqlx::query!(
            "update places set unreachable_since = case when $2::text is null then null else $3::timestamptz end,
                               unreachable_why = $2
             where id = $1 and unreachable_why is distinct from $2",
            place as PlaceId,
            problem.map(ChannelProblem::code),
            now,
        )
        .execute(&mut *tx)
        .await?;
        if changed.rows_affected() > 0 {
            match problem {
                None => release(&mut tx, place, now).await?,
                Some(ChannelProblem::ChannelGone) => forget_channel(&mut tx, place, now).await?,
                Some(_) => {}
            }
        }
        tx.commit().await?;
        Ok(())
    }

    /// Anything could be said in a place at this time; gives whether that was not known. What came in the way after it
    /// still is.
    pub(crate) async fn sight(
        &self,
        place: PlaceId,
        at: OffsetDateTime,
    ) -> Result<bool, StoreFault> {
        let mut tx = self.pool.begin().await?;
        let opened = sqlx::query!(
            "update places set unreachable_since = null, unreachable_why = null
             where id = $1 and unreachable_since < $2",
            place as PlaceId,
            at,
        )
        .execute(&mut *tx)
        .await?;
        let is_news = opened.rows_affected() > 0;
        if is_news {
            release(&mut tx, place, at).await?;
        }
        tx.commit().await?;
        Ok(is_news)
    }

    /// The bot was removed from a server. What else was in the way there does not matter any more.
    pub(crate) async fn leave_server(
        &self,
        door: Door,
        server: ExternalId,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            "update places set unreachable_since = $3, unreachable_why = 'removed'
             where door = $1 and server = $2 and unreachable_why is distinct from 'removed'",
            door.code(),
            server.to_db(),
            now,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}

async fn hinder(
    connection: &mut PgConnection,
    place: PlaceId,
    why: ChannelProblem,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    let hindered = sqlx::query!(
        "update places set unreachable_since = $3, unreachable_why = $2
         where id = $1 and unreachable_since is null",
        place as PlaceId,
        why.code(),
        now,
    )
    .execute(&mut *connection)
    .await?;
    if hindered.rows_affected() > 0 && why == ChannelProblem::ChannelGone {
        forget_channel(connection, place, now).await?;
    }
    Ok(())
}

/// What waited to be said in a place can be said at once.
async fn release(
    connection: &mut PgConnection,
    place: PlaceId,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update outbox set due_at = least(due_at, $2)
         where place = $1 and settled_at is null and claimed_by is null",
        place as PlaceId,
        now,
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// With a channel go the messages in it: open challenges can be accepted no more, and nothing has to be said but
/// what belongs to a running game, which may go on elsewhere.
async fn forget_channel(
    connection: &mut PgConnection,
    place: PlaceId,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update challenges set state = 'deleted', closed_at = $2 where place = $1 and state = 'open'",
        place as PlaceId,
        now,
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query!(
        "update outbox set settled_at = $2, failure = 'channel gone'
         where place = $1 and settled_at is null
           and not exists (select from games g where g.id = outbox.game and g.turn_of is not null)",
        place as PlaceId,
        now,
    )
    .execute(connection)
    .await?;
    Ok(())
}

pub(super) fn hindrance_from_db(code: &str) -> Result<ChannelProblem, StoreFault> {
    ChannelProblem::ALL
        .into_iter()
        .find(|why| why.code() == code)
        .ok_or_else(|| StoreFault::Unreadable {
            what: "hindrance",
            found: code.to_owned(),
        })
}
