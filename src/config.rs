//! The configuration, in layers: built-in defaults, then `config.toml`, then the environment.
//!
//! Every key can be set as `RAICHI_SECTION__KEY`, and the data directory as `RAICHI_DATA_DIR`. `DISCORD_TOKEN` and `DATABASE_URL` are read too, as
//! most hosts set them, and win over the file. A secret can stand in a file of its own, named by the
//! key with `_file` behind it (`DISCORD_TOKEN_FILE`, …). An unknown key is an error: it is a typing
//! error more often than not.

use std::{
    collections::HashMap,
    env,
    ffi::OsString,
    fs, io,
    net::SocketAddr,
    path::{Path, PathBuf},
};

use config::{Environment, File, FileFormat};
use rustix::process::geteuid;
use secrecy::SecretString;
use serde::Deserialize;

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
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        match text.trim() {
            "" | "off" => Ok(Self::Off),
            text => text.parse().map(Self::At).map_err(|_| {
                format!(
                    "http.listen is \"{text}\", which is not an address with a port, such as 127.0.0.1:9464 or \
                     [::1]:9464, nor \"off\""
                )
            }),
        }
    }
}

/// Why the configuration cannot be used. The text says what to mend.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// A file that was named does not exist.
    #[error("there is no configuration file {}; copy config.example.toml there, or leave --config out", .0.display())]
    NoSuchFile(PathBuf),
    /// A key is unknown, or a value is none of its kind.
    #[error(
        "the configuration cannot be used: {0}\nconfig.example.toml lists every key with its meaning"
    )]
    Unusable(#[from] config::ConfigError),
    /// A file that should hold a secret cannot be read.
    #[error("{key} names the file {}, which cannot be read: {why}", path.display())]
    SecretFile {
        /// The key that names it.
        key: &'static str,
        /// The file.
        path: PathBuf,
        /// Why.
        why: io::Error,
    },
    /// The bot's token is set nowhere.
    #[error(
        "The bot's token is missing. Set DISCORD_TOKEN in the environment, or discord.token in config.toml"
    )]
    NoToken,
    /// There is no usual place for data, and none is set.
    #[error(
        "there is no home directory to keep the games in. Set RAICHI_DATA_DIR in the environment, or data_dir in \
         config.toml, to a folder for them"
    )]
    NoDataDir,
}

impl Config {
    /// Reads all layers; `file` is the one named on the command line.
    ///
    /// # Errors
    ///
    /// When a file is missing that was named, a key is unknown, or a value is none of its kind.
    pub fn load(file: Option<&Path>) -> Result<Self, ConfigError> {
        let readable = |(name, value): (OsString, OsString)| {
            Some((name.into_string().ok()?, value.into_string().ok()?))
        };
        Self::of_layers(file, env::vars_os().filter_map(readable).collect())
    }

    fn of_layers(
        file: Option<&Path>,
        environment: HashMap<String, String>,
    ) -> Result<Self, ConfigError> {
        let usual = usual_data_dir(geteuid().is_root(), &environment);
        if let Some(named) = file
            && !named.is_file()
        {
            return Err(ConfigError::NoSuchFile(named.to_owned()));
        }
        let path = file.unwrap_or_else(|| Path::new(DEFAULT_FILE));
        let mut layers = config::Config::builder()
            .set_default("discord", empty())?
            .set_default("data_dir", usual)?
            .set_default("database.connections", 8)?
            .set_default("log.filter", "info")?
            .set_default("log.format", "pretty")?
            .set_default("http.listen", "127.0.0.1:9464")?
            .add_source(
                File::from(path)
                    .format(FileFormat::Toml)
                    .required(file.is_some()),
            );
        for (variable, key) in [
            ("DISCORD_TOKEN", "discord.token"),
            ("DISCORD_TOKEN_FILE", "discord.token_file"),
            ("DATABASE_URL", "database.url"),
            ("DATABASE_URL_FILE", "database.url_file"),
        ] {
            let value = environment.get(variable).filter(|value| !value.is_empty());
            layers = layers.set_override_option(key, value.cloned())?;
        }
        let variables = Environment::with_prefix("RAICHI")
            .prefix_separator("_")
            .separator("__");
        Ok(layers
            .add_source(variables.source(Some(environment)))
            .build()?
            .try_deserialize()?)
    }
}

/// Where the system keeps data: for all, or for a user.
fn usual_data_dir(root: bool, environment: &HashMap<String, String>) -> Option<String> {
    if root {
        return Some("/var/lib/raichi".to_owned());
    }
    let set = |name| environment.get(name).filter(|path| path.starts_with('/'));
    let shared = set("XDG_DATA_HOME").cloned();
    let shared = shared.or_else(|| Some(format!("{}/.local/share", set("HOME")?)))?;
    Some(format!("{shared}/raichi"))
}

fn empty() -> config::Map<String, config::Value> {
    config::Map::new()
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
    /// When it is set nowhere, or its file cannot be read.
    pub fn token(&self) -> Result<SecretString, ConfigError> {
        secret(
            self.token.as_ref(),
            self.token_file.as_deref(),
            "discord.token",
        )?
        .ok_or(ConfigError::NoToken)
    }
}

impl Database {
    /// The address of the Postgres server, if one is set.
    ///
    /// # Errors
    ///
    /// When its file cannot be read.
    pub fn url(&self) -> Result<Option<SecretString>, ConfigError> {
        secret(self.url.as_ref(), self.url_file.as_deref(), "database.url")
    }
}

