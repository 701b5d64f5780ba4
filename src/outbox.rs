//! Says what the database says is still to be said.
//!
//! Whoever changes something writes what has to be said about it in the same transaction. The door
//! then says it at once; if it dies before, or Discord does not answer, the worker here says it later.
//! Both do it by the same code, and the message's nonce makes saying it twice harmless. What is to be said at one
//! door waits until a process serves that door.

mod alarm;
mod lanes;
mod outage;
mod upkeep;
mod words;
mod worker;

use std::{sync::Arc, time::Duration};

use time::OffsetDateTime;
use tokio::{
    sync::Notify,
    time::{sleep, timeout},
};
use tokio_util::sync::CancellationToken;

pub(crate) use self::words::words;
use self::{alarm::Alarm, lanes::Lane, outage::Outage};
use crate::{
    courier::{Courier, SendError},
    games::ChannelProblem,
    ids::{ExternalId, OutboxId, PlaceId},
    service::{Games, PageAccess, leavers},
    store::{LONGEST_WAIT, MessageKind, Notifications, OutboxItem, Settled, Store, StoreFault},
    telemetry::{Reference, Stage},
    text,
    watch::Watch,
};

/// How long a door waits for what is under way in a channel before it leaves a row to the worker.
const DOOR_WAITS: Duration = Duration::from_secs(20);
/// How long a door waits for a row that is behind something late before it tells that the row is late, too, and how often
/// it looks meanwhile.
const IN_TIME: Duration = Duration::from_millis(1500);
const LOOK_AGAIN: Duration = Duration::from_millis(100);

/// The outbox of a door: shared by the door, which says things at once, and the worker.
#[derive(Debug, Clone)]
pub struct Outbox<C> {
    store: Store,
    courier: C,
    watch: Watch,
    pages: PageAccess,
    /// New messages, one at a time in each channel.
    posts: Lane,
    /// Changes of messages that are there.
    changes: Lane,
    outage: Outage,
    /// Something can be claimed.
    wake: Arc<Notify>,
    wake_changes: Arc<Notify>,
    /// Something is to be tried again.
    alarm: Alarm,
}

impl<C: Courier> Outbox<C> {
    /// An outbox over a store, whose words `courier` carries.
    #[must_use]
    pub fn new(store: Store, courier: C, watch: Watch) -> Self {
        Self {
            store,
            courier,
            watch,
            pages: PageAccess::Nobody,
            posts: Lane::default(),
            changes: Lane::default(),
            outage: Outage::default(),
            wake: Arc::default(),
            wake_changes: Arc::default(),
            alarm: Alarm::default(),
        }
    }

    /// The same outbox, whose words lead to the pages of games.
    #[must_use]
    pub(crate) fn leading_to(self, pages: PageAccess) -> Self {
        Self { pages, ..self }
    }

    pub(crate) const fn courier(&self) -> &C {
        &self.courier
    }

    /// Says what a door has just written.
    ///
    /// # Errors
    ///
    /// When some of it was not said. What can be said later is; the worker sees to it.
    pub async fn send_now(&self, rows: &[OutboxId]) -> Result<(), SendError> {
        let mut result = Ok(());
        for &row in rows {
            match self.store.item(row).await {
                // Another door's is said by a process that serves that door.
                Ok(Some(item)) if item.door != C::DOOR => {}
                Ok(Some(item)) if item.waits => {
                    self.queue(&item).await;
                    if item.late {
                        result = result.and(self.arrival(row).await);
                    }
                }
                Ok(Some(item)) => result = result.and(self.send_in_order(&item).await),
                Ok(None) => {}
                Err(fault) => {
                    report(&fault);
                    self.posts.not_recorded(row);
                    result = Err(SendError::Later);
                }
            }
        }
        result
    }

    /// Leaves a row to the worker, which says it as soon as what is older has been said.
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

    /// Waits a moment for the worker to deliver a row that waits for something late.
    async fn arrival(&self, row: OutboxId) -> Result<(), SendError> {
        let arrived = async {
            while !matches!(self.store.item(row).await, Ok(None)) {
                sleep(LOOK_AGAIN).await;
            }
        };
        timeout(IN_TIME, arrived)
            .await
            .map_err(|_| SendError::Later)
    }

