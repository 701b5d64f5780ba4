//! Says what the database says is still to be said.
//!
//! Whoever changes something writes what has to be said about it in the same transaction. The door
//! then says it at once; if it dies before, or Discord does not answer, the worker here says it later.
//! Both do it by the same code, and the message's nonce makes saying it twice harmless. What is to be said at one
//! door waits until a process serves that door.

mod unsaid;
mod upkeep;
mod words;

use std::{
    future::{pending, ready},
    sync::Arc,
    time::{Duration, Instant},
};

use time::OffsetDateTime;
use tokio::{
    sync::{
        Notify,
        broadcast::{Receiver, error::RecvError},
    },
    time::sleep,
};
use tokio_util::sync::CancellationToken;

pub use self::unsaid::Unsaid;
pub(crate) use self::words::words;
use crate::{
    games::{Games, Hindrance},
    ids::{DeliveryId, Door, DoorKey, PlaceId},
    leavers,
    store::{Delivery, Errand, News, Newsroom, Store, StoreFault},
    telemetry::{Reference, Stage},
    text::{self, Reply},
    watch::{Watch, Worker},
    web::games::Opened,
};

/// How long the worker sleeps at most: another process may have written something.
const LONGEST_SLEEP: Duration = Duration::from_secs(5);
/// How long it sleeps at least, when what is due has to wait for something older.
const SHORTEST_SLEEP: Duration = Duration::from_millis(50);
/// How long a claimed row is the claimer's. It may be shorter than a slow request, since saying a thing twice is
/// harmless; and it should be short, since a turn that was claimed by a process that died has to wait for it.
const LEASE: Duration = Duration::from_secs(15);
/// How long a row waits at most between two tries. Discord remembers a nonce for some minutes, so a message that it has
/// taken, and has not said so, is not posted again.
const LONGEST_WAIT: Duration = Duration::from_secs(120);

/// Says things in the channels of a door.
pub trait Courier: Clone + Send + Sync + 'static {
    /// The door.
    const DOOR: Door;

    /// Posts a message and gives its number. The same `nonce` again within minutes posts nothing and gives the
    /// first message.
    ///
    /// # Errors
    ///
    /// When the door does not take it, and whether it ever will.
    fn post(
        &self,
        channel: DoorKey,
        reply: &Reply,
        nonce: String,
    ) -> impl Future<Output = Result<DoorKey, Unsaid>> + Send;

    /// Changes a message; it notifies nobody.
    ///
    /// # Errors
    ///
    /// As [`Courier::post`].
    fn change(
        &self,
        channel: DoorKey,
        message: DoorKey,
        reply: &Reply,
    ) -> impl Future<Output = Result<(), Unsaid>> + Send;

    /// Opens a thread at a message and gives its number, also if it is open already. Not every door has threads.
    ///
    /// # Errors
    ///
    /// As [`Courier::post`].
    fn open_thread(
        &self,
        _channel: DoorKey,
        _message: DoorKey,
        _name: &str,
    ) -> impl Future<Output = Result<DoorKey, Unsaid>> + Send {
        ready(Err(Unsaid::Rejected))
    }

    /// Whether somebody is known to have left a server; at a door that does not know, nobody is.
    fn has_left(&self, _server: DoorKey, _who: DoorKey) -> impl Future<Output = bool> + Send {
        ready(false)
    }

    /// What is in the way in a channel of a server, if anything is; `None` where the door does not tell.
    fn look(
        &self,
        _server: DoorKey,
        _channel: DoorKey,
    ) -> impl Future<Output = Option<Option<Hindrance>>> + Send {
        ready(None)
    }

    /// Takes a message's buttons away; its words and its picture stay.
    ///
    /// # Errors
    ///
    /// As [`Courier::post`].
    fn retire(
        &self,
        channel: DoorKey,
        message: DoorKey,
    ) -> impl Future<Output = Result<(), Unsaid>> + Send;
}

/// The outbox of a door: shared by the door, which says things at once, and the worker.
#[derive(Debug, Clone)]
pub struct Outbox<C> {
    store: Store,
    courier: C,
    wake: Arc<Notify>,
    watch: Watch,
    pages: Opened,
}

impl<C: Courier> Outbox<C> {
    /// An outbox over a store, whose words `courier` carries.
    #[must_use]
    pub fn new(store: Store, courier: C, watch: Watch) -> Self {
        Self {
            watch,
            store,
            courier,
            wake: Arc::new(Notify::new()),
            pages: Opened::Nobody,
        }
    }

