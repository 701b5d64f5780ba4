//! Boards of points on the local page: whole games by clicks, and points reached by finger, keys and without a script.

use raichi_standin::patience;
use std::time::Duration;

use serde_json::json;
use thirtyfour::Key;
use tokio::time::timeout;

use crate::{
    browser::Browser,
    local_page::Page,
    window::{Look, Window},
};

/// A game on each line: its ruleset and its plies.
const GAMES: &str = include_str!("point_games.txt");

/// A ruleset on each board.
const BOARDS: [&str; 8] = [
    "fox-and-hounds",
    "fox-and-geese-diagonals",
    "bagh-chal",
    "sua-ghin-gnua",
    "len-choa",
    "pulijudam",
    "mini-dablot",
    "dablot",
];

/// A desk, a phone upright in light and dark, and one across: width, height, and whether it is dark.
const LOOKS: [(u32, u32, bool); 4] = [
    (1280, 800, false),
    (390, 844, false),
    (390, 844, true),
    (700, 360, false),
];

/// The edge of a point that is hit at the first tap, in CSS pixels.
const EASY: f64 = 24.0;

/// Plies of fox and geese after which the fox has a chain: a5-c3-a3-a5.
const BEFORE_CHAIN: [&str; 10] = [
    "d4-c5", "a3-a4", "c5-b4", "g3-g4", "b4-a5", "g4-g5", "a5-b5", "c3-b4", "b5-a5", "e3-f4",
];

/// The picture of the newest message.
const NEWEST: &str = "[...document.querySelectorAll('.message figure > img')].at(-1)?.src";

/// The plies of a game of [`GAMES`].
pub(crate) fn game_of(rules: &str) -> Vec<&'static str> {
    let game = GAMES
        .lines()
        .find_map(|line| line.strip_prefix(&format!("{rules}: ")));
    game.expect("a game of these rules").split(' ').collect()
}

/// The points of a ply in the order in which they are clicked, without its captures.
pub(crate) fn points(ply: &str) -> Vec<&str> {
    let path = ply.split('x').next().unwrap_or_default();
    path.split(['-', '+']).collect()
}

impl Window {
    /// Clicks a button as soon as nothing covers its middle: a new board may still be on its way into sight.
    async fn click_in_sight(&self, css: &str) {
        self.until(&format!(
            "(() => {{
                const button = document.querySelector({css:?});
                if (!button) return false;
                const {{ left, top, width, height }} = button.getBoundingClientRect();
                return document.elementFromPoint(left + width / 2, top + height / 2) === button;
            }})()"
        ))
        .await;
        self.click(css).await;
    }

    /// Clicks a ply at the newest board, point by point, and waits for the next one.
    async fn click_ply(&self, ply: &str) {
        let before = self.value(NEWEST).await;
        let posted = format!("{NEWEST} !== {before}");
        if ply == "end" {
            self.click(".whole button[value=end]").await;
            return self.until(&posted).await;
        }
        let points = points(ply);
        for (at, point) in points.iter().enumerate() {
            // The first point of a piece that goes somewhere is not a target.
            let look = if at == 0 && points.len() > 1 {
                "piece"
            } else {
                "target"
            };
            self.click_in_sight(&format!(".squares .{look}[value={point}]"))
                .await;
            if at + 1 < points.len() {
                let path = points[..=at].join("-");
                let chosen = format!("document.querySelector('.squares').from.value === {path:?}");
                self.until(&chosen).await;
            }
        }
        let whole = format!(".whole button[value='{}']", points.join("-"));
        self.until(&format!(
            "{posted} || document.querySelector(\"{whole}\")?.checkVisibility()"
        ))
        .await;
        if self.value(&posted).await == false {
            self.click(&whole).await;
        }
        self.until(&posted).await;
    }
}

/// Plays a game of [`GAMES`] as both sides, on one page.
async fn plays(rules: &str) {
    plays_at(rules, Look::DESK).await;
}

