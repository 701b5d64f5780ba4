//! Parser of typed commands: `/move d1 d4`, `/challenge @Wolf rules:brandubh`.
//!
//! A value goes to the one parameter that it fits, such as the name of a seat or of a ruleset; squares are in the order
//! of the parameters. Or it follows a parameter's name and a colon. Names are those of the reader's language, the English ones,
//! or those that either had before. Values with blanks are quoted where they would not be understood without.

use super::closest::closest;
use crate::{
    commands::{
        Arguments, Command, Completion, Kind, Parameter, Value, all_side_names, flag_name,
        flag_named, is_former, names_ruleset, names_side,
    },
    games::TimeControl,
    ids::Door,
    locale::Locale,
    seats::Seats,
    text::{self, Misread},
};

/// The longest line that is accepted, in characters.
pub(crate) const LONGEST: usize = 500;
/// Quotes as phones and word processors make them of those that are typed.
const TYPOGRAPHIC: [char; 7] = ['“', '”', '„', '‟', '«', '»', '"'];
/// How many words without quotes a value may have.
const MOST_WORDS: usize = 4;

/// A parameter with the text of its value.
pub(super) type Given = (&'static Parameter, String);

/// A word of a line. A quoted text is one word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Word {
    /// The word without its quotes.
    pub(super) text: String,
    /// Its offset in the line, in bytes.
    pub(super) start: usize,
    /// The offset of the first quote in `text`, in bytes: a colon after it separates no parameter name.
    quoted_from: Option<usize>,
}

impl Word {
    /// An empty word at this offset.
    pub(super) const fn at(start: usize) -> Self {
        Self {
            text: String::new(),
            start,
            quoted_from: None,
        }
    }
}

/// Splits a line into words.
pub(super) fn words(line: &str) -> Vec<Word> {
    let mut words = Vec::new();
    let mut word: Option<Word> = None;
    // The marks that end what is quoted.
    let mut quoted: Option<&[char]> = None;
    for (at, c) in line.char_indices() {
        if c.is_whitespace() && quoted.is_none() {
            words.extend(word.take());
            continue;
        }
        let word = word.get_or_insert_with(|| Word::at(at));
        let begins = word.text.is_empty() || word.text.ends_with(':');
        match quoted {
            Some(ends) if ends.contains(&c) => quoted = None,
            None if c == '"' || (begins && TYPOGRAPHIC.contains(&c)) => {
                let ends: &[char] = if c == '"' { &['"'] } else { &TYPOGRAPHIC };
                quoted = Some(ends);
                word.quoted_from.get_or_insert(word.text.len());
            }
            _ => word.text.push(c),
        }
    }
    words.extend(word);
    words
}

/// Finds the command whose name the line begins with, in a language or in English; returns the words after it, too.
/// The name of a subcommand has two words.
pub(super) fn command_of(line: &[Word], locale: Locale) -> Option<(Command, &[Word])> {
    let mut commands = Command::of_door(Door::Local);
    commands.find_map(|command| {
        let (own, english) = (command.name_in(locale), command.name());
        let mut rest = line;
        for (own, english) in own.split(' ').zip(english.split(' ')) {
            let (word, after) = rest.split_first()?;
            if !is_named(word, own, english) {
                return None;
            }
            rest = after;
        }
        Some((command, rest))
    })
}

/// Whether a word is one of two names, or was one.
pub(super) fn is_named(word: &Word, own: &str, english: &str) -> bool {
    let word = word.text.to_lowercase();
    word == own || word == english || is_former(&word, english)
}

/// Why a line begins with no command.
fn no_command(line: &[Word], locale: Locale) -> Misread {
    let names = |commands: &[Command]| -> Vec<_> {
        let names = commands.iter().map(|command| command.name_in(locale));
        names.collect()
    };
    let all: Vec<_> = Command::of_door(Door::Local).collect();
    let Some(word) = line.first() else {
        return Misread::UnknownCommand {
            given: String::new(),
            commands: names(&all),
            meant: None,
        };
    };
    let of_group = |command: &Command| {
        let group = command.group();
        group.is_some_and(|group| is_named(word, &group.name_in(locale), group.name()))
    };
    let subcommands: Vec<_> = Command::of_door(Door::Local).filter(of_group).collect();
    match subcommands.first().and_then(|first| first.group()) {
        Some(group) => Misread::NoSubcommand {
            group: group.name_in(locale),
            commands: names(&subcommands),
        },
        None => {
            let commands = names(&all);
            let meant = closest(&word.text, commands.iter().cloned());
            Misread::UnknownCommand {
                given: word.text.clone(),
                commands,
                meant: meant.map(|command| format!("/{command}")),
            }
        }
    }
}

