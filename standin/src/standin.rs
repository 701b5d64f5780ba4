//! The handle of the stand-in for tests.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::Value;
use tokio::sync::mpsc::{self, UnboundedReceiver};

use crate::ca::Authority;
use crate::clock::WallClock;
use crate::fault::Rule;
use crate::gateway::{DispatchTo, ShardOf};
use crate::gateway_fault::{GatewayAct, GatewayFault, GatewayRecord};
use crate::interaction::Interaction;
use crate::message::Message;
use crate::place::Guild;
use crate::posts::Posted;
use crate::process::Launch;
use crate::rest;
use crate::snowflake::{Id, Snowflakes};
use crate::user::User;
use crate::world::{
    DEFAULT_PERMISSIONS, GuildRecord, Presence, RequestRecord, Shared, UserRecord, World,
};
use crate::{connection, proxy};

/// The token that the stand-in accepts.
pub const TOKEN: &str = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.stand-in.not-a-secret";

/// Discord on loopback.
///
/// When it is dropped and the test has not failed, it panics if the bot did anything that Discord forbids; see
/// [`assert_clean`](Self::assert_clean).
pub struct StandIn {
    pub(crate) shared: Arc<Shared>,
    pub(crate) authority: Authority,
    processes: AtomicUsize,
    clocks: AtomicUsize,
}

impl StandIn {
    /// Starts it on free ports.
    pub async fn start() -> Self {
        let shared = Arc::new(Shared::new(World::new(TOKEN)));
        let authority = Authority::new();
        let port = connection::open(Arc::clone(&shared), authority.acceptor()).await;
        shared.write(|world| world.gateway_port = port);
        Self {
            shared,
            authority,
            processes: AtomicUsize::new(0),
            clocks: AtomicUsize::new(0),
        }
    }

    /// Makes a server with this preferred language.
    ///
    /// # Panics
    ///
    /// When Discord has no such language.
    #[must_use]
    pub fn guild(&self, name: &str, locale: &str) -> Guild {
        self.found(name, locale, Snowflakes::next)
    }

    /// Makes a server like [`guild`](Self::guild), whose events go to this shard.
    #[must_use]
    pub fn guild_on(&self, shard: ShardOf, name: &str, locale: &str) -> Guild {
        let id = |ids: &mut Snowflakes| ids.next_on(shard.number, shard.total);
        self.found(name, locale, id)
    }

    fn found(&self, name: &str, locale: &str, id: impl FnOnce(&mut Snowflakes) -> Id) -> Guild {
        assert!(
            crate::limits::is_locale(locale),
            "Discord has no language {locale:?}"
        );
        let id = self.shared.write(|world| {
            let id = id(&mut world.ids);
            let owner = world.ids.next();
            let record = GuildRecord {
                id,
                name: name.to_owned(),
                locale: locale.to_owned(),
                owner,
                permissions: DEFAULT_PERMISSIONS,
                presence: Presence::Here,
                has_commands_alone: false,
                time_out: None,
                joined: None,
            };
            world.guilds.insert(id, record);
            let json = crate::object::guild_create(world, id);
            world.sessions.dispatch("GUILD_CREATE", json);
            id
        });
        Guild {
            shared: Arc::clone(&self.shared),
            id,
        }
    }

    /// Makes an account that is a member of every server, with this language of its client.
    ///
    /// # Panics
    ///
    /// When Discord has no such language.
    #[must_use]
    pub fn user(&self, name: &str, locale: &str) -> User {
        assert!(
            crate::limits::is_locale(locale),
            "Discord has no language {locale:?}"
        );
        let id = self.shared.write(|world| {
            let id = world.ids.next();
            let (name, locale) = (name.to_owned(), locale.to_owned());
            world.users.insert(
                id,
                UserRecord {
                    id,
                    name,
                    locale,
                    bot: false,
                    permissions: DEFAULT_PERMISSIONS,
                    left: Vec::new(),
                },
            );
            id
        });
        User {
            shared: Arc::clone(&self.shared),
            id,
        }
    }

