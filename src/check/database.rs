use std::time::Duration;

use sqlx::postgres::PgConnectOptions;

use super::{Finding, private, survey};
use crate::{
    config::Config,
    store::{Survey, Unreachable, Unseen},
};

/// How long a server may take to answer.
pub(super) const TIMEOUT: Duration = Duration::from_secs(5);

/// Checks the configured database, or the private one.
pub(super) async fn findings(config: &Config) -> Vec<Finding> {
    match config.database.options() {
        Err(error) => {
            let because = "it is not known where the database is";
            vec![
                Finding::error("database", &error),
                Finding::not_checked("rights", because),
                Finding::not_checked("migrations", because),
            ]
        }
        Ok(None) => private::findings(config).await,
        Ok(Some(options)) => {
            let message = "is not used, since DATABASE_URL (database.url) names a Postgres server";
            let mut findings = vec![Finding::ok("data directory", message)];
            findings.extend(configured(&options).await);
            findings
        }
    }
}

async fn configured(options: &PgConnectOptions) -> [Finding; 3] {
    match Survey::of(options, TIMEOUT).await {
        Ok(found) => {
            let server = format!("the server at {}", options.get_host());
            survey::findings(&found, &server)
        }
        Err(Unseen::Unreachable(error)) => {
            let because = "the database cannot be reached";
            [
                Finding::error("database", &Unreachable(error)),
                Finding::not_checked("rights", because),
                Finding::not_checked("migrations", because),
            ]
        }
        Err(Unseen::Unreadable(error)) => {
            let because = "the database does not tell";
            let message = format!("the database answers, but not as it should: {error}");
            let remedy = "Give Raichi a database of its own that no other program changes, or restore a backup";
            [
                Finding::trouble("database", message, remedy),
                Finding::not_checked("rights", because),
                Finding::not_checked("migrations", because),
            ]
        }
    }
}
