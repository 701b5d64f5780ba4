use super::{super::autocomplete, Context, No, Said, pointer, run, to_see};
use crate::text;

/// Shows a whole game to whoever asks.
#[poise::command(slash_command, guild_only)]
pub(super) async fn replay(
    ctx: Context<'_>,
    #[autocomplete = "autocomplete::game"]
    #[min = 1]
    game: Option<i64>,
) -> Result<(), No> {
    run(ctx, async |asker| {
        let look = |table: &_| text::replay(asker.locale, table);
        Ok(Said::Privately(
            to_see(ctx, asker, pointer(game), look).await?,
        ))
    })
    .await
}
