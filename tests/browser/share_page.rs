//! The page of a game: playing by itself, taps and swipes, looks, sounds, sharing, frames, every size of window.

use raichi_standin::{StandIn, options};
use serde_json::json;
use thirtyfour::Key;

use crate::{
    browser::Browser,
    database::Database,
    game_page::{Shown, shows},
    game_pages::{Site, opened, path},
    harness::{Harness, label},
    window::{Look, Window},
};

const THREE: &str = "d6-e6 d3-b3 e6-d6";

/// The middle of the left or right half of the board, in the window.
async fn half(window: &Window, right: bool) -> (f64, f64) {
    let part = if right { 0.75 } else { 0.25 };
    let point = window
        .value(&format!(
            "(() => {{
                const box = document.querySelector('#board img').getBoundingClientRect();
                return [box.left + box.width * {part}, box.top + box.height / 2];
            }})()"
        ))
        .await;
    let at = |index: usize| point[index].as_f64().expect("a number");
    (at(0), at(1))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_plays_itself_until_a_reader_steps() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let shown = Shown::new("brandubh", THREE).await;
    let window = browser.window(Look::DESK).await;
    window.open(&shown.at("")).await;
    shows(&window, 3).await;
    window.skip_pauses().await;
    // From the end, it begins anew.
    assert_eq!(window.attribute("#play", "aria-label").await, "Play");
    window
        .value("(window.seen = [], document.addEventListener('stepped', (event) => seen.push(event.detail)), 0)")
        .await;
    window.click("#play").await;
    window.until("seen.length === 4").await;
    let plies = window.value("seen.map(({ to, by }) => to + by)").await;
    assert_eq!(plies, json!(["0player", "1player", "2player", "3player"]));
    window.see("#play[aria-label='Play']:not(.playing)").await;
    let pauses = window
        .value("pauses.filter(pause => pause === 1000).length")
        .await;
    assert_eq!(pauses, json!(3));
    // Twice as fast.
    window.click("#speed option[value='2']").await;
    window.value("(pauses.length = seen.length = 0)").await;
    window.click("#play").await;
    window.until("seen.length === 4").await;
    let pauses = window
        .value("pauses.filter(pause => pause === 500).length")
        .await;
    assert_eq!(pauses, json!(3));

    // A step by hand stops it: the timers now never fire.
    window.value("(window.setTimeout = () => 1e9, 0)").await;
    window.click("#play").await;
    window.see("#play.playing[aria-label='Pause']").await;
    shows(&window, 0).await;
    window.press(Key::Right).await;
    shows(&window, 1).await;
    window.see("#play[aria-label='Play']:not(.playing)").await;
    window.close().await;
    shown.harness.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn taps_and_swipes_on_the_board_step() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let shown = Shown::new("brandubh", THREE).await;
    let window = browser.window(Look::PHONE).await;
    window
        .command(
            "Emulation.setTouchEmulationEnabled",
            json!({ "enabled": true }),
        )
        .await;
    window.open(&shown.at("/1")).await;
    shows(&window, 1).await;
    let (left, right) = (half(&window, false).await, half(&window, true).await);
    window.swipe(right, right).await;
    shows(&window, 2).await;
    window.swipe(left, left).await;
    shows(&window, 1).await;
    // To the left is on, as in a book.
    window.swipe(right, left).await;
    shows(&window, 2).await;
    window.swipe(left, right).await;
    shows(&window, 1).await;
    // A finger that moves along scrolls, and steps nowhere.
    window.swipe(right, (right.0, right.1 - 150.0)).await;
    // The page may still scroll, so that no point of the button stays where it is.
    window
        .value("(document.querySelector('#next').click(), 0)")
        .await;
    shows(&window, 2).await;
    assert!(window.text(".hint.taps").await.contains("swipe"));
    window.close().await;

    // A mouse clicks.
    let window = browser.window(Look::DESK).await;
    window.open(&shown.at("/1")).await;
    shows(&window, 1).await;
    window.value("(document.querySelector('#board img').dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: document.querySelector('#board img').getBoundingClientRect().right - 20 })), 0)").await;
    shows(&window, 2).await;
    window.close().await;
    shown.harness.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn looks_and_sounds_are_kept_in_the_browser() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let shown = Shown::new("brandubh", THREE).await;
    let window = browser.window(Look::DESK).await;
    window.open(&shown.at("/1")).await;
    shows(&window, 1).await;
    window.miss("#board img[src*='theme']").await;
    window.click("#theme option[value='high-contrast']").await;
    window.see("#board img[src$='&theme=high-contrast']").await;
    window.click("#flip").await;
    window
        .see("#board img[src$='&theme=high-contrast&flip=on']")
        .await;
    window.click("#next").await;
    shows(&window, 2).await;
    window
        .see("#board img[src*='/2/board.png'][src$='&theme=high-contrast&flip=on']")
        .await;
    // Files follow; the address does not, since others have looks of their own.
    let file = window.attribute("#picture", "href").await;
    assert!(
        file.contains("/2/board.png") && file.ends_with("flip=on"),
        "{file}"
    );
    assert_eq!(
        window.attribute("#picture", "download").await,
        "raichi-1-2.png"
    );
    let animation = window.attribute("#animation", "href").await;
    assert!(
        animation.ends_with("game.gif?theme=high-contrast&flip=on"),
        "{animation}"
    );
    assert_eq!(window.address().await, shown.at("/2"));
    window.open(&shown.at("")).await;
    window
        .see("#board img[src*='/3/board.png'][src$='&theme=high-contrast&flip=on']")
        .await;
    window.shot("game-high-contrast").await;
    // An address with a look has the last word until the reader chooses again.
    window.open(&shown.at("/1?theme=stone")).await;
    shows(&window, 1).await;
    window.see("#board img[src$='&theme=stone']").await;
    window.click("#next").await;
    window
        .see("#board img[src*='/2/board.png'][src$='&theme=stone']")
        .await;

    // Sounds are off until somebody switches them on; each kind of move has its own.
    assert_eq!(
        window
            .value("document.getElementById('sounds').checked")
            .await,
        json!(false)
    );
    window
        .value(
            "(window.heard = 0,
              AudioContext.prototype.createOscillator = ((make) => function () {
                  heard++;
                  return make.call(this);
              })(AudioContext.prototype.createOscillator), 0)",
        )
        .await;
    window.click("#previous").await;
    window.click("#next").await;
    shows(&window, 2).await;
    assert_eq!(window.value("heard").await, json!(0));
    window.click("#sounds").await;
    window.until("heard === 1").await;
    window.click("#next").await;
    shows(&window, 3).await;
    window.until("heard === 2").await;
    // Backwards is silent.
    window.click("#previous").await;
    shows(&window, 2).await;
    assert_eq!(window.value("heard").await, json!(2));
    window.open(&shown.at("")).await;
    assert_eq!(
        window
            .value("document.getElementById('sounds').checked")
            .await,
        json!(true)
    );
    window.close().await;

    // A reader who prefers more contrast gets it without asking.
    let window = browser.window(Look::DESK).await;
    window.prefers(&[("prefers-contrast", "more")]).await;
    window.open(&shown.at("")).await;
    window.see("#board img[src$='&theme=high-contrast']").await;
    window.close().await;
    shown.harness.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_link_is_copied_or_selected() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let shown = Shown::new("brandubh", THREE).await;
    let window = browser.window(Look::DESK).await;
    window.open(&shown.at("")).await;
    shows(&window, 3).await;
    let public = format!("https://tafl.example.org{}", shown.root);
    window
        .value("(Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async (text) => { window.copied = text } } }), 0)")
        .await;
    window.click("#copy").await;
    window.see("#copied:not(:empty)").await;
    assert_eq!(window.text("#copied").await, "Link copied.");
    assert_eq!(window.value("copied").await, json!(public));
    window.press(Key::Home).await;
    shows(&window, 0).await;
    window.miss("#copied:not(:empty)").await;
    window.click("#copy").await;
    window.until(&format!("copied === '{public}/0'")).await;

    // A browser that refuses: the link is selected, and a line tells what to do.
    window
        .value("(navigator.clipboard.writeText = async () => { throw new Error('refused') }, 0)")
        .await;
    window.click("#copy").await;
    window
        .until("document.getElementById('copied').textContent.includes('press Ctrl+C')")
        .await;
    let selected = window
        .value("(() => { const { value, selectionStart, selectionEnd } = document.activeElement; return value.slice(selectionStart, selectionEnd); })()")
        .await;
    assert_eq!(selected, json!(format!("{public}/0")));
    window.click(".share details:nth-of-type(1) summary").await;
    window.see(".qr").await;
    window.click(".share details:nth-of-type(2) summary").await;
    let frame = window.value("document.getElementById('frame').value").await;
    let frame = frame.as_str().expect("a text").to_owned();
    assert!(
        frame.starts_with(&format!("<iframe src=\"{public}/embed\" ")),
        "{frame}"
    );
    window.shot("game-share").await;
    window.assert_accessible_and_small("what is shared").await;
    window.close().await;
    shown.harness.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_frame_shows_the_board_on_another_site() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let shown = Shown::new("brandubh", THREE).await;
    let frame = Look {
        width: 420,
        height: 680,
        ..Look::DESK
    };
    let window = browser.window(frame).await;
    window.open(&shown.at("/embed")).await;
    window.see("#game[data-ply='3']").await;
    window.click("#previous").await;
    window.see("#game[data-ply='2']").await;
    assert_eq!(window.address().await, shown.at("/embed/2"));
    let whole = window.attribute("h1 a", "href").await;
    assert_eq!(whole, format!("https://tafl.example.org{}", shown.root));
    let tall = window.value("document.documentElement.scrollHeight").await;
    assert!(tall.as_u64() <= Some(680), "the frame is {tall} high");
    window.shot("game-embed").await;
    window.assert_accessible_and_small("a frame").await;
    assert_eq!(window.value("localStorage.length").await, json!(0));
    // In a page of another origin, it is there; what the browser refuses, it complains of when the window closes.
    let source = shown.at("/embed");
    let other = format!(
        "data:text/html,<title>other</title><iframe src='{source}' onload='arrived=true'></iframe>"
    );
    window.open(&other).await;
    window.until("window.arrived").await;
    window.close().await;
    shown.harness.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_board_fits_every_window() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let shown = Shown::new("brandubh", THREE).await;
    for (who, name) in [(&shown.harness.ann, "Ann"), (&shown.harness.bjorn, "Björn")] {
        let given = options![("my-name", 0)];
        let told = who
            .slash(&shown.harness.channel, "names", given)
            .message()
            .await;
        assert!(told.content.contains(name), "{}", told.content);
    }
    for (width, height) in [
        (1280, 800),
        (768, 1024),
        (390, 844),
        (844, 390),
        (700, 360),
        (640, 400),
        (320, 256),
    ] {
        let look = Look {
            width,
            height,
            ..Look::DESK
        };
        let mut window = browser.window(look).await;
        window.open(&shown.at("")).await;
        shows(&window, 3).await;
        window
            .until("document.querySelector('#board img').complete")
            .await;
        for dark in [false, true] {
            window.dark(dark).await;
            window.shot(&format!("game-at-{height}")).await;
        }
        window
            .assert_accessible_and_small(&format!("the page at {width}×{height}"))
            .await;
        let size = window
            .value("(({ width, height }) => [width, height])(document.querySelector('#board img').getBoundingClientRect())")
            .await;
        let high = size[1].as_f64().expect("a number");
        assert!(
            high <= f64::from(height),
            "the board is {high} high in {width}×{height}"
        );
        let wide = size[0].as_f64().expect("a number");
        let room = f64::from(width).min(f64::from(height) * 704.0 / 752.0);
        assert!(
            wide >= room.min(704.0) * 0.6,
            "the board is {wide} wide in {width}×{height}"
        );
        // The names are seen without scrolling, wherever the board leaves room for them above it or beside it.
        let below = window
            .value("document.getElementById('players').getBoundingClientRect().bottom")
            .await;
        assert!(
            below.as_f64() <= Some(f64::from(height)),
            "the names are at {below}"
        );
        window.close().await;
    }
    let window = browser.window(Look::DESK).await;
    window.prefers(&[("forced-colors", "active")]).await;
    window.open(&shown.at("/1")).await;
    shows(&window, 1).await;
    let outline = window
        .value("getComputedStyle(document.querySelector('#moves a[aria-current]')).outlineStyle")
        .await;
    assert_eq!(
        outline,
        json!("solid"),
        "the current move is marked without colours"
    );
    window.shot("game-forced-colours").await;
    window.close().await;
    shown.harness.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_keyboard_skips_to_the_board_and_the_moves() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let shown = Shown::new("brandubh", THREE).await;
    let window = browser.window(Look::DESK).await;
    window.open(&shown.at("")).await;
    shows(&window, 3).await;
    let focused = "document.activeElement.outerHTML";
    window.press(Key::Tab).await;
    window.see(".skip:focus").await;
    window.shot("game-skip").await;
    window.press(Key::Tab).await;
    window.press(Key::Enter).await;
    // The list of moves is one stop.
    window.press(Key::Tab).await;
    let at = window.value(focused).await;
    assert!(
        at.as_str().is_some_and(|at| at.contains("data-ply=\"3\"")),
        "{at}"
    );
    window.press(Key::Left).await;
    shows(&window, 2).await;
    window
        .until("document.activeElement.dataset.ply === '2'")
        .await;
    window.press(Key::Tab).await;
    let at = window.value(focused).await;
    assert!(
        at.as_str().is_some_and(|at| at.contains("id=\"address\"")),
        "{at}"
    );
    window.close().await;
    shown.harness.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_title_follows_the_game() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let (discord, database) = (StandIn::start().await, Database::new().await);
    let harness = Harness::set(discord, database, "en-US", &opened("all")).await;
    let site = Site::of(&harness.bot).await;
    harness.game("brandubh").await;
    let root = path(&harness.pool, 1).await;
    let window = browser.window(Look::DESK).await;
    window.open(&site.at(&root)).await;
    shows(&window, 0).await;
    assert_eq!(window.title().await, "Attackers to move · Brandubh 7×7");
    harness.play(&harness.ann, "d6-e6").await;
    shows(&window, 1).await;
    assert_eq!(window.title().await, "Defenders to move · Brandubh 7×7");
    let asked = harness.bjorn.slash(&harness.channel, "resign", options![]);
    let asked = asked.message().await;
    harness.bjorn.click(&asked, &label(&asked, 0));
    window.see("#game:not([data-running])").await;
    assert_eq!(
        window.title().await,
        "Attackers won in one move · Brandubh 7×7"
    );
    assert_eq!(
        window.text("h1").await,
        "Attackers won in one move · Brandubh 7×7"
    );
    window.close().await;
    harness.close().await;
}
