//! Database servers that fall silent: their connections stay open, and nothing comes any more.

use std::{fs, net::Ipv4Addr, os::unix::fs::PermissionsExt, path::Path, process::Command};

use raichi_postgres::Servers;
use raichi_rules::{Game, Ruleset};
use raichi_standin::{StandIn, TOKEN};
use sqlx::{PgPool, postgres::PgConnectOptions};

use crate::{
    chaos::way::{Way, url},
    database::Database,
    harness::{Harness, RAICHI},
    standby::{Replicated, insist},
};

/// What the bot logs when it leaves a silent server.
const CUT: &str = "the database does not answer; its connections are cut";

/// Makes the next move of a game for as long as it takes.
async fn play_on(harness: &Harness, game: &mut Game, ply: usize) {
    let legal = game.legal_plies();
    let mv = legal[legal.len() / 2];
    game.play(mv).expect("it is legal");
    insist(harness, harness.mover(ply), &mv.to_string()).await;
}

fn norse() -> Game {
    Game::new(Ruleset::preset("norse").expect("it ships"))
}

/// The two servers of `scripts/standby`.
async fn both(database: &Database) -> [PgConnectOptions; 2] {
    let servers = Servers::parse(&database.url()).expect("an address");
    let found = servers.survey().await;
    let found: Vec<_> = found
        .into_iter()
        .map(|(server, _)| server.clone())
        .collect();
    found.try_into().expect("two servers")
}

/// How many moves a server has.
async fn moves_at(server: PgConnectOptions) -> i64 {
    let pool = PgPool::connect_lazy_with(server);
    let moves = sqlx::query_scalar("select count(*) from entries where deed ? 'move'")
        .fetch_one(&pool)
        .await
        .expect("the database answers");
    pool.close().await;
    moves
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_that_fall_silent_are_replaced() {
    let real = Database::new().await;
    let server = real.options();
    let way = Way::to(&server).await;
    let url = url([&way], server.get_database().expect("it has a name"));
    let url = url.replace("raichi@", &format!("{}@", server.get_username()));
    let discord = StandIn::start().await;
    let harness = Harness::set(discord, Database::Named(url), "en-US", &[]).await;
    harness.game("norse").await;
    let mut game = norse();
    play_on(&harness, &mut game, 0).await;
    way.hush();
    play_on(&harness, &mut game, 1).await;
    play_on(&harness, &mut game, 2).await;
    let output = harness.bot.output();
    assert!(output.contains(CUT), "{output}");
    // The pool of the harness leads the same way.
    way.cut();
    harness.close().await;
}

/// Lets the primary of two servers fall silent while a game is played, and promotes the standby; then the former primary is
/// back, and does not know that it has been replaced.
async fn leave_a_silent_primary(
    one: Way,
    servers: &Replicated,
    [_, standby]: [PgConnectOptions; 2],
) {
    let other = Way::to(&standby).await;
    let database = Database::Named(url([&one, &other], "raichi"));
    let harness = Harness::set(StandIn::start().await, database, "en-US", &[]).await;
    harness.game("norse").await;
    let mut game = norse();
    play_on(&harness, &mut game, 0).await;

    one.silence();
    servers.order("promote");
    play_on(&harness, &mut game, 1).await;
    play_on(&harness, &mut game, 2).await;

    one.open();
    one.cut();
    other.cut();
    play_on(&harness, &mut game, 3).await;
    assert_eq!(moves_at(standby).await, 4);
    let output = harness.bot.output();
    for line in [CUT, "two servers of the database take changes"] {
        assert!(output.contains(line), "{output}");
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_silent_primary_is_left_and_not_taken_back() {
    let (servers, database) = Replicated::start();
    let both = both(&database).await;
    leave_a_silent_primary(Way::to(&both[0]).await, &servers, both).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_primary_whose_packets_vanish_is_left_and_not_taken_back() {
    let (servers, database) = Replicated::start();
    let both = both(&database).await;
    let Some(one) = Way::through_network(&both[0]) else {
        eprintln!("skipped: only root may make a network, with `ip` of the package iproute2");
        return;
    };
    leave_a_silent_primary(one, &servers, both).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_frozen_primary_is_left_and_not_taken_back() {
    let (servers, database) = Replicated::start();
    let [_, standby] = both(&database).await;
    let harness = Harness::set(StandIn::start().await, database, "en-US", &[]).await;
    harness.game("norse").await;
    let mut game = norse();
    play_on(&harness, &mut game, 0).await;

    servers.order("freeze");
    servers.order("promote");
    play_on(&harness, &mut game, 1).await;
    play_on(&harness, &mut game, 2).await;

    servers.order("thaw");
    play_on(&harness, &mut game, 3).await;
    assert_eq!(moves_at(standby).await, 4);
    let output = harness.bot.output();
    assert!(output.contains(CUT), "{output}");
    harness.close().await;
}

/// Writes a program that runs the bot where a name of a host is looked up in a file of ours; `None` without the rights to do
/// so.
fn with_hosts(folder: &Path, hosts: &Path) -> Option<std::path::PathBuf> {
    let may = Command::new("unshare").args(["--mount", "true"]).output();
    if !may.is_ok_and(|output| output.status.success()) {
        return None;
    }
    let program = folder.join("raichi");
    let lines = format!(
        "#!/bin/sh\nexec unshare --mount sh -c 'mount --bind {} /etc/hosts && exec {RAICHI} \"$@\"' raichi \"$@\"\n",
        hosts.display()
    );
    fs::write(&program, lines).expect("a file");
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).expect("a program");
    Some(program)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_that_leads_to_another_server_from_now_on_is_followed() {
    let (servers, both_named) = Replicated::start();
    let [one, other] = both(&both_named).await;
    let folder = tempfile::tempdir().expect("a folder");
    let hosts = folder.path().join("hosts");
    let lead_to = |address: &str| {
        let line = format!("{address} database.test\n127.0.0.1 localhost\n");
        fs::write(&hosts, line).expect("a file");
    };
    lead_to("127.0.0.2");
    let Some(program) = with_hosts(folder.path(), &hosts) else {
        eprintln!("skipped: only root may have hosts of its own");
        return;
    };
    // The same port on two addresses, as two machines have it.
    let first = Way::at(Ipv4Addr::new(127, 0, 0, 2), 0, &one).await;
    let port = Servers::parse(&url([&first], "raichi")).expect("an address");
    let port = port.first().get_port();
    let _second = Way::at(Ipv4Addr::new(127, 0, 0, 3), port, &other).await;

    let discord = StandIn::start().await;
    let address = format!("postgres://raichi@database.test:{port}/raichi");
    let bot = discord.process(&program).await.arg("run");
    let bot = bot
        .env("DISCORD_TOKEN", TOKEN)
        .env("RAICHI_DATABASE__CONNECTIONS", "4")
        .env("DATABASE_URL", address);
    let harness = Harness::around(discord, both_named, "en-US", bot).await;
    harness.game("norse").await;
    let mut game = norse();
    play_on(&harness, &mut game, 0).await;

    first.silence();
    servers.order("promote");
    lead_to("127.0.0.3");
    play_on(&harness, &mut game, 1).await;
    play_on(&harness, &mut game, 2).await;
    assert_eq!(moves_at(other).await, 3);
    let output = harness.bot.output();
    assert!(output.contains(CUT), "{output}");
    harness.close().await;
}
