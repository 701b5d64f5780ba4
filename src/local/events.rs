//! Notifies a window of changes, as server-sent events; the window then requests the page again.

use std::convert::Infallible;

use axum::response::{Response, sse::Event};
use futures_util::stream::unfold;
use tokio::sync::broadcast::{
    Receiver,
    error::RecvError::{Closed, Lagged},
};

use super::{presence::WindowId, room::Room};
use crate::{
    http_server::Admitted,
    ids::{ExternalId, PlaceId},
    store::Notification,
    web::event_stream,
};

/// The event stream of one window: one event per change, until the process stops. It keeps its place in the quota,
/// and its seat, until then.
pub(super) fn events(
    room: &Room,
    seat: ExternalId,
    window: Option<WindowId>,
    admitted: Admitted,
) -> Response {
    let sources = (
        room.notifications.subscribe(),
        room.nudges.subscribe(),
        (
            admitted,
            window.map(|window| room.presence.enter(seat, window)),
        ),
    );
    let (place, stop) = (room.place, room.stop.clone());
    let notification = unfold(sources, move |(mut notification, mut nudges, held)| {
        let stop = stop.clone();
        async move {
            let changed = tokio::select! {
                () = stop.cancelled() => false,
                changed = posted(&mut notification, place) => changed,
                changed = nudged(&mut nudges, seat) => changed,
            };
            // Browsers ignore events without data.
            let event = Event::default().event("new").data("new");
            changed.then_some((Ok::<_, Infallible>(event), (notification, nudges, held)))
        }
    });
    event_stream(notification)
}

/// Waits for a new message in the place; `false` once the channel is closed.
async fn posted(notification: &mut Receiver<Notification>, place: PlaceId) -> bool {
    loop {
        match notification.recv().await {
            Ok(Notification::Delivered { place: where_, .. }) if where_ == place => return true,
            Ok(Notification::Unknown) | Err(Lagged(_)) => return true,
            Ok(_) => {}
            Err(Closed) => return false,
        }
    }
}

/// Waits for a nudge of this seat or of all seats; `false` once the channel is closed.
async fn nudged(nudges: &mut Receiver<Option<ExternalId>>, seat: ExternalId) -> bool {
    loop {
        match nudges.recv().await {
            Ok(Some(other)) if other != seat => {}
            Ok(_) | Err(Lagged(_)) => return true,
            Err(Closed) => return false,
        }
    }
}
