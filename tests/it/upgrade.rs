//! Databases of older versions: this version delivers their pending messages.

use std::borrow::Cow;

use sqlx::{PgPool, migrate::Migrator, raw_sql};

use crate::database::Database;

/// The newest migration in which pending removals of buttons were rows of the outbox.
const BUTTONS_IN_OUTBOX: i64 = 10;

#[tokio::test]
async fn the_newest_pending_removal_of_buttons_of_each_game_is_kept() {
    let database = Database::empty().await;
    let pool = PgPool::connect_lazy_with(database.options());
    let whole = sqlx::migrate!();
    let before = whole
        .iter()
        .filter(|step| step.version <= BUTTONS_IN_OUTBOX)
        .cloned()
        .collect();
    let before = Migrator {
        migrations: Cow::Owned(before),
        ..Migrator::DEFAULT
    };
    before.run(&pool).await.expect("the old schema");
    let old = "
        insert into players (door, door_key) values ('discord', 1), ('discord', 2);
        insert into places (door, server, channel, locale) values ('discord', 1, 2, 'en');
        insert into games (place, ruleset, attackers, defenders, started_at, turn_of, moved_at)
        values (1, '{}', 1, 2, now(), 1, now());
        insert into challenges (place, challenger, ruleset, made_at) values (1, 1, '{}', now());
        insert into outbox (place, kind, game, number, due_at, settled_at, message)
        values (1, 'turn', 1, 0, now(), now(), 100), (1, 'turn', 1, 1, now(), now(), 101),
               (1, 'turn', 1, 2, now(), now(), 102), (1, 'retire', 1, 0, now(), null, null),
               (1, 'retire', 1, 1, now(), null, null), (1, 'turn', 1, 3, now(), null, null),
               (1, 'retire', 1, 2, now(), null, null), (1, 'turn', 1, 4, now(), null, null),
               (1, 'reminder', 1, 4, now(), null, null);
        insert into outbox (place, kind, challenge, due_at)
        values (1, 'challenge', 1, now()), (1, 'closing', 1, now())";
    raw_sql(old).execute(&pool).await.expect("old rows");

    whole.run(&pool).await.expect("the new schema");
    let buttons: Vec<(i64, i64)> = sqlx::query_as("select game, message from old_buttons")
        .fetch_all(&pool)
        .await
        .expect("the database answers");
    assert_eq!(buttons, [(1, 102)]);
    let waiting = "select kind || coalesce(number, 0), blocked from outbox where settled_at is null order by id";
    let waiting: Vec<(String, bool)> = sqlx::query_as(waiting)
        .fetch_all(&pool)
        .await
        .expect("the database answers");
    let waiting: Vec<_> = waiting
        .iter()
        .map(|(what, blocked)| (what.as_str(), *blocked))
        .collect();
    let expected = [
        ("turn3", false),
        ("turn4", true),
        ("reminder4", true),
        ("challenge0", false),
        ("closing0", true),
    ];
    assert_eq!(waiting, expected);
}
