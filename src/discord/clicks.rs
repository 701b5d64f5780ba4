//! Buttons that were pressed.

use raichi_rules::Side;
use serenity::all::ComponentInteraction;
use time::OffsetDateTime;

use super::{
    Data,
    answer::{self, Replace, Said},
    asker::Asker,
};
use crate::{
    games::{Act, No, Play, Pointer, Reaction, Refusal},
    ids::GameId,
    store::Done,
    text::{self, Answer, Press},
};

/// Does what a button asks for.
pub(super) async fn handle(data: &Data, interaction: &ComponentInteraction) {
    let Some(asker) = Asker::of_click(interaction) else {
        return;
    };
    let press = interaction.data.custom_id.parse::<Press>();
    let replace = match press {
        Ok(Press::Resign { .. }) => Replace::Message,
        Ok(Press::Challenge { .. } | Press::Answer { .. } | Press::Continue { .. }) | Err(_) => {
            Replace::Nothing
        }
    };
    let work = async {
        match press {
            Ok(press) => obey(data, asker, press).await,
            Err(_) => Err(Refusal::UnknownButton.into()),
        }
    };
    answer::click(data, interaction, asker.locale, replace, work).await;
}

async fn obey(data: &Data, asker: Asker, press: Press) -> Result<Said, No> {
    let (request, by, now) = (asker.request, asker.visitor, OffsetDateTime::now_utc());
    match press {
        Press::Challenge { id, reaction } => {
            if reaction == Reaction::Accept {
                asker.need_to_post()?;
            }
            let chance = if rand::random() {
                Side::Attackers
            } else {
                Side::Defenders
            };
            Ok(Said::Publicly(
                data.games
                    .react(request, id, by, reaction, chance, now)
                    .await?,
            ))
        }
        Press::Resign { player, .. } if player != by.key => Err(Refusal::NotYours.into()),
        Press::Resign {
            game,
            answer: Answer::No,
            ..
        } => Ok(Said::Privately(text::kept_playing(asker.locale, game))),
        Press::Resign {
            game,
            seen,
            answer: Answer::Yes,
            ..
        } => {
            let done = act(data, asker, game, &Act::Resign { seen }, now).await?;
            Ok(Said::Both(done, text::resigned(asker.locale, game)))
        }
        Press::Answer {
            game,
            asked_at,
            question,
            answer,
        } => {
            let answered = Act::Answer {
                question,
                asked_at: Some(asked_at),
                answer,
            };
            Ok(Said::Publicly(
                act(data, asker, game, &answered, now).await?,
            ))
        }
        Press::Continue { game } => Ok(Said::Publicly(
            act(data, asker, game, &Act::Continue, now).await?,
        )),
    }
}

/// Does what a button under a game's message asks for.
async fn act(
    data: &Data,
    asker: Asker,
    game: GameId,
    act: &Act,
    now: OffsetDateTime,
) -> Result<Done, No> {
    let play = Play {
        pointer: Pointer::Game(game),
        venue: asker.venue,
        by: asker.visitor,
        act,
        now,
    };
    data.games.act(asker.request, play).await
}
