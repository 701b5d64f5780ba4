//! Whether the bot could listen at an address.

use std::{
    io::ErrorKind,
    net::{SocketAddr, TcpListener},
};

use super::Finding;

/// Whether the address that a key of the configuration names is free.
#[cfg_attr(
    not(test),
    expect(dead_code, reason = "no key of the configuration names an address yet")
)]
pub(super) fn finding(subject: &'static str, key: &str, address: SocketAddr) -> Finding {
    let another = format!("Set {key} to another address and port");
    match TcpListener::bind(address) {
        Ok(_) => Finding::ok(subject, format!("{address} is free")),
        Err(why) if why.kind() == ErrorKind::AddrInUse => {
            let says = format!("somebody listens at {address}");
            let remedy = format!("If that is this bot, running, all is well. {another} otherwise");
            Finding::warning(subject, says, remedy)
        }
        Err(why) => {
            let says = format!("nobody can listen at {address}: {why}");
            Finding::trouble(subject, says, another)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::State;

    #[test]
    fn a_taken_port_and_a_foreign_address_are_told() {
        let taken = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = taken.local_addr().unwrap();
        let found = finding("port", "http.listen", address);
        assert_eq!(found.state, State::Warning, "{found:?}");
        assert!(found.remedy.unwrap().contains("Set http.listen"));
        let foreign = "192.0.2.1:9464".parse().unwrap();
        let found = finding("port", "http.listen", foreign);
        assert_eq!(found.state, State::Trouble, "{found:?}");
        let free = finding("port", "http.listen", "127.0.0.1:0".parse().unwrap());
        assert_eq!(free.state, State::Ok, "{free:?}");
    }
}
