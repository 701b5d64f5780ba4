//! The pages of games on the web.

use std::fs;

use raichi_standin::{StandIn, options};
use reqwest::{Method, Response, StatusCode};

use crate::{
    database::Database,
    game_pages::{PUBLIC_URL, Site, opened, path},
    harness::{Harness, RAICHI, is_board, label},
};

/// A harness whose server's games have pages, or have none.
pub(crate) async fn harness(servers: &str) -> (Harness, Site) {
    let (discord, database) = (StandIn::start().await, Database::new().await);
    let harness = Harness::set(discord, database, "en-US", &opened(servers)).await;
    let site = Site::of(&harness.bot).await;
    (harness, site)
}

/// A game of three moves.
pub(crate) async fn game(harness: &Harness) -> String {
    harness.game("brandubh").await;
    for (ply, mv) in ["d6-e6", "d3-b3", "e6-d6"].into_iter().enumerate() {
        harness.play(harness.mover(ply), mv).await;
    }
    path(&harness.pool, 1).await
}

pub(crate) fn header(answer: &Response, name: &str) -> String {
    let value = answer.headers().get(name);
    let value = value.unwrap_or_else(|| panic!("no {name}: {answer:?}"));
    value.to_str().expect("a text").to_owned()
}

/// The text of a page. Asserts that it exists.
pub(crate) async fn text(answer: Response) -> String {
    assert_eq!(answer.status(), StatusCode::OK, "{answer:?}");
    answer.text().await.expect("a text")
}

/// The links among the buttons of a message.
fn links(message: &raichi_standin::Message) -> Vec<String> {
    let buttons = message.buttons().into_iter();
    buttons.filter_map(|button| button.url).collect()
}

/// The value of an attribute.
pub(crate) fn quoted<'t>(page: &'t str, before: &str) -> &'t str {
    let (_, after) = page
        .split_once(before)
        .unwrap_or_else(|| panic!("no {before} in\n{page}"));
    after.split_once('"').map_or(after, |(quoted, _)| quoted)
}

#[tokio::test]
async fn a_game_has_a_page_with_its_moves() {
    let (harness, site) = harness("all").await;
    let root = game(&harness).await;
    let answer = site.get(&root).await;
    assert!(header(&answer, "content-security-policy").contains("default-src 'none'"));
    assert_eq!(header(&answer, "cache-control"), "no-store");
    let page = text(answer).await;
    for part in [
        "<html lang=\"en\">",
        "<title>Defenders to move · Brandubh 7×7</title>",
        "<h1 id=\"title\">Defenders to move · Brandubh 7×7</h1>",
        "Brandubh 7×7 · game 1",
        "The defenders are to move.",
        "Attackers: e6–d6",
        "<meta name=\"robots\" content=\"noindex\">",
    ] {
        assert!(page.contains(part), "no {part} in\n{page}");
    }
    // The newest position, for previews of links to the game.
    let picture = quoted(&page, "og:image\" content=\"").replace("&amp;", "&");
    let below = format!("{PUBLIC_URL}{root}/3/board.png?v=");
    assert!(picture.starts_with(&below), "{picture}");
    assert_eq!(
        quoted(&page, "rel=\"canonical\" href=\""),
        format!("{PUBLIC_URL}{root}")
    );
    let alt = quoted(&page, "og:image:alt\" content=\"");
    assert!(alt.contains("moved a piece from e6 to d6"), "{alt}");
    // Each position has an address, with links to its neighbours.
    let page = text(site.get_in("de-AT,en;q=0.3", &format!("{root}/1")).await).await;
    for part in [
        "<html lang=\"de\">",
        "Verteidiger am Zug · Brandubh 7×7</h1>",
        "Zug 1",
        "Am Zug sind die Verteidiger.",
        &format!("id=\"previous\" href=\"{root}/0\""),
        &format!("id=\"next\" href=\"{root}/2\""),
        &format!("id=\"last\" href=\"{root}/3\""),
    ] {
        assert!(page.contains(part), "no {part} in\n{page}");
    }
    let start = text(site.get(&format!("{root}/0")).await).await;
    assert!(
        start.contains("id=\"previous\" role=\"link\" aria-disabled=\"true\""),
        "{start}"
    );
    // `/board` links to the page.
    let asked = harness.ann.slash(&harness.channel, "board", options![]);
    assert_eq!(
        links(&asked.message().await),
        [format!("{PUBLIC_URL}{root}")]
    );
    harness.close().await;
}

