//! Counts for monitors.

use std::sync::atomic::Ordering;

use time::OffsetDateTime;

use super::{Store, StoreFault, count_from_rows};
use crate::ids::Door;

/// The counts that are worth watching.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Census {
    /// Running games.
    pub running: u32,
    /// Finished games.
    pub finished: u32,
    /// Open challenges.
    pub challenges: u32,
    /// Pending messages in places where the bot can post.
    pub pending: u32,
    /// When the cause of the oldest of them happened.
    pub oldest_pending: Option<OffsetDateTime>,
}

/// The open connections to the database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Connections {
    /// Connections in use.
    pub busy: u32,
    /// Idle connections.
    pub idle: u32,
    /// Whether commits wait for a synchronous standby.
    pub commits_wait: bool,
}

impl Store {
    /// Whether the database, which answers, takes changes.
    pub(crate) async fn takes_changes(&self) -> Result<bool, StoreFault> {
        let takes = sqlx::query_scalar!(
            r#"select current_setting('transaction_read_only') = 'off' as "takes!""#
        );
        Ok(takes.fetch_one(&self.pool).await? && !self.commits_wait.load(Ordering::Relaxed))
    }

    /// Counts games and challenges of all doors, by index scans only, and the pending messages of one door,
    /// which are few.
    pub(crate) async fn census(&self, door: Door) -> Result<Census, StoreFault> {
        let row = sqlx::query!(
            r#"select (select count(*) from games) as "games!",
                      (select count(*) from games where turn_of is not null) as "running!",
                      (select count(*) from challenges where state = 'open') as "challenges!",
                      count(o.id) as "unsaid!",
                      min(case o.kind
                              when 'challenge' then c.made_at
                              when 'closing' then c.closed_at
                              when 'declined' then c.closed_at
                              when 'expired' then c.closed_at
                              when 'again' then c.posted_at
                              when 'share' then o.due_at
                              when 'replay' then o.due_at
                              when 'figures' then o.due_at
                              when 'puzzle' then o.due_at
                              when 'puzzle-lost' then o.due_at
                              when 'announcement' then o.due_at
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
            pending: count_from_rows(row.unsaid),
            oldest_pending: row.oldest_unsaid,
        })
    }

    /// The connections of this process.
    pub(crate) fn connections(&self) -> Connections {
        let idle = u32::try_from(self.pool.num_idle()).unwrap_or(u32::MAX);
        Connections {
            busy: self.pool.size().saturating_sub(idle),
            idle,
            commits_wait: self.commits_wait.load(Ordering::Relaxed),
        }
    }
}
