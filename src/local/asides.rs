//! Private messages: answers that only one seat sees.
//!
//! As on Discord, they are not stored, and are gone when the process ends.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use time::OffsetDateTime;

use crate::{ids::ExternalId, reply::Reply};

/// How many private messages a seat keeps; the oldest are dropped first.
const MOST: usize = 5;

/// The kind of a private message, which decides when it disappears.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// The answer to a request. It stays until it is dismissed.
    Answer,
    /// The reason why something was not done. The seat's next action removes it.
    Refusal,
}

/// A private message.
#[derive(Debug, Clone)]
pub(super) struct Aside {
    /// Random, so that it cannot be guessed.
    pub(super) id: u64,
    kind: Kind,
    pub(super) reply: Reply,
    pub(super) at: OffsetDateTime,
}

impl Aside {
    /// Whether it is a refusal.
    pub(super) fn is_refusal(&self) -> bool {
        self.kind == Kind::Refusal
    }
}

/// The private messages of all seats.
#[derive(Debug, Clone, Default)]
pub(super) struct Asides(Arc<Mutex<HashMap<ExternalId, VecDeque<Arc<Aside>>>>>);

impl Asides {
    /// Puts a message in the place of another one of the seat, if that is still there.
    pub(super) fn replace(
        &self,
        seat: ExternalId,
        id: u64,
        kind: Kind,
        reply: Reply,
        at: OffsetDateTime,
    ) -> Result<(), Box<Reply>> {
        let mut all = self.all();
        let asides = all.entry(seat).or_default();
        let Some(old) = asides.iter_mut().find(|aside| aside.id == id) else {
            return Err(Box::new(reply));
        };
        *old = Arc::new(Aside {
            id,
            kind,
            reply,
            at,
        });
        Ok(())
    }

    /// Adds a message for a seat.
    pub(super) fn add(&self, seat: ExternalId, kind: Kind, reply: Reply, at: OffsetDateTime) {
        let aside = Aside {
            id: rand::random(),
            kind,
            reply,
            at,
        };
        let mut all = self.all();
        let asides = all.entry(seat).or_default();
        asides.push_back(Arc::new(aside));
        while asides.len() > MOST {
            asides.pop_front();
        }
    }

    /// The messages of a seat, the oldest first.
    pub(super) fn of(&self, seat: ExternalId) -> Vec<Arc<Aside>> {
        let all = self.all();
        all.get(&seat).into_iter().flatten().cloned().collect()
    }

    /// One message of a seat.
    pub(super) fn get(&self, seat: ExternalId, id: u64) -> Option<Arc<Aside>> {
        self.of(seat).into_iter().find(|aside| aside.id == id)
    }

    /// Removes a message.
    pub(super) fn dismiss(&self, seat: ExternalId, id: u64) {
        if let Some(asides) = self.all().get_mut(&seat) {
            asides.retain(|aside| aside.id != id);
        }
    }

    /// Removes the refusals of a seat.
    pub(super) fn forget_refusals(&self, seat: ExternalId) {
        if let Some(asides) = self.all().get_mut(&seat) {
            asides.retain(|aside| aside.kind != Kind::Refusal);
        }
    }

    /// A poisoned lock is taken all the same, since no change leaves the map inconsistent.
    fn all(&self) -> MutexGuard<'_, HashMap<ExternalId, VecDeque<Arc<Aside>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_sees_its_newest_messages_until_it_dismisses_them() {
        let asides = Asides::default();
        let (one, other) = (ExternalId(1), ExternalId(2));
        for number in 0..7 {
            let reply = Reply::words(number.to_string());
            asides.add(one, Kind::Answer, reply, OffsetDateTime::UNIX_EPOCH);
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
        // One that redraws itself is as new as what it shows, and none is dropped for it.
        let later = OffsetDateTime::UNIX_EPOCH + time::Duration::SECOND;
        let redraw = |seat| asides.replace(seat, third, Kind::Answer, Reply::words("anew"), later);
        assert!(redraw(other).is_err());
        assert!(redraw(one).is_ok());
        assert_eq!(texts(), ["2", "3", "anew", "5", "6"]);
        assert_eq!(asides.of(one)[2].id, third);
        assert_eq!(asides.of(one)[2].at, later);
        asides.dismiss(one, third);
        assert_eq!(texts(), ["2", "3", "5", "6"]);
        assert!(redraw(one).is_err());
    }
    #[test]
    fn forget_refusals_keeps_answers() {
        let asides = Asides::default();
        let seat = ExternalId(1);
        for (kind, text) in [
            (Kind::Refusal, "no"),
            (Kind::Answer, "so"),
            (Kind::Refusal, "not so"),
        ] {
            asides.add(seat, kind, Reply::words(text), OffsetDateTime::UNIX_EPOCH);
        }
        asides.forget_refusals(seat);
        let left = asides.of(seat);
        assert!(left.len() == 1 && left[0].reply.text == "so", "{left:?}");
    }
}
