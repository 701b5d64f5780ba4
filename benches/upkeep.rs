//! The cost of a running bot: how soon it is ready, how much memory it uses, and its CPU time while nobody plays.
//!
//! `cargo bench --bench upkeep` starts the release binary with its private Postgres, first with an empty data
//! directory and then again, plays a thousand games of Brandubh on the stand-in for Discord, each to the king's
//! escape, and then leaves it idle for a while; `-- 50` plays fifty games. Ready means that the gateway has a session
//! and `/ready` would answer 200. Memory and CPU time are the kernel's figures (`/proc`) of the bot without its
//! Postgres.
#![expect(
    clippy::expect_used,
    reason = "what cannot be measured ends the measurement"
)]

use std::{
    env, fs,
    path::Path,
    time::{Duration, Instant},
};

use raichi_standin::{Message, Process, StandIn, TOKEN, options};

const GAMES: usize = 1000;
/// The king escapes to g7.
const RECORD: &str = "d6-a6 d5-b5 d2-c2 d4-d6 d1-c1 d6-g6 a6-b6 g6-g7";
const STARTS: usize = 5;
/// The duration of the idle phase.
const IDLE: Duration = Duration::from_secs(20);

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let games = env::args().find_map(|argument| argument.parse().ok());
    let games = games.unwrap_or(GAMES);
    let data = raichi_postgres::scratch_folder().expect("a folder");
    let discord = StandIn::start().await;
    let guild = discord.guild("Hird", "en-US");

    let (bot, first) = start(&discord, data.path()).await;
    println!("ready after the first start       {}", ms(first));
    assert!(bot.terminate().await.success());
    let mut again = Vec::new();
    for _ in 0..STARTS {
        let (bot, took) = start(&discord, data.path()).await;
        again.push(took);
        assert!(bot.terminate().await.success());
    }
    again.sort_unstable();
    let (median, longest) = (again[STARTS / 2], again[STARTS - 1]);
    println!(
        "ready after another start         {} (at most {})",
        ms(median),
        ms(longest)
    );

    let (bot, _) = start(&discord, data.path()).await;
    println!("memory before the first game      {}", memory(&bot));
    let bjorn = discord.user("Björn", "de");
    let (mut guild, mut ann) = (guild, discord.user("Ann", "en-US"));
    let begun = Instant::now();
    for number in 0..games {
        // Nobody may challenge more often, and no server may have more challenges.
        if number % 20 == 0 {
            ann = discord.user(&format!("Ann {number}"), "en-US");
        }
        if number % 100 == 0 {
            guild = discord.guild(&format!("Hird {number}"), "en-US");
        }
        // Each in its own channel: the stand-in keeps all messages, and searches of a channel get slower with their
        // number.
        let channel = guild.channel("tafl");
        let given = options![
            ("opponent", &bjorn),
            ("rules", "brandubh"),
            ("side", "first")
        ];
        ann.slash(&channel, "challenge", given);
        let buttons = |message: &Message| !message.buttons().is_empty();
        let challenge = channel
            .message_after(channel.id(), "the challenge", buttons)
            .await;
        bjorn.click(&challenge, "Accept");
        let mut board = channel
            .message_after(challenge.id, "the first board", is_board)
            .await;
        for (ply, mv) in RECORD.split_whitespace().enumerate() {
            let mover = if ply.is_multiple_of(2) { &ann } else { &bjorn };
            mover.slash(&channel, "move", options![("from", mv)]);
            board = channel
                .message_after(board.id, "the next board", is_board)
                .await;
        }
    }
    println!(
        "{games} games played in              {}",
        ms(begun.elapsed())
    );
    println!("memory after them                 {}", memory(&bot));

    let before = processor_time(&bot);
    tokio::time::sleep(IDLE).await;
    let used = processor_time(&bot).saturating_sub(before);
    let share = used.as_secs_f64() / IDLE.as_secs_f64() * 100.0;
    println!("processor while nobody plays      {share:.2} % of a core, in {IDLE:?}");
    println!("memory then                       {}", memory(&bot));
    assert!(bot.terminate().await.success());
}

/// Starts the bot; returns how long it took to be ready.
async fn start(discord: &StandIn, data: &Path) -> (Process, Duration) {
    let launch = discord.process(env!("CARGO_BIN_EXE_raichi")).await;
    let launch = launch
        .arg("run")
        .env("DISCORD_TOKEN", TOKEN)
        // The stand-in grants any number of requests.
        .env("RAICHI_DISCORD__REQUESTS", "100000")
        .env("RAICHI_DATA_DIR", data);
    let begun = Instant::now();
    let bot = launch.start();
    bot.ready().await;
    (bot, begun.elapsed())
}

fn is_board(message: &Message) -> bool {
    let file = message.attachments.first();
    file.is_some_and(|file| file.filename.starts_with('g'))
}

/// The bot's resident memory, and its maximum so far.
fn memory(bot: &Process) -> String {
    let status = proc_file(bot, "status");
    let megabytes = |name: &str| {
        let line = status.lines().find(|line| line.starts_with(name));
        let kilobytes = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<f64>().ok());
        kilobytes.unwrap_or(f64::NAN) * 1024.0 / 1e6
    };
    format!(
        "{:.1} MB (at most {:.1} MB)",
        megabytes("VmRSS"),
        megabytes("VmHWM")
    )
}

/// The bot's CPU time so far.
fn processor_time(bot: &Process) -> Duration {
    /// The kernel's ticks per second, as reported to programs.
    const TICKS: f64 = 100.0;
    let stat = proc_file(bot, "stat");
    // The name in parentheses may contain blanks; user and system time are the 12th and 13th field after it.
    let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields);
    let fields = fields.split_whitespace().skip(11).take(2);
    let ticks: f64 = fields.filter_map(|field| field.parse::<f64>().ok()).sum();
    Duration::from_secs_f64(ticks / TICKS)
}

fn proc_file(bot: &Process, file: &str) -> String {
    let id = bot.id().expect("a running process");
    fs::read_to_string(format!("/proc/{id}/{file}")).expect("the kernel tells")
}

fn ms(time: Duration) -> String {
    format!("{:.0} ms", time.as_secs_f64() * 1e3)
}
