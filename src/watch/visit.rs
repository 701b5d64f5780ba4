//! Asking a running bot how it is, from another process of the same machine.

use std::{
    io::{self, Read, Write},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream},
    time::Duration,
};

/// How long the bot may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// More than the bot has to say.
const LONGEST: u64 = 1 << 16;

/// What a page of the bot's web server says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Answer {
    /// HTTP's number for how it went; nothing if what answers does not speak HTTP.
    pub(crate) status: Option<u16>,
    /// The page.
    pub(crate) body: String,
}

/// Asks for a page, such as `/ready`, of the bot that was told to listen at an address.
///
/// # Errors
///
/// When nobody answers there in time.
pub(crate) fn visit(listen: SocketAddr, page: &str) -> io::Result<Answer> {
    let address = reachable(listen);
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    // The old version of HTTP, in which an answer comes in one piece and ends with the connection.
    stream.write_all(format!("GET {page} HTTP/1.0\r\nHost: {address}\r\n\r\n").as_bytes())?;
    let mut answer = Vec::new();
    stream.take(LONGEST).read_to_end(&mut answer)?;
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

/// Who listens on all addresses is reached on loopback.
pub(crate) fn reachable(listen: SocketAddr) -> SocketAddr {
    let ip = match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, listen.port())
}
