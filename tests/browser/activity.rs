//! The page on which people play who have signed in: within a stand-in for Discord's client, and in a browser.

use raichi_standin::{CLIENT_SECRET, Client, StandIn, User};
use serde_json::json;
use thirtyfour::Key;

use crate::{
    browser::Browser,
    database::Database,
    game_pages::{PUBLIC_URL, Site, opened},
    harness::Harness,
    window::{Look, Window},
};

/// A short game of Brandubh in which the king escapes.
pub(crate) const ESCAPE: &str = "d6-c6 d5-g5 c6-c7 d4-d6 d7-e7 d6-g6 a4-a5 g6-g7";

/// A bot with which people sign in, and Discord's client.
pub(crate) struct Played {
    pub(crate) harness: Harness,
    pub(crate) client: Client,
}

impl Played {
    pub(crate) async fn new() -> Self {
        let (discord, database) = (StandIn::start().await, Database::new().await);
        discord.entry_point();
        let mut settings = opened("").to_vec();
        settings.push(("DISCORD_CLIENT_SECRET", CLIENT_SECRET));
        let harness = Harness::set(discord, database, "en-US", &settings).await;
        let site = Site::of(&harness.bot).await;
        let client = harness.discord.client(site.listens_at()).await;
        Self { harness, client }
    }

    /// Discord's client of somebody, with the page in it.
    pub(crate) async fn client_of(&self, browser: &Browser, who: &User, look: Look) -> Window {
        let rules = self.client.resolver_rules();
        let window = browser
            .window_with(look, &[&rules, "--ignore-certificate-errors"])
            .await;
        window.open(&self.client.address(who)).await;
        window.enter("#activity").await;
        window
    }
}

impl Window {
    /// Asserts that the client has nothing against what the page has sent.
    pub(crate) async fn assert_client_is_content(&self) {
        self.leave_frame().await;
        let violations = self.value("window.violations").await;
        assert_eq!(violations, json!([]));
        self.enter("#activity").await;
    }

