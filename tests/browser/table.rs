//! The local table as a newcomer meets it: alone, in windows of every size, by mouse, finger and keys.

use serde_json::{Value, json};

use crate::{
    browser::Browser,
    channel::{ACCEPT, ESCAPED},
    local_page::Page,
    window::{Look, Window},
};

/// The sizes at which the page is looked at: desks, a tablet, phones upright and across, and 200 and 400 % of a desk.
const SIZES: [(u32, u32); 7] = [
    (1280, 800),
    (768, 1024),
    (390, 844),
    (844, 390),
    (700, 360),
    (640, 400),
    (320, 256),
];

/// The button of the empty table by which one plays alone.
pub(crate) const BOTH_SIDES: &str = "#welcome button[name=opponent][value='1']";

const fn sized((width, height): (u32, u32)) -> Look {
    Look {
        width,
        height,
        ..Look::DESK
    }
}

impl Window {
    /// Marks the document, so that a later one is told from it.
    pub(crate) async fn mark(&self) {
        self.value("(window.isStillHere = true)").await;
    }

    /// Asserts that no other page was loaded since it was marked.
    pub(crate) async fn assert_same_page(&self) {
        assert_eq!(self.value("window.isStillHere === true").await, true);
    }

    /// Plays a move with two clicks or taps, for which nothing has to be scrolled.
    async fn play_in_sight(&self, mv: &str, with_finger: bool) {
        let (from, to) = mv.split_once('-').expect("a move has a dash");
        for square in [
            format!(".squares .piece[value={from}]"),
            format!(".squares .target[value={to}]"),
        ] {
            let at = self.middle(&square).await;
            if with_finger {
                self.tap_at(at).await;
            } else {
                self.click_at(at).await;
            }
        }
    }
}

#[tokio::test]
async fn both_sides_are_played_with_two_clicks_a_move_on_one_page() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    for (size, with_finger) in [
        ((1280, 800), false),
        ((390, 844), true),
        ((700, 360), false),
    ] {
        let page = Page::open().await;
        let window = browser.window(sized(size)).await;
        if with_finger {
            let touch = json!({ "enabled": true });
            window
                .command("Emulation.setTouchEmulationEnabled", touch)
                .await;
        }
        window.open(&page.seat(1)).await;
        window.mark().await;
        assert_eq!(
            window.text("#welcome .primary").await,
            "Play the computer",
            "the first button"
        );
        window.click(BOTH_SIDES).await;
        window.see(".how").await;
        for (ply, mv) in ESCAPED.iter().enumerate() {
            window.middle(".squares").await;
            window.play_in_sight(mv, with_finger).await;
            window.shows_move(ply + 1).await;
        }
        window.shows("Well played").await;
        window.assert_same_page().await;
        window.shot("table-over").await;
        // A player who has moved by the board knows how.
        page.say(1, "/challenge @Raven brandubh").await;
        window.see(".squares").await;
        window
            .until("!document.querySelector('.how').checkVisibility({ visibilityProperty: true })")
            .await;
        window.close().await;
    }
}

#[tokio::test]
async fn the_computer_is_played_from_the_first_button_on() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    let window = browser.window(Look::DESK).await;
    window.open(&page.seat(1)).await;
    window.mark().await;
    window.click("#welcome .primary").await;
    window.miss("#welcome").await;
    let is_my_turn =
        "[...document.querySelectorAll('.squares .piece')].some(piece => !piece.disabled)";
    window.until(is_my_turn).await;
    // Sides are drawn: the computer may begin.
    let has_begun = "document.querySelector('#log').textContent.includes('· move 1')";
    let first = usize::from(window.value(has_begun).await == true);
    for turn in 1..=2 {
        window.click(".squares .piece:not([disabled])").await;
        window.click(".squares .target:not([disabled])").await;
        // The computer's answer, after which the board can't change by itself.
        window.shows_move(first + 2 * turn).await;
        window.until(is_my_turn).await;
    }
    window.assert_same_page().await;
    window.shot("table-computer").await;
    // The sheet for a new game offers the computer with its levels.
    window.click("#new-game summary").await;
    assert_eq!(window.count("#new-level option").await, 6);
    assert_eq!(
        window.text("#new-opponent option[value='0']").await,
        "Raichi, the computer"
    );
    window.shot("table-computer-new-game").await;
    window.close().await;
}

