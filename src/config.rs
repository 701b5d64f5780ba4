//! The configuration, in layers: built-in defaults, then `config.toml`, then the environment.
//!
//! Every key can be set as `RAICHI_SECTION__KEY`, and the data directory as `RAICHI_DATA_DIR`.
//! `DISCORD_TOKEN` and `DATABASE_URL` are read too, as most hosts set them, and win over the file. A secret
//! can stand in a file of its own, named by the key with `_file` behind it (`DISCORD_TOKEN_FILE`, …). An
//! unknown key is an error: it is a typing error more often than not. Everything that is wrong is told at once,
//! each with its place and what helps.

mod data;
mod hosts;
mod keys;
mod layers;
mod list;
mod problem;
mod proxies;
mod web;

use std::{
    env,
    ffi::OsString,
    fs,
    net::{AddrParseError, SocketAddr},
    path::{Path, PathBuf},
};

use raichi_postgres::connect_options;
use secrecy::{ExposeSecret, SecretString};
use serde::Deserialize;
use sqlx::postgres::PgConnectOptions;

pub use self::{
    hosts::HostNames,
    problem::{ConfigError, Problem},
    proxies::Proxies,
    web::{PublicUrl, Servers, Web},
};
pub(crate) use self::{keys::Key, layers::Reading};

/// The file that is read where none is named.
pub const DEFAULT_FILE: &str = "config.toml";

/// Everything that an admin can set.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// Where what has to be kept is kept.
    data_dir: Option<PathBuf>,
    /// Discord.
    pub discord: Discord,
    /// The database.
    pub database: Database,
    /// What is logged, and how.
    pub log: Log,
    /// Where monitors ask.
    pub http: Http,
    /// Pages on the web.
    pub web: Web,
}

/// How Discord is reached.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Discord {
    /// The bot's token.
    token: Option<SecretString>,
    /// A file that holds it.
    token_file: Option<PathBuf>,
}

/// How Postgres is reached.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Database {
    /// `postgres://user:password@host/database`.
    url: Option<SecretString>,
    /// A file that holds it.
    url_file: Option<PathBuf>,
    /// How many connections are kept at most.
    pub connections: u32,
    /// The folder of the programs of which the private Postgres is made, if not the machine's newest.
    pub postgres_bin: Option<PathBuf>,
}

/// What is logged, and how.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Log {
    /// Which lines, as `tracing` writes it: `info`, or `raichi=debug,warn`.
    pub filter: String,
    /// For people or for programs.
    pub format: LogFormat,
}

/// The shape of log lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// For people.
    Pretty,
    /// One JSON object per line.
    Json,
}

/// Where monitors ask how the bot is.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Http {
    /// An address such as `127.0.0.1:9464`, or `off`.
    pub listen: Listen,
    /// By which names monitors may ask, beside addresses and those of this machine.
    #[serde(default)]
    pub hosts: HostNames,
}

/// Where the bot's web server listens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub enum Listen {
    /// At an address.
    At(SocketAddr),
    /// There is none.
    Off,
}

impl TryFrom<String> for Listen {
    type Error = AddrParseError;

    fn try_from(text: String) -> Result<Self, AddrParseError> {
        match text.trim() {
            "" | "off" => Ok(Self::Off),
            text => text.parse().map(Self::At),
        }
    }
}

impl Config {
    /// Reads all layers; `file` is the one named on the command line.
    ///
    /// # Errors
    ///
    /// When anything is wrong with any of them; the error lists it all.
    pub fn load(file: Option<&Path>) -> Result<Self, ConfigError> {
        whole(Self::read(file))
    }

    /// Reads all layers as far as they can be used.
    pub(crate) fn read(file: Option<&Path>) -> Reading {
        let readable = |(name, value): (OsString, OsString)| {
            Some((name.into_string().ok()?, value.into_string().ok()?))
        };
        layers::read(file, env::vars_os().filter_map(readable).collect())
    }
}

fn whole(reading: Reading) -> Result<Config, ConfigError> {
    match reading.config {
        Some(config) if reading.problems.is_empty() => Ok(config),
        _ => Err(ConfigError::Problems(reading.problems)),
    }
}

impl Config {
    /// The folder for what has to be kept.
    ///
    /// # Errors
    ///
    /// When none is set, and this user has no home either.
    pub fn data_dir(&self) -> Result<&Path, ConfigError> {
        self.data_dir.as_deref().ok_or(ConfigError::NoDataDir)
    }
}

impl Discord {
    /// The bot's token.
    ///
    /// # Errors
    ///
    /// When it is set nowhere, its file cannot be read, or it is none.
    pub fn token(&self) -> Result<SecretString, ConfigError> {
        let token = secret(
            self.token.as_ref(),
            self.token_file.as_deref(),
            "DISCORD_TOKEN_FILE (discord.token_file)",
        )?
        .ok_or(ConfigError::NoToken)?;
        match no_token(token.expose_secret()) {
            None => Ok(token),
            Some(why) => Err(ConfigError::NotAToken(why)),
        }
    }
}

/// Why something cannot be a token, if it cannot. What Discord says of it is another matter.
fn no_token(token: &str) -> Option<&'static str> {
    if token.contains(['"', '\'', '`']) {
        Some("has quotes in it")
    } else if token
        .get(..4)
        .is_some_and(|start| start.eq_ignore_ascii_case("bot "))
    {
        Some("begins with the word \"Bot\", which Raichi adds by itself")
    } else if token.contains(char::is_whitespace) {
        Some("has blanks or line breaks in it")
    } else if !token.bytes().all(|byte| byte.is_ascii_graphic()) {
        Some("has characters in it that no token has")
    } else {
        None
    }
}

impl Database {
    /// How to connect to the Postgres server, if one is set.
    ///
    /// # Errors
    ///
    /// When the file with its address cannot be read, or the address is none.
    pub fn options(&self) -> Result<Option<PgConnectOptions>, ConfigError> {
        let Some(url) = self.url()? else {
            return Ok(None);
        };
        Ok(Some(connect_options(url.expose_secret())?))
    }

    fn url(&self) -> Result<Option<SecretString>, ConfigError> {
        secret(
            self.url.as_ref(),
            self.url_file.as_deref(),
            "DATABASE_URL_FILE (database.url_file)",
        )
    }
}

/// A secret without the blanks around it, if it is set; `key` names its file.
fn secret(
    set: Option<&SecretString>,
    file: Option<&Path>,
    key: &'static str,
) -> Result<Option<SecretString>, ConfigError> {
    let set = set.map(|secret| secret.expose_secret().trim());
    if let Some(secret) = set.filter(|secret| !secret.is_empty()) {
        return Ok(Some(secret.into()));
    }
    let Some(path) = file else {
        return Ok(None);
    };
    let path = path.to_owned();
    match fs::read_to_string(&path) {
        Err(why) => Err(ConfigError::SecretFile { key, path, why }),
        Ok(text) if text.trim().is_empty() => Err(ConfigError::EmptySecretFile { key, path }),
        Ok(text) => Ok(Some(text.trim().into())),
    }
}

#[cfg(test)]
mod tests;
