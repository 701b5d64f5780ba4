//! Messages of challenges that are posted again on request.

use super::{Outbox, Unsent};
use crate::{
    games::ChallengeState,
    ids::{ChallengeId, ExternalId},
    store::OutboxItem,
    text,
    transport::{SendError, Transport},
};

impl<C: Transport> Outbox<C> {
    /// Posts the message of a challenge again, if it is still open, and removes the buttons of the former one.
    pub(super) async fn post_again(
        &self,
        item: &OutboxItem,
        challenge: ChallengeId,
    ) -> Result<Option<ExternalId>, Unsent> {
        let post = self.store.challenge_post(challenge).await?;
        let Some(post) = post.filter(|post| post.challenge.state == ChallengeState::Open) else {
            return Ok(None);
        };
        let channel = item.channel;
        // If posting fails then, this is done again, which changes nothing.
        if let Some(former) = post.message
            && let Err(SendError::Later) = self.transport.remove_buttons(channel, former).await
        {
            return Err(SendError::Later.into());
        }
        let reply = text::challenge(item.locale, C::DOOR, &post);
        self.post(item, &reply).await
    }
}
