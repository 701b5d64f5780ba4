use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use super::RateLimitKey;

/// Counts what clients hold, and bounds it in all and per household, so that none keeps out the others.
#[derive(Debug, Clone)]
pub(crate) struct Quota {
    total: usize,
    per_client: usize,
    held: Arc<Mutex<HashMap<RateLimitKey, usize>>>,
}

impl Quota {
    /// A quota of `total` in all, and of `per_client` for each household.
    pub(crate) fn new(total: usize, per_client: usize) -> Self {
        Self {
            total,
            per_client,
            held: Arc::default(),
        }
    }

    /// Admits one more of a household, if there is room.
    pub(crate) fn admit(&self, household: RateLimitKey) -> Option<Admitted> {
        let mut held = self.held();
        let all = held.values().sum::<usize>();
        let own = held.get(&household).copied().unwrap_or(0);
        if all >= self.total || own >= self.per_client {
            return None;
        }
        held.insert(household, own + 1);
        Some(Admitted {
            quota: self.clone(),
            household,
        })
    }

    /// Nothing is ever left half done in it, so that a panic elsewhere does not spoil it.
    fn held(&self) -> MutexGuard<'_, HashMap<RateLimitKey, usize>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place in a quota, until it is dropped.
#[derive(Debug)]
pub(crate) struct Admitted {
    quota: Quota,
    household: RateLimitKey,
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut held = self.quota.held();
        if let Some(own) = held.get_mut(&self.household) {
            *own -= 1;
            if *own == 0 {
                held.remove(&self.household);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_room_for_many_households_and_for_little_of_each() {
        let (total, per_client) = (256, 16);
        let quota = Quota::new(total, per_client);
        let household =
            |number: u32| RateLimitKey::of(std::net::Ipv4Addr::from_bits(number).into());
        let mut admitted = Vec::new();
        for number in 0..100 {
            while let Some(one) = quota.admit(household(number)) {
                admitted.push(one);
            }
        }
        assert_eq!(admitted.len(), total);
        assert_eq!(admitted[per_client - 1].household, household(0));
        assert_eq!(admitted[per_client].household, household(1));
        // What is dropped makes room.
        admitted.swap_remove(0);
        assert!(quota.admit(household(1)).is_none());
        admitted.extend(quota.admit(household(99)));
        assert_eq!(admitted.len(), total);
        admitted.clear();
        assert!(quota.held().is_empty());
    }
}
