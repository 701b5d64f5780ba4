//! Queries the HTTP server of a running bot from another process on the same machine.

use std::{
    io::{self, Read, Write},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream},
    time::Duration,
};

/// The time limit for connecting, sending and reading.
const TIMEOUT: Duration = Duration::from_secs(5);
/// More bytes than any response has.
const MAX_BYTES: u64 = 1 << 16;

/// A response of the bot's HTTP server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Answer {
    /// The HTTP status; `None` if the response is not HTTP.
    pub(crate) status: Option<u16>,
    /// The body.
    pub(crate) body: String,
}

/// Requests a page, such as `/ready`, from the bot that listens at this address.
///
/// Fails when no server answers there in time.
pub(crate) fn fetch(listen: SocketAddr, page: &str) -> io::Result<Answer> {
    let address = reachable(listen);
    let mut stream = TcpStream::connect_timeout(&address, TIMEOUT)?;
    stream.set_read_timeout(Some(TIMEOUT))?;
    stream.set_write_timeout(Some(TIMEOUT))?;
    // In HTTP/1.0 a response is not chunked and ends with the connection.
    stream.write_all(format!("GET {page} HTTP/1.0\r\nHost: {address}\r\n\r\n").as_bytes())?;
    let mut answer = Vec::new();
    stream.take(MAX_BYTES).read_to_end(&mut answer)?;
    let answer = String::from_utf8_lossy(&answer);
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head.strip_prefix("HTTP/").and_then(|head| {
        let status = head.split_whitespace().nth(1)?;
        status.parse().ok()
    });
    Ok(Answer {
        status,
        body: body.to_owned(),
    })
}

/// A server that listens on all addresses is reached on loopback.
pub(crate) fn reachable(listen: SocketAddr) -> SocketAddr {
    let ip = match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, listen.port())
}
