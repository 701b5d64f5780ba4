//! What people can ask for, whatever the door: commands by their names, buttons by what they mean, and
//! what completes a command while it is typed.
//!
//! The table below has the commands. Each door shows them in its own shape, reads what was given, and hands it to the
//! [`Desk`], which runs the command. A new command is a module with `PARAMETERS` and `run`, an entry in the table, and
//! its sentences.

mod agree;
mod asker;
mod board;
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

use raichi_rules::{Move, Side, WrittenMove};

pub use self::{
    asker::{Asker, Posting},
    complete::{MOST_OFFERED, Offered},
    parameter::{Completion, Given, Kind, Parameter, Pool, Value},
    spoken::spoken_move,
};
use crate::{
    courier::Members,
    games::{Act, Question, Refusal, Table},
    ids::GameId,
    reply::Reply,
    service::{Games, No, Opened, Pointer},
    store::{Done, GameLine},
    text,
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
    Continue "continue" => agree(Act::Continue),
    /// Gives a game up that has not begun.
    Abort "abort" => agree(Act::Abort),
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
pub struct Desk {
    games: Games,
    members: Arc<dyn Members>,
    pages: Opened,
    link: fn(&GameLine) -> Option<String>,
}

/// How something that was asked for turned out.
#[derive(Debug)]
pub enum Said {
    /// Something that everybody should see was written; the outbox has it.
    Publicly(Done),
    /// As [`Said::Publicly`], and whoever acted gets a word of their own.
    Both(Done, Reply),
    /// Only whoever asked gets an answer.
    Privately(Reply),
}

impl Desk {
    /// A desk over the games, which leads to their pages. `members` knows who has left the door's servers; `link` leads to
    /// a game's newest board at the door, where the door has links.
    #[must_use]
    pub(crate) const fn new(
        games: Games,
        members: Arc<dyn Members>,
        pages: Opened,
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
        asker: &Asker,
        pointer: Pointer,
        act: &Act,
        seen: Option<u32>,
    ) -> Result<Said, No> {
        Ok(Said::Publicly(self.acted(asker, pointer, act, seen).await?))
    }

    /// Plays a move that was clicked together.
    ///
    /// # Errors
    ///
    /// When it is refused, or the store fails.
    pub async fn play(
        &self,
        asker: &Asker,
        game: GameId,
        mv: Move,
        seen: Option<u32>,
    ) -> Result<Said, No> {
        let act = Act::Move(WrittenMove {
            king: false,
            mv,
            captures: Vec::new(),
        });
        self.act(asker, Pointer::Game(game), &act, seen).await
    }

    /// As [`Desk::act`], and gives what was done.
    async fn acted(
        &self,
        asker: &Asker,
        pointer: Pointer,
        act: &Act,
        seen: Option<u32>,
    ) -> Result<Done, No> {
        let play = asker.play(pointer, seen);
        let members = self.members.as_ref();
        self.games.act(asker.request, play, act, members).await
    }

    /// The service behind the desk.
    #[must_use]
    pub const fn games(&self) -> &Games {
        &self.games
    }

    /// The game that somebody wants to look at, looked at; a word where there is none.
    async fn to_see(
        &self,
        asker: &Asker,
        pointer: Pointer,
        look: impl FnOnce(&Table) -> Result<Reply, Refusal>,
    ) -> Result<Reply, No> {
        self.to_see_with_page(asker, pointer, |table, _| look(table))
            .await
    }

    /// The same, told where the game's page is, if it has one.
    async fn to_see_with_page(
        &self,
        asker: &Asker,
        pointer: Pointer,
        look: impl FnOnce(&Table, Option<&str>) -> Result<Reply, Refusal>,
    ) -> Result<Reply, No> {
        let Some(table) = self.seen_table(asker, pointer).await? else {
            return Ok(text::no_game_to_see(asker.locale));
        };
        let page = self.games.page(table.id, &self.pages).await?;
        Ok(look(&table, page.as_deref())?)
    }

    /// The game that somebody wants to look at; `None` where none has ever been played.
    async fn seen_table(&self, asker: &Asker, pointer: Pointer) -> Result<Option<Table>, No> {
        let found = self
            .games
            .find_to_see(pointer, asker.venue, asker.visitor)
            .await;
        match found {
            Ok(game) => Ok(Some(self.games.table(game).await?)),
            Err(No::Refused(Refusal::NoGameHere)) => Ok(None),
            Err(no) => Err(no),
        }
    }
}

/// The side that somebody without a wish plays.
fn chance() -> Side {
    if rand::random() {
        Side::Attackers
    } else {
        Side::Defenders
    }
}
