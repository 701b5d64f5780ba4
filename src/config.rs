//! The configuration, in layers: built-in defaults, then `config.toml`, then the environment.
//!
//! Every key can be set as `RAICHI_SECTION__KEY`, and the data directory as `RAICHI_DATA_DIR`.
//! `DISCORD_TOKEN` and `DATABASE_URL`, which most hosts set, override the file too. A secret can be in a file
//! of its own, whose path is set by the key with the suffix `_file` (`DISCORD_TOKEN_FILE`, …). An unknown key
//! is an error, because it is usually a typing error. All problems are reported at once, each with its place
//! and a remedy.

mod data;
mod filter;
mod hosts;
mod keys;
mod layers;
mod list;
mod privacy;
mod problem;
mod proxies;
mod web;

use std::{
    collections::{BTreeSet, HashMap},
    env,
    ffi::OsString,
    fs,
    net::{AddrParseError, SocketAddr},
    path::{Path, PathBuf},
};

use raichi_postgres::Servers as PostgresServers;
use secrecy::{ExposeSecret, SecretString};
use serde::Deserialize;

pub(crate) use self::filter::log_filter;
#[cfg(feature = "discord")]
pub(crate) use self::keys::Key;
pub(crate) use self::layers::Reading;
pub use self::{
    hosts::HostNames,
    privacy::Privacy,
    problem::{ConfigError, Problem},
    proxies::Proxies,
    web::{PublicUrl, Servers, Web},
};

/// The file that is read by default.
pub const DEFAULT_FILE: &str = "config.toml";

/// All settings.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// The folder for persistent data.
    data_dir: Option<PathBuf>,
    /// Access to Discord.
    pub discord: Discord,
    /// Access to the database.
    pub database: Database,
    /// Backups of the database.
    #[serde(default)]
    pub backup: Backup,
    /// Logging.
    pub log: Log,
    /// Thinking for the computer.
    pub think: Think,
    /// The HTTP server for monitors.
    pub http: Http,
    /// The pages of games.
    pub web: Web,
    /// The shards of the gateway.
    pub shards: Shards,
    /// What the pages about privacy and terms say beside their usual words.
    #[serde(default)]
    pub privacy: Privacy,
}

/// Access to Discord.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Discord {
    /// The bot's token.
    token: Option<SecretString>,
    /// A file with the token.
    token_file: Option<PathBuf>,
    /// The application's client secret.
    client_secret: Option<SecretString>,
    /// A file with the client secret.
    client_secret_file: Option<PathBuf>,
    /// How many requests a second Discord grants the bot.
    pub requests: u32,
    /// The only servers that may have the bot; any, if none is listed.
    allowed_servers: Servers,
    /// How interactions arrive.
    pub interactions: Interactions,
    /// Where requests with interactions arrive, if they come by HTTP: an address such as `127.0.0.1:8081`, or `off`.
    pub interactions_listen: Listen,
}

/// How Discord sends interactions: commands, clicks, forms.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Interactions {
    /// Over the gateway, as all other events.
    Gateway,
    /// By HTTP requests to the application's Interactions Endpoint URL.
    Http,
}

/// Access to Postgres.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Database {
    /// `postgres://user:password@host/database`.
    url: Option<SecretString>,
    /// A file with the URL.
    url_file: Option<PathBuf>,
    /// The maximal number of connections.
    pub connections: u32,
    /// The folder of the Postgres programs for the private database; by default the newest on the machine.
    pub postgres_bin: Option<PathBuf>,
}

/// Backups of the database, which other programs make.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Backup {
    /// The folder with the backups.
    pub directory: Option<PathBuf>,
}

/// Logging.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Log {
    /// The filter, in the syntax of `tracing`: `info`, or `raichi=debug,warn`.
    pub filter: String,
    /// The format of log lines.
    pub format: LogFormat,
}

/// The format of log lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// For people.
    Pretty,
    /// One JSON object per line.
    Json,
}

/// Thinking for the computer.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Think {
    /// How many threads think.
    pub threads: u32,
}

/// The shards of Discord's gateway, which all processes share.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shards {
    /// How long a process keeps its shards without renewing them in the database.
    pub lease_seconds: u32,
    /// How often Discord is asked how many shards there should be.
    pub ask_seconds: u32,
}

