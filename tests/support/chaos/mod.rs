//! While people play, faults of all kinds happen, in an order that follows from a seed: processes and Postgres are killed, stand
//! still, have a full disk or a wrong clock, and Discord fails in its ways. Afterwards the database and the channels are
//! audited: every acknowledged move is in the log, every board is posted once and in order, every game goes on.

mod action;
mod audit;
mod boards;
mod bots;
mod clubs;
mod disk;
mod fault;
mod history;
mod inject;
mod players;
mod server_faults;
mod servers;
mod summary;
pub(crate) mod way;

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use raichi_standin::{ShardOf, StandIn};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use tokio::{
    task::JoinHandle,
    time::{MissedTickBehavior, interval},
};
use tokio_util::sync::CancellationToken;

use boards::Boards;
use bots::Bots;
use clubs::{Club, Kind};
pub(crate) use fault::Scope;
use history::History;
use players::{Failure, Series};
use server_faults::ServerFaults;
use servers::{Database, Servers};
pub(crate) use summary::Summary;

/// How often a state is looked at that nothing announces.
const POLL: Duration = Duration::from_millis(20);
/// How long everything may take to be well again after a group of faults.
const RECOVERY: Duration = Duration::from_secs(120);
/// How much of what happened at the gateway a failed run prints, the newest first.
const GATEWAY_TAIL: usize = 40;
/// In how many buckets shards identify.
const BUCKETS: u32 = 2;

/// What a run consists of.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Plan {
    pub(crate) seed: u64,
    /// How many faults happen.
    pub(crate) faults: usize,
    /// No further faults begin after this time.
    pub(crate) limit: Duration,
    /// Concurrent games, each in its own channel.
    pub(crate) games: usize,
    /// Moves of people per second over all games, as far as they are answered in time.
    pub(crate) rate: u32,
    /// How many bots share the shards.
    pub(crate) bots: usize,
    pub(crate) shards: u32,
    /// The length of a lease.
    pub(crate) lease: Duration,
    /// Whether the only bot runs a Postgres of its own.
    pub(crate) is_private: bool,
    /// Which faults happen.
    pub(crate) scope: Scope,
    /// Whether it fails if something takes too long, which a busy machine may do.
    pub(crate) has_limits: bool,
}

/// Runs a plan with this program.
///
/// # Errors
///
/// When something was lost, came twice or stands still.
pub(crate) async fn chaos(program: &str, plan: Plan) -> Result<Summary, Failure> {
    let mut run = Chaos::begin(program, plan).await?;
    let result = run.happen().await;
    let result = match result {
        Ok(()) => run.end().await,
        Err(failure) => Err(failure),
    };
    result.map_err(|failure| {
        // They have been printed with what was found.
        let violations = run.discord.take_violations();
        let processes = run.bots.bots.iter().flatten();
        let logs: Vec<_> = processes.chain(&run.bots.thinker).map(bots::tail).collect();
        format!(
            "seed {}, after {} faults: {failure}\nviolations: {violations:#?}\nconnected: {:?}\ngateway: {:#?}\n{}",
            plan.seed,
            run.summary.faults.values().sum::<usize>(),
            run.discord.connected_shards(),
            run.discord.gateway_log().iter().rev().take(GATEWAY_TAIL).collect::<Vec<_>>(),
            logs.join("\n----\n")
        )
    })?;
    Ok(run.summary)
}

struct Chaos {
    plan: Plan,
    rng: StdRng,
    discord: Arc<StandIn>,
    boards: Boards,
    database: Database,
    history: History,
    /// Before the servers, which they use.
    bots: Bots,
    server_faults: ServerFaults,
    servers: Servers,
    playing: Vec<JoinHandle<Series>>,
    clubs: Vec<JoinHandle<Club>>,
    stop: CancellationToken,
    failure: Arc<Mutex<Option<Failure>>>,
    summary: Summary,
}

