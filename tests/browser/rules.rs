//! The page on which rules are put together, by mouse, keys and without scripts.

use raichi_rules::{Ruleset, Vocabulary, apply_words};
use sqlx::PgPool;
use thirtyfour::Key;

use crate::{
    browser::Browser,
    database::Database,
    local_page::Page,
    window::{Look, Window},
};

/// Waits until the page shows something about the choices.
async fn says(window: &Window, words: &str) {
    window
        .until(&format!(
            "document.getElementById('came').textContent.includes({words:?})"
        ))
        .await;
}

/// Waits until the line to paste ends in some words.
async fn lines(window: &Window, rules: &str) {
    let line = format!("/challenge rules:{rules}");
    window
        .until(&format!(
            "document.getElementById('line')?.value === {line:?}"
        ))
        .await;
}

#[tokio::test]
async fn rules_are_built_and_played_at_the_local_table() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let database = Database::new().await;
    let page = Page::at("DATABASE_URL", database.url());
    let mut window = browser.window(Look::DESK).await;
    window.open(&page.seat(1)).await;
    window.click("#new-game > summary").await;
    window.click("#build-rules").await;
    says(&window, "These are the rules of Copenhagen").await;
    lines(&window, "copenhagen").await;
    window
        .assert_accessible_and_small("the page of rules")
        .await;
    window.mark().await;

    window.write("#rule-king-capture", "two").await;
    lines(&window, "copenhagen, king capture two").await;
    says(&window, "Unlike Copenhagen 11×11").await;
    window.write("#rule-shieldwall", "no").await;
    lines(&window, "copenhagen, king capture two, no shieldwall").await;
    // What quick games show comes by itself.
    window
        .until("document.getElementById('trial').textContent.includes('quick games')")
        .await;
    window.shot("rules").await;
    window.dark(true).await;
    window
        .assert_accessible_and_small("the page of rules in the dark")
        .await;
    window.shot("rules").await;
    window.dark(false).await;

    // A board without its king, by a click; with him again, by the keyboard.
    window.click("#brush-4").await;
    window.click("#at-f6").await;
    says(&window, "king").await;
    window.until("!document.getElementById('line')").await;
    window.shot("rules-refused").await;
    window
        .assert_accessible_and_small("rules that cannot be played")
        .await;
    window.click("#brush-3").await;
    window
        .value("document.getElementById('at-f5').focus()")
        .await;
    window.press(Key::Up).await;
    assert_eq!(window.value("document.activeElement.id").await, "at-f6");
    window.press(Key::Enter).await;
    lines(&window, "copenhagen, king capture two, no shieldwall").await;
    assert_eq!(window.value("document.activeElement.id").await, "at-f6");
    assert_eq!(
        window
            .value("document.querySelectorAll('.squares [tabindex=\"0\"]').length")
            .await,
        1
    );
    window.assert_same_page().await;

    window.write("#name", "Our tafl").await;
    window.click("#save").await;
    window.see(".message.aside").await;
    let saved = window.text(".message.aside .words").await;
    assert!(saved.contains("Saved as Our tafl"), "{saved}");

    // The same again, from the address, and a game by it.
    window
        .open(&format!(
            "{}/rules?from=copenhagen&king.capture=two&shieldwall=no",
            page.seat(1)
        ))
        .await;
    window.click("#play").await;
    window.see(".message .squares").await;
    let pool = PgPool::connect_with(database.options())
        .await
        .expect("a database");
    let stored: String = sqlx::query_scalar("select ruleset::text from games")
        .fetch_one(&pool)
        .await
        .expect("a game");
    let base = Ruleset::preset("copenhagen").expect("it ships");
    let words = ["king two", "no shieldwall"];
    let expected = apply_words(&base, words, &Vocabulary::of(&base)).expect("playable");
    let stored: Ruleset = stored.parse().expect("a ruleset");
    assert_eq!(stored.to_json(), expected.to_json());
    pool.close().await;
    window.close().await;
}

#[tokio::test]
async fn every_family_has_its_page_on_every_screen() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    let mut window = browser.window(Look::DESK).await;
    for base in [
        "brandubh",
        "fox-and-geese",
        "mini-dablot",
        "maharajah",
        "alea-evangelii",
    ] {
        for (width, height) in [(1280, 900), (390, 844), (320, 568)] {
            window
                .change(Look {
                    width,
                    height,
                    ..Look::DESK
                })
                .await;
            window
                .open(&format!("{}/rules?from={base}", page.seat(1)))
                .await;
            lines(&window, base).await;
            window.shot(&format!("rules-{base}")).await;
            window.assert_accessible_and_small(base).await;
        }
    }
    // Another one to start from, without leaving the page; German.
    window
        .change(Look {
            language: "de-DE",
            ..Look::PHONE
        })
        .await;
    window.open(&format!("{}/rules", page.seat(2))).await;
    window.mark().await;
    window.write("#from", "Bagh").await;
    says(&window, "Das sind die Regeln von Bagh Chal").await;
    assert_eq!(window.count("#setup .squares button").await, 25);
    window.assert_same_page().await;
    window.shot("rules-german").await;
    window.close().await;
}

#[tokio::test]
async fn rules_are_built_without_scripts() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    let plain = Look {
        script: false,
        ..Look::DESK
    };
    let window = browser.window(plain).await;
    window
        .open(&format!("{}/rules?from=brandubh", page.seat(1)))
        .await;
    window.write("#rule-shieldwall", "yes").await;
    window.click("#at-a1").await;
    let line = window.text("#line").await;
    assert_eq!(
        line,
        "/challenge rules:brandubh, setup 3t3/3t3/3T3/ttTKTtt/3T3/3t3/t2t3, shieldwall"
    );
    window.shot("rules-plain").await;
    window.click("#play").await;
    window.see(".message .squares").await;
    window.close().await;
}
