//! Delivers pending messages from the `outbox` table.
//!
//! A change is committed in one transaction with the rows of its messages. The door that made the change then
//! delivers them at once; if it dies before, or Discord does not answer, the worker here delivers them later.
//! Both use the same code, and the nonce of a message makes sending it twice harmless. Only processes that
//! serve a door deliver the messages of that door.

mod about_game;
mod again;
mod alarm;
mod compose;
mod lanes;
mod outage;
mod record;
mod tournaments;
mod upkeep;
mod worker;

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use time::OffsetDateTime;
use tokio::{
    sync::Notify,
    time::{sleep, timeout},
};
use tokio_util::sync::CancellationToken;

use self::{alarm::Alarm, compose::Composer, lanes::Lane, outage::Outage};
use crate::{
    games::GameState,
    ids::{ExternalId, OutboxId},
    reply::Reply,
    service::{PageAccess, Service, leavers},
    store::{Committed, HOLD, MessageKind, Notifications, OutboxItem, Settled, Store, StoreFault},
    telemetry::{Reference, Stage},
    text,
    transport::{SendError, Transport},
    watch::Watch,
};

/// How long a door waits for its turn in a channel before it leaves a row to the worker.
const TURN_TIMEOUT: Duration = Duration::from_secs(20);
/// How long after its commit a turn counts as the newest one: after that the game is loaded again, since somebody may have acted.
const FRESH: Duration = Duration::from_millis(100);
/// How long a door waits for a row that the worker delivers before it reports `SendError::Later`, and how often
/// it checks meanwhile.
const ARRIVAL_TIMEOUT: Duration = Duration::from_millis(1500);
const ARRIVAL_POLL: Duration = Duration::from_millis(100);

/// The outbox of a door, shared by the door, which delivers its own messages at once, and the worker.
#[derive(Debug, Clone)]
pub struct Outbox<C> {
    store: Store,
    transport: C,
    watch: Watch,
    games: Service,
    composer: Composer,
    /// New messages, one at a time in each channel.
    posts: Lane,
    /// Updates of existing messages.
    changes: Lane,
    outage: Outage,
    /// Wakes the worker: a row can be claimed.
    wake: Arc<Notify>,
    wake_changes: Arc<Notify>,
    /// Set to the time of the next retry.
    alarm: Alarm,
}

impl<C: Transport> Outbox<C> {
    /// An outbox over a store, whose words `transport` carries and lead to the pages of games.
    pub(crate) fn new(store: Store, transport: C, pages: PageAccess, watch: Watch) -> Self {
        let games = Service::new(store.clone());
        let composer = Composer {
            store: store.clone(),
            games: games.clone(),
            pages,
            door: C::DOOR,
        };
        Self {
            store,
            transport,
            watch,
            games,
            composer,
            posts: Lane::default(),
            changes: Lane::default(),
            outage: Outage::default(),
            wake: Arc::default(),
            wake_changes: Arc::default(),
            alarm: Alarm::default(),
        }
    }

    /// What composes its messages.
    pub(crate) const fn composer(&self) -> &Composer {
        &self.composer
    }

    pub(crate) const fn transport(&self) -> &C {
        &self.transport
    }

    /// Delivers the messages of a change that a door has just made.
    ///
    /// Fails when some of them were not sent. The worker retries those that can be sent later.
    pub async fn send_now(&self, done: &Committed) -> Result<(), SendError> {
        let mut result = Ok(());
        let since = Instant::now();
        let fresh = || done.after.as_deref().filter(|_| since.elapsed() < FRESH);
        for &row in &done.outbox_ids {
            match self.store.item(row).await {
                // Another door's messages are delivered by a process that serves that door.
                Ok(Some(item)) if item.door != C::DOOR => {}
                // The worker posts it, unless the computer's answer takes its place.
                Ok(Some(item)) if item.held => {
                    self.alarm.fire_in(HOLD);
                    self.wake.notify_one();
                }
                Ok(Some(item)) if item.waits => {
                    self.queue(&item).await;
                    if item.late || item.message_kind.is_shown_on_request() {
                        result = result.and(self.arrival(row).await);
                    }
                }
                Ok(Some(item)) => {
                    let known = || fresh().filter(|state| item.is_turn_of(state));
                    result = result.and(self.send_in_order(&item, known).await);
                }
                Ok(None) => {}
                Err(fault) => {
                    report(&fault);
                    self.posts.mark_unrecorded(row);
                    result = Err(SendError::Later);
                }
            }
        }
        result
    }

    /// Leaves a row to the worker, which delivers it as soon as the older rows are settled.
    async fn queue(&self, item: &OutboxItem) {
        if let Some(game) = item.message_kind.game() {
            self.posts.block(game);
        }
        let now = OffsetDateTime::now_utc();
        if let Err(fault) = self.store.queue_delivery(item, now).await {
            report(&fault);
        }
        self.wake.notify_one();
    }

