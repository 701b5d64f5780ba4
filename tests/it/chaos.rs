//! While two people play, the bot or its private Postgres is killed at random moments. Whatever was
//! acknowledged has to be there afterwards, each turn said once, and the next start has to succeed by itself.

use std::{
    collections::HashSet,
    fmt, fs,
    path::Path,
    time::{Duration, Instant},
};

use raichi_rules::{Game, Move, Ruleset};
use raichi_standin::{Channel, Handle, Id, Message, Process, StandIn, TOKEN, User, options};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use rustix::process::{Pid, Signal, kill_process};
use sqlx::{Connection, PgConnection, postgres::PgConnectOptions};
use tempfile::TempDir;
use tokio::time::timeout;

/// How long the next start may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// The latest moment of a kill, counted from the first move of a cycle.
const LATEST: Duration = Duration::from_millis(150);
/// What the bot logs when Postgres is back.
const BACK: &str = "Postgres runs again";

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
            let longest = times.iter().map(Duration::as_millis).max().unwrap_or(0);
            let all: u128 = times.iter().map(Duration::as_millis).sum();
            let count = times.len();
            let mean = all / count.max(1) as u128;
            writeln!(
                f,
                "{what} killed {count} times: back after {mean} ms on average, {longest} ms at most"
            )?;
        }
        Ok(())
    }
}

/// Lets people play on a program with a data directory of its own, and kills it or its Postgres this often.
pub(crate) async fn chaos(program: &str, cycles: u64, seed: u64) -> Summary {
    let mut scene = Scene::begin(program, seed).await;
    for _ in 0..cycles {
        if scene.game.outcome().is_some() {
            scene.new_game().await;
        }
        let moment = scene.chance.random_range(Duration::ZERO..LATEST);
        timeout(moment, scene.play_on()).await.ok();
        if scene.chance.random() {
            scene.kill_bot().await;
        } else {
            scene.kill_postgres().await;
        }
        scene.reconcile().await;
    }
    scene.end().await
}

struct Scene {
    chance: StdRng,
    discord: StandIn,
    channel: Channel,
    ann: User,
    bjorn: User,
    program: String,
    bot: Process,
    data: TempDir,
    /// The game as it has to be in the database, and its moves.
    game: Game,
    moves: Vec<Move>,
    /// What has been sent and not acknowledged.
    pending: Option<(Move, Handle)>,
    summary: Summary,
}

impl Scene {
    async fn begin(program: &str, seed: u64) -> Self {
        let data = raichi_postgres::scratch_folder().expect("a folder");
        let discord = StandIn::start().await;
        let bot = start(&discord, program, data.path()).await;
        bot.ready().await;
        let mut scene = Self {
            chance: StdRng::seed_from_u64(seed),
            channel: discord.guild("Hird", "en-US").channel("tafl"),
            ann: discord.user("Ann", "en-US"),
            bjorn: discord.user("Björn", "en-US"),
            program: program.to_owned(),
            bot,
            data,
            discord,
            game: Game::new(Ruleset::preset("norse").expect("it ships")),
            moves: Vec::new(),
            pending: None,
            summary: Summary::default(),
        };
        scene.new_game().await;
        scene
    }

    async fn new_game(&mut self) {
        self.summary.games += 1;
        self.game = Game::new(Ruleset::preset("norse").expect("it ships"));
        self.moves.clear();
        let before = self.last();
        let given = options![("opponent", &self.bjorn), ("rules", "norse"), ("side", 0)];
        self.ann.slash(&self.channel, "challenge", given);
        let challenge = self
            .channel
            .message_after(before, "the challenge", |message| {
                !message.buttons().is_empty()
            })
            .await;
        self.bjorn.click(&challenge, "Accept");
        self.board(challenge.id).await;
        self.discord
            .changed(&challenge, "the record", |message| {
                message.buttons().is_empty()
            })
            .await;
    }

