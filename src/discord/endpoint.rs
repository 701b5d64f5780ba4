//! Receives interactions by HTTP, where the application has an Interactions Endpoint URL at Discord.
//!
//! Discord sends them nowhere else then; all other events still come over the gateway. A request is answered as soon as
//! its signature is checked and its interaction is read. The answer to the interaction is a request of its own, as for
//! one from the gateway, so the endpoint keeps nothing and any number of processes can stand behind a load balancer.

use std::{
    io,
    net::SocketAddr,
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use axum::{
    Json, Router,
    body::{Body, to_bytes},
    extract::State,
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use raichi_postgres::reason;
use serde_json::json;
use serenity::interactions_endpoint::Verifier;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use super::{
    handler::Handler,
    model::{Head, Interaction},
    tasks::Tasks,
    unread,
};
use crate::{
    deadline::within,
    http_server::{self, Bounds, REQUEST_TIMEOUT},
    watch::{Watch, server::ALIVE},
};

/// The path of the Interactions Endpoint URL.
pub(crate) const PATH: &str = "/interactions";
/// The header with the signature, in hexadecimal digits.
pub(super) const SIGNATURE: &str = "x-signature-ed25519";
/// The header with the time of the signature, in seconds since 1970.
pub(super) const TIMESTAMP: &str = "x-signature-timestamp";
/// How far from this machine's time a signature may be. An interaction can be answered for three seconds, so an older one
/// is a repeat; clocks differ.
const MOST_OFF: Duration = Duration::from_mins(5);
/// The most bytes of a request. The largest interactions bring a message with them.
const LONGEST: usize = 1 << 20;

/// Why the endpoint cannot listen.
#[derive(Debug, thiserror::Error)]
pub enum EndpointError {
    /// Another program listens at the address.
    #[error(
        "the address {0} for interactions is taken by another program. Set discord.interactions_listen in config.toml (or \
         RAICHI_DISCORD__INTERACTIONS_LISTEN in the environment) to another address"
    )]
    Taken(SocketAddr),
    /// The system refuses.
    #[error(
        "the address {address} for interactions cannot be used: {}. Set discord.interactions_listen in config.toml (or \
         RAICHI_DISCORD__INTERACTIONS_LISTEN in the environment) to an address of this machine",
        reason(.why)
    )]
    Unusable {
        /// The address.
        address: SocketAddr,
        /// The cause.
        why: io::Error,
    },
}

/// An endpoint that is bound to its address and does not answer yet.
#[derive(Debug)]
pub struct Endpoint {
    listener: TcpListener,
}

/// What requests need.
struct Receiver {
    verifier: Verifier,
    handler: Arc<Handler>,
    tasks: Tasks,
    watch: Watch,
    stop: CancellationToken,
}

impl Endpoint {
    /// Binds the address, if there is one.
    ///
    /// Fails when the address is in use, or cannot be bound.
    pub async fn bind(address: Option<SocketAddr>) -> Result<Option<Self>, EndpointError> {
        let Some(address) = address else {
            return Ok(None);
        };
        match TcpListener::bind(address).await {
            Ok(listener) => Ok(Some(Self { listener })),
            Err(why) if why.kind() == io::ErrorKind::AddrInUse => {
                Err(EndpointError::Taken(address))
            }
            Err(why) => Err(EndpointError::Unusable { address, why }),
        }
    }

    /// Receives interactions until `stop`; each is handled as one of the `tasks`.
    pub(super) async fn serve(
        self,
        verifier: Verifier,
        handler: Arc<Handler>,
        tasks: Tasks,
        stop: CancellationToken,
    ) {
        match self.listener.local_addr() {
            Ok(address) => tracing::info!(%address, path = PATH, "interactions come by HTTP"),
            Err(error) => tracing::warn!(%error, "the address for interactions is not known"),
        }
        let watch = handler.watch.clone();
        let receiver = Receiver {
            verifier,
            handler,
            tasks,
            watch,
            stop: stop.clone(),
        };
        let routes = Router::new()
            .route(PATH, post(receive))
            .with_state(Arc::new(receiver))
            .route("/live", get(ALIVE));
        http_server::serve(self.listener, routes, Bounds::of_interactions(), stop).await;
    }
}

/// Why a request is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Refused {
    /// It is not signed by Discord, or not now. Discord sends such requests on purpose, and expects this status.
    Unsigned,
    /// It takes too long, or is too long.
    Unread,
    /// It contains no interaction.
    Malformed,
    /// The bot stops.
    Stopping,
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let (status, why) = match self {
            Self::Unsigned => (StatusCode::UNAUTHORIZED, "invalid request signature\n"),
            Self::Unread => (StatusCode::PAYLOAD_TOO_LARGE, "the request is too long\n"),
            Self::Malformed => (StatusCode::BAD_REQUEST, "this is no interaction\n"),
            Self::Stopping => (StatusCode::SERVICE_UNAVAILABLE, "the bot stops\n"),
        };
        (status, why).into_response()
    }
}

