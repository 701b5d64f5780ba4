//! Faults of the database's servers other than kills: a primary that falls silent and is replaced, a standby that is lost, a
//! backup that is restored.

use std::time::{Duration, Instant};

use raichi_standin::Channel;
use rand::{RngExt, seq::IndexedRandom};
use sqlx::{Connection, PgConnection};
use tokio::time::sleep;

use super::{Chaos, Failure, bots, fault::Kind, history};

/// How many milliseconds a server is away before its standby is promoted.
const UNTIL_PROMOTION: std::ops::Range<u64> = 200..4_000;
/// How many milliseconds a fault lasts that ends by itself.
const LASTING: std::ops::Range<u64> = 1_000..8_000;
/// The tables that another session locks.
const TABLES: [&str; 4] = ["games", "outbox", "interactions", "entries"];
/// The file of a backup in the folder of the data.
const FILE: &str = "backup.sql";

/// What lasts, and when it was over.
#[derive(Default)]
pub(super) struct ServerFaults {
    /// In which people play.
    pub(super) channels: Vec<Channel>,
    lock: Option<PgConnection>,
    over: Option<Instant>,
}

impl Chaos {
    pub(super) async fn begin_server_fault(&mut self, kind: Kind) -> Result<(), Failure> {
        self.server_faults.over = None;
        match kind {
            Kind::SilentPrimary => self.servers.silence(),
            Kind::FrozenPrimary => self.servers.freeze(),
            Kind::TwoPrimaries => self.servers.lose_primary(),
            Kind::LostStandby => self.servers.lose_standby().await,
            Kind::ReadOnly => self.servers.set_read_only(true).await?,
            Kind::Lock => {
                let table = TABLES.choose(&mut self.rng).expect("there are some");
                self.server_faults.lock = Some(self.servers.lock(table).await?);
            }
            Kind::RestoredBackup => self.restore_backup().await?,
            _ => {}
        }
        if kind.is_promotion() {
            self.some_time(UNTIL_PROMOTION).await;
            self.servers.promote().await?;
            self.over();
        }
        Ok(())
    }

    /// How long a fault lasts: nothing is waited for.
    async fn some_time(&mut self, milliseconds: std::ops::Range<u64>) {
        let time = self.rng.random_range(milliseconds);
        sleep(Duration::from_millis(time)).await;
    }

    fn over(&mut self) {
        self.server_faults.over = Some(Instant::now());
    }

    pub(super) async fn end_server_faults(&mut self, kinds: &[Kind]) -> Result<(), Failure> {
        for kind in kinds {
            if matches!(kind, Kind::LostStandby | Kind::ReadOnly | Kind::Lock) {
                self.some_time(LASTING).await;
            }
            match kind {
                Kind::LostStandby => self.servers.start_standby().await?,
                Kind::ReadOnly => self.servers.set_read_only(false).await?,
                Kind::Lock => {
                    if let Some(lock) = self.server_faults.lock.take() {
                        lock.close().await.map_err(|why| why.to_string())?;
                    }
                }
                _ => continue,
            }
            self.over();
        }
        Ok(())
    }

    /// Records how long it took until all games went on, and makes the servers what they were before: a primary with a standby.
    pub(super) async fn recovered_from_server_faults(
        &mut self,
        kinds: &[Kind],
    ) -> Result<(), Failure> {
        let Some(kind) = kinds.iter().find(|kind| kind.is_of_servers()) else {
            return Ok(());
        };
        if let Some(over) = self.server_faults.over.take() {
            let times = self.summary.recoveries_of_servers.entry(*kind).or_default();
            times.push(over.elapsed());
        }
        if !kind.is_promotion() {
            return Ok(());
        }
        match kind {
            // It does not know that it has been replaced.
            Kind::FrozenPrimary => self.servers.thaw_former(),
            Kind::TwoPrimaries => {
                self.servers.restore_former().await?;
                self.servers.cut();
                // A new process does not know which one was replaced.
                if self.rng.random() {
                    let bot = self.bots.busiest();
                    self.bots.kill_bot(bot).await;
                    self.bots.start_all().await;
                }
            }
            _ => {}
        }
        self.all_move().await?;
        self.servers.attach().await?;
        self.all_move().await
    }

    /// Makes a backup while everybody plays on afterwards, and restores it by the documented commands.
    async fn restore_backup(&mut self) -> Result<(), Failure> {
        let file = self.servers.data().join(FILE);
        let file = file.to_str().expect("a path").to_owned();
        let former = {
            let mut turns = self.history.paused().await;
            let dump = [
                "pg_dump",
                "--no-owner",
                "--exclude-table-data=shards",
                "--file",
                &file,
            ];
            self.with_database(&dump).await?;
            turns.backups += 1;
            history::messages(&self.server_faults.channels)
        };
        let since = Instant::now();
        for _ in 0..self.rng.random_range(1..5) {
            self.some_boards().await;
        }
        let history = self.history.clone();
        let mut turns = history.paused().await;
        self.bots.end().await?;
        let restore = [
            "psql",
            "--single-transaction",
            "--set=ON_ERROR_STOP=1",
            "--quiet",
            "--output=/dev/null",
            "--command=drop schema public cascade; create schema public",
            "--file",
            &file,
        ];
        self.with_database(&restore).await?;
        history.undo(&self.server_faults.channels, &former);
        self.boards.forget_since(since);
        turns.restored += 1;
        self.bots.start_all().await;
        self.over();
        Ok(())
    }

    async fn with_database(&self, words: &[&str]) -> Result<(), Failure> {
        let program = self.bots.launch("with-database").await;
        let program = program.args(words.iter().copied()).start();
        if program.exited().await.success() {
            return Ok(());
        }
        Err(bots::tail(&program))
    }
}
