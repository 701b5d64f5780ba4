//! Shards: one process runs all of them; several share them by leases in the database.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::{Duration, Instant},
};

use raichi_standin::{
    Channel, DispatchTo, GatewayAct, Handle, Launch, Process, ShardOf, StandIn, User, options,
    patience,
};
use sqlx::PgPool;
use tokio::time::{interval, timeout};

use crate::{
    database::Database,
    harness::{is_challenge, launch},
    wire::Wire,
};

/// The length of a lease in these tests. It is renewed every second and a half.
const LEASE: Duration = Duration::from_secs(6);
/// Discord's distance between two IDENTIFY in one bucket.
const DISTANCE: Duration = Duration::from_secs(5);
/// How late a message arrives at most, unless the machine is busy.
const ARRIVAL: Duration = Duration::from_millis(500);
/// A delay of HELLO after which the next turn to identify is near.
const LATE: Duration = Duration::from_secs(4);
/// Discord waits this long for answers in these tests, in which shards change hands.
const PATIENCE: Duration = Duration::from_secs(60);

/// Discord with servers on every shard, and a database.
struct Sharded {
    discord: StandIn,
    database: Database,
    ann: User,
    bjorn: User,
    channels: Vec<Channel>,
}

impl Sharded {
    /// As many servers as shards, each on one of them.
    async fn new(shards: u32, max_concurrency: u32) -> Self {
        let discord = StandIn::start().await;
        discord.shards(shards, max_concurrency);
        discord.answer_limit(patience(PATIENCE));
        let mut sharded = Self {
            ann: discord.user("Ann", "en-US"),
            bjorn: discord.user("Björn", "en-US"),
            discord,
            database: Database::new().await,
            channels: Vec::new(),
        };
        sharded.servers(shards);
        sharded
    }

    /// Makes a server for each of so many shards.
    fn servers(&mut self, total: u32) {
        let shards = (0..total).map(|number| ShardOf { number, total });
        let discord = &self.discord;
        let channel = |shard| discord.guild_on(shard, "Hird", "en-US").channel("tafl");
        self.channels = shards.map(channel).collect();
    }

    /// Waits until the database has a session of each shard. Polls, since nothing announces it.
    async fn until_stored(&self, pool: &PgPool) {
        let mut ticks = interval(Duration::from_millis(20));
        let stored = async {
            let all = "select bool_and(session is not null) from shards";
            while !sqlx::query_scalar::<_, bool>(all)
                .fetch_one(pool)
                .await
                .expect("the database answers")
            {
                ticks.tick().await;
            }
        };
        timeout(patience(PATIENCE), stored).await.expect("in time");
    }

    async fn launch(&self) -> Launch {
        launch(&self.discord, &self.database)
            .await
            .env("RAICHI_SHARDS__LEASE_SECONDS", LEASE.as_secs().to_string())
    }

    async fn start(&self) -> Process {
        self.launch().await.start()
    }

    /// Waits until each shard is connected once, and these processes have so many of them.
    async fn until_shared(&self, total: u32, by: &[(&Process, u32)]) {
        self.discord
            .wait_for("the shards to be shared", |discord| {
                let connected = discord.connected_shards();
                let all: BTreeSet<_> = connected.iter().map(|(shard, _)| shard.number).collect();
                let is_whole = connected.len() == all.len()
                    && all.len() == total as usize
                    && connected.iter().all(|(shard, _)| shard.total == total);
                let has = |(process, count): &(&Process, u32)| {
                    let own = connected.iter().filter(|(_, by)| *by == process.number());
                    own.count() == *count as usize
                };
                (is_whole && by.iter().all(has)).then_some(())
            })
            .await;
    }

    /// Ann asks in every server, and does not wait.
    fn ask(&self) -> Vec<Handle> {
        let ask = |channel| self.ann.slash(channel, "help", options![]);
        self.channels.iter().map(ask).collect()
    }

    /// Waits for all answers; returns how long the last one took.
    async fn answered(&self, asked: Vec<Handle>) -> Duration {
        let began = Instant::now();
        for handle in &asked {
            handle.message().await;
        }
        began.elapsed()
    }

