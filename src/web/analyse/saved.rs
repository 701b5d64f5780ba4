//! Analyses that somebody has saved who has signed in or has a seat. Others get no answer: theirs are in their addresses alone.

use askama::Template;
use axum::{
    Json, Router,
    extract::State,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use serde::Deserialize;
use time::OffsetDateTime;

use super::{Refused, SignedIn, state};
use crate::{
    ids::ExternalUser,
    locale::Locale,
    store::Store,
    text::{self, AnalysisWords},
    web::{NotShown, Page, Reader},
};

/// How many moves name an analysis in the list.
const MOVES: usize = 4;

pub(super) fn routes(store: Store) -> Router {
    Router::new()
        .route("/analyse/saved", get(list).post(save))
        .route("/analyse/saved/delete", post(delete))
        .with_state(store)
}

#[derive(Template)]
#[template(path = "analyse/saved.html")]
struct SavedView {
    words: AnalysisWords,
    analyses: Vec<Line>,
}

/// A saved analysis.
struct Line {
    id: i64,
    state: String,
    title: String,
}

async fn list(
    State(store): State<Store>,
    SignedIn(user): SignedIn,
    Reader(locale): Reader,
) -> Result<Response, NotShown> {
    shown(&store, user, locale).await
}

#[derive(Debug, Deserialize)]
struct Sent {
    state: String,
}

async fn save(
    State(store): State<Store>,
    SignedIn(user): SignedIn,
    Reader(locale): Reader,
    Json(sent): Json<Sent>,
) -> Result<Response, NotShown> {
    // What is saved is what the page would write.
    let state = match state::read(&sent.state).and_then(|analysis| state::write(&analysis)) {
        Ok(state) => state,
        Err(why) => return Ok(Refused(locale, why).into_response()),
    };
    let now = OffsetDateTime::now_utc();
    store.save_analysis(user, &state, now).await?;
    shown(&store, user, locale).await
}

#[derive(Debug, Deserialize)]
struct Unwanted {
    id: i64,
}

async fn delete(
    State(store): State<Store>,
    SignedIn(user): SignedIn,
    Reader(locale): Reader,
    Json(unwanted): Json<Unwanted>,
) -> Result<Response, NotShown> {
    store.delete_analysis(user, unwanted.id).await?;
    shown(&store, user, locale).await
}

async fn shown(store: &Store, user: ExternalUser, locale: Locale) -> Result<Response, NotShown> {
    let saved = store.saved_analyses(user).await?.into_iter();
    // A later version may not read one, which is not shown then.
    let lines = saved.filter_map(|saved| {
        let analysis = state::read(&saved.state).ok()?;
        Some(Line {
            id: saved.id,
            title: text::analysis_in_short(locale, &analysis, MOVES),
            state: saved.state,
        })
    });
    let view = SavedView {
        words: AnalysisWords(locale),
        analyses: lines.collect(),
    };
    Ok(Page(view).into_response())
}
