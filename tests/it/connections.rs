//! What clients may hold of the web servers without asking for anything, and by which names they may ask.

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use raichi_standin::{Process, StandIn, TOKEN};
use reqwest::StatusCode;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    time::timeout,
};

use crate::{
    database::Database,
    game_pages::{Site, opened, path},
    harness::{Harness, RAICHI},
    local_page::{PATIENCE, Page, answer, text},
};

/// How long the servers wait for a request, as they document it.
const ARRIVAL: Duration = Duration::from_secs(10);
/// So many connections of one client are served.
const OF_ONE_PAGES: usize = 64;
const OF_ONE_MONITORS: usize = 32;
/// How many files the bot may open, and the connections for which that leaves room.
const FILES: usize = 256;
const PAGES: usize = 128;
const MONITORS: usize = 64;

const HALF: &str = "GET /live HTTP/1.1\r\nHost: localhost\r\n";
const WHOLE: &str = "GET /live HTTP/1.1\r\nHost: localhost\r\n\r\n";
const HALF_A_BODY: &str = "GET /live HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf";

/// A connection from an address of this machine.
async fn connected(from: [u8; 4], to: SocketAddr, sent: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket
        .bind(SocketAddr::from((from, 0)))
        .expect("an address of this machine");
    let mut stream = socket.connect(to).await.expect("a connection");
    stream.write_all(sent.as_bytes()).await.expect("it is sent");
    stream
}

/// What comes until the blank line after the head of an answer and its body, or until the end.
async fn heard(stream: &mut TcpStream, until: &str) -> String {
    let hearing = async {
        let mut heard = String::new();
        let mut piece = [0; 1024];
        while until.is_empty() || !heard.contains(until) {
            match stream.read(&mut piece).await {
                Ok(0) | Err(_) => break,
                Ok(read) => heard += &String::from_utf8_lossy(&piece[..read]),
            }
        }
        heard
    };
    timeout(PATIENCE, hearing).await.expect("an answer in time")
}

/// The server closes the connection, after this answer, once it has waited long enough.
async fn is_closed(mut stream: TcpStream, begun: Instant, said: &str) {
    let heard = heard(&mut stream, "").await;
    let after = begun.elapsed();
    assert!(heard.starts_with(said), "{said:?}: {heard:?}");
    assert!(
        after > ARRIVAL - Duration::from_secs(1),
        "too soon: {after:?}"
    );
}

/// Where the bot is watched.
async fn monitors(bot: &Process) -> SocketAddr {
    let line = bot.line("watched at").await;
    let line: serde_json::Value = serde_json::from_str(&line).expect("a line is JSON");
    let address = line["address"].as_str().expect("an address");
    address.parse().expect("an address")
}

/// More half requests of one client than a server has room for, in all; gives those that are kept.
async fn crowd(address: SocketAddr, room: usize, of_one: usize) -> Vec<TcpStream> {
    let (mut kept, mut refused) = (Vec::new(), 0);
    let begun = Instant::now();
    for number in 0..room + 10 {
        let mut stream = connected([127, 0, 0, 1], address, HALF).await;
        if number < of_one {
            kept.push(stream);
            continue;
        }
        // A reset may overtake the words.
        let told = heard(&mut stream, "").await;
        assert!(
            told.is_empty() || told.starts_with("HTTP/1.1 503 "),
            "{told}"
        );
        assert!(begun.elapsed() < ARRIVAL, "it was kept, not refused");
        refused += 1;
    }
    assert_eq!(refused, room + 10 - of_one);
    kept
}

#[tokio::test]
async fn half_requests_are_closed_and_keep_nobody_else_out() {
    let (discord, database) = (StandIn::start().await, Database::new().await);
    // The program with few files.
    let bot = discord.process("sh").await;
    let few = format!("ulimit -n {FILES} && exec \"$0\" run");
    let mut bot = database
        .told_to(bot.args(["-c", &few, RAICHI]))
        .env("DISCORD_TOKEN", TOKEN)
        .env("RAICHI_DATABASE__CONNECTIONS", "4")
        .env("RAICHI_HTTP__LISTEN", "127.0.0.1:0")
        // Nobody who asks here is a proxy.
        .env("RAICHI_WEB__PROXIES", "10.9.9.9");
    for (name, value) in opened("all") {
        bot = bot.env(name, value);
    }
    let harness = Harness::around(discord, database, "en-US", bot).await;
    let (site, monitors) = (Site::of(&harness.bot).await, monitors(&harness.bot).await);
    let pages: SocketAddr = site.listens_at().parse().expect("an address");
    harness.game("brandubh").await;
    let events = format!("{}/events", path(&harness.pool, 1).await);
    let local = Page::open().await;
    let address = local.url.trim_start_matches("http://").parse();
    let local_address = address.expect("an address");

    // Those of another client first: a window that follows a game, one that asks no more, and half a body.
    let other = [127, 0, 0, 2];
    let follow = format!("GET {events} HTTP/1.1\r\nHost: localhost\r\n\r\n");
    let mut follower = connected([127, 0, 0, 3], pages, &follow).await;
    let told = heard(&mut follower, "data: ").await;
    assert!(told.starts_with("HTTP/1.1 200 "), "{told}");
    let begun = Instant::now();
    let half_a_body = connected(other, pages, HALF_A_BODY).await;
    let mut idle = connected(other, pages, WHOLE).await;
    let told = heard(&mut idle, "alive\n").await;
    assert!(told.starts_with("HTTP/1.1 200 "), "{told}");
    let half_a_form = "POST /as/1/command HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n\
                       Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 30\r\n\r\nmark=1";
    let half_a_form = connected([127, 0, 0, 1], local_address, half_a_form).await;
    let half_of_local = connected([127, 0, 0, 1], local_address, HALF).await;

    // One client holds as many as it can, and another is served at once.
    let kept_pages = crowd(pages, PAGES, OF_ONE_PAGES).await;
    let kept_monitors = crowd(monitors, MONITORS, OF_ONE_MONITORS).await;
    for address in [pages, monitors] {
        let mut asked = connected(other, address, WHOLE).await;
        let told = heard(&mut asked, "alive\n").await;
        assert!(told.starts_with("HTTP/1.1 200 "), "{told}");
    }
    assert!(
        begun.elapsed() < ARRIVAL,
        "it was served only after the others were closed"
    );

    let closing = kept_pages
        .into_iter()
        .chain(kept_monitors)
        .chain([idle, half_of_local])
        .map(|stream| is_closed(stream, begun, ""));
    let closing = futures_util::future::join_all(closing);
    let bodies = [half_a_body, half_a_form].map(|stream| is_closed(stream, begun, "HTTP/1.1 408 "));
    tokio::join!(closing, futures_util::future::join_all(bodies));
    // The window has followed all the time.
    harness.play(&harness.ann, "d1-c1").await;
    let told = heard(&mut follower, "data: 1\n").await;
    assert!(told.contains("data: 1\n"), "{told}");
    drop(follower);
    // The client that was refused is served again.
    let mut asked = connected([127, 0, 0, 1], pages, WHOLE).await;
    let told = heard(&mut asked, "alive\n").await;
    assert!(told.starts_with("HTTP/1.1 200 "), "{told}");
    harness.close().await;
}

