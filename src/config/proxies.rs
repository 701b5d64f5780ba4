//! The trusted proxies.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use ipnet::{IpNet, Ipv4Net};
use serde::{Deserialize, Deserializer, de::Error};

use super::list::Items;

/// The reverse proxies in front of the pages, whose `X-Forwarded-For` is trusted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proxies(Vec<IpNet>);

impl Default for Proxies {
    /// Those on this machine.
    fn default() -> Self {
        Self(vec![
            Ipv4Net::new_assert(Ipv4Addr::new(127, 0, 0, 0), 8).into(),
            IpAddr::from(Ipv6Addr::LOCALHOST).into(),
        ])
    }
}

impl Proxies {
    /// No proxies.
    pub const fn none() -> Self {
        Self(Vec::new())
    }

    /// Parses addresses, such as `10.0.0.2`, and networks, such as `172.16.0.0/12`.
    pub(crate) fn read<'t>(
        written: impl IntoIterator<Item = &'t str>,
    ) -> Result<Self, &'static str> {
        let networks = written.into_iter().map(network);
        networks.collect::<Result<_, _>>().map(Self)
    }

    /// Whether an address belongs to a trusted proxy.
    pub fn trusts(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|network| network.contains(&address))
    }
}

impl<'de> Deserialize<'de> for Proxies {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Items::deserialize(deserializer)?;
        Self::read(items.iter()).map_err(D::Error::custom)
    }
}

/// Reads an address, which is a network of one, or a network.
fn network(text: &str) -> Result<IpNet, &'static str> {
    let text = text.trim();
    let (address, prefix) = text
        .split_once('/')
        .map_or((text, None), |(address, prefix)| (address, Some(prefix)));
    let address: IpAddr = address.parse().map_err(|_| "it is no IP address")?;
    let Some(prefix) = prefix else {
        return Ok(address.into());
    };
    let network = prefix
        .parse()
        .ok()
        .and_then(|prefix| IpNet::new(address, prefix).ok());
    network.ok_or("no network has such a length")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_contains_the_addresses_with_its_prefix() {
        for (network, address, contains) in [
            ("10.0.0.2", "10.0.0.2", true),
            ("10.0.0.2", "10.0.0.3", false),
            ("172.16.0.0/12", "172.31.255.255", true),
            ("172.16.0.0/12", "172.32.0.0", false),
            ("172.16.0.0/12", "::ffff:172.16.0.1", true),
            ("0.0.0.0/0", "198.51.100.7", true),
            ("0.0.0.0/0", "2001:db8::1", false),
            ("fd00::/8", "fdff::1", true),
            ("fd00::/8", "fe00::1", false),
            ("::/0", "2001:db8::1", true),
            ("::1", "::1", true),
            ("::1", "::2", false),
        ] {
            let proxies = Proxies::read([network]).unwrap();
            let trusted = proxies.trusts(address.parse().unwrap());
            assert_eq!(trusted, contains, "{network} {address}");
        }
    }

    #[test]
    fn proxies_are_read_from_a_list_or_from_a_variable() {
        let two = Proxies::read(["10.0.0.1", "fd00::/8"]).unwrap();
        for (given, proxies) in [
            (serde_json::json!(["10.0.0.1", "fd00::/8"]), Some(&two)),
            ("10.0.0.1, fd00::/8".into(), Some(&two)),
            (r#"["10.0.0.1","fd00::/8"]"#.into(), Some(&two)),
            ("[10.0.0.1, fd00::/8]".into(), Some(&two)),
            ("".into(), Some(&Proxies(Vec::new()))),
            (serde_json::json!(["10.0.0.1, fd00::/8"]), None),
        ] {
            let read = serde_json::from_value(given.clone()).ok();
            assert_eq!(read.as_ref(), proxies, "{given}");
        }
    }

    #[test]
    fn malformed_networks_are_refused() {
        for wrong in [
            "",
            "proxy",
            "10.0.0.0/33",
            "10.0.0.0/",
            "::/129",
            "10.0.0.0/-1",
        ] {
            assert!(Proxies::read([wrong]).is_err(), "{wrong}");
        }
    }
}
