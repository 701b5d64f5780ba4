//! The names of commands and their parameters in each language.

use super::{Command, Parameter};
use crate::{locale::Locale, text};

/// Several commands with a common first word: `/vacation start` and `/vacation end` are the subcommands of a group.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Group(&'static str);

impl Group {
    /// The group's name, which is its English name.
    pub const fn name(self) -> &'static str {
        self.0
    }

    /// Whether its commands are for admins of servers.
    pub(super) fn is_for_admins(self) -> bool {
        self.0 == "admin"
    }

    /// Whether its commands make sense only at a door that others host for its users.
    pub(super) fn is_of_servers(self) -> bool {
        self.is_for_admins() || ["ladder", "privacy", "tournament", "vote"].contains(&self.0)
    }

    /// Its name in a language.
    pub fn name_in(self, locale: Locale) -> String {
        text::command_text(locale, &self.id())
    }

    /// Its description, in one line.
    pub fn about(self, locale: Locale) -> String {
        text::command_text(locale, &format!("{}-about", self.id()))
    }

    fn id(self) -> String {
        format!("command-{}", self.0)
    }
}

/// The word for yes or no.
pub fn flag_name(is_yes: bool, locale: Locale) -> String {
    words_for(is_yes, locale).swap_remove(0)
}

/// Parses a word for yes or no: one of a language, or of the default one.
pub fn flag_named(word: &str, locale: Locale) -> Option<bool> {
    let word = word.to_lowercase();
    let locales = [locale, Locale::default()];
    let means = |is_yes| {
        let mut words = locales
            .into_iter()
            .flat_map(|locale| words_for(is_yes, locale));
        words.any(|known| known == word)
    };
    [true, false].into_iter().find(|&is_yes| means(is_yes))
}

/// The words for yes or no, the usual one first.
fn words_for(is_yes: bool, locale: Locale) -> Vec<String> {
    let id = if is_yes { "flag-yes" } else { "flag-no" };
    let words = text::command_text(locale, id);
    words.split(", ").map(str::to_owned).collect()
}

/// Further names of commands and parameters, with those that they have in the code: what they were called before, or are
/// called elsewhere. What people have learnt to type works on.
const FORMER: [(&str, &str); 26] = [
    ("rückblick", "review"),
    ("tilbageblik", "review"),
    ("tillbakablick", "review"),
    ("tilbakeblikk", "review"),
    ("terugblik", "review"),
    ("erlaubt", "legal"),
    ("lovligt", "legal"),
    ("posibles", "legal"),
    ("possíveis", "legal"),
    ("möjliga", "legal"),
    ("mulige", "legal"),
    ("zasięg", "legal"),
    ("tilbage", "takeback"),
    ("configurações-servidor", "server-settings"),
    ("vie", "export"),
    ("meiner", "mine"),
    ("mit", "mine"),
    ("mitt", "mine"),
    ("mijn", "mine"),
    ("le-mien", "mine"),
    ("моё", "mine"),
    ("mío", "mine"),
    ("meu", "mine"),
    ("moja", "mine"),
    ("omani", "mine"),
    ("abandonar", "resign"),
];

/// Whether something had the name before that has the other one in the code.
pub fn is_former(name: &str, of: &str) -> bool {
    FORMER.contains(&(name, of))
}

impl Parameter {
    /// The name of a choice of this parameter.
    pub fn choice_name(&self, choice: &str, locale: Locale) -> String {
        text::command_text(locale, &self.choice_id(choice))
    }

    /// The id of a choice's name in the Fluent files.
    fn choice_id(&self, choice: &str) -> String {
        format!("chosen-{}-{choice}", self.name)
    }
}

impl Command {
    /// The group whose subcommand it is, if it is one.
    pub fn group(self) -> Option<Group> {
        let (group, _) = self.name().split_once(' ')?;
        Some(Group(group))
    }

