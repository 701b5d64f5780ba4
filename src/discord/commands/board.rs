use poise::ChoiceParameter;
use raichi_render::Theme;

use super::{super::autocomplete, Context, No, Refusal, Said, pointer, run};
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
        let games = &ctx.data().games;
        let style = style.map(BoardStyle::from).unwrap_or_default();
        match games
            .find_to_see(pointer(game), asker.venue, asker.visitor)
            .await
        {
            Ok(game) => Ok(Said::Privately(text::board(
                asker.locale,
                &games.table(game).await?,
                style,
            ))),
            Err(No::Refused(Refusal::NoGameHere)) => {
                Ok(Said::Privately(text::no_game_to_see(asker.locale)))
            }
            Err(no) => Err(no),
        }
    })
    .await
}