    /// Plays legal moves until the game is over, and then waits.
    async fn play_on(&mut self) {
        while self.game.outcome().is_none() {
            let legal = self.game.legal_moves();
            let mv = legal[self.chance.random_range(..legal.len())];
            let mover = if self.moves.len().is_multiple_of(2) {
                &self.ann
            } else {
                &self.bjorn
            };
            let before = self.last();
            let given = options![("from", mv.to_string())];
            self.pending = Some((mv, mover.slash(&self.channel, "move", given)));
            self.board(before).await;
            self.pending = None;
            self.done(mv);
        }
        std::future::pending().await
    }

    fn done(&mut self, mv: Move) {
        self.game.play(mv).expect("it is legal");
        self.moves.push(mv);
        self.summary.moves += 1;
    }

    async fn kill_bot(&mut self) {
        self.bot.kill9().await;
        let killed = Instant::now();
        self.bot = start(&self.discord, &self.program, self.data.path()).await;
        let ready = timeout(PATIENCE, self.bot.ready()).await;
        ready.expect("the bot is ready again in time");
        self.summary.bots.push(killed.elapsed());
    }

    async fn kill_postgres(&mut self) {
        let times_back = |bot: &Process| bot.output().matches(BACK).count();
        let before = times_back(&self.bot);
        let file = self.data.path().join("postgres/cluster/postmaster.pid");
        let text = fs::read_to_string(file).expect("Postgres runs");
        let number = text.lines().next().and_then(|line| line.parse().ok());
        let postmaster = number.and_then(Pid::from_raw).expect("a process number");
        kill_process(postmaster, Signal::KILL).expect("it is killed");
        let killed = Instant::now();
        let back = self.discord.wait_for("Postgres to be back", |_| {
            (times_back(&self.bot) > before).then_some(())
        });
        let back = timeout(PATIENCE, back).await;
        back.expect("Postgres is back in time");
        self.summary.servers.push(killed.elapsed());
        // Whoever waited is answered: the move is played, or there is an apology.
        if let Some((_, handle)) = &self.pending {
            tokio::select! {
                () = handle.deleted() => {}
                _ = handle.message() => {}
            }
        }
    }

    /// Compares what is in the database with what was acknowledged.
    async fn reconcile(&mut self) {
        let options = PgConnectOptions::new_without_pgpass()
            .socket(self.data.path().join("postgres"))
            .username("raichi")
            .database("raichi");
        let mut connection = PgConnection::connect_with(&options)
            .await
            .expect("Postgres runs");
        let log = "select deed ->> 'move' from entries where game = $1 order by number";
        let log: Vec<String> = sqlx::query_scalar(log)
            .bind(i64::try_from(self.summary.games).expect("few games"))
            .fetch_all(&mut connection)
            .await
            .expect("the database answers");
        let (acknowledged, more) = log
            .split_at_checked(self.moves.len())
            .expect("nothing that was acknowledged is lost");
        let expected: Vec<_> = self.moves.iter().map(ToString::to_string).collect();
        assert_eq!(acknowledged, expected);
        match (self.pending.take(), more) {
            (None, []) => {}
            (Some(_), []) => self.summary.forgotten += 1,
            (Some((mv, _)), [kept]) if *kept == mv.to_string() => {
                self.done(mv);
                self.summary.kept += 1;
                let name = format!("g{}-{}.png", self.summary.games, self.moves.len());
                let told = |message: &Message| board_name(message) == Some(&name);
                self.channel
                    .message("the board of what was kept", told)
                    .await;
            }
            (_, more) => panic!("the database holds what nobody has played: {more:?}"),
        }
    }

    async fn end(self) -> Summary {
        let status = self.bot.terminate().await;
        assert!(status.success(), "{status}\n{}", self.bot.output());
        let messages = self.channel.messages();
        let boards: Vec<_> = messages.iter().filter_map(board_name).collect();
        let different: HashSet<_> = boards.iter().collect();
        assert_eq!(boards.len(), different.len(), "each turn is told once");
        assert_eq!(boards.len(), self.summary.moves + self.summary.games);
        self.summary
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
