//! The pages of games: the board large, the moves one by one, live while the game goes on.
//!
//! A page is found by its word alone, and only where an admin has opened the game's server; a game without a page
//! and a game that does not exist answer alike. What is shown of a ply never changes while its version is the same,
//! so browsers keep it.

mod file;
mod live;
mod refusal;
mod server;
mod show;
mod version;
mod view;

use std::sync::Arc;

use axum::{Router, routing::get};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;

use self::refusal::NotShown;
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

/// How many pictures may be drawn or wait for it at once; whoever comes then is asked to come again.
const PICTURES: usize = 64;
/// How many whole games may.
const ANIMATIONS: usize = 4;

/// How many windows may follow games at once: each of them holds a connection.
const WINDOWS: usize = 256;
/// How many of one household may.
const WINDOWS_OF_ONE: usize = 16;

/// What the pages are made of.
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
    /// The pages of the games in a store; windows that follow a game are let go at `stop`.
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

    /// Where a page stands, if the game has one.
    async fn place(&self, page: &str) -> Result<PagePlace, NotShown> {
        let page = PageId::from_address(page).ok_or(NoPage::Missing)?;
        let place = self.store.page_place(&page).await?;
        let open = place.filter(|place| self.opened.holds(place));
        Ok(open.ok_or(NoPage::Missing)?)
    }

    /// The game of a page, wholly.
    async fn game(&self, page: &str) -> Result<Paged, NotShown> {
        let place = self.place(page).await?;
        let paged = self.store.paged(place).await?;
        Ok(paged.ok_or(NoPage::Missing)?)
    }

    /// Who sits at the table of a game; at Discord, people have no names for those outside.
    async fn seats(&self, paged: &Paged) -> Result<Option<Seats>, NotShown> {
        match paged.place.door {
            Door::Local => Ok(Some(Seats::new(self.store.seats().await?))),
            Door::Discord => Ok(None),
        }
    }
}

/// Where the pages are.
pub(crate) fn routes(pages: Pages) -> Router {
    Router::new()
        .route("/g/", get(refusal::nothing_here))
        .route("/g/{page}", get(show::newest))
        .route("/g/{page}/{ply}", get(show::ply))
        .route("/g/{page}/{ply}/board", get(show::board))
        .route("/g/{page}/{ply}/board.png", get(file::picture))
        .route("/g/{page}/game.gif", get(file::animation))
        .route("/g/{page}/record.txt", get(file::record))
        .route("/g/{page}/events", get(live::events))
        .with_state(pages)
}
