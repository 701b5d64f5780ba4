//! The life of the bot at Discord: who it is, connected until told to stop, gone within seconds.

use std::time::Duration;

use poise::FrameworkOptions;
use secrecy::{ExposeSecret, SecretString};
use serenity::{
    all::{
        ApplicationId, ClientBuilder, Command, CreateAllowedMentions, GatewayIntents, Http,
        HttpBuilder, UserId,
    },
    http::HttpError,
};
use tokio::time::timeout;
use tokio_util::{
    sync::CancellationToken,
    task::{AbortOnDropHandle, TaskTracker},
};

use super::{
    Data, buckets, commands,
    courier::{count, plain},
    gateway::{Limits, Unread, look_after},
    handler::Handler,
};
use crate::{
    store::{Newsroom, Store},
    watch::Watch,
    web::games::Opened,
};

/// How long what runs may take to finish after the order to stop.
const FINISH: Duration = Duration::from_secs(6);
/// How long closing the gateway may take; if it was never reached, serenity would wait for ever.
const HANG_UP: Duration = Duration::from_secs(1);
/// How long one request to Discord may take, without the waiting for rate limits.
const REQUEST: Duration = Duration::from_secs(20);
/// How long Discord is tried again at most, between two tries at the start.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// The events that the bot asks for; none of these intents is a privileged one.
pub(super) const INTENTS: GatewayIntents =
    GatewayIntents::GUILDS.union(GatewayIntents::GUILD_MESSAGES);

/// Why the bot does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Discord does not know the token.
    #[error(
        "Discord refuses the bot's token. Copy it again from the Discord developer portal (your application, \
         Bot, Reset Token) and set it as DISCORD_TOKEN, without quotes or blanks"
    )]
    TokenRefused,
    /// The gateway refuses the bot for good.
    #[error("Discord's gateway refuses the bot: {0}. `raichi check` may tell more")]
    Gateway(String),
    /// The system's TLS cannot be used.
    #[error(
        "the system's TLS cannot be used: {0}. See SSL_CERT_FILE, and whether the machine's certificates are installed"
    )]
    Tls(#[from] reqwest::Error),
}

/// Who the bot is at Discord.
#[derive(Debug)]
pub struct Identity {
    http: Http,
    application: ApplicationId,
    user: UserId,
}

/// Asks Discord who the bot is, until it answers or `stop`.
///
/// Serenity would start with a token that nobody knows, and dial the public gateway where Discord's
/// answer did not come, so this comes first. `None` if it was stopped before Discord answered.
///
/// # Errors
///
/// When Discord refuses the token.
pub async fn identify(
    token: &SecretString,
    watch: &Watch,
    stop: &CancellationToken,
) -> Result<Option<Identity>, StartError> {
    let http = client(token)?;
    let mut pause = Duration::from_secs(1);
    loop {
        let asking = async {
            (
                http.get_current_application_info().await,
                http.get_current_user().await,
            )
        };
        let asked = tokio::select! {
            () = stop.cancelled() => return Ok(None),
            asked = asking => asked,
        };
        match asked {
            (Ok(application), Ok(user)) => {
                http.set_application_id(application.id);
                tracing::info!(bot = %user.name, id = user.id.get(), "Discord knows the bot");
                return Ok(Some(Identity {
                    http,
                    application: application.id,
                    user: user.id,
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

/// How Discord is asked, by the machine's own trust and proxy settings.
pub(super) fn client(token: &SecretString) -> Result<Http, StartError> {
    let client = reqwest::Client::builder()
        .timeout(REQUEST)
        .connect_timeout(REQUEST)
        .build()?;
    Ok(HttpBuilder::new(token.expose_secret())
        .client(client)
        .default_allowed_mentions(CreateAllowedMentions::new())
        .build())
}

/// Whether Discord does not know the token.
pub(super) fn is_refusal(error: &serenity::Error) -> bool {
    matches!(
        error,
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) if answer.status_code.as_u16() == 401
    )
}

/// Runs the bot until `stop`, and lets it finish what it has begun.
///
/// # Errors
///
/// When Discord refuses the bot.
pub(crate) async fn run(
    identity: Identity,
    store: Store,
    newsroom: Newsroom,
    pages: Opened,
    watch: Watch,
    stop: CancellationToken,
) -> Result<(), StartError> {
    let Identity {
        http,
        application,
        user,
    } = identity;
    let options = FrameworkOptions {
        commands: commands::all(),
        ..FrameworkOptions::default()
    };
    if !register(&http, application, &options, &watch, &stop).await? {
        return Ok(());
    }
    let work = TaskTracker::new();
    let handler = Handler {
        store,
        newsroom,
        pages,
        watch: watch.clone(),
        own_id: user,
        options,
        work: work.clone(),
        stop: stop.clone(),
        kit: None,
    };
    let building = ClientBuilder::new_with_http(http, INTENTS)
        .framework(handler)
        .event_handler(Limits(watch.clone()))
        .raw_event_handler(Unread(watch.clone()));
    let mut client = tokio::select! {
        () = stop.cancelled() => return Ok(()),
        built = building => built.map_err(|error| gateway_error(&error))?,
    };
    let manager = client.shard_manager.clone();
    let watching = AbortOnDropHandle::new(tokio::spawn(look_after(manager.clone(), watch)));
    let _pruning = AbortOnDropHandle::new(tokio::spawn(buckets::prune(client.http.clone())));
    let ended = tokio::select! {
        () = stop.cancelled() => Ok(()),
        ended = client.start() => ended.map_err(|error| gateway_error(&error)),
    };
    stop.cancel();
    drop(watching);
    work.close();
    if timeout(FINISH, work.wait()).await.is_err() {
        tracing::warn!(
            "stopped before everything was finished; the outbox says the rest after the next start"
        );
    }
    if timeout(HANG_UP, manager.shutdown_all()).await.is_err() {
        tracing::debug!("the gateway did not hang up in time");
    }
    ended
}

/// Tells Discord the commands. Gives `false` if it was stopped before Discord took them.
async fn register(
    http: &Http,
    application: ApplicationId,
    options: &FrameworkOptions<Data, crate::games::No>,
    watch: &Watch,
    stop: &CancellationToken,
) -> Result<bool, StartError> {
    let mut pause = Duration::from_secs(1);
    loop {
        let registering =
            Command::set_global_commands(http, commands::registration(&options.commands));
        let registered = tokio::select! {
            () = stop.cancelled() => return Ok(false),
            registered = registering => registered,
        };
        match registered {
            Ok(registered) => {
                tracing::info!(
                    commands = registered.len(),
                    application = application.get(),
                    "commands registered"
                );
                return Ok(true);
            }
            Err(error) if is_refusal(&error) => return Err(StartError::TokenRefused),
            Err(error) => {
                count(watch, &error);
                tracing::warn!(error = %plain(&error), again_in = ?pause, "Discord does not take the commands");
            }
        }
        tokio::select! {
            () = stop.cancelled() => return Ok(false),
            () = tokio::time::sleep(pause) => {}
        }
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

fn gateway_error(error: &serenity::Error) -> StartError {
    use serenity::gateway::GatewayError;
    match error {
        serenity::Error::Gateway(GatewayError::InvalidAuthentication) => StartError::TokenRefused,
        other => StartError::Gateway(plain(other)),
    }
}
