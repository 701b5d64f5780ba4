//! Runs the bot at Discord: identifies, stays connected until stopped, and then ends within seconds.

use std::{
    collections::BTreeSet,
    sync::Arc,
    time::{Duration, Instant},
};

use secrecy::{ExposeSecret as _, SecretString};
use serenity::{all::GatewayIntents, http::HttpError};
use tokio_util::{sync::CancellationToken, task::AbortOnDropHandle};

use super::{
    Activity, DiscordTransport,
    arrivals::Arrivals,
    buckets,
    command_mentions::CommandMentions,
    daily::Daily,
    emojis::Emojis,
    endpoint::{Endpoint, verifier},
    gateway::{EventReader, Pace, Refusal, SessionStarts, Shards},
    handler::Handler,
    identity::Identity,
    messages::OwnRoles,
    permissions::invite,
    rechecks::Rechecks,
    registration::Registration,
    requests::Requests,
    rest::Rest,
    servers::Servers,
    tasks::Tasks,
    time_outs::TimeOuts,
};
use crate::{
    commands::CommandHandler,
    ids::{Door, ExternalId, ExternalUser, message_link},
    outbox::Outbox,
    picture::Studio,
    schedule::Schedule,
    service::PageAccess,
    service_manager,
    store::{Notifications, ShardLeases, Store},
    watch::Watch,
};

/// How long running tasks may take to finish after the order to stop. Together with closing the database and
/// the threads, the process ends within three seconds.
const FINISH_TIMEOUT: Duration = Duration::from_millis(1500);
/// The time-out of a request to Discord, without waiting for rate limits.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(20);
/// The longest pause between two attempts at the start.
pub(super) const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// The events that the bot subscribes to; none of these intents is privileged.
pub(super) const INTENTS: GatewayIntents = GatewayIntents::GUILDS
    .union(GatewayIntents::GUILD_MESSAGES)
    .union(GatewayIntents::DIRECT_MESSAGES);

/// Why the bot cannot start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Discord refuses the token.
    #[error(
        "Discord refuses the bot's token. Copy it again from the Discord developer portal (your application, \
         Bot, Reset Token) and set it as DISCORD_TOKEN, without quotes or blanks"
    )]
    TokenRefused,
    /// The gateway refuses the bot for good.
    #[error("Discord's gateway refuses the bot: {0}. `raichi check` may tell more")]
    Gateway(String),
    /// Discord names no key by which requests with interactions could be checked.
    #[error(
        "Discord names no usable public key of the application, so interactions cannot come by HTTP. Set \
         discord.interactions to gateway, and empty the Interactions Endpoint URL in the developer portal"
    )]
    Key,
    /// The system's TLS configuration is unusable.
    #[error(
        "the system's TLS cannot be used: {0}. See SSL_CERT_FILE, and whether the machine's certificates are installed"
    )]
    Tls(#[from] reqwest::Error),
}

impl From<Refusal> for StartError {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Token => Self::TokenRefused,
            other => Self::Gateway(other.to_string()),
        }
    }
}

/// How the bot runs.
#[derive(Debug)]
pub(crate) struct Settings {
    /// Where interactions arrive by HTTP, if they do.
    pub(crate) endpoint: Option<Endpoint>,
    /// Whose games have pages.
    pub(crate) pages: PageAccess,
    /// The page on which people play, if they can sign in.
    pub(crate) activity: Option<Activity>,
    /// How fast shards change hands, and how many requests are made.
    pub(crate) pace: Pace,
    /// The only servers that may have the bot; `None` if any may.
    pub(crate) allowed: Option<BTreeSet<u64>>,
}

/// HTTP clients for Discord, with the machine's trust store and proxy settings: within its rate limits, and without. The watch
/// counts what rate limits do, and pauses the outbox when one applies to all requests.
pub(super) fn client(
    token: &SecretString,
    watch: Option<Watch>,
) -> Result<(Rest, reqwest::Client), StartError> {
    let client = reqwest::Client::builder()
        .timeout(REQUEST_TIMEOUT)
        .connect_timeout(REQUEST_TIMEOUT)
        .build()?;
    let rest = Rest::new(client.clone(), token.expose_secret(), watch);
    Ok((rest, client))
}

/// Whether Discord refuses the token.
pub(super) fn is_refusal(error: &serenity::Error) -> bool {
    matches!(
        error,
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) if answer.status_code.as_u16() == 401
    )
}

