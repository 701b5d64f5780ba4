//! Checks that everything is as the bot needs it, from outside: before the first start or beside a running
//! bot.
//!
//! Each check is a function that returns one or more [`Finding`]s. No check changes anything (tables,
//! folders, commands at Discord) or takes a lock. A check that fails reports why, and the others continue.

mod backups;
mod clock;
mod config;
mod database;
mod discord;
mod folder;
mod port;
mod private;
mod survey;

use std::{fmt, path::Path};

use serde::Serialize;

use crate::{
    config::{Config, Listen},
    locale::Locale,
    text,
};

/// The result of a check.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct Finding {
    /// The thing that was checked.
    pub(crate) subject: &'static str,
    /// Its state.
    pub(crate) state: State,
    /// What was found.
    #[serde(rename = "says")]
    pub(crate) message: String,
    /// What to do, if anything has to be done.
    pub(crate) remedy: Option<String>,
}

/// The state of a checked thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum State {
    /// No problem.
    Ok,
    /// The bot runs, but something does not work everywhere, or will soon fail.
    Warning,
    /// The bot does not run, or nobody can play.
    Trouble,
    /// It could not be checked.
    Unknown,
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Ok => "ok",
            Self::Warning => "warning",
            Self::Trouble => "trouble",
            Self::Unknown => "unknown",
        })
    }
}

impl Finding {
    fn ok(subject: &'static str, message: impl Into<String>) -> Self {
        Self::new(subject, State::Ok, message, None)
    }

    fn warning(
        subject: &'static str,
        message: impl Into<String>,
        remedy: impl Into<String>,
    ) -> Self {
        Self::new(subject, State::Warning, message, Some(remedy.into()))
    }

    fn trouble(
        subject: &'static str,
        message: impl Into<String>,
        remedy: impl Into<String>,
    ) -> Self {
        Self::new(subject, State::Trouble, message, Some(remedy.into()))
    }

    /// Splits an error's text: the problem first, then the remedy in sentences of its own.
    fn error(subject: &'static str, error: &impl fmt::Display) -> Self {
        let error_text = error.to_string();
        let (message, remedy) = error_text
            .split_once('\n')
            .or_else(|| error_text.split_once(". "))
            .unwrap_or((&error_text, ""));
        let remedy = (!remedy.is_empty()).then(|| remedy.to_owned());
        Self::new(subject, State::Trouble, message, remedy)
    }

    fn not_checked(subject: &'static str, because: &str) -> Self {
        let message = format!("not checked, because {because}");
        Self::new(subject, State::Unknown, message, None)
    }

    fn new(
        subject: &'static str,
        state: State,
        message: impl Into<String>,
        remedy: Option<String>,
    ) -> Self {
        Self {
            subject,
            state,
            message: message.into(),
            remedy,
        }
    }
}

/// Runs all checks; `file` is the configuration file from the command line. With `fixes`, what can be set at Discord is set first.
pub(crate) async fn run(file: Option<&Path>, fixes: bool) -> Vec<Finding> {
    let reading = Config::read(file);
    let mut findings = config::findings(&reading);
    findings.push(languages());
    let Some(config) = &reading.config else {
        let because = "the configuration cannot be used";
        findings.extend(
            ["data directory", "database", "backups"].map(|it| Finding::not_checked(it, because)),
        );
        findings.extend(discord::not_checked(because));
        findings.extend(["monitoring", "game pages"].map(|it| Finding::not_checked(it, because)));
        return findings;
    };
    let (database, discord) = tokio::join!(
        database::findings(config),
        discord::findings(&config.discord, &config.web, fixes)
    );
    findings.extend(database);
    findings.push(backups::finding(config.backup.directory.as_deref()));
    findings.extend(discord);
    if let Some(address) = config.discord.endpoint() {
        let key = "discord.interactions_listen";
        findings.push(port::finding("interactions", key, address));
    }
    findings.push(match config.http.listen {
        Listen::At(address) => port::finding("monitoring", "http.listen", address),
        Listen::Off => Finding::ok("monitoring", "off"),
    });
    findings.push(match config.web.served() {
        Some((_, address)) => port::finding("game pages", "web.listen", address),
        None => Finding::ok("game pages", "off"),
    });
    findings
}

/// The languages in which the bot speaks, and how much of each is translated; English stands in for the rest.
fn languages() -> Finding {
    let languages = Locale::ALL.map(|locale| {
        let share = text::percentage(locale);
        format!("{} {share} %", text::language_name(locale))
    });
    Finding::ok("languages", languages.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_is_listed_with_its_share() {
        let found = languages();
        assert_eq!(found.state, State::Ok);
        assert!(
            found
                .message
                .starts_with("English 100 %, Deutsch 100 %, Dansk "),
            "{found:?}"
        );
    }

    #[test]
    fn an_error_is_split_into_problem_and_remedy() {
        for (error_text, message, remedy) in [
            ("a is b. Do c. Do d", "a is b", Some("Do c. Do d")),
            (
                "a is b: v1.2\nDo c. Do d",
                "a is b: v1.2",
                Some("Do c. Do d"),
            ),
            ("a is b", "a is b", None),
        ] {
            let finding = Finding::error("a", &error_text);
            assert_eq!(
                (finding.message.as_str(), finding.remedy.as_deref()),
                (message, remedy)
            );
            assert_eq!(finding.state, State::Trouble);
        }
    }
}
