//! Checks whether the bot can listen at an address.

use std::{
    io::ErrorKind,
    net::{SocketAddr, TcpListener},
};

use raichi_postgres::reason;

use super::Finding;
use crate::watch::{fetch::fetch, server::ALIVE};

/// Whether the address of a configuration key is free.
pub(super) fn finding(subject: &'static str, key: &str, address: SocketAddr) -> Finding {
    let remedy = format!("Set {key} to another address and port");
    match TcpListener::bind(address) {
        Ok(_) => Finding::ok(subject, format!("{address} is free")),
        Err(why) if why.kind() == ErrorKind::AddrInUse => {
            let response = fetch(address, "/live").ok();
            if response.is_some_and(|response| response.body == ALIVE) {
                return Finding::ok(subject, format!("a bot listens at {address}"));
            }
            let message = format!("another program listens at {address}");
            Finding::trouble(subject, message, remedy)
        }
        Err(why) => {
            let message = format!("nobody can listen at {address}: {}", reason(&why));
            Finding::trouble(subject, message, remedy)
        }
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;
    use crate::check::State;

    #[test]
    fn a_port_in_use_and_a_foreign_address_are_trouble() {
        let taken = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = taken.local_addr().unwrap();
        let other = thread::spawn(move || taken.accept());
        let found = finding("port", "http.listen", address);
        assert!(other.join().unwrap().is_ok());
        assert_eq!(found.state, State::Trouble, "{found:?}");
        assert!(found.remedy.unwrap().contains("Set http.listen"));
        let foreign = "192.0.2.1:9464".parse().unwrap();
        let found = finding("port", "http.listen", foreign);
        assert_eq!(found.state, State::Trouble, "{found:?}");
        let free = finding("port", "http.listen", "127.0.0.1:0".parse().unwrap());
        assert_eq!(free.state, State::Ok, "{free:?}");
    }
}
