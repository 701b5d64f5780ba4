//! The outbox row by row: which rows each function of the store may touch. The rows are those of this process, of another one that
//! is alive, and of one that is dead; what a whole bot shows of them is hidden by the other safeguards.

mod rows;

use std::collections::{BTreeMap, BTreeSet};

use raichi::testing::{ids::ExternalId, store::DeliveryKind};
use sqlx::Connection;
use time::Duration;

use self::rows::*;

#[tokio::test]
async fn a_claim_takes_free_due_rows_of_its_door_and_kind() {
    let rows = Rows::new().await;
    let before = rows.all().await;
    let busy = [rows.busy().await];
    assert_eq!(rows.claim(DeliveryKind::Post, &busy, 64).await, ["free"]);
    let changed = rows.changed(&before).await;
    assert_eq!(names(&changed), ["free"].into());
    assert_eq!((changed["free"].by, changed["free"].due), (By::This, 15));
    assert_eq!(
        rows.claim(DeliveryKind::Change, &busy, 64).await,
        ["change"]
    );
    // Nothing is claimed twice, and the place is free again.
    assert!(rows.claim(DeliveryKind::Post, &busy, 64).await.is_empty());
    assert_eq!(rows.claim(DeliveryKind::Post, &[], 64).await, ["busy"]);
}

#[tokio::test]
async fn a_claim_takes_one_row_of_a_channel_and_no_more_than_it_may() {
    let rows = Rows::new().await;
    rows.run(
        "insert into games (place, ruleset, attackers, defenders, started_at, moved_at, turn_of, origin)
         select place, ruleset, attackers, defenders, now(), now(), turn_of, 'next' from games where origin = 'free';
         insert into outbox (place, kind, game, number, due_at, nonce)
         select g.place, 'reminder', g.id, 1, o.due_at + interval '1 second', 'next'
         from games g, outbox o where g.origin = 'next' and o.nonce = 'free'",
    )
    .await;
    let claimed: BTreeSet<_> = rows
        .claim(DeliveryKind::Post, &[], 64)
        .await
        .into_iter()
        .collect();
    assert_eq!(claimed, ["busy".to_owned(), "free".to_owned()].into());
    assert_eq!(rows.claim(DeliveryKind::Post, &[], 64).await, ["next"]);

    let rows = Rows::new().await;
    assert!(rows.claim(DeliveryKind::Post, &[], 0).await.is_empty());
    assert_eq!(rows.claim(DeliveryKind::Post, &[], 1).await.len(), 1);
}

#[tokio::test]
async fn two_processes_do_not_wait_for_each_other_and_share_the_rows() {
    let rows = Rows::new().await;
    // Another process is claiming the one row at this moment.
    let mut other = rows.pool.begin().await.expect("a transaction");
    sqlx::query("select from outbox where nonce = 'free' for update")
        .execute(&mut *other)
        .await
        .expect("a lock");
    assert_eq!(rows.claim(DeliveryKind::Post, &[], 64).await, ["busy"]);
    other.rollback().await.expect("it ends");
    let (one, other) = tokio::join!(
        rows.claim(DeliveryKind::Post, &[], 64),
        rows.claim(DeliveryKind::Post, &[], 64)
    );
    let both: Vec<_> = one.into_iter().chain(other).collect();
    assert_eq!(both, ["free"]);
}

#[tokio::test]
async fn only_the_claims_of_the_dead_are_taken_over() {
    let rows = Rows::new().await;
    let before = rows.all().await;
    let released = rows.store.release_claims_of_the_dead(rows.now).await;
    assert_eq!(released.expect("the database answers"), 2);
    let changed = rows.changed(&before).await;
    assert_eq!(names(&changed), ["dead", "dead, expired"].into());
    for row in changed.values() {
        assert_eq!(row.by, By::Nobody);
        assert!(row.due <= 0, "{row:?}");
    }
    // When the other process dies, so are its claims.
    rows.living.close().await.expect("it closes");
    let before = {
        let pool = rows.pool.clone();
        let claimed: i64 =
            sqlx::query_scalar("select count(*) from outbox where claimed_by = $1 and not blocked")
                .bind(LIVING)
                .fetch_one(&pool)
                .await
                .expect("the database answers");
        claimed
    };
    let released = loop {
        // Postgres frees the lock when it notices.
        let released = rows.store.release_claims_of_the_dead(rows.now).await;
        match released.expect("the database answers") {
            0 => tokio::task::yield_now().await,
            some => break some,
        }
    };
    assert_eq!(released, u64::try_from(before).expect("a count"));
}

#[tokio::test]
async fn expired_claims_are_released_and_own_ones_that_nobody_works_on() {
    let rows = Rows::new().await;
    let before = rows.all().await;
    let in_flight = [
        rows.ids["this, in flight"],
        rows.ids["this, in flight for long"],
    ];
    let unrecorded = [rows.ids["this, unrecorded"]];
    let released = rows
        .store
        .release_expired_claims(&in_flight, &unrecorded, rows.now)
        .await;
    assert_eq!(released.expect("the database answers"), 4);
    let changed = rows.changed(&before).await;
    let expected = [
        "dead, expired",
        "living, expired",
        "this, not begun",
        "this, unrecorded",
    ];
    assert_eq!(names(&changed), expected.into());
    for row in changed.values() {
        assert_eq!(row.by, By::Nobody);
        assert!(row.due <= 0, "{row:?}");
    }
}

