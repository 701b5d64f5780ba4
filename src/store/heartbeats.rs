//! When moves could be taken at a door, and the time that is given back where they could not.

use time::{Duration, OffsetDateTime};

use super::{Store, StoreFault};
use crate::ids::Door;

/// How long a door may be shut before the time is given back. The beats come every few seconds.
pub(crate) const UNNOTICED: Duration = Duration::seconds(30);

/// What a process knows of the time before a beat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Uptime {
    /// It took moves all the while since its beat before: if the wall clock has leapt, somebody has set it.
    Throughout,
    /// It cannot say: it has just started, or the door was shut.
    Unknown,
}

impl Store {
    /// Records that moves can be taken at a door now. Those in which none could are added to the running clocks of the
    /// door's games; gives how long that was.
    pub(crate) async fn beat(
        &self,
        door: Door,
        awake: Uptime,
        now: OffsetDateTime,
    ) -> Result<Option<Duration>, StoreFault> {
        let mut tx = self.pool.begin().await?;
        // Whoever beats at the same moment waits here, and then finds nothing to give back.
        let before = sqlx::query_scalar!(
            r#"insert into heartbeats as h (door, beat_at) values ($1, $2)
               on conflict (door) do update set door = excluded.door
               returning beat_at"#,
            door.code(),
            now,
        )
        .fetch_one(&mut *tx)
        .await?;
        let shut = Some(now - before).filter(|&gap| awake == Uptime::Unknown && gap > UNNOTICED);
        if let Some(gap) = shut {
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
        Ok(shut)
    }
}
