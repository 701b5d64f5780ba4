//! Keeps one shard connected.

use std::{
    future::pending,
    pin::pin,
    time::{Duration, Instant},
};

use tokio::time::{sleep, sleep_until};
use twilight_gateway::Config;

use super::{
    budget::Budget,
    connection::{Connection, Incoming, Resumable},
    event::EventReader,
    link::Link,
    policy::{Disconnect, Policy, Progress, Refusal, Start, Step},
    sessions::{GatewayInfo, SessionStarts, Unavailable, address},
    status::Status,
};
use crate::{discord::model::Event, ids::ShardId, watch::Gateway};

/// How long opening a connection may take, up to Discord's HELLO.
const OPEN_TIMEOUT: Duration = Duration::from_secs(15);
/// How long Discord may take from IDENTIFY or RESUME to READY or RESUMED, or until the next replayed event.
const START_TIMEOUT: Duration = Duration::from_secs(60);

/// A running shard: a part of the servers, whose events come on one connection.
pub(super) struct Shard {
    id: ShardId,
    config: Config,
    starts: SessionStarts,
    budget: Budget,
    reader: EventReader,
    link: Link,
}

/// How the next connection begins.
enum Next {
    Resume(Resumable),
    Identify,
}

/// The end of a connection.
enum Outcome {
    Stopped,
    Ended(Disconnect, Progress, Option<Resumable>),
}

impl Shard {
    /// A shard that is subscribed to what `config` names, and takes its session from `link`.
    pub(super) fn new(
        id: ShardId,
        config: Config,
        starts: SessionStarts,
        reader: EventReader,
        link: Link,
    ) -> Self {
        Self {
            id,
            config,
            starts,
            budget: Budget::default(),
            reader,
            link,
        }
    }

    /// Receives events until the order to stop, and calls `report` with the state of the connection.
    ///
    /// Fails when Discord refuses the bot for good.
    pub(super) async fn run<R: Future<Output = ()>>(
        mut self,
        on_event: impl Fn(Event) -> R,
        report: impl Fn(Gateway),
    ) -> Result<(), Refusal> {
        let stop = self.link.stopped().clone();
        let mut policy = Policy::default();
        let mut status = Status::new(self.id, report);
        let mut next = match self.link.state().session {
            Some(session) => Next::Resume(session),
            None => Next::Identify,
        };
        loop {
            status.attempt();
            let (start, resume) = match next {
                Next::Resume(resume) => (Start::Resume, Some(resume)),
                Next::Identify => (Start::Identify, None),
            };
            let outcome = self.connect(resume, &mut status, &on_event).await?;
            let Outcome::Ended(why, progress, resumable) = outcome else {
                return Ok(());
            };
            status.lost(&why);
            let pause = match policy.after(&why, start, progress, rand::random()) {
                Step::GiveUp(refusal) => return Err(refusal),
                Step::Connect { start, pause } => {
                    next = match resumable {
                        Some(resume) if start == Start::Resume => Next::Resume(resume),
                        _ => Next::Identify,
                    };
                    pause
                }
            };
            self.link.lost(match &next {
                Next::Resume(resume) => Some(resume.clone()),
                Next::Identify => None,
            });
            // A process that stood still learns late that its lease has ended, and must not take the session back.
            let again = async {
                sleep(pause).await;
                self.starts.held(self.id).await;
            };
            if stop.run_until_cancelled(again).await.is_none() {
                return Ok(());
            }
        }
    }

