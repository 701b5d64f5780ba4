//! The gateway's address and the limit of session starts, from `GET /gateway/bot`.

use std::{sync::Arc, time::Duration};

use reqwest::Url;
use serenity::all::{BotGateway, Http};
use tokio::{sync::Mutex, time::timeout};
use twilight_gateway::queue::InMemoryQueue;

use super::budget::Grant;
use crate::{
    discord::{
        bot::is_refusal,
        transport::{count, plain},
    },
    watch::Watch,
};

/// How long Discord may take to answer.
const TIMEOUT: Duration = Duration::from_secs(5);

/// Where all shards get the address and the grant.
#[derive(Debug, Clone)]
pub(in crate::discord) struct SessionStarts {
    http: Arc<Http>,
    watch: Watch,
    queue: InMemoryQueue,
    /// The last answer.
    last: Arc<Mutex<Option<GatewayInfo>>>,
}

/// The answer of `GET /gateway/bot`.
#[derive(Debug, Clone)]
pub(super) struct GatewayInfo {
    /// The gateway's address.
    pub(super) url: String,
    /// For all shards together.
    pub(super) grant: Grant,
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
    /// Queries Discord through `http`. The watch counts failed requests.
    pub(in crate::discord) fn new(http: Arc<Http>, watch: Watch) -> Self {
        Self {
            http,
            watch,
            queue: InMemoryQueue::default(),
            last: Arc::default(),
        }
    }

    /// The queue in which shards wait for their turn to identify.
    pub(super) fn queue(&self) -> InMemoryQueue {
        self.queue.clone()
    }

    /// The current answer, or the last one if Discord does not answer.
    pub(super) async fn next(&self) -> Result<GatewayInfo, Unavailable> {
        let mut last = self.last.lock().await;
        match (self.fetch().await, &*last) {
            (Ok(answer), _) => Ok(last.insert(answer).clone()),
            (Err(unavailable), None) => Err(unavailable),
            (Err(unavailable), Some(last)) => {
                tracing::debug!(?unavailable, "the gateway's address is not renewed");
                Ok(last.clone())
            }
        }
    }

    async fn fetch(&self) -> Result<GatewayInfo, Unavailable> {
        let BotGateway {
            url,
            session_start_limit: limit,
            ..
        } = match timeout(TIMEOUT, self.http.get_bot_gateway()).await {
            Ok(Ok(gateway)) => gateway,
            Ok(Err(error)) => {
                count(&self.watch, &error);
                return Err(if is_refusal(&error) {
                    Unavailable::TokenRefused
                } else {
                    Unavailable::Unreachable(plain(&error))
                });
            }
            Err(_) => {
                self.watch.discord_error(None);
                return Err(Unavailable::Unreachable("no answer in time".to_owned()));
            }
        };
        let Some(url) = address(&url) else {
            return Err(Unavailable::Unreachable(
                "its address is not valid".to_owned(),
            ));
        };
        let grant = Grant {
            remaining: limit.remaining,
            reset_after: Duration::from_millis(limit.reset_after),
        };
        // The budget keeps the daily limit; the queue keeps the limit per five seconds.
        let turns = u16::try_from(limit.max_concurrency).unwrap_or(1).max(1);
        let all = u32::MAX;
        self.queue.update(turns, all, grant.reset_after, all);
        Ok(GatewayInfo { url, grant })
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
