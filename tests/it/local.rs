//! The local page, used over HTTP without a browser.

use reqwest::StatusCode;

use crate::local_page::{Page, answer, between, messages, text};

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
    assert!(!again.contains("class=\"message aside"), "{again}");
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
        [0, 1, 1]
    );
    let other = page.text("/as/2").await;
    assert_eq!(other.matches("message for-me").count(), 1, "{other}");
    // The refusal of another question has the button that makes room for it.
    let refused = page.say(1, "/pause").await;
    assert!(
        refused.contains("Your draw offer still stands"),
        "{refused}"
    );
    let (_, own) = refused
        .split_once("message aside refusal\"")
        .expect("the refusal");
    let withdrawn = page.press(1, own, "Withdraw").await;
    assert!(
        withdrawn.contains("withdraws the draw offer") && !withdrawn.contains("message aside"),
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
async fn puzzles_are_turned_on_and_off_once_for_a_form() {
    let page = Page::open().await;
    let wish = async |seat: u64, mark: &str, wanted: &str| {
        let form = [("mark", mark), ("wanted", wanted)];
        text(page.post(&format!("/as/{seat}/puzzles"), &form)).await
    };
    let is_on = |page: &str| page.contains("No more puzzles here");
    let begun = wish(1, "1", "true").await;
    assert!(is_on(&begun) && begun.contains("I’ll post a puzzle here each day."));
    assert!(
        is_on(&page.text("/as/2").await),
        "the table has one setting"
    );
    let ended = wish(2, "2", "false").await;
    assert!(!is_on(&ended) && ended.contains("I won’t post any more puzzles here."));
    // The first form once more, as a browser sends it whose connection broke.
    wish(1, "1", "true").await;
    assert!(!is_on(&page.text("/as/1").await));
    let answer = answer(page.post("/as/9/puzzles", &[("mark", "3"), ("wanted", "true")])).await;
    assert_eq!(answer.status(), 404, "there is no such seat");
    assert!(!is_on(&page.text("/as/1").await));
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
    for (rules, side) in [("chess", "random"), ("brandubh", "up")] {
        let refused = text(page.post("/as/1/game", &form("2", rules, side))).await;
        assert!(
            refused.contains("class=\"message aside refusal\""),
            "{refused}"
        );
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
