//! What is looked after beside saying things, and holds up nothing that is to be said.

use std::time::Duration;

use time::OffsetDateTime;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

use super::{Courier, Outbox, report};
use crate::{games::Games, store::StoreFault};

/// How often games are looked for that do not follow their places, because somebody died between the two.
const FOLLOW: Duration = Duration::from_secs(60);
/// How long what cannot be said is set aside, unless its place is seen before.
const ASIDE: Duration = Duration::from_secs(3600);
/// How often it is forgotten what is not needed any more.
const SWEEP: time::Duration = time::Duration::HOUR;

impl<C: Courier> Outbox<C> {
    /// Looks after places and old rows until `stop`. What is not finished then is done after the next start.
    pub(super) async fn keep_up(&self, stop: &CancellationToken) {
        let mut swept = OffsetDateTime::UNIX_EPOCH;
        while !stop.is_cancelled() {
            let now = OffsetDateTime::now_utc();
            let sweeps = now - swept > SWEEP;
            let work = async {
                let followed = self.follow(now).await;
                followed.unwrap_or_else(|fault| report(&fault));
                if sweeps {
                    let forgot = self.forget(now).await;
                    forgot.unwrap_or_else(|fault| report(&fault));
                }
                sleep(FOLLOW).await;
            };
            tokio::select! {
                () = stop.cancelled() => {}
                () = work => {}
            }
            if sweeps {
                swept = now;
            }
        }
    }

    /// Brings games in line with their places.
    async fn follow(&self, now: OffsetDateTime) -> Result<(), StoreFault> {
        Games::new(self.store.clone()).follow_places(now).await?;
        self.store.set_aside(now, now + ASIDE).await
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
