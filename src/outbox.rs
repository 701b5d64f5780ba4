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
mod worker;

use std::{sync::Arc, time::Duration};

use time::OffsetDateTime;
use tokio::{
    sync::Notify,
    time::{sleep, timeout},
};
use tokio_util::sync::CancellationToken;

use self::{alarm::Alarm, lanes::Lane, outage::Outage};
use crate::{
    courier::{Courier, Unsaid},
    games::{ChallengeState, Hindrance},
    ids::{DeliveryId, DoorKey, PlaceId},
    locale::Locale,
    reply::Reply,
    service::{Games, Opened, leavers},
    store::{Delivery, Errand, LONGEST_WAIT, Newsroom, Settled, Store, StoreFault},
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
    pages: Opened,
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
    /// An outbox over a store, whose words `courier` carries and lead to the pages of games.
    #[must_use]
    pub(crate) fn new(store: Store, courier: C, pages: Opened, watch: Watch) -> Self {
        Self {
            store,
            courier,
            watch,
            pages,
            posts: Lane::default(),
            changes: Lane::default(),
            outage: Outage::default(),
            wake: Arc::default(),
            wake_changes: Arc::default(),
            alarm: Alarm::default(),
        }
    }

    pub(crate) const fn courier(&self) -> &C {
        &self.courier
    }

    /// Says what a door has just written.
    ///
    /// # Errors
    ///
    /// When some of it was not said. What can be said later is; the worker sees to it.
    pub async fn say_now(&self, rows: &[DeliveryId]) -> Result<(), Unsaid> {
        let mut result = Ok(());
        for &row in rows {
            match self.store.delivery(row).await {
                // Another door's is said by a process that serves that door.
                Ok(Some(delivery)) if delivery.door != C::DOOR => {}
                Ok(Some(delivery)) if delivery.waits => {
                    self.queue(&delivery).await;
                    if delivery.late {
                        result = result.and(self.arrival(row).await);
                    }
                }
                Ok(Some(delivery)) => result = result.and(self.say_in_turn(&delivery).await),
                Ok(None) => {}
                Err(fault) => {
                    report(&fault);
                    self.posts.not_recorded(row);
                    result = Err(Unsaid::Later);
                }
            }
        }
        result
    }

    /// Leaves a row to the worker, which says it as soon as what is older has been said.
    async fn queue(&self, delivery: &Delivery) {
        if let Some(game) = delivery.errand.game() {
            self.posts.block(game);
        }
        let now = OffsetDateTime::now_utc();
        if let Err(fault) = self.store.queue_delivery(delivery, now).await {
            report(&fault);
        }
        self.wake.notify_one();
    }

    /// Waits a moment for the worker to deliver a row that waits for something late.
    async fn arrival(&self, row: DeliveryId) -> Result<(), Unsaid> {
        let arrived = async {
            while !matches!(self.store.delivery(row).await, Ok(None)) {
                sleep(LOOK_AGAIN).await;
            }
        };
        timeout(IN_TIME, arrived).await.map_err(|_| Unsaid::Later)
    }

    /// Says a row when nothing else is under way in its channel.
    async fn say_in_turn(&self, delivery: &Delivery) -> Result<(), Unsaid> {
        let lane = if delivery.errand.is_change() {
            &self.changes
        } else {
            &self.posts
        };
        // Otherwise the worker has it already.
        let Some(delivering) = lane.begin(Some(delivery.id), delivery.place) else {
            return Ok(());
        };
        let said = match timeout(DOOR_WAITS, delivering.turn()).await {
            Ok(_turn) => self.say(delivery).await,
            Err(_) => {
                let now = OffsetDateTime::now_utc();
                if let Err(fault) = self.store.postpone_delivery(delivery.id, now).await {
                    report(&fault);
                }
                Err(Unsaid::Later)
            }
        };
        drop(delivering);
        if said.is_err() {
            self.wake.notify_one();
        }
        said
    }

    /// Delivers what is due and maintains the tables, until `stop`.
    pub async fn work(self, newsroom: Newsroom, stop: CancellationToken) {
        tokio::join!(
            self.post_what_is_due(&newsroom, &stop),
            self.change_what_is_due(&stop),
            self.keep_up(&stop)
        );
    }

    /// Says one thing and records that it was said, or when to try again.
    async fn say(&self, delivery: &Delivery) -> Result<(), Unsaid> {
        let said = match self.tell(delivery).await {
            Ok(said) => said,
            Err(fault) => {
                report(&fault);
                Err(Unsaid::Later)
            }
        };
        let stage = Stage::begin("note");
        let now = OffsetDateTime::now_utc();
        self.note_success(delivery, said);
        match self.record(delivery, said, now).await {
            Ok(settled) => self.wake_after(delivery, settled).await,
            // Saying it again is harmless, thanks to the nonce.
            Err(fault) => {
                report(&fault);
                self.posts.not_recorded(delivery.id);
            }
        }
        stage.end();
        match (delivery.errand, said) {
            // Without a thread the game is played in the channel, and its record says why.
            (Errand::Thread { .. }, Err(why)) if why != Unsaid::Later => Ok(()),
            (_, said) => said.map(|_| ()),
        }
    }

    /// Records whether a post succeeded, by which outages of the whole door are found.
    fn note_success(&self, delivery: &Delivery, said: Result<Option<DoorKey>, Unsaid>) {
        if delivery.errand.is_change() {
            return;
        }
        match said {
            Ok(Some(_)) if self.outage.delivered() => self.wake.notify_one(),
            Err(Unsaid::Later) => self.outage.failed(delivery.place),
            _ => {}
        }
    }

    /// Wakes the worker if it has something to do now that a row is settled.
    async fn wake_after(&self, delivery: &Delivery, settled: Settled) {
        let waits = delivery
            .errand
            .game()
            .is_some_and(|game| self.posts.unblock(game));
        if waits && !settled.unblocked {
            // It was written while the row was being settled.
            let now = OffsetDateTime::now_utc();
            if let Err(fault) = self.store.queue_delivery(delivery, now).await {
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
        delivery: &Delivery,
        said: Result<Option<DoorKey>, Unsaid>,
        now: OffsetDateTime,
    ) -> Result<Settled, StoreFault> {
        let store = &self.store;
        match said {
            Ok(message) => {
                let settled = store.settle_delivery(delivery, message, now).await?;
                // Only what was posted tells that something can be: own messages can be changed without that.
                if delivery.hindered && delivery.errand.posts() && message.is_some() {
                    store.see(delivery.place, None, now).await?;
                    Games::new(store.clone()).follow_places(now).await?;
                }
                Ok(settled)
            }
            Err(Unsaid::Rejected) => {
                let word = Unsaid::Rejected.word();
                store.abandon_delivery(delivery, word, now).await
            }
            Err(why) => match why.hindrance() {
                // It is not given up: it waits until the place can be written in, and is not tried before.
                Some(hindrance) if delivery.errand.waits_out(hindrance) => {
                    let (place, server) = (delivery.place, delivery.server);
                    self.sound_refuge(place, server, hindrance, now).await?;
                    store.hinder(place, hindrance, now).await?;
                    store.postpone_delivery(delivery.id, now).await?;
                    Games::new(store.clone()).follow_places(now).await?;
                    Ok(Settled::default())
                }
                Some(_) => store.abandon_delivery(delivery, why.word(), now).await,
                None => {
                    let wait = wait(delivery.attempts);
                    store.postpone_delivery(delivery.id, now + wait).await?;
                    self.alarm.ring_in(wait);
                    Ok(Settled::default())
                }
            },
        }
    }

    /// Games go on in the channel of a thread in which the bot may not write, unless it may not write there either; so
    /// that is found out before the thread is given up.
    pub(crate) async fn sound_refuge(
        &self,
        thread: PlaceId,
        server: DoorKey,
        why: Hindrance,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        if why != Hindrance::MayNotPost {
            return Ok(());
        }
        let Some(refuge) = self.store.refuge(thread).await? else {
            return Ok(());
        };
        if let Some(Some(why)) = self.courier.look(server, refuge).await {
            self.store.hinder_parent(thread, refuge, why, now).await?;
        }
        Ok(())
    }

    /// Makes the words and the picture, and sends them. Gives the message, if there is one.
    async fn tell(
        &self,
        delivery: &Delivery,
    ) -> Result<Result<Option<DoorKey>, Unsaid>, StoreFault> {
        let (channel, locale) = (delivery.channel, delivery.locale);
        match delivery.errand {
            // That is told instead, as the next thing in the game.
            Errand::Reminder { game, number }
                if leavers::is_reminded(
                    &self.store,
                    &self.courier,
                    delivery.server,
                    game,
                    number,
                )
                .await? =>
            {
                Ok(Ok(None))
            }
            Errand::Turn { .. } | Errand::Reminder { .. } | Errand::Challenge { .. } => {
                let stage = Stage::begin("fetch");
                let Some(reply) = words(&self.store, &self.pages, locale, delivery.errand).await?
                else {
                    return Ok(Ok(None));
                };
                stage.end();
                let nonce = nonce(delivery.errand);
                Ok(self.courier.post(channel, &reply, nonce).await.map(Some))
            }
            Errand::Thread { challenge, game } => {
                let Some(post) = self.store.challenge_post(challenge).await? else {
                    return Ok(Ok(None));
                };
                match post.message {
                    Some(message) => {
                        let name = text::thread_name(locale, &post.challenge.terms, game);
                        let opened = self.courier.open_thread(channel, message, &name).await;
                        Ok(opened.map(Some))
                    }
                    None if post.unposted => Ok(Err(Unsaid::Later)),
                    None => Ok(Ok(None)),
                }
            }
            Errand::Closing { challenge } => {
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
                    None if post.unposted => Ok(Err(Unsaid::Later)),
                    None => Ok(Ok(None)),
                }
            }
        }
    }
}

/// What a message says, made from the log as it is now; nothing if what it was about is gone.
pub(crate) async fn words(
    store: &Store,
    pages: &Opened,
    locale: Locale,
    errand: Errand,
) -> Result<Option<Reply>, StoreFault> {
    match errand {
        Errand::Turn { game, number } => {
            let Some(table) = store.table_to_tell(game, number).await? else {
                return Ok(None);
            };
            let reply = text::turn(locale, &table);
            // A game that goes on has its next board in the channel soon enough.
            let page = match table.ending() {
                Some(_) => pages.link(store, game).await?,
                None => None,
            };
            Ok(Some(text::leading_to(locale, reply, page.as_deref())))
        }
        Errand::Reminder { game, number } => {
            let table = store.table(game, None).await?;
            // Whoever has moved meanwhile is not reminded any more.
            Ok(table.and_then(|table| text::reminder(locale, &table, number)))
        }
        Errand::Thread { .. } => Ok(None),
        Errand::Challenge { challenge } | Errand::Closing { challenge } => {
            let post = store.challenge_post(challenge).await?;
            Ok(post.and_then(|post| match post.challenge.state {
                ChallengeState::Open => Some(text::challenge(locale, &post.challenge)),
                // Closed, perhaps before it could be posted: its message is the record of what became of it.
                _ => text::closing(locale, &post),
            }))
        }
    }
}

/// What makes posting a thing twice harmless: the door knows by it what it has posted.
fn nonce(errand: Errand) -> String {
    match errand {
        Errand::Turn { game, number } => format!("g{game}-{number}"),
        Errand::Reminder { game, number } => format!("r{game}-{number}"),
        Errand::Challenge { challenge }
        | Errand::Closing { challenge }
        | Errand::Thread { challenge, .. } => format!("c{challenge}"),
    }
}

/// How long something waits that has failed so often before.
fn wait(failures: u32) -> Duration {
    outage::wait_after(failures, LONGEST_WAIT.unsigned_abs())
}

fn report(fault: &StoreFault) {
    tracing::error!(reference = %Reference::new(), %fault, "the outbox cannot use the database");
}
