//! A database for each test, on a server that all tests of a run share.

use std::path::Path;

use raichi_postgres::{Scratch, ScratchDatabase};
use tokio::sync::OnceCell;

use crate::hall::RAICHI;

static SERVER: OnceCell<Scratch> = OnceCell::const_new();

/// A test's own database, with the schema in it.
pub(crate) async fn database() -> ScratchDatabase {
    let made = server().await.database().await;
    made.unwrap_or_else(|error| panic!("no database: {error}"))
}

/// A test's own database, with nothing in it.
pub(crate) async fn empty_database() -> ScratchDatabase {
    let made = server().await.empty_database().await;
    made.unwrap_or_else(|error| panic!("no database: {error}"))
}

async fn server() -> &'static Scratch {
    let schema = sqlx::migrate!();
    let start = async || {
        let started = Scratch::start(Path::new(RAICHI), &schema).await;
        started.unwrap_or_else(|error| panic!("no server for tests: {error}"))
    };
    SERVER.get_or_init(start).await
}