    /// The command's name within its group, which is the English one; the whole name if it has none.
    pub fn last_name(self) -> &'static str {
        self.name()
            .split_once(' ')
            .map_or(self.name(), |(_, last)| last)
    }

    /// The command's name in a language, with its group's.
    pub fn name_in(self, locale: Locale) -> String {
        let last = self.last_name_in(locale);
        match self.group() {
            Some(group) => format!("{} {last}", group.name_in(locale)),
            None => last,
        }
    }

    /// As [`Command::last_name`], in a language.
    pub fn last_name_in(self, locale: Locale) -> String {
        text::command_text(locale, &self.id())
    }

    /// Its description, in one line.
    pub fn about(self, locale: Locale) -> String {
        text::command_text(locale, &format!("{}-about", self.id()))
    }

    /// A parameter's name in a language.
    pub fn parameter_name(self, parameter: &Parameter, locale: Locale) -> String {
        text::command_text(locale, &self.parameter_id(parameter))
    }

    /// A parameter's description, in one line.
    pub fn parameter_about(self, parameter: &Parameter, locale: Locale) -> String {
        text::command_text(locale, &format!("{}-about", self.parameter_id(parameter)))
    }

    fn id(self) -> String {
        format!("command-{}", self.dashed())
    }

    fn parameter_id(self, parameter: &Parameter) -> String {
        format!("option-{}-{}", self.dashed(), parameter.name)
    }

    fn dashed(self) -> String {
        self.name().replace(' ', "-")
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::commands::{Kind, MenuCommand};

    /// Whether Discord takes it as the name of a command or option.
    fn is_name(name: &str) -> bool {
        let is_letter = |c: char| c.is_alphabetic() && !c.is_uppercase();
        (1..=32).contains(&name.chars().count())
            && name
                .chars()
                .all(|c| is_letter(c) || c.is_ascii_digit() || "-_".contains(c))
    }

    fn is_about(about: &str) -> bool {
        (1..=100).contains(&about.chars().count())
    }

    /// Each name is one, and no other's.
    fn hold_names(names: impl IntoIterator<Item = String>, place: &str) {
        let mut seen = BTreeSet::new();
        for name in names {
            assert!(is_name(&name), "{name} {place}");
            assert!(seen.insert(name.clone()), "{name} twice {place}");
        }
    }

    #[test]
    fn every_command_and_parameter_has_a_name_of_its_own_in_every_language() {
        for locale in Locale::ALL {
            let place = format!("in {}", locale.code());
            let groups: BTreeSet<_> = Command::ALL
                .into_iter()
                .filter_map(|command| Some(command.group()?.0))
                .collect();
            let alone = Command::ALL
                .into_iter()
                .filter(|command| command.group().is_none())
                .map(|command| command.name_in(locale));
            let grouped = groups.iter().map(|&group| Group(group).name_in(locale));
            hold_names(alone.chain(grouped), &place);
            for group in groups.into_iter().map(Group) {
                assert!(is_about(&group.about(locale)), "{group:?} {place}");
                let members = Command::ALL
                    .into_iter()
                    .filter(|command| command.group() == Some(group))
                    .map(|command| command.last_name_in(locale));
                hold_names(members, &place);
            }
            for command in Command::ALL {
                let place = format!("of {command:?} {place}");
                assert!(is_about(&command.about(locale)), "{place}");
                let parameters = command.parameters().iter();
                let names = parameters
                    .clone()
                    .map(|given| command.parameter_name(given, locale));
                hold_names(names, &place);
                for given in parameters {
                    let about = command.parameter_about(given, locale);
                    assert!(is_about(&about), "{about} {place}");
                    let Kind::Choice(choices) = given.kind else {
                        continue;
                    };
                    let mut seen = BTreeSet::new();
                    for choice in choices {
                        let id = given.choice_id(choice);
                        assert!(text::knows(locale, &id), "{id} {place}");
                        let name = given.choice_name(choice, locale);
                        assert!(is_about(&name) && seen.insert(name), "{id} {place}");
                    }
                }
            }
            let menu = MenuCommand::ALL.map(|command| command.name_in(locale));
            assert_ne!(menu[0], menu[1], "{place}");
            for name in menu {
                assert!((1..=32).contains(&name.chars().count()), "{name} {place}");
            }
        }
    }

    #[test]
    fn names_in_the_default_language_are_those_of_the_code() {
        for command in Command::ALL {
            assert_eq!(command.name_in(Locale::default()), command.name());
            assert_eq!(Command::named(command.name()), Some(command));
        }
    }

    #[test]
    fn the_subcommands_of_a_group_follow_each_other() {
        let groups = Command::ALL.map(Command::group);
        for (at, group) in groups
            .into_iter()
            .enumerate()
            .filter(|(_, group)| group.is_some())
        {
            let mut later = groups[at..].iter().skip_while(|other| **other == group);
            assert!(later.all(|other| *other != group), "{group:?}");
        }
        let vacation = Command::VacationStart;
        assert_eq!(vacation.group(), Some(Group("vacation")));
        assert_eq!(vacation.last_name(), "start");
        assert_eq!(vacation.name_in(Locale::German), "urlaub beginn");
        assert_eq!(Command::Move.group(), None);
    }

    #[test]
    fn yes_and_no_are_understood_in_both_languages() {
        for (word, meant) in [
            ("yes", Some(true)),
            ("No", Some(false)),
            ("off", Some(false)),
            ("JA", Some(true)),
            ("aus", Some(false)),
            ("maybe", None),
            ("", None),
        ] {
            assert_eq!(flag_named(word, Locale::German), meant, "{word:?}");
        }
        assert_eq!(flag_named("ja", Locale::English), None);
        for locale in Locale::ALL {
            for is_yes in [true, false] {
                assert_eq!(flag_named(&flag_name(is_yes, locale), locale), Some(is_yes));
            }
        }
    }

    #[test]
    fn required_parameters_come_first() {
        for command in Command::ALL {
            let required = command.parameters().iter().map(|given| given.required);
            assert!(required.is_sorted_by(|a, b| a >= b), "{command:?}");
        }
    }
}
