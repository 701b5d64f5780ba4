//! Channels in which files cannot be attached, as far as is known without a request.

use std::{
    collections::HashSet,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use crate::ids::ExternalId;

/// How many channels are remembered at most.
const MOST: usize = 10_000;

/// The channels in which the bot may not attach files, by their last interactions.
///
/// This only saves futile uploads, because a refused picture is replaced by text anyway. So entries may be forgotten
/// at any time, and are, whenever permissions have changed somewhere.
#[derive(Debug, Clone, Default)]
pub(super) struct Pictureless(Arc<Mutex<HashSet<ExternalId>>>);

impl Pictureless {
    /// Records whether pictures may be posted in a channel, from an interaction there.
    pub(super) fn learn(&self, channel: ExternalId, pictures: bool) {
        let mut channels = self.channels();
        if pictures {
            channels.remove(&channel);
        } else {
            if channels.len() >= MOST {
                channels.clear();
            }
            channels.insert(channel);
        }
    }

    /// Forgets everything, because permissions have changed.
    pub(super) fn forget(&self) {
        self.channels().clear();
    }

    pub(super) fn has(&self, channel: ExternalId) -> bool {
        self.channels().contains(&channel)
    }

    fn channels(&self) -> MutexGuard<'_, HashSet<ExternalId>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
