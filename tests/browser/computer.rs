//! Games against the computer on the local page, with a hint and a review.

use crate::{
    browser::Browser,
    local_page::Page,
    window::{Look, Window},
};

/// Whether a piece can be chosen.
pub(crate) const IS_MY_TURN: &str =
    "[...document.querySelectorAll('.message .squares .piece')].some(piece => !piece.disabled)";
/// Whether the game is over: another one is offered.
const IS_OVER: &str = "document.querySelector('.message button[value*=rematch]') !== null";
/// What the picture of the newest private message shows, in words.
const PRIVATE_PICTURE: &str = "document.querySelector('.aside figure img')?.alt";
/// Who does not plan has lost after so many moves, whichever the level.
const MOST_MOVES: usize = 60;

impl Window {
    /// Begins a game as the attackers, by the sheet for a new game.
    async fn begin(&self, rules: &str, level: usize) {
        self.click("#new-game > summary").await;
        for option in [
            "#new-opponent option[value='0']".to_owned(),
            format!("#new-level option:nth-child({level})"),
            format!("#new-rules option[value={rules}]"),
            "#new-side option[value=first]".to_owned(),
        ] {
            self.click(&option).await;
        }
        self.click("#new-game .primary").await;
        self.until(IS_MY_TURN).await;
    }

    /// Clicks a piece and a square until the game is over. The result is how many moves were made.
    pub(crate) async fn play_on(&self) -> usize {
        for turn in 0..MOST_MOVES {
            self.until(&format!("{IS_OVER} || {IS_MY_TURN}")).await;
            if self.value(IS_OVER).await == true {
                return turn;
            }
            let boards = "document.querySelector('.staged figure > img').src";
            let before = self.value(boards).await;
            // Pieces in turn, or one that goes to and fro ends the game by repetition.
            let pieces = self.count(".squares .piece:not([disabled])").await;
            let piece = format!(
                "[...document.querySelectorAll('.squares .piece:not([disabled])')][{}].click()",
                turn * 3 % pieces
            );
            self.value(&piece).await;
            self.click(".squares .target:not([disabled])").await;
            self.until(&format!("{boards} !== {before}")).await;
        }
        panic!("no end after {MOST_MOVES} moves")
    }

    /// Looks again until the review is made, which is after the game.
    pub(crate) async fn see_review(&self) {
        self.see(".aside").await;
        let is_made =
            format!("{PRIVATE_PICTURE}?.includes(' winning chances went from ') ?? false");
        // Each answer makes the next press a new wish.
        let wish = "document.querySelector('[name=mark]').value";
        while self.value(&is_made).await == false {
            let before = self.value(wish).await;
            self.click(".aside button[value*=review]").await;
            self.until(&format!("{wish} !== {before}")).await;
        }
        self.until("document.querySelector('.aside figure img').naturalWidth > 0")
            .await;
    }
}

#[tokio::test]
async fn a_game_is_played_against_each_level_to_its_end() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let window = browser.window(Look::DESK).await;
    for level in 1..=6 {
        let page = Page::open().await;
        window.open(&page.seat(1)).await;
        window.mark().await;
        window.begin("mini-tablut", level).await;
        let moves = window.play_on().await;
        assert!(moves > 0);
        window.assert_same_page().await;
        window.shot(&format!("computer-level-{level}")).await;
        // Before the page ends, which the window would notice.
        window.open("about:blank").await;
    }
    window.close().await;
}

#[tokio::test]
async fn a_hint_is_played_and_the_finished_game_is_reviewed() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    let window = browser.window(Look::DESK).await;
    window.open(&page.seat(1)).await;
    window.mark().await;
    window.begin("mini-tablut", 1).await;
    window.say("/hint").await;
    window.click(".aside button[value*=hint]").await;
    window
        .until(&format!("{PRIVATE_PICTURE}?.includes('I’d play')"))
        .await;
    window.shot("computer-hint").await;
    window.click(".aside .buttons .primary").await;
    window.shows_move(2).await;
    window.play_on().await;
    window.say("/review").await;
    window.see_review().await;
    window.shot("computer-review").await;
    window.assert_same_page().await;
    window.close().await;
}
