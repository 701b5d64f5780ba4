use super::{super::autocomplete, Context, No, Said, ruleset, run};
use crate::text;

/// Explains a ruleset.
#[poise::command(slash_command, guild_only)]
pub(super) async fn rules(
    ctx: Context<'_>,
    #[autocomplete = "autocomplete::rules"] name: Option<String>,
) -> Result<(), No> {
    run(ctx, async |asker| {
        let rules = ruleset(name.as_deref())?;
        Ok(Said::Privately(text::rules(asker.locale, &rules)))
    })
    .await
}
