//! Runs the bot at Discord: identifies, stays connected until stopped, and then ends within seconds.

use std::{
    collections::BTreeSet,
    sync::Arc,
    time::{Duration, Instant},
};

use secrecy::{ExposeSecret, SecretString};
use serenity::{
    all::{
        ApplicationId, Command, CreateAllowedMentions, CurrentApplicationInfo, GatewayIntents,
        Http, HttpBuilder, InstallationContext, UserId,
    },
    http::{HttpError, Ratelimiter},
};
use tokio_util::{sync::CancellationToken, task::AbortOnDropHandle};

use super::{
    DiscordTransport,
    arrivals::Arrivals,
    buckets,
    command_mentions::CommandMentions,
    commands::{self, Installs},
    endpoint::{Endpoint, verifier},
    gateway::{Pace, Refusal, SessionStarts, Shards},
    handler::Handler,
    permissions::invite,
    rechecks::Rechecks,
    requests::Requests,
    tasks::Tasks,
    transport::{count, plain},
};
use crate::{
    commands::CommandHandler,
    ids::{Door, ExternalId, ExternalUser, message_link},
    outbox::Outbox,
    picture::Studio,
    schedule::Schedule,
    service::{Games, PageAccess},
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
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// The events that the bot subscribes to; none of these intents is privileged.
pub(super) const INTENTS: GatewayIntents =
    GatewayIntents::GUILDS.union(GatewayIntents::GUILD_MESSAGES);

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

/// The bot's identity at Discord.
#[derive(Debug)]
pub struct Identity {
    http: Arc<Http>,
    token: SecretString,
    application: ApplicationId,
    installs: Installs,
    user: UserId,
    /// The public key of Discord's signatures.
    verify_key: String,
}

/// How the bot runs.
#[derive(Debug)]
pub(crate) struct Settings {
    /// Where interactions arrive by HTTP, if they do.
    pub(crate) endpoint: Option<Endpoint>,
    /// Whose games have pages.
    pub(crate) pages: PageAccess,
    /// How fast shards change hands, and how many requests are made.
    pub(crate) pace: Pace,
    /// The only servers that may have the bot; `None` if any may.
    pub(crate) allowed: Option<BTreeSet<u64>>,
}

/// Fetches the bot's identity, retrying until Discord answers or `stop`.
///
/// This comes before anything else, so that a wrong token is refused at once. `None` if it was stopped first.
///
/// # Errors
///
/// When Discord refuses the token.
pub async fn identify(
    token: &SecretString,
    watch: &Watch,
    stop: &CancellationToken,
) -> Result<Option<Identity>, StartError> {
    let http = Arc::new(http_builder(token, Some(watch.clone()))?.build());
    let mut pause = Duration::from_secs(1);
    loop {
        let requests = async {
            (
                http.get_current_application_info().await,
                http.get_current_user().await,
            )
        };
        let answers = tokio::select! {
            () = stop.cancelled() => return Ok(None),
            answers = requests => answers,
        };
        match answers {
            (Ok(application), Ok(user)) => {
                http.set_application_id(application.id);
                tracing::info!(bot = %user.name, id = user.id.get(), "Discord knows the bot");
                return Ok(Some(Identity {
                    http,
                    token: token.clone(),
                    application: application.id,
                    installs: installs(&application),
                    user: user.id,
                    verify_key: application.verify_key,
                }));
            }
            (Err(error), _) | (_, Err(error)) if is_refusal(&error) => {
                return Err(StartError::TokenRefused);
            }
            (Err(error), _) | (_, Err(error)) => {
                count(watch, &error);
                tracing::warn!(error = %plain(&error), again_in = ?pause, "Discord cannot be reached");
            }
        }
        tokio::select! {
            () = stop.cancelled() => return Ok(None),
            () = tokio::time::sleep(pause) => {}
        }
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

/// An HTTP client for Discord, with the machine's trust store and proxy settings.
pub(super) fn client(token: &SecretString) -> Result<Http, StartError> {
    Ok(http_builder(token, None)?.build())
}

/// The client's settings. The watch counts requests that wait for rate limits, and pauses the outbox when a
/// limit applies to all requests.
fn http_builder(token: &SecretString, watch: Option<Watch>) -> Result<HttpBuilder, StartError> {
    let client = reqwest::Client::builder()
        .timeout(REQUEST_TIMEOUT)
        .connect_timeout(REQUEST_TIMEOUT)
        .build()?;
    let token = token.expose_secret();
    let mut limiter = Ratelimiter::new(client.clone(), format!("Bot {token}"));
    if let Some(watch) = watch {
        limiter.set_ratelimit_callback(Box::new(move |limit| {
            watch.metrics().rate_limit();
            if limit.global {
                watch.global_limit(limit.timeout);
            }
        }));
    }
    Ok(HttpBuilder::new(token)
        .client(client)
        .ratelimiter(limiter)
        .default_allowed_mentions(CreateAllowedMentions::new()))
}

/// Whether Discord refuses the token.
pub(super) fn is_refusal(error: &serenity::Error) -> bool {
    matches!(
        error,
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) if answer.status_code.as_u16() == 401
    )
}

/// Who may add an application. Discord refuses all commands if one of them is for people who may not add it.
fn installs(application: &CurrentApplicationInfo) -> Installs {
    let config = &application.integration_types_config;
    if config.is_empty() || config.contains_key(&InstallationContext::User) {
        return Installs::ServersAndPeople;
    }
    tracing::info!(
        "people cannot add the application to their account; the developer portal allows it on the page Installation \
         (User Install)"
    );
    Installs::Servers
}

/// Runs the bot until `stop`, and lets it finish running tasks.
///
/// # Errors
///
/// When Discord refuses the bot.
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
        token,
        application,
        installs,
        user,
        verify_key,
    } = identity;
    let Settings {
        endpoint,
        pages,
        pace,
        allowed,
    } = settings;
    let endpoint = match endpoint {
        Some(endpoint) => Some((endpoint, verifier(&verify_key).ok_or(StartError::Key)?)),
        None => None,
    };
    let Some(commands) = register(&http, application, installs, &watch, &stop).await? else {
        return Ok(());
    };
    let _pruning = AbortOnDropHandle::new(tokio::spawn(buckets::prune(http.clone())));
    let tasks = Tasks::default();
    let studio = Studio::new(watch.clone());
    let transport = DiscordTransport::new(
        http.clone(),
        studio,
        Requests::new(pace.requests, watch.clone()),
        watch.clone(),
        user,
        commands,
    );
    let games = Games::new(store.clone());
    let handler = CommandHandler::new(
        games,
        Arc::new(transport.clone()),
        pages.clone(),
        link,
        ExternalUser {
            door: Door::Discord,
            key: ExternalId(user.get()),
        },
    );
    let outbox = Outbox::new(store.clone(), transport, pages, watch.clone());
    let handed_over = notifications.subscribe();
    tasks.spawn(outbox.clone().work(notifications, stop.clone()));
    tasks.spawn(schedule(&store, &watch, &stop));
    tasks.spawn(service_manager::stay_alive(watch.clone(), stop.clone()));
    let invite = invite(application.get());
    tracing::debug!(%invite, "servers get the bot by its link");
    let application = ExternalId(application.get());
    let leases = ShardLeases::new(store.clone(), application, pace.lease);
    let handler = Arc::new(Handler {
        handler,
        store,
        outbox,
        watch: watch.clone(),
        own_id: user,
        invite,
        allowed,
        rechecks: Rechecks::default(),
        stop: stop.clone(),
    });
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
        watch.clone(),
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
    Schedule::new(Games::new(store.clone()), Door::Discord, watch.clone())
        .work(move || works.gateway_works(Instant::now()), stop.clone())
}

