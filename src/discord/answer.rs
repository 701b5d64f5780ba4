//! Answers to interactions: acknowledged at once, answered when the work is done.

use std::{future::Future, time::Instant};

use serenity::{
    all::{
        CommandInteraction, ComponentInteraction, CreateInteractionResponse,
        CreateInteractionResponseMessage,
    },
    http::HttpError,
};

use super::{Data, courier::plain, shape};
use crate::{
    games::No,
    store::Done,
    telemetry::Reference,
    text::{self, Locale, Reply},
};

/// Discord's number for an interaction that was acknowledged before.
const ALREADY_ACKNOWLEDGED: isize = 40060;

/// How an act turned out, for whoever acted.
#[derive(Debug)]
pub(super) enum Said {
    /// Something that everybody should see was written; the outbox has it.
    Publicly(Done),
    /// As [`Said::Publicly`], and whoever acted gets a word of their own.
    Both(Done, Reply),
    /// Only whoever asked gets an answer.
    Privately(Reply),
}

/// Acknowledges a command privately, works, and answers: privately, or by what the outbox says publicly.
pub(super) async fn command(
    data: &Data,
    interaction: &CommandInteraction,
    locale: Locale,
    work: impl Future<Output = Result<Said, No>>,
) {
    let begun = Instant::now();
    let acknowledge =
        CreateInteractionResponse::Defer(CreateInteractionResponseMessage::new().ephemeral(true));
    let http = data.outbox.courier().http();
    let (taken, said) = tokio::join!(interaction.create_response(http, acknowledge), work);
    let reply = outcome(data, locale, said, begun).await;
    if is_answered_elsewhere(taken) {
        return;
    }
    let told = match reply {
        Some(reply) => tell(data, interaction, reply).await,
        // The message in the channel is the answer; nothing private is left beside it.
        None => interaction.delete_response(http).await,
    };
    note(told);
}

/// Answers a command that was acknowledged. Where Discord does not take the picture, the answer is in words: by its
/// documentation, answers may have files in every channel, but it has changed what holds for them before.
async fn tell(data: &Data, interaction: &CommandInteraction, reply: Reply) -> serenity::Result<()> {
    let courier = data.outbox.courier();
    let drawn = courier.drawn(&reply).await;
    let answer = shape::answer(&reply, drawn);
    let told = match interaction.edit_response(courier.http(), answer).await {
        Err(error) if reply.picture.is_some() && is_refused(&error) => {
            note(Err(error));
            let words = shape::answer(&reply.in_words(), None);
            interaction.edit_response(courier.http(), words).await
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
    work: impl Future<Output = Result<Said, No>>,
) {
    let begun = Instant::now();
    let http = data.outbox.courier().http();
    let acknowledge = CreateInteractionResponse::Acknowledge;
    let (taken, said) = tokio::join!(interaction.create_response(http, acknowledge), work);
    let reply = outcome(data, locale, said, begun).await;
    if is_answered_elsewhere(taken) {
        return;
    }
    if let Some(reply) = reply {
        note(match replace {
            Replace::Message => interaction
                .edit_response(http, shape::answer(&reply, None))
                .await
                .map(|_| ()),
            Replace::Nothing => interaction
                .create_followup(http, shape::aside(&reply))
                .await
                .map(|_| ()),
        });
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

/// Whether another delivery of the same interaction answers it. Any other trouble with the acknowledgement
/// does not change what is done, and the answer is tried all the same.
fn is_answered_elsewhere(acknowledgement: serenity::Result<()>) -> bool {
    let Err(error) = acknowledgement else {
        return false;
    };
    let elsewhere = matches!(
        &error,
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) if answer.error.code == ALREADY_ACKNOWLEDGED
    );
    if elsewhere {
        tracing::debug!("another delivery of this interaction answers it");
    } else {
        note(Err(error));
    }
    elsewhere
}

/// Says publicly what has to be, logs the one line of this interaction, and gives the private answer.
async fn outcome(
    data: &Data,
    locale: Locale,
    said: Result<Said, No>,
    begun: Instant,
) -> Option<Reply> {
    let ms = || u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
    match said {
        Ok(Said::Privately(reply)) => {
            tracing::info!(outcome = "answered", ms = ms(), "done");
            Some(reply)
        }
        Ok(Said::Publicly(done)) => published(data, locale, &done, None, ms).await,
        Ok(Said::Both(done, reply)) => published(data, locale, &done, Some(reply), ms).await,
        Err(No::Refused(refusal)) => {
            tracing::info!(outcome = "refused", ?refusal, ms = ms(), "done");
            Some(text::refusal(locale, &refusal))
        }
        Err(No::Fault(fault)) => {
            let reference = Reference::new();
            tracing::error!(outcome = "fault", %reference, %fault, ms = ms(), "done");
            Some(text::fault(locale, &reference.to_string()))
        }
    }
}

async fn published(
    data: &Data,
    locale: Locale,
    done: &Done,
    reply: Option<Reply>,
    ms: impl Fn() -> u64,
) -> Option<Reply> {
    let said = data.outbox.say_now(&done.to_say).await;
    tracing::info!(outcome = "done", deeds = ?done.deeds, said = said.is_ok(), ms = ms(), "done");
    match said {
        Ok(()) => reply,
        Err(why) => Some(text::unsaid(locale, &why)),
    }
}

/// An answer that Discord does not take is lost to one person for a moment; what was done is stored.
fn note(told: serenity::Result<()>) {
    if let Err(error) = told {
        tracing::warn!(error = %plain(&error), "Discord did not take an answer");
    }
}
