//! How many moves per second the bot handles, how long they take, and what they cost.
//!
//! `cargo bench --bench load` plays 200 games at once against the stand-in for Discord, at rising rates; `cargo bench
//! --bench load -- 100 200` plays at these rates, and `-- /path/to/raichi 100` against another build. The load is an
//! open loop: moves are due at fixed times, whether or not earlier ones are done, and a move's time counts from when
//! it was due until its board is in the channel. The release binary runs with its private Postgres, whose data is in
//! the temporary directory. CPU time is the kernel's figure for the processes of the bot, of Postgres, and of this
//! bench, which simulates Discord and the people.

#![expect(
    clippy::expect_used,
    clippy::panic,
    reason = "what cannot be measured ends the measurement"
)]

use std::{
    collections::{HashMap, VecDeque},
    env, fs,
    path::Path,
    time::{Duration, Instant},
};

use raichi_rules::{Game, Ruleset};
use raichi_standin::{Channel, Handle, Id, Posted, StandIn, TOKEN, User, options};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use tokio::{
    sync::mpsc::UnboundedReceiver,
    time::{sleep_until, timeout},
};

/// The moves per second of each step, unless the command line has others.
const RATES: [u32; 7] = [30, 60, 80, 100, 120, 160, 200];
/// The duration of a step.
const STEP: Duration = Duration::from_secs(10);
/// How long a step waits for the boards of its last moves.
const TIMEOUT: Duration = Duration::from_secs(60);
const GAMES: usize = 200;
const SERVERS: usize = 4;
const CHANNELS: usize = 100;
const RULES: &str = "copenhagen";
/// Ticks per second in `/proc/*/stat`, on every Linux.
const TICKS: f64 = 100.0;

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let rates: Vec<u32> = arguments.iter().filter_map(|it| it.parse().ok()).collect();
    let rates = if rates.is_empty() { &RATES[..] } else { &rates };
    let program = arguments.iter().find(|it| Path::new(it).is_file());
    let program = program.map_or(env!("CARGO_BIN_EXE_raichi"), String::as_str);
    let data = raichi_postgres::scratch_folder().expect("a folder");
    let discord = StandIn::start().await;
    let posts = discord.posts();
    let channels = channels(&discord);
    let bot = discord
        .process(program)
        .await
        .arg("run")
        .env("DISCORD_TOKEN", TOKEN)
        .env("RAICHI_DATA_DIR", data.path())
        .env("RAICHI_LOG__FILTER", "warn")
        .start();
    bot.ready().await;
    let pid = bot.id().expect("the bot runs");
    let mut players = Players {
        discord,
        channels,
        posts,
        games: Vec::new(),
        by_number: HashMap::new(),
        idle: VecDeque::new(),
        rng: StdRng::seed_from_u64(1),
    };
    players.fill().await;
    // Warm-up.
    players.step(20, Duration::from_secs(5)).await;
    println!(
        "asked/s  done/s   p50 ms   p90 ms   p99 ms   max ms   CPU ms a move: bot  Postgres  Discord   cores: bot  Postgres  Discord   bot MB"
    );
    for &rate in rates {
        let before = Cpu::now(pid, data.path());
        let begun = Instant::now();
        let mut times = players.step(rate, STEP).await;
        let wall = begun.elapsed().as_secs_f64();
        let used = Cpu::now(pid, data.path()).since(before);
        print(rate, wall, &mut times, used, resident(pid));
    }
    if !bot.terminate().await.success() {
        println!("{}", bot.output());
    }
}

fn channels(discord: &StandIn) -> Vec<Channel> {
    let servers: Vec<_> = (0..SERVERS)
        .map(|number| discord.guild(&format!("Hird {number}"), "en-US"))
        .collect();
    (0..CHANNELS)
        .map(|number| servers[number % SERVERS].channel(&format!("tafl-{number}")))
        .collect()
}

/// A hot-seat game.
struct Running {
    player: User,
    channel: usize,
    board: Game,
    /// When its newest move was due, and its interaction, until its board is posted.
    moving: Option<(Instant, Handle)>,
}

struct Players {
    discord: StandIn,
    channels: Vec<Channel>,
    posts: UnboundedReceiver<Posted>,
    games: Vec<Running>,
    /// The index of each game, by its number.
    by_number: HashMap<u64, usize>,
    /// The games that wait for a move, the longest waiting first.
    idle: VecDeque<usize>,
    rng: StdRng,
}

impl Players {
    /// Begins games until there are enough.
    async fn fill(&mut self) {
        while self.games.len() < GAMES {
            self.begin().await;
        }
    }

    /// Begins a game and waits for its first board.
    async fn begin(&mut self) {
        let index = self.games.len();
        let channel = index % CHANNELS;
        let player = self.discord.user(&format!("Player {index}"), "en-US");
        let given = options![("opponent", &player), ("rules", RULES)];
        player.slash(&self.channels[channel], "challenge", given);
        loop {
            let posted = self.posts.recv().await.expect("the stand-in runs");
            if let Some((number, 0)) = turn(&posted) {
                self.by_number.insert(number, index);
                break;
            }
        }
        self.games.push(Running {
            player,
            channel,
            board: Game::new(Ruleset::preset(RULES).expect("the ruleset")),
            moving: None,
        });
        self.idle.push_back(index);
    }

