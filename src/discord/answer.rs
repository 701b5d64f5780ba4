//! Answers to interactions: acknowledged at once, answered when the work is done.

use crate::transport::Transport as _;
use std::{future::Future, pin::Pin, time::Instant};

use serde::Serialize;
use serde_json::{Value, json};
use serenity::{
    all::{CreateInteractionResponse, CreateInteractionResponseMessage, InteractionId},
    http::{HttpError, LightMethod, Request, Route},
};

use time::OffsetDateTime;
use tracing::Instrument as _;

use super::{
    Data,
    model::{Interaction, Message},
    panel,
    rest::{self, Rest},
    transport::{count, has_code, plain},
};
use crate::{
    commands::{Caller, CommandResponse},
    games::{Pace, Refusal},
    ids::ExternalId,
    locale::Locale,
    picture::Drawn,
    presenter::{Ended, ended},
    reply::{ChannelMenu, Reply},
    service::ServiceError,
    telemetry::Reference,
    text,
};

/// Discord's error code for an interaction that was acknowledged before.
const ALREADY_ACKNOWLEDGED: isize = 40060;

/// Acknowledges a command privately, runs it, and answers: privately, or through the outbox publicly.
pub(super) async fn command(
    data: &Data,
    interaction: &Interaction,
    locale: Locale,
    work: impl Future<Output = Result<CommandResponse, ServiceError>>,
) {
    let acknowledge =
        CreateInteractionResponse::Defer(CreateInteractionResponseMessage::new().ephemeral(true));
    let http = data.outbox.transport().http();
    let acknowledging = respond(http, interaction, &acknowledge);
    let Ok(reply) = acknowledge_and_run(data, locale, acknowledging, work).await else {
        return;
    };
    let sent = match reply {
        Some(reply) => redraw(data, &interaction.token, reply).await,
        // The message in the channel is the answer, so the private one is removed.
        None => delete(http, &interaction.token).await,
    };
    note(data, sent);
}

/// Replaces the private answer to an interaction, and, if it is a board on which the computer is about to act, once more when it
/// has.
fn redraw<'a>(
    data: &'a Data,
    token: &'a str,
    reply: Reply,
) -> Pin<Box<dyn Future<Output = serenity::Result<()>> + Send + 'a>> {
    // It is large, and has its place outside of the task's stack.
    Box::pin(async move {
        let private = reply.private;
        edit(data, token, reply).await?;
        if let Some(shown) = private.filter(|shown| shown.is_thinking) {
            let (data, token) = (data.for_later(), token.to_owned());
            let following = async move {
                let redrawn = data.handler.redrawn(shown);
                match data.stop.run_until_cancelled(redrawn).await {
                    Some(Ok(Some(reply))) => note(&data, edit(&data, &token, reply).await),
                    // Its news come in the channel.
                    Some(Ok(None)) | None => {}
                    Some(Err(fault)) => {
                        data.receipt.failed(&fault);
                    }
                }
            };
            drop(tokio::spawn(following.in_current_span()));
        }
        Ok(())
    })
}

/// Replaces the private answer to an interaction.
async fn edit(data: &Data, token: &str, reply: Reply) -> serenity::Result<()> {
    let http = data.outbox.transport().http();
    let transport = data.outbox.transport();
    let application_id = http.application_id();
    let application_id = application_id.ok_or(HttpError::ApplicationIdMissing)?;
    let edit = |words: &_, drawn| {
        let (answer, file) =
            panel::answer(words, drawn, transport.commands(), Some(transport.emojis()));
        let route = Route::WebhookOriginalInteractionResponse {
            application_id,
            token,
        };
        rest::send(http, LightMethod::Patch, route, answer, file)
    };
    show(data, reply, edit).await
}

/// Adds a private message to the answer to an interaction.
async fn add(data: &Data, token: &str, reply: Reply) -> serenity::Result<()> {
    let http = data.outbox.transport().http();
    let transport = data.outbox.transport();
    let application_id = http.application_id();
    let application_id = application_id.ok_or(HttpError::ApplicationIdMissing)?;
    let add = |words: &_, drawn| {
        let (aside, file) =
            panel::aside(words, drawn, transport.commands(), Some(transport.emojis()));
        let route = Route::WebhookFollowupMessages {
            application_id,
            token,
        };
        rest::send(http, LightMethod::Post, route, aside, file)
    };
    show(data, reply, add).await
}

/// Removes the private answer to an interaction.
async fn delete(http: &Rest, token: &str) -> serenity::Result<()> {
    let application_id = http.application_id();
    let application_id = application_id.ok_or(HttpError::ApplicationIdMissing)?;
    let route = Route::WebhookOriginalInteractionResponse {
        application_id,
        token,
    };
    let request = Request::new(route, LightMethod::Delete);
    http.request(request).await.map(drop)
}

