//! The stand-in with a small bot on serenity, run as a child process: this test binary itself, started with a variable
//! that makes it the bot.

mod small_bot;

mod answers;
mod faults;
mod gateway;
mod violations;

use raichi_standin::{Launch, Process, StandIn};

/// Starts this test binary as the bot.
async fn start(discord: &StandIn) -> Process {
    launch(discord).await.start()
}

/// Prepares this test binary as the bot.
async fn launch(discord: &StandIn) -> Launch {
    let program = std::env::current_exe().unwrap_or_default();
    let launch = discord.process(program).await;
    launch
        .args(["--exact", "small_bot::run", "--nocapture"])
        .env("STANDIN_SMALL_BOT", "yes")
}

/// Starts the bot and waits until it is ready.
async fn started(discord: &StandIn) -> Process {
    let bot = start(discord).await;
    bot.ready().await;
    bot
}