#[tokio::test]
async fn rows_are_unblocked_when_nothing_older_is_pending() {
    let rows = Rows::new().await;
    let before = rows.all().await;
    let unblocked = rows.store.unblock_deliveries(rows.now).await;
    assert_eq!(unblocked.expect("the database answers"), 2);
    let changed = rows.changed(&before).await;
    assert_eq!(
        names(&changed),
        ["blocked by nothing", "dead, blocked"].into()
    );
    assert!(
        changed.values().all(|row| !row.blocked && row.due <= 0),
        "{changed:?}"
    );
}

#[tokio::test]
async fn due_rows_of_unreachable_places_are_set_aside() {
    let rows = Rows::new().await;
    let before = rows.all().await;
    rows.store
        .set_aside(rows.now)
        .await
        .expect("the database answers");
    let changed = rows.changed(&before).await;
    assert_eq!(names(&changed), ["unreachable"].into());
    assert_eq!(changed["unreachable"].due, 3600);
}

#[tokio::test]
async fn due_times_of_a_wrong_clock_are_pulled_back() {
    let rows = Rows::new().await;
    rows.run("update outbox set due_at = due_at - interval '1 day' where nonce = 'blocker'")
        .await;
    let before = rows.all().await;
    let pulled = rows.store.pull_back(rows.now).await;
    assert_eq!(pulled.expect("the database answers"), 3);
    let changed = rows.changed(&before).await;
    let due: Vec<_> = changed
        .iter()
        .map(|(name, row)| (name.as_str(), row.due))
        .collect();
    let expected = [
        ("far ahead", 0),
        ("far ahead, claimed", LEASE.whole_seconds()),
        ("far ahead, unreachable", 3600),
    ];
    assert_eq!(due, expected);
    assert_eq!(changed["far ahead, claimed"].by, By::Living);
}

#[tokio::test]
async fn only_the_own_rows_are_postponed_and_each_attempt_counts() {
    let rows = Rows::new().await;
    let until = rows.now + Duration::seconds(40);
    let before = rows.all().await;
    for name in ["this, in flight", "free", "living", "dead", "settled"] {
        let postponed = rows.store.postpone_delivery(rows.ids[name], until).await;
        postponed.expect("the database answers");
    }
    let changed = rows.changed(&before).await;
    assert_eq!(names(&changed), ["free", "this, in flight"].into());
    for row in changed.values() {
        assert_eq!(
            (row.due, row.by, row.attempts),
            (40, By::Nobody, 1),
            "{row:?}"
        );
    }
    let again = rows.store.postpone_delivery(rows.ids["free"], until).await;
    again.expect("the database answers");
    assert_eq!(rows.all().await["free"].attempts, 2);
}

#[tokio::test]
async fn a_row_is_settled_once() {
    let rows = Rows::new().await;
    let item = rows.item("this, in flight").await;
    let before = rows.all().await;
    let settled = rows
        .store
        .settle_delivery(&item, Some(ExternalId(51)), rows.now)
        .await;
    settled.expect("the database answers");
    let changed = rows.changed(&before).await;
    assert_eq!(names(&changed), ["this, in flight"].into());
    let row = &changed["this, in flight"];
    assert_eq!(
        (row.settled, row.by, row.message),
        (true, By::Nobody, Some(51))
    );
    // A later settlement, with another message or in vain, changes nothing.
    let before = rows.all().await;
    let again = rows
        .store
        .settle_delivery(&item, Some(ExternalId(52)), rows.now)
        .await;
    assert!(!again.expect("the database answers").unblocked);
    let lost = rows
        .store
        .abandon_delivery(&item, "channel-gone", rows.now)
        .await;
    lost.expect("the database answers");
    let until = rows.now + Duration::HOUR;
    let late = rows.store.postpone_delivery(item.id, until).await;
    late.expect("the database answers");
    assert_eq!(rows.changed(&before).await, BTreeMap::new());
    assert!(
        rows.store
            .item(item.id)
            .await
            .expect("it answers")
            .is_none()
    );

    let item = rows.item("this, not begun").await;
    let lost = rows
        .store
        .abandon_delivery(&item, "channel-gone", rows.now)
        .await;
    lost.expect("the database answers");
    let row = rows
        .all()
        .await
        .remove("this, not begun")
        .expect("it is there");
    assert_eq!(
        (row.settled, row.by, row.failure.as_deref()),
        (true, By::Nobody, Some("channel-gone"))
    );
}

#[tokio::test]
async fn settling_or_abandoning_a_row_unblocks_the_next_one_at_once() {
    for is_lost in [false, true] {
        let rows = Rows::new().await;
        // Behind the one that is in flight, of the same game.
        rows.run(
            "insert into outbox (place, kind, game, number, due_at, blocked, nonce)
             select place, 'line', game, number, due_at + interval '90 seconds', true, 'next' from outbox
             where nonce = 'this, in flight';
             insert into outbox (place, kind, game, number, due_at, blocked, nonce)
             select place, 'replay', game, number, due_at + interval '90 seconds', true, 'the one after' from outbox
             where nonce = 'this, in flight'",
        )
        .await;
        let item = rows.item("this, in flight").await;
        let before = rows.all().await;
        let settled = if is_lost {
            rows.store
                .abandon_delivery(&item, "channel-gone", rows.now)
                .await
        } else {
            rows.store
                .settle_delivery(&item, Some(ExternalId(51)), rows.now)
                .await
        };
        assert!(
            settled.expect("the database answers").unblocked,
            "lost: {is_lost}"
        );
        let changed = rows.changed(&before).await;
        assert_eq!(
            names(&changed),
            ["next", "this, in flight"].into(),
            "lost: {is_lost}"
        );
        let next = &changed["next"];
        assert!(!next.blocked && next.due == 0, "lost: {is_lost}: {next:?}");
    }
}
