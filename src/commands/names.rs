//! The names of commands and their parameters in each language.

use super::{Command, Parameter};
use crate::{locale::Locale, text};

impl Parameter {
    /// The name of a choice of this parameter.
    #[must_use]
    pub fn choice_name(&self, choice: &str, locale: Locale) -> String {
        text::command_text(locale, &self.choice_id(choice))
    }

    /// The id of a choice's name in the Fluent files.
    fn choice_id(&self, choice: &str) -> String {
        format!("{}-{choice}", self.name)
    }
}

impl Command {
    /// The command's name in a language.
    #[must_use]
    pub fn name_in(self, locale: Locale) -> String {
        text::command_text(locale, &self.id())
    }

    /// Its description, in one line.
    #[must_use]
    pub fn about(self, locale: Locale) -> String {
        text::command_text(locale, &format!("{}-about", self.id()))
    }

    /// A parameter's name in a language.
    #[must_use]
    pub fn parameter_name(self, parameter: &Parameter, locale: Locale) -> String {
        text::command_text(locale, &self.parameter_id(parameter))
    }

    /// A parameter's description, in one line.
    #[must_use]
    pub fn parameter_about(self, parameter: &Parameter, locale: Locale) -> String {
        text::command_text(locale, &format!("{}-about", self.parameter_id(parameter)))
    }

    fn id(self) -> String {
        format!("command-{}", self.name())
    }

    fn parameter_id(self, parameter: &Parameter) -> String {
        format!("option-{}-{}", self.name(), parameter.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::Kind;

    #[test]
    fn every_command_and_parameter_is_named_in_every_language() {
        for command in Command::ALL {
            let mut ids = vec![command.id()];
            for parameter in command.parameters() {
                ids.push(command.parameter_id(parameter));
                let Kind::Choice(choices) = parameter.kind else {
                    continue;
                };
                for choice in choices.iter().map(|choice| parameter.choice_id(choice)) {
                    for locale in Locale::ALL {
                        let code = locale.code();
                        assert!(text::knows(locale, &choice), "{choice} in {code}");
                    }
                }
            }
            for (id, locale) in ids
                .iter()
                .flat_map(|id| Locale::ALL.map(|locale| (id, locale)))
            {
                let about = format!("{id}-about");
                assert!(
                    text::knows(locale, id) && text::knows(locale, &about),
                    "{id} in {}",
                    locale.code()
                );
                let name = text::command_text(locale, id);
                let letters = name.chars().all(|c| c.is_lowercase() || c == '-');
                assert!(
                    letters && (1..=32).contains(&name.chars().count()),
                    "{name}"
                );
                let about = text::command_text(locale, &about);
                assert!((1..=100).contains(&about.chars().count()), "{about}");
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
    fn required_parameters_come_first() {
        for command in Command::ALL {
            let required = command.parameters().iter().map(|given| given.required);
            assert!(required.is_sorted_by(|a, b| a >= b), "{command:?}");
        }
    }
}