/// Splits a word of the form `name:value`, if `name` is a parameter of the command.
pub(super) fn option_of(
    word: &Word,
    command: Command,
    locale: Locale,
) -> Option<(&'static Parameter, &str)> {
    let (name, value) = word.text.split_once(':')?;
    if word.quoted_from.is_some_and(|from| from <= name.len()) {
        return None;
    }
    let name = name.to_lowercase();
    let mut parameters = command.parameters().iter();
    let parameter = parameters.find(|parameter| {
        parameter.name == name
            || command.parameter_name(parameter, locale) == name
            || is_former(&name, parameter.name)
    })?;
    Some((parameter, value))
}

/// The parameters without a value so far.
pub(super) fn free(command: Command, given: &[Given]) -> Vec<&'static Parameter> {
    let is_given = |parameter: &Parameter| given.iter().any(|(it, _)| it.name == parameter.name);
    let parameters = command.parameters().iter();
    parameters
        .filter(|parameter| !is_given(parameter))
        .collect()
}

/// Whether any word may be a value of the parameter, so that only its place says that it is one.
pub(super) const fn takes_any_word(parameter: &Parameter) -> bool {
    match parameter.kind {
        Kind::Text(
            Completion::Ruleset
            | Completion::OwnRuleset
            | Completion::Side
            | Completion::TimeControl,
        ) => false,
        Kind::Text(_) => true,
        Kind::Words => true,
        Kind::Game(_) | Kind::Person | Kind::Choice(_) | Kind::Flag => false,
        Kind::Number | Kind::Channel => false,
    }
}

/// Whether the parameter is a ruleset.
const fn is_ruleset(parameter: &Parameter) -> bool {
    matches!(
        parameter.kind,
        Kind::Text(Completion::Ruleset | Completion::OwnRuleset)
    )
}

/// Whether a text is the name of a preset.
fn is_preset(text: &str) -> bool {
    raichi_rules::Ruleset::preset(&text.to_lowercase()).is_some()
}

/// The word of the choice with this name.
fn choice_named(
    parameter: &Parameter,
    all: &[&'static str],
    name: &str,
    locale: Locale,
) -> Option<&'static str> {
    let name = name.to_lowercase();
    let mut choices = all.iter().copied();
    choices.find(|choice| {
        *choice == name || parameter.choice_name(choice, locale).to_lowercase() == name
    })
}

/// Whether a text is a value of the parameter.
fn fits(parameter: &Parameter, text: &str, locale: Locale, seats: &Seats) -> bool {
    match parameter.kind {
        Kind::Person => seats.find(text).is_some(),
        Kind::Choice(all) => choice_named(parameter, all, text, locale).is_some(),
        Kind::Game(_) | Kind::Number => matches!(text.parse::<i64>(), Ok(1..)),
        Kind::Text(Completion::Ruleset | Completion::OwnRuleset) => names_ruleset(text),
        Kind::Text(Completion::Side) => names_side(text),
        Kind::Flag => flag_named(text, locale).is_some(),
        Kind::Text(Completion::TimeControl) => text.parse::<TimeControl>().is_ok(),
        Kind::Text(_) | Kind::Words | Kind::Channel => false,
    }
}

/// The parser of the words after a command.
struct Assignment<'a> {
    command: Command,
    locale: Locale,
    seats: &'a Seats,
    given: Vec<Given>,
}

