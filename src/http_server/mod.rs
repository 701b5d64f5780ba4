//! The HTTP server under every listener: monitors, game pages, and the local page.
//!
//! It limits what idle clients can hold: incomplete requests and answers that nobody reads are closed after a while, and connections are
//! limited per client and in total, so that file descriptors are left for the rest of the program.

mod bounds;
mod client;
mod hosts;
mod quota;
mod stalled;

use std::{convert::Infallible, io, net::SocketAddr, pin::pin, sync::Arc, time::Duration};

use axum::{Router, body::Body, extract::ConnectInfo};
use hyper::{Request, body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::Semaphore,
    time::sleep,
};
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use tower_service::Service;

use self::stalled::Impatient;
pub(crate) use self::{
    bounds::Bounds,
    client::RateLimitKey,
    hosts::{Hosts, authority, known_host},
    quota::{Admitted, Quota},
};

/// How long a request may take to arrive: the head, and then the body. A connection without a request is
/// closed after the same time.
pub(crate) const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);
/// How long a client may read nothing of an answer.
const WRITE_TIMEOUT: Duration = Duration::from_secs(10);
/// The pause after a failed accept, for example for lack of file descriptors.
const ACCEPT_PAUSE: Duration = Duration::from_secs(1);
/// The response to a client that has too many connections.
const TOO_MANY: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\n\
    content-type: text/plain; charset=utf-8\r\n\
    content-length: 66\r\n\
    retry-after: 10\r\n\
    connection: close\r\n\
    \r\n\
    Too many connections from your address. Try again in ten seconds.\n";

/// Serves `routes` until `stop`, and then until the last response is sent. Each request carries its client's
/// address as [`ConnectInfo`].
pub(crate) async fn serve(
    listener: TcpListener,
    routes: Router,
    bounds: Bounds,
    stop: CancellationToken,
) {
    let total = Arc::new(Semaphore::new(bounds.total));
    let clients = Quota::new(usize::MAX, bounds.per_client);
    let connections = TaskTracker::new();
    let accepting = async {
        // The semaphore is never closed.
        while let Ok(room) = Arc::clone(&total).acquire_owned().await {
            let (stream, client) = accept(&listener).await;
            let admitted = if bounds.proxies.trusts(client.ip()) {
                None
            } else {
                match clients.admit(RateLimitKey::of(client.ip())) {
                    Some(admitted) => Some(admitted),
                    None => {
                        refuse(stream);
                        continue;
                    }
                }
            };
            let serving = connection(stream, client, routes.clone(), stop.clone());
            connections.spawn(async move {
                serving.await;
                drop((room, admitted));
            });
        }
    };
    tokio::select! {
        () = stop.cancelled() => {}
        () = accepting => {}
    }
    drop(listener);
    connections.close();
    connections.wait().await;
}

/// The next connection. A lasting failure is logged once.
async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    let mut failing = false;
    loop {
        match listener.accept().await {
            Ok(accepted) => return accepted,
            Err(error) if is_of_client(&error) => {}
            Err(error) => {
                if !failing {
                    tracing::error!(%error, "no connection can be accepted for now");
                    failing = true;
                }
                sleep(ACCEPT_PAUSE).await;
            }
        }
    }
}

/// Whether the client closed the connection before it was accepted.
fn is_of_client(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    [ConnectionAborted, ConnectionRefused, ConnectionReset].contains(&error.kind())
}

/// Closes a connection with a response, if that can be written without waiting.
fn refuse(stream: TcpStream) {
    let written = stream
        .into_std()
        .and_then(|mut stream| io::Write::write(&mut stream, TOO_MANY));
    if let Err(error) = written {
        tracing::debug!(%error, "a client that is refused is not told");
    }
}

/// Serves a connection until its end; after `stop`, it accepts no further request.
async fn connection(
    stream: TcpStream,
    client: SocketAddr,
    routes: Router,
    stop: CancellationToken,
) {
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "small packets of a connection are delayed");
    }
    let service = service_fn(|request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(client));
        // A router is always ready.
        let answering = routes.clone().call(request);
        async move { Ok::<_, Infallible>(answering.await.unwrap_or_else(|never| match never {})) }
    });
    let serving = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(REQUEST_TIMEOUT)
        .serve_connection(TokioIo::new(Impatient::new(stream, WRITE_TIMEOUT)), service);
    let mut serving = pin!(serving);
    let ended = tokio::select! {
        ended = serving.as_mut() => ended,
        () = stop.cancelled() => {
            serving.as_mut().graceful_shutdown();
            serving.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection has ended early");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answer_to_too_many_connections_has_its_length() {
        let answer = std::str::from_utf8(TOO_MANY).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let length = format!("content-length: {}\r\n", body.len());
        assert!(head.contains(&length), "{length}");
    }
}
