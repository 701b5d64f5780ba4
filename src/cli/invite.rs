use std::{io::Write, num::NonZeroU64, path::Path};

use clap::Args;

use super::{Failure, output, runtime};
use crate::{config::Config, discord};

#[derive(Debug, Args)]
pub(super) struct Invite {
    /// The application's ID, from the Discord developer portal; without it, Discord is asked with the token.
    #[arg(long, value_name = "ID")]
    application: Option<NonZeroU64>,
}

/// Prints the link with which a server's admin invites the bot.
pub(super) fn invite(given: &Invite, file: Option<&Path>) -> Result<(), Failure> {
    let application = match given.application {
        Some(application) => application.get(),
        None => {
            let token = Config::load(file)?.discord.token()?;
            let runtime = runtime()?;
            runtime.block_on(discord::application(&token))?.id.0
        }
    };
    output::write(|out| writeln!(out, "{}", discord::invite(application)))
}
