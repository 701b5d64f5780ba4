//! Mentions of commands: texts name a command as code, such as `` `/move` ``, and Discord shows a mention such as
//! `</move:17>` as something that can be tapped, in the reader's own language.
//!
//! Only commands that stand alone are mentioned; a mention cannot have arguments.

use std::{
    collections::HashMap,
    sync::{Arc, PoisonError, RwLock},
};

use serde_json::{Value, json};
use serenity::all::CreateCommand;

use super::model::{CommandKind, RegisteredCommand};

/// The most characters of a message.
pub(super) const LONGEST_TEXT: usize = 2000;
/// The type of a command that is typed, and that of a subcommand.
const TYPED: u64 = 1;
/// The type of a group of subcommands.
const GROUP: u64 = 2;

/// The mentions of the registered commands, as far as their ids are known.
#[derive(Debug, Clone, Default)]
pub(super) struct CommandMentions(Arc<RwLock<HashMap<String, String>>>);

impl CommandMentions {
    /// Sets the mentions of our commands, with the ids that Discord has given them.
    pub(super) fn learn(&self, ours: &[CreateCommand], registered: &[RegisteredCommand]) {
        let id_of = |name: &str| {
            let mut typed = registered
                .iter()
                .filter(|command| command.kind == CommandKind::Typed);
            typed
                .find(|command| command.name == name)
                .map(|command| command.id.0)
        };
        let mut mentions = HashMap::new();
        for ours in ours.iter().map(|command| json!(command)) {
            let typed = ours["type"].as_u64().unwrap_or(TYPED) == TYPED;
            let id = ours["name"].as_str().filter(|_| typed).and_then(id_of);
            if let Some(id) = id {
                collect(&ours, &Named::default(), id, &mut mentions);
            }
        }
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = mentions;
    }

    /// A text with mentions instead of the commands that stand alone in code, as many as fit into `longest` characters.
    pub(super) fn mentioned(&self, text: &str, longest: usize) -> String {
        let mut whole = String::with_capacity(text.len());
        let mentions = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let mut room = longest.saturating_sub(text.chars().count());
        // Within code blocks, nothing is a mention.
        for (at, part) in text.split("```").enumerate() {
            if at > 0 {
                whole += "```";
            }
            if at.is_multiple_of(2) {
                mention_in(&mentions, part, &mut room, &mut whole);
            } else {
                whole += part;
            }
        }
        whole
    }
}

/// Adds a text with mentions, which make the message longer by at most `room` characters.
fn mention_in(
    mentions: &HashMap<String, String>,
    text: &str,
    room: &mut usize,
    whole: &mut String,
) {
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('`') {
        *whole += before;
        let Some((code, after)) = after.split_once('`') else {
            *whole += "`";
            rest = after;
            continue;
        };
        let longer = |mention: &str| {
            mention
                .chars()
                .count()
                .saturating_sub(code.chars().count() + 2)
        };
        match mentions
            .get(code)
            .filter(|mention| longer(mention) <= *room)
        {
            Some(mention) => {
                *room -= longer(mention);
                *whole += mention;
            }
            None => {
                *whole += "`";
                *whole += code;
                *whole += "`";
            }
        }
        rest = after;
    }
    *whole += rest;
}

/// The words before a subcommand: the default ones, and those that texts have, in each language.
#[derive(Debug, Default)]
struct Named {
    default: String,
    written: HashMap<String, String>,
}

impl Named {
    /// The words up to this command or subcommand.
    fn then(&self, item: &Value) -> Option<Self> {
        let name = item["name"].as_str()?;
        let joined = |before: &str, name: &str| match before {
            "" => name.to_owned(),
            before => format!("{before} {name}"),
        };
        let localized = item["name_localizations"].as_object().into_iter().flatten();
        let written = localized.filter_map(|(code, written)| {
            let before = self.written.get(code).unwrap_or(&self.default);
            Some((code.clone(), joined(before, written.as_str()?)))
        });
        Some(Self {
            default: joined(&self.default, name),
            written: written.collect(),
        })
    }
}

/// Adds the mentions of a command, or of its subcommands if it has any.
fn collect(item: &Value, before: &Named, id: u64, mentions: &mut HashMap<String, String>) {
    let Some(named) = before.then(item) else {
        return;
    };
    let options = item["options"].as_array().into_iter().flatten();
    let below: Vec<_> = options
        .filter(|option| matches!(option["type"].as_u64(), Some(TYPED | GROUP)))
        .collect();
    if below.is_empty() {
        let mention = format!("</{}:{id}>", named.default);
        for words in named.written.values().chain([&named.default]) {
            mentions.insert(format!("/{words}"), mention.clone());
        }
    }
    for item in below {
        collect(item, &named, id, mentions);
    }
}

