//! Reads what is typed into the line: a command with or without its slash, or a move alone.

use std::iter::once;

use super::line::{self, Word};
use crate::{
    commands::{Arguments, Command, Value},
    games::read_move,
    ids::Door,
    locale::Locale,
    seats::Seats,
    text::{ChannelWords, Misread},
};

/// The subcommand that the name of its group alone stands for.
const USUAL: &str = " show";

/// Reads a line. Commands have their names of all languages.
pub(super) fn read(
    typed: &str,
    locale: Locale,
    seats: &Seats,
) -> Result<(Command, Arguments), Misread> {
    let read = line::read(typed, locale, seats);
    match read {
        Err(Misread::NotACommand) if read_move(typed).is_ok() => {
            let given = [("from", Value::Text(typed.to_owned()))];
            Ok((Command::Move, given.into_iter().collect()))
        }
        Err(
            Misread::NotACommand | Misread::UnknownCommand { .. } | Misread::NoSubcommand { .. },
        ) => match in_full(typed, locale) {
            Some(line) => line::read(&line, locale, seats),
            None => read,
        },
        read => read,
    }
}

/// The line with its slash, and with the name of its command in the reader's language.
fn in_full(typed: &str, locale: Locale) -> Option<String> {
    let line = typed.trim_start();
    let line = line.strip_prefix('/').unwrap_or(line);
    let words = line::words(line);
    let mut locales = once(locale).chain(Locale::ALL);
    let (command, rest) = locales.find_map(|named_in| {
        let alone = || Some((alone(line, &words, named_in)?, &[][..]));
        line::command_of(&words, named_in).or_else(alone)
    })?;
    let rest = rest.first().and_then(|word| line.get(word.start..));
    let name = command.name_in(locale);
    Some(format!("/{name} {}", rest.unwrap_or_default()))
}

/// The command that a line without arguments stands for: the name of a group, or the label of a button.
fn alone(line: &str, words: &[Word], locale: Locale) -> Option<Command> {
    let say = ChannelWords(locale);
    let labels = [
        (say.new_game(), Command::Play),
        (say.begin_rules(), Command::Learn),
    ];
    let line = line.trim().trim_end_matches(['.', '!', '?']).to_lowercase();
    let labelled = labels
        .into_iter()
        .find(|(label, _)| label.to_lowercase() == line);
    if let Some((_, command)) = labelled {
        return Some(command);
    }
    let [word] = words else {
        return None;
    };
    Command::of_door(Door::Local).find(|command| {
        let group = command.group().filter(|_| command.name().ends_with(USUAL));
        group.is_some_and(|group| line::is_named(word, &group.name_in(locale), group.name()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn command(typed: &str, locale: Locale) -> Result<Command, Misread> {
        let (command, _) = read(typed, locale, &Seats::new(Vec::new()))?;
        Ok(command)
    }

    #[test]
    fn commands_need_no_slash_and_have_the_names_of_all_languages() {
        for (typed, locale, expected) in [
            ("help", Locale::English, Command::Help),
            ("  Help ", Locale::German, Command::Help),
            ("hilfe", Locale::German, Command::Help),
            ("hilfe", Locale::English, Command::Help),
            ("/hilfe", Locale::English, Command::Help),
            ("play", Locale::English, Command::Play),
            ("play brandubh", Locale::German, Command::Play),
            ("new game", Locale::English, Command::Play),
            ("Neue Partie", Locale::German, Command::Play),
            ("learn", Locale::English, Command::Learn),
            ("how to play?", Locale::English, Command::Learn),
            ("lernen", Locale::English, Command::Learn),
            ("rules", Locale::English, Command::RulesShow),
            ("/rules", Locale::English, Command::RulesShow),
            ("regeln", Locale::German, Command::RulesShow),
            ("rules list", Locale::German, Command::RulesList),
            ("resign", Locale::English, Command::Resign),
            ("move d1 d4", Locale::English, Command::Move),
            ("d1 d4", Locale::English, Command::Move),
        ] {
            assert_eq!(command(typed, locale), Ok(expected), "{typed}");
        }
    }

    #[test]
    fn what_follows_the_name_is_read_as_after_a_slash() {
        let read = |typed| read(typed, Locale::German, &Seats::new(Vec::new()));
        let (command, given) = read("move d1 to:d4 game:7").unwrap();
        assert_eq!(command, Command::Move);
        assert_eq!(
            (given.text("to"), given.whole("game")),
            (Some("d4"), Some(7))
        );
        assert!(matches!(
            read("help me").unwrap_err(),
            Misread::UnknownOption { .. }
        ));
    }

    #[test]
    fn other_words_are_no_commands() {
        for typed in ["hello", "", "a new game", "vacation"] {
            let misread = command(typed, Locale::English).unwrap_err();
            assert_eq!(misread, Misread::NotACommand, "{typed}");
        }
        let misread = command("/vacation", Locale::English).unwrap_err();
        assert!(matches!(misread, Misread::NoSubcommand { .. }));
    }

    #[test]
    fn every_language_is_read_in_every_other() {
        for named_in in Locale::ALL {
            for wanted in [Command::Help, Command::Play, Command::Learn, Command::Games] {
                let name = wanted.name_in(named_in);
                assert_eq!(command(&name, Locale::English), Ok(wanted), "{name}");
            }
        }
    }
}
