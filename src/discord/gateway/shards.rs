//! Runs the shards that this process holds a lease of.
//!
//! In each round, the process renews its leases, takes free shards, and starts what it has got. Who cannot renew a lease stops
//! the shard before it ends. If Discord recommends more shards, the new ones run beside the old until all are connected.

use std::{
    collections::BTreeMap,
    pin::pin,
    sync::Arc,
    time::{Duration, Instant},
};

use tokio::{
    sync::{
        Notify,
        broadcast::{Receiver, error::RecvError},
    },
    task::JoinSet,
    time::{sleep, sleep_until, timeout},
};
use tokio_util::sync::CancellationToken;
use twilight_gateway::{Config, Intents};

use super::{
    connection::Resumable,
    event::EventReader,
    link::Link,
    machine::Machine,
    pace::Pace,
    policy::Refusal,
    running::Running,
    sessions::{SessionStarts, Unavailable},
    shard::Shard,
};
use crate::{
    deadline::{Failed, Late, within},
    discord::model::Event,
    ids::ShardId,
    service_manager,
    store::{Leases, Notification, OtherProcess, ShardLeases, ShardReport, StoredSession},
    watch::Watch,
};

/// How long stopped shards may take to close their connections.
const CLOSE_TIMEOUT: Duration = Duration::from_millis(500);
/// How long the release of the leases may take when the bot stops.
const RELEASE_TIMEOUT: Duration = Duration::from_millis(500);
/// The pauses between attempts to learn at the start how many shards there are.
const ASK_PAUSE: [Duration; 2] = [Duration::from_millis(500), Duration::from_secs(30)];
/// The fewest shards that a process has more than another before it gives one away.
const UNEVEN: usize = 2;

/// The shards of this process.
pub(in crate::discord) struct Shards<F> {
    config: Config,
    starts: SessionStarts,
    leases: ShardLeases,
    pace: Pace,
    reader: EventReader,
    watch: Watch,
    on_event: Arc<F>,
    machine: Machine,
    running: BTreeMap<ShardId, Running>,
    tasks: JoinSet<(ShardId, Result<(), Refusal>)>,
    /// Wakes the supervisor for a round.
    wake: Arc<Notify>,
    /// Before the last successful round.
    renewed_at: Option<Instant>,
    /// Whether other processes were alive then.
    has_others: bool,
    is_failing: bool,
    /// Discord refuses this number of shards and fewer.
    refused: u32,
    /// Whether it has no shards, and that is logged.
    is_idle: bool,
}

