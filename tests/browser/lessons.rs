//! Lessons at the local table, by keys and with a screen reader.

use serde_json::{Value, json};
use thirtyfour::Key;

use crate::{
    browser::Browser,
    local_page::Page,
    window::{Look, Window},
};

/// The lesson of tafl played through: in each step a move that is right.
pub(crate) const TAFL: [&str; 8] = [
    "a4-a7", "g2-g5", "d6-f6", "d7-d5", "f6-d6", "d4-d1", "f5-f6", "d5-g5",
];
/// The lesson of hunts as far as its chain, and the piece that is put on the board.
const HUNTS: [&str; 6] = ["d4-d6", "e6-d6", "b3-b4", "d4-d6", "b4-d4-d6", "c3"];

/// Whether the focus is on what a selector names.
fn is_at(css: &str) -> String {
    format!("document.activeElement.matches({css:?})")
}

impl Window {
    /// The roles and names of everything that a screen reader finds.
    async fn read_out(&self) -> Vec<(String, String)> {
        let tree = self.command("Accessibility.getFullAXTree", json!({})).await;
        let nodes = tree["nodes"].as_array().expect("nodes").iter();
        let word =
            |node: &Value, what: &str| node[what]["value"].as_str().unwrap_or_default().to_owned();
        nodes
            .filter(|node| node["ignored"] != true)
            .map(|node| (word(node, "role"), word(node, "name")))
            .collect()
    }

    /// Asserts that a screen reader finds something with a name that begins so.
    async fn reads(&self, role: &str, name: &str) {
        let found = self.read_out().await;
        let is_there = found
            .iter()
            .any(|(of, named)| of == role && named.starts_with(name));
        assert!(is_there, "no {role} {name:?} in {found:#?}");
    }

    /// Goes on with the Tab key until the focus is on what a selector names.
    async fn tab_to(&self, css: &str) {
        for _ in 0..40 {
            if self.value(&is_at(css)).await == true {
                return;
            }
            self.press(Key::Tab).await;
        }
        panic!("the Tab key does not lead to {css}");
    }

    /// Plays a move of a lesson on its board, and goes on to the next step; all by keys.
    async fn solves(&self, mv: &str) {
        self.until(&is_at(".aside .squares button")).await;
        for square in mv.split('-') {
            self.walk_to(square).await;
            self.press(Key::Enter).await;
            self.until("!document.querySelector('.squares')?.inert")
                .await;
        }
        self.shows("Well done!").await;
        self.miss(".aside .squares").await;
    }
}

#[tokio::test]
async fn a_lesson_is_played_through_by_keys() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    let window = browser.window(Look::DESK).await;
    window.open(&page.seat(1)).await;
    window.mark().await;
    window.value("document.activeElement.blur()").await;
    window.tab_to("#welcome button[value='/learn']").await;
    window.press(Key::Enter).await;
    window.see(".aside .squares").await;
    window.shows("step 1 of 8").await;
    window
        .reads("image", "The king is on a4. On the board: 4 attackers")
        .await;
    window.reads("button", "a4, king, ").await;
    // The page is weighed as it is when it is opened.
    window.open(&page.seat(1)).await;
    window.mark().await;
    window
        .assert_accessible_and_small("a step of a lesson")
        .await;
    window.shot("lesson-asks").await;
    window.tab_to(".aside .squares button").await;
    // What does not solve the step is shown, and may be tried again.
    window.walk_to("a4").await;
    window.press(Key::Enter).await;
    window.walk_to("a6").await;
    window.press(Key::Enter).await;
    window.shows("Not quite:").await;
    window.until(&is_at(".aside .buttons .primary")).await;
    window.reads("button", "Try again").await;
    window.press(Key::Enter).await;
    for (number, mv) in (1..).zip(TAFL) {
        window.shows(&format!("step {number} of 8")).await;
        window.solves(mv).await;
        if number == 1 {
            window.until(&is_at(".aside .buttons .primary")).await;
            window.reads("button", "Next").await;
            window.open(&page.seat(1)).await;
            window.mark().await;
            window
                .assert_accessible_and_small("a solved step of a lesson")
                .await;
            window.shot("lesson-solved").await;
            window.tab_to(".aside .buttons .primary").await;
        }
        if number < 8 {
            window.until(&is_at(".aside .buttons .primary")).await;
            window.press(Key::Enter).await;
        }
    }
    window.shows("you’ve solved 8 of 8").await;
    window.shot("lesson-over").await;
    window.assert_same_page().await;
    window.close().await;
}

#[tokio::test]
async fn chains_and_pieces_in_hand_are_learned_by_keys_in_another_language() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    let window = browser
        .window(Look {
            language: "de",
            ..Look::PHONE
        })
        .await;
    window.open(&page.seat(1)).await;
    window.write("#line", "/learn hunt").await;
    window.press(Key::Enter).await;
    window.see(".aside .squares").await;
    window.shows("Schritt 1 von 8").await;
    window.tab_to(".aside .squares button").await;
    for mv in HUNTS {
        window.until(&is_at(".aside .squares button")).await;
        for square in mv.split('-') {
            window.walk_to(square).await;
            window.press(Key::Enter).await;
            window
                .until("!document.querySelector('.squares')?.inert")
                .await;
        }
        window.shows("Gut gemacht!").await;
        window.until(&is_at(".aside .buttons .primary")).await;
        window.reads("button", "Weiter").await;
        window.press(Key::Enter).await;
    }
    window.shows("Schritt 7 von 8").await;
    window.open(&page.seat(1)).await;
    window
        .assert_accessible_and_small("a lesson on a phone")
        .await;
    window.shot("lesson-phone").await;
    window.close().await;
}
