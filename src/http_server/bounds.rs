use rustix::process::{Resource, getrlimit};

use crate::config::Proxies;

/// The minimal number of connections, however few files the process may open.
const MINIMUM: u64 = 8;

/// How many connections a server holds.
#[derive(Debug, Clone)]
pub(crate) struct Bounds {
    /// In total; further ones wait.
    pub(crate) total: usize,
    /// Per rate limit key; further ones are closed.
    pub(crate) per_client: usize,
    /// Clients that only the total limits, because they forward requests of others.
    pub(crate) proxies: Proxies,
}

impl Bounds {
    /// For pages with many readers: at most half of the files that the process may open.
    pub(crate) fn of_pages(proxies: Proxies) -> Self {
        Self {
            total: share(512, 2),
            per_client: 64,
            proxies,
        }
    }

    /// For interactions, which all come from a proxy or load balancer.
    pub(crate) fn of_interactions() -> Self {
        let total = share(512, 4);
        Self {
            total,
            per_client: total,
            proxies: Proxies::none(),
        }
    }

    /// For monitors, which are few.
    pub(crate) fn of_monitors() -> Self {
        Self {
            total: share(64, 4),
            per_client: 32,
            proxies: Proxies::none(),
        }
    }
}

/// This number of connections, but at most this fraction of the files that the process may open.
fn share(most: u64, part: u64) -> usize {
    let files = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
    usize::try_from(bounded(most, part, files)).unwrap_or(usize::MAX)
}

fn bounded(most: u64, part: u64, files: u64) -> u64 {
    most.min(files / part).max(MINIMUM)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_left_for_the_rest_of_the_program() {
        for (most, part, files, total) in [
            (512, 2, 8192, 512),
            (512, 2, 1024, 512),
            (512, 2, 256, 128),
            (64, 4, 128, 32),
            (64, 4, 16, MINIMUM),
            (512, 2, u64::MAX, 512),
        ] {
            assert_eq!(bounded(most, part, files), total, "{files}");
        }
    }
}
