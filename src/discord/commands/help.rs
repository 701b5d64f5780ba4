use super::{Context, No, Said, run};
use crate::text;

/// Explains what Raichi is and does.
#[poise::command(slash_command, guild_only)]
pub(super) async fn help(ctx: Context<'_>) -> Result<(), No> {
    run(ctx, async |asker| {
        Ok(Said::Privately(text::help(asker.locale)))
    })
    .await
}
