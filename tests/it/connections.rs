//! Limits of connections to the web servers, and the host names that they accept.

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
    local_page::{Page, TIMEOUT, answer, text},
};

/// The documented time limit for a request to arrive.
const ARRIVAL: Duration = Duration::from_secs(10);
/// The limit of connections per client address.
const OF_ONE_PAGES: usize = 64;
const OF_ONE_MONITORS: usize = 32;
/// The limit of open files of the bot, and the limits of connections that follow from it.
const FILES: usize = 256;
const PAGES: usize = 128;
const MONITORS: usize = 64;

const HALF: &str = "GET /live HTTP/1.1\r\nHost: localhost\r\n";
const WHOLE: &str = "GET /live HTTP/1.1\r\nHost: localhost\r\n\r\n";
const HALF_A_BODY: &str = "GET /live HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf";

/// Connects from an address of this machine and sends a text.
async fn connected(from: [u8; 4], to: SocketAddr, sent: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket
        .bind(SocketAddr::from((from, 0)))
        .expect("an address of this machine");
    let mut stream = socket.connect(to).await.expect("a connection");
    stream.write_all(sent.as_bytes()).await.expect("it is sent");
    stream
}

/// Reads until a text arrives, or until the end of the stream.
async fn received(stream: &mut TcpStream, until: &str) -> String {
    let hearing = async {
        let mut received = String::new();
        let mut piece = [0; 1024];
        while until.is_empty() || !received.contains(until) {
            match stream.read(&mut piece).await {
                Ok(0) | Err(_) => break,
                Ok(read) => received += &String::from_utf8_lossy(&piece[..read]),
            }
        }
        received
    };
    timeout(TIMEOUT, hearing).await.expect("an answer in time")
}

/// Asserts that the server closes the connection after this answer, once its time limit has passed.
async fn is_closed(mut stream: TcpStream, begun: Instant, expected: &str) {
    let received = received(&mut stream, "").await;
    let after = begun.elapsed();
    assert!(received.starts_with(expected), "{expected:?}: {received:?}");
    assert!(
        after > ARRIVAL - Duration::from_secs(1),
        "too soon: {after:?}"
    );
}

/// The address of the monitoring endpoints.
async fn monitors(bot: &Process) -> SocketAddr {
    let line = bot.line("watched at").await;
    let line: serde_json::Value = serde_json::from_str(&line).expect("a line is JSON");
    let address = line["address"].as_str().expect("an address");
    address.parse().expect("an address")
}

/// Opens more half requests of one client than the server accepts; returns those that it keeps.
async fn crowd(address: SocketAddr, room: usize, of_one: usize) -> Vec<TcpStream> {
    let (mut kept, mut refused) = (Vec::new(), 0);
    let begun = Instant::now();
    for number in 0..room + 10 {
        let mut stream = connected([127, 0, 0, 1], address, HALF).await;
        if number < of_one {
            kept.push(stream);
            continue;
        }
        // A reset may arrive before the answer.
        let response = received(&mut stream, "").await;
        assert!(
            response.is_empty() || response.starts_with("HTTP/1.1 503 "),
            "{response}"
        );
        assert!(begun.elapsed() < ARRIVAL, "it was kept, not refused");
        refused += 1;
    }
    assert_eq!(refused, room + 10 - of_one);
    kept
}

