//! A day of 100,000 servers, in as many minutes as there are: two bots, 40 shards, six moves a second on average with two peaks,
//! and four bursts of five times that.

use std::{
    f64::consts::PI,
    process::ExitCode,
    time::{Duration, Instant},
};

use raichi_standin::{Channel, StandIn};
use sqlx::PgConnection;

use crate::{
    gauge::{self, Cpu, within},
    installation::{self, Server, pid},
    players::Players,
    seed::{FIRST_KEY, Seed},
};

const BOTS: u32 = 2;
const SHARDS: u32 = 40;
/// In how many buckets shards identify: Discord has more than one for bots in 150,000 servers and more only.
const BUCKETS: u32 = 1;
const SERVERS: u32 = 100_000;
/// The id of the first server. Each next one belongs to the next shard.
const FIRST_SERVER: u64 = FOUNDED * SERVER_STEP;
/// When the first server was made, in milliseconds of Discord's time. Its shard is 0.
const FOUNDED: u64 = 100_000_000_000;
/// How far the ids of servers of neighbouring shards are apart.
const SERVER_STEP: u64 = 1 << 22;
/// The servers where people play during the day: ten of each shard.
const BUSY: usize = 400;
/// The games at once.
const GAMES: usize = 800;
/// Moves per second, on average without bursts.
const RATE: f64 = 6.0;
/// How much more there are at noon and in the evening, and less at night.
const SWING: f64 = 0.6;
/// Moves per second in a burst.
const BURST: f64 = 30.0;
const MINUTE: Duration = Duration::from_secs(60);
/// After this time, the stand-in forgets messages. Each game has moved by then.
const FORGET_AFTER: Duration = Duration::from_secs(900);

/// The most memory of a bot, in MB.
const MEMORY: f64 = 100.0;
/// How much more there may be in the last quarter than in the second one: open files of a bot, connections, rows.
const MORE_FILES: f64 = 8.0;
const MORE_CONNECTIONS: f64 = 3.0;
const MORE_ROWS: f64 = 20.0;

/// What is known after a minute.
struct Minute {
    /// The most memory of each bot in it, in MB.
    memory: Vec<f64>,
    /// The open files of each bot.
    files: Vec<f64>,
    connections: f64,
    /// Rows of the outbox that are not settled.
    waiting: f64,
}

/// Plays the day in so many minutes; fails if something grows.
pub(crate) async fn run(program: &str, minutes: u32) -> ExitCode {
    assert!(minutes >= 4, "a quarter of the day takes at least a minute");
    let discord = StandIn::start().await;
    discord.excuse_late_answers();
    discord.shards(SHARDS, BUCKETS);
    let servers = discord.crowd((0..SERVERS).map(|number| (server_id(number), channel_id(number))));
    let busy = servers.iter().take(BUSY);
    let channels: Vec<Channel> = busy.map(|server| server.channel("tafl")).collect();
    let server = Server::start(program).await;
    let mut database = server.connect().await;
    seed(&mut database).await;
    let begun = Instant::now();
    let bots = server.start_bots(&discord, program, BOTS, SHARDS).await;
    let pids: Vec<_> = bots.iter().map(pid).collect();
    println!(
        "{SERVERS} servers on {SHARDS} shards: connected after {:.0} s",
        begun.elapsed().as_secs_f64()
    );
    discord.forget_older(FORGET_AFTER);
    let mut players = Players::new(discord, channels);
    players.fill(GAMES).await;
    let peaks: Vec<_> = pids.iter().map(|pid| gauge::peak(*pid)).collect();
    println!("{GAMES} games begun; at most {peaks:.1?} MB so far");
    println!(
        "minute  asked/s    done   p50 ms   p99 ms   max ms   CPU ms a move: bots  Postgres   MB, the most: 1       2   files: 1     2   connections   waiting   load"
    );
    let mut day = Vec::new();
    for minute in 0..minutes {
        let rate = |since: Duration| {
            let passed = (MINUTE * minute + since).as_secs_f64();
            rate(passed / 60.0, f64::from(minutes))
        };
        pids.iter().for_each(|pid| gauge::reset_peak(*pid));
        let cpu = Cpu::now(&pids, server.postmaster());
        let mut times = players.step(rate, MINUTE).await;
        let used = Cpu::now(&pids, server.postmaster()).since(&cpu);
        let now = look(&pids, &mut database).await;
        print(minute, rate(MINUTE / 2), &mut times, &used, &now);
        day.push(now);
        players.discord.forget_older(FORGET_AFTER);
    }
    let grown = growth(&day);
    installation::end(bots).await;
    match grown.as_slice() {
        [] => {
            println!("memory below {MEMORY} MB; files, connections and waiting rows are flat");
            ExitCode::SUCCESS
        }
        grown => {
            println!("{}", grown.join("\n"));
            ExitCode::FAILURE
        }
    }
}

