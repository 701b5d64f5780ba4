use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use crate::web::Household;

/// How many windows may follow games at once: each of them holds a connection, and the system lets a process have only
/// so many.
const MOST: usize = 256;
/// How many of one household may, so that none keeps out the others.
const MOST_OF_ONE: usize = 16;

/// The windows that follow games.
#[derive(Debug, Clone, Default)]
pub(super) struct Followers(Arc<Mutex<HashMap<Household, usize>>>);

impl Followers {
    /// Lets one more window of a household follow, if there is room.
    pub(super) fn admit(&self, household: Household) -> Option<Admitted> {
        let mut all = self.all();
        let others = all.values().sum::<usize>();
        let own = all.get(&household).copied().unwrap_or(0);
        if others >= MOST || own >= MOST_OF_ONE {
            return None;
        }
        all.insert(household, own + 1);
        Some(Admitted {
            followers: self.clone(),
            household,
        })
    }

    /// Nothing is ever left half done in it, so that a panic elsewhere does not spoil it.
    fn all(&self) -> MutexGuard<'_, HashMap<Household, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A window that follows a game, until it is dropped.
#[derive(Debug)]
pub(super) struct Admitted {
    followers: Followers,
    household: Household,
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut all = self.followers.all();
        if let Some(own) = all.get_mut(&self.household) {
            *own -= 1;
            if *own == 0 {
                all.remove(&self.household);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_room_for_many_households_and_for_few_windows_of_each() {
        let followers = Followers::default();
        let household = |number: u32| Household::of(std::net::Ipv4Addr::from_bits(number).into());
        let mut admitted = Vec::new();
        for number in 0..100 {
            while let Some(window) = followers.admit(household(number)) {
                admitted.push(window);
            }
        }
        assert_eq!(admitted.len(), MOST);
        let first = MOST_OF_ONE - 1;
        assert_eq!(admitted[first].household, household(0));
        assert_eq!(admitted[first + 1].household, household(1));
        // Who goes makes room.
        admitted.swap_remove(0);
        assert!(followers.admit(household(1)).is_none());
        admitted.extend(followers.admit(household(99)));
        assert_eq!(admitted.len(), MOST);
        admitted.clear();
        assert!(followers.all().is_empty());
    }
}
