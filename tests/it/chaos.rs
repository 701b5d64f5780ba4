//! While several games are played, the bot or its private Postgres is killed at random moments. Afterwards every
//! acknowledged move must be in the database, each turn posted once and in order, and the next start must succeed by
//! itself.

use std::{
    fmt, fs,
    path::Path,
    time::{Duration, Instant, SystemTime},
};

use raichi_rules::{Game, Ply, Ruleset};
use raichi_standin::{Channel, Handle, Id, Message, Process, StandIn, TOKEN, User, options};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use rustix::process::{Pid, Signal, kill_process};
use sqlx::{Connection, PgConnection, postgres::PgConnectOptions};
use tempfile::TempDir;
use time::OffsetDateTime;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;

/// The longest time that a restart may take.
const RESTART_LIMIT: Duration = Duration::from_secs(10);
/// The latest moment of a kill, counted from the first move of a cycle.
const LATEST: Duration = Duration::from_millis(1500);
/// The bot's log message when Postgres runs again.
const BACK: &str = "Postgres runs again";

/// The load during the test.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Load {
    /// Concurrent games, each in its own channel.
    pub(crate) games: usize,
    /// Moves per second over all games, as far as they are answered in time.
    pub(crate) rate: u32,
}

/// The result of a run.
#[derive(Debug, Default)]
pub(crate) struct Summary {
    games: usize,
    moves: usize,
    /// Unacknowledged moves at a kill: those that were stored, and those that were not.
    kept: usize,
    forgotten: usize,
    /// The time from a kill until the bot is ready again, and until Postgres is.
    bots: Vec<Duration>,
    servers: Vec<Duration>,
    /// For the boards that a kill delayed: the time from the entry to the board, and from the restart to the board.
    held: Vec<Duration>,
    since_restart: Vec<Duration>,
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} moves in {} games; none that was acknowledged is lost, none is posted twice",
            self.moves, self.games
        )?;
        writeln!(
            f,
            "on their way at a kill: {} kept and posted later, {} not done",
            self.kept, self.forgotten
        )?;
        for (what, times) in [("bot", &self.bots), ("Postgres", &self.servers)] {
            writeln!(f, "{what} killed, back after        {}", Percentiles(times))?;
        }
        writeln!(
            f,
            "boards held up by a kill      {}",
            Percentiles(&self.held)
        )?;
        writeln!(
            f,
            "the same, from the restart    {}",
            Percentiles(&self.since_restart)
        )
    }
}

struct Percentiles<'a>(&'a [Duration]);

impl fmt::Display for Percentiles<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut times = self.0.to_vec();
        times.sort_unstable();
        let Some(last) = times.len().checked_sub(1) else {
            return f.write_str("never");
        };
        write!(f, "{} times", times.len())?;
        for (name, percent) in [("p50", 50), ("p90", 90), ("p99", 99), ("max", 100)] {
            let at = (last * percent).div_ceil(100);
            write!(f, ", {name} {:.2} s", times[at].as_secs_f64())?;
        }
        Ok(())
    }
}

/// Plays with a program on its own data directory, and kills the bot or its Postgres this many times.
pub(crate) async fn chaos(program: &str, cycles: u64, seed: u64, load: Load) -> Summary {
    let mut run = Chaos::begin(program, seed, load).await;
    for _ in 0..cycles {
        run.play().await;
        if run.rng.random() {
            run.kill_bot().await;
        } else {
            run.kill_postgres().await;
        }
        run.reconcile().await;
    }
    run.end().await
}

/// A kill, and the time of the restart.
#[derive(Debug, Clone, Copy)]
struct Kill {
    at: SystemTime,
    restarted: SystemTime,
}

struct Chaos {
    rng: StdRng,
    load: Load,
    discord: StandIn,
    channels: Vec<Series>,
    program: String,
    bot: Process,
    data: TempDir,
    kills: Vec<Kill>,
    summary: Summary,
}

/// A channel in which two people play one game after another.
struct Series {
    rng: StdRng,
    channel: Channel,
    people: [User; 2],
    /// The game as the database must have it, and its moves.
    game: Game,
    moves: Vec<Ply>,
    /// The move that was sent and is not acknowledged yet.
    pending: Option<(Ply, Handle)>,
    /// The numbers of plies of the earlier games.
    over: Vec<usize>,
}

impl Chaos {
    async fn begin(program: &str, seed: u64, load: Load) -> Self {
        let data = raichi_postgres::scratch_folder().expect("a folder");
        let discord = StandIn::start().await;
        let bot = start(&discord, program, data.path()).await;
        bot.ready().await;
        let mut rng = StdRng::seed_from_u64(seed);
        let guild = discord.guild("Hird", "en-US");
        let mut channels = Vec::new();
        for number in 0..load.games {
            let mut series = Series {
                rng: StdRng::seed_from_u64(rng.random()),
                channel: guild.channel(&format!("tafl-{number}")),
                people: ["Ann", "Björn"].map(|name| discord.user(name, "en-US")),
                game: new_game(),
                moves: Vec::new(),
                pending: None,
                over: Vec::new(),
            };
            series.begin(&discord).await;
            channels.push(series);
        }
        Self {
            rng,
            load,
            discord,
            channels,
            program: program.to_owned(),
            bot,
            data,
            kills: Vec::new(),
            summary: Summary::default(),
        }
    }

