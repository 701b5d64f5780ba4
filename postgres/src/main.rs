//! Runs a command with `DATABASE_URL` set to a temporary database with Raichi's schema.
//!
//! `cargo run -p raichi-postgres -- cargo check` checks the queries of the source against the migrations.

use std::{
    env,
    error::Error,
    os::unix::process::ExitStatusExt,
    path::Path,
    process::{Command, ExitCode},
};

use raichi_postgres::{Scratch, run_as_helper};
use sqlx::migrate::Migrator;

const MIGRATIONS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../migrations");

fn main() -> ExitCode {
    if let Some(done) = run_as_helper() {
        return done;
    }
    match run() {
        Ok(status) => status,
        Err(error) => {
            eprintln!("with-postgres: {error}");
            ExitCode::FAILURE
        }
    }
}

#[tokio::main(flavor = "current_thread")]
async fn run() -> Result<ExitCode, Box<dyn Error>> {
    let mut arguments = env::args_os().skip(1);
    let program = arguments.next().ok_or("which command?")?;
    let schema = Migrator::new(Path::new(MIGRATIONS)).await?;
    let scratch = Scratch::start(&env::current_exe()?, &schema).await?;
    let database = scratch.database().await?;
    let status = Command::new(program)
        .args(arguments)
        .env("DATABASE_URL", database.url())
        .status()?;
    let code = status.code().or(status.signal().map(|signal| 128 + signal));
    Ok(code
        .and_then(|code| u8::try_from(code).ok())
        .map_or(ExitCode::FAILURE, ExitCode::from))
}