    /// Plays at a rate; returns how long each move took.
    async fn step(&mut self, rate: u32, lasts: Duration) -> Vec<Duration> {
        let begun = tokio::time::Instant::now();
        let every = Duration::from_secs(1) / rate;
        let mut times = Vec::new();
        let mut next = begun;
        while next < begun + lasts {
            if tokio::time::Instant::now() >= next
                && let Some(index) = self.idle.pop_front()
            {
                self.play(index, next.into_std());
                next += every;
                continue;
            }
            let has_idle = !self.idle.is_empty();
            tokio::select! {
                () = sleep_until(next), if has_idle => {}
                posted = self.posts.recv() => times.extend(self.record_board(posted.as_ref())),
            }
        }
        let rest = async {
            while self.games.iter().any(|game| game.moving.is_some()) {
                let posted = self.posts.recv().await;
                times.extend(self.record_board(posted.as_ref()));
            }
        };
        if timeout(TIMEOUT, rest).await.is_err() {
            let missing: Vec<Id> = self
                .games
                .iter()
                .filter_map(|game| Some(game.moving.as_ref()?.1.id()))
                .collect();
            panic!("no board came for {missing:?}\n{}", self.discord.dump());
        }
        times
    }

    fn play(&mut self, index: usize, due: Instant) {
        let game = &mut self.games[index];
        if game.board.outcome().is_some() {
            return;
        }
        let legal = game.board.legal_plies();
        let mv = legal[self.rng.random_range(..legal.len())];
        game.board.play(mv).expect("it is legal");
        let given = options![("from", mv.to_string())];
        let handle = game
            .player
            .slash(&self.channels[game.channel], "move", given);
        game.moving = Some((due, handle));
    }

    /// Handles a posted message. If it is a pending board, returns how long its move took.
    fn record_board(&mut self, posted: Option<&Posted>) -> Option<Duration> {
        let posted = posted?;
        let (number, _) = turn(posted)?;
        let index = *self.by_number.get(&number)?;
        let game = &mut self.games[index];
        let (due, _) = game.moving.take()?;
        if game.board.outcome().is_none() {
            self.idle.push_back(index);
        }
        Some(posted.at.saturating_duration_since(due))
    }
}

/// The numbers of the game and of the log entry of a board, from the name of its picture.
fn turn(posted: &Posted) -> Option<(u64, u32)> {
    let name = posted.file.as_deref()?.strip_prefix('g')?;
    let (game, entry) = name.strip_suffix(".png")?.split_once('-')?;
    Some((game.parse().ok()?, entry.parse().ok()?))
}

/// CPU times in seconds.
#[derive(Clone, Copy)]
struct Cpu {
    bot: f64,
    postgres: f64,
    discord: f64,
}

impl Cpu {
    fn now(bot: i32, data: &Path) -> Self {
        let pid_file = data.join("postgres/cluster/postmaster.pid");
        let postmaster = fs::read_to_string(pid_file).expect("Postgres runs");
        let postmaster = postmaster.lines().next().and_then(|line| line.parse().ok());
        let postmaster: i32 = postmaster.expect("a process number");
        let own = i32::try_from(std::process::id()).expect("a process number");
        let mut cpu = Self {
            bot: 0.0,
            postgres: 0.0,
            discord: 0.0,
        };
        for entry in fs::read_dir("/proc").expect("Linux").flatten() {
            let Some(pid) = entry.file_name().to_str().and_then(|it| it.parse().ok()) else {
                continue;
            };
            // It may have ended meanwhile.
            let Some(stat) = Stat::of(pid) else { continue };
            if pid == bot {
                cpu.bot += stat.own;
            } else if pid == own {
                cpu.discord += stat.own;
            } else if pid == postmaster {
                cpu.postgres += stat.own + stat.ended_children;
            } else if stat.parent == postmaster {
                cpu.postgres += stat.own;
            }
        }
        cpu
    }

    fn since(self, before: Self) -> Self {
        Self {
            bot: self.bot - before.bot,
            postgres: self.postgres - before.postgres,
            discord: self.discord - before.discord,
        }
    }
}

/// The fields of `/proc/*/stat` for a process; times in seconds.
struct Stat {
    parent: i32,
    own: f64,
    ended_children: f64,
}

impl Stat {
    fn of(pid: i32) -> Option<Self> {
        let text = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        // The name in brackets may contain blanks; the third field follows it.
        let fields: Vec<&str> = text.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks = |field: usize| fields.get(field - 3)?.parse::<f64>().ok();
        Some(Self {
            parent: fields.get(1)?.parse().ok()?,
            own: (ticks(14)? + ticks(15)?) / TICKS,
            ended_children: (ticks(16)? + ticks(17)?) / TICKS,
        })
    }
}

/// The resident memory of a process, in MB.
fn resident(pid: i32) -> f64 {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    let kib = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<f64>().ok());
    kib.unwrap_or(f64::NAN) / 1024.0
}

fn print(rate: u32, wall: f64, times: &mut [Duration], used: Cpu, resident: f64) {
    times.sort_unstable();
    let at = |percent: usize| {
        let index = (times.len() * percent / 100).min(times.len().saturating_sub(1));
        times
            .get(index)
            .map_or(f64::NAN, |time| time.as_secs_f64() * 1000.0)
    };
    let moves = times.len() as f64;
    let each = |seconds: f64| seconds * 1000.0 / moves;
    println!(
        "{rate:7}{:8.1}{:9.1}{:9.1}{:9.1}{:9.1}{:20.2}{:10.2}{:9.2}{:12.2}{:10.2}{:9.2}{:9.1}",
        moves / wall,
        at(50),
        at(90),
        at(99),
        at(100),
        each(used.bot),
        each(used.postgres),
        each(used.discord),
        used.bot / wall,
        used.postgres / wall,
        used.discord / wall,
        resident,
    );
}
