use std::{collections::HashMap, io::Write, num::NonZeroU64};

use clap::{Args, Subcommand};
use time::{Date, OffsetDateTime};
use tokio_util::sync::CancellationToken;

use super::{Config, Failure, database::Database, help, output};
use crate::{
    discord,
    ids::{Door, ExternalId},
    store::{Blockable, HostBlock},
};

pub(super) const EXAMPLES: &str =
    "  raichi servers                              lists them, and what is blocked
  raichi servers leave 123456789012345678
  raichi servers block 123456789012345678     leaves it, and again whenever it invites the bot
  raichi servers block --person 234567890123456789";

#[derive(Debug, Args)]
pub(super) struct Servers {
    #[command(subcommand)]
    act: Option<Act>,
}

#[derive(Debug, Subcommand)]
enum Act {
    /// List the servers with members, running games and since when they have the bot; then what is blocked.
    #[command(after_long_help = help::with_settings("  raichi servers list"))]
    List,
    /// Leave a server. Its games wait for 90 days, in case it invites the bot again.
    #[command(after_long_help = help::with_settings("  raichi servers leave 123456789012345678"))]
    Leave {
        /// The server's ID.
        #[arg(value_name = "ID")]
        server: NonZeroU64,
    },
    /// Block a server, which the bot leaves; or a person, who can begin no game anywhere. Running games of a person go on.
    #[command(after_long_help = help::with_settings(
        "  raichi servers block 123456789012345678\n  raichi servers block --person 234567890123456789"
    ))]
    Block(Target),
    /// Lift the block of a server or a person.
    #[command(after_long_help = help::with_settings(
        "  raichi servers unblock 123456789012345678\n  raichi servers unblock --person 234567890123456789"
    ))]
    Unblock(Target),
}

#[derive(Debug, Args)]
struct Target {
    /// The ID of a server, or of a person with --person.
    #[arg(value_name = "ID")]
    id: NonZeroU64,
    /// It is the ID of a person.
    #[arg(long)]
    person: bool,
}

impl Target {
    const fn what(&self) -> Blockable {
        match self.person {
            true => Blockable::Person,
            false => Blockable::Server,
        }
    }

    const fn key(&self) -> ExternalId {
        ExternalId(self.id.get())
    }
}

/// Lists servers, or does something about one.
pub(super) async fn servers(
    given: &Servers,
    config: &Config,
    stop: CancellationToken,
) -> Result<(), Failure> {
    let work = async {
        match given.act.as_ref().unwrap_or(&Act::List) {
            Act::List => list(config).await,
            Act::Leave { server } => leave(config, *server).await,
            Act::Block(target) => block(config, target).await,
            Act::Unblock(target) => unblock(config, target).await,
        }
    };
    tokio::select! {
        () = stop.cancelled() => Err(Failure::Stopped),
        done = work => done,
    }
}

async fn list(config: &Config) -> Result<(), Failure> {
    let servers = discord::memberships(&config.discord.token()?).await?;
    let database = Database::open_beside_bot(config).await?;
    let running = database.store().running_by_server(Door::Discord).await?;
    let blocks = database.store().host_blocks(Door::Discord).await?;
    database.close().await;
    let running: HashMap<_, _> = running.into_iter().collect();
    output::write(|out| {
        writeln!(
            out,
            "{:<19}  {:>7}  {:>5}  {:<10}  name",
            "ID", "members", "games", "since"
        )?;
        for (server, joined) in &servers {
            let id = server.id();
            let members = server.members().map(|members| members.to_string());
            let members = members.unwrap_or_else(|| "?".to_owned());
            let games = running.get(&ExternalId(id)).copied().unwrap_or_default();
            let since = joined
                .map(OffsetDateTime::date)
                .as_ref()
                .map(Date::to_string);
            let since = since.unwrap_or_else(|| "?".to_owned());
            // A name may hold anything, so it is quoted.
            let name = server.name();
            writeln!(
                out,
                "{id:<19}  {members:>7}  {games:>5}  {since:<10}  {name:?}"
            )?;
        }
        for HostBlock { what, key, since } in &blocks {
            let what = named(*what);
            writeln!(out, "blocked since {}: the {what} {key}", since.date())?;
        }
        Ok(())
    })
}

async fn leave(config: &Config, server: NonZeroU64) -> Result<(), Failure> {
    match discord::leave(&config.discord.token()?, server).await? {
        true => output::write(|out| writeln!(out, "The bot has left the server {server}.")),
        false => output::write(|out| writeln!(out, "The bot is not on the server {server}.")),
    }
}

async fn block(config: &Config, target: &Target) -> Result<(), Failure> {
    let (what, key) = (target.what(), target.key());
    let database = Database::open_beside_bot(config).await?;
    let now = OffsetDateTime::now_utc();
    let is_new = database
        .store()
        .block_everywhere(Door::Discord, what, key, now)
        .await?;
    database.close().await;
    let named = named(what);
    output::write(|out| match is_new {
        true => writeln!(out, "The {named} {key} is blocked."),
        false => writeln!(out, "The {named} {key} was blocked already."),
    })?;
    match what {
        Blockable::Server => leave(config, target.id).await,
        Blockable::Person => Ok(()),
    }
}

async fn unblock(config: &Config, target: &Target) -> Result<(), Failure> {
    let (what, key) = (target.what(), target.key());
    let database = Database::open_beside_bot(config).await?;
    let store = database.store();
    let was = store.unblock_everywhere(Door::Discord, what, key).await?;
    database.close().await;
    let named = named(what);
    output::write(|out| match was {
        true => writeln!(out, "The {named} {key} is not blocked any more."),
        false => writeln!(out, "The {named} {key} was not blocked."),
    })
}

const fn named(what: Blockable) -> &'static str {
    match what {
        Blockable::Server => "server",
        Blockable::Person => "person",
    }
}
