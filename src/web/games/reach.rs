use std::net::{IpAddr, Ipv4Addr};

use url::Url;

/// Endings of names that only a network of one's own knows.
const PRIVATE_ENDINGS: [&str; 6] = [
    ".local",
    ".lan",
    ".internal",
    ".home.arpa",
    ".test",
    ".intranet",
];

/// From where an address can be reached, as far as the address itself shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reach {
    /// From everywhere.
    Everywhere,
    /// From the same network.
    Network,
    /// From the machine alone on which the pages are served.
    Machine,
}

impl Reach {
    /// The reach of a URL.
    pub(super) fn of(url: &str) -> Self {
        let url = Url::parse(url).ok();
        let host = url.as_ref().and_then(Url::host_str).unwrap_or_default();
        let host = host.trim_matches(['[', ']']).trim_end_matches('.');
        match host.parse() {
            Ok(address) => Self::of_address(address),
            Err(_) => Self::of_name(&host.to_lowercase()),
        }
    }

    fn of_address(address: IpAddr) -> Self {
        let address = address.to_canonical();
        if address.is_loopback() {
            return Self::Machine;
        }
        let is_private = match address {
            IpAddr::V4(v4) => {
                v4.is_private() || v4.is_link_local() || v4.is_unspecified() || is_shared(v4)
            }
            IpAddr::V6(v6) => {
                v6.is_unique_local() || v6.is_unicast_link_local() || v6.is_unspecified()
            }
        };
        if is_private {
            Self::Network
        } else {
            Self::Everywhere
        }
    }

    fn of_name(name: &str) -> Self {
        if name == "localhost" || name.ends_with(".localhost") {
            Self::Machine
        } else if !name.contains('.') || PRIVATE_ENDINGS.iter().any(|end| name.ends_with(end)) {
            Self::Network
        } else {
            Self::Everywhere
        }
    }
}

/// Whether providers use the address between themselves and their customers (RFC 6598).
const fn is_shared(address: Ipv4Addr) -> bool {
    let [first, second, ..] = address.octets();
    first == 100 && second & 0b1100_0000 == 64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reach_of_an_address_is_known_by_its_host() {
        for (url, reach) in [
            ("https://tafl.example.org/g/x", Reach::Everywhere),
            ("http://203.0.113.9:8080", Reach::Everywhere),
            ("http://[2001:db8::1]:8080/", Reach::Everywhere),
            ("http://100.128.0.1", Reach::Everywhere),
            ("http://172.32.0.1", Reach::Everywhere),
            ("http://192.168.0.7:7411/g/x", Reach::Network),
            ("http://10.0.0.1", Reach::Network),
            ("http://172.31.255.1", Reach::Network),
            ("http://169.254.1.1", Reach::Network),
            ("http://100.64.0.1", Reach::Network),
            ("http://[fd00::7]:7411", Reach::Network),
            ("http://[fe80::1]", Reach::Network),
            ("http://[::ffff:192.168.0.7]", Reach::Network),
            ("http://raspberry:8080", Reach::Network),
            ("http://Printer.LOCAL.", Reach::Network),
            ("http://127.0.0.1:7411/", Reach::Machine),
            ("http://127.8.8.8", Reach::Machine),
            ("http://[::1]:7411", Reach::Machine),
            ("http://localhost:7411", Reach::Machine),
            ("http://tafl.localhost", Reach::Machine),
        ] {
            assert_eq!(Reach::of(url), reach, "{url}");
        }
    }
}
