//! What cannot be read: it is counted and logged, and an interaction is answered nevertheless, so that its user knows that
//! nothing was done.

use serenity::all::{
    CreateAllowedMentions, CreateAutocompleteResponse, CreateInteractionResponse,
    CreateInteractionResponseMessage,
};

use super::{
    answer::respond_to,
    model::{Head, Misread},
    rest::Rest,
    transport::{count, plain},
};
use crate::{locale::Locale, text, watch::Watch};

/// Counts and logs an interaction that cannot be read; returns what can be read of it.
pub(super) fn interaction(json: &[u8], why: &Misread, watch: &Watch) -> Head {
    watch.metrics().unread_interaction();
    let head = Head::read(json);
    // Neither the message, which contains a token, nor the parser's error, which may quote it.
    tracing::warn!(
        id = head.answerable().map(|(id, _)| id.0),
        kind = head.kind(),
        field = why.field,
        "an interaction could not be read: is there a newer Raichi?"
    );
    head
}

/// Counts and logs an event that cannot be read.
pub(super) fn event(name: &str, why: &Misread, watch: &Watch) {
    watch.metrics().unread_event(name);
    tracing::warn!(
        event = name,
        field = why.field,
        "an event could not be read: is there a newer Raichi?"
    );
}

/// Answers an interaction that cannot be read.
pub(super) async fn answer(http: &Rest, watch: &Watch, head: &Head) {
    let Some(interaction) = head.answerable() else {
        return;
    };
    let response = response(head);
    if let Err(error) = respond_to(http, interaction, &response).await {
        count(watch, &error);
        tracing::warn!(error = %plain(&error), "Discord did not take an answer");
    }
}

/// What a user gets whose interaction cannot be read: privately that nothing was done, or no suggestions.
pub(super) fn response(head: &Head) -> CreateInteractionResponse {
    if head.is_typing() {
        return CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new());
    }
    let text = text::unread(Locale::from_code(&head.locale));
    let message = CreateInteractionResponseMessage::new()
        .content(text)
        .allowed_mentions(CreateAllowedMentions::new());
    CreateInteractionResponse::Message(message.ephemeral(true))
}