#[cfg(test)]
mod tests {
    use serenity::all::{CommandOptionType, CreateCommandOption};

    use super::*;
    use crate::discord::commands::{Installs, registration};

    /// Commands as Discord returns them, with ids from 100.
    fn registered(ours: &[CreateCommand]) -> Vec<RegisteredCommand> {
        let numbered = (100..).zip(ours);
        let registered = numbered.map(|(id, command): (u64, _)| {
            let mut command = json!(command);
            command["id"] = json!(id.to_string());
            command["application_id"] = json!("1");
            command["version"] = json!("1");
            command["type"] = json!(command["type"].as_u64().unwrap_or(TYPED));
            command["description"] = json!(command["description"].as_str().unwrap_or_default());
            serde_json::from_value(command).unwrap()
        });
        registered.collect()
    }

    fn mentions() -> CommandMentions {
        of(&registration(Installs::ServersAndPeople))
    }

    fn of(ours: &[CreateCommand]) -> CommandMentions {
        let mentions = CommandMentions::default();
        mentions.learn(ours, &registered(ours));
        mentions
    }

    #[test]
    fn commands_alone_are_mentioned_by_their_default_name() {
        let mentions = mentions();
        let id = |name: &str| {
            let ours = registration(Installs::ServersAndPeople);
            let commands = registered(&ours);
            let found = commands.iter().find(|command| command.name == name);
            found.unwrap().id
        };
        let (play, rules) = (id("move"), id("rules"));
        for (text, mentioned) in [
            ("`/move` plays.", format!("</move:{play}> plays.")),
            (
                "`/zug` zieht, `/regeln zeigen` erklärt.",
                format!("</move:{play}> zieht, </rules show:{rules}> erklärt."),
            ),
            (
                "`/move d1 d4` and `/dance`",
                "`/move d1 d4` and `/dance`".to_owned(),
            ),
            (
                "```\n`/move`\n``` `/rules show`",
                format!("```\n`/move`\n``` </rules show:{rules}>"),
            ),
            ("a ` b `/move` c", "a ` b `/move` c".to_owned()),
            ("an open `/move", "an open `/move".to_owned()),
        ] {
            assert_eq!(mentions.mentioned(text, LONGEST_TEXT), mentioned, "{text}");
        }
    }

    #[test]
    fn as_many_commands_are_mentioned_as_fit() {
        let mentions = mentions();
        // Each mention is four characters longer than its code.
        for (words, mentioned) in [(1900, 2), (1979, 1), (1983, 0)] {
            let text = format!("`/move` `/move` {}", "x".repeat(words));
            let whole = mentions.mentioned(&text, LONGEST_TEXT);
            assert_eq!(whole.matches("</move:").count(), mentioned, "{words}");
            assert_eq!(whole.matches("`/move`").count(), 2 - mentioned, "{words}");
            assert!(whole.chars().count() <= LONGEST_TEXT);
        }
    }

    #[test]
    fn before_registration_there_are_no_mentions() {
        let text = "`/move`";
        assert_eq!(
            CommandMentions::default().mentioned(text, LONGEST_TEXT),
            text
        );
        let unknown = CommandMentions::default();
        unknown.learn(&registration(Installs::ServersAndPeople), &[]);
        assert_eq!(unknown.mentioned(text, LONGEST_TEXT), text);
    }

    #[test]
    fn subcommands_are_mentioned_and_the_command_above_them_is_not() {
        let start = CreateCommandOption::new(CommandOptionType::SubCommand, "start", "Starts")
            .name_localized("de", "beginn");
        let command = CreateCommand::new("away")
            .name_localized("de", "urlaub")
            .description("Away")
            .add_option(start);
        let ours = [command];
        let mentions = of(&ours);
        assert_eq!(
            mentions.mentioned("`/away start`, `/urlaub beginn`, `/away`", LONGEST_TEXT),
            "</away start:100>, </away start:100>, `/away`"
        );
    }

    /// No name in one language is that of another command in another one.
    #[test]
    fn every_command_is_mentioned_in_every_language() {
        let mentions = mentions();
        for command in crate::commands::Command::ALL {
            for locale in crate::locale::Locale::ALL {
                let text = format!("`/{}`", command.name_in(locale));
                let start = format!("</{}", command.name());
                let mentioned = mentions.mentioned(&text, LONGEST_TEXT);
                assert!(
                    mentioned.starts_with(&start) || mentioned == text,
                    "{text}: {mentioned}"
                );
            }
        }
    }
}