impl Assignment<'_> {
    /// Assigns the first of the words, and those that belong to it; returns how many these are.
    fn take(&mut self, words: &[Word], first: &Word) -> Result<usize, Misread> {
        let Some((parameter, value)) = option_of(first, self.command, self.locale) else {
            return self.take_unnamed(words, first);
        };
        if self.given.iter().any(|(it, _)| it.name == parameter.name) {
            return Err(Misread::Twice {
                option: self.name(parameter),
            });
        }
        for count in (2..=MOST_WORDS).rev() {
            let Some(rest) = self.joined(words.get(1..count)) else {
                continue;
            };
            let joined = format!("{value} {rest}");
            if !value.is_empty() && fits(parameter, &joined, self.locale, self.seats) {
                self.given.push((parameter, joined));
                return Ok(count);
            }
        }
        self.given.push((parameter, value.to_owned()));
        Ok(1)
    }

    fn take_unnamed(&mut self, words: &[Word], first: &Word) -> Result<usize, Misread> {
        let free = free(self.command, &self.given);
        for count in (1..=MOST_WORDS).rev() {
            let text = if count == 1 {
                Some(first.text.clone())
            } else {
                self.joined(words.get(..count))
            };
            let Some(text) = text else {
                continue;
            };
            let fitting = free
                .iter()
                .filter(|parameter| fits(parameter, &text, self.locale, self.seats))
                .collect::<Vec<_>>();
            match fitting.as_slice() {
                [] => {}
                [parameter] => {
                    self.given.push((parameter, text));
                    return Ok(count);
                }
                several => {
                    // A ruleset and one of its sides may have one name.
                    let rules = several.iter().find(|it| is_ruleset(it));
                    if let Some(rules) = rules.filter(|_| is_preset(&text)) {
                        self.given.push((rules, text));
                        return Ok(count);
                    }
                    return Err(Misread::Ambiguous {
                        given: text,
                        options: several.iter().map(|it| self.name(it)).collect(),
                    });
                }
            }
        }
        let parameter = self.by_place(&free, &first.text)?;
        self.given.push((parameter, first.text.clone()));
        Ok(1)
    }

    /// The parameter for a word that fits none: the next one that takes any word, or the only one that is left, which
    /// refuses it for a reason of its own. Persons may be written with an `@`.
    fn by_place(
        &self,
        free: &[&'static Parameter],
        given: &str,
    ) -> Result<&'static Parameter, Misread> {
        let is_person = |parameter: &Parameter| matches!(parameter.kind, Kind::Person);
        let found = if given.starts_with('@') {
            free.iter().find(|parameter| is_person(parameter))
        } else {
            let any = free.iter().find(|parameter| takes_any_word(parameter));
            any.or(match free {
                [only] if !is_person(only) => Some(only),
                _ => None,
            })
        };
        found.copied().ok_or_else(|| Misread::UnknownOption {
            command: self.command.name_in(self.locale),
            options: self
                .command
                .parameters()
                .iter()
                .map(|it| self.name(it))
                .collect(),
            given: given.to_owned(),
            meant: closest(given, free.iter().flat_map(|it| self.values_of(it))),
        })
    }

    /// Some values of a parameter, for guesses.
    fn values_of(&self, parameter: &Parameter) -> Vec<String> {
        match parameter.kind {
            Kind::Person => {
                let names = self.seats.names(self.locale);
                names.map(|name| format!("@{name}")).collect()
            }
            Kind::Choice(all) => choice_names(parameter, all, self.locale),
            Kind::Text(Completion::Ruleset | Completion::OwnRuleset) => {
                let names = raichi_rules::presets().iter();
                names.map(|rules| rules.name().to_owned()).collect()
            }
            Kind::Text(Completion::Side) => {
                let mut names = all_side_names(self.locale);
                names.extend([text::random_side(self.locale), text::fair_side(self.locale)]);
                names
            }
            Kind::Flag => flag_names(self.locale),
            Kind::Text(_) | Kind::Game(_) | Kind::Words | Kind::Number | Kind::Channel => {
                Vec::new()
            }
        }
    }

    /// Words in one, if all of them are there, without quotes, and name no parameter.
    fn joined(&self, words: Option<&[Word]>) -> Option<String> {
        let words = words?;
        let plain = words.iter().all(|word| {
            word.quoted_from.is_none() && option_of(word, self.command, self.locale).is_none()
        });
        let texts: Vec<_> = words.iter().map(|word| word.text.as_str()).collect();
        plain.then(|| texts.join(" "))
    }

    fn name(&self, parameter: &Parameter) -> String {
        self.command.parameter_name(parameter, self.locale)
    }
}