async fn plays_at(rules: &str, look: Look) {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    let window = browser.window(look).await;
    page.say(1, &format!("/challenge @Raven {rules}")).await;
    window.open(&page.seat(1)).await;
    window.mark().await;
    window.see(".squares").await;
    let plies = game_of(rules);
    let longest = plies.iter().map(|ply| points(ply).len()).max();
    for ply in &plies {
        window.click_ply(ply).await;
        if Some(points(ply).len()) == longest {
            window.shot(&format!("points-{rules}-longest")).await;
        }
    }
    window.miss(".squares").await;
    window.see(".message button[value*=rematch]").await;
    window.shot(&format!("points-{rules}-over")).await;
    window.assert_same_page().await;
    window.close().await;
}

#[tokio::test]
async fn fox_and_geese_is_clicked_to_its_end() {
    plays("fox-and-geese").await;
}

#[tokio::test]
async fn halatafl_is_clicked_to_its_end() {
    plays("halatafl").await;
}

#[tokio::test]
async fn asalto_is_clicked_to_its_end() {
    plays("asalto").await;
}

#[tokio::test]
async fn bagh_chal_is_clicked_to_its_end() {
    plays("bagh-chal").await;
}

#[tokio::test]
async fn mini_dablot_is_clicked_to_its_end() {
    plays("mini-dablot").await;
}

#[tokio::test]
async fn turns_of_several_actions_are_clicked() {
    plays("mini-dablot-actions").await;
}

#[tokio::test]
async fn an_ambush_is_clicked_leap_by_leap() {
    plays("mini-dablot-ambush").await;
}

#[tokio::test]
async fn the_maharajah_is_clicked_to_its_end_on_a_phone() {
    plays_at("maharajah", Look::PHONE).await;
}

#[tokio::test]
async fn berserk_is_clicked_to_its_end_on_a_phone() {
    plays_at("berserk", Look::PHONE).await;
}

#[tokio::test]
async fn tyr_on_15_is_clicked_to_its_end_on_a_phone() {
    plays_at("tyr-15", Look::PHONE).await;
}

#[tokio::test]
async fn every_point_of_every_board_is_in_sight_and_large_enough() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let mut window = browser.window(Look::DESK).await;
    for rules in BOARDS {
        let page = Page::open().await;
        page.say(1, &format!("/challenge @Raven {rules}")).await;
        for (width, height, dark) in LOOKS {
            window
                .change(Look {
                    width,
                    height,
                    dark,
                    ..Look::DESK
                })
                .await;
            window.open(&page.seat(1)).await;
            window.middle(".squares").await;
            // Each point that can be clicked is hit in its middle.
            let missed = window
                    .value(
                        "[...document.querySelectorAll('.squares button:enabled')].filter(point => {
                            const { left, top, width, height } = point.getBoundingClientRect();
                            return document.elementFromPoint(left + width / 2, top + height / 2) !== point;
                        }).map(point => point.value)",
                    )
                    .await;
            assert_eq!(missed, json!([]), "{rules} at {width}×{height}");
            let edge = "document.querySelector('.squares button').getBoundingClientRect().width";
            let edge = window.value(edge).await.as_f64().expect("a number");
            eprintln!("{rules} at {width}×{height}: points of {edge:.1} pixels");
            assert!(height < 800 || edge >= EASY, "{rules}: {edge} pixels");
            window
                .value("document.querySelector('.squares :is(.piece, .target)').focus()")
                .await;
            window.shot(&format!("points-{rules}")).await;
            window
                .assert_accessible_and_small(&format!("{rules} at {width}×{height}"))
                .await;
        }
        // Before the page ends, which the window would notice.
        window.open("about:blank").await;
    }
    window.close().await;
}

