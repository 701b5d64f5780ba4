//! What only one seat sees: answers that nobody else should read.
//!
//! As at Discord, they are nowhere stored: they are gone when Raichi ends, and what was done stays done.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use time::OffsetDateTime;

use crate::{ids::DoorKey, text::Reply};

/// How many a seat sees at most; the oldest go first.
const MOST: usize = 5;

/// A private answer.
#[derive(Debug, Clone)]
pub(super) struct Aside {
    /// Drawn by lot: nobody finds another's.
    pub(super) id: u64,
    pub(super) reply: Reply,
    pub(super) at: OffsetDateTime,
}

/// The private answers of all seats.
#[derive(Debug, Clone, Default)]
pub(super) struct Asides(Arc<Mutex<HashMap<DoorKey, VecDeque<Arc<Aside>>>>>);

impl Asides {
    /// Tells a seat something.
    pub(super) fn tell(&self, seat: DoorKey, reply: Reply, at: OffsetDateTime) {
        let id = rand::random();
        let mut all = self.all();
        let asides = all.entry(seat).or_default();
        asides.push_back(Arc::new(Aside { id, reply, at }));
        while asides.len() > MOST {
            asides.pop_front();
        }
    }

    /// What a seat sees, the oldest first.
    pub(super) fn of(&self, seat: DoorKey) -> Vec<Arc<Aside>> {
        let all = self.all();
        all.get(&seat).into_iter().flatten().cloned().collect()
    }

    /// One of them.
    pub(super) fn get(&self, seat: DoorKey, id: u64) -> Option<Arc<Aside>> {
        self.of(seat).into_iter().find(|aside| aside.id == id)
    }

    /// Takes one away.
    pub(super) fn dismiss(&self, seat: DoorKey, id: u64) {
        if let Some(asides) = self.all().get_mut(&seat) {
            asides.retain(|aside| aside.id != id);
        }
    }

    /// Nothing is ever left half done in it, so that a panic elsewhere does not spoil it.
    fn all(&self) -> MutexGuard<'_, HashMap<DoorKey, VecDeque<Arc<Aside>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_sees_its_own_newest_answers_until_it_dismisses_them() {
        let asides = Asides::default();
        let (one, other) = (DoorKey(1), DoorKey(2));
        for number in 0..7 {
            let reply = Reply::words(number.to_string());
            asides.tell(one, reply, OffsetDateTime::UNIX_EPOCH);
        }
        let texts = || -> Vec<_> {
            let seen = asides.of(one);
            seen.iter().map(|aside| aside.reply.text.clone()).collect()
        };
        assert_eq!(texts(), ["2", "3", "4", "5", "6"]);
        assert!(asides.of(other).is_empty());
        let third = asides.of(one)[2].id;
        asides.dismiss(other, third);
        assert!(asides.get(other, third).is_none());
        assert!(asides.get(one, third).is_some());
        asides.dismiss(one, third);
        assert_eq!(texts(), ["2", "3", "5", "6"]);
    }
}
