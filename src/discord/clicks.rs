//! Handles buttons, the form that one of them opens, and options of menus.

use std::time::Duration;

use serenity::all::{
    CreateActionRow, CreateInputText, CreateInteractionResponse, CreateModal, InputTextStyle,
};
use tokio::time::timeout;

use super::{
    Data,
    answer::{self, Replace},
    model::{ComponentKind, Given, Interaction},
};
use crate::{
    commands::{Caller, CommandHandler, CommandResponse},
    games::{Reaction, Reason, Refusal, SavedName},
    ids::{ChallengeId, DraftId},
    reply::{BuildPress, BuildStep, Press, SettingsPress, UnknownPress},
    service::ServiceError,
    text,
};

/// How long the database may take to decide whether a user gets the form. Discord accepts a form only within three
/// seconds, and it cannot be deferred.
const FORM_TIMEOUT: Duration = Duration::from_millis(1500);
/// The field of the form.
const REASON: &str = "reason";
/// The name of the field that confirms an erasure, and the most characters that it takes.
const WORD: &str = "word";
const LONGEST_WORD: u16 = 40;
/// The name of the field for the name of a ruleset.
const NAME: &str = "name";

/// Runs the request of a button.
pub(super) async fn handle(data: &Data, interaction: &Interaction, caller: &Caller) {
    let press = press(interaction);
    if let Ok(press) = press
        && let Some(form) = form_of(&data.handler, caller, press).await
    {
        return answer::ask(data, interaction, form).await;
    }
    let replace = match press {
        // What shows a private game also stands under its news in the channel.
        Ok(Press::See { .. }) if !interaction.is_private => Replace::Nothing,
        Ok(press) if press.is_private() => Replace::Message,
        Ok(press) if press.redraws_private() && interaction.is_private => Replace::Message,
        Ok(_) | Err(_) => Replace::Nothing,
    };
    let work = Box::pin(run(&data.handler, interaction, caller, press));
    answer::click(data, interaction, caller.locale, replace, work).await;
}

/// Runs the request of a button, or of an option of a menu, that opens no form.
pub(super) async fn run(
    handler: &CommandHandler,
    interaction: &Interaction,
    caller: &Caller,
    press: Result<Press, UnknownPress>,
) -> Result<CommandResponse, ServiceError> {
    match press {
        Ok(Press::Settings(SettingsPress::Channels(for_what))) => {
            let channels = interaction.data.values.iter().filter_map(Given::id);
            let channels: Vec<_> = channels.collect();
            handler.choose_channels(caller, for_what, &channels).await
        }
        Ok(press) => handler.press(caller, press).await,
        Err(_) => Err(Refusal::UnknownButton.into()),
    }
}

/// The request of a button, from its id, or of an option of a menu, from its value.
pub(super) fn press(interaction: &Interaction) -> Result<Press, UnknownPress> {
    match interaction.data.component_type {
        ComponentKind::Menu => {
            let value = interaction.data.values.first();
            value.ok_or(UnknownPress)?.text().parse()
        }
        ComponentKind::Button => interaction.data.custom_id.parse(),
    }
}

/// Handles a submitted form.
pub(super) async fn filled(data: &Data, interaction: &Interaction, caller: &Caller) {
    let work = Box::pin(submit(&data.handler, interaction, caller));
    answer::form(data, interaction, caller.locale, work).await;
}

/// Runs the request of a submitted form.
pub(super) async fn submit(
    handler: &CommandHandler,
    interaction: &Interaction,
    caller: &Caller,
) -> Result<CommandResponse, ServiceError> {
    let typed = |name| interaction.data.typed(name);
    match interaction.data.custom_id.parse() {
        Ok(Press::Challenge {
            id,
            reaction: Reaction::Decline,
        }) => handler.decline(caller, id, &typed(REASON)).await,
        Ok(Press::Build(BuildPress {
            draft,
            step: BuildStep::Save,
            ..
        })) => handler.save_draft(caller, draft, &typed(NAME)).await,
        Ok(Press::Erase) => handler.erase(caller, &typed(WORD)).await,
        _ => Err(Refusal::UnknownButton.into()),
    }
}

/// The form that a button opens, if it opens one for this user.
pub(super) async fn form_of(
    handler: &CommandHandler,
    caller: &Caller,
    press: Press,
) -> Option<CreateInteractionResponse> {
    match press {
        Press::Challenge {
            id,
            reaction: Reaction::Decline,
        } if can_decline(handler, caller, id).await => Some(form(caller, id)),
        Press::Erase => Some(erase_form(caller)),
        Press::Build(BuildPress {
            draft,
            number,
            step: BuildStep::Save,
        }) => Some(save_form(caller, draft, number)),
        _ => None,
    }
}

/// Whether to show a user the form: yes, unless it is known in time that they cannot decline at all. The submitted
/// form is checked again.
async fn can_decline(handler: &CommandHandler, caller: &Caller, id: ChallengeId) -> bool {
    let looked = timeout(FORM_TIMEOUT, handler.may_decline(caller, id));
    !matches!(looked.await, Ok(Err(ServiceError::Refused(_))))
}

/// The form for the reason of a decline. It has the id of the button that opened it.
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

/// The form that confirms that the user's data is to be erased.
fn erase_form(caller: &Caller) -> CreateInteractionResponse {
    let words = text::erase_form(caller.locale);
    let field = CreateInputText::new(InputTextStyle::Short, words.field, WORD)
        .required(true)
        .max_length(LONGEST_WORD);
    let form = CreateModal::new(Press::Erase.to_string(), words.title)
        .components(vec![CreateActionRow::InputText(field)]);
    CreateInteractionResponse::Modal(form)
}

/// The form for the name under which a draft is saved.
fn save_form(caller: &Caller, draft: DraftId, number: u32) -> CreateInteractionResponse {
    let words = text::save_form(caller.locale);
    let field = CreateInputText::new(InputTextStyle::Short, words.field, NAME)
        .required(true)
        .max_length(SavedName::LONGEST);
    let press = Press::Build(BuildPress {
        draft,
        number,
        step: BuildStep::Save,
    });
    let form = CreateModal::new(press.to_string(), words.title)
        .components(vec![CreateActionRow::InputText(field)]);
    CreateInteractionResponse::Modal(form)
}
