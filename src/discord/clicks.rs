//! Handles buttons, the form that one of them opens, and options of menus.

use std::time::Duration;

use serde_json::Value;

use super::{
    Data,
    answer::{self, Replace},
    commands::opponent,
    forms::{self, NAME, REASON, WORD},
    model::{ComponentKind, Given, Interaction},
};
use crate::{
    commands::{Caller, CommandHandler, CommandResponse},
    deadline::{Failed, within},
    games::{Opponent, Reaction, Refusal},
    ids::{ChallengeId, ExternalId, GameId},
    reply::{BoardAction, BuildPress, BuildStep, HelpTopic, Press, SettingsPress, UnknownPress},
    service::ServiceError,
};

/// How long the database may take to decide whether a user gets the form. Discord accepts a form only within three
/// seconds, and it cannot be deferred.
pub(super) const FORM_TIMEOUT: Duration = Duration::from_millis(1500);
/// Runs the request of a button.
pub(super) async fn handle(data: &Data, interaction: &Interaction, caller: &Caller) {
    let press = press(interaction);
    if let Ok(press) = press
        && let Some(form) = form_of(&data.handler, caller, press).await
    {
        return answer::ask(data, interaction, form).await;
    }
    if let Ok(Press::Board {
        game,
        action: BoardAction::Open,
        ..
    }) = press
        && opens(data, caller, game).await
        && answer::launch(data, interaction).await
    {
        return;
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

/// Whether somebody may open the board of a game, which is recorded before the page asks for it. If that takes too long, there are
/// the menus.
async fn opens(data: &Data, caller: &Caller, game: GameId) -> bool {
    let opened = within(FORM_TIMEOUT, data.handler.open_board(caller, game));
    data.activity.is_some() && opened.await.is_ok()
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

/// Handles a submitted form. That of a challenge is answered as the command is: there may be no message below it.
pub(super) async fn filled(data: &Data, interaction: &Interaction, caller: &Caller) {
    let work = Box::pin(submit(&data.handler, data.own_id, interaction, caller));
    if interaction.data.custom_id.parse() == Ok(Press::Help(HelpTopic::Challenge)) {
        answer::command(data, interaction, caller.locale, work).await;
    } else {
        answer::form(data, interaction, caller.locale, work).await;
    }
}

/// Runs the request of a submitted form.
pub(super) async fn submit(
    handler: &CommandHandler,
    own_id: ExternalId,
    interaction: &Interaction,
    caller: &Caller,
) -> Result<CommandResponse, ServiceError> {
    let typed = |name| interaction.data.typed(name);
    match interaction.data.custom_id.parse() {
        Ok(Press::Help(HelpTopic::Challenge)) => {
            let whom = |id| opponent(own_id, id, &interaction.data);
            let given = forms::options(&interaction.data, whom);
            handler.challenge_by_form(caller, &given).await
        }
        Ok(Press::Challenge {
            id,
            reaction: Reaction::Decline,
        }) => handler.decline(caller, id, &typed(REASON)).await,
        Ok(Press::Build(BuildPress {
            draft,
            step: BuildStep::Save,
            ..
        })) => handler.save_draft(caller, draft, &typed(NAME)).await,
        Ok(Press::Erase {}) => handler.erase(caller, &typed(WORD)).await,
        _ => Err(Refusal::UnknownButton.into()),
    }
}

/// The form that a button opens, if it opens one for this user.
pub(super) async fn form_of(
    handler: &CommandHandler,
    caller: &Caller,
    press: Press,
) -> Option<Value> {
    match press {
        Press::Help(HelpTopic::Challenge) => challenge(handler, caller, Opponent::Anyone).await,
        Press::Challenge {
            id,
            reaction: Reaction::Decline,
        } if can_decline(handler, caller, id).await => Some(forms::decline(caller.locale, id)),
        Press::Erase {} => Some(forms::erase(caller.locale)),
        Press::Build(BuildPress {
            draft,
            number,
            step: BuildStep::Save,
        }) => Some(forms::save(caller.locale, draft, number)),
        _ => None,
    }
}

/// The form of a challenge; `None` if it is refused, or is not ready in time: the answer comes without it then.
pub(super) async fn challenge(
    handler: &CommandHandler,
    caller: &Caller,
    opponent: Opponent,
) -> Option<Value> {
    let asked = within(FORM_TIMEOUT, handler.challenge_form(caller, opponent));
    Some(forms::challenge(&asked.await.ok()?))
}

/// Whether to show a user the form: yes, unless it is known in time that they cannot decline at all. The submitted
/// form is checked again.
async fn can_decline(handler: &CommandHandler, caller: &Caller, id: ChallengeId) -> bool {
    let looked = within(FORM_TIMEOUT, handler.may_decline(caller, id));
    !matches!(looked.await, Err(Failed(ServiceError::Refused(_))))
}
