//! A read-only inspection of the bot's state at Discord.

use std::{
    num::NonZeroU64,
    time::{Duration, SystemTime},
};

use secrecy::SecretString;
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Map, Value};
use serenity::{
    all::{ApplicationId, GuildId, Http, Permissions},
    http::{HttpError, LightMethod, Request, Route},
};
use time::OffsetDateTime;
use tokio::time::timeout;

use super::{
    StartError,
    bot::{client, is_refusal},
    commands::{self, Installs},
    greeting, permissions,
    registered::differing,
    transport::plain,
};

/// How long Discord may take to answer a request.
const TIMEOUT: Duration = Duration::from_secs(10);
/// How many servers Discord lists per page, and how many pages are requested.
const PAGE: usize = 200;
const PAGES: usize = 10;
/// In how many servers the channels are looked at: each takes three requests.
const MOST_LOOKED_AT: usize = 10;

/// Why the inspection failed.
#[derive(Debug, thiserror::Error)]
pub enum InspectError {
    /// Discord refuses the token, or no request can be made.
    #[error(transparent)]
    Start(#[from] StartError),
    /// No valid response.
    #[error(
        "Discord cannot be reached: {0}. See whether this machine reaches https://discord.com, through the right proxy \
         if there is one (HTTPS_PROXY), trusts its certificate (SSL_CERT_FILE), and knows what time it is"
    )]
    Unreachable(String),
}

/// The results; each part that failed contains its error.
#[derive(Debug)]
pub(crate) struct Inspection {
    pub(crate) application: Application,
    /// How far Discord's clock is ahead of ours, in seconds.
    pub(crate) ahead: Option<f64>,
    pub(crate) gateway: Result<SessionStarts, InspectError>,
    /// The names of the commands that differ from ours; `None` if no commands are registered.
    pub(crate) commands: Result<Option<Vec<String>>, InspectError>,
    pub(crate) servers: Result<Vec<Server>, InspectError>,
}

/// The application, as in the developer portal.
#[derive(Debug, Deserialize)]
pub(crate) struct Application {
    pub(crate) id: ApplicationId,
    pub(crate) name: String,
    /// Where Discord delivers interactions, if not through the gateway.
    #[serde(default)]
    pub(crate) interactions_endpoint_url: Option<String>,
    /// Whether an invite link is not sufficient.
    #[serde(default)]
    pub(crate) bot_require_code_grant: bool,
    /// Whether others than its owner can invite it.
    #[serde(default)]
    pub(crate) bot_public: bool,
    /// The address of the page about privacy.
    #[serde(default)]
    pub(crate) privacy_policy_url: Option<String>,
    /// The address of the terms.
    #[serde(default)]
    pub(crate) terms_of_service_url: Option<String>,
    /// Who may add it: servers are `0`, people `1`.
    #[serde(default)]
    integration_types_config: Option<Map<String, Value>>,
}

impl Application {
    /// Who may add it; servers and people, if Discord does not tell.
    pub(super) fn installs(&self) -> Installs {
        match &self.integration_types_config {
            Some(config) if !config.contains_key("1") => Installs::Servers,
            Some(_) | None => Installs::ServersAndPeople,
        }
    }

    /// Whether people may add it to their account.
    pub(crate) fn is_for_people(&self) -> bool {
        self.installs() == Installs::ServersAndPeople
    }
}

/// The remaining session starts, and how many are needed.
#[derive(Debug, Deserialize)]
pub(crate) struct SessionStarts {
    /// The number of shards that Discord recommends: each needs a session.
    #[serde(skip)]
    pub(crate) shards: u64,
    pub(crate) total: u64,
    pub(crate) remaining: u64,
    /// Milliseconds until the limit is reset.
    pub(crate) reset_after: u64,
}

/// A server with the bot in it.
#[derive(Debug, Deserialize)]
pub(crate) struct Server {
    id: String,
    pub(crate) name: String,
    /// How many members it has, about; Discord tells where it is asked for.
    #[serde(default, rename = "approximate_member_count")]
    pub(crate) members: Option<u64>,
    permissions: Permissions,
    /// Channels that everybody sees, each with the names of permissions that the bot lacks only there.
    #[serde(skip)]
    pub(crate) lacking: Vec<(String, Vec<&'static str>)>,
}

impl Server {
    /// Its ID.
    pub(crate) fn id(&self) -> Option<u64> {
        self.id.parse().ok()
    }