fn server_id(number: u32) -> u64 {
    FIRST_SERVER + u64::from(number) * SERVER_STEP
}

/// The channel of the seeded place in a server.
fn channel_id(number: u32) -> u64 {
    // The first server has the last channel.
    let number = if number == 0 { SERVERS } else { number };
    u64::from(FIRST_KEY + number)
}

/// Fills the database with games on all servers.
async fn seed(database: &mut PgConnection) {
    sqlx::migrate!()
        .run(&mut *database)
        .await
        .expect("the schema");
    let seed = Seed {
        games_per_channel: 1,
        servers: SERVERS,
        server_ids: (FIRST_SERVER, SERVER_STEP),
        ..Seed::of(SERVERS)
    };
    seed.insert(database).await.expect("the games");
}

/// The moves per second at a minute of the day: least at midnight and six, most at three and nine, and a burst of one minute in
/// the middle of each quarter.
fn rate(minute: f64, minutes: f64) -> f64 {
    let quarter = minutes / 4.0;
    let from_middle = (minute % quarter - quarter / 2.0).abs();
    // The minutes of a short day are not all bursts.
    if from_middle < f64::min(0.5, quarter / 10.0) {
        return BURST;
    }
    RATE * (1.0 - SWING * (2.0 * PI * minute / (minutes / 2.0)).cos())
}

async fn look(bots: &[i32], database: &mut PgConnection) -> Minute {
    let connections = "select count(*) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()";
    let waiting = "select count(*) from outbox where settled_at is null";
    Minute {
        memory: bots.iter().map(|bot| gauge::peak(*bot)).collect(),
        files: bots
            .iter()
            .map(|bot| gauge::open_files(*bot) as f64)
            .collect(),
        connections: count(database, connections).await,
        waiting: count(database, waiting).await,
    }
}

async fn count(database: &mut PgConnection, query: &'static str) -> f64 {
    let counted: i64 = sqlx::query_scalar(query)
        .fetch_one(database)
        .await
        .expect("Postgres runs");
    counted as f64
}

fn print(minute: u32, asked: f64, times: &mut [Duration], used: &Cpu, now: &Minute) {
    times.sort_unstable();
    let moves = times.len() as f64;
    let bots: f64 = used.bots.iter().sum();
    let row = |figures: &[f64], digits: usize| -> String {
        let each = figures.iter().map(|it| format!("{it:8.digits$}"));
        each.collect()
    };
    println!(
        "{minute:6}{asked:9.1}{moves:8}{:9.1}{:9.1}{:9.1}{:21.2}{:10.2}{:15}{}{:6}{}{:14}{:10}{:7.1}",
        within(50, times),
        within(99, times),
        within(100, times),
        bots * 1000.0 / moves,
        used.postgres * 1000.0 / moves,
        "",
        row(&now.memory, 1),
        "",
        row(&now.files, 0),
        now.connections,
        now.waiting,
        gauge::load_average(),
    );
}

/// What is too much, or more in the last quarter of the day than in the second one, which is like it.
fn growth(day: &[Minute]) -> Vec<String> {
    let quarter = day.len() / 4;
    let (second, last) = (&day[quarter..2 * quarter], &day[day.len() - quarter..]);
    let most = |part: &[Minute], figure: &dyn Fn(&Minute) -> f64| {
        part.iter().map(figure).fold(f64::MIN, f64::max)
    };
    let mut found = Vec::new();
    let mut compare = |what: &str, more: f64, figure: &dyn Fn(&Minute) -> f64| {
        let (before, after) = (most(second, figure), most(last, figure));
        println!("{what}: {before:.1} in the second quarter, {after:.1} in the last");
        if after > before + more {
            found.push(format!("{what} grow"));
        }
    };
    compare("connections", MORE_CONNECTIONS, &|it| it.connections);
    compare("waiting rows", MORE_ROWS, &|it| it.waiting);
    for bot in 0..BOTS as usize {
        let name = format!("open files of bot {}", bot + 1);
        compare(&name, MORE_FILES, &|it| it.files[bot]);
        let name = format!("MB of bot {}", bot + 1);
        compare(&name, f64::INFINITY, &|it| it.memory[bot]);
    }
    for bot in 0..BOTS as usize {
        let memory = most(day, &|it| it.memory[bot]);
        if memory >= MEMORY {
            found.push(format!("bot {} takes {memory:.1} MB", bot + 1));
        }
    }
    found
}
