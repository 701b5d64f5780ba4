//! Games over days, by a clock that the test sets.

use std::time::{Duration, SystemTime};

use raichi_standin::StandIn;

use crate::{
    database::Database,
    hall::{Hall, launch},
};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// When the newest entry of all logs was made.
async fn newest_entry(hall: &Hall) -> SystemTime {
    let query = "select max(made_at) from entries";
    let at: time::OffsetDateTime = sqlx::query_scalar(query)
        .fetch_one(&hall.pool)
        .await
        .expect("the database answers");
    at.into()
}

#[tokio::test]
async fn the_bot_lives_by_the_clock_that_a_test_sets() {
    let discord = StandIn::start().await;
    let clock = discord.wall_clock();
    let database = Database::new().await;
    let bot = clock.on(launch(&discord, &database).await);
    let hall = Hall::around(discord, database, "en-US", bot).await;
    hall.game("norse").await;
    for (ply, mv) in ["d1-d4", "e7-e9", "h1-h4"].into_iter().enumerate() {
        clock.advance(2 * DAY);
        let before = clock.now();
        hall.play(hall.mover(ply), mv).await;
        let made = newest_entry(&hall).await;
        assert!(before <= made && made <= clock.now(), "{before:?} {made:?}");
    }
    hall.close().await;
}
