//! Gateway failures: the bot reconnects as Discord allows, logs it once, and games continue.

use std::time::{Duration, Instant};

use futures_util::{StreamExt, stream::FuturesUnordered};
use raichi_standin::{
    Disconnect, Fault, GatewayAct, GatewayFault, GatewayStage, Message, StandIn, options, patience,
};
use reqwest::Client;
use tokio::time::interval;

use crate::{
    database::Database,
    harness::{Harness, launch, started},
};

/// How long a wait may take.
const TIMEOUT: Duration = Duration::from_secs(40);
/// A connection that ends in the very poll in which it opens is opened again by twilight, without a pause.
const AT_ONCE: Duration = Duration::from_millis(100);
/// The shortest pauses before the first reconnects of a series.
const PAUSES: [Duration; 4] = [
    Duration::from_millis(100),
    Duration::from_millis(500),
    Duration::from_secs(1),
    Duration::from_secs(2),
];

/// A fault that strikes when the bot has lost its connection.
#[derive(Debug, Clone, Copy)]
struct Scenario {
    stage: GatewayStage,
    how: Disconnect,
    /// After how many attempts the fault is lifted. `None`: never, the bot succeeds another way.
    tries: Option<usize>,
    /// The numbers of resumes and of new sessions requested once the bot is connected again.
    resumes: usize,
    identifies: usize,
}

const fn lasting(stage: GatewayStage, how: Disconnect, resumes: usize) -> Scenario {
    Scenario {
        stage,
        how,
        tries: None,
        resumes,
        identifies: 1,
    }
}

/// The bot's monitoring endpoint.
struct Monitor {
    client: Client,
    address: String,
}

impl Monitor {
    async fn get(&self, path: &str) -> (u16, String) {
        let asked = self.client.get(format!("http://{}{path}", self.address));
        let answer = asked.send().await.expect("an answer");
        let status = answer.status().as_u16();
        (status, answer.text().await.expect("a text"))
    }

    /// Repeats a request until its status matches.
    async fn until(&self, what: &str, fits: impl Fn(u16) -> bool) {
        let deadline = Instant::now() + patience(TIMEOUT);
        let mut again = interval(Duration::from_millis(20));
        loop {
            again.tick().await;
            let (status, text) = self.get("/ready").await;
            if fits(status) {
                return;
            }
            assert!(
                Instant::now() < deadline,
                "waited in vain for {what}:\n{text}"
            );
        }
    }
}

/// A harness whose bot has a monitoring endpoint.
async fn monitored() -> (Harness, Monitor) {
    let variables = [("RAICHI_HTTP__LISTEN", "127.0.0.1:0")];
    let harness = Harness::set(
        StandIn::start().await,
        Database::new().await,
        "en-US",
        &variables,
    )
    .await;
    let line = harness.bot.line("watched at").await;
    let (_, address) = line.split_once("address=").expect("an address");
    let monitor = Monitor {
        client: Client::builder().no_proxy().build().expect("a client"),
        address: address.split_whitespace().next().expect("one").to_owned(),
    };
    monitor
        .until("the bot to be ready", |status| status == 200)
        .await;
    (harness, monitor)
}

/// The number of times the bot did this at the gateway.
fn count(harness: &Harness, act: GatewayAct) -> usize {
    let log = harness.discord.gateway_log();
    log.iter().filter(|record| record.act == act).count()
}