    /// Opens a connection and receives until it ends.
    async fn connect<R: Future<Output = ()>>(
        &mut self,
        resume: Option<Resumable>,
        status: &mut Status<impl Fn(Gateway)>,
        on_event: &impl Fn(Event) -> R,
    ) -> Result<Outcome, Refusal> {
        let stop = self.link.stopped().clone();
        let start = match resume {
            Some(_) => Start::Resume,
            None => Start::Identify,
        };
        let url = match stop
            .run_until_cancelled(self.address(resume.as_ref()))
            .await
        {
            None => return Ok(Outcome::Stopped),
            Some(Ok(url)) => url,
            Some(Err(Unavailable::TokenRefused)) => return Err(Refusal::Token),
            Some(Err(Unavailable::Unreachable(why))) => {
                let why = Disconnect::Unreachable(why);
                return Ok(Outcome::Ended(why, Progress::Opening, resume));
            }
        };
        let Some(id) = twilight_gateway::ShardId::new_checked(self.id.number, self.id.total) else {
            return Err(Refusal::Shard);
        };
        let config = self.config.clone();
        let mut connection = match Connection::open(id, config, &url, resume.clone()).await {
            Ok(connection) => connection,
            Err(why) => {
                let why = Disconnect::Unreachable(why);
                return Ok(Outcome::Ended(why, Progress::Opening, resume));
            }
        };
        let received = self.receive(&mut connection, start, status, on_event);
        match stop.run_until_cancelled(received).await {
            None => {
                let session = connection.resumable();
                connection.close(self.link.keeps_session()).await;
                self.link.lost(session);
                Ok(Outcome::Stopped)
            }
            Some((why, progress)) => {
                let mut resumable = connection.resumable();
                if let Some(resumable) = &mut resumable {
                    resumable.url = resumable
                        .url
                        .as_deref()
                        .and_then(address)
                        // Without a HELLO, the address may be down while another one knows the session.
                        .filter(|_| progress != Progress::Opening);
                }
                Ok(Outcome::Ended(why, progress, resumable))
            }
        }
    }

    /// The address to connect to; waits until the daily limit allows a new session.
    async fn address(&mut self, resume: Option<&Resumable>) -> Result<String, Unavailable> {
        if let Some(Resumable { url: Some(url), .. }) = resume {
            return Ok(url.clone());
        }
        loop {
            let GatewayInfo { url, grant, .. } = self.starts.next().await?;
            let grant = grant.shared(self.id.total);
            let wait = self.budget.wait(Instant::now(), grant);
            if resume.is_some() || wait.is_zero() {
                return Ok(url);
            }
            tracing::warn!(
                shard = %self.id,
                seconds = wait.as_secs(),
                remaining = grant.remaining,
                "a new session has to wait, so that Discord's daily limit is kept"
            );
            sleep(wait).await;
        }
    }

    /// Receives until the connection ends.
    async fn receive<R: Future<Output = ()>>(
        &mut self,
        connection: &mut Connection,
        start: Start,
        status: &mut Status<impl Fn(Gateway)>,
        on_event: &impl Fn(Event) -> R,
    ) -> (Disconnect, Progress) {
        let mut deadline = Some(Instant::now() + OPEN_TIMEOUT);
        let mut progress = Progress::Opening;
        let mut ready = None::<Instant>;
        // Taken as late as possible: how long a connection takes to open varies by more than Discord's interval.
        let mut turn = pin!(self.starts.turn(self.id));
        let mut awaits_turn = false;
        loop {
            let incoming = tokio::select! {
                incoming = connection.next() => incoming,
                () = &mut turn, if awaits_turn => {
                    awaits_turn = false;
                    self.budget.spend(Instant::now());
                    connection.identify();
                    deadline = Some(Instant::now() + START_TIMEOUT);
                    continue;
                }
                () = reached(deadline) => Incoming::Ended(Disconnect::TimedOut),
            };
            if let Incoming::Ended(why) = incoming {
                let lasted = ready.map(|since| Progress::Ready(since.elapsed()));
                return (why, lasted.unwrap_or(progress));
            }
            status.activity(connection);
            match incoming {
                Incoming::Hello => {
                    awaits_turn = progress == Progress::Opening && start == Start::Identify;
                    progress = Progress::Starting;
                }
                Incoming::Control | Incoming::Ended(_) => continue,
                Incoming::Dispatch { name, data } => {
                    let event = self.reader.read(&name, &data);
                    if name == "READY" || name == "RESUMED" {
                        let servers = match &event {
                            Some(Event::Ready(ready)) => Some(ready.guilds.len()),
                            _ => None,
                        };
                        ready = Some(Instant::now());
                        status.connected(start, servers);
                    }
                    self.link.received(connection.resumable(), ready.is_some());
                    if let Some(event) = event {
                        on_event(event).await;
                    }
                }
            }
            // While it waits for its turn, and once it is ready, twilight's heartbeats detect a silent connection.
            deadline = (!awaits_turn && ready.is_none()).then(|| Instant::now() + START_TIMEOUT);
        }
    }
}

async fn reached(deadline: Option<Instant>) {
    match deadline {
        Some(deadline) => sleep_until(deadline.into()).await,
        None => pending().await,
    }
}
