//! Rows that fall due by time: overdue clocks, reminders, ends of vacations.
//!
//! A sweeper claims a row by locking it and skips rows locked by others. The claim and its consequences are
//! one transaction, so the row of a sweeper that dies is free for the next one.

use raichi_rules::Ruleset;
use sqlx::{PgConnection, Postgres, Transaction, types::Json};
use time::OffsetDateTime;

use super::{
    Store, StoreFault, begin, count_from_db, games, is_written, load,
    outbox::{self, MessageKind},
    runs::end_transaction,
    vacations, votes,
};
use crate::{
    games::{Ending, GameState, Trigger, Turn, VoteBallot, seat_code},
    ids::{Door, GameId, PlaceId, PlayerId},
};

/// A due row, locked by this process until it is committed or dropped.
#[derive(Debug)]
pub(crate) struct Claim {
    tx: Transaction<'static, Postgres>,
    /// What fell due.
    pub(crate) trigger: Trigger,
    /// The games concerned.
    pub(crate) states: Vec<GameState>,
    /// The votes on the turn, where a team is to move.
    pub(crate) ballots: Option<Vec<VoteBallot>>,
}

impl Claim {
    /// Stores the turns that the trigger caused, and releases the row; false if a game has changed meanwhile.
    pub(crate) async fn commit(
        mut self,
        work: &[(GameState, Turn)],
        now: OffsetDateTime,
    ) -> Result<bool, StoreFault> {
        let written = async {
            for (state, turn) in work {
                games::write(&mut self.tx, state, turn, now).await?;
            }
            Ok(())
        };
        let written = written.await;
        is_written(end_transaction(self.tx, written).await)
    }

    /// Settles a game at which the trigger had no effect, so that it is not claimed again: one that is over is stored as such,
    /// any other has no deadline any more.
    pub(crate) async fn settle(mut self) -> Result<(), StoreFault> {
        let settled = async {
            for state in &self.states {
                match state.ending() {
                    Some(ending) => end(&mut self.tx, state.id, ending).await?,
                    None => set_aside(&mut self.tx, state.id).await?,
                }
            }
            Ok(())
        };
        let settled = settled.await;
        end_transaction(self.tx, settled).await
    }
}

/// Takes the deadline from a game.
async fn set_aside(connection: &mut PgConnection, game: GameId) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update games set deadline = null, remind_at = null, time_left_ms = 0 where id = $1",
        game as GameId,
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Stores the end of a game that its log shows already.
async fn end(
    connection: &mut PgConnection,
    game: GameId,
    ending: Ending,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update games set turn_of = null, winner = $2, ending = $3, halted = null, deadline = null, remind_at = null,
                          time_left_ms = null, waiting_ms = null
         where id = $1 and turn_of is not null",
        game as GameId,
        ending.winner().map(seat_code),
        ending.code(),
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Puts the due reminders of a door into the outbox; returns how many.
async fn put_reminders(
    connection: &mut PgConnection,
    door: Door,
    now: OffsetDateTime,
) -> Result<u64, StoreFault> {
    let due = sqlx::query!(
        r#"with due as (
                   select g.id, g.place, g.entries, players.reminders
                   from games g
                   join places p on p.id = g.place
                   join players on players.id = g.turn_of
                   where g.remind_at <= $1 and p.door = $2
                   order by g.remind_at
                   limit 100
                   for no key update of g skip locked
               )
               update games g set remind_at = null
               from due where g.id = due.id
               returning due.id as "game: GameId", due.place as "place: PlaceId", due.entries, due.reminders"#,
        now,
        door.code(),
    )
    .fetch_all(&mut *connection)
    .await?;
    let mut reminders = 0;
    for row in due.into_iter().filter(|row| row.reminders) {
        let message_kind = MessageKind::Reminder {
            game: row.game,
            number: count_from_db(row.entries),
        };
        outbox::put(connection, row.place, message_kind, now).await?;
        reminders += 1;
    }
    Ok(reminders)
}

