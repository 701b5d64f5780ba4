//! The state of the stand-in: Discord's objects, the bot's requests, and its violations.

use std::collections::{BTreeMap, HashMap};
use std::time::{Duration, Instant};

use serde_json::Value;
use time::OffsetDateTime;
use tokio::sync::watch;

use crate::endpoint::Endpoint;
use crate::fault::Rule;
use crate::gateway::Sessions;
use crate::gateway_fault::GatewayLog;
use crate::interaction::Interaction;
use crate::message::Message;
use crate::oauth::SignIns;
use crate::posts::Posts;
use crate::rates::Rates;
use crate::snowflake::{Id, Snowflakes};

/// The bot's permissions in a channel unless a test changes them.
pub(crate) const DEFAULT_PERMISSIONS: u64 = VIEW
    | SEND
    | EMBED
    | ATTACH
    | READ_HISTORY
    | CONNECT
    | CREATE_PUBLIC_THREADS
    | SEND_IN_THREADS
    | 1 << 31;
/// The bot's id, with which its token begins.
const BOT: Id = 1_234_567_890_123_456_789;
/// Discord's type of a voice channel.
pub(crate) const VOICE: u64 = 2;
/// Discord's type of an announcement channel.
pub(crate) const ANNOUNCEMENT: u64 = 5;
/// Discord's type of a thread in an announcement channel.
pub(crate) const ANNOUNCEMENT_THREAD: u64 = 10;
/// Discord's type of a public thread in any other channel.
pub(crate) const PUBLIC_THREAD: u64 = 11;
/// Discord's type of a stage channel.
pub(crate) const STAGE: u64 = 13;
/// Discord's type of a forum.
pub(crate) const FORUM: u64 = 15;
/// Discord's type of a media channel.
pub(crate) const MEDIA: u64 = 16;
/// Discord's type of a private thread.
pub(crate) const PRIVATE_THREAD: u64 = 12;
/// View the channel.
pub const VIEW: u64 = 1 << 10;
/// Send messages.
pub const SEND: u64 = 1 << 11;
/// Show embeds.
pub const EMBED: u64 = 1 << 14;
/// Attach files.
pub const ATTACH: u64 = 1 << 15;
/// Read earlier messages, without which the bot cannot reply to them.
pub const READ_HISTORY: u64 = 1 << 16;
/// Connect to voice and stage channels, without which a bot has no access to them, nor to their chats.
pub const CONNECT: u64 = 1 << 20;
/// Manage the server: what its admins have.
pub const MANAGE_GUILD: u64 = 1 << 5;
/// Open public threads.
pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
/// Write in threads.
pub const SEND_IN_THREADS: u64 = 1 << 38;

/// A server.
#[derive(Clone, Debug)]
pub(crate) struct GuildRecord {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) locale: String,
    pub(crate) owner: Id,
    /// The permissions of the bot's roles here, before overwrites of channels.
    pub(crate) permissions: u64,
    pub(crate) presence: Presence,
    /// Until when the bot is in time-out.
    pub(crate) time_out: Option<OffsetDateTime>,
    /// Whether it has the commands although the bot is not there.
    pub(crate) has_commands_alone: bool,
    /// When the bot was invited last; none if it is there from the beginning of time.
    pub(crate) joined: Option<String>,
}

/// The bot's membership in a server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Presence {
    /// The bot is a member.
    #[default]
    Here,
    /// The bot is a member, but Discord has an outage there.
    Outage,
    /// The bot was removed, or was never a member.
    Away,
}

/// Whether a thread takes messages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum ThreadState {
    #[default]
    Open,
    /// It opens again with the next message.
    Archived,
    /// Archived, and only moderators can open it.
    Locked,
}

