//! The page on which people play who have signed in with Discord: in a browser, and within Discord's client, which calls such a page
//! an *Activity*. It is served beside the pages of games, where the host has set the application's client secret.
//!
//! A move goes through the same handler as a command, and the channel gets the same message. The place of a game is that where it is
//! stored, and who asks is who has the session: nothing that the client says of user, server or channel is believed.

mod act;
mod events;
mod list;
mod oauth;
mod picture;
mod plan;
mod session;
mod sign_in;
mod view;

use std::{
    num::NonZeroU32,
    sync::{Arc, Mutex, OnceLock, PoisonError},
    time::{Duration, Instant},
};

use axum::{
    Router,
    http::StatusCode,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use governor::{Quota as Pace, RateLimiter, clock::DefaultClock, state::keyed::HashMapStateStore};
use secrecy::SecretString;
use time::OffsetDateTime;
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use url::Url;

use self::oauth::{NotSignedIn, OAuth};
pub(crate) use self::session::knowing_users;
use super::DiscordTransport;
use crate::{
    commands::{Caller, CommandHandler, Posting},
    config::Web,
    games::{GameState, Permission, Refusal},
    http_server::{Quota, RateLimitKey},
    ids::{Door, ExternalId, ExternalUser, GameId, LocaleSource, Location, Request},
    locale::Locale,
    outbox::Outbox,
    picture::Studio,
    service::{PageAccess, ServiceError},
    store::{Notifications, PagePlace, Store, StoreFault},
    telemetry::Reference,
    watch::Watch,
};

/// The path of the page.
pub(crate) const PATH: &str = "/play";
/// The path to which Discord leads a browser after somebody has signed in.
pub(crate) const REDIRECT_PATH: &str = "/play/signed-in";

/// For how long a refusal to open the page within Discord counts.
const REFUSED: Duration = Duration::from_hours(1);
/// How many pictures may be drawn or wait at once.
const PICTURES: usize = 64;
/// How many windows may follow games at once, in total and for one address: behind Discord's proxy many have one.
const WINDOWS: usize = 512;
/// How many requests somebody may make at once, and how soon another one is allowed.
const BURST: u32 = 60;
const REFILL_EVERY: Duration = Duration::from_millis(200);
/// The same for sign-ins from one address.
const SIGN_INS: u32 = 120;
const SIGN_IN_EVERY: Duration = Duration::from_millis(500);

/// The bot, as far as the page needs it.
#[derive(Debug)]
pub(super) struct Bot {
    pub(super) handler: CommandHandler,
    pub(super) outbox: Outbox<DiscordTransport>,
    pub(super) watch: Watch,
    oauth: OAuth,
}

/// What the page needs: set by the configuration, and by the bot once Discord knows it.
#[derive(Debug, Clone)]
pub(crate) struct Activity {
    url: String,
    secret: SecretString,
    pages: PageAccess,
    bot: Arc<OnceLock<Bot>>,
    /// When Discord has refused last to open the page, as it does where the application has no Activity.
    refused: Arc<Mutex<Option<Instant>>>,
}

impl Activity {
    /// What is configured, if it is: a client secret, and pages that browsers reach over HTTPS, or on this machine.
    pub(crate) fn of(secret: Option<SecretString>, config: &Web) -> Option<Self> {
        let (secret, (url, _)) = (secret?, config.served()?);
        let url = url.to_string();
        if !is_secure(&url) {
            tracing::warn!("nobody can sign in: web.public_url has to begin with https://");
            return None;
        }
        Some(Self {
            url,
            secret,
            pages: PageAccess::of(config),
            bot: Arc::default(),
            refused: Arc::default(),
        })
    }

    /// Lets people play with this bot.
    pub(super) fn start(
        &self,
        handler: CommandHandler,
        outbox: Outbox<DiscordTransport>,
        watch: Watch,
        client: reqwest::Client,
        application: ExternalId,
    ) {
        let secret = self.secret.clone();
        let oauth = OAuth {
            client,
            application,
            secret,
        };
        let bot = Bot {
            handler,
            outbox,
            watch,
            oauth,
        };
        if self.bot.set(bot).is_err() {
            tracing::error!(reference = %Reference::new(), "the bot was started twice");
        }
    }

    /// Whether the page may be opened within Discord: not within an hour after Discord has refused it.
    pub(super) fn opens(&self, now: Instant) -> bool {
        let refused = self.refused.lock().unwrap_or_else(PoisonError::into_inner);
        refused.is_none_or(|refused| now.duration_since(refused) >= REFUSED)
    }

    /// Notes that Discord has refused to open the page.
    pub(super) fn note_refused(&self, now: Instant) {
        *self.refused.lock().unwrap_or_else(PoisonError::into_inner) = Some(now);
    }

    /// The routes of the page, and of the site itself: within Discord, its address is that of the page.
    pub(crate) fn routes(
        &self,
        store: Store,
        studio: Studio,
        notifications: Notifications,
        stop: CancellationToken,
    ) -> Router {
        let table = Table(Arc::new(Shared {
            activity: self.clone(),
            store,
            studio,
            notifications,
            pictures: Semaphore::new(PICTURES),
            windows: Quota::new(WINDOWS, WINDOWS),
            paces: pace(REFILL_EVERY, BURST).map(RateLimiter::hashmap),
            sign_ins: pace(SIGN_IN_EVERY, SIGN_INS).map(RateLimiter::hashmap),
            stop,
        }));
        Router::new()
            .route("/", get(view::home))
            .route(PATH, get(view::page))
            .route("/play/view", get(view::view))
            .route("/play/analysis", get(view::analysis))
            .route("/play/board.png", get(picture::board))
            .route("/play/events", get(events::events))
            .route("/play/move", post(act::play))
            .route("/play/new", post(list::begin))
            .route("/play/plan", post(plan::edit))
            .route("/play/plan.png", get(plan::board))
            .route("/play/press", post(act::press))
            .route("/play/session", post(sign_in::exchange))
            .route("/play/session/end", post(sign_in::end))
            .route("/play/sign-in", get(sign_in::begin))
            .route(REDIRECT_PATH, get(sign_in::finish))
            .with_state(table)
    }
}

/// Whether Discord knows an application by this client secret; `None` if it does not answer that.
pub(super) async fn knows_secret(
    client: reqwest::Client,
    application: ExternalId,
    secret: SecretString,
) -> Option<bool> {
    let oauth = OAuth {
        client,
        application,
        secret,
    };
    oauth.is_known().await
}

/// Whether nobody on the way can read what is sent to an address: cookies of sessions are kept for such ones only.
pub(crate) fn is_secure(url: &str) -> bool {
    let url = Url::parse(url).ok();
    let is_local = |host: &str| matches!(host, "127.0.0.1" | "[::1]" | "localhost");
    url.is_some_and(|url| url.scheme() == "https" || url.host_str().is_some_and(is_local))
}

/// Counts the requests of each key.
type Limiter<K> = RateLimiter<K, HashMapStateStore<K>, DefaultClock>;

fn pace(refill: Duration, burst: u32) -> Option<Pace> {
    Some(Pace::with_period(refill)?.allow_burst(NonZeroU32::new(burst)?))
}

/// What the handlers share.
#[derive(Debug)]
struct Shared {
    activity: Activity,
    store: Store,
    studio: Studio,
    notifications: Notifications,
    pictures: Semaphore,
    windows: Quota,
    paces: Option<Limiter<ExternalId>>,
    sign_ins: Option<Limiter<RateLimitKey>>,
    stop: CancellationToken,
}

/// The state of the handlers.
#[derive(Debug, Clone)]
struct Table(Arc<Shared>);

impl std::ops::Deref for Table {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

/// A game as somebody sees it.
struct Seen {
    place: PagePlace,
    state: GameState,
    is_private: bool,
    /// Whether the reader plays it.
    plays: bool,
}

impl Seen {
    /// The server and the channel.
    const fn at(&self) -> (ExternalId, ExternalId) {
        (self.place.server, self.place.channel)
    }
}

impl Table {
    /// The bot, once Discord knows it.
    fn bot(&self) -> Result<&Bot, NotPlayed> {
        self.activity.bot.get().ok_or(NotPlayed::Starting)
    }

    /// Whether somebody does not ask too often.
    fn keeps_pace(&self, user: ExternalUser) -> bool {
        let paces = self.paces.as_ref();
        paces.is_some_and(|paces| {
            if paces.len() > usize::from(u16::MAX) {
                paces.retain_recent();
            }
            paces.check_key(&user.key).is_ok()
        })
    }

    /// Whether not too many sign in from an address.
    fn may_sign_in(&self, client: RateLimitKey) -> bool {
        let sign_ins = self.sign_ins.as_ref();
        sign_ins.is_some_and(|sign_ins| {
            if sign_ins.len() > usize::from(u16::MAX) {
                sign_ins.retain_recent();
            }
            sign_ins.check_key(&client).is_ok()
        })
    }

    /// A game of Discord that somebody may see: who plays it; others, if they have opened its board from the channel, or if it has
    /// a page that everybody may see.
    async fn seen(&self, user: ExternalUser, game: GameId) -> Result<Seen, NotPlayed> {
        let place = self.store.page_of(game).await?;
        let place = place.filter(|place| place.door == Door::Discord);
        let place = place.ok_or(NotPlayed::Unseen)?;
        let state = self.store.state(game, None).await?;
        let state = state.ok_or(NotPlayed::Unseen)?;
        let is_private = self.store.is_private(game).await?;
        let plays = [state.attackers, state.defenders]
            .iter()
            .any(|player| player.key == user.key);
        let now = OffsetDateTime::now_utc();
        let may_watch = !is_private
            && (self.activity.pages.has_page(&place)
                || self.store.has_opened(user, game, now).await?);
        if !plays && !may_watch {
            return Err(NotPlayed::Unseen);
        }
        Ok(Seen {
            place,
            state,
            is_private,
            plays,
        })
    }

    /// The caller of a request in a channel of a server.
    async fn caller(
        &self,
        user: ExternalUser,
        locale: Locale,
        (server, channel): (ExternalId, ExternalId),
        key: ExternalId,
    ) -> Result<Caller, StoreFault> {
        let door = Door::Discord;
        let context = self.store.message_context(door, server, channel, None);
        let context = context.await?;
        let problem = context.problem.map(|_| Permission::Send);
        Ok(Caller {
            request: Request { door, key },
            user,
            name: None,
            locale,
            location: Location {
                door,
                server,
                channel,
                parent: context.parent,
                locale: context.locale.unwrap_or(locale),
                locale_source: LocaleSource::User,
            },
            posting: Posting {
                missing: problem.into_iter().collect(),
                ..Posting::free()
            },
            now: OffsetDateTime::now_utc(),
        })
    }
}

/// Why a request is not answered as it wishes. The script of the page has the words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum NotPlayed {
    /// Nobody has signed in, or not any more.
    Unknown,
    /// Discord does not take the code of a sign-in.
    Refused,
    /// There is no such game, or the reader may not see it.
    Unseen,
    /// What was sent cannot be read.
    Misread,
    /// Too much was asked.
    TooFast,
    /// Discord does not know the bot yet, or does not answer.
    Starting,
    /// Something went wrong, and was logged.
    Fault,
}

impl IntoResponse for NotPlayed {
    fn into_response(self) -> Response {
        let status = match self {
            Self::Unknown => StatusCode::UNAUTHORIZED,
            Self::Refused => StatusCode::FORBIDDEN,
            Self::Unseen => StatusCode::NOT_FOUND,
            Self::Misread => StatusCode::UNPROCESSABLE_ENTITY,
            Self::TooFast => StatusCode::TOO_MANY_REQUESTS,
            Self::Starting => StatusCode::SERVICE_UNAVAILABLE,
            Self::Fault => StatusCode::INTERNAL_SERVER_ERROR,
        };
        status.into_response()
    }
}

impl From<StoreFault> for NotPlayed {
    fn from(fault: StoreFault) -> Self {
        tracing::error!(reference = %Reference::new(), %fault, "the page to play on cannot be shown");
        Self::Fault
    }
}

impl From<ServiceError> for NotPlayed {
    fn from(error: ServiceError) -> Self {
        match error {
            ServiceError::Refused(Refusal::NoSuchGame { .. }) => Self::Unseen,
            ServiceError::Refused(_) => Self::Misread,
            ServiceError::Fault(fault) => fault.into(),
        }
    }
}

impl From<NotSignedIn> for NotPlayed {
    fn from(not: NotSignedIn) -> Self {
        match not {
            NotSignedIn::Refused => Self::Refused,
            NotSignedIn::Unavailable => Self::Starting,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_sign_in_over_https_or_on_this_machine() {
        for (url, is_one) in [
            ("https://tafl.example.org", true),
            ("http://127.0.0.1:8080", true),
            ("http://localhost:8080", true),
            ("http://tafl.example.org", false),
            ("http://127.0.0.1.example.org", false),
        ] {
            assert_eq!(is_secure(url), is_one, "{url}");
        }
    }
}
