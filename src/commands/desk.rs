use std::sync::Arc;

use raichi_rules::{Move, Side, WrittenMove};

use super::Asker;
use crate::{
    courier::Members,
    games::{Act, Refusal, Table},
    ids::GameId,
    reply::Reply,
    service::{Games, No, Opened, Pointer},
    store::{Done, GameLine},
    text,
};

/// Where people's wishes are fulfilled.
#[derive(Debug, Clone)]
pub struct Desk {
    pub(super) games: Games,
    members: Arc<dyn Members>,
    pages: Opened,
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
    pub(super) async fn act(
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
    pub(super) async fn acted(
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
