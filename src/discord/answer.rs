//! Answers to interactions: acknowledged at once, answered when the work is done.

use crate::transport::Transport as _;
use std::future::Future;

use serenity::{
    all::{
        CommandInteraction, ComponentInteraction, CreateInteractionResponse,
        CreateInteractionResponseMessage, Message, ModalInteraction,
    },
    http::HttpError,
};

use time::OffsetDateTime;

use super::{
    Data, shape,
    transport::{count, has_code, plain},
};
use crate::{
    commands::{Caller, CommandResponse},
    ids::ExternalId,
    locale::Locale,
    picture::Drawn,
    reply::Reply,
    service::ServiceError,
    telemetry::Reference,
    text,
};

/// Discord's number for an interaction that was acknowledged before.
const ALREADY_ACKNOWLEDGED: isize = 40060;

/// Acknowledges a command privately, works, and answers: privately, or by what the outbox says publicly.
pub(super) async fn command(
    data: &Data,
    interaction: &CommandInteraction,
    locale: Locale,
    work: impl Future<Output = Result<CommandResponse, ServiceError>>,
) {
    let acknowledge =
        CreateInteractionResponse::Defer(CreateInteractionResponseMessage::new().ephemeral(true));
    let http = data.outbox.transport().http();
    let acknowledging = interaction.create_response(http, acknowledge);
    let Ok(reply) = worked(data, locale, acknowledging, work).await else {
        return;
    };
    let told = match reply {
        Some(reply) => {
            let edit =
                |words: &_, drawn| interaction.edit_response(http, shape::answer(words, drawn));
            tell(data, reply, edit).await
        }
        // The message in the channel is the answer; nothing private is left beside it.
        None => interaction.delete_response(http).await,
    };
    note(data, told);
}

/// Answers an interaction that was acknowledged, by what `send` sends. Where Discord does not take the picture, the
/// answer is in words: by its documentation, answers may have files in every channel, but it has changed what holds for
/// them before.
async fn tell<Sent>(
    data: &Data,
    reply: Reply,
    send: impl Fn(&Reply, Option<Drawn>) -> Sent,
) -> serenity::Result<()>
where
    Sent: Future<Output = serenity::Result<Message>>,
{
    let drawn = data.outbox.transport().drawn(&reply).await;
    let told = match send(&reply, drawn).await {
        Err(error) if reply.picture.is_some() && is_refused(&error) => {
            note(data, Err(error));
            send(&text::in_words(reply), None).await
        }
        told => told,
    };
    told.map(|_| ())
}

/// Whether Discord understood what it was sent, and does not want it.
fn is_refused(error: &serenity::Error) -> bool {
    matches!(
        error,
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) if answer.status_code.is_client_error()
    )
}

/// Acknowledges a click, works, and answers as [`command`] does. A private word replaces the message whose
/// button was pressed where `replace` says so, and stands beside it elsewhere.
pub(super) async fn click(
    data: &Data,
    interaction: &ComponentInteraction,
    locale: Locale,
    replace: Replace,
    work: impl Future<Output = Result<CommandResponse, ServiceError>>,
) {
    let http = data.outbox.transport().http();
    let acknowledge = CreateInteractionResponse::Acknowledge;
    let acknowledging = interaction.create_response(http, acknowledge);
    let Ok(reply) = worked(data, locale, acknowledging, work).await else {
        return;
    };
    let told = match (reply, replace) {
        (Some(reply), Replace::Message) => {
            let edit =
                |words: &_, drawn| interaction.edit_response(http, shape::answer(words, drawn));
            tell(data, reply, edit).await
        }
        (Some(reply), Replace::Nothing) => {
            let add =
                |words: &_, drawn| interaction.create_followup(http, shape::aside(words, drawn));
            tell(data, reply, add).await
        }
        // The question is answered in the channel; nothing private is left beside that.
        (None, Replace::Message) => interaction.delete_response(http).await,
        (None, Replace::Nothing) => Ok(()),
    };
    note(data, told);
}

