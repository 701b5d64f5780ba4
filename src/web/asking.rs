//! Whose requests are counted together, so that nobody keeps the others from the pages.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::{
    extract::ConnectInfo,
    http::{HeaderMap, Request},
};
use tower_governor::{GovernorError, key_extractor::KeyExtractor};

/// The header in which proxies say for whom they ask, the nearest one last.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// The address of whoever asks: behind a proxy on this machine, that of whom it asks for.
#[derive(Debug, Clone, Copy)]
pub(super) struct Asking;

impl KeyExtractor for Asking {
    type Key = IpAddr;

    fn extract<T>(&self, request: &Request<T>) -> Result<IpAddr, GovernorError> {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
        let peer = peer.ok_or(GovernorError::UnableToExtractKey)?.0.ip();
        Ok(network(asking(peer, request.headers())))
    }
}

/// Only a proxy on this machine is believed, and only what it has seen itself.
fn asking(peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let told = || {
        let last = headers.get_all(FORWARDED_FOR).iter().next_back()?;
        last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
    };
    let behind = peer.to_canonical().is_loopback().then(told).flatten();
    behind.unwrap_or(peer)
}

/// One household: of IPv6, it has all addresses that begin with the same half.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64)).into(),
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn a_proxy_on_this_machine_is_believed_and_nobody_else() {
        for (peer, told, counted) in [
            ("198.51.100.7", &[] as &[_], "198.51.100.7"),
            ("198.51.100.7", &["203.0.113.9"], "198.51.100.7"),
            ("127.0.0.1", &[], "127.0.0.1"),
            ("127.0.0.1", &["203.0.113.9"], "203.0.113.9"),
            ("::ffff:127.0.0.1", &["203.0.113.9"], "203.0.113.9"),
            // What stands before the last was told to the proxy by whoever asks.
            ("127.0.0.1", &["10.0.0.1, 203.0.113.9"], "203.0.113.9"),
            ("::1", &["10.0.0.1", "203.0.113.9"], "203.0.113.9"),
            ("127.0.0.1", &["nobody"], "127.0.0.1"),
            ("2001:db8:1:2:3:4:5:6", &[], "2001:db8:1:2::"),
            ("::1", &["2001:db8:1:2:ffff::1"], "2001:db8:1:2::"),
        ] {
            let mut headers = HeaderMap::new();
            for &told in told {
                headers.append(FORWARDED_FOR, HeaderValue::from_static(told));
            }
            let found = network(asking(peer.parse().unwrap(), &headers));
            assert_eq!(found.to_string(), counted, "{peer} {told:?}");
        }
    }
}