/// The link to a message.
fn link(server: ExternalId, channel: ExternalId, message: ExternalId) -> Option<String> {
    Some(message_link(server, channel, message))
}

/// Registers the commands; returns their mentions, or `None` if it was stopped first.
async fn register(
    http: &Http,
    application: ApplicationId,
    installs: Installs,
    watch: &Watch,
    stop: &CancellationToken,
) -> Result<Option<CommandMentions>, StartError> {
    let ours = commands::registration(installs);
    let mut pause = Duration::from_secs(1);
    loop {
        let registering = Command::set_global_commands(http, ours.clone());
        let registered = tokio::select! {
            () = stop.cancelled() => return Ok(None),
            registered = registering => registered,
        };
        match registered {
            Ok(registered) => {
                tracing::info!(
                    commands = registered.len(),
                    application = application.get(),
                    "commands registered"
                );
                return Ok(Some(CommandMentions::new(&ours, &registered)));
            }
            Err(error) if is_refusal(&error) => return Err(StartError::TokenRefused),
            Err(error) => {
                count(watch, &error);
                tracing::warn!(error = %plain(&error), again_in = ?pause, "Discord does not take the commands");
            }
        }
        tokio::select! {
            () = stop.cancelled() => return Ok(None),
            () = tokio::time::sleep(pause) => {}
        }
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}
