//! Numbers for monitors.

use time::OffsetDateTime;

use super::{Store, StoreFault, count_from_rows};
use crate::ids::Door;

/// How many there are of what is worth watching.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Census {
    /// Games in play.
    pub running: u32,
    /// Games that are over.
    pub finished: u32,
    /// Challenges that nobody has answered.
    pub challenges: u32,
    /// What still has to be said, where anything can be said.
    pub send_error: u32,
    /// Since when the oldest of it has to be.
    pub oldest_unsaid: Option<OffsetDateTime>,
}

/// The connections to the database that are open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Connections {
    /// Those at work.
    pub busy: u32,
    /// Those that wait for some.
    pub idle: u32,
}

impl Store {
    /// Whether the database answers.
    pub(crate) async fn ping(&self) -> Result<(), StoreFault> {
        sqlx::query_scalar!(r#"select 1 as "one!""#)
            .fetch_one(&self.pool)
            .await?;
        Ok(())
    }

    /// Counts; what is unsaid, at one door. Indexes alone answer for games and challenges, and what is unsaid is little.
    pub(crate) async fn census(&self, door: Door) -> Result<Census, StoreFault> {
        let row = sqlx::query!(
            r#"select (select count(*) from games) as "games!",
                      (select count(*) from games where turn_of is not null) as "running!",
                      (select count(*) from challenges where state = 'open') as "challenges!",
                      count(o.id) as "unsaid!",
                      min(case o.kind
                              when 'challenge' then c.made_at
                              when 'closing' then c.closed_at
                              else coalesce(e.made_at, g.started_at)
                          end) as oldest_unsaid
               from outbox o
               join places p on p.id = o.place and p.unreachable_since is null
               left join challenges c on c.id = o.challenge
               left join games g on g.id = o.game
               left join entries e on e.game = o.game and e.number = o.number
               where o.settled_at is null
                 and exists (select from places p where p.id = o.place and p.door = $1)"#,
            door.code(),
        )
        .fetch_one(&self.pool)
        .await?;
        Ok(Census {
            running: count_from_rows(row.running),
            finished: count_from_rows(row.games - row.running),
            challenges: count_from_rows(row.challenges),
            send_error: count_from_rows(row.unsaid),
            oldest_unsaid: row.oldest_unsaid,
        })
    }

    /// The connections of this process.
    pub(crate) fn connections(&self) -> Connections {
        let idle = u32::try_from(self.pool.num_idle()).unwrap_or(u32::MAX);
        Connections {
            busy: self.pool.size().saturating_sub(idle),
            idle,
        }
    }
}
