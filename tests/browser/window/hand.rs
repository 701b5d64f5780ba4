//! What a mouse and fingers do in a window.

use serde_json::{Value, json};

use super::Window;

impl Window {
    /// Clicks a point of the window, without scrolling.
    pub(crate) async fn click_at(&self, at: (f64, f64)) {
        self.mouse("mousePressed", at).await;
        self.mouse("mouseReleased", at).await;
    }

    /// Drags from one point of the window to another.
    pub(crate) async fn drag(&self, from: (f64, f64), to: (f64, f64)) {
        let middle = (f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1));
        self.mouse("mousePressed", from).await;
        for at in [middle, to] {
            self.mouse("mouseMoved", at).await;
        }
        self.mouse("mouseReleased", to).await;
    }

    /// Drags with a finger from one point of the window to another.
    pub(crate) async fn drag_with_finger(&self, from: (f64, f64), to: (f64, f64)) {
        let middle = (f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1));
        let at = |(x, y): (f64, f64)| json!([{ "x": x, "y": y }]);
        for (kind, points) in [
            ("touchStart", at(from)),
            ("touchMove", at(middle)),
            ("touchMove", at(to)),
            ("touchEnd", json!([])),
        ] {
            let given = json!({ "type": kind, "touchPoints": points });
            self.command("Input.dispatchTouchEvent", given).await;
        }
    }

    async fn mouse(&self, kind: &str, (x, y): (f64, f64)) {
        let given = json!({
            "type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1,
        });
        self.command("Input.dispatchMouseEvent", given).await;
    }

    /// The middle of an element that is in sight, on whichever page.
    pub(crate) async fn middle_of(&self, css: &str) -> (f64, f64) {
        let at = self
            .value(&format!(
                "(() => {{
                    const of = document.querySelector({css:?});
                    of.scrollIntoView({{ block: 'center' }});
                    const {{ left, top, right, bottom }} = of.getBoundingClientRect();
                    return [(left + right) / 2, (top + bottom) / 2];
                }})()"
            ))
            .await;
        let number = |at: &Value| at.as_f64().expect("a number");
        (number(&at[0]), number(&at[1]))
    }

    /// Draws with the right button from one point of the window to another.
    pub(crate) async fn draw(&self, from: (f64, f64), to: (f64, f64)) {
        for (kind, (x, y)) in [("mousePressed", from), ("mouseReleased", to)] {
            let given = json!({
                "type": kind, "x": x, "y": y, "button": "right", "buttons": 2, "clickCount": 1,
            });
            self.command("Input.dispatchMouseEvent", given).await;
        }
    }

    /// Holds a finger on a point of the window until the page has noticed.
    pub(crate) async fn hold(&self, (x, y): (f64, f64)) {
        let touch = |kind: &str, points: Value| json!({ "type": kind, "touchPoints": points });
        let down = touch("touchStart", json!([{ "x": x, "y": y }]));
        self.command("Input.dispatchTouchEvent", down).await;
        self.until("document.querySelector('.held')").await;
        let up = touch("touchEnd", json!([]));
        self.command("Input.dispatchTouchEvent", up).await;
    }

    /// Taps a point of the window with a finger.
    pub(crate) async fn tap_at(&self, (x, y): (f64, f64)) {
        let touch = |kind: &str, points: Value| json!({ "type": kind, "touchPoints": points });
        for given in [
            touch("touchStart", json!([{ "x": x, "y": y }])),
            touch("touchEnd", json!([])),
        ] {
            self.command("Input.dispatchTouchEvent", given).await;
        }
    }

    /// The middle of an element, which must be in sight as a whole.
    pub(crate) async fn middle(&self, css: &str) -> (f64, f64) {
        self.see(css).await;
        let edges = self
            .value(&format!(
                "(() => {{
                    const {{ left, top, right, bottom }} = document.querySelector({css:?}).getBoundingClientRect();
                    const beside = document.querySelector({css:?}).closest('figure:not(:has(> a))');
                    const stays = beside && getComputedStyle(beside).position === 'absolute';
                    const room = document.querySelector(stays ? 'main' : '#scroller').getBoundingClientRect();
                    const [above, below] = [Math.max(0, room.top), Math.min(innerHeight, room.bottom)];
                    const inside = left >= -1 && right <= innerWidth + 1 && top >= above - 1 && bottom <= below + 1;
                    return [inside, left, top, right, bottom, above, below];
                }})()"
            ))
            .await;
        assert_eq!(edges[0], true, "{css} is not in sight: {edges}");
        let edge = |at: usize| edges[at].as_f64().expect("a number");
        (
            f64::midpoint(edge(1), edge(3)),
            f64::midpoint(edge(2), edge(4)),
        )
    }

    /// Moves a finger over the page from one point to another, as a swipe; or taps, where they are the same.
    pub(crate) async fn swipe(&self, from: (f64, f64), to: (f64, f64)) {
        let at = |(x, y): (f64, f64)| json!([{ "x": x, "y": y }]);
        let mut events = vec![("touchStart", at(from)), ("touchEnd", json!([]))];
        if from != to {
            events.insert(1, ("touchMove", at(to)));
        }
        for (kind, points) in events {
            let given = json!({ "type": kind, "touchPoints": points });
            self.command("Input.dispatchTouchEvent", given).await;
        }
    }
}
