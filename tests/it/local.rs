//! The local page, used over HTTP without a browser.

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use reqwest::StatusCode;
use sqlx::{Connection, PgConnection};
use tokio::{io::AsyncWriteExt, net::TcpStream, time::timeout};

use crate::{
    database::Database,
    harness::Harness,
    local_page::{Page, TIMEOUT, answer, between, messages, text},
};

#[tokio::test]
async fn a_whole_game_is_typed() {
    let page = Page::open().await;
    page.game().await;
    let moves = "d7-e7 d3-g3 e7-d7 d4-d3 d7-e7 d3-a3 e7-d7 a3-a1";
    let mut last = String::new();
    for (seat, mv) in (0..).zip(moves.split_whitespace()) {
        let line = match seat % 3 {
            0 => format!("/move {}", mv.replace('-', " ")),
            1 => format!("/move from:{mv}"),
            _ => mv.to_owned(),
        };
        last = page.say(1 + seat % 2, &line).await;
        assert!(last.contains(&mv.replace('-', "–")), "{line}: {last}");
    }
    assert!(last.contains("Well played"), "{last}");
    assert!(
        !last.contains("class=\"squares"),
        "nobody is to move: {last}"
    );
    let german = page
        .get("/as/1")
        .header("accept-language", "de-DE,de;q=0.9,en;q=0.5");
    let german = text(german).await;
    assert!(
        german.contains("lang=\"de\"")
            && german.contains("Rabe")
            && german.contains("Gut gespielt"),
        "{german}"
    );
}

#[tokio::test]
async fn moves_can_be_clicked_without_scripts() {
    let page = Page::open().await;
    page.game().await;
    let board = page.text("/as/1").await;
    let game = between(&board, "name=\"game\" value=\"", "\"").to_owned();
    let click = async |from: &str, square: &str| {
        let form = [
            ("mark", "1"),
            ("game", &game),
            ("from", from),
            ("square", square),
        ];
        text(page.post("/as/1/square", &form)).await
    };
    let picked = click("", "d1").await;
    assert!(picked.contains("name=\"from\" value=\"d1\""), "{picked}");
    assert!(
        picked.contains("aria-label=\"to c1\" class=\"target\""),
        "{picked}"
    );
    let other = click("d1", "d7").await;
    assert!(other.contains("name=\"from\" value=\"d7\""), "{other}");
    let played = click("d7", "c7").await;
    assert!(
        played.contains("d7–c7") && !played.contains("data-to="),
        "{played}"
    );
    // The same form sent again is the same action.
    let again = click("d7", "c7").await;
    assert_eq!(messages(&again), messages(&played));
    assert!(!again.contains("class=\"message aside\""), "{again}");
}

#[tokio::test]
async fn questions_are_lines_and_the_board_can_still_be_clicked() {
    let page = Page::open().await;
    page.game().await;
    let buttons = |page: &str, label: &str| page.matches(&format!(">{label}</button>")).count();
    let offered = page.say(1, "/draw").await;
    assert!(offered.contains("In reply to this message"), "{offered}");
    assert!(offered.contains("class=\"squares"), "{offered}");
    assert!(offered.contains("You have until"), "{offered}");
    assert_eq!(
        ["Decline", "Withdraw", "Resign"].map(|label| buttons(&offered, label)),
        [1, 1, 1]
    );
    let other = page.text("/as/2").await;
    assert_eq!(other.matches("message for-me").count(), 1, "{other}");
    // The refusal of another question has the button that makes room for it.
    let refused = page.say(1, "/pause").await;
    assert!(
        refused.contains("Your offer of a draw still stands"),
        "{refused}"
    );
    let own = refused.rsplit_once("<article").expect("a message").1;
    let withdrawn = page.press(1, own, "Withdraw").await;
    assert!(
        withdrawn.contains("withdraws the offer") && !withdrawn.contains("message aside"),
        "{withdrawn}"
    );
    assert_eq!(
        ["Decline", "Withdraw", "Resign"].map(|label| buttons(&withdrawn, label)),
        [0, 0, 1]
    );
    let moved = page.say(1, "d1-c1").await;
    assert!(moved.contains("d1–c1"), "{moved}");
}

