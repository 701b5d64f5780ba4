//! What people can ask for, whatever the door: commands by their names, buttons by what they mean, and
//! what completes a command while it is typed.
//!
//! The table below has the commands. Each door shows them in its own shape, reads what was given, and hands it to the
//! [`CommandHandler`], which runs the command. A new command is a module with `PARAMETERS` and `run`, an entry in the table, and
//! its sentences.

mod agree;
mod board;
mod caller;
mod challenge;
mod complete;
mod games;
mod help;
mod history;
mod r#move;
mod moves;
mod names;
mod parameter;
mod pick;
mod press;
mod question;
mod rematch;
mod reminders;
mod replay;
mod resign;
mod rules;
mod spoken;
mod vacation;

use std::sync::Arc;

use raichi_rules::{Ply, Side};

pub use self::{
    caller::{Caller, Posting},
    complete::{MOST_OFFERED, Offered},
    parameter::{Arguments, Completion, Kind, Parameter, Pool, Value},
    spoken::spoken_move,
};
use crate::{
    games::{Action, GameState, Question, Refusal},
    ids::GameId,
    reply::Reply,
    service::{GameRef, Games, PageAccess, ServiceError},
    store::{Committed, GameLine},
    text,
    transport::Members,
};

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

        impl CommandHandler {
            /// Does what a command asks for.
            ///
            /// # Errors
            ///
            /// When it is refused, or the store fails.
            pub async fn run(
                &self,
                caller: &Caller,
                command: Command,
                given: &Arguments,
            ) -> Result<CommandResponse, ServiceError> {
                match command {
                    $(Command::$command => $module::run(self, caller, given $(, $argument)?).await,)+
                }
            }
        }
    };
}

commands! {
    /// Posts a challenge.
    Challenge "challenge" => challenge,
    /// Plays a move.
    Move "move" => r#move,
    /// Shows the board to whoever asks.
    Board "board" => board,
    /// Shows whoever asks where a piece can go.
    Moves "moves" => moves,
    /// Gives the record of a game as a file to whoever asks.
    History "history" => history,
    /// Shows a whole game to whoever asks.
    Replay "replay" => replay,
    /// Asks whether to give a game up.
    Resign "resign" => resign,
    /// Offers a draw, or agrees to one.
    Draw "draw" => question(Question::Draw),
    /// Takes the own last move back, or asks for it.
    Takeback "takeback" => question(Question::Takeback),
    /// Proposes a pause, or agrees to one.
    Pause "pause" => question(Question::Pause),
    /// Ends a pause.
    Continue "continue" => agree(Action::Continue),
    /// Gives a game up that has not begun.
    Abort "abort" => agree(Action::Abort),
    /// Challenges the other player of a finished game to another one.
    Rematch "rematch" => rematch,
    /// Lists the asker's games, wherever they are played.
    Games "games" => games,
    /// Goes on vacation, or comes back.
    Vacation "vacation" => vacation,
    /// Switches reminders on or off.
    Reminders "reminders" => reminders,
    /// Explains a ruleset.
    Rules "rules" => rules,
    /// Explains what Raichi is and does.
    Help "help" => help,
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
}

/// Runs commands and button presses.
#[derive(Debug, Clone)]
pub struct CommandHandler {
    games: Games,
    members: Arc<dyn Members>,
    pages: PageAccess,
    link: fn(&GameLine) -> Option<String>,
}

/// How something that was asked for turned out.
#[derive(Debug)]
pub enum CommandResponse {
    /// Something that everybody should see was written; the outbox has it.
    Publicly(Committed),
    /// As [`CommandResponse::Publicly`], and whoever acted gets a word of their own.
    Both(Committed, Reply),
    /// Only whoever asked gets an answer.
    Privately(Reply),
}

impl CommandHandler {
    /// A desk over the games, which leads to their pages. `members` knows who has left the door's servers; `link` leads to
    /// a game's newest board at the door, where the door has links.
    #[must_use]
    pub(crate) const fn new(
        games: Games,
        members: Arc<dyn Members>,
        pages: PageAccess,
        link: fn(&GameLine) -> Option<String>,
    ) -> Self {
        Self {
            games,
            members,
            pages,
            link,
        }
    }

    /// Acts in a game; where a button led here, only if the log is as long as when it was made.
    async fn act(
        &self,
        caller: &Caller,
        pointer: GameRef,
        action: &Action,
        seen: Option<u32>,
    ) -> Result<CommandResponse, ServiceError> {
        Ok(CommandResponse::Publicly(
            self.acted(caller, pointer, action, seen).await?,
        ))
    }

    /// Plays a move that was clicked together.
    ///
    /// # Errors
    ///
    /// When it is refused, or the store fails.
    pub async fn play(
        &self,
        caller: &Caller,
        game: GameId,
        ply: Ply,
        seen: Option<u32>,
    ) -> Result<CommandResponse, ServiceError> {
        let action = Action::Move(ply.into());
        self.act(caller, GameRef::Game(game), &action, seen).await
    }

    /// As [`CommandHandler::act`], and gives what was done.
    async fn acted(
        &self,
        caller: &Caller,
        pointer: GameRef,
        action: &Action,
        seen: Option<u32>,
    ) -> Result<Committed, ServiceError> {
        let play = caller.play(pointer, seen);
        let members = self.members.as_ref();
        self.games.act(caller.request, play, action, members).await
    }

    /// The service behind the desk.
    #[must_use]
    pub const fn games(&self) -> &Games {
        &self.games
    }

    /// The game that somebody wants to look at, looked at; a word where there is none.
    async fn to_see(
        &self,
        caller: &Caller,
        pointer: GameRef,
        look: impl FnOnce(&GameState) -> Result<Reply, Refusal>,
    ) -> Result<Reply, ServiceError> {
        self.to_see_with_page(caller, pointer, |state, _| look(state))
            .await
    }

    /// The same, told where the game's page is, if it has one.
    async fn to_see_with_page(
        &self,
        caller: &Caller,
        pointer: GameRef,
        look: impl FnOnce(&GameState, Option<&str>) -> Result<Reply, Refusal>,
    ) -> Result<Reply, ServiceError> {
        let Some(state) = self.seen_table(caller, pointer).await? else {
            return Ok(text::no_game_to_see(caller.locale));
        };
        let page = self.games.page(state.id, &self.pages).await?;
        Ok(look(&state, page.as_deref())?)
    }

    /// The game that somebody wants to look at; `None` where none has ever been played.
    async fn seen_table(
        &self,
        caller: &Caller,
        pointer: GameRef,
    ) -> Result<Option<GameState>, ServiceError> {
        let found = self
            .games
            .find_to_see(pointer, caller.location, caller.user)
            .await;
        match found {
            Ok(game) => Ok(Some(self.games.state(game).await?)),
            Err(ServiceError::Refused(Refusal::NoGameHere)) => Ok(None),
            Err(no) => Err(no),
        }
    }
}

/// The side that somebody without a wish plays.
fn chance() -> Side {
    if rand::random() {
        Side::First
    } else {
        Side::Second
    }
}
