//! The guard at the entrance: who may ask, how much, how often, and what the answer may do in the browser.

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

use super::asking::{Identified, identified};
use crate::{
    config::Proxies,
    http_server::{ARRIVAL, Hosts, authority, known_host},
};

/// The longest form that anybody sends, in bytes: a command is a line.
const LONGEST_FORM: usize = 16 * 1024;
/// How many requests one visitor may make at once, and how soon the next one is free again. A page with all its
/// pictures is some dozens.
const AT_ONCE: u32 = 300;
const NEXT: Duration = Duration::from_millis(20);
/// How often those are forgotten who have not asked for a while.
const FORGOTTEN: Duration = Duration::from_secs(60);

/// What a page may do: use its own files, and nothing else.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Puts the guard before pages. They have to be served with the address of whoever asks.
pub(crate) fn guarded(pages: Router, hosts: Hosts, proxies: Proxies) -> Router {
    let mut config = GovernorConfigBuilder::default().key_extractor(Identified);
    config.period(NEXT).burst_size(AT_ONCE);
    let mut guarded = pages
        .layer(from_fn(whole_body))
        .layer(RequestBodyLimitLayer::new(LONGEST_FORM));
    // Only a burst or a period of nothing is no configuration.
    if let Some(config) = config.finish() {
        let counted = Arc::downgrade(config.limiter());
        tokio::spawn(async move {
            sleep(FORGOTTEN).await;
            // Nobody counts any more once the pages are gone.
            while counted
                .upgrade()
                .map(|counted| counted.retain_recent())
                .is_some()
            {
                sleep(FORGOTTEN).await;
            }
        });
        guarded = guarded.layer(GovernorLayer::new(Arc::new(config)));
    }
    guarded = guarded
        .layer(from_fn_with_state(proxies, identified))
        .layer(from_fn(same_site))
        .layer(from_fn_with_state(hosts, known_host));
    for (name, value) in [
        ("content-security-policy", POLICY),
        ("x-content-type-options", "nosniff"),
        // Not less: without a referrer, browsers keep the origin of a form from us, too.
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

/// Refuses what changes something and comes from another site's page. The browser says where it comes from.
async fn same_site(request: Request, next: Next) -> Response {
    if request.method().is_safe() || is_own(&request) {
        return next.run(request).await;
    }
    let why = "This was not sent from a page of Raichi's.\n";
    (StatusCode::FORBIDDEN, why).into_response()
}

/// Reads the body before the page is asked for, so that no client sends one for ever.
async fn whole_body(request: Request, next: Next) -> Response {
    let (head, body) = request.into_parts();
    match timeout(ARRIVAL, to_bytes(body, LONGEST_FORM)).await {
        Ok(Ok(body)) => next.run(Request::from_parts(head, Body::from(body))).await,
        // A client that has gone reads no answer, so this is for one that has sent too much.
        Ok(Err(_)) => (StatusCode::PAYLOAD_TOO_LARGE, "This form is too long.\n").into_response(),
        Err(_) => {
            let closing = [(header::CONNECTION, HeaderValue::from_static("close"))];
            let why = "The form did not arrive in time. Send it again.\n";
            (StatusCode::REQUEST_TIMEOUT, closing, why).into_response()
        }
    }
}

fn is_own(request: &Request) -> bool {
    let headers = request.headers();
    if let Some(site) = headers.get("sec-fetch-site") {
        return site == "same-origin";
    }
    // Browsers say less over plain HTTP on a network: then their word for the page's origin has to be ours.
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
    fn only_our_own_pages_may_change_something() {
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
            assert_eq!(is_own(&post(headers)), own, "{headers:?}");
        }
    }
}
