//! A running shard, as the supervisor sees it.

use std::time::{Duration, Instant};

use twilight_gateway::Session;

use super::{connection::Resumable, link::Link};
use crate::{
    ids::ShardId,
    store::{ShardReport, StoredSession},
};

/// After this time, an event has been handled: Discord waits no longer for an answer.
const HANDLED: Duration = Duration::from_secs(3);

/// A running shard.
pub(super) struct Running {
    pub(super) link: Link,
    /// The session, up to events that have been handled.
    handled: Option<Resumable>,
    /// The session at a later time.
    recent: Option<(Instant, Resumable)>,
}

impl Running {
    /// A shard that begins with this session.
    pub(super) const fn new(link: Link, session: Option<Resumable>) -> Self {
        Self {
            link,
            handled: session,
            recent: None,
        }
    }

    /// What is stored of the shard. The newest events may still be handled; a successor gets them again.
    pub(super) fn report(&mut self, shard: ShardId, now: Instant) -> ShardReport {
        let state = self.link.state();
        self.note(state.session, now);
        ShardReport {
            shard,
            is_connected: state.is_connected,
            session: self.handled.as_ref().map(StoredSession::from),
        }
    }

    fn note(&mut self, session: Option<Resumable>, now: Instant) {
        let Some(session) = session else {
            (self.handled, self.recent) = (None, None);
            return;
        };
        let is_same = |known: &Resumable| known.session.id() == session.session.id();
        match &self.handled {
            Some(known) if is_same(known) => {
                let recent = self.recent.take().filter(|(_, recent)| is_same(recent));
                self.recent = Some(match recent {
                    Some((since, recent)) if now.saturating_duration_since(since) >= HANDLED => {
                        self.handled = Some(recent);
                        (now, session)
                    }
                    Some(recent) => recent,
                    None => (now, session),
                });
            }
            _ => {
                // From its beginning.
                self.handled = Some(Resumable {
                    session: Session::new(1, session.session.id().to_owned()),
                    ..session.clone()
                });
                self.recent = Some((now, session));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    fn session(id: &str, sequence: u64) -> Option<Resumable> {
        Some(Resumable {
            session: Session::new(sequence, id.to_owned()),
            url: None,
        })
    }

    #[test]
    fn events_count_as_handled_after_three_seconds() {
        let begin = Instant::now();
        let mut running = Running::new(Link::new(None, Arc::default()), None);
        for (milliseconds, received, stored) in [
            (0, None, None),
            (100, session("a", 5), Some(("a", 1))),
            // Rounds may follow each other closely.
            (110, session("a", 9), Some(("a", 1))),
            (3099, session("a", 20), Some(("a", 1))),
            (3100, session("a", 30), Some(("a", 5))),
            (6099, session("a", 40), Some(("a", 5))),
            (6100, session("a", 50), Some(("a", 30))),
            (6200, session("b", 2), Some(("b", 1))),
            (9300, session("b", 3), Some(("b", 2))),
            (9400, None, None),
        ] {
            running.note(received, begin + Duration::from_millis(milliseconds));
            let handled = running.handled.as_ref().map(|it| &it.session);
            let handled = handled.map(|it| (it.id(), it.sequence()));
            assert_eq!(handled, stored, "{milliseconds}");
        }
    }
}
