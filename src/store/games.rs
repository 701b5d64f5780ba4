//! Games and their logs.

use sqlx::{PgConnection, types::Json};
use time::{Duration, OffsetDateTime};

use super::{
    Deeds, Done, Raced, Store, StoreFault, after_the_door, count_from_db, count_to_db,
    deliveries::{self, Errand},
    interactions, matches, violated,
};
use crate::{
    games::{Change, Entry, Halt, Summary, Table, Timing, left_to_next},
    ids::{DeliveryId, DoorKey, GameId, Player, PlayerId, Request, Venue, Visitor},
};

/// A running game in a player's list.
#[derive(Debug, Clone)]
pub struct GameLine {
    /// The game.
    pub id: GameId,
    /// Its ruleset's name.
    pub rules: String,
    /// Who plays the attackers.
    pub attackers: Player,
    /// Who plays the defenders.
    pub defenders: Player,
    /// Whether it is the turn of the player who asked.
    pub own_turn: bool,
    /// How many entries the log has.
    pub entries: u32,
    /// Since when the game waits.
    pub moved_at: OffsetDateTime,
    /// When the time for the next move is up, if the clock runs.
    pub deadline: Option<OffsetDateTime>,
    /// Why the clock stands, if it does.
    pub halted: Option<Halt>,
    /// The server that it is played in.
    pub server: DoorKey,
    /// The channel that it is played in.
    pub channel: DoorKey,
    /// The newest message that shows the board.
    pub message: Option<DoorKey>,
}

/// A page of a player's list.
#[derive(Debug, Clone)]
pub struct GamePage {
    /// The games on it.
    pub games: Vec<GameLine>,
    /// Which page it is, counted from 0.
    pub number: u32,
    /// How many games are on all pages together.
    pub total: u32,
}

impl GamePage {
    /// How many games a page has; a message has room for 2,000 characters.
    pub const SIZE: u32 = 7;
}

impl Store {
    /// Writes what [`decide`](crate::games::decide) decided about a game.
    pub(crate) async fn append(
        &self,
        request: Request,
        table: &Table,
        changes: &[Change],
        now: OffsetDateTime,
    ) -> Result<Result<Done, Raced>, StoreFault> {
        match self.try_append(request, table, changes, now).await {
            Ok(done) => Ok(done),
            Err(error) if interactions::is_repeated(&error) => {
                Ok(Ok(self.done(request).await?.ok_or(error)?))
            }
            Err(error) if violated(&error) == Some("entries_pkey") => Ok(Err(Raced)),
            Err(error) => Err(error.into()),
        }
    }

    async fn try_append(
        &self,
        request: Request,
        table: &Table,
        changes: &[Change],
        now: OffsetDateTime,
    ) -> Result<Result<Done, Raced>, sqlx::Error> {
        let mut tx = self.pool.begin().await?;
        let to_say = match write(&mut tx, table, changes, after_the_door(now)).await? {
            Ok(to_say) => to_say,
            Err(Raced) => return Ok(Err(Raced)),
        };
        let deeds = Deeds::Acted {
            game: table.id,
            number: table.entries() + 1,
        };
        interactions::record(&mut tx, request, deeds, now).await?;
        tx.commit().await?;
        Ok(Ok(Done { deeds, to_say }))
    }

    /// Writes what [`befall`](crate::games::befall) decided about a game.
    pub(crate) async fn happen(
        &self,
        table: &Table,
        changes: &[Change],
        now: OffsetDateTime,
    ) -> Result<Result<(), Raced>, StoreFault> {
        let mut tx = self.pool.begin().await?;
        if let Err(Raced) = write(&mut tx, table, changes, now).await? {
            return Ok(Err(Raced));
        }
        tx.commit().await?;
        Ok(Ok(()))
    }

