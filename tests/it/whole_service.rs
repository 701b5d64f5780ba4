//! Ten thousand random steps of people, admins and time, and a small model that checks the state after each.

use sqlx::PgPool;

use crate::{database::Database, model::Model};

/// How many steps each test takes. Four of them take ten thousand.
const STEPS: usize = 2_500;

/// Takes the steps that follow from a seed. Each kind of step has to have had an effect.
async fn holds(seed: u64) {
    let database = Database::new().await;
    let pool = PgPool::connect_lazy_with(database.options());
    let mut model = Model::new(pool, seed).await;
    let done = model.run(STEPS).await;
    for what in [
        "challenge",
        "sweep",
        "vacation",
        "return",
        "erase",
        "suspend",
        "resume",
        "end by an admin",
        "move by an admin",
        "rematch",
        "resign",
        "abort",
        "ask",
        "answer",
        "withdraw",
        "claim",
        "continue",
        "move",
    ] {
        let times = done.get(what).copied().unwrap_or_default();
        assert!(
            times > 0,
            "{what}: never with an effect, seed {seed}: {done:?}"
        );
    }
}

#[tokio::test]
async fn the_service_does_what_the_model_says_with_seed_1() {
    holds(1).await;
}

#[tokio::test]
async fn the_service_does_what_the_model_says_with_seed_2() {
    holds(2).await;
}

#[tokio::test]
async fn the_service_does_what_the_model_says_with_seed_3() {
    holds(3).await;
}

#[tokio::test]
async fn the_service_does_what_the_model_says_with_seed_4() {
    holds(4).await;
}
