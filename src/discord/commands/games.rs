use super::{Context, No, Said, run};
use crate::{store::GameLine, text};

/// Lists the caller's games, wherever they are played.
#[poise::command(slash_command, guild_only)]
pub(super) async fn games(ctx: Context<'_>) -> Result<(), No> {
    run(ctx, async |asker| {
        let games = ctx.data().games.games_of(asker.visitor).await?;
        Ok(Said::Privately(text::games(
            asker.locale,
            asker.visitor.key,
            &games,
            link,
        )))
    })
    .await
}

/// The address of a game's newest board.
fn link(game: &GameLine) -> Option<String> {
    let message = game.message?;
    Some(format!(
        "https://discord.com/channels/{}/{}/{message}",
        game.server, game.channel
    ))
}
