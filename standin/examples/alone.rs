//! A stand-in for a bot that is started in some other way: prints the variables for it in shell syntax, and runs until
//! its standard input ends.

use std::io::{self, Read, Write};

use raichi_standin::StandIn;

#[tokio::main]
async fn main() -> io::Result<()> {
    let discord = StandIn::start().await;
    let (_, variables) = discord.environment().await;
    let mut out = io::stdout().lock();
    for (name, value) in variables {
        writeln!(out, "{name}={value}")?;
    }
    // The empty line marks the end of the variables.
    writeln!(out)?;
    drop(out);
    tokio::task::spawn_blocking(|| io::stdin().read_to_end(&mut Vec::new())).await??;
    Ok(())
}
