//! The middleware in front of all pages: host check, rate limits, size limits, and security headers.

use std::{sync::Arc, time::Duration};

use axum::{
    Router,
    body::{Body, to_bytes},
    extract::Request,
    http::{HeaderName, HeaderValue, StatusCode, Uri, header},
    middleware::{Next, from_fn, from_fn_with_state},
    response::{IntoResponse, Response},
};
use tokio::time::{sleep, timeout};
use tower_governor::{GovernorLayer, governor::GovernorConfigBuilder};
use tower_http::{
    compression::CompressionLayer, limit::RequestBodyLimitLayer, set_header::SetResponseHeaderLayer,
};

use super::{
    client::{ClientKeyExtractor, identify_client},
    refusal::{NotShown, explain},
};
use crate::{
    config::Proxies,
    http_server::{Hosts, REQUEST_TIMEOUT, authority, known_host},
    text::NoPage,
};

/// The maximal size of a request's body in bytes: a command is a single line.
const MAX_BODY_BYTES: usize = 16 * 1024;
/// How many requests a client may make at once, and how soon another one is allowed. A page with all its
/// pictures takes some dozens.
const BURST: u32 = 300;
const REFILL_EVERY: Duration = Duration::from_millis(20);
/// How often idle clients are removed from the rate limiter.
const PURGE_EVERY: Duration = Duration::from_secs(60);

/// The content security policy: a page may use its own files only.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/// The same for pages that any site may show in a frame. Nothing can be sent from them.
const FRAMED_POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; \
                                        connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors *";

/// The content security policy of pages that other sites may frame.
pub(crate) const fn framed_policy() -> &'static str {
    FRAMED_POLICY
}

/// Wraps pages in this middleware. The server has to provide the client's address.
pub(crate) fn guarded(pages: Router, hosts: Hosts, proxies: Proxies) -> Router {
    let mut config = GovernorConfigBuilder::default().key_extractor(ClientKeyExtractor);
    config.period(REFILL_EVERY).burst_size(BURST);
    let mut guarded = pages
        .layer(from_fn(read_body))
        .layer(RequestBodyLimitLayer::new(MAX_BODY_BYTES));
    // The configuration is invalid only if the burst or the period is zero.
    if let Some(config) = config.finish() {
        let limiter = Arc::downgrade(config.limiter());
        tokio::spawn(async move {
            sleep(PURGE_EVERY).await;
            // The upgrade fails once the pages are dropped.
            while limiter
                .upgrade()
                .map(|limiter| limiter.retain_recent())
                .is_some()
            {
                sleep(PURGE_EVERY).await;
            }
        });
        guarded = guarded.layer(GovernorLayer::new(Arc::new(config)));
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

/// Refuses requests that change something and come from another site's page, which the browser reports.
async fn same_site(request: Request, next: Next) -> Response {
    if request.method().is_safe() || is_same_site(&request) {
        return next.run(request).await;
    }
    NotShown::from(NoPage::Foreign).into_response()
}

/// Reads the body before the page's handler runs, so that no client can send one endlessly.
async fn read_body(request: Request, next: Next) -> Response {
    let (head, body) = request.into_parts();
    match timeout(REQUEST_TIMEOUT, to_bytes(body, MAX_BODY_BYTES)).await {
        Ok(Ok(body)) => next.run(Request::from_parts(head, Body::from(body))).await,
        // The client has sent too much. (If it has disconnected, nobody reads this.)
        Ok(Err(_)) => (StatusCode::PAYLOAD_TOO_LARGE, "This form is too long.\n").into_response(),
        Err(_) => {
            let closing = [(header::CONNECTION, HeaderValue::from_static("close"))];
            let why = "The form did not arrive in time. Send it again.\n";
            (StatusCode::REQUEST_TIMEOUT, closing, why).into_response()
        }
    }
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
    use axum::body::Body;

    use super::*;

    fn post(headers: &[(&str, &str)]) -> Request {
        let mut request = Request::post("/").header("host", "localhost:7411");
        for &(name, value) in headers {
            request = request.header(name, value);
        }
        request.body(Body::empty()).unwrap()
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
