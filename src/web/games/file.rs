//! The files of a game: pictures, animation, record.

use std::sync::Arc;

use axum::{
    extract::{Path, Query, State},
    http::header,
    response::{IntoResponse, Response},
};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::{
    Pages, Shown,
    show::{VersionQuery, number},
    version::{review_version, versions},
};
use crate::{
    picture::{self, Drawn},
    reply::{Picture, Shows},
    text::{self, NoPage},
    web::{Look, LookQuery, NotShown, Reader},
};

/// The picture of a position.
pub(super) async fn picture(
    State(pages): State<Pages>,
    Reader(locale): Reader,
    Path((page, ply)): Path<(String, String)>,
    Query(query): Query<VersionQuery>,
    Query(look): Query<LookQuery>,
) -> Result<Response, NotShown> {
    let ply = number(&ply)?;
    let paged = pages.game(&page).await?;
    let version = versions(&paged.state).into_iter().nth(ply);
    let version = version.ok_or(NoPage::Missing)?;
    let rendering_permit = rendering_permit(&pages.pictures)?;
    let state = paged.state.after_moves(ply);
    let mut scene = picture::of_table(&state);
    Look::from(look).dress(&mut scene);
    let picture = Picture {
        shows: scene.into(),
        alt: text::board_in_words(locale, &state),
        locale,
        name: format!("{}-{ply}", state.id),
    };
    let Drawn { bytes, .. } = pages.studio.draw(&picture).await;
    drop(rendering_permit);
    let headers = [
        (header::CONTENT_TYPE, "image/png"),
        (header::CACHE_CONTROL, query.cache_control(&version)),
    ];
    Ok((headers, bytes).into_response())
}

/// The graph of a reviewed game.
pub(super) async fn course(
    State(pages): State<Pages>,
    Reader(locale): Reader,
    Path(page): Path<String>,
    Query(query): Query<VersionQuery>,
    Query(look): Query<LookQuery>,
) -> Result<Response, NotShown> {
    let Shown { paged, reviewed } = pages.shown(&page).await?;
    let reviewed = reviewed.ok_or(NoPage::Missing)?;
    let rendering_permit = rendering_permit(&pages.pictures)?;
    let picture = text::course(locale, &paged.state, &reviewed, Look::from(look).theme);
    let Drawn { bytes, .. } = pages.studio.draw(&picture).await;
    drop(rendering_permit);
    let version = review_version(&reviewed);
    let headers = [
        (header::CONTENT_TYPE, "image/png"),
        (header::CACHE_CONTROL, query.cache_control(&version)),
    ];
    Ok((headers, bytes).into_response())
}

/// The whole game as an animation, for download.
pub(super) async fn animation(
    State(pages): State<Pages>,
    Reader(locale): Reader,
    Path(page): Path<String>,
    Query(look): Query<LookQuery>,
) -> Result<Response, NotShown> {
    let paged = pages.game(&page).await?;
    let rendering_permit = rendering_permit(&pages.animations)?;
    let picture = text::replay(locale, &paged.state).picture;
    let mut picture = picture.ok_or(NoPage::Missing)?;
    let look = Look::from(look);
    if let Shows::Game(scenes) = &mut picture.shows {
        for scene in scenes {
            look.dress(scene);
        }
    }
    let Drawn { bytes, .. } = pages.studio.draw(&picture).await;
    drop(rendering_permit);
    let name = format!("raichi-{}.gif", paged.state.id);
    Ok(download("image/gif", &name, bytes))
}

/// The record of the game, for download, without players and places.
pub(super) async fn record(
    State(pages): State<Pages>,
    Reader(locale): Reader,
    Path(page): Path<String>,
) -> Result<Response, NotShown> {
    let paged = pages.game(&page).await?;
    let name = format!("raichi-{}.txt", paged.state.id);
    let heading = pages.opened.heading(&pages.store, locale, &paged.state);
    let text = paged.state.record(&heading.await?).to_string();
    Ok(download("text/plain; charset=utf-8", &name, text))
}

fn download(kind: &'static str, name: &str, content: impl IntoResponse) -> Response {
    let headers = [
        (header::CONTENT_TYPE, kind.to_owned()),
        (header::CACHE_CONTROL, "no-cache".to_owned()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"{name}\""),
        ),
    ];
    (headers, content).into_response()
}

/// A permit for rendering, unless too many are in use.
pub(super) fn rendering_permit(limit: &Arc<Semaphore>) -> Result<OwnedSemaphorePermit, NotShown> {
    let rendering_permit = Arc::clone(limit).try_acquire_owned();
    Ok(rendering_permit.map_err(|_| NoPage::Busy)?)
}
