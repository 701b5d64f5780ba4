//! The outbox row by row: which rows each function of the store may touch. The rows are those of this process, of another one that
//! is alive, and of one that is dead; what a whole bot shows of them is hidden by the other safeguards.

use std::collections::{BTreeMap, BTreeSet};

use raichi::{
    ids::{Door, ExternalId, OutboxId, PlaceId},
    store::{DeliveryKind, OutboxItem, Store},
};
use sqlx::{AssertSqlSafe, Connection, PgConnection, PgPool, Row};
use time::{Duration, OffsetDateTime};

use crate::{database::Database, service_harness::now};

/// The numbers of two other processes. The first one holds its lock.
const LIVING: i64 = 7001;
const DEAD: i64 = 7002;

/// How long a claim lasts.
const LEASE: Duration = Duration::seconds(15);

/// Who has claimed a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum By {
    Nobody,
    This,
    Living,
    Dead,
}

/// A row: its name, and how it differs from one that is due and free.
struct Given {
    name: &'static str,
    /// Seconds from now on.
    due: i64,
    by: By,
    /// Further assignments, such as `blocked = true`.
    set: &'static str,
    /// Assignments to its place or its game.
    about: &'static str,
}

const FREE: Given = Given {
    name: "free",
    due: -60,
    by: By::Nobody,
    set: "",
    about: "",
};

const ROWS: &[Given] = &[
    FREE,
    Given {
        name: "change",
        about: "insert into challenges (place, challenger, ruleset, made_at)
                select p.id, a.id, '{}', now() from places p, players a where p.locale = 'change' and a.door_key = 101",
        set: "kind = 'closing', game = null, number = null, challenge = (select id from challenges)",
        ..FREE
    },
    Given {
        name: "later",
        due: 60,
        ..FREE
    },
    Given {
        name: "settled",
        set: "settled_at = now()",
        ..FREE
    },
    Given {
        name: "blocked",
        set: "blocked = true",
        ..FREE
    },
    Given {
        name: "blocked by nothing",
        set: "blocked = true",
        ..FREE
    },
    Given {
        name: "suspended",
        about: "update games set halted = 'suspended' where origin = 'suspended'",
        ..FREE
    },
    Given {
        name: "unreachable",
        about: "update places set unreachable_since = now(), unreachable_why = 'channel-gone' where locale = 'unreachable'",
        ..FREE
    },
    Given {
        name: "unreachable later",
        due: 60,
        about: "update places set unreachable_since = now(), unreachable_why = 'channel-gone'
                where locale = 'unreachable later'",
        ..FREE
    },
    Given {
        name: "busy",
        ..FREE
    },
    Given {
        name: "local",
        about: "update places set door = 'local' where locale = 'local'",
        ..FREE
    },
    Given {
        name: "this, just begun",
        due: 15,
        by: By::This,
        ..FREE
    },
    Given {
        name: "this, in flight",
        due: 10,
        by: By::This,
        ..FREE
    },
    Given {
        name: "this, in flight for long",
        due: -10,
        by: By::This,
        ..FREE
    },
    Given {
        name: "this, not begun",
        due: 10,
        by: By::This,
        ..FREE
    },
    Given {
        name: "this, unrecorded",
        due: 15,
        by: By::This,
        ..FREE
    },
    Given {
        name: "living",
        due: 10,
        by: By::Living,
        ..FREE
    },
    Given {
        name: "living, expired",
        due: -1,
        by: By::Living,
        ..FREE
    },
    Given {
        name: "dead",
        due: 10,
        by: By::Dead,
        ..FREE
    },
    Given {
        name: "dead, expired",
        due: -1,
        by: By::Dead,
        ..FREE
    },
    Given {
        name: "dead, blocked",
        due: 10,
        by: By::Dead,
        set: "blocked = true",
        ..FREE
    },
    Given {
        name: "far ahead",
        due: 1000,
        ..FREE
    },
    Given {
        name: "far ahead, claimed",
        due: 1000,
        by: By::Living,
        ..FREE
    },
    Given {
        name: "far ahead, unreachable",
        due: 2 * 3600,
        about: "update places set unreachable_since = now(), unreachable_why = 'channel-gone'
                where locale = 'far ahead, unreachable'",
        ..FREE
    },
];

/// What a row is now.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Now {
    due: i64,
    by: By,
    attempts: i32,
    settled: bool,
    blocked: bool,
    message: Option<i64>,
    failure: Option<String>,
}

struct Rows {
    pool: PgPool,
    store: Store,
    now: OffsetDateTime,
    /// The number of this process.
    this: i64,
    ids: BTreeMap<&'static str, OutboxId>,
    /// The connection of the process that is alive.
    living: PgConnection,
    /// Declared after the pool, which uses it.
    _database: Database,
}

