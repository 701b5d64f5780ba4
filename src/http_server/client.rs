use std::net::{IpAddr, Ipv6Addr};

/// Groups clients for limits: by IPv4 address, or by the upper 64 bits of the IPv6 address; or people.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum RateLimitKey {
    /// The address of a client.
    Address(IpAddr),
    /// Somebody who has signed in, by their number. Behind Discord's proxy many people have one address.
    Person(u64),
}

impl RateLimitKey {
    pub(crate) fn of(address: IpAddr) -> Self {
        Self::Address(match address.to_canonical() {
            IpAddr::V6(address) => {
                Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64)).into()
            }
            address => address,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_an_ipv4_address_or_an_ipv6_prefix() {
        for (address, key) in [
            ("198.51.100.7", "198.51.100.7"),
            ("::ffff:198.51.100.7", "198.51.100.7"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ] {
            let found = RateLimitKey::of(address.parse().unwrap());
            assert_eq!(
                found,
                RateLimitKey::Address(key.parse().unwrap()),
                "{address}"
            );
        }
    }
}
