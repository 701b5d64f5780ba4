//! The digest of a server: when it is posted, and once.

mod read;

use sqlx::PgConnection;
use time::{Duration, OffsetDateTime};

use super::{
    Store, StoreFault, count_from_db, count_to_db,
    outbox::{self, MessageKind},
    players,
    posting_channel::{self, PostingChannel},
};
use crate::{
    games::{ChannelUse, DIGEST_DAY, DIGEST_HOUR, digest_period, next_weekly},
    ids::{Door, ExternalId, Location, PlaceId},
};

/// A digest that is due later than that was put off by a clock that was ahead.
const FARTHEST: Duration = Duration::days(8);

/// A server's digest as it is posted.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PostedDigest {
    pub(crate) door: Door,
    pub(crate) server: ExternalId,
    pub(crate) since: OffsetDateTime,
    pub(crate) until: OffsetDateTime,
}

impl Store {
    /// Posts the digests of a door that are due; returns how many.
    pub(crate) async fn post_digests(
        &self,
        door: Door,
        now: OffsetDateTime,
    ) -> Result<u64, StoreFault> {
        let mut posted = 0;
        while let Some(is_posted) = self.post_next_digest(door, now).await? {
            posted += u64::from(is_posted);
        }
        Ok(posted)
    }

    /// Handles the next server of a door whose digest is due; returns whether it is posted. `None` if there is no such server.
    async fn post_next_digest(
        &self,
        door: Door,
        now: OffsetDateTime,
    ) -> Result<Option<bool>, StoreFault> {
        let mut tx = self.begin().await?;
        let due = sqlx::query!(
            "select server, digest_day, digest_hour, digest_until from server_settings
             where door = $1 and digest_due <= $2
             order by digest_due
             limit 1
             for no key update skip locked",
            door.code(),
            now,
        )
        .fetch_optional(&mut *tx)
        .await?;
        let Some(due) = due else { return Ok(None) };
        let (day, hour) = weekly(due.digest_day, due.digest_hour);
        let (since, until) = digest_period(day, hour, due.digest_until, now);
        let channel = posting_channel::find(&mut tx, door, due.server, ChannelUse::Digest).await?;
        let is_posted = match channel {
            PostingChannel::Open(place) => {
                let digest = PostedDigest {
                    door,
                    server: ExternalId::from_db(due.server),
                    since,
                    until,
                };
                self.post_digest(&mut tx, digest, place, now).await?
            }
            PostingChannel::Left | PostingChannel::Lost => false,
        };
        sqlx::query!(
            "update server_settings
             set digest_due = $3, digest_until = $4, digest_lost = $5
             where door = $1 and server = $2",
            door.code(),
            due.server,
            next_weekly(day, hour, now),
            until,
            matches!(channel, PostingChannel::Lost),
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(Some(is_posted))
    }

    /// Has a digest posted if anything has happened, once for each time; returns whether it is.
    async fn post_digest(
        &self,
        connection: &mut PgConnection,
        digest: PostedDigest,
        place: PlaceId,
        now: OffsetDateTime,
    ) -> Result<bool, StoreFault> {
        if self.digest(digest).await?.is_empty() {
            return Ok(false);
        }
        let (door, server) = (digest.door.code(), digest.server.to_db());
        let number = sqlx::query_scalar!(
            "insert into digests (door, server, since, until) values ($1, $2, $3, $4)
             on conflict on constraint digests_once do nothing
             returning id",
            door,
            server,
            digest.since,
            digest.until,
        )
        .fetch_optional(&mut *connection)
        .await?;
        let Some(number) = number else {
            return Ok(false);
        };
        let first_page = self.first_page(digest).await?;
        let (places, players): (Vec<i16>, Vec<i64>) =
            (1..).zip(first_page.iter().map(|it| it.id.0)).unzip();
        sqlx::query!(
            "insert into digest_places (digest, place, player)
             select $1, * from unnest($2::smallint[], $3::bigint[])",
            number,
            &places,
            &players,
        )
        .execute(&mut *connection)
        .await?;
        // The last one is what this one compares with.
        sqlx::query!(
            "delete from digests where door = $1 and server = $2 and id < (
                 select max(id) from digests where door = $1 and server = $2 and id < $3
             )",
            door,
            server,
            number,
        )
        .execute(&mut *connection)
        .await?;
        let kind = MessageKind::Digest {
            number: count_from_db(number),
        };
        outbox::put(connection, place, kind, now).await?;
        Ok(true)
    }

