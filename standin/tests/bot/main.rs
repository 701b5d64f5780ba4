//! The stand-in against a small bot of serenity, run as a child process: this test binary itself,
//! started again with a variable that tells it to be the bot.

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

/// This test binary as the bot, about to be started.
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
