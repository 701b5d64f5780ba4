use super::{super::autocomplete, Context, No, Refusal, Said, pointer, run};
use crate::text;

/// Shows the board to whoever asks.
#[poise::command(slash_command, guild_only)]
pub(super) async fn board(
    ctx: Context<'_>,
    #[autocomplete = "autocomplete::game"]
    #[min = 1]
    game: Option<i64>,
) -> Result<(), No> {
    run(ctx, async |asker| {
        let games = &ctx.data().games;
        match games
            .find_to_see(pointer(game), asker.venue, asker.visitor)
            .await
        {
            Ok(game) => Ok(Said::Privately(text::board(
                asker.locale,
                &games.table(game).await?,
            ))),
            Err(No::Refused(Refusal::NoGameHere)) => {
                Ok(Said::Privately(text::no_game_to_see(asker.locale)))
            }
            Err(no) => Err(no),
        }
    })
    .await
}
