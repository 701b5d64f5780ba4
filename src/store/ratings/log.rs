//! The log of ratings, and what follows from it: where everybody stands, and the scores on servers.

use std::collections::BTreeSet;

use raichi_ratings::{FinishedGame, Key, LogRow, NotRated, Verdict};
use sqlx::PgConnection;
use time::OffsetDateTime;

use crate::store::count_to_db;

/// Deletes all ratings.
pub(in crate::store) async fn clear(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "with all_ratings as (delete from ratings), all_scores as (delete from server_scores),
              all_opponents as (delete from server_opponents), all_rows as (delete from ratings_log)
         delete from side_terms"
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Stores what a game changed, or why it is not rated. It is the last one that is rated so far.
pub(super) async fn record(
    connection: &mut PgConnection,
    game: &FinishedGame,
    verdict: &Verdict,
) -> Result<(), sqlx::Error> {
    let why = match verdict {
        Verdict::Rated(_) => None,
        Verdict::NotRated(why) => Some(*why),
    };
    sqlx::query!(
        "update games set unrated = $2 where id = $1 and unrated is distinct from $2",
        game.number.0,
        why.map(NotRated::code),
    )
    .execute(&mut *connection)
    .await?;
    if why.is_some() {
        return Ok(());
    }
    insert(connection, &verdict.rows().iter().collect::<Vec<_>>()).await?;
    sqlx::query!(
        "insert into ratings (player, pool, rating, deviation, volatility, ended_at, game, games)
         select player, pool, rating, deviation, volatility, ended_at, game, games from ratings_log where game = $1
         on conflict (player, pool) do update
         set rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility,
             ended_at = excluded.ended_at, game = excluded.game, games = excluded.games",
        game.number.0,
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query!(
        "insert into server_opponents (door, server, pool, player, opponent, games)
         select p.door, p.server, l.pool, l.player, o.player, 1
         from ratings_log l
         join ratings_log o on o.game = l.game and o.pool = l.pool and o.player <> l.player
         join games g on g.id = l.game
         join places p on p.id = g.place
         where l.game = $1
         on conflict (door, server, pool, player, opponent) do update set games = server_opponents.games + 1",
        game.number.0,
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query!(
        "update server_scores s
         set rating = l.rating, deviation = l.deviation, volatility = l.volatility, rated_at = l.ended_at
         from ratings_log l
         where l.game = $1 and s.player = l.player and s.pool = l.pool",
        game.number.0,
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query!(
        "insert into server_scores (door, server, pool, player, games, opponents, last_at,
                                    rating, deviation, volatility, rated_at)
         select s.door, s.server, s.pool, s.player, sum(s.games), count(*), l.ended_at,
                l.rating, l.deviation, l.volatility, l.ended_at
         from ratings_log l
         join games g on g.id = l.game
         join places p on p.id = g.place
         join server_opponents s on s.door = p.door and s.server = p.server and s.pool = l.pool and s.player = l.player
         where l.game = $1
         group by s.door, s.server, s.pool, s.player, l.player, l.pool, l.ended_at, l.game
         on conflict (door, server, pool, player) do update
         set games = excluded.games, opponents = excluded.opponents, last_at = excluded.last_at",
        game.number.0,
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Removes the verdicts of a game and of all after it that depend on earlier games.
pub(super) async fn remove_from(
    connection: &mut PgConnection,
    key: Key,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update games set unrated = null
         where rated and turn_of is null and (moved_at, id) >= ($1, $2::bigint) and unrated = any($3)",
        key.ended_at,
        key.number.0,
        &NotRated::FROM_EARLIER_GAMES.map(|why| why.code().to_owned()),
    )
    .execute(&mut *connection)
    .await?;
    let removed = sqlx::query_scalar!(
        "delete from ratings_log where (ended_at, game) >= ($1, $2::bigint) returning player",
        key.ended_at,
        key.number.0,
    )
    .fetch_all(&mut *connection)
    .await?;
    sqlx::query!(
        "delete from side_terms where day > $1",
        raichi_ratings::Day::of(key.ended_at).0,
    )
    .execute(&mut *connection)
    .await?;
    let players: BTreeSet<i64> = removed.into_iter().collect();
    recount(connection, &players.into_iter().collect::<Vec<_>>()).await
}

/// Adds rows to the log.
pub(super) async fn insert(
    connection: &mut PgConnection,
    rows: &[&LogRow],
) -> Result<(), sqlx::Error> {
    fn column<T>(rows: &[&LogRow], of: impl Fn(&LogRow) -> T) -> Vec<T> {
        rows.iter().map(|row| of(row)).collect()
    }
    sqlx::query!(
        "insert into ratings_log (game, player, pool, ended_at, rating_before, deviation_before, rating, deviation,
                                  volatility, eta, games)
         select * from unnest($1::bigint[], $2::bigint[], $3::text[], $4::timestamptz[], $5::float8[], $6::float8[],
                              $7::float8[], $8::float8[], $9::float8[], $10::float8[], $11::int[])",
        &column(rows, |row| row.game.0),
        &column(rows, |row| row.player.0),
        &column(rows, |row| row.pool.code().to_owned()),
        &column(rows, |row| row.ended_at) as &[OffsetDateTime],
        &column(rows, |row| row.before.value()),
        &column(rows, |row| row.before.deviation()),
        &column(rows, |row| row.after.value()),
        &column(rows, |row| row.after.deviation()),
        &column(rows, |row| row.after.volatility()),
        &column(rows, |row| row.eta),
        &column(rows, |row| count_to_db(row.games)),
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Makes everything that follows from the log again, for these players.
pub(super) async fn recount(
    connection: &mut PgConnection,
    players: &[i64],
) -> Result<(), sqlx::Error> {
    sqlx::query!("delete from ratings where player = any($1)", players)
        .execute(&mut *connection)
        .await?;
    sqlx::query!(
        "insert into ratings (player, pool, rating, deviation, volatility, ended_at, game, games)
         select distinct on (player, pool) player, pool, rating, deviation, volatility, ended_at, game, games
         from ratings_log
         where player = any($1)
         order by player, pool, ended_at desc, game desc",
        players,
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query!(
        "delete from server_opponents where player = any($1)",
        players
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query!("delete from server_scores where player = any($1)", players)
        .execute(&mut *connection)
        .await?;
    sqlx::query!(
        "with counted as (
             insert into server_opponents (door, server, pool, player, opponent, games)
             select p.door, p.server, l.pool, l.player, o.player, count(*)
             from ratings_log l
             join ratings_log o on o.game = l.game and o.pool = l.pool and o.player <> l.player
             join games g on g.id = l.game
             join places p on p.id = g.place
             where l.player = any($1)
             group by p.door, p.server, l.pool, l.player, o.player
             returning door, server, pool, player, games
         ), last as (
             select p.door, p.server, l.pool, l.player, max(l.ended_at) as at
             from ratings_log l
             join games g on g.id = l.game
             join places p on p.id = g.place
             where l.player = any($1)
             group by p.door, p.server, l.pool, l.player
         )
         insert into server_scores (door, server, pool, player, games, opponents, last_at,
                                    rating, deviation, volatility, rated_at)
         select door, server, pool, player, sum(counted.games), count(*), min(last.at),
                r.rating, r.deviation, r.volatility, r.ended_at
         from counted
         join last using (door, server, pool, player)
         join ratings r using (player, pool)
         group by door, server, pool, player, r.rating, r.deviation, r.volatility, r.ended_at",
        players,
    )
    .execute(connection)
    .await?;
    Ok(())
}
