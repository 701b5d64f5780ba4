//! What a command takes, and how it is called in each language. Discord's registration, the completion and the tests of
//! the translations read it.

use super::Command;
use crate::{locale::Locale, text};

/// Something that a command can be told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parameter {
    /// Its name: a word, the same in every language; what people read stands in the Fluent files.
    pub name: &'static str,
    /// What it takes.
    pub kind: Kind,
    /// Whether the command needs it.
    pub required: bool,
}

/// What a parameter takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Text, with what is offered while it is typed.
    Text(Completion),
    /// The number of a game, with those that are offered.
    Game(Pool),
    /// Somebody at the door.
    Person,
    /// One of these words.
    Choice(&'static [&'static str]),
}

/// Which games of the channel are offered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pool {
    /// Those that the asker plays.
    Played,
    /// Those that the asker has finished, the newest first.
    Finished,
    /// Those that the asker plays, and then all others, running or over, the newest first.
    Seen,
}

/// What is offered while a text is typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Completion {
    /// The squares of the asker's movable pieces; whole moves, once a square stands there.
    Piece,
    /// The legal squares of the piece that `from` names.
    Target,
    /// The squares of all pieces, the asker's first.
    Occupied,
    /// Some lengths of a vacation, and its end.
    Vacation,
    /// The rulesets.
    Ruleset,
    /// Times for a move.
    Pace,
}

impl Parameter {
    /// One that may be left out.
    pub(super) const fn optional(name: &'static str, kind: Kind) -> Self {
        Self {
            name,
            kind,
            required: false,
        }
    }

    /// One that has to be given.
    pub(super) const fn required(name: &'static str, kind: Kind) -> Self {
        Self {
            name,
            kind,
            required: true,
        }
    }

    /// Which game is meant, where there are several.
    pub(super) const GAME: Self = Self::game(Pool::Played);
    /// Which game is looked at.
    pub(super) const GAME_TO_SEE: Self = Self::game(Pool::Seen);

    pub(super) const fn game(pool: Pool) -> Self {
        Self::optional("game", Kind::Game(pool))
    }

    /// What people call a choice of this parameter.
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
    /// The command of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|command| command.name() == name)
    }

    /// The parameter of that name.
    #[must_use]
    pub fn parameter(self, name: &str) -> Option<&'static Parameter> {
        let mut parameters = self.parameters().iter();
        parameters.find(|parameter| parameter.name == name)
    }

    /// What people call the command in a language.
    #[must_use]
    pub fn name_in(self, locale: Locale) -> String {
        text::command_text(locale, &self.id())
    }

    /// What it does, in a line.
    #[must_use]
    pub fn about(self, locale: Locale) -> String {
        text::command_text(locale, &format!("{}-about", self.id()))
    }

    /// What people call one of its parameters in a language.
    #[must_use]
    pub fn parameter_name(self, parameter: &Parameter, locale: Locale) -> String {
        text::command_text(locale, &self.parameter_id(parameter))
    }

    /// What a parameter is for, in a line.
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

/// Makes the type [`Command`] and runs its commands, from a table with a line for each: the variant, the name, and the
/// module, which has `PARAMETERS` and `run`. Modules that serve several commands take an argument.
macro_rules! commands {
    ($($(#[$about:meta])* $command:ident $name:literal => $module:ident $(($argument:expr))?,)+) => {
        /// A command.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Command {
            $($(#[$about])* $command,)+
        }

        impl Command {
            /// Every command, in the order in which people meet them.
            pub const ALL: [Self; [$(Self::$command),+].len()] = [$(Self::$command),+];

            /// The name by which doors and logs know the command: what it is called in English.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$command => $name,)+
                }
            }

            /// What it can be told, in the order in which people give it; what is required comes first.
            #[must_use]
            pub const fn parameters(self) -> &'static [Parameter] {
                match self {
                    $(Self::$command => &$module::PARAMETERS,)+
                }
            }
        }

        impl Desk {
            /// Does what a command asks for.
            ///
            /// # Errors
            ///
            /// When it is refused, or the store fails.
            pub async fn obey(
                &self,
                asker: &Asker,
                command: Command,
                given: &Given,
            ) -> Result<Said, No> {
                match command {
                    $(Command::$command => $module::run(self, asker, given $(, $argument)?).await,)+
                }
            }
        }
    };
}
pub(super) use commands;

#[cfg(test)]
mod tests {
    use super::*;

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
    fn the_default_language_calls_the_commands_as_the_code_does() {
        for command in Command::ALL {
            assert_eq!(command.name_in(Locale::default()), command.name());
            assert_eq!(Command::named(command.name()), Some(command));
        }
    }

    #[test]
    fn what_is_required_is_asked_for_first() {
        for command in Command::ALL {
            let required = command.parameters().iter().map(|given| given.required);
            assert!(required.is_sorted_by(|a, b| a >= b), "{command:?}");
        }
    }
}