#[tokio::test]
async fn private_messages_are_seen_by_one_seat_until_dismissed() {
    let page = Page::open().await;
    page.game().await;
    let public = messages(&page.text("/as/2").await);
    let refused = page.say(1, "/move d1 e2").await;
    assert!(
        refused.contains("aren’t in line") && refused.contains("Only you see this"),
        "{refused}"
    );
    assert_eq!(messages(&page.text("/as/2").await), public);
    let aside = between(&refused, "name=\"aside\" value=\"", "\"").to_owned();
    // Another seat cannot dismiss it.
    page.post("/as/2/dismiss", &[("aside", &aside)])
        .send()
        .await
        .expect("an answer");
    assert!(page.text("/as/1").await.contains("aren’t in line"));
    let dismissed = text(page.post("/as/1/dismiss", &[("aside", &aside)])).await;
    assert_eq!(messages(&dismissed), public);

    // The answer replaces the question.
    let asked = page.say(1, "/resign").await;
    let kept = page.press(1, &asked, "Play on").await;
    assert_eq!(messages(&kept), public + 1, "{kept}");
    assert!(kept.contains("continues"), "{kept}");
    let replay = page.say(1, "/board style:stone").await;
    let picture = between(&replay, "src=\"/as/1/asides/", "\"");
    let picture = answer(page.get(&format!("/as/1/asides/{picture}"))).await;
    assert_eq!(picture.headers()["content-type"], "image/png");
}

#[tokio::test]
async fn private_buttons_are_refused_to_other_seats() {
    let page = Page::open().await;
    page.game().await;
    let public = messages(&page.text("/as/1").await);
    let asked = page.say(1, "/resign").await;
    let answer = between(&asked, "value=\"v1:resign:1:0:", "\"");
    let resign = format!("v1:resign:1:0:{answer}");
    // The buttons of the first seat's private messages: a piece, a move, and a page of games.
    for press in [
        "v1:pick:1:0:1:d1",
        "v1:pick:1:0:1:d1:c1",
        "v1:games:1:0",
        &resign,
    ] {
        let answered = page.post("/as/2/button", &[("mark", "7"), ("press", press)]);
        let answered = text(answered).await;
        assert!(
            answered.contains("button isn’t for you"),
            "{press}: {answered}"
        );
    }
    let own = page.post(
        "/as/1/button",
        &[("mark", "8"), ("press", "v1:pick:1:0:1:d1")],
    );
    let own = text(own).await;
    assert!(!own.contains("somebody else"), "{own}");
    assert_eq!(messages(&own), public + 2, "the question and the picker");
    let played = page.say(1, "/move d1 c1").await;
    assert!(
        played.contains("d1–c1"),
        "the game has not moved on: {played}"
    );
}

/// The labels of the buttons under the messages of a page.
fn buttons(page: &str) -> Vec<&str> {
    let articles = page.split("<article").skip(1);
    let buttons = articles.flat_map(|article| article.split("name=\"press\"").skip(1));
    buttons
        .map(|button| between(button, ">", "</button>"))
        .collect()
}

/// What waits for a seat, by the badge on it.
fn waiting<'a>(page: &'a str, seat: &str) -> &'a str {
    let (_, link) = page
        .split_once(&format!("class=\"seat\" href=\"/as/{seat}\""))
        .unwrap_or_else(|| panic!("no seat {seat}: {page}"));
    let link = link.split_once("</a>").expect("the end of the link").0;
    link.split_once("aria-hidden=\"true\">")
        .and_then(|(_, face)| face.split_once("class=\"waits\""))
        .map_or("", |(_, badge)| {
            between(badge, "aria-hidden=\"true\">", "<")
        })
}

