//! Discord's ids: the upper bits are a time, so newer ids are greater.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::Value;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

/// An id of any of Discord's objects.
pub type Id = u64;

/// Discord's epoch, the first second of 2015, in Unix milliseconds.
const EPOCH: u64 = 1_420_070_400_000;

/// Makes increasing ids.
#[derive(Debug, Default)]
pub(crate) struct Snowflakes {
    last: Id,
}

impl Snowflakes {
    /// A new id, greater than all before.
    pub(crate) fn next(&mut self) -> Id {
        let now = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |since| since.as_millis());
        let now = u64::try_from(now).unwrap_or(EPOCH).saturating_sub(EPOCH) << 22;
        self.last = now.max(self.last + 1);
        self.last
    }

    /// A new id of a server that belongs to shard `number` of `total`. It may be some milliseconds ahead of the time.
    pub(crate) fn next_on(&mut self, number: u32, total: u32) -> Id {
        let (number, total) = (u64::from(number), u64::from(total));
        let next = self.next() >> 22;
        let ahead = (number + total - next % total) % total;
        if ahead > 0 {
            self.last = (next + ahead) << 22;
        }
        self.last
    }
}

/// The time at which an id was made.
pub(crate) fn made_at(id: Id) -> SystemTime {
    UNIX_EPOCH + Duration::from_millis((id >> 22) + EPOCH)
}

/// The time at which an id was made, in Discord's format.
pub(crate) fn timestamp(id: Id) -> String {
    let milliseconds = i128::from((id >> 22) + EPOCH);
    OffsetDateTime::from_unix_timestamp_nanos(milliseconds * 1_000_000)
        .ok()
        .and_then(|time| time.format(&Rfc3339).ok())
        .unwrap_or_default()
}

/// Reads an id in JSON: a string in Discord's format, or a number as some libraries write.
pub(crate) fn id_in(value: &Value) -> Option<Id> {
    value
        .as_str()
        .and_then(|text| text.parse().ok())
        .or_else(|| value.as_u64())
}