    /// The permissions that the bot's roles lack there.
    pub(crate) fn missing(&self) -> Vec<&'static str> {
        permissions::missing(self.permissions)
            .map(|need| need.name)
            .collect()
    }

    /// Whether they suffice for playing.
    pub(crate) fn can_be_played_in(&self) -> bool {
        permissions::can_post(self.permissions)
    }
}

/// Fetches the application of a token.
///
/// # Errors
///
/// When Discord does not answer, or refuses the token.
pub(crate) async fn application(token: &SecretString) -> Result<Application, InspectError> {
    Ok(fetch_application(&client(token)?).await?.0)
}

/// Fetches everything.
///
/// # Errors
///
/// When Discord does not answer, or refuses the token.
pub(crate) async fn inspect(token: &SecretString) -> Result<Inspection, InspectError> {
    let http = client(token)?;
    let (application, ahead) = fetch_application(&http).await?;
    let (gateway, commands, mut servers) = tokio::join!(
        gateway(&http),
        registered(&http, &application),
        servers(&http)
    );
    for server in servers.iter_mut().flatten().take(MOST_LOOKED_AT) {
        // Whatever is not told is not known to be missing.
        server.lacking = lacking(&http, server).await.unwrap_or_default();
    }
    Ok(Inspection {
        application,
        ahead,
        gateway,
        commands,
        servers,
    })
}

/// The servers that have the bot, each with the time since when, if Discord tells.
///
/// # Errors
///
/// When Discord does not answer, or refuses the token.
pub(crate) async fn memberships(
    token: &SecretString,
) -> Result<Vec<(Server, Option<OffsetDateTime>)>, InspectError> {
    let http = client(token)?;
    let all = servers(&http).await?;
    let own_id = timeout(TIMEOUT, http.get_current_user()).await;
    let own_id = own_id.ok().and_then(Result::ok).map(|user| user.id);
    let mut memberships = Vec::new();
    for server in all {
        let joined = async {
            let own_id = own_id?;
            let id = GuildId::new(server.id().filter(|&id| id != 0)?);
            let member = timeout(TIMEOUT, http.get_member(id, own_id)).await.ok()?;
            let joined = member.ok()?.joined_at?.unix_timestamp();
            OffsetDateTime::from_unix_timestamp(joined).ok()
        };
        let joined = joined.await;
        memberships.push((server, joined));
    }
    Ok(memberships)
}

/// Leaves a server; returns whether the bot was there.
///
/// # Errors
///
/// When Discord does not answer, or refuses the token.
pub(crate) async fn leave(token: &SecretString, server: NonZeroU64) -> Result<bool, InspectError> {
    let http = client(token)?;
    let left = http.leave_guild(GuildId::new(server.get()));
    match timeout(TIMEOUT, left).await {
        Ok(Ok(())) => Ok(true),
        Ok(Err(error)) if is_refusal(&error) => Err(StartError::TokenRefused.into()),
        Ok(Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(answer))))
            if answer.status_code.as_u16() == 404 =>
        {
            Ok(false)
        }
        Ok(Err(error)) => Err(InspectError::Unreachable(plain(&error))),
        Err(_) => Err(InspectError::Unreachable(
            "no answer in 10 seconds".to_owned(),
        )),
    }
}

async fn fetch_application(http: &Http) -> Result<(Application, Option<f64>), InspectError> {
    let sent_at = SystemTime::now();
    let (application, server_time) = fetch(http, Route::Oauth2ApplicationCurrent, vec![]).await?;
    let ahead = server_time.and_then(|server_time| {
        // The header has whole seconds, and was written somewhere between request and response.
        let seconds = |since: Duration| since.as_secs_f64();
        let server_time = seconds(server_time.duration_since(SystemTime::UNIX_EPOCH).ok()?) + 0.5;
        let sent_at = seconds(sent_at.duration_since(SystemTime::UNIX_EPOCH).ok()?);
        let answered = SystemTime::now()
            .duration_since(SystemTime::UNIX_EPOCH)
            .ok()?;
        Some(server_time - f64::midpoint(sent_at, seconds(answered)))
    });
    Ok((application, ahead))
}

