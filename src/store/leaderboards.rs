//! Leaderboards of servers, and who has left a server.

use raichi_ratings::{Periods, Pool, Rating};
use time::{Duration, OffsetDateTime};

use super::{Store, StoreFault, count_from_db, count_from_rows};
use crate::{
    games::{Candidate, Contender, Lack, Leaderboard},
    ids::{ExternalId, Location, Player, PlayerId},
};

/// How long what was found in a server is believed.
const BELIEVED: Duration = Duration::days(1);
/// How many of those who have left are named.
const GONE: i64 = 5;

impl Store {
    /// A page of the leaderboard of a server in a pool, without its ruleset; the first one, if there are fewer. The reader is
    /// there, whatever was found when the reader was looked up.
    pub(crate) async fn leaderboard(
        &self,
        location: Location,
        pool: &Pool,
        reader: Option<ExternalId>,
        number: u32,
        now: OffsetDateTime,
    ) -> Result<Leaderboard, StoreFault> {
        let candidate = match reader {
            Some(reader) => self.candidate(location, pool, reader).await?,
            None => None,
        };
        let skipped = i64::from(number) * i64::from(Leaderboard::SIZE);
        let earliest = now - Leaderboard::ACTIVE;
        // The bound is that of `Rating::lower_bound` after the time without rated games.
        let rows = sqlx::query!(
            r#"with standing as materialized (
                   select s.player, s.games, s.rating, s.deviation, s.volatility, s.rated_at,
                          s.rating - 2 * least($9, sqrt(s.deviation * s.deviation + s.volatility * s.volatility * $8
                              * greatest(0, date_part('epoch', $7 - s.rated_at) / 86400))) as bound
                   from server_scores s
                   where s.door = $1 and s.server = $2 and s.pool = $3
                     and s.games >= $4 and s.opponents >= $5 and s.last_at >= $6
                     and not exists (
                         select from players p where p.door = $1 and p.id = s.player and p.hidden
                     )
                     and not exists (
                         select from memberships m
                         where m.door = $1 and m.server = $2 and m.player = s.player
                           and m.has_left and m.looked_at > s.last_at and m.player is distinct from $10
                     )
               )
               select page.player as "player: PlayerId", p.door_key, page.games, page.rating, page.deviation,
                      page.volatility, page.rated_at, (select count(*) from standing) as "total!",
                      (select count(*) from standing s join standing own on own.player = $10
                       where (s.bound, s.rating, -s.player) >= (own.bound, own.rating, -own.player)) as "own_place!"
               from (
                   select * from standing
                   order by bound desc, rating desc, player
                   limit $11 offset (select case when count(*) > $12 then $12 else 0 end from standing)
               ) page
               join players p on p.id = page.player
               order by page.bound desc, page.rating desc, page.player"#,
            location.door.code(),
            location.server.to_db(),
            pool.code(),
            i32::try_from(Leaderboard::GAMES).unwrap_or(i32::MAX),
            i32::try_from(Leaderboard::OPPONENTS).unwrap_or(i32::MAX),
            earliest,
            now,
            Rating::GROWTH_PER_DAY,
            *Rating::DEVIATIONS.end(),
            candidate.map(|(player, _)| player) as Option<PlayerId>,
            i64::from(Leaderboard::SIZE),
            skipped,
        )
        .fetch_all(self.for_reads())
        .await?;
        let first = rows.first();
        let (total, place) = first.map_or((0, 0), |row| (row.total, row.own_place));
        let own = reader.map(|_| match candidate {
            None => Err(Lack::EVERYTHING),
            Some((_, candidate)) => match candidate.lack(now) {
                Some(lack) => Err(lack),
                None => Ok(count_from_rows(place)),
            },
        });
        let contenders = rows.into_iter().map(|row| {
            let rating = Rating::from_numbers(row.rating, row.deviation, row.volatility);
            Contender {
                player: row.player,
                key: ExternalId::from_db(row.door_key),
                rating: rating.after(Periods::between(row.rated_at, now)),
                games: count_from_db(row.games),
            }
        });
        Ok(Leaderboard {
            rules: None,
            contenders: contenders.collect(),
            number: if total > skipped { number } else { 0 },
            total: count_from_rows(total),
            own,
            gone: self.gone(location, pool, earliest).await?,
        })
    }

    /// What decides whether somebody stands on a leaderboard, if they have rated games on the server.
    async fn candidate(
        &self,
        location: Location,
        pool: &Pool,
        who: ExternalId,
    ) -> Result<Option<(PlayerId, Candidate)>, StoreFault> {
        let row = sqlx::query!(
            r#"select p.id as "id: PlayerId", p.hidden, s.games, s.opponents, s.last_at
               from players p
               join server_scores s on s.door = $1 and s.server = $2 and s.pool = $3 and s.player = p.id
               where p.door = $1 and p.door_key = $4"#,
            location.door.code(),
            location.server.to_db(),
            pool.code(),
            who.to_db(),
        )
        .fetch_optional(self.for_reads())
        .await?;
        Ok(row.map(|row| {
            let candidate = Candidate {
                games: count_from_db(row.games),
                opponents: count_from_db(row.opponents),
                last_at: row.last_at,
                is_hidden: row.hidden,
            };
            (row.id, candidate)
        }))
    }

    /// A few of those with rated games since a time who are left out because they have left the server.
    async fn gone(
        &self,
        location: Location,
        pool: &Pool,
        since: OffsetDateTime,
    ) -> Result<Vec<PlayerId>, StoreFault> {
        let gone = sqlx::query_scalar!(
            r#"select m.player as "player: PlayerId"
               from memberships m
               join server_scores s on s.door = m.door and s.server = m.server and s.pool = $3 and s.player = m.player
               where m.door = $1 and m.server = $2 and m.has_left and m.looked_at > s.last_at and s.last_at >= $4
               limit $5"#,
            location.door.code(),
            location.server.to_db(),
            pool.code(),
            since,
            GONE,
        );
        Ok(gone.fetch_all(self.for_reads()).await?)
    }

    /// Those of some players whom nobody has looked up in a server of late.
    pub(crate) async fn not_looked_up(
        &self,
        location: Location,
        players: &[PlayerId],
        now: OffsetDateTime,
    ) -> Result<Vec<Player>, StoreFault> {
        let players: Vec<i64> = players.iter().map(|player| player.0).collect();
        let rows = sqlx::query!(
            r#"select pl.id as "id: PlayerId", pl.door_key
               from players pl
               where pl.id = any($3)
                 and not exists (
                     select from memberships m
                     where m.door = $1 and m.server = $2 and m.player = pl.id and m.looked_at > $4
                 )"#,
            location.door.code(),
            location.server.to_db(),
            &players,
            now - BELIEVED,
        )
        .fetch_all(self.for_reads())
        .await?;
        let players = rows.into_iter().map(|row| Player {
            id: row.id,
            key: ExternalId::from_db(row.door_key),
        });
        Ok(players.collect())
    }

    /// Records whether a player was found to have left a server.
    pub(crate) async fn record_membership(
        &self,
        location: Location,
        player: PlayerId,
        has_left: bool,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            "insert into memberships (door, server, player, looked_at, has_left) values ($1, $2, $3, $4, $5)
             on conflict (door, server, player) do update
             set looked_at = excluded.looked_at, has_left = excluded.has_left",
            location.door.code(),
            location.server.to_db(),
            player as PlayerId,
            now,
            has_left,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}
