//! Monitoring: health, metrics, and the log.

use std::{collections::BTreeSet, time::Duration};

use raichi_standin::{Disconnect, Fault, Message, Process, StandIn, TOKEN, options, patience};
use reqwest::{Client, Url};
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use tokio::{
    net::TcpListener,
    time::{Instant, interval},
};

use crate::{
    database::Database,
    harness::{Harness, accept, launch},
};

/// The settings of a bot with a monitoring endpoint.
pub(crate) const WATCHED: [(&str, &str); 2] = [
    ("RAICHI_HTTP__LISTEN", "127.0.0.1:0"),
    ("RAICHI_LOG__FORMAT", "json"),
];

/// A harness with a bot with these variables. Discord requires frequent heartbeats.
pub(crate) async fn watched(variables: &[(&str, &str)]) -> Harness {
    let discord = StandIn::start().await;
    discord.heartbeat(Duration::from_millis(100));
    Harness::set(discord, Database::new().await, "en-US", variables).await
}

/// How long a wait may take.
const TIMEOUT: Duration = Duration::from_secs(30);

/// A client of a bot's monitoring endpoint.
pub(crate) struct Monitor {
    client: Client,
    address: String,
}

impl Monitor {
    pub(crate) async fn of(bot: &Process) -> Self {
        let line = bot.line("watched at").await;
        let line: Value = serde_json::from_str(&line).expect("a line is JSON");
        Self {
            client: Client::builder().no_proxy().build().expect("a client"),
            address: line["address"].as_str().expect("an address").to_owned(),
        }
    }

    async fn get(&self, path: &str) -> (u16, String) {
        let asked = self.client.get(format!("http://{}{path}", self.address));
        let answer = asked.send().await.expect("an answer");
        let status = answer.status().as_u16();
        (status, answer.text().await.expect("a text"))
    }

    /// Repeats a request until the answer matches.
    async fn until(&self, path: &str, what: &str, fits: impl Fn(u16, &str) -> bool) -> String {
        let deadline = Instant::now() + patience(TIMEOUT);
        let mut again = interval(Duration::from_millis(20));
        loop {
            again.tick().await;
            let (status, text) = self.get(path).await;
            if fits(status, &text) {
                return text;
            }
            assert!(
                Instant::now() < deadline,
                "waited in vain for {what}; {path} says {status}:\n{text}"
            );
        }
    }

    async fn ready(&self) {
        self.until("/ready", "the bot to be ready", |status, _| status == 200)
            .await;
    }

    /// Waits until the bot is not ready for this reason.
    async fn unready(&self, why: &str) {
        self.until("/ready", why, |status, text| {
            status == 503 && text.contains(why)
        })
        .await;
    }

    /// Waits until the bot is ready, with this restriction.
    pub(crate) async fn degraded(&self, how: &str) {
        self.until("/ready", how, |status, text| {
            status == 200 && text.contains(how)
        })
        .await;
    }

    /// Waits until the metrics contain all these lines; returns them.
    pub(crate) async fn metrics(&self, lines: &[&str]) -> String {
        for line in lines {
            self.until("/metrics", line, |status, text| {
                assert_eq!(status, 200, "{text}");
                text.lines().any(|found| found == *line)
            })
            .await;
        }
        self.get("/metrics").await.1
    }
}

/// The names and types in the table of the documentation.
fn documented() -> BTreeSet<(String, String)> {
    let page = include_str!("../../docs/metrics.md");
    let rows = page.lines().filter_map(|line| {
        let (name, rest) = line.strip_prefix("| `")?.split_once("` | ")?;
        let (kind, _) = rest.split_once(" |")?;
        Some((name.to_owned(), kind.to_owned()))
    });
    rows.collect()
}

/// The names of the time series of a documented metric.
fn series((name, kind): (String, String)) -> Vec<String> {
    match kind.as_str() {
        "histogram" => ["_bucket", "_sum", "_count"]
            .map(|end| format!("{name}{end}"))
            .into(),
        _ => vec![name],
    }
}

