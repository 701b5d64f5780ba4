//! Determines the client of a request, for rate limits.

use std::net::{IpAddr, SocketAddr};

use axum::{
    extract::{ConnectInfo, Request, State},
    http::HeaderMap,
    middleware::Next,
    response::Response,
};

use crate::{config::Proxies, http_server::RateLimitKey};

/// The header in which proxies report the client, the nearest hop last.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// Determines the [`RateLimitKey`] of the client and stores it as an extension of the request.
pub(super) async fn identify_client(
    State(proxies): State<Proxies>,
    mut request: Request,
    next: Next,
) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    if let Some(ConnectInfo(peer)) = peer {
        let client_address = client_address(&proxies, peer.ip(), request.headers());
        request
            .extensions_mut()
            .insert(RateLimitKey::of(client_address));
    }
    next.run(request).await
}

/// The address of the client: behind trusted proxies, the last address that is not one of theirs. Entries
/// before it could be forged by the client.
fn client_address(proxies: &Proxies, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let lines = headers.get_all(FORWARDED_FOR).iter().rev();
    let forwarded = lines.flat_map(|line| line.to_str().unwrap_or_default().rsplit(','));
    let mut forwarded = forwarded.map(|address| address.trim().parse().ok());
    let mut client_address = peer;
    while proxies.trusts(client_address)
        && let Some(Some(address)) = forwarded.next()
    {
        client_address = address;
    }
    client_address
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn x_forwarded_for_counts_only_from_trusted_proxies() {
        let default = Proxies::default();
        let set = Proxies::read(["172.16.0.0/12", "2001:db8:ffff::1"]).unwrap();
        for (proxies, peer, forwarded, expected) in [
            (&default, "198.51.100.7", &[] as &[_], "198.51.100.7"),
            (&default, "198.51.100.7", &["203.0.113.9"], "198.51.100.7"),
            (&default, "127.0.0.1", &[], "127.0.0.1"),
            (&default, "127.0.0.1", &["203.0.113.9"], "203.0.113.9"),
            (
                &default,
                "::ffff:127.0.0.1",
                &["203.0.113.9"],
                "203.0.113.9",
            ),
            (
                &default,
                "127.0.0.1",
                &["10.0.0.1, 203.0.113.9"],
                "203.0.113.9",
            ),
            (&default, "::1", &["10.0.0.1", "203.0.113.9"], "203.0.113.9"),
            (&default, "127.0.0.1", &["nobody"], "127.0.0.1"),
            (
                &default,
                "127.0.0.1",
                &["203.0.113.9, nobody, 127.0.0.1"],
                "127.0.0.1",
            ),
            (&default, "2001:db8:1:2:3:4:5:6", &[], "2001:db8:1:2::"),
            (&default, "::1", &["2001:db8:1:2:ffff::1"], "2001:db8:1:2::"),
            (&default, "172.18.0.2", &["203.0.113.9"], "172.18.0.2"),
            (&set, "172.18.0.2", &["203.0.113.9"], "203.0.113.9"),
            (&set, "127.0.0.1", &["203.0.113.9"], "127.0.0.1"),
            // One trusted proxy behind another.
            (
                &set,
                "172.18.0.2",
                &["10.0.0.1, 203.0.113.9, 2001:db8:ffff::1"],
                "203.0.113.9",
            ),
        ] {
            let mut headers = HeaderMap::new();
            for &forwarded in forwarded {
                headers.append(FORWARDED_FOR, HeaderValue::from_static(forwarded));
            }
            let found = RateLimitKey::of(client_address(proxies, peer.parse().unwrap(), &headers));
            assert_eq!(
                found,
                RateLimitKey::of(expected.parse().unwrap()),
                "{peer} {forwarded:?}"
            );
        }
    }
}
