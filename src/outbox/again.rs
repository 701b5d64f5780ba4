//! Messages that are posted again: those of challenges on request, and any after a failure, which must not make a second one.

use super::Outbox;
use crate::{
    games::ChallengeState,
    ids::{ChallengeId, ExternalId},
    store::{MessageKind, OutboxItem, StoreFault},
    text,
    transport::{SendError, Transport},
};

impl<C: Transport> Outbox<C> {
    /// Posts the message of a challenge again, if it is still open, and removes the buttons of the former one.
    pub(super) async fn post_again(
        &self,
        item: &OutboxItem,
        challenge: ChallengeId,
    ) -> Result<Result<Option<ExternalId>, SendError>, StoreFault> {
        let post = self.store.challenge_post(challenge).await?;
        let Some(post) = post.filter(|post| post.challenge.state == ChallengeState::Open) else {
            return Ok(Ok(None));
        };
        let channel = item.channel;
        // If posting fails then, this is done again, which changes nothing.
        if let Some(former) = post.message
            && let Err(SendError::Later) = self.transport.remove_buttons(channel, former).await
        {
            return Ok(Err(SendError::Later));
        }
        let reply = text::challenge(item.locale, C::DOOR, &post);
        let posted = self.transport.post(channel, &reply, nonce(item)).await;
        Ok(posted.map(Some))
    }
}

/// What makes posting a thing twice harmless: the door knows by it what it has posted.
pub(super) fn nonce(item: &OutboxItem) -> String {
    match item.message_kind {
        MessageKind::Turn { game, number } => format!("g{game}-{number}"),
        MessageKind::Line { game, number } => format!("l{game}-{number}"),
        MessageKind::Reminder { game, number } => format!("r{game}-{number}"),
        MessageKind::Declined { challenge } => format!("d{challenge}"),
        MessageKind::Expired { challenge } => format!("e{challenge}"),
        // Not that of an expired challenge with the same numbers: this one has two.
        MessageKind::Result { game, number } => format!("e{game}-{number}"),
        MessageKind::Puzzle { number } => format!("p{number}"),
        MessageKind::PuzzleLost => format!("q{}", item.id),
        MessageKind::Announcement { .. } => format!("h{}", item.id),
        MessageKind::Again { .. } => format!("a{}", item.id),
        // Once its message is deleted, it is posted anew, by another row.
        MessageKind::Replay { .. } => format!("v{}", item.id),
        // All shares are numbered together.
        MessageKind::Share { number, .. } | MessageKind::Figures { number } => {
            format!("s{number}")
        }
        MessageKind::Redaction { game, number } => format!("x{game}-{number}"),
        MessageKind::Challenge { challenge }
        | MessageKind::Closing { challenge }
        | MessageKind::Thread { challenge, .. } => format!("c{challenge}"),
    }
}
