//! Whether everything is as the bot needs it: looked at from outside, before the first start or beside a running bot.
//!
//! Each check is a function that gives a [`Finding`], or a few. None changes anything: no table, no folder, no
//! command at Discord; none takes a lock. What cannot be looked at says why, and the others go on.

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

use crate::config::{Config, Listen};

/// What a check has found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct Finding {
    /// What was looked at.
    pub(crate) subject: &'static str,
    /// How it is.
    pub(crate) state: State,
    /// What was seen.
    pub(crate) says: String,
    /// What helps, where anything has to be done.
    pub(crate) remedy: Option<String>,
}

/// How something is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum State {
    /// As it should be.
    Ok,
    /// The bot runs, but something does not work everywhere, or not for long.
    Warning,
    /// The bot does not run, or cannot be played with.
    Trouble,
    /// It could not be looked at.
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
    fn ok(subject: &'static str, says: impl Into<String>) -> Self {
        Self::new(subject, State::Ok, says, None)
    }

    fn warning(subject: &'static str, says: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self::new(subject, State::Warning, says, Some(remedy.into()))
    }

    fn trouble(subject: &'static str, says: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self::new(subject, State::Trouble, says, Some(remedy.into()))
    }

    /// What an error of this program tells: what is wrong first, and then, in sentences of its own, what helps.
    fn error(subject: &'static str, error: &impl fmt::Display) -> Self {
        let said = error.to_string();
        let (says, remedy) = said
            .split_once('\n')
            .or_else(|| said.split_once(". "))
            .unwrap_or((&said, ""));
        let remedy = (!remedy.is_empty()).then(|| remedy.to_owned());
        Self::new(subject, State::Trouble, says, remedy)
    }

    fn not_checked(subject: &'static str, because: &str) -> Self {
        let says = format!("not checked, because {because}");
        Self::new(subject, State::Unknown, says, None)
    }

    fn new(
        subject: &'static str,
        state: State,
        says: impl Into<String>,
        remedy: Option<String>,
    ) -> Self {
        Self {
            subject,
            state,
            says: says.into(),
            remedy,
        }
    }
}

/// Looks at everything; `file` is the configuration file that was named.
pub(crate) async fn everything(file: Option<&Path>) -> Vec<Finding> {
    let reading = Config::read(file);
    let mut findings = config::findings(&reading);
    let Some(config) = &reading.config else {
        let because = "the configuration cannot be used";
        findings.extend(["data directory", "database"].map(|it| Finding::not_checked(it, because)));
        findings.extend(discord::not_checked(because));
        findings.extend(["monitoring", "game pages"].map(|it| Finding::not_checked(it, because)));
        return findings;
    };
    let (database, discord) = tokio::join!(
        database::findings(config),
        discord::findings(&config.discord)
    );
    findings.extend(database);
    findings.extend(discord);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_parted_into_what_is_wrong_and_what_helps() {
        for (said, says, remedy) in [
            ("a is b. Do c. Do d", "a is b", Some("Do c. Do d")),
            (
                "a is b: v1.2\nDo c. Do d",
                "a is b: v1.2",
                Some("Do c. Do d"),
            ),
            ("a is b", "a is b", None),
        ] {
            let finding = Finding::error("a", &said);
            assert_eq!(
                (finding.says.as_str(), finding.remedy.as_deref()),
                (says, remedy)
            );
            assert_eq!(finding.state, State::Trouble);
        }
    }
}
