//! What Discord demands of bots with many servers, for tests.

use crate::gateway::ShardOf;
use crate::standin::StandIn;

impl StandIn {
    /// Recommends this number of shards, with this number of buckets in which they may identify. All processes count as one
    /// bot from then on.
    pub fn shards(&self, recommended: u32, max_concurrency: u32) {
        self.shared.write(|world| {
            let sharding = &mut world.gateway.sharding;
            sharding.recommended = recommended;
            sharding.max_concurrency = max_concurrency.max(1);
            sharding.is_shared = true;
        });
    }

    /// Refuses bots with fewer shards.
    pub fn require_shards(&self, required: u32) {
        self.shared
            .write(|world| world.gateway.sharding.required = required);
    }

    /// The shards with a connection and the processes that have them, sorted.
    #[must_use]
    pub fn connected_shards(&self) -> Vec<(ShardOf, usize)> {
        self.shared.read(|world| {
            let connected = world.sessions.iter();
            let connected = connected.filter(|session| session.is_connected());
            let mut shards: Vec<_> = connected
                .map(|session| (session.shard, session.process))
                .collect();
            shards.sort_unstable();
            shards
        })
    }
}
