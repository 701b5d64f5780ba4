//! Discord's gateway: sessions, their event logs, and the recipients of each event.
//!
//! A session outlives its connection: events in between are kept, and replayed when it resumes. It is of one shard,
//! which gets the events of its servers; those of direct messages go to shard 0.

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use crate::decoration::Decoration;
use crate::snowflake::{Id, id_in};
use crate::world::World;

/// The intent without which messages in servers are not sent.
pub(crate) const GUILD_MESSAGES: u64 = 1 << 9;
/// The intent without which direct messages are not sent.
pub(crate) const DIRECT_MESSAGES: u64 = 1 << 12;
/// The privileged intent without which most messages come without their text.
pub(crate) const MESSAGE_CONTENT: u64 = 1 << 15;

/// The privileged intents: members, presences, content.
pub(crate) const PRIVILEGED: u64 = 1 << 1 | 1 << 8 | MESSAGE_CONTENT;

/// A shard: its number, and the number of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ShardOf {
    /// The number, from 0.
    pub number: u32,
    /// The number of shards.
    pub total: u32,
}

impl ShardOf {
    /// The only one, for bots that name none.
    pub(crate) const ONLY: Self = Self {
        number: 0,
        total: 1,
    };

    /// The shard in an IDENTIFY; `None` if there is no such shard.
    pub(crate) fn in_identify(data: &Value) -> Option<Self> {
        if data["shard"].is_null() {
            return Some(Self::ONLY);
        }
        let field = |at: usize| u32::try_from(data["shard"][at].as_u64()?).ok();
        let shard = Self {
            number: field(0)?,
            total: field(1)?,
        };
        (shard.number < shard.total).then_some(shard)
    }

    /// Whether it gets the events of a server, or of direct messages without one.
    pub(crate) fn serves(self, guild: Option<Id>) -> bool {
        let number = guild.map_or(0, |guild| (guild >> 22) % u64::from(self.total));
        number == u64::from(self.number)
    }
}

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
    pub(crate) shard: ShardOf,
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
    /// How many events more than were missed a resume replays.
    pub(crate) replays: u64,
    /// What is changed on the way to the bot.
    pub(crate) decoration: Decoration,
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
        shard: ShardOf,
        intents: u64,
        link: UnboundedSender<Frame>,
    ) -> usize {
        self.list.push(Session {
            id: format!("session{id}"),
            process,
            shard,
            intents,
            sequence: 0,
            log: Vec::new(),
            link: Some(link),
            resumes: 0,
            valid: true,
        });
        self.list.len() - 1
    }

    /// The shard of a session.
    pub(crate) fn shard_of(&self, id: &str) -> Option<ShardOf> {
        let session = self.list.iter().find(|session| session.id == id);
        session.map(|session| session.shard)
    }

    /// Resumes a session and replays its missed events; `None` if there is no such session. It is of `process` from
    /// now on, where that is known.
    pub(crate) fn resume(
        &mut self,
        id: &str,
        seen: u64,
        process: Option<usize>,
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
        // The connection that had it is closed.
        session.send(Frame::Close(4000));
        session.link = Some(link);
        session.process = process.unwrap_or(session.process);
        session.resumes += 1;
        let from = seen.saturating_sub(self.replays);
        let missed = session
            .log
            .iter()
            .filter(|event| event["s"].as_u64() > Some(from))
            .cloned();
        for event in missed.collect::<Vec<_>>() {
            session.send(Frame::Payload(event));
        }
        session.dispatch("RESUMED", &json!({}));
        Some(index)
    }

    /// Forgets all but this many of the newest events of each session.
    pub(crate) fn forget_events(&mut self, keep: usize) {
        for session in &mut self.list {
            let old = session.log.len().saturating_sub(keep);
            session.log.drain(..old);
            session.log.shrink_to_fit();
        }
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
        let data = self.decoration.of(name, data);
        self.list[index].dispatch(name, &data);
    }

    /// The sessions that receive an event of a server, or of direct messages.
    fn chosen(&self, guild: Option<Id>) -> Vec<usize> {
        let all = || {
            (0..self.list.len()).rev().filter(|index| {
                let session = &self.list[*index];
                session.valid && session.shard.serves(guild)
            })
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
        for index in self.chosen(guild_of(dispatch)) {
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
            let data = bare.unwrap_or(&dispatch.data);
            let data = self.decoration.of(dispatch.name, data);
            session.dispatch(dispatch.name, &data);
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

    /// Ends the connections of a process's sessions, or of all.
    pub(crate) fn disconnect(&mut self, process: Option<usize>, how: Disconnect) {
        for session in self
            .list
            .iter_mut()
            .filter(|session| process.is_none_or(|process| session.process == process))
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
                    "{} of p{}, shard {} of {}: {state}, {} events, resumed {} times",
                    session.id,
                    session.process,
                    session.shard.number,
                    session.shard.total,
                    session.sequence,
                    session.resumes
                )
            })
            .collect()
    }
}

/// The server of an event, if it has one.
fn guild_of(dispatch: &Dispatch) -> Option<Id> {
    let key = match dispatch.name {
        "GUILD_CREATE" | "GUILD_UPDATE" | "GUILD_DELETE" => "id",
        _ => "guild_id",
    };
    id_in(&dispatch.data[key])
}

/// READY for a new session.
pub(crate) fn ready(world: &World, session: &str, shard: ShardOf) -> Value {
    let guilds = world.own_guilds().map(|guild| guild.id);
    let guilds = guilds.filter(|id| shard.serves(Some(*id)));
    json!({
        "v": 10,
        "user": crate::object::current_user(world),
        "guilds": guilds.map(|id| json!({ "id": id.to_string(), "unavailable": true })).collect::<Vec<_>>(),
        "session_id": session,
        // Whichever process resumes it.
        "resume_gateway_url": world.gateway_url("resume"),
        "shard": [shard.number, shard.total],
        "application": { "id": world.bot.to_string(), "flags": 0 },
        "private_channels": [],
        "_trace": [],
    })
}
