//! The processes under test: bots that share a Postgres, or one with a Postgres of its own; and a `raichi think`.

use std::{fs, path::PathBuf, process::ExitStatus, sync::Arc, time::Duration};

use raichi_postgres::{Cluster, Durability, Settings};
use raichi_standin::{Process, StandIn, TOKEN, WallClock};
use rustix::process::{Pid, Signal, kill_process};
use sqlx::{
    ConnectOptions, Connection, PgPool,
    postgres::{PgConnectOptions, PgPoolOptions},
};

use super::{Plan, Scope, disk::Disk};

/// The database's name, as a bot with its own Postgres names it.
const DATABASE: &str = "raichi";
/// Connections of bots, of `raichi think`, and of the audit.
const CONNECTIONS: u32 = 60;
/// How many lines of a process are printed that fails.
const TAIL: usize = 300;
/// How long the audit waits for a connection.
const PATIENCE: Duration = Duration::from_secs(2);

/// The Postgres of all processes.
pub(crate) struct Server {
    /// None where a bot runs it.
    _cluster: Option<Cluster>,
    pub(crate) disk: Disk,
}

impl Server {
    /// Starts it, unless the bot has its own.
    pub(crate) async fn start(program: &str, is_private: bool) -> Self {
        let disk = Disk::new();
        if is_private {
            return Self {
                _cluster: None,
                disk,
            };
        }
        let settings = Settings {
            data: disk.path().to_owned(),
            helper: PathBuf::from(program),
            programs: None,
            connections: CONNECTIONS,
            durability: Durability::Kept,
        };
        let cluster = Cluster::start(settings).await.expect("Postgres starts");
        let options = cluster.database(DATABASE).await.expect("a database");
        let mut connection = options.connect().await.expect("Postgres runs");
        // Otherwise its log would fill a small disk.
        for order in [
            "alter system set max_wal_size = '96MB'",
            "select pg_reload_conf()",
        ] {
            sqlx::query(order)
                .execute(&mut connection)
                .await
                .expect("it does");
        }
        connection.close().await.expect("it is closed");
        Self {
            _cluster: Some(cluster),
            disk,
        }
    }

    fn options(&self) -> PgConnectOptions {
        Cluster::options_of(self.disk.path(), DATABASE)
    }

    /// Connections to it, as soon as it runs.
    pub(crate) fn pool(&self) -> PgPool {
        PgPoolOptions::new()
            .max_connections(4)
            .acquire_timeout(PATIENCE)
            .connect_lazy_with(self.options().disable_statement_logging())
    }

    /// Sends a signal to the server, if it runs.
    fn signal(&self, signal: Signal) {
        let file = self.disk.path().join("postgres/cluster/postmaster.pid");
        let text = fs::read_to_string(file).unwrap_or_default();
        let number = text.lines().next().and_then(|line| line.parse().ok());
        if let Some(postmaster) = number.and_then(Pid::from_raw) {
            // It may have ended just now, by the fault before.
            kill_process(postmaster, signal).ok();
        }
    }

    pub(crate) fn kill(&self) {
        self.signal(Signal::KILL);
    }

    /// The supervisor starts it again.
    pub(crate) fn restart(&self) {
        self.signal(Signal::INT);
    }
}

/// The processes.
pub(crate) struct Bots {
    discord: Arc<StandIn>,
    program: String,
    plan: Plan,
    url: Option<String>,
    data: PathBuf,
    /// The clock of the first bot.
    pub(crate) clock: Option<WallClock>,
    /// None while one is killed.
    pub(crate) bots: Vec<Option<Process>>,
    pub(crate) thinker: Option<Process>,
    /// The number of a bot that stands still.
    pub(crate) paused: Option<usize>,
    /// Starts that ended at once, without a database.
    pub(crate) failed_starts: usize,
}

impl Bots {
    pub(crate) async fn start(
        discord: &Arc<StandIn>,
        program: &str,
        plan: Plan,
        server: &Server,
    ) -> Self {
        let url = server.options().to_url_lossy().to_string();
        let mut bots = Self {
            discord: discord.clone(),
            program: program.to_owned(),
            plan,
            url: (!plan.is_private).then_some(url),
            data: server.disk.path().to_owned(),
            clock: WallClock::is_installed().then(|| discord.wall_clock()),
            bots: Vec::new(),
            thinker: None,
            paused: None,
            failed_starts: 0,
        };
        for number in 0..plan.bots {
            bots.bots.push(None);
            bots.start_bot(number).await;
        }
        bots
    }

    async fn launch(&self, command: &str) -> raichi_standin::Launch {
        let launch = self.discord.process(&self.program).await.arg(command);
        match &self.url {
            Some(url) => launch.env("DATABASE_URL", url),
            None => launch.env("RAICHI_DATA_DIR", &self.data),
        }
    }

