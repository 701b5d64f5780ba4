//! The local table while Raichi does not answer, and what its windows tell without being looked at.

use thirtyfour::Key;

use crate::{
    browser::Browser,
    local_page::Page,
    proxy::{Proxy, Server},
    window::{Look, Window},
};

/// What is said of the board.
const SAID: &str = "document.getElementById('said').textContent";

impl Window {
    /// Waits until the notice above the messages contains this text.
    async fn is_warned(&self, words: &str) {
        let warned = format!("document.querySelector('.notice')?.textContent.includes({words:?})");
        self.until(&warned).await;
    }
}

#[tokio::test]
async fn what_is_not_sent_says_so_and_stays_as_it_was() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    page.say(1, "/challenge @Raven brandubh").await;
    let address = page.url.strip_prefix("http://").expect("an address");
    let proxy = Proxy::before(address).await;
    let window = browser.window(Look::DESK).await;
    window.open(&proxy.at("/as/1")).await;
    window.see(".squares").await;
    // Before a proxy, it is only away.
    proxy.set(Server::Away);
    window.is_warned("lost its connection").await;
    proxy.set(Server::Gone);
    window.is_warned("start it again with scripts/local").await;
    window.play("d7-e7").await;
    window.is_warned("Your move wasn’t sent. Try again.").await;
    window.see(".selected[value=d7]").await;
    window.shot("table-unsent").await;
    window.say("/games").await;
    window.is_warned("That wasn’t sent. Try again.").await;
    window.until("line.value === '/games'").await;
    // By keys, the focus stays where it was.
    window
        .value("document.querySelector('.target[value=c7]').focus()")
        .await;
    window.press(Key::Enter).await;
    window.is_warned("Your move wasn’t sent").await;
    assert_eq!(window.value("document.activeElement.value").await, "c7");
    // It is back: what was not sent is still to be sent.
    proxy.set(Server::Here);
    let alone =
        "document.querySelector('.notice')?.textContent === 'Your move wasn’t sent. Try again.'";
    window.until(alone).await;
    window.click(".squares .target[value=e7]").await;
    window.shows_move(1).await;
    window.miss(".notice").await;
    window.close_ignoring_log().await;
}

#[tokio::test]
async fn suggestions_that_come_late_do_not_cover_the_board() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    let window = browser.window(Look::DESK).await;
    window.open(&page.seat(1)).await;
    window
        .value(
            "(window.truly = fetch, window.late = [], window.looked = 0,
              window.fetch = (address, ...more) => String(address).includes('/suggestions')
                  ? new Promise((come) => late.push(() => come({
                        get ok() { looked++; return true; },
                        json: async () => [{ line: '/help', label: '/help' }],
                    })))
                  : truly(address, ...more), 0)",
        )
        .await;
    window.write("#line", "/help").await;
    window.until("late.length > 0").await;
    window.press(Key::Enter).await;
    window.see(".aside").await;
    window
        .value("(window.all = late.length, late.forEach((come) => come()))")
        .await;
    window.until("looked >= all").await;
    assert_eq!(window.value("suggestions.hidden").await, true);
    window.close().await;
}

#[tokio::test]
async fn a_window_tells_whose_move_it_is_and_can_be_heard() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    let window = browser.window(Look::DESK).await;
    window.open(&page.seat(1)).await;
    assert_eq!(window.title().await, "Raichi · the Viking king’s table");
    window
        .value(
            "(window.heard = 0,
              AudioContext.prototype.createOscillator = ((make) => function () {
                  heard++;
                  return make.call(this);
              })(AudioContext.prototype.createOscillator), 0)",
        )
        .await;
    page.game().await;
    window
        .until("document.title === '● Your move — Brandubh 7×7'")
        .await;
    window
        .value("localStorage.setItem('raichi-follow', 'no')")
        .await;
    window.play("d7-e7").await;
    window
        .until("document.title === 'Your opponent’s move — Brandubh 7×7'")
        .await;
    // Sounds are off until somebody switches them on.
    assert_eq!(window.value("heard").await, 0);
    window.click("#settings summary").await;
    window.click("#sounds").await;
    window
        .until("document.querySelector('script[src*=sound]')")
        .await;
    window.click("#settings summary").await;
    page.say(2, "d3-c3").await;
    window.until("heard === 1").await;
    window
        .until("document.title === '● Your move — Brandubh 7×7'")
        .await;
    // It is kept for the browser.
    window.open(&page.seat(1)).await;
    window.see(".squares").await;
    assert_eq!(window.value("sounds.checked").await, true);
    window.close().await;
}

#[tokio::test]
async fn boards_of_several_games_have_names_of_their_own() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    for _ in 0..2 {
        page.say(1, "/challenge @Raven brandubh").await;
    }
    let window = browser.window(Look::DESK).await;
    window.open(&page.seat(1)).await;
    // The board of the other game takes the large place on request.
    let names = "[...document.querySelectorAll('.squares')].map(board => board.getAttribute('aria-label').split(':')[0])";
    assert_eq!(
        window.value(names).await,
        serde_json::json!(["The board of game 2"])
    );
    window
        .assert_accessible_and_small("a table with two boards")
        .await;
    // What was said of the squares is over with the move.
    window
        .value("document.querySelector('.squares .piece[value=d7]').focus()")
        .await;
    window.press(Key::Enter).await;
    window.until(&format!("{SAID}.startsWith('d7:')")).await;
    window.press(Key::Right).await;
    window.press(Key::Enter).await;
    window.shows_move(1).await;
    window.until(&format!("{SAID} === ''")).await;
    window.close().await;
}
