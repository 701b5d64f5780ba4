//! The page of a game: stepping through it, live updates, German, the dark theme, and boards of points.

use raichi_rules::{Game, Ruleset, Side};
use raichi_standin::{StandIn, options};
use serde_json::json;
use thirtyfour::Key;

use crate::{
    browser::Browser,
    database::Database,
    game_pages::{Site, opened, path},
    harness::{Harness, label},
    proxy::{Proxy, Server},
    window::{Look, Window},
};

const CAPTURED: &str = include_str!("../it/games/king-captured.txt");

/// A harness whose games have pages, and a game after some moves.
pub(crate) struct Shown {
    pub(crate) harness: Harness,
    pub(crate) site: Site,
    pub(crate) root: String,
}

impl Shown {
    pub(crate) async fn new(rules: &str, moves: &str) -> Self {
        let (discord, database) = (StandIn::start().await, Database::new().await);
        let harness = Harness::set(discord, database, "en-US", &opened("all")).await;
        let site = Site::of(&harness.bot).await;
        harness.game(rules).await;
        let mut game = Game::new(Ruleset::preset(rules).expect("it ships"));
        for mv in moves.split_whitespace() {
            let mv = mv.trim_start_matches('K').split('x').next();
            let mv = mv.expect("a move");
            let who = match game.to_move() {
                Side::First => &harness.ann,
                Side::Second => &harness.bjorn,
            };
            harness.play(who, mv).await;
            let ply = mv.parse().expect("a ply");
            game.play(ply).expect("it is legal");
        }
        let root = path(&harness.pool, 1).await;
        Self {
            harness,
            site,
            root,
        }
    }

    /// The address of the page, or of a path below it.
    pub(crate) fn at(&self, below: &str) -> String {
        self.site.at(&format!("{}{below}", self.root))
    }
}

/// Waits until a window shows a ply.
pub(crate) async fn shows(window: &Window, ply: usize) {
    window.see(&format!("#game[data-ply='{ply}']")).await;
    window
        .see(&format!("#moves a[data-ply='{ply}'][aria-current]"))
        .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn keys_step_through_a_game() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let shown = Shown::new("norse", CAPTURED).await;
    let mut window = browser.window(Look::DESK).await;
    window.open(&shown.at("")).await;
    shows(&window, 31).await;
    assert_eq!(
        window.title().await,
        "Attackers won in 31 moves · Norse hnefatafl 11×11"
    );
    assert!(window.text("#board").await.contains("Attackers: e2–e1×Kd1"));
    window.shot("game-over").await;
    window.assert_accessible_and_small("a game's page").await;
    window.dark(true).await;
    window.shot("game-over").await;
    window
        .assert_accessible_and_small("a game's page in the dark")
        .await;

    window.press(Key::Left).await;
    shows(&window, 30).await;
    assert_eq!(window.address().await, shown.at("/30"));
    let alt = window.attribute("#board img", "alt").await;
    assert!(
        alt.starts_with("Norse hnefatafl 11×11, the board after move 30."),
        "{alt}"
    );
    assert_eq!(
        window
            .value("document.getElementById('said').textContent")
            .await,
        alt
    );
    window.press(Key::Home).await;
    shows(&window, 0).await;
    assert!(window.text("#board").await.contains("Start position"));
    for ply in 1..=4 {
        window.press(Key::Right).await;
        shows(&window, ply).await;
    }
    let source = window.attribute("#board img", "src").await;
    assert!(
        source.starts_with(&format!("{}/4/board.png?v=", shown.root)),
        "{source}"
    );
    // At the ends, the keys do nothing more.
    window.press(Key::End).await;
    shows(&window, 31).await;
    window.press(Key::Right).await;
    window.press(Key::Left).await;
    shows(&window, 30).await;
    // The same with clicks: a move of the list, a button, and the slider with its own keys.
    window.click("#moves a[data-ply='7']").await;
    shows(&window, 7).await;
    window.click("#previous").await;
    shows(&window, 6).await;
    window.write("#slider", Key::Right).await;
    shows(&window, 7).await;
    assert_eq!(window.text("#count").await, "7 / 31");
    window.shot("game-stepped").await;
    window.close().await;
    shown.harness.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_can_be_read_without_scripts() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let shown = Shown::new("brandubh", "d6-e6 d3-b3 e6-d6").await;
    let plain = Look {
        script: false,
        ..Look::DESK
    };
    let window = browser.window(plain).await;
    window.open(&shown.at("")).await;
    assert!(window.text("#board").await.contains("Move 3"));
    assert_eq!(window.count("#moves a").await, 4);
    for idle in ["#slider", "#play", "#speed", "#copy", "#hear"] {
        let hidden = window.count(&format!("[hidden]{idle}")).await;
        assert_eq!(hidden, 1, "what does nothing is not there: {idle}");
    }
    window.click("#previous").await;
    window.see("#moves a[data-ply='2'][aria-current]").await;
    assert_eq!(window.address().await, shown.at("/2"));
    window.click("#moves a[data-ply='0']").await;
    window.see("#previous[aria-disabled]").await;
    assert!(
        window
            .text("#board")
            .await
            .contains("The attackers are to move.")
    );
    window.shot("game-without-script").await;
    // The looks are a form, and every link keeps them.
    window.click("#flip").await;
    window.click("#theme option[value='high-contrast']").await;
    window.click("#apply").await;
    window
        .see("#board img[src$='&theme=high-contrast&flip=on']")
        .await;
    assert_eq!(
        window.address().await,
        shown.at("/0?theme=high-contrast&flip=on")
    );
    window.click("#next").await;
    window.see("#moves a[data-ply='1'][aria-current]").await;
    window
        .see("#board img[src$='&theme=high-contrast&flip=on']")
        .await;
    window.close().await;
    shown.harness.close().await;
}