#[tokio::test]
async fn metrics_count_what_was_done() {
    let harness = watched(&WATCHED).await;
    let monitor = Monitor::of(&harness.bot).await;
    assert_eq!(monitor.get("/live").await, (200, "alive\n".to_owned()));
    assert_eq!(monitor.get("/secret").await.0, 404);
    monitor.ready().await;
    harness.game("norse").await;
    harness.play(&harness.ann, "d1-d4").await;
    for typed in ["hello", "a1"] {
        let given = options![("from", typed)];
        harness
            .refused(harness.bjorn.slash(&harness.channel, "move", given))
            .await;
    }
    harness
        .ann
        .slash(&harness.channel, "help", options![])
        .message()
        .await;
    harness
        .bjorn
        .autocomplete(&harness.channel, "move", "from", "e", options![])
        .await;
    let event = "GUILD_CREATE";
    harness
        .discord
        .alter(event, |it| it["channels"] = json!(17));
    drop(harness.discord.guild("Thing", "en-US"));
    harness.discord.no_alterations();
    // The first post fails, and the second one has the same board, as the challenge and the first board have.
    let post = Fault::on("POST", "/channels/*/messages");
    harness.discord.fault(post.status(500));
    let given = options![("from", "e7-e9")];
    harness.bjorn.slash(&harness.channel, "move", given);
    harness
        .turn("the board after all", |board: &Message| {
            board.content.contains("e7–e9")
        })
        .await;
    let open = harness.challenge("brandubh").await;
    let posted = |request: &&raichi_standin::RequestRecord| {
        request.method == "POST" && request.path.ends_with("/messages")
    };
    let pictures = harness.discord.requests().iter().filter(posted).count();
    assert_eq!(pictures, 6);

    monitor
        .metrics(&[
            r#"raichi_interactions_total{kind="command",command="challenge",outcome="done"} 2"#,
            r#"raichi_interactions_total{kind="command",command="move",outcome="done"} 2"#,
            r#"raichi_interactions_total{kind="command",command="move",outcome="refused"} 2"#,
            r#"raichi_interactions_total{kind="command",command="help",outcome="answered"} 1"#,
            r#"raichi_interactions_total{kind="click",command="challenge",outcome="done"} 1"#,
            r#"raichi_interactions_total{kind="autocomplete",command="move",outcome="offered"} 1"#,
            r#"raichi_interaction_acknowledged_seconds_count{kind="command"} 7"#,
            r#"raichi_interaction_acknowledged_seconds_count{kind="click"} 1"#,
            r#"raichi_interaction_done_seconds_count{kind="command"} 7"#,
            r#"raichi_interaction_done_seconds_bucket{le="+Inf",kind="autocomplete"} 1"#,
            "raichi_interactions_unread_total 0",
            r#"raichi_events_unread_total{event="GUILD_CREATE"} 1"#,
            r#"raichi_discord_errors_total{status="500"} 1"#,
            r#"raichi_render_seconds_count{form="png"} 4"#,
            r#"raichi_games{state="running"} 1.0"#,
            r#"raichi_games{state="finished"} 0.0"#,
            "raichi_challenges_open 1.0",
            "raichi_outbox_messages 0.0",
            "raichi_outbox_oldest_seconds 0.0",
            "raichi_gateway_connected 1.0",
            "raichi_database_up 1.0",
            concat!(
                r#"raichi_build_info{version=""#,
                env!("CARGO_PKG_VERSION"),
                r#""} 1"#
            ),
        ])
        .await;
    // The latency is known after the first heartbeat.
    let latency = |_, page: &str| page.contains("\nraichi_gateway_latency_seconds ");
    let page = monitor.until("/metrics", "the latency", latency).await;
    let written: BTreeSet<_> = page
        .lines()
        .filter_map(|line| {
            let (name, kind) = line.strip_prefix("# TYPE ")?.split_once(' ')?;
            let end = if kind == "counter" { "_total" } else { "" };
            Some((format!("{name}{end}"), kind.to_owned()))
        })
        .collect();
    assert_eq!(
        written,
        documented(),
        "docs/metrics.md tells of every metric"
    );

    // A pending message ages while its post is held back.
    let (rule, hold) = Fault::on("POST", "/channels/*/messages").hold();
    harness.discord.fault(rule);
    harness.bjorn.click(&open, &accept(&open));
    hold.arrived().await;
    monitor
        .metrics(&[
            r#"raichi_games{state="running"} 2.0"#,
            "raichi_outbox_messages 2.0",
        ])
        .await;
    monitor
        .until("/metrics", "the outbox to grow old", |_, page| {
            !page.contains("raichi_outbox_oldest_seconds 0.0\n")
        })
        .await;
    hold.release();
    monitor.metrics(&["raichi_outbox_messages 0.0"]).await;
    harness.close().await;
}