    /// Whether a game is played in the server of this venue.
    pub(crate) async fn game_is_in(&self, game: GameId, venue: Venue) -> Result<bool, StoreFault> {
        Ok(sqlx::query_scalar!(
            r#"select exists (
                   select from games g join places p on p.id = g.place
                   where g.id = $1 and p.door = $2 and p.server = $3
               ) as "known!""#,
            game as GameId,
            venue.door.code(),
            venue.server.to_db(),
        )
        .fetch_one(&self.pool)
        .await?)
    }

    /// The newest game of a channel, running or over.
    pub(crate) async fn newest_game(&self, venue: Venue) -> Result<Option<GameId>, StoreFault> {
        Ok(sqlx::query_scalar!(
            r#"select g.id as "id: GameId"
               from games g join places p on p.id = g.place
               where p.door = $1 and p.channel = $2
               order by g.moved_at desc limit 1"#,
            venue.door.code(),
            venue.channel.to_db(),
        )
        .fetch_optional(&self.pool)
        .await?)
    }

    /// The game of a player in a channel that ended last.
    pub(crate) async fn last_finished(
        &self,
        player: Visitor,
        venue: Venue,
    ) -> Result<Option<GameId>, StoreFault> {
        Ok(sqlx::query_scalar!(
            r#"select g.id as "id: GameId"
               from players me
               join places p on p.door = me.door and p.channel = $3
               join games g on g.place = p.id and (g.attackers = me.id or g.defenders = me.id)
               where me.door = $1 and me.door_key = $2 and g.turn_of is null
               order by g.moved_at desc limit 1"#,
            player.door.code(),
            player.key.to_db(),
            venue.channel.to_db(),
        )
        .fetch_optional(&self.pool)
        .await?)
    }

    /// A page of the running games of a player, those that wait for the player first, the nearest
    /// deadline first.
    pub(crate) async fn games_of(
        &self,
        player: Visitor,
        number: u32,
    ) -> Result<GamePage, StoreFault> {
        let skipped = i64::from(number) * i64::from(GamePage::SIZE);
        let (games, total) = self
            .lines(player, None, Some(GamePage::SIZE), skipped)
            .await?;
        Ok(GamePage {
            games,
            number,
            total,
        })
    }

    /// The running games of a player in a channel, in the same order.
    pub(crate) async fn games_here(
        &self,
        player: Visitor,
        venue: Venue,
    ) -> Result<Vec<GameLine>, StoreFault> {
        let (games, _) = self.lines(player, Some(venue.channel), None, 0).await?;
        Ok(games)
    }

    async fn lines(
        &self,
        player: Visitor,
        channel: Option<DoorKey>,
        at_most: Option<u32>,
        skipped: i64,
    ) -> Result<(Vec<GameLine>, u32), StoreFault> {
        let rows = sqlx::query!(
            r#"select g.id as "id: GameId", g.ruleset ->> 'name' as "rules!", g.entries, g.moved_at, g.message, g.deadline,
                      g.halted,
                      g.turn_of = me.id as "own_turn!", p.server, p.channel,
                      attackers.id as "attackers: PlayerId", attackers.door_key as attackers_key,
                      defenders.id as "defenders: PlayerId", defenders.door_key as defenders_key,
                      count(*) over () as "total!"
               from players me
               join games g on (g.attackers = me.id or g.defenders = me.id) and g.turn_of is not null
               join places p on p.id = g.place
               join players attackers on attackers.id = g.attackers
               join players defenders on defenders.id = g.defenders
               where me.door = $1 and me.door_key = $2 and ($3::bigint is null or p.channel = $3)
               order by g.turn_of = me.id desc, g.deadline nulls last, g.moved_at, g.id
               limit $4 offset $5"#,
            player.door.code(),
            player.key.to_db(),
            channel.map(DoorKey::to_db),
            at_most.map(i64::from),
            skipped,
        )
        .fetch_all(&self.pool)
        .await?;
        let total = rows.first().map_or(0, |row| row.total);
        let games = rows
            .into_iter()
            .map(|row| GameLine {
                id: row.id,
                rules: row.rules,
                attackers: Player {
                    id: row.attackers,
                    key: DoorKey::from_db(row.attackers_key),
                },
                defenders: Player {
                    id: row.defenders,
                    key: DoorKey::from_db(row.defenders_key),
                },
                own_turn: row.own_turn,
                entries: count_from_db(row.entries),
                moved_at: row.moved_at,
                deadline: row.deadline,
                halted: row.halted.as_deref().and_then(Halt::from_code),
                server: DoorKey::from_db(row.server),
                channel: DoorKey::from_db(row.channel),
                message: row.message.map(DoorKey::from_db),
            })
            .collect();
        Ok((games, u32::try_from(total).unwrap_or(u32::MAX)))
    }
}

