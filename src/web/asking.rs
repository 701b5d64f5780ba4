//! Whose requests are counted together, so that nobody keeps the others from the pages.

use std::net::{IpAddr, SocketAddr};

use axum::{
    extract::{ConnectInfo, Request, State},
    http::{self, HeaderMap},
    middleware::Next,
    response::Response,
};
use tower_governor::{GovernorError, key_extractor::KeyExtractor};

use crate::{config::Proxies, http_server::RateLimitKey};

/// The header in which proxies say for whom they ask, the nearest one last.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// Finds out which [`RateLimitKey`] asks, and tells everything that comes after in an extension.
pub(super) async fn identified(
    State(proxies): State<Proxies>,
    mut request: Request,
    next: Next,
) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    if let Some(ConnectInfo(peer)) = peer {
        let asking = asking(&proxies, peer.ip(), request.headers());
        request.extensions_mut().insert(RateLimitKey::of(asking));
    }
    next.run(request).await
}

/// The household that was found out.
#[derive(Debug, Clone, Copy)]
pub(super) struct Identified;

impl KeyExtractor for Identified {
    type Key = RateLimitKey;

    fn extract<T>(&self, request: &http::Request<T>) -> Result<RateLimitKey, GovernorError> {
        let known = request.extensions().get().copied();
        known.ok_or(GovernorError::UnableToExtractKey)
    }
}

/// The address of whoever asks: behind proxies that are believed, that of whom they ask for. What stands before that
/// was told to the proxy by whoever asks.
fn asking(proxies: &Proxies, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let lines = headers.get_all(FORWARDED_FOR).iter().rev();
    let told = lines.flat_map(|line| line.to_str().unwrap_or_default().rsplit(','));
    let mut told = told.map(|address| address.trim().parse().ok());
    let mut asking = peer;
    while proxies.believe(asking)
        && let Some(Some(address)) = told.next()
    {
        asking = address;
    }
    asking
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn proxies_that_are_set_are_believed_and_nobody_else() {
        let usual = Proxies::default();
        let set = Proxies::read(["172.16.0.0/12", "2001:db8:ffff::1"]).unwrap();
        for (proxies, peer, told, counted) in [
            (&usual, "198.51.100.7", &[] as &[_], "198.51.100.7"),
            (&usual, "198.51.100.7", &["203.0.113.9"], "198.51.100.7"),
            (&usual, "127.0.0.1", &[], "127.0.0.1"),
            (&usual, "127.0.0.1", &["203.0.113.9"], "203.0.113.9"),
            (&usual, "::ffff:127.0.0.1", &["203.0.113.9"], "203.0.113.9"),
            (
                &usual,
                "127.0.0.1",
                &["10.0.0.1, 203.0.113.9"],
                "203.0.113.9",
            ),
            (&usual, "::1", &["10.0.0.1", "203.0.113.9"], "203.0.113.9"),
            (&usual, "127.0.0.1", &["nobody"], "127.0.0.1"),
            (
                &usual,
                "127.0.0.1",
                &["203.0.113.9, nobody, 127.0.0.1"],
                "127.0.0.1",
            ),
            (&usual, "2001:db8:1:2:3:4:5:6", &[], "2001:db8:1:2::"),
            (&usual, "::1", &["2001:db8:1:2:ffff::1"], "2001:db8:1:2::"),
            (&usual, "172.18.0.2", &["203.0.113.9"], "172.18.0.2"),
            (&set, "172.18.0.2", &["203.0.113.9"], "203.0.113.9"),
            (&set, "127.0.0.1", &["203.0.113.9"], "127.0.0.1"),
            // One proxy behind the other.
            (
                &set,
                "172.18.0.2",
                &["10.0.0.1, 203.0.113.9, 2001:db8:ffff::1"],
                "203.0.113.9",
            ),
        ] {
            let mut headers = HeaderMap::new();
            for &told in told {
                headers.append(FORWARDED_FOR, HeaderValue::from_static(told));
            }
            let found = RateLimitKey::of(asking(proxies, peer.parse().unwrap(), &headers));
            assert_eq!(
                found,
                RateLimitKey::of(counted.parse().unwrap()),
                "{peer} {told:?}"
            );
        }
    }
}
