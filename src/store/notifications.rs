//! LISTEN/NOTIFY between processes.
//!
//! A notification is sent in the transaction that makes it true. It can be lost while the connection is down;
//! [`Notification::Unknown`] then makes subscribers look again.

use std::{
    sync::atomic::Ordering,
    time::{Duration, Instant},
};

use serde::{Deserialize, Serialize};
use sqlx::{
    PgConnection,
    postgres::{PgListener, PgPoolOptions},
};
use tokio::{
    sync::{broadcast, watch},
    time::{sleep, timeout},
};
use tokio_util::sync::CancellationToken;

use super::{Store, processes::ProcessId};
use crate::{
    deadline::{Failed, Late, within},
    ids::{GameId, PlaceId},
};

/// The Postgres notification channel.
pub(super) const CHANNEL: &str = "raichi";
/// How many notifications a subscriber may leave unread before it loses some.
const CAPACITY: usize = 256;
/// How long the server may be without a word before it is asked whether it still answers.
const BEAT: Duration = Duration::from_secs(2);
/// How long it may take to answer that. Then nothing that waits for it gets an answer any more.
const SILENCE: Duration = Duration::from_secs(5);
/// The pause before a reconnect.
const PAUSE: Duration = Duration::from_millis(500);

/// A change that another process may have committed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Notification {
    /// A message was put into the outbox.
    #[serde(rename = "to-say")]
    Queued {
        /// Its place.
        place: PlaceId,
        /// Its game, if it belongs to one.
        game: Option<GameId>,
        /// Whether the process that wrote it delivers it.
        #[serde(default)]
        claimed: bool,
    },
    /// A message was delivered.
    #[serde(rename = "said")]
    Delivered {
        /// Its place.
        place: PlaceId,
        /// Its game, if it belongs to one.
        game: Option<GameId>,
    },
    /// There is something that the computer has to think about.
    #[serde(rename = "to-think")]
    Thought,
    /// A shard was handed over or is free.
    Shards,
    /// Notifications may have been lost: the connection was down.
    #[serde(other)]
    Unknown,
}

/// The notifications from all processes.
#[derive(Debug, Clone)]
pub struct Notifications {
    sender: broadcast::Sender<Notification>,
    /// Since when this process has held the lock that shows other processes that it is alive.
    alive: watch::Sender<Option<Instant>>,
}

impl Notifications {
    /// Subscribes to the notifications from now on.
    pub fn subscribe(&self) -> broadcast::Receiver<Notification> {
        self.sender.subscribe()
    }

    /// Since when other processes see this one as alive; `None` while the connection is down.
    pub(crate) fn seen_alive_since(&self) -> Option<Instant> {
        *self.alive.borrow()
    }
}

impl Store {
    /// Listens until `stop`, on a connection of its own outside the pool.
    pub fn notifications(&self, stop: CancellationToken) -> Notifications {
        let (sender, _) = broadcast::channel(CAPACITY);
        let options = self.pool.connect_options();
        let pool = PgPoolOptions::new()
            .max_connections(1)
            .max_lifetime(None)
            .idle_timeout(None)
            .connect_lazy_with((*options).clone());
        let notifications = Notifications {
            sender,
            alive: watch::Sender::new(None),
        };
        let forwarding = notifications.clone();
        let store = self.clone();
        let closing = self.closing.clone();
        self.listeners.spawn(async move {
            let listening = async {
                loop {
                    let received = async {
                        // The connection was lost, so another server may be the primary by now.
                        let (main, reserve) = (&store.pool, &store.reserve);
                        store.servers.follow([&pool, main, reserve]).await?;
                        store.listen(&pool, &forwarding).await
                    };
                    let received = received.await;
                    forwarding.alive.send_replace(None);
                    if let Err(error) = received {
                        tracing::warn!(%error, again_in = ?PAUSE, "listening for notifications failed");
                        sleep(PAUSE).await;
                    }
                }
            };
            tokio::select! {
                () = stop.cancelled() => {}
                () = closing.cancelled() => {}
                () = listening => {}
            }
            // Postgres complains of connections that are still there when it stops.
            pool.close().await;
        });
        notifications
    }

