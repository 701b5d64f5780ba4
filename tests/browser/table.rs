//! The local table as a newcomer meets it: alone, in windows of every size, by mouse, finger and keys.

use serde_json::{Value, json};
use thirtyfour::Key;

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

const fn sized((width, height): (u32, u32)) -> Look {
    Look {
        width,
        height,
        ..Look::DESK
    }
}

impl Window {
    /// Marks the document, so that a later one is told from it.
    async fn mark(&self) {
        self.value("(window.isStillHere = true)").await;
    }

    /// Asserts that no other page was loaded since it was marked.
    async fn assert_same_page(&self) {
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

    /// Presses arrows until this square has the focus.
    async fn walk_to(&self, square: &str) {
        let offset = format!(
            "(() => {{
                const all = [...document.activeElement.form.querySelectorAll('button')];
                const size = Number(document.activeElement.form.dataset.size);
                const [here, there] = [document.activeElement.value, {square:?}]
                    .map(name => all.findIndex(button => button.value === name));
                return [there % size - here % size, Math.floor(there / size) - Math.floor(here / size)];
            }})()"
        );
        let mut last = Value::Null;
        for _ in 0..40 {
            let way = self.value(&offset).await;
            let [x, y] = [0, 1].map(|at| way[at].as_i64().expect("a number"));
            if (x, y) == (0, 0) {
                return;
            }
            // Where the longer way is blocked, the other one.
            let sideways = (x.abs() >= y.abs()) != (way == last);
            let key = match (sideways && x != 0 || y == 0, x > 0, y > 0) {
                (true, true, _) => Key::Right,
                (true, false, _) => Key::Left,
                (false, _, true) => Key::Down,
                (false, _, false) => Key::Up,
            };
            self.press(key).await;
            last = way;
        }
        panic!("the arrows do not lead to {square}");
    }
}

#[tokio::test]
async fn both_sides_are_played_with_two_clicks_a_move_on_one_page() {
    let Some(browser) = Browser::start().await else {
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
            window.text("#welcome button").await,
            "Play both sides",
            "the first button"
        );
        window.click("#welcome .primary").await;
        window.see(".how").await;
        for (ply, mv) in ESCAPED.iter().enumerate() {
            window.middle(".squares").await;
            window.play_in_sight(mv, with_finger).await;
            window.shows_move(ply + 1).await;
        }
        window.shows("Well played").await;
        window.assert_same_page().await;
        window.shot("table-over").await;
        // Whoever has moved by the board knows how.
        page.say(1, "/challenge @Raven brandubh").await;
        window.see(".squares").await;
        window
            .until("!document.querySelector('.how').checkVisibility({ visibilityProperty: true })")
            .await;
        window.close().await;
    }
}

