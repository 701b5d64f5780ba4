//! The line for commands on the local page.

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use reqwest::StatusCode;

use crate::local_page::{Page, answer, between, messages};

#[tokio::test]
async fn lines_that_are_no_commands_are_refused_and_change_nothing() {
    let page = Page::open().await;
    for (line, expected) in [
        ("hello", "I don’t understand that"),
        ("/dance", "There’s no command “dance”"),
        ("/move", "needs “from”"),
        ("/challenge @Nobody", "Nobody here is called “Nobody”"),
        ("/challenge side:up", "isn’t a side of Brandubh"),
        (
            "/board seven",
            "It takes <code>game</code> and <code>style</code>",
        ),
        ("/legal d1 seven", "isn’t the number of a game"),
        ("/challenge Wulf", "Did you mean @Wolf?"),
        ("/challenge @Raben", "Did you mean @Raven?"),
        (
            "/mvoe d1 d4",
            "Did you mean <button type=\"button\" class=\"command\" data-line=\"/move\">/move</button>?",
        ),
        ("/help me", "takes no options"),
        ("/rules show <img>", "I don’t know any rules called"),
    ] {
        let shown = page.say(1, line).await;
        assert!(
            shown.contains(expected) && !shown.contains("<img>"),
            "{line}: {shown}"
        );
    }
    let long = "x".repeat(600);
    assert!(page.say(1, &long).await.contains("longer than any command"));
    let huge = page.post(
        "/as/1/command",
        &[("line", &"x".repeat(20_000)), ("mark", "1")],
    );
    assert_eq!(answer(huge).await.status(), StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(messages(&page.text("/as/2").await), 0);
}

#[tokio::test]
async fn commands_fill_the_line_and_what_is_private_can_be_shown_to_all() {
    let page = Page::open().await;
    let first = page.game().await;
    let command =
        "<button type=\"button\" class=\"command\" data-line=\"/rules show\">/rules show</button>";
    assert!(first.contains(command), "{first}");
    page.say(1, "d6-e6").await;
    let shown = page.say(1, "/history").await;
    let path = between(&shown, "href=\"/as/1/asides/", "\"");
    let own = page.text(&format!("/as/1/asides/{path}")).await;
    let before = messages(&page.text("/as/2").await);
    page.press(1, &shown, "Share here").await;
    let other = page.text("/as/2").await;
    assert_eq!(messages(&other), before + 1);
    assert!(other.contains("@Raven</span> shares this:"), "{other}");
    let path = between(&other, "href=\"/files/", "\"");
    assert_eq!(page.text(&format!("/files/{path}")).await, own);

    // The replay of the finished game is posted once; a second press leads to it.
    let asked = page.say(2, "/resign").await;
    let (_, sure) = asked.split_once(" aside\"").expect("the question");
    let end = page.press(2, sure, "Resign").await;
    assert!(
        end.contains("class=\"primary\"") && end.contains(">Rematch</button>"),
        "{end}"
    );
    assert!(end.contains("href=\"/g/"), "{end}");
    let posted = page.press(1, &end, "Replay").await;
    assert!(posted.contains(".gif\""), "{posted}");
    let count = messages(&posted);
    let again = page.press(2, &end, "Replay").await;
    assert!(again.contains("To the replay</a>"), "{again}");
    assert_eq!(messages(&page.text("/as/1").await), count);
}

#[tokio::test]
async fn the_greeting_leads_on_by_buttons() {
    let page = Page::open().await;
    let help = page.say(1, "/help").await;
    let all = page.press(1, &help, "All commands").await;
    assert!(all.contains("data-line=\"/games\""), "{all}");
    assert!(!all.contains("Apps"), "this page has no such menus: {all}");
    let learning = page.press(1, &all, "Learning and looking back").await;
    assert!(learning.contains("data-line=\"/hint\""), "{learning}");
    let list = page.say(1, "rules list").await;
    // The sheet for a new game has the titles of all.
    let (_, said) = list.split_once("id=\"log\"").expect("the messages");
    assert!(
        said.contains("Bagh Chal") && !said.contains("Tawlbwrdd"),
        "{said}"
    );
    let all = page.press(1, &list, "All 77 games").await;
    assert!(
        all.contains("<strong>Tafl: Copenhagen and its kin</strong>"),
        "{all}"
    );
    let help = page.say(1, "/help").await;
    // The sheet for a new game has such a button as well.
    let (_, log) = help.split_once("id=\"log\"").expect("the messages");
    let lesson = page.press(1, log, "How to play").await;
    assert!(lesson.contains("Tafl, step 1 of 8"), "{lesson}");
    assert!(lesson.contains("Brandubh 7×7"), "{lesson}");
    let help = page.say(1, "/help").await;
    let whom = page.press(1, &help, "Challenge someone").await;
    let open = page.press(1, &whom, "Copenhagen 11×11 · tournaments").await;
    assert!(open.contains("challenges anyone"), "{open}");
    let other = page.text("/as/2").await;
    assert!(other.contains("class=\"success\""), "{other}");
}

#[tokio::test]
async fn typed_lines_are_completed() {
    let page = Page::open().await;
    page.game().await;
    let lines = async |typed: &str| -> Vec<String> {
        let typed = utf8_percent_encode(typed, NON_ALPHANUMERIC);
        let answer = page.text(&format!("/as/1/suggestions?line={typed}")).await;
        let suggestions: Vec<serde_json::Value> = serde_json::from_str(&answer).expect("a list");
        let line = |suggestion: &serde_json::Value| suggestion["line"].as_str().map(str::to_owned);
        suggestions.iter().filter_map(line).collect()
    };
    assert_eq!(lines("/mo").await, ["/move "]);
    let vacation = ["/vacation start ", "/vacation end"];
    assert_eq!(lines("/va").await, vacation);
    assert_eq!(lines("/vacation ").await, vacation);
    assert_eq!(lines("/vacation st").await, ["/vacation start "]);
    assert_eq!(lines("/vacation start 2").await, ["/vacation start 2 "]);
    assert_eq!(
        lines("/challenge thread:").await,
        ["/challenge thread:yes ", "/challenge thread:no "]
    );
    assert_eq!(lines("/move d1").await[0], "/move d1 ");
    assert_eq!(lines("/move d1 c").await, ["/move d1 c1 "]);
    assert_eq!(lines("/move to:c1 d").await.len(), 4);
    assert_eq!(lines("/challenge @W").await, ["/challenge @Wolf "]);
    assert_eq!(
        lines("/challenge rules:taw").await,
        ["/challenge rules:tawlbwrdd "]
    );
    assert_eq!(lines("/challenge W").await[0], "/challenge @Wolf ");
    let sides = lines("/challenge Wolf att").await;
    assert!(
        sides
            .iter()
            .any(|line| line == "/challenge Wolf attackers "),
        "{sides:?}"
    );
    assert_eq!(lines("/board st").await, ["/board stone ", "/board style:"]);
    assert_eq!(
        lines("/board style:h").await,
        ["/board style:\"high contrast\" "]
    );
    for nothing in ["hello", "/dance ", "/help x", "/challenge @X"] {
        assert!(lines(nothing).await.is_empty(), "{nothing}");
    }
}

#[tokio::test]
async fn commands_without_a_slash_are_done() {
    let page = Page::open().await;
    for (line, expected) in [
        ("help", "All commands"),
        ("rules", "Captures in pictures"),
        ("lernen", "step 1 of"),
    ] {
        let shown = page.say(1, line).await;
        assert!(shown.contains(expected), "{line}: {shown}");
        assert!(!shown.contains("I don’t understand"), "{line}: {shown}");
    }
}

#[tokio::test]
async fn the_title_tells_whose_move_it_is() {
    let page = Page::open().await;
    let title = async |seat: u64| {
        let shown = page.text(&format!("/as/{seat}")).await;
        between(&shown, "<title>", "</title>").to_owned()
    };
    assert_eq!(title(1).await, "Raichi · the Viking king’s table");
    page.say(1, "/challenge @Wolf brandubh attackers").await;
    assert_eq!(title(1).await, "Raichi · the Viking king’s table");
    let challenged = page.text("/as/2").await;
    assert_eq!(title(2).await, "● Your answer — Brandubh 7×7");
    page.press(2, &challenged, "Accept").await;
    assert_eq!(title(1).await, "● Your move — Brandubh 7×7");
    assert_eq!(title(2).await, "Your opponent’s move — Brandubh 7×7");
    page.say(1, "d6-e6").await;
    assert_eq!(title(1).await, "Your opponent’s move — Brandubh 7×7");
    assert_eq!(title(2).await, "● Your move — Brandubh 7×7");
    // What waits stays in sight, whatever comes after it.
    page.say(1, "/challenge @Raven tablut").await;
    assert_eq!(title(1).await, "● Your move — Tablut after Linnaeus 9×9");
    assert_eq!(title(2).await, "● Your move — Brandubh 7×7");
    page.say(2, "/draw").await;
    assert_eq!(title(1).await, "● Your answer — Brandubh 7×7");
    let asked = page.say(2, "/resign").await;
    let (_, sure) = asked.split_once(" aside\"").expect("the question");
    page.press(2, sure, "Resign").await;
    assert_eq!(title(2).await, "Game over — Brandubh 7×7");
    // Older messages say nothing of now.
    let older = page.text("/as/1?before=2").await;
    assert!(older.contains("<title>Raichi ·"), "{older}");
}

#[tokio::test]
async fn the_newest_picture_is_loaded_first() {
    let page = Page::open().await;
    page.game().await;
    page.say(1, "d6-e6").await;
    let shown = page.say(2, "d3-c3").await;
    let pictures: Vec<_> = shown.split("<img src=\"/pictures/").skip(1).collect();
    let (newest, older) = pictures.split_first().expect("pictures");
    let tag = |picture: &str| picture.split('>').next().unwrap_or_default().to_owned();
    assert!(tag(newest).ends_with("fetchpriority=\"high\""), "{newest}");
    assert!(older.len() >= 2, "{shown}");
    for picture in older {
        assert!(tag(picture).ends_with("loading=\"lazy\""), "{picture}");
    }
}