/// The names of yes and no.
fn flag_names(locale: Locale) -> Vec<String> {
    [true, false]
        .map(|is_yes| flag_name(is_yes, locale))
        .to_vec()
}

/// The names of choices.
fn choice_names(parameter: &Parameter, all: &[&'static str], locale: Locale) -> Vec<String> {
    let names = all.iter();
    names
        .map(|choice| parameter.choice_name(choice, locale))
        .collect()
}

/// Assigns the words to parameters.
pub(super) fn assign(
    command: Command,
    words: &[Word],
    locale: Locale,
    seats: &Seats,
) -> Result<Vec<Given>, Misread> {
    let mut assignment = Assignment {
        command,
        locale,
        seats,
        given: Vec::new(),
    };
    let mut rest = words;
    while let Some(first) = rest.first() {
        let taken = assignment.take(rest, first)?;
        rest = rest.get(taken..).unwrap_or_default();
    }
    Ok(assignment.given)
}

/// That nobody has this name.
pub(super) fn no_such_seat(given: &str, locale: Locale, seats: &Seats) -> Misread {
    let names = || seats.names(locale);
    let name = given.trim_start_matches('@');
    Misread::NoSuchSeat {
        given: given.to_owned(),
        names: names().collect(),
        meant: closest(name, names().map(|name| format!("@{name}"))),
    }
}

/// Parses the value of a parameter.
pub(super) fn value(
    command: Command,
    parameter: &Parameter,
    typed: &str,
    locale: Locale,
    seats: &Seats,
) -> Result<Value, Misread> {
    let given = || typed.to_owned();
    match parameter.kind {
        // No command of this page has a channel.
        Kind::Text(_) | Kind::Words | Kind::Channel => Ok(Value::Text(given())),
        Kind::Game(_) | Kind::Number => match typed.parse() {
            Ok(number) if number > 0 => Ok(Value::Whole(number)),
            _ => Err(Misread::NotAGame { given: given() }),
        },
        Kind::Person => match seats.find(typed) {
            Some(person) => Ok(Value::Person(person)),
            None => Err(no_such_seat(typed, locale, seats)),
        },
        Kind::Flag => match flag_named(typed, locale) {
            Some(is_yes) => Ok(Value::Flag(is_yes)),
            None => Err(Misread::NotAChoice {
                option: command.parameter_name(parameter, locale),
                given: given(),
                choices: flag_names(locale),
                meant: closest(typed, flag_names(locale)),
            }),
        },
        Kind::Choice(all) => match choice_named(parameter, all, typed, locale) {
            Some(choice) => Ok(Value::Text(choice.to_owned())),
            None => {
                let choices = choice_names(parameter, all, locale);
                Err(Misread::NotAChoice {
                    option: command.parameter_name(parameter, locale),
                    given: given(),
                    meant: closest(typed, choices.iter().cloned()),
                    choices,
                })
            }
        },
    }
}

/// Parses a line.
pub(crate) fn read(
    line: &str,
    locale: Locale,
    seats: &Seats,
) -> Result<(Command, Arguments), Misread> {
    if line.chars().count() > LONGEST {
        return Err(Misread::TooLong);
    }
    let line = line
        .trim_start()
        .strip_prefix('/')
        .ok_or(Misread::NotACommand)?;
    let words = words(line);
    let (command, rest) = command_of(&words, locale).ok_or_else(|| no_command(&words, locale))?;
    let given = assign(command, rest, locale, seats)?;
    let mut missing = command.parameters().iter().filter(|parameter| {
        parameter.required && !given.iter().any(|(given, _)| given.name == parameter.name)
    });
    if let Some(parameter) = missing.next() {
        return Err(Misread::Missing {
            command: command.name_in(locale),
            option: command.parameter_name(parameter, locale),
            about: command.parameter_about(parameter, locale),
        });
    }
    let values: Result<Vec<_>, _> = given
        .iter()
        .map(|(parameter, typed)| {
            Ok((
                parameter.name,
                value(command, parameter, typed, locale, seats)?,
            ))
        })
        .collect();
    Ok((command, values?.into_iter().collect()))
}

#[cfg(test)]
mod tests;
