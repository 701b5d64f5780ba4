//! Discord's gateway: sessions, their event logs, and the recipients of each event.
//!
//! A session outlives its connection: events in between are kept, and replayed when it resumes.

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use crate::snowflake::Id;
use crate::world::World;

/// The intent without which messages in servers are not sent.
pub(crate) const GUILD_MESSAGES: u64 = 1 << 9;
/// The intent without which direct messages are not sent.
pub(crate) const DIRECT_MESSAGES: u64 = 1 << 12;
/// The privileged intent without which most messages come without their text.
pub(crate) const MESSAGE_CONTENT: u64 = 1 << 15;

/// The privileged intents: members, presences, content.
pub(crate) const PRIVILEGED: u64 = 1 << 1 | 1 << 8 | MESSAGE_CONTENT;

/// Items to send on a connection.
#[derive(Clone, Debug)]
pub(crate) enum Frame {
    Payload(Value),
    Close(u16),
    /// A close frame without a code.
    Bare,
    Reset,
    End,
}

/// The sessions that receive an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DispatchTo {
    /// The session that connected last.
    #[default]
    Latest,
    /// The session of the process with this number.
    Process(usize),
    /// Every session, as when two copies of a bot run.
    All,
}

/// How a test ends a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disconnect {
    /// The TCP connection is reset.
    Reset,
    /// The stream ends regularly, without a close frame.
    End,
    /// A close frame with this code: 4000 may resume, 4009 may not.
    Close(u16),
    /// A close frame without a code.
    Bare,
    /// Discord asks the bot to reconnect (op 7) and resume.
    Reconnect,
    /// Discord reports the session as invalid (op 9).
    Invalid {
        /// Whether the session may be resumed.
        resumable: bool,
    },
}

/// A session of the bot.
#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) id: String,
    pub(crate) process: usize,
    pub(crate) intents: u64,
    sequence: u64,
    /// All dispatched events, for a resume.
    log: Vec<Value>,
    link: Option<UnboundedSender<Frame>>,
    pub(crate) resumes: usize,
    /// Whether it may be resumed.
    valid: bool,
}

impl Session {
    /// Whether a connection is attached to it.
    pub(crate) fn is_connected(&self) -> bool {
        self.link.is_some()
    }

    fn send(&mut self, frame: Frame) {
        if let Some(link) = &self.link
            && link.send(frame).is_err()
        {
            self.link = None;
        }
    }

    fn dispatch(&mut self, name: &str, data: &Value) {
        self.sequence += 1;
        let payload = json!({ "op": 0, "t": name, "s": self.sequence, "d": data });
        self.log.push(payload.clone());
        self.send(Frame::Payload(payload));
    }
}

/// All sessions, oldest first.
#[derive(Debug, Default)]
pub(crate) struct Sessions {
    list: Vec<Session>,
    pub(crate) to: DispatchTo,
    /// Events held back, to be sent together.
    corked: Option<Vec<Dispatch>>,
}

/// An event for the sessions that want it.
#[derive(Debug)]
struct Dispatch {
    name: &'static str,
    data: Value,
    /// Sent to sessions with one of these intents.
    intents: Option<u64>,
    /// The variant for sessions without the intent for content.
    bare: Option<Value>,
}

impl Sessions {
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Session> {
        self.list.iter()
    }

    /// Starts a session after IDENTIFY.
    pub(crate) fn identify(
        &mut self,
        id: Id,
        process: usize,
        intents: u64,
        link: UnboundedSender<Frame>,
    ) -> usize {
        self.list.push(Session {
            id: format!("session{id}"),
            process,
            intents,
            sequence: 0,
            log: Vec::new(),
            link: Some(link),
            resumes: 0,
            valid: true,
        });
        self.list.len() - 1
    }

    /// Resumes a session and replays its missed events; `false` if there is no such session.
    pub(crate) fn resume(
        &mut self,
        id: &str,
        seen: u64,
        link: UnboundedSender<Frame>,
    ) -> Option<usize> {
        let index = self
            .list
            .iter()
            .position(|session| session.id == id && session.valid)?;
        let session = &mut self.list[index];
        if seen > session.sequence {
            return None;
        }
        session.link = Some(link);
        session.resumes += 1;
        let missed = session
            .log
            .iter()
            .filter(|event| event["s"].as_u64() > Some(seen))
            .cloned();
        for event in missed.collect::<Vec<_>>() {
            session.send(Frame::Payload(event));
        }
        session.dispatch("RESUMED", &json!({}));
        Some(index)
    }

    /// Detaches a connection that ended.
    pub(crate) fn lost(&mut self, index: usize, link: &UnboundedSender<Frame>) {
        let session = &mut self.list[index];
        if session
            .link
            .as_ref()
            .is_some_and(|current| current.same_channel(link))
        {
            session.link = None;
        }
    }

