//! The bot's own time-outs: in one, it may read in a server and not write. Discord sends an event at the beginning, and none at
//! the end.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use time::OffsetDateTime;

use super::model::Event;
use crate::ids::ExternalId;

/// Until when the bot is in time-out, by server.
#[derive(Debug, Clone, Default)]
pub(super) struct TimeOuts(Arc<Mutex<HashMap<ExternalId, OffsetDateTime>>>);

impl TimeOuts {
    /// Learns from an event about the bot's membership; returns the server and the end of a time-out that is news.
    pub(super) fn learn(
        &self,
        event: &Event,
        own_id: ExternalId,
        now: OffsetDateTime,
    ) -> Option<(ExternalId, OffsetDateTime)> {
        let (server, until) = match event {
            Event::GuildCreated(guild) => {
                let member = guild.member(own_id)?;
                (guild.id, member.communication_disabled_until)
            }
            Event::MemberChanged(change) if change.user.id == own_id => {
                (change.guild_id, change.communication_disabled_until)
            }
            _ => return None,
        };
        let mut known = self.known();
        let before = known.remove(&server);
        let until = until.filter(|until| *until > now)?;
        known.insert(server, until);
        (before != Some(until)).then_some((server, until))
    }

    /// Until when the bot is in time-out in a server, if it is.
    pub(super) fn of(&self, server: ExternalId, now: OffsetDateTime) -> Option<OffsetDateTime> {
        self.known()
            .get(&server)
            .copied()
            .filter(|until| *until > now)
    }

    fn known(&self) -> MutexGuard<'_, HashMap<ExternalId, OffsetDateTime>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