#[tokio::test]
async fn the_page_follows_the_side_to_move_where_one_browser_plays() {
    let Some(browser) = Browser::start().await else {
        return;
    };
    let page = Page::open().await;
    let window = browser.window(Look::DESK).await;
    window.open(&page.seat(1)).await;
    window.mark().await;
    window.click("#welcome .plain[name=opponent]").await;
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
                    === 'You sit here as ' + document.querySelector('.seat[aria-current] .name').textContent",
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
    let Some(browser) = Browser::start().await else {
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
    // Another board while Wolf looks elsewhere.
    wolf.hide(true).await;
    page.say(2, ESCAPED[1]).await;
    raven.play(ESCAPED[2]).await;
    raven.see(".seat[href='/as/2'][aria-current]").await;
    raven.close().await;
    wolf.close().await;
}

#[tokio::test]
async fn a_new_game_can_always_be_begun() {
    let Some(browser) = Browser::start().await else {
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
    assert_eq!(
        window
            .value("document.getElementById('new-game').open")
            .await,
        false
    );
    window.assert_same_page().await;
    window.close().await;
}

#[tokio::test]
async fn a_piece_is_dragged_to_its_square() {
    let Some(browser) = Browser::start().await else {
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
    let Some(browser) = Browser::start().await else {
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
    assert_eq!(window.value(said).await, "d7–e7: once more to play it");
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

#[tokio::test]
async fn every_square_of_the_largest_board_is_reached_by_finger() {
    let Some(browser) = Browser::start().await else {
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
    for piece in &pieces {
        window.tap_at(at(piece)).await;
        assert_eq!(window.value(state).await, json!([piece[0], null]));
    }
    // Each square as a target, which only a longer game would make of them.
    let chosen = pieces.last().expect("a piece");
    window.tap_at(at(chosen)).await;
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
    for square in all.iter().filter(|square| square[0] != chosen[0]) {
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
async fn a_picked_piece_is_read_out() {
    let Some(browser) = Browser::start().await else {
        return;
    };
    let page = Page::open().await;
    let window = browser.window(Look::DESK).await;
    page.say(1, "/challenge @Raven brandubh").await;
    window.open(&page.seat(1)).await;
    let named = async || -> Vec<(String, String, bool)> {
        let tree = window.command("Accessibility.getFullAXTree", json!({})).await;
        let nodes = tree["nodes"].as_array().expect("nodes").iter();
        let word =
            |node: &Value, what: &str| node[what]["value"].as_str().unwrap_or_default().to_owned();
        nodes
            .filter(|node| node["ignored"] != true)
            .map(|node| {
                let properties = node["properties"].as_array().cloned().unwrap_or_default();
                let pressed = properties
                    .iter()
                    .any(|it| it["name"] == "pressed" && it["value"]["value"] == "true");
                (word(node, "role"), word(node, "name"), pressed)
            })
            .collect()
    };
    let has = |nodes: &[(String, String, bool)], role: &str, name: &str, pressed: bool| {
        nodes.contains(&(role.to_owned(), name.to_owned(), pressed))
    };
    let before = named().await;
    assert!(
        has(&before, "button", "d1, attacker, 4 squares to go to", false),
        "{before:?}"
    );
    assert!(has(&before, "button", "d4, king", false), "{before:?}");
    let empty = |nodes: &[(String, String, bool)]| {
        let squares = nodes.iter().filter(|(role, ..)| role == "button");
        squares.filter(|(_, name, _)| name.len() == 2).count()
    };
    assert_eq!(empty(&before), 0, "{before:?}");
    window
        .value("document.querySelector('.piece[value=d1]').focus()")
        .await;
    window.press(Key::Enter).await;
    let after = named().await;
    assert!(
        has(&after, "button", "d1, attacker, 4 squares to go to", true),
        "{after:?}"
    );
    for target in ["to b1", "to c1", "to e1", "to f1"] {
        assert!(has(&after, "button", target, false), "{target}: {after:?}");
    }
    assert!(
        after
            .iter()
            .any(|(_, name, _)| name == "d1: b1, c1, e1 or f1"),
        "what is said: {after:?}"
    );
    assert_eq!(empty(&after), 0, "{after:?}");
    // Put back, the squares are what they were.
    window.press(Key::Escape).await;
    assert_eq!(named().await.len(), before.len());
    window.close().await;
}

#[tokio::test]
async fn a_game_is_played_by_keys_with_one_stop_for_the_board() {
    let Some(browser) = Browser::start().await else {
        return;
    };
    let page = Page::open().await;
    let window = browser.window(Look::DESK).await;
    window.open(&page.seat(1)).await;
    window.mark().await;
    window.value("document.activeElement.blur()").await;
    let at = |css: &str| format!("document.activeElement.matches({css:?})");
    let mut tabs = 0;
    while window.value(&at("#welcome .primary")).await != true {
        window.press(Key::Tab).await;
        tabs += 1;
        assert!(tabs < 20, "the first button is not reached");
    }
    window.press(Key::Enter).await;
    window.until(&at(".squares .piece")).await;
    let stops = "document.querySelectorAll(\".squares button:not([tabindex='-1'])\").length";
    for (ply, mv) in ESCAPED.iter().enumerate() {
        assert_eq!(window.value(stops).await, 1);
        let (from, to) = mv.split_once('-').expect("a move");
        window.walk_to(from).await;
        window.press(Key::Enter).await;
        assert_eq!(window.value(stops).await, 1);
        window.walk_to(to).await;
        if ply == 2 {
            // Away and back by Tab: the board is one stop, and it is where it was.
            window.press(Key::Tab).await;
            assert_ne!(window.value(&at(".squares button")).await, true);
            let back = Key::Shift + Key::Tab;
            window.write(":focus", back).await;
            assert_eq!(window.value("document.activeElement.value").await, to);
        }
        window.press(Key::Enter).await;
        window.shows_move(ply + 1).await;
        if ply + 1 < ESCAPED.len() {
            window.until(&at(".squares .piece")).await;
        }
    }
    window.shows("Well played").await;
    window.assert_same_page().await;
    // The links that skip: to the newest board, and to the line.
    page.say(1, "/challenge @Raven brandubh").await;
    window.see(".squares").await;
    for (link, goal) in [
        (".skip:first-child", ".squares .piece"),
        (".skip:last-child", "#line"),
    ] {
        window
            .value(&format!("document.querySelector({link:?}).focus()"))
            .await;
        window.see(link).await;
        window.press(Key::Enter).await;
        window.until(&at(goal)).await;
    }
    window.close().await;
}

#[tokio::test]
async fn the_board_fits_into_every_window() {
    let Some(browser) = Browser::start().await else {
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
            window.middle(".message figure").await;
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
    let Some(browser) = Browser::start().await else {
        return;
    };
    let page = Page::open().await;
    let window = browser.window(sized((700, 360))).await;
    window.open(&page.seat(1)).await;
    let top = "document.querySelector('.aside').getBoundingClientRect().top - scroller.getBoundingClientRect().top";
    window.say("/rules norse").await;
    window.see(".aside").await;
    window.until(&format!("Math.abs({top}) < 60")).await;
    // Also when the page is opened anew.
    window.open(&page.seat(1)).await;
    window.until(&format!("Math.abs({top}) < 60")).await;
    window.shot("table-rules").await;
    window.close().await;
}