#[tokio::test]
async fn pictures_are_cached_and_the_files_of_a_game_can_be_replayed() {
    let (harness, site) = harness("all").await;
    let root = game(&harness).await;
    let page = text(site.get(&root).await).await;
    let version = quoted(&page, "data-ply=\"2\" data-version=\"");
    for (query, kept) in [
        (
            format!("?v={version}"),
            "public, max-age=31536000, immutable",
        ),
        ("?v=0000000000000000".to_owned(), "no-cache"),
        (String::new(), "no-cache"),
    ] {
        let picture = site.get(&format!("{root}/2/board.png{query}")).await;
        assert_eq!(header(&picture, "content-type"), "image/png");
        assert_eq!(header(&picture, "cache-control"), kept, "{query}");
        let bytes = picture.bytes().await.expect("a picture");
        assert!(bytes.starts_with(b"\x89PNG"), "{query}");
    }
    let board = site.get(&format!("{root}/2/board?v={version}")).await;
    assert_eq!(header(&board, "vary"), "accept-language");
    let board = text(board).await;
    assert!(
        board.starts_with("<figure id=\"board\">") && board.contains("Defenders: d3–b3"),
        "{board}"
    );

    let film = site.get(&format!("{root}/game.gif")).await;
    assert_eq!(header(&film, "content-type"), "image/gif");
    assert!(film.bytes().await.expect("a film").starts_with(b"GIF89a"));

    let record = site.get(&format!("{root}/record.txt")).await;
    assert_eq!(
        header(&record, "content-disposition"),
        "attachment; filename=\"raichi-1.txt\""
    );
    let record = text(record).await;
    let date = "select to_char(started_at at time zone 'utc', 'YYYY-MM-DD') from games";
    let date: String = sqlx::query_scalar(date)
        .fetch_one(&harness.pool)
        .await
        .expect("the date");
    assert_eq!(
        record,
        format!(
            "[Rules \"brandubh\"]\n[Site \"{PUBLIC_URL}{root}\"]\n[Date \"{date}\"]\n[Result \"*\"]\n\n\
             1. d6-e6 d3-b3 2. e6-d6\n"
        ),
        "nothing in it tells who played"
    );
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("record.txt");
    fs::write(&file, record).expect("a file");
    let replay = harness.discord.process(RAICHI).await;
    let replay = replay.args(["replay", "--json"]).arg(&file).start();
    assert!(replay.exited().await.success(), "{}", replay.output());
    assert_eq!(replay.output().matches("\"move\":").count(), 3);
    harness.close().await;
}

#[tokio::test]
async fn unpublished_games_have_no_pages() {
    let (harness, site) = harness("1234").await;
    let root = game(&harness).await;
    let nowhere = text_of_none(&site, "/g/AAAAAAAAAAAAAAAAAAAAAA").await;
    assert!(nowhere.contains("There’s no game here"), "{nowhere}");
    for below in [
        "",
        "/",
        "/0",
        "/embed",
        "/embed/0",
        "/1/board",
        "/1/board.png",
        "/record.txt",
        "/game.gif",
        "/events",
    ] {
        let text = text_of_none(&site, &format!("{root}{below}")).await;
        assert_eq!(text, nowhere, "{below}");
    }
    let asked = harness.ann.slash(&harness.channel, "board", options![]);
    let answer = asked.message().await;
    assert!(links(&answer).is_empty(), "{answer:#?}");
    harness.close().await;
}

