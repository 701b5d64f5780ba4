//! The local page: games typed, clicked, and played on a phone; two windows; German.

use thirtyfour::Key;

use crate::{
    browser::Browser,
    local_page::Page,
    window::{Look, Window},
};

/// A short game that the king wins.
pub(crate) const ESCAPED: [&str; 8] = [
    "d7-e7", "d3-g3", "e7-d7", "d4-d3", "d7-e7", "d3-a3", "e7-d7", "a3-a1",
];

pub(crate) const ACCEPT: &str = ".message .buttons .success";

impl Page {
    /// The address of a seat's page.
    pub(crate) fn seat(&self, seat: u64) -> String {
        format!("{}/as/{seat}", self.url)
    }
}

impl Window {
    /// Types a line and sends it.
    pub(crate) async fn say(&self, line: &str) {
        self.write("#line", line).await;
        self.press(Key::Escape).await;
        self.press(Key::Enter).await;
    }

    /// Waits until a message contains this text.
    pub(crate) async fn shows(&self, words: &str) {
        let shown = format!(
            "[...document.querySelectorAll('.message .words')].some(words => words.textContent.includes({words:?}))"
        );
        self.until(&shown).await;
    }

    /// Waits until this many moves have been played, according to the text with a board.
    pub(crate) async fn shows_move(&self, number: usize) {
        self.shows(&format!("· move {number}")).await;
    }

    /// Plays a move with two clicks.
    pub(crate) async fn play(&self, mv: &str) {
        let (from, to) = mv.split_once('-').expect("a move has a dash");
        self.click(&format!(".squares .piece[value={from}]")).await;
        self.click(&format!(".squares .target[value={to}]")).await;
    }

    /// Switches to another seat by its link.
    async fn switch_seat(&self, page: &Page, seat: u64) {
        let link = format!("document.querySelector(\"#seats a[href='/as/{seat}']\")");
        self.until(&link).await;
        self.open(&page.seat(seat)).await;
    }
}

#[tokio::test]
async fn a_whole_game_is_typed_in_two_windows() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    let windows = [
        browser.window(Look::DESK).await,
        browser.window(Look::DESK).await,
    ];
    for (window, seat) in windows.iter().zip(1..) {
        window.open(&page.seat(seat)).await;
    }
    let [raven, wolf] = &windows;
    raven.see("#welcome").await;
    raven.shot("channel-empty").await;
    raven.assert_accessible_and_small("an empty channel").await;
    // With completion only.
    raven.write("#line", "/cha").await;
    raven.see("#suggestions li").await;
    raven.press(Key::Tab).await;
    raven.write("#line", "@W").await;
    raven
        .until("document.querySelectorAll('#suggestions li').length === 1")
        .await;
    raven.press(Key::Tab).await;
    raven.say("brandubh attackers").await;
    // Without reloading: the other window is notified.
    wolf.click(ACCEPT).await;
    for (ply, mv) in ESCAPED.iter().enumerate() {
        windows[ply % 2].see(".squares").await;
        windows[ply % 2]
            .say(&format!("/move {}", mv.replace('-', " ")))
            .await;
        windows[(ply + 1) % 2].shows_move(ply + 1).await;
    }
    for window in &windows {
        window.shows("Well played").await;
        window.miss(".squares").await;
        window.miss(".aside").await;
    }
    // The requests in between do not count for the page's weight.
    raven.open(&page.seat(1)).await;
    raven.shows("Well played").await;
    raven.shot("channel-over").await;
    raven
        .assert_accessible_and_small("a channel with a game that is over")
        .await;
    for window in windows {
        window.close().await;
    }
}

#[tokio::test]
async fn a_command_in_a_message_fills_the_line() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    page.game().await;
    let window = browser.window(Look::DESK).await;
    window.open(&page.seat(1)).await;
    window
        .click(".words .command[data-line='/rules show']")
        .await;
    window
        .until("document.activeElement.id === 'line' && document.activeElement.value === '/rules show '")
        .await;
    // The names of the rulesets are offered at once.
    window.see("#suggestions li").await;
    window.press(Key::Escape).await;
    window.press(Key::Enter).await;
    window.see(".aside").await;
    window.close().await;
}

#[tokio::test]
async fn a_whole_game_is_clicked_and_a_move_is_made_by_keys() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    page.game().await;
    let mut window = browser.window(Look::DESK).await;
    window.open(&page.seat(1)).await;
    for (ply, mv) in ESCAPED.iter().enumerate() {
        window.switch_seat(&page, 1 + ply as u64 % 2).await;
        if ply == 2 {
            // The board in a screen reader: buttons with names, arrow keys between them.
            let label = window
                .attribute(".squares .piece[value=e7]", "aria-label")
                .await;
            assert_eq!(label, "e7, attacker, 6 moves");
            window
                .value("document.querySelector('.squares .piece[value=e7]').focus()")
                .await;
            window.press(Key::Enter).await;
            window.see(".squares .selected[value=e7]").await;
            window.shot("channel-picked").await;
            window
                .assert_accessible_and_small("a channel in which a piece is picked")
                .await;
            window.dark(true).await;
            window.shot("channel-picked").await;
            window
                .assert_accessible_and_small("the same in the dark")
                .await;
            window.dark(false).await;
            window.press(Key::Left).await;
            assert_eq!(window.value("document.activeElement.value").await, "d7");
            window.press(Key::Enter).await;
            window.shows_move(3).await;
            // The page has gone over to the other seat, and so have the keys.
            window
                .until("document.activeElement.matches('.squares .piece')")
                .await;
        } else {
            window.play(mv).await;
        }
        window.shows_move(ply + 1).await;
    }
    window.shows("Well played").await;
    window.close().await;
}

