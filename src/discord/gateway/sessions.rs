//! Where sessions begin, and how many may: what `GET /gateway/bot` answers.

use std::{sync::Arc, time::Duration};

use reqwest::Url;
use serenity::all::{BotGateway, Http};
use tokio::{sync::Mutex, time::timeout};
use twilight_gateway::queue::InMemoryQueue;

use super::budget::Grant;
use crate::{
    discord::{
        bot::is_refusal,
        courier::{count, plain},
    },
    watch::Watch,
};

/// How long Discord may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Where all shards begin their sessions.
#[derive(Debug, Clone)]
pub(in crate::discord) struct SessionStarts {
    http: Arc<Http>,
    watch: Watch,
    queue: InMemoryQueue,
    /// What Discord answered last.
    known: Arc<Mutex<Option<Answer>>>,
}

/// What Discord answers.
#[derive(Debug, Clone)]
pub(super) struct Answer {
    /// The gateway's address.
    pub(super) url: String,
    /// For all shards together.
    pub(super) grant: Grant,
}

/// Why no session can begin.
#[derive(Debug)]
pub(super) enum Unavailable {
    /// Discord does not know the token.
    TokenRefused,
    /// It does not answer as it should; how.
    Unreachable(String),
}

impl SessionStarts {
    /// Asks Discord by `http`. The watch counts the requests that fail.
    pub(in crate::discord) fn new(http: Arc<Http>, watch: Watch) -> Self {
        Self {
            http,
            watch,
            queue: InMemoryQueue::default(),
            known: Arc::default(),
        }
    }

    /// The queue in which every shard waits for its turn to identify.
    pub(super) fn queue(&self) -> InMemoryQueue {
        self.queue.clone()
    }

    /// What Discord answers, or, without an answer, what it answered last.
    pub(super) async fn next(&self) -> Result<Answer, Unavailable> {
        let mut known = self.known.lock().await;
        match (self.ask().await, &*known) {
            (Ok(answer), _) => Ok(known.insert(answer).clone()),
            (Err(unavailable), None) => Err(unavailable),
            (Err(unavailable), Some(known)) => {
                tracing::debug!(?unavailable, "the gateway's address is not renewed");
                Ok(known.clone())
            }
        }
    }

    async fn ask(&self) -> Result<Answer, Unavailable> {
        let BotGateway {
            url,
            session_start_limit: limit,
            ..
        } = match timeout(PATIENCE, self.http.get_bot_gateway()).await {
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
        // The budget keeps the daily limit; the queue, that of every five seconds.
        let turns = u16::try_from(limit.max_concurrency).unwrap_or(1).max(1);
        let all = u32::MAX;
        self.queue.update(turns, all, grant.reset_after, all);
        Ok(Answer { url, grant })
    }
}

/// An address of the gateway as twilight takes it, which panics on others.
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
    fn only_addresses_of_gateways_are_taken() {
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