async fn assert_recovers(scenario: Scenario) {
    let (harness, monitor) = monitored().await;
    harness.discord.answer_limit(patience(TIMEOUT));
    harness.game("brandubh").await;
    let lines_before = harness.bot.output().lines().count();
    harness
        .discord
        .gateway_fault(GatewayFault::ends(scenario.stage, scenario.how));
    harness.bot.disconnect(Disconnect::Reset);
    monitor
        .until("the loss to be noticed", |status| status == 503)
        .await;
    let metrics = monitor.get("/metrics").await.1;
    assert!(
        metrics.contains("\nraichi_gateway_connected 0.0"),
        "{metrics}"
    );
    if let Some(tries) = scenario.tries {
        let number = harness.bot.number();
        let act = GatewayAct::Connected;
        harness.discord.gateway_acted(number, act, 1 + tries).await;
        assert_eq!(monitor.get("/ready").await.0, 503, "{scenario:?}");
        harness.discord.no_gateway_faults();
    }
    // It is ready once it has a session, and not before.
    monitor
        .until("a session", |status| {
            let is_back = harness.bot.output().contains("connected to Discord again");
            assert!(status == 503 || is_back, "{scenario:?}: ready too early");
            status == 200
        })
        .await;
    let metrics = monitor.get("/metrics").await.1;
    assert!(
        metrics.contains("\nraichi_gateway_connected 1.0"),
        "{metrics}"
    );

    let log = harness.discord.gateway_log();
    let connected = log
        .iter()
        .filter(|record| record.act == GatewayAct::Connected);
    let mut times: Vec<_> = connected.map(|record| record.at).collect();
    let all = times.len();
    times.dedup_by(|next, last| *next - *last < AT_ONCE);
    assert!(all - times.len() <= 1, "{scenario:?}: {times:?}");
    for (gap, pause) in times[1..].windows(2).zip(&PAUSES[1..]) {
        assert!(gap[1] - gap[0] >= *pause, "{scenario:?}: {times:?}");
    }
    assert!((2..=6).contains(&times.len()), "{scenario:?}: {times:?}");
    let resumes = count(&harness, GatewayAct::Resumed);
    let identifies = count(&harness, GatewayAct::Identified) - 1;
    assert_eq!(
        (resumes, identifies),
        (scenario.resumes, scenario.identifies),
        "{scenario:?}: {log:#?}"
    );

    // One log line for the loss and one for the recovery.
    let expected = harness.bot.output();
    let since: Vec<_> = expected.lines().skip(lines_before).collect();
    let lost = since.iter().filter(|line| line.contains("is lost")).count();
    let back = since
        .iter()
        .filter(|line| line.contains("connected to Discord again"));
    assert_eq!((lost, back.count()), (1, 1), "{since:#?}");
    assert!(since.len() <= 4, "{scenario:?}: {since:#?}");
    harness.discord.no_gateway_faults();
    harness.play(&harness.ann, "d1-c1").await;
    harness.close().await;
}

/// All scenarios at once, since most of their time is pauses.
#[tokio::test]
async fn the_bot_reconnects_with_pauses_after_any_failure() {
    use GatewayStage::{Hello, Opened, Resume};
    let invalid = Disconnect::Invalid { resumable: false };
    let mut all = FuturesUnordered::new();
    for scenario in [
        lasting(Resume, Disconnect::Close(4000), 3),
        lasting(Resume, Disconnect::Reset, 3),
        // Discord's documentation requires a new session at once.
        lasting(Resume, Disconnect::Close(4007), 1),
        lasting(Resume, invalid, 1),
        Scenario {
            stage: Hello,
            how: Disconnect::Close(1001),
            tries: Some(3),
            resumes: 0,
            identifies: 1,
        },
        Scenario {
            // The session is kept until Discord has been asked for it.
            stage: Opened,
            how: Disconnect::End,
            tries: Some(3),
            resumes: 1,
            identifies: 0,
        },
    ] {
        all.push(assert_recovers(scenario));
    }
    while all.next().await.is_some() {}
}

#[tokio::test]
async fn a_lost_connection_is_resumed_with_the_missed_events() {
    let harness = Harness::new("en-US").await;
    harness.game("brandubh").await;
    harness.discord.answer_limit(patience(TIMEOUT));
    let ways = [
        (Disconnect::Reconnect, "d1", "c1"),
        (Disconnect::Bare, "d3", "c3"),
        (Disconnect::Invalid { resumable: true }, "d2", "c2"),
    ];
    for (number, (how, from, to)) in ways.into_iter().enumerate() {
        harness.bot.disconnect(how);
        let given = options![("from", from), ("to", to)];
        harness.mover(number).slash(&harness.channel, "move", given);
        harness.bot.resumed(number + 1).await;
        let notation = format!("{from}–{to}");
        harness
            .turn("the board", |board: &Message| {
                board.content.contains(&notation)
            })
            .await;
    }
    assert_eq!(count(&harness, GatewayAct::Identified), 1);
    assert!(harness.bot.terminate().await.success());
    // Nothing resumes the session, so it is closed.
    let last = harness.discord.gateway_log().pop().map(|record| record.act);
    assert_eq!(last, Some(GatewayAct::Closed(Some(1000))));
}

#[tokio::test]
async fn changes_during_failed_resumes_are_caught_up() {
    let harness = Harness::new("en-US").await;
    harness.game("brandubh").await;
    // The pauses are longer than Discord waits for an answer.
    harness.discord.answer_limit(patience(TIMEOUT));
    let close = GatewayFault::ends(GatewayStage::Resume, Disconnect::Close(4008));
    harness.discord.gateway_fault(close.times(2));
    harness.bot.disconnect(Disconnect::Close(4000));
    harness.play(&harness.ann, "d1-c1").await;
    assert_eq!(count(&harness, GatewayAct::Resumed), 3);
    assert_eq!(count(&harness, GatewayAct::Identified), 1);
    harness.close().await;
}

