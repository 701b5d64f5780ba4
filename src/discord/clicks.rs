//! Buttons that were pressed, the form that one of them opens, and options of menus that were chosen.

use std::time::Duration;

use serenity::all::{
    ActionRowComponent, ComponentInteraction, ComponentInteractionDataKind, CreateActionRow,
    CreateInputText, CreateInteractionResponse, CreateModal, InputTextStyle, ModalInteraction,
};
use tokio::time::timeout;

use super::{
    Data,
    answer::{self, Replace},
};
use crate::{
    commands::Caller,
    games::{Reaction, Reason, Refusal},
    ids::ChallengeId,
    reply::{Press, UnknownPress},
    service::ServiceError,
    text,
};

/// How long a form may be kept from somebody while the database is asked whether it is for them. Discord takes it
/// within three seconds, and it cannot be deferred.
const HESITATION: Duration = Duration::from_millis(1500);
/// The field of the form.
const REASON: &str = "reason";

/// Does what a button asks for.
pub(super) async fn handle(data: &Data, interaction: &ComponentInteraction, caller: &Caller) {
    let press = press(interaction);
    if let Ok(Press::Challenge {
        id,
        reaction: Reaction::Decline,
    }) = press
        && can_decline(data, caller, id).await
    {
        return answer::ask(data, interaction, form(caller, id)).await;
    }
    let replace = match press {
        Ok(press) if press.is_private() => Replace::Message,
        Ok(_) | Err(_) => Replace::Nothing,
    };
    let work = async {
        match press {
            Ok(press) => data.handler.press(caller, press).await,
            Err(_) => Err(Refusal::UnknownButton.into()),
        }
    };
    answer::click(data, interaction, caller.locale, replace, work).await;
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

/// Does what a filled form asks for.
pub(super) async fn filled(data: &Data, interaction: &ModalInteraction, caller: &Caller) {
    let work = async {
        match interaction.data.custom_id.parse() {
            Ok(Press::Challenge {
                id,
                reaction: Reaction::Decline,
            }) => data.handler.decline(caller, id, &reason(interaction)).await,
            _ => Err(Refusal::UnknownButton.into()),
        }
    };
    answer::form(data, interaction, caller.locale, work).await;
}

/// Whether somebody may be asked for a reason: unless it is known in time that they cannot decline at all. What they
/// send is looked at again.
async fn can_decline(data: &Data, caller: &Caller, id: ChallengeId) -> bool {
    let looked = timeout(HESITATION, data.handler.may_decline(caller, id));
    !matches!(looked.await, Ok(Err(ServiceError::Refused(_))))
}

/// The form that asks why somebody declines. It has the id of the button that opened it.
fn form(caller: &Caller, id: ChallengeId) -> CreateInteractionResponse {
    let words = text::decline_form(caller.locale);
    let press = Press::Challenge {
        id,
        reaction: Reaction::Decline,
    };
    let field = CreateInputText::new(InputTextStyle::Short, words.field, REASON)
        .placeholder(words.hint)
        .required(false)
        .max_length(Reason::LONGEST);
    let form = CreateModal::new(press.to_string(), words.title)
        .components(vec![CreateActionRow::InputText(field)]);
    CreateInteractionResponse::Modal(form)
}

fn reason(interaction: &ModalInteraction) -> String {
    let rows = interaction.data.components.iter();
    let fields = rows.flat_map(|row| &row.components);
    fields
        .filter_map(|field| match field {
            ActionRowComponent::InputText(field) if field.custom_id == REASON => {
                field.value.clone()
            }
            _ => None,
        })
        .collect()
}