/// Whether the picture of the board is there.
const LOADED: &str = "(({ complete, naturalWidth }) => complete && naturalWidth > 300)(document.querySelector('#board img'))";

/// Games of the other families: a ruleset, its plies, the title of the page, and what the page has of the last ply and of
/// the one before.
const ON_POINTS: [(&str, &str, &str, [&str; 2]); 3] = [
    (
        "fox-and-geese",
        "d4-c5 a3-a4 c5-b4 g3-g4 b4-a5 g4-g5 a5-b5 c3-b4 b5-a5 e3-f4 a5-c3-a3-a5xb3/a4/b4",
        "Geese to move · Fox and Geese: 13 geese",
        ["Geese: e3–f4", "Fox: a5–c3–a3–a5×b3,a4,b4"],
    ),
    (
        "bagh-chal",
        "c5 e1-e2 e4 a1-b2 d1 a5-b5 d5 b2-c1 a4 e5-e3xe4",
        "Goats to move · Bagh Chal",
        ["Goats: a4", "Tigers: e5–e3×e4"],
    ),
    (
        "mini-dablot-ambush",
        "g5-e5 c7-d6 e5-c5 e7-f6 c5-e7xd6 g7-c7+f8-d6+e9-e5xe7",
        "Swedes won in 6 moves · Mini-Dablot 5: ambush",
        ["Saami: c5–e7×", "Swedes: g7–c7+f8–d6+e9–e5×"],
    ),
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hunts_and_dablot_are_stepped_through() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    for (rules, plies, title, [before, last]) in ON_POINTS {
        let shown = Shown::new(rules, plies).await;
        let count = plies.split(' ').count();
        let mut window = browser.window(Look::DESK).await;
        window.open(&shown.at("")).await;
        shows(&window, count).await;
        assert_eq!(window.title().await, title);
        let board = window.text("#board").await;
        assert!(board.contains(last), "{board}");
        window.until(LOADED).await;
        for theme in ["stone", "high-contrast"] {
            window
                .click(&format!("#theme option[value='{theme}']"))
                .await;
            let drawn = format!("#board img[src$='theme={theme}']");
            window.see(&drawn).await;
            window.until(LOADED).await;
        }
        for dark in [false, true] {
            window.dark(dark).await;
            window.shot(&format!("game-{rules}")).await;
            window
                .assert_accessible_and_small(&format!("a page of {rules}"))
                .await;
        }
        // The list of looks has keys of its own.
        window.value("document.activeElement.blur()").await;
        window.press(Key::Left).await;
        shows(&window, count - 1).await;
        let board = window.text("#board").await;
        assert!(board.contains(before), "{board}");
        window.press(Key::Home).await;
        shows(&window, 0).await;
        let alt = window.attribute("#board img", "alt").await;
        for ply in 1..=count {
            window.press(Key::Right).await;
            shows(&window, ply).await;
        }
        assert_ne!(window.attribute("#board img", "alt").await, alt);
        window.close().await;

        // On a phone upright, nothing goes beyond the edge.
        let window = browser.window(Look::PHONE).await;
        window.open(&shown.at("")).await;
        shows(&window, count).await;
        window.shot(&format!("game-{rules}-phone")).await;
        window
            .assert_accessible_and_small(&format!("a page of {rules} on a phone"))
            .await;
        window.close().await;
        shown.harness.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_windows_are_updated_by_moves() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let shown = Shown::new("brandubh", "").await;
    let harness = &shown.harness;
    let [following, looking_back] = [
        browser.window(Look::DESK).await,
        browser.window(Look::DESK).await,
    ];
    for window in [&following, &looking_back] {
        window.open(&shown.at("")).await;
        shows(window, 0).await;
        window.see(".live").await;
        window.see("#no-moves").await;
        window.click(".about summary").await;
        window
            .value("document.querySelector('#moves a').focus()")
            .await;
    }
    for (ply, mv) in ["d6-e6", "d3-b3"].into_iter().enumerate() {
        harness.play(harness.mover(ply), mv).await;
        for window in [&following, &looking_back] {
            shows(window, ply + 1).await;
        }
    }
    for window in [&following, &looking_back] {
        // An open element stays open, and outdated content is removed.
        window.see(".about details[open] li").await;
        window.miss("#no-moves:not([hidden])").await;
        assert_eq!(window.text("#facts time").await.find("UTC"), None);
        let held = window.value("document.activeElement.dataset.ply").await;
        assert_eq!(held, "0");
    }
    looking_back.press(Key::Left).await;
    shows(&looking_back, 1).await;

    harness.play(&harness.ann, "e6-d6").await;
    shows(&following, 3).await;
    assert!(following.text("#board").await.contains("Attackers: e6–d6"));
    assert_eq!(
        following.text("#standing").await,
        "The defenders are to move. Live"
    );
    looking_back.see("#newer").await;
    shows(&looking_back, 1).await;
    assert_eq!(looking_back.text("#count").await, "1 / 3");
    looking_back.click("#newer a").await;
    shows(&looking_back, 3).await;

    let asked = harness.bjorn.slash(&harness.channel, "resign", options![]);
    let asked = asked.message().await;
    harness.bjorn.click(&asked, &label(&asked, 0));
    for window in [following, looking_back] {
        window.see("#game:not([data-running])").await;
        window.miss(".live").await;
        let end = "The defenders have resigned. The attackers have won.";
        assert_eq!(window.text("#standing").await, end);
        assert!(window.text("#board").await.contains(end));
        window.close().await;
    }
    shown.harness.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_recovers_after_failures() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let shown = Shown::new("brandubh", "d6-e6").await;
    let harness = &shown.harness;
    let proxy = Proxy::before(shown.site.listens_at()).await;
    let window = browser.window(Look::DESK).await;
    window.open(&proxy.at(&shown.root)).await;
    window.see(".live").await;
    // A hidden window closes its event stream, since their number is limited.
    assert_eq!(proxy.event_streams(), 1);
    window.hide(true).await;
    while proxy.event_streams() > 0 {
        tokio::task::yield_now().await;
    }
    harness.play(&harness.bjorn, "d3-b3").await;
    window.hide(false).await;
    shows(&window, 2).await;

    // The bot restarts, and meanwhile the proxy answers.
    window.hide(true).await;
    proxy.set(Server::Away);
    window.skip_pauses().await;
    window.hide(false).await;
    window.until("pauses.length > 5").await;
    window.miss(".live:not([hidden])").await;
    let pauses = window.value("pauses.slice(0, 6)").await;
    let expected = [5_000, 10_000, 20_000, 40_000, 60_000, 60_000];
    assert_eq!(pauses, json!(expected));
    harness.play(&harness.ann, "e6-d6").await;
    proxy.set(Server::Here);
    shows(&window, 3).await;
    window.see(".live").await;

    // The event arrives, and the request for the page fails.
    window
        .value("(window.truly = fetch, window.fetch = async () => ({ status: 500 }), 0)")
        .await;
    window.value("(pauses.length = 0)").await;
    harness.play(&harness.bjorn, "b3-d3").await;
    window.until("pauses.includes(5000)").await;
    window.value("(window.fetch = truly, 0)").await;
    shows(&window, 4).await;
    window.see(".live").await;
    window.close_ignoring_log().await;
    shown.harness.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_read_on_a_phone_in_german() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let shown = Shown::new("norse", CAPTURED).await;
    let german = Look {
        language: "de-AT",
        ..Look::PHONE
    };
    let mut window = browser.window(german).await;
    window.open(&shown.at("/13")).await;
    shows(&window, 13).await;
    assert_eq!(window.attribute("html", "lang").await, "de");
    assert!(window.text("#board").await.contains("Zug 13"));
    for dark in [false, true] {
        window.dark(dark).await;
        window.shot("game-phone").await;
        window
            .assert_accessible_and_small("a game's page on a phone")
            .await;
    }
    window.click("#next").await;
    shows(&window, 14).await;
    window.click(".about summary").await;
    window.see(".about details li").await;
    window
        .assert_accessible_and_small("the rules on a phone")
        .await;
    window.close().await;

    let mut window = browser.window(german).await;
    window.open(&shown.at("/32")).await;
    assert_eq!(window.text("h1").await, "Hier ist keine Partie");
    for dark in [false, true] {
        window.dark(dark).await;
        window.shot("no-game-phone").await;
        window
            .assert_accessible_and_small("the page of no game")
            .await;
    }
    window.close_with_log_entries(1).await;
    shown.harness.close().await;
}
