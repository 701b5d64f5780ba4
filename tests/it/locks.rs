//! Transactions that meet in the database.

use raichi_standin::{Fault, options};
use sqlx::{AssertSqlSafe, raw_sql};

use crate::harness::Harness;

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

#[tokio::test]
async fn the_victim_of_a_deadlock_is_run_again() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    harness.all_delivered().await;
    let fails_once = "
        create sequence runs;
        create function fail_once() returns trigger language plpgsql as $$
        begin
            if nextval('runs') = 1 then
                raise exception 'deadlock detected' using errcode = '40P01';
            end if;
            return new;
        end $$;";
    let db = &harness.pool;
    raw_sql(fails_once).execute(db).await.expect("a function");
    for (number, of) in ["insert on entries", "update of message on outbox"]
        .into_iter()
        .enumerate()
    {
        let trigger = format!(
            "drop trigger if exists fails on entries;
             alter sequence runs restart;
             create trigger fails before {of} for each row execute function fail_once()"
        );
        raw_sql(AssertSqlSafe(trigger))
            .execute(db)
            .await
            .expect("a trigger");
        harness
            .play(harness.mover(number), ["d1-d4", "e7-e9"][number])
            .await;
        harness.all_delivered().await;
        let runs: i64 = sqlx::query_scalar("select last_value from runs")
            .fetch_one(db)
            .await
            .expect("the database answers");
        assert!(runs > 1, "{of}");
    }
    let output = harness.bot.output();
    assert!(!output.contains("ERROR"), "{output}");
    harness.close().await;
}