#[tokio::test]
async fn a_chain_is_put_down_ended_and_dragged() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    let window = browser.window(Look::DESK).await;
    page.say(1, "/challenge @Raven fox-and-geese").await;
    for ply in BEFORE_CHAIN {
        page.say(1, ply).await;
    }
    window.open(&page.seat(1)).await;
    window.mark().await;
    let chosen = |path: &str| format!("document.querySelector('.squares').from.value === {path:?}");
    let under = "document.querySelector('.under').getBoundingClientRect().top";
    let before = window.value(under).await;
    window.click(".piece[value=a5]").await;
    window.click(".target[value=c3]").await;
    window.until(&chosen("a5-c3")).await;
    assert_eq!(window.text(".whole button").await, "Stop here: a5–c3");
    let said = "document.getElementById('said').textContent";
    assert_eq!(
        window.value(said).await,
        "a5–c3: a3, e3 or Stop here: a5–c3"
    );
    assert_eq!(window.value(under).await, before, "nothing has moved");
    window.shot("points-chain").await;
    // A chain is a part of the address, so it is still there when the page is opened anew.
    window.open(&window.address().await).await;
    window.until(&chosen("a5-c3")).await;
    window.assert_accessible_and_small("a chain").await;
    window.mark().await;
    // An update leaves the chain as it is, and it can be put down.
    page.say(2, "/challenge @Raven brandubh").await;
    window.see(".message .buttons .success").await;
    assert_eq!(window.value(&chosen("a5-c3")).await, true);
    window
        .value("document.querySelector('.squares .selected').focus()")
        .await;
    window.press(Key::Escape).await;
    window.until(&chosen("")).await;
    window.miss(".whole").await;
    assert_eq!(window.address().await, page.seat(1));
    // A drag is the first leap, and one from there the next.
    for (from, to, path) in [("a5", "c3", "a5-c3"), ("c3", "a3", "a5-c3-a3")] {
        let from = window
            .middle(&format!(".squares button[value={from}]"))
            .await;
        let to = window.middle(&format!(".squares button[value={to}]")).await;
        window.drag(from, to).await;
        window.until(&chosen(path)).await;
        window.miss(".ghost").await;
    }
    // The last point once more ends the chain, although the piece could go on.
    window.click(".selected[value=a3]").await;
    window.shows("a5–c3–a3").await;
    window.assert_same_page().await;
    window.close().await;
}

#[tokio::test]
async fn a_chain_and_the_end_of_a_turn_need_no_script() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    let look = Look {
        script: false,
        ..Look::DESK
    };
    let window = browser.window(look).await;
    page.say(1, "/challenge @Raven mini-dablot-actions").await;
    window.open(&page.seat(1)).await;
    window.click(".piece[value=g5]").await;
    window.click(".target[value=f6]").await;
    window.click(".whole button[value=end]").await;
    // North moves now.
    window.click(".piece[value=c7]").await;
    window.see(".target[value=c5]").await;

    let page = Page::open().await;
    page.say(1, "/challenge @Raven fox-and-geese").await;
    for ply in BEFORE_CHAIN {
        page.say(1, ply).await;
    }
    window.open(&page.seat(1)).await;
    window.click(".piece[value=a5]").await;
    window.click(".target[value=c3]").await;
    window.click(".whole button[value=a5-c3]").await;
    // Without a script, a click may return before the browser has sent the form.
    let played = async { while !page.text("/as/1").await.contains("a5–c3") {} };
    let played = timeout(patience(Duration::from_secs(30)), played).await;
    played.expect("the chain is played");
    window.close().await;
}

#[tokio::test]
async fn the_points_of_a_triangle_are_reached_by_arrows() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    for (rules, plies) in [
        ("len-choa", ["b2", "a4-a3", "c2"]),
        ("pulijudam", ["c3", "d4-d3", "b2"]),
    ] {
        let page = Page::open().await;
        let window = browser.window(Look::DESK).await;
        page.say(1, &format!("/challenge @Raven {rules}")).await;
        window.open(&page.seat(1)).await;
        window.see(".squares").await;
        // From the first point, arrows lead to every other one.
        let reached = window
            .value(
                "(() => {
                    const first = document.querySelector('.squares .target');
                    const reached = new Set([first]);
                    for (const point of reached) {
                        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
                            point.focus();
                            point.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
                            reached.add(document.activeElement);
                        }
                    }
                    return reached.size;
                })()",
            )
            .await;
        let targets = window.count(".squares .target").await;
        assert_eq!(reached, targets, "{rules}");
        window
            .value("document.querySelector('.squares .target').focus()")
            .await;
        for ply in plies {
            let before = window.value(NEWEST).await;
            for point in points(ply) {
                window.walk_to(point).await;
                window.press(Key::Enter).await;
            }
            window.until(&format!("{NEWEST} !== {before}")).await;
            let ready = "document.activeElement.matches('.squares :is(.piece, .target)')";
            window.until(ready).await;
        }
        window.close().await;
    }
}