#[tokio::test]
async fn a_proxy_has_more_connections_than_any_other_client() {
    let (discord, database) = (StandIn::start().await, Database::new().await);
    // A proxy on this machine is known without being set.
    let harness = Harness::set(discord, database, "en-US", &opened("all")).await;
    let site = Site::of(&harness.bot).await;
    let address = site.listens_at().parse().expect("an address");
    let mut open = Vec::new();
    for _ in 0..OF_ONE_PAGES + 20 {
        let mut stream = connected([127, 0, 0, 1], address, WHOLE).await;
        let told = heard(&mut stream, "alive\n").await;
        assert!(told.starts_with("HTTP/1.1 200 "), "{told}");
        open.push(stream);
    }
    drop(open);
    harness.close().await;
}

#[tokio::test]
async fn monitors_ask_by_an_address_or_by_a_name_that_is_set() {
    let (discord, database) = (StandIn::start().await, Database::new().await);
    let variables = [
        ("RAICHI_HTTP__LISTEN", "127.0.0.1:0"),
        ("RAICHI_HTTP__HOSTS", r#"["raichi"]"#),
        ("RAICHI_LOG__FORMAT", "json"),
    ];
    let harness = Harness::set(discord, database, "en-US", &variables).await;
    let address = monitors(&harness.bot).await;
    let own = address.to_string();
    for page in ["/live", "/ready", "/metrics", "/nothing"] {
        for (host, known) in [
            (Some(own.as_str()), true),
            (Some("localhost:9464"), true),
            (Some("[::1]:9464"), true),
            (Some("10.1.2.3:9464"), true),
            (Some("raichi:9464"), true),
            // As some probes have it, in HTTP/1.0.
            (None, true),
            (Some("evil.example"), false),
            (Some("evil.example:9464"), false),
            (Some("raichi.evil.example"), false),
            (Some(""), false),
        ] {
            let asked = match host {
                Some(host) => {
                    format!("GET {page} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")
                }
                None => format!("GET {page} HTTP/1.0\r\n\r\n"),
            };
            let mut stream = connected([127, 0, 0, 1], address, &asked).await;
            let told = heard(&mut stream, "").await;
            let status = told.split(' ').nth(1).expect("a status");
            assert_eq!(status != "421", known, "{page} {host:?}: {told}");
            assert!(page != "/live" || !known || status == "200", "{told}");
        }
    }
    // The program's own question, once the gateway has answered a heartbeat.
    let healthy = async {
        loop {
            let health = harness.discord.process(RAICHI).await.arg("health");
            let health = health.env("RAICHI_HTTP__LISTEN", &own).start();
            if health.exited().await.success() {
                break;
            }
            let output = health.output();
            assert!(output.contains("is not ready"), "{output}");
        }
    };
    timeout(PATIENCE, healthy).await.expect("in time");
    harness.close().await;
}

#[tokio::test]
async fn the_local_page_has_room_for_some_windows() {
    let page = Page::open().await;
    let room = 32;
    let mut windows = Vec::new();
    for seat in 0..room {
        let window = answer(page.get(&format!("/as/{}/events", 1 + seat % 2))).await;
        assert_eq!(window.status(), StatusCode::OK);
        windows.push(window);
    }
    for (language, words) in [("en", "Too many windows"), ("de", "zu viele Fenster")] {
        let refused = answer(page.get("/as/1/events").header("accept-language", language)).await;
        assert_eq!(refused.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(refused.headers()["retry-after"], "10");
        let kind = refused.headers()["content-type"].to_str().expect("text");
        assert!(kind.starts_with("text/plain"), "{kind}");
        let told = refused.text().await.expect("words");
        assert!(told.contains(words), "{told}");
    }
    // The page itself is there, and who closes a window may open another, once the server has seen it.
    assert!(text(page.get("/as/1")).await.contains("id=\"log\""));
    windows.pop();
    let again =
        async { while answer(page.get("/as/1/events")).await.status() != StatusCode::OK {} };
    timeout(PATIENCE, again).await.expect("in time");
    // Before the process, which would wait for them.
    drop(windows);
}
