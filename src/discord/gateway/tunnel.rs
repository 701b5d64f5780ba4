//! The way to the gateway through a proxy, which twilight does not know.
//!
//! Where the environment names a proxy for the gateway (`HTTPS_PROXY`, `NO_PROXY`), twilight connects to a port on loopback, and reqwest
//! to the gateway: it knows proxies, their users and passwords, and the machine's trust store. What arrives at one end leaves at
//! the other.

use std::{convert::Infallible, sync::Arc, time::Duration};

use axum::{
    body::Body,
    http::{Request, Response, StatusCode, Uri, header::HOST},
};
use hyper::{body::Incoming, server::conn::http1, service::service_fn, upgrade};
use hyper_util::{client::proxy::matcher::Matcher, rt::TokioIo};
use tokio::{io::copy_bidirectional, net::TcpListener};
use tokio_util::task::AbortOnDropHandle;

/// How long the proxy may take to connect.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// An open way for one connection, until it is dropped.
#[derive(Debug)]
pub(super) struct Tunnel {
    address: String,
    _listening: AbortOnDropHandle<()>,
}

/// Where a connection leads.
#[derive(Debug)]
struct Way {
    client: reqwest::Client,
    /// The gateway, with `https` in place of `wss`.
    gateway: String,
    /// The path by which twilight shows who it is: any user of the machine can connect to a port.
    secret: String,
}

impl Tunnel {
    /// A way to a gateway; `None` if the environment names no proxy for it.
    ///
    /// Fails when there is no port, or no TLS.
    pub(super) async fn to(gateway: &str) -> Result<Option<Self>, String> {
        let gateway = gateway.replacen("wss://", "https://", 1);
        let uri: Uri = gateway.parse().map_err(plain)?;
        if Matcher::from_env().intercept(&uri).is_none() {
            return Ok(None);
        }
        let client = reqwest::Client::builder()
            .http1_only()
            .connect_timeout(CONNECT_TIMEOUT)
            .build()
            .map_err(plain)?;
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.map_err(plain)?;
        let port = listener.local_addr().map_err(plain)?.port();
        let secret = format!("/{:032x}", rand::random::<u128>());
        let address = format!("ws://127.0.0.1:{port}{secret}");
        let way = Arc::new(Way {
            client,
            gateway,
            secret,
        });
        let listening = tokio::spawn(listen(listener, way));
        Ok(Some(Self {
            address,
            _listening: AbortOnDropHandle::new(listening),
        }))
    }

    /// The address at which it begins.
    pub(super) fn address(&self) -> &str {
        &self.address
    }
}

async fn listen(listener: TcpListener, way: Arc<Way>) {
    while let Ok((stream, _)) = listener.accept().await {
        stream.set_nodelay(true).ok();
        let way = Arc::clone(&way);
        let answering = service_fn(move |request| pass_on(Arc::clone(&way), request));
        let serving = http1::Builder::new().serve_connection(TokioIo::new(stream), answering);
        tokio::spawn(serving.with_upgrades());
    }
}

/// Sends a request on to the gateway, and then whatever either side sends.
async fn pass_on(way: Arc<Way>, request: Request<Incoming>) -> Result<Response<Body>, Infallible> {
    let asked = request.uri().to_string();
    let Some(rest) = asked.strip_prefix(&way.secret) else {
        return Ok(empty(StatusCode::NOT_FOUND));
    };
    let mut sent = way.client.get(format!("{}{rest}", way.gateway));
    for (name, value) in request.headers().iter().filter(|(name, _)| *name != HOST) {
        sent = sent.header(name, value);
    }
    let answer = match sent.send().await {
        Ok(answer) => answer,
        Err(error) => {
            let why = plain(error.without_url());
            tracing::warn!(why, "the gateway cannot be reached through the proxy");
            return Ok(empty(StatusCode::BAD_GATEWAY));
        }
    };
    let mut response = empty(answer.status());
    *response.headers_mut() = answer.headers().clone();
    if answer.status() == StatusCode::SWITCHING_PROTOCOLS {
        tokio::spawn(async move {
            let (near, far) = tokio::join!(upgrade::on(request), answer.upgrade());
            if let (Ok(near), Ok(mut far)) = (near, far) {
                // Either side ends it, and twilight notices.
                copy_bidirectional(&mut TokioIo::new(near), &mut far)
                    .await
                    .ok();
            }
        });
    }
    Ok(response)
}

fn empty(status: StatusCode) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    response
}

/// An error with its causes.
fn plain(error: impl std::error::Error) -> String {
    let mut why = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        why = format!("{why}: {error}");
        cause = error.source();
    }
    why
}
