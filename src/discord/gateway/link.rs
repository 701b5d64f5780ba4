//! What the supervisor and a running shard share: the order to stop, and the session.

use std::sync::{
    Arc, Mutex, PoisonError,
    atomic::{AtomicBool, Ordering},
};

use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use super::connection::Resumable;

/// The link to a running shard.
#[derive(Debug, Clone)]
pub(super) struct Link(Arc<Parts>);

#[derive(Debug)]
struct Parts {
    stop: CancellationToken,
    keeps_session: AtomicBool,
    state: Mutex<State>,
    /// Wakes the supervisor when the shard is connected.
    connected: Arc<Notify>,
}

/// The state of a shard.
#[derive(Debug, Clone, Default)]
pub(super) struct State {
    /// Whether it has a session and a connection.
    pub(super) is_connected: bool,
    /// The session that can be resumed.
    pub(super) session: Option<Resumable>,
}

impl Link {
    /// The link to a shard that begins with this session.
    pub(super) fn new(session: Option<Resumable>, connected: Arc<Notify>) -> Self {
        Self(Arc::new(Parts {
            stop: CancellationToken::new(),
            keeps_session: AtomicBool::new(false),
            state: Mutex::new(State {
                is_connected: false,
                session,
            }),
            connected,
        }))
    }

    /// Orders the shard to stop. The session is kept if another connection is going to resume it.
    pub(super) fn stop(&self, keeps_session: bool) {
        self.0.keeps_session.store(keeps_session, Ordering::Release);
        self.0.stop.cancel();
    }

    /// The order to stop.
    pub(super) fn stopped(&self) -> &CancellationToken {
        &self.0.stop
    }

    /// Whether the session is kept when the shard stops.
    pub(super) fn keeps_session(&self) -> bool {
        self.0.keeps_session.load(Ordering::Acquire)
    }

    /// The present state.
    pub(super) fn state(&self) -> State {
        self.with(|state| state.clone())
    }

    /// The shard has received an event of its session.
    pub(super) fn received(&self, session: Option<Resumable>, is_connected: bool) {
        let was_connected = self.with(|state| {
            state.session = session;
            std::mem::replace(&mut state.is_connected, is_connected)
        });
        if is_connected && !was_connected {
            self.0.connected.notify_one();
        }
    }

    /// The connection was lost; this session can be resumed.
    pub(super) fn lost(&self, session: Option<Resumable>) {
        self.with(|state| {
            *state = State {
                is_connected: false,
                session,
            }
        });
    }

    fn with<T>(&self, look: impl FnOnce(&mut State) -> T) -> T {
        look(&mut self.0.state.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
