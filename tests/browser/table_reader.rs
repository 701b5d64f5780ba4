//! The local table by keys and with a screen reader.

use serde_json::{Value, json};
use thirtyfour::Key;

use crate::{
    browser::Browser,
    channel::ESCAPED,
    local_page::Page,
    table::BOTH_SIDES,
    window::{Look, Window},
};

impl Window {
    /// Presses arrows until this square has the focus.
    pub(crate) async fn walk_to(&self, square: &str) {
        let offset = format!(
            "(() => {{
                const here = document.activeElement;
                const there = [...here.form.querySelectorAll('button')].find(button => button.value === {square:?});
                const [from, to] = [here, there].map(button => button.getBoundingClientRect());
                return [to.left - from.left, to.top - from.top].map(Math.round);
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
async fn a_picked_piece_is_read_out() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    let window = browser.window(Look::DESK).await;
    page.say(1, "/challenge @Raven brandubh").await;
    window.open(&page.seat(1)).await;
    let named = async || -> Vec<(String, String, bool)> {
        let tree = window
            .command("Accessibility.getFullAXTree", json!({}))
            .await;
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
        has(&before, "button", "d1, attacker, 4 moves", false),
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
        has(&after, "button", "d1, attacker, 4 moves", true),
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
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    let window = browser.window(Look::DESK).await;
    window.open(&page.seat(1)).await;
    window.mark().await;
    window.value("document.activeElement.blur()").await;
    let at = |css: &str| format!("document.activeElement.matches({css:?})");
    let mut tabs = 0;
    while window.value(&at(BOTH_SIDES)).await != true {
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
