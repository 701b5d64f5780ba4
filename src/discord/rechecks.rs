//! Debounces permission checks: Discord sends an event per role, and an admin may move a hundred roles at
//! once.

use std::{
    collections::{HashMap, hash_map::Entry},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use crate::ids::ExternalId;

/// The pause per place whose problem is unchanged. Discord refuses most of those requests, and bans clients
/// that make too many.
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

/// The running checks, and whether permissions have changed since each began.
#[derive(Debug, Clone, Default)]
pub(super) struct Rechecks(Arc<Mutex<HashMap<Scope, bool>>>);

impl Rechecks {
    /// Notes a change; returns whether the caller has to check. Otherwise a running check repeats itself.
    pub(super) fn start(&self, scope: Scope) -> bool {
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

    /// Ends a check and the pause after it; returns whether permissions have changed since it began, so that
    /// it must be repeated.
    pub(super) fn must_repeat(&self, scope: Scope) -> bool {
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

    /// The pause after a check in which this number of places were unchanged.
    pub(super) fn pause(unchanged: u32) -> Duration {
        PAUSE.saturating_mul(unchanged)
    }

    fn scopes(&self) -> MutexGuard<'_, HashMap<Scope, bool>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_during_a_recheck_lead_to_one_more() {
        let rechecks = Rechecks::default();
        let here = Scope::Server(ExternalId(1));
        let elsewhere = Scope::Channel(ExternalId(1), ExternalId(2));
        assert!(rechecks.start(here) && rechecks.start(elsewhere));
        for _ in 0..100 {
            assert!(!rechecks.start(here));
        }
        assert!(
            rechecks.must_repeat(here),
            "something has changed in the round"
        );
        assert!(!rechecks.must_repeat(here) && !rechecks.must_repeat(elsewhere));
        assert!(rechecks.start(here), "that was the end of it");
    }
}
