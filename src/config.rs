//! The configuration, in layers: built-in defaults, then `config.toml`, then the environment.
//!
//! Every key can be set as `RAICHI_SECTION__KEY`, and the data directory as `RAICHI_DATA_DIR`.
//! `DISCORD_TOKEN` and `DATABASE_URL` are read too, as most hosts set them, and win over the file. A secret
//! can stand in a file of its own, named by the key with `_file` behind it (`DISCORD_TOKEN_FILE`, …). An
//! unknown key is an error: it is a typing error more often than not. Everything that is wrong is told at once,
//! each with its place and what helps.

mod data;
mod keys;
mod layers;
mod problem;

use std::{
    env,
    ffi::OsString,
    fs,
    net::{AddrParseError, SocketAddr},
    path::{Path, PathBuf},
};

use secrecy::{ExposeSecret, SecretString};
use serde::Deserialize;
use sqlx::postgres::PgConnectOptions;

pub use self::problem::{ConfigError, Problem};
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
        let url = url.expose_secret();
        if !["postgres://", "postgresql://"]
            .iter()
            .any(|scheme| url.starts_with(scheme))
        {
            let why = "it does not begin with postgres://".to_owned();
            return Err(ConfigError::NotAnAddress(why));
        }
        let options = url.parse();
        options.map(Some).map_err(|error: sqlx::Error| match error {
            sqlx::Error::Configuration(why) => ConfigError::NotAnAddress(why.to_string()),
            other => ConfigError::NotAnAddress(other.to_string()),
        })
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
mod tests {
    use std::collections::HashMap;

    use super::*;

    fn of_layers(
        file: Option<&Path>,
        environment: HashMap<String, String>,
    ) -> Result<Config, ConfigError> {
        whole(layers::read(file, environment))
    }

