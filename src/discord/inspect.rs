//! A read-only inspection of the bot's state at Discord.

use std::{
    num::NonZeroU64,
    time::{Duration, SystemTime},
};

use secrecy::SecretString;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serenity::{
    all::{ApplicationId, GuildId, UserId},
    http::{HttpError, LightMethod, Request, Route},
};
use time::OffsetDateTime;

use super::{
    StartError, activity,
    bot::{client, is_refusal},
    commands,
    gateway::hello,
    greeting,
    identity::{change_application, fetch_application},
    model::{self, Application, Channel, Gateway, Guild, Member, OwnGuild, WithId},
    permissions,
    registered::{differing, is_entry_point, is_ours},
    rest::Rest,
    transport::plain,
};
use crate::deadline::{Failed, Late, Unfinished, within};

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
    /// The response has another form than expected.
    #[error("an answer of Discord could not be read, at {0}: is there a newer Raichi?")]
    Unreadable(String),
}

/// The results; each part that failed contains its error.
#[derive(Debug)]
pub(crate) struct Inspection {
    pub(crate) application: Application,
    /// How far Discord's clock is ahead of ours, in seconds.
    pub(crate) ahead: Option<f64>,
    pub(crate) gateway: Result<SessionStarts, InspectError>,
    /// The commands that are registered.
    pub(crate) commands: Result<Commands, InspectError>,
    pub(crate) servers: Result<Vec<Server>, InspectError>,
    /// The addresses of the privacy policy and the terms that do not answer, each with the reason.
    pub(crate) lost_pages: Vec<(String, String)>,
    /// Whether Discord knows the client secret, if one is set and Discord answers.
    pub(crate) knows_secret: Option<bool>,
}

impl Inspection {
    /// What is missing where a server adds the application by its profile, if it can.
    pub(crate) fn missing_by_profile(&self) -> Vec<&'static str> {
        match self.application.added_by_profile() {
            None => Vec::new(),
            Some(None) => vec!["the scope bot"],
            Some(Some(may)) => permissions::missing(may).map(|need| need.name).collect(),
        }
    }
}

/// The commands at Discord.
#[derive(Debug)]
pub(crate) struct Commands {
    /// The names of those that differ from ours; `None` if no commands are registered.
    pub(crate) differing: Option<Vec<String>>,
    /// Whether there is an entry point, which Discord makes for *Activities*.
    pub(crate) has_entry_point: bool,
}

/// The remaining session starts, and how many are needed.
#[derive(Debug)]
pub(crate) struct SessionStarts {
    /// The number of shards that Discord recommends: each needs a session.
    pub(crate) shards: u64,
    pub(crate) total: u64,
    pub(crate) remaining: u64,
    /// Milliseconds until the limit is reset.
    pub(crate) reset_after: u64,
    /// Whether the gateway greets, or why not.
    pub(crate) hello: Result<(), String>,
}

/// A server with the bot in it.
#[derive(Debug)]
pub(crate) struct Server {
    guild: OwnGuild,
    /// Channels that everybody sees, each with the names of permissions that the bot lacks only there.
    pub(crate) lacking: Vec<(String, Vec<&'static str>)>,
}

impl Server {
    /// Its ID.
    pub(crate) const fn id(&self) -> u64 {
        self.guild.id.0
    }

    /// Its name.
    pub(crate) fn name(&self) -> &str {
        &self.guild.name
    }

    /// How many members it has, about, if Discord sends it.
    pub(crate) fn members(&self) -> Option<u64> {
        self.guild.members()
    }

    /// The permissions that the bot's roles lack there.
    pub(crate) fn missing(&self) -> Vec<&'static str> {
        permissions::missing(self.guild.permissions)
            .map(|need| need.name)
            .collect()
    }

    /// Whether they suffice for playing.
    pub(crate) fn can_be_played_in(&self) -> bool {
        permissions::can_post(self.guild.permissions)
    }
}

/// Fetches the application of a token.
///
/// Fails when Discord does not answer, or refuses the token.
pub(crate) async fn application(token: &SecretString) -> Result<Application, InspectError> {
    let (http, client) = client(token, None)?;
    Ok(dated_application(&http, &client).await?.0)
}

/// Has servers that add the application by its profile grant the bot and all that it needs; returns whether that is news.
///
/// Fails when Discord does not answer, or refuses.
pub(crate) async fn fix(token: &SecretString) -> Result<bool, InspectError> {
    let (http, client) = client(token, None)?;
    let (application, _) = dated_application(&http, &client).await?;
    let Some(change) = application.with_bot(permissions::needed()) else {
        return Ok(false);
    };
    let changing = change_application(&client, &http, &change);
    let changed = within(TIMEOUT, changing).await;
    changed.map_err(unreachable).map(|()| true)
}