    /// Touches a piece and then its square, with a finger or, on a desk, by clicks; waits for the board after it.
    async fn touch_ply(&self, ply: &str) {
        let (from, to) = ply.split_once('-').expect("a piece and a square");
        self.click(&format!(".squares .piece[value={from}]")).await;
        let before = self.attribute("#table", "data-entries").await;
        self.click(&format!(".squares .target[value={to}]")).await;
        self.until(&format!(
            "document.querySelector('.sure:not([hidden])') || document.querySelector('#table').dataset.entries !== '{before}'"
        ))
        .await;
        if self.count(".sure:not([hidden])").await > 0 {
            self.click("[data-sure]").await;
        }
        self.see(&format!("#table:not([data-entries='{before}'])"))
            .await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_played_by_touch_within_discord() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let played = Played::new().await;
    let harness = &played.harness;
    let board = harness.game("brandubh").await;
    harness.ann.click(&board, "Board").callback().await;
    let mut ann = played.client_of(&browser, &harness.ann, Look::PHONE).await;
    // The board that was opened is there, without another touch.
    ann.see("#table[data-game='1'] .squares").await;
    ann.until("document.querySelector('#table img').naturalWidth > 0")
        .await;
    ann.assert_client_is_content().await;
    ann.shot("activity").await;
    ann.assert_accessible_and_small("the page within Discord")
        .await;
    ann.dark(true).await;
    ann.shot("activity").await;
    ann.dark(false).await;
    let bjorn = played.client_of(&browser, &harness.bjorn, Look::DESK).await;
    bjorn.see("#list a[data-game='1']").await;
    bjorn.shot("activity-list").await;
    bjorn.click("#list a[data-game='1']").await;
    bjorn.see("#table").await;
    assert_eq!(bjorn.count(".squares").await, 0, "it is not his turn");
    for (at, ply) in ESCAPE.split(' ').enumerate() {
        let (mover, other) = if at % 2 == 0 {
            (&ann, &bjorn)
        } else {
            (&bjorn, &ann)
        };
        mover.see(".squares").await;
        mover.touch_ply(ply).await;
        let entries = at + 1;
        other
            .see(&format!("#table[data-entries='{entries}']"))
            .await;
    }
    assert!(bjorn.text(".standing").await.contains("won"));
    bjorn.shot("activity-over").await;
    ann.assert_client_is_content().await;
    bjorn.assert_client_is_content().await;
    harness.all_delivered().await;
    ann.close().await;
    bjorn.close().await;
    played.harness.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_that_is_over_is_renewed_without_a_word() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let played = Played::new().await;
    let harness = &played.harness;
    harness.game("brandubh").await;
    let small = Look {
        width: 320,
        height: 568,
        ..Look::PHONE
    };
    let window = played.client_of(&browser, &harness.ann, small).await;
    window.click("#list a[data-game='1']").await;
    window.see(".squares").await;
    window.shot("activity-small").await;
    window
        .assert_accessible_and_small("the page on a small phone")
        .await;
    sqlx::query("delete from sessions")
        .execute(&harness.pool)
        .await
        .expect("the database answers");
    window.touch_ply("d6-e6").await;
    window.leave_frame().await;
    let done = window.value("window.done.filter(cmd => cmd === 'AUTHORIZE').length");
    assert_eq!(done.await, json!(2));
    // A small picture of the window shows the board alone.
    window.value("window.layout(1)").await;
    window.enter("#activity").await;
    window.see("[data-small] figure img").await;
    window
        .until("!document.querySelector('.beside').checkVisibility()")
        .await;
    window.shot("activity-picture-in-picture").await;
    window.assert_client_is_content().await;
    // One refused request is in the browser's log.
    window.close_ignoring_log().await;
    played.harness.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_site_cannot_frame_the_page() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let played = Played::new().await;
    let harness = &played.harness;
    harness.game("brandubh").await;
    let rules = played.client.resolver_rules();
    let window = browser
        .window_with(Look::DESK, &[&rules, "--ignore-certificate-errors"])
        .await;
    window.open(&played.client.elsewhere(&harness.ann)).await;
    window.enter("#activity").await;
    // The browser shows a page of its own in its place.
    window.until("!document.getElementById('play')").await;
    window.leave_frame().await;
    assert_eq!(window.value("window.done").await, json!([]));
    window.close_ignoring_log().await;
    played.harness.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_signs_in_with_a_browser_plays_by_keys_alone() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let played = Played::new().await;
    let harness = &played.harness;
    harness.game("brandubh").await;
    let rules = played.client.resolver_rules();
    let mut window = browser
        .window_with(Look::DESK, &[&rules, "--ignore-certificate-errors"])
        .await;
    window.open(&format!("{PUBLIC_URL}/play?game=1")).await;
    window.see("#sign-in a").await;
    window.shot("activity-sign-in").await;
    window.assert_accessible_and_small("the sign-in").await;
    window.dark(true).await;
    window.shot("activity-sign-in").await;
    // Who is nobody at Discord comes back as nobody.
    window.click("#sign-in a").await;
    window.see("#notice").await;
    assert_eq!(window.address().await, format!("{PUBLIC_URL}/play?refused"));
    window.open(&played.client.login(&harness.ann)).await;
    window.open(&format!("{PUBLIC_URL}/play?game=1")).await;
    window.click("#sign-in a").await;
    window.see("#table[data-game='1'] .squares").await;
    assert_eq!(window.address().await, format!("{PUBLIC_URL}/play?game=1"));
    window.shot("activity-browser").await;
    window
        .assert_accessible_and_small("a game to play in a browser")
        .await;
    assert_eq!(
        window.value("document.cookie").await,
        json!(""),
        "no script reads the session"
    );
    // The board is one stop of the Tab key; arrows go over it.
    window
        .value("document.querySelector(\".squares [tabindex='0']\").focus()")
        .await;
    while window.value("document.activeElement.value").await != "d6" {
        window.press(Key::Down).await;
        if window.value("document.activeElement.value").await == "d6" {
            break;
        }
        window.press(Key::Up).await;
        window.press(Key::Up).await;
    }
    window.press(Key::Enter).await;
    window.press(Key::Right).await;
    window.press(Key::Enter).await;
    window.see("#table[data-entries='1']").await;
    // What the server refuses for now is asked for again: too often, a fault, and no connection.
    window
        .value(
            "(() => {
                const real = window.fetch;
                const troubles = [
                    async () => new Response('', { status: 429 }), async () => new Response('', { status: 503 }),
                    async () => { throw new TypeError('offline'); },
                ];
                window.fetch = (address, ...more) =>
                    (String(address).startsWith('/play/view') && troubles.shift() || real)(address, ...more);
            })()",
        )
        .await;
    harness.play(&harness.bjorn, "d3-c3").await;
    window.see("#table[data-entries='2']").await;
    window
        .until("document.getElementById('notice').hidden")
        .await;
    // Back is the list; who signs out is nobody again.
    window.click("a[data-list]").await;
    window.see("#list a[data-game='1']").await;
    window.shot("activity-list").await;
    window
        .assert_accessible_and_small("the list of games")
        .await;
    window.click("#sign-out").await;
    window.see("#sign-in a").await;
    // Refused requests are in the browser's log.
    window.close_ignoring_log().await;
    played.harness.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_begin_and_are_analysed_within_discord() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let played = Played::new().await;
    let harness = &played.harness;
    harness.bot.line("commands registered").await;
    harness.ann.launch(&harness.channel).callback().await;
    let mut window = played.client_of(&browser, &harness.ann, Look::PHONE).await;
    window.see("#new [data-begin=person]").await;
    window.shot("activity-new").await;
    window
        .assert_accessible_and_small("the list with a new game")
        .await;
    window.dark(true).await;
    window.shot("activity-new").await;
    window.dark(false).await;
    window.write("#rules", "Brandubh").await;
    window.click("[data-begin=computer]").await;
    window.see("#table[data-game='1'] .squares").await;
    // The board is turned, and stays so after a move.
    window.click(".others summary").await;
    window.shot("activity-more").await;
    window
        .assert_accessible_and_small("a game with all that can be done")
        .await;
    window.click("#sounds").await;
    let first = "document.querySelector('.squares button').value";
    let upright = window.value(first).await;
    window.click("#flip").await;
    window.until(&format!("{first} !== {upright}")).await;
    window.see(".others[open] #flip:checked").await;
    let corner = window.value(first).await;
    assert_eq!(window.value("kept.get('sounds')").await, json!("yes"));
    let ply = window
        .value(
            "(() => {
                const piece = document.querySelector('.squares .piece');
                return `${piece.value}-${piece.dataset.to.split(' ')[0]}`;
            })()",
        )
        .await;
    window.touch_ply(ply.as_str().expect("a ply")).await;
    // While the computer thinks, nothing can be touched.
    window.see(".squares button").await;
    assert_eq!(window.value(first).await, corner);

    // The analysis board lies over the game, and has its session.
    window.click("#analyse").await;
    window.enter("#analysis iframe").await;
    window.see("#table[data-state*=brandubh] .squares").await;
    window.see("#save").await;
    window.shot("activity-analysis").await;
    window
        .assert_accessible_and_small("the analysis board within Discord")
        .await;
    window.click("#save").await;
    window.see("#saved li a").await;
    window.click("#shared summary").await;
    let link = window.value("document.getElementById('link').value").await;
    let site = format!("{PUBLIC_URL}/analyse#");
    assert!(
        link.as_str().is_some_and(|it| it.starts_with(&site)),
        "{link}"
    );
    window.click("#saved li a").await;
    window.see("#table[data-state*=brandubh]").await;
    window.leave_frame().await;
    window.enter("#activity").await;
    window.shot("activity-analysis-around").await;
    window.click("#leave").await;
    window.miss("#analysis iframe").await;
    window.see("#table[data-game='1']").await;
    window.assert_client_is_content().await;
    window.close().await;
    played.harness.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_cannot_sign_in_within_discord_can_try_again() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let played = Played::new().await;
    let harness = &played.harness;
    let window = played.client_of(&browser, &harness.ann, Look::PHONE).await;
    window.see("#list").await;
    let around = async |script: &str| {
        window.leave_frame().await;
        window.value(script).await;
        window.enter("#activity").await;
    };
    window.click("#sign-out").await;
    window.see("#again").await;
    assert_eq!(window.text("#notice").await, "You’ve signed out.");
    window.shot("activity-signed-out").await;
    window
        .assert_accessible_and_small("the page after signing out")
        .await;
    // A code that was used before is no good; the next one is.
    around("window.stale = 1").await;
    window.click("#again").await;
    window.see("#list").await;
    // Where Discord takes none, or the person agrees to nothing, there is a way on.
    for refused in ["window.stale = 2", "window.denies = true"] {
        window.click("#sign-out").await;
        window.see("#again").await;
        around(refused).await;
        window.click("#again").await;
        window
            .until("document.getElementById('notice').textContent.startsWith('Signing in didn’t work')")
            .await;
        window.shot("activity-refused").await;
        around("window.denies = false").await;
        window.click("#again").await;
        window.see("#list").await;
    }
    window.assert_client_is_content().await;
    // Refused requests are in the browser's log.
    window.close_ignoring_log().await;
    played.harness.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_are_planned_by_touch_within_discord() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let played = Played::new().await;
    let harness = &played.harness;
    harness.game("brandubh").await;
    let mut window = played.client_of(&browser, &harness.ann, Look::PHONE).await;
    window.click("#list a[data-game='1']").await;
    window.touch_ply("d6-e6").await;
    window.click("#plan").await;
    window.see("#table[data-plan] .squares").await;
    window.shot("activity-plan").await;
    for (ply, line) in [("d3-b3", "d3-b3"), ("e6-e7", "d3-b3 e6-e7")] {
        let (from, to) = ply.split_once('-').expect("a piece and a square");
        window
            .click(&format!(".squares .piece[value={from}]"))
            .await;
        window.click(&format!(".squares .target[value={to}]")).await;
        window.see(&format!("#table[data-line='{line}']")).await;
    }
    window.click("[data-plan-do=add]").await;
    window.see(".lines li").await;
    window.shot("activity-plan-added").await;
    window
        .assert_accessible_and_small("a plan on the page")
        .await;
    window.dark(true).await;
    window.shot("activity-plan-added").await;
    window.click("[data-back]").await;
    window.miss("#table[data-plan]").await;
    window.see("#table[data-entries='1'] #plan").await;
    // What is planned is played while she looks on.
    harness.play(&harness.bjorn, "d3-b3").await;
    window.see("#table[data-entries='3']").await;
    window.assert_client_is_content().await;
    window.close().await;
    played.harness.close().await;
}
