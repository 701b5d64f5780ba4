//! Server-sent events for windows that show a game.

use std::convert::Infallible;

use axum::{
    Extension,
    extract::{Path, State},
    response::{Response, sse::Event},
};
use futures_util::{Stream, StreamExt, stream::unfold};
use tokio::sync::broadcast::{Receiver, error::RecvError};

use super::Pages;
use crate::{
    http_server::{Admitted, RateLimitKey},
    ids::{GameId, PageId},
    store::Notification,
    telemetry::Reference,
    text::NoPage,
    web::{NotShown, event_stream},
};

/// Sends the number of entries in the game's log: at once, and whenever it changes.
pub(super) async fn events(
    State(pages): State<Pages>,
    Extension(client): Extension<RateLimitKey>,
    Path(page): Path<String>,
) -> Result<Response, NotShown> {
    // Subscribed before the first query, so that no change is missed.
    let notification = pages.notifications.subscribe();
    let place = pages.place(&page).await?;
    let admitted = pages.windows.admit(client).ok_or(NoPage::Busy)?;
    let stop = pages.stop.clone();
    let follower = Follower {
        pages,
        notification,
        game: place.game,
        page: place.page,
        known_entries: None,
        _admitted: admitted,
    };
    let stream = follower.stream().take_until(stop.cancelled_owned());
    Ok(event_stream(stream))
}

struct Follower {
    pages: Pages,
    notification: Receiver<Notification>,
    game: GameId,
    page: PageId,
    /// The number of entries that the window knows.
    known_entries: Option<u32>,
    _admitted: Admitted,
}

impl Follower {
    fn stream(self) -> impl Stream<Item = Result<Event, Infallible>> + use<> {
        unfold(self, |mut follower| async move {
            let entries = follower.next().await?;
            let event = Event::default().data(entries.to_string());
            Some((Ok(event), follower))
        })
    }

    /// Waits until the number differs from the one that the window knows; `None` at the end of the stream.
    async fn next(&mut self) -> Option<u32> {
        loop {
            if self.known_entries.is_some() {
                self.next_notification().await?;
            }
            let place = match self.pages.store.page_place(&self.page).await {
                Ok(place) => place.filter(|place| self.pages.opened.has_page(place))?,
                Err(fault) => {
                    // The browser reconnects by itself; if that is refused, the page's script does.
                    tracing::error!(reference = %Reference::new(), %fault, "a game cannot be followed");
                    return None;
                }
            };
            if self.known_entries != Some(place.entries) {
                self.known_entries = Some(place.entries);
                return self.known_entries;
            }
        }
    }

    /// Waits for a notification that may concern this game.
    async fn next_notification(&mut self) -> Option<()> {
        loop {
            match self.notification.recv().await {
                Ok(Notification::Queued {
                    game: Some(game), ..
                }) if game == self.game => return Some(()),
                Ok(
                    Notification::Queued { .. }
                    | Notification::Delivered { .. }
                    | Notification::Thought
                    | Notification::Shards,
                ) => {}
                // Notifications were lost, perhaps of this game.
                Ok(Notification::Unknown) | Err(RecvError::Lagged(_)) => return Some(()),
                Err(RecvError::Closed) => return None,
            }
        }
    }
}