#[tokio::test]
async fn the_page_follows_the_side_to_move_where_one_browser_plays() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    let window = browser.window(Look::DESK).await;
    window.open(&page.seat(1)).await;
    window.mark().await;
    window.click("#welcome details summary").await;
    window
        .click("#welcome details button[name=opponent][value='2']")
        .await;
    // Wolf is challenged, and has to answer.
    window.see(".seat[href='/as/2'][aria-current]").await;
    assert_eq!(window.text(".message .buttons").await, "Accept\nDecline");
    window.click(ACCEPT).await;
    for (ply, mv) in ESCAPED.iter().enumerate() {
        window.play(mv).await;
        window.shows_move(ply + 1).await;
        // The seat that is marked is the one that sits.
        window
            .until(
                "document.querySelector('.squares') && document.getElementById('face').title
                    === 'You’re sitting as ' + document.querySelector('.seat[aria-current] .name').textContent",
            )
            .await;
        if ply == 3 {
            break;
        }
    }
    window.assert_same_page().await;
    let address = window.address().await;
    // Told not to, it stays.
    window.click("#settings summary").await;
    window.click("[data-wish=follow]").await;
    window.click("#settings summary").await;
    window.play(ESCAPED[4]).await;
    window.shows_move(5).await;
    window.miss(".squares").await;
    assert_eq!(window.address().await, address);
    // Seats are changed by hand without another page, too, and the way back leads back.
    window.click(".seat:not([aria-current])").await;
    window.see(".squares").await;
    assert_ne!(window.address().await, address);
    window.value("history.back()").await;
    window.miss(".squares").await;
    assert_eq!(window.address().await, address);
    window.assert_same_page().await;
    window.close().await;
}

#[tokio::test]
async fn no_seat_is_taken_where_another_window_is() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    page.game().await;
    let raven = browser.window(Look::DESK).await;
    let wolf = browser.window(Look::DESK).await;
    wolf.open(&page.seat(2)).await;
    // The challenge is over; the page has asked for it by its line to the news.
    wolf.see(".message").await;
    raven.open(&page.seat(1)).await;
    raven.play(ESCAPED[0]).await;
    raven.shows_move(1).await;
    wolf.see(".squares").await;
    raven.miss(".squares").await;
    assert_eq!(raven.address().await, page.seat(1));
    page.say(2, ESCAPED[1]).await;
    raven.shows_move(2).await;
    // Another board while Wolf looks elsewhere. Until then it's Raven's turn, so that nothing takes this window to Wolf's seat.
    wolf.hide(true).await;
    raven.play(ESCAPED[2]).await;
    raven.see(".seat[href='/as/2'][aria-current]").await;
    raven.close().await;
    wolf.close().await;
}

#[tokio::test]
async fn a_new_game_can_always_be_begun() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    let window = browser.window(Look::PHONE).await;
    page.say(1, "/help").await;
    window.open(&page.seat(1)).await;
    window.mark().await;
    window.click("#new-game summary").await;
    window.shot("table-new-game").await;
    window
        .assert_accessible_and_small("the form for a new game")
        .await;
    window.click("#new-rules option[value=tablut]").await;
    window.click("#new-game .primary").await;
    window.see(".squares").await;
    window.shows("Tablut").await;
    window.miss("#new-game[open]").await;
    window.assert_same_page().await;
    window.close().await;
}

#[tokio::test]
async fn a_piece_is_dragged_to_its_square() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    let window = browser.window(Look::DESK).await;
    page.say(1, "/challenge @Raven brandubh").await;
    window.open(&page.seat(1)).await;
    let piece = window.middle(".piece[value=d7]").await;
    let nowhere = (piece.0 + 5.0, piece.1 - 300.0);
    window.drag(piece, nowhere).await;
    window.see(".selected[value=d7]").await;
    window.miss(".ghost").await;
    let target = window.middle(".target[value=e7]").await;
    window.drag(piece, target).await;
    window.shows_move(1).await;
    window.miss(".ghost").await;
    window.close().await;
}

#[tokio::test]
async fn moves_are_confirmed_where_somebody_wishes_it() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    let window = browser.window(Look::DESK).await;
    page.say(1, "/challenge @Raven brandubh").await;
    window.open(&page.seat(1)).await;
    window.click("#settings summary").await;
    window.click("[data-wish=confirm]").await;
    // It is kept for the browser.
    window.open(&page.seat(1)).await;
    window.play(ESCAPED[0]).await;
    window.see(".asked[value=e7]").await;
    let board = window.middle(".asked").await;
    assert_eq!(window.text("[data-sure]").await, "Play d7–e7");
    let said = "document.getElementById('said').textContent";
    assert_eq!(window.value(said).await, "d7–e7: click again to play it");
    window.shot("table-confirm").await;
    window
        .assert_accessible_and_small("a move to confirm")
        .await;
    window.click("[data-unsure]").await;
    window.miss(".asked, .selected").await;
    window.play("d7-c7").await;
    window.see(".asked[value=c7]").await;
    // Nothing has moved under the pointer.
    let below = window.middle(".squares button[value=e1]").await;
    assert!((below.0 - board.0).abs() < 0.1, "{below:?} {board:?}");
    let (x, y) = window.middle(".squares button[value=e7]").await;
    assert!(
        (x - board.0).abs() < 0.1 && (y - board.1).abs() < 0.1,
        "{y} {board:?}"
    );
    window.click("[data-sure]").await;
    window.shows("d7–c7").await;
    // Twice the same square is a confirmation, too.
    window.play("d3-c3").await;
    window.click(".asked[value=c3]").await;
    window.shows("d3–c3").await;
    window.close().await;
}

/// The edge of a square, in CSS pixels.
async fn cell(window: &Window) -> f64 {
    let width = "document.querySelector('.squares button').getBoundingClientRect().width";
    window.value(width).await.as_f64().expect("a number")
}

