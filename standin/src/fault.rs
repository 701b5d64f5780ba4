//! Scripted faults: the next matching requests fail, lose their answer, or wait.

use std::fmt;
use std::time::Duration;

use serde_json::Value;
use tokio::sync::watch;

/// The requests that a fault applies to.
///
/// ```
/// # use raichi_standin::Fault;
/// let twice_busy = Fault::on("POST", "/channels/*/messages").times(2).status(503);
/// ```
#[derive(Clone, Debug)]
pub struct Fault {
    method: String,
    pattern: String,
    times: usize,
}

impl Fault {
    /// Requests with this method (`*` for any) and path. In the pattern, `*` matches one segment, and a final `**` any
    /// number of segments.
    #[must_use]
    pub fn on(method: &str, pattern: &str) -> Self {
        Self {
            method: method.to_owned(),
            pattern: pattern.to_owned(),
            times: 1,
        }
    }

    /// The number of requests; the default is one.
    #[must_use]
    pub fn times(mut self, times: usize) -> Self {
        self.times = times;
        self
    }

    /// All requests, until [`StandIn::no_faults`](crate::StandIn::no_faults).
    #[must_use]
    pub fn always(self) -> Self {
        self.times(usize::MAX)
    }

    /// Answers with a server error instead of handling the request.
    #[must_use]
    pub fn status(self, status: u16) -> Rule {
        self.with(Action::Fail { status, code: 0 })
    }

    /// Refuses with a status and one of Discord's error codes.
    #[must_use]
    pub fn refuse(self, status: u16, code: u64) -> Rule {
        self.with(Action::Fail { status, code })
    }

    /// Refuses with a status and a whole error of Discord.
    #[must_use]
    pub fn refuse_with(self, status: u16, body: Value) -> Rule {
        self.with(Action::Refuse { status, body })
    }

    /// Answers 429 for the bot's own limit of a route, with this `retry_after`.
    #[must_use]
    pub fn too_many(self, retry_after: Duration) -> Rule {
        self.limited(retry_after, Scope::User)
    }

    /// Answers 429 for a limit that others have used up.
    #[must_use]
    pub fn too_many_of_all(self, retry_after: Duration) -> Rule {
        self.limited(retry_after, Scope::Shared)
    }

    /// Answers 429 for the global rate limit.
    #[must_use]
    pub fn too_many_in_all(self, retry_after: Duration) -> Rule {
        self.limited(retry_after, Scope::Global)
    }

    fn limited(self, retry_after: Duration, scope: Scope) -> Rule {
        self.with(Action::TooMany { retry_after, scope })
    }

    /// Answers with a page of HTML, like a proxy in front of Discord, instead of handling the request.
    #[must_use]
    pub fn page(self, status: u16) -> Rule {
        self.with(Action::Page { status })
    }

    /// Handles the request, but answers 200 with a page of HTML.
    #[must_use]
    pub fn garble(self) -> Rule {
        self.with(Action::Garble)
    }

    /// Handles the request, but the object in the answer has only its id.
    #[must_use]
    pub fn only_id(self) -> Rule {
        self.with(Action::OnlyId)
    }

    /// Handles the request; the answer has this header besides, or instead of its own.
    #[must_use]
    pub fn header(self, name: &'static str, value: &'static str) -> Rule {
        self.with(Action::Header { name, value })
    }

    /// Handles the request, but drops the connection instead of answering.
    #[must_use]
    pub fn lose_answer(self) -> Rule {
        self.with(Action::LoseAnswer)
    }

    /// Handles the request, and answers after this time.
    #[must_use]
    pub fn answer_late(self, by: Duration) -> Rule {
        self.with(Action::AnswerLate { by })
    }

    /// Drops the connection without handling the request.
    #[must_use]
    pub fn lose_request(self) -> Rule {
        self.with(Action::LoseRequest)
    }

    /// Holds the request back before it is handled.
    #[must_use]
    pub fn hold(self) -> (Rule, Hold) {
        let hold = Hold::new();
        (self.with(Action::HoldBefore(hold.clone())), hold)
    }

    /// Handles the request and holds the answer back.
    #[must_use]
    pub fn hold_answer(self) -> (Rule, Hold) {
        let hold = Hold::new();
        (self.with(Action::HoldAfter(hold.clone())), hold)
    }

    fn with(self, action: Action) -> Rule {
        Rule {
            matcher: self,
            action,
        }
    }
}

/// A [`Fault`] with its effect, for [`StandIn::fault`](crate::StandIn::fault).
#[derive(Clone, Debug)]
pub struct Rule {
    matcher: Fault,
    pub(crate) action: Action,
}

impl Rule {
    /// Whether the rule applies to this request, which then uses up one of its times.
    pub(crate) fn strikes(&mut self, method: &str, path: &str) -> bool {
        let strikes = self.matcher.times > 0
            && (self.matcher.method == "*" || self.matcher.method == method)
            && fits(&self.matcher.pattern, path);
        if strikes && self.matcher.times < usize::MAX {
            self.matcher.times -= 1;
        }
        strikes
    }

