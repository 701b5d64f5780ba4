//! The local page as a web site: its visitors, addresses and files.

use reqwest::StatusCode;
use serde_json::json;
use sqlx::{Connection, PgConnection};
use tokio::{io::AsyncWriteExt, net::TcpStream, time::timeout};

use crate::{
    database::Database,
    harness::Harness,
    local_page::{Page, TIMEOUT, answer, between, messages, text},
};

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
        ("Raichi", "name can’t be used"),
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
    for window in &windows {
        assert_eq!(window.headers()["x-accel-buffering"], "no");
    }
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
async fn a_fault_is_reported_in_the_readers_language() {
    let database = Database::new().await;
    let options = database.options();
    let page = Page::at("DATABASE_URL", database.url());
    // The program makes seats before its first answer.
    page.text("/as/1").await;
    let mut connection = PgConnection::connect_with(&options)
        .await
        .expect("it is there");
    sqlx::query("alter table seats rename to none")
        .execute(&mut connection)
        .await
        .expect("a table");
    let sent = page.post("/as/1/command", &[("mark", "1"), ("line", "/rules show")]);
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
        ("/g/1", "There’s no game here"),
        (&format!("{game}/"), "There’s no game here"),
        (&format!("{game}/99"), "There’s no game here"),
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

#[tokio::test]
async fn systems_find_the_icons_and_the_file_that_names_them() {
    let page = Page::open().await;
    let shown = page.text("/as/1").await;
    let touch = between(&shown, "rel=\"apple-touch-icon\" href=\"", "\"");
    let manifest = between(&shown, "rel=\"manifest\" href=\"", "\"");
    let manifest = answer(page.get(manifest)).await;
    assert_eq!(
        manifest.headers()["content-type"],
        "application/manifest+json"
    );
    let manifest = manifest.text().await.expect("a text");
    let manifest: serde_json::Value = serde_json::from_str(&manifest).expect("JSON");
    assert_eq!(manifest["name"], "Raichi");
    let icons = manifest["icons"].as_array().expect("icons").iter();
    let icons = icons.map(|icon| (icon["src"].as_str(), icon["sizes"].as_str()));
    for (path, size) in icons.chain([(Some(touch), Some("180x180"))]) {
        let icon = answer(page.get(path.expect("a path"))).await;
        assert_eq!(icon.headers()["content-type"], "image/png");
        let bytes = icon.bytes().await.expect("a picture");
        let edge = u32::from_be_bytes(bytes[16..20].try_into().expect("a width"));
        assert_eq!(Some(format!("{edge}x{edge}").as_str()), size, "{path:?}");
    }
}

#[tokio::test]
async fn each_seat_has_an_analysis_board_that_saves() {
    let page = Page::open().await;
    let send = async |path: &str, body: &serde_json::Value| {
        let request = page.client.post(format!("{}{path}", page.url));
        let request = request
            .header("content-type", "application/json")
            .header("sec-fetch-site", "same-origin");
        answer(request.body(body.to_string())).await
    };
    let seat = page.text("/as/2").await;
    assert!(seat.contains("href=\"/as/2/analyse\""), "{seat}");
    let board = page.text("/as/2/analyse").await;
    for part in [
        "data-at=\"/as/2/analyse\"",
        "data-shared=\"/analyse\"",
        "class=\"brand\" href=\"/as/2\"",
    ] {
        assert!(board.contains(part), "{part}: {board}");
    }
    let state = json!({ "state": "from=brandubh&moves=d6-e6&ply=1" });
    let shown = send("/as/2/analyse/board", &state).await;
    assert_eq!(shown.status(), StatusCode::OK);
    let saved = send("/as/2/analyse/saved", &state).await;
    let saved = saved.text().await.expect("a list");
    assert!(
        saved.contains("href=\"#from=brandubh") && saved.contains("d6–e6"),
        "{saved}"
    );
    // It is there later, for this seat alone.
    assert_eq!(page.text("/as/2/analyse/saved").await, saved);
    let others = page.text("/as/1/analyse/saved").await;
    assert!(others.contains("id=\"save\"") && !others.contains("<li>"));
    let unwanted =
        json!({ "id": between(&saved, "data-forget=\"", "\"").parse::<i64>().expect("a number") });
    for (seat, left) in [(1, 1), (2, 0)] {
        let path = format!("/as/{seat}/analyse/saved/delete");
        assert_eq!(send(&path, &unwanted).await.status(), StatusCode::OK);
        let list = page.text("/as/2/analyse/saved").await;
        assert_eq!(list.matches("<li>").count(), left);
    }
    // A page of nobody saves nothing, and there is none for a seat that does not exist.
    let nobodys = send("/analyse/saved", &state).await;
    assert_eq!(nobodys.status(), StatusCode::NO_CONTENT);
    for path in ["/as/99/analyse", "/as/x/analyse"] {
        let status = answer(page.get(path)).await.status();
        assert!(status.is_client_error(), "{path}: {status}");
    }
}