async fn gateway(http: &Http) -> Result<SessionStarts, InspectError> {
    #[derive(Deserialize)]
    struct Gateway {
        shards: u64,
        session_start_limit: SessionStarts,
    }
    let (gateway, _) = fetch::<Gateway>(http, Route::GatewayBot, vec![]).await?;
    Ok(SessionStarts {
        shards: gateway.shards,
        ..gateway.session_start_limit
    })
}

async fn registered(
    http: &Http,
    application: &Application,
) -> Result<Option<Vec<String>>, InspectError> {
    let parameters = vec![("with_localizations", "true".to_owned())];
    let application_id = application.id;
    let (theirs, _) =
        fetch::<Vec<Value>>(http, Route::Commands { application_id }, parameters).await?;
    if theirs.is_empty() {
        return Ok(None);
    }
    let ours = commands::registration(application.installs());
    Ok(Some(differing(&ours, &theirs)))
}

async fn servers(http: &Http) -> Result<Vec<Server>, InspectError> {
    let mut all: Vec<Server> = Vec::new();
    for _ in 0..PAGES {
        let mut parameters = vec![
            ("limit", PAGE.to_string()),
            ("with_counts", "true".to_owned()),
        ];
        if let Some(last) = all.last() {
            parameters.push(("after", last.id.clone()));
        }
        let (page, _) = fetch::<Vec<Server>>(http, Route::UserMeGuilds, parameters).await?;
        let is_last = page.len() < PAGE;
        all.extend(page);
        if is_last {
            break;
        }
    }
    Ok(all)
}

/// The channels of a server that everybody sees, and what the bot lacks only there.
async fn lacking(http: &Http, server: &Server) -> Option<Vec<(String, Vec<&'static str>)>> {
    let id = GuildId::new(server.id.parse().ok().filter(|&id| id != 0)?);
    let look = async {
        let own = http.get_current_user().await?;
        let guild = http.get_guild(id).await?;
        let member = http.get_member(id, own.id).await?;
        let channels = http.get_channels(id).await?;
        Ok::<_, serenity::Error>((guild, member, channels))
    };
    let (guild, member, mut channels) = timeout(TIMEOUT, look).await.ok()?.ok()?;
    channels.sort_by_key(|channel| (channel.position, channel.id));
    let everyone = guild.roles.get(&id.everyone_role());
    let everyone = everyone.map_or(Permissions::empty(), |role| role.permissions);
    let public = channels.iter().filter(greeting::is_for_text);
    let public = public.filter(|channel| greeting::is_public(channel, id, everyone));
    let lacking = public.filter_map(|channel| {
        let may = guild.user_permissions_in(channel, &member);
        let missing =
            greeting::drawing(may).filter(|need| server.permissions.contains(need.permission));
        let names: Vec<_> = missing.map(|need| need.name).collect();
        (!names.is_empty()).then(|| (channel.name.clone(), names))
    });
    Some(lacking.collect())
}

/// Fetches a resource, with the response's date.
async fn fetch<T: DeserializeOwned>(
    http: &Http,
    route: Route<'_>,
    parameters: Vec<(&'static str, String)>,
) -> Result<(T, Option<SystemTime>), InspectError> {
    let request = Request::new(route, LightMethod::Get).params(Some(parameters));
    let fetching = async {
        let answer = http.request(request).await?;
        let date = answer.headers().get("date");
        let date = date.and_then(|date| httpdate::parse_http_date(date.to_str().ok()?).ok());
        let body = answer
            .bytes()
            .await
            .map_err(serenity::http::HttpError::from)?;
        Ok((serde_json::from_slice(&body)?, date))
    };
    match timeout(TIMEOUT, fetching).await {
        Ok(Ok(answer)) => Ok(answer),
        Ok(Err(error)) if is_refusal(&error) => Err(StartError::TokenRefused.into()),
        Ok(Err(error)) => Err(InspectError::Unreachable(plain(&error))),
        Err(_) => Err(InspectError::Unreachable(
            "no answer in 10 seconds".to_owned(),
        )),
    }
}
