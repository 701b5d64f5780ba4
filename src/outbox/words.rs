//! The words of messages, made anew whenever they are said.

use crate::{
    games::ChallengeState,
    locale::Locale,
    reply::Reply,
    service::PageAccess,
    store::{MessageKind, Store, StoreFault},
    text,
};

/// What a message says, made from the log as it is now; nothing if what it was about is gone.
pub(crate) async fn words(
    store: &Store,
    pages: &PageAccess,
    locale: Locale,
    message_kind: MessageKind,
) -> Result<Option<Reply>, StoreFault> {
    match message_kind {
        MessageKind::Turn { game, number } => {
            let Some(state) = store.table_to_tell(game, number).await? else {
                return Ok(None);
            };
            let reply = text::turn(locale, &state);
            // A game that goes on has its next board in the channel soon enough.
            let page = match state.ending() {
                Some(_) => pages.link(store, game).await?,
                None => None,
            };
            Ok(Some(text::leading_to(locale, reply, page.as_deref())))
        }
        MessageKind::Reminder { game, number } => {
            let state = store.state(game, None).await?;
            // Whoever has moved meanwhile is not reminded any more.
            Ok(state.and_then(|state| text::reminder(locale, &state, number)))
        }
        MessageKind::Thread { .. } => Ok(None),
        MessageKind::Challenge { challenge } | MessageKind::Closing { challenge } => {
            let post = store.challenge_post(challenge).await?;
            Ok(post.and_then(|post| match post.challenge.state {
                ChallengeState::Open => Some(text::challenge(locale, &post.challenge)),
                // Closed, perhaps before it could be posted: its message is the record of what became of it.
                _ => text::closing(locale, &post),
            }))
        }
    }
}