impl Store {
    /// Ends the running games that were over before their first move, which earlier versions began; returns them. Nobody can
    /// have acted in them.
    pub(crate) async fn end_games_over_at_start(&self) -> Result<Vec<GameId>, StoreFault> {
        let mut tx = self.begin().await?;
        let unbegun = sqlx::query!(
            r#"select id as "id: GameId", ruleset as "ruleset: Json<Ruleset>" from games
               where turn_of is not null and entries = 0
               for no key update skip locked"#,
        )
        .fetch_all(&mut *tx)
        .await?;
        let mut ended = Vec::new();
        for game in unbegun {
            if let Some(ending) = begin::ending_at_start(&game.ruleset) {
                end(&mut tx, game.id, ending).await?;
                ended.push(game.id);
            }
        }
        tx.commit().await?;
        Ok(ended)
    }

    /// Claims a game of a door whose time is up. One that cannot be read is set aside, and reported as the error: it would stay
    /// due and hide the rows behind it.
    pub(crate) async fn claim_overdue(
        &self,
        door: Door,
        now: OffsetDateTime,
    ) -> Result<Option<Claim>, StoreFault> {
        let mut tx = self.begin().await?;
        let Some(game) = sqlx::query_scalar!(
            r#"select g.id as "id: GameId"
               from games g join places p on p.id = g.place
               where g.deadline <= $1 and p.door = $2
               order by g.deadline
               limit 1
               for no key update of g skip locked"#,
            now,
            door.code(),
        )
        .fetch_optional(&mut *tx)
        .await?
        else {
            return Ok(None);
        };
        let state = match load::load(&mut tx, game, None).await {
            Err(fault) if fault.is_of_row() => {
                set_aside(&mut tx, game).await?;
                tx.commit().await?;
                return Err(fault);
            }
            loaded => loaded?,
        };
        let ballots = match &state {
            Some(state) => votes::of_turn(&mut tx, state).await?,
            None => None,
        };
        Ok(Some(Claim {
            tx,
            trigger: Trigger::RunOut,
            states: state.into_iter().collect(),
            ballots,
        }))
    }

    /// Puts the due reminders of a door into the outbox, each once; returns how many.
    pub(crate) async fn remind(&self, door: Door, now: OffsetDateTime) -> Result<u64, StoreFault> {
        self.run(|mut tx| async move {
            let reminded = put_reminders(&mut tx, door, now).await;
            end_transaction(tx, reminded).await
        })
        .await
    }

    /// Claims a vacation that is over, and ends it.
    pub(crate) async fn claim_vacation_end(
        &self,
        door: Door,
        now: OffsetDateTime,
    ) -> Result<Option<Claim>, StoreFault> {
        let mut tx = self.begin().await?;
        let Some(over) = sqlx::query!(
            r#"select v.id, v.player as "player: PlayerId"
               from vacations v join players on players.id = v.player
               where v.ended_at is null and v.until <= $1 and players.door = $2
               order by v.until
               limit 1
               for update of v skip locked"#,
            now,
            door.code(),
        )
        .fetch_optional(&mut *tx)
        .await?
        else {
            return Ok(None);
        };
        let player = over.player;
        let ended = async {
            vacations::end(&mut tx, player, now).await?;
            load::of_player(&mut tx, player).await
        };
        match ended.await {
            Ok(states) => Ok(Some(Claim {
                tx,
                trigger: Trigger::VacationEnds { player },
                states,
                ballots: None,
            })),
            Err(fault) => end_transaction(tx, Err(fault)).await,
        }
    }

    /// When the next row of a door falls due.
    pub(crate) async fn next_due_at(
        &self,
        door: Door,
    ) -> Result<Option<OffsetDateTime>, StoreFault> {
        Ok(sqlx::query_scalar!(
            r#"select least(
                   (select g.deadline from games g join places p on p.id = g.place
                    where g.deadline is not null and p.door = $1 order by g.deadline limit 1),
                   (select g.remind_at from games g join places p on p.id = g.place
                    where g.remind_at is not null and p.door = $1 order by g.remind_at limit 1),
                   (select v.until from vacations v join players on players.id = v.player
                    where v.ended_at is null and players.door = $1 order by v.until limit 1)
               )"#,
            door.code(),
        )
        .fetch_one(&self.pool)
        .await?)
    }
}
