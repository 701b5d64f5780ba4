//! The text of `--help` below the options: settings from the list of keys, exit status, examples.

use crate::config::{DEFAULT_FILE, Key};

/// The exit status, the same for every subcommand.
const STATUS: &str = "Exit status:
  0  it went well
  1  it did not; the standard error stream says what is wrong and what helps
  2  the command line cannot be understood";

/// Below `raichi --help`.
pub(super) fn all() -> String {
    format!(
        "Examples:
  raichi local                                      a table in the browser, without Discord
  raichi invite --application 123456789012345678    the link by which a server gets the bot
  DISCORD_TOKEN=… raichi check                      is everything as it should be?
  DISCORD_TOKEN=… raichi run                        runs the bot, with a database of its own
  raichi rules show brandubh                        explains a ruleset

`raichi run --help` lists all settings.

{STATUS}"
    )
}

/// Below `raichi run --help`.
pub(super) fn run() -> String {
    format!(
        "{}

The bot ends within seconds after Ctrl-C or SIGTERM: it finishes what it has begun, and takes up the rest at the
next start. That is a good end: status 0. Its log goes to the standard error stream.

{STATUS}

Examples:
  DISCORD_TOKEN=… raichi run
  DISCORD_TOKEN_FILE=/run/secrets/token DATABASE_URL=postgres://raichi:password@localhost/raichi raichi run
  raichi --config /etc/raichi/config.toml run
  RAICHI_LOG__FILTER=raichi=debug,warn raichi run",
        settings()
    )
}

/// Below the help of commands that need settings.
pub(super) fn migrate() -> String {
    format!(
        "Settings are those of `raichi run`; see `raichi run --help`. No token is needed.

{STATUS}

Example:
  DATABASE_URL=postgres://raichi:password@localhost/raichi raichi migrate"
    )
}

/// Below `raichi check --help`.
pub(super) fn check() -> String {
    "Settings are those of `raichi run`; see `raichi run --help`.

Each line says what was looked at, how it is, what was seen, and what helps:
  ok       as it should be
  warning  the bot runs, but something does not work everywhere, or not for long
  trouble  the bot does not run, or cannot be played with
  unknown  it could not be looked at, for the reason that is given

Exit status:
  0  no trouble; there may be warnings
  1  trouble
  2  the command line cannot be understood

Examples:
  DISCORD_TOKEN=… raichi check
  raichi --config /etc/raichi/config.toml check --json"
        .to_owned()
}

/// Below `raichi invite --help`.
pub(super) fn invite() -> String {
    format!(
        "{STATUS}

Examples:
  raichi invite --application 123456789012345678    needs neither token nor network
  DISCORD_TOKEN=… raichi invite                     asks Discord for the ID"
    )
}

/// Below the help of commands that need no settings.
pub(super) fn with_example(examples: &str) -> String {
    format!("It needs no settings.\n\n{STATUS}\n\nExamples:\n{examples}")
}

/// Every setting with its variable, its meaning and its default.
fn settings() -> String {
    let mut text = format!(
        "Settings come from the built-in defaults, then from the configuration file, then from the environment; later \
         ones win.
The file is the one that --config names, else {DEFAULT_FILE} in the working directory, if there is one; \
         config.example.toml
lists all keys. Every key can be set in the environment as RAICHI_SECTION__KEY.

Settings (variable, key in the file):\n"
    );
    for key in &Key::ALL {
        let line = format!(
            "  {}, {}\n          {}\n          [default: {}]\n",
            key.variable(),
            key.name,
            key.about,
            key.default
        );
        text.push_str(&line);
    }
    text.push_str(
        "
Discord is reached by the machine's own settings:
  HTTPS_PROXY
          the proxy to reach it through [default: none]
  SSL_CERT_FILE
          the certificates to trust [default: the system's]",
    );
    text
}
