//! Foreign keys: deleting a row makes Postgres look for rows that refer to it, which no query plan shows.

use sqlx::{Connection, PgConnection};

use crate::database::Database;

/// Foreign-key columns without an index that begins with them.
const UNINDEXED: &str = "
    select conrelid::regclass || '.' || attname
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace
      and not exists (
          select from pg_index
          where indrelid = conrelid and indkey[0] = conkey[1]
            and (indpred is null or pg_get_expr(indpred, indrelid) = '(' || attname || ' IS NOT NULL)')
      )
    order by 1";

/// Columns not worth an index: each move would have to maintain it, and players are seldom deleted.
const READ: [&str; 3] = ["games.attackers", "games.defenders", "games.turn_of"];

#[tokio::test]
async fn foreign_keys_have_indexes() {
    let database = Database::new().await;
    let mut connection = PgConnection::connect_with(&database.options())
        .await
        .expect("the database is there");
    let unindexed: Vec<String> = sqlx::query_scalar(UNINDEXED)
        .fetch_all(&mut connection)
        .await
        .expect("the catalogue is read");
    assert_eq!(unindexed, READ);
    sqlx::raw_sql("drop index outbox_by_place, entries_by_player_and_time")
        .execute(&mut connection)
        .await
        .expect("they were there");
    let unindexed: Vec<String> = sqlx::query_scalar(UNINDEXED)
        .fetch_all(&mut connection)
        .await
        .expect("the catalogue is read");
    let mut found = READ.to_vec();
    found.extend(["entries.player", "outbox.place"]);
    found.sort_unstable();
    assert_eq!(unindexed, found);
}
