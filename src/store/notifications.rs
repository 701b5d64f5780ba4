//! News between processes: what one commits, the others hear of at once.
//!
//! It is told in the transaction that makes it true, so that nobody hears of what did not happen. It may be missed
//! while the connection is gone, so whoever listens is told that, too, and looks again.

use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use sqlx::{
    PgConnection,
    postgres::{PgListener, PgPoolOptions},
};
use tokio::{
    sync::{broadcast, watch},
    time::sleep,
};
use tokio_util::sync::CancellationToken;

use super::{Store, processes::ProcessId};
use crate::ids::{GameId, PlaceId};

/// The name under which Postgres passes news on.
pub(super) const CHANNEL: &str = "raichi";
/// How many news a listener may leave unheard before it has missed some.
const UNHEARD: usize = 256;
/// How long to wait before a lost connection is tried again.
const PAUSE: Duration = Duration::from_millis(500);

/// What has happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Notification {
    /// Something was done, and is now to be said.
    ToSay {
        /// Where.
        place: PlaceId,
        /// In which game, if it is one.
        game: Option<GameId>,
        /// Whether the process that wrote it delivers it.
        #[serde(default)]
        claimed: bool,
    },
    /// Something was said.
    Said {
        /// Where.
        place: PlaceId,
        /// Of which game, if it is one.
        game: Option<GameId>,
    },
    /// Nobody knows what: the connection was gone for a while.
    #[serde(other)]
    Unknown,
}

/// Where a process hears the news of all.
#[derive(Debug, Clone)]
pub struct Notifications {
    sender: broadcast::Sender<Notification>,
    /// Since when other processes see that this one lives.
    alive: watch::Sender<Option<Instant>>,
}

impl Notifications {
    /// The news from now on.
    #[must_use]
    pub fn subscribe(&self) -> broadcast::Receiver<Notification> {
        self.sender.subscribe()
    }

    /// Since when other processes see that this one lives; `None` while the connection is gone.
    pub(crate) fn seen_alive_since(&self) -> Option<Instant> {
        *self.alive.borrow()
    }
}

impl Store {
    /// Listens for news until `stop`, on a connection of its own beside those of the pool.
    #[must_use]
    pub fn notifications(&self, stop: CancellationToken) -> Notifications {
        let (sender, _) = broadcast::channel(UNHEARD);
        let options = self.pool.connect_options();
        let pool = PgPoolOptions::new()
            .max_connections(1)
            .max_lifetime(None)
            .idle_timeout(None)
            .connect_lazy_with((*options).clone());
        let room = Notifications {
            sender,
            alive: watch::Sender::new(None),
        };
        let hearing = room.clone();
        tokio::spawn(stop.run_until_cancelled_owned(async move {
            loop {
                let heard = hear(&pool, &hearing).await;
                hearing.alive.send_replace(None);
                if let Err(error) = heard {
                    tracing::warn!(%error, again_in = ?PAUSE, "no news come from the database");
                    sleep(PAUSE).await;
                }
            }
        }));
        room
    }
}

/// Passes on what Postgres tells, until the connection is lost. The process lives for as long as it has this connection.
async fn hear(pool: &sqlx::PgPool, room: &Notifications) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    ProcessId::own().hold_lock(&mut listener).await?;
    room.alive.send_replace(Some(Instant::now()));
    // Nobody knows what happened before.
    pass_on(&room.sender, Notification::Unknown);
    while let Some(heard) = listener.try_recv().await? {
        let notification = serde_json::from_str(heard.payload()).unwrap_or(Notification::Unknown);
        pass_on(&room.sender, notification);
    }
    Ok(())
}

fn pass_on(sender: &broadcast::Sender<Notification>, notification: Notification) {
    // Nobody has to listen.
    drop(sender.send(notification));
}

/// The news as they go through Postgres.
pub(super) fn payload(notification: Notification) -> Result<String, sqlx::Error> {
    serde_json::to_string(&notification).map_err(|error| sqlx::Error::Encode(error.into()))
}

/// Tells all processes of something when the transaction is committed.
pub(super) async fn tell(
    connection: &mut PgConnection,
    notification: Notification,
) -> Result<(), sqlx::Error> {
    let told = payload(notification)?;
    sqlx::query!("select pg_notify($1, $2)", CHANNEL, told)
        .execute(connection)
        .await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_survive_the_way_and_strange_ones_are_news_all_the_same() {
        let place = PlaceId(1);
        for notification in [
            Notification::ToSay {
                place,
                game: Some(GameId(7)),
                claimed: true,
            },
            Notification::Said { place, game: None },
            Notification::Unknown,
        ] {
            let told = serde_json::to_string(&notification).unwrap();
            assert_eq!(
                serde_json::from_str::<Notification>(&told).unwrap(),
                notification,
                "{told}"
            );
        }
        let newer = r#"{"what":"sung","place":1}"#;
        assert_eq!(
            serde_json::from_str::<Notification>(newer).unwrap(),
            Notification::Unknown
        );
    }
}