impl Chaos {
    async fn begin(program: &str, plan: Plan) -> Result<Self, Failure> {
        let discord = Arc::new(StandIn::start().await);
        discord.shards(plan.shards, BUCKETS);
        // Sessions are started more often than in a year.
        discord.session_starts(1_000_000);
        discord.excuse_late_answers();
        let mut rng = StdRng::seed_from_u64(plan.seed);
        let has_standby = plan.scope.has_standby() && !plan.is_private;
        let servers = Servers::start(program, has_standby, plan.is_private).await;
        let boards = Boards::follow(&discord);
        let (database, history) = (servers.database.clone(), History::default());
        let bots = Bots::start(&discord, program, plan, &servers).await;
        let total = plan.shards;
        let guilds: Vec<_> = (0..total)
            .map(|number| discord.guild_on(ShardOf { number, total }, "Hird", "en-US"))
            .collect();
        let series: Vec<_> = (0..plan.games)
            .map(|number| {
                let guild = &guilds[number % guilds.len()];
                let rng = StdRng::seed_from_u64(rng.random());
                Series::new(
                    &discord,
                    guild,
                    (number, plan.scope),
                    rng,
                    &boards,
                    &database,
                    &history,
                )
            })
            .collect();
        let mut run = Self {
            plan,
            rng,
            discord,
            boards,
            database,
            history,
            bots,
            server_faults: ServerFaults::default(),
            servers,
            playing: Vec::new(),
            clubs: Vec::new(),
            stop: CancellationToken::new(),
            failure: Arc::default(),
            summary: Summary::default(),
        };
        run.server_faults.channels = series.iter().map(|it| it.channel.clone()).collect();
        run.summary.silence = if run.servers.loses_packets() {
            "its packets vanish"
        } else {
            "what is sent is swallowed, as there are no rights to make a network"
        };
        run.until("the first start", |run| {
            run.bots.have_all_shards() && !run.discord.commands().is_empty()
        })
        .await?;
        run.bots.start_thinker().await;
        for guild in &guilds {
            // What is private cannot be watched.
            let set = "insert into server_settings (door, server, computer) values ('discord', $1, 'channel')";
            let set = sqlx::query(set).bind(guild.id().cast_signed());
            let done = set.execute(&run.database.pool()).await;
            done.map_err(|error| error.to_string())?;
        }
        for series in series {
            run.play(series);
        }
        if plan.scope == Scope::Clubs {
            for (kind, guild) in Kind::ALL.into_iter().zip(guilds.iter().cycle()) {
                let rng = StdRng::seed_from_u64(run.rng.random());
                run.gather(Club::new(&run.discord, guild, kind, rng, &run.database));
            }
        }
        run.all_move().await?;
        Ok(run)
    }

    /// Lets a series play until the end.
    fn play(&mut self, mut series: Series) {
        let seconds = self.plan.games as f64 / f64::from(self.plan.rate.max(1));
        let mut ticks = interval(Duration::from_secs_f64(seconds));
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (stop, failed) = (self.stop.clone(), self.failed());
        self.playing.push(tokio::spawn(async move {
            failed(series.play(ticks, stop).await);
            series
        }));
    }

    /// Lets a club go on until the end.
    fn gather(&mut self, mut club: Club) {
        let (stop, failed) = (self.stop.clone(), self.failed());
        self.clubs.push(tokio::spawn(async move {
            failed(club.go_on(stop).await);
            club
        }));
    }

    /// Notes the first failure.
    fn failed(&self) -> impl Fn(Result<(), Failure>) + use<> {
        let failure = self.failure.clone();
        move |done| {
            if let Err(why) = done {
                let mut failure = failure.lock().unwrap_or_else(PoisonError::into_inner);
                failure.get_or_insert(why);
            }
        }
    }

