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
    ids::{DoorKey, PlaceId},
    store::News,
};

/// How often a silent line is shown to be alive.
const ALIVE: Duration = Duration::from_secs(15);

/// What a window of a seat hears: an event whenever something is new, until the end. It has its place until then.
pub(super) fn events(
    room: &Room,
    seat: DoorKey,
    admitted: Admitted,
) -> Sse<impl Stream<Item = Result<Event, Infallible>> + use<>> {
    let heard = (room.newsroom.subscribe(), room.nudges.subscribe(), admitted);
    let (place, stop) = (room.place, room.stop.clone());
    let news = unfold(heard, move |(mut news, mut nudges, admitted)| {
        let stop = stop.clone();
        async move {
            let anew = tokio::select! {
                () = stop.cancelled() => false,
                anew = said(&mut news, place) => anew,
                anew = nudged(&mut nudges, seat) => anew,
            };
            // Browsers pass over an event without data.
            let event = Event::default().event("new").data("new");
            anew.then_some((Ok(event), (news, nudges, admitted)))
        }
    });
    Sse::new(news).keep_alive(KeepAlive::new().interval(ALIVE))
}

/// Waits until something was said in the place; `false` when nothing more can be heard.
async fn said(news: &mut Receiver<News>, place: PlaceId) -> bool {
    loop {
        match news.recv().await {
            Ok(News::Said { place: where_, .. }) if where_ == place => return true,
            Ok(News::Unknown) | Err(Lagged(_)) => return true,
            Ok(_) => {}
            Err(Closed) => return false,
        }
    }
}

/// Waits until this seat, or everybody, is to look.
async fn nudged(nudges: &mut Receiver<Option<DoorKey>>, seat: DoorKey) -> bool {
    loop {
        match nudges.recv().await {
            Ok(Some(other)) if other != seat => {}
            Ok(_) | Err(Lagged(_)) => return true,
            Err(Closed) => return false,
        }
    }
}
