use std::time::Duration;

use raichi_postgres::{ServerState, Servers};

use super::{Finding, private, survey};
use crate::{
    config::Config,
    store::{StoreFault, Survey, Unreachable, Unseen},
};

/// How long a server may take to answer.
pub(super) const TIMEOUT: Duration = Duration::from_secs(5);

/// Checks the configured database, or the private one.
pub(super) async fn findings(config: &Config) -> Vec<Finding> {
    match config.database.servers() {
        Err(error) => {
            let because = "it is not known where the database is";
            vec![
                Finding::error("database", &error),
                Finding::not_checked("rights", because),
                Finding::not_checked("migrations", because),
            ]
        }
        Ok(None) => private::findings(config).await,
        Ok(Some(servers)) => {
            let message = "is not used, since DATABASE_URL (database.url) names a Postgres server";
            let mut findings = vec![Finding::ok("data directory", message)];
            findings.extend(configured(&servers).await);
            findings
        }
    }
}

async fn configured(servers: &Servers) -> Vec<Finding> {
    let mut findings = Vec::from(used(servers).await);
    if servers.has_standbys() {
        findings.push(standbys(servers).await);
    }
    findings
}

/// What each of several servers does. Only one of them may take changes, and all of them should answer.
async fn standbys(servers: &Servers) -> Finding {
    let subject = "servers";
    let surveyed = servers.survey().await;
    let is_primary = |state: &ServerState| matches!(state, ServerState::Primary(_));
    let primaries = surveyed
        .iter()
        .filter(|(_, state)| is_primary(state))
        .count();
    let is_silent = |state: &ServerState| matches!(state, ServerState::Silent(_));
    let any_silent = surveyed.iter().any(|(_, state)| is_silent(state));
    let states = surveyed.iter().map(|(server, state)| {
        let name = format!("{}:{}", server.get_host(), server.get_port());
        match state {
            ServerState::Primary(timeline) => {
                format!("{name} takes changes (timeline {timeline})")
            }
            ServerState::Standby => format!("{name} is a standby"),
            ServerState::Silent(why) => format!("{name} does not answer: {why}"),
            state => format!("{name}: {state:?}"),
        }
    });
    let states = states.collect::<Vec<_>>().join("; ");
    if primaries > 1 {
        let remedy = "Stop the one with the lower timeline, which was the primary before, and make a new standby of it";
        Finding::trouble(subject, states, remedy)
    } else if any_silent {
        let remedy = "Start it again, or leave it out of DATABASE_URL";
        Finding::warning(subject, states, remedy)
    } else {
        Finding::ok(subject, states)
    }
}

async fn used(servers: &Servers) -> [Finding; 3] {
    let surveyed = match servers.primary().await {
        Ok(options) => Survey::of(&options, TIMEOUT)
            .await
            .map(|found| (found, options)),
        Err(error) => Err(Unseen::Unreachable(error.into())),
    };
    match surveyed {
        Ok((found, options)) => {
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
        Err(Unseen::Unreadable(StoreFault::Unusable(why))) => {
            let because = "the database cannot be used like this";
            [
                Finding::error("database", &why),
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
