//! Failures of the private Postgres: each is reported in one sentence with its remedy, and no data is harmed.

use std::{fs, os::unix::fs::PermissionsExt, path::Path};

use raichi_postgres::scratch_folder;
use raichi_standin::StandIn;

use crate::{
    database::Database,
    harness::{RAICHI, started},
    programs::programs,
};

/// Runs `raichi migrate` with a data directory and a folder of Postgres programs. Asserts that it fails, and returns
/// its output.
async fn failure(data: &Path, bin: Option<&Path>) -> String {
    let discord = StandIn::start().await;
    let mut program = discord
        .process(RAICHI)
        .await
        .arg("migrate")
        .env("RAICHI_DATA_DIR", data);
    if let Some(bin) = bin {
        program = program.env("RAICHI_DATABASE__POSTGRES_BIN", bin);
    }
    let program = program.start();
    let status = program.exited().await;
    let output = program.output();
    assert!(
        !status.success() && !output.contains("panicked"),
        "{output}"
    );
    output
}

/// Asserts that a text contains all of these.
#[track_caller]
fn assert_contains(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part:?} in\n{text}");
    }
}

#[tokio::test]
async fn unusable_data_directories() {
    let folder = scratch_folder().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "precious").expect("a file is written");
    for data in [file.clone(), file.join("below")] {
        let output = failure(&data, None).await;
        assert_contains(
            &output,
            &["file is a file", "Set RAICHI_DATA_DIR", "DATABASE_URL"],
        );
    }
    assert_eq!(fs::read_to_string(&file).expect("a file"), "precious");

    let output = failure(Path::new("/proc/raichi"), None).await;
    assert_contains(
        &output,
        &[
            "data directory cannot be used: /proc/raichi",
            "Set RAICHI_DATA_DIR",
            "DATABASE_URL",
        ],
    );

    let long = folder.path().join("x".repeat(100));
    let output = failure(&long, None).await;
    assert_contains(
        &output,
        &[
            "too long",
            ".s.PGSQL.5432 would have",
            "takes 107",
            "Set RAICHI_DATA_DIR",
        ],
    );
}

#[tokio::test]
async fn data_directory_that_postgres_may_not_enter() {
    let folder = scratch_folder().expect("a folder");
    let closed = folder.path().join("closed");
    fs::create_dir(&closed).expect("a folder");
    fs::set_permissions(&closed, fs::Permissions::from_mode(0o700)).expect("it is ours");
    if rustix::process::geteuid().is_root() {
        let output = failure(&closed.join("data"), None).await;
        let path = closed.to_string_lossy();
        assert_contains(
            &output,
            &[
                "does not run as root",
                "may not enter",
                &path,
                "/var/lib/raichi",
            ],
        );
    } else {
        // Postgres runs as this user, who may enter the folder.
        let discord = StandIn::start().await;
        let bot = discord
            .process(RAICHI)
            .await
            .arg("migrate")
            .env("RAICHI_DATA_DIR", closed.join("data"))
            .start();
        assert!(bot.exited().await.success(), "{}", bot.output());
    }
}

#[tokio::test]
async fn missing_or_wrong_postgres_programs() {
    let data = scratch_folder().expect("a folder");
    let empty = scratch_folder().expect("a folder");
    let output = failure(data.path(), Some(empty.path())).await;
    assert_contains(
        &output,
        &["database.postgres_bin", "`initdb` and `postgres`"],
    );

    let old = programs("14.11 (Debian 14.11-1)", "exit 1", "exit 1");
    let output = failure(data.path(), Some(old.path())).await;
    assert_contains(
        &output,
        &[
            "version 14, which is too old",
            "15 or newer",
            "DATABASE_URL",
        ],
    );

    let cluster = data.path().join("postgres/cluster");
    fs::create_dir_all(&cluster).expect("a folder");
    fs::write(cluster.join("PG_VERSION"), "16\n").expect("a file is written");
    let new = programs("99beta1", "exit 1", "exit 1");
    let output = failure(data.path(), Some(new.path())).await;
    assert_contains(
        &output,
        &[
            "made by Postgres 16",
            "has Postgres 99",
            "postgresql-16",
            "docs/hosting.md",
        ],
    );
    let kept: Vec<_> = fs::read_dir(&cluster).expect("a folder").collect();
    assert_eq!(kept.len(), 1, "nothing was touched");
}