    /// Another bot, to be mentioned or chosen as an option.
    #[must_use]
    pub fn other_bot(&self, name: &str) -> User {
        let other = self.user(name, "en-US");
        self.shared.write(|world| {
            world
                .users
                .get_mut(&other.id)
                .expect("it was just made")
                .bot = true
        });
        other
    }

    /// The bot as a user, to be mentioned or chosen as an option.
    #[must_use]
    pub fn bot(&self) -> User {
        let id = self.shared.read(|world| world.bot);
        User {
            shared: Arc::clone(&self.shared),
            id,
        }
    }

    /// Prepares a process that uses this stand-in as Discord. It inherits no environment but `PATH`.
    pub async fn process(&self, program: impl AsRef<Path>) -> Launch {
        let (number, environment) = self.environment().await;
        let folder = self.authority.folder().join(format!("process-{number}"));
        std::fs::create_dir_all(&folder).expect("a folder for the process");
        let mut launch = Launch {
            shared: Arc::clone(&self.shared),
            number,
            program: program.as_ref().to_owned(),
            arguments: Vec::new(),
            environment: Vec::new(),
            folder,
        };
        if let Some(path) = std::env::var_os("PATH") {
            launch = launch.env("PATH", path);
        }
        // Ports of the machine are shared: a bot listens on none unless a test sets it.
        launch = launch.env("RAICHI_HTTP__LISTEN", "off");
        for (name, value) in environment {
            launch = launch.env(name, value);
        }
        launch
    }