    /// Whether it will never apply again.
    pub(crate) fn is_spent(&self) -> bool {
        self.matcher.times == 0
    }
}

fn fits(pattern: &str, path: &str) -> bool {
    let mut path = path.trim_matches('/').split('/');
    for expected in pattern.trim_matches('/').split('/') {
        match (expected, path.next()) {
            ("**", _) => return true,
            ("*", Some(_)) => {}
            (expected, Some(segment)) if expected == segment => {}
            _ => return false,
        }
    }
    path.next().is_none()
}

/// Whose rate limit is reached, as in the header `X-RateLimit-Scope`.
/// <https://docs.discord.com/developers/topics/rate-limits>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    User,
    Shared,
    Global,
}

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::User => "user",
            Self::Shared => "shared",
            Self::Global => "global",
        })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum Action {
    Fail {
        status: u16,
        code: u64,
    },
    Refuse {
        status: u16,
        body: Value,
    },
    TooMany {
        retry_after: Duration,
        scope: Scope,
    },
    Page {
        status: u16,
    },
    Garble,
    OnlyId,
    Header {
        name: &'static str,
        value: &'static str,
    },
    LoseAnswer,
    AnswerLate {
        by: Duration,
    },
    LoseRequest,
    HoldBefore(Hold),
    HoldAfter(Hold),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fail { status, code } => write!(f, "scripted {status}, code {code}"),
            Self::Refuse { status, body } => {
                write!(f, "scripted {status}, code {}", body["code"])
            }
            Self::TooMany { retry_after, scope } => {
                write!(f, "scripted {scope} 429, wait {retry_after:?}")
            }
            Self::Page { status } => write!(f, "scripted {status}, a page"),
            Self::Garble => f.write_str("answer garbled"),
            Self::OnlyId => f.write_str("answer without fields"),
            Self::Header { name, value } => write!(f, "answer with {name}: {value}"),
            Self::LoseAnswer => f.write_str("answer lost"),
            Self::AnswerLate { by } => write!(f, "answer {by:?} late"),
            Self::LoseRequest => f.write_str("request lost"),
            Self::HoldBefore(_) => f.write_str("held"),
            Self::HoldAfter(_) => f.write_str("answer held"),
        }
    }
}

/// The state of a held request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Held,
    Released,
    Abandoned,
}

/// A handle for held requests. They stay held until the test releases or abandons them.
#[derive(Clone, Debug)]
pub struct Hold {
    arrived: watch::Sender<bool>,
    fate: watch::Sender<Fate>,
}

impl Hold {
    fn new() -> Self {
        Self {
            arrived: watch::Sender::new(false),
            fate: watch::Sender::new(Fate::Held),
        }
    }

    /// Waits until a request is held.
    ///
    /// # Panics
    ///
    /// When none comes within half a minute.
    pub async fn arrived(&self) {
        let mut arrived = self.arrived.subscribe();
        let wait = arrived.wait_for(|arrived| *arrived);
        let outcome = tokio::time::timeout(crate::patience(Duration::from_secs(30)), wait).await;
        assert!(matches!(outcome, Ok(Ok(_))), "no request came to be held");
    }

    /// Lets the request go on.
    pub fn release(&self) {
        self.fate.send_replace(Fate::Released);
    }

    /// Drops the connection. A request that was held before it was handled has no effect.
    pub fn abandon(&self) {
        self.fate.send_replace(Fate::Abandoned);
    }

    /// Waits for the test's decision; `true` to go on.
    pub(crate) async fn wait(&self) -> bool {
        let mut fate = self.fate.subscribe();
        self.arrived.send_replace(true);
        let decided = fate.wait_for(|fate| *fate != Fate::Held).await;
        decided.is_ok_and(|fate| *fate == Fate::Released)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns() {
        assert!(fits("/channels/*/messages", "/channels/1/messages"));
        assert!(!fits("/channels/*/messages", "/channels/1/messages/2"));
        assert!(fits("/webhooks/**", "/webhooks/1/abc/messages/@original"));
        assert!(!fits("/gateway/bot", "/gateway"));
    }

    #[test]
    fn a_rule_applies_the_given_number_of_times() {
        let mut rule = Fault::on("GET", "/gateway/**").times(2).status(503);
        assert!(!rule.strikes("POST", "/gateway/bot"));
        assert!(rule.strikes("GET", "/gateway/bot"));
        assert!(rule.strikes("GET", "/gateway/bot"));
        assert!(!rule.strikes("GET", "/gateway/bot"));
        assert!(rule.is_spent());
        let mut rule = Fault::on("GET", "/gateway/**").always().garble();
        assert!((0..100).all(|_| rule.strikes("GET", "/gateway/bot")));
        assert!(!rule.is_spent());
    }
}
