//! The pages of games: a large board, stepping through the moves, live updates.
//!
//! A page is found by its random id alone, and only if an admin has opened the game's server. A game without
//! a page and a game that does not exist give the same response. What is shown of a ply never changes while
//! its version is the same, so browsers cache it.

mod clubs;
mod embed;
mod file;
#[cfg(feature = "discord")]
mod legal;
mod live;
mod reach;
#[cfg(feature = "discord")]
mod server;
mod share;
mod show;
mod version;
mod view;

use std::sync::Arc;

use axum::{Router, routing::get};
use raichi_engine::Reviewed;
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;

#[cfg(feature = "discord")]
pub(crate) use self::server::{ListenError, Server};
#[cfg(feature = "discord")]
pub(crate) use self::show::home;
pub(crate) use self::view::MovesView;
use super::NotShown;
use crate::{
    http_server::Quota,
    ids::PageId,
    picture::Studio,
    service::{PageAccess, path},
    store::{Neighbours, Notifications, PagePlace, Paged, Store},
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

/// A game as its page shows it.
#[derive(Debug)]
struct Shown {
    paged: Paged,
    reviewed: Option<Reviewed>,
}

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

    /// The game of a page with its review, if it has one.
    async fn shown(&self, page: &str) -> Result<Shown, NotShown> {
        let paged = self.game(page).await?;
        let state = &paged.state;
        let stored = match state.ending() {
            Some(_) => {
                self.store
                    .finished_review(state.id, state.entries())
                    .await?
            }
            None => None,
        };
        let reviewed = stored.map(|stored| stored.of(state));
        Ok(Shown { paged, reviewed })
    }

    /// What to show instead of the position after `ply`, which the game does not have.
    async fn astray(&self, page: &str) -> NotShown {
        let missing = NotShown::from(NoPage::Missing);
        match self.place(page).await {
            Ok(place) => missing.beside(path(&place.page)),
            Err(_) => missing,
        }
    }

    /// The paths of the games before and after a game, if they have pages.
    async fn neighbours(&self, place: &PagePlace) -> Result<Neighbours<String>, NotShown> {
        let found = self.store.neighbours(place).await?;
        let path_of = |place: Option<PagePlace>| {
            let place = place.filter(|place| self.opened.has_page(place));
            place.map(|place| path(&place.page))
        };
        Ok(Neighbours {
            previous: path_of(found.previous),
            next: path_of(found.next),
        })
    }
}

/// The routes of the pages.
pub(crate) fn routes(pages: Pages) -> Router {
    Router::new()
        .route("/g/{page}", get(show::newest))
        .route("/g/{page}/", get(show::astray))
        .route("/g/{page}/{ply}", get(show::ply))
        .route("/g/{page}/embed", get(embed::newest))
        .route("/g/{page}/embed/{ply}", get(embed::ply))
        .route("/g/{page}/{ply}/board", get(show::board))
        .route("/g/{page}/{ply}/board.png", get(file::picture))
        .route("/g/{page}/game.gif", get(file::animation))
        .route("/g/{page}/review.png", get(file::course))
        .route("/g/{page}/record.txt", get(file::record))
        .route("/g/{page}/events", get(live::events))
        .route("/t/{page}", get(clubs::tournament))
        .route("/t/{page}/table.png", get(clubs::tournament_table))
        .route("/l/{page}", get(clubs::ladder))
        .route("/l/{page}/table.png", get(clubs::ladder_table))
        .with_state(pages)
}
