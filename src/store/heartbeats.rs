//! Records when a door was open, and gives back the time during which it was not.

use time::{Duration, OffsetDateTime};

use super::{Store, StoreFault};
use crate::ids::Door;

/// How long a door may be closed before time is given back. Beats come every few seconds.
pub(crate) const TOLERATED_DOWNTIME: Duration = Duration::seconds(30);

/// What a process knows of the time since the previous beat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Uptime {
    /// The door was open all the while. If the wall clock has leapt since, it was set.
    Throughout,
    /// The process has just started, or the door was closed.
    Unknown,
}

impl Store {
    /// Records that the door is open now. Downtime since the last beat is added to every running clock of the
    /// door's games; returns that downtime.
    pub async fn beat(
        &self,
        door: Door,
        uptime: Uptime,
        now: OffsetDateTime,
    ) -> Result<Option<Duration>, StoreFault> {
        let mut tx = self.begin().await?;
        // A concurrent beat waits here, and then finds nothing to give back.
        let before = sqlx::query_scalar!(
            r#"insert into heartbeats as h (door, beat_at) values ($1, $2)
               on conflict (door) do update set door = excluded.door
               returning beat_at"#,
            door.code(),
            now,
        )
        .fetch_one(&mut *tx)
        .await?;
        let downtime =
            Some(now - before).filter(|&gap| uptime == Uptime::Unknown && gap > TOLERATED_DOWNTIME);
        if let Some(gap) = downtime {
            sqlx::query!(
                "with late as (
                     select g.id from games g join places p on p.id = g.place
                     where g.deadline is not null and p.door = $1
                     order by g.id
                     for no key update of g
                 )
                 update games g
                 set deadline = deadline + make_interval(secs => $2),
                     remind_at = remind_at + make_interval(secs => $2)
                 from late where g.id = late.id",
                door.code(),
                gap.as_seconds_f64(),
            )
            .execute(&mut *tx)
            .await?;
        }
        sqlx::query!(
            "update heartbeats set beat_at = greatest(beat_at, $2) where door = $1",
            door.code(),
            now,
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(downtime)
    }
}