/// A channel or a thread.
#[derive(Clone, Debug)]
pub(crate) struct ChannelRecord {
    pub(crate) id: Id,
    /// None for direct messages.
    pub(crate) guild: Option<Id>,
    pub(crate) name: String,
    /// The parent channel of a thread.
    pub(crate) parent: Option<Id>,
    /// Discord's channel type.
    pub(crate) kind: u64,
    /// The bot's permissions here.
    pub(crate) permissions: u64,
    /// The other person, for direct messages.
    pub(crate) recipient: Option<Id>,
    pub(crate) deleted: bool,
    pub(crate) thread: ThreadState,
    /// Whether it is a private thread of which the bot is no member.
    pub(crate) without_bot: bool,
    /// Whether everybody but admins is kept from seeing it.
    pub(crate) hidden: bool,
}

/// A person, or the bot.
#[derive(Clone, Debug)]
pub(crate) struct UserRecord {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) locale: String,
    pub(crate) bot: bool,
    pub(crate) permissions: u64,
    /// The servers that the user has left.
    pub(crate) left: Vec<Id>,
}

/// A request with its answer.
#[derive(Clone, Debug)]
pub struct RequestRecord {
    /// The process that sent it, as in [`Process::number`](crate::Process::number).
    pub process: usize,
    /// `GET`, `POST`, ….
    pub method: String,
    /// The path after `/api/v10`.
    pub path: String,
    /// Its JSON.
    pub body: Option<Value>,
    /// The names of its files.
    pub files: Vec<String>,
    /// The status of the answer; none while it is held.
    pub status: Option<u16>,
    /// The fault that was applied to it.
    pub fault: Option<String>,
    /// When it arrived.
    pub at: Instant,
}

/// The state of the stand-in.
pub(crate) struct World {
    pub(crate) token: String,
    pub(crate) bot: Id,
    pub(crate) ids: Snowflakes,
    pub(crate) users: BTreeMap<Id, UserRecord>,
    pub(crate) guilds: BTreeMap<Id, GuildRecord>,
    pub(crate) channels: BTreeMap<Id, ChannelRecord>,
    pub(crate) messages: BTreeMap<Id, Message>,
    /// The message of each nonce, and when it was posted.
    pub(crate) nonces: HashMap<(Id, String), (Id, Duration)>,
    pub(crate) posts: Posts,
    pub(crate) commands: Vec<Value>,
    /// The emoji of the application.
    pub(crate) emojis: Vec<Value>,
    /// The numbers of the processes, by their ids in the system.
    pub(crate) programs: HashMap<i32, usize>,
    /// The processes that have registered commands, or have seen that there are some.
    pub(crate) knows_commands: Vec<usize>,
    pub(crate) interactions: BTreeMap<Id, Interaction>,
    pub(crate) sessions: Sessions,
    pub(crate) sign_ins: SignIns,
    pub(crate) faults: Vec<Rule>,
    pub(crate) rates: Rates,
    /// The status with which all requests fail.
    pub(crate) outage: Option<u16>,
    pub(crate) requests: Vec<RequestRecord>,
    pub(crate) violations: Vec<String>,
    pub(crate) answer_limit: Duration,
    /// Whether a late answer to an interaction is only refused, and no violation.
    pub(crate) excuses_late_answers: bool,
    /// Whether a text without `allowed_mentions` is a violation, though Discord takes it.
    pub(crate) bounds_mentions: bool,
    /// Whether the token was reset, so that it is refused.
    pub(crate) is_token_revoked: bool,
    pub(crate) gateway_port: u16,
    /// Whether the gateway has an address that only the proxy reaches.
    pub(crate) gateway_behind_proxy: bool,
    /// The status of the bot's own pages, to which its profile leads.
    pub(crate) own_pages: u16,
    /// What the proxy wants as `Proxy-Authorization`.
    pub(crate) proxy_authorization: Option<String>,
    /// Whether the gateway accepts connections.
    pub(crate) gateway_open: bool,
    /// Its log, and its faults.
    pub(crate) gateway: GatewayLog,
    pub(crate) heartbeat: Duration,
    /// How many sessions the bot may still start.
    pub(crate) session_starts: u64,
    /// The application's keys that differ from the defaults.
    pub(crate) application: serde_json::Map<String, Value>,
    /// The offset of the `Date` header.
    pub(crate) clock_ahead: Duration,
    /// Where interactions go by HTTP.
    pub(crate) endpoint: Endpoint,
    /// Whether the application has the privileged intents.
    pub(crate) privileged: bool,
    started: Instant,
    advanced: Duration,
}

