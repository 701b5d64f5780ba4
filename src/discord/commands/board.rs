use poise::ChoiceParameter;
use raichi_render::Theme;

use super::{super::autocomplete, Context, No, Said, pointer, run, to_see};
use crate::text::{self, BoardStyle};

/// The choices of the option `style`; their names are those of the Fluent files, after `style-`.
#[derive(Debug, Clone, Copy, ChoiceParameter)]
pub(super) enum Choice {
    #[name = "wood"]
    Wood,
    #[name = "stone"]
    Stone,
    #[name = "high contrast"]
    HighContrast,
    #[name = "text"]
    Text,
}

impl From<Choice> for BoardStyle {
    fn from(choice: Choice) -> Self {
        match choice {
            Choice::Wood => Self::Picture(Theme::Wood),
            Choice::Stone => Self::Picture(Theme::Stone),
            Choice::HighContrast => Self::Picture(Theme::HighContrast),
            Choice::Text => Self::Text,
        }
    }
}

/// Shows the board to whoever asks.
#[poise::command(slash_command, guild_only)]
pub(super) async fn board(
    ctx: Context<'_>,
    #[autocomplete = "autocomplete::game"]
    #[min = 1]
    game: Option<i64>,
    style: Option<Choice>,
) -> Result<(), No> {
    run(ctx, async |asker| {
        let style = style.map(BoardStyle::from).unwrap_or_default();
        let look = |table: &_| text::board(asker.locale, table, style);
        Ok(Said::Privately(
            to_see(ctx, asker, pointer(game), look).await?,
        ))
    })
    .await
}
