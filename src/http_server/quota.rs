use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use super::RateLimitKey;

/// Limits what clients hold, in total and per rate limit key, so that one client cannot exclude the others.
#[derive(Debug, Clone)]
pub(crate) struct Quota {
    total: usize,
    per_client: usize,
    held: Arc<Mutex<HashMap<RateLimitKey, usize>>>,
}

impl Quota {
    /// A quota of `total`, and of `per_client` for each key.
    pub(crate) fn new(total: usize, per_client: usize) -> Self {
        Self {
            total,
            per_client,
            held: Arc::default(),
        }
    }

    /// Admits one more for a key, unless a limit is reached.
    pub(crate) fn admit(&self, key: RateLimitKey) -> Option<Admitted> {
        let mut held = self.held();
        let all = held.values().sum::<usize>();
        let own = held.get(&key).copied().unwrap_or(0);
        if all >= self.total || own >= self.per_client {
            return None;
        }
        held.insert(key, own + 1);
        Some(Admitted {
            quota: self.clone(),
            key,
        })
    }

    /// The map is consistent whenever the lock is released, so a poisoned lock is usable.
    fn held(&self) -> MutexGuard<'_, HashMap<RateLimitKey, usize>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A slot in a quota, released on drop.
#[derive(Debug)]
pub(crate) struct Admitted {
    quota: Quota,
    key: RateLimitKey,
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut held = self.quota.held();
        if let Some(own) = held.get_mut(&self.key) {
            *own -= 1;
            if *own == 0 {
                held.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_clients_are_admitted_and_each_only_up_to_its_limit() {
        let (total, per_client) = (256, 16);
        let quota = Quota::new(total, per_client);
        let key = |number: u32| RateLimitKey::of(std::net::Ipv4Addr::from_bits(number).into());
        let mut admitted = Vec::new();
        for number in 0..100 {
            while let Some(one) = quota.admit(key(number)) {
                admitted.push(one);
            }
        }
        assert_eq!(admitted.len(), total);
        assert_eq!(admitted[per_client - 1].key, key(0));
        assert_eq!(admitted[per_client].key, key(1));
        // A released slot can be taken again.
        admitted.swap_remove(0);
        assert!(quota.admit(key(1)).is_none());
        admitted.extend(quota.admit(key(99)));
        assert_eq!(admitted.len(), total);
        admitted.clear();
        assert!(quota.held().is_empty());
    }
}