impl<F, R> Shards<F>
where
    F: Fn(Event) -> R + Send + Sync + 'static,
    R: Future<Output = ()> + Send,
{
    /// No shards at first. Those that it will run are subscribed to `intents`, and call `on_event`; a shard receives its next
    /// event when what that returns is done.
    pub(in crate::discord) fn new(
        token: &str,
        intents: u64,
        starts: SessionStarts,
        leases: ShardLeases,
        pace: Pace,
        reader: EventReader,
        on_event: F,
    ) -> Self {
        let intents = Intents::from_bits_truncate(intents);
        Self {
            config: Config::new(token.to_owned(), intents),
            starts,
            leases,
            pace,
            watch: reader.watch.clone(),
            reader,
            on_event: Arc::new(on_event),
            machine: Machine::own(),
            running: BTreeMap::new(),
            tasks: JoinSet::new(),
            wake: Arc::default(),
            renewed_at: None,
            has_others: false,
            is_failing: false,
            refused: 0,
            is_idle: false,
        }
    }

    /// Runs shards until `stop`; then the leases end, and others can go on with the sessions at once.
    ///
    /// Fails when Discord refuses the bot for good.
    pub(in crate::discord) async fn run(
        mut self,
        mut notifications: Receiver<Notification>,
        stop: CancellationToken,
    ) -> Result<(), Refusal> {
        let Some(planned) = stop.run_until_cancelled(self.first_plan()).await else {
            return Ok(());
        };
        planned?;
        let result = {
            let asking = ask_regularly(
                self.starts.clone(),
                self.leases.clone(),
                self.pace.ask,
                Arc::clone(&self.wake),
            );
            let mut asking = pin!(asking);
            let running = async {
                loop {
                    self.round().await;
                    let ended = tokio::select! {
                        () = sleep(self.pace.round()) => None,
                        () = self.wake.notified() => None,
                        () = handed_over(&mut notifications) => None,
                        () = reached(self.cut_off_at()) => None,
                        Some(ended) = self.tasks.join_next() => Some(ended),
                        never = &mut asking => match never {},
                    };
                    if let Some(Ok((shard, ended))) = ended {
                        self.forget(shard);
                        self.ended(shard, ended).await?;
                    }
                }
            };
            stop.run_until_cancelled(running).await.unwrap_or(Ok(()))
        };
        self.finish().await;
        result
    }

    /// Asks Discord for the number of shards until it answers.
    async fn first_plan(&self) -> Result<(), Refusal> {
        let [mut pause, longest] = ASK_PAUSE;
        let mut was_warned = false;
        loop {
            let why = match self.starts.next().await {
                Ok(info) => match self.leases.plan(info.shards).await {
                    Ok(()) => return Ok(()),
                    Err(fault) => fault.to_string(),
                },
                Err(Unavailable::TokenRefused) => return Err(Refusal::Token),
                Err(Unavailable::Unreachable(why)) => why,
            };
            if was_warned {
                tracing::debug!(%why, "no connection to Discord yet");
            } else {
                tracing::warn!(%why, "no connection to Discord's gateway; trying again");
                was_warned = true;
            }
            sleep(pause).await;
            pause = (pause * 2).min(longest);
        }
    }

    /// Renews leases, and starts and stops what follows from them.
    async fn round(&mut self) {
        if self.cut_off_at().is_some_and(|at| at <= Instant::now()) {
            self.cut_off();
        }
        let began = Instant::now();
        let limit = self.cut_off_at().map_or(self.pace.round(), |at| {
            self.pace.round().min(at.saturating_duration_since(began))
        });
        let machine = self.machine.to_string();
        let reports: Vec<_> = self
            .running
            .iter_mut()
            .map(|(shard, running)| running.report(*shard, began))
            .collect();
        let leases = match within(limit, self.leases.round(&machine, &reports)).await {
            Ok(leases) => leases,
            Err(Failed(fault)) => return self.failed(&fault.to_string()),
            Err(Late) => return self.failed("the database does not answer"),
        };
        if std::mem::take(&mut self.is_failing) {
            tracing::info!("the leases of the shards are renewed again");
        }
        self.renewed_at = Some(began);
        self.has_others = !leases.others.is_empty();
        self.watch.shards_planned(Some(leases.total));
        let others = u32::try_from(leases.others.len()).unwrap_or(u32::MAX);
        self.watch.shared_by(others.saturating_add(1));
        self.follow(&leases);
        let found_dead = self.bury(&leases).await;
        let is_idle = self.running.is_empty() && !found_dead;
        if is_idle && !self.is_idle {
            tracing::info!(
                shards = leases.total,
                "other processes have all shards; this one takes over when they end"
            );
            service_manager::ready();
        }
        self.is_idle = is_idle;
        self.even_out(&leases).await;
    }

    fn failed(&mut self, why: &str) {
        if !std::mem::replace(&mut self.is_failing, true) {
            tracing::warn!(%why, "the leases of the shards are not renewed; trying again");
        }
    }

    /// Starts the shards whose leases this process has, and stops those whose leases it has lost.
    fn follow(&mut self, leases: &Leases) {
        let lost: Vec<_> = self
            .running
            .keys()
            .filter(|shard| !leases.own.iter().any(|(own, _)| own == *shard))
            .copied()
            .collect();
        for shard in lost {
            let is_earlier = shard.total != leases.total;
            if is_earlier {
                tracing::info!(%shard, shards = leases.total, "the shard ends: all shards of the new number are connected");
            } else {
                tracing::warn!(%shard, "another process has the shard");
            }
            // A session that another process has resumed must not be ended.
            self.stop(shard, !is_earlier);
        }
        for (shard, session) in &leases.own {
            if shard.total > self.refused && !self.running.contains_key(shard) {
                self.start(*shard, session.clone().map(Resumable::from));
            }
        }
    }

    fn start(&mut self, id: ShardId, session: Option<Resumable>) {
        let link = Link::new(session.clone(), Arc::clone(&self.wake));
        let running = Running::new(link.clone(), session);
        self.running.insert(id, running);
        let shard = Shard::new(
            id,
            self.config.clone(),
            self.starts.clone(),
            self.reader.clone(),
            link,
        );
        let (on_event, watch) = (Arc::clone(&self.on_event), self.watch.clone());
        self.tasks.spawn(async move {
            let report = |gateway| watch.gateway(id, gateway);
            (id, shard.run(|event| on_event(event), report).await)
        });
        // The lease may have been taken over with little time left.
        self.wake.notify_one();
    }

    /// Stops a shard; returns its link.
    fn stop(&mut self, shard: ShardId, keeps_session: bool) -> Option<Link> {
        let running = self.running.remove(&shard)?;
        running.link.stop(keeps_session);
        self.watch.shard_ended(shard);
        Some(running.link)
    }

    /// A stopped shard may have reported until its end.
    fn forget(&self, shard: ShardId) {
        if !self.running.contains_key(&shard) {
            self.watch.shard_ended(shard);
        }
    }

    /// When the shards are stopped unless their leases are renewed. A process without others keeps them: nobody else can take
    /// them without the database.
    fn cut_off_at(&self) -> Option<Instant> {
        let renewed_at = self.renewed_at.filter(|_| self.has_others)?;
        (!self.running.is_empty()).then(|| renewed_at + self.pace.cut_off())
    }

    /// Stops all shards, because their leases are about to end.
    fn cut_off(&mut self) {
        tracing::error!(
            shards = self.running.len(),
            "the leases of the shards end, and the database does not answer: other processes take them over"
        );
        let shards: Vec<_> = self.running.keys().copied().collect();
        for shard in shards {
            self.stop(shard, true);
        }
        self.watch.shards_planned(None);
    }

    /// Ends the leases of processes on this machine that have died; returns whether there are any.
    async fn bury(&self, leases: &Leases) -> bool {
        let is_dead = |process: &&OtherProcess| {
            let machine = Machine::read(&process.machine);
            machine.is_some_and(|machine| self.machine.knows_the_end_of(&machine))
        };
        let dead: Vec<_> = leases.others.iter().filter(is_dead).cloned().collect();
        if dead.is_empty() {
            return false;
        }
        match within(self.pace.round(), self.leases.end_of(&dead)).await {
            Ok(()) => {
                tracing::info!(
                    processes = dead.len(),
                    "a process has died; its shards are free"
                );
                self.wake.notify_one();
            }
            Err(Failed(fault)) => {
                tracing::warn!(%fault, "the leases of a dead process stay until they end")
            }
            Err(Late) => tracing::warn!("the leases of a dead process stay until they end"),
        }
        true
    }

    /// Gives a shard to a process that has fewer. One in a round, and only while all are connected.
    async fn even_out(&mut self, leases: &Leases) {
        let fewest = leases.others.iter().min_by_key(|process| process.shards);
        let (true, Some(to)) = (leases.is_complete, fewest) else {
            return;
        };
        let own: Vec<_> = self
            .running
            .keys()
            .filter(|shard| shard.total == leases.total)
            .copied()
            .collect();
        let theirs = usize::try_from(to.shards).unwrap_or(usize::MAX);
        let Some(shard) = own.last().copied() else {
            return;
        };
        if own.len() < theirs.saturating_add(UNEVEN) {
            return;
        }
        let Some(link) = self.stop(shard, true) else {
            return;
        };
        self.closed(&[shard]).await;
        let session = link.state().session;
        let session = session.as_ref().map(StoredSession::from);
        let given = self.leases.give(shard, to, session.as_ref());
        match within(self.pace.round(), given).await {
            Ok(()) => tracing::info!(%shard, "the shard goes on in another process"),
            // The lease is still this process's, unless it has been given after all.
            Err(Failed(fault)) => tracing::warn!(%shard, %fault, "the shard stays here"),
            Err(Late) => {
                tracing::warn!(%shard, "the shard stays here: the database does not answer")
            }
        }
    }

    /// Waits until these stopped shards have closed their connections.
    async fn closed(&mut self, shards: &[ShardId]) {
        let mut open = shards.to_vec();
        let closing = async {
            while !open.is_empty()
                && let Some(ended) = self.tasks.join_next().await
            {
                if let Ok((ended, _)) = ended {
                    self.forget(ended);
                    open.retain(|shard| *shard != ended);
                }
            }
        };
        if timeout(CLOSE_TIMEOUT, closing).await.is_err() {
            tracing::debug!(?open, "some shards do not close in time");
        }
    }

    /// A shard has ended, by order or because Discord refuses it. With another number of shards, it may be accepted.
    async fn ended(&mut self, shard: ShardId, result: Result<(), Refusal>) -> Result<(), Refusal> {
        let Err(refusal) = result else {
            return Ok(());
        };
        if !matches!(refusal, Refusal::Shard | Refusal::ShardingRequired) {
            return Err(refusal);
        }
        match self.starts.next().await {
            Ok(info) if info.shards > shard.total => {
                tracing::warn!(%shard, %refusal, shards = info.shards, "Discord demands more shards");
                self.refused = self.refused.max(shard.total);
                self.stop(shard, false);
                if let Err(fault) = self.leases.plan(info.shards).await {
                    self.failed(&fault.to_string());
                }
                Ok(())
            }
            _ => Err(refusal),
        }
    }

    /// Stops all shards and ends their leases.
    async fn finish(mut self) {
        let shards: Vec<_> = self.running.keys().copied().collect();
        let keeps_session = self.has_others;
        let links: Vec<_> = shards
            .iter()
            .filter_map(|shard| Some((*shard, self.stop(*shard, keeps_session)?)))
            .collect();
        self.closed(&shards).await;
        let stopped = links.into_iter().map(|(shard, link)| {
            let session = link.state().session.filter(|_| keeps_session);
            ShardReport {
                shard,
                is_connected: false,
                session: session.as_ref().map(StoredSession::from),
            }
        });
        let stopped: Vec<_> = stopped.collect();
        match within(RELEASE_TIMEOUT, self.leases.release(&stopped)).await {
            Ok(()) => {}
            Err(Failed(fault)) => {
                tracing::warn!(%fault, "the leases of the shards stay until they end")
            }
            Err(Late) => tracing::warn!("the leases of the shards stay until they end"),
        }
    }
}

/// Asks Discord regularly for the number of shards.
async fn ask_regularly(
    starts: SessionStarts,
    leases: ShardLeases,
    every: Duration,
    wake: Arc<Notify>,
) -> std::convert::Infallible {
    loop {
        sleep(every).await;
        // Otherwise the shards notice what is wrong.
        if let Ok(info) = starts.next().await {
            match leases.plan(info.shards).await {
                Ok(()) => wake.notify_one(),
                Err(fault) => tracing::debug!(%fault, "the number of shards is not stored"),
            }
        }
    }
}

/// Waits until another process hands a shard over or releases one.
async fn handed_over(notifications: &mut Receiver<Notification>) {
    loop {
        match notifications.recv().await {
            Ok(Notification::Shards | Notification::Unknown) | Err(RecvError::Lagged(_)) => return,
            Ok(_) => {}
            // Notifications have ended; rounds come anyway.
            Err(RecvError::Closed) => std::future::pending().await,
        }
    }
}

async fn reached(deadline: Option<Instant>) {
    match deadline {
        Some(deadline) => sleep_until(deadline.into()).await,
        None => std::future::pending().await,
    }
}
