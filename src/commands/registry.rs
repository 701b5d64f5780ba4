//! The list of commands: from it come what Discord registers, what the page completes, and what the tests hold the
//! translations against.

use super::{
    agree, board, challenge, history, r#move, moves, rematch, reminders, replay, resign, rules,
    vacation,
};
use crate::{locale::Locale, text};

/// A command.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Command {
    /// Posts a challenge.
    Challenge,
    /// Plays a move.
    Move,
    /// Shows the board to whoever asks.
    Board,
    /// Shows whoever asks where a piece can go.
    Moves,
    /// Gives the record of a game as a file to whoever asks.
    History,
    /// Shows a whole game to whoever asks.
    Replay,
    /// Asks whether to give a game up.
    Resign,
    /// Offers a draw, or agrees to one.
    Draw,
    /// Takes the own last move back, or asks for it.
    Takeback,
    /// Proposes a pause, or agrees to one.
    Pause,
    /// Ends a pause.
    Continue,
    /// Gives a game up that has not begun.
    Abort,
    /// Challenges the other player of a finished game to another one.
    Rematch,
    /// Lists the asker's games, wherever they are played.
    Games,
    /// Goes on vacation, or comes back.
    Vacation,
    /// Switches reminders on or off.
    Reminders,
    /// Explains a ruleset.
    Rules,
    /// Explains what Raichi is and does.
    Help,
}

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
    /// Every command, in the order in which people meet them.
    pub const ALL: [Self; 18] = [
        Self::Challenge,
        Self::Move,
        Self::Board,
        Self::Moves,
        Self::History,
        Self::Replay,
        Self::Resign,
        Self::Draw,
        Self::Takeback,
        Self::Pause,
        Self::Continue,
        Self::Abort,
        Self::Rematch,
        Self::Games,
        Self::Vacation,
        Self::Reminders,
        Self::Rules,
        Self::Help,
    ];

    /// The name by which doors and logs know the command: what it is called in English.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Challenge => "challenge",
            Self::Move => "move",
            Self::Board => "board",
            Self::Moves => "moves",
            Self::History => "history",
            Self::Replay => "replay",
            Self::Resign => "resign",
            Self::Draw => "draw",
            Self::Takeback => "takeback",
            Self::Pause => "pause",
            Self::Continue => "continue",
            Self::Abort => "abort",
            Self::Rematch => "rematch",
            Self::Games => "games",
            Self::Vacation => "vacation",
            Self::Reminders => "reminders",
            Self::Rules => "rules",
            Self::Help => "help",
        }
    }

    /// The command of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|command| command.name() == name)
    }

    /// What it can be told, in the order in which people give it; what is required comes first.
    #[must_use]
    pub const fn parameters(self) -> &'static [Parameter] {
        match self {
            Self::Challenge => &challenge::PARAMETERS,
            Self::Move => &r#move::PARAMETERS,
            Self::Board => &board::PARAMETERS,
            Self::Moves => &moves::PARAMETERS,
            Self::History => &history::PARAMETERS,
            Self::Replay => &replay::PARAMETERS,
            Self::Resign => &resign::PARAMETERS,
            Self::Draw | Self::Takeback | Self::Pause => &agree::OF_QUESTIONS,
            Self::Continue | Self::Abort => &agree::PARAMETERS,
            Self::Rematch => &rematch::PARAMETERS,
            Self::Vacation => &vacation::PARAMETERS,
            Self::Reminders => &reminders::PARAMETERS,
            Self::Rules => &rules::PARAMETERS,
            Self::Games | Self::Help => &[],
        }
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
