//! One connection to the gateway, from its opening to its end.
//!
//! A twilight shard reconnects without a pause when its connection ends. So each shard is used for one
//! connection only: it is dropped when the connection ends, and a new one continues with its session.

use std::{
    borrow::Cow,
    error::Error,
    future::poll_fn,
    mem,
    pin::Pin,
    sync::{Arc, Mutex, PoisonError},
    task::{Context, Poll},
    time::Duration,
};

use futures_util::Stream;
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::{
    sync::oneshot,
    task::coop::{has_budget_remaining, poll_proceed},
};
use twilight_gateway::{
    CloseFrame, Config, ConfigBuilder, Message, Session, ShardId, ShardState,
    error::{ReceiveMessageError, ReceiveMessageErrorType},
    queue::Queue,
};

use super::{policy::Disconnect, sessions::address, tunnel::Tunnel};
use crate::store::StoredSession;

/// The close code by which twilight reports a connection that ended without a close frame.
const ABNORMAL: u16 = 1006;
/// More than the budget that tokio gives a task for one poll.
const MAX_BUDGET: u32 = 1024;

/// A session that can be resumed.
#[derive(Debug, Clone)]
pub(super) struct Resumable {
    pub(super) session: Session,
    /// The address to resume at, if it is not the usual one.
    pub(super) url: Option<String>,
}

impl From<StoredSession> for Resumable {
    fn from(stored: StoredSession) -> Self {
        Self {
            session: Session::new(stored.sequence, stored.id),
            // twilight panics on what is no address of a gateway.
            url: stored.resume_url.as_deref().and_then(address),
        }
    }
}

impl From<&Resumable> for StoredSession {
    fn from(resumable: &Resumable) -> Self {
        Self {
            id: resumable.session.id().to_owned(),
            sequence: resumable.session.sequence(),
            resume_url: resumable.url.clone(),
        }
    }
}

/// What arrives on a connection.
#[derive(Debug)]
pub(super) enum Incoming {
    /// Discord's first message.
    Hello,
    /// An event.
    Dispatch {
        /// Its type.
        name: String,
        /// Its data, as JSON.
        data: String,
    },
    /// A message that twilight handles.
    Control,
    /// The connection has ended. Nothing follows.
    Ended(Disconnect),
}

/// The fields that decide how a message is handled.
#[derive(Deserialize)]
struct Envelope<'a> {
    op: u8,
    #[serde(borrow, default)]
    t: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    d: Option<&'a RawValue>,
}

/// Where twilight asks, after HELLO, whether it may identify.
#[derive(Debug, Clone, Default)]
struct Permit(Arc<Mutex<Option<oneshot::Sender<()>>>>);

impl Permit {
    fn replace(&self, with: Option<oneshot::Sender<()>>) -> Option<oneshot::Sender<()>> {
        mem::replace(
            &mut *self.0.lock().unwrap_or_else(PoisonError::into_inner),
            with,
        )
    }
}

impl Queue for Permit {
    fn enqueue(&self, _: u32) -> oneshot::Receiver<()> {
        let (granted, answer) = oneshot::channel();
        self.replace(Some(granted));
        answer
    }
}

/// A connection.
#[derive(Debug)]
pub(super) struct Connection {
    shard: twilight_gateway::Shard<Permit>,
    permit: Permit,
    is_open: bool,
    /// The resumable session at the time when this side closed the connection.
    closing: Option<Option<Resumable>>,
    /// The way through a proxy, if there is one, and where the session was resumed then.
    tunnel: Option<(Tunnel, Option<String>)>,
}

impl Connection {
    /// A connection to `url` that resumes a session after HELLO, or starts one after [`Connection::identify`].
    pub(super) fn new(id: ShardId, config: Config, url: &str, resume: Option<Resumable>) -> Self {
        let permit = Permit::default();
        let mut config = ConfigBuilder::from(config)
            .queue(permit.clone())
            .proxy_url(url.to_owned());
        if let Some(Resumable { session, url }) = resume {
            config = config.session(session);
            if let Some(url) = url {
                config = config.resume_url(url);
            }
        }
        Self {
            shard: twilight_gateway::Shard::with_config(id, config.build()),
            permit,
            is_open: false,
            closing: None,
            tunnel: None,
        }
    }

    /// The same, through the proxy that the environment names for the gateway, if it names one.
    ///
    /// Fails when there is no way to the proxy.
    pub(super) async fn open(
        id: ShardId,
        config: Config,
        url: &str,
        resume: Option<Resumable>,
    ) -> Result<Self, String> {
        let resumed_at = resume.as_ref().and_then(|resume| resume.url.clone());
        let Some(tunnel) = Tunnel::to(resumed_at.as_deref().unwrap_or(url)).await? else {
            return Ok(Self::new(id, config, url, resume));
        };
        let resume = resume.map(|resume| Resumable {
            url: None,
            ..resume
        });
        let mut connection = Self::new(id, config, tunnel.address(), resume);
        connection.tunnel = Some((tunnel, resumed_at));
        Ok(connection)
    }

