//! Composes messages, anew for each attempt.

use crate::{
    games::ChallengeState,
    locale::Locale,
    reply::Reply,
    service::PageAccess,
    store::{MessageKind, Store, StoreFault},
    text,
};

/// The content of a message, from the current log; `None` if its subject is gone.
pub(crate) async fn compose(
    store: &Store,
    pages: &PageAccess,
    locale: Locale,
    message_kind: MessageKind,
) -> Result<Option<Reply>, StoreFault> {
    match message_kind {
        MessageKind::Turn { game, number } => {
            let Some(state) = store.state_to_post(game, number).await? else {
                return Ok(None);
            };
            let reply = text::turn(locale, &state);
            // A running game soon has its next board in the channel, so only the last board links to the
            // page.
            let page = match state.ending() {
                Some(_) => pages.link(store, game).await?,
                None => None,
            };
            Ok(Some(text::leading_to(locale, reply, page.as_deref())))
        }
        MessageKind::Reminder { game, number } => {
            let state = store.state(game, None).await?;
            // No reminder if the player has moved meanwhile.
            Ok(state.and_then(|state| text::reminder(locale, &state, number)))
        }
        MessageKind::Thread { .. } => Ok(None),
        MessageKind::Challenge { challenge } | MessageKind::Closing { challenge } => {
            let post = store.challenge_post(challenge).await?;
            Ok(post.and_then(|post| match post.challenge.state {
                ChallengeState::Open => Some(text::challenge(locale, &post.challenge)),
                // Closed, perhaps before it was posted: its message states the outcome.
                _ => text::closing(locale, &post),
            }))
        }
    }
}
