//! Registers the commands beside the running bot: only where Discord has others, and again later if it does not take them. Until
//! then, the bot works with the commands that Discord has.

use std::{sync::Arc, time::Duration};

use serde_json::{Value, json};
use serenity::{
    all::{ApplicationId, CreateCommand},
    http::{HttpError, LightMethod, Request, Route},
};
use tokio_util::sync::CancellationToken;

use super::{
    bot::LONGEST_PAUSE,
    command_mentions::CommandMentions,
    commands::registration,
    failure::Failure,
    model::{Application, RegisteredCommand},
    registered::{answer_entry, differing, others},
    rest::{self, Rest},
    transport::{count, plain},
};
use crate::{transport::SendError, watch::Watch};

/// When commands that Discord has refused are sent again: the limit of new commands is one for a day, and what is wrong with a
/// text may be Discord's own fault.
const AFTER_REFUSAL: Duration = Duration::from_hours(1);
const FIRST_PAUSE: Duration = Duration::from_secs(1);

/// Registers the commands.
#[derive(Debug)]
pub(super) struct Registration {
    http: Arc<Rest>,
    application: ApplicationId,
    ours: Vec<CreateCommand>,
    /// Learns the ids of the commands.
    mentions: CommandMentions,
    watch: Watch,
    /// Whether the bot itself answers the entry point of the client, which Discord has made.
    answers_entry: bool,
}

impl Registration {
    pub(super) fn new(
        http: Arc<Rest>,
        application: &Application,
        mentions: CommandMentions,
        watch: Watch,
        answers_entry: bool,
    ) -> Self {
        Self {
            http,
            application: ApplicationId::new(application.id.0),
            ours: registration(application.installs()),
            mentions,
            watch,
            answers_entry,
        }
    }

    /// Tries until Discord has the commands, or `stop`.
    pub(super) async fn work(self, stop: CancellationToken) {
        let mut pause = FIRST_PAUSE;
        loop {
            let registered = stop.run_until_cancelled(self.register()).await;
            let again_in = match registered {
                None => return,
                Some(Ok(changed)) => {
                    self.watch.metrics().commands_refused(false);
                    tracing::info!(
                        commands = self.ours.len(),
                        changed,
                        application = self.application.get(),
                        "commands registered"
                    );
                    return;
                }
                Some(Err(error)) => {
                    count(&self.watch, &error);
                    if Failure::of(&error).verdict() == SendError::Later {
                        let again_in = pause;
                        pause = (pause * 2).min(LONGEST_PAUSE);
                        tracing::warn!(error = %plain(&error), ?again_in, "Discord does not take the commands");
                        again_in
                    } else {
                        self.watch.metrics().commands_refused(true);
                        tracing::error!(
                            error = %plain(&error),
                            again_in = ?AFTER_REFUSAL,
                            "Discord refuses the commands; the bot goes on with those that Discord has"
                        );
                        AFTER_REFUSAL
                    }
                }
            };
            let pausing = stop.run_until_cancelled(tokio::time::sleep(again_in));
            if pausing.await.is_none() {
                return;
            }
        }
    }

    /// Compares the commands with those at Discord, and writes them if there is a difference; returns how many differed.
    async fn register(&self) -> serenity::Result<usize> {
        let route = Route::Commands {
            application_id: self.application,
        };
        let parameters = vec![("with_localizations", "true".to_owned())];
        let asked = Request::new(route, LightMethod::Get).params(Some(parameters));
        let theirs: Vec<Value> = self.http.fire(asked).await?;
        self.learn(&theirs);
        let mut differing = differing(&self.ours, &theirs);
        let mut others: Vec<_> = others(&theirs).collect();
        if self.answers_entry {
            differing.extend(answer_entry(&mut others));
        }
        if differing.is_empty() {
            return Ok(0);
        }
        tracing::debug!(?differing, "commands differ from those at Discord");
        let ours = self.ours.iter().map(|command| json!(command));
        let sent: Vec<_> = ours.chain(others).collect();
        let request = rest::request(LightMethod::Put, route, &sent, None)?;
        match self.http.fire::<Vec<Value>>(request).await {
            Ok(registered) => {
                self.learn(&registered);
                Ok(differing.len())
            }
            Err(error) => {
                log_faults(&error, &sent);
                Err(error)
            }
        }
    }

    fn learn(&self, registered: &[Value]) {
        let registered = registered.iter().cloned();
        // One that cannot be read is not mentioned.
        let readable = registered.filter_map(|command| serde_json::from_value(command).ok());
        let registered: Vec<RegisteredCommand> = readable.collect();
        self.mentions.learn(&self.ours, &registered);
    }
}

/// Logs each fault that Discord finds in the commands.
fn log_faults(error: &serenity::Error, sent: &[Value]) {
    let serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) = error else {
        return;
    };
    for fault in &answer.error.errors {
        let Place {
            command,
            option,
            language,
        } = place(&fault.path, sent);
        tracing::error!(
            command,
            option,
            language,
            path = fault.path,
            code = fault.code,
            why = fault.message,
            "Discord refuses a part of a command"
        );
    }
}

/// Where a fault is.
#[derive(Debug, Default, PartialEq, Eq)]
struct Place {
    /// The name of the command.
    command: String,
    /// The names of the subcommand, the option and the choice, as far as the fault is within them.
    option: String,
    /// The code of the language of the text.
    language: String,
}

/// The place of a fault in the commands that were sent, from Discord's path, such as `3.options.0.name_localizations.ru`.
fn place(path: &str, sent: &[Value]) -> Place {
    let mut place = Place::default();
    let (mut pointer, mut before) = (String::new(), "");
    let sent = json!(sent);
    let mut names = Vec::new();
    for key in path.split('.') {
        pointer = format!("{pointer}/{key}");
        if before.ends_with("_localizations") {
            key.clone_into(&mut place.language);
        }
        let item = sent.pointer(&pointer).filter(|item| item.is_object());
        names.extend(item.and_then(|item| item["name"].as_str()));
        before = key;
    }
    if let Some((command, options)) = names.split_first() {
        (*command).clone_into(&mut place.command);
        place.option = options.join(" ");
    }
    place
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_are_found_in_the_commands() {
        let choice = json!({ "name": "red" });
        let colour =
            json!({ "name": "colour", "choices": [choice], "name_localizations": { "ru": "x" } });
        let sent = [
            json!({ "name": "help" }),
            json!({ "name": "paint", "options": [{ "name": "wall", "options": [colour] }] }),
        ];
        for (path, command, option, language) in [
            ("0.description", "help", "", ""),
            ("1.name_localizations.pt-BR", "paint", "", "pt-BR"),
            (
                "1.options.0.options.0.name_localizations.ru",
                "paint",
                "wall colour",
                "ru",
            ),
            (
                "1.options.0.options.0.choices.0.name",
                "paint",
                "wall colour red",
                "",
            ),
            ("7.options.0.name", "", "", ""),
            ("", "", "", ""),
        ] {
            let expected = Place {
                command: command.to_owned(),
                option: option.to_owned(),
                language: language.to_owned(),
            };
            assert_eq!(place(path, &sent), expected, "{path}");
        }
    }
}
