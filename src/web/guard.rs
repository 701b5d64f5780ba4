//! The middleware in front of all pages: host check, rate limits, size limits, and security headers.

use std::{
    num::NonZeroU32,
    sync::{Arc, Weak},
    time::Duration,
};

use axum::{
    Router,
    body::Body,
    extract::{Request, State},
    http::{HeaderName, HeaderValue, StatusCode, Uri, header},
    middleware::{Next, from_fn, from_fn_with_state},
    response::{IntoResponse, Response},
};
use futures_util::TryStreamExt as _;
use governor::{
    Quota, RateLimiter,
    clock::{Clock, DefaultClock},
    state::keyed::HashMapStateStore,
};
use tokio::time::sleep;
use tower_http::{compression::CompressionLayer, set_header::SetResponseHeaderLayer};

use super::{
    client::identify_client,
    refusal::{NotShown, explain},
};
use crate::{
    config::Proxies,
    deadline::{Failed, Late, within},
    http_server::{Hosts, REQUEST_TIMEOUT, RateLimitKey, authority, known_host},
    text::NoPage,
};

/// The maximal size of a request's body in bytes: a command is a single line.
const MAX_BODY_BYTES: usize = 16 * 1024;
/// How much of a body is read and dropped after that, so that a client that sends all of it before it reads gets the answer.
const MAX_DROPPED_BYTES: usize = 1024 * 1024;
/// How many requests a client may make at once, and how soon another one is allowed. A page with all its
/// pictures takes some dozens.
const BURST: u32 = 300;
const REFILL_EVERY: Duration = Duration::from_millis(20);
/// How often idle clients are removed from the rate limiter.
const PURGE_EVERY: Duration = Duration::from_secs(60);

/// The content security policy: a page may use its own files only.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/// The same for pages that any site may show in a frame. Nothing can be sent from them.
const FRAMED_POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; \
                                        connect-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors *";

/// The content security policy of pages that other sites may frame.
pub(crate) const fn framed_policy() -> &'static str {
    FRAMED_POLICY
}

