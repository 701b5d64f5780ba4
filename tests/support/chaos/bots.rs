//! The processes under test: bots that share a Postgres, or one with a Postgres of its own; and a `raichi think`.

use std::{path::PathBuf, process::ExitStatus, sync::Arc};

use raichi_standin::{Process, StandIn, TOKEN, WallClock};

use super::{Failure, Plan, Scope, servers::Servers};

/// How many lines of a process are printed that fails.
const TAIL: usize = 300;

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
        servers: &Servers,
    ) -> Self {
        let mut bots = Self {
            discord: discord.clone(),
            program: program.to_owned(),
            plan,
            url: servers.url(),
            data: servers.data(),
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

    pub(crate) async fn launch(&self, command: &str) -> raichi_standin::Launch {
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
    pub(crate) async fn restart_ended(&mut self) -> Result<(), Failure> {
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
    pub(crate) async fn end(&mut self) -> Result<(), Failure> {
        let bots = self.bots.iter_mut().map(Option::take);
        let processes: Vec<_> = bots.chain([self.thinker.take()]).flatten().collect();
        for process in processes {
            let status: ExitStatus = process.terminate().await;
            if !status.success() {
                return Err(format!("it ends with {status}:\n{}", tail(&process)));
            }
        }
        Ok(())
    }
}

/// An error unless a process has ended for want of a database.
fn check_end(what: &str, ended: &Process) -> Result<(), Failure> {
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
