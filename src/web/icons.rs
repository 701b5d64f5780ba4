//! The icons under which systems keep a page, and the file that names them: at addresses that never change, since systems
//! ask for them by themselves.

use std::sync::LazyLock;

use axum::{
    Router,
    http::header,
    response::{IntoResponse, Response},
    routing::get,
};
use raichi_render::icon_png;
use tokio::task::spawn_blocking;

/// An icon, which is drawn when it is first asked for.
type Icon = LazyLock<Vec<u8>>;

static TOUCH: Icon = LazyLock::new(|| icon_png(180));
static SMALL: Icon = LazyLock::new(|| icon_png(192));
static LARGE: Icon = LazyLock::new(|| icon_png(512));

const MANIFEST: &str = include_str!("assets/manifest.json");
/// For how long browsers keep these files.
const A_DAY: &str = "public, max-age=86400";

/// The routes of these files.
pub(super) fn routes<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new()
        .route("/apple-touch-icon.png", get(async || drawn(&TOUCH).await))
        .route("/icon-192.png", get(async || drawn(&SMALL).await))
        .route("/icon-512.png", get(async || drawn(&LARGE).await))
        .route(
            "/manifest.webmanifest",
            get(async || file("application/manifest+json", MANIFEST)),
        )
}

async fn drawn(icon: &'static Icon) -> Response {
    let bytes = spawn_blocking(|| icon.as_slice()).await;
    file("image/png", bytes.unwrap_or_default())
}

fn file(kind: &'static str, content: impl IntoResponse) -> Response {
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, A_DAY)];
    (headers, content).into_response()
}
