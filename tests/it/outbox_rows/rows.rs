//! Rows of the outbox in each state, of three processes, and what they are after a step.

use std::collections::{BTreeMap, BTreeSet};

use raichi::testing::{
    ids::{Door, OutboxId, PlaceId},
    store::{DeliveryKind, OutboxItem, Store},
};
use sqlx::{AssertSqlSafe, Connection, PgConnection, PgPool, Row};
use time::{Duration, OffsetDateTime};

use crate::{database::Database, service_harness::now};

/// The numbers of two other processes. The first one holds its lock.
pub(super) const LIVING: i64 = 7001;
pub(super) const DEAD: i64 = 7002;

/// How long a claim lasts.
pub(super) const LEASE: Duration = Duration::seconds(15);

/// Who has claimed a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum By {
    Nobody,
    This,
    Living,
    Dead,
}

/// A row: its name, and how it differs from one that is due and free.
pub(super) struct Given {
    pub(super) name: &'static str,
    /// Seconds from now on.
    pub(super) due: i64,
    pub(super) by: By,
    /// Further assignments, such as `blocked = true`.
    pub(super) set: &'static str,
    /// Assignments to its place or its game.
    pub(super) about: &'static str,
}

pub(super) const FREE: Given = Given {
    name: "free",
    due: -60,
    by: By::Nobody,
    set: "",
    about: "",
};

pub(super) const ROWS: &[Given] = &[
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
pub(super) struct Now {
    pub(super) due: i64,
    pub(super) by: By,
    pub(super) attempts: i32,
    pub(super) settled: bool,
    pub(super) blocked: bool,
    pub(super) message: Option<i64>,
    pub(super) failure: Option<String>,
}

pub(super) struct Rows {
    pub(super) pool: PgPool,
    pub(super) store: Store,
    pub(super) now: OffsetDateTime,
    /// The number of this process.
    pub(super) this: i64,
    pub(super) ids: BTreeMap<&'static str, OutboxId>,
    /// The connection of the process that is alive.
    pub(super) living: PgConnection,
    /// Declared after the pool, which uses it.
    pub(super) _database: Database,
}

impl Rows {
    /// The rows of the table, each in a place and a game of its own.
    pub(super) async fn new() -> Self {
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

    pub(super) async fn run(&self, statement: &str) {
        let run = sqlx::raw_sql(AssertSqlSafe(statement.to_owned())).execute(&self.pool);
        run.await
            .unwrap_or_else(|error| panic!("{statement}: {error}"));
    }

    pub(super) async fn insert(&self, given: &Given) -> OutboxId {
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

    pub(super) async fn all(&self) -> BTreeMap<String, Now> {
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
    pub(super) async fn changed(&self, before: &BTreeMap<String, Now>) -> BTreeMap<String, Now> {
        let all = self.all().await;
        all.into_iter()
            .filter(|(name, row)| before[name] != *row)
            .collect()
    }

    /// The names of the rows that this process claims.
    pub(super) async fn claim(
        &self,
        kind: DeliveryKind,
        busy: &[PlaceId],
        at_most: usize,
    ) -> Vec<String> {
        let claimed = self
            .store
            .claim_deliveries(Door::Discord, kind, busy, at_most, self.now)
            .await
            .expect("the database answers");
        claimed.into_iter().map(|item| item.nonce).collect()
    }

    pub(super) async fn item(&self, name: &str) -> OutboxItem {
        let item = self
            .store
            .item(self.ids[name])
            .await
            .expect("the database answers");
        item.expect("it is pending")
    }

    pub(super) async fn busy(&self) -> PlaceId {
        self.item("busy").await.place
    }
}

pub(super) fn names(rows: &BTreeMap<String, Now>) -> BTreeSet<&str> {
    rows.keys().map(String::as_str).collect()
}
