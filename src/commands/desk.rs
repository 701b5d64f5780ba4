use raichi_rules::Side;

use super::{Asker, Command, Given};
use crate::{
    games::{Act, Refusal, Table},
    reply::Reply,
    service::{Games, No, Opened, Play, Pointer},
    store::{Done, GameLine},
    text,
};

/// Where people's wishes are fulfilled.
#[derive(Debug, Clone)]
pub struct Desk {
    pub(super) games: Games,
    pub(super) link: fn(&GameLine) -> Option<String>,
    pages: Opened,
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
        Self {
            games,
            link,
            pages: Opened::Nobody,
        }
    }

    /// The same desk, which leads to the pages of games.
    #[must_use]
    pub(crate) fn leading_to(self, pages: Opened) -> Self {
        Self { pages, ..self }
    }

    /// Does what a command asks for.
    ///
    /// # Errors
    ///
    /// When it is refused, or the store fails.
    pub async fn obey(&self, asker: &Asker, command: Command, given: &Given) -> Result<Said, No> {
        let said = self.run(asker, command, given).await;
        if self.goes_on_here(asker, &said).await? {
            return self.run(asker, command, given).await;
        }
        said
    }

    /// Whether what was refused because the game is suspended can be done after all: the asker's channel can be
    /// written in again.
    pub(super) async fn goes_on_here(
        &self,
        asker: &Asker,
        said: &Result<Said, No>,
    ) -> Result<bool, No> {
        let suspended = matches!(said, Err(No::Refused(Refusal::Suspended { .. })));
        if !suspended || !asker.posting.suffices || asker.need_to_post().is_err() {
            return Ok(false);
        }
        self.games.reopen(asker.venue, asker.now).await?;
        Ok(true)
    }

    /// Acts in a game; where a button led here, only if the log is as long as when it was made.
    pub(super) async fn act(
        &self,
        asker: &Asker,
        pointer: Pointer,
        act: &Act,
        seen: Option<u32>,
    ) -> Result<Said, No> {
        Ok(Said::Publicly(self.acted(asker, pointer, act, seen).await?))
    }

    /// As [`Desk::act`], and gives what was done.
    pub(super) async fn acted(
        &self,
        asker: &Asker,
        pointer: Pointer,
        act: &Act,
        seen: Option<u32>,
    ) -> Result<Done, No> {
        let play = Play {
            pointer,
            venue: asker.venue,
            by: asker.visitor,
            act,
            seen,
            now: asker.now,
        };
        self.games.act(asker.request, play).await
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
        look: impl FnOnce(&Table) -> Result<Reply, Refusal>,
    ) -> Result<Reply, No> {
        self.to_see_with_page(asker, pointer, |table, _| look(table))
            .await
    }

    /// The same, told where the game's page is, if it has one.
    pub(super) async fn to_see_with_page(
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
    pub(super) async fn seen_table(
        &self,
        asker: &Asker,
        pointer: Pointer,
    ) -> Result<Option<Table>, No> {
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
pub(super) fn chance() -> Side {
    if rand::random() {
        Side::Attackers
    } else {
        Side::Defenders
    }
}