impl World {
    pub(crate) fn new(token: &str) -> Self {
        let bot = BOT;
        let raichi = UserRecord {
            id: bot,
            name: "Raichi".to_owned(),
            locale: "en-US".to_owned(),
            bot: true,
            permissions: DEFAULT_PERMISSIONS,
            left: Vec::new(),
        };
        Self {
            token: token.to_owned(),
            bot,
            ids: Snowflakes::default(),
            users: BTreeMap::from([(bot, raichi)]),
            guilds: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: BTreeMap::new(),
            nonces: HashMap::new(),
            posts: Posts::default(),
            commands: Vec::new(),
            emojis: Vec::new(),
            programs: HashMap::new(),
            knows_commands: Vec::new(),
            interactions: BTreeMap::new(),
            sessions: Sessions::default(),
            sign_ins: SignIns::default(),
            faults: Vec::new(),
            rates: Rates::default(),
            outage: None,
            requests: Vec::new(),
            violations: Vec::new(),
            answer_limit: crate::patience(Duration::from_secs(3)),
            excuses_late_answers: false,
            bounds_mentions: true,
            is_token_revoked: false,
            gateway_port: 0,
            gateway_behind_proxy: false,
            own_pages: 200,
            proxy_authorization: None,
            gateway_open: true,
            gateway: GatewayLog::default(),
            heartbeat: Duration::from_millis(41_250),
            session_starts: 999,
            application: serde_json::Map::new(),
            clock_ahead: Duration::ZERO,
            endpoint: Endpoint::new(),
            privileged: false,
            started: Instant::now(),
            advanced: Duration::ZERO,
        }
    }

    /// The test's clock: the time passed, and what the test added.
    pub(crate) fn now(&self) -> Duration {
        self.started.elapsed() + self.advanced
    }

    /// The address of the gateway.
    pub(crate) fn gateway_url(&self, path: &str) -> String {
        match self.gateway_behind_proxy {
            true => format!("wss://{}/{path}", crate::proxy::GATEWAY),
            false => format!("wss://127.0.0.1:{}/{path}", self.gateway_port),
        }
    }

    /// The bot's permissions in a channel. In a time-out, it may only read.
    pub(crate) fn bot_may(&self, channel: &ChannelRecord) -> u64 {
        let guild = channel.guild.and_then(|guild| self.guilds.get(&guild));
        let until = guild.and_then(|guild| guild.time_out);
        match until.is_some_and(|until| until > OffsetDateTime::now_utc()) {
            true => channel.permissions & (VIEW | READ_HISTORY),
            false => channel.permissions,
        }
    }

    /// Whether the bot has access to a channel.
    pub(crate) fn has_access(&self, channel: &ChannelRecord) -> bool {
        let needs = match channel.kind {
            VOICE | STAGE => VIEW | CONNECT,
            _ => VIEW,
        };
        channel.permissions & needs == needs && !channel.without_bot
    }

    /// Adds to the test's clock.
    pub(crate) fn advance(&mut self, by: Duration) {
        self.advanced += by;
    }

    /// The servers of which the bot is a member.
    pub(crate) fn own_guilds(&self) -> impl Iterator<Item = &GuildRecord> {
        self.guilds
            .values()
            .filter(|guild| guild.presence != Presence::Away)
    }

    /// The bot's membership in a channel's server.
    pub(crate) fn presence_in(&self, channel: &ChannelRecord) -> Presence {
        let guild = channel.guild.and_then(|guild| self.guilds.get(&guild));
        guild.map_or(Presence::Here, |guild| guild.presence)
    }

    /// Whether the bot receives the events of a channel.
    pub(crate) fn is_received(&self, channel: Id) -> bool {
        let channel = self.channels.get(&channel);
        channel.is_none_or(|channel| !channel.without_bot)
    }

    /// Records a violation.
    pub(crate) fn violation(&mut self, what: impl Into<String>) {
        self.violations.push(what.into());
    }