/// Wraps pages in this middleware. The server has to provide the client's address.
pub(crate) fn guarded(pages: Router, hosts: Hosts, proxies: Proxies) -> Router {
    let mut guarded = pages.layer(from_fn(read_body));
    // There is no quota only if the burst or the period is zero.
    if let Some(quota) = quota() {
        let limiter = Arc::new(Limiter::hashmap(quota));
        tokio::spawn(purge(Arc::downgrade(&limiter)));
        guarded = guarded.layer(from_fn_with_state(limiter, within_rate));
    }
    guarded = guarded
        .layer(from_fn_with_state(proxies, identify_client))
        .layer(from_fn(same_site))
        .layer(from_fn(explain))
        .layer(from_fn_with_state(hosts, known_host));
    for (name, value) in [
        ("content-security-policy", POLICY),
        ("x-content-type-options", "nosniff"),
        // Nothing stricter: without a referrer, browsers send no origin with a form either.
        ("referrer-policy", "same-origin"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
    ] {
        guarded = guarded.layer(SetResponseHeaderLayer::if_not_present(
            HeaderName::from_static(name),
            HeaderValue::from_static(value),
        ));
    }
    guarded.layer(CompressionLayer::new())
}

/// Limits requests by client.
type Limiter = RateLimiter<RateLimitKey, HashMapStateStore<RateLimitKey>, DefaultClock>;

fn quota() -> Option<Quota> {
    Some(Quota::with_period(REFILL_EVERY)?.allow_burst(NonZeroU32::new(BURST)?))
}

/// Removes idle clients from the limiter until the pages are dropped.
async fn purge(limiter: Weak<Limiter>) {
    loop {
        sleep(PURGE_EVERY).await;
        match limiter.upgrade() {
            Some(limiter) => limiter.retain_recent(),
            None => return,
        }
    }
}

/// Refuses requests of a client that has sent too many.
async fn within_rate(
    State(limiter): State<Arc<Limiter>>,
    request: Request,
    next: Next,
) -> Response {
    let Some(client) = request.extensions().get::<RateLimitKey>() else {
        // The server does not provide the client's address.
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    match limiter.check_key(client) {
        Ok(()) => next.run(request).await,
        Err(early) => {
            let wait = early.wait_time_from(DefaultClock::default().now());
            let retry_after = [(header::RETRY_AFTER, wait.as_secs() + 1)];
            let why = "Too many requests from your address. Try again in a few seconds.\n";
            (StatusCode::TOO_MANY_REQUESTS, retry_after, why).into_response()
        }
    }
}

/// Refuses requests that change something and come from another site's page, which the browser reports. One with JSON cannot: a
/// browser asks us first, and is never allowed. Before a page within Discord is a proxy, which need not pass on what browsers report.
async fn same_site(request: Request, next: Next) -> Response {
    if request.method().is_safe() || is_json(&request) || is_same_site(&request) {
        return next.run(request).await;
    }
    NotShown::from(NoPage::Foreign).into_response()
}

/// Reads the body before the page's handler runs, so that no client can send one endlessly.
async fn read_body(request: Request, next: Next) -> Response {
    let (head, body) = request.into_parts();
    match within(REQUEST_TIMEOUT, bytes_of(body)).await {
        Ok(Some(bytes)) => next.run(Request::from_parts(head, bytes.into())).await,
        // The client has sent too much. (If it has disconnected, nobody reads this.)
        Ok(None) | Err(Failed(_)) => NotShown::from(NoPage::Long).into_response(),
        Err(Late) => {
            let closing = [(header::CONNECTION, HeaderValue::from_static("close"))];
            let why = "The form did not arrive in time. Send it again.\n";
            (StatusCode::REQUEST_TIMEOUT, closing, why).into_response()
        }
    }
}

/// The bytes of a body; nothing if there are too many.
async fn bytes_of(body: Body) -> Result<Option<Vec<u8>>, axum::Error> {
    let mut chunks = body.into_data_stream();
    let mut bytes = Vec::new();
    let mut length = 0_usize;
    while let Some(chunk) = chunks.try_next().await? {
        length = length.saturating_add(chunk.len());
        if length <= MAX_BODY_BYTES {
            bytes.extend_from_slice(&chunk);
        } else if length > MAX_BODY_BYTES + MAX_DROPPED_BYTES {
            break;
        }
    }
    Ok((length <= MAX_BODY_BYTES).then_some(bytes))
}

fn is_json(request: &Request) -> bool {
    let kind = request.headers().get(header::CONTENT_TYPE);
    kind.is_some_and(|kind| kind == "application/json")
}

fn is_same_site(request: &Request) -> bool {
    let headers = request.headers();
    if let Some(site) = headers.get("sec-fetch-site") {
        return site == "same-origin";
    }
    // Over plain HTTP on a network, browsers send only the origin: it has to be ours.
    let origin = headers
        .get(header::ORIGIN)
        .and_then(|origin| origin.to_str().ok())
        .and_then(|origin| origin.parse::<Uri>().ok());
    let own = authority(headers, request.uri());
    matches!(
        (origin.as_ref().and_then(Uri::authority), &own),
        (Some(origin), Some(own)) if origin == own
    )
}

#[cfg(test)]
mod tests {
    use std::net::SocketAddr;

    use axum::{body::Body, extract::ConnectInfo};
    use tower_service::Service;

    use super::*;

    fn post(headers: &[(&str, &str)]) -> Request {
        let mut request = Request::post("/").header("host", "localhost:7411");
        for &(name, value) in headers {
            request = request.header(name, value);
        }
        request.body(Body::empty()).unwrap()
    }

    #[tokio::test]
    async fn a_client_that_sends_too_many_requests_is_told_when_to_try_again() {
        let pages = Router::new().route("/", axum::routing::get(|| async { "a page" }));
        let mut guarded = guarded(pages, Hosts::Any, Proxies::default());
        let mut statuses = Vec::new();
        for client in ["192.0.2.1:7", "192.0.2.2:7"] {
            let client: SocketAddr = client.parse().unwrap();
            // More than can be refilled meanwhile.
            for _ in 0..2 * BURST {
                let mut request = Request::get("/").body(Body::empty()).unwrap();
                request.extensions_mut().insert(ConnectInfo(client));
                let answer = guarded.call(request).await.unwrap();
                if answer.status() == StatusCode::TOO_MANY_REQUESTS {
                    assert_eq!(answer.headers()[header::RETRY_AFTER], "1");
                    statuses.push(answer.status());
                    break;
                }
                assert_eq!(answer.status(), StatusCode::OK);
            }
        }
        assert_eq!(statuses.len(), 2, "each client has a limit of its own");
    }

    #[test]
    fn only_requests_from_our_own_pages_may_change_something() {
        for (headers, own) in [
            (&[("sec-fetch-site", "same-origin")] as &[_], true),
            (&[("sec-fetch-site", "cross-site")], false),
            (&[("sec-fetch-site", "same-site")], false),
            (&[("sec-fetch-site", "none")], false),
            (&[("origin", "http://localhost:7411")], true),
            (&[("origin", "http://localhost:7412")], false),
            (&[("origin", "http://example.org")], false),
            (&[("origin", "null")], false),
            (
                &[
                    ("origin", "http://localhost:7411"),
                    ("sec-fetch-site", "cross-site"),
                ],
                false,
            ),
            (&[], false),
        ] {
            assert_eq!(is_same_site(&post(headers)), own, "{headers:?}");
        }
    }
}