#[tokio::test]
async fn each_seat_has_its_own_buttons_and_a_badge_for_what_waits() {
    let page = Page::open().await;
    text(page.post("/as/1/seats", &[])).await;
    let seats = async || {
        [
            page.text("/as/1").await,
            page.text("/as/2").await,
            page.text("/as/3").await,
        ]
    };
    let badges = |page: &str| ["1", "2", "3"].map(|seat| waiting(page, seat).to_owned());

    page.say(1, "/challenge Wolf brandubh attackers").await;
    let [raven, wolf, bear] = seats().await;
    assert_eq!(buttons(&raven), ["Withdraw"]);
    assert_eq!(buttons(&wolf), ["Accept", "Decline"]);
    assert_eq!(buttons(&bear), [""; 0]);
    for seat in [&raven, &wolf, &bear] {
        assert_eq!(badges(seat), ["", "1", ""]);
    }
    assert!(
        raven.contains("data-next=\"2\"") && bear.contains("data-next=\"2\""),
        "{raven}"
    );
    assert!(!wolf.contains("data-next"), "{wolf}");

    page.press(2, &wolf, "Accept").await;
    let [raven, wolf, bear] = seats().await;
    assert_eq!(
        buttons(&raven),
        ["Offer draw", "Resign"],
        "the board is there to move"
    );
    assert_eq!(buttons(&wolf), ["Offer draw", "Resign"]);
    assert_eq!(buttons(&bear), [""; 0]);
    assert_eq!(badges(&bear), ["1", "", ""]);

    page.say(1, "/move d1 c1").await;
    page.say(1, "/draw").await;
    let [raven, wolf, bear] = seats().await;
    assert!(
        !buttons(&raven).contains(&"Accept"),
        "{:?}",
        buttons(&raven)
    );
    assert!(buttons(&wolf).contains(&"Accept"), "{:?}", buttons(&wolf));
    assert_eq!(buttons(&bear), [""; 0]);
    assert_eq!(
        badges(&bear),
        ["", "1", ""],
        "to move and to answer in the same game"
    );
    page.press(2, &wolf, "Decline").await;
    page.say(2, "/move d3 c3").await;
    page.say(2, "/draw").await;
    let [raven, _, bear] = seats().await;
    assert_eq!(badges(&bear), ["1", "", ""]);
    page.press(1, &raven, "Accept").await;
    let [raven, wolf, bear] = seats().await;
    assert_eq!(buttons(&raven), buttons(&wolf));
    assert!(buttons(&wolf).contains(&"Rematch"), "{wolf}");
    assert!(!buttons(&bear).contains(&"Rematch"), "{bear}");
    assert_eq!(badges(&bear), ["", "", ""]);
}

#[tokio::test]
async fn a_question_waits_for_a_seat_that_is_not_to_move() {
    let page = Page::open().await;
    page.game().await;
    // Wolf asks while Raven is to move, and Raven while it is Wolf's turn.
    page.say(1, "/move d1 c1").await;
    page.say(2, "/move d3 c3").await;
    page.say(1, "/pause").await;
    let shown = page.text("/as/1").await;
    assert_eq!((waiting(&shown, "1"), waiting(&shown, "2")), ("1", "1"));
    page.say(1, "/move c1 b1").await;
    let shown = page.text("/as/1").await;
    assert_eq!((waiting(&shown, "1"), waiting(&shown, "2")), ("", "1"));
}

#[tokio::test]
async fn a_form_begins_a_game_and_forms_of_seats_that_are_gone_do_nothing() {
    let page = Page::open().await;
    let form = |opponent, rules, side| {
        [
            ("mark", "1"),
            ("opponent", opponent),
            ("rules", rules),
            ("side", side),
        ]
    };
    let begun = text(page.post("/as/1/game", &form("2", "tablut", "defenders"))).await;
    assert!(
        begun.contains("Tablut") && begun.contains("@Wolf</span>"),
        "{begun}"
    );
    // The same form again is the same challenge.
    let again = text(page.post("/as/1/game", &form("2", "tablut", "defenders"))).await;
    assert_eq!(messages(&again), 1, "{again}");
    let open = text(page.post("/as/2/game", &form("", "brandubh", "random"))).await;
    assert_eq!(messages(&open), 2, "{open}");
    assert!(buttons(&page.text("/as/1").await).contains(&"Accept"));
    let alone = text(page.post("/as/1/game", &form("1", "brandubh", "random"))).await;
    assert!(alone.contains("class=\"squares"), "{alone}");
    let known = messages(&page.text("/as/2").await);

    // A window may be older than the database.
    for opponent in ["99", "-1", "<img>"] {
        let refused = text(page.post("/as/1/game", &form(opponent, "brandubh", "random"))).await;
        assert!(
            refused.contains("Nobody here is called") && !refused.contains("<img>"),
            "{refused}"
        );
    }
    for (rules, side) in [("go", "random"), ("brandubh", "up")] {
        let refused = text(page.post("/as/1/game", &form("2", rules, side))).await;
        assert!(refused.contains("class=\"message aside\""), "{refused}");
    }
    let accept = between(&page.text("/as/2").await, "value=\"v1:accept:", "\"").to_owned();
    let accept = format!("v1:accept:{accept}");
    for (path, given) in [
        ("/as/99/game", form("2", "brandubh", "random").to_vec()),
        (
            "/as/99/button",
            vec![("mark", "2"), ("press", accept.as_str())],
        ),
        (
            "/as/99/square",
            vec![("mark", "3"), ("game", "1"), ("square", "d1")],
        ),
        (
            "/as/99/command",
            vec![("mark", "4"), ("line", "/challenge")],
        ),
    ] {
        let answered = answer(page.post(path, &given)).await;
        assert_eq!(answered.status(), StatusCode::NOT_FOUND, "{path}");
    }
    // A button that is not shown to a seat is refused to it, too.
    let own = page.post("/as/1/button", &[("mark", "5"), ("press", accept.as_str())]);
    assert!(text(own).await.contains("own challenge"));
    assert_eq!(messages(&page.text("/as/2").await), known);
    // The page of a seat that is gone is that of the first.
    assert!(page.text("/as/99").await.contains("data-seat=\"1\""));
}

