//! The puzzle of the day at the local table.

use sqlx::PgPool;

use crate::{
    browser::Browser,
    database::Database,
    local_page::Page,
    puzzle_stock::{LONG, puzzle, stock},
    window::{Look, Window},
};

/// The squares that were clicked go, or are those of another position.
const IS_FRESH: &str = "!document.querySelector('.squares')?.inert";

/// Whether all pictures are there.
const ARE_DRAWN: &str = "[...document.images].every(image => image.complete)";

impl Window {
    /// Plays a move on the board of a private message.
    pub(crate) async fn answer(&self, mv: &str) {
        for square in mv.split('-') {
            self.click(&format!(".aside .squares button[value={square}]"))
                .await;
            self.until(IS_FRESH).await;
        }
    }
}

#[tokio::test]
async fn a_puzzle_is_asked_for_and_solved_on_its_board() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let database = Database::new().await;
    let puzzle = puzzle(LONG);
    let pool = PgPool::connect(&database.url())
        .await
        .expect("the database answers");
    stock(&pool, &puzzle).await;
    let page = Page::at("DATABASE_URL", database.url());
    let window = browser.window(Look::DESK).await;
    window.open(&page.seat(1)).await;
    window.mark().await;
    window.click("#welcome summary").await;
    window.click("#welcome form[action$=puzzles] button").await;
    window.shows("The king escapes in 3 moves.").await;
    window.shot("puzzle").await;
    window.click(".message:not(.aside) .buttons .primary").await;
    window.see(".aside .squares").await;
    assert_eq!(window.count(".aside fieldset").await, 0, "no menus");
    let solution: Vec<_> = puzzle.solution.split(' ').collect();
    // A move that does not win, and then those that do.
    window.answer("d4-d3").await;
    window.shows("d4–d3 isn’t it").await;
    let [first, _, second, _, last] = solution[..] else {
        panic!("{solution:?}");
    };
    for mv in [first, second] {
        window.answer(mv).await;
        window
            .shows(&format!("{} is right!", mv.replace('-', "–")))
            .await;
    }
    window.until(ARE_DRAWN).await;
    window.shot("puzzle-goes-on").await;
    window.answer(last).await;
    window.miss(".aside .squares").await;
    window.shows("Solved in 2 tries. Well done!").await;
    window.until(ARE_DRAWN).await;
    window.shot("puzzle-solved").await;
    // The other seat has yet to solve it, and the table wants no more.
    window.open(&page.seat(2)).await;
    window.mark().await;
    window.click("#settings > summary").await;
    window.shot("puzzle-settings").await;
    window.click("#puzzles").await;
    window.shows("I won’t post any more puzzles here.").await;
    window
        .until("document.getElementById('puzzles').value === 'true'")
        .await;
    window.close().await;
    drop(page);
    pool.close().await;
}
