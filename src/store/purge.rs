//! Deletes the data of servers that the bot was removed from long ago.

use sqlx::PgConnection;
use time::{Duration, OffsetDateTime};

use super::{
    Store, StoreFault, digests, ladders, openings, ratings, reports, retention, tournaments, votes,
};

/// How long a server's games are kept in case the bot is invited again.
const KEPT_AFTER_REMOVAL: Duration = Duration::days(90);

/// The numbers of deleted rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Purged {
    /// Places.
    pub(crate) places: u64,
    /// Games, with their logs.
    pub(crate) games: u64,
    /// Players without games or challenges elsewhere.
    pub(crate) players: u64,
}

impl Store {
    /// Deletes one server that the bot has been removed from for long enough, and players who played nowhere
    /// else.
    ///
    /// A server is deleted as a whole, because its games may have moved between its channels.
    pub(crate) async fn purge(&self, now: OffsetDateTime) -> Result<Purged, StoreFault> {
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
        let mut purged = Purged {
            places: 0,
            games: 0,
            players: 0,
        };
        if places.is_empty() {
            return Ok(purged);
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
        let challenges: Vec<i64> =
            sqlx::query_scalar!("select id from challenges where place = any($1)", &places)
                .fetch_all(&mut *tx)
                .await?;
        let games: Vec<i64> =
            sqlx::query_scalar!("select id from games where place = any($1)", &places)
                .fetch_all(&mut *tx)
                .await?;
        sqlx::query!(
            "delete from outbox where kind in ('challenge', 'again', 'expired', 'declined', 'closing', 'thread') and challenge = any($1)",
            &challenges
        )
        .execute(&mut *tx)
        .await?;
        sqlx::query!("delete from outbox where game = any($1)", &games)
            .execute(&mut *tx)
            .await?;
        sqlx::query!("delete from thoughts where game = any($1)", &games)
            .execute(&mut *tx)
            .await?;
        sqlx::query!("delete from shares where game = any($1)", &games)
            .execute(&mut *tx)
            .await?;
        forget_figures(&mut tx, &places).await?;
        forget_puzzles(&mut tx, &places).await?;
        tournaments::purge(&mut tx, &places).await?;
        digests::forget(&mut tx, &places).await?;
        reports::forget(&mut tx, &places).await?;
        sqlx::query!("delete from old_buttons where game = any($1)", &games)
            .execute(&mut *tx)
            .await?;
        sqlx::query!("delete from admin_log where game = any($1)", &games)
            .execute(&mut *tx)
            .await?;
        sqlx::query!(
            "delete from admin_log l using places p
             where p.id = any($1) and l.door = p.door and l.server = p.server",
            &places
        )
        .execute(&mut *tx)
        .await?;
        sqlx::query!(
            "delete from blocks b using places p
             where p.id = any($1) and b.door = p.door and b.server = p.server",
            &places
        )
        .execute(&mut *tx)
        .await?;
        sqlx::query!(
            "delete from saved_rulesets s using places p
             where p.id = any($1) and s.door = p.door and s.server = p.server",
            &places
        )
        .execute(&mut *tx)
        .await?;
        ladders::forget(&mut tx, &places).await?;
        sqlx::query!("delete from challenges where id = any($1)", &challenges)
            .execute(&mut *tx)
            .await?;
        votes::forget(&mut tx, &games).await?;
        openings::forget(&mut tx, &games).await?;
        sqlx::query!("delete from entries where game = any($1)", &games)
            .execute(&mut *tx)
            .await?;
        let matches: Vec<i64> = sqlx::query_scalar!(
            r#"select distinct of_match as "of_match!" from games where id = any($1) and of_match is not null"#,
            &games
        )
        .fetch_all(&mut *tx)
        .await?;
        purged.games = sqlx::query!("delete from games where id = any($1)", &games)
            .execute(&mut *tx)
            .await?
            .rows_affected();
        ratings::rebuild(&mut tx).await?;
        sqlx::query!("delete from matches where id = any($1)", &matches)
            .execute(&mut *tx)
            .await?;
        sqlx::query!(
            "delete from server_settings s using places p
             where p.id = any($1) and s.door = p.door and s.server = p.server",
            &places
        )
        .execute(&mut *tx)
        .await?;
        purged.places = sqlx::query!("delete from places where id = any($1)", &places)
            .execute(&mut *tx)
            .await?
            .rows_affected();
        let gone: Vec<i64> = sqlx::query_scalar!(
            "select p.id from players p
             where p.id = any($1)
               and not exists (select from games g where g.attackers = p.id or g.defenders = p.id)
               and not exists (
                   select from challenges c
                   where c.challenger = p.id or c.opponent = p.id or c.accepted_by = p.id
               )
               and not exists (select from shares s where s.shared_by = p.id)
               and not exists (select from blocks b where b.player = p.id)
               and not exists (select from puzzle_answers a where a.player = p.id)
               and not exists (select from admin_log a where a.admin = p.id)
               and not exists (select from admin_log a where a.player = p.id)
               and not exists (select from saved_rulesets s where s.saved_by = p.id)
               and not exists (select from drafts d where d.player = p.id)
               and not exists (select from ladder_log l where l.player = p.id)
               and not exists (select from ladder_log l where l.other = p.id)
               and not exists (select from ladder_places l where l.player = p.id)
               and not exists (select from ladder_games l where l.challenger = p.id)
               and not exists (select from ladder_games l where l.challenged = p.id)
               and not exists (select from tournament_players t where t.player = p.id)
               and not exists (select from tournament_seats t where t.player = p.id)
               and not exists (select from tournament_news t where t.player = p.id)
               and not exists (select from tournaments t where t.creator = p.id)
               and not exists (select from follows f where f.player = p.id)
               and not exists (select from reports r where r.reporter = p.id)
               and not exists (select from guesses s where s.player = p.id)",
            &players
        )
        .fetch_all(&mut *tx)
        .await?;
        purged.players = retention::delete_players(&mut tx, &gone).await?;
        tx.commit().await?;
        Ok(purged)
    }
}

/// Deletes what was shown of the figures of a server with these places, and who was looked up there.
async fn forget_figures(connection: &mut PgConnection, places: &[i64]) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "delete from outbox where place = any($1) and kind = 'figures'",
        places
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query!("delete from shares where place = any($1)", places)
        .execute(&mut *connection)
        .await?;
    sqlx::query!(
        "delete from memberships
         where (door, server) = (select door, server from places where id = any($1) limit 1)",
        places
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Deletes which puzzles a server with these places had, and who has answered them.
async fn forget_puzzles(connection: &mut PgConnection, places: &[i64]) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "delete from outbox where place = any($1) and kind in ('puzzle', 'puzzle-lost')",
        places
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query!(
        "delete from puzzle_answers a using daily_puzzles d
         where d.id = a.daily
           and (d.door, d.server) = (select door, server from places where id = any($1) limit 1)",
        places
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query!(
        "delete from daily_puzzles
         where (door, server) = (select door, server from places where id = any($1) limit 1)",
        places
    )
    .execute(connection)
    .await?;
    Ok(())
}