    /// Ann challenges Björn in every server.
    fn challenge(&self) {
        for channel in &self.channels {
            let given = options![("opponent", &self.bjorn), ("rules", "brandubh")];
            self.ann.slash(channel, "challenge", given);
        }
    }

    /// Asserts that each server has one challenge.
    async fn assert_challenged_once(&self) {
        for channel in &self.channels {
            channel.message("the challenge", is_challenge).await;
            let messages = channel.messages();
            let count = messages
                .iter()
                .filter(|message| is_challenge(message))
                .count();
            assert_eq!(count, 1, "{messages:#?}");
        }
    }

    /// Asserts that no bucket was used too early, and returns the number of sessions that were started.
    fn identified(&self, max_concurrency: u32) -> usize {
        let mut buckets: BTreeMap<u32, Vec<Duration>> = BTreeMap::new();
        for record in self.discord.gateway_log() {
            if let (GatewayAct::Identified, Some(shard)) = (record.act, record.shard) {
                let bucket = shard.number % max_concurrency;
                buckets.entry(bucket).or_default().push(record.at);
            }
        }
        let least = DISTANCE - patience(ARRIVAL).min(LATE);
        for (bucket, times) in &buckets {
            for pair in times.windows(2) {
                assert!(pair[1] - pair[0] >= least, "bucket {bucket}: {times:?}");
            }
        }
        buckets.values().map(Vec::len).sum()
    }
}

#[tokio::test]
async fn one_process_runs_all_shards() {
    let sharded = Sharded::new(4, 2).await;
    let bot = sharded
        .launch()
        .await
        .env("RAICHI_HTTP__LISTEN", "127.0.0.1:0")
        .start();
    sharded.until_shared(4, &[(&bot, 4)]).await;
    let asked = sharded.ask();
    let direct = sharded.ann.direct();
    let alone = sharded.ann.slash(&direct, "help", options![]);
    sharded.answered(asked).await;
    alone.message().await;
    assert_eq!(sharded.identified(2), 4);

    let line = bot.line("watched at").await;
    let (_, address) = line.split_once("address=").expect("an address");
    let address = address.split_whitespace().next().expect("one");
    let client = reqwest::Client::builder().no_proxy().build();
    let asked = client
        .expect("a client")
        .get(format!("http://{address}/metrics"));
    let page = asked.send().await.expect("an answer").text().await;
    let page = page.expect("a text");
    for line in [
        "raichi_shards_planned 4.0",
        "raichi_gateway_connected 1.0",
        "raichi_shard_connected{shard=\"0/4\"} 1.0",
        "raichi_shard_connected{shard=\"3/4\"} 1.0",
    ] {
        assert!(page.lines().any(|found| found == line), "{line}:\n{page}");
    }
    assert!(bot.terminate().await.success());
}

#[tokio::test]
async fn connections_that_open_slowly_identify_in_turn() {
    let sharded = Sharded::new(3, 1).await;
    sharded.discord.delay_hello(LATE);
    let bot = sharded.start().await;
    sharded.until_shared(3, &[(&bot, 3)]).await;
    assert_eq!(sharded.identified(1), 3);
    assert!(bot.terminate().await.success());
}

#[tokio::test]
async fn two_processes_share_ten_shards() {
    let sharded = Sharded::new(10, 5).await;
    let (first, second) = (sharded.start().await, sharded.start().await);
    sharded.until_shared(10, &[(&first, 5), (&second, 5)]).await;
    // Shards that change hands are resumed.
    assert_eq!(sharded.identified(5), 10);
    let asked = sharded.ask();
    sharded.answered(asked).await;

    // A process that is killed is replaced, with what has happened meanwhile.
    second.kill9().await;
    sharded.challenge();
    let asked = sharded.ask();
    let took = sharded.answered(asked).await;
    assert!(took < LEASE + LEASE / 4, "{took:?}");
    sharded.until_shared(10, &[(&first, 10)]).await;
    sharded.assert_challenged_once().await;

    // One that ends in order is replaced at once.
    let third = sharded.start().await;
    sharded.until_shared(10, &[(&first, 5), (&third, 5)]).await;
    first.signal_term();
    first.line("asked to stop").await;
    let asked = sharded.ask();
    let took = sharded.answered(asked).await;
    assert!(took < LEASE, "{took:?}");
    assert!(first.exited().await.success());
    sharded.until_shared(10, &[(&third, 10)]).await;
    assert_eq!(sharded.identified(5), 10, "all sessions went on");
    assert!(third.terminate().await.success());
}

