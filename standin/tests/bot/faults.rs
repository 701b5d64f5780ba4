//! Faults of requests.

use std::time::Duration;

use raichi_standin::{ATTACH, Fault, StandIn, VIEW, options};

use crate::{launch, start, started};

#[tokio::test]
async fn rate_limits_are_waited_for() {
    let discord = StandIn::plain().await;
    let channel = discord.guild("Hird", "de").channel("tafl");
    let ann = discord.user("Ann", "en-US");
    let _bot = started(&discord).await;
    discord.fault(
        Fault::on("POST", "/channels/*/messages")
            .times(2)
            .too_many(Duration::from_millis(20)),
    );
    let posted = ann.slash(&channel, "post", options![("user", &ann), ("nonce", "1")]);
    posted.message().await;
    let posts: Vec<_> = discord
        .requests()
        .into_iter()
        .filter(|request| request.path.ends_with("/messages"))
        .collect();
    let statuses: Vec<_> = posts.iter().map(|request| request.status).collect();
    assert_eq!(statuses, [Some(429), Some(429), Some(200)]);
}

#[tokio::test]
async fn errors_refusals_and_lost_answers() {
    let discord = StandIn::plain().await;
    let channel = discord.guild("Hird", "de").channel("tafl");
    let ann = discord.user("Ann", "en-US");
    let bot = started(&discord).await;
    let post = || ann.slash(&channel, "post", options![("user", &ann), ("nonce", "1")]);

    discord.fault(Fault::on("POST", "/channels/*/messages").status(503));
    drop(post());
    discord
        .request("a failed post", |request| request.status == Some(503))
        .await;
    assert!(channel.messages().is_empty());

    channel.forbid(ATTACH);
    drop(post());
    discord
        .request("a refused post", |request| request.status == Some(403))
        .await;
    channel.permit(ATTACH);
    channel.forbid(VIEW);
    drop(post());
    bot.line("Missing Access").await;
    channel.permit(VIEW);

    discord.fault(Fault::on("POST", "/channels/*/messages").lose_answer());
    drop(post());
    channel
        .message("the board whose answer was lost", |message| {
            !message.attachments.is_empty()
        })
        .await;
    bot.line("Error while sending HTTP request").await;
    post().message().await;
    assert_eq!(channel.messages().len(), 1, "the nonce found the message");
}

#[tokio::test]
async fn killed_before_and_after() {
    let discord = StandIn::plain().await;
    let channel = discord.guild("Hird", "de").channel("tafl");
    let ann = discord.user("Ann", "en-US");
    let bot = started(&discord).await;

    let (rule, hold) = Fault::on("POST", "/channels/*/messages").hold();
    discord.fault(rule);
    drop(ann.slash(&channel, "post", options![("user", &ann), ("nonce", "1")]));
    hold.arrived().await;
    assert!(!bot.kill9().await.success());
    hold.abandon();
    assert!(channel.messages().is_empty(), "it never happened");

    let bot = started(&discord).await;
    let (rule, hold) = Fault::on("POST", "/channels/*/messages").hold_answer();
    discord.fault(rule);
    drop(ann.slash(&channel, "post", options![("user", &ann), ("nonce", "2")]));
    hold.arrived().await;
    bot.kill9().await;
    assert_eq!(
        channel.messages().len(),
        1,
        "it happened, and nobody was told"
    );
}

#[tokio::test]
async fn a_wrong_token() {
    let discord = StandIn::plain().await;
    let bot = launch(&discord)
        .await
        .env("DISCORD_TOKEN", "MTIz.wrong.token")
        .start();
    assert_eq!(bot.exited().await.code(), Some(3));
    assert!(bot.stdout().contains("401"), "{}", bot.output());
}

#[tokio::test]
async fn no_other_host_is_reached() {
    let discord = StandIn::plain().await;
    let bot = start(&discord).await;
    bot.ready().await;
    let (_, variables) = discord.environment().await;
    let proxy = variables
        .iter()
        .find(|(name, _)| *name == "HTTPS_PROXY")
        .expect("a proxy");
    let address = proxy.1.strip_prefix("http://").expect("an address");
    let mut stream = tokio::net::TcpStream::connect(address)
        .await
        .expect("a proxy");
    tokio::io::AsyncWriteExt::write_all(&mut stream, b"CONNECT example.com:443 HTTP/1.1\r\n\r\n")
        .await
        .expect("sent");
    let mut answer = String::new();
    tokio::io::AsyncReadExt::read_to_string(&mut stream, &mut answer)
        .await
        .expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 403"));
    assert_eq!(
        discord.take_violations(),
        ["asked the proxy for CONNECT example.com:443"]
    );
}