impl Rows {
    /// The rows of the table, each in a place and a game of its own.
    async fn new() -> Self {
        let database = Database::new().await;
        let pool = PgPool::connect_lazy_with(database.options());
        let mut living = PgConnection::connect_with(&database.options())
            .await
            .expect("a connection");
        sqlx::query("select pg_advisory_lock($1)")
            .bind(LIVING)
            .execute(&mut living)
            .await
            .expect("a lock");
        sqlx::raw_sql(
            "insert into players (door, door_key) values ('discord', 101), ('discord', 102)",
        )
        .execute(&pool)
        .await
        .expect("players");
        let mut rows = Self {
            store: Store::from(pool.clone()),
            pool,
            now: now(),
            this: 0,
            ids: BTreeMap::new(),
            living,
            _database: database,
        };
        let first = rows
            .insert(&Given {
                name: "first",
                ..FREE
            })
            .await;
        let claimed = rows.claim(DeliveryKind::Post, &[], 1).await;
        assert_eq!(claimed, ["first"]);
        rows.this = sqlx::query_scalar("delete from outbox where id = $1 returning claimed_by")
            .bind(first.0)
            .fetch_one(&rows.pool)
            .await
            .expect("it is claimed");
        for given in ROWS {
            let id = rows.insert(given).await;
            rows.ids.insert(given.name, id);
        }
        // What blocks the one is older.
        rows.run(
            "insert into outbox (id, place, kind, game, number, due_at, nonce)
             overriding system value
             select -id - 1000, place, 'line', game, 1, due_at + interval '1 day', 'blocker' from outbox
             where nonce = 'blocked'",
        )
        .await;
        rows
    }

    async fn run(&self, statement: &str) {
        let run = sqlx::raw_sql(AssertSqlSafe(statement.to_owned())).execute(&self.pool);
        run.await
            .unwrap_or_else(|error| panic!("{statement}: {error}"));
    }

    async fn insert(&self, given: &Given) -> OutboxId {
        let Given {
            name,
            due,
            by,
            set,
            about,
        } = given;
        let by = match by {
            By::Nobody => "null".to_owned(),
            By::This => self.this.to_string(),
            By::Living => LIVING.to_string(),
            By::Dead => DEAD.to_string(),
        };
        // The name of a row is its nonce, the language of its place and the origin of its game.
        self.run(&format!(
            "insert into places (door, server, channel, locale)
             select 'discord', 8, 1000 + count(*), '{name}' from places;
             insert into games (place, ruleset, attackers, defenders, started_at, moved_at, turn_of, origin)
             select p.id, '{{}}', a.id, d.id, now(), now(), a.id, '{name}'
             from places p, players a, players d
             where p.locale = '{name}' and a.door_key = 101 and d.door_key = 102;
             {about}"
        ))
        .await;
        let id: i64 = sqlx::query_scalar(AssertSqlSafe(format!(
            "insert into outbox (place, kind, game, number, due_at, claimed_by, nonce)
             select g.place, 'reminder', g.id, 1, $1, {by}, '{name}' from games g where g.origin = '{name}'
             returning id"
        )))
        .bind(self.now + Duration::seconds(*due))
        .fetch_one(&self.pool)
        .await
        .expect("a row");
        if !set.is_empty() {
            self.run(&format!("update outbox set {set} where id = {id}"))
                .await;
        }
        OutboxId(id)
    }

    async fn all(&self) -> BTreeMap<String, Now> {
        let rows = sqlx::query(
            "select nonce, extract(epoch from due_at - $1)::bigint as due, claimed_by, attempts, settled_at is not null as settled,
                    blocked, message, failure
             from outbox",
        )
        .bind(self.now)
        .fetch_all(&self.pool)
        .await
        .expect("the database answers");
        let now = |row: &sqlx::postgres::PgRow| Now {
            due: row.get("due"),
            by: match row.get::<Option<i64>, _>("claimed_by") {
                None => By::Nobody,
                Some(LIVING) => By::Living,
                Some(DEAD) => By::Dead,
                Some(number) if number == self.this => By::This,
                Some(number) => panic!("claimed by {number}"),
            },
            attempts: row.get("attempts"),
            settled: row.get("settled"),
            blocked: row.get("blocked"),
            message: row.get("message"),
            failure: row.get("failure"),
        };
        rows.iter()
            .map(|row| (row.get("nonce"), now(row)))
            .collect()
    }

    /// The rows that differ from `before`.
    async fn changed(&self, before: &BTreeMap<String, Now>) -> BTreeMap<String, Now> {
        let all = self.all().await;
        all.into_iter()
            .filter(|(name, row)| before[name] != *row)
            .collect()
    }

    /// The names of the rows that this process claims.
    async fn claim(&self, kind: DeliveryKind, busy: &[PlaceId], at_most: usize) -> Vec<String> {
        let claimed = self
            .store
            .claim_deliveries(Door::Discord, kind, busy, at_most, self.now)
            .await
            .expect("the database answers");
        claimed.into_iter().map(|item| item.nonce).collect()
    }

    async fn item(&self, name: &str) -> OutboxItem {
        let item = self
            .store
            .item(self.ids[name])
            .await
            .expect("the database answers");
        item.expect("it is pending")
    }

    async fn busy(&self) -> PlaceId {
        self.item("busy").await.place
    }
}

fn names(rows: &BTreeMap<String, Now>) -> BTreeSet<&str> {
    rows.keys().map(String::as_str).collect()
}

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
