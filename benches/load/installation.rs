//! The processes under load: a Postgres, and the bots that share it.

use std::{
    path::PathBuf,
    time::{Duration, Instant},
};

use raichi_postgres::{Cluster, Durability, Settings};
use raichi_standin::{Process, StandIn, TOKEN};
use sqlx::{ConnectOptions, Connection, PgConnection, postgres::PgConnectOptions};
use tempfile::TempDir;
use tokio::time::sleep;

/// The most connections to Postgres: those of two bots, and of this bench.
const CONNECTIONS: u32 = 60;
/// How long it may take until the bots share all shards evenly.
const START: Duration = Duration::from_secs(600);
/// How often that is looked at.
const POLL: Duration = Duration::from_millis(100);

/// A Postgres with an empty database.
pub(crate) struct Server {
    options: PgConnectOptions,
    _cluster: Cluster,
    /// After the cluster, which uses it.
    folder: TempDir,
}

impl Server {
    /// Starts it; its helper is this program.
    pub(crate) async fn start(program: &str) -> Self {
        let folder = raichi_postgres::scratch_folder().expect("a folder");
        let cluster = Cluster::start(Settings {
            data: folder.path().to_owned(),
            helper: PathBuf::from(program),
            programs: None,
            connections: CONNECTIONS,
            durability: Durability::Kept,
        });
        let cluster = cluster.await.expect("Postgres starts");
        let options = cluster.database("raichi").await.expect("a database");
        Self {
            options,
            _cluster: cluster,
            folder,
        }
    }

    /// A connection to the database.
    pub(crate) async fn connect(&self) -> PgConnection {
        let options = self.options.clone().disable_statement_logging();
        PgConnection::connect_with(&options)
            .await
            .expect("Postgres runs")
    }

    /// The process number of the server.
    pub(crate) fn postmaster(&self) -> i32 {
        let file = self.folder.path().join("postgres/cluster/postmaster.pid");
        let text = std::fs::read_to_string(file).expect("Postgres runs");
        let number = text.lines().next().and_then(|line| line.parse().ok());
        number.expect("a process number")
    }

    /// Starts bots on it, and waits until they have the shards in even shares.
    pub(crate) async fn start_bots(
        &self,
        discord: &StandIn,
        program: &str,
        count: u32,
        shards: u32,
    ) -> Vec<Process> {
        let mut bots = Vec::new();
        for _ in 0..count {
            let launch = discord.process(program).await.arg("run");
            let launch = launch
                .env("DISCORD_TOKEN", TOKEN)
                .env("DATABASE_URL", self.options.to_url_lossy().as_str())
                // The stand-in grants any number of requests.
                .env("RAICHI_DISCORD__REQUESTS", "100000")
                .env("RAICHI_LOG__FILTER", "warn");
            bots.push(launch.start());
        }
        let begun = Instant::now();
        while !are_even(discord, &bots, shards) {
            for bot in &bots {
                assert!(bot.status().is_none(), "a bot ended:\n{}", bot.output());
            }
            assert!(
                begun.elapsed() < START,
                "the shards are not connected after {START:?}\n{}",
                discord.dump()
            );
            sleep(POLL).await;
        }
        bots
    }
}

/// Whether all shards are connected, and no bot has two more than another.
fn are_even(discord: &StandIn, bots: &[Process], shards: u32) -> bool {
    let connected = discord.connected_shards();
    let shares = bots.iter().map(|bot| {
        let own = connected.iter().filter(|(_, by)| *by == bot.number());
        own.count()
    });
    let (fewest, most) = (shares.clone().min(), shares.max());
    connected.len() == shards as usize
        && !discord.commands().is_empty()
        && fewest
            .zip(most)
            .is_some_and(|(fewest, most)| most < fewest + 2)
}

/// The process number of a bot in the system.
pub(crate) fn pid(bot: &Process) -> i32 {
    bot.id().expect("the bot runs")
}

/// Ends the bots in order, and prints what they wrote if one fails.
pub(crate) async fn end(bots: Vec<Process>) {
    for bot in bots {
        if !bot.terminate().await.success() {
            println!("{}", bot.output());
        }
    }
}
