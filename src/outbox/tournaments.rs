//! Messages of tournaments that are not just posted: changes of the list of players, and threads of groups.

use super::{Outbox, Unsent};
use crate::{
    ids::{ExternalId, TournamentGroupId, TournamentId},
    store::OutboxItem,
    text,
    transport::{SendError, Transport},
};

impl<C: Transport> Outbox<C> {
    /// Updates the message with the list of players.
    pub(super) async fn change_sign_up(
        &self,
        item: &OutboxItem,
        tournament: TournamentId,
    ) -> Result<Option<ExternalId>, Unsent> {
        let Some(tournament) = self.store.tournament(tournament).await? else {
            return Ok(None);
        };
        match tournament.message {
            Some(message) => {
                let reply = text::sign_up(item.locale, &tournament);
                let changed = self.transport.change(item.channel, message, &reply).await;
                // The message may have been deleted meanwhile; then there is nothing to update.
                Ok(changed.map(|()| Some(message))?)
            }
            None if tournament.is_unposted => Err(SendError::Later.into()),
            None => Ok(None),
        }
    }

    /// Opens the thread of a group at its message.
    pub(super) async fn open_group_thread(
        &self,
        item: &OutboxItem,
        group: TournamentGroupId,
    ) -> Result<Option<ExternalId>, Unsent> {
        let Some(tournament) = self.store.tournament_of_group(group).await? else {
            return Ok(None);
        };
        let Some(tournament) = self.store.tournament(tournament).await? else {
            return Ok(None);
        };
        let mut groups = tournament.groups.iter();
        let group = groups.find(|it| it.id == group);
        let Some((group, message)) = group.and_then(|group| Some((group, group.message?))) else {
            return Ok(None);
        };
        let name = text::tournament_thread(item.locale, &tournament, group);
        let opened = self
            .transport
            .open_thread(item.channel, message, &name)
            .await;
        Ok(opened.map(Some)?)
    }
}