    /// Ends a session after the bot's close frame.
    pub(crate) fn end(&mut self, index: usize) {
        self.list[index].valid = false;
    }

    /// Sends one event to one session, independent of the choice of recipients.
    pub(crate) fn send_to(&mut self, index: usize, name: &str, data: &Value) {
        self.list[index].dispatch(name, data);
    }

    /// The sessions that receive an event.
    fn chosen(&self) -> Vec<usize> {
        let all = || {
            (0..self.list.len())
                .rev()
                .filter(|index| self.list[*index].valid)
        };
        let best = |process: Option<usize>| {
            let ours =
                |index: &usize| process.is_none_or(|process| self.list[*index].process == process);
            let connected = |index: &usize| self.list[*index].link.is_some();
            let found = all()
                .filter(ours)
                .find(connected)
                .or_else(|| all().find(ours));
            found.into_iter().collect()
        };
        match self.to {
            DispatchTo::Latest => best(None),
            DispatchTo::Process(process) => best(Some(process)),
            DispatchTo::All => all().collect(),
        }
    }

    fn deliver(&mut self, dispatch: &Dispatch) {
        for index in self.chosen() {
            let session = &mut self.list[index];
            if dispatch
                .intents
                .is_some_and(|intents| session.intents & intents == 0)
            {
                continue;
            }
            let bare = dispatch
                .bare
                .as_ref()
                .filter(|_| session.intents & MESSAGE_CONTENT == 0);
            session.dispatch(dispatch.name, bare.unwrap_or(&dispatch.data));
        }
    }

    /// Sends an event that needs no intent.
    pub(crate) fn dispatch(&mut self, name: &'static str, data: Value) {
        self.dispatch_with(name, data, None, None);
    }

    /// Sends an event to sessions with one of these intents; `bare` to those without the intent for content.
    pub(crate) fn dispatch_with(
        &mut self,
        name: &'static str,
        data: Value,
        intents: Option<u64>,
        bare: Option<Value>,
    ) {
        let dispatch = Dispatch {
            name,
            data,
            intents,
            bare,
        };
        match &mut self.corked {
            Some(corked) => corked.push(dispatch),
            None => self.deliver(&dispatch),
        }
    }

    /// Holds events back from now on.
    pub(crate) fn cork(&mut self) {
        self.corked.get_or_insert_default();
    }

    /// Sends all held events at once.
    pub(crate) fn uncork(&mut self) {
        for dispatch in self.corked.take().unwrap_or_default() {
            self.deliver(&dispatch);
        }
    }

    /// Ends the connections of a process's sessions.
    pub(crate) fn disconnect(&mut self, process: usize, how: Disconnect) {
        for session in self
            .list
            .iter_mut()
            .filter(|session| session.process == process)
        {
            match how {
                Disconnect::Reset => session.send(Frame::Reset),
                Disconnect::End => session.send(Frame::End),
                Disconnect::Bare => session.send(Frame::Bare),
                Disconnect::Close(code) => {
                    session.valid &=
                        !matches!(code, 1000 | 1001 | 4003 | 4004 | 4007 | 4009..=4014);
                    session.send(Frame::Close(code));
                }
                Disconnect::Reconnect => {
                    session.send(Frame::Payload(json!({ "op": 7, "d": null })))
                }
                Disconnect::Invalid { resumable } => {
                    session.valid &= resumable;
                    session.send(Frame::Payload(json!({ "op": 9, "d": resumable })));
                }
            }
            if how != Disconnect::Reconnect {
                session.link = None;
            }
        }
    }

    pub(crate) fn describe(&self) -> Vec<String> {
        self.list
            .iter()
            .map(|session| {
                let state = if session.is_connected() {
                    "connected"
                } else {
                    "not connected"
                };
                format!(
                    "{} of p{}: {state}, {} events, resumed {} times",
                    session.id, session.process, session.sequence, session.resumes
                )
            })
            .collect()
    }
}

/// READY for a new session of a process.
pub(crate) fn ready(world: &World, session: &str, process: usize) -> Value {
    let guilds = world.own_guilds().map(|guild| guild.id);
    json!({
        "v": 10,
        "user": crate::object::current_user(world),
        "guilds": guilds.map(|id| json!({ "id": id.to_string(), "unavailable": true })).collect::<Vec<_>>(),
        "session_id": session,
        "resume_gateway_url": format!("wss://127.0.0.1:{}/{process}", world.gateway_port),
        "shard": [0, 1],
        "application": { "id": world.bot.to_string(), "flags": 0 },
        "private_channels": [],
        "_trace": [],
    })
}
