//! The board of a game for frames on other sites: without live updates, without links to the players' places, and
//! without anything that is kept in the browser.

use askama::Template;
use axum::{
    extract::{Path, Query, State},
    http::{HeaderMap, HeaderName, HeaderValue, Uri, header},
    response::{IntoResponse, Response},
};

use super::{
    Pages,
    show::{Request, view},
    view::{BoardView, Button, GameView, MovesView},
};
use crate::{
    locale::Locale,
    text::{self, Label},
    web::{Frame, LookQuery, NotShown, Page, Reader, embed_script, framed_policy},
};

/// The board alone.
#[derive(Template)]
#[template(path = "game/embed.html")]
struct Embed {
    frame: Frame,
    /// The address of the whole page.
    whole: String,
    root: String,
    pages: String,
    query: String,
    look: String,
    board: BoardView,
    ply: usize,
    last: usize,
    buttons: [Button; 4],
    moves: MovesView,
}

impl From<GameView> for Embed {
    fn from(view: GameView) -> Self {
        let pages = format!("{}/embed", view.root);
        Self {
            frame: view.frame,
            whole: view.address.unwrap_or_else(|| view.root.clone()),
            root: view.root,
            moves: view.moves.below(pages.clone()),
            pages,
            query: view.query,
            look: view.look,
            board: view.board,
            ply: view.ply,
            last: view.last,
            buttons: view.buttons,
        }
    }
}

impl Embed {
    fn label(&self, label: Label) -> String {
        text::label(self.frame.locale, label)
    }

    #[expect(clippy::unused_self, reason = "templates ask the view for everything")]
    fn script(&self) -> &str {
        embed_script()
    }
}

/// The newest position.
pub(super) async fn newest(
    State(pages): State<Pages>,
    Reader(locale): Reader,
    Path(page): Path<String>,
    Query(look): Query<LookQuery>,
    headers: HeaderMap,
    uri: Uri,
) -> Response {
    framed(&pages, locale, &page, None, look, &headers, &uri).await
}

/// The position after a ply.
pub(super) async fn ply(
    State(pages): State<Pages>,
    Reader(locale): Reader,
    Path((page, ply)): Path<(String, String)>,
    Query(look): Query<LookQuery>,
    headers: HeaderMap,
    uri: Uri,
) -> Response {
    framed(&pages, locale, &page, Some(&ply), look, &headers, &uri).await
}

/// A page that other sites may frame, also where there is no game: an error of the browser would explain nothing.
async fn framed(
    pages: &Pages,
    locale: Locale,
    page: &str,
    ply: Option<&str>,
    look: LookQuery,
    headers: &HeaderMap,
    uri: &Uri,
) -> Response {
    let look = look.into();
    let request = Request {
        locale,
        look,
        headers,
        uri,
    };
    let shown = view(pages, &request, page, ply).await;
    let shown: Result<_, NotShown> = shown.map(|view| Page(Embed::from(view)));
    let mut response = shown.into_response();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, framed_policy()),
        // Sites that isolate themselves show only what allows it.
        (
            HeaderName::from_static("cross-origin-resource-policy"),
            "cross-origin",
        ),
    ] {
        response
            .headers_mut()
            .insert(name, HeaderValue::from_static(value));
    }
    response
}
