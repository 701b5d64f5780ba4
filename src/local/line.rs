//! Parser of typed commands: `/move d1 d4`, `/challenge @Wolf rules:brandubh`.
//!
//! Values are in the order of the parameters, or follow a parameter's name and a colon. Values with blanks are quoted.
//! Names are those of the reader's language, or the English ones.

use crate::{
    commands::{Arguments, Command, Kind, Parameter, Value, flag_name, flag_named},
    locale::Locale,
    seats::Seats,
    text::Misread,
};

/// The longest line that is accepted, in characters.
pub(super) const LONGEST: usize = 500;

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
    let mut quoted = false;
    for (at, c) in line.char_indices() {
        if c.is_whitespace() && !quoted {
            words.extend(word.take());
            continue;
        }
        let word = word.get_or_insert_with(|| Word::at(at));
        if c == '"' {
            quoted = !quoted;
            word.quoted_from.get_or_insert(word.text.len());
        } else {
            word.text.push(c);
        }
    }
    words.extend(word);
    words
}

/// Finds the command whose name the line begins with, in a language or in English; returns the words after it, too.
/// The name of a subcommand has two words.
pub(super) fn command_of(line: &[Word], locale: Locale) -> Option<(Command, &[Word])> {
    let mut commands = Command::ALL.into_iter();
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

fn is_named(word: &Word, own: &str, english: &str) -> bool {
    let word = word.text.to_lowercase();
    word == own || word == english
}

/// Why a line begins with no command.
fn no_command(line: &[Word], locale: Locale) -> Misread {
    let names = |commands: &[Command]| -> Vec<_> {
        let names = commands.iter().map(|command| command.name_in(locale));
        names.collect()
    };
    let Some(word) = line.first() else {
        return Misread::UnknownCommand {
            given: String::new(),
            commands: names(&Command::ALL),
        };
    };
    let of_group = |command: &Command| {
        let group = command.group();
        group.is_some_and(|group| is_named(word, &group.name_in(locale), group.name()))
    };
    let subcommands: Vec<_> = Command::ALL.into_iter().filter(of_group).collect();
    match subcommands.first().and_then(|first| first.group()) {
        Some(group) => Misread::NoSubcommand {
            group: group.name_in(locale),
            commands: names(&subcommands),
        },
        None => Misread::UnknownCommand {
            given: word.text.clone(),
            commands: names(&Command::ALL),
        },
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
        parameter.name == name || command.parameter_name(parameter, locale) == name
    })?;
    Some((parameter, value))
}

