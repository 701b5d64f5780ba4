use std::{
    io::{self, Read, Write},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream},
    time::Duration,
};

use super::{Config, Failure, output};
use crate::config::Listen;

/// How long the bot may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// More than the bot has to say.
const LONGEST: u64 = 1 << 16;

/// Why the bot is not well.
#[derive(Debug, thiserror::Error)]
pub(super) enum Ailment {
    #[error("nobody can tell: http.listen is \"off\"")]
    Off,
    #[error("the bot does not answer at {address} (http.listen): {why}. Does it run?")]
    Silent { address: SocketAddr, why: io::Error },
    #[error("the bot is not ready:\n{0}")]
    NotReady(String),
    #[error("what answers at {0} (http.listen) is not the bot")]
    Stranger(SocketAddr),
}

/// Asks the bot that runs with this configuration whether it is ready.
pub(super) fn health(config: &Config) -> Result<(), Failure> {
    let Listen::At(address) = config.http.listen else {
        return Err(Ailment::Off.into());
    };
    let address = reachable(address);
    let answer = ask(address).map_err(|why| Ailment::Silent { address, why })?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    match head.split_whitespace().nth(1) {
        Some("200") => output::write(|out| out.write_all(body.as_bytes())),
        Some("503") => Err(Ailment::NotReady(body.trim_end().to_owned()).into()),
        _ => Err(Ailment::Stranger(address).into()),
    }
}

/// Who listens on all addresses is reached on loopback.
fn reachable(listen: SocketAddr) -> SocketAddr {
    let ip = match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, listen.port())
}

/// The old version of HTTP in which an answer comes in one piece and ends with the connection.
fn ask(address: SocketAddr) -> io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    stream.write_all(format!("GET /ready HTTP/1.0\r\nHost: {address}\r\n\r\n").as_bytes())?;
    let mut answer = Vec::new();
    stream.take(LONGEST).read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}
