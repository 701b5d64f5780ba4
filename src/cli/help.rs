//! The text of `--help`: the list of commands in groups, and below the options settings, exit status and examples.

use std::fmt::Write as _;

use clap::Command;

#[cfg(feature = "discord")]
use crate::config::{DEFAULT_FILE, Key};

/// The commands of `raichi --help`, in groups.
const GROUPS: [(&str, &[&str]); 3] = [
    ("Play, without Discord", &["local"]),
    (
        "Host the bot",
        &[
            "run",
            "check",
            "invite",
            "health",
            "servers",
            "announce",
            "think",
            "migrate",
            "export",
            "import",
            "ratings",
            "ladder",
            "openings",
            "with-database",
            "completions",
            "man",
            "licenses",
        ],
    ),
    (
        "Tools for the games",
        &[
            "rules", "draw", "replay", "review", "puzzle", "perft", "engine",
        ],
    ),
];

/// The exit status, the same for nearly every command.
const STATUS: &str = "Exit status:
  0  it went well
  1  it did not; the standard error stream says what is wrong and what helps
  2  the command line is wrong";

/// The widest help text, in columns.
const WIDEST: usize = 100;

/// Lists the commands in their groups, for `raichi --help`.
pub(super) fn grouped(command: Command) -> Command {
    let header = command.get_styles().get_header();
    let literal = command.get_styles().get_literal();
    let known = |name: &&str| command.find_subcommand(name).is_some();
    let widest = GROUPS
        .iter()
        .flat_map(|(_, names)| *names)
        .filter(|name| known(name));
    let widest = widest.map(|name| name.len()).max().unwrap_or_default();
    let mut template = "{about-with-newline}\n{usage-heading} {usage}\n".to_owned();
    for (heading, names) in GROUPS {
        // Writing to a string does not fail.
        writeln!(template, "\n{header}{heading}:{header:#}").ok();
        for name in names.iter().filter(|name| known(name)) {
            let about = command
                .find_subcommand(name)
                .and_then(Command::get_about)
                .map(ToString::to_string);
            let about = about.unwrap_or_default();
            writeln!(template, "  {literal}{name:widest$}{literal:#}  {about}").ok();
        }
    }
    write!(template, "\n{header}Options:{header:#}\n").ok();
    template.push_str("{options}{after-help}");
    command.help_template(template).max_term_width(WIDEST)
}

/// Below `raichi --help`.
pub(super) fn all() -> String {
    let mut text = "Examples:
  raichi local                                      a table in the browser, without Discord\n"
        .to_owned();
    if cfg!(feature = "discord") {
        text.push_str(
            "  raichi invite --application 123456789012345678    the link by which a server gets the bot
  DISCORD_TOKEN=… raichi check                      is everything as it should be?
  DISCORD_TOKEN=… raichi run                        runs the bot, with a database of its own\n",
        );
    }
    text.push_str(
        "  raichi rules show brandubh                        explains a ruleset
  raichi draw --rules brandubh                      draws a board in the terminal\n\n",
    );
    text.push_str(settings_hint(
        "`raichi COMMAND --help` says more about a command; `raichi run --help` lists all settings.",
        "`raichi COMMAND --help` says more about a command; config.example.toml lists all settings.",
    ));
    format!("{text}\n\n{STATUS}")
}

/// Below `raichi run --help`.
#[cfg(feature = "discord")]
pub(super) fn run() -> String {
    format!(
        "{}

The bot ends within seconds after Ctrl-C or SIGTERM: it finishes what it has begun, and takes up the rest at the \
         next start. This counts as success (status 0). Its log goes to the standard error stream.

{STATUS}

Examples:
  DISCORD_TOKEN=… raichi run
  DISCORD_TOKEN_FILE=/run/secrets/token DATABASE_URL=postgres://raichi:password@localhost/raichi raichi run
  raichi --config /etc/raichi/config.toml run
  RAICHI_LOG__FILTER=raichi=debug,warn raichi run",
        settings()
    )
}

/// Below `raichi check --help`.
#[cfg(feature = "discord")]
pub(super) fn check() -> String {
    "Settings are those of `raichi run`; see `raichi run --help`.

Each line says what was checked, how it is, what was seen, and what helps:
  ok       as it should be
  warning  the bot runs, but something does not work everywhere, or not for long
  trouble  the bot does not run, or cannot be played with
  unknown  could not be checked; the reason is given

Exit status:
  0  no trouble; there may be warnings
  1  trouble
  2  the command line is wrong

Examples:
  DISCORD_TOKEN=… raichi check
  raichi --config /etc/raichi/config.toml check --json"
        .to_owned()
}

/// Below `raichi health --help`.
#[cfg(feature = "discord")]
pub(super) fn health() -> String {
    "Settings are those of `raichi run`; see `raichi run --help`. No token is needed.

Exit status:
  0  the bot is ready
  1  it is not, or does not answer; the standard error stream says why
  2  the command line is wrong

Examples:
  raichi health
  RAICHI_HTTP__LISTEN=127.0.0.1:9500 raichi health"
        .to_owned()
}

/// Below the help of commands that need the bot's settings.
pub(super) fn with_settings(examples: &str) -> String {
    let settings = settings_hint(
        "Settings are those of `raichi run`; see `raichi run --help`.",
        "Settings come from config.toml and the environment; config.example.toml lists them.",
    );
    format!(
        "{settings} No token is needed.\n\n{STATUS}\n\n{}",
        headed(examples)
    )
}

/// Below the help of commands that need no settings.
pub(super) fn without_settings(examples: &str) -> String {
    format!("It needs no settings.\n\n{STATUS}\n\n{}", headed(examples))
}

/// Below the help of `raichi invite`.
#[cfg(feature = "discord")]
pub(super) fn invite() -> String {
    let examples =
        "  raichi invite --application 123456789012345678    needs neither token nor network
  DISCORD_TOKEN=… raichi invite                     asks Discord for the ID";
    format!("{STATUS}\n\n{}", headed(examples))
}

fn headed(examples: &str) -> String {
    let heading = if examples.contains('\n') {
        "Examples"
    } else {
        "Example"
    };
    format!("{heading}:\n{examples}")
}

/// The text for a program with `raichi run`, or else the other one.
const fn settings_hint(with_run: &'static str, without: &'static str) -> &'static str {
    if cfg!(feature = "discord") {
        with_run
    } else {
        without
    }
}

/// Every setting with its variable, its meaning and its default.
#[cfg(feature = "discord")]
fn settings() -> String {
    let mut text = format!(
        "Settings come from the built-in defaults, then from the configuration file, then from the environment; later \
         ones win. The file is the one that --config names, else {DEFAULT_FILE} in the working directory, if there is \
         one; config.example.toml lists all keys. Every key can be set in the environment as RAICHI_SECTION__KEY.

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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_command_is_in_one_group() {
        let command = super::super::command();
        let listed: Vec<_> = GROUPS
            .iter()
            .flat_map(|(_, names)| *names)
            .copied()
            .collect();
        let listed_once: BTreeSet<_> = listed.iter().copied().collect();
        assert_eq!(listed.len(), listed_once.len(), "{listed:?}");
        let commands = command.get_subcommands().map(Command::get_name);
        let commands: BTreeSet<_> = commands.collect();
        if cfg!(feature = "discord") {
            assert_eq!(commands, listed_once);
        } else {
            assert!(commands.is_subset(&listed_once), "{commands:?}");
        }
    }
}
