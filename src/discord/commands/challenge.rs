use poise::ChoiceParameter;
use raichi_rules::Side;
use serenity::all::User;
use time::OffsetDateTime;

use super::{super::autocomplete, Context, No, Said, opponent, ruleset, run};
use crate::{
    games::{Offer, SideChoice},
    text,
};

/// The choices of the option `side`; their names are those of the Fluent files, after `side-`.
#[derive(Debug, Clone, Copy, ChoiceParameter)]
pub(super) enum Choice {
    #[name = "attackers"]
    Attackers,
    #[name = "defenders"]
    Defenders,
    #[name = "random"]
    Random,
}

/// Posts a challenge.
#[poise::command(slash_command, guild_only)]
pub(super) async fn challenge(
    ctx: Context<'_>,
    opponent: Option<User>,
    #[autocomplete = "autocomplete::rules"] rules: Option<String>,
    side: Option<Choice>,
) -> Result<(), No> {
    run(ctx, async |asker| {
        asker.need_to_post()?;
        let offer = Offer {
            opponent: self::opponent(ctx.data(), opponent.as_ref()),
            rules: ruleset(rules.as_deref())?,
            side: match side {
                Some(Choice::Attackers) => SideChoice::Side(Side::Attackers),
                Some(Choice::Defenders) => SideChoice::Side(Side::Defenders),
                Some(Choice::Random) | None => SideChoice::Random,
            },
        };
        let now = OffsetDateTime::now_utc();
        let done = ctx
            .data()
            .games
            .challenge(asker.request, asker.venue, asker.visitor, &offer, now)
            .await?;
        Ok(if asker.pictures_can_be_posted() {
            Said::Publicly(done)
        } else {
            Said::Both(done, text::boards_in_words(asker.locale))
        })
    })
    .await
}
