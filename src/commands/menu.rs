//! Commands in the menus of people and messages, for doors that have such menus.

use super::{Caller, CommandHandler, CommandResponse, Reach, look, profile};
use crate::{
    games::Opponent,
    ids::ExternalId,
    locale::Locale,
    service::{GameRef, ServiceError},
    text,
};

/// A command in a menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MenuCommand {
    /// Challenges the person.
    Challenge,
    /// Shows the person's ratings and scores privately.
    Profile,
    /// Shows the game of the message privately, as an animation.
    Replay,
    /// Reports the message to the admins of the server.
    Report,
}

/// What the menu belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// A person.
    Person(Opponent),
    /// A message in the caller's channel.
    Message(ExternalId),
}

impl MenuCommand {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Challenge, Self::Profile, Self::Replay, Self::Report];

    /// Where it can be given.
    pub const fn reach(self) -> Reach {
        match self {
            Self::Challenge | Self::Profile | Self::Replay | Self::Report => Reach::Servers,
        }
    }

    /// The command's name for the log.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Challenge => "challenge-person",
            Self::Profile => "profile-person",
            Self::Replay => "replay-message",
            Self::Report => "report-message",
        }
    }

    /// Its name in a language; the name in the default one identifies it.
    pub fn name_in(self, locale: Locale) -> String {
        let id = match self {
            Self::Challenge => "command-on-person",
            Self::Profile => "command-profile-of-person",
            Self::Replay => "command-on-message",
            Self::Report => "command-report-message",
        };
        text::command_text(locale, id)
    }

    /// The command with a name.
    pub fn named(name: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|command| command.name_in(Locale::default()) == name)
    }
}

impl CommandHandler {
    /// Runs a command of a menu on what the menu belongs to.
    pub async fn run_on(
        &self,
        caller: &Caller,
        command: MenuCommand,
        target: Target,
    ) -> Result<CommandResponse, ServiceError> {
        match target {
            Target::Person(person) if command == MenuCommand::Profile => {
                profile::of(self, caller, person).await
            }
            Target::Person(opponent) => self.ask_for_rules(caller, opponent).await,
            Target::Message(message) if command == MenuCommand::Report => {
                let Caller {
                    request,
                    location,
                    user,
                    now,
                    locale,
                    ..
                } = *caller;
                let reported = self.games.report(request, location, user, message, now);
                Ok(CommandResponse::Both(
                    reported.await?,
                    text::reported(locale),
                ))
            }
            Target::Message(message) => {
                let game = self.games.game_of_message(caller.location, message).await?;
                look::replay(self, caller, GameRef::Game(game)).await
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn menu_commands_have_a_name_in_every_language_and_are_found_by_the_default_one() {
        for command in MenuCommand::ALL {
            for locale in Locale::ALL {
                let name = command.name_in(locale);
                let length = name.chars().count();
                assert!((1..=32).contains(&length), "{name}");
                assert!(!name.starts_with("command-"), "{name}");
            }
            let name = command.name_in(Locale::default());
            assert_eq!(MenuCommand::named(&name), Some(command));
        }
        assert_eq!(MenuCommand::named("challenge"), None);
    }
}
