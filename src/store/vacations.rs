//! Vacations, and their effect on the player's games.

use sqlx::PgConnection;
use time::{Duration, OffsetDateTime};

use super::{
    Committed, RequestOutcome, Store, StoreError, StoreFault, after_the_door, games, load, players,
};
use crate::{
    games::{GameState, Refusal, Return, Trigger, Turn, Vacation, apply_trigger},
    ids::{ExternalUser, GameId, OutboxId, PlayerId, Request},
};

/// A player with all that is needed to decide about a vacation.
#[derive(Debug)]
pub(crate) struct VacationContext {
    /// The player.
    pub(crate) player: PlayerId,
    /// The current vacation.
    pub(crate) running: Option<Vacation>,
    /// The past vacations that count for this year or the next.
    pub(crate) past: Vec<Vacation>,
    /// The player's running games.
    pub(crate) games: Vec<GameState>,
}

/// The beginning or the end of a vacation, or its undoing.
#[derive(Debug, Clone, Copy)]
pub(crate) enum VacationChange {
    Begin(Vacation),
    Return(Return),
}

impl Store {
    /// The vacation context of a user. Creates the player.
    pub(crate) async fn vacation_context(
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

    /// Begins, ends or undoes a vacation in all games at once: in `known_games`. Raced if the player has another
    /// running game by now.
    pub(crate) async fn change_vacation(
        &self,
        request: Request,
        player: PlayerId,
        decided: Result<VacationChange, Refusal>,
        known_games: &[GameId],
        work: &[(GameState, Turn)],
        now: OffsetDateTime,
    ) -> Result<Committed, StoreError> {
        let decided = &decided;
        let travelled = self.write(request, now, |mut tx| async move {
            let change_vacation = decided.clone()?;
            // The lock keeps new games of this player from beginning.
            players::hold(&mut tx, player).await?;
            let outcome = match change_vacation {
                VacationChange::Begin(vacation) => {
                    begin(&mut tx, player, vacation).await?;
                    RequestOutcome::WentAway
                }
                VacationChange::Return(how) => {
                    let (was_away, outcome) = match how {
                        Return::Ends => {
                            (end(&mut tx, player, now).await?, RequestOutcome::CameBack)
                        }
                        Return::Undone => {
                            (undo(&mut tx, player).await?, RequestOutcome::StayedHome)
                        }
                    };
                    if !was_away {
                        return Err(StoreError::Raced);
                    }
                    outcome
                }
            };
            let running = load::running_of(&mut tx, player).await?;
            if running.iter().any(|game| !known_games.contains(game)) {
                return Err(StoreError::Raced);
            }
            for (state, turn) in work {
                let rows = games::write(&mut tx, state, turn, after_the_door(now)).await?;
                tx.outbox_ids.extend(rows);
            }
            tx.commit(outcome).await
        });
        match travelled.await {
            Err(error) if error.violates("vacations_running") => Err(StoreError::Raced),
            travelled => travelled,
        }
    }
}

/// Applies the current vacations of the players to a game that has just begun. Messages about that are due at
/// `due_at`.
pub(super) async fn join(
    connection: &mut PgConnection,
    game: GameId,
    now: OffsetDateTime,
    due_at: OffsetDateTime,
) -> Result<Vec<OutboxId>, StoreFault> {
    // The lock keeps the vacations from ending before this game is committed. A vacation that is just ending
    // is skipped and not waited for: the transaction that ends it may be waiting for the game that has led
    // here.
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
    let mut outbox_ids = Vec::new();
    for row in away {
        let (player, until) = (row.player, row.until);
        let state = load::load(connection, game, None).await?;
        let trigger = Trigger::VacationBegins { player, until };
        let Some((state, turn)) = state.and_then(|state| {
            let turn = apply_trigger(&state, trigger, now)?;
            Some((state, turn))
        }) else {
            continue;
        };
        // A game may end by what is written, and another begin; not by this, but the compiler does not know.
        match Box::pin(games::write(connection, &state, &turn, due_at)).await {
            Ok(rows) => outbox_ids.extend(rows),
            Err(StoreError::Raced | StoreError::Refused(_)) => {}
            Err(StoreError::Fault(fault)) => return Err(fault),
        }
    }
    Ok(outbox_ids)
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

/// Ends the current vacation of a player; returns whether there was one.
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

/// Undoes the current vacation of a player: it ends when it began, so that no day of it counts. Returns whether there was
/// one.
async fn undo(connection: &mut PgConnection, player: PlayerId) -> Result<bool, sqlx::Error> {
    let undone = sqlx::query!(
        "update vacations set ended_at = begins_at where player = $1 and ended_at is null",
        player as PlayerId,
    )
    .execute(connection)
    .await?;
    Ok(undone.rows_affected() == 1)
}

/// Records the vacation of an imported game's player, unless a vacation of the player is known.
pub(super) async fn import(
    connection: &mut PgConnection,
    player: PlayerId,
    until: OffsetDateTime,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "insert into vacations (player, begins_at, until) values ($1, $2, $3) on conflict do nothing",
        player as PlayerId,
        // The end may be past by now; the vacation then ends at once.
        now.min(until - Duration::DAY),
        until,
    )
    .execute(connection)
    .await?;
    Ok(())
}