async fn text_of_none(site: &Site, path: &str) -> String {
    let answer = site.get(path).await;
    assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
    answer.text().await.expect("a text")
}

#[tokio::test]
async fn wrong_addresses_get_a_friendly_page_in_the_readers_language() {
    let (harness, site) = harness("all").await;
    let root = game(&harness).await;
    for wrong in [
        "/g",
        "/g/",
        "/g/1",
        "/g/%3Cscript%3Ealert(1)%3C%2Fscript%3E",
        "/g/..%2F..%2Fetc%2Fpasswd",
        "/g/AAAAAAAAAAAAAAAAAAAAAA'--",
        "/g/%FF",
        "/assets/style.css",
        &format!("{root}?theme=wood&theme=stone"),
        &format!("{root}/4"),
        &format!("{root}/-1"),
        &format!("{root}/01"),
        &format!("{root}/+1"),
        &format!("{root}/%3Cb%3E"),
        &format!("{root}/99999999999999999999"),
        &format!("{root}/"),
        &format!("{root}/embed/4"),
        &format!("{root}/embed/"),
        &format!("{root}/4/board.png"),
        &format!("{root}/1/2"),
    ] {
        let answer = site.get_in("de", wrong).await;
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{wrong}");
        assert!(header(&answer, "content-security-policy").contains("default-src 'none'"));
        let page = answer.text().await.expect("a text");
        let title = match wrong {
            "/assets/style.css" => "Hier ist nichts",
            _ => "Hier ist keine Partie",
        };
        assert!(page.contains(title), "{wrong}: {page}");
        assert!(
            page.contains("href=\"/\" target=\"_top\">Zur Startseite<"),
            "{wrong}: {page}"
        );
        assert!(
            !page.contains("<b>") && !page.contains("alert("),
            "{wrong}: {page}"
        );
    }
    // Beside a game, one more way leads to it.
    for beside in ["/", "/4", "/x", "/embed/4"] {
        let page = site.get(&format!("{root}{beside}")).await;
        let page = page.text().await.expect("a text");
        let way = format!("href=\"{root}\" target=\"_top\">To the game<");
        assert!(page.contains(&way), "{beside}: {page}");
    }
    // The page to which all ways home lead.
    let home = text(site.get("/").await).await;
    assert!(home.contains("<h1>Raichi</h1>"), "{home}");
    harness.close().await;
}

#[tokio::test]
async fn methods_that_send_something_get_a_friendly_page() {
    let (harness, site) = harness("all").await;
    let root = game(&harness).await;
    for (method, path, status) in [
        (
            Method::OPTIONS,
            root.as_str(),
            StatusCode::METHOD_NOT_ALLOWED,
        ),
        (Method::TRACE, "/", StatusCode::METHOD_NOT_ALLOWED),
    ] {
        let answer = site.send(method.clone(), path).await;
        assert_eq!(answer.status(), status, "{method} {path}");
        assert_eq!(header(&answer, "allow"), "GET,HEAD");
        let page = answer.text().await.expect("a text");
        assert!(page.contains("<h1>That doesn’t work here</h1>"), "{page}");
        assert!(page.contains("To the start page"), "{page}");
    }
    // These come from nowhere that the browser names.
    for method in [Method::POST, Method::DELETE] {
        let answer = site.send(method, &root).await;
        assert_eq!(answer.status(), StatusCode::FORBIDDEN);
        let text = answer.text().await.expect("a text");
        assert!(
            text.contains("wasn’t sent from one of Raichi’s pages"),
            "{text}"
        );
    }
    harness.close().await;
}

