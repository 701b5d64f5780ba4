//! The analysis board: by mouse, by touch and by keys alone; from a game, from a link, in any rules.

use serde_json::{Value, json};
use thirtyfour::Key;

use crate::{
    browser::Browser,
    database::Database,
    game_page::{Shown, shows},
    local_page::Page,
    window::{Look, Window},
};

/// Whether a part of the address is there, as it is before its signs are written by numbers.
async fn state_has(window: &Window, part: &str) {
    window
        .until(&format!(
            "new URLSearchParams(location.hash.slice(1)).get('moves')?.includes({part:?}) || location.hash.includes({part:?})"
        ))
        .await;
}

/// Plays a ply by clicks, and waits for the board after it.
async fn play(window: &Window, ply: &str) {
    let (from, to) = ply.split_once('-').expect("two squares");
    let before = window.value("location.hash").await;
    window
        .click(&format!(".squares .piece[value={from}]"))
        .await;
    window.click(&format!(".squares .target[value={to}]")).await;
    window
        .until(&format!(
            "document.querySelector('.sure:not([hidden])') || location.hash !== {before}"
        ))
        .await;
    if window.count(".sure:not([hidden])").await > 0 {
        window.click("[data-sure]").await;
    }
    window.until(&format!("location.hash !== {before}")).await;
}

/// The moves as they are written on the page.
async fn moves(window: &Window) -> String {
    let text =
        window.value("document.getElementById('tree').textContent.replace(/\\s+/g, ' ').trim()");
    text.await.as_str().expect("a text").to_owned()
}

