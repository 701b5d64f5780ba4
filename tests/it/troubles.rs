//! Faults of all kinds while people play, in short; `cargo bench --bench chaos` is the long form.

use std::time::Duration;

use crate::{
    chaos::{Plan, Scope, chaos},
    harness::RAICHI,
};

/// Some faults while a few games are played by two bots, or by one with its own Postgres.
const SHORT: Plan = Plan {
    seed: 1,
    faults: 8,
    limit: Duration::MAX,
    games: 4,
    rate: 12,
    bots: 2,
    shards: 2,
    lease: Duration::from_secs(6),
    is_private: false,
    scope: Scope::All,
    has_limits: false,
};

async fn run(plan: Plan) {
    match chaos(RAICHI, plan).await {
        Ok(summary) => println!("{summary}"),
        Err(failure) => panic!("{failure}"),
    }
}

#[tokio::test]
async fn mixed_faults_lose_nothing() {
    run(SHORT).await;
}

#[tokio::test]
async fn kills_of_the_bot_and_its_own_postgres_lose_nothing() {
    run(Plan {
        bots: 1,
        shards: 1,
        is_private: true,
        scope: Scope::Kills,
        ..SHORT
    })
    .await;
}

#[tokio::test]
async fn kills_of_the_only_worker_stop_no_game_and_play_no_move_twice() {
    run(Plan {
        faults: 4,
        games: 3,
        scope: Scope::Workers,
        ..SHORT
    })
    .await;
}

#[tokio::test]
async fn servers_of_the_database_that_fail_lose_nothing() {
    run(Plan {
        faults: 4,
        games: 3,
        scope: Scope::Servers,
        ..SHORT
    })
    .await;
}

#[tokio::test]
async fn kills_lose_and_double_nothing_of_votes_ladders_and_tournaments() {
    run(Plan {
        faults: 4,
        games: 1,
        scope: Scope::Clubs,
        ..SHORT
    })
    .await;
}
