//! How long `/profile` and `/leaderboard` take with a hundred thousand games on one server.
//!
//! `cargo bench --bench figures` seeds two databases on one throwaway Postgres: one with many players, who have a few games
//! each, and one with few, who have many. All of them stand on the leaderboard. The release binary answers commands of the
//! stand-in for Discord on loopback; each is timed from the moment when the stand-in delivers it until the answer, with its
//! picture, is there. The throwaway Postgres does not wait for the disk. `-- 1000` seeds a thousand games.
#![expect(
    clippy::expect_used,
    reason = "what cannot be measured ends the measurement"
)]

#[path = "../tests/support/seed.rs"]
mod seed;

use std::{
    env,
    path::Path,
    time::{Duration, Instant},
};

use raichi_postgres::Scratch;
use raichi_standin::{StandIn, TOKEN, options};
use seed::{FIRST_KEY, Seed};
use sqlx::{AssertSqlSafe, Connection, PgConnection, raw_sql};

const GAMES: u32 = 100_000;
/// How many games each player has, in the two databases.
const GAMES_PER_PLAYER: [u32; 2] = [20, 2_000];
/// How often each command is timed, after some times that do not count.
const ROUNDS: usize = 50;
const WARM: usize = 5;

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let games = env::args().find_map(|argument| argument.parse().ok());
    let games = games.unwrap_or(GAMES);
    let schema = sqlx::migrate!();
    let server = Scratch::start(Path::new(env!("CARGO_BIN_EXE_raichi")), &schema)
        .await
        .expect("a server");
    for games_per_player in GAMES_PER_PLAYER {
        println!("{games} games, {games_per_player} for each player");
        measure(&server, games, games_per_player).await;
    }
}

async fn measure(server: &Scratch, games: u32, games_per_player: u32) {
    let database = server.database().await.expect("a database");
    let mut connection = PgConnection::connect_with(database.options())
        .await
        .expect("a connection");
    let seed = Seed {
        games_per_player,
        servers: 1,
        ..Seed::of(games)
    };
    seed.insert(&mut connection).await.expect("the games");
    let discord = StandIn::start().await;
    let guild = discord.guild("Hird", "en-US");
    let channel = guild.channel("tafl");
    let ann = discord.user("Ann", "en-US");
    // The seeded server becomes that of the stand-in, and one of the players becomes Ann.
    let adopt = format!(
        "update places set server = {guild};
         update server_scores set server = {guild}, opponents = 3;
         update memberships set server = {guild}, looked_at = now();
         update players set door_key = {ann} where door_key = {FIRST_KEY} + 1;",
        guild = guild.id(),
        ann = ann.id(),
    );
    raw_sql(AssertSqlSafe(adopt))
        .execute(&mut connection)
        .await
        .expect("a server of the stand-in");
    raw_sql("vacuum analyze")
        .execute(&mut connection)
        .await
        .expect("statistics");
    let bot = discord
        .process(env!("CARGO_BIN_EXE_raichi"))
        .await
        .arg("run")
        .env("DISCORD_TOKEN", TOKEN)
        // The stand-in grants any number of requests.
        .env("RAICHI_DISCORD__REQUESTS", "100000")
        .env("DATABASE_URL", database.url())
        .start();
    bot.ready().await;
    for (command, says) in [("profile", "Rating"), ("leaderboard", "number")] {
        let mut times = Vec::new();
        for round in 0..WARM + ROUNDS {
            let begun = Instant::now();
            let answer = ann.slash(&channel, command, options![]).message().await;
            let took = begun.elapsed();
            assert!(answer.content.contains(says), "{}", answer.content);
            if round >= WARM {
                times.push(took);
            }
        }
        times.sort_unstable();
        println!(
            "  /{command:14} p50 {}   p90 {}   max {}",
            ms(times[ROUNDS / 2]),
            ms(times[ROUNDS * 9 / 10]),
            ms(times[ROUNDS - 1])
        );
    }
    assert!(bot.terminate().await.success(), "{}", bot.output());
}

fn ms(time: Duration) -> String {
    format!("{:7.2} ms", time.as_secs_f64() * 1e3)
}
