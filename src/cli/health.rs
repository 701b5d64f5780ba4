use std::{
    io::{self, Write},
    net::SocketAddr,
};

use raichi_postgres::reason;

use super::{Config, Failure, output};
use crate::{config::Listen, watch::fetch::fetch};

/// Why the bot is not healthy.
#[derive(Debug, thiserror::Error)]
pub(super) enum HealthFailure {
    #[error("nobody can tell: http.listen is \"off\". Set it to an address to ask there")]
    Off,
    #[error("the bot does not answer at {address} (http.listen): {}. Is it running?", reason(.why))]
    Silent { address: SocketAddr, why: io::Error },
    #[error("the bot is not ready:\n{0}")]
    NotReady(String),
    #[error(
        "what answers at {0} (http.listen) is not the bot. Set http.listen to where the bot listens"
    )]
    Stranger(SocketAddr),
}

/// Asks the bot that runs with this configuration whether it is ready.
pub(super) fn health(config: &Config) -> Result<(), Failure> {
    let Listen::At(address) = config.http.listen else {
        return Err(HealthFailure::Off.into());
    };
    let answer = fetch(address, "/ready").map_err(|why| HealthFailure::Silent { address, why })?;
    match answer.status {
        Some(200) => output::write(|out| out.write_all(answer.body.as_bytes())),
        Some(503) => Err(HealthFailure::NotReady(answer.body.trim_end().to_owned()).into()),
        _ => Err(HealthFailure::Stranger(address).into()),
    }
}
