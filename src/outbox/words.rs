//! The words of messages, made anew whenever they are said.

use crate::{
    games::ChallengeState,
    locale::Locale,
    reply::Reply,
    service::Opened,
    store::{Errand, Store, StoreFault},
    text,
};

/// What a message says, made from the log as it is now; nothing if what it was about is gone.
pub(crate) async fn words(
    store: &Store,
    pages: &Opened,
    locale: Locale,
    errand: Errand,
) -> Result<Option<Reply>, StoreFault> {
    match errand {
        Errand::Turn { game, number } => {
            let Some(table) = store.table_to_tell(game, number).await? else {
                return Ok(None);
            };
            let reply = text::turn(locale, &table);
            // A game that goes on has its next board in the channel soon enough.
            let page = match table.ending() {
                Some(_) => pages.link(store, game).await?,
                None => None,
            };
            Ok(Some(text::leading_to(locale, reply, page.as_deref())))
        }
        Errand::Reminder { game, number } => {
            let table = store.table(game, None).await?;
            // Whoever has moved meanwhile is not reminded any more.
            Ok(table.and_then(|table| text::reminder(locale, &table, number)))
        }
        Errand::Thread { .. } => Ok(None),
        Errand::Challenge { challenge } | Errand::Closing { challenge } => {
            let post = store.challenge_post(challenge).await?;
            Ok(post.and_then(|post| match post.challenge.state {
                ChallengeState::Open => Some(text::challenge(locale, &post.challenge)),
                // Closed, perhaps before it could be posted: its message is the record of what became of it.
                _ => text::closing(locale, &post),
            }))
        }
    }
}