/// The first free parameter for a value without a name: persons are written with an `@`.
pub(super) fn next_parameter(
    command: Command,
    given: &[(&'static Parameter, String)],
    value: &str,
) -> Option<&'static Parameter> {
    let is_given =
        |parameter: &Parameter| given.iter().any(|(other, _)| other.name == parameter.name);
    let is_person = |parameter: &Parameter| matches!(parameter.kind, Kind::Person);
    let mut free = command
        .parameters()
        .iter()
        .filter(|parameter| !is_given(parameter));
    if value.starts_with('@') {
        free.find(|parameter| is_person(parameter))
    } else {
        free.find(|parameter| !is_person(parameter))
    }
}

/// Assigns the words to parameters.
pub(super) fn assign(
    command: Command,
    words: &[Word],
    locale: Locale,
) -> Result<Vec<(&'static Parameter, String)>, Misread> {
    let mut given: Vec<(&'static Parameter, String)> = Vec::new();
    for word in words {
        if let Some((parameter, value)) = option_of(word, command, locale) {
            if given.iter().any(|(other, _)| other.name == parameter.name) {
                return Err(Misread::Twice {
                    option: command.parameter_name(parameter, locale),
                });
            }
            given.push((parameter, value.to_owned()));
        } else if let Some(parameter) = next_parameter(command, &given, &word.text) {
            given.push((parameter, word.text.clone()));
        } else {
            return Err(Misread::UnknownOption {
                command: command.name_in(locale),
                takes_options: !command.parameters().is_empty(),
                given: word.text.clone(),
            });
        }
    }
    Ok(given)
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
        Kind::Text(_) => Ok(Value::Text(given())),
        Kind::Game(_) => match typed.parse() {
            Ok(number) if number > 0 => Ok(Value::Whole(number)),
            _ => Err(Misread::NotAGame { given: given() }),
        },
        Kind::Person => match seats.find(typed) {
            Some(person) => Ok(Value::Person(person)),
            None => Err(Misread::NoSuchSeat {
                given: given(),
                names: seats.names(locale).collect(),
            }),
        },
        Kind::Flag => match flag_named(typed, locale) {
            Some(is_yes) => Ok(Value::Flag(is_yes)),
            None => Err(Misread::NotAChoice {
                option: command.parameter_name(parameter, locale),
                given: given(),
                choices: [true, false]
                    .map(|is_yes| flag_name(is_yes, locale))
                    .to_vec(),
            }),
        },
        Kind::Choice(all) => {
            let typed = typed.to_lowercase();
            let mut choices = all.iter();
            choices
                .find(|choice| {
                    **choice == typed
                        || parameter.choice_name(choice, locale).to_lowercase() == typed
                })
                .map(|choice| Value::Text((*choice).to_owned()))
                .ok_or_else(|| Misread::NotAChoice {
                    option: command.parameter_name(parameter, locale),
                    given: given(),
                    choices: all
                        .iter()
                        .map(|choice| parameter.choice_name(choice, locale))
                        .collect(),
                })
        }
    }
}

/// Parses a line.
pub(super) fn read(
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
    let given = assign(command, rest, locale)?;
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
mod tests {
    use super::*;
    use crate::{games::Opponent, ids::ExternalId, store::Seat};

    fn seats() -> Seats {
        let seat = |key, name: &str| Seat {
            key: ExternalId(key),
            name: Some(name.to_owned()),
            to_move: 0,
        };
        Seats::new(vec![seat(1, "Ann"), seat(2, "Björn Ironside")])
    }

    fn in_english(line: &str) -> Result<(Command, Arguments), Misread> {
        read(line, Locale::English, &seats())
    }

    #[test]
    fn a_move_is_read_in_order_and_by_name_and_in_german() {
        let german = read("/zug nach:d4 von:d1 partie:7", Locale::German, &seats());
        for read in [
            in_english("/move d1 d4 7"),
            in_english("  /MOVE to:d4 d1 game:7 "),
            in_english("/move from:\"d1\" \"d4\" 7"),
            german,
        ] {
            let (command, given) = read.unwrap();
            assert_eq!(command, Command::Move);
            assert_eq!(given.text("from"), Some("d1"));
            assert_eq!(given.text("to"), Some("d4"));
            assert_eq!(given.whole("game"), Some(7));
        }
    }

    #[test]
    fn persons_are_written_with_an_at_and_may_be_left_out() {
        let (_, given) = in_english("/challenge brandubh \"@Björn Ironside\" attackers").unwrap();
        let Some(Opponent::Person(person)) = given.person("opponent") else {
            panic!("{given:?}");
        };
        assert_eq!(person.key, ExternalId(2));
        assert_eq!(given.text("rules"), Some("brandubh"));
        assert_eq!(given.text("side"), Some("attackers"));
        let (_, given) = in_english("/challenge rules:brandubh opponent:ann").unwrap();
        assert!(given.person("opponent").is_some());
        let read = read("/herausfordern seite:Verteidiger", Locale::German, &seats());
        assert_eq!(read.unwrap().1.text("side"), Some("defenders"));
    }

    #[test]
    fn subcommands_are_words_and_answers_are_yes_or_no() {
        for (line, locale, expected) in [
            ("/vacation start 7", Locale::English, Command::VacationStart),
            ("/Vacation END", Locale::German, Command::VacationEnd),
            ("/urlaub ende", Locale::German, Command::VacationEnd),
            (
                "/urlaub beginn tage:7",
                Locale::German,
                Command::VacationStart,
            ),
        ] {
            let (command, given) = read(line, locale, &seats()).unwrap();
            assert_eq!(command, expected, "{line}");
            let days = (command == Command::VacationStart).then_some("7");
            assert_eq!(given.text("days"), days, "{line}");
        }
        let subcommands = Err(Misread::NoSubcommand {
            group: "vacation".to_owned(),
            commands: vec!["vacation start".to_owned(), "vacation end".to_owned()],
        });
        for line in ["/vacation", "/vacation 7", "/vacation starts"] {
            let read = in_english(line).map(|(command, _)| command);
            assert_eq!(read, subcommands, "{line}");
        }
        let (_, given) = in_english("/challenge thread:yes match:No").unwrap();
        assert_eq!(
            (given.flag("thread"), given.flag("match")),
            (Some(true), Some(false))
        );
        let (_, given) = in_english("/reminders off").unwrap();
        assert_eq!(given.flag("on"), Some(false));
        let refused = in_english("/challenge thread:maybe").map(|(command, _)| command);
        let choices = vec!["yes".to_owned(), "no".to_owned()];
        assert_eq!(
            refused,
            Err(Misread::NotAChoice {
                option: "thread".to_owned(),
                given: "maybe".to_owned(),
                choices,
            })
        );
    }

    #[test]
    fn lines_that_are_no_commands_are_refused() {
        let given = |given: &str| given.to_owned();
        let unknown = |name: &str| Misread::UnknownCommand {
            given: given(name),
            commands: Command::ALL
                .map(|command| command.name().to_owned())
                .to_vec(),
        };
        for (line, misread) in [
            ("hello", Misread::NotACommand),
            ("", Misread::NotACommand),
            ("/", unknown("")),
            ("/mvoe d1", unknown("mvoe")),
            (
                "/move",
                Misread::Missing {
                    command: given("move"),
                    option: given("from"),
                    about: Command::Move
                        .parameter_about(Command::Move.parameter("from").unwrap(), Locale::English),
                },
            ),
            (
                "/move from:d1 from:d2",
                Misread::Twice {
                    option: given("from"),
                },
            ),
            (
                "/move a b 1 c",
                Misread::UnknownOption {
                    command: given("move"),
                    takes_options: true,
                    given: given("c"),
                },
            ),
            ("/move a b x", Misread::NotAGame { given: given("x") }),
            ("/move a b 0", Misread::NotAGame { given: given("0") }),
            (
                "/challenge @Nobody",
                Misread::NoSuchSeat {
                    given: given("@Nobody"),
                    names: seats().names(Locale::English).collect(),
                },
            ),
            (
                "/challenge side:up",
                Misread::NotAChoice {
                    option: given("side"),
                    given: given("up"),
                    choices: vec![given("attackers"), given("defenders"), given("random")],
                },
            ),
        ] {
            assert_eq!(
                in_english(line).map(|(command, _)| command),
                Err(misread),
                "{line}"
            );
        }
        let long = format!("/move {}", "d".repeat(LONGEST));
        assert_eq!(in_english(&long).unwrap_err(), Misread::TooLong);
    }

    #[test]
    fn words_end_at_blanks_outside_of_quotes() {
        let words = words("a \"b c\"d  e:\"f");
        let texts: Vec<_> = words
            .iter()
            .map(|word| (word.text.as_str(), word.start))
            .collect();
        assert_eq!(texts, [("a", 0), ("b cd", 2), ("e:f", 10)]);
    }
}