    pub(crate) fn interaction_by_token(&mut self, token: &str) -> Option<&mut Interaction> {
        let id = crate::deliver::token_id(token)?;
        self.interactions.get_mut(&id)
    }

    /// A readable summary of what happened, for the end of a failed wait.
    pub(crate) fn dump(&self) -> String {
        use std::fmt::Write;
        let mut out = String::new();
        let mut line = |text: String| writeln!(out, "{text}").expect("a string takes text");
        line("requests (newest last):".to_owned());
        let skipped = self.requests.len().saturating_sub(40);
        for request in self.requests.iter().skip(skipped) {
            let status = request
                .status
                .map_or("no answer".to_owned(), |status| status.to_string());
            let fault = request
                .fault
                .as_deref()
                .map(|fault| format!(" [{fault}]"))
                .unwrap_or_default();
            let body = request
                .body
                .as_ref()
                .map(|body| shortened(&body.to_string()))
                .unwrap_or_default();
            line(format!(
                "  p{} {} {} → {status}{fault} {body}",
                request.process, request.method, request.path
            ));
        }
        line("gateway sessions:".to_owned());
        for session in self.sessions.describe() {
            line(format!("  {session}"));
        }
        line("interactions:".to_owned());
        for interaction in self.interactions.values() {
            line(format!("  {}", interaction.describe()));
        }
        line("messages:".to_owned());
        for message in self.messages.values() {
            let gone = if message.deleted { " (deleted)" } else { "" };
            let text = shortened(&message.text().replace('\n', " / "));
            line(format!(
                "  {} in {} by {}{gone}: {text}",
                message.id, message.channel, message.author
            ));
        }
        line(format!("violations: {:#?}", self.violations));
        out
    }
}

fn shortened(text: &str) -> String {
    if text.chars().count() <= 200 {
        return text.to_owned();
    }
    text.chars().take(200).chain("…".chars()).collect()
}

/// The state behind its lock, with notifications of changes.
pub(crate) struct Shared {
    world: std::sync::Mutex<World>,
    changed: watch::Sender<()>,
}

/// How long a wait for a change may take.
const LONGEST_WAIT: Duration = Duration::from_secs(30);

impl Shared {
    pub(crate) fn new(world: World) -> Self {
        Self {
            world: std::sync::Mutex::new(world),
            changed: watch::Sender::new(()),
        }
    }

    /// How long a wait that begins now may take.
    pub(crate) fn limit() -> Duration {
        crate::patience(LONGEST_WAIT)
    }

    /// Reads the state.
    pub(crate) fn read<T>(&self, look: impl FnOnce(&World) -> T) -> T {
        look(
            &self
                .world
                .lock()
                .unwrap_or_else(std::sync::PoisonError::into_inner),
        )
    }

    /// Changes the state and notifies all waiters.
    pub(crate) fn write<T>(&self, change: impl FnOnce(&mut World) -> T) -> T {
        let outcome = change(
            &mut self
                .world
                .lock()
                .unwrap_or_else(std::sync::PoisonError::into_inner),
        );
        self.changed.send_replace(());
        outcome
    }

    /// Notifications of changes from now on.
    pub(crate) fn changes(&self) -> watch::Receiver<()> {
        self.changed.subscribe()
    }

    /// Waits until the state yields a value; panics with a summary after the deadline.
    pub(crate) async fn wait<T>(&self, what: &str, mut look: impl FnMut(&World) -> Option<T>) -> T {
        let mut changes = self.changed.subscribe();
        let limit = Self::limit();
        let deadline = tokio::time::Instant::now() + limit;
        loop {
            if let Some(found) = self.read(&mut look) {
                return found;
            }
            match tokio::time::timeout_at(deadline, changes.changed()).await {
                Ok(Ok(())) => {}
                Ok(Err(_)) => panic!("the stand-in is gone while waiting for {what}"),
                Err(_) => {
                    let dump = self.read(World::dump);
                    panic!("waited {limit:?} in vain for {what}\n{dump}");
                }
            }
        }
    }
}
