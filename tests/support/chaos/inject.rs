//! Lets faults happen, and waits until all is well again.

use std::time::{Duration, Instant};

use raichi_standin::{Disconnect, Fault, GatewayAct, Process};
use rand::{RngExt, seq::IndexedRandom};
use tokio::time::{interval, timeout};

use super::{Chaos, Failure, POLL, fault::Kind};

/// The most boards that are posted between two faults of a group, and how long they are waited for.
const BETWEEN: usize = 8;
const BETWEEN_LIMIT: Duration = Duration::from_secs(1);
/// How far a clock jumps.
const JUMP: Duration = Duration::from_secs(3600);
/// How many events are replayed that have been handled.
const REPLAYED: u64 = 60;
/// The most sessions that a process starts, so that Discord's daily limit does not make it wait.
const SESSIONS: usize = 3;
/// How long bots may take to end after their token is revoked.
const REVOKED: Duration = Duration::from_secs(20);
/// What a bot logs whose token is refused.
const REFUSED: &str = "Discord refuses the bot's token";
/// The most connections that a bot tries to open with a revoked token.
const TRIES: usize = 6;

impl Chaos {
    /// Some faults at the same time, and the recovery from them.
    pub(super) async fn group(&mut self, kinds: &[Kind]) -> Result<(), Failure> {
        let in_trouble = kinds.len() > 1 || kinds.iter().any(|kind| kind.is_of_postgres());
        let mut lost_at = None;
        let mut is_of_one = false;
        for kind in kinds {
            self.some_boards().await;
            let began = Instant::now();
            self.begin_fault(*kind).await?;
            if matches!(kind, Kind::KillBot | Kind::Pause | Kind::KillBotAndPostgres) {
                is_of_one = self.plan.bots > 1;
                lost_at = Some(began);
            }
        }
        // Another bot takes over.
        let is_early = self.rng.random();
        if let Some(lost_at) = lost_at.filter(|_| is_of_one) {
            if is_early && !kinds.contains(&Kind::Pause) {
                self.bots.start_all().await;
            }
            self.until("another bot to take over", |run| run.bots.have_all_shards())
                .await?;
            self.summary.take_overs.push(lost_at.elapsed());
        }
        self.end_faults(kinds).await?;
        let restarted = Instant::now();
        let is_restart = kinds
            .iter()
            .any(|kind| matches!(kind, Kind::KillBots | Kind::KillAll))
            || (self.plan.bots == 1 && lost_at.is_some());
        let since = self.discord.gateway_log().len();
        self.bots.start_all().await;
        self.until("all shards to be connected", |run| {
            run.bots.have_all_shards()
        })
        .await?;
        if is_restart {
            self.first_board(restarted, since, in_trouble).await?;
        }
        self.all_move().await?;
        self.summary.recoveries.push(restarted.elapsed());
        self.recovered_from_server_faults(kinds).await
    }

    /// Measures how long the first board takes after a restart.
    async fn first_board(
        &mut self,
        restarted: Instant,
        since: usize,
        in_trouble: bool,
    ) -> Result<(), Failure> {
        self.until("the first board", |run| {
            run.boards.first_after(restarted).is_some()
        })
        .await?;
        let took = self.boards.first_after(restarted).map(|at| at - restarted);
        let log = self.discord.gateway_log();
        let has_new_sessions = log[since..]
            .iter()
            .any(|it| it.act == GatewayAct::Identified);
        let times = match (in_trouble, has_new_sessions) {
            (true, _) => &mut self.summary.first_boards_in_trouble,
            (_, true) => &mut self.summary.first_boards_of_new_sessions,
            _ => &mut self.summary.first_boards,
        };
        times.extend(took);
        Ok(())
    }

    /// Waits for some boards.
    pub(super) async fn some_boards(&mut self) {
        let enough = self.boards.count() + self.rng.random_range(0..BETWEEN);
        let boards = async {
            let mut ticks = interval(POLL);
            while self.boards.count() < enough {
                ticks.tick().await;
            }
        };
        // While Discord is away, none come.
        drop(timeout(BETWEEN_LIMIT, boards).await);
    }

