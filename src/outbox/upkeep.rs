//! Housekeeping that runs beside delivery and never blocks it.

use std::time::Duration as Wait;

use time::{Duration, OffsetDateTime};
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

use super::{Outbox, report};
use crate::{store::StoreFault, transport::Transport};

/// How often the wall clock is read, which may be set.
const INTERVAL: Wait = Wait::from_secs(5);
/// How often games are compared with their places, in case a process died between the change of a place and
/// that of its games.
const SYNC_EVERY: Duration = Duration::MINUTE;
/// How often old data is deleted.
const PURGE_EVERY: Duration = Duration::HOUR;

impl<C: Transport> Outbox<C> {
    /// Housekeeping until `stop`. Unfinished work is repeated after the next start.
    pub(super) async fn run_upkeep(&self, stop: &CancellationToken) {
        let (mut synced, mut purged_at) = (OffsetDateTime::UNIX_EPOCH, OffsetDateTime::UNIX_EPOCH);
        let work = async {
            match self.store.end_games_over_at_start().await {
                Ok(ended) if ended.is_empty() => {}
                Ok(ended) => {
                    tracing::warn!(?ended, "ended games that were over before their first move")
                }
                Err(fault) => report(&fault),
            }
            loop {
                let now = OffsetDateTime::now_utc();
                self.clear_away(now)
                    .await
                    .unwrap_or_else(|fault| report(&fault));
                // Profiles show them.
                if let Err(fault) = self.store.count_calls().await {
                    report(&fault);
                }
                // A clock that was ahead and has been set back does not delay this.
                if (now - synced).abs() > SYNC_EVERY {
                    synced = now;
                    self.sync(now).await.unwrap_or_else(|fault| report(&fault));
                }
                if (now - purged_at).abs() > PURGE_EVERY {
                    purged_at = now;
                    self.purge_old(now)
                        .await
                        .unwrap_or_else(|fault| report(&fault));
                }
                sleep(INTERVAL).await;
            }
        };
        tokio::select! {
            () = stop.cancelled() => {}
            () = work => {}
        }
    }

    /// Moves rows that cannot be delivered now out of the way of claims.
    async fn clear_away(&self, now: OffsetDateTime) -> Result<(), StoreFault> {
        self.store.set_aside(now).await?;
        self.store.prune_old_buttons(now).await
    }

    /// Suspends or resumes games to match their places, and has puzzles looked for.
    async fn sync(&self, now: OffsetDateTime) -> Result<(), StoreFault> {
        self.games.sync_all_places(now).await?;
        self.store.bring_digests_forward(C::DOOR, now).await?;
        self.games.stock_puzzles(C::DOOR, now).await
    }

    /// Deletes data that is not needed any more.
    async fn purge_old(&self, now: OffsetDateTime) -> Result<(), StoreFault> {
        self.store.forget_interactions(now).await?;
        self.store.forget_paces(now).await?;
        self.store.forget_sessions(now).await?;
        self.store.forget_evaluations(now).await?;
        self.store.forget_analyses(now).await?;
        self.store.forget_greetings(now).await?;
        self.store.forget_announcements(now).await?;
        self.store.forget_puzzle_answers(now).await?;
        self.store.forget_untold(now).await?;
        self.store.forget_reports(now).await?;
        while self.store.forget_challenges(now).await? > 0 {}
        self.store.forget_drafts(now).await?;
        self.store.forget_players(now).await?;
        loop {
            let purged = self.store.purge(now).await?;
            if purged.places == 0 {
                return Ok(());
            }
            tracing::info!(?purged, "forgot a server that the bot was removed from");
        }
    }
}
