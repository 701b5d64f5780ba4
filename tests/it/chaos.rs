//! While people play several games at once, the bot or its private Postgres is killed at random moments. Whatever was
//! acknowledged has to be there afterwards, each turn said once and in order, and the next start has to succeed by
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

/// How long the next start may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// The latest moment of a kill, counted from the first move of a cycle.
const LATEST: Duration = Duration::from_millis(1500);
/// What the bot logs when Postgres is back.
const BACK: &str = "Postgres runs again";

/// What is played meanwhile.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Load {
    /// Games at once, each in a channel of its own.
    pub(crate) games: usize,
    /// Moves a second in all of them together, as far as they are answered in time.
    pub(crate) rate: u32,
}

/// What happened.
#[derive(Debug, Default)]
pub(crate) struct Summary {
    games: usize,
    moves: usize,
    /// Moves that were on their way at a kill and were kept, and those that were not.
    kept: usize,
    forgotten: usize,
    /// How long it took until the bot was ready again after it was killed, and Postgres after it was.
    bots: Vec<Duration>,
    servers: Vec<Duration>,
    /// Of the boards that a kill held up: from the entry to the board, and from the restart to the board.
    held: Vec<Duration>,
    since_restart: Vec<Duration>,
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} moves in {} games; none that was acknowledged is lost, none is told twice",
            self.moves, self.games
        )?;
        writeln!(
            f,
            "on their way at a kill: {} kept and told later, {} not done",
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

/// Lets people play on a program with a data directory of its own, and kills it or its Postgres this often.
pub(crate) async fn chaos(program: &str, cycles: u64, seed: u64, load: Load) -> Summary {
    let mut scene = Scene::begin(program, seed, load).await;
    for _ in 0..cycles {
        scene.play().await;
        if scene.chance.random() {
            scene.kill_bot().await;
        } else {
            scene.kill_postgres().await;
        }
        scene.reconcile().await;
    }
    scene.end().await
}

/// A kill, and when what was killed was started again.
#[derive(Debug, Clone, Copy)]
struct Kill {
    at: SystemTime,
    restarted: SystemTime,
}

struct Scene {
    chance: StdRng,
    load: Load,
    discord: StandIn,
    tables: Vec<GameState>,
    program: String,
    bot: Process,
    data: TempDir,
    kills: Vec<Kill>,
    summary: Summary,
}

/// A channel in which two people play one game after the other.
struct GameState {
    chance: StdRng,
    channel: Channel,
    people: [User; 2],
    /// The game as it has to be in the database, and its moves.
    game: Game,
    moves: Vec<Ply>,
    /// What has been sent and not acknowledged.
    pending: Option<(Ply, Handle)>,
    /// The moves of the games before.
    over: Vec<usize>,
}

impl Scene {
    async fn begin(program: &str, seed: u64, load: Load) -> Self {
        let data = raichi_postgres::scratch_folder().expect("a folder");
        let discord = StandIn::start().await;
        let bot = start(&discord, program, data.path()).await;
        bot.ready().await;
        let mut chance = StdRng::seed_from_u64(seed);
        let guild = discord.guild("Hird", "en-US");
        let mut tables = Vec::new();
        for number in 0..load.games {
            let mut state = GameState {
                chance: StdRng::seed_from_u64(chance.random()),
                channel: guild.channel(&format!("tafl-{number}")),
                people: ["Ann", "Björn"].map(|name| discord.user(name, "en-US")),
                game: new_game(),
                moves: Vec::new(),
                pending: None,
                over: Vec::new(),
            };
            state.begin(&discord).await;
            tables.push(state);
        }
        Self {
            chance,
            load,
            discord,
            tables,
            program: program.to_owned(),
            bot,
            data,
            kills: Vec::new(),
            summary: Summary::default(),
        }
    }

    /// Plays at all tables until a moment at random.
    async fn play(&mut self) {
        for state in &mut self.tables {
            if state.game.outcome().is_some() {
                state.begin(&self.discord).await;
            }
        }
        let moment = self.chance.random_range(Duration::ZERO..LATEST);
        let pause = Duration::from_secs(1)
            .mul_f64(self.load.games as f64 / f64::from(self.load.rate.max(1)));
        let stop = CancellationToken::new();
        let playing: Vec<_> = self
            .tables
            .drain(..)
            .map(|mut state| {
                let stop = stop.clone();
                tokio::spawn(async move {
                    stop.run_until_cancelled(state.play_on(pause)).await;
                    state
                })
            })
            .collect();
        // Whatever comes, the kill does not wait for it.
        sleep(moment).await;
        stop.cancel();
        for state in playing {
            self.tables.push(state.await.expect("a table"));
        }
    }

    async fn kill_bot(&mut self) {
        self.bot.kill9().await;
        let (killed, at) = (Instant::now(), SystemTime::now());
        self.bot = start(&self.discord, &self.program, self.data.path()).await;
        let restarted = SystemTime::now();
        let ready = timeout(PATIENCE, self.bot.ready()).await;
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
        let back = timeout(PATIENCE, back).await;
        back.expect("Postgres is back in time");
        self.summary.servers.push(killed.elapsed());
        // The bot starts it again at once.
        self.kills.push(Kill { at, restarted: at });
        // Whoever waited is answered: the move is played, or there is an apology.
        for state in &self.tables {
            if let Some((_, handle)) = &state.pending {
                tokio::select! {
                    () = handle.deleted() => {}
                    _ = handle.message() => {}
                }
            }
        }
    }

    /// Compares what is in the database with what was acknowledged.
    async fn reconcile(&mut self) {
        let mut connection = self.database().await;
        for state in &mut self.tables {
            let game = state.number(&mut connection).await;
            let log = "select deed ->> 'move' from entries where game = $1 order by number";
            let log: Vec<String> = sqlx::query_scalar(log)
                .bind(game)
                .fetch_all(&mut connection)
                .await
                .expect("the database answers");
            let (acknowledged, more) = log
                .split_at_checked(state.moves.len())
                .expect("nothing that was acknowledged is lost");
            let expected: Vec<_> = state.moves.iter().map(ToString::to_string).collect();
            assert_eq!(acknowledged, expected);
            match (state.pending.take(), more) {
                (None, []) => {}
                (Some(_), []) => self.summary.forgotten += 1,
                (Some((mv, _)), [kept]) if *kept == mv.to_string() => {
                    state.done(mv);
                    self.summary.kept += 1;
                    let name = format!("g{game}-{}.png", state.moves.len());
                    let told = |message: &Message| board_name(message) == Some(&name);
                    let what = "the board of what was kept";
                    state.channel.message(what, told).await;
                }
                (_, more) => panic!("the database holds what nobody has played: {more:?}"),
            }
        }
    }

    async fn end(mut self) -> Summary {
        let mut connection = self.database().await;
        for state in &self.tables {
            let messages = state.channel.messages();
            let boards: Vec<_> = messages.iter().filter_map(board_name).collect();
            let games = numbers(&state.channel, &mut connection).await;
            let plies = state.over.iter().copied().chain([state.moves.len()]);
            let expected: Vec<_> = games
                .iter()
                .zip(plies)
                .flat_map(|(game, plies)| (0..=plies).map(move |ply| format!("g{game}-{ply}.png")))
                .collect();
            assert!(
                boards.iter().copied().eq(&expected),
                "each turn is told once, in order: {boards:?}"
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

    /// Takes in how long a board was held up, if a kill came between it and its entry.
    fn measure(&mut self, made_at: SystemTime, posted_at: SystemTime, kills: &[Kill]) {
        let between = |kill: &&Kill| made_at <= kill.at && kill.at <= posted_at;
        if let Some(kill) = kills.iter().rev().find(between) {
            let since = |then| posted_at.duration_since(then).unwrap_or_default();
            self.held.push(since(made_at));
            self.since_restart.push(since(kill.restarted));
        }
    }
}

impl GameState {
    async fn begin(&mut self, discord: &StandIn) {
        if !self.moves.is_empty() {
            self.over.push(self.moves.len());
        }
        self.game = new_game();
        self.moves.clear();
        let before = self.last();
        let [ann, bjorn] = &self.people;
        let given = options![("opponent", bjorn), ("rules", "norse"), ("side", 0)];
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
        // The tables do not move all at once.
        sleep(pause.mul_f64(self.chance.random())).await;
        while self.game.outcome().is_none() {
            let legal = self.game.legal_plies();
            let mv = legal[self.chance.random_range(..legal.len())];
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

/// The file name of the picture of a turn.
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
