//! Buttons that were pressed, and options of menus that were chosen.

use serenity::all::{ComponentInteraction, ComponentInteractionDataKind};

use super::{
    Data,
    answer::{self, Replace},
    asker,
};
use crate::{
    games::Refusal,
    text::{Press, UnknownPress},
};

/// Does what a button asks for.
pub(super) async fn handle(data: &Data, interaction: &ComponentInteraction) {
    let Some(asker) = asker::of_click(interaction) else {
        return;
    };
    let press = press(interaction);
    let replace = match press {
        Ok(press) if press.is_private() => Replace::Message,
        Ok(_) | Err(_) => Replace::Nothing,
    };
    let work = async {
        match press {
            Ok(press) => data.desk.press(&asker, press).await,
            Err(_) => Err(Refusal::UnknownButton.into()),
        }
    };
    answer::click(data, interaction, asker.locale, replace, work).await;
}

/// What was pressed: a button by its id, or an option of a menu by its value.
pub(super) fn press(interaction: &ComponentInteraction) -> Result<Press, UnknownPress> {
    match &interaction.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => {
            values.first().ok_or(UnknownPress)?.parse()
        }
        _ => interaction.data.custom_id.parse(),
    }
}
