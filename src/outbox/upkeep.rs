//! What is looked after beside saying things, and holds up nothing that is to be said.

use std::time::Duration as Wait;

use time::{Duration, OffsetDateTime};
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

use super::{Outbox, report};
use crate::{courier::Courier, service::Games, store::StoreFault};

/// How often the wall clock is looked at, which somebody may set.
const LOOK: Wait = Wait::from_secs(5);
/// How often games are looked for that do not follow their places, because somebody died between the two.
const FOLLOW: Duration = Duration::MINUTE;
/// How often it is forgotten what is not needed any more.
const FORGET: Duration = Duration::HOUR;

impl<C: Courier> Outbox<C> {
    /// Looks after places and old rows until `stop`. What is not finished then is done after the next start.
    pub(super) async fn keep_up(&self, stop: &CancellationToken) {
        let (mut followed, mut forgot) = (OffsetDateTime::UNIX_EPOCH, OffsetDateTime::UNIX_EPOCH);
        let work = async {
            loop {
                let now = OffsetDateTime::now_utc();
                self.tend(now).await.unwrap_or_else(|fault| report(&fault));
                // A clock that was ahead, and has been set right, does not put it off.
                if (now - followed).abs() > FOLLOW {
                    followed = now;
                    self.follow(now)
                        .await
                        .unwrap_or_else(|fault| report(&fault));
                }
                if (now - forgot).abs() > FORGET {
                    forgot = now;
                    self.forget(now)
                        .await
                        .unwrap_or_else(|fault| report(&fault));
                }
                sleep(LOOK).await;
            }
        };
        tokio::select! {
            () = stop.cancelled() => {}
            () = work => {}
        }
    }

    /// Takes out of the way what cannot be delivered now, or not at all any more.
    async fn tend(&self, now: OffsetDateTime) -> Result<(), StoreFault> {
        self.store.set_aside(now).await?;
        self.store.tend_old_buttons(now).await
    }

    /// Brings games in line with their places.
    async fn follow(&self, now: OffsetDateTime) -> Result<(), StoreFault> {
        Games::new(self.store.clone()).sync_places(now).await
    }

    /// Forgets what is not needed any more.
    async fn forget(&self, now: OffsetDateTime) -> Result<(), StoreFault> {
        self.store.forget_interactions(now).await?;
        loop {
            let purged = self.store.purge(now).await?;
            if purged.places == 0 {
                return Ok(());
            }
            tracing::info!(?purged, "forgot a server that the bot was removed from");
        }
    }
}