/// Sends the first response to an interaction.
pub(super) async fn respond(
    http: &Rest,
    interaction: &Interaction,
    response: &impl Serialize,
) -> serenity::Result<()> {
    respond_to(http, (interaction.id, &interaction.token), response).await
}

/// Sends the first response to the interaction with this id and token.
pub(super) async fn respond_to(
    http: &Rest,
    (id, token): (ExternalId, &str),
    response: &impl Serialize,
) -> serenity::Result<()> {
    let route = Route::InteractionResponse {
        interaction_id: InteractionId::new(id.0),
        token,
    };
    rest::send(http, LightMethod::Post, route, response, None).await
}

/// Answers an acknowledged interaction through `send`. If Discord refuses the picture, the answer is sent again with
/// text instead: by its documentation, answers may have files in every channel, but Discord has changed such rules
/// before.
async fn show<Sent>(
    data: &Data,
    reply: Reply,
    send: impl Fn(&Reply, Option<Drawn>) -> Sent,
) -> serenity::Result<()>
where
    Sent: Future<Output = serenity::Result<()>>,
{
    let private = reply.private;
    let drawn = data.outbox.transport().drawn(&reply).await;
    let sent = match send(&reply, drawn).await {
        Err(error) if reply.picture.is_some() && is_refused(&error) => {
            note(data, Err(error));
            send(&text::in_words(reply), None).await
        }
        // One of the channels that are chosen may have been deleted just now.
        Err(error) if reply.channels.is_some() && is_refused(&error) => {
            note(data, Err(error));
            let channels = reply.channels.map(|menu| ChannelMenu {
                chosen: Vec::new(),
                ..menu
            });
            send(&Reply { channels, ..reply }, None).await
        }
        sent => sent,
    };
    sent?;
    if let Some(shown) = private {
        let now = OffsetDateTime::now_utc();
        let games = data.handler.games();
        if let Err(fault) = games.note_seen(shown.game, shown.entries, now).await {
            tracing::error!(reference = %Reference::new(), %fault, "news of a private game will be told although its player knows them");
        }
    }
    Ok(())
}

/// Whether Discord understood the request and refused it.
fn is_refused(error: &serenity::Error) -> bool {
    matches!(
        error,
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) if answer.status_code.is_client_error()
    )
}

/// Acknowledges a click, does the work, and answers as [`command`] does. With [`Replace::Message`], a private answer
/// replaces the message with the button; otherwise it is a new message.
pub(super) async fn click(
    data: &Data,
    interaction: &Interaction,
    locale: Locale,
    replace: Replace,
    work: impl Future<Output = Result<CommandResponse, ServiceError>>,
) {
    let http = data.outbox.transport().http();
    let acknowledge = CreateInteractionResponse::Acknowledge;
    let acknowledging = respond(http, interaction, &acknowledge);
    let Ok(reply) = acknowledge_and_run(data, locale, acknowledging, work).await else {
        return;
    };
    let sent = match (reply, replace) {
        (Some(reply), Replace::Message) => redraw(data, &interaction.token, reply).await,
        (Some(reply), Replace::Nothing) => add(data, &interaction.token, reply).await,
        // The public message is the answer, so the private question is removed.
        (None, Replace::Message) => delete(http, &interaction.token).await,
        (None, Replace::Nothing) => Ok(()),
    };
    note(data, sent);
}

/// Does the work for a chat message. There is no private answer to a message, so a refusal is posted in the channel,
/// once, and notifies no one. Where the bot may not post, it is dropped, and later ones are not even tried.
pub(super) async fn message(
    data: &Data,
    message: &Message,
    caller: &Caller,
    work: impl Future<Output = Result<CommandResponse, ServiceError>>,
) {
    let response = ended(work).await;
    // What is done is seen on the next board; a vote is not.
    let is_seen = matches!(
        response,
        Ended::Whole(Ok(CommandResponse::Publicly(_) | CommandResponse::Both(..)))
    );
    let must_post = !is_seen && caller.posting.missing.is_empty();
    let may_be_corrected = matches!(
        &response,
        Ended::Whole(Err(ServiceError::Refused(refusal))) if refusal.is_of_the_move()
    );
    let reply = data
        .receipt
        .present(&data.outbox, caller.locale, response)
        .await;
    let Some(reply) = reply.filter(|_| must_post) else {
        return;
    };
    let games = data.handler.games();
    let kept = games.keep_pace(caller.user, Pace::Reply, caller.now).await;
    if let Err(ServiceError::Refused(_)) = kept {
        return;
    }
    let reply = if may_be_corrected {
        text::to_be_typed_again(caller.locale, reply)
    } else {
        reply
    };
    let aloud = text::aloud(message.author.id, reply);
    let nonce = format!("m{}", message.id);
    let transport = data.outbox.transport();
    let sent = transport.post(message.channel_id, &aloud, nonce, &[]);
    let Err(why) = sent.await else { return };
    if let Some(problem) = why.problem() {
        let marking = games.mark_unreachable(caller.location, problem, OffsetDateTime::now_utc());
        if let Err(fault) = marking.await {
            tracing::error!(reference = %Reference::new(), %fault, "what is in the way in a channel was not stored");
        }
    }
    tracing::info!(?why, "a refusal was not told");
}

