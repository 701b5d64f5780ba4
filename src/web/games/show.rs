//! The handlers of the pages.

use axum::{
    extract::{Path, Query, State},
    http::header,
    response::{IntoResponse, Response},
};
use serde::Deserialize;

use super::{
    Pages,
    refusal::NotShown,
    version::versions,
    view::{BoardView, GameView},
};
use crate::{
    locale::Locale,
    text::NoPage,
    web::{FOR_EVER, Page, Reader},
};

/// The version of a ply in a query string.
#[derive(Debug, Deserialize)]
pub(super) struct VersionQuery {
    v: Option<String>,
}

impl VersionQuery {
    /// For ever, if the current version was requested.
    pub(super) fn cache_control(&self, version: &str) -> &'static str {
        if self.v.as_deref() == Some(version) {
            FOR_EVER
        } else {
            "no-cache"
        }
    }
}

/// The page with the newest position.
pub(super) async fn newest(
    State(pages): State<Pages>,
    Reader(locale): Reader,
    Path(page): Path<String>,
) -> Response {
    let render = render(&pages, locale, &page, None).await;
    render.unwrap_or_else(|not| not.into_response_in(locale))
}

/// The page with the position after a ply.
pub(super) async fn ply(
    State(pages): State<Pages>,
    Reader(locale): Reader,
    Path((page, ply)): Path<(String, String)>,
) -> Response {
    let render = async {
        let ply = number(&ply)?;
        render(&pages, locale, &page, Some(ply)).await
    };
    render
        .await
        .unwrap_or_else(|not| not.into_response_in(locale))
}

async fn render(
    pages: &Pages,
    locale: Locale,
    page: &str,
    ply: Option<usize>,
) -> Result<Response, NotShown> {
    let paged = pages.game(page).await?;
    let seats = pages.seats(&paged).await?;
    let view = GameView::of(locale, &pages.opened, &paged, seats.as_ref(), ply);
    let view = view.ok_or(NoPage::Missing)?;
    Ok(Page(view).into_response())
}

/// The position alone, for the script.
pub(super) async fn board(
    State(pages): State<Pages>,
    Reader(locale): Reader,
    Path((page, ply)): Path<(String, String)>,
    Query(query): Query<VersionQuery>,
) -> Response {
    let render = async {
        let ply = number(&ply)?;
        let paged = pages.game(&page).await?;
        let view = BoardView::of(locale, &paged, ply).ok_or(NoPage::Missing)?;
        let version = versions(&paged.state).into_iter().nth(ply);
        let cache_control = query.cache_control(&version.unwrap_or_default());
        let headers = [
            (header::CACHE_CONTROL, cache_control),
            (header::VARY, "accept-language"),
        ];
        // Headers of the page itself would otherwise take precedence.
        let mut answer = Page(view).into_response();
        for (name, value) in headers {
            answer
                .headers_mut()
                .insert(name, header::HeaderValue::from_static(value));
        }
        Ok::<_, NotShown>(answer)
    };
    render
        .await
        .unwrap_or_else(|not| not.into_response_in(locale))
}

/// A ply from a path, in canonical form.
pub(super) fn number(text: &str) -> Result<usize, NotShown> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let plain = digits && (text == "0" || !text.starts_with('0'));
    let number = text.parse().ok().filter(|_| plain);
    Ok(number.ok_or(NoPage::Missing)?)
}
