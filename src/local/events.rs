//! Tells a window when there is something new to see; the window then asks for the page again.

use std::{convert::Infallible, time::Duration};

use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::{Stream, stream::unfold};
use tokio::sync::broadcast::{
    Receiver,
    error::RecvError::{Closed, Lagged},
};

use super::room::Room;
use crate::{
    http_server::Admitted,
    ids::{ExternalId, PlaceId},
    store::Notification,
};

/// How often a silent line is shown to be alive.
const ALIVE: Duration = Duration::from_secs(15);

/// What a window of a seat hears: an event whenever something is new, until the end. It has its place until then.
pub(super) fn events(
    room: &Room,
    seat: ExternalId,
    admitted: Admitted,
) -> Sse<impl Stream<Item = Result<Event, Infallible>> + use<>> {
    let heard = (
        room.notifications.subscribe(),
        room.nudges.subscribe(),
        admitted,
    );
    let (place, stop) = (room.place, room.stop.clone());
    let notification = unfold(heard, move |(mut notification, mut nudges, admitted)| {
        let stop = stop.clone();
        async move {
            let anew = tokio::select! {
                () = stop.cancelled() => false,
                anew = said(&mut notification, place) => anew,
                anew = nudged(&mut nudges, seat) => anew,
            };
            // Browsers pass over an event without data.
            let event = Event::default().event("new").data("new");
            anew.then_some((Ok(event), (notification, nudges, admitted)))
        }
    });
    Sse::new(notification).keep_alive(KeepAlive::new().interval(ALIVE))
}

/// Waits until something was said in the place; `false` when nothing more can be heard.
async fn said(notification: &mut Receiver<Notification>, place: PlaceId) -> bool {
    loop {
        match notification.recv().await {
            Ok(Notification::Delivered { place: where_, .. }) if where_ == place => return true,
            Ok(Notification::Unknown) | Err(Lagged(_)) => return true,
            Ok(_) => {}
            Err(Closed) => return false,
        }
    }
}

/// Waits until this seat, or everybody, is to look.
async fn nudged(nudges: &mut Receiver<Option<ExternalId>>, seat: ExternalId) -> bool {
    loop {
        match nudges.recv().await {
            Ok(Some(other)) if other != seat => {}
            Ok(_) | Err(Lagged(_)) => return true,
            Err(Closed) => return false,
        }
    }
}
