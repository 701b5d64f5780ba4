//! What stands beside the large board of a game at the local table: the players with their time, and the moves; and that neither
//! is behind the news.

use serde_json::json;
use thirtyfour::Key;

use crate::{
    browser::Browser,
    channel::ESCAPED,
    local_page::Page,
    window::{Look, Window},
};

/// The windows of desks and phones, and whether all else is beside the board there.
const SIZES: [((u32, u32), bool); 8] = [
    ((2560, 1440), true),
    ((1440, 900), true),
    ((1366, 768), true),
    ((1280, 800), true),
    ((844, 390), true),
    ((768, 1024), false),
    ((390, 844), false),
    ((320, 640), false),
];

impl Window {
    /// Waits until the position after this many moves is marked in the list.
    async fn is_at(&self, ply: usize) {
        let marked = format!("#moves a[data-ply='{ply}'][aria-current]");
        self.see(&marked).await;
        assert_eq!(self.count("#moves [aria-current]").await, 1);
    }
}

/// A table with a game of both sides, in which these moves were played.
async fn table(moves: &[&str]) -> Page {
    let page = Page::open().await;
    page.say(1, "/challenge @Raven brandubh").await;
    for mv in moves {
        page.say(1, mv).await;
    }
    page
}

#[tokio::test]
async fn moves_stand_beside_the_board_and_show_their_positions() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = table(&ESCAPED[..4]).await;
    let window = browser.window(Look::DESK).await;
    window.open(&page.seat(1)).await;
    window.mark().await;
    window.is_at(4).await;
    assert_eq!(window.count("#moves a").await, 5);
    assert_eq!(
        window.text(".clocks [aria-current] span").await,
        "Attackers: Raven"
    );
    assert_eq!(window.text("#moves a[data-ply='4']").await, "4 Kd4–d3");
    // Each position takes the picture's place, and nothing there can be clicked but the way back.
    let picture = "document.querySelector('.staged figure > img').getAttribute('src')";
    let now = window.value(picture).await;
    window.click("#moves a[data-ply='2']").await;
    window
        .until(&format!("{picture}.includes('/2/board.png')"))
        .await;
    window.is_at(2).await;
    window.see(".squares[inert]").await;
    window.press(Key::Left).await;
    window
        .until(&format!("{picture}.includes('/1/board.png')"))
        .await;
    window.is_at(1).await;
    window.press(Key::Home).await;
    window.is_at(0).await;
    window
        .until(&format!("{picture}.includes('/0/board.png')"))
        .await;
    window.shot("course-past").await;
    window
        .assert_accessible_and_small("a former position")
        .await;
    window.click(".staged figure").await;
    window.is_at(4).await;
    assert_eq!(window.value(picture).await, now);
    window.miss(".squares[inert]").await;
    window.play(ESCAPED[4]).await;
    window.is_at(5).await;
    // What is played elsewhere comes while somebody looks back, who then sees it.
    window.click("#moves a[data-ply='3']").await;
    window.is_at(3).await;
    page.say(1, ESCAPED[5]).await;
    window.is_at(6).await;
    window.see(".squares:not([inert])").await;
    window.assert_same_page().await;
    window.close().await;
}

#[tokio::test]
async fn without_its_script_the_list_leads_to_the_page_of_the_game() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = table(&ESCAPED[..2]).await;
    let look = Look {
        script: false,
        ..Look::DESK
    };
    let window = browser.window(look).await;
    window.open(&page.seat(1)).await;
    window.click("#moves a[data-ply='1']").await;
    window.see("body.game").await;
    assert!(window.address().await.ends_with("/1"));
    window.close().await;
}

#[tokio::test]
async fn who_is_to_move_sees_the_time() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    page.say(
        1,
        "/challenge @Wolf brandubh attackers \"6 days + 10 hours\"",
    )
    .await;
    let challenge = page.text("/as/2").await;
    page.press(2, &challenge, "Accept").await;
    let window = browser.window(Look::DESK).await;
    window.open(&page.seat(1)).await;
    assert_eq!(
        window.text(".clocks [aria-current]").await,
        "Attackers: Raven\nin 6 days"
    );
    assert_eq!(
        window.text(".clocks li:not([aria-current])").await,
        "Defenders: Wolf\n6 days"
    );
    window.close().await;
}

#[tokio::test]
async fn moved_pieces_slide_unless_motion_is_unwelcome() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = table(&[]).await;
    let window = browser.window(Look::DESK).await;
    window.open(&page.seat(1)).await;
    let watch = "(window.slid = 0, new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) if (node.className === 'ghost') window.slid++;
    }).observe(document.getElementById('log'), { childList: true, subtree: true }))";
    window.value(watch).await;
    window.play(ESCAPED[0]).await;
    window.until("window.slid === 1").await;
    window.until("!document.querySelector('.sliding')").await;
    window.play(ESCAPED[1]).await;
    window.until("window.slid === 2").await;
    window
        .prefers(&[("prefers-reduced-motion", "reduce")])
        .await;
    window.play(ESCAPED[2]).await;
    window.is_at(3).await;
    window
        .prefers(&[("prefers-reduced-motion", "no-preference")])
        .await;
    window.play(ESCAPED[3]).await;
    window.until("window.slid === 3").await;
    window.is_at(4).await;
    window.close().await;
}