    /// Waits until a condition holds.
    async fn until(
        &mut self,
        what: &str,
        mut is: impl FnMut(&Self) -> bool,
    ) -> Result<(), Failure> {
        let began = Instant::now();
        let mut ticks = interval(POLL);
        loop {
            ticks.tick().await;
            if is(self) {
                return Ok(());
            }
            self.bots.restart_ended().await?;
            self.fail()?;
            if self.playing.iter().any(JoinHandle::is_finished) && !self.stop.is_cancelled() {
                return Err("a player's task has ended".to_owned());
            }
            if began.elapsed() > RECOVERY {
                return Err(format!("waited {RECOVERY:?} in vain for {what}"));
            }
        }
    }

    /// Fails if somebody has noted a failure.
    fn fail(&self) -> Result<(), Failure> {
        let mut failure = self.failure.lock().unwrap_or_else(PoisonError::into_inner);
        failure.take().map_or(Ok(()), Err)
    }

    /// Waits until there is a new board in each channel.
    async fn all_move(&mut self) -> Result<(), Failure> {
        let since = Instant::now();
        self.until("a board in each channel", |run| {
            run.boards.channels_since(since) == run.plan.games
        })
        .await
    }

    /// All faults.
    async fn happen(&mut self) -> Result<(), Failure> {
        let Plan {
            bots,
            faults,
            scope,
            ..
        } = self.plan;
        let has_small_disk = self.servers.has_small_disks();
        let has_standby = self.servers.has_standby();
        for kind in fault::kinds().filter(|kind| scope.includes(*kind)) {
            if let Some(why) = fault::impossible(kind, bots, has_small_disk, has_standby) {
                self.summary.skipped.insert(kind, why);
            }
        }
        let skipped = self.summary.skipped.clone();
        let groups = fault::schedule(&mut self.rng, faults, |kind| {
            scope.includes(kind) && !skipped.contains_key(&kind)
        });
        let began = Instant::now();
        for group in groups {
            if began.elapsed() > self.plan.limit {
                break;
            }
            self.group(&group).await?;
            for kind in group {
                *self.summary.faults.entry(kind).or_default() += 1;
            }
        }
        Ok(())
    }

    /// Stops the players, audits, and ends the processes.
    async fn end(&mut self) -> Result<(), Failure> {
        // Every game goes on.
        self.all_move().await?;
        self.stop.cancel();
        let mut all = Vec::new();
        for playing in std::mem::take(&mut self.playing) {
            all.push(playing.await.map_err(|why| why.to_string())?);
        }
        let mut clubs = Vec::new();
        for club in std::mem::take(&mut self.clubs) {
            clubs.push(club.await.map_err(|why| why.to_string())?);
        }
        self.fail()?;
        for series in &all {
            self.summary.games += series.games.len();
            for (kind, count) in &series.figures.actions {
                *self.summary.actions.entry(kind.clone()).or_default() += count;
            }
            self.summary.attempts += series.figures.attempts;
            self.summary.late += series.figures.late;
            self.summary.answers += series.figures.answers;
            self.summary.planned += series.figures.planned;
            self.summary.thinking.extend(&series.figures.thinking);
        }
        for club in &clubs {
            let done = (club.steps, club.over);
            self.summary.clubs.insert(club.kind, done);
        }
        self.summary.failed_starts = self.bots.failed_starts;
        audit::settled(self).await?;
        audit::games(self, &all).await?;
        audit::clubs(self, &clubs).await?;
        audit::leases(self).await?;
        self.bots.end().await?;
        if !self.plan.is_private {
            audit::released(self).await?;
        }
        let violations = self.discord.take_violations();
        if !violations.is_empty() {
            return Err(format!("what Discord forbids: {violations:#?}"));
        }
        let misses = self.summary.misses(self.plan.scope);
        if misses.is_empty() || !self.plan.has_limits {
            return Ok(());
        }
        Err(format!("{}\n{}", misses.join("\n"), self.summary))
    }
}