#[test]
fn the_dashboard_uses_documented_metrics_only() {
    let there: BTreeSet<_> = documented().into_iter().flat_map(series).collect();
    let dashboard = include_str!("../../deploy/grafana-dashboard.json");
    serde_json::from_str::<Value>(dashboard).expect("a dashboard is JSON");
    let shown: BTreeSet<_> = dashboard
        .split(|c: char| c != '_' && !c.is_ascii_lowercase())
        .filter(|word| word.starts_with("raichi_"))
        .collect();
    assert!(shown.len() > 10, "{shown:?}");
    for name in shown {
        assert!(there.contains(name), "{name} is none of {there:#?}");
    }
}

#[tokio::test]
async fn the_bot_is_ready_while_the_gateway_is_there() {
    let harness = watched(&WATCHED).await;
    let monitor = Monitor::of(&harness.bot).await;
    monitor.ready().await;
    harness.discord.gateway(false);
    harness.bot.disconnect(Disconnect::Reset);
    monitor.unready("gateway: not connected\n").await;
    monitor.metrics(&["raichi_gateway_connected 0.0"]).await;
    assert_eq!(monitor.get("/live").await.0, 200);
    harness.discord.gateway(true);
    monitor.ready().await;
    monitor.metrics(&["raichi_gateway_connected 1.0"]).await;
    harness.close().await;
}

#[tokio::test]
async fn the_bot_is_ready_while_the_database_is_there() {
    let harness = watched(&WATCHED).await;
    let monitor = Monitor::of(&harness.bot).await;
    monitor.ready().await;
    let options = harness.database.options();
    let name = options.get_database().expect("a name").to_owned();
    let mut server = PgConnection::connect_with(&options.clone().database("postgres"))
        .await
        .expect("the server answers");
    for order in [
        format!("alter database {name} with allow_connections false"),
        format!("select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'"),
    ] {
        sqlx::raw_sql(AssertSqlSafe(order))
            .execute(&mut server)
            .await
            .expect("it is done");
    }
    monitor.unready("database: does not answer\n").await;
    let page = monitor.metrics(&["raichi_database_up 0.0"]).await;
    assert!(
        !page.contains("raichi_games"),
        "what is not known is not told:\n{page}"
    );
    let order = format!("alter database {name} with allow_connections true");
    sqlx::raw_sql(AssertSqlSafe(order))
        .execute(&mut server)
        .await
        .expect("it is done");
    monitor.ready().await;
    monitor.metrics(&["raichi_database_up 1.0"]).await;
    harness.close().await;
}

#[tokio::test]
async fn a_port_in_use_is_reported_before_anything_else() {
    let discord = StandIn::start().await;
    let database = Database::private();
    let taken = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    for (listen, says) in [
        (address.as_str(), "is taken by another program"),
        ("192.0.2.1:9464", "cannot be used"),
        ("9464", "has to be an address with a port"),
    ] {
        let bot = launch(&discord, &database)
            .await
            .env("RAICHI_HTTP__LISTEN", listen)
            .start();
        let status = bot.exited().await;
        let output = bot.output();
        assert!(!status.success(), "{output}");
        for part in [listen, says, "http.listen", "\"off\""] {
            assert!(output.contains(part), "{part:?} in\n{output}");
        }
    }
    let mut kept = std::fs::read_dir(database.folder()).expect("a folder");
    assert!(kept.next().is_none(), "nothing was made");
    assert!(discord.requests().is_empty(), "Discord was not asked");
}

