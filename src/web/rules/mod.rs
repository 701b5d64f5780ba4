//! The page on which rules are put together: a form of every rule, with a board to edit.
//!
//! It keeps nothing: what somebody has chosen so far is the query of its address, so that any process can make the page,
//! and its address can be shared.

mod form;
mod view;

use std::sync::Arc;

use axum::{
    Router,
    extract::{Query, State},
    http::header,
    response::{IntoResponse, Response},
    routing::get,
};
use raichi_engine::Tried;
use tokio::sync::Semaphore;

pub(crate) use self::{
    form::Built,
    view::{Bases, Choice, RulesPage, Table, bases},
};
use super::{NotShown, Page, Reader};
use crate::{
    picture::{Drawn, Studio},
    reply::Picture,
    service::{RULES_PATH, known_trial, trial},
    text::NoPage,
};

/// How many pictures may be rendered or queued at once; further clients are asked to retry.
const PICTURES: usize = 32;
/// How many rulesets may be tried out or wait for that at once; further clients are asked to retry.
const TRIALS: usize = 4;
/// How long browsers keep a picture, whose address has everything that is in it.
const KEPT: &str = "public, max-age=86400";

/// The state of the handlers.
#[derive(Debug, Clone)]
struct Workshop {
    studio: Studio,
    pictures: Arc<Semaphore>,
    trials: Arc<Semaphore>,
}

/// The fields of the form, as a query or a body has them.
pub(crate) type Fields = Vec<(String, String)>;

/// The routes of the page.
pub(crate) fn routes(studio: Studio) -> Router {
    Router::new()
        .route(RULES_PATH, get(page))
        .route(view::PICTURE, get(picture))
        .route(view::TRIAL, get(tried))
        .with_state(Workshop {
            studio,
            pictures: Arc::new(Semaphore::new(PICTURES)),
            trials: Arc::new(Semaphore::new(TRIALS)),
        })
}

async fn page(Reader(locale): Reader, Query(fields): Query<Fields>) -> Page<RulesPage> {
    let built = Built::of(&fields);
    let tried = built.known_trial();
    Page(RulesPage::of(locale, &built, tried, None))
}

/// Tries the rules out. The answer is a sentence, or empty if there is nothing to try out.
async fn tried(
    State(workshop): State<Workshop>,
    Reader(locale): Reader,
    Query(fields): Query<Fields>,
) -> Result<String, NotShown> {
    let permit = workshop.trials.try_acquire();
    let permit = permit.map_err(|_| NoPage::Busy)?;
    let built = Built::of(&fields);
    let found = match &built.made {
        Ok(rules) => trial(rules).await,
        Err(_) => None,
    };
    drop(permit);
    Ok(view::tried(locale, &built, found).unwrap_or_default())
}

impl Built {
    /// How quick games by these rules went, if they have been tried out.
    pub(crate) fn known_trial(&self) -> Option<Tried> {
        known_trial(self.made.as_ref().ok()?)
    }
}

/// The picture of the board.
async fn picture(
    State(workshop): State<Workshop>,
    Reader(locale): Reader,
    Query(fields): Query<Fields>,
) -> Result<Response, NotShown> {
    let permit = workshop.pictures.try_acquire();
    let permit = permit.map_err(|_| NoPage::Busy)?;
    let built = Built::of(&fields);
    let (scene, _) = view::scene(&built);
    let picture = Picture {
        shows: scene.into(),
        alt: view::alt(locale, &built),
        locale,
        name: "rules".to_owned(),
    };
    let Drawn { bytes, .. } = workshop.studio.draw(&picture).await;
    drop(permit);
    let headers = [
        (header::CONTENT_TYPE, "image/png"),
        (header::CACHE_CONTROL, KEPT),
    ];
    Ok((headers, bytes).into_response())
}
