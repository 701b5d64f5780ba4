//! The stand-in as a test holds it.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::Value;
use tokio::sync::mpsc::{self, UnboundedReceiver};

use crate::ca::Authority;
use crate::clock::WallClock;
use crate::fault::Rule;
use crate::gateway::DispatchTo;
use crate::gateway_fault::{GatewayAct, GatewayFault, GatewayRecord};
use crate::message::Message;
use crate::place::Guild;
use crate::posts::Posted;
use crate::process::Launch;
use crate::rest;
use crate::snowflake::Id;
use crate::user::User;
use crate::world::{GuildRecord, Presence, RequestRecord, Shared, USUAL, UserRecord, World};
use crate::{connection, proxy};

/// The token the stand-in takes.
pub const TOKEN: &str = "MTIzNDU2Nzg5MDEyMzQ1Njc4.stand-in.not-a-secret";

/// Discord on loopback.
///
/// When it is dropped, and the test has not failed yet, it panics if the bot did anything Discord forbids;
/// see [`assert_clean`](Self::assert_clean).
pub struct StandIn {
    shared: Arc<Shared>,
    authority: Authority,
    processes: AtomicUsize,
}

impl StandIn {
    /// Starts it on ports of its own.
    pub async fn start() -> Self {
        let shared = Arc::new(Shared::new(World::new(TOKEN)));
        let authority = Authority::new();
        let port = connection::open(Arc::clone(&shared), authority.acceptor()).await;
        shared.write(|world| world.gateway_port = port);
        Self {
            shared,
            authority,
            processes: AtomicUsize::new(0),
        }
    }

