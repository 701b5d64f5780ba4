//! The puzzle that a server gets each day.

use raichi_rules::presets;
use sqlx::{PgConnection, types::Json};
use time::{Duration, OffsetDateTime};

use super::{
    Store, StoreFault, count_from_db, count_to_db,
    outbox::{self, MessageKind},
    players,
    posting_channel::{self, PostingChannel},
};
use crate::{
    games::{ChannelUse, PUZZLES_KEPT, SHIPPED_AT, StoredPuzzle, next_hour},
    ids::{Door, ExternalId, Location, PlaceId},
};

/// How many of the newest games of each channel show what is played on a server.
const PLAYED_LATELY: i64 = 50;
/// When a puzzle is looked for again if there is none yet.
const AGAIN_AFTER: Duration = Duration::seconds(20);

impl Store {
    /// Whether some server of a door has fewer puzzles left than are to be kept for it.
    pub(crate) async fn lacks_puzzles(&self, door: Door) -> Result<bool, StoreFault> {
        Ok(sqlx::query_scalar!(
            r#"select exists (
                   select from server_settings s
                   where s.door = $1 and s.puzzle_due is not null and (
                       select count(*) from (
                           select from puzzles p
                           where not exists (
                               select from daily_puzzles d
                               where d.door = s.door and d.server = s.server and d.puzzle = p.id
                           )
                           limit $2
                       ) rest
                   ) < $2
               ) as "lacks!""#,
            door.code(),
            i64::from(PUZZLES_KEPT),
        )
        .fetch_one(&self.pool)
        .await?)
    }

    /// Puts these puzzles into the stock as those that ship; returns whether one of them was not known.
    pub(crate) async fn stock_shipped(&self, puzzles: &[StoredPuzzle]) -> Result<bool, StoreFault> {
        let stocked = sqlx::query!(
            "insert into puzzles (rules, position, solution, ways, moves, reason, nodes, made_at, likeness)
             select rules, position, solution, ways, moves, reason, nodes, $2, likeness
             from jsonb_to_recordset($1::jsonb) as shipped (
                 rules text, position text, solution text, ways jsonb, moves integer, reason text, nodes bigint, likeness text
             )
             on conflict on constraint puzzles_once do nothing",
            Json(puzzles) as _,
            SHIPPED_AT,
        )
        .execute(&self.pool)
        .await?;
        Ok(stocked.rows_affected() > 0)
    }

    /// Posts the puzzle of the day where it is due; returns in how many servers.
    pub(crate) async fn post_puzzles(
        &self,
        door: Door,
        now: OffsetDateTime,
    ) -> Result<u64, StoreFault> {
        let mut posted = 0;
        while let Some(is_posted) = self.post_next_puzzle(door, now).await? {
            posted += u64::from(is_posted);
        }
        Ok(posted)
    }

    /// Handles the next server of a door whose puzzle is due; returns whether it is posted. `None` if there is no such
    /// server.
    async fn post_next_puzzle(
        &self,
        door: Door,
        now: OffsetDateTime,
    ) -> Result<Option<bool>, StoreFault> {
        let mut tx = self.begin().await?;
        let due = sqlx::query!(
            "select server, puzzle_hour from server_settings
             where door = $1 and puzzle_due <= $2
             order by puzzle_due
             limit 1
             for no key update skip locked",
            door.code(),
            now,
        )
        .fetch_optional(&mut *tx)
        .await?;
        let Some(due) = due else { return Ok(None) };
        let hour = u8::try_from(due.puzzle_hour).unwrap_or_default();
        let posted =
            match posting_channel::find(&mut tx, door, due.server, ChannelUse::Puzzle).await? {
                PostingChannel::Open(place) => {
                    post(&mut tx, (door, due.server), (place, hour), now).await?
                }
                PostingChannel::Left => Posted::No,
                PostingChannel::Lost => {
                    tell_lost(&mut tx, (door, due.server), now).await?;
                    Posted::No
                }
            };
        sqlx::query!(
            "update server_settings set puzzle_due = $3 where door = $1 and server = $2",
            door.code(),
            due.server,
            match posted {
                Posted::NotYet => now + AGAIN_AFTER,
                Posted::Yes | Posted::No => next_hour(hour, now),
            },
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(Some(posted == Posted::Yes))
    }

    /// When the next puzzle of a door is due.
    pub(crate) async fn next_puzzle_due_at(
        &self,
        door: Door,
    ) -> Result<Option<OffsetDateTime>, StoreFault> {
        let due = sqlx::query_scalar!(
            "select puzzle_due from server_settings
             where door = $1 and puzzle_due is not null
             order by puzzle_due limit 1",
            door.code(),
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(due.flatten())
    }

    /// Records that a puzzle could not be posted, so that its server has not had it. Queues the notice about that, once.
    pub(crate) async fn note_puzzle_lost(
        &self,
        (door, server): (Door, ExternalId),
        number: u32,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let mut tx = self.begin().await?;
        sqlx::query!("delete from daily_puzzles where id = $1 and not exists (select from puzzle_answers where daily = $1)", count_to_db(number))
            .execute(&mut *tx)
            .await?;
        tell_lost(&mut tx, (door, server.to_db()), now).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Records that the notice could not be posted either: the next puzzle that cannot be posted tries another channel.
    pub(crate) async fn note_puzzle_untold(
        &self,
        door: Door,
        server: ExternalId,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            "update server_settings set puzzle_told = false where door = $1 and server = $2",
            door.code(),
            server.to_db(),
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}

/// Whether the puzzle of a server is posted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Posted {
    Yes,
    /// There is no puzzle that the server has not had.
    NotYet,
    /// Not today.
    No,
}

/// Has the puzzle of a server posted from a time on, at its hour, or no more; the first one at the local page at once. The
/// channel in which that was set becomes known.
pub(super) async fn want(
    connection: &mut PgConnection,
    location: Location,
    since: Option<OffsetDateTime>,
) -> Result<(), sqlx::Error> {
    players::find_place(&mut *connection, location).await?;
    let hour = sqlx::query_scalar!(
        "select puzzle_hour from server_settings where door = $1 and server = $2",
        location.door.code(),
        location.server.to_db(),
    )
    .fetch_one(&mut *connection)
    .await?;
    let hour = u8::try_from(hour).unwrap_or_default();
    sqlx::query!(
        "update server_settings set puzzle_due = $3, puzzle_told = false where door = $1 and server = $2",
        location.door.code(),
        location.server.to_db(),
        since.map(|since| match location.door {
            Door::Discord => next_hour(hour, since),
            // Who turns it on there is about to solve one.
            Door::Local => since,
        }),
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Moves the puzzle of a server to an hour, if it is wanted.
pub(super) async fn move_to(
    connection: &mut PgConnection,
    location: Location,
    hour: u8,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update server_settings set puzzle_due = $3 where door = $1 and server = $2 and puzzle_due is not null",
        location.door.code(),
        location.server.to_db(),
        next_hour(hour, now),
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// The day of the puzzle that is due at an hour: one that is late belongs to the day before.
fn day_of(hour: u8, now: OffsetDateTime) -> time::Date {
    let due = next_hour(hour, now) - Duration::DAY;
    due.to_offset(time::UtcOffset::UTC).date()
}

/// Records that the puzzle of a server could be posted.
pub(super) async fn note_posted(
    connection: &mut PgConnection,
    place: PlaceId,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update server_settings s set puzzle_told = false
         from places p
         where p.id = $1 and s.door = p.door and s.server = p.server and s.puzzle_told",
        place as PlaceId,
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Has a puzzle posted that a server has not had, once a day.
async fn post(
    connection: &mut PgConnection,
    (door, server): (Door, i64),
    (place, hour): (PlaceId, u8),
    now: OffsetDateTime,
) -> Result<Posted, sqlx::Error> {
    // By rules that are played there, else of a family that is; of those, found ones before those that ship; not by the rules
    // of the last one, as long as there are others; the oldest first.
    let (presets, families): (Vec<_>, Vec<_>) = presets()
        .iter()
        .map(|preset| (preset.name().to_owned(), preset.family().code().to_owned()))
        .unzip();
    let puzzle = sqlx::query_scalar!(
        "with played as (
             select distinct newest.rules from places pl
             cross join lateral (
                 select g.ruleset ->> 'name' as rules from games g
                 where g.place = pl.id order by g.moved_at desc limit $3
             ) newest
             where pl.door = $1 and pl.server = $2 and newest.rules is not null
         ), families as (
             select * from unnest($4::text[], $5::text[]) as known (rules, family)
         ), own as (
             select f.family from families f join played on played.rules = f.rules
         )
         select p.id from puzzles p
         left join families f on f.rules = p.rules
         where not exists (
             select from daily_puzzles d where d.door = $1 and d.server = $2 and d.puzzle = p.id
         )
         order by p.rules in (select rules from played) desc,
                  coalesce(f.family in (select family from own), false) desc, p.made_at <= $6,
                  p.rules is not distinct from (
                      select l.rules from daily_puzzles d join puzzles l on l.id = d.puzzle
                      where d.door = $1 and d.server = $2 order by d.id desc limit 1
                  ), p.id
         limit 1",
        door.code(),
        server,
        PLAYED_LATELY,
        &presets,
        &families,
        SHIPPED_AT,
    )
    .fetch_optional(&mut *connection)
    .await?;
    let Some(puzzle) = puzzle else {
        return Ok(Posted::NotYet);
    };
    let daily = sqlx::query_scalar!(
        "insert into daily_puzzles (door, server, day, puzzle, posted_at) values ($1, $2, $3, $4, $5)
         on conflict on constraint daily_puzzles_once do nothing
         returning id",
        door.code(),
        server,
        day_of(hour, now),
        puzzle,
        now,
    )
    .fetch_optional(&mut *connection)
    .await?;
    let Some(daily) = daily else {
        return Ok(Posted::No);
    };
    let kind = MessageKind::Puzzle {
        number: count_from_db(daily),
    };
    outbox::put(connection, place, kind, now).await?;
    Ok(Posted::Yes)
}

/// Queues the notice that the puzzle of a server cannot be posted, once: for the newest other channel in which the bot can
/// post.
async fn tell_lost(
    connection: &mut PgConnection,
    (door, server): (Door, i64),
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    let place = sqlx::query_scalar!(
        r#"select p.id as "id: PlaceId"
           from places p
           left join channel_settings c on c.door = p.door and c.channel = p.channel
           where p.door = $1 and p.server = $2 and p.unreachable_since is null and p.parent is null
             and not coalesce(c.puzzles or c.gone, false)
           order by p.id desc limit 1"#,
        door.code(),
        server,
    )
    .fetch_optional(&mut *connection)
    .await?;
    let Some(place) = place else { return Ok(()) };
    let told = sqlx::query!(
        "update server_settings set puzzle_told = true where door = $1 and server = $2 and not puzzle_told",
        door.code(),
        server,
    )
    .execute(&mut *connection)
    .await?;
    if told.rows_affected() > 0 {
        outbox::put(connection, place, MessageKind::PuzzleLost {}, now).await?;
    }
    Ok(())
}