#[tokio::test]
async fn two_people_play_on_one_phone() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    let window = browser.window(Look::PHONE).await;
    window.open(&page.seat(1)).await;
    window.see("#welcome").await;
    window.shot("channel-empty").await;
    window
        .assert_accessible_and_small("an empty channel on a phone")
        .await;
    window.say("/challenge @Raven brandubh").await;
    for (ply, mv) in ESCAPED.iter().enumerate() {
        window.play(mv).await;
        window.shows_move(ply + 1).await;
        if ply == 3 {
            window.open(&page.seat(1)).await;
            window.shows("d4–d3").await;
            window.shot("channel-game").await;
            window
                .assert_accessible_and_small("a game on a phone")
                .await;
        }
    }
    window.shows("Well played").await;
    window.close().await;
}

#[tokio::test]
async fn a_hot_seat_game_is_played_by_keys() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    let window = browser.window(Look::DESK).await;
    window.open(&page.seat(1)).await;
    window.say("/challenge @Raven brandubh").await;
    window.miss("#welcome").await;
    window.see(".squares").await;
    assert_eq!(window.attribute(".squares", "aria-live").await, "off");
    window
        .value("document.querySelector('.squares .piece[value=d7]').focus()")
        .await;
    window.press(Key::Enter).await;
    window.press(Key::Right).await;
    window.press(Key::Enter).await;
    window.shows_move(1).await;
    window
        .until("document.activeElement.matches('.squares .piece')")
        .await;
    window.close().await;
}

#[tokio::test]
async fn a_command_that_fails_is_not_lost() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    let german = Look {
        language: "de-DE",
        ..Look::DESK
    };
    let window = browser.window(german).await;
    window.open(&page.seat(1)).await;
    window.see("#welcome").await;
    let send_to = async |seat: u64| {
        let action = format!("/as/{seat}/command");
        let set = format!("composer.setAttribute('action', {action:?})");
        window.value(&set).await;
    };
    send_to(99).await;
    window.say("/regeln").await;
    let notice = window.text(".notice").await;
    assert_eq!(notice, "Diese Seite gibt es nicht.");
    window.until("line.value === '/regeln'").await;
    // Sent again, it succeeds and the error disappears.
    send_to(1).await;
    window.press(Key::Escape).await;
    window.press(Key::Enter).await;
    window.see(".aside").await;
    window.miss(".notice").await;
    window.close_with_log_entries(1).await;
}

#[tokio::test]
async fn the_answer_is_seen_among_older_messages_too() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    page.game().await;
    let window = browser.window(Look::DESK).await;
    window.open(&format!("{}?before=1000", page.seat(1))).await;
    window.until("document.getElementById('newest')").await;
    window.say("/games").await;
    window.see(".aside a[href^='?before=']").await;
    assert_eq!(window.address().await, page.seat(1));
    window.miss("#newest").await;
    // An update does not remove it.
    page.say(2, "/challenge @Raven").await;
    window.see(ACCEPT).await;
    let link = "document.querySelector(\".aside a[href^='?before=']\")";
    window.until(link).await;
    // The board is on this page, so the link scrolls to it without loading another page.
    window.value(&format!("{link}.click()")).await;
    assert_eq!(window.address().await, page.seat(1));
    window.close().await;
}

#[tokio::test]
async fn a_button_can_be_pressed_again_later() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    page.game().await;
    for (ply, mv) in ESCAPED.iter().enumerate() {
        page.say(1 + ply as u64 % 2, mv).await;
    }
    let window = browser.window(Look::DESK).await;
    window.open(&page.seat(1)).await;
    window.shows("Well played").await;
    window
        .value("localStorage.setItem('raichi-follow', 'no')")
        .await;
    const REMATCH: &str = ".message button[value*=rematch]";
    const WITHDRAW: &str = ".message button[value*=withdraw]";
    for withdrawn in 1..=2 {
        window.click(REMATCH).await;
        window.see(WITHDRAW).await;
        let offered = page.text("/as/1").await;
        page.press(1, &offered, "Withdraw").await;
        window.miss(WITHDRAW).await;
        let count = "[...document.querySelectorAll('.message .words')].filter(words => /withdrawn/.test(words.textContent)).length";
        window.until(&format!("{count} === {withdrawn}")).await;
    }
    window.close().await;
}

#[tokio::test]
async fn the_channel_is_german_for_german_browsers() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let page = Page::open().await;
    page.game().await;
    let german = Look {
        language: "de-DE",
        ..Look::DESK
    };
    let window = browser.window(german).await;
    window.open(&page.seat(1)).await;
    window.shows("Die Partie beginnt").await;
    assert!(window.text("#seats").await.contains("Rabe"));
    window.write("#line", "/zu").await;
    window.see("#suggestions li").await;
    assert!(
        window
            .text("#suggestions")
            .await
            .contains("Spielt einen Zug")
    );
    window.shot("channel-german").await;
    window.assert_accessible_and_small("a German channel").await;
    window.write("#line", "g d1 e2").await;
    window.press(Key::Escape).await;
    window.press(Key::Enter).await;
    window.see(".aside").await;
    assert!(window.text(".aside").await.contains("Nur du siehst das"));
    window.close().await;
}