/// Receives an interaction. Only a ping is answered here; a command or a click is answered by a request to Discord, and
/// this one is accepted without a body.
async fn receive(
    State(receiver): State<Arc<Receiver>>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refused> {
    let body = within(REQUEST_TIMEOUT, to_bytes(body, LONGEST)).await;
    let body = body.map_err(|_| Refused::Unread)?;
    if !is_signed(&receiver.verifier, &headers, &body, SystemTime::now()) {
        return Err(Refused::Unsigned);
    }
    let received = read(&body, &receiver.watch);
    match &received {
        Received::Ping => return Ok(Json(json!({ "type": 1 })).into_response()),
        Received::Unread(head) if head.answerable().is_none() => return Err(Refused::Malformed),
        _ if receiver.stop.is_cancelled() => return Err(Refused::Stopping),
        Received::Unread(_) | Received::Interaction(_) => {}
    }
    let handler = Arc::clone(&receiver.handler);
    receiver.tasks.spawn(async move {
        match received {
            Received::Interaction(interaction) => handler.interaction(*interaction).await,
            Received::Unread(head) => handler.unread(&head).await,
            Received::Ping => {}
        }
    });
    Ok(StatusCode::ACCEPTED.into_response())
}

/// What a request contains.
#[derive(Debug)]
pub(super) enum Received {
    /// Discord tries whether anybody answers.
    Ping,
    Interaction(Box<Interaction>),
    /// An interaction that cannot be read, or nothing of that kind.
    Unread(Head),
}

/// Reads the interaction of a request. One that cannot be read is counted and logged.
pub(super) fn read(body: &[u8], watch: &Watch) -> Received {
    match Interaction::read(body) {
        Ok(interaction) => Received::Interaction(Box::new(interaction)),
        Err(_) if Head::read(body).is_ping() => Received::Ping,
        Err(why) => Received::Unread(unread::interaction(body, &why, watch)),
    }
}

/// Whether Discord has signed a request, at about this time.
pub(super) fn is_signed(
    verifier: &Verifier,
    headers: &HeaderMap,
    body: &[u8],
    now: SystemTime,
) -> bool {
    let header = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let (Some(signature), Some(timestamp)) = (header(SIGNATURE), header(TIMESTAMP)) else {
        return false;
    };
    if !is_hexadecimal(signature, 128) || verifier.verify(signature, timestamp, body).is_err() {
        return false;
    }
    let now = now.duration_since(UNIX_EPOCH).unwrap_or_default();
    let is_now = timestamp
        .parse()
        .is_ok_and(|seconds| now.abs_diff(Duration::from_secs(seconds)) <= MOST_OFF);
    if !is_now {
        tracing::warn!(
            timestamp,
            "an interaction was signed at another time: does this machine's clock run true?"
        );
    }
    is_now
}

/// The key with which Discord signs requests, as the application names it: 64 hexadecimal digits. None if it is no key.
pub(super) fn verifier(key: &str) -> Option<Verifier> {
    if !is_hexadecimal(key, 64) {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(key.as_bytes().chunks_exact(2)) {
        *byte = u8::from_str_radix(str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Verifier::try_new(bytes).ok()
}

/// Whether a text is so many hexadecimal digits. Rust and serenity would read a pair such as `+f` as a number, too.
fn is_hexadecimal(text: &str, digits: usize) -> bool {
    text.len() == digits && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A key, and its signature of `1700000000{"type":1}`.
    const KEY: &str = "27dd428c7dd2dffa270740703f261c5aed7e25bb3aaf492f4b20484c5d9c36ea";
    const SIGNED: &str = "3ae2d66f8a6456e4e96788564aa13e57e740384a1a7f1ca961271ff34f94bf31b53a6ed6ed885dccd7657e56b0b445b6436d2b468a53a17dc55c639beebe560e";
    const AT: u64 = 1_700_000_000;

    fn headers(signature: &str, timestamp: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(SIGNATURE, signature.parse().unwrap());
        headers.insert(TIMESTAMP, timestamp.parse().unwrap());
        headers
    }

    #[test]
    fn only_what_discord_signs_now_is_signed() {
        let verifier = verifier(KEY).unwrap();
        let at = |seconds| UNIX_EPOCH + Duration::from_secs(seconds);
        let body = br#"{"type":1}"#;
        let good = headers(SIGNED, "1700000000");
        assert!(is_signed(&verifier, &good, body, at(AT)));
        assert!(is_signed(&verifier, &good, body, at(AT + 299)));
        assert!(!is_signed(&verifier, &good, body, at(AT + 301)));
        assert!(!is_signed(&verifier, &good, body, at(AT - 301)));
        assert!(!is_signed(&verifier, &good, br#"{"type":2}"#, at(AT)));
        for bad in [
            headers(SIGNED, "1700000001"),
            headers(&SIGNED.replace('a', "b"), "1700000000"),
            headers(&SIGNED.replace("560e", "56+e"), "1700000000"),
            headers("", "1700000000"),
            headers(&"é".repeat(64), "1700000000"),
            HeaderMap::new(),
        ] {
            assert!(!is_signed(&verifier, &bad, body, at(AT)), "{bad:?}");
        }
    }

    #[test]
    fn a_key_has_64_digits() {
        for wrong in [
            "",
            "00",
            &KEY[1..],
            &format!("{}é", &KEY[2..]),
            &"g".repeat(64),
            &KEY.replace("27dd428c7dd2dffa2707", "+7+d+2+c+d+2+f+a+7+7"),
        ] {
            assert!(verifier(wrong).is_none(), "{wrong}");
        }
    }
}
