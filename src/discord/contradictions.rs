//! Channels in which Discord refuses posts although the permissions allow the bot to post: for a reason that the bot
//! does not know. Events do not show when that ends, so they are looked at again after a while.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use time::{Duration, OffsetDateTime};

use crate::ids::ExternalId;

/// How long after each refusal in a row the next look comes; the last one repeats.
const WAITS: [Duration; 3] = [Duration::minutes(10), Duration::HOUR, Duration::DAY];
/// A refusal after this is the first one again.
const FORGOTTEN_AFTER: Duration = Duration::days(3);

/// A channel's refusals.
#[derive(Debug, Clone, Copy)]
struct Refused {
    server: ExternalId,
    times: usize,
    last: OffsetDateTime,
    /// When it is looked at again; `None` once that is done.
    again_at: Option<OffsetDateTime>,
}

/// The channels of which this process knows, by their ids.
#[derive(Debug, Clone, Default)]
pub(super) struct Contradictions(Arc<Mutex<HashMap<ExternalId, Refused>>>);

impl Contradictions {
    /// Notes that Discord has refused a post in a channel of a server against the look.
    pub(super) fn note(&self, server: ExternalId, channel: ExternalId, now: OffsetDateTime) {
        let mut known = self.known();
        let before = known.get(&channel).map_or(0, |refused| refused.times);
        let wait = WAITS.get(before).or(WAITS.last());
        let refused = Refused {
            server,
            times: before + 1,
            last: now,
            again_at: wait.map(|&wait| now + wait),
        };
        known.insert(channel, refused);
    }

    /// Forgets a channel: the look agrees with Discord.
    pub(super) fn forget(&self, channel: ExternalId) {
        self.known().remove(&channel);
    }

    /// Whether permissions that allow posts are not to be believed yet.
    pub(super) fn holds(&self, channel: ExternalId, now: OffsetDateTime) -> bool {
        let again_at = self.known().get(&channel).and_then(|it| it.again_at);
        again_at.is_some_and(|again_at| now < again_at)
    }

    /// The channels that are to be looked at now, with their servers.
    pub(super) fn due(&self, now: OffsetDateTime) -> Vec<(ExternalId, ExternalId)> {
        let mut known = self.known();
        known.retain(|_, refused| now - refused.last < FORGOTTEN_AFTER);
        let due = known.iter_mut().filter_map(|(&channel, refused)| {
            refused.again_at.take_if(|again_at| *again_at <= now)?;
            Some((refused.server, channel))
        });
        due.collect()
    }

    fn known(&self) -> MutexGuard<'_, HashMap<ExternalId, Refused>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_looks_become_rarer() {
        let (known, begin) = (Contradictions::default(), OffsetDateTime::UNIX_EPOCH);
        let (server, channel) = (ExternalId(1), ExternalId(2));
        let mut now = begin;
        for minutes in [10, 60, 24 * 60, 24 * 60] {
            known.note(server, channel, now);
            let before = now + Duration::minutes(minutes) - Duration::SECOND;
            assert!(
                known.holds(channel, before) && known.due(before).is_empty(),
                "{minutes}"
            );
            now = before + Duration::SECOND;
            assert!(!known.holds(channel, now));
            assert_eq!(known.due(now), [(server, channel)]);
            assert!(known.due(now).is_empty(), "once each time");
        }
        now += Duration::days(3);
        assert!(known.due(now).is_empty());
        known.note(server, channel, now);
        assert!(
            !known.holds(channel, now + Duration::minutes(11)),
            "the first one again"
        );
        known.forget(channel);
        assert!(!known.holds(channel, now));
    }
}
