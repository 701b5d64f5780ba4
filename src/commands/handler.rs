use super::{Arguments, Caller, Command};
use super::{
    agree::{agree, settle},
    board, challenge, games, help, history, r#move, moves, rematch, reminders, replay, resign,
    rules, vacation,
};
use crate::{
    games::{Action, GameState, Question, Refusal},
    reply::Reply,
    service::{GameRef, Games, PageAccess, ServiceError},
    store::{Committed, GameLine},
    text,
};

/// Where people's wishes are fulfilled.
#[derive(Debug, Clone)]
pub struct CommandHandler {
    pub(super) games: Games,
    pub(super) link: fn(&GameLine) -> Option<String>,
    pages: PageAccess,
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
    /// A desk over the games; `link` leads to a game's newest board at the door, where the door has links.
    #[must_use]
    pub const fn new(games: Games, link: fn(&GameLine) -> Option<String>) -> Self {
        Self {
            games,
            link,
            pages: PageAccess::Nobody,
        }
    }

    /// The same desk, which leads to the pages of games.
    #[must_use]
    pub(crate) fn leading_to(self, pages: PageAccess) -> Self {
        Self { pages, ..self }
    }

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
        let said = self.try_obey(caller, command, given).await;
        if self.goes_on_here(caller, &said).await? {
            return self.try_obey(caller, command, given).await;
        }
        said
    }

    /// Whether what was refused because the game is suspended can be done after all: the asker's channel can be
    /// written in again.
    pub(super) async fn goes_on_here(
        &self,
        caller: &Caller,
        said: &Result<CommandResponse, ServiceError>,
    ) -> Result<bool, ServiceError> {
        let suspended = matches!(said, Err(ServiceError::Refused(Refusal::Suspended { .. })));
        if !suspended || !caller.posting.suffices || caller.need_to_post().is_err() {
            return Ok(false);
        }
        self.games.reopen(caller.location, caller.now).await?;
        Ok(true)
    }

    async fn try_obey(
        &self,
        caller: &Caller,
        command: Command,
        given: &Arguments,
    ) -> Result<CommandResponse, ServiceError> {
        match command {
            Command::Challenge => challenge::challenge(self, caller, given).await,
            Command::Move => r#move::r#move(self, caller, given).await,
            Command::Board => board::board(self, caller, given).await,
            Command::Moves => moves::moves(self, caller, given).await,
            Command::History => history::history(self, caller, given).await,
            Command::Replay => replay::replay(self, caller, given).await,
            Command::Resign => resign::resign(self, caller, given).await,
            Command::Draw => settle(self, caller, given, Question::Draw).await,
            Command::Takeback => settle(self, caller, given, Question::Takeback).await,
            Command::Pause => settle(self, caller, given, Question::Pause).await,
            Command::Continue => agree(self, caller, given, Action::Continue).await,
            Command::Abort => agree(self, caller, given, Action::Abort).await,
            Command::Vacation => vacation::vacation(self, caller, given).await,
            Command::Reminders => reminders::reminders(self, caller, given).await,
            Command::Rematch => rematch::rematch(self, caller, given).await,
            Command::Games => games::games(self, caller, 0).await,
            Command::Rules => rules::rules(caller, given),
            Command::Help => Ok(help::help(caller)),
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
        caller: &Caller,
        pointer: GameRef,
        look: impl FnOnce(&GameState) -> Result<Reply, Refusal>,
    ) -> Result<Reply, ServiceError> {
        self.to_see_with_page(caller, pointer, |state, _| look(state))
            .await
    }

    /// The same, told where the game's page is, if it has one.
    pub(super) async fn to_see_with_page(
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
    pub(super) async fn seen_table(
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