    /// Waits for the next message. Cancel-safe.
    pub(super) async fn next(&mut self) -> Incoming {
        loop {
            let message = match poll_fn(|cx| self.poll(cx)).await {
                Some(Ok(message)) => message,
                Some(Err(error)) => match unreachable_why(error) {
                    Some(why) => return Incoming::Ended(Disconnect::Unreachable(why)),
                    None => continue,
                },
                None => return Incoming::Ended(Disconnect::Dropped),
            };
            match message {
                Message::Text(message) => {
                    if let Some(incoming) = self.read(&message).await {
                        return incoming;
                    }
                }
                Message::Close(frame) => {
                    return Incoming::Ended(match frame.map(|frame| frame.code) {
                        Some(ABNORMAL) => Disconnect::Dropped,
                        code => Disconnect::Closed(code),
                    });
                }
            }
        }
    }

    /// Sends IDENTIFY with the next poll. Without effect before HELLO.
    pub(super) fn identify(&self) {
        if let Some(granted) = self.permit.replace(None) {
            // The receiver is gone if the connection has ended.
            granted.send(()).ok();
        }
    }

    /// Closes the connection. A session that nobody will resume is ended, so that Discord does not keep it.
    pub(super) async fn close(mut self, keeps_session: bool) {
        if self.is_open {
            self.shard.close(if keeps_session {
                CloseFrame::RESUME
            } else {
                CloseFrame::NORMAL
            });
            self.send_close_frame().await;
        }
    }

    /// The session, if one can be resumed.
    pub(super) fn resumable(&self) -> Option<Resumable> {
        if let Some(resumable) = &self.closing {
            return resumable.clone();
        }
        let url = self.shard.resume_url().map(str::to_owned);
        let resumed_at = self.tunnel.as_ref().and_then(|(_, url)| url.clone());
        Some(Resumable {
            session: self.shard.session()?.clone(),
            url: url.or(resumed_at),
        })
    }

    /// How long Discord took to acknowledge the last heartbeat.
    pub(super) fn latency(&self) -> Option<Duration> {
        self.shard.latency().recent().first().copied()
    }

    /// The next message; `None` if twilight has begun to reconnect.
    fn poll(&mut self, cx: &mut Context<'_>) -> Poll<Option<Result<Message, ReceiveMessageError>>> {
        // If a connection opens and ends at once, twilight would notice both in one poll and open the next
        // connection.
        if !self.is_open {
            restrict(cx);
        }
        let polled = Pin::new(&mut self.shard).poll_next(cx);
        let is_disconnected = matches!(self.shard.state(), ShardState::Disconnected { .. });
        if polled.is_pending() && is_disconnected && self.is_open {
            return Poll::Ready(None);
        }
        self.is_open |= !is_disconnected;
        polled
    }

    /// Parses a message, and closes the connection if the message asks for that; `None` if it is malformed.
    async fn read(&mut self, message: &str) -> Option<Incoming> {
        let incoming = read(message)?;
        if matches!(incoming, Incoming::Ended(_)) {
            self.send_close_frame().await;
        }
        Some(incoming)
    }

    /// Sends the close frame that twilight has prepared. One poll writes it; the response is not awaited,
    /// because twilight would reconnect after it. An event that the poll reads is not handled, but replayed
    /// after the resume.
    async fn send_close_frame(&mut self) {
        self.closing = Some(self.resumable());
        poll_fn(|cx| {
            drop(Pin::new(&mut self.shard).poll_next(cx));
            Poll::Ready(())
        })
        .await;
    }
}

/// Parses a message; `None` if it is malformed.
pub(super) fn read(message: &str) -> Option<Incoming> {
    let envelope: Envelope<'_> = serde_json::from_str(message).ok()?;
    let data = envelope.d.map_or("null", RawValue::get);
    match (envelope.op, envelope.t) {
        (0, Some(name)) => {
            let name = name.into_owned();
            let data = data.to_owned();
            Some(Incoming::Dispatch { name, data })
        }
        (7, _) => Some(Incoming::Ended(Disconnect::Requested)),
        (9, _) => {
            let resumable = data == "true";
            Some(Incoming::Ended(Disconnect::InvalidSession { resumable }))
        }
        (10, _) => Some(Incoming::Hello),
        _ => Some(Incoming::Control),
    }
}

/// Takes all but one unit of tokio's budget for this poll, which allows one network operation.
fn restrict(cx: &mut Context<'_>) {
    for _ in 0..MAX_BUDGET {
        match poll_proceed(cx) {
            // Dropping the last unit returns it.
            Poll::Ready(_) if !has_budget_remaining() => return,
            Poll::Ready(unit) => unit.made_progress(),
            Poll::Pending => return,
        }
    }
}

/// Why a connection could not be opened; `None` if it is open and only a message could not be parsed.
fn unreachable_why(error: ReceiveMessageError) -> Option<String> {
    if let ReceiveMessageErrorType::Deserializing { .. } = error.kind() {
        tracing::debug!("a message of the gateway cannot be read");
        return None;
    }
    let Some(source) = error.into_source() else {
        return Some("no reason is known".to_owned());
    };
    let mut why = source.to_string();
    let mut cause = source.source();
    while let Some(error) = cause {
        let more = error.to_string();
        if !why.contains(&more) {
            why = format!("{why}: {more}");
        }
        cause = Error::source(error);
    }
    Some(why)
}