    /// When the next digest of a door is due.
    pub(crate) async fn next_digest_due_at(
        &self,
        door: Door,
    ) -> Result<Option<OffsetDateTime>, StoreFault> {
        let due = sqlx::query_scalar!(
            "select digest_due from server_settings
             where door = $1 and digest_due is not null
             order by digest_due limit 1",
            door.code(),
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(due.flatten())
    }

    /// Has digests posted within a week that a clock has put off which was ahead.
    pub(crate) async fn bring_digests_forward(
        &self,
        door: Door,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let late = sqlx::query!(
            "select server, digest_day, digest_hour from server_settings
             where door = $1 and digest_due > $2",
            door.code(),
            now + FARTHEST,
        )
        .fetch_all(&self.pool)
        .await?;
        for row in late {
            let (day, hour) = weekly(row.digest_day, row.digest_hour);
            sqlx::query!(
                "update server_settings set digest_due = $3
                 where door = $1 and server = $2 and digest_due > $4",
                door.code(),
                row.server,
                next_weekly(day, hour, now),
                now + FARTHEST,
            )
            .execute(&self.pool)
            .await?;
        }
        Ok(())
    }

    /// Records that a digest could not be posted, for those who look at the settings of the server.
    pub(crate) async fn note_digest_lost(
        &self,
        door: Door,
        server: ExternalId,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            "update server_settings set digest_lost = true where door = $1 and server = $2",
            door.code(),
            server.to_db(),
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// A digest by its number.
    pub(crate) async fn posted_digest(
        &self,
        number: u32,
    ) -> Result<Option<PostedDigest>, StoreFault> {
        let row = sqlx::query!(
            "select door, server, since, until from digests where id = $1",
            count_to_db(number),
        )
        .fetch_optional(&self.pool)
        .await?;
        row.map(|row| {
            Ok(PostedDigest {
                door: super::codes::door_from_db(&row.door)?,
                server: ExternalId::from_db(row.server),
                since: row.since,
                until: row.until,
            })
        })
        .transpose()
    }
}

/// Has the digest of a server posted from a time on, on its day at its hour, or no more.
pub(super) async fn want(
    connection: &mut PgConnection,
    location: Location,
    since: Option<OffsetDateTime>,
) -> Result<(), sqlx::Error> {
    players::find_place(&mut *connection, location).await?;
    let row = sqlx::query!(
        "select digest_day, digest_hour from server_settings where door = $1 and server = $2",
        location.door.code(),
        location.server.to_db(),
    )
    .fetch_one(&mut *connection)
    .await?;
    let (day, hour) = weekly(row.digest_day, row.digest_hour);
    let due = since.map(|since| next_weekly(day, hour, since));
    sqlx::query!(
        "update server_settings set digest_due = $3, digest_lost = false where door = $1 and server = $2",
        location.door.code(),
        location.server.to_db(),
        due,
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Moves the digest of a server to its day and hour, if it is wanted.
pub(super) async fn reschedule(
    connection: &mut PgConnection,
    location: Location,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    let (door, server) = (location.door.code(), location.server.to_db());
    let row = sqlx::query!(
        "select digest_day, digest_hour from server_settings where door = $1 and server = $2",
        door,
        server,
    )
    .fetch_one(&mut *connection)
    .await?;
    let (day, hour) = weekly(row.digest_day, row.digest_hour);
    sqlx::query!(
        "update server_settings set digest_due = $3 where door = $1 and server = $2 and digest_due is not null",
        door,
        server,
        next_weekly(day, hour, now),
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Records that the digest of a server could be posted.
pub(super) async fn note_posted(
    connection: &mut PgConnection,
    place: PlaceId,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update server_settings s set digest_lost = false
         from places p
         where p.id = $1 and s.door = p.door and s.server = p.server and s.digest_lost",
        place as PlaceId,
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// The day and the hour that a row holds.
fn weekly(day: i16, hour: i16) -> (u8, u8) {
    (
        u8::try_from(day).unwrap_or(DIGEST_DAY),
        u8::try_from(hour).unwrap_or(DIGEST_HOUR),
    )
}