    /// Plays in all channels until a random moment.
    async fn play(&mut self) {
        for series in &mut self.channels {
            if series.game.outcome().is_some() {
                series.begin(&self.discord).await;
            }
        }
        let moment = self.rng.random_range(Duration::ZERO..LATEST);
        let pause = Duration::from_secs(1)
            .mul_f64(self.load.games as f64 / f64::from(self.load.rate.max(1)));
        let stop = CancellationToken::new();
        let playing: Vec<_> = self
            .channels
            .drain(..)
            .map(|mut series| {
                let stop = stop.clone();
                tokio::spawn(async move {
                    stop.run_until_cancelled(series.play_on(pause)).await;
                    series
                })
            })
            .collect();
        // The kill does not wait for pending moves.
        sleep(moment).await;
        stop.cancel();
        for series in playing {
            self.channels.push(series.await.expect("the task ends"));
        }
    }

    async fn kill_bot(&mut self) {
        self.bot.kill9().await;
        let (killed, at) = (Instant::now(), SystemTime::now());
        self.bot = start(&self.discord, &self.program, self.data.path()).await;
        let restarted = SystemTime::now();
        let ready = timeout(RESTART_LIMIT, self.bot.ready()).await;
        ready.expect("the bot is ready again in time");
        self.summary.bots.push(killed.elapsed());
        self.kills.push(Kill { at, restarted });
    }

    async fn kill_postgres(&mut self) {
        let times_back = |bot: &Process| bot.output().matches(BACK).count();
        let before = times_back(&self.bot);
        let file = self.data.path().join("postgres/cluster/postmaster.pid");
        let text = fs::read_to_string(file).expect("Postgres runs");
        let number = text.lines().next().and_then(|line| line.parse().ok());
        let postmaster = number.and_then(Pid::from_raw).expect("a process number");
        kill_process(postmaster, Signal::KILL).expect("it is killed");
        let (killed, at) = (Instant::now(), SystemTime::now());
        let back = self.discord.wait_for("Postgres to be back", |_| {
            (times_back(&self.bot) > before).then_some(())
        });
        let back = timeout(RESTART_LIMIT, back).await;
        back.expect("Postgres is back in time");
        self.summary.servers.push(killed.elapsed());
        // The bot restarts it at once.
        self.kills.push(Kill { at, restarted: at });
        // Pending moves are answered: the move is played, or there is an apology.
        for series in &self.channels {
            if let Some((_, handle)) = &series.pending {
                tokio::select! {
                    () = handle.deleted() => {}
                    _ = handle.message() => {}
                }
            }
        }
    }

    /// Compares the database with the acknowledged moves.
    async fn reconcile(&mut self) {
        let mut connection = self.database().await;
        for series in &mut self.channels {
            let game = series.number(&mut connection).await;
            let log = "select deed ->> 'move' from entries where game = $1 order by number";
            let log: Vec<String> = sqlx::query_scalar(log)
                .bind(game)
                .fetch_all(&mut connection)
                .await
                .expect("the database answers");
            let (acknowledged, more) = log
                .split_at_checked(series.moves.len())
                .expect("nothing that was acknowledged is lost");
            let expected: Vec<_> = series.moves.iter().map(ToString::to_string).collect();
            assert_eq!(acknowledged, expected);
            match (series.pending.take(), more) {
                (None, []) => {}
                (Some(_), []) => self.summary.forgotten += 1,
                (Some((mv, _)), [kept]) if *kept == mv.to_string() => {
                    series.done(mv);
                    self.summary.kept += 1;
                    let name = format!("g{game}-{}.png", series.moves.len());
                    let is_board_of = |message: &Message| board_name(message) == Some(&name);
                    let what = "the board of what was kept";
                    series.channel.message(what, is_board_of).await;
                }
                (_, more) => panic!("the database holds what nobody has played: {more:?}"),
            }
        }
    }