/// Fetches everything.
///
/// Fails when Discord does not answer, or refuses the token.
pub(crate) async fn inspect(
    token: &SecretString,
    client_secret: Option<SecretString>,
) -> Result<Inspection, InspectError> {
    let (http, client) = client(token, None)?;
    let (application, ahead) = dated_application(&http, &client).await?;
    let knows_secret = async {
        let (client, application) = (client.clone(), application.id);
        activity::knows_secret(client, application, client_secret?).await
    };
    let (gateway, commands, mut servers, lost_pages, knows_secret) = tokio::join!(
        gateway(&http, token),
        registered(&http, &application),
        servers(&http),
        lost_pages(&client, &application),
        knows_secret
    );
    for server in servers.iter_mut().flatten().take(MOST_LOOKED_AT) {
        // Whatever is not told is not known to be missing.
        server.lacking = lacking(&http, &server.guild).await.unwrap_or_default();
    }
    Ok(Inspection {
        application,
        ahead,
        gateway,
        commands,
        servers,
        lost_pages,
        knows_secret,
    })
}

/// Which of the addresses in the application's profile do not answer with status 200.
async fn lost_pages(client: &reqwest::Client, application: &Application) -> Vec<(String, String)> {
    let mut lost = Vec::new();
    let named = [
        &application.privacy_policy_url,
        &application.terms_of_service_url,
    ];
    for address in named.into_iter().flatten().filter(|it| !it.is_empty()) {
        let why = match within(TIMEOUT, client.get(address).send()).await {
            Ok(answer) if answer.status() == 200 => continue,
            Ok(answer) => format!("answers {}", answer.status()),
            Err(Failed(error)) => {
                format!("cannot be reached: {}", error.without_url())
            }
            Err(Late) => "gives no answer in 10 seconds".to_owned(),
        };
        lost.push((address.clone(), why));
    }
    lost
}

/// The servers that have the bot, each with the time since when, if Discord tells.
///
/// Fails when Discord does not answer, or refuses the token.
pub(crate) async fn memberships(
    token: &SecretString,
) -> Result<Vec<(Server, Option<OffsetDateTime>)>, InspectError> {
    let (http, _) = client(token, None)?;
    let all = servers(&http).await?;
    let own_id = fetch::<WithId>(&http, Route::UserMe, vec![]).await.ok();
    let mut memberships = Vec::new();
    for server in all {
        let joined = async {
            let route = Route::GuildMember {
                guild_id: GuildId::new(server.id()),
                user_id: UserId::new(own_id?.0.id.0),
            };
            let (member, _) = fetch::<Member>(&http, route, vec![]).await.ok()?;
            member.joined_at
        };
        let joined = joined.await;
        memberships.push((server, joined));
    }
    Ok(memberships)
}

/// Leaves a server; returns whether the bot was there.
///
/// Fails when Discord does not answer, or refuses the token.
pub(crate) async fn leave(token: &SecretString, server: NonZeroU64) -> Result<bool, InspectError> {
    let (http, _) = client(token, None)?;
    let left = http.leave(GuildId::new(server.get()));
    match within(TIMEOUT, left).await {
        Err(Failed(serenity::Error::Http(HttpError::UnsuccessfulRequest(answer))))
            if answer.status_code.as_u16() == 404 =>
        {
            Ok(false)
        }
        left => left.map_err(unanswered).map(|()| true),
    }
}

