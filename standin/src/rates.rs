//! Discord's limits of requests, and the headers by which it announces them.

use std::collections::HashMap;
use std::time::Duration;

use crate::fault::Scope;

/// How many requests a bot may make in a second, besides answers to interactions.
const IN_ALL: Limit = Limit {
    most: 50,
    every: Duration::from_secs(1),
};
/// How many messages a bot may post in a channel.
const POSTS: Limit = Limit {
    most: 5,
    every: Duration::from_secs(5),
};
/// What is announced where nothing is limited.
const NONE: Limit = Limit {
    most: 10_000,
    every: Duration::from_secs(1),
};

/// So many requests in so much time.
#[derive(Clone, Copy, Debug)]
struct Limit {
    most: u32,
    every: Duration,
}

/// The requests since a time.
#[derive(Clone, Copy, Debug, Default)]
struct Window {
    began: Option<Duration>,
    used: u32,
}

impl Window {
    /// Counts a request; returns how many are left, and when all are again, or else only the latter.
    fn take(&mut self, limit: Limit, now: Duration) -> Result<(u32, Duration), Duration> {
        let began = match self.began {
            Some(began) if now < began + limit.every => began,
            _ => {
                self.used = 0;
                *self.began.insert(now)
            }
        };
        let ends = (began + limit.every).saturating_sub(now);
        if self.used >= limit.most {
            return Err(ends);
        }
        self.used += 1;
        Ok((limit.most - self.used, ends))
    }
}

/// How a request stands to the limits.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Verdict {
    /// It is within them: the headers of its answer.
    Within(Vec<(&'static str, String)>),
    /// It is beyond that of its route, or of all requests, for this long.
    Beyond(Duration, Scope),
}

/// The counters of requests.
#[derive(Debug, Default)]
pub(crate) struct Rates {
    pub(crate) is_enforced: bool,
    all: Window,
    routes: HashMap<String, Window>,
}

impl Rates {
    /// Counts a request.
    pub(crate) fn take(&mut self, method: &str, path: &str, now: Duration) -> Verdict {
        let is_answer = path.starts_with("/interactions/") || path.starts_with("/webhooks/");
        let segments: Vec<&str> = path.trim_matches('/').split('/').collect();
        let is_post = method == "POST" && matches!(segments[..], ["channels", _, "messages"]);
        if self.is_enforced
            && !is_answer
            && let Err(ends) = self.all.take(IN_ALL, now)
        {
            return Verdict::Beyond(ends, Scope::Global);
        }
        let limit = match is_post && self.is_enforced {
            true => POSTS,
            false => NONE,
        };
        // Routes differ by the channel, the server and the interaction, and by no other id.
        let route = format!(
            "{method} {}",
            segments.get(..2).unwrap_or(&segments).join("/")
        );
        let window = self.routes.entry(route.clone()).or_default();
        match window.take(limit, now) {
            Err(ends) => Verdict::Beyond(ends, Scope::User),
            Ok((left, ends)) => Verdict::Within(vec![
                ("x-ratelimit-limit", limit.most.to_string()),
                ("x-ratelimit-remaining", left.to_string()),
                ("x-ratelimit-reset-after", ends.as_secs_f64().to_string()),
                ("x-ratelimit-bucket", route.replace(['/', ' '], "-")),
            ]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_messages_in_five_seconds() {
        let mut rates = Rates {
            is_enforced: true,
            ..Rates::default()
        };
        let at = |seconds: u64| Duration::from_secs(seconds);
        let mut post = |channel: u64, now: u64| {
            let path = format!("/channels/{channel}/messages");
            rates.take("POST", &path, at(now))
        };
        for _ in 0..5 {
            assert!(matches!(post(1, 10), Verdict::Within(_)));
        }
        assert_eq!(post(1, 12), Verdict::Beyond(at(3), Scope::User));
        assert!(matches!(post(2, 12), Verdict::Within(_)), "another channel");
        assert!(matches!(post(1, 15), Verdict::Within(_)));
    }

    #[test]
    fn fifty_requests_in_a_second() {
        let mut rates = Rates::default();
        let second = Duration::from_secs(1);
        for enforced in [false, true] {
            rates.is_enforced = enforced;
            let mut look =
                |channel: u64| rates.take("GET", &format!("/channels/{channel}"), second);
            for channel in 0..50 {
                assert!(matches!(look(channel), Verdict::Within(_)));
            }
            assert_eq!(
                matches!(look(50), Verdict::Beyond(_, Scope::Global)),
                enforced
            );
        }
        let answer = rates.take("POST", "/interactions/1/x/callback", second);
        assert!(matches!(answer, Verdict::Within(_)));
    }
}