    /// Starts a bot, unless it runs.
    pub(crate) async fn start_bot(&mut self, number: usize) {
        if self.bots[number].is_some() {
            return;
        }
        let mut bot = self
            .launch("run")
            .await
            .env("DISCORD_TOKEN", TOKEN)
            .env(
                "RAICHI_SHARDS__LEASE_SECONDS",
                self.plan.lease.as_secs().to_string(),
            )
            // The stand-in grants any number of requests.
            .env("RAICHI_DISCORD__REQUESTS", "100000");
        if self.plan.scope == Scope::Workers {
            bot = bot.env("RAICHI_THINK__THREADS", "0");
        }
        if let Some(clock) = self.clock.as_ref().filter(|_| number == 0) {
            bot = clock.on(bot);
        }
        self.bots[number] = Some(bot.start());
    }

    pub(crate) async fn start_thinker(&mut self) {
        if self.thinker.is_none() {
            let thinker = self.launch("think").await.args(["--threads", "1"]);
            self.thinker = Some(thinker.start());
        }
    }

    pub(crate) async fn start_all(&mut self) {
        for number in 0..self.bots.len() {
            self.start_bot(number).await;
        }
        self.start_thinker().await;
    }

    /// Kills a bot; returns its number at the stand-in.
    pub(crate) async fn kill_bot(&mut self, number: usize) {
        if let Some(bot) = self.bots[number].take() {
            bot.kill9().await;
        }
    }

    pub(crate) async fn kill_thinker(&mut self) {
        if let Some(thinker) = self.thinker.take() {
            thinker.kill9().await;
        }
    }

    /// The bot with the most shards.
    pub(crate) fn busiest(&self) -> usize {
        let connected = self.discord.connected_shards();
        let shards_of = |bot: &Option<Process>| {
            let number = bot.as_ref().map(Process::number);
            connected
                .iter()
                .filter(|(_, by)| Some(*by) == number)
                .count()
        };
        let bots = self.bots.iter().enumerate();
        bots.max_by_key(|(_, bot)| shards_of(bot))
            .map_or(0, |(number, _)| number)
    }

    /// Whether all shards are connected, once each, and held by bots that run.
    pub(crate) fn have_all_shards(&self) -> bool {
        let running: Vec<_> = self
            .bots
            .iter()
            .enumerate()
            .filter(|(number, _)| self.paused != Some(*number))
            .filter_map(|(_, bot)| bot.as_ref())
            .filter(|bot| bot.status().is_none())
            .map(Process::number)
            .collect();
        let connected = self.discord.connected_shards();
        let shards = self.plan.shards as usize;
        let mut numbers: Vec<_> = connected.iter().map(|(shard, _)| shard.number).collect();
        numbers.dedup();
        numbers.len() == shards
            && connected.len() == shards
            && connected.iter().all(|(_, by)| running.contains(by))
    }

    /// Starts processes again that have ended because there was no database, as a service manager does.
    ///
    /// # Errors
    ///
    /// When one has ended for another reason.
    pub(crate) async fn restart_ended(&mut self) -> Result<(), String> {
        for number in 0..self.bots.len() {
            let ended = self.bots[number].take_if(|bot| bot.status().is_some());
            if let Some(ended) = ended {
                check_end("a bot", &ended)?;
                self.failed_starts += 1;
                self.start_bot(number).await;
            }
        }
        if let Some(ended) = self.thinker.take_if(|thinker| thinker.status().is_some()) {
            check_end("raichi think", &ended)?;
            self.start_thinker().await;
        }
        Ok(())
    }

    /// Ends all processes in order.
    pub(crate) async fn end(&mut self) -> Result<(), String> {
        for process in self.bots.drain(..).chain([self.thinker.take()]).flatten() {
            let status: ExitStatus = process.terminate().await;
            if !status.success() {
                return Err(format!("it ends with {status}:\n{}", tail(&process)));
            }
        }
        Ok(())
    }
}

/// An error unless a process has ended for want of a database.
fn check_end(what: &str, ended: &Process) -> Result<(), String> {
    let output = ended.output();
    let last = output.lines().last().unwrap_or_default();
    if ["database", "Postgres"]
        .iter()
        .any(|word| last.contains(word))
    {
        return Ok(());
    }
    let status = ended.status();
    Err(format!(
        "{what} has ended by itself ({status:?}):\n{}",
        tail(ended)
    ))
}

/// The last lines of a process's output.
pub(crate) fn tail(process: &Process) -> String {
    let output = process.output();
    let lines: Vec<_> = output.lines().collect();
    lines[lines.len().saturating_sub(TAIL)..].join("\n")
}
