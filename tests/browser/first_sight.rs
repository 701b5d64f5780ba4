//! What somebody sees who opens the local table for the first time.

use serde_json::json;

use crate::{
    browser::Browser,
    local_page::Page,
    window::{Look, Window},
};

/// The windows of desks and phones.
const SIZES: [(u32, u32); 7] = [
    (1920, 1080),
    (1440, 900),
    (1366, 768),
    (1280, 800),
    (768, 1024),
    (844, 390),
    (390, 844),
];

/// More steps than a lesson has.
const MOST_STEPS: usize = 12;

/// Whether the whole of what a selector names is within the window.
fn is_in_sight(css: &str) -> String {
    format!(
        "(() => {{
            const {{ left, top, right, bottom, height }} = document.querySelector({css:?}).getBoundingClientRect();
            const below = document.getElementById('composer').getBoundingClientRect();
            const isBeside = right <= below.left;
            return height > 0 && left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= (isBeside ? innerHeight : below.top) + 1;
        }})()"
    )
}

impl Window {
    async fn change_size(&mut self, (width, height): (u32, u32)) {
        self.change(Look {
            width,
            height,
            ..Look::DESK
        })
        .await;
    }

    pub(crate) async fn assert_in_sight(&self, css: &str, what: &str) {
        let seen = self.value(&is_in_sight(css)).await;
        if seen != json!(true) {
            let shot = self.shot("out-of-sight").await;
            panic!("{what}: {css} is not in sight\n{shot}");
        }
    }
}

#[tokio::test]
async fn the_empty_table_shows_a_board_and_a_click_on_a_piece_begins_a_game() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    let mut window = browser.window(Look::DESK).await;
    for size in SIZES {
        window.change_size(size).await;
        window.open(&page.seat(1)).await;
        window.see("#welcome .squares .piece").await;
        for css in ["#welcome figure", "#welcome .primary"] {
            window.assert_in_sight(css, &format!("{size:?}")).await;
        }
        window.shot(&format!("first-sight-{}", size.1)).await;
    }
    window.change_size((1280, 800)).await;
    window.open(&page.seat(1)).await;
    window.assert_accessible_and_small("the empty table").await;
    // What is private does not take the board away.
    window.say("/games").await;
    window.see(".aside").await;
    window.see("#welcome .piece").await;
    window.mark().await;
    window.click("#welcome .piece[value=d5]").await;
    // The attackers move first; then the piece is picked.
    window.see(".staged .selected[value=d5]").await;
    window.miss("#welcome").await;
    window.shows("· move 1").await;
    let target = window.attribute(".staged .target", "value").await;
    window.click(".staged .target").await;
    window.shows(&format!("d5–{target}")).await;
    window.assert_same_page().await;
    window.close().await;
}

#[tokio::test]
async fn all_words_of_a_lesson_are_in_sight() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let mut window = browser.window(Look::DESK).await;
    for size in SIZES {
        let page = Page::open().await;
        window.change_size(size).await;
        window.open(&page.seat(1)).await;
        window.click("#welcome button[value='/learn']").await;
        for step in 1..MOST_STEPS {
            window.shows(&format!("step {step} of ")).await;
            for css in [".staged .words", ".staged figure"] {
                window
                    .assert_in_sight(css, &format!("step {step} at {size:?}"))
                    .await;
            }
            if step == 1 {
                window.shot(&format!("lesson-{}", size.1)).await;
            }
            // Each size has a table of its own, on which nothing is solved: every step but the last has the button.
            let next = "[...document.querySelectorAll('.staged .buttons button')].find(it => it.textContent === 'Next')";
            if window.value(next).await.is_null() {
                assert!(step > 2, "the lesson ends after step {step}");
                break;
            }
            window.value(&format!("{next}.click()")).await;
        }
        // Before the page ends, which the window would notice.
        window.open("about:blank").await;
    }
    window.close().await;
}

#[tokio::test]
async fn one_board_is_large_and_older_ones_lead_back_to_it() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    let window = browser.window(Look::DESK).await;
    page.say(1, "/challenge @Raven brandubh").await;
    page.say(1, "d7-e7").await;
    window.open(&page.seat(1)).await;
    window.mark().await;
    assert_eq!(window.count(".staged").await, 1);
    assert_eq!(window.count(".squares").await, 1);
    let widths = "[...document.querySelectorAll('.message figure')].map(it => it.offsetWidth)";
    let widths = window.value(widths).await;
    let width = |at: usize| widths[at].as_u64().expect("a width");
    assert!(width(0) > 600 && width(1) < 200, "{widths}");
    // An older board comes to the large place, and goes again.
    window.click(".message:not(.staged) figure a").await;
    window.see("#newest a").await;
    window.miss(".squares").await;
    window.click("#newest a").await;
    window.see(".staged .squares").await;
    // A lesson takes the place while it is open, and is as large.
    window.say("/learn").await;
    window.see(".staged.aside .squares").await;
    window.click(".staged .private button").await;
    window.see(".staged:not(.aside) .squares").await;
    window.assert_same_page().await;
    // The slash begins a command from anywhere.
    window.value("document.activeElement.blur()").await;
    window.write("body", "/").await;
    window.until("document.activeElement.id === 'line'").await;
    window.close().await;
}