    /// Waits a moment for the worker to deliver a row.
    async fn arrival(&self, row: OutboxId) -> Result<(), SendError> {
        let arrived = async {
            loop {
                match self.store.ended_delivery(row).await {
                    Ok(Some(ended)) => {
                        let failure = ended.failure.as_deref();
                        break failure.and_then(SendError::from_code).map_or(Ok(()), Err);
                    }
                    Ok(None) | Err(_) => sleep(ARRIVAL_POLL).await,
                }
            }
        };
        timeout(ARRIVAL_TIMEOUT, arrived)
            .await
            .unwrap_or(Err(SendError::Later))
    }

    /// Delivers a row when it is its turn in the channel. Its game may be known then.
    async fn send_in_order<'a>(
        &self,
        item: &OutboxItem,
        known: impl Fn() -> Option<&'a GameState>,
    ) -> Result<(), SendError> {
        let lane = if item.message_kind.is_change() {
            &self.changes
        } else {
            &self.posts
        };
        // Otherwise the worker already delivers it.
        let Some(delivering) = lane.begin(Some(item.id), item.place) else {
            return Ok(());
        };
        let sent = match timeout(TURN_TIMEOUT, delivering.turn()).await {
            Ok(_turn) => self.deliver(item, known()).await,
            Err(_) => {
                let now = OffsetDateTime::now_utc();
                if let Err(fault) = self.store.postpone_delivery(item.id, now).await {
                    report(&fault);
                }
                Err(SendError::Later)
            }
        };
        drop(delivering);
        if sent.is_err() {
            self.wake.notify_one();
        }
        sent
    }

    /// Delivers due rows and maintains the table, until `stop`. What the door sends meanwhile goes first.
    pub async fn work(self, notifications: Notifications, stop: CancellationToken) {
        let worker = Self {
            transport: self.transport.in_background(),
            ..self
        };
        tokio::join!(
            worker.run_posts(&notifications, &stop),
            worker.run_changes(&stop),
            worker.run_upkeep(&stop)
        );
    }

    /// Sends one message and records that it was sent, or when to retry.
    async fn deliver(&self, item: &OutboxItem, known: Option<&GameState>) -> Result<(), SendError> {
        let sent = self.send(item, known).await.map_err(|why| match why {
            Unsent::Refused(why) => why,
            Unsent::Fault(fault) => {
                report(&fault);
                SendError::Later
            }
        });
        let stage = Stage::begin("note");
        let now = OffsetDateTime::now_utc();
        self.track_outage(item, sent);
        match self.record(item, sent, now).await {
            Ok(settled) => self.wake_after(item, settled).await,
            // Sending it again is harmless, because of the nonce.
            Err(fault) => {
                report(&fault);
                self.posts.mark_unrecorded(item.id);
            }
        }
        stage.end();
        match (item.message_kind, sent) {
            // Without a thread the game is played in the channel, and the challenge's message states the
            // reason.
            (MessageKind::Thread { .. }, Err(why)) if why != SendError::Later => Ok(()),
            (_, sent) => sent.map(|_| ()),
        }
    }

    /// Feeds the outage detection with the result of a post.
    fn track_outage(&self, item: &OutboxItem, sent: Result<Option<ExternalId>, SendError>) {
        if item.message_kind.is_change() {
            return;
        }
        match sent {
            Ok(Some(_)) if self.outage.succeeded() => self.wake.notify_one(),
            Err(SendError::Later) => self.outage.failed(item.place),
            _ => {}
        }
    }

    /// Wakes the worker if settling this row has left it something to do.
    async fn wake_after(&self, item: &OutboxItem, settled: Settled) {
        let waits = item
            .message_kind
            .game()
            .is_some_and(|game| self.posts.unblock(game));
        if waits && !settled.unblocked {
            // A row was written while this one was being settled.
            let now = OffsetDateTime::now_utc();
            if let Err(fault) = self.store.queue_delivery(item, now).await {
                report(&fault);
            }
        }
        if waits || settled.unblocked {
            self.wake.notify_one();
            self.wake_changes.notify_one();
        }
        if settled.superseded {
            self.wake_changes.notify_one();
        }
    }

    /// Posts the message of an item and returns its id, also that of an earlier attempt of which nothing is known.
    async fn post(&self, item: &OutboxItem, reply: &Reply) -> Result<Option<ExternalId>, Unsent> {
        let others = if self.transport.may_have_forgotten(&item.nonce) {
            self.store.newest_messages(item.place).await?
        } else {
            Vec::new()
        };
        let nonce = item.nonce.clone();
        let posted = self.transport.post(item.channel, reply, nonce, &others);
        Ok(posted.await.map(Some)?)
    }

    /// Whether somebody who follows a game has left its server, where they do not see it any more.
    async fn follower_has_left(&self, number: u32) -> Result<bool, StoreFault> {
        Ok(match self.store.follower(number).await? {
            Some(follower) => self.transport.has_left(follower.server, follower.who).await,
            None => false,
        })
    }

    /// Composes the message and sends it; returns its id, if there is a message.
    async fn send(
        &self,
        item: &OutboxItem,
        known: Option<&GameState>,
    ) -> Result<Option<ExternalId>, Unsent> {
        let (channel, locale) = (item.channel, item.locale);
        match item.message_kind {
            // The notice that the player has left replaces the reminder.
            MessageKind::Reminder { game, number }
                if !item.server.is_server_of_direct()
                    && leavers::reminded_player_has_left(
                        &self.store,
                        &self.games,
                        &self.transport,
                        item.server,
                        game,
                        number,
                    )
                    .await? =>
            {
                Ok(None)
            }
            MessageKind::Followed { number } if self.follower_has_left(number).await? => Ok(None),
            MessageKind::Line { game, number } if self.store.is_line_void(game, number).await? => {
                Ok(None)
            }
            MessageKind::Turn { .. }
            | MessageKind::Line { .. }
            | MessageKind::Reminder { .. }
            | MessageKind::Declined { .. }
            | MessageKind::Expired { .. }
            | MessageKind::Challenge { .. }
            | MessageKind::Replay { .. }
            | MessageKind::Share { .. }
            | MessageKind::Figures { .. }
            | MessageKind::Puzzle { .. }
            | MessageKind::PuzzleLost {}
            | MessageKind::Announcement { .. }
            | MessageKind::SignUp { .. }
            | MessageKind::GroupStart { .. }
            | MessageKind::TournamentNews { .. }
            | MessageKind::Followed { .. }
            | MessageKind::Digest { .. }
            | MessageKind::Report { .. }
            | MessageKind::Result { .. } => {
                let stage = Stage::begin("fetch");
                let composed = match known {
                    Some(state) => Box::pin(self.composer.turn(locale, state.clone())).await?,
                    None => Box::pin(self.composer.compose(locale, item.message_kind)).await?,
                };
                let Some(reply) = composed else {
                    return Ok(None);
                };
                stage.end();
                self.post(item, &reply).await
            }
            MessageKind::Redaction { game, number } => {
                let Some(message) = self.store.board_message(game, number).await? else {
                    return Ok(None);
                };
                let board = MessageKind::Turn { game, number };
                let composed = Box::pin(self.composer.compose(locale, board)).await?;
                let Some(reply) = composed else {
                    return Ok(None);
                };
                let reply = Reply {
                    buttons: Vec::new(),
                    pings: Vec::new(),
                    ..reply
                };
                let changed = self.transport.change(channel, message, &reply).await;
                Ok(changed.map(|()| None)?)
            }
            MessageKind::Again { challenge } => self.post_again(item, challenge).await,
            MessageKind::SignUpChange { tournament } => self.change_sign_up(item, tournament).await,
            MessageKind::GroupThread { group } => self.open_group_thread(item, group).await,
            MessageKind::Thread { challenge, game } => {
                let Some(post) = self.store.challenge_post(challenge).await? else {
                    return Ok(None);
                };
                match post.message {
                    Some(message) => {
                        let name = text::thread_name(locale, &post.challenge.terms, game);
                        let opened = self.transport.open_thread(channel, message, &name).await;
                        Ok(opened.map(Some)?)
                    }
                    None if post.unposted => Err(SendError::Later.into()),
                    None => Ok(None),
                }
            }
            MessageKind::Closing { challenge } => {
                let Some(post) = self.store.challenge_post(challenge).await? else {
                    return Ok(None);
                };
                let Some(reply) = text::closing(locale, C::DOOR, &post) else {
                    return Ok(None);
                };
                match post.message {
                    Some(message) => {
                        let changed = self.transport.change(channel, message, &reply).await;
                        // The message may have been deleted meanwhile; then there is nothing to update.
                        Ok(changed.map(|()| Some(message))?)
                    }
                    None if post.unposted => Err(SendError::Later.into()),
                    None => Ok(None),
                }
            }
        }
    }
}

/// Why a message was not sent.
#[derive(Debug)]
enum Unsent {
    /// The door does not take it.
    Refused(SendError),
    /// What it is about cannot be read.
    Fault(StoreFault),
}

impl From<SendError> for Unsent {
    fn from(why: SendError) -> Self {
        Self::Refused(why)
    }
}

impl From<StoreFault> for Unsent {
    fn from(fault: StoreFault) -> Self {
        Self::Fault(fault)
    }
}

fn report(fault: &StoreFault) {
    tracing::error!(reference = %Reference::new(), %fault, "the outbox cannot use the database");
}