/// Answers a click with a form, which arrives as an interaction of its own when it is sent.
pub(super) async fn ask(data: &Data, interaction: &Interaction, form: Value) {
    let http = data.outbox.transport().http();
    let asked = acknowledged(data, respond(http, interaction, &form)).await;
    if check_answered_here(data, asked).is_ok() {
        data.receipt.answered();
    }
}

/// Answers by opening the page on which people play; `false` if Discord does not do it, and the interaction waits for another
/// answer.
pub(super) async fn launch(data: &Data, interaction: &Interaction) -> bool {
    const LAUNCH_ACTIVITY: u8 = 12;
    let now = Instant::now();
    let Some(activity) = data.activity.as_ref().filter(|it| it.opens(now)) else {
        return false;
    };
    let http = data.outbox.transport().http();
    let launch = json!({ "type": LAUNCH_ACTIVITY });
    let launched = acknowledged(data, respond(http, interaction, &launch)).await;
    if let Err(error) = &launched
        && is_refused(error)
        && !has_code(error, ALREADY_ACKNOWLEDGED)
    {
        tracing::warn!(
            "Discord does not open the board: see whether Activities are enabled in the developer portal"
        );
        activity.note_refused(now);
        count(&data.watch, error);
        return false;
    }
    if check_answered_here(data, launched).is_ok() {
        data.receipt.answered();
    }
    true
}

/// Acknowledges a submitted form, does the work, and answers as [`click`] does, beside the message whose button
/// opened the form.
pub(super) async fn form(
    data: &Data,
    interaction: &Interaction,
    locale: Locale,
    work: impl Future<Output = Result<CommandResponse, ServiceError>>,
) {
    let http = data.outbox.transport().http();
    let acknowledge = CreateInteractionResponse::Acknowledge;
    let acknowledging = respond(http, interaction, &acknowledge);
    let Ok(reply) = acknowledge_and_run(data, locale, acknowledging, work).await else {
        return;
    };
    if let Some(reply) = reply {
        note(data, add(data, &interaction.token, reply).await);
    }
}

/// Whether the answer to a click replaces the message with the button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Replace {
    /// It does: the message was a private question to the user.
    Message,
    /// It does not: the message is public.
    Nothing,
}

/// Another delivery of the same interaction answers it.
struct AnsweredElsewhere;

/// Acknowledges an interaction while the work runs; returns the private answer, if there is one.
async fn acknowledge_and_run(
    data: &Data,
    locale: Locale,
    acknowledging: impl Future<Output = serenity::Result<()>>,
    work: impl Future<Output = Result<CommandResponse, ServiceError>>,
) -> Result<Option<Reply>, AnsweredElsewhere> {
    let (taken, response) = tokio::join!(acknowledged(data, acknowledging), ended(work));
    let is_elsewhere = matches!(
        &response,
        Ended::Whole(Err(ServiceError::Refused(Refusal::NotThere)))
    );
    let is_public = matches!(&response, Ended::Whole(Ok(CommandResponse::Publicly(_))));
    let reply = data.receipt.present(&data.outbox, locale, response).await;
    let reply = reply.map(|reply| match data.time_out {
        // What was to be posted has an answer only if it was not.
        Some(until) if is_public => text::unsaid_in_time_out(locale, until),
        _ if is_elsewhere => text::with_invite(locale, reply, data.invite.clone()),
        _ => reply,
    });
    check_answered_here(data, taken)?;
    Ok(reply)
}

/// Records the time at which Discord accepts the acknowledgement.
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

/// Checks whether another delivery of the interaction was acknowledged. Other errors do not change the result of the
/// work, and the answer is attempted nevertheless.
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

/// Logs a refused answer. It is lost to one user; the result of the work is stored.
fn note(data: &Data, sent: serenity::Result<()>) {
    if let Err(error) = sent {
        count(&data.watch, &error);
        tracing::warn!(error = %plain(&error), "Discord did not take an answer");
    }
}
