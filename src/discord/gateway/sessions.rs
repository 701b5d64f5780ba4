//! The gateway's address, the number of shards and the limit of session starts, from `GET /gateway/bot`; and the turns to
//! start a session.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use reqwest::Url;
use serenity::http::{LightMethod, Request, Route};
use tokio::{sync::Mutex, time::sleep};

use super::budget::Grant;
use crate::{
    deadline::{Failed, Late, within},
    discord::{
        bot::is_refusal,
        model::Gateway,
        rest::Rest,
        transport::{count, plain},
    },
    ids::ShardId,
    store::ShardLeases,
    watch::Watch,
};

/// How long Discord may take to answer.
const TIMEOUT: Duration = Duration::from_secs(5);
/// How long a bucket is kept for one shard. Discord counts five seconds between the arrivals of two IDENTIFYs, which
/// take varying times to get there.
const TURN: Duration = Duration::from_millis(5500);
/// How long an answer is used: many shards may ask at once.
const FRESH: Duration = Duration::from_secs(1);
/// The pause before the holder of a shard is looked up again.
const NOT_HELD_PAUSE: Duration = Duration::from_secs(1);
/// The pause after a fault before a turn is asked for again.
const FAULT_PAUSE: Duration = Duration::from_secs(1);
/// The shortest pause before a turn is asked for again.
const SHORTEST_WAIT: Duration = Duration::from_millis(50);

/// Where all shards get the address and the grant.
#[derive(Debug, Clone)]
pub(in crate::discord) struct SessionStarts {
    http: Arc<Rest>,
    watch: Watch,
    leases: ShardLeases,
    /// The last answer, and when it came.
    last: Arc<Mutex<Option<(Instant, GatewayInfo)>>>,
}

/// The answer of `GET /gateway/bot`.
#[derive(Debug, Clone)]
pub(super) struct GatewayInfo {
    /// The gateway's address.
    pub(super) url: String,
    /// For all shards together.
    pub(super) grant: Grant,
    /// The number of shards that Discord recommends.
    pub(super) shards: u32,
    /// The number of buckets: in each, one shard at a time may identify.
    buckets: u32,
}

/// Why no session can be started.
#[derive(Debug)]
pub(super) enum Unavailable {
    /// Discord refuses the token.
    TokenRefused,
    /// No valid response, with the cause.
    Unreachable(String),
}

impl SessionStarts {
    /// Queries Discord through `http`. The watch counts failed requests. Turns are shared with all processes.
    pub(in crate::discord) fn new(http: Arc<Rest>, watch: Watch, leases: ShardLeases) -> Self {
        Self {
            http,
            watch,
            leases,
            last: Arc::default(),
        }
    }

    /// Waits until a shard, whose connection is open, may identify at once.
    pub(super) async fn turn(&self, shard: ShardId) {
        let buckets = self
            .last
            .lock()
            .await
            .as_ref()
            .map_or(1, |(_, it)| it.buckets);
        loop {
            let wait = match self.leases.take_turn(shard.number % buckets, TURN).await {
                Ok(None) => return,
                Ok(Some(wait)) => wait,
                Err(fault) => {
                    tracing::debug!(%shard, ?fault, "no turn to identify can be taken");
                    FAULT_PAUSE
                }
            };
            sleep(wait.clamp(SHORTEST_WAIT, TURN)).await;
        }
    }

    /// Waits until the database confirms that this process is the holder of a shard, which another one may have taken over.
    pub(super) async fn held(&self, shard: ShardId) {
        while !self.leases.holds(shard).await.unwrap_or(false) {
            sleep(NOT_HELD_PAUSE).await;
        }
    }

    /// The current answer, or the last one if Discord does not answer.
    pub(super) async fn next(&self) -> Result<GatewayInfo, Unavailable> {
        let mut last = self.last.lock().await;
        if let Some((asked_at, last)) = &*last
            && asked_at.elapsed() < FRESH
        {
            return Ok(last.clone());
        }
        match (self.fetch().await, &*last) {
            (Ok(answer), _) => Ok(last.insert((Instant::now(), answer)).1.clone()),
            (Err(unavailable), None) => Err(unavailable),
            (Err(unavailable), Some((_, last))) => {
                tracing::debug!(?unavailable, "the gateway's address is not renewed");
                Ok(last.clone())
            }
        }
    }

    async fn fetch(&self) -> Result<GatewayInfo, Unavailable> {
        let asking = self
            .http
            .fire::<Gateway>(Request::new(Route::GatewayBot, LightMethod::Get));
        let gateway = match within(TIMEOUT, asking).await {
            Ok(gateway) => gateway,
            Err(Failed(error)) => {
                count(&self.watch, &error);
                return Err(if is_refusal(&error) {
                    Unavailable::TokenRefused
                } else {
                    Unavailable::Unreachable(plain(&error))
                });
            }
            Err(Late) => {
                self.watch.discord_error(None);
                return Err(Unavailable::Unreachable("no answer in time".to_owned()));
            }
        };
        let Some(url) = address(&gateway.url) else {
            return Err(Unavailable::Unreachable(
                "its address is not valid".to_owned(),
            ));
        };
        let limit = gateway.session_start_limit;
        let grant = Grant {
            remaining: limit.remaining,
            reset_after: Duration::from_millis(limit.reset_after),
        };
        Ok(GatewayInfo {
            url,
            grant,
            shards: gateway.shards(),
            buckets: u32::try_from(limit.max_concurrency).unwrap_or(1).max(1),
        })
    }
}

/// A gateway URL in the form that twilight accepts; it panics on others.
pub(super) fn address(url: &str) -> Option<String> {
    let url = Url::parse(url).ok()?;
    let is_plain = url.has_host() && url.query().is_none() && url.fragment().is_none();
    let is_gateway = is_plain && url.scheme() == "wss" && url.username().is_empty();
    is_gateway.then(|| url.as_str().trim_end_matches('/').to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_gateway_addresses_are_accepted() {
        for (given, taken) in [
            ("wss://gateway.discord.gg", Some("wss://gateway.discord.gg")),
            (
                "wss://gateway.discord.gg/",
                Some("wss://gateway.discord.gg"),
            ),
            ("wss://127.0.0.1:4433/1", Some("wss://127.0.0.1:4433/1")),
            ("ws://gateway.discord.gg", None),
            ("https://discord.com", None),
            ("wss://", None),
            ("wss://a b", None),
            ("gateway.discord.gg", None),
            ("wss://gateway.discord.gg/?v=9", None),
            ("", None),
        ] {
            assert_eq!(address(given).as_deref(), taken, "{given}");
        }
    }
}