    async fn end(mut self) -> Summary {
        let mut connection = self.database().await;
        for series in &self.channels {
            let messages = series.channel.messages();
            let boards: Vec<_> = messages.iter().filter_map(board_name).collect();
            let games = numbers(&series.channel, &mut connection).await;
            let plies = series.over.iter().copied().chain([series.moves.len()]);
            let expected: Vec<_> = games
                .iter()
                .zip(plies)
                .flat_map(|(game, plies)| (0..=plies).map(move |ply| format!("g{game}-{ply}.png")))
                .collect();
            assert!(
                boards.iter().copied().eq(&expected),
                "each turn is posted once, in order: {boards:?}"
            );
            self.summary.games += games.len();
            self.summary.moves += expected.len() - games.len();
            for message in &messages {
                let Some(name) = board_name(message) else {
                    continue;
                };
                let entry = name.trim_start_matches('g').trim_end_matches(".png");
                let (game, number) = entry.split_once('-').expect("a board's name");
                let made_at: Option<OffsetDateTime> = sqlx::query_scalar(
                    "select made_at from entries where game = $1 and number = $2",
                )
                .bind(game.parse::<i64>().expect("a number"))
                .bind(number.parse::<i32>().expect("a number"))
                .fetch_optional(&mut connection)
                .await
                .expect("the database answers");
                if let Some(made_at) = made_at {
                    self.summary
                        .measure(made_at.into(), message.posted_at(), &self.kills);
                }
            }
        }
        let status = self.bot.terminate().await;
        assert!(status.success(), "{status}\n{}", self.bot.output());
        self.summary
    }

    async fn database(&self) -> PgConnection {
        let options = PgConnectOptions::new_without_pgpass()
            .socket(self.data.path().join("postgres"))
            .username("raichi")
            .database("raichi");
        let connected = PgConnection::connect_with(&options).await;
        connected.expect("Postgres runs")
    }
}

impl Summary {
    /// The slowest board after a restart.
    pub(crate) fn slowest_after_restart(&self) -> Duration {
        self.since_restart.iter().copied().max().unwrap_or_default()
    }

    /// Records the delay of a board, if a kill came between it and its entry.
    fn measure(&mut self, made_at: SystemTime, posted_at: SystemTime, kills: &[Kill]) {
        let between = |kill: &&Kill| made_at <= kill.at && kill.at <= posted_at;
        if let Some(kill) = kills.iter().rev().find(between) {
            let since = |then| posted_at.duration_since(then).unwrap_or_default();
            self.held.push(since(made_at));
            self.since_restart.push(since(kill.restarted));
        }
    }
}

impl Series {
    async fn begin(&mut self, discord: &StandIn) {
        if !self.moves.is_empty() {
            self.over.push(self.moves.len());
        }
        self.game = new_game();
        self.moves.clear();
        let before = self.last();
        let [ann, bjorn] = &self.people;
        let given = options![
            ("opponent", bjorn),
            ("rules", "norse"),
            ("side", "attackers")
        ];
        ann.slash(&self.channel, "challenge", given);
        let challenge = self
            .channel
            .message_after(before, "the challenge", |message| {
                !message.buttons().is_empty()
            })
            .await;
        bjorn.click(&challenge, "Accept");
        self.board(challenge.id).await;
        discord
            .changed(&challenge, "the record", |message| {
                message.buttons().is_empty()
            })
            .await;
    }

    /// Plays legal moves, with this pause after each, until the game is over.
    async fn play_on(&mut self, pause: Duration) {
        // Staggers the first moves of the channels.
        sleep(pause.mul_f64(self.rng.random())).await;
        while self.game.outcome().is_none() {
            let legal = self.game.legal_plies();
            let mv = legal[self.rng.random_range(..legal.len())];
            let mover = &self.people[self.moves.len() % 2];
            let before = self.last();
            let given = options![("from", mv.to_string())];
            self.pending = Some((mv, mover.slash(&self.channel, "move", given)));
            self.board(before).await;
            self.pending = None;
            self.done(mv);
            sleep(pause).await;
        }
    }

    fn done(&mut self, mv: Ply) {
        self.game.play(mv).expect("it is legal");
        self.moves.push(mv);
    }

    /// The number of the newest game.
    async fn number(&self, connection: &mut PgConnection) -> i64 {
        let numbers = numbers(&self.channel, connection).await;
        *numbers.last().expect("a game")
    }

    async fn board(&self, after: Id) {
        let is_board = |message: &Message| board_name(message).is_some();
        self.channel
            .message_after(after, "the board", is_board)
            .await;
    }

    fn last(&self) -> Id {
        let messages = self.channel.messages();
        messages
            .last()
            .map_or(self.channel.id(), |message| message.id)
    }
}

/// The numbers of a channel's games, oldest first.
async fn numbers(channel: &Channel, connection: &mut PgConnection) -> Vec<i64> {
    let games = "select g.id from games g join places p on p.id = g.place where p.channel = $1 order by g.id";
    sqlx::query_scalar(games)
        .bind(channel.id().cast_signed())
        .fetch_all(connection)
        .await
        .expect("the database answers")
}

fn new_game() -> Game {
    Game::new(Ruleset::preset("norse").expect("it ships"))
}

/// The file name of a turn's picture.
fn board_name(message: &Message) -> Option<&String> {
    let file = message.attachments.first()?;
    file.filename.starts_with('g').then_some(&file.filename)
}

async fn start(discord: &StandIn, program: &str, data: &Path) -> Process {
    let bot = discord.process(program).await.arg("run");
    bot.env("DISCORD_TOKEN", TOKEN)
        .env("RAICHI_DATA_DIR", data)
        .start()
}
