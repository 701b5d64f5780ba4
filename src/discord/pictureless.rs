//! Channels in which no files can be attached, as far as it is known without asking.

use std::{
    collections::HashSet,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use crate::ids::ExternalId;

/// How many channels are remembered at most.
const MOST: usize = 10_000;

/// The channels in which the bot may not attach files, as their last interactions told.
///
/// It only saves uploads in vain: a picture that Discord refuses is told in words anyway. So it may be forgotten at
/// any time, and is, whenever permissions have changed somewhere.
#[derive(Debug, Clone, Default)]
pub(super) struct Pictureless(Arc<Mutex<HashSet<ExternalId>>>);

impl Pictureless {
    /// An interaction has told what the bot may do in a channel.
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

    /// Permissions have changed.
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