#[tokio::test]
async fn the_list_never_knows_more_than_the_board() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    page.say(1, "/challenge @Raichi brandubh attackers level:2")
        .await;
    let window = browser.window(Look::DESK).await;
    window.open(&page.seat(1)).await;
    window.see(".squares").await;
    // The computer answers while the board waits for it.
    let watch = "(window.wrong = [], new MutationObserver(() => {
        const told = document.querySelector('.staged .words').textContent.match(/move ([0-9]+)/)?.[1] ?? '0';
        const { last } = document.querySelector('.course').dataset;
        if (told !== last) window.wrong.push([told, last]);
    }).observe(document.getElementById('log'), { childList: true, subtree: true }))";
    window.value(watch).await;
    window.play("d7-e7").await;
    window.is_at(2).await;
    assert_eq!(window.value("window.wrong").await, json!([]));
    window.close().await;
}

#[tokio::test]
async fn the_board_is_large_and_nothing_is_cut_at_any_size() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = table(&ESCAPED[..6]).await;
    let mut window = browser.window(Look::DESK).await;
    for ((width, height), beside) in SIZES {
        let what = format!("{width}×{height}");
        window
            .change(Look {
                width,
                height,
                ..Look::DESK
            })
            .await;
        window.open(&page.seat(1)).await;
        window.is_at(6).await;
        window.assert_in_sight(".staged figure", &what).await;
        let measured = window
            .value(
                "(() => {
                    const [board, course] = ['figure', '.course'].map((css) => document.querySelector(`.staged ${css}`).getBoundingClientRect());
                    return {
                        beside: course.left >= board.right, below: course.top >= board.bottom,
                        cut: document.documentElement.scrollWidth > innerWidth || course.right > innerWidth + 1,
                        across: board.width / innerWidth, down: board.height / innerHeight,
                    };
                })()",
            )
            .await;
        let part = |of: &str| measured[of].as_f64().expect("a part");
        assert_eq!(measured["beside"], json!(beside), "{what}: {measured}");
        assert_eq!(measured["below"], json!(!beside), "{what}: {measured}");
        assert_eq!(measured["cut"], json!(false), "{what}: {measured}");
        // In one direction it fills the window, but for the players beside or above, and the words.
        let across = if beside { 0.5 } else { 0.85 };
        let fills = part("down") > 0.9 || part("across") > across;
        assert!(fills, "{what}: {measured}");
        if beside && height > 500 {
            for css in [".clocks", "#moves [aria-current]"] {
                window.assert_in_sight(css, &what).await;
            }
        }
        window.shot("course").await;
        window.dark(true).await;
        window.shot("course").await;
        window.prefers(&[("forced-colors", "active")]).await;
        window.shot("course-forced").await;
        window.dark(false).await;
    }
    window.close().await;
}

/// Holds back the answers to such requests, until `release` is called, which is there once one is held back.
const HOLD: &str = "(wanted => {
    const real = window.fetch;
    window.fetch = async (address, how) => {
        const answer = await real(address, how);
        if (wanted(String(address), how)) await new Promise(go => window.release = () => { delete window.release; go(); });
        return answer;
    };
})";

#[tokio::test]
async fn news_do_not_take_away_a_position_that_is_on_its_way() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = table(&ESCAPED[..4]).await;
    let window = browser.window(Look::DESK).await;
    window.open(&page.seat(1)).await;
    window.is_at(4).await;
    window
        .value(&format!(
            "{HOLD}((address) => address.includes('/2/board?'))"
        ))
        .await;
    window.click("#moves a[data-ply='2']").await;
    window.until("window.release").await;
    page.say(2, "/challenge @Raven tablut").await;
    window.shows("Tablut").await;
    window.value("window.release()").await;
    let picture = "document.querySelector('.staged figure > img').getAttribute('src')";
    window
        .until(&format!("{picture}.includes('/2/board.png')"))
        .await;
    window.is_at(2).await;
    window.see(".squares[inert]").await;
    window.close().await;
}

#[tokio::test]
async fn an_answer_that_is_older_than_the_news_does_not_stay() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = table(&[]).await;
    let window = browser.window(Look::DESK).await;
    window.open(&page.seat(1)).await;
    window
        .value(&format!(
            "(() => {{
                const line = new EventSource(location.pathname + '/events');
                line.addEventListener('new', () => window.heard = true);
                {HOLD}((address, how) => how?.method === 'POST');
            }})()"
        ))
        .await;
    window.play(ESCAPED[0]).await;
    window.until("window.release").await;
    window.value("window.heard = false").await;
    page.say(1, ESCAPED[1]).await;
    window.until("window.heard").await;
    // What has heard of it has asked for the page meanwhile.
    window
        .until(
            "(fetch(location).then(() => fetch(location)).then(() => window.asked = true), true)",
        )
        .await;
    window.until("window.asked").await;
    window.value("window.release()").await;
    window.shows_move(2).await;
    window.is_at(2).await;
    window.close().await;
}
