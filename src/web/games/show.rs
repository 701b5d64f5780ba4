//! The pages themselves.

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

/// Which version of a ply is meant, if one is.
#[derive(Debug, Deserialize)]
pub(super) struct Wanted {
    v: Option<String>,
}

impl Wanted {
    /// How long browsers may keep the answer: for ever, if it is the version that was asked for.
    pub(super) fn keep(&self, version: &str) -> &'static str {
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
    let shown = shown(&pages, locale, &page, None).await;
    shown.unwrap_or_else(|not| not.in_words(locale))
}

/// The page with the position after some ply.
pub(super) async fn ply(
    State(pages): State<Pages>,
    Reader(locale): Reader,
    Path((page, ply)): Path<(String, String)>,
) -> Response {
    let shown = async {
        let ply = number(&ply)?;
        shown(&pages, locale, &page, Some(ply)).await
    };
    shown.await.unwrap_or_else(|not| not.in_words(locale))
}

async fn shown(
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

/// A position alone, for the script.
pub(super) async fn board(
    State(pages): State<Pages>,
    Reader(locale): Reader,
    Path((page, ply)): Path<(String, String)>,
    Query(wanted): Query<Wanted>,
) -> Response {
    let shown = async {
        let ply = number(&ply)?;
        let paged = pages.game(&page).await?;
        let view = BoardView::of(locale, &paged, ply).ok_or(NoPage::Missing)?;
        let version = versions(&paged.state).into_iter().nth(ply);
        let keep = wanted.keep(&version.unwrap_or_default());
        let headers = [
            (header::CACHE_CONTROL, keep),
            (header::VARY, "accept-language"),
        ];
        // What the page was made with goes before its own headers.
        let mut answer = Page(view).into_response();
        for (name, value) in headers {
            answer
                .headers_mut()
                .insert(name, header::HeaderValue::from_static(value));
        }
        Ok::<_, NotShown>(answer)
    };
    shown.await.unwrap_or_else(|not| not.in_words(locale))
}

/// The ply that stands in an address, written as we write it.
pub(super) fn number(text: &str) -> Result<usize, NotShown> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let plain = digits && (text == "0" || !text.starts_with('0'));
    let number = text.parse().ok().filter(|_| plain);
    Ok(number.ok_or(NoPage::Missing)?)
}
