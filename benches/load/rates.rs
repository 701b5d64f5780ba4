//! Rising rates, each for ten seconds.

use std::time::{Duration, Instant};

use raichi_standin::{Channel, ShardOf, StandIn};
use sqlx::PgConnection;
use tokio::time::sleep;

use crate::{
    gauge::{self, Cpu, within},
    installation::{self, Server, pid},
    players::{Players, RULES},
};

/// The moves per second of each step, unless the command line has others.
const RATES: [u32; 7] = [30, 60, 80, 100, 120, 160, 200];
/// The duration of a step.
const STEP: Duration = Duration::from_secs(10);
const GAMES: usize = 200;
const CHANNELS: u32 = 100;
/// The shards of each process, where several share them.
const SHARDS: u32 = 4;
/// In how many buckets shards identify: all at once.
const BUCKETS: u32 = 16;
/// The fewest servers.
const SERVERS: u32 = 4;

/// Measures so many processes at these rates, and, if it `thinks`, again while a worker thinks.
pub(crate) async fn run(program: &str, processes: u32, rates: &[u32], thinks: bool) {
    let rates = if rates.is_empty() { &RATES[..] } else { rates };
    let discord = StandIn::start().await;
    discord.excuse_late_answers();
    let shards = if processes > 1 { processes * SHARDS } else { 1 };
    discord.shards(shards, BUCKETS);
    let server = Server::start(program).await;
    let bots = server
        .start_bots(&discord, program, processes, shards)
        .await;
    let pids: Vec<_> = bots.iter().map(pid).collect();
    let channels = channels(&discord, shards);
    let mut players = Players::new(discord, channels);
    players.fill(GAMES).await;
    // Warm-up.
    players.step(|_| 20.0, Duration::from_secs(5)).await;
    print_head(pids.len());
    measure(&mut players, rates, &pids, server.postmaster()).await;
    if thinks {
        keep_thinking(server.connect().await).await;
        println!("with a worker at full load:");
        measure(&mut players, rates, &pids, server.postmaster()).await;
    }
    installation::end(bots).await;
}

/// Channels in servers of all shards in turns.
fn channels(discord: &StandIn, total: u32) -> Vec<Channel> {
    let servers: Vec<_> = (0..total.max(SERVERS))
        .map(|number| {
            let shard = ShardOf {
                number: number % total,
                total,
            };
            discord.guild_on(shard, &format!("Hird {number}"), "en-US")
        })
        .collect();
    (0..CHANNELS)
        .zip(servers.iter().cycle())
        .map(|(number, server)| server.channel(&format!("tafl-{number}")))
        .collect()
}

async fn measure(players: &mut Players, rates: &[u32], bots: &[i32], postmaster: i32) {
    for &rate in rates {
        let before = Cpu::now(bots, postmaster);
        let begun = Instant::now();
        let mut times = players.step(|_| f64::from(rate), STEP).await;
        let wall = begun.elapsed().as_secs_f64();
        let used = Cpu::now(bots, postmaster).since(&before);
        print(rate, wall, &mut times, &used, bots);
    }
}

/// Gives the worker of the bot more to do than it can.
async fn keep_thinking(mut database: PgConnection) {
    sqlx::query(
        "insert into thoughts (kind, ply, rules, seed, priority, engine, written_at, due_at)
         select 'puzzle', 0, $1, n, 3, $2, now(), now() from generate_series(1, 1000) n",
    )
    .bind(RULES)
    .bind(env!("CARGO_PKG_VERSION"))
    .execute(&mut database)
    .await
    .expect("it fits");
    // It looks for something to do every second.
    sleep(Duration::from_secs(2)).await;
}

fn print_head(bots: usize) {
    let names: String = (1..=bots)
        .map(|number| match bots {
            1 => format!("{:>8}", "bot"),
            _ => format!("{:>8}", format!("bot {number}")),
        })
        .collect();
    let all = format!("{names}  Postgres  Discord");
    println!(
        "asked/s  done/s   p50 ms   p90 ms   p99 ms   max ms   CPU ms a move:{all}   cores:{all}   MB:{names}   load"
    );
}

fn print(rate: u32, wall: f64, times: &mut [Duration], used: &Cpu, bots: &[i32]) {
    times.sort_unstable();
    let moves = times.len() as f64;
    let row = |scale: f64| {
        let bots: String = used
            .bots
            .iter()
            .map(|bot| format!("{:8.2}", bot * scale))
            .collect();
        let (postgres, discord) = (used.postgres * scale, used.discord * scale);
        format!("{bots}{postgres:10.2}{discord:9.2}")
    };
    let memory: String = bots
        .iter()
        .map(|bot| format!("{:8.1}", gauge::resident(*bot)))
        .collect();
    println!(
        "{rate:7}{:8.1}{:9.1}{:9.1}{:9.1}{:9.1}{:17}{}{:9}{}{:6}{memory}{:7.1}",
        moves / wall,
        within(50, times),
        within(90, times),
        within(99, times),
        within(100, times),
        "",
        row(1000.0 / moves),
        "",
        row(1.0 / wall),
        "",
        gauge::load_average(),
    );
}
