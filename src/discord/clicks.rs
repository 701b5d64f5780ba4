//! Buttons that were pressed.

use serenity::all::ComponentInteraction;

use super::{
    Data,
    answer::{self, Replace},
    asker,
};
use crate::{games::Refusal, text::Press};

/// Does what a button asks for.
pub(super) async fn handle(data: &Data, interaction: &ComponentInteraction) {
    let Some(asker) = asker::of_click(interaction) else {
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
            Ok(press) => data.desk.press(&asker, press).await,
            Err(_) => Err(Refusal::UnknownButton.into()),
        }
    };
    answer::click(data, interaction, asker.locale, replace, work).await;
}
