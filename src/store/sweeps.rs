//! What falls due by itself: times that are up, reminders, the ends of vacations.
//!
//! Whoever sweeps claims a row by its lock and passes over those that another sweeper has. The claim and what comes of
//! it are one transaction, so that a sweeper that dies leaves the row to the next one.

use sqlx::{Postgres, Transaction};
use time::OffsetDateTime;

use super::{
    Raced, Store, StoreFault, count_from_db, games, load,
    outbox::{self, MessageKind},
    vacations,
};
use crate::{
    games::{GameState, Trigger, Turn},
    ids::{Door, GameId, PlaceId, PlayerId},
};

/// A due row that this process has locked, until it is written or dropped.
#[derive(Debug)]
pub(crate) struct Claim {
    tx: Transaction<'static, Postgres>,
    /// What fell due.
    pub(crate) trigger: Trigger,
    /// The games that it concerns.
    pub(crate) tables: Vec<GameState>,
}

impl Claim {
    /// Stores what the event makes of the games, and releases the row.
    pub(crate) async fn commit(
        mut self,
        work: &[(GameState, Turn)],
        now: OffsetDateTime,
    ) -> Result<Result<(), Raced>, StoreFault> {
        for (state, turn) in work {
            if let Err(Raced) = games::write(&mut self.tx, state, turn, now).await? {
                return Ok(Err(Raced));
            }
        }
        self.tx.commit().await?;
        Ok(Ok(()))
    }
}

impl Store {
    /// Claims a game of a door whose time is up.
    pub(crate) async fn claim_overdue(
        &self,
        door: Door,
        now: OffsetDateTime,
    ) -> Result<Option<Claim>, StoreFault> {
        let mut tx = self.pool.begin().await?;
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
            Err(StoreFault::Broken(broken)) => {
                // Nobody can play it as it is. It would be due again and again, and hide what is due behind it.
                sqlx::query!(
                    "update games set deadline = null, remind_at = null, time_left_ms = 0 where id = $1",
                    game as GameId,
                )
                .execute(&mut *tx)
                .await?;
                tx.commit().await?;
                return Err(broken.into());
            }
            loaded => loaded?,
        };
        Ok(Some(Claim {
            tx,
            trigger: Trigger::RunOut,
            tables: state.into_iter().collect(),
        }))
    }

    /// Puts the reminders of a door that are due into the outbox, each once; gives how many.
    pub(crate) async fn remind(&self, door: Door, now: OffsetDateTime) -> Result<u64, StoreFault> {
        let mut tx = self.pool.begin().await?;
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
        .fetch_all(&mut *tx)
        .await?;
        let mut reminders = 0;
        for row in due.into_iter().filter(|row| row.reminders) {
            let message_kind = MessageKind::Reminder {
                game: row.game,
                number: count_from_db(row.entries),
            };
            outbox::put(&mut tx, row.place, message_kind, now).await?;
            reminders += 1;
        }
        tx.commit().await?;
        Ok(reminders)
    }

    /// Claims a vacation that is over; its player comes back in every game.
    pub(crate) async fn claim_vacation_end(
        &self,
        door: Door,
        now: OffsetDateTime,
    ) -> Result<Option<Claim>, StoreFault> {
        let mut tx = self.pool.begin().await?;
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
        vacations::end(&mut tx, player, now).await?;
        let tables = load::of_player(&mut tx, player).await?;
        Ok(Some(Claim {
            tx,
            trigger: Trigger::VacationEnds { player },
            tables,
        }))
    }

    /// When the next thing of a door falls due.
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
