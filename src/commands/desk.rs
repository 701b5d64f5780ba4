use super::{Asker, Command, Given};
use super::{board, challenge, games, help, r#move, replay, resign, rules};
use crate::{
    games::{Games, No, Pointer, Refusal, Table},
    store::{Done, GameLine},
    text::{self, Reply},
};

/// Where people's wishes are fulfilled.
#[derive(Debug, Clone)]
pub struct Desk {
    pub(super) games: Games,
    pub(super) link: fn(&GameLine) -> Option<String>,
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
    /// A desk over the games; `link` leads to a game's newest board at the door, where the door has links.
    #[must_use]
    pub const fn new(games: Games, link: fn(&GameLine) -> Option<String>) -> Self {
        Self { games, link }
    }

    /// Does what a command asks for.
    ///
    /// # Errors
    ///
    /// When it is refused, or the store fails.
    pub async fn obey(&self, asker: &Asker, command: Command, given: &Given) -> Result<Said, No> {
        match command {
            Command::Challenge => challenge::challenge(self, asker, given).await,
            Command::Move => r#move::r#move(self, asker, given).await,
            Command::Board => board::board(self, asker, given).await,
            Command::Replay => replay::replay(self, asker, given).await,
            Command::Resign => resign::resign(self, asker, given).await,
            Command::Games => games::games(self, asker).await,
            Command::Rules => rules::rules(asker, given),
            Command::Help => Ok(help::help(asker)),
        }
    }

    /// The service behind the desk.
    #[must_use]
    pub const fn games(&self) -> &Games {
        &self.games
    }

    /// The game that somebody wants to look at, looked at; a word where there is none.
    pub(super) async fn to_see(
        &self,
        asker: &Asker,
        pointer: Pointer,
        look: impl FnOnce(&Table) -> Reply,
    ) -> Result<Reply, No> {
        let found = self
            .games
            .find_to_see(pointer, asker.venue, asker.visitor)
            .await;
        match found {
            Ok(game) => Ok(look(&self.games.table(game).await?)),
            Err(No::Refused(Refusal::NoGameHere)) => Ok(text::no_game_to_see(asker.locale)),
            Err(no) => Err(no),
        }
    }
}
