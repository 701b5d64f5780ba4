//! The private Postgres: it runs exactly as long as the bot, and no acknowledged move is lost, whichever of the two is
//! killed. Kills at random moments are in `troubles.rs`.

use std::{
    env,
    fs::{self, File, Permissions},
    io::{BufRead, BufReader},
    net::TcpStream,
    os::unix::{
        fs::{MetadataExt, PermissionsExt},
        process::CommandExt,
    },
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Duration,
};

use raichi_standin::{Message, Process, StandIn, options, patience};
use rustix::process::{Pid, Signal, kill_process};
use sqlx::PgPool;
use tokio::{task::spawn_blocking, time::timeout};

use crate::{
    database::Database,
    harness::{Harness, RAICHI, is_board, launch, started},
    programs::programs,
};

/// How long a wait may take.
const TIMEOUT: Duration = Duration::from_secs(10);

/// The lock that every process of the cluster holds.
fn lock(data: &Path) -> File {
    let lock = File::open(data.join("postgres/lock"));
    lock.expect("a cluster has a lock")
}

/// Whether all processes of the cluster have ended.
fn is_down(data: &Path) -> bool {
    lock(data).try_lock().is_ok()
}

/// Waits until all processes of the cluster have ended.
async fn down(data: &Path) {
    let lock = lock(data);
    let locked = timeout(patience(TIMEOUT), spawn_blocking(move || lock.lock())).await;
    locked
        .expect("Postgres ends in time")
        .expect("a thread")
        .expect("a lock");
}

fn pid_file(data: &Path) -> PathBuf {
    data.join("postgres/cluster/postmaster.pid")
}

/// The Postgres that runs in the data directory.
fn postmaster(data: &Path) -> Pid {
    let text = fs::read_to_string(pid_file(data)).expect("Postgres runs");
    let number = text.lines().next().and_then(|line| line.parse().ok());
    number.and_then(Pid::from_raw).expect("a process number")
}

/// Sends SIGTERM and asserts that the bot succeeds in time.
async fn ends(bot: &Process) {
    let status = timeout(patience(TIMEOUT), bot.terminate()).await;
    let status = status.expect("it ends in time");
    assert!(status.success(), "{status}\n{}", bot.output());
}

#[tokio::test]
async fn the_cluster_is_made_at_the_first_start_and_stops_with_the_bot() {
    let harness = Harness::with(Database::private(), "en-US").await;
    harness.game("norse").await;
    harness.play(&harness.ann, "d1-d4").await;
    ends(&harness.bot).await;
    let data = harness.database.folder();
    assert!(is_down(data) && !pid_file(data).exists());

    let again = started(&harness.discord, &harness.database).await;
    harness.play(&harness.bjorn, "e7-e9").await;
    assert_eq!(harness.counts().await.0, 2);
    ends(&again).await;
    assert!(is_down(data));
}

#[tokio::test]
async fn a_killed_bot_leaves_no_postgres_and_loses_no_move() {
    let harness = Harness::with(Database::private(), "en-US").await;
    harness.game("norse").await;
    harness.play(&harness.ann, "d1-d4").await;
    harness.bot.kill9().await;
    down(harness.database.folder()).await;

    let again = started(&harness.discord, &harness.database).await;
    harness.play(&harness.bjorn, "e7-e9").await;
    assert_eq!(harness.counts().await.0, 2);
    // The next start does not wait for anything either.
    again.kill9().await;
    let third = started(&harness.discord, &harness.database).await;
    harness.play(&harness.ann, "h1-h4").await;
    assert_eq!(harness.counts().await.0, 3);
    ends(&third).await;
}

#[tokio::test]
async fn a_killed_postgres_is_restarted_by_the_bot() {
    let harness = Harness::with(Database::private(), "en-US").await;
    harness.game("norse").await;
    harness.play(&harness.ann, "d1-d4").await;
    harness.play(&harness.bjorn, "e7-e9").await;
    let first = postmaster(harness.database.folder());
    kill_process(first, Signal::KILL).expect("it is killed");
    // Either it is played when Postgres is back, or it is refused with an apology.
    let given = options![("from", "h1-h4")];
    let moved = harness.ann.slash(&harness.channel, "move", given);
    let is_apology =
        |message: &Message| message.content.contains("Something went wrong on my side");
    let done = |message: &Message| is_board(message) && message.content.contains("h1–h4");
    harness
        .discord
        .wait_for("a board or an apology", |_| {
            let apology = harness
                .ann
                .private_messages(&harness.channel)
                .iter()
                .any(is_apology);
            (apology || harness.channel.messages().iter().any(done)).then_some(())
        })
        .await;
    moved.answer().await;
    harness.bot.line("Postgres runs again").await;
    if harness.counts().await.0 == 2 {
        harness.play(&harness.ann, "h1-h4").await;
    }
    harness.turn("the last board", done).await;
    assert!(harness.bot.output().contains("Postgres has ended unasked"));
    assert_ne!(postmaster(harness.database.folder()), first);
    assert_eq!(harness.counts().await.0, 3);
    ends(&harness.bot).await;
    assert!(is_down(harness.database.folder()));
}