#[tokio::test]
async fn a_connection_without_heartbeat_acknowledgements_is_dropped() {
    let discord = StandIn::start().await;
    discord.heartbeat(Duration::from_millis(400));
    let harness = Harness::set(discord, Database::new().await, "en-US", &[]).await;
    harness.game("brandubh").await;
    let ignored = GatewayFault::ignores(GatewayStage::Heartbeat);
    harness.discord.gateway_fault(ignored);
    let number = harness.bot.number();
    harness
        .discord
        .gateway_acted(number, GatewayAct::Resumed, 1)
        .await;
    harness.discord.no_gateway_faults();
    harness.play(&harness.ann, "d1-c1").await;
    harness.close().await;
}

#[tokio::test]
async fn permanent_refusals_end_the_program_with_the_reason() {
    let discord = StandIn::start().await;
    for (code, expected) in [
        (4004, "Discord refuses the bot's token"),
        (4011, "more servers than one connection may serve"),
        (4014, "may not have the events that it asks for"),
    ] {
        let close = GatewayFault::ends(GatewayStage::Identify, Disconnect::Close(code));
        discord.gateway_fault(close.times(1));
        let database = Database::new().await;
        let bot = launch(&discord, &database).await.start();
        assert_eq!(bot.exited().await.code(), Some(1), "{}", bot.output());
        let output = bot.output();
        assert!(output.contains(expected), "{code}: {output}");
        assert!(!output.contains("panicked"), "{output}");
    }
}

#[tokio::test]
async fn the_request_for_the_gateways_address_is_retried() {
    let discord = StandIn::start().await;
    let asked = Fault::on("GET", "/gateway/bot").times(2);
    discord.fault(asked.status(503));
    let database = Database::new().await;
    let bot = started(&discord, &database).await;
    bot.line("connected to Discord").await;
    let output = bot.output();
    let failed = output.matches("no connection to Discord's gateway").count();
    assert_eq!(failed, 1, "{output}");
    assert!(bot.terminate().await.success());
}

/// What the gateway sends at a start with 100 servers, compressed as one stream.
#[tokio::test]
async fn the_gateway_is_compressed() {
    let discord = StandIn::start().await;
    discord.crowd((1..=100).map(|number| (number << 22, (number << 22) + 1)));
    let database = Database::new().await;
    let bot = started(&discord, &database).await;
    bot.line("connected to Discord").await;
    let all =
        |discord: &StandIn| Some(discord.gateway_size()).filter(|(plain, _)| *plain > 100_000);
    let (plain, sent) = discord.wait_for("the servers", all).await;
    println!("{plain} bytes as {sent}");
    assert!(sent * 4 < plain, "{plain} bytes as {sent}");
    assert!(bot.terminate().await.success());
}

/// Discord answers nothing any more, with many requests pending, and the gateway does not answer the close frame.
#[tokio::test]
async fn sigterm_ends_the_bot_within_three_seconds_while_discord_hangs() {
    let harness = Harness::new("en-US").await;
    harness.game("brandubh").await;
    let (rule, _held) = Fault::on("*", "/**").times(usize::MAX).hold();
    harness.discord.fault(rule);
    let ignored = GatewayFault::ignores(GatewayStage::Close);
    harness.discord.gateway_fault(ignored);
    let given = options![("from", "d1"), ("to", "c1")];
    harness.ann.slash(&harness.channel, "move", given);
    for number in 0..20 {
        let who = harness.mover(number);
        who.slash(&harness.channel, "help", options![]);
    }
    harness.until_some("entries").await;
    let under_way = |discord: &StandIn| {
        let requests = discord.requests();
        let held = requests
            .iter()
            .filter(|request| request.path.ends_with("/callback") && request.status.is_none());
        (held.count() >= 21).then_some(())
    };
    harness
        .discord
        .wait_for("all requests to be under way", under_way)
        .await;

    let asked = Instant::now();
    let status = harness.bot.terminate().await;
    let took = asked.elapsed();
    let output = harness.bot.output();
    assert!(status.success(), "{status}\n{output}");
    assert!(
        took < patience(Duration::from_secs(3)),
        "{took:?}\n{output}"
    );

    harness.discord.no_faults();
    harness.discord.no_gateway_faults();
    let again = started(&harness.discord, &harness.database).await;
    harness
        .turn("the board", |board: &Message| {
            board.content.contains("d1–c1")
        })
        .await;
    assert!(again.terminate().await.success());
}

#[tokio::test]
async fn no_session_is_started_when_none_is_left() {
    let discord = StandIn::start().await;
    discord.session_starts(0);
    let database = Database::new().await;
    let bot = launch(&discord, &database).await.start();
    let line = bot.line("a new session has to wait").await;
    assert!(line.contains("seconds=14400"), "{line}");
    assert!(bot.terminate().await.success());
    assert!(discord.gateway_log().is_empty());
}