    /// Forwards notifications from Postgres until the connection is lost, or the server does not answer on it: then all
    /// connections to it are cut. The connection also holds the lock of this process.
    async fn listen(
        &self,
        pool: &sqlx::PgPool,
        notifications: &Notifications,
    ) -> Result<(), sqlx::Error> {
        let mut listener = PgListener::connect_with(pool).await?;
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await?;
        ProcessId::own().hold_lock(&mut listener).await?;
        notifications.alive.send_replace(Some(Instant::now()));
        // Earlier notifications were lost.
        pass_on(&notifications.sender, Notification::Unknown);
        loop {
            match within(BEAT, listener.try_recv()).await {
                Err(Failed(error)) => return Err(error),
                Ok(None) => return Ok(()),
                Ok(Some(received)) => {
                    let notification =
                        serde_json::from_str(received.payload()).unwrap_or(Notification::Unknown);
                    pass_on(&notifications.sender, notification);
                    // It was committed.
                    self.note_commits(false);
                }
                Err(Late) => {
                    let asked = timeout(SILENCE, do_commits_wait(&mut listener));
                    let Ok(answered) = asked.await else {
                        tracing::warn!(after = ?SILENCE, "the database does not answer; its connections are cut");
                        self.servers.cut();
                        return Ok(());
                    };
                    self.note_commits(answered?);
                }
            }
        }
    }

    /// Records whether commits wait for a standby, and logs it if that is new.
    fn note_commits(&self, wait: bool) {
        if self.commits_wait.swap(wait, Ordering::Relaxed) == wait {
            return;
        }
        if wait {
            tracing::warn!(
                "commits wait for a standby: nothing is stored until it is back, or taken out of synchronous_standby_names"
            );
        } else {
            tracing::info!("commits wait for no standby any more");
        }
    }
}

/// Whether a commit has waited for a synchronous standby for some time.
async fn do_commits_wait(listener: &mut PgListener) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar!(
        r#"select exists (
               select from pg_stat_get_activity(null)
               where wait_event = 'SyncRep' and query_start < now() - interval '3 seconds'
           ) as "wait!""#
    )
    .fetch_one(listener)
    .await
}

fn pass_on(sender: &broadcast::Sender<Notification>, notification: Notification) {
    // There may be no subscribers.
    drop(sender.send(notification));
}

/// The notification as JSON, the payload in Postgres.
pub(super) fn payload(notification: Notification) -> Result<String, sqlx::Error> {
    serde_json::to_string(&notification).map_err(|error| sqlx::Error::Encode(error.into()))
}

/// Notifies all processes when the transaction is committed.
pub(super) async fn notify(
    connection: &mut PgConnection,
    notification: Notification,
) -> Result<(), sqlx::Error> {
    let json = payload(notification)?;
    sqlx::query!("select pg_notify($1, $2)", CHANNEL, json)
        .execute(connection)
        .await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notifications_round_trip_and_unknown_ones_are_read_as_unknown() {
        let place = PlaceId(1);
        for notification in [
            Notification::Queued {
                place,
                game: Some(GameId(7)),
                claimed: true,
            },
            Notification::Delivered { place, game: None },
            Notification::Thought,
            Notification::Shards,
            Notification::Unknown,
        ] {
            let json = serde_json::to_string(&notification).unwrap();
            assert_eq!(
                serde_json::from_str::<Notification>(&json).unwrap(),
                notification,
                "{json}"
            );
        }
        let newer = r#"{"what":"sung","place":1}"#;
        assert_eq!(
            serde_json::from_str::<Notification>(newer).unwrap(),
            Notification::Unknown
        );
    }
}
