use super::{super::autocomplete, Context, No, Refusal, Said, pointer, run};
use crate::text;

/// Asks whether to give a game up; the answer is a button.
#[poise::command(slash_command, guild_only)]
pub(super) async fn resign(
    ctx: Context<'_>,
    #[autocomplete = "autocomplete::game"]
    #[min = 1]
    game: Option<i64>,
) -> Result<(), No> {
    run(ctx, async |asker| {
        let games = &ctx.data().games;
        let game = games
            .find(pointer(game), asker.venue, asker.visitor)
            .await?;
        let table = games.table(game).await?;
        let key = asker.visitor.key;
        let (player, opponent) = match (table.attackers, table.defenders) {
            (attackers, defenders) if attackers.key == key => (attackers, defenders),
            (attackers, defenders) if defenders.key == key => (defenders, attackers),
            _ => return Err(Refusal::NotAPlayer { game }.into()),
        };
        if let Some(ending) = table.ending() {
            return Err(Refusal::Finished { game, ending }.into());
        }
        Ok(Said::Privately(text::ask_to_resign(
            asker.locale,
            &table,
            player,
            opponent,
        )))
    })
    .await
}