/// The HTTP server for monitors.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Http {
    /// An address such as `127.0.0.1:9464`, or `off`.
    pub listen: Listen,
    /// The host names that it accepts, besides IP addresses and loopback names.
    #[serde(default)]
    pub hosts: HostNames,
}

/// Where an HTTP server listens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub enum Listen {
    /// At an address.
    At(SocketAddr),
    /// Not at all.
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
    /// Fails when any layer has a problem; the error lists all of them.
    pub fn load(file: Option<&Path>) -> Result<Self, ConfigError> {
        or_problems(Self::read(file))
    }

    /// Reads all layers, without the settings that have problems.
    pub(crate) fn read(file: Option<&Path>) -> Reading {
        let readable = |(name, value): (OsString, OsString)| {
            Some((name.into_string().ok()?, value.into_string().ok()?))
        };
        Self::read_with(file, env::vars_os().filter_map(readable).collect())
    }

    /// As [`Config::read`], with these variables as the environment.
    pub(crate) fn read_with(file: Option<&Path>, environment: HashMap<String, String>) -> Reading {
        layers::read(file, environment)
    }
}

fn or_problems(reading: Reading) -> Result<Config, ConfigError> {
    match reading.config {
        Some(config) if reading.problems.is_empty() => Ok(config),
        _ => Err(ConfigError::Problems(reading.problems)),
    }
}

impl Config {
    /// The folder for persistent data.
    ///
    /// Fails when none is set and the user has no home directory.
    pub fn data_dir(&self) -> Result<&Path, ConfigError> {
        self.data_dir.as_deref().ok_or(ConfigError::NoDataDir)
    }
}

impl Discord {
    /// The address at which requests with interactions arrive, if they come by HTTP.
    pub fn endpoint(&self) -> Option<SocketAddr> {
        match (self.interactions, self.interactions_listen) {
            (Interactions::Http, Listen::At(address)) => Some(address),
            (Interactions::Http, Listen::Off) | (Interactions::Gateway, _) => None,
        }
    }

    /// The only servers that may have the bot; `None` if any may.
    pub fn allowed_servers(&self) -> Option<&BTreeSet<u64>> {
        match &self.allowed_servers {
            Servers::These(servers) if !servers.is_empty() => Some(servers),
            Servers::These(_) | Servers::All => None,
        }
    }

    /// The bot's token.
    ///
    /// Fails when it is not set, its file cannot be read, or it is malformed.
    pub fn token(&self) -> Result<SecretString, ConfigError> {
        let token = secret(
            self.token.as_ref(),
            self.token_file.as_deref(),
            "DISCORD_TOKEN_FILE (discord.token_file)",
        )?
        .ok_or(ConfigError::NoToken)?;
        match malformed_token(token.expose_secret()) {
            None => Ok(token),
            Some(why) => Err(ConfigError::NotAToken(why)),
        }
    }
}

impl Discord {
    /// The application's client secret, if people may sign in on the pages.
    ///
    /// Fails when its file cannot be read.
    pub fn client_secret(&self) -> Result<Option<SecretString>, ConfigError> {
        secret(
            self.client_secret.as_ref(),
            self.client_secret_file.as_deref(),
            "DISCORD_CLIENT_SECRET_FILE (discord.client_secret_file)",
        )
    }
}

/// Why a string cannot be a token, if so. Does not ask Discord.
fn malformed_token(token: &str) -> Option<&'static str> {
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
    /// The Postgres server and its standbys, if any is configured.
    ///
    /// Fails when the file with its URL cannot be read, or the URL is malformed.
    pub fn servers(&self) -> Result<Option<PostgresServers>, ConfigError> {
        let Some(url) = self.url()? else {
            return Ok(None);
        };
        Ok(Some(PostgresServers::parse(url.expose_secret())?))
    }

    fn url(&self) -> Result<Option<SecretString>, ConfigError> {
        secret(
            self.url.as_ref(),
            self.url_file.as_deref(),
            "DATABASE_URL_FILE (database.url_file)",
        )
    }
}

/// A trimmed secret, if it is set; `key` is the name of the key for its file.
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
