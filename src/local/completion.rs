//! Completion of the line while it is typed: commands, then their options, then values.

use serde::Serialize;

use super::line::{self, Given, Word};
use crate::{
    commands::{
        Arguments, Caller, Command, CommandHandler, Kind, MOST_OFFERED, Offered, Parameter, Value,
    },
    ids::Door,
    locale::Locale,
    seats::Seats,
    service::ServiceError,
};

/// A completion.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct Suggestion {
    /// The whole line with the completion.
    pub(super) line: String,
    /// The text that people read.
    pub(super) label: String,
    /// A description, if the label is not enough.
    pub(super) about: String,
}

/// The completions of a line.
pub(crate) async fn complete(
    handler: &CommandHandler,
    caller: &Caller,
    seats: &Seats,
    typed: &str,
) -> Result<Vec<Suggestion>, ServiceError> {
    let locale = caller.locale;
    if typed.len() > 4 * line::LONGEST {
        return Ok(Vec::new());
    }
    let Some(rest) = typed.trim_start().strip_prefix('/') else {
        return Ok(if typed.trim().is_empty() {
            commands("", locale)
        } else {
            Vec::new()
        });
    };
    let before = &typed[..typed.len() - rest.len()];
    let mut words = line::words(rest);
    // A blank begins a new word, except within quotes.
    let open_quote = rest.matches('"').count() % 2 == 1;
    if !open_quote && rest.ends_with(char::is_whitespace) {
        words.push(Word::at(rest.len()));
    }
    let Some(last) = words.pop() else {
        return Ok(commands("", locale));
    };
    let Some((command, after)) = line::command_of(&words, locale) else {
        // The name is not complete yet; that of a subcommand has two words.
        let before = words.iter().map(|word| word.text.as_str());
        let name: Vec<_> = before.chain([last.text.as_str()]).collect();
        return Ok(commands(&name.join(" "), locale));
    };
    let Ok(given) = line::assign(command, after, locale, seats) else {
        return Ok(Vec::new());
    };
    let kept = format!("{before}{}", &rest[..last.start]);
    let values = given.iter().filter_map(|(parameter, typed)| {
        let value = line::value(command, parameter, typed, locale, seats).ok()?;
        Some((parameter.name, value))
    });
    let values: Arguments = values.collect();
    let mut suggestions = Vec::new();
    if let Some((parameter, typed)) = line::option_of(&last, command, locale) {
        let name = format!("{}:", command.parameter_name(parameter, locale));
        for offered in offers(handler, caller, seats, parameter, typed, &values).await? {
            suggestions.push(suggestion(&kept, &name, &offered));
        }
    } else {
        for parameter in expected(command, &given, &last.text) {
            let offered = offers(handler, caller, seats, parameter, &last.text, &values).await?;
            suggestions.extend(offered.iter().map(|offered| suggestion(&kept, "", offered)));
        }
        suggestions.extend(options(command, &given, &kept, &last.text, locale));
    }
    suggestions.truncate(MOST_OFFERED);
    Ok(suggestions)
}

/// The parameters whose values may follow: the next one that takes any word, or else all that are free. Before anything
/// is typed, these are the next one and a person.
fn expected(command: Command, given: &[Given], typed: &str) -> Vec<&'static Parameter> {
    let is_person = |parameter: &Parameter| matches!(parameter.kind, Kind::Person);
    let mut free = line::free(command, given);
    if typed.starts_with('@') {
        free.retain(|parameter| is_person(parameter));
        return free;
    }
    if let Some(any) = free.iter().position(|it| line::takes_any_word(it)) {
        return vec![free.swap_remove(any)];
    }
    if typed.is_empty() {
        let next = free.iter().find(|it| !is_person(it)).copied();
        let person = free.into_iter().find(|it| is_person(it));
        return person.into_iter().chain(next).collect();
    }
    // Which of several questions a yes would answer is not known.
    let is_flag = |parameter: &&Parameter| matches!(parameter.kind, Kind::Flag);
    if free.iter().filter(|it| is_flag(it)).count() > 1 {
        free.retain(|parameter| !is_flag(parameter));
    }
    free
}

fn commands(typed: &str, locale: Locale) -> Vec<Suggestion> {
    let typed = typed.to_lowercase();
    let fitting = Command::of_door(Door::Local).filter(|command| {
        command.name_in(locale).starts_with(&typed) || command.name().starts_with(&typed)
    });
    fitting
        .map(|command| {
            let name = command.name_in(locale);
            let blank = if command.parameters().is_empty() {
                ""
            } else {
                " "
            };
            Suggestion {
                line: format!("/{name}{blank}"),
                label: format!("/{name}"),
                about: command.about(locale),
            }
        })
        .collect()
}

/// The optional parameters without a value so far.
fn options(
    command: Command,
    given: &[Given],
    kept: &str,
    typed: &str,
    locale: Locale,
) -> Vec<Suggestion> {
    let typed = typed.to_lowercase();
    let free = command.parameters().iter().filter(|parameter| {
        !parameter.required && !given.iter().any(|(given, _)| given.name == parameter.name)
    });
    free.map(|parameter| (parameter, command.parameter_name(parameter, locale)))
        .filter(|(_, name)| name.starts_with(&typed))
        .map(|(parameter, name)| Suggestion {
            line: format!("{kept}{name}:"),
            label: format!("{name}:"),
            about: command.parameter_about(parameter, locale),
        })
        .collect()
}

/// The values of a parameter that match the typed text.
async fn offers(
    handler: &CommandHandler,
    caller: &Caller,
    seats: &Seats,
    parameter: &Parameter,
    typed: &str,
    given: &Arguments,
) -> Result<Vec<(String, Offered)>, ServiceError> {
    if matches!(parameter.kind, Kind::Person) {
        let typed = typed.strip_prefix('@').unwrap_or(typed).to_lowercase();
        let names = seats.names(caller.locale);
        let fitting = names.filter(|name| name.to_lowercase().starts_with(&typed));
        return Ok(fitting
            .map(|name| {
                let label = format!("@{name}");
                let value = Value::Text(label.clone());
                (label.clone(), Offered { label, value })
            })
            .collect());
    }
    let offered = handler.complete(caller, parameter, typed, given).await?;
    Ok(offered
        .into_iter()
        .map(|offered| {
            let written = match (&offered.value, parameter.kind) {
                // The label of a choice is also what is typed, unless it explains the choice.
                (Value::Text(word), Kind::Choice(_)) if offered.label.contains(':') => word.clone(),
                (_, Kind::Choice(_)) => offered.label.clone(),
                (Value::Text(text), _) => text.clone(),
                (Value::Whole(number), _) => number.to_string(),
                (Value::Person(_) | Value::Flag(_) | Value::Channel(_), _) => offered.label.clone(),
            };
            (written, offered)
        })
        .collect())
}

fn suggestion(kept: &str, name: &str, (written, offered): &(String, Offered)) -> Suggestion {
    let written = if written.contains(char::is_whitespace) {
        format!("\"{written}\"")
    } else {
        written.clone()
    };
    Suggestion {
        line: format!("{kept}{name}{written} "),
        label: offered.label.clone(),
        about: String::new(),
    }
}