#[tokio::test]
async fn failing_initdb() {
    let data = scratch_folder().expect("a folder");
    let begin =
        "mkdir -p \"$2\"; echo half >\"$2/half\"; echo 'creating configuration files ... ok';";
    let full = "echo 'initdb: error: could not write to file: No space left on device' >&2; exit 1";
    let full = programs("99.0", &format!("{begin} {full}"), "exit 1");
    let output = failure(data.path(), Some(full.path())).await;
    assert_contains(
        &output,
        &[
            "is full",
            "could not write to file",
            "40 MB",
            "RAICHI_DATA_DIR",
        ],
    );

    let lost =
        "echo 'initdb: error: could not look up effective user ID 7: user does not exist'; exit 1";
    let lost = programs("99.0", &format!("{begin} {lost}"), "exit 1");
    let output = failure(data.path(), Some(lost.path())).await;
    assert_contains(
        &output,
        &["cannot make its database", "effective user ID 7"],
    );

    let killed = programs("99.0", &format!("{begin} kill -9 $$"), "exit 1");
    let output = failure(data.path(), Some(killed.path())).await;
    assert_contains(&output, &["cannot make its database"]);

    // When the problem is solved, the next start makes the database.
    let discord = StandIn::start().await;
    let made = discord
        .process(RAICHI)
        .await
        .arg("migrate")
        .env("RAICHI_DATA_DIR", data.path())
        .start();
    assert!(made.exited().await.success(), "{}", made.output());
    assert!(!data.path().join("postgres/unfinished").exists());
}

#[tokio::test]
async fn failing_postgres() {
    let data = scratch_folder().expect("a folder");
    let initdb = "mkdir -p \"$2\" && echo 99 >\"$2/PG_VERSION\"";
    let full = "echo 'FATAL:  could not write lock file \"postmaster.pid\": No space left on device'; exit 1";
    let full = programs("99.0", initdb, full);
    let output = failure(data.path(), Some(full.path())).await;
    assert_contains(&output, &["is full", "postmaster.pid", "RAICHI_DATA_DIR"]);

    // A temporary failure is retried, and reported if it lasts.
    let tries = "echo x >>\"$2/tries\"; echo \"FATAL:  try $(wc -l <\"$2/tries\")\"; exit 1";
    let tries = programs("99.0", initdb, tries);
    let output = failure(data.path(), Some(tries.path())).await;
    assert_contains(&output, &["Postgres does not start", "FATAL:  try "]);
    let tries = fs::read_to_string(data.path().join("postgres/cluster/tries"));
    assert!(tries.expect("a file").lines().count() > 3, "{output}");
}

#[tokio::test]
async fn database_of_a_newer_raichi() {
    let discord = StandIn::start().await;
    let database = Database::new().await;
    let pool = sqlx::PgPool::connect_lazy_with(database.options());
    let newer =
        "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
                 values (9999, 'the future', true, '', 0)";
    let newer = sqlx::query(newer).execute(&pool).await;
    newer.expect("the database answers");
    for command in ["run", "migrate"] {
        let program = discord.process(RAICHI).await.arg(command);
        let program = database.configure(program).start();
        assert!(!program.exited().await.success());
        let output = program.output();
        assert_contains(
            &output,
            &[
                "last used by a newer Raichi",
                "9999",
                "Start that version or a newer one",
            ],
        );
    }
    let back = sqlx::query("delete from _sqlx_migrations where version = 9999");
    back.execute(&pool).await.expect("the database answers");
    let bot = started(&discord, &database).await;
    assert!(bot.terminate().await.success());
}
