//! The transactions of requests: each records what the request did, so that a repeated delivery does it only once.

use std::ops::{Deref, DerefMut};

use sqlx::{PgConnection, Postgres, Transaction};
use time::OffsetDateTime;

use super::{
    Committed, RequestOutcome, Store, StoreError, StoreFault, after_the_door, games, interactions,
    outbox::{self, MessageKind},
    violated,
};
use crate::{
    games::{GameState, PlanEnd, Turn},
    ids::{OutboxId, PlaceId, Request},
};

/// The transaction of a request, which also records what the request did.
pub(super) struct RequestTx {
    tx: Transaction<'static, Postgres>,
    request: Request,
    pub(super) now: OffsetDateTime,
    /// The rows that the door delivers.
    pub(super) outbox_ids: Vec<OutboxId>,
    /// Whether the outcome is recorded already.
    is_recorded: bool,
    /// Whether the turn that was written is all that has happened in its game.
    pub(super) is_plain: bool,
    /// Why the plan of the player who moved had ended before.
    ended_plan: Option<PlanEnd>,
}

impl RequestTx {
    /// Puts a message into the outbox, which the door delivers.
    pub(super) async fn put(
        &mut self,
        place: PlaceId,
        message: MessageKind,
    ) -> Result<(), sqlx::Error> {
        let due_at = after_the_door(self.now);
        let row = outbox::put(&mut self.tx, place, message, due_at).await?;
        self.outbox_ids.push(row);
        Ok(())
    }

    /// Puts messages into the outbox, which the door delivers.
    pub(super) async fn put_all(
        &mut self,
        place: PlaceId,
        messages: Vec<MessageKind>,
    ) -> Result<(), sqlx::Error> {
        for message in messages {
            self.put(place, message).await?;
        }
        Ok(())
    }

    /// Writes a turn of a game, and with it the outcome, which it returns.
    pub(super) async fn turn(
        &mut self,
        state: &GameState,
        turn: &Turn,
    ) -> Result<RequestOutcome, StoreError> {
        let (request, due_at) = (Some(self.request), after_the_door(self.now));
        let written = games::write_with(&mut self.tx, request, state, turn, due_at).await?;
        self.outbox_ids.extend(written.outbox_ids);
        self.is_plain = written.is_plain;
        self.ended_plan = written.ended_plan;
        self.is_recorded = true;
        Ok(games::acted(state, turn))
    }

    /// Records the outcome, and commits.
    ///
    /// Of two transactions with the same request, the second waits here for the end of the first and then fails by
    /// `interactions_pkey`.
    pub(super) async fn commit(mut self, outcome: RequestOutcome) -> Result<Committed, StoreError> {
        if !self.is_recorded {
            interactions::record(&mut self.tx, self.request, outcome, self.now).await?;
        }
        self.tx.commit().await?;
        Ok(Committed {
            outcome,
            outbox_ids: self.outbox_ids,
            amid_turn: false,
            after: None,
            ended_plan: self.ended_plan,
        })
    }
}

impl Deref for RequestTx {
    type Target = PgConnection;

    fn deref(&self) -> &PgConnection {
        &self.tx
    }
}

impl DerefMut for RequestTx {
    fn deref_mut(&mut self) -> &mut PgConnection {
        &mut self.tx
    }
}

impl Store {
    /// Does what a request asks for, in one transaction. A repeated delivery violates a constraint, or is too late or refused for
    /// what the request itself did: it gives that instead.
    pub(super) async fn write<W>(
        &self,
        request: Request,
        now: OffsetDateTime,
        mut work: impl FnMut(RequestTx) -> W,
    ) -> Result<Committed, StoreError>
    where
        W: Future<Output = Result<Committed, StoreError>>,
    {
        let written = self.run(|tx| {
            work(RequestTx {
                tx,
                request,
                now,
                outbox_ids: Vec::new(),
                is_recorded: false,
                is_plain: false,
                ended_plan: None,
            })
        });
        let error = match written.await {
            Ok(done) => return Ok(done),
            Err(error) => error,
        };
        let may_be_repeated = match &error {
            StoreError::Raced | StoreError::Refused(_) => true,
            StoreError::Fault(StoreFault::Database(error)) => violated(error).is_some(),
            StoreError::Fault(_) => false,
        };
        if may_be_repeated && let Some(done) = self.committed_before(request).await? {
            return Ok(done);
        }
        Err(error)
    }
}