    /// Opens a server with this preferred language.
    ///
    /// # Panics
    ///
    /// When Discord has no such language.
    #[must_use]
    pub fn guild(&self, name: &str, locale: &str) -> Guild {
        assert!(
            crate::limits::is_locale(locale),
            "Discord has no language {locale:?}"
        );
        let id = self.shared.write(|world| {
            let id = world.ids.next();
            let owner = world.ids.next();
            let record = GuildRecord {
                id,
                name: name.to_owned(),
                locale: locale.to_owned(),
                owner,
                permissions: USUAL,
                presence: Presence::Here,
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

    /// Makes an account, member of every server; the language is that of the user's client.
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
                    permissions: USUAL,
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

    /// Somebody else's bot, to be mentioned or chosen as an option.
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

    /// Prepares a process that takes this stand-in for Discord. Nothing of this process' environment reaches
    /// it but `PATH`.
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
        // The machine's ports are everybody's: a bot listens on none of them unless a test says so.
        launch = launch.env("RAICHI_HTTP__LISTEN", "off");
        for (name, value) in environment {
            launch = launch.env(name, value);
        }
        launch
    }

    /// A process number with the variables that point a program here, for programs started in other ways.
    pub async fn environment(&self) -> (usize, Vec<(&'static str, String)>) {
        let number = self.processes.fetch_add(1, Ordering::Relaxed) + 1;
        let port = proxy::open(Arc::clone(&self.shared), self.authority.acceptor(), number).await;
        let variables = vec![
            ("HTTPS_PROXY", format!("http://127.0.0.1:{port}")),
            ("SSL_CERT_FILE", self.authority.file().display().to_string()),
            ("DISCORD_TOKEN", TOKEN.to_owned()),
        ];
        (number, variables)
    }

    /// A wall clock for this stand-in's processes, right so far; a test has one at most.
    ///
    /// # Panics
    ///
    /// When libfaketime is not installed.
    #[must_use]
    pub fn wall_clock(&self) -> WallClock {
        WallClock::new(self.authority.folder())
    }

    /// Scripts a fault. Faults strike in the order they were scripted.
    pub fn fault(&self, rule: Rule) {
        self.shared.write(|world| world.faults.push(rule));
    }

    /// Forgets the faults that have not struck.
    pub fn no_faults(&self) {
        self.shared.write(|world| world.faults.clear());
    }

    /// Lets every request fail with this status and a page of HTML, or none any more. The gateway goes on.
    pub fn outage(&self, status: Option<u16>) {
        self.shared.write(|world| world.outage = status);
    }

    /// Chooses to which sessions events go.
    pub fn dispatch_to(&self, to: DispatchTo) {
        self.shared.write(|world| world.sessions.to = to);
    }

    /// Sends all events that happen inside at once, in one piece.
    pub fn together<T>(&self, happen: impl FnOnce() -> T) -> T {
        self.shared.write(|world| world.sessions.cork());
        let outcome = happen();
        self.shared.write(|world| {
            // The time to answer counts from the delivery.
            world.sessions.uncork();
        });
        outcome
    }

    /// Puts the stand-in's clock forward: tokens of interactions grow old, answers get late.
    pub fn advance(&self, by: Duration) {
        self.shared.write(|world| world.advance(by));
    }

    /// Changes the three seconds within which an interaction must be answered.
    pub fn answer_limit(&self, limit: Duration) {
        self.shared.write(|world| world.answer_limit = limit);
    }

    /// Changes how often connections made from now on shall give a sign of life.
    pub fn heartbeat(&self, every: Duration) {
        self.shared.write(|world| world.heartbeat = every);
    }

    /// Opens or shuts the gateway: shut, it drops connections before they begin. Those that stand stay.
    pub fn gateway(&self, open: bool) {
        self.shared.write(|world| world.gateway_open = open);
    }

    /// Scripts a fault of the gateway, for connections and messages from now on.
    pub fn gateway_fault(&self, fault: GatewayFault) {
        self.shared.write(|world| world.gateway.faults.push(fault));
    }

    /// Lifts all faults of the gateway.
    pub fn no_gateway_faults(&self) {
        self.shared.write(|world| world.gateway.faults.clear());
    }

    /// What bots did at the gateway so far.
    #[must_use]
    pub fn gateway_log(&self) -> Vec<GatewayRecord> {
        self.shared.read(|world| world.gateway.records.clone())
    }

    /// Waits until a process has done something at the gateway so many times.
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

    /// Tells of a message again, as Discord may after a disconnect.
    pub fn deliver_again(&self, message: &Message) {
        self.shared
            .write(|world| rest::announce_message(world, "MESSAGE_CREATE", message.id));
    }

    /// Delivers an interaction of a kind that no library knows, with a token in it and at least this many bytes;
    /// returns the token.
    pub fn unreadable_interaction(&self, bytes: usize) -> String {
        self.shared.write(|world| {
            let id = world.ids.next();
            let token = format!("dW5yZWFkYWJsZQ:{id}");
            let data = serde_json::json!({
                "id": id.to_string(),
                "application_id": world.bot.to_string(),
                "type": 99,
                "token": token,
                "version": 1,
                "data": { "padding": "x".repeat(bytes) },
            });
            world.sessions.dispatch("INTERACTION_CREATE", data);
            token
        })
    }

    /// The id and the token of every interaction that a user started.
    #[must_use]
    pub fn interactions(&self) -> Vec<(Id, String)> {
        self.shared.read(|world| {
            let all = world.interactions.iter();
            all.map(|(id, interaction)| (*id, interaction.token.clone()))
                .collect()
        })
    }

    /// Grants the privileged intents, without which a bot that asks for them is turned away.
    pub fn grant_privileged_intents(&self) {
        self.shared.write(|world| world.privileged = true);
    }

    /// Changes the application, as in the developer portal: a key of its JSON, such as
    /// `interactions_endpoint_url`.
    pub fn application(&self, key: &str, value: Value) {
        self.shared
            .write(|world| world.application.insert(key.to_owned(), value));
    }

    /// Changes how many gateway sessions the bot may still begin today.
    pub fn session_starts(&self, remaining: u64) {
        self.shared.write(|world| world.session_starts = remaining);
    }

    /// Lets Discord believe that it is so much later, as the dates of its answers tell.
    pub fn clock_ahead(&self, by: Duration) {
        self.shared.write(|world| world.clock_ahead = by);
    }

    /// Changes the commands as registered, as another version of the bot may have.
    pub fn change_commands(&self, change: impl FnOnce(&mut Vec<Value>)) {
        self.shared.write(|world| change(&mut world.commands));
    }

    /// The messages that the bot posts in channels from now on.
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

    /// Waits for a request that fits.
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

    /// The commands as registered, as JSON.
    #[must_use]
    pub fn commands(&self) -> Vec<Value> {
        self.shared.read(|world| world.commands.clone())
    }

    /// Every message ever, also deleted and private ones, oldest first.
    #[must_use]
    pub fn messages(&self) -> Vec<Message> {
        self.shared
            .read(|world| world.messages.values().cloned().collect())
    }

    /// A message as it stands now.
    ///
    /// # Panics
    ///
    /// When there is none with this id.
    #[must_use]
    pub fn now(&self, message: &Message) -> Message {
        self.shared
            .read(|world| world.messages[&message.id].clone())
    }

    /// Waits until a message has changed so that it fits, deleted or not.
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

    /// Waits until something holds of what a test can see; `what` names it if it never does. The condition is
    /// tried again whenever anything happens.
    pub async fn wait_for<T>(&self, what: &str, mut look: impl FnMut(&Self) -> Option<T>) -> T {
        let mut changes = self.shared.changes();
        let deadline = tokio::time::Instant::now() + self.shared.patience;
        loop {
            if let Some(found) = look(self) {
                return found;
            }
            if tokio::time::timeout_at(deadline, changes.changed())
                .await
                .is_err()
            {
                panic!(
                    "waited {:?} in vain for {what}\n{}",
                    self.shared.patience,
                    self.dump()
                );
            }
        }
    }

    /// What the bot did that Discord forbids.
    #[must_use]
    pub fn violations(&self) -> Vec<String> {
        self.shared.read(|world| world.violations.clone())
    }

    /// Takes the violations, for tests that expect some.
    #[must_use]
    pub fn take_violations(&self) -> Vec<String> {
        self.shared
            .write(|world| std::mem::take(&mut world.violations))
    }

    /// Panics with the list, if the bot did anything that Discord forbids.
    ///
    /// # Panics
    ///
    /// If so.
    pub fn assert_clean(&self) {
        let violations = self.take_violations();
        assert!(
            violations.is_empty(),
            "the bot did what Discord forbids:\n- {}",
            violations.join("\n- ")
        );
    }

    /// A readable account of everything so far.
    #[must_use]
    pub fn dump(&self) -> String {
        self.shared.read(World::dump)
    }

    /// An id that belongs to nothing.
    #[must_use]
    pub fn unused_id(&self) -> Id {
        self.shared.write(|world| world.ids.next())
    }
}

impl Drop for StandIn {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.assert_clean();
        }
    }
}
