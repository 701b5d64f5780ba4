//! The HTTP server for monitors, on loopback by default.

use std::{
    io,
    net::SocketAddr,
    time::{Duration, Instant},
};

use axum::{
    Router,
    extract::State,
    http::{StatusCode, header::CONTENT_TYPE},
    middleware::from_fn_with_state,
    response::IntoResponse,
    routing::get,
};
use raichi_postgres::reason;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use super::{Watch, Worker};
use crate::{
    config::{HostNames, Http, Listen},
    http_server::{self, Bounds, Hosts, known_host},
};

/// The content type of the metrics.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// How long the outbox may be busy with one message before `/live` fails. A message with its retries takes less.
const STUCK: Duration = Duration::from_secs(60);

/// The body of `/live`.
pub(crate) const ALIVE: &str = "alive\n";

/// Why the server cannot listen.
#[derive(Debug, thiserror::Error)]
pub enum ListenError {
    /// Another program listens at the address.
    #[error(
        "the address {0} for /live, /ready and /metrics is taken by another program. Set http.listen in config.toml \
         (or RAICHI_HTTP__LISTEN in the environment) to another address, or to \"off\""
    )]
    Taken(SocketAddr),
    /// The system refuses.
    #[error(
        "the address {address} for /live, /ready and /metrics cannot be used: {}. Set http.listen in config.toml \
         (or RAICHI_HTTP__LISTEN in the environment) to an address of this machine, or to \"off\"",
        reason(.why)
    )]
    Unusable {
        /// The address.
        address: SocketAddr,
        /// The cause.
        why: io::Error,
    },
}

/// A server that is bound to its address and does not answer yet.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    hosts: HostNames,
}

impl Server {
    /// Binds the configured address, if there is one.
    ///
    /// Fails when the address is in use, or cannot be bound.
    pub async fn bind(config: &Http) -> Result<Option<Self>, ListenError> {
        let Listen::At(address) = config.listen else {
            return Ok(None);
        };
        match TcpListener::bind(address).await {
            Ok(listener) => Ok(Some(Self {
                listener,
                hosts: config.hosts.clone(),
            })),
            Err(why) if why.kind() == io::ErrorKind::AddrInUse => Err(ListenError::Taken(address)),
            Err(why) => Err(ListenError::Unusable { address, why }),
        }
    }

    /// Serves until `stop`.
    pub async fn serve(self, watch: Watch, stop: CancellationToken) {
        match self.listener.local_addr() {
            Ok(address) => tracing::info!(%address, "watched at /live, /ready and /metrics"),
            Err(error) => tracing::warn!(%error, "the address for monitors is not known"),
        }
        let pages = Router::new()
            .route("/live", get(live))
            .route("/ready", get(ready))
            .route("/metrics", get(metrics))
            .with_state(watch)
            .layer(from_fn_with_state(Hosts::Named(self.hosts), known_host));
        http_server::serve(self.listener, pages, Bounds::of_monitors(), stop).await;
    }
}

/// Fails when the outbox has been busy with one message for long, so that what watches the process starts it again.
async fn live(State(watch): State<Watch>) -> (StatusCode, String) {
    match watch.silence_of(Worker::Outbox, Instant::now()) {
        Some(busy) if busy > STUCK => {
            let why = format!("the outbox has been stuck for {} s\n", busy.as_secs());
            (StatusCode::SERVICE_UNAVAILABLE, why)
        }
        _ => (StatusCode::OK, ALIVE.to_owned()),
    }
}

async fn ready(State(watch): State<Watch>) -> impl IntoResponse {
    let health = watch.health().await;
    let status = if health.is_ready() {
        StatusCode::OK
    } else {
        StatusCode::SERVICE_UNAVAILABLE
    };
    (status, health.to_string())
}

async fn metrics(State(watch): State<Watch>) -> impl IntoResponse {
    ([(CONTENT_TYPE, OPEN_METRICS)], watch.scrape().await)
}