async fn moves_are(window: &Window, expected: &str) {
    window
        .until(&format!(
            "document.getElementById('tree').textContent.replace(/\\s+/g, ' ').trim() === {expected:?}"
        ))
        .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_analysed_from_the_position_that_is_shown() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let shown = Shown::new("brandubh", "d6-e6 d3-b3 e6-d6").await;
    let mut window = browser.window(Look::DESK).await;
    window.open(&shown.at("")).await;
    shows(&window, 3).await;
    window.press(Key::Left).await;
    shows(&window, 2).await;
    window.click("#analyse").await;
    window.see("#tree [aria-current]").await;
    moves_are(&window, "1. d6–e6 d3–b3 2. e6–d6").await;
    assert_eq!(window.text("#tree [aria-current]").await, "d3–b3");
    window.mark().await;
    // Another move from here is a variation, and so is another answer.
    play(&window, "e6-e7").await;
    moves_are(&window, "1. d6–e6 d3–b3 2. e6–d6 (2. e6–e7)").await;
    play(&window, "b3-b2").await;
    window.click("#previous").await;
    play(&window, "b3-b1").await;
    moves_are(
        &window,
        "1. d6–e6 d3–b3 2. e6–d6 (2. e6–e7 b3–b2 (2… b3–b1))",
    )
    .await;
    window.write("#note", "A good idea").await;
    window.click("#promote").await;
    moves_are(
        &window,
        "1. d6–e6 d3–b3 2. e6–d6 (2. e6–e7 b3–b1 A good idea (2… b3–b2))",
    )
    .await;
    window.click("#promote").await;
    moves_are(
        &window,
        "1. d6–e6 d3–b3 2. e6–e7 (2. e6–d6) 2… b3–b1 A good idea (2… b3–b2)",
    )
    .await;
    window.click("#undo").await;
    moves_are(
        &window,
        "1. d6–e6 d3–b3 2. e6–d6 (2. e6–e7 b3–b1 A good idea (2… b3–b2))",
    )
    .await;
    // A ring and an arrow by the right button.
    let (from, to) = (
        window.middle_of("[value=d4]").await,
        window.middle_of("[value=d7]").await,
    );
    window.draw(from, from).await;
    window.see(".marks circle").await;
    window.draw(from, to).await;
    window.see(".marks polygon").await;
    window.shot("analysis").await;
    window
        .assert_accessible_and_small("the analysis board")
        .await;
    window.dark(true).await;
    window.shot("analysis").await;
    window
        .assert_accessible_and_small("the analysis board in the dark")
        .await;
    window.dark(false).await;
    window.draw(from, from).await;
    window.miss(".marks circle").await;
    window.assert_same_page().await;

    // The link shows the same to somebody else, with the record for other programs.
    let address = window.address().await;
    let other = browser.window(Look::PHONE).await;
    other.open(&address).await;
    other.see("#tree [aria-current]").await;
    assert_eq!(moves(&other).await, moves(&window).await);
    let record = other.value("document.getElementById('whole').value").await;
    let record = record.as_str().expect("a record").to_owned();
    assert!(
        record.starts_with("[Rules \"brandubh\"]\n\n1. d6-e6"),
        "{record}"
    );
    assert!(record.contains("[%cal Gd4d7] A good idea"), "{record}");
    // The computer says nothing of a running game, but of what is elsewhere.
    window.click("#evaluate").await;
    window
        .until("document.getElementById('opinion').textContent.includes('isn’t over yet')")
        .await;
    other.open("about:blank").await;
    other
        .open(&shown.site.at("/analyse#from=tablut&ply=0"))
        .await;
    other.see("#evaluate").await;
    other.click("#evaluate").await;
    other.see("#opinion li").await;
    assert_eq!(other.count("#opinion li").await, 3);
    other.click("#openings > summary").await;
    other.see("#played p").await;
    other
        .assert_accessible_and_small("the computer's opinion")
        .await;
    other.shot("analysis-evaluated").await;
    // Nothing of it has reached the game.
    shown.harness.quiet().await;
    let entries: i64 = sqlx::query_scalar("select count(*) from entries")
        .fetch_one(&shown.harness.pool)
        .await
        .expect("a count");
    assert_eq!(entries, 3);
    window.click("#delete").await;
    moves_are(&window, "1. d6–e6 d3–b3 2. e6–d6 (2. e6–e7 b3–b2)").await;
    // The refused request is in the browser's log.
    window.close_ignoring_log().await;
    other.close().await;
    shown.harness.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn any_position_is_analysed_by_touch_and_by_keys_alone() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let database = Database::new().await;
    let page = Page::at("DATABASE_URL", database.url());
    let address = format!("{}/analyse", page.url);
    for (width, height) in [(390, 844), (320, 568)] {
        let look = Look {
            width,
            height,
            ..Look::PHONE
        };
        let window = browser.window(look).await;
        window.open(&address).await;
        window.see(".squares").await;
        assert!(window.text(".subtitle").await.contains("Copenhagen"));
        window
            .value("document.getElementById('rules').value = 'fox-and-geese'")
            .await;
        window.click(".settings summary").await;
        window.shot(&format!("analysis-{width}")).await;
        window.click("#set-up .primary").await;
        window
            .until("document.querySelector('.subtitle').textContent.includes('Fox')")
            .await;
        play(&window, "d4-d5").await;
        // A finger that stays draws.
        window.see("#tree [aria-current]").await;
        let at = window.middle_of("[value=d3]").await;
        window.hold(at).await;
        window.see(".marks circle").await;
        window
            .assert_accessible_and_small("the analysis board on a phone")
            .await;
        window.shot(&format!("analysis-{width}-fox")).await;
        window.close().await;
    }

    let window = browser.window(Look::DESK).await;
    window.open(&format!("{address}#from=brandubh")).await;
    window.see(".squares").await;
    window
        .value("document.querySelector('.squares [tabindex=\"0\"]').focus()")
        .await;
    let before = window.value("document.activeElement.value").await;
    window.write(":focus", "m").await;
    window.see(".marks circle").await;
    assert_eq!(window.value("document.activeElement.value").await, before);
    window.press(Key::Enter).await;
    window.see(".squares .selected").await;
    window.press(Key::Right).await;
    window
        .until("document.activeElement.matches('.target')")
        .await;
    window.press(Key::Enter).await;
    window.see("#tree [aria-current]").await;
    // On from the board, the arrows step.
    window
        .value("document.querySelector('#tree [aria-current]').focus()")
        .await;
    window.press(Key::Left).await;
    window.miss("#tree [aria-current]").await;
    window.press(Key::Right).await;
    window.see("#tree [aria-current]").await;
    let focused = window
        .value("document.activeElement.closest('#tree') !== null")
        .await;
    assert_eq!(focused, json!(true));
    window.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_wrong_with_a_link_is_said_in_words() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let database = Database::new().await;
    let page = Page::at("DATABASE_URL", database.url());
    let long = "d6-e6+".repeat(17_000);
    let window = browser.window(Look::DESK).await;
    for (state, words) in [
        (format!("from=brandubh&moves={long}"), "4000 characters"),
        ("from=chess".to_owned(), "no rules called “chess”"),
        ("from=brandubh&moves=d6-e6+(d6".to_owned(), "incomplete"),
        (
            "from=brandubh&moves=d6-e6+d6-e6".to_owned(),
            "isn’t a legal move",
        ),
        ("from=brandubh&position=%3Cb%3E".to_owned(), "position"),
    ] {
        window.open("about:blank").await;
        window.open(&format!("{}/analyse#{state}", page.url)).await;
        window.see(".squares").await;
        let said = window.text("#notice").await;
        assert!(said.contains(words), "{words}: {said}");
        assert_eq!(
            window.value("document.querySelector('#notice *')").await,
            Value::Null
        );
    }
    window.shot("analysis-refused").await;
    // A board that can be shown takes its place.
    window
        .value("location.hash = 'from=brandubh&moves=d6-e6&ply=1'")
        .await;
    moves_are(&window, "1. d6–e6").await;
    assert_eq!(window.count("#notice[hidden]").await, 1);
    state_has(&window, "d6-e6").await;
    // The browser notes each refused request.
    window.close_ignoring_log().await;
}