#[tokio::test]
async fn half_requests_are_closed_and_do_not_block_other_clients() {
    let (discord, database) = (StandIn::start().await, Database::new().await);
    // The bot with a low limit of open files.
    let bot = discord.process("sh").await;
    let few = format!("ulimit -n {FILES} && exec \"$0\" run");
    let mut bot = database
        .configure(bot.args(["-c", &few, RAICHI]))
        .env("DISCORD_TOKEN", TOKEN)
        .env("RAICHI_DATABASE__CONNECTIONS", "4")
        .env("RAICHI_HTTP__LISTEN", "127.0.0.1:0")
        // No client here has the address of a proxy.
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

    // Connections of another client first: an event stream, an idle one, and half a body.
    let other = [127, 0, 0, 2];
    let follow = format!("GET {events} HTTP/1.1\r\nHost: localhost\r\n\r\n");
    let mut follower = connected([127, 0, 0, 3], pages, &follow).await;
    let response = received(&mut follower, "data: ").await;
    assert!(response.starts_with("HTTP/1.1 200 "), "{response}");
    let begun = Instant::now();
    let half_a_body = connected(other, pages, HALF_A_BODY).await;
    let mut idle = connected(other, pages, WHOLE).await;
    let response = received(&mut idle, "alive\n").await;
    assert!(response.starts_with("HTTP/1.1 200 "), "{response}");
    let half_a_form = "POST /as/1/command HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n\
                       Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 30\r\n\r\nmark=1";
    let half_a_form = connected([127, 0, 0, 1], local_address, half_a_form).await;
    let half_of_local = connected([127, 0, 0, 1], local_address, HALF).await;

    // One client opens as many connections as it can; another is served at once.
    let kept_pages = crowd(pages, PAGES, OF_ONE_PAGES).await;
    let kept_monitors = crowd(monitors, MONITORS, OF_ONE_MONITORS).await;
    for address in [pages, monitors] {
        let mut asked = connected(other, address, WHOLE).await;
        let response = received(&mut asked, "alive\n").await;
        assert!(response.starts_with("HTTP/1.1 200 "), "{response}");
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
    // The event stream has stayed open.
    harness.play(&harness.ann, "d1-c1").await;
    let response = received(&mut follower, "data: 1\n").await;
    assert!(response.contains("data: 1\n"), "{response}");
    drop(follower);
    // The refused client is served again.
    let mut asked = connected([127, 0, 0, 1], pages, WHOLE).await;
    let response = received(&mut asked, "alive\n").await;
    assert!(response.starts_with("HTTP/1.1 200 "), "{response}");
    harness.close().await;
}

#[tokio::test]
async fn proxies_have_a_higher_limit_of_connections() {
    let (discord, database) = (StandIn::start().await, Database::new().await);
    // A proxy on this machine is recognised without a setting.
    let harness = Harness::set(discord, database, "en-US", &opened("all")).await;
    let site = Site::of(&harness.bot).await;
    let address = site.listens_at().parse().expect("an address");
    let mut open = Vec::new();
    for _ in 0..OF_ONE_PAGES + 20 {
        let mut stream = connected([127, 0, 0, 1], address, WHOLE).await;
        let response = received(&mut stream, "alive\n").await;
        assert!(response.starts_with("HTTP/1.1 200 "), "{response}");
        open.push(stream);
    }
    drop(open);
    harness.close().await;
}

#[tokio::test]
async fn monitoring_accepts_addresses_and_configured_names() {
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
            // HTTP/1.0, as some probes send.
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
            let response = received(&mut stream, "").await;
            let status = response.split(' ').nth(1).expect("a status");
            assert_eq!(status != "421", known, "{page} {host:?}: {response}");
            assert!(page != "/live" || !known || status == "200", "{response}");
        }
    }
    // `raichi health`, once the gateway has acknowledged a heartbeat.
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
    timeout(TIMEOUT, healthy).await.expect("in time");
    harness.close().await;
}

#[tokio::test]
async fn the_local_page_limits_event_streams() {
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
        let response = refused.text().await.expect("words");
        assert!(response.contains(words), "{response}");
    }
    // The page itself is served, and a closed stream makes room for another once the server has noticed.
    assert!(text(page.get("/as/1")).await.contains("id=\"log\""));
    windows.pop();
    let again =
        async { while answer(page.get("/as/1/events")).await.status() != StatusCode::OK {} };
    timeout(TIMEOUT, again).await.expect("in time");
    // Dropped before the process, which would wait for them.
    drop(windows);
}