/// A database's address with a password, and a text that reveals the password if it was logged.
fn with_password(database: &Database) -> (String, String) {
    let mut url = Url::parse(&database.url()).expect("an address");
    // A server with password authentication requires its own, which may be a common word.
    if let Some(own) = url.password() {
        let secret = format!(":{own}@");
        return (url.into(), secret);
    }
    let password = "hushhushpassword";
    url.set_password(Some(password)).expect("it has a host");
    (url.into(), password.to_owned())
}

#[tokio::test]
async fn the_log_has_a_line_per_interaction_and_no_secret_at_any_level() {
    for format in ["json", "pretty"] {
        let database = Database::new().await;
        let (url, password) = with_password(&database);
        let variables = [
            ("DATABASE_URL", url.as_str()),
            ("RAICHI_LOG__FILTER", "trace"),
            ("RAICHI_LOG__FORMAT", format),
        ];
        let harness = Harness::set(StandIn::start().await, database, "en-US", &variables).await;
        harness.game("norse").await;
        harness.play(&harness.ann, "d1-d4").await;
        let given = options![("from", "hello")];
        harness
            .refused(harness.bjorn.slash(&harness.channel, "move", given))
            .await;
        harness
            .bjorn
            .autocomplete(&harness.channel, "move", "from", "e", options![])
            .await;
        harness
            .discord
            .alter("INTERACTION_CREATE", |it| it["type"] = json!(99));
        let mut unread = Vec::new();
        for who in [&harness.ann, &harness.bjorn] {
            let asked = who.slash(&harness.channel, "help", options![]);
            asked.message().await;
            unread.push(asked.id());
        }
        harness.discord.no_alterations();
        // The libraries' log messages about failures (a lost answer, an error, a session that ends) reveal nothing
        // either.
        let answers = "/webhooks/**";
        harness
            .discord
            .fault(Fault::on("*", answers).lose_request());
        harness
            .ann
            .slash(&harness.channel, "games", options![])
            .answer()
            .await;
        harness.bot.line("Discord did not take an answer").await;
        harness
            .bot
            .disconnect(Disconnect::Invalid { resumable: true });
        harness.bot.resumed(1).await;
        harness
            .ann
            .slash(&harness.channel, "help", options![])
            .message()
            .await;
        let asked = harness.discord.interactions();
        let status = harness.bot.terminate().await;
        let output = harness.bot.output();
        assert!(status.success(), "{output}");
        for secret in asked.iter().map(|(_, token)| token) {
            assert!(!output.contains(secret), "{secret} in\n{output}");
        }
        for secret in [TOKEN, &password, "Ann", "Björn"] {
            assert!(!output.contains(secret), "{secret} in\n{output}");
        }
        let warned = output.matches("an interaction could not be read").count();
        assert_eq!(warned, 2, "{output}");
        assert!(output.contains("stage"), "it is the lowest level\n{output}");
        assert!(asked.len() >= 7, "{asked:?}");
        for (id, _) in asked.iter().filter(|(id, _)| !unread.contains(id)) {
            let (of_it, outcome) = match format {
                "json" => (format!("\"id\":{id},"), "\"outcome\":"),
                _ => (format!("{{id={id} "), " outcome="),
            };
            let lines: Vec<_> = output
                .lines()
                .filter(|line| line.contains(&of_it) && line.contains(outcome))
                .collect();
            assert_eq!(lines.len(), 1, "{id}: {lines:#?} in\n{output}");
            for part in ["kind", "command", "outcome", "ms"] {
                assert!(lines[0].contains(part), "{part} in {}", lines[0]);
            }
        }
    }
}

#[tokio::test]
async fn without_monitoring_the_bot_listens_nowhere() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    assert!(!harness.bot.output().contains("watched at"));
    harness.close().await;
}
