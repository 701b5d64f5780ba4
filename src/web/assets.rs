//! Static files: embedded in the binary, each under a name with a hash of its content, so that browsers can
//! cache it for ever and never show an old version.

use std::sync::LazyLock;

use axum::{
    Router,
    extract::Path,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};

use raichi_render::ICON_SVG;

use super::{boards, icons};

/// The `Cache-Control` of files that never change under their name.
pub(crate) const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// A static file.
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
        include_str!("assets/rules.css"),
        include_str!("assets/activity.css"),
        include_str!("assets/analyse.css"),
        &boards::rules(),
        &ratios(),
    ]
    .concat();
    Asset::of("style", "css", "text/css; charset=utf-8", &style)
});
pub(super) static SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    let script = [
        include_str!("assets/times.js"),
        include_str!("assets/news.js"),
        include_str!("assets/kept.js"),
        include_str!("assets/positions.js"),
        include_str!("assets/board.js"),
        include_str!("assets/course.js"),
        include_str!("assets/script.js"),
    ]
    .concat();
    Asset::of("script", "js", "text/javascript; charset=utf-8", &script)
});
/// The script of the game pages, in place of the other one.
static GAME_SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    let script = [
        include_str!("assets/times.js"),
        include_str!("assets/news.js"),
        include_str!("assets/kept.js"),
        include_str!("assets/positions.js"),
        include_str!("assets/game.js"),
        include_str!("assets/play.js"),
        include_str!("assets/look.js"),
        include_str!("assets/sound.js"),
        include_str!("assets/share.js"),
    ]
    .concat();
    Asset::of("game", "js", "text/javascript; charset=utf-8", &script)
});
/// The script of the page on which people who have signed in play.
pub(super) static PLAY_SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    let script = [
        include_str!("assets/times.js"),
        include_str!("assets/kept.js"),
        include_str!("assets/board.js"),
        include_str!("assets/client.js"),
        include_str!("assets/activity.js"),
        include_str!("assets/sound.js"),
    ]
    .concat();
    Asset::of("play", "js", "text/javascript; charset=utf-8", &script)
});
/// The script of the analysis board.
static ANALYSE_SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    let script = [
        include_str!("assets/kept.js"),
        include_str!("assets/board.js"),
        include_str!("assets/analyse.js"),
    ]
    .concat();
    Asset::of("analyse", "js", "text/javascript; charset=utf-8", &script)
});
/// What makes sounds, for pages that load it later.
pub(super) static SOUND_SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    let script = include_str!("assets/sound.js");
    Asset::of("sound", "js", "text/javascript; charset=utf-8", script)
});
/// The script of the page on which rules are put together.
static RULES_SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    let script = include_str!("assets/rules.js");
    Asset::of("rules", "js", "text/javascript; charset=utf-8", script)
});
/// The script of game pages in frames of other sites, which follow nothing and keep nothing.
static EMBED_SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    let script = [
        include_str!("assets/positions.js"),
        include_str!("assets/game.js"),
        include_str!("assets/play.js"),
    ]
    .concat();
    Asset::of("embed", "js", "text/javascript; charset=utf-8", &script)
});
pub(super) static ICON: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("icon", "svg", "image/svg+xml", ICON_SVG.to_owned()));

