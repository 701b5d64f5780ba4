//! Deletes the data of servers that the bot was removed from long ago.

use sqlx::PgConnection;
use time::{Duration, OffsetDateTime};

use super::{Store, StoreFault, openings, ratings, retention};

/// How long a server's games are kept in case the bot is invited again.
const KEPT_AFTER_REMOVAL: Duration = Duration::days(90);

/// The numbers of deleted rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Purged {
    /// Places.
    pub places: u64,
    /// Games, with their logs.
    pub games: usize,
    /// Players without games or challenges elsewhere.
    pub players: u64,
}

impl Store {
    /// Deletes one server that the bot has been removed from for long enough, and players who played nowhere
    /// else.
    ///
    /// A server is deleted as a whole, because its games may have moved between its channels.
    pub async fn purge(&self, now: OffsetDateTime) -> Result<Purged, StoreFault> {
        let mut tx = self.begin().await?;
        let places: Vec<i64> = sqlx::query_scalar!(
            "select id from places
             where (door, server) = (
                 select door, server from places
                 group by door, server
                 having bool_and(unreachable_why is not distinct from 'removed' and unreachable_since < $1)
                 limit 1
             )
             for update",
            now - KEPT_AFTER_REMOVAL,
        )
        .fetch_all(&mut *tx)
        .await?;
        if places.is_empty() {
            return Ok(Purged::default());
        }
        // They lead to the games. What the others add up to is computed again below.
        ratings::lock(&mut tx).await?;
        ratings::clear(&mut tx).await?;
        let players: Vec<i64> = sqlx::query_scalar!(
            r#"select unnest(array[attackers, defenders]) as "player!" from games where place = any($1)
               union
               select unnest(array_remove(array[challenger, opponent], null)) from challenges where place = any($1)
               union
               select tp.player from tournaments t join tournament_players tp on tp.tournament = t.id where t.place = any($1)
               union
               select creator from tournaments where place = any($1)"#,
            &places
        )
        .fetch_all(&mut *tx)
        .await?;
        let games: Vec<i64> =
            sqlx::query_scalar!("select id from games where place = any($1)", &places)
                .fetch_all(&mut *tx)
                .await?;
        openings::forget(&mut tx, &games).await?;
        let matches: Vec<i64> = sqlx::query_scalar!(
            r#"select distinct of_match as "of_match!" from games where id = any($1) and of_match is not null"#,
            &games
        )
        .fetch_all(&mut *tx)
        .await?;
        forget_server(&mut tx, &places).await?;
        sqlx::query!("delete from old_buttons where game = any($1)", &games)
            .execute(&mut *tx)
            .await?;
        let deleted = sqlx::query!("delete from places where id = any($1)", &places)
            .execute(&mut *tx)
            .await?;
        sqlx::query!("delete from matches where id = any($1)", &matches)
            .execute(&mut *tx)
            .await?;
        ratings::rebuild(&mut tx).await?;
        let players = retention::delete_unneeded(&mut tx, &players).await?;
        tx.commit().await?;
        Ok(Purged {
            places: deleted.rows_affected(),
            games: games.len(),
            players,
        })
    }
}

/// Deletes what belongs to the server with these places and not to one of them.
async fn forget_server(connection: &mut PgConnection, places: &[i64]) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "with here as (select door, server from places where id = any($1) limit 1),
              all_acts as (delete from admin_log t using here where (t.door, t.server) = (here.door, here.server)),
              all_blocks as (delete from blocks t using here where (t.door, t.server) = (here.door, here.server)),
              all_rulesets as (delete from saved_rulesets t using here where (t.door, t.server) = (here.door, here.server)),
              all_members as (delete from memberships t using here where (t.door, t.server) = (here.door, here.server)),
              all_puzzles as (delete from daily_puzzles t using here where (t.door, t.server) = (here.door, here.server)),
              all_digests as (delete from digests t using here where (t.door, t.server) = (here.door, here.server)),
              all_ladders as (delete from ladders t using here where (t.door, t.server) = (here.door, here.server))
         delete from server_settings t using here where (t.door, t.server) = (here.door, here.server)",
        places
    )
    .execute(connection)
    .await?;
    Ok(())
}
