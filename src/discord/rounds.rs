//! How often it is looked whether something is still in the way: Discord tells of every role by itself, and an admin may
//! move a hundred of them at once.

use std::{
    collections::{HashMap, hash_map::Entry},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use crate::ids::ExternalId;

/// The pause after each place at which something was still in the way. Discord refuses most of those requests, and shuts
/// out whoever makes too many.
const PAUSE: Duration = Duration::from_secs(3);

/// Where permissions have changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Scope {
    /// In all channels of a server.
    Server(ExternalId),
    /// In a channel and its threads.
    Channel(ExternalId, ExternalId),
}

impl Scope {
    /// The server.
    pub(super) const fn server(self) -> ExternalId {
        match self {
            Self::Server(server) | Self::Channel(server, _) => server,
        }
    }
}

/// Who goes round where, and whether something has changed there since they began.
#[derive(Debug, Clone, Default)]
pub(super) struct Rounds(Arc<Mutex<HashMap<Scope, bool>>>);

impl Rounds {
    /// Something has changed; gives whether whoever tells it has to go round. Otherwise somebody else does.
    pub(super) fn begin(&self, scope: Scope) -> bool {
        match self.scopes().entry(scope) {
            Entry::Occupied(mut changed) => {
                changed.insert(true);
                false
            }
            Entry::Vacant(scope) => {
                scope.insert(false);
                true
            }
        }
    }

    /// A round and the pause after it are over; gives whether something has changed since it began, so that another one
    /// has to follow.
    pub(super) fn again(&self, scope: Scope) -> bool {
        let mut scopes = self.scopes();
        match scopes.get_mut(&scope) {
            Some(changed) if *changed => {
                *changed = false;
                true
            }
            _ => {
                scopes.remove(&scope);
                false
            }
        }
    }

    /// How long to wait after a round in which something was still in the way so often.
    pub(super) fn pause(in_vain: u32) -> Duration {
        PAUSE.saturating_mul(in_vain)
    }

    fn scopes(&self) -> MutexGuard<'_, HashMap<Scope, bool>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_change_is_looked_at_and_those_before_it_at_once() {
        let rounds = Rounds::default();
        let here = Scope::Server(ExternalId(1));
        let elsewhere = Scope::Channel(ExternalId(1), ExternalId(2));
        assert!(rounds.begin(here) && rounds.begin(elsewhere));
        for _ in 0..100 {
            assert!(!rounds.begin(here));
        }
        assert!(rounds.again(here), "something has changed in the round");
        assert!(!rounds.again(here) && !rounds.again(elsewhere));
        assert!(rounds.begin(here), "that was the end of it");
    }
}
