//! What is done once a day for a person or a place, as far as this process remembers.

use std::{
    collections::{HashMap, hash_map::Entry},
    sync::{Arc, Mutex, PoisonError},
};

use time::{Duration, OffsetDateTime};

use crate::ids::ExternalId;

/// For whom it was done within the last day, and when.
#[derive(Debug, Clone, Default)]
pub(super) struct Daily(Arc<Mutex<HashMap<ExternalId, OffsetDateTime>>>);

impl Daily {
    /// Whether it is to be done now; then it counts as done.
    pub(super) fn is_due(&self, whom: ExternalId, now: OffsetDateTime) -> bool {
        let mut done = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        done.retain(|_, at| now - *at < Duration::DAY);
        match done.entry(whom) {
            Entry::Occupied(_) => false,
            Entry::Vacant(entry) => {
                entry.insert(now);
                true
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_due_again_after_a_day() {
        let (daily, begin) = (Daily::default(), OffsetDateTime::UNIX_EPOCH);
        for (hours, whom, due) in [
            (0, 1, true),
            (1, 1, false),
            (2, 2, true),
            (23, 1, false),
            (24, 1, true),
            (25, 2, false),
            (26, 2, true),
        ] {
            let now = begin + Duration::hours(hours);
            assert_eq!(daily.is_due(ExternalId(whom), now), due, "{hours}");
        }
    }
}