/// The application, and how far Discord's clock is ahead of ours.
async fn dated_application(
    http: &Rest,
    client: &reqwest::Client,
) -> Result<(Application, Option<f64>), InspectError> {
    let sent_at = SystemTime::now();
    let (application, server_time) = answer(fetch_application(client, http)).await?;
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

async fn gateway(http: &Rest, token: &SecretString) -> Result<SessionStarts, InspectError> {
    let (gateway, _) = fetch::<Gateway>(http, Route::GatewayBot, vec![]).await?;
    let hello = hello(token, &gateway.url).await;
    let limit = gateway.session_start_limit;
    Ok(SessionStarts {
        shards: gateway.shards().into(),
        total: limit.total,
        remaining: limit.remaining,
        reset_after: limit.reset_after,
        hello,
    })
}

async fn registered(http: &Rest, application: &Application) -> Result<Commands, InspectError> {
    let parameters = vec![("with_localizations", "true".to_owned())];
    let application_id = ApplicationId::new(application.id.0);
    let (theirs, _) =
        fetch::<Vec<Value>>(http, Route::Commands { application_id }, parameters).await?;
    let ours = commands::registration(application.installs());
    Ok(Commands {
        differing: theirs
            .iter()
            .any(is_ours)
            .then(|| differing(&ours, &theirs)),
        has_entry_point: theirs.iter().any(is_entry_point),
    })
}

async fn servers(http: &Rest) -> Result<Vec<Server>, InspectError> {
    let mut all: Vec<Server> = Vec::new();
    for _ in 0..PAGES {
        let mut parameters = vec![
            ("limit", PAGE.to_string()),
            ("with_counts", "true".to_owned()),
        ];
        if let Some(last) = all.last() {
            parameters.push(("after", last.id().to_string()));
        }
        let (page, _) = fetch::<Vec<OwnGuild>>(http, Route::UserMeGuilds, parameters).await?;
        let is_last = page.len() < PAGE;
        all.extend(page.into_iter().map(|guild| Server {
            guild,
            lacking: Vec::new(),
        }));
        if is_last {
            break;
        }
    }
    Ok(all)
}

/// The channels of a server that everybody sees, and what the bot lacks only there.
async fn lacking(http: &Rest, server: &OwnGuild) -> Option<Vec<(String, Vec<&'static str>)>> {
    let guild_id = GuildId::new(server.id.0);
    let look = async {
        let (WithId { id }, _) = fetch(http, Route::UserMe, vec![]).await?;
        let (guild, _) = fetch::<Guild>(http, Route::Guild { guild_id }, vec![]).await?;
        let user_id = UserId::new(id.0);
        let member = Route::GuildMember { guild_id, user_id };
        let (member, _) = fetch::<Member>(http, member, vec![]).await?;
        let channels = Route::GuildChannels { guild_id };
        let (channels, _) = fetch::<Vec<Channel>>(http, channels, vec![]).await?;
        Ok::<_, InspectError>((id, guild, member, channels))
    };
    let (own_id, guild, member, mut channels) = within(TIMEOUT, look).await.ok()?;
    channels.sort_by_key(|channel| (channel.position, channel.id));
    let public = channels.iter().filter(greeting::is_for_text);
    let public = public.filter(|channel| greeting::is_public(channel, &guild));
    let lacking = public.filter_map(|channel| {
        let may = guild.permissions_in(channel, own_id, &member, OffsetDateTime::now_utc());
        let missing =
            greeting::drawing(may).filter(|need| server.permissions.contains(need.permission));
        let names: Vec<_> = missing.map(|need| need.name).collect();
        (!names.is_empty()).then(|| (channel.name.clone(), names))
    });
    Some(lacking.collect())
}

/// Fetches a resource, with the response's date.
async fn fetch<T: DeserializeOwned>(
    http: &Rest,
    route: Route<'_>,
    parameters: Vec<(&'static str, String)>,
) -> Result<(T, Option<SystemTime>), InspectError> {
    let request = Request::new(route, LightMethod::Get).params(Some(parameters));
    answer(http.request(request)).await
}

/// Reads the answer to a request, with its date.
async fn answer<T: DeserializeOwned>(
    request: impl Future<Output = serenity::Result<reqwest::Response>>,
) -> Result<(T, Option<SystemTime>), InspectError> {
    let fetching = async {
        let answer = request.await?;
        let date = answer.headers().get("date");
        let date = date.and_then(|date| httpdate::parse_http_date(date.to_str().ok()?).ok());
        let body = answer
            .bytes()
            .await
            .map_err(serenity::http::HttpError::from)?;
        Ok((body, date))
    };
    let (body, date) = within(TIMEOUT, fetching).await.map_err(unanswered)?;
    let read = model::read(&body).map_err(|why| InspectError::Unreadable(why.field))?;
    Ok((read, date))
}

/// Why Discord gives no answer: it may refuse the token.
fn unanswered(error: Unfinished<serenity::Error>) -> InspectError {
    match error {
        Failed(error) if is_refusal(&error) => StartError::TokenRefused.into(),
        error => unreachable(error),
    }
}

/// Why Discord gives no answer to a token that it knows.
fn unreachable(error: Unfinished<serenity::Error>) -> InspectError {
    InspectError::Unreachable(match error {
        Failed(error) => plain(&error),
        Late => "no answer in 10 seconds".to_owned(),
    })
}
