//! Why a command failed, and how that is reported: in the form of the command line's own errors.

use std::{io, process::ExitCode};

use clap::{Command, error::ErrorKind};
use raichi_postgres::{ClusterError, reason};

#[cfg(feature = "discord")]
use super::health::HealthFailure;
use super::{
    draw::DrawFailure, export::ExportFailure, import::ImportFailure, input::InputError,
    replay::ReplayFailure, with_database::ProgramFailure,
};
use crate::{
    config::ConfigError,
    local::OpenError,
    store::{StoreFault, Unreachable},
};
#[cfg(feature = "discord")]
use crate::{
    discord::{EndpointError, InspectError, StartError},
    watch::server::ListenError,
};

/// The exit status for a command line that is wrong.
const MISUSE: u8 = 2;

/// Why a subcommand failed: the text that the admin reads.
#[derive(Debug, thiserror::Error)]
pub(super) enum Failure {
    #[error(transparent)]
    Config(#[from] ConfigError),
    #[error("the log filter (log.filter) cannot be read: {0}")]
    Filter(#[from] tracing_subscriber::filter::ParseError),
    #[error("the program cannot start its threads: {}", reason(.0))]
    Threads(#[from] io::Error),
    #[cfg(feature = "discord")]
    #[error(transparent)]
    Listen(#[from] ListenError),
    #[cfg(feature = "discord")]
    #[error(transparent)]
    Pages(#[from] crate::web::games::ListenError),
    #[error(transparent)]
    Cluster(#[from] ClusterError),
    #[error(transparent)]
    Unreachable(#[from] Unreachable),
    #[error(transparent)]
    Store(#[from] StoreFault),
    #[error("no socket can be made for the connections to the database: {}", reason(.0))]
    Guard(io::Error),
    #[error("stopped before the database's schema was up to date")]
    Interrupted,
    #[error("stopped before it was done")]
    Stopped,
    #[cfg(feature = "discord")]
    #[error(transparent)]
    Discord(#[from] StartError),
    #[cfg(feature = "discord")]
    #[error(transparent)]
    Endpoint(#[from] EndpointError),
    #[error(transparent)]
    Local(#[from] OpenError),
    #[cfg(feature = "discord")]
    #[error(transparent)]
    Inspect(#[from] InspectError),
    #[cfg(feature = "discord")]
    #[error("{}", troubles(*.0))]
    ChecksFailed(usize),
    #[error(transparent)]
    Input(#[from] InputError),
    #[error(transparent)]
    Inexpressible(#[from] crate::games::Inexpressible),
    #[error("the position cannot be {verb}: {0}", verb = .0.impossible())]
    Position(#[from] raichi_rules::StartError),
    #[error(transparent)]
    Replay(#[from] ReplayFailure),
    #[error(transparent)]
    Draw(#[from] DrawFailure),
    #[cfg(feature = "discord")]
    #[error(transparent)]
    Health(#[from] HealthFailure),
    #[error(transparent)]
    Export(#[from] ExportFailure),
    #[error(transparent)]
    Import(#[from] ImportFailure),
    #[error(transparent)]
    WithDatabase(#[from] ProgramFailure),
    #[error("the output cannot be written: {}", reason(.0))]
    Output(io::Error),
    #[error("cannot write {path}: {}", reason(.why))]
    File { path: String, why: io::Error },
}

#[cfg(feature = "discord")]
fn troubles(number: usize) -> String {
    match number {
        1 => "there is trouble in one place; its line above says what helps".to_owned(),
        _ => format!("there is trouble in {number} places; their lines above say what helps"),
    }
}

impl Failure {
    /// Whether the command line is wrong, and not what it names.
    const fn is_misuse(&self) -> bool {
        match self {
            Self::Position(_) | Self::Draw(_) => true,
            Self::Input(why) => why.is_misuse(),
            Self::Replay(why) => why.is_misuse(),
            _ => false,
        }
    }

    /// The similar names that may have been meant.
    fn similar(&self) -> Vec<String> {
        match self {
            Self::Input(why) => why.similar(),
            Self::Replay(why) => why.similar(),
            _ => Vec::new(),
        }
    }

    /// Prints the failure to the standard error stream and returns the exit status. `command` is the one that
    /// failed.
    pub(super) fn report(&self, command: &mut Command) -> ExitCode {
        let mut message = self.to_string();
        let similar = self.similar();
        if !similar.is_empty() {
            let styles = command.get_styles();
            let (tip, name) = (styles.get_valid(), styles.get_literal());
            let names: Vec<_> = similar
                .iter()
                .map(|similar| format!("'{name}{similar}{name:#}'"))
                .collect();
            let tips = format!(
                "\n\n  {tip}tip:{tip:#} did you mean {}?",
                names.join(" or ")
            );
            message.push_str(&tips);
        }
        if self.is_misuse() {
            let error = clap::Error::raw(ErrorKind::InvalidValue, message).format(command);
            // If nobody reads it, the exit status remains.
            error.print().ok();
            return ExitCode::from(MISUSE);
        }
        message.push('\n');
        let error = clap::Error::raw(ErrorKind::Io, message).with_cmd(command);
        error.print().ok();
        ExitCode::FAILURE
    }
}
