//! Limits how many servers are handled at once.
//!
//! After a start, Discord sends every server with all its channels, as fast as they are received. A large bot would hold them all in
//! memory while they wait for the database. So a shard receives no further event while one of a server waits for its turn.

use std::{sync::Arc, time::Duration};

use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore, oneshot},
    time::timeout,
};

use super::model::Event;

/// How many are handled at once: fewer than there are connections to the database, so that players' actions need not wait.
const AT_ONCE: usize = 4;
/// The longest wait for a turn. If Discord answers no requests, servers take long, and the shard has other events, too.
const LONGEST_WAIT: Duration = Duration::from_secs(1);

/// The turns of servers that arrive.
#[derive(Debug, Clone)]
pub(super) struct Arrivals(Arc<Semaphore>);

impl Default for Arrivals {
    fn default() -> Self {
        Self(Arc::new(Semaphore::new(AT_ONCE)))
    }
}

impl Arrivals {
    /// What an event's task waits for before it handles the event, and what its shard waits for before it receives another
    /// one. Only events about one or all servers wait. The turn lasts until it is dropped.
    pub(super) fn queue(
        &self,
        event: &Event,
    ) -> (
        impl Future<Output = Option<OwnedSemaphorePermit>> + Send + use<>,
        impl Future<Output = ()> + Send + use<>,
    ) {
        self.queue_if(matches!(event, Event::Ready(_) | Event::GuildCreated(_)))
    }

    fn queue_if(
        &self,
        waits: bool,
    ) -> (
        impl Future<Output = Option<OwnedSemaphorePermit>> + Send + use<>,
        impl Future<Output = ()> + Send + use<>,
    ) {
        let turns = Arc::clone(&self.0);
        let (begin, begun) = oneshot::channel::<()>();
        let turn = async move {
            let turn = match waits {
                true => timeout(LONGEST_WAIT, turns.acquire_owned()).await.ok(),
                false => None,
            };
            drop(begin);
            turn.and_then(Result::ok)
        };
        let begun = async move {
            if waits {
                // It ends without a value, when the turn has begun.
                begun.await.unwrap_or_default();
            }
        };
        (turn, begun)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[tokio::test]
    async fn those_after_the_first_wait_until_one_is_done() {
        let arrivals = Arrivals::default();
        let mut turns = Vec::new();
        for _ in 0..AT_ONCE {
            let (turn, begun) = arrivals.queue_if(true);
            turns.push(turn.await.expect("a turn"));
            begun.await;
        }
        let (turn, begun) = arrivals.queue_if(true);
        let (mut turn, mut begun) = (Box::pin(turn), Box::pin(begun));
        assert!((&mut turn).now_or_never().is_none());
        assert!((&mut begun).now_or_never().is_none());
        turns.pop();
        assert!(turn.now_or_never().flatten().is_some());
        assert!(begun.now_or_never().is_some());
    }

    #[tokio::test]
    async fn other_events_do_not_wait() {
        let arrivals = Arrivals(Arc::new(Semaphore::new(0)));
        let (turn, begun) = arrivals.queue_if(false);
        assert!(begun.now_or_never().is_some());
        assert!(turn.now_or_never().is_some());
    }
}