#[tokio::test]
async fn a_leftover_postgres_is_stopped() {
    let harness = Harness::with(Database::private(), "en-US").await;
    harness.game("norse").await;
    harness.play(&harness.ann, "d1-d4").await;
    let data = harness.database.folder();
    let file = format!("/proc/{}/cmdline", postmaster(data).as_raw_pid());
    let line = fs::read_to_string(file).expect("Postgres runs");
    ends(&harness.bot).await;
    // The same again, with a Postgres that is not notified of its parent's death.
    let mut words = line.split_terminator('\0');
    let lock = lock(data);
    lock.try_lock().expect("Postgres has ended");
    let owner = fs::metadata(data.join("postgres")).expect("a folder");
    let mut left = Command::new(words.next().expect("a program"))
        .args(words)
        .stdin(lock)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .current_dir("/")
        .uid(owner.uid())
        .gid(owner.gid())
        .spawn()
        .expect("Postgres runs");
    let again = launch(&harness.discord, &harness.database).await.start();
    again.line("a Postgres was left behind").await;
    timeout(patience(TIMEOUT), again.ready())
        .await
        .expect("in time");
    assert!(left.wait().expect("it has ended").success());
    harness.play(&harness.bjorn, "e7-e9").await;
    assert_eq!(harness.counts().await.0, 2);
    ends(&again).await;
}

#[tokio::test]
async fn a_reused_process_id_is_ignored() {
    let discord = StandIn::start().await;
    let database = Database::private();
    let bot = started(&discord, &database).await;
    let text = fs::read_to_string(pid_file(database.folder())).expect("Postgres runs");
    bot.kill9().await;
    down(database.folder()).await;
    // As after a crash of the machine, with the process id now used by this test.
    let (_, rest) = text.split_once('\n').expect("lines");
    let stale = format!("{}\n{rest}", std::process::id());
    fs::write(pid_file(database.folder()), stale).expect("a file is written");
    let bot = started(&discord, &database).await;
    ends(&bot).await;
}

#[tokio::test]
async fn two_bots_cannot_share_a_data_directory() {
    let harness = Harness::with(Database::private(), "en-US").await;
    harness.game("norse").await;
    for command in ["run", "migrate"] {
        let second = harness.discord.process(RAICHI).await.arg(command);
        let second = harness.database.configure(second).start();
        assert!(!second.exited().await.success());
        let output = second.output();
        assert!(
            output.contains("another Raichi already runs on the data directory")
                && output.contains("RAICHI_DATA_DIR"),
            "{output}"
        );
    }
    harness.play(&harness.ann, "d1-d4").await;
    harness.close().await;
}

/// Otherwise the bot could not start while it thinks.
#[tokio::test]
async fn raichi_think_never_runs_the_bots_postgres() {
    let harness = Harness::with(Database::private(), "en-US").await;
    let data = harness.database.folder();
    let think = async || {
        let worker = harness.discord.process(RAICHI).await.arg("think");
        harness.database.configure(worker).start()
    };
    let beside = think().await;
    beside.line("Thinking with").await;
    ends(&beside).await;
    ends(&harness.bot).await;
    let alone = think().await;
    assert!(!alone.exited().await.success());
    assert!(alone.output().contains("the database cannot be reached"));
    assert!(is_down(data) && !pid_file(data).exists());
}

#[tokio::test]
async fn sigterm_ends_the_bot_while_postgres_is_made_or_started() {
    let discord = StandIn::start().await;
    for (initdb, postgres) in [
        ("echo here I stay; exec sleep 1000", "exit 1"),
        (
            "mkdir -p \"$2\" && echo 99 >\"$2/PG_VERSION\"",
            "echo here I stay; exec sleep 1000",
        ),
    ] {
        let database = Database::private();
        let programs = programs("99.0", initdb, postgres);
        let bot = launch(&discord, &database)
            .await
            .env("RAICHI_DATABASE__POSTGRES_BIN", programs.path())
            .env("RAICHI_LOG__FILTER", "debug")
            .start();
        bot.line("here I stay").await;
        ends(&bot).await;
        assert!(is_down(database.folder()), "{}", bot.output());
    }
}