/// Writes changes of a game in the caller's transaction, if the game is still as they were decided for; gives what has
/// to be said, which the outbox may say from `due_at` on.
///
/// The game's own row comes first, so that whoever else changes the game waits there, or passes on to another.
pub(super) async fn write(
    connection: &mut PgConnection,
    table: &Table,
    changes: &[Change],
    due_at: OffsetDateTime,
) -> Result<Result<Vec<DeliveryId>, Raced>, sqlx::Error> {
    for change in changes {
        if let Change::Summarise(summary) = change
            && !summarise(connection, table, summary).await?
        {
            return Ok(Err(Raced));
        }
    }
    let mut to_say = Vec::new();
    for change in changes {
        match change {
            Change::Summarise(_) => {}
            Change::SetClock(time) => set_clock(connection, table.id, *time).await?,
            Change::Append(entry) => match append_entry(connection, table.id, entry).await {
                Err(error) if violated(&error) == Some("entries_pkey") => return Ok(Err(Raced)),
                appended => appended?,
            },
            Change::Announce { number } => {
                let errand = Errand::Turn {
                    game: table.id,
                    number: *number,
                };
                to_say.push(deliveries::put(connection, table.place, errand, due_at).await?);
            }
        }
    }
    let next = left_to_next(table, changes);
    if let Some((captures, at)) = next.map_err(|broken| sqlx::Error::Decode(broken.into()))? {
        to_say.extend(matches::begin_second(connection, table, captures, at, due_at).await?);
    }
    Ok(Ok(to_say))
}

async fn append_entry(
    connection: &mut PgConnection,
    game: GameId,
    entry: &Entry,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "insert into entries (game, number, player, made_at, deed, position_hash)
         values ($1, $2, $3, $4, $5, $6)",
        game as GameId,
        count_to_db(entry.number),
        entry.by as Option<PlayerId>,
        entry.at,
        Json(entry.deed) as _,
        entry.position_hash.cast_signed(),
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Writes a summary over the one that the table was loaded with; tells whether it was still there. The clock is part of
/// it: without an entry, the deadline moves when time is given back, and the reminder is sent.
async fn summarise(
    connection: &mut PgConnection,
    table: &Table,
    summary: &Summary,
) -> Result<bool, sqlx::Error> {
    let winner = summary
        .ending
        .and_then(|(winner, _)| winner)
        .map(raichi_rules::Side::name);
    let written = sqlx::query!(
        "update games set entries = $2, turn_of = $3, winner = $4, ending = $5, moved_at = $6, halted = $7,
                          deadline = null, remind_at = null, time_left_ms = null
         where id = $1 and entries = $8 and deadline is not distinct from $9 and remind_at is not distinct from $10",
        table.id as GameId,
        count_to_db(summary.entries),
        summary.turn_of as Option<PlayerId>,
        winner,
        summary.ending.map(|(_, reason)| reason),
        summary.moved_at,
        summary.halted.map(Halt::code),
        count_to_db(table.entries()),
        table.time.clock.deadline(),
        table.time.clock.remind_at(),
    )
    .execute(connection)
    .await?;
    Ok(written.rows_affected() == 1)
}

async fn set_clock(
    connection: &mut PgConnection,
    game: GameId,
    time: Timing,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update games set deadline = $2, remind_at = $3, time_left_ms = $4, former_clock = $5 where id = $1",
        game as GameId,
        time.clock.deadline(),
        time.clock.remind_at(),
        time.clock.left().map(milliseconds),
        Json(time.former) as _,
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// A stretch of time as it is stored.
pub(super) fn milliseconds(time: Duration) -> i64 {
    i64::try_from(time.whole_milliseconds()).unwrap_or(i64::MAX)
}
