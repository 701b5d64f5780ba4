//! Which process has a connection: the system knows it by the port on its side.

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

/// The number of the process that has a connection from this port on loopback, of `programs` by their ids in the system.
pub(crate) async fn process_at(port: u16, programs: &HashMap<i32, usize>) -> Option<usize> {
    let mut ticks = interval(PAUSE);
    for _ in 0..READS {
        ticks.tick().await;
        if let Some(found) = holder(port, programs) {
            return Some(found);
        }
    }
    None
}

fn holder(port: u16, programs: &HashMap<i32, usize>) -> Option<usize> {
    let table = fs::read_to_string("/proc/net/tcp").ok()?;
    let local = format!("0100007F:{port:04X}");
    let socket = table.lines().find_map(|line| {
        let fields: Vec<_> = line.split_whitespace().collect();
        let fits = fields.get(1) == Some(&local.as_str()) && fields.get(3) == Some(&ESTABLISHED);
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
