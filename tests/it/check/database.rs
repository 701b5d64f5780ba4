//! Problems with Postgres, its programs, and the database.

use super::*;

#[tokio::test]
async fn missing_or_wrong_postgres_programs() {
    let discord = StandIn::start().await;
    let _guild = discord.guild("Hird", "en-US");
    let database = Database::private();
    let launch = async |bin: &Path| {
        let launch = check(&discord, &database).await;
        launch.env("RAICHI_DATABASE__POSTGRES_BIN", bin)
    };
    let empty = scratch_folder().expect("a folder");
    let seen = "database.postgres_bin names";
    let state = run(launch(empty.path()).await).await.1;
    assert!(
        line(&state, "programs").contains(seen) && state.contains("`initdb` and `postgres`"),
        "{state}"
    );
    let old = programs("14.11", "exit 1", "exit 1");
    assert_trouble(
        launch(old.path()).await,
        "programs",
        "version 14, which is too old",
        "Install version 15 or newer",
    )
    .await;
    let cluster = database.folder().join("postgres/cluster");
    fs::create_dir_all(&cluster).expect("a folder");
    fs::write(cluster.join("PG_VERSION"), "16\n").expect("a file is written");
    let new = programs("99.0", "exit 1", "exit 1");
    let state = assert_trouble(
        launch(new.path()).await,
        "programs",
        "was made by Postgres 16",
        "postgresql-16",
    )
    .await;
    assert_finding(
        &state,
        "database",
        "ok",
        "the private one, of Postgres 16, rests",
        "",
    );
    // A leftover socket without a server is no Postgres.
    drop(UnixListener::bind(database.folder().join("postgres/.s.PGSQL.5432")).expect("a socket"));
    let state = run(launch(new.path()).await).await.1;
    assert_finding(
        &state,
        "database",
        "ok",
        "the private one, of Postgres 16, rests",
        "",
    );
    fs::write(cluster.join("PG_VERSION"), "?").expect("a file is written");
    assert_trouble(
        launch(new.path()).await,
        "database",
        "it holds no version",
        "restore a backup",
    )
    .await;
}

#[tokio::test]
async fn unreachable_databases_are_reported() {
    let discord = StandIn::start().await;
    let _guild = discord.guild("Hird", "en-US");
    let database = Database::new().await;
    let launch = async |url: &str| check(&discord, &database).await.env("DATABASE_URL", url);
    for (url, seen, remedy) in [
        (
            "postgres://raichi:hush@127.0.0.1:1/raichi",
            "cannot be reached",
            "Is Postgres running",
        ),
        (
            "nonsense",
            "does not begin with postgres://",
            "postgres://user:password@host/database",
        ),
    ] {
        let state = assert_trouble(launch(url).await, "database", seen, remedy).await;
        assert_finding(&state, "migrations", "unknown", "not checked, because", "");
        assert_finding(&state, "token", "ok", "Discord knows it", "");
    }

    let pool = PgPool::connect_lazy_with(database.options());
    let change = async |query: &str| {
        let change = sqlx::raw_sql(sqlx::AssertSqlSafe(query.to_owned()))
            .execute(&pool)
            .await;
        change.expect("the database answers");
    };
    change(
        "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
         values (9999, 'the future', true, '', 0)",
    )
    .await;
    let seen = "last used by a newer Raichi: its schema has a part 9999";
    assert_trouble(
        launch(&database.url()).await,
        "migrations",
        seen,
        "Start that version or a newer one",
    )
    .await;
    change("update _sqlx_migrations set checksum = '' where version = 1; delete from _sqlx_migrations where version = 9999").await;
    let seen = "part 1 of the database's schema is not as this version makes it";
    assert_trouble(
        launch(&database.url()).await,
        "migrations",
        seen,
        "Restore a backup",
    )
    .await;
    change("drop table _sqlx_migrations; create table _sqlx_migrations as select 1").await;
    let seen = "the database answers, but not as it should: the database failed";
    assert_trouble(
        launch(&database.url()).await,
        "database",
        seen,
        "a database of its own",
    )
    .await;
}

#[tokio::test]
async fn missing_privileges_are_reported() {
    let discord = StandIn::start().await;
    let _guild = discord.guild("Hird", "en-US");
    let database = Database::new().await;
    let pool = PgPool::connect_lazy_with(database.options());
    let role = format!("guest_{}", std::process::id());
    let name: String = sqlx::query_scalar("select current_database()")
        .fetch_one(&pool)
        .await
        .expect("the database answers");
    let change = async |query: String| {
        let change = sqlx::raw_sql(sqlx::AssertSqlSafe(query))
            .execute(&pool)
            .await;
        change.expect("the database answers");
    };
    change(format!("create role {role} login password 'hush'")).await;
    let guest = |url: &str| {
        let (_, rest) = url.split_once("://").expect("an address");
        let place = rest.split_once('@').map_or(rest, |(_, place)| place);
        format!("postgres://{role}:hush@{place}").replace("user=", "x=")
    };
    let launch = check(&discord, &database)
        .await
        .env("DATABASE_URL", guest(&database.url()));
    let seen = "may not read and write the tables";
    assert_trouble(
        launch,
        "rights",
        seen,
        "Log in as the user to whom the tables belong",
    )
    .await;
    change(format!(
        "grant select, insert, update, delete on all tables in schema public to {role}"
    ))
    .await;
    let launch = check(&discord, &database)
        .await
        .env("DATABASE_URL", guest(&database.url()));
    assert_trouble(
        launch,
        "rights",
        "may not make tables",
        "grant create on schema public",
    )
    .await;
    change(format!(
        "alter database \"{name}\" set default_transaction_read_only = on"
    ))
    .await;
    let launch = check(&discord, &database).await;
    assert_trouble(
        launch,
        "rights",
        "takes no changes: it is read-only",
        "Name the primary server",
    )
    .await;
    change(format!(
        "set transaction_read_only = off; drop owned by {role}; drop role {role}"
    ))
    .await;
}