#[tokio::test]
async fn a_session_that_nobody_had_for_long_is_not_resumed() {
    let sharded = Sharded::new(1, 1).await;
    let pool = PgPool::connect_lazy_with(sharded.database.options());
    for (off, begins) in [
        ("1 minute", GatewayAct::Resumed),
        ("1 hour", GatewayAct::Identified),
    ] {
        let bot = sharded.start().await;
        sharded.until_shared(1, &[(&bot, 1)]).await;
        sharded.until_stored(&pool).await;
        bot.kill9().await;
        for past in [
            "update shards set lease_until = now() - $1::text::interval",
            "update shard_processes set alive_until = now() - $1::text::interval",
        ] {
            let changed = sqlx::query(past).bind(off).execute(&pool).await;
            changed.expect("the database answers");
        }
        let next = sharded.start().await;
        sharded.until_shared(1, &[(&next, 1)]).await;
        let log = sharded.discord.gateway_log();
        let mut own = log.iter().filter(|record| record.process == next.number());
        let first = own.find(|record| record.shard.is_some());
        assert_eq!(first.map(|record| record.act), Some(begins), "{off}");
        next.kill9().await;
    }
    pool.close().await;
}

#[tokio::test]
async fn a_process_that_hangs_loses_its_shards() {
    let sharded = Sharded::new(2, 2).await;
    let (first, second) = (sharded.start().await, sharded.start().await);
    sharded.until_shared(2, &[(&first, 1), (&second, 1)]).await;
    second.pause();
    let asked = sharded.ask();
    sharded.challenge();
    // Its shard is taken over when its lease ends.
    let took = sharded.answered(asked).await;
    assert!(took < LEASE * 2, "{took:?}");
    sharded.until_shared(2, &[(&first, 2)]).await;
    second.unpause();
    // It takes part again.
    sharded.until_shared(2, &[(&first, 1), (&second, 1)]).await;
    let asked = sharded.ask();
    sharded.answered(asked).await;
    sharded.assert_challenged_once().await;
    assert!(first.terminate().await.success());
    assert!(second.terminate().await.success());
}

/// The locks of its round end with its lease.
#[tokio::test]
async fn a_process_that_hangs_amid_a_round_loses_its_shards() {
    let sharded = Sharded::new(2, 2).await;
    let pool = PgPool::connect_lazy_with(sharded.database.options());
    let (first, second) = (sharded.start().await, sharded.start().await);
    sharded.until_shared(2, &[(&first, 1), (&second, 1)]).await;
    sharded.until_stored(&pool).await;
    // Rounds wait for this table after they have renewed their leases.
    let mut tx = pool.begin().await.expect("a transaction");
    let locked = sqlx::query("lock table shard_plans in access exclusive mode");
    locked.execute(&mut *tx).await.expect("a lock");
    let waiting =
        "select count(*) from pg_locks where not granted and relation = 'shard_plans'::regclass";
    let mut ticks = interval(Duration::from_millis(20));
    let both = async {
        while sqlx::query_scalar::<_, i64>(waiting)
            .fetch_one(&pool)
            .await
            .expect("the database answers")
            < 2
        {
            ticks.tick().await;
        }
    };
    timeout(patience(PATIENCE), both).await.expect("in time");
    second.pause();
    tx.rollback().await.expect("the lock ends");
    let asked = sharded.ask();
    let took = sharded.answered(asked).await;
    assert!(took < LEASE * 3, "{took:?}");
    sharded.until_shared(2, &[(&first, 2)]).await;
    second.unpause();
    sharded.until_shared(2, &[(&first, 1), (&second, 1)]).await;
    assert!(first.terminate().await.success());
    assert!(second.terminate().await.success());
}