    async fn begin_fault(&mut self, kind: Kind) -> Result<(), Failure> {
        let bot = self.bots.busiest();
        let (all, posts) = ("/**", "/channels/*/messages");
        match kind {
            Kind::KillBot => self.bots.kill_bot(bot).await,
            Kind::KillBots => self.kill_bots().await,
            Kind::KillThinker => self.bots.kill_thinker().await,
            Kind::KillPostgres => self.servers.kill(),
            Kind::RestartPostgres => self.servers.restart(),
            Kind::KillBotAndPostgres => {
                self.servers.kill();
                self.bots.kill_bot(bot).await;
            }
            Kind::KillAll => {
                self.servers.kill();
                self.kill_bots().await;
                self.bots.kill_thinker().await;
            }
            Kind::Pause => {
                self.bots.paused = Some(bot);
                self.bots.bots[bot].iter().for_each(Process::pause);
            }
            Kind::FullDisk => self.servers.fill_disk(),
            Kind::ClockJump => {
                if let Some(clock) = &self.bots.clock {
                    clock.advance(JUMP);
                }
            }
            Kind::RouteLimit => {
                let fault = Fault::on("POST", posts).times(self.rng.random_range(2..8));
                let wait = Duration::from_millis(self.rng.random_range(200..1200));
                self.discord.fault(fault.too_many(wait));
            }
            Kind::GlobalLimit => {
                let fault = Fault::on("*", "/channels/**").times(self.rng.random_range(1..4));
                let wait = Duration::from_millis(self.rng.random_range(200..1200));
                self.discord.fault(fault.too_many_in_all(wait));
            }
            Kind::ServerErrors => {
                let status = *[500, 502, 503]
                    .choose(&mut self.rng)
                    .expect("there are some");
                let fault = Fault::on("*", all).times(self.rng.random_range(5..40));
                self.discord.fault(fault.status(status));
            }
            Kind::LostAnswers => {
                let fault = Fault::on("*", "/channels/**").times(self.rng.random_range(2..8));
                self.discord.fault(fault.lose_answer());
            }
            Kind::LateAnswers => {
                let fault = Fault::on("*", "/channels/**").times(self.rng.random_range(2..8));
                let by = Duration::from_millis(self.rng.random_range(500..3000));
                self.discord.fault(fault.answer_late(by));
            }
            Kind::GatewayDrop => {
                let ways = [
                    Disconnect::Reset,
                    Disconnect::End,
                    Disconnect::Close(4000),
                    Disconnect::Close(4009),
                    Disconnect::Bare,
                ];
                let how = *ways.choose(&mut self.rng).expect("there are some");
                self.disconnect(bot, how);
            }
            Kind::Reconnect => self.disconnect(bot, Disconnect::Reconnect),
            Kind::Replay => {
                self.discord.replay_more(REPLAYED);
                self.disconnect(bot, Disconnect::Reset);
            }
            Kind::InvalidSession => {
                let resumable = self.rng.random();
                self.disconnect(bot, Disconnect::Invalid { resumable });
            }
            Kind::RevokedToken => self.revoke_token().await?,
            Kind::SilentPrimary
            | Kind::FrozenPrimary
            | Kind::TwoPrimaries
            | Kind::LostStandby
            | Kind::ReadOnly
            | Kind::Lock
            | Kind::RestoredBackup => self.begin_server_fault(kind).await?,
        }
        Ok(())
    }

    async fn kill_bots(&mut self) {
        for bot in 0..self.bots.bots.len() {
            self.bots.kill_bot(bot).await;
        }
    }

    /// Ends the connections of a bot. What would cost a session does not, once the bot has started several.
    fn disconnect(&self, bot: usize, how: Disconnect) {
        let Some(bot) = &self.bots.bots[bot] else {
            return;
        };
        let log = self.discord.gateway_log();
        let started = log.iter().filter(|it| it.process == bot.number());
        let started = started
            .filter(|it| it.act == GatewayAct::Identified)
            .count();
        let costs = matches!(
            how,
            Disconnect::Close(4009) | Disconnect::Invalid { resumable: false }
        );
        bot.disconnect(if costs && started >= SESSIONS {
            Disconnect::Reset
        } else {
            how
        });
    }

