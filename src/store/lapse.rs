//! Challenges that expire.

use sqlx::PgConnection;
use time::OffsetDateTime;

use super::{
    Store, StoreFault,
    outbox::{self, MessageKind},
    runs::end_transaction,
    simuls,
};
use crate::ids::{ChallengeId, PlaceId};

impl Store {
    /// Closes at most 100 open challenges made until `made_until` and queues the updates of their messages, and a line to each challenger;
    /// returns how many. Skips challenges that another transaction is settling.
    pub(crate) async fn lapse_challenges(
        &self,
        made_until: OffsetDateTime,
        now: OffsetDateTime,
    ) -> Result<u64, StoreFault> {
        self.run(|mut tx| async move {
            let lapsed = lapse(&mut tx, made_until, now).await;
            end_transaction(tx, lapsed).await
        })
        .await
    }

    /// When the oldest open challenge was made.
    pub(crate) async fn oldest_challenge(&self) -> Result<Option<OffsetDateTime>, StoreFault> {
        Ok(
            sqlx::query_scalar!("select min(made_at) from challenges where state = 'open'")
                .fetch_one(&self.pool)
                .await?,
        )
    }
}

/// Closes open challenges; returns how many.
async fn lapse(
    connection: &mut PgConnection,
    made_until: OffsetDateTime,
    now: OffsetDateTime,
) -> Result<u64, StoreFault> {
    let closed = sqlx::query!(
        r#"with due as (
                   select id from challenges where state = 'open' and made_at <= $1
                   order by made_at limit 100 for update skip locked
               )
               update challenges c set state = 'lapsed', closed_at = $2
               from due
               where c.id = due.id
               returning c.id as "id: ChallengeId", c.place as "place: PlaceId""#,
        made_until,
        now,
    )
    .fetch_all(&mut *connection)
    .await?;
    for row in &closed {
        if let Some(closing) = simuls::update(connection, row.id).await? {
            outbox::put(connection, row.place, closing, now).await?;
        }
        let expired = MessageKind::Expired { challenge: row.id };
        outbox::put(connection, row.place, expired, now).await?;
    }
    Ok(u64::try_from(closed.len()).unwrap_or(u64::MAX))
}
