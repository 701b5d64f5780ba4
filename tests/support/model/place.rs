//! Where the model plays, and by which random numbers.

use std::{collections::BTreeSet, future::ready};

use raichi::testing::{
    ids::{Door, ExternalId, ExternalUser, LocaleSource, Location},
    locale::Locale,
    transport::{Answered, Members},
};

/// The server and its channels. Games begin in the first one.
const SERVER: u64 = 8;
pub(super) const CHANNELS: [u64; 2] = [9, 10];

/// The members of the server, by the numbers of those who have left it.
#[derive(Debug)]
pub(super) struct WithoutThese(pub(super) BTreeSet<u64>);

impl Members for WithoutThese {
    fn has_left(&self, _: ExternalId, who: ExternalId) -> Answered<'_> {
        Box::pin(ready(self.0.contains(&who.0)))
    }
}

/// Numbers that follow from a seed (splitmix64).
#[derive(Debug)]
pub(super) struct Dice(pub(super) u64);

impl Dice {
    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    pub(super) fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() % end as u64).expect("it is below a usize")
    }

    pub(super) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

pub(super) fn user(key: u64) -> ExternalUser {
    ExternalUser {
        door: Door::Discord,
        key: ExternalId(key),
    }
}

pub(super) fn location() -> Location {
    location_at(CHANNELS[0])
}

pub(super) fn location_at(channel: u64) -> Location {
    Location {
        parent: None,
        locale_source: LocaleSource::Server,
        door: Door::Discord,
        server: ExternalId(SERVER),
        channel: ExternalId(channel),
        locale: Locale::English,
    }
}
