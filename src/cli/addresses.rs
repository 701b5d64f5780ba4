//! The addresses by which other machines reach a server on this one.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

/// Prefixes of the names of interfaces that lead to this machine's own containers and virtual machines.
const VIRTUAL: [&str; 7] = ["docker", "br-", "veth", "virbr", "vnet", "cni", "podman"];
/// Addresses for documentation, one of each kind: whatever leads there leads out of the machine.
const OUTSIDE: [IpAddr; 2] = [
    IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1)),
    IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1)),
];

/// One of the machine's addresses.
#[derive(Debug, Clone)]
struct Local {
    interface: String,
    address: IpAddr,
}

/// The addresses by which other machines may reach a server that listens at `listen`, the likeliest first.
pub(super) fn reachable(listen: IpAddr) -> Vec<IpAddr> {
    // If the system does not list its addresses, the one that leads out is known all the same.
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let all = interfaces.into_iter().map(|interface| Local {
        address: interface.ip(),
        interface: interface.name,
    });
    chosen(listen, &OUTSIDE.map(route_to), all.collect())
}

/// The machine's own address on the way to another one. Nothing is sent.
fn route_to(outside: IpAddr) -> Option<IpAddr> {
    let any: IpAddr = match outside {
        IpAddr::V4(_) => Ipv4Addr::UNSPECIFIED.into(),
        IpAddr::V6(_) => Ipv6Addr::UNSPECIFIED.into(),
    };
    let socket = UdpSocket::bind(SocketAddr::new(any, 0)).ok()?;
    socket.connect(SocketAddr::new(outside, 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

fn chosen(listen: IpAddr, ways_out: &[Option<IpAddr>], all: Vec<Local>) -> Vec<IpAddr> {
    if !listen.is_unspecified() {
        return if listen.is_loopback() {
            Vec::new()
        } else {
            vec![listen]
        };
    }
    let is_virtual = |interface: &str| VIRTUAL.iter().any(|prefix| interface.starts_with(prefix));
    let real = all
        .into_iter()
        .filter(|local| !is_virtual(&local.interface));
    let ways_out = ways_out.iter().flatten().copied();
    let mut found = Vec::new();
    for address in ways_out.chain(real.map(|local| local.address)) {
        // Listening at every IPv6 address includes IPv4.
        let is_listened_at = listen.is_ipv6() || address.is_ipv4();
        if is_listened_at && is_usable(address) && !found.contains(&address) {
            found.push(address);
        }
    }
    found
}

/// Whether the address means this machine to others, without naming an interface.
const fn is_usable(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => {
            !(address.is_loopback() || address.is_link_local() || address.is_unspecified())
        }
        IpAddr::V6(address) => {
            !(address.is_loopback() || address.is_unicast_link_local() || address.is_unspecified())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn addresses_for_others_come_in_their_likely_order() {
        let machine = || -> Vec<Local> {
            [
                ("lo", "127.0.0.1"),
                ("lo", "::1"),
                ("docker0", "172.17.0.1"),
                ("br-0a1b2c3d", "172.18.0.1"),
                ("eth1", "10.0.0.5"),
                ("wlan0", "192.168.1.20"),
                ("wlan0", "fe80::1"),
                ("wlan0", "fd00::20"),
                ("eth2", "169.254.1.1"),
            ]
            .map(|(interface, text)| Local {
                interface: interface.to_owned(),
                address: address(text),
            })
            .into()
        };
        let out = [Some(address("192.168.1.20")), None];
        for (listen, expected) in [
            ("0.0.0.0", &["192.168.1.20", "10.0.0.5"] as &[_]),
            ("::", &["192.168.1.20", "10.0.0.5", "fd00::20"]),
            ("127.0.0.1", &[]),
            ("::1", &[]),
            ("10.0.0.5", &["10.0.0.5"]),
        ] {
            let found = chosen(address(listen), &out, machine());
            let expected: Vec<_> = expected.iter().map(|text| address(text)).collect();
            assert_eq!(found, expected, "{listen}");
        }
        let alone = chosen(address("0.0.0.0"), &[None, None], machine()[..2].to_vec());
        assert!(alone.is_empty(), "{alone:?}");
    }
}