#[tokio::test]
async fn addresses_of_games_cannot_be_guessed() {
    let (harness, _) = harness("all").await;
    for rules in ["brandubh", "norse", "brandubh"] {
        harness.game(rules).await;
    }
    let words: Vec<(String, String)> = sqlx::query_as("select page, origin from games order by id")
        .fetch_all(&harness.pool)
        .await
        .expect("games");
    for (at, (word, origin)) in words.iter().enumerate() {
        let url_safe = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
        // 22 characters of 6 bits hold the 122 random bits of a UUID.
        assert!(word.len() == 22 && word.bytes().all(url_safe), "{word}");
        assert!(!origin.contains(word.as_str()), "{word} {origin}");
        let others = words.iter().skip(at + 1);
        assert!(
            others.clone().all(|(other, _)| other[..8] != word[..8]),
            "{words:?}"
        );
    }
    harness.close().await;
}

#[tokio::test]
async fn open_pages_are_notified_of_moves() {
    let (harness, site) = harness("all").await;
    let root = game(&harness).await;
    let mut events = site.get(&format!("{root}/events")).await;
    assert_eq!(header(&events, "content-type"), "text/event-stream");
    assert_eq!(header(&events, "x-accel-buffering"), "no");
    let mut received = String::new();
    let mut receive = async |what: &str| {
        while !received.contains(what) {
            let chunk = events.chunk().await.expect("news");
            let chunk = chunk.expect("the news go on");
            received += std::str::from_utf8(&chunk).expect("a text");
        }
    };
    receive("data: 3\n").await;
    harness.play(&harness.bjorn, "b3-d3").await;
    receive("data: 4\n").await;
    // An open event stream does not delay the bot's end.
    harness.close().await;
    let rest = events.chunk().await.ok().flatten();
    assert!(rest.is_none_or(|rest| rest.is_empty()), "{received}");
}

#[tokio::test]
async fn the_number_of_event_streams_per_client_is_limited() {
    let (harness, site) = harness("all").await;
    let events = format!("{}/events", game(&harness).await);
    // As a proxy on this machine asks.
    let follow = async |user: &str| site.get_for(user, &events).await;
    let mut windows = Vec::new();
    for _ in 0..16 {
        windows.push(follow("203.0.113.9").await);
    }
    assert!(
        windows
            .iter()
            .all(|window| window.status() == StatusCode::OK)
    );
    let refused = follow("203.0.113.9").await;
    assert_eq!(refused.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(header(&refused, "retry-after"), "2");
    assert_eq!(follow("198.51.100.7").await.status(), StatusCode::OK);
    // A closed stream makes room for another, once the server has noticed.
    windows.pop();
    while follow("203.0.113.9").await.status() != StatusCode::OK {}
    harness.close().await;
}

#[tokio::test]
async fn the_last_board_links_to_the_page() {
    let (harness, site) = harness("all").await;
    let root = game(&harness).await;
    let asked = harness.ann.slash(&harness.channel, "resign", options![]);
    let asked = asked.message().await;
    harness.ann.click(&asked, &label(&asked, 0));
    let over = |message: &raichi_standin::Message| message.content.contains("resigns");
    let end = harness.turn("the end", over).await;
    assert!(is_board(&end), "{end:#?}");
    assert_eq!(links(&end), [format!("{PUBLIC_URL}{root}")]);
    let others = harness.channel.messages();
    let led = others.iter().filter(|message| !links(message).is_empty());
    assert_eq!(led.count(), 1, "only the end leads there");
    let page = text(site.get(&root).await).await;
    assert!(
        page.contains("The attackers have resigned. The defenders have won."),
        "{page}"
    );
    // Pages of earlier positions show no result.
    let short = text(site.get(&format!("{root}/2")).await).await;
    assert!(short.contains("The attackers are to move."), "{short}");
    harness.close().await;
}

#[tokio::test]
async fn without_a_public_address_there_are_no_pages() {
    let harness = Harness::new("en-US").await;
    harness.game("brandubh").await;
    let asked = harness.ann.slash(&harness.channel, "board", options![]);
    let answer = asked.message().await;
    assert!(
        links(&answer).is_empty() && !answer.content.contains("/g/"),
        "{answer:#?}"
    );
    assert!(
        !harness
            .bot
            .output()
            .contains("the pages of games are served")
    );
    harness.close().await;
}