    /// The same outbox, whose words lead to the pages of games.
    #[must_use]
    pub(crate) fn leading_to(self, pages: Opened) -> Self {
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
    pub async fn say_now(&self, rows: &[DeliveryId]) -> Result<(), Unsaid> {
        let mut result = Ok(());
        for &row in rows {
            match self.store.delivery(row).await {
                // Another door's is said by a process that serves that door.
                Ok(Some(delivery)) if delivery.door != C::DOOR => {}
                Ok(Some(delivery)) if delivery.waits => self.queue(delivery.id).await,
                Ok(Some(delivery)) => result = result.and(self.say(&delivery).await),
                Ok(None) => {}
                Err(fault) => {
                    report(&fault);
                    result = Err(Unsaid::Later);
                }
            }
        }
        result
    }

    /// Leaves a row to the worker, which says it as soon as what is older has been said.
    async fn queue(&self, row: DeliveryId) {
        if let Err(fault) = self
            .store
            .postpone_delivery(row, OffsetDateTime::now_utc())
            .await
        {
            report(&fault);
        }
        self.wake.notify_one();
    }

    /// Works until `stop`: says what is due, and keeps the tables tidy.
    pub async fn work(self, newsroom: Newsroom, stop: CancellationToken) {
        tokio::join!(self.say_what_is_due(newsroom, &stop), self.keep_up(&stop));
    }

    /// Claims what is due, says it, sleeps until the next is due or another process has something to say.
    async fn say_what_is_due(&self, newsroom: Newsroom, stop: &CancellationToken) {
        let mut news = newsroom.subscribe();
        let mut pause = SHORTEST_SLEEP;
        while !stop.is_cancelled() {
            self.watch.works(Worker::Outbox, Instant::now());
            let now = OffsetDateTime::now_utc();
            match self.store.claim_delivery(C::DOOR, now, now + LEASE).await {
                Ok(Some(delivery)) => {
                    if self.say(&delivery).await.is_ok() {
                        tracing::info!(errand = ?delivery.errand, "said what was left to say");
                    }
                    pause = SHORTEST_SLEEP;
                    continue;
                }
                Ok(None) => {}
                Err(fault) => report(&fault),
            }
            let next = self.until_next(now).await;
            let is_woken = tokio::select! {
                () = stop.cancelled() => true,
                () = sleep(next.max(pause)) => false,
                () = self.wake.notified() => true,
                () = something_to_say(&mut news) => true,
            };
            // What is due and was not claimed waits for something older of its game, which may take long; whoever says
            // that wakes this.
            pause = if is_woken || next > pause {
                SHORTEST_SLEEP
            } else {
                (pause * 2).min(LONGEST_SLEEP)
            };
        }
    }

    async fn until_next(&self, now: OffsetDateTime) -> Duration {
        match self.store.next_delivery_at(C::DOOR).await {
            Ok(Some(due)) => Duration::try_from(due - now)
                .unwrap_or(Duration::ZERO)
                .min(LONGEST_SLEEP),
            Ok(None) => LONGEST_SLEEP,
            Err(fault) => {
                report(&fault);
                LONGEST_SLEEP
            }
        }
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
        let recorded = self.record(delivery, said, now).await;
        if let Err(fault) = recorded {
            // Saying it again is harmless, thanks to the nonce.
            report(&fault);
        }
        stage.end();
        // Something newer may have waited for this.
        self.wake.notify_one();
        match (delivery.errand, said) {
            // Without a thread the game is played in the channel, and its record says why.
            (Errand::Thread { .. }, Err(why)) if why != Unsaid::Later => Ok(()),
            (_, said) => said.map(|_| ()),
        }
    }

    async fn record(
        &self,
        delivery: &Delivery,
        said: Result<Option<DoorKey>, Unsaid>,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let store = &self.store;
        match said {
            Ok(message) => {
                store.settle_delivery(delivery, message, now).await?;
                // Only what was posted tells that something can be: own messages can be changed without that.
                if delivery.hindered && delivery.errand.posts() && message.is_some() {
                    store.see(delivery.place, None, now).await?;
                    Games::new(store.clone()).follow_places(now).await?;
                }
                Ok(())
            }
            Err(Unsaid::Rejected) => {
                let word = Unsaid::Rejected.word();
                store.abandon_delivery(delivery.id, word, now).await
            }
            Err(why) => match why.hindrance() {
                // It is not given up: it waits until the place can be written in, and is not tried before.
                Some(hindrance) if delivery.errand.waits_out(hindrance) => {
                    let (place, server) = (delivery.place, delivery.server);
                    store.postpone_delivery(delivery.id, now).await?;
                    self.sound_refuge(place, server, hindrance, now).await?;
                    store.hinder(place, hindrance, now).await?;
                    Games::new(store.clone()).follow_places(now).await
                }
                Some(_) => store.abandon_delivery(delivery.id, why.word(), now).await,
                None => {
                    let until = now + wait_after(delivery.attempts);
                    store.postpone_delivery(delivery.id, until).await
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
            Errand::Retire { game, number } => {
                match self.store.message_of_turn(game, number).await? {
                    Some(message) => {
                        let retired = self.courier.retire(channel, message).await;
                        Ok(retired.map(|()| None))
                    }
                    // It could not be posted, so there is nothing to take away.
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

/// What makes posting a thing twice harmless: the door knows by it what it has posted.
fn nonce(errand: Errand) -> String {
    match errand {
        Errand::Turn { game, number } | Errand::Retire { game, number } => {
            format!("g{game}-{number}")
        }
        Errand::Reminder { game, number } => format!("r{game}-{number}"),
        Errand::Challenge { challenge }
        | Errand::Closing { challenge }
        | Errand::Thread { challenge, .. } => format!("c{challenge}"),
    }
}

/// Comes back when a process has something to say.
async fn something_to_say(news: &mut Receiver<News>) {
    loop {
        match news.recv().await {
            Ok(News::Said { .. }) => {}
            // What was missed may have been something to say.
            Ok(News::ToSay { .. } | News::Unknown) | Err(RecvError::Lagged(_)) => return,
            // The newsroom is closed, and waking by the clock has to do.
            Err(RecvError::Closed) => pending().await,
        }
    }
}

/// Twice as long after each try.
fn wait_after(attempts: u32) -> Duration {
    Duration::from_secs(1_u64.checked_shl(attempts.min(16)).unwrap_or(u64::MAX)).min(LONGEST_WAIT)
}

fn report(fault: &StoreFault) {
    tracing::error!(reference = %Reference::new(), %fault, "the outbox cannot use the database");
}