#[tokio::test]
async fn sigterm_ends_the_bot_while_a_database_does_not_answer() {
    let discord = StandIn::start().await;
    // A server that accepts connections and sends nothing.
    let silent = tokio::net::TcpListener::bind("127.0.0.1:0")
        .await
        .expect("a port");
    let port = silent.local_addr().expect("an address").port();
    let bot = discord
        .process(RAICHI)
        .await
        .arg("run")
        .env(
            "DATABASE_URL",
            format!("postgres://raichi@127.0.0.1:{port}/raichi"),
        )
        .start();
    let (_connection, _) = silent.accept().await.expect("it connects");
    ends(&bot).await;
    // Another process is migrating the schema.
    let database = Database::new().await;
    let pool = PgPool::connect_lazy_with(database.options());
    let mut other = pool.begin().await.expect("the database answers");
    let locked = sqlx::query("lock table _sqlx_migrations").execute(&mut *other);
    locked.await.expect("it is locked");
    let bot = launch(&discord, &database).await.start();
    let waits = "select exists (
                     select from pg_locks join pg_database on pg_database.oid = pg_locks.database
                     where datname = current_database() and relation = '_sqlx_migrations'::regclass and not granted
                 )";
    let waiting = async {
        let query = || sqlx::query_scalar::<_, bool>(waits);
        while !query()
            .fetch_one(&pool)
            .await
            .expect("the database answers")
        {}
    };
    timeout(patience(TIMEOUT), waiting)
        .await
        .expect("the bot waits");
    ends(&bot).await;
}

/// Asserts that a log has neither warnings nor errors, nor complaints of Postgres.
#[track_caller]
fn is_calm(log: &str) {
    for alarming in ["WARN", "ERROR", "FATAL"] {
        assert!(!log.contains(alarming), "{alarming} in\n{log}");
    }
}

#[tokio::test]
async fn a_normal_stop_of_the_bot_logs_nothing_alarming() {
    let harness = Harness::with(Database::private(), "en-US").await;
    harness.game("brandubh").await;
    // Postgres complains about connections that others leave open.
    harness.pool.close().await;
    ends(&harness.bot).await;
    let log = harness.bot.output();
    let (_, end) = log.split_once("asked to stop").expect("it is asked");
    is_calm(end);
}

#[tokio::test]
async fn a_normal_stop_of_the_page_logs_nothing_alarming() {
    let database = Database::private();
    let log = tempfile::NamedTempFile::new().expect("a file");
    // A browser that notes what it is to open.
    let programs = tempfile::tempdir().expect("a folder");
    let opened = programs.path().join("opened");
    let browser = programs.path().join("xdg-open");
    let script = format!("#!/bin/sh\necho \"$1\" >{}\n", opened.display());
    fs::write(&browser, script).expect("a program");
    fs::set_permissions(&browser, Permissions::from_mode(0o755)).expect("it may be run");
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = [programs.path().to_owned()].into_iter();
    let path = env::join_paths(folders.chain(env::split_paths(&path))).expect("a path");
    let mut program = Command::new(RAICHI)
        .args(["local", "--port", "0", "--listen", "0.0.0.0", "--open"])
        .current_dir("/")
        .env_clear()
        .env("PATH", path)
        .env("RAICHI_DATA_DIR", database.folder())
        .stdout(Stdio::piped())
        .stderr(log.reopen().expect("a file"))
        .spawn()
        .expect("it starts");
    let mut line = String::new();
    let mut output = BufReader::new(program.stdout.take().expect("an output"));
    output.read_line(&mut line).expect("it tells where it is");
    let url = line.split_whitespace().last().expect("an address");
    let client = reqwest::Client::builder().no_proxy().build();
    let client = client.expect("a client");
    let others = output.lines().map(|line| line.expect("text"));
    let others: Vec<_> = others
        .skip(2)
        .take_while(|line| !line.starts_with("Anybody") && !line.starts_with("No other"))
        .collect();
    // A machine without a network has none.
    if let Some((_, [first, ..])) = others.split_first() {
        let reached = client.get(first.trim()).send().await;
        assert!(reached.expect("the page").status().is_success(), "{first}");
    }
    // What a browser has open: a page, its stream of news, and a connection that is ready for more.
    let page = client.get(format!("{url}as/1")).send().await;
    assert!(page.expect("a page").status().is_success());
    let news = client.get(format!("{url}as/1/events")).send().await;
    let news = news.expect("a stream");
    let played = client
        .post(format!("{url}as/1/command"))
        .header("content-type", "application/x-www-form-urlencoded")
        .header("sec-fetch-site", "same-origin")
        .body("mark=1&line=%2Fchallenge+%40Raven+brandubh")
        .send();
    assert!(played.await.expect("an answer").status().is_success());
    let address = url.trim_start_matches("http://").trim_end_matches('/');
    let ready = TcpStream::connect(address).expect("a connection");
    kill_process(Pid::from_child(&program), Signal::TERM).expect("it runs");
    let ended = spawn_blocking(move || program.wait());
    let ended = timeout(patience(TIMEOUT), ended)
        .await
        .expect("it ends in time");
    let status = ended.expect("a thread").expect("a status");
    assert!(status.success(), "{status}");
    drop((news, ready));
    let told = fs::read_to_string(opened).expect("the browser was started");
    assert_eq!(told.trim(), url);
    is_calm(&fs::read_to_string(log.path()).expect("a log"));
    assert!(is_down(database.folder()));
}
