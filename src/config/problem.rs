use std::{fmt, io, path::PathBuf};

use raichi_postgres::{AddressError, PARAMETERS, reason};

/// A problem in the configuration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Its place, and what is wrong.
    pub message: String,
    /// What to do.
    pub remedy: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}. {}", self.message, self.remedy)
    }
}

/// Why the configuration cannot be used: the problem, and then the remedy in a sentence of its own.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// Problems in files and variables, all at once.
    #[error("the configuration cannot be used:{}", listed(.0))]
    Problems(Vec<Problem>),
    /// A file that should hold a secret cannot be read.
    #[error(
        "{key} names the file {}, which cannot be read: {}. Correct the path, or make the file readable for the \
         user who runs Raichi",
        path.display(),
        reason(.why)
    )]
    SecretFile {
        /// The key that names it.
        key: &'static str,
        /// The file.
        path: PathBuf,
        /// The cause.
        why: io::Error,
    },
    /// A file that should contain a secret is empty.
    #[error("{key} names the file {}, which is empty. Write the secret into it", path.display())]
    EmptySecretFile {
        /// The key that names it.
        key: &'static str,
        /// The file.
        path: PathBuf,
    },
    /// The bot's token is not set.
    #[error(
        "the bot's token is missing. Set DISCORD_TOKEN in the environment, or discord.token in config.toml; \
         see “The Discord application” in the README"
    )]
    NoToken,
    /// The bot's token is malformed.
    #[error(
        "the bot's token {0}. Set DISCORD_TOKEN (discord.token) to the token alone, as the Discord developer portal \
         shows it (your application, Bot, Reset Token)"
    )]
    NotAToken(&'static str),
    /// The database's URL is malformed.
    #[error(
        "DATABASE_URL (database.url) is not the address of a Postgres database: {0}. It has to be like \
         postgres://user:password@host/database, without quotes, and with other characters than letters and digits in \
         the password written as %40 for @, and so on"
    )]
    NotAnAddress(AddressError),
    /// The database's URL has unsupported parameters.
    #[error(
        "DATABASE_URL (database.url) has parameters behind its ? that cannot be used: {0}. Remove or correct them; \
         those that can be used are {PARAMETERS}"
    )]
    AddressParameters(AddressError),
    /// No data directory is set, and there is no default.
    #[error(
        "there is no home directory to keep the games in. Set RAICHI_DATA_DIR in the environment, or data_dir in \
         config.toml, to a folder for them"
    )]
    NoDataDir,
}

impl From<AddressError> for ConfigError {
    fn from(error: AddressError) -> Self {
        match error {
            AddressError::Parameters(_) => Self::AddressParameters(error),
            error => Self::NotAnAddress(error),
        }
    }
}

fn listed(problems: &[Problem]) -> String {
    problems
        .iter()
        .map(|problem| format!("\n- {problem}"))
        .collect()
}
