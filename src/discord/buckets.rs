//! Limits the memory of serenity's rate limiter.
//!
//! serenity keeps a bucket for each combination of a route and its channel, server or interaction, and never
//! removes any. Every interaction has a bucket of its own for a single response, so memory would grow for
//! ever.

use std::{
    sync::Arc,
    time::{Duration, SystemTime},
};

use serenity::http::Ratelimiter;
use tokio::time::{MissedTickBehavior, interval};

use super::rest::Rest;

/// How often idle buckets are removed. A bucket takes 180 bytes, so a hundred interactions per second cost 1
/// MB.
const PERIOD: Duration = Duration::from_secs(60);

/// Regularly removes buckets that limit nothing any more; never returns.
pub(super) async fn prune(http: Arc<Rest>) {
    let limiter = http.limiter();
    let mut ticks = interval(PERIOD);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        let removed = remove_idle(limiter, SystemTime::now()).await;
        tracing::debug!(removed, "idle rate limits removed");
    }
}

/// Removes buckets that no request uses and whose limit has been reset; returns how many.
async fn remove_idle(limiter: &Ratelimiter, now: SystemTime) -> usize {
    let routes = limiter.routes();
    // A request takes its bucket while it holds this lock.
    let mut routes = routes.write().await;
    let before = routes.len();
    routes.retain(|_, bucket| {
        let Ok(limit) = bucket.try_lock() else {
            return true;
        };
        Arc::strong_count(bucket) > 1 || limit.reset().is_some_and(|reset| reset > now)
    });
    let remaining = routes.len();
    routes.shrink_to(2 * remaining);
    before - remaining
}

#[cfg(test)]
mod tests {
    use std::time::UNIX_EPOCH;

    use serenity::all::{ChannelId, InteractionId, LightMethod, Request, Route};

    use super::*;

    /// A limiter after one request in each of several channels, whose limits are reset at these times.
    async fn limiter(resets: &[u64]) -> Ratelimiter {
        let limiter = Ratelimiter::new(reqwest::Client::new(), "Bot token");
        for (channel, reset) in (1..).zip(resets) {
            let route = Route::ChannelMessages {
                channel_id: ChannelId::new(channel),
            };
            let answer = axum::http::Response::builder()
                .header("x-ratelimit-limit", "5")
                .header("x-ratelimit-remaining", "4")
                .header("x-ratelimit-reset", reset.to_string())
                .header("x-ratelimit-reset-after", "1")
                .body("")
                .unwrap();
            let routes = limiter.routes();
            let mut routes = routes.write().await;
            let bucket = routes.entry(route.ratelimiting_bucket()).or_default();
            let request = Request::new(route, LightMethod::Post);
            let recorded = bucket
                .lock()
                .await
                .post_hook(&answer.into(), &request, &|_| {}, true)
                .await;
            assert!(!recorded.unwrap());
        }
        limiter
    }

    #[tokio::test]
    async fn a_bucket_is_kept_until_its_reset_and_while_it_is_used() {
        let limiter = limiter(&[100, 200, 300]).await;
        for interaction in 1..=1000 {
            let route = Route::InteractionResponse {
                interaction_id: InteractionId::new(interaction),
                token: "x",
            };
            let routes = limiter.routes();
            routes
                .write()
                .await
                .entry(route.ratelimiting_bucket())
                .or_default();
        }
        let now = UNIX_EPOCH + Duration::from_secs(200);
        let first = Route::ChannelMessages {
            channel_id: ChannelId::new(1),
        };
        let used = Arc::clone(&limiter.routes().read().await[&first.ratelimiting_bucket()]);
        assert_eq!(remove_idle(&limiter, now).await, 1001);
        assert_eq!(limiter.routes().read().await.len(), 2);
        drop(used);
        assert_eq!(remove_idle(&limiter, now).await, 1);
        let later = UNIX_EPOCH + Duration::from_secs(300);
        assert_eq!(remove_idle(&limiter, later).await, 1);
        assert!(limiter.routes().read().await.is_empty());
    }
}
