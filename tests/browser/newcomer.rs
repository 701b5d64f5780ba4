//! A newcomer's walk over the local page, by clicks: a lesson, a game against the computer, and all that comes after it.
//!
//! The page is that of a program with a new data directory, or, for `scripts/try-bare`, the one at the address in RAICHI_LOCAL_PAGE.

use std::env;

use crate::{
    browser::Browser,
    computer::IS_MY_TURN,
    database::Database,
    lessons::TAFL,
    local_page::Page,
    window::{Look, Window},
};

const LAPTOP: Look = Look {
    height: 800,
    ..Look::DESK
};

/// Whether an answer to a puzzle has been judged, whichever it was.
const IS_JUDGED: &str =
    "/ is right!| isn’t it|Solved/.test(document.querySelector('.aside .words')?.textContent)";

/// How often a hint is asked for.
const MOST_TRIES: usize = 10;

impl Window {
    /// Asserts that the whole board of the empty table is within the window.
    async fn has_board_in_sight(&self, what: &str) {
        self.see("#welcome .squares .piece").await;
        self.assert_in_sight("#welcome figure", what).await;
        self.until("document.querySelector('#welcome figure img').naturalWidth > 0")
            .await;
        self.shot("newcomer").await;
    }

    /// Plays the lesson to its end: its first step on a phone.
    async fn learn(&mut self) {
        self.change(Look::PHONE).await;
        self.has_board_in_sight("the first page on a phone").await;
        self.click("#welcome button[value='/learn']").await;
        for (number, mv) in (1..).zip(TAFL) {
            self.shows(&format!("step {number} of 8")).await;
            for css in [".staged .words", ".staged figure"] {
                self.assert_in_sight(css, &format!("step {number}")).await;
            }
            self.answer(mv).await;
            self.shows("Well done!").await;
            if number == 1 {
                self.shot("newcomer-lesson").await;
                self.change(LAPTOP).await;
            }
            if number < TAFL.len() {
                self.click(".aside .buttons .primary").await;
            }
        }
        self.shows("you’ve solved 8 of 8").await;
        self.shot("newcomer-learned").await;
        self.click(".aside button[value*=close]").await;
    }

    /// Begins a game by a click on its board, asks for a hint, and plays on to the end.
    async fn play_first_game(&self) {
        self.has_board_in_sight("the table after the lesson").await;
        self.click("#welcome .piece[value=d5]").await;
        self.see(".staged .selected[value=d5]").await;
        self.click(".staged .target").await;
        self.until(IS_MY_TURN).await;
        // On a busy machine a hint may not be found in time, and is asked for again.
        for _ in 0..MOST_TRIES {
            self.click(".message:not(.aside) button[value*=hint-idea]")
                .await;
            self.see(".aside").await;
            if self.count(".aside button[value*=hint]").await > 0 {
                break;
            }
            self.click(".aside .private button").await;
            self.miss(".aside").await;
        }
        self.click(".aside button[value*=hint]").await;
        self.shows("I’d play").await;
        self.shot("newcomer-hint").await;
        self.click(".aside .buttons .primary").await;
        self.miss(".aside").await;
        self.play_on().await;
        self.shot("newcomer-over").await;
    }

    /// Looks back on the game, and begins another one with the other side.
    async fn look_back_and_go_on(&self) {
        self.click(".message button[value*=review-game]").await;
        self.see_review().await;
        self.shot("newcomer-review").await;
        self.click(".message:not(.aside) button[value*=rematch]")
            .await;
        self.until(IS_MY_TURN).await;
        self.shot("newcomer-rematch").await;
    }

    /// Asks for the puzzle of the day, and answers it.
    async fn try_puzzle(&self) {
        self.click("#settings > summary").await;
        self.click("#puzzles").await;
        self.click(".message button[value^='v1:puzzle:']").await;
        self.click(".aside .squares .piece:not([disabled])").await;
        self.click(".aside .squares .target:not([disabled])").await;
        self.until(IS_JUDGED).await;
        self.shot("newcomer-puzzle").await;
    }
}

#[tokio::test]
async fn a_newcomer_learns_plays_and_looks_back_by_clicks() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let served = env::var("RAICHI_LOCAL_PAGE").ok();
    let data = Database::private();
    let mut page = match &served {
        Some(_) => None,
        None => Some(Page::at("RAICHI_DATA_DIR", data.folder())),
    };
    let address = page.as_ref().map(|page| page.url.clone()).or(served);
    let mut window = browser.window(LAPTOP).await;
    window.open(&address.expect("an address")).await;
    window.mark().await;
    window.has_board_in_sight("the first page").await;
    window.learn().await;
    window.play_first_game().await;
    window.look_back_and_go_on().await;
    window.assert_same_page().await;
    window.try_puzzle().await;
    window.close().await;
    if let Some(page) = &mut page {
        let ended = page.program.try_wait().expect("it is ours");
        assert_eq!(ended, None, "the program has ended");
    }
}