    /// Says a row when nothing else is under way in its channel.
    async fn send_in_order(&self, item: &OutboxItem) -> Result<(), SendError> {
        let lane = if item.message_kind.is_change() {
            &self.changes
        } else {
            &self.posts
        };
        // Otherwise the worker has it already.
        let Some(delivering) = lane.begin(Some(item.id), item.place) else {
            return Ok(());
        };
        let said = match timeout(DOOR_WAITS, delivering.turn()).await {
            Ok(_turn) => self.say(item).await,
            Err(_) => {
                let now = OffsetDateTime::now_utc();
                if let Err(fault) = self.store.postpone_delivery(item.id, now).await {
                    report(&fault);
                }
                Err(SendError::Later)
            }
        };
        drop(delivering);
        if said.is_err() {
            self.wake.notify_one();
        }
        said
    }

    /// Delivers what is due and maintains the tables, until `stop`.
    pub async fn work(self, notifications: Notifications, stop: CancellationToken) {
        tokio::join!(
            self.post_what_is_due(&notifications, &stop),
            self.change_what_is_due(&stop),
            self.keep_up(&stop)
        );
    }

    /// Says one thing and records that it was said, or when to try again.
    async fn say(&self, item: &OutboxItem) -> Result<(), SendError> {
        let said = match self.tell(item).await {
            Ok(said) => said,
            Err(fault) => {
                report(&fault);
                Err(SendError::Later)
            }
        };
        let stage = Stage::begin("note");
        let now = OffsetDateTime::now_utc();
        self.note_success(item, said);
        match self.record(item, said, now).await {
            Ok(settled) => self.wake_after(item, settled).await,
            // Saying it again is harmless, thanks to the nonce.
            Err(fault) => {
                report(&fault);
                self.posts.not_recorded(item.id);
            }
        }
        stage.end();
        match (item.message_kind, said) {
            // Without a thread the game is played in the channel, and its record says why.
            (MessageKind::Thread { .. }, Err(why)) if why != SendError::Later => Ok(()),
            (_, said) => said.map(|_| ()),
        }
    }

    /// Records whether a post succeeded, by which outages of the whole door are found.
    fn note_success(&self, item: &OutboxItem, said: Result<Option<ExternalId>, SendError>) {
        if item.message_kind.is_change() {
            return;
        }
        match said {
            Ok(Some(_)) if self.outage.delivered() => self.wake.notify_one(),
            Err(SendError::Later) => self.outage.failed(item.place),
            _ => {}
        }
    }

