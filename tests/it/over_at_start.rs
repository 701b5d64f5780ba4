//! Rules by which a game is over before it begins: new games are refused, and games of earlier versions are ended.
//! What the schedule cannot handle is set aside once.

use raichi::testing::{
    games::{Offer, Opponent, Refusal, Terms},
    ids::GameId,
    schedule::SweepReport,
    service::ServiceError,
};
use raichi_rules::{Ruleset, Side};
use raichi_standin::options;
use time::Duration;

use crate::{
    harness::{Harness, started},
    service_harness::{ANN, BJORN, ServiceHarness, location, now, request, user},
};

/// The attacker who is to move is shut in.
const OVER: &str = r#"{"game":"tafl","name":"x","size":7,"setup":"7/7/7/3K3/7/T6/tT5"}"#;
/// What a player typed to get such a game.
const TYPED: &str = "brandubh, setup 7/7/7/3K3/7/T6/tT5";

impl ServiceHarness {
    /// Changes a row by hand.
    async fn set(&self, table: &str, set: &str) {
        let query = sqlx::AssertSqlSafe(format!("update {table} set {set}"));
        let changed = sqlx::query(query).execute(&self.pool).await;
        assert!(changed.expect("it can be changed").rows_affected() > 0);
    }
}

#[tokio::test]
async fn a_challenge_of_before_begins_a_game_that_has_ended_and_no_other_is_made() {
    let harness = ServiceHarness::new().await;
    let now = now();
    let challenge = harness.challenged(now).await;
    harness
        .set("challenges", &format!("ruleset = '{OVER}'"))
        .await;
    let game = harness.accepted(challenge, now).await;
    let ended = "games where ending = 'no-moves' and winner is not null and turn_of is null";
    assert_eq!(harness.count(ended).await, 1);
    assert_eq!(harness.deadline(game).await, None);

    let rules: Ruleset = serde_json::from_str(OVER).expect("stored rules are readable");
    let offer = Offer {
        opponent: Opponent::Person(user(ANN)),
        level: None,
        terms: Terms::of(rules),
    };
    let by = user(BJORN);
    let refused = harness
        .games
        .challenge(request(), location(), by, &offer, Side::First, now);
    let refused = refused.await.expect_err("there is nothing to play");
    assert!(
        matches!(refused, ServiceError::Refused(Refusal::RulesJson { .. })),
        "{refused}"
    );
}

#[tokio::test]
async fn the_schedule_handles_a_row_that_nothing_can_follow_once() {
    let harness = ServiceHarness::new().await;
    let now = now();
    let hours = Duration::hours;
    let over = harness.game(now - hours(30)).await;
    harness.set("games", &format!("ruleset = '{OVER}'")).await;
    let schedule = harness.schedule();
    let swept = schedule.sweep(now).await.expect("the store works");
    assert_eq!((swept.ended, swept.reminders), (1, 1), "{swept:?}");
    assert_eq!(harness.deadline(over).await, None);
    let ended = "games where ending = 'no-moves' and turn_of is null and remind_at is null";
    assert_eq!(harness.count(ended).await, 1);
    let idle = schedule.sweep(now).await.expect("the store works");
    assert_eq!(idle, SweepReport::default());

    // Rows that cannot be read do not hide a game whose time is up, wherever they stand.
    let broken = ["entries = 3", r#"ruleset = '{"name":"x"}'"#];
    for (since, set) in (31..).zip(broken) {
        let GameId(id) = harness.game(now - hours(since)).await;
        harness
            .set("games", &format!("{set}, remind_at = null where id = {id}"))
            .await;
    }
    harness.game(now - hours(30)).await;
    for _ in broken {
        let fault = schedule.sweep(now).await.expect_err("it is reported");
        assert!(!fault.to_string().is_empty());
    }
    let swept = schedule.sweep(now).await.expect("the others are set aside");
    assert_eq!(swept.ended, 1, "{swept:?}");
    assert_eq!(
        schedule.sweep(now).await.expect("the store works"),
        SweepReport::default()
    );
    assert_eq!(harness.count("games where deadline is not null").await, 0);
}

#[tokio::test]
async fn a_vacation_ends_though_a_game_cannot_be_read() {
    let harness = ServiceHarness::new().await;
    let now = now();
    harness.game(now).await;
    harness.set("games", r#"ruleset = '{"name":"x"}'"#).await;
    sqlx::query(
        "insert into vacations (player, begins_at, until)
         select id, $1, $2 from players where door_key = 101",
    )
    .bind(now - Duration::days(3))
    .bind(now - Duration::hours(1))
    .execute(&harness.pool)
    .await
    .expect("a vacation");
    let schedule = harness.schedule();
    assert_eq!(schedule.sweep(now).await.expect("it works").returned, 1);
    assert!(schedule.sweep(now).await.expect("it works").is_empty());
}

#[tokio::test]
async fn games_that_were_over_before_they_began_are_ended_by_the_next_start() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    let given = options![("opponent", &harness.bjorn), ("rules", TYPED)];
    let asked = harness.ann.slash(&harness.channel, "challenge", given);
    let refused = harness.refused(asked).await;
    assert!(refused.contains("over before the first move"), "{refused}");
    harness.game("brandubh").await;
    harness.all_delivered().await;
    let Harness {
        discord,
        bot,
        pool,
        database,
        ..
    } = harness;
    assert!(bot.terminate().await.success());
    let query = format!("update games set ruleset = '{OVER}', deadline = now() where id = 1");
    let changed = sqlx::query(sqlx::AssertSqlSafe(query)).execute(&pool).await;
    assert_eq!(changed.expect("it is there").rows_affected(), 1);
    let again = started(&discord, &database).await;
    again
        .line("ended games that were over before their first move")
        .await;
    let ended: Vec<i64> =
        sqlx::query_scalar("select id from games where turn_of is null and ending = 'no-moves'")
            .fetch_all(&pool)
            .await
            .expect("the database answers");
    assert_eq!(ended, [1]);
    assert!(again.terminate().await.success());
}