/// Runs the bot until `stop`, and lets it finish running tasks.
///
/// Fails when Discord refuses the bot.
pub(crate) async fn run(
    identity: Identity,
    store: Store,
    notifications: Notifications,
    settings: Settings,
    watch: Watch,
    stop: CancellationToken,
) -> Result<(), StartError> {
    let Identity {
        http,
        client,
        token,
        application,
        user,
    } = identity;
    let Settings {
        endpoint,
        pages,
        activity,
        pace,
        allowed,
    } = settings;
    let endpoint = match endpoint {
        Some(endpoint) => Some((
            endpoint,
            verifier(&application.verify_key).ok_or(StartError::Key)?,
        )),
        None => None,
    };
    let commands = CommandMentions::default();
    let _pruning = AbortOnDropHandle::new(tokio::spawn(buckets::prune(http.clone())));
    let tasks = Tasks::default();
    let studio = Studio::new(watch.clone());
    let (emojis, upload) = Emojis::new(http.clone(), application.id, watch.clone());
    tasks.spawn(upload.work(stop.clone()));
    let transport = DiscordTransport::new(
        http.clone(),
        studio,
        Requests::new(pace.requests, watch.clone()),
        watch.clone(),
        user,
        commands.clone(),
        emojis,
    );
    let registration = Registration::new(
        http.clone(),
        &application,
        commands,
        watch.clone(),
        activity.is_some(),
    );
    tasks.spawn(registration.work(stop.clone()));
    let handler = CommandHandler::new(
        store.clone(),
        Arc::new(transport.clone()),
        pages.clone(),
        link,
        ExternalUser {
            door: Door::Discord,
            key: user,
        },
    );
    let outbox = Outbox::new(store.clone(), transport, pages, watch.clone());
    if let Some(activity) = &activity {
        let (handler, outbox) = (handler.clone(), outbox.clone());
        activity.start(handler, outbox, watch.clone(), client, application.id);
    }
    let handed_over = notifications.subscribe();
    tasks.spawn(outbox.clone().work(notifications, stop.clone()));
    tasks.spawn(schedule(&store, &watch, &stop));
    tasks.spawn(service_manager::stay_alive(watch.clone(), stop.clone()));
    let invite = invite(application.id.0);
    tracing::debug!(%invite, "servers get the bot by its link");
    let leases = ShardLeases::new(store.clone(), application.id, pace.lease);
    let handler = Arc::new(Handler {
        handler,
        store,
        outbox,
        watch: watch.clone(),
        own_id: user,
        invite,
        activity,
        allowed,
        rechecks: Rechecks::default(),
        roles: OwnRoles::default(),
        servers: Servers::default(),
        time_outs: TimeOuts::default(),
        hints: Daily::default(),
        openings: Daily::default(),
        stop: stop.clone(),
    });
    tasks.spawn(handler.clone().look_again());
    if let Some((endpoint, verifier)) = endpoint {
        let receiving = endpoint.serve(verifier, handler.clone(), tasks.clone(), stop.clone());
        tasks.spawn(receiving);
    }
    let arrivals = Arrivals::default();
    let running = tasks.clone();
    let shards = Shards::new(
        token.expose_secret(),
        INTENTS.bits(),
        SessionStarts::new(http, watch.clone(), leases.clone()),
        leases,
        pace,
        EventReader::new(user, watch.clone()),
        move |event| {
            let (turn, begun) = arrivals.queue(&event);
            let handler = handler.clone();
            running.spawn(async move {
                let turn = turn.await;
                handler.handle(event).await;
                drop(turn);
            });
            begun
        },
    );
    let ended = shards.run(handed_over, stop.clone()).await;
    stop.cancel();
    let unfinished = tasks.finish(FINISH_TIMEOUT).await;
    if unfinished > 0 {
        tracing::warn!(
            unfinished,
            "stopped before everything was finished; the outbox says the rest after the next start"
        );
    }
    Ok(ended?)
}

/// Runs the schedule while the gateway is connected, so that players do not lose on time while they cannot move.
fn schedule(
    store: &Store,
    watch: &Watch,
    stop: &CancellationToken,
) -> impl Future<Output = ()> + Send + use<> {
    let works = watch.clone();
    Schedule::new(store.clone(), Door::Discord, watch.clone())
        .work(move || works.gateway_works(Instant::now()), stop.clone())
}

/// The link to a message.
fn link(server: ExternalId, channel: ExternalId, message: ExternalId) -> Option<String> {
    Some(message_link(server, channel, message))
}
