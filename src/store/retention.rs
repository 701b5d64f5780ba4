//! Deletes what nobody needs any more: challenges that were closed long ago, and players who never played.

use sqlx::PgConnection;
use time::{Duration, OffsetDateTime};

use super::{Store, StoreFault};

/// How long a closed challenge is kept.
const CHALLENGES_KEPT: Duration = Duration::days(30);
/// How long a player is kept who has no game.
const PLAYERS_KEPT: Duration = Duration::days(2 * 365);
/// How many challenges one transaction deletes at most.
const CHALLENGES_AT_ONCE: i64 = 500;
/// The same for players: for each of them, the games are read from end to end, since no index of theirs serves this.
const PLAYERS_AT_ONCE: i64 = 50;

/// The players to whom this applies and whom no row keeps. The conditions are one, since Postgres takes 0.3 s to plan as many
/// conditions of which each may become a join.
macro_rules! unneeded_players {
    ($condition:literal, $rest:literal, $($argument:expr),*) => {
        sqlx::query_scalar!(
            "select p.id from players p where " + $condition + "
             and not (exists (select from games g where g.attackers = p.id)
                or exists (select from games g where g.defenders = p.id)
                or exists (select from challenges c where c.challenger = p.id)
                or exists (select from challenges c where c.opponent = p.id)
                or exists (select from challenges c where c.accepted_by = p.id)
                or exists (select from shares s where p.id in (s.player, s.shared_by))
                or exists (select from blocks b where b.player = p.id)
                or exists (select from puzzle_answers a where a.player = p.id)
                or exists (select from admin_log a where a.admin = p.id)
                or exists (select from admin_log a where a.player = p.id)
                or exists (select from saved_rulesets s where s.saved_by = p.id)
                or exists (select from drafts d where d.player = p.id)
                or exists (select from ladder_log l where l.player = p.id)
                or exists (select from ladder_log l where l.other = p.id)
                or exists (select from ladder_places l where l.player = p.id)
                or exists (select from ladder_games l where l.challenger = p.id)
                or exists (select from ladder_games l where l.challenged = p.id)
                or exists (select from team_members m where m.player = p.id)
                or exists (select from votes v where v.player = p.id)
                or exists (select from tournament_players t where t.player = p.id)
                or exists (select from tournament_seats t where t.player = p.id)
                or exists (select from tournament_news t where t.player = p.id)
                or exists (select from tournaments t where t.creator = p.id)
                or exists (select from follows f where f.player = p.id)
                or exists (select from reports r where r.reporter = p.id)
                or exists (select from sessions s where s.player = p.id)
                or exists (select from opened_boards o where o.player = p.id)
                or exists (select from guesses s where s.player = p.id))
             " + $rest,
            $($argument),*
        )
    };
}

impl Store {
    /// Deletes some of the challenges that were closed long enough ago; returns how many. Games stay. A challenge whose game
    /// goes on is kept with it.
    pub async fn forget_challenges(&self, now: OffsetDateTime) -> Result<u64, StoreFault> {
        let mut tx = self.begin().await?;
        let old: Vec<i64> = sqlx::query_scalar!(
            "select c.id from challenges c
             where c.closed_at < $1
               and not exists (select from games g where g.id = c.game and g.turn_of is not null)
               and not exists (select from simul_games s join games g on g.id = s.game
                               where s.challenge = c.id and g.turn_of is not null)
               and not exists (select from outbox o where o.challenge = c.id and o.settled_at is null)
             order by c.closed_at limit $2
             for update skip locked",
            now - CHALLENGES_KEPT,
            CHALLENGES_AT_ONCE,
        )
        .fetch_all(&mut *tx)
        .await?;
        let deleted = sqlx::query!("delete from challenges where id = any($1)", &old)
            .execute(&mut *tx)
            .await?;
        tx.commit().await?;
        Ok(deleted.rows_affected())
    }

    /// Deletes some of the players who were first seen long enough ago and have no game, no challenge and no share;
    /// returns how many. A user who is blocked somewhere stays.
    pub async fn forget_players(&self, now: OffsetDateTime) -> Result<u64, StoreFault> {
        let mut tx = self.begin().await?;
        let gone: Vec<i64> = unneeded_players!(
            "p.door = 'discord' and p.created_at < $1",
            "order by p.created_at limit $2 for update skip locked",
            now - PLAYERS_KEPT,
            PLAYERS_AT_ONCE
        )
        .fetch_all(&mut *tx)
        .await?;
        let deleted = delete_players(&mut tx, &gone).await?;
        tx.commit().await?;
        Ok(deleted)
    }
}

/// Deletes players without games, challenges, blocks and acts, with what else is stored about them; returns how many.
async fn delete_players(
    connection: &mut PgConnection,
    players: &[i64],
) -> Result<u64, sqlx::Error> {
    // The channel of a conversation leads to the person.
    sqlx::query!(
        "update places set server = -id, channel = -id
         where server < 0 and id = any(array(select direct from players where id = any($1)))",
        players
    )
    .execute(&mut *connection)
    .await?;
    let deleted = sqlx::query!("delete from players where id = any($1)", players)
        .execute(connection)
        .await?;
    Ok(deleted.rows_affected())
}

/// Deletes those of some players whom no row keeps; returns how many.
pub(super) async fn delete_unneeded(
    connection: &mut PgConnection,
    players: &[i64],
) -> Result<u64, sqlx::Error> {
    let gone = unneeded_players!("p.id = any($1)", "", players)
        .fetch_all(&mut *connection)
        .await?;
    delete_players(connection, &gone).await
}