impl Asset {
    /// A script or a style.
    fn of(stem: &str, ending: &str, kind: &'static str, source: &str) -> Self {
        Self::new(stem, ending, kind, lean(source))
    }

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

/// A script or a style without what only its authors need: comments in lines of their own, and indentation.
fn lean(source: &str) -> String {
    let mut lean = String::with_capacity(source.len());
    let mut in_comment = false;
    for line in source.lines().map(str::trim) {
        in_comment |= line.starts_with("/*");
        if !in_comment && !line.is_empty() && !line.starts_with("//") {
            lean += line;
            lean.push('\n');
        }
        in_comment &= !line.ends_with("*/");
    }
    lean
}

/// FNV-1a: distinguishes versions of a file, for which no cryptographic hash is needed.
pub(crate) fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// The narrowest and the widest picture with a rule of its own, as the width in percent of the height.
const RATIOS: (u32, u32) = (40, 200);

/// The width of a picture in percent of its height, as the style sheet knows it: `.ratio-88` is a picture that is
/// 0.88 times as wide as it is high. It is never wider than that.
pub(crate) fn picture_ratio(width: u32, height: u32) -> u32 {
    let percent = (100 * width).checked_div(height).unwrap_or(100);
    percent.clamp(RATIOS.0, RATIOS.1)
}

/// The widths of pictures in relation to their heights, by which they are fitted into the window.
fn ratios() -> String {
    let rule = |percent| format!(".ratio-{percent}{{--ratio:{}}}", f64::from(percent) / 100.0);
    (RATIOS.0..=RATIOS.1).map(rule).collect()
}

/// The path of the script of game pages.
pub(crate) fn game_script() -> &'static str {
    GAME_SCRIPT.path()
}

/// The path of the script of the page on which people who have signed in play.
#[cfg(feature = "discord")]
pub(crate) fn play_script() -> &'static str {
    PLAY_SCRIPT.path()
}

/// The path of the script of the analysis board.
pub(crate) fn analyse_script() -> &'static str {
    ANALYSE_SCRIPT.path()
}

/// The path of the script of game pages in frames.
pub(crate) fn embed_script() -> &'static str {
    EMBED_SCRIPT.path()
}

/// The path of the script of the page on which rules are put together.
pub(crate) fn rules_script() -> &'static str {
    RULES_SCRIPT.path()
}

/// The files that pages need.
fn all() -> [&'static Asset; 9] {
    [
        &STYLE,
        &SCRIPT,
        &GAME_SCRIPT,
        &PLAY_SCRIPT,
        &SOUND_SCRIPT,
        &RULES_SCRIPT,
        &ANALYSE_SCRIPT,
        &EMBED_SCRIPT,
        &ICON,
    ]
}

/// The routes of the static files.
pub(crate) fn routes<S: Clone + Send + Sync + 'static>() -> Router<S> {
    icons::routes()
        .route("/assets/{name}", get(asset))
        .route("/favicon.ico", get(async || file(&ICON)))
}

async fn asset(Path(name): Path<String>) -> Response {
    let named = |asset: &&Asset| asset.path.rsplit('/').next() == Some(name.as_str());
    match all().into_iter().find(named) {
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
    fn a_changed_file_has_another_name() {
        let named = |content: &str| Asset::new("style", "css", "text/css", content.to_owned()).path;
        assert_eq!(named("a"), "/assets/style-af63dc4c8601ec8c.css");
        assert_ne!(named("a"), named("b"));
    }

    #[test]
    fn comments_stay_here() {
        let source =
            "/* One\n   two. */\n.a { b: c; }\n\n// Three.\n  d(\"//\"); /* e */\n/* Four. */\nf\n";
        assert_eq!(lean(source), ".a { b: c; }\nd(\"//\"); /* e */\nf\n");
    }

    #[test]
    fn assets_load_nothing_from_other_sites() {
        for asset in all() {
            // The names of elements, and of Discord's client, to which messages go.
            let content = asset.content.replace("http://www.w3.org/2000/svg", "");
            let content = content.replace("`https://${host}`", "");
            for elsewhere in ["http:", "https:", "//cdn", "@import", "eval("] {
                assert!(!content.contains(elsewhere), "{}: {elsewhere}", asset.path);
            }
        }
    }

    #[test]
    fn every_picture_has_its_ratio() {
        for (width, height, ratio) in [(704, 800, 88), (100, 100, 100), (1, 1000, 40), (7, 0, 100)]
        {
            assert_eq!(picture_ratio(width, height), ratio, "{width}x{height}");
            assert!(STYLE.content.contains(&format!(".ratio-{ratio}{{--ratio:")));
        }
        assert!(STYLE.content.contains(".ratio-88{--ratio:0.88}"));
    }
}
