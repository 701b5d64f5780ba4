//! The files that pages need: in the binary, each under a name that changes with it, so that browsers keep it for
//! ever and never show an old one.

use std::{fmt::Write, sync::LazyLock};

use axum::{
    Router,
    extract::Path,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use raichi_render::{BoardSize, Scene};

/// For how long browsers keep what never changes under its name.
pub(crate) const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// A file that pages need.
pub(super) struct Asset {
    /// `/assets/style-0123456789abcdef.css`.
    path: String,
    kind: &'static str,
    content: String,
}

pub(super) static STYLE: LazyLock<Asset> = LazyLock::new(|| {
    let style = [
        include_str!("assets/style.css"),
        include_str!("assets/game.css"),
        &grids(),
    ]
    .concat();
    Asset::new("style", "css", "text/css; charset=utf-8", style)
});
pub(super) static SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    let script = [
        include_str!("assets/times.js"),
        include_str!("assets/news.js"),
        include_str!("assets/script.js"),
    ]
    .concat();
    Asset::new("script", "js", "text/javascript; charset=utf-8", script)
});
/// What steps through a game, by means of the other script; the other pages do without it.
static GAME_SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    let script = include_str!("assets/game.js").to_owned();
    Asset::new("game", "js", "text/javascript; charset=utf-8", script)
});
pub(super) static ICON: LazyLock<Asset> = LazyLock::new(|| {
    let icon = include_str!("assets/icon.svg").to_owned();
    Asset::new("icon", "svg", "image/svg+xml", icon)
});

impl Asset {
    fn new(stem: &str, ending: &str, kind: &'static str, content: String) -> Self {
        let hash = hash(content.as_bytes());
        Self {
            path: format!("/assets/{stem}-{hash:016x}.{ending}"),
            kind,
            content,
        }
    }

    pub(super) fn path(&self) -> &str {
        &self.path
    }
}

/// FNV-1a: tells apart the versions of a file, which nobody forges.
pub(crate) fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Where the squares of each board size lie in its picture, in percent: `.grid-11` covers the squares of the
/// picture of a board of eleven. It stands in the style sheet, since the guard forbids styles in pages.
fn grids() -> String {
    let mut rules = String::new();
    for size in BoardSize::all() {
        let scene = Scene::new(size);
        let (width, _) = raichi_render::dimensions(&scene);
        let (margin, edge) = raichi_render::board_area(size);
        let percent = |pixels: u32| 100.0 * f64::from(pixels) / f64::from(width);
        let (left, wide, size) = (percent(margin), percent(edge), size.get());
        // The board is square; a percentage of the width says both.
        let written = write!(
            rules,
            ".grid-{size}{{margin:{left:.4}%;width:{wide:.4}%;grid-template:repeat({size},1fr)/repeat({size},1fr)}}"
        );
        // Writing into a String does not fail.
        if written.is_err() {
            break;
        }
    }
    rules
}

/// Where the script is that steps through a game.
pub(crate) fn game_script() -> &'static str {
    GAME_SCRIPT.path()
}

/// Where the pages' files are.
pub(crate) fn routes<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new()
        .route("/assets/{name}", get(asset))
        .route("/favicon.ico", get(async || file(&ICON)))
}

async fn asset(Path(name): Path<String>) -> Response {
    let assets = [&*STYLE, &*SCRIPT, &*GAME_SCRIPT, &*ICON];
    let named = |asset: &&Asset| asset.path.rsplit('/').next() == Some(name.as_str());
    match assets.into_iter().find(named) {
        Some(asset) => file(asset),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

fn file(asset: &'static Asset) -> Response {
    let headers = [
        (header::CONTENT_TYPE, asset.kind),
        (header::CACHE_CONTROL, FOR_EVER),
    ];
    (headers, asset.content.as_str()).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_changes_changes_its_name() {
        let named = |content: &str| Asset::new("style", "css", "text/css", content.to_owned()).path;
        assert_eq!(named("a"), "/assets/style-af63dc4c8601ec8c.css");
        assert_ne!(named("a"), named("b"));
    }

    #[test]
    fn the_files_ask_nobody_else() {
        for asset in [&*STYLE, &*SCRIPT, &*GAME_SCRIPT, &*ICON] {
            let content = asset.content.replace("http://www.w3.org/2000/svg", "");
            for elsewhere in ["http:", "https:", "//cdn", "@import", "eval("] {
                assert!(!content.contains(elsewhere), "{}: {elsewhere}", asset.path);
            }
        }
    }

    #[test]
    fn every_board_has_its_grid() {
        for size in BoardSize::all() {
            assert!(
                STYLE.content.contains(&format!(".grid-{}{{", size.get())),
                "{size}"
            );
        }
    }
}
