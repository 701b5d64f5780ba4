//! Leaderboards of servers, and who has left a server.

use raichi_ratings::{GameNumber, Pool, Rating, Standing};
use time::{Duration, OffsetDateTime};

use super::{Store, StoreFault, count_from_db};
use crate::{
    games::{Contender, Leaderboard},
    ids::{ExternalId, GameId, Location, Player, PlayerId},
};

/// How long what was found in a server is believed.
const BELIEVED: Duration = Duration::days(1);

impl Store {
    /// Those who may stand on the leaderboard of a server, and the reader whether or not. Others who lack something are
    /// left out.
    pub(crate) async fn contenders(
        &self,
        location: Location,
        pool: &Pool,
        reader: Option<ExternalId>,
        now: OffsetDateTime,
    ) -> Result<Vec<Contender>, StoreFault> {
        let rows = sqlx::query!(
            r#"select s.player as "player: PlayerId", pl.door_key, pl.hidden, s.games, s.opponents, s.last_at,
                      r.rating, r.deviation, r.volatility, r.ended_at, r.game as "game: GameId", r.games as pool_games,
                      coalesce(m.has_left and m.looked_at > s.last_at, false) as "has_left!"
               from server_scores s
               join players pl on pl.id = s.player
               join ratings r on r.player = s.player and r.pool = s.pool
               left join memberships m on m.door = s.door and m.server = s.server and m.player = s.player
               where s.door = $1 and s.server = $2 and s.pool = $3
                 and ((s.games >= $4 and s.opponents >= $5 and s.last_at >= $6) or s.player = (select id from players where door = $1 and door_key = $7))"#,
            location.door.code(),
            location.server.to_db(),
            pool.code(),
            i32::try_from(Leaderboard::GAMES).unwrap_or(i32::MAX),
            i32::try_from(Leaderboard::OPPONENTS).unwrap_or(i32::MAX),
            now - Leaderboard::ACTIVE,
            reader.map(ExternalId::to_db),
        )
        .fetch_all(&self.pool)
        .await?;
        let contenders = rows.into_iter().map(|row| {
            let standing = Standing {
                rating: Rating::from_numbers(row.rating, row.deviation, row.volatility),
                ended_at: row.ended_at,
                game: GameNumber(row.game.0),
                games: count_from_db(row.pool_games),
            };
            Contender {
                player: row.player,
                key: ExternalId::from_db(row.door_key),
                rating: standing.at(now),
                games: count_from_db(row.games),
                opponents: count_from_db(row.opponents),
                last_at: row.last_at,
                is_hidden: row.hidden,
                has_left: row.has_left,
            }
        });
        Ok(contenders.collect())
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
        .fetch_all(&self.pool)
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
