//! Pictures that are the same for everybody: the board of a first game, and the icons under which systems keep a page, with
//! the file that names them, at addresses that never change, since systems ask for them by themselves.

use std::sync::LazyLock;

use axum::{
    Router,
    http::header,
    response::{IntoResponse, Response},
    routing::get,
};
use raichi_render::icon_png;
use raichi_rules::{Game, Ruleset};
use tokio::task::spawn_blocking;

use super::FOR_EVER;
use crate::{games::FIRST_RULES, picture};

/// The picture of the board with which a first game begins. Its address has the version of the program, whose art it shows.
pub(crate) const FIRST_BOARD: &str = concat!("/boards/first-", env!("CARGO_PKG_VERSION"), ".png");

/// A picture, which is drawn when it is first asked for.
type Drawn = LazyLock<Vec<u8>>;

static TOUCH: Drawn = LazyLock::new(|| icon_png(180));
static SMALL: Drawn = LazyLock::new(|| icon_png(192));
static LARGE: Drawn = LazyLock::new(|| icon_png(512));
static BOARD: Drawn = LazyLock::new(|| {
    let rules = Ruleset::preset(FIRST_RULES).unwrap_or_default();
    raichi_render::png(&picture::of_start(&Game::new(rules)))
});

const MANIFEST: &str = include_str!("assets/manifest.json");
/// For how long browsers keep these files.
const A_DAY: &str = "public, max-age=86400";

/// The routes of these files.
pub(super) fn routes<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new()
        .route(FIRST_BOARD, get(async || drawn(&BOARD, FOR_EVER).await))
        .route(
            "/apple-touch-icon.png",
            get(async || drawn(&TOUCH, A_DAY).await),
        )
        .route("/icon-192.png", get(async || drawn(&SMALL, A_DAY).await))
        .route("/icon-512.png", get(async || drawn(&LARGE, A_DAY).await))
        .route(
            "/manifest.webmanifest",
            get(async || file("application/manifest+json", A_DAY, MANIFEST)),
        )
}

async fn drawn(picture: &'static Drawn, kept: &'static str) -> Response {
    let bytes = spawn_blocking(|| picture.as_slice()).await;
    file("image/png", kept, bytes.unwrap_or_default())
}

fn file(kind: &'static str, kept: &'static str, content: impl IntoResponse) -> Response {
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, kept)];
    (headers, content).into_response()
}
