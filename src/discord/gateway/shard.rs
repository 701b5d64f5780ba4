//! Keeps one shard connected.

use std::{
    future::pending,
    time::{Duration, Instant},
};

use serenity::all::Event;
use tokio::time::{sleep, sleep_until};
use tokio_util::sync::CancellationToken;
use twilight_gateway::{Config, ConfigBuilder, Intents, ShardId};

use super::{
    budget::Budget,
    connection::{Connection, Incoming, Resumable},
    event,
    policy::{Disconnect, Policy, Progress, Refusal, Start, Step},
    sessions::{GatewayInfo, SessionStarts, Unavailable, address},
    status::Status,
};
use crate::watch::{Gateway, Watch};

/// How long opening a connection may take, up to Discord's HELLO.
const OPEN_TIMEOUT: Duration = Duration::from_secs(15);
/// How long Discord may be silent between HELLO and READY or RESUMED, including the wait for other shards.
const START_TIMEOUT: Duration = Duration::from_secs(60);

/// A shard: a part of the servers, whose events come on one connection.
pub(in crate::discord) struct Shard {
    id: ShardId,
    config: Config,
    starts: SessionStarts,
    budget: Budget,
    watch: Watch,
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
    /// Shard `number` of `total`, subscribed to `intents`.
    pub(in crate::discord) fn new(
        [number, total]: [u32; 2],
        token: &str,
        intents: u64,
        starts: SessionStarts,
        watch: Watch,
    ) -> Self {
        let total = total.max(1);
        let intents = Intents::from_bits_truncate(intents);
        Self {
            id: ShardId::new_checked(number, total).unwrap_or(ShardId::ONE),
            config: ConfigBuilder::new(token.to_owned(), intents)
                .queue(starts.queue())
                .build(),
            starts,
            budget: Budget::default(),
            watch,
        }
    }

    /// Receives events until `stop`, and calls `report` with the state of the connection.
    ///
    /// # Errors
    ///
    /// When Discord refuses the bot for good.
    pub(in crate::discord) async fn run(
        mut self,
        on_event: impl Fn(Event),
        report: impl Fn(Gateway),
        stop: CancellationToken,
    ) -> Result<(), Refusal> {
        let mut policy = Policy::default();
        let mut status = Status::new(self.id.number(), report);
        let mut next = Next::Identify;
        loop {
            status.attempt();
            let (start, resume) = match next {
                Next::Resume(resume) => (Start::Resume, Some(resume)),
                Next::Identify => (Start::Identify, None),
            };
            let outcome = self.connect(resume, &mut status, &on_event, &stop).await?;
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
            if stop.run_until_cancelled(sleep(pause)).await.is_none() {
                return Ok(());
            }
        }
    }

    /// Opens a connection and receives until it ends.
    async fn connect(
        &mut self,
        resume: Option<Resumable>,
        status: &mut Status<impl Fn(Gateway)>,
        on_event: &impl Fn(Event),
        stop: &CancellationToken,
    ) -> Result<Outcome, Refusal> {
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
        let mut connection = Connection::new(self.id, self.config.clone(), &url, resume);
        let received = self.receive(&mut connection, start, status, on_event);
        match stop.run_until_cancelled(received).await {
            None => {
                connection.close().await;
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

    /// The address to connect to; waits until a new session may start.
    async fn address(&mut self, resume: Option<&Resumable>) -> Result<String, Unavailable> {
        if let Some(Resumable { url: Some(url), .. }) = resume {
            return Ok(url.clone());
        }
        loop {
            let GatewayInfo { url, grant } = self.starts.next().await?;
            let grant = grant.shared(self.id.total());
            let wait = self.budget.wait(Instant::now(), grant);
            if resume.is_some() || wait.is_zero() {
                return Ok(url);
            }
            tracing::warn!(
                shard = self.id.number(),
                seconds = wait.as_secs(),
                remaining = grant.remaining,
                "a new session has to wait, so that Discord's daily limit is kept"
            );
            sleep(wait).await;
        }
    }

    /// Receives until the connection ends.
    async fn receive(
        &mut self,
        connection: &mut Connection,
        start: Start,
        status: &mut Status<impl Fn(Gateway)>,
        on_event: &impl Fn(Event),
    ) -> (Disconnect, Progress) {
        let mut deadline = Some(Instant::now() + OPEN_TIMEOUT);
        let mut progress = Progress::Opening;
        let mut ready = None::<Instant>;
        loop {
            let incoming = tokio::select! {
                incoming = connection.next() => incoming,
                () = reached(deadline) => Incoming::Ended(Disconnect::TimedOut),
            };
            if let Incoming::Ended(why) = incoming {
                let lasted = ready.map(|since| Progress::Ready(since.elapsed()));
                return (why, lasted.unwrap_or(progress));
            }
            status.activity(connection);
            match incoming {
                Incoming::Hello => {
                    progress = Progress::Starting;
                    if start == Start::Identify {
                        self.budget.spend(Instant::now());
                    }
                }
                Incoming::Control | Incoming::Ended(_) => continue,
                Incoming::Dispatch { name, message } => {
                    let event = event::parse(&name, &message, &self.watch);
                    if name == "READY" || name == "RESUMED" {
                        let servers = match &event {
                            Some(Event::Ready(ready)) => Some(ready.ready.guilds.len()),
                            _ => None,
                        };
                        ready = Some(Instant::now());
                        status.connected(start, servers);
                    }
                    if let Some(event) = event {
                        on_event(event);
                    }
                }
            }
            // From now on, twilight's heartbeats detect a silent connection.
            deadline = match ready {
                None => Some(Instant::now() + START_TIMEOUT),
                Some(_) => None,
            };
        }
    }
}

async fn reached(deadline: Option<Instant>) {
    match deadline {
        Some(deadline) => sleep_until(deadline.into()).await,
        None => pending().await,
    }
}
