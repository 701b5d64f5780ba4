//! Places: whether the bot can post there, and what waits until it can.

use sqlx::PgConnection;
use time::{Duration, OffsetDateTime};

use super::{Store, StoreFault, players};
use crate::{
    games::ChannelProblem,
    ids::{Door, ExternalId, Location, PlaceId, ShardId},
};

/// For how long a refused message is not tried again because somebody acts in its channel.
const REFUSED_FOR: Duration = Duration::minutes(5);

/// A channel or thread in which somebody has played or challenged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// Its number in the store.
    pub id: PlaceId,
    /// The channel or thread.
    pub channel: ExternalId,
    /// The channel of a thread, as far as it is known.
    pub parent: Option<ExternalId>,
    /// Why the bot cannot post there, if so.
    pub problem: Option<ChannelProblem>,
    /// Whether a game runs there or in one of its threads, a message is pending, or results are posted there.
    pub busy: bool,
}

impl Store {
    /// The servers of a shard that have places; direct messages are in none.
    pub(crate) async fn servers(&self, shard: ShardId) -> Result<Vec<ExternalId>, StoreFault> {
        let servers = sqlx::query_scalar!(
            "select distinct server from places where door = $1 and server >= 0 and (server >> 22) % $2 = $3",
            Door::Discord.code(),
            i64::from(shard.total),
            i64::from(shard.number),
        )
        .fetch_all(&self.pool)
        .await?;
        Ok(servers.into_iter().map(ExternalId::from_db).collect())
    }

    /// The places of a server, threads before channels: a game that can go on in its thread does not leave
    /// it.
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
                          (select c.results or c.puzzles from channel_settings c where c.door = p.door and c.channel = p.channel),
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
                    .map(problem_from_db)
                    .transpose()?,
                busy: row.busy,
            })
        });
        places.collect()
    }

    /// Records the channel of a thread.
    pub(crate) async fn note_parent(
        &self,
        place: PlaceId,
        parent: ExternalId,
    ) -> Result<(), StoreFault> {
        // Where the channel has a language of its own, its threads have it, too.
        sqlx::query!(
            "update places p
             set parent = $2,
                 locale = coalesce(
                     (select locale from channel_settings where door = p.door and channel = p.channel),
                     (select locale from channel_settings where door = p.door and channel = $2),
                     p.locale)
             where id = $1",
            place as PlaceId,
            parent.to_db(),
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Records that posting in a place failed. An earlier recorded problem stays, because it comes from
    /// events in the channel and not from one attempt.
    pub(crate) async fn mark_unreachable(
        &self,
        place: PlaceId,
        why: ChannelProblem,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let mut tx = self.begin().await?;
        mark_unreachable(&mut tx, place, why, now).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Records that posting in a channel failed; returns its place. Creates the place if nobody has ever played there.
    pub(crate) async fn mark_channel_unreachable(
        &self,
        location: Location,
        why: ChannelProblem,
        now: OffsetDateTime,
    ) -> Result<PlaceId, StoreFault> {
        let mut tx = self.begin().await?;
        let place = players::find_place(&mut tx, location).await?;
        mark_unreachable(&mut tx, place, why, now).await?;
        tx.commit().await?;
        Ok(place)
    }

    /// Records a problem of the channel of a thread. Creates the place if nobody has ever played there.
    pub(crate) async fn mark_parent_unreachable(
        &self,
        thread: PlaceId,
        parent: ExternalId,
        why: ChannelProblem,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let mut tx = self.begin().await?;
        let place = sqlx::query_scalar!(
            r#"insert into places (door, server, channel, locale)
               select door, server, $2, locale from places where id = $1
               on conflict on constraint places_door_channel do update set locale = places.locale
               returning id as "id: PlaceId""#,
            thread as PlaceId,
            parent.to_db(),
        )
        .fetch_optional(&mut *tx)
        .await?;
        if let Some(place) = place {
            mark_unreachable(&mut tx, place, why, now).await?;
        }
        tx.commit().await?;
        Ok(())
    }

    /// Records the state of a place as it was observed: a problem, or none.
    pub(crate) async fn observe(
        &self,
        place: PlaceId,
        problem: Option<ChannelProblem>,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let mut tx = self.begin().await?;
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

    /// Records that the bot could post in a place at this time; returns whether it was blocked. A problem
    /// recorded after `at` stays, and a refused message for some minutes more: it may be refused again.
    pub(crate) async fn mark_reachable(
        &self,
        place: PlaceId,
        at: OffsetDateTime,
    ) -> Result<bool, StoreFault> {
        let mut tx = self.begin().await?;
        let opened = sqlx::query!(
            "update places set unreachable_since = null, unreachable_why = null
             where id = $1
               and unreachable_since < case unreachable_why when 'message-refused' then $3::timestamptz else $2 end",
            place as PlaceId,
            at,
            at - REFUSED_FOR,
        )
        .execute(&mut *tx)
        .await?;
        let was_unreachable = opened.rows_affected() > 0;
        if was_unreachable {
            release(&mut tx, place, at).await?;
        }
        tx.commit().await?;
        Ok(was_unreachable)
    }

    /// Records that the bot was removed from a server; returns the places that this changes. It replaces any other problem
    /// there.
    pub(crate) async fn leave_server(
        &self,
        door: Door,
        server: ExternalId,
        now: OffsetDateTime,
    ) -> Result<Vec<PlaceId>, StoreFault> {
        let left = sqlx::query_scalar!(
            r#"update places set unreachable_since = $3, unreachable_why = 'removed'
               where door = $1 and server = $2 and unreachable_why is distinct from 'removed'
               returning id as "id: PlaceId""#,
            door.code(),
            server.to_db(),
            now,
        )
        .fetch_all(&self.pool)
        .await?;
        Ok(left)
    }
}

async fn mark_unreachable(
    connection: &mut PgConnection,
    place: PlaceId,
    why: ChannelProblem,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    let marked = sqlx::query!(
        "update places set unreachable_since = $3, unreachable_why = $2
         where id = $1 and unreachable_since is null",
        place as PlaceId,
        why.code(),
        now,
    )
    .execute(&mut *connection)
    .await?;
    if marked.rows_affected() == 0 {
        return Ok(());
    }
    // Nobody waits for these, and newer messages about their games must not wait for them either.
    sqlx::query!(
        "update outbox set settled_at = $2, failure = $3, claimed_by = null
         where place = $1 and settled_at is null and kind in ('share', 'replay', 'figures', 'result', 'puzzle', 'puzzle-lost')",
        place as PlaceId,
        now,
        why.code(),
    )
    .execute(&mut *connection)
    .await?;
    if why == ChannelProblem::ChannelGone {
        forget_channel(connection, place, now).await?;
    }
    Ok(())
}

/// Makes the pending messages of a place due.
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

/// Closes the open challenges of a deleted channel and drops its pending messages, except those of running
/// games, which may go on elsewhere.
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

pub(super) fn problem_from_db(code: &str) -> Result<ChannelProblem, StoreFault> {
    ChannelProblem::ALL
        .into_iter()
        .find(|why| why.code() == code)
        .ok_or_else(|| StoreFault::Unreadable {
            what: "channel problem",
            found: code.to_owned(),
        })
}
