//! The pages of games: a large board, stepping through the moves, live updates.
//!
//! A page is found by its random id alone, and only if an admin has opened the game's server. A game without
//! a page and a game that does not exist give the same response. What is shown of a ply never changes while
//! its version is the same, so browsers cache it.

mod file;
mod live;
mod refusal;
#[cfg(feature = "discord")]
mod server;
mod show;
mod version;
mod view;

use std::sync::Arc;

use axum::{Router, routing::get};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;

use self::refusal::NotShown;
#[cfg(feature = "discord")]
pub(crate) use self::server::{ListenError, Server};
use crate::{
    http_server::Quota,
    ids::{Door, PageId},
    picture::Studio,
    seats::Seats,
    service::PageAccess,
    store::{Notifications, PagePlace, Paged, Store},
    text::NoPage,
};

/// How many pictures may be rendered or queued at once; further clients are asked to retry.
const PICTURES: usize = 64;
/// The same for animations.
const ANIMATIONS: usize = 4;

/// How many windows may follow games at once: each of them holds a connection.
const WINDOWS: usize = 256;
/// The same for one client.
const WINDOWS_OF_ONE: usize = 16;

/// The state of the pages' handlers.
#[derive(Debug, Clone)]
pub(crate) struct Pages {
    store: Store,
    studio: Studio,
    notifications: Notifications,
    opened: PageAccess,
    pictures: Arc<Semaphore>,
    animations: Arc<Semaphore>,
    windows: Quota,
    stop: CancellationToken,
}

impl Pages {
    /// The pages of the games in a store. Event streams end at `stop`.
    pub(crate) fn new(
        store: Store,
        studio: Studio,
        notifications: Notifications,
        opened: PageAccess,
        stop: CancellationToken,
    ) -> Self {
        Self {
            store,
            studio,
            notifications,
            opened,
            pictures: Arc::new(Semaphore::new(PICTURES)),
            animations: Arc::new(Semaphore::new(ANIMATIONS)),
            windows: Quota::new(WINDOWS, WINDOWS_OF_ONE),
            stop,
        }
    }

    /// The location of a page, if the game has a page.
    async fn place(&self, page: &str) -> Result<PagePlace, NotShown> {
        let page = PageId::from_address(page).ok_or(NoPage::Missing)?;
        let place = self.store.page_place(&page).await?;
        let open = place.filter(|place| self.opened.has_page(place));
        Ok(open.ok_or(NoPage::Missing)?)
    }

    /// The game of a page, with its log.
    async fn game(&self, page: &str) -> Result<Paged, NotShown> {
        let place = self.place(page).await?;
        let paged = self.store.paged(place).await?;
        Ok(paged.ok_or(NoPage::Missing)?)
    }

    /// The seats of a local game. Names of Discord users are not known outside Discord.
    async fn seats(&self, paged: &Paged) -> Result<Option<Seats>, NotShown> {
        match paged.place.door {
            Door::Local => Ok(Some(Seats::new(self.store.seats().await?))),
            Door::Discord => Ok(None),
        }
    }
}

/// The routes of the pages.
pub(crate) fn routes(pages: Pages) -> Router {
    Router::new()
        .route("/g/", get(refusal::not_found))
        .route("/g/{page}", get(show::newest))
        .route("/g/{page}/{ply}", get(show::ply))
        .route("/g/{page}/{ply}/board", get(show::board))
        .route("/g/{page}/{ply}/board.png", get(file::picture))
        .route("/g/{page}/game.gif", get(file::animation))
        .route("/g/{page}/record.txt", get(file::record))
        .route("/g/{page}/events", get(live::events))
        .with_state(pages)
}