/// Works on what a message asks for. There is no private word for whoever wrote it, so a refusal is told in the channel,
/// once, and notifies nobody; where the bot may not post, nothing is said, and from the first time on nothing is tried.
pub(super) async fn message(
    data: &Data,
    message: &Message,
    caller: &Caller,
    work: impl Future<Output = Result<CommandResponse, ServiceError>>,
) {
    let said = work.await;
    let can_tell = said.is_err() && caller.posting.missing.is_empty();
    let reply = data
        .receipt
        .present(&data.outbox, caller.locale, said)
        .await;
    let Some(reply) = reply.filter(|_| can_tell) else {
        return;
    };
    let author = ExternalId(message.author.id.get());
    let (channel, nonce) = (message.channel_id.get(), format!("m{}", message.id));
    let aloud = text::aloud(author, reply);
    let told = data
        .outbox
        .transport()
        .post(ExternalId(channel), &aloud, nonce);
    let Err(why) = told.await else { return };
    if let Some(problem) = why.problem() {
        let games = data.handler.games();
        let hindered = games.mark_unreachable(caller.location, problem, OffsetDateTime::now_utc());
        if let Err(fault) = hindered.await {
            tracing::error!(reference = %Reference::new(), %fault, "what is in the way in a channel was not stored");
        }
    }
    tracing::info!(?why, "a refusal was not told");
}

/// Answers a click by a form, which goes on as an interaction of its own.
pub(super) async fn ask(
    data: &Data,
    interaction: &ComponentInteraction,
    form: CreateInteractionResponse,
) {
    let http = data.outbox.transport().http();
    let asked = acknowledged(data, interaction.create_response(http, form)).await;
    if check_answered_here(data, asked).is_ok() {
        data.receipt.answered();
    }
}

/// Acknowledges a filled form, works, and answers as [`click`] does, beside the message whose button opened it.
pub(super) async fn form(
    data: &Data,
    interaction: &ModalInteraction,
    locale: Locale,
    work: impl Future<Output = Result<CommandResponse, ServiceError>>,
) {
    let http = data.outbox.transport().http();
    let acknowledge = CreateInteractionResponse::Acknowledge;
    let acknowledging = interaction.create_response(http, acknowledge);
    let Ok(reply) = worked(data, locale, acknowledging, work).await else {
        return;
    };
    if let Some(reply) = reply {
        let add = |words: &_, drawn| interaction.create_followup(http, shape::aside(words, drawn));
        note(data, tell(data, reply, add).await);
    }
}

/// Whether the answer to a click takes the place of the message with the button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Replace {
    /// It does: the message was a question to this person.
    Message,
    /// It does not: the message is everybody's.
    Nothing,
}

/// Another delivery of the same interaction answers it.
struct AnsweredElsewhere;

/// Acknowledges an interaction while it is worked on; gives the private answer, if there is one.
async fn worked(
    data: &Data,
    locale: Locale,
    acknowledging: impl Future<Output = serenity::Result<()>>,
    work: impl Future<Output = Result<CommandResponse, ServiceError>>,
) -> Result<Option<Reply>, AnsweredElsewhere> {
    let (taken, said) = tokio::join!(acknowledged(data, acknowledging), work);
    let reply = data.receipt.present(&data.outbox, locale, said).await;
    check_answered_here(data, taken)?;
    Ok(reply)
}

/// Notes when Discord has taken the acknowledgement.
async fn acknowledged(
    data: &Data,
    acknowledging: impl Future<Output = serenity::Result<()>>,
) -> serenity::Result<()> {
    let taken = acknowledging.await;
    if taken.is_ok() {
        data.receipt.acknowledged();
    }
    taken
}

/// Any other trouble with the acknowledgement than that another delivery was acknowledged does not change what is done,
/// and the answer is tried all the same.
fn check_answered_here(
    data: &Data,
    acknowledgement: serenity::Result<()>,
) -> Result<(), AnsweredElsewhere> {
    match acknowledgement {
        Err(error) if has_code(&error, ALREADY_ACKNOWLEDGED) => {
            count(&data.watch, &error);
            tracing::debug!("another delivery of this interaction answers it");
            Err(AnsweredElsewhere)
        }
        acknowledgement => {
            note(data, acknowledgement);
            Ok(())
        }
    }
}

/// An answer that Discord does not take is lost to one person for a moment; what was done is stored.
fn note(data: &Data, told: serenity::Result<()>) {
    if let Err(error) = told {
        count(&data.watch, &error);
        tracing::warn!(error = %plain(&error), "Discord did not take an answer");
    }
}
