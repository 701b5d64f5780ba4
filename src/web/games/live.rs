//! News of a game for the windows that show it.

use std::{convert::Infallible, time::Duration};

use axum::{
    Extension,
    extract::{Path, State},
    response::{
        IntoResponse, Response, Sse,
        sse::{Event, KeepAlive},
    },
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
    web::Reader,
};

/// How often an idle connection shows that it lives; proxies give up after a minute.
const ALIVE: Duration = Duration::from_secs(25);

/// Tells how many entries the game's log has: at once, and whenever there are more.
pub(super) async fn events(
    State(pages): State<Pages>,
    Extension(household): Extension<RateLimitKey>,
    Reader(locale): Reader,
    Path(page): Path<String>,
) -> Response {
    // Before the first look, so that nothing falls between the two.
    let notification = pages.notifications.subscribe();
    let place = match pages.place(&page).await {
        Ok(place) => place,
        Err(not) => return not.in_words(locale),
    };
    let Some(admitted) = pages.windows.admit(household) else {
        return super::NotShown::from(NoPage::Busy).in_words(locale);
    };
    let stop = pages.stop.clone();
    let follower = Follower {
        pages,
        notification,
        game: place.game,
        page: place.page,
        told: None,
        _admitted: admitted,
    };
    let told = follower.told().take_until(stop.cancelled_owned());
    Sse::new(told)
        .keep_alive(KeepAlive::new().interval(ALIVE))
        .into_response()
}

struct Follower {
    pages: Pages,
    notification: Receiver<Notification>,
    game: GameId,
    page: PageId,
    /// How many entries the window knows of.
    told: Option<u32>,
    _admitted: Admitted,
}

impl Follower {
    fn told(self) -> impl Stream<Item = Result<Event, Infallible>> + use<> {
        unfold(self, |mut follower| async move {
            let entries = follower.next().await?;
            let event = Event::default().data(entries.to_string());
            Some((Ok(event), follower))
        })
    }

    /// Waits until the log is another one than the window knows; `None` when there is nothing more to tell.
    async fn next(&mut self) -> Option<u32> {
        loop {
            if self.told.is_some() {
                self.heard().await?;
            }
            let place = match self.pages.store.page_place(&self.page).await {
                Ok(place) => place.filter(|place| self.pages.opened.holds(place))?,
                Err(fault) => {
                    // The browser comes again by itself, and where it is refused then, the page's script does.
                    tracing::error!(reference = %Reference::new(), %fault, "a game cannot be followed");
                    return None;
                }
            };
            if self.told != Some(place.entries) {
                self.told = Some(place.entries);
                return self.told;
            }
        }
    }

    /// Waits for news that may be of this game.
    async fn heard(&mut self) -> Option<()> {
        loop {
            match self.notification.recv().await {
                Ok(Notification::ToSay {
                    game: Some(game), ..
                }) if game == self.game => return Some(()),
                Ok(Notification::ToSay { .. } | Notification::Said { .. }) => {}
                // Some news were missed: perhaps of this game.
                Ok(Notification::Unknown) | Err(RecvError::Lagged(_)) => return Some(()),
                Err(RecvError::Closed) => return None,
            }
        }
    }
}