    /// Wakes the worker if it has something to do now that a row is settled.
    async fn wake_after(&self, item: &OutboxItem, settled: Settled) {
        let waits = item
            .message_kind
            .game()
            .is_some_and(|game| self.posts.unblock(game));
        if waits && !settled.unblocked {
            // It was written while the row was being settled.
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

    async fn record(
        &self,
        item: &OutboxItem,
        said: Result<Option<ExternalId>, SendError>,
        now: OffsetDateTime,
    ) -> Result<Settled, StoreFault> {
        let store = &self.store;
        match said {
            Ok(message) => {
                let settled = store.settle_delivery(item, message, now).await?;
                // Only what was posted tells that something can be: own messages can be changed without that.
                if item.hindered && item.message_kind.posts() && message.is_some() {
                    store.see(item.place, None, now).await?;
                    Games::new(store.clone()).sync_places(now).await?;
                }
                Ok(settled)
            }
            Err(SendError::Rejected) => {
                let word = SendError::Rejected.word();
                store.abandon_delivery(item, word, now).await
            }
            Err(why) => match why.problem() {
                // It is not given up: it waits until the place can be written in, and is not tried before.
                Some(problem) if item.message_kind.waits_out(problem) => {
                    let (place, server) = (item.place, item.server);
                    self.usable_fallback(place, server, problem, now).await?;
                    store.hinder(place, problem, now).await?;
                    store.postpone_delivery(item.id, now).await?;
                    Games::new(store.clone()).sync_places(now).await?;
                    Ok(Settled::default())
                }
                Some(_) => store.abandon_delivery(item, why.word(), now).await,
                None => {
                    let wait = wait(item.attempts);
                    store.postpone_delivery(item.id, now + wait).await?;
                    self.alarm.ring_in(wait);
                    Ok(Settled::default())
                }
            },
        }
    }

    /// Games go on in the channel of a thread in which the bot may not write, unless it may not write there either; so
    /// that is found out before the thread is given up.
    pub(crate) async fn usable_fallback(
        &self,
        thread: PlaceId,
        server: ExternalId,
        why: ChannelProblem,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        if why != ChannelProblem::MayNotPost {
            return Ok(());
        }
        let Some(fallback) = self.store.fallback(thread).await? else {
            return Ok(());
        };
        if let Some(Some(why)) = self.courier.look(server, fallback).await {
            self.store.hinder_parent(thread, fallback, why, now).await?;
        }
        Ok(())
    }

    /// Makes the words and the picture, and sends them. Gives the message, if there is one.
    async fn tell(
        &self,
        item: &OutboxItem,
    ) -> Result<Result<Option<ExternalId>, SendError>, StoreFault> {
        let (channel, locale) = (item.channel, item.locale);
        match item.message_kind {
            // That is told instead, as the next thing in the game.
            MessageKind::Reminder { game, number }
                if leavers::is_reminded(&self.store, &self.courier, item.server, game, number)
                    .await? =>
            {
                Ok(Ok(None))
            }
            MessageKind::Turn { .. }
            | MessageKind::Reminder { .. }
            | MessageKind::Challenge { .. } => {
                let stage = Stage::begin("fetch");
                let Some(reply) =
                    words(&self.store, &self.pages, locale, item.message_kind).await?
                else {
                    return Ok(Ok(None));
                };
                stage.end();
                let nonce = nonce(item.message_kind);
                Ok(self.courier.post(channel, &reply, nonce).await.map(Some))
            }
            MessageKind::Thread { challenge, game } => {
                let Some(post) = self.store.challenge_post(challenge).await? else {
                    return Ok(Ok(None));
                };
                match post.message {
                    Some(message) => {
                        let name = text::thread_name(locale, &post.challenge.terms, game);
                        let opened = self.courier.open_thread(channel, message, &name).await;
                        Ok(opened.map(Some))
                    }
                    None if post.unposted => Ok(Err(SendError::Later)),
                    None => Ok(Ok(None)),
                }
            }
            MessageKind::Closing { challenge } => {
                let Some(post) = self.store.challenge_post(challenge).await? else {
                    return Ok(Ok(None));
                };
                let Some(reply) = text::closing(locale, &post) else {
                    return Ok(Ok(None));
                };
                match post.message {
                    Some(message) => {
                        let changed = self.courier.change(channel, message, &reply).await;
                        // The message may have been deleted meanwhile; then there is nothing to change.
                        Ok(changed.map(|()| Some(message)))
                    }
                    None if post.unposted => Ok(Err(SendError::Later)),
                    None => Ok(Ok(None)),
                }
            }
        }
    }
}

/// What makes posting a thing twice harmless: the door knows by it what it has posted.
fn nonce(message_kind: MessageKind) -> String {
    match message_kind {
        MessageKind::Turn { game, number } => format!("g{game}-{number}"),
        MessageKind::Reminder { game, number } => format!("r{game}-{number}"),
        MessageKind::Challenge { challenge }
        | MessageKind::Closing { challenge }
        | MessageKind::Thread { challenge, .. } => format!("c{challenge}"),
    }
}

/// How long something waits that has failed so often before.
fn wait(failures: u32) -> Duration {
    outage::wait_after(failures, LONGEST_WAIT.unsigned_abs())
}

fn report(fault: &StoreFault) {
    tracing::error!(reference = %Reference::new(), %fault, "the outbox cannot use the database");
}