/// It has known of no other process, and does not reach the database when it goes on.
#[tokio::test]
async fn a_process_that_hung_alone_does_not_take_its_shard_back() {
    let sharded = Sharded::new(1, 1).await;
    let pool = PgPool::connect_lazy_with(sharded.database.options());
    let wire = Wire::new(sharded.database.options());
    let first = sharded.launch().await.env("DATABASE_URL", wire.url());
    let first = first.start();
    sharded.until_shared(1, &[(&first, 1)]).await;
    // Otherwise the second one begins a session of its own, and Discord keeps this one.
    sharded.until_stored(&pool).await;
    pool.close().await;
    first.pause();
    let second = sharded.start().await;
    sharded.until_shared(1, &[(&second, 1)]).await;
    let before = sharded.discord.gateway_log().len();
    wire.cut();
    first.unpause();
    first.line("Discord closed it with code 4000").await;
    first.line("the leases of the shards are not renewed").await;
    wire.mend();
    first.line("another process has the shard").await;
    let log = sharded.discord.gateway_log();
    let mut later = log[before..].iter();
    assert!(
        later.all(|record| record.process != first.number()),
        "{log:?}"
    );
    sharded.until_shared(1, &[(&second, 1)]).await;
    assert!(first.terminate().await.success());
    assert!(second.terminate().await.success());
}

#[tokio::test]
async fn a_process_without_the_database_stops_its_shards_before_their_leases_end() {
    let sharded = Sharded::new(2, 2).await;
    let wire = Wire::new(sharded.database.options());
    let first = sharded.start().await;
    let second = sharded.launch().await.env("DATABASE_URL", wire.url());
    let second = second.start();
    sharded.until_shared(2, &[(&first, 1), (&second, 1)]).await;
    wire.cut();
    let cut = Instant::now();
    second.line("the leases of the shards end").await;
    let closed = GatewayAct::Closed(Some(4000));
    sharded
        .discord
        .wait_for("its shard to be closed", |discord| {
            let log = discord.gateway_log();
            let last = log.iter().rfind(|record| record.process == second.number());
            (last?.act == closed).then_some(())
        })
        .await;
    let took = cut.elapsed();
    assert!(took < LEASE, "{took:?}");
    let asked = sharded.ask();
    sharded.answered(asked).await;
    sharded.until_shared(2, &[(&first, 2)]).await;

    wire.mend();
    sharded.until_shared(2, &[(&first, 1), (&second, 1)]).await;
    let asked = sharded.ask();
    sharded.answered(asked).await;
    assert!(first.terminate().await.success());
    assert!(second.terminate().await.success());
}

#[tokio::test]
async fn more_shards_take_over_without_a_gap() {
    let mut sharded = Sharded::new(2, 4).await;
    sharded.servers(4);
    let bot = sharded
        .launch()
        .await
        .env("RAICHI_SHARDS__ASK_SECONDS", "1");
    let bot = bot.start();
    sharded.until_shared(2, &[(&bot, 2)]).await;
    sharded.discord.dispatch_to(DispatchTo::All);
    sharded.discord.shards(4, 4);
    // Each event comes to the earlier and to the new shards while both are there.
    let mut is_whole = false;
    let mut rounds = 0;
    while !is_whole {
        let connected = sharded.discord.connected_shards();
        let totals: BTreeSet<_> = connected.iter().map(|(shard, _)| shard.total).collect();
        if totals.len() == 2 && rounds == 0 {
            sharded.challenge();
            rounds += 1;
        }
        is_whole = connected.len() == 4 && !totals.contains(&2);
        let asked = sharded.ask();
        sharded.answered(asked).await;
    }
    assert_eq!(rounds, 1, "both numbers of shards were there at once");
    sharded.assert_challenged_once().await;
    assert_eq!(sharded.identified(4), 6);
    assert!(bot.terminate().await.success());
}

/// Discord refuses the number of shards that it has recommended before.
#[tokio::test]
async fn more_shards_are_started_when_discord_demands_them() {
    let sharded = Sharded::new(1, 1).await;
    let bot = sharded.start().await;
    sharded.until_shared(1, &[(&bot, 1)]).await;
    sharded.discord.shards(2, 2);
    sharded.discord.require_shards(2);
    bot.disconnect(raichi_standin::Disconnect::Invalid { resumable: false });
    sharded.until_shared(2, &[(&bot, 2)]).await;
    let asked = sharded.ask();
    sharded.answered(asked).await;
    assert!(bot.terminate().await.success());
}
