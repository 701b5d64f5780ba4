//! A synchronous standby that takes over from a lost server.

use std::{path::Path, process::Command};

use raichi_postgres::{Servers, scratch_folder};
use raichi_rules::{Game, Ruleset};
use raichi_standin::{Message, StandIn, User, options};
use sqlx::{AssertSqlSafe, PgPool, raw_sql};
use tempfile::TempDir;

use crate::{
    database::Database,
    harness::{Harness, RAICHI, is_board},
};

/// How many moves are made before the loss of the primary server begins, and at least how many after the standby has taken
/// over.
const BEFORE: usize = 3;
const AFTER: usize = 3;

/// A primary server and its standby.
pub(crate) struct Replicated(TempDir);

impl Replicated {
    /// Starts them; the database's address is that of both.
    pub(crate) fn start() -> (Self, Database) {
        let servers = Self(scratch_folder().expect("a folder"));
        let url = servers.order("start").trim().to_owned();
        (servers, Database::Named(url))
    }

    pub(crate) fn order(&self, order: &str) -> String {
        run(order, self.0.path())
    }
}

/// Gives an order to `scripts/standby`; returns its output.
fn run(order: &str, folder: &Path) -> String {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts/standby");
    let ran = Command::new(script).arg(order).arg(folder).output();
    let ran = ran.expect("the script runs");
    let output = |bytes: Vec<u8>| String::from_utf8(bytes).expect("a text");
    assert!(ran.status.success(), "{order}: {}", output(ran.stderr));
    output(ran.stdout)
}

impl Drop for Replicated {
    fn drop(&mut self) {
        self.order("stop");
    }
}

/// Makes a move again for as long as it is answered by an apology; returns its board.
pub(crate) async fn insist(harness: &Harness, who: &User, mv: &str) -> Message {
    let before = harness.last_id();
    loop {
        let moved = who.slash(&harness.channel, "move", options![("from", mv)]);
        let answer = tokio::select! {
            board = harness.channel.message_after(before, "the board", is_board) => return board,
            answer = moved.message() => answer,
        };
        assert!(answer.is_ephemeral(), "{answer:#?}");
        let apologies = ["went wrong on my side", "etwas schiefgegangen"];
        if !apologies.iter().any(|it| answer.content.contains(it)) {
            // An attempt that was apologised for was stored, and this one comes too late.
            let board = harness.channel.message_after(before, "the board", is_board);
            return board.await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_move_is_lost_with_the_primary_server() {
    let (servers, database) = Replicated::start();
    let harness = Harness::set(StandIn::start().await, database, "en-US", &[]).await;
    harness.game("norse").await;
    let mut game = Game::new(Ruleset::preset("norse").expect("it ships"));
    let mut played = Vec::new();
    let mut boards = Vec::new();
    let mut loss = None;
    let mut since = 0;
    for ply in 0.. {
        if ply == BEFORE {
            // Moves are made all the time.
            let folder = servers.0.path().to_owned();
            loss = Some(tokio::task::spawn_blocking(move || {
                run("kill", &folder);
                run("promote", &folder);
            }));
        }
        since += usize::from(loss.as_ref().is_some_and(|loss| loss.is_finished()));
        if since > AFTER {
            break;
        }
        let legal = game.legal_plies();
        let mv = legal[legal.len() / 2];
        game.play(mv).expect("it is legal");
        played.push(mv.to_string());
        let mover = harness.mover(ply);
        boards.push(insist(&harness, mover, &mv.to_string()).await);
    }
    loss.expect("it began")
        .await
        .expect("the standby takes over");
    let Database::Named(url) = &harness.database else {
        unreachable!("it is named");
    };
    let primary = Servers::parse(url).expect("an address").primary().await;
    let pool = PgPool::connect_lazy_with(primary.expect("the standby took over"));
    let stored: Vec<String> = sqlx::query_scalar(
        "select deed ->> 'move' from entries where deed ? 'move' order by number",
    )
    .fetch_all(&pool)
    .await
    .expect("the database answers");
    assert_eq!(stored, played);
    let shown = harness.channel.messages();
    let shown = shown.iter().filter(|message| is_board(message)).count();
    assert_eq!(shown, boards.len() + 1, "each board once, and the first");
    pool.close().await;
    let migrated = harness.discord.process(RAICHI).await;
    let migrated = harness.database.configure(migrated).arg("migrate").start();
    assert!(migrated.exited().await.success(), "{}", migrated.output());
    // Notices of Postgres about tables that exist are of no use.
    assert!(
        !migrated.output().contains("already exists"),
        "{}",
        migrated.output()
    );
    harness.close().await;
}

/// Sets which standbys commits wait for.
async fn await_standbys(harness: &Harness, names: &str) {
    for statement in [
        format!("alter system set synchronous_standby_names = '{names}'"),
        "select pg_reload_conf()".to_owned(),
    ] {
        raw_sql(AssertSqlSafe(statement))
            .execute(&harness.pool)
            .await
            .expect("the database answers");
    }
    let such =
        format!("pg_settings where name = 'synchronous_standby_names' and setting = '{names}'");
    harness.until_some(&such).await;
}

#[tokio::test]
async fn while_commits_wait_for_a_standby_games_can_be_looked_at() {
    let harness = Harness::with(Database::private(), "en-US").await;
    harness.game("norse").await;
    harness.all_delivered().await;
    await_standbys(&harness, "lost").await;
    // More than the bot has connections.
    let asked: Vec<_> = (0..6)
        .map(|number| {
            let somebody = harness.discord.user(&format!("P{number}"), "en-US");
            somebody.slash(&harness.channel, "names", options![("my-name", 0)])
        })
        .collect();
    let busy = "pg_stat_activity where wait_event = 'SyncRep' having count(*) >= 4";
    harness.until_some(busy).await;
    harness.bot.line("commits wait for a standby").await;
    for command in ["games", "board", "leaderboard"] {
        let shown = harness.ann.slash(&harness.channel, command, options![]);
        let shown = shown.message().await;
        assert!(!shown.content.contains("went wrong"), "{shown:#?}");
    }
    let check = harness.discord.process(RAICHI).await;
    let check = harness.database.configure(check).arg("check").start();
    check.exited().await;
    let found = check.output();
    assert!(
        found.contains("commits wait for a synchronous standby"),
        "{found}"
    );
    harness
        .until_some("players having count(public_name) = 0")
        .await;

    await_standbys(&harness, "").await;
    harness.bot.line("commits wait for no standby").await;
    for asked in asked {
        asked.replaced().await;
    }
    harness
        .until_some("players having count(public_name) >= 4")
        .await;
    harness.play(&harness.ann, "d1-d4").await;
    harness.close().await;
}
