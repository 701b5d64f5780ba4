//! The handlers of the pages.

use askama::Template;
use axum::{
    extract::{Path, Query, State},
    http::{HeaderMap, HeaderValue, Uri, header},
    response::{IntoResponse, Response},
};
use serde::Deserialize;

use super::{
    Pages,
    share::Share,
    version::{board_version, versions},
    view::{BoardView, Context, GameView},
};
use crate::{
    locale::Locale,
    service::{ANALYSE_PATH, RULES_PATH, player_names},
    text::{self, NoPage},
    web::{FOR_EVER, Frame, Look, LookQuery, NotShown, Page, Reader},
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

/// What a request says beside the address.
pub(super) struct Request<'a> {
    pub(super) locale: Locale,
    pub(super) look: Look,
    pub(super) headers: &'a HeaderMap,
    pub(super) uri: &'a Uri,
}

/// The page with the newest position.
pub(super) async fn newest(
    State(pages): State<Pages>,
    Reader(locale): Reader,
    Path(page): Path<String>,
    Query(look): Query<LookQuery>,
    headers: HeaderMap,
    uri: Uri,
) -> Result<Response, NotShown> {
    let request = Request {
        locale,
        look: look.into(),
        headers: &headers,
        uri: &uri,
    };
    Ok(Page(view(&pages, &request, &page, None).await?).into_response())
}

/// The page with the position after a ply.
pub(super) async fn ply(
    State(pages): State<Pages>,
    Reader(locale): Reader,
    Path((page, ply)): Path<(String, String)>,
    Query(look): Query<LookQuery>,
    headers: HeaderMap,
    uri: Uri,
) -> Result<Response, NotShown> {
    let request = Request {
        locale,
        look: look.into(),
        headers: &headers,
        uri: &uri,
    };
    Ok(Page(view(&pages, &request, &page, Some(&ply)).await?).into_response())
}

/// The view of a game after a ply, or after the last one. A reader who asks for a ply that the game does not have is shown
/// the way to the game.
pub(super) async fn view(
    pages: &Pages,
    request: &Request<'_>,
    page: &str,
    ply: Option<&str>,
) -> Result<GameView, NotShown> {
    let ply = match ply.map(number).transpose() {
        Ok(ply) => ply,
        Err(_) => return Err(pages.astray(page).await),
    };
    let shown = pages.shown(page).await?;
    let paged = &shown.paged;
    let context = Context {
        locale: request.locale,
        look: request.look,
        names: player_names(&pages.store, request.locale, paged.place.door, &paged.state).await?,
        neighbours: pages.neighbours(&paged.place).await?,
        share: Share::of(&pages.opened, &paged.place, request.headers, request.uri),
        address: pages.opened.address(&paged.place),
        has_sign_in: pages.opened.has_sign_in(),
        votes: if paged.state.has_team() {
            pages.store.vote_turns(&paged.state).await?
        } else {
            Vec::new()
        },
    };
    match GameView::of(context, &shown, ply) {
        Some(view) => Ok(view),
        None => Err(pages.astray(page).await),
    }
}

/// The response below the address of a game where there is nothing.
pub(super) async fn astray(State(pages): State<Pages>, Path(page): Path<String>) -> NotShown {
    pages.astray(&page).await
}

/// The position alone, for the script.
pub(super) async fn board(
    State(pages): State<Pages>,
    Reader(locale): Reader,
    Path((page, ply)): Path<(String, String)>,
    Query(query): Query<VersionQuery>,
    Query(look): Query<LookQuery>,
) -> Result<Response, NotShown> {
    let ply = number(&ply)?;
    let shown = pages.shown(&page).await?;
    let view = BoardView::of(locale, look.into(), &shown, ply).ok_or(NoPage::Missing)?;
    let version = versions(&shown.paged.state).into_iter().nth(ply);
    let version = board_version(version.unwrap_or_default(), shown.reviewed.as_ref());
    let cache_control = query.cache_control(&version);
    let headers = [
        (header::CACHE_CONTROL, cache_control),
        (header::VARY, "accept-language"),
    ];
    // Headers of the page itself would otherwise take precedence.
    let mut answer = Page(view).into_response();
    for (name, value) in headers {
        let value = HeaderValue::from_static(value);
        answer.headers_mut().insert(name, value);
    }
    Ok(answer)
}

/// A ply from a path, in canonical form.
pub(super) fn number(text: &str) -> Result<usize, NotShown> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let plain = digits && (text == "0" || !text.starts_with('0'));
    let number = text.parse().ok().filter(|_| plain);
    Ok(number.ok_or(NoPage::Missing)?)
}

#[derive(Template)]
#[template(path = "game/home.html")]
struct Home {
    frame: Frame,
    message: String,
    /// The paths of the other pages, and what leads there.
    ways: [(&'static str, String); 2],
}

/// The page to which all ways home lead: what there is on this site.
pub(crate) async fn home(Reader(locale): Reader) -> Response {
    let (title, message) = text::home(locale);
    let frame = Frame { locale, title };
    let ways = [
        (ANALYSE_PATH, text::AnalysisWords(locale).title()),
        (RULES_PATH, text::FormWords(locale).title()),
    ];
    Page(Home {
        frame,
        message,
        ways,
    })
    .into_response()
}
