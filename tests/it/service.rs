//! Notifications to the service manager, and `raichi health`.

use std::time::Duration;

use raichi_standin::{Process, StandIn, patience};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, UnixDatagram},
    time::timeout,
};

use crate::{
    database::Database,
    harness::{RAICHI, launch},
};

/// The next notification to the service manager.
async fn notification(socket: &UnixDatagram) -> String {
    let mut bytes = [0; 100];
    let received = timeout(patience(Duration::from_secs(20)), socket.recv(&mut bytes)).await;
    let length = received.expect("in time").expect("it is told");
    String::from_utf8_lossy(&bytes[..length]).trim().to_owned()
}

#[tokio::test]
async fn the_service_manager_is_notified() {
    let discord = StandIn::start().await;
    let database = Database::new().await;
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("notify");
    let socket = UnixDatagram::bind(&path).expect("a socket");
    let bot = launch(&discord, &database)
        .await
        .env("NOTIFY_SOCKET", &path)
        .env("WATCHDOG_USEC", "300000")
        .start();
    bot.ready().await;
    let mut received = Vec::new();
    // Its workers wake after half a second or later, so their first check in between finds no sign of life.
    while !(received.iter().any(|line| line == "READY=1")
        && received.iter().any(|line| line == "WATCHDOG=1"))
    {
        received.push(notification(&socket).await);
    }
    bot.line("a worker hangs").await;
    let status = bot.terminate().await;
    assert!(status.success(), "{}", bot.output());
    while received.last().is_none_or(|line| line != "STOPPING=1") {
        received.push(notification(&socket).await);
    }
    let ready = received
        .iter()
        .filter(|expected| *expected == "READY=1")
        .count();
    assert_eq!(ready, 1, "{received:?}");
}

/// Runs `raichi health` against a server with this answer.
async fn health_of(discord: &StandIn, answer: &str) -> (Process, String) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let check = discord
        .process(RAICHI)
        .await
        .arg("health")
        .env("RAICHI_HTTP__LISTEN", format!("0.0.0.0:{}", address.port()))
        .start();
    let (mut stream, _) = listener.accept().await.expect("it asks");
    let mut question = vec![0; 1000];
    let length = stream.read(&mut question).await.expect("it asks");
    stream
        .write_all(answer.as_bytes())
        .await
        .expect("it is answered");
    drop(stream);
    question.truncate(length);
    let question = String::from_utf8_lossy(&question).into_owned();
    check.exited().await;
    (check, question)
}

#[tokio::test]
async fn a_health_check_has_an_exit_status() {
    let discord = StandIn::start().await;
    let (well, question) = health_of(&discord, "HTTP/1.0 200 OK\r\n\r\ngateway: connected\n").await;
    assert!(
        question.starts_with("GET /ready HTTP/1.0\r\n"),
        "{question}"
    );
    assert!(well.exited().await.success());
    assert_eq!(well.stdout(), "gateway: connected\n");

    let ill = "HTTP/1.0 503 Service Unavailable\r\n\r\ndatabase: does not answer\n";
    for (answer, expected) in [
        (ill, "the bot is not ready:\ndatabase: does not answer"),
        ("HTTP/1.0 404 Not Found\r\n\r\n", "is not the bot"),
        ("hello", "is not the bot"),
    ] {
        let (check, _) = health_of(&discord, answer).await;
        assert!(!check.exited().await.success());
        assert!(check.output().contains(expected), "{}", check.output());
    }
    for (listen, expected) in [
        ("127.0.0.1:1", "does not answer at 127.0.0.1:1"),
        ("off", "http.listen is \"off\""),
    ] {
        let check = discord.process(RAICHI).await.arg("health");
        let check = check.env("RAICHI_HTTP__LISTEN", listen).start();
        assert!(!check.exited().await.success());
        assert!(check.output().contains(expected), "{}", check.output());
    }
}
