//! Channels in which files cannot be attached, as far as is known without a request.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use crate::ids::ExternalId;

/// How many channels are remembered at most.
const MOST: usize = 10_000;

/// Whether the bot may attach files in channels, by their newest interactions.
///
/// This only saves futile uploads, because a refused picture is replaced by text anyway. So entries may be forgotten
/// at any time, and are, whenever permissions have changed somewhere.
#[derive(Debug, Clone, Default)]
pub(super) struct Pictureless(Arc<Mutex<HashMap<ExternalId, Known>>>);

/// What an interaction has shown of a channel.
#[derive(Debug, Clone, Copy)]
struct Known {
    interaction: ExternalId,
    pictures: bool,
}

impl Pictureless {
    /// Records whether pictures may be posted in a channel, from an interaction there. A resumed session repeats former ones, which
    /// show what was then.
    pub(super) fn learn(&self, channel: ExternalId, interaction: ExternalId, pictures: bool) {
        let mut channels = self.channels();
        let newer = |known: &Known| known.interaction > interaction;
        if channels.get(&channel).is_some_and(newer) {
            return;
        }
        if channels.len() >= MOST {
            channels.clear();
        }
        let known = Known {
            interaction,
            pictures,
        };
        channels.insert(channel, known);
    }

    /// Forgets where pictures are forbidden, because permissions have changed: what former interactions have shown is old.
    pub(super) fn forget(&self) {
        for known in self.channels().values_mut() {
            known.pictures = true;
        }
    }

    pub(super) fn has(&self, channel: ExternalId) -> bool {
        let channels = self.channels();
        channels.get(&channel).is_some_and(|known| !known.pictures)
    }

    fn channels(&self) -> MutexGuard<'_, HashMap<ExternalId, Known>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interaction_that_is_repeated_shows_nothing_new() {
        let pictureless = Pictureless::default();
        let channel = ExternalId(7);
        for (interaction, pictures, has) in [
            (100, false, true),
            (200, true, false),
            // A session is resumed.
            (100, false, false),
            (300, false, true),
            (200, true, true),
        ] {
            pictureless.learn(channel, ExternalId(interaction), pictures);
            assert_eq!(pictureless.has(channel), has, "{interaction}");
        }
        assert!(!pictureless.has(ExternalId(8)));
        pictureless.forget();
        assert!(!pictureless.has(channel));
        pictureless.learn(channel, ExternalId(200), false);
        assert!(!pictureless.has(channel), "it is older than the change");
    }
}
