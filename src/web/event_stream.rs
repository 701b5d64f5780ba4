use std::{convert::Infallible, time::Duration};

use axum::response::{
    IntoResponse, Response, Sse,
    sse::{Event, KeepAlive},
};
use futures_util::Stream;

/// How often an idle stream sends a comment, so that neither a browser nor a proxy takes it for dead.
const KEEP_ALIVE: Duration = Duration::from_secs(15);
/// Makes proxies such as nginx pass each event on at once.
const UNBUFFERED: (&str, &str) = ("x-accel-buffering", "no");

/// Server-sent events as a response.
pub(crate) fn event_stream(
    events: impl Stream<Item = Result<Event, Infallible>> + Send + 'static,
) -> Response {
    let stream = Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE));
    ([UNBUFFERED], stream).into_response()
}
