//! Which process has a connection: the system knows it by the ports of both sides. Connections to different ports may have the same one
//! on their side.

use std::collections::HashMap;
use std::fs;
use std::time::Duration;

use tokio::time::interval;

/// The state of a connection in the system's table.
const ESTABLISHED: &str = "01";

/// How often the table is read until the connection is in it, and the pause between. While many connections come and go, a read may
/// miss it.
const READS: usize = 100;
const PAUSE: Duration = Duration::from_millis(2);

/// The number of the process that has a connection between two ports on loopback, of which the first is its own; of `programs` by their
/// ids in the system.
pub(crate) async fn process_at(ports: (u16, u16), programs: &HashMap<i32, usize>) -> Option<usize> {
    let mut ticks = interval(PAUSE);
    for _ in 0..READS {
        ticks.tick().await;
        if let Some(found) = holder(ports, programs) {
            return Some(found);
        }
    }
    None
}

fn holder((own, other): (u16, u16), programs: &HashMap<i32, usize>) -> Option<usize> {
    let table = fs::read_to_string("/proc/net/tcp").ok()?;
    let [own, other] = [own, other].map(|port| format!("0100007F:{port:04X}"));
    let socket = table.lines().find_map(|line| {
        let fields: Vec<_> = line.split_whitespace().collect();
        let fits = fields.get(1..4) == Some(&[own.as_str(), other.as_str(), ESTABLISHED]);
        fits.then(|| format!("socket:[{}]", fields.get(9).copied().unwrap_or_default()))
    })?;
    let has = |pid: i32| {
        let open = fs::read_dir(format!("/proc/{pid}/fd"))
            .into_iter()
            .flatten();
        let mut open = open
            .flatten()
            .filter_map(|file| fs::read_link(file.path()).ok());
        open.any(|file| file.as_os_str() == socket.as_str())
    };
    let mut found = programs.iter().filter(|(pid, _)| has(**pid));
    found.next().map(|(_, number)| *number)
}

#[cfg(test)]
mod tests {
    use std::net::{TcpListener, TcpStream};
    use std::process::id;

    use super::*;

    #[test]
    fn a_connection_is_known_by_both_ports() {
        let listeners = [(), ()].map(|()| TcpListener::bind("127.0.0.1:0").unwrap());
        let [one, other] = [0, 1].map(|number: usize| listeners[number].local_addr().unwrap());
        let connection = TcpStream::connect(one).unwrap();
        let own = connection.local_addr().unwrap().port();
        let programs = HashMap::from([(id().try_into().unwrap(), 7)]);
        assert_eq!(holder((own, one.port()), &programs), Some(7));
        assert_eq!(holder((own, other.port()), &programs), None);
    }
}