fn secret(
    set: Option<&SecretString>,
    file: Option<&Path>,
    key: &'static str,
) -> Result<Option<SecretString>, ConfigError> {
    match (set, file) {
        (Some(secret), _) => Ok(Some(secret.clone())),
        (None, Some(path)) => {
            let text = fs::read_to_string(path).map_err(|why| ConfigError::SecretFile {
                key,
                path: path.to_owned(),
                why,
            })?;
            Ok(Some(text.trim().into()))
        }
        (None, None) => Ok(None),
    }
}

#[cfg(test)]
mod tests {
    use secrecy::ExposeSecret;

    use super::*;

    fn from_toml(text: &str) -> Result<Config, ConfigError> {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("config.toml");
        fs::write(&file, text).unwrap();
        Config::of_layers(Some(&file), HashMap::new())
    }

    #[test]
    fn the_example_lists_the_defaults() {
        let example = from_toml(include_str!("../config.example.toml")).unwrap();
        let defaults = from_toml("").unwrap();
        assert_eq!(format!("{example:?}"), format!("{defaults:?}"));
    }

    #[test]
    fn the_environment_goes_before_the_file() {
        let environment = [
            ("DATABASE_URL", "postgres://from-environment"),
            ("RAICHI_LOG__FORMAT", "json"),
            ("RAICHI_DATABASE__CONNECTIONS", "3"),
            ("UNRELATED", "x"),
        ];
        let environment = environment.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let config = Config::of_layers(None, environment.into()).unwrap();
        assert_eq!(
            config.database.url().unwrap().unwrap().expose_secret(),
            "postgres://from-environment"
        );
        assert_eq!(
            (config.log.format, config.database.connections),
            (LogFormat::Json, 3)
        );
        let unknown = HashMap::from([("RAICHI_LOG__FROMAT".to_owned(), "json".to_owned())]);
        assert!(
            Config::of_layers(None, unknown)
                .unwrap_err()
                .to_string()
                .contains("fromat")
        );
    }

    #[test]
    fn an_unknown_key_is_named() {
        for (text, key) in [
            ("[discord]\ntokn = \"x\"", "tokn"),
            ("[datbase]\n", "datbase"),
            ("[log]\nfilter = \"x\"\nfiltre = \"y\"", "filtre"),
        ] {
            let error = from_toml(text).unwrap_err().to_string();
            assert!(error.contains(key), "{error}");
            assert!(error.contains("config.example.toml"), "{error}");
        }
    }

    #[test]
    fn monitors_ask_at_an_address_or_not_at_all() {
        let listen = |text: &str| from_toml(&format!("[http]\nlisten = {text:?}"));
        for off in ["", "off"] {
            assert_eq!(listen(off).unwrap().http.listen, Listen::Off);
        }
        let at = Listen::At("[::1]:80".parse().unwrap());
        assert_eq!(listen("[::1]:80").unwrap().http.listen, at);
        for wrong in ["9464", "localhost", "127.0.0.1", "127.0.0.1:99999"] {
            let error = listen(wrong).unwrap_err().to_string();
            assert!(
                error.contains("http.listen") && error.contains(wrong),
                "{error}"
            );
        }
    }

    #[test]
    fn a_secret_comes_from_a_file_and_is_never_printed() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("token");
        fs::write(&file, "very-secret\n").unwrap();
        let config = from_toml(&format!(
            "[discord]\ntoken_file = {file:?}\n[database]\nurl = \"postgres://u:hush@h/d\""
        ))
        .unwrap();
        assert_eq!(
            config.discord.token().unwrap().expose_secret(),
            "very-secret"
        );
        let shown = format!("{config:?} {:?}", config.discord.token());
        assert!(
            !shown.contains("very-secret") && !shown.contains("hush"),
            "{shown}"
        );
    }

    #[test]
    fn what_is_missing_says_where_to_set_it() {
        let config = from_toml("").unwrap();
        assert!(config.database.url().unwrap().is_none());
        let error = config.discord.token().unwrap_err().to_string();
        assert!(
            error.contains("DISCORD_TOKEN") && error.contains("discord.token"),
            "{error}"
        );
    }

    #[test]
    fn data_is_kept_where_the_system_keeps_it() {
        for (root, variables, usual) in [
            (true, vec![("HOME", "/root")], Some("/var/lib/raichi")),
            (
                false,
                vec![("HOME", "/home/ann")],
                Some("/home/ann/.local/share/raichi"),
            ),
            (
                false,
                vec![("HOME", "/home/ann"), ("XDG_DATA_HOME", "/data")],
                Some("/data/raichi"),
            ),
            (
                false,
                vec![("HOME", "/home/ann"), ("XDG_DATA_HOME", "relative")],
                Some("/home/ann/.local/share/raichi"),
            ),
            (false, vec![], None),
        ] {
            let environment = variables
                .iter()
                .map(|&(name, value)| (name.to_owned(), value.to_owned()))
                .collect();
            assert_eq!(
                usual_data_dir(root, &environment).as_deref(),
                usual,
                "{variables:?}"
            );
        }
        let set = HashMap::from([("RAICHI_DATA_DIR".to_owned(), "/elsewhere".to_owned())]);
        let config = Config::of_layers(None, set).unwrap();
        assert_eq!(config.data_dir().unwrap(), Path::new("/elsewhere"));
    }
}