/// One square of so many is tapped. It does not divide the edge of the board, so each row and column has some.
const EACH: usize = 7;

#[tokio::test]
async fn squares_of_the_largest_board_are_reached_by_finger() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    let window = browser.window(Look::PHONE).await;
    let touch = json!({ "enabled": true });
    window
        .command("Emulation.setTouchEmulationEnabled", touch)
        .await;
    page.say(1, "/challenge @Raven alea-evangelii").await;
    window.open(&page.seat(1)).await;
    window.middle(".squares").await;
    window.shot("table-alea").await;
    assert!(cell(&window).await > 18.0, "{}", cell(&window).await);
    let middles = "[...document.querySelectorAll('.squares button')].map(square => {
        const { left, top, width, height } = square.getBoundingClientRect();
        return [square.value, left + width / 2, top + height / 2, square.className];
    })";
    let state =
        "[document.querySelector('.selected')?.value, document.querySelector('.asked')?.value]";
    let all = window.value(middles).await;
    let all = all.as_array().expect("squares");
    assert_eq!(all.len(), 361);
    let at = |square: &Value| (square[1].as_f64().unwrap(), square[2].as_f64().unwrap());
    let pieces: Vec<_> = all.iter().filter(|square| square[3] == "piece").collect();
    assert!(pieces.len() > 30, "{}", pieces.len());
    for piece in pieces.iter().step_by(EACH) {
        window.tap_at(at(piece)).await;
        assert_eq!(window.value(state).await, json!([piece[0], null]));
    }
    // All squares as targets, which only a longer game would make of them.
    let chosen = pieces.last().expect("a piece");
    window
        .value(
            "(() => {
                const [piece, ...others] = [...document.querySelectorAll('.squares button')]
                    .sort((one, other) => (other.value === 'CHOSEN') - (one.value === 'CHOSEN'));
                piece.dataset.to = others.map(square => square.value).join(' ');
            })()"
                .replace("CHOSEN", chosen[0].as_str().unwrap())
                .as_str(),
        )
        .await;
    window.tap_at(at(chosen)).await;
    let others = all.iter().filter(|square| square[0] != chosen[0]);
    for square in others.step_by(EACH) {
        window.tap_at(at(square)).await;
        assert_eq!(window.value(state).await, json!([chosen[0], square[0]]));
    }
    // Nothing was played so far.
    assert_eq!(window.count(".message").await, 1);

    // Beside a square, the nearest one is meant; far from all, none.
    window.open(&page.seat(1)).await;
    let piece = window.attribute(".squares .piece", "value").await;
    window.tap_at(window.middle(".squares .piece").await).await;
    window.see(&format!(".selected[value={piece}]")).await;
    window.shot("table-alea-picked").await;
    let target = window.attribute(".squares .target", "value").await;
    let (x, y) = window.middle(".squares .target").await;
    window.tap_at((x - 5.0, y - 5.0)).await;
    window.see(&format!(".asked[value={target}]")).await;
    window.tap_at((x, y)).await;
    window.shows(&format!("{piece}–{target}")).await;
    window.close().await;
}

#[tokio::test]
async fn the_board_fits_into_every_window() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    let mut window = browser.window(Look::DESK).await;
    page.say(1, "/challenge @Raven copenhagen").await;
    window.open(&page.seat(1)).await;
    for size in SIZES {
        for dark in [false, true] {
            window
                .change(Look {
                    dark,
                    ..sized(size)
                })
                .await;
            window.open(&page.seat(1)).await;
            window.middle(".squares").await;
            window
                .value("document.querySelectorAll('.squares .piece')[9].click()")
                .await;
            window.shot("table").await;
            window.middle(".staged figure").await;
            window
                .assert_accessible_and_small(&format!("the table at {size:?}"))
                .await;
        }
    }
    // A phone's board has the whole width.
    window.change(sized((390, 844))).await;
    let width = "document.querySelector('figure').getBoundingClientRect().width";
    assert_eq!(window.value(width).await, 390);
    // Without colours of its own, the page still shows who sits and whom a message is for.
    window.change(Look::DESK).await;
    let forced = json!({ "features": [{ "name": "forced-colors", "value": "active" }] });
    window.command("Emulation.setEmulatedMedia", forced).await;
    let line = "[...document.querySelectorAll('.seat')].map(seat => getComputedStyle(seat).borderLeftColor)";
    let lines = window.value(line).await;
    assert_ne!(lines[0], lines[1], "the seat in use is marked: {lines}");
    window.shot("table-forced-colours").await;
    window.close().await;
}

#[tokio::test]
async fn a_long_message_is_shown_from_its_beginning() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    let window = browser.window(sized((700, 360))).await;
    window.open(&page.seat(1)).await;
    let top = "document.querySelector('.aside').getBoundingClientRect().top - scroller.getBoundingClientRect().top";
    window.say("/rules show norse").await;
    window.see(".aside").await;
    window.until(&format!("Math.abs({top}) < 60")).await;
    window.shot("table-rules").await;
    window.close().await;
}