    /// A process number with the variables for it, for programs that are started otherwise.
    pub async fn environment(&self) -> (usize, Vec<(&'static str, String)>) {
        let number = self.processes.fetch_add(1, Ordering::Relaxed) + 1;
        let port = proxy::open(Arc::clone(&self.shared), self.authority.acceptor(), number).await;
        let asks = self
            .shared
            .read(|world| world.proxy_authorization.is_some());
        let user = if asks { "ann:open%20sesame@" } else { "" };
        let variables = vec![
            ("HTTPS_PROXY", format!("http://{user}127.0.0.1:{port}")),
            // The gateway is reached directly.
            ("NO_PROXY", "127.0.0.1".to_owned()),
            ("SSL_CERT_FILE", self.authority.file().display().to_string()),
            ("DISCORD_TOKEN", TOKEN.to_owned()),
        ];
        (number, variables)
    }

    /// Answers requests for the bot's own pages, to which its profile leads, with this status.
    pub fn own_pages(&self, status: u16) {
        self.shared.write(|world| world.own_pages = status);
    }

    /// Gives the gateway an address that only the proxy reaches.
    pub fn gateway_behind_proxy(&self) {
        self.shared.write(|world| world.gateway_behind_proxy = true);
    }

    /// Has the proxies of processes that are prepared later ask for a user and a password, `ann` and `open sesame`.
    pub fn proxy_with_password(&self) {
        let expected = "Basic YW5uOm9wZW4gc2VzYW1l".to_owned();
        self.shared
            .write(|world| world.proxy_authorization = Some(expected));
    }

    /// A wall clock for this stand-in's processes, without an offset at first. Each call makes another one.
    ///
    /// # Panics
    ///
    /// When libfaketime is not installed.
    #[must_use]
    pub fn wall_clock(&self) -> WallClock {
        let number = self.clocks.fetch_add(1, Ordering::Relaxed);
        WallClock::new(&self.authority.folder().join(format!("clock-{number}")))
    }

    /// Scripts a fault. Faults apply in the order in which they were scripted.
    pub fn fault(&self, rule: Rule) {
        self.shared.write(|world| world.faults.push(rule));
    }

    /// Removes the remaining faults.
    pub fn no_faults(&self) {
        self.shared.write(|world| world.faults.clear());
    }

    /// Makes every request fail with this status and a page of HTML; `None` ends that. The gateway is not affected.
    pub fn outage(&self, status: Option<u16>) {
        self.shared.write(|world| world.outage = status);
    }

    /// Chooses the sessions that receive events.
    pub fn dispatch_to(&self, to: DispatchTo) {
        self.shared.write(|world| world.sessions.to = to);
    }

    /// Sends all events of a closure at once.
    pub fn together<T>(&self, happen: impl FnOnce() -> T) -> T {
        self.shared.write(|world| world.sessions.cork());
        let outcome = happen();
        self.shared.write(|world| {
            // The time limit of answers counts from the delivery.
            world.sessions.uncork();
        });
        outcome
    }

    /// Puts the stand-in's clock forward: tokens of interactions expire, answers are late.
    pub fn advance(&self, by: Duration) {
        self.shared.write(|world| world.advance(by));
    }

    /// Changes the limit of three seconds for answers to interactions.
    pub fn answer_limit(&self, limit: Duration) {
        self.shared.write(|world| world.answer_limit = limit);
    }

    /// Changes the heartbeat interval of new connections.
    pub fn heartbeat(&self, every: Duration) {
        self.shared.write(|world| world.heartbeat = every);
    }

    /// Opens or closes the gateway. A closed gateway drops new connections; existing ones stay.
    pub fn gateway(&self, open: bool) {
        self.shared.write(|world| world.gateway_open = open);
    }

    /// Sends HELLO so much later on the next connection that has no delay yet.
    pub fn delay_hello(&self, delay: Duration) {
        self.shared
            .write(|world| world.gateway.hello_delays.push_back(delay));
    }

    /// Scripts a fault of the gateway.
    pub fn gateway_fault(&self, fault: GatewayFault) {
        self.shared.write(|world| world.gateway.faults.push(fault));
    }

    /// Removes all faults of the gateway.
    pub fn no_gateway_faults(&self) {
        self.shared.write(|world| world.gateway.faults.clear());
    }

    /// How many bytes the gateway has sent in compressed streams: before, and after their compression.
    #[must_use]
    pub fn gateway_size(&self) -> (usize, usize) {
        self.shared.read(|world| world.gateway.size)
    }

    /// The actions of bots at the gateway so far.
    #[must_use]
    pub fn gateway_log(&self) -> Vec<GatewayRecord> {
        self.shared.read(|world| world.gateway.records.clone())
    }

    /// Waits until a process has done this at the gateway so many times.
    pub async fn gateway_acted(&self, process: usize, act: GatewayAct, times: usize) {
        let what = format!("process {process} to have done {act:?} {times} times");
        self.shared
            .wait(&what, |world| {
                let all = world.gateway.records.iter();
                let done = all.filter(|record| record.process == process && record.act == act);
                (done.count() >= times).then_some(())
            })
            .await;
    }

    /// Delivers a message again, as Discord may after a disconnect.
    pub fn deliver_again(&self, message: &Message) {
        self.shared
            .write(|world| rest::announce_message(world, "MESSAGE_CREATE", message.id));
    }

    /// The ids and tokens of all interactions that users started.
    #[must_use]
    pub fn interactions(&self) -> Vec<(Id, String)> {
        self.shared.read(|world| {
            let all = world.interactions.iter();
            all.map(|(id, interaction)| (*id, interaction.token.clone()))
                .collect()
        })
    }

    /// Grants the privileged intents, without which a bot that requests them is refused.
    pub fn grant_privileged_intents(&self) {
        self.shared.write(|world| world.privileged = true);
    }

    /// Changes the application as the developer portal does: a key of its JSON, such as `interactions_endpoint_url`.
    pub fn application(&self, key: &str, value: Value) {
        self.shared
            .write(|world| world.application.insert(key.to_owned(), value));
    }

    /// Sets the number of gateway sessions that the bot may still start today.
    pub fn session_starts(&self, remaining: u64) {
        self.shared.write(|world| world.session_starts = remaining);
    }

    /// Puts the `Date` header of answers forward.
    pub fn clock_ahead(&self, by: Duration) {
        self.shared.write(|world| world.clock_ahead = by);
    }

    /// Changes the registered commands, as another version of the bot may have.
    pub fn change_commands(&self, change: impl FnOnce(&mut Vec<Value>)) {
        self.shared.write(|world| change(&mut world.commands));
    }

    /// A stream of the bot's new messages in channels.
    #[must_use]
    pub fn posts(&self) -> UnboundedReceiver<Posted> {
        let (sender, posts) = mpsc::unbounded_channel();
        self.shared.write(|world| world.posts.follow(sender));
        posts
    }

    /// Every request so far.
    #[must_use]
    pub fn requests(&self) -> Vec<RequestRecord> {
        self.shared.read(|world| world.requests.clone())
    }

    /// Waits for a request that matches.
    pub async fn request(
        &self,
        what: &str,
        fits: impl Fn(&RequestRecord) -> bool,
    ) -> RequestRecord {
        self.shared
            .wait(what, |world| {
                world.requests.iter().find(|request| fits(request)).cloned()
            })
            .await
    }

    /// The registered commands, as JSON.
    #[must_use]
    pub fn commands(&self) -> Vec<Value> {
        self.shared.read(|world| world.commands.clone())
    }

    /// The emoji of the application, as JSON.
    #[must_use]
    pub fn emojis(&self) -> Vec<Value> {
        self.shared.read(|world| world.emojis.clone())
    }

    /// All messages, also deleted and private ones, oldest first.
    #[must_use]
    pub fn messages(&self) -> Vec<Message> {
        self.shared
            .read(|world| world.messages.values().cloned().collect())
    }

    /// The current state of a message.
    ///
    /// # Panics
    ///
    /// When there is none with this id.
    #[must_use]
    pub fn now(&self, message: &Message) -> Message {
        self.shared
            .read(|world| world.messages[&message.id].clone())
    }

    /// Waits until a message matches, deleted or not.
    pub async fn changed(
        &self,
        message: &Message,
        what: &str,
        fits: impl Fn(&Message) -> bool,
    ) -> Message {
        let look = |world: &World| {
            world
                .messages
                .get(&message.id)
                .filter(|message| fits(message))
                .cloned()
        };
        self.shared.wait(what, look).await
    }

    /// Waits until the program has finished with every interaction, and every request is answered: what is not there then does
    /// not come by itself. A request that a fault holds or loses does not count.
    pub async fn quiet(&self) {
        let look = |world: &World| {
            let mut interactions = world.interactions.values();
            let mut requests = world.requests.iter();
            let is_quiet = interactions.all(Interaction::is_settled)
                && requests.all(|request| request.status.is_some() || request.fault.is_some());
            is_quiet.then_some(())
        };
        self.shared.wait("the program to be quiet", look).await;
    }

    /// Waits until a condition yields a value; `what` describes it in the panic. The condition is evaluated after
    /// every change.
    pub async fn wait_for<T>(&self, what: &str, mut look: impl FnMut(&Self) -> Option<T>) -> T {
        let mut changes = self.shared.changes();
        let limit = Shared::limit();
        let deadline = tokio::time::Instant::now() + limit;
        loop {
            if let Some(found) = look(self) {
                return found;
            }
            if tokio::time::timeout_at(deadline, changes.changed())
                .await
                .is_err()
            {
                panic!("waited {limit:?} in vain for {what}\n{}", self.dump());
            }
        }
    }

    /// Limits requests as Discord does: messages to 5 in 5 seconds in a channel, and all requests to 50 in a second. Otherwise tests
    /// would have to wait.
    pub fn limit_requests(&self) {
        self.shared.write(|world| world.rates.is_enforced = true);
    }

    /// A readable summary of everything so far.
    #[must_use]
    pub fn dump(&self) -> String {
        self.shared.read(World::dump)
    }

    /// An id of no object.
    #[must_use]
    pub fn unused_id(&self) -> Id {
        self.shared.write(|world| world.ids.next())
    }
}