#[tokio::test]
async fn pictures_are_cached_and_equal_those_on_discord() {
    let page = Page::open().await;
    let board = page.game().await;
    let path = format!("/pictures/{}", between(&board, "src=\"/pictures/", "\""));
    let picture = answer(page.get(&path)).await;
    assert_eq!(picture.headers()["content-type"], "image/png");
    assert!(
        picture.headers()["cache-control"]
            .to_str()
            .expect("text")
            .contains("immutable")
    );
    let bytes = picture.bytes().await.expect("a picture");
    assert!(bytes.starts_with(b"\x89PNG"));
    assert!(board.contains("alt=\"Brandubh"), "{board}");
    let none = answer(page.get("/pictures/999/x.png")).await;
    assert_eq!(none.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn lines_that_are_no_commands_are_refused_and_change_nothing() {
    let page = Page::open().await;
    for (line, expected) in [
        ("hello", "begin with a slash"),
        ("/dance", "There’s no command “dance”"),
        ("/move", "needs “from”"),
        ("/challenge @Nobody", "Nobody here is called “Nobody”"),
        ("/challenge side:up", "isn’t one of the choices"),
        (
            "/board seven",
            "It takes <code>game</code> and <code>style</code>",
        ),
        ("/legal d1 seven", "isn’t the number of a game"),
        ("/challenge Wulf", "Did you mean @Wolf?"),
        ("/challenge @Ravn", "Did you mean @Raven?"),
        ("/mvoe d1 d4", "Did you mean <code>/move</code>?"),
        ("/help me", "takes no options"),
        ("/rules <img>", "I don’t know any rules called"),
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
    let command = "<button type=\"button\" class=\"command\" data-line=\"/rules\">/rules</button>";
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
    let help = page.say(1, "/help").await;
    let rules = page.press(1, &help, "How to play").await;
    assert!(rules.contains("Brandubh 7×7"), "{rules}");
    let help = page.say(1, "/help").await;
    let whom = page.press(1, &help, "Challenge someone").await;
    let open = page.press(1, &whom, "Copenhagen 11×11").await;
    assert!(
        open.contains("challenges anyone") && open.contains("class=\"success\""),
        "{open}"
    );
}

#[tokio::test]
async fn other_sites_are_refused() {
    let page = Page::open().await;
    let form = [("mark", "1"), ("line", "/challenge")];
    for (name, value) in [
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
        ("origin", "https://example.org"),
        ("origin", "null"),
        ("x-nothing", "1"),
    ] {
        let mut request = page
            .post("/as/1/command", &form)
            .build()
            .expect("a request");
        request.headers_mut().remove("sec-fetch-site");
        request
            .headers_mut()
            .insert(name, value.parse().expect("a value"));
        let answer = page.client.execute(request).await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::FORBIDDEN, "{name}: {value}");
    }
    // Another host name with this address.
    let rebound = answer(page.get("/as/1").header("host", "example.org")).await;
    assert_eq!(rebound.status(), StatusCode::MISDIRECTED_REQUEST);
    assert_eq!(messages(&page.text("/as/1").await), 0);

    let shown = answer(page.get("/as/1")).await;
    let policy = shown.headers()["content-security-policy"]
        .to_str()
        .expect("text");
    assert!(
        policy.starts_with("default-src 'none'") && !policy.contains("unsafe"),
        "{policy}"
    );
    assert_eq!(shown.headers()["x-content-type-options"], "nosniff");
    let shown = shown.text().await.expect("a page");
    assert!(
        !shown.contains("style=") && !shown.contains("onclick"),
        "{shown}"
    );
}

#[tokio::test]
async fn hostile_names_are_escaped() {
    let page = Page::open().await;
    let name = "<script>alert(1)</script>";
    let named = text(page.post("/as/1/name", &[("name", name)])).await;
    assert!(named.contains("&#60;script&#62;alert(1)"), "{named}");
    let named = text(page.post("/as/2/name", &[("name", "'>**x** <@1>")])).await;
    assert!(!named.contains("<script>alert"), "{named}");
    let shown = page.say(1, "/challenge opponent:\"'>**x** <@1>\"").await;
    assert!(
        !shown.contains("<script>alert") && !shown.contains("<strong>x"),
        "{shown}"
    );
    assert!(
        shown.contains("@&#39;&gt;**x** &lt;@1&gt;</span>"),
        "{shown}"
    );

    // Only a seat's own name can be changed.
    for (name, expected) in [
        (name, "Another seat is already called"),
        ("Raichi", "can’t be a name"),
    ] {
        let refused = text(page.post("/as/2/name", &[("name", name)])).await;
        assert!(refused.contains(expected), "{refused}");
    }
    let back = text(page.post("/as/1/name", &[("name", "")])).await;
    assert!(back.contains(">Raven</span>"), "{back}");
    for _ in 0..10 {
        text(page.post("/as/1/seats", &[])).await;
    }
    let full = text(page.post("/as/1/seats", &[])).await;
    assert!(
        full.contains("There are 12 seats") && full.contains("Falcon"),
        "{full}"
    );
}

#[tokio::test]
async fn windows_are_notified_of_changes_of_other_processes() {
    let database = Database::new().await;
    let first = Page::at("DATABASE_URL", database.url());
    let second = Page::at("DATABASE_URL", database.url());
    let mut windows = [
        answer(first.get("/as/2/events")).await,
        answer(second.get("/as/2/events")).await,
    ];
    first.say(1, "/challenge @Wolf").await;
    for (window, page) in windows.iter_mut().zip([&first, &second]) {
        // The first event may be about the beginning of the game; the challenge is there after one of them.
        let announced = async {
            while messages(&page.text("/as/2").await) == 0 {
                let event = window.chunk().await.expect("the line stands");
                assert!(event.is_some(), "the line ended");
            }
        };
        timeout(TIMEOUT, announced).await.expect("in time");
    }
    // A private message is announced to its seat.
    second.say(2, "/help").await;
    let announced = async {
        let event = windows[1].chunk().await.expect("the line stands");
        assert!(event.is_some_and(|event| event.starts_with(b"event: new")));
    };
    timeout(TIMEOUT, announced).await.expect("in time");
    // Dropped before the processes, which would wait for them.
    drop(windows);
    // Dropped before the database, which they use.
    drop((first, second));
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
        lines("/challenge rules:bra").await,
        ["/challenge rules:brandubh "]
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
async fn the_page_and_a_bot_share_a_database_but_no_messages() {
    let harness = Harness::with(Database::private(), "en-US").await;
    let page = Page::at("RAICHI_DATA_DIR", harness.database.folder());
    page.game().await;
    harness.game("brandubh").await;
    assert_eq!(messages(&page.text("/as/1").await), 2);
    assert_eq!(harness.channel.messages().len(), 2);
    drop(page);
    harness.play(&harness.ann, "d1-c1").await;
    harness.close().await;
}

#[tokio::test]
async fn the_list_of_games_links_to_boards_on_older_pages() {
    let page = Page::open().await;
    page.game().await;
    let other = "/challenge @Wolf norse attackers";
    let asked = page.say(1, other).await;
    assert!(asked.contains("Norse"), "{asked}");
    let asked = page.text("/as/2").await;
    page.press(2, &asked, "Accept").await;
    // Enough moves that only the second game is on the page.
    let moves = include_str!("games/king-captured.txt").split_whitespace();
    for (seat, mv) in (0..).zip(moves) {
        let mv = mv.trim_start_matches('K').split('x').next();
        let line = mv.expect("a move").replace('-', " ");
        page.say(1 + seat % 2, &format!("/move {line} game:2"))
            .await;
    }
    let listed = page.say(1, "/games").await;
    let link = between(&listed, "<a href=\"?before=", "\"");
    let (_, message) = link.split_once('#').expect("a message");
    let board = format!("id=\"{message}\"");
    assert!(!listed.contains(&board), "{listed}");
    let led = page.text(&format!("/as/1?before={link}")).await;
    assert!(led.contains(&board), "{led}");
}

#[tokio::test]
async fn a_fault_is_reported_in_the_readers_language() {
    let database = Database::new().await;
    let options = database.options();
    let page = Page::at("DATABASE_URL", database.url());
    let mut connection = PgConnection::connect_with(&options)
        .await
        .expect("it is there");
    sqlx::query("alter table seats rename to none")
        .execute(&mut connection)
        .await
        .expect("a table");
    let sent = page.post("/as/1/command", &[("mark", "1"), ("line", "/rules")]);
    let answered = answer(sent.header("accept-language", "de")).await;
    assert_eq!(answered.status(), StatusCode::INTERNAL_SERVER_ERROR);
    let kind = &answered.headers()["content-type"];
    assert!(
        kind.to_str().expect("text").starts_with("text/plain"),
        "{kind:?}"
    );
    let answered = answered.text().await.expect("words");
    assert!(answered.contains("schiefgegangen"), "{answered}");
}

#[tokio::test]
async fn half_a_request_does_not_delay_the_end() {
    let mut page = Page::open().await;
    let address = page.url.trim_start_matches("http://").to_owned();
    let mut half = TcpStream::connect(address).await.expect("a connection");
    half.write_all(b"GET / HTTP/1.1\r\nHost: ")
        .await
        .expect("half a request");
    // By now, the server has accepted the earlier connection.
    page.text("/as/1").await;
    page.stops().await;
    drop(half);
}

#[tokio::test]
async fn wrong_addresses_get_a_friendly_page_with_a_way_to_the_table() {
    let page = Page::open().await;
    page.game().await;
    let shown = page.say(1, "/board").await;
    let game = format!("/g/{}", between(&shown, "href=\"/g/", "\""));
    for (wrong, title) in [
        ("/nowhere", "There’s nothing here"),
        ("/as/x", "There’s nothing here"),
        ("/as/1/nowhere", "There’s nothing here"),
        ("/as/1?before=x", "There’s nothing here"),
        ("/pictures/x/y", "There’s nothing here"),
        ("/g", "There’s nothing here"),
        ("/g/1", "There is no game here"),
        (&format!("{game}/"), "There is no game here"),
        (&format!("{game}/99"), "There is no game here"),
    ] {
        let refused = answer(page.get(wrong)).await;
        assert!(
            refused.status().is_client_error(),
            "{wrong}: {}",
            refused.status()
        );
        let refused = refused.text().await.expect("words");
        assert!(
            refused.contains(&format!("<h1>{title}</h1>")),
            "{wrong}: {refused}"
        );
        assert!(refused.contains("<a href=\"/\""), "{wrong}: {refused}");
    }
    let refused = answer(page.post("/as/1", &[])).await;
    assert_eq!(refused.status(), 405);
    let refused = refused.text().await.expect("words");
    assert!(refused.contains("<a href=\"/\""), "{refused}");
    // The script of the page shows the sentence alone.
    let refused = answer(page.post("/as/99/command", &[("mark", "7"), ("line", "/help")])).await;
    assert_eq!(refused.status(), 404);
    assert_eq!(
        refused.text().await.expect("words"),
        "There’s no such page.\n"
    );
}

#[tokio::test]
async fn the_page_of_a_game_names_the_seats_and_tells_who_reaches_it() {
    let page = Page::open().await;
    page.game().await;
    let shown = page.say(1, "/board").await;
    let game = format!("/g/{}", between(&shown, "href=\"/g/", "\""));
    let shown = page.text(&game).await;
    let players = between(&shown, "<p id=\"players\">", "</p>");
    assert_eq!(
        players,
        "<span>Attackers: <bdi>Raven</bdi></span><span>Defenders: <bdi>Wolf</bdi></span>"
    );
    let address = between(&shown, "<input id=\"address\" readonly value=\"", "\"");
    assert_eq!(address, format!("{}{game}", page.url));
    let reach = between(&shown, "id=\"reach\">", "<");
    assert_eq!(reach, "Only this computer can open this link.");
    // A code for other devices, and a frame for other sites, would lead nowhere.
    for part in ["<svg class=\"qr\"", "iframe", "og:"] {
        assert!(!shown.contains(part), "{part}: {shown}");
    }
    let told = page.say(1, "/names show").await;
    assert!(
        told.contains("everybody sees the names of the seats"),
        "{told}"
    );

    // All games of the table lead to each other.
    assert!(!shown.contains("Next game"), "{shown}");
    page.game().await;
    let shown = page.text(&game).await;
    let next = between(&shown, "<nav id=\"games\"", "</nav>");
    assert!(next.contains("rel=\"next\">Next game<"), "{next}");
    let second = format!("/g/{}", between(next, "href=\"/g/", "\""));
    let shown = page.text(&second).await;
    assert!(
        shown.contains(&format!("href=\"{game}\" rel=\"prev\">Previous game<")),
        "{shown}"
    );
}