    async fn end_faults(&mut self, kinds: &[Kind]) -> Result<(), Failure> {
        // Some of them last.
        for kind in kinds {
            if matches!(kind, Kind::FullDisk | Kind::ClockJump | Kind::ServerErrors) {
                self.some_boards().await;
                self.some_boards().await;
            }
        }
        self.end_server_faults(kinds).await?;
        self.servers.free_disks();
        if let Some(clock) = &self.bots.clock {
            clock.reset();
        }
        self.discord.no_faults();
        self.discord.replay_more(0);
        if let Some(paused) = self.bots.paused.take() {
            self.wake(paused).await?;
        }
        Ok(())
    }

    /// Lets a bot go on, which must not act as the holder of shards that others have taken over.
    async fn wake(&mut self, paused: usize) -> Result<(), Failure> {
        let Some(bot) = &self.bots.bots[paused] else {
            return Ok(());
        };
        let (number, before) = (bot.number(), self.discord.gateway_log().len());
        let machine = bot.id().unwrap_or_default().to_string();
        bot.unpause();
        let mut has_acted = None;
        self.until("the bot to go on", |run| {
            let log = run.discord.gateway_log();
            let acts = [GatewayAct::Resumed, GatewayAct::Identified];
            let mut own = log[before..].iter().filter(|it| it.process == number);
            has_acted = own
                .find(|it| acts.contains(&it.act))
                .and_then(|it| it.shard);
            has_acted.is_some()
        })
        .await?;
        let Some(shard) = has_acted else {
            return Ok(());
        };
        let holds: bool = sqlx::query_scalar(
            "select exists (
                 select from shards s join shard_processes p on p.id = s.holder
                 where s.number = $1 and split_part(p.machine, ' ', 3) = $2
             )",
        )
        .bind(i32::try_from(shard.number).unwrap_or_default())
        .bind(machine)
        .fetch_one(&self.database.pool())
        .await
        .map_err(|why| why.to_string())?;
        if holds {
            return Ok(());
        }
        Err(format!(
            "a bot that stood still has connected shard {} without its lease",
            shard.number
        ))
    }

    /// Resets the token: all bots end with the reason, and so does one that is started then.
    async fn revoke_token(&mut self) -> Result<(), Failure> {
        self.discord.revoke_token(true);
        self.refused("the bots to end").await?;
        self.bots.start_bot(0).await;
        self.refused("a bot to be refused at its start").await?;
        self.discord.revoke_token(false);
        Ok(())
    }

    /// Waits until the bots have ended because of their token.
    async fn refused(&mut self, what: &str) -> Result<(), Failure> {
        let began = Instant::now();
        let mut ticks = interval(POLL);
        let before = self.discord.gateway_log().len();
        while self
            .bots
            .bots
            .iter()
            .flatten()
            .any(|bot| bot.status().is_none())
        {
            ticks.tick().await;
            if began.elapsed() > REVOKED {
                return Err(format!("waited {REVOKED:?} in vain for {what}"));
            }
        }
        for bot in self.bots.bots.iter_mut().filter_map(Option::take) {
            let status = bot.status().expect("it has ended");
            let output = bot.output();
            if status.success() || !output.contains(REFUSED) {
                let tail = super::bots::tail(&bot);
                return Err(format!(
                    "a bot without a good token ends with {status}:\n{tail}"
                ));
            }
            let log = self.discord.gateway_log();
            let tries = log[before..].iter().filter(|it| it.process == bot.number());
            let tries = tries.filter(|it| it.act == GatewayAct::Connected).count();
            if tries > TRIES {
                return Err(format!("a bot tries a revoked token {tries} times"));
            }
        }
        Ok(())
    }
}
