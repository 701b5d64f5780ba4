//! Vacations, and what they do to the games of whoever goes on one.

use sqlx::PgConnection;
use time::{Duration, OffsetDateTime};

use super::{
    Committed, Raced, RequestOutcome, Store, StoreFault, after_the_door, games, interactions, load,
    players, violated,
};
use crate::{
    games::{GameState, Trigger, Turn, Vacation, apply_trigger},
    ids::{ExternalUser, GameId, OutboxId, PlayerId, Request},
};

/// A player with everything that a vacation is judged by.
#[derive(Debug)]
pub(crate) struct VacationContext {
    /// Who.
    pub(crate) player: PlayerId,
    /// The vacation that the player is on.
    pub(crate) running: Option<Vacation>,
    /// The vacations of the player that are over, and count for this year or the next.
    pub(crate) past: Vec<Vacation>,
    /// The running games of the player.
    pub(crate) games: Vec<GameState>,
}

/// The beginning or the end of a vacation.
#[derive(Debug, Clone, Copy)]
pub(crate) enum VacationChange {
    Begin(Vacation),
    End,
}

impl Store {
    /// A visitor, who may want to travel.
    pub(crate) async fn context(
        &self,
        user: ExternalUser,
        now: OffsetDateTime,
    ) -> Result<VacationContext, StoreFault> {
        let mut connection = self.pool.acquire().await?;
        let player = players::admit(&mut connection, user).await?;
        let new_year = now
            .replace_ordinal(1)
            .map_or(now, |day| day.replace_time(time::Time::MIDNIGHT));
        let vacations = sqlx::query!(
            r#"select begins_at, until, ended_at from vacations
               where player = $1 and (ended_at is null or least(ended_at, until) > $2)
               order by begins_at"#,
            player as PlayerId,
            new_year,
        )
        .fetch_all(&mut *connection)
        .await?;
        let (mut running, mut past) = (None, Vec::new());
        for row in vacations {
            let until = row.ended_at.map_or(row.until, |ended| ended.min(row.until));
            let vacation = Vacation {
                begins_at: row.begins_at,
                until,
            };
            match row.ended_at {
                None => running = Some(vacation),
                Some(_) => past.push(vacation),
            }
        }
        Ok(VacationContext {
            player,
            running,
            past,
            games: load::of_player(&mut connection, player).await?,
        })
    }

    /// Begins or ends a vacation in all games at once: in those that were `looked_at`, unless there is another by now.
    pub(crate) async fn change_vacation(
        &self,
        request: Request,
        player: PlayerId,
        change_vacation: VacationChange,
        looked_at: &[GameId],
        work: &[(GameState, Turn)],
        now: OffsetDateTime,
    ) -> Result<Result<Committed, Raced>, StoreFault> {
        let travelling =
            self.try_change_vacation(request, player, change_vacation, looked_at, work, now);
        match travelling.await {
            Err(error) if interactions::is_repeated(&error) => {
                Ok(Ok(self.done(request).await?.ok_or(error)?))
            }
            Err(error) if violated(&error) == Some("vacations_running") => Ok(Err(Raced)),
            done => Ok(done?),
        }
    }

    async fn try_change_vacation(
        &self,
        request: Request,
        player: PlayerId,
        change_vacation: VacationChange,
        looked_at: &[GameId],
        work: &[(GameState, Turn)],
        now: OffsetDateTime,
    ) -> Result<Result<Committed, Raced>, sqlx::Error> {
        let mut tx = self.pool.begin().await?;
        // No game of this player begins from here on.
        players::hold(&mut tx, player).await?;
        let outcome = match change_vacation {
            VacationChange::Begin(vacation) => {
                begin(&mut tx, player, vacation).await?;
                RequestOutcome::WentAway
            }
            VacationChange::End => {
                if !end(&mut tx, player, now).await? {
                    return Ok(Err(Raced));
                }
                RequestOutcome::CameBack
            }
        };
        let running = load::running_of(&mut tx, player).await?;
        if running.iter().any(|game| !looked_at.contains(game)) {
            return Ok(Err(Raced));
        }
        let mut to_say: Vec<OutboxId> = Vec::new();
        for (state, turn) in work {
            match games::write(&mut tx, state, turn, after_the_door(now)).await? {
                Ok(rows) => to_say.extend(rows),
                Err(Raced) => return Ok(Err(Raced)),
            }
        }
        interactions::record(&mut tx, request, outcome, now).await?;
        tx.commit().await?;
        Ok(Ok(Committed { outcome, to_say }))
    }
}

/// A game that has just begun finds its players where they are: who is on vacation is so in this game, too. What has
/// to be said of that, the outbox may say from `due_at` on.
pub(super) async fn join(
    connection: &mut PgConnection,
    game: GameId,
    now: OffsetDateTime,
    due_at: OffsetDateTime,
) -> Result<Vec<OutboxId>, sqlx::Error> {
    // None of them ends before this game is there to be ended in. One that is just ending is not waited for: whoever ends
    // it may be waiting for the game that has led here.
    let away = sqlx::query!(
        r#"select v.player as "player: PlayerId", v.until
           from games g join vacations v on v.player in (g.attackers, g.defenders)
           where g.id = $1 and v.ended_at is null and v.until > $2
           order by v.player
           for share of v skip locked"#,
        game as GameId,
        now,
    )
    .fetch_all(&mut *connection)
    .await?;
    let mut to_say = Vec::new();
    for row in away {
        let (player, until) = (row.player, row.until);
        let loaded = load::load(connection, game, None).await;
        let state = loaded.map_err(|fault| match fault {
            StoreFault::Database(error) => error,
            fault => sqlx::Error::Decode(fault.into()),
        })?;
        let trigger = Trigger::VacationBegins { player, until };
        let Some((state, turn)) = state.and_then(|state| {
            let turn = apply_trigger(&state, trigger, now)?;
            Some((state, turn))
        }) else {
            continue;
        };
        // A game may end by what is written, and another begin; not by this, but the compiler does not know.
        let written = Box::pin(games::write(connection, &state, &turn, due_at)).await?;
        to_say.extend(written.unwrap_or_default());
    }
    Ok(to_say)
}

async fn begin(
    connection: &mut PgConnection,
    player: PlayerId,
    vacation: Vacation,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "insert into vacations (player, begins_at, until) values ($1, $2, $3)",
        player as PlayerId,
        vacation.begins_at,
        vacation.until,
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Ends the vacation of a player, if there is one; tells whether there was.
pub(super) async fn end(
    connection: &mut PgConnection,
    player: PlayerId,
    now: OffsetDateTime,
) -> Result<bool, sqlx::Error> {
    let ended = sqlx::query!(
        "update vacations set ended_at = $2 where player = $1 and ended_at is null",
        player as PlayerId,
        now,
    )
    .execute(connection)
    .await?;
    Ok(ended.rows_affected() == 1)
}

/// A player of a game that was taken in is on vacation, also here; if one was known already, that one counts.
pub(super) async fn take_in(
    connection: &mut PgConnection,
    player: PlayerId,
    until: OffsetDateTime,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "insert into vacations (player, begins_at, until) values ($1, $2, $3) on conflict do nothing",
        player as PlayerId,
        // Its end may be past by now; then it ends at once.
        now.min(until - Duration::DAY),
        until,
    )
    .execute(connection)
    .await?;
    Ok(())
}