    fn from_toml(text: &str) -> Result<Config, ConfigError> {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("config.toml");
        fs::write(&file, text).unwrap();
        of_layers(Some(&file), HashMap::new())
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
                error.contains(&format!("http.listen is `{wrong}`")),
                "{error}"
            );
        }
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
        let config = of_layers(None, environment.into()).unwrap();
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
            of_layers(None, unknown)
                .unwrap_err()
                .to_string()
                .contains("fromat")
        );
    }

    #[test]
    fn an_unknown_key_is_named() {
        for (text, key) in [
            (
                "[discord]\ntokn = \"x\"",
                "no key discord.tokn. Did you mean discord.token?",
            ),
            ("[datbase]\n", "no key datbase. Did you mean database?"),
            (
                "[log]\nfilter = \"x\"\nfiltre = \"y\"",
                "no key log.filtre. Did you mean log.filter?",
            ),
            ("colour = 3", "no key colour. config.example.toml"),
        ] {
            let error = from_toml(text).unwrap_err().to_string();
            assert!(error.contains(key), "{error}");
            assert!(
                error.contains("config.toml: ") && error.contains("config.example.toml"),
                "{error}"
            );
        }
    }

    #[test]
    fn everything_that_is_wrong_is_told_at_once_with_its_place() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("config.toml");
        let text = "data_dir = \"\"\nlog = 3\n[discord]\ntoken = [1]\n[database]\nconnections = 0\nurl = \"x\"";
        fs::write(&file, text).unwrap();
        let environment = [
            ("RAICHI_DATABSE__URL", "postgres://u:hush@h/d"),
            ("RAICHI_DATABASE__CONECTIONS", "3"),
            ("RAICHI_LOG", "debug"),
        ];
        let environment = environment.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let reading = layers::read(Some(&file), environment.into());
        let said: Vec<_> = reading
            .problems
            .iter()
            .map(|problem| problem.says.clone())
            .collect();
        let shown = file.display();
        let wrong = [
            format!("{shown}: data_dir takes a path in double quotes"),
            "RAICHI_DATABASE__CONECTIONS: there is no key database.conections".to_owned(),
            format!("{shown}: database.connections is `0`, and takes a whole number from 1"),
            "RAICHI_DATABSE__URL: there is no key databse".to_owned(),
            format!("{shown}: discord.token takes a text in double quotes"),
            "RAICHI_LOG: log is a section, and no key".to_owned(),
        ];
        assert_eq!(said, wrong);
        // The rest can be used.
        let config = reading.config.unwrap();
        assert_eq!(
            (config.database.connections, config.log.filter.as_str()),
            (8, "info")
        );
        assert_eq!(config.database.url().unwrap().unwrap().expose_secret(), "x");
    }

    #[test]
    fn a_value_that_is_none_of_its_kind_says_what_it_takes() {
        for (text, said) in [
            (
                "log.format = \"xml\"",
                "log.format is `xml`, and takes pretty or json",
            ),
            (
                "log.filter = \"raichi=loud\"",
                "log.filter is `raichi=loud`, and takes a level",
            ),
            (
                "database.connections = \"many\"",
                "is `many`, and takes a whole number from 1",
            ),
            (
                "database.connections = -1",
                "is `-1`, and takes a whole number from 1",
            ),
            ("log.format", "is not TOML"),
            ("log.format = xml", "is not TOML"),
        ] {
            let error = from_toml(text).unwrap_err().to_string();
            assert!(error.contains(said), "{error}");
        }
    }

    #[test]
    fn a_file_that_is_none() {
        let dir = tempfile::tempdir().unwrap();
        let latin1 = dir.path().join("latin1.toml");
        fs::write(&latin1, b"# \xe4").unwrap();
        for (path, said, remedy) in [
            (dir.path(), "is a directory", "Name a file with --config"),
            (
                &dir.path().join("none"),
                "there is no configuration file",
                "Copy config.example.toml",
            ),
            (&latin1.join("below"), "cannot be read", "Make it readable"),
            (&latin1, "is not UTF-8", "Save it as UTF-8"),
        ] {
            let error = of_layers(Some(path), HashMap::new())
                .unwrap_err()
                .to_string();
            assert!(error.contains(said) && error.contains(remedy), "{error}");
        }
    }

    #[test]
    fn a_token_that_is_none_says_what_is_wrong_with_it() {
        for (token, said) in [
            (
                "'\"abc\"'",
                "the bot's token has quotes in it. Set DISCORD_TOKEN",
            ),
            ("\"Bot abc\"", "begins with the word \"Bot\""),
            ("\"a b\"", "has blanks or line breaks in it"),
            ("\"a\\nb\"", "has blanks or line breaks in it"),
            ("\"abc…\"", "has characters in it that no token has"),
            ("\" \"", "token is missing"),
        ] {
            let config = from_toml(&format!("discord.token = {token}")).unwrap();
            let error = config.discord.token().unwrap_err().to_string();
            assert!(error.contains(said) && !error.contains("abc"), "{error}");
        }
        let config = from_toml("discord.token = \" abc \"").unwrap();
        assert_eq!(config.discord.token().unwrap().expose_secret(), "abc");
    }

    #[test]
    fn an_address_that_is_none_says_what_is_wrong_with_it() {
        for (url, said) in [
            ("nonsense", "does not begin with postgres://"),
            ("'postgres://u:hush@h/d'", "does not begin with postgres://"),
            ("postgres://u:hush#@h/d", "invalid port number"),
        ] {
            let config = from_toml(&format!("database.url = \"{url}\"")).unwrap();
            let error = config.database.options().unwrap_err().to_string();
            assert!(error.contains(said) && !error.contains("hush"), "{error}");
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
                data::usual(root, &environment).as_deref(),
                usual,
                "{variables:?}"
            );
        }
        let set = HashMap::from([("RAICHI_DATA_DIR".to_owned(), "/elsewhere".to_owned())]);
        let config = of_layers(None, set).unwrap();
        assert_eq!(config.data_dir().unwrap(), Path::new("/elsewhere"));
    }
}
