//! Transactions that meet in the database.

use raichi_standin::{Fault, options};
use sqlx::{AssertSqlSafe, PgPool, raw_sql};
use time::Duration;

use crate::{
    harness::Harness,
    service_harness::{BJORN, ServiceHarness, now, request, user},
};

#[tokio::test]
async fn a_posted_board_does_not_keep_the_writer_of_the_next_entry() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    harness.all_delivered().await;
    let (rule, hold) = Fault::on("POST", "/channels/*/messages").hold();
    harness.discord.fault(rule);
    let moved = harness
        .ann
        .slash(&harness.channel, "move", options![("from", "d1-d4")]);
    hold.arrived().await;
    // As the computer's answer: first the game, then what waits in the outbox.
    let mut tx = harness.pool.begin().await.expect("a transaction");
    raw_sql("update games set moved_at = moved_at")
        .execute(&mut *tx)
        .await
        .expect("the game");
    hold.release();
    let waits = "pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    harness.until_some(waits).await;
    raw_sql("select from outbox where settled_at is null for update nowait")
        .execute(&mut *tx)
        .await
        .expect("nobody has locked it");
    tx.commit().await.expect("the end of the transaction");
    moved.deleted().await;
    harness.all_delivered().await;
    harness.close().await;
}

/// Makes the next of such statements the victim of a deadlock, once.
async fn fail_once(pool: &PgPool, statement: &str, table: &str) {
    let trigger = format!(
        "create sequence if not exists runs;
         alter sequence runs restart;
         create or replace function fail_once() returns trigger language plpgsql as $$
         begin
             if nextval('runs') = 1 then
                 raise exception 'deadlock detected' using errcode = '40P01';
             end if;
             return new;
         end $$;
         drop trigger if exists fails on {table};
         create trigger fails before {statement} on {table} for each row execute function fail_once()"
    );
    let made = raw_sql(AssertSqlSafe(trigger)).execute(pool).await;
    made.expect("a trigger");
}

/// Whether the statement has failed, and one has succeeded since.
async fn has_run_again(pool: &PgPool, table: &str) -> bool {
    let query = AssertSqlSafe(format!("drop trigger fails on {table}"));
    raw_sql(query).execute(pool).await.expect("it is dropped");
    let runs: i64 = sqlx::query_scalar("select last_value from runs")
        .fetch_one(pool)
        .await
        .expect("the database answers");
    runs > 1
}

#[tokio::test]
async fn the_victim_of_a_deadlock_is_run_again() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    harness.all_delivered().await;
    for (number, (statement, table)) in [("insert", "entries"), ("update of message", "outbox")]
        .into_iter()
        .enumerate()
    {
        fail_once(&harness.pool, statement, table).await;
        harness
            .play(harness.mover(number), ["d1-d4", "e7-e9"][number])
            .await;
        harness.all_delivered().await;
        assert!(has_run_again(&harness.pool, table).await, "{table}");
    }
    let output = harness.bot.output();
    assert!(!output.contains("ERROR"), "{output}");
    harness.close().await;
}

#[tokio::test]
async fn so_are_challenges_vacations_and_what_falls_due() {
    let harness = ServiceHarness::new().await;
    let pool = &harness.pool;
    let now = now();
    let ago = |hours| now - Duration::hours(hours);

    fail_once(pool, "insert", "challenges").await;
    let challenge = harness.challenged(ago(1)).await;
    assert!(has_run_again(pool, "challenges").await, "a challenge");
    fail_once(pool, "insert", "games").await;
    harness.accepted(challenge, ago(1)).await;
    assert!(has_run_again(pool, "games").await, "its acceptance");

    harness.game(ago(25)).await;
    fail_once(pool, "insert", "entries").await;
    let swept = harness.schedule().sweep(now).await.expect("a sweep");
    assert_eq!(swept.ended, 1);
    assert!(has_run_again(pool, "entries").await, "a deadline");

    harness.game(ago(20)).await;
    fail_once(pool, "insert", "outbox").await;
    let swept = harness.schedule().sweep(now).await.expect("a sweep");
    assert_eq!(swept.reminders, 1);
    assert!(has_run_again(pool, "outbox").await, "a reminder");

    harness.challenged(ago(8 * 24)).await;
    fail_once(pool, "update", "challenges").await;
    let swept = harness.schedule().sweep(now).await.expect("a sweep");
    assert_eq!(swept.lapsed, 1);
    assert!(has_run_again(pool, "challenges").await, "a lapse");

    fail_once(pool, "insert", "vacations").await;
    // More exact than the database.
    let until = now + Duration::DAY + Duration::nanoseconds(1);
    let away = harness
        .games
        .begin_vacation(request(), user(BJORN), until, now);
    let away = away.await.expect("he may");
    assert_eq!(away.vacation.until, now + Duration::DAY);
    assert!(has_run_again(pool, "vacations").await, "a vacation");
    fail_once(pool, "update", "vacations").await;
    let back = now + Duration::days(2);
    let swept = harness.schedule().sweep(back).await.expect("a sweep");
    assert_eq!(swept.returned, 1);
    assert!(has_run_again(pool, "vacations").await, "its end");
}
