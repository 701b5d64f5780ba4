//! What Discord says of the bot, asked once and without changing anything.

use std::time::{Duration, SystemTime};

use secrecy::SecretString;
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::Value;
use serenity::{
    all::{ApplicationId, Http, Permissions},
    http::{LightMethod, Request, Route},
};
use tokio::time::timeout;

use super::{
    StartError,
    bot::{client, is_refusal},
    commands,
    courier::plain,
    permissions,
    registered::differing,
};

/// How long Discord may take to answer a question.
const PATIENCE: Duration = Duration::from_secs(10);
/// How many servers Discord lists in one answer, and how many such answers are asked for.
const PAGE: usize = 200;
const PAGES: usize = 10;

/// Why Discord does not tell anything of the bot.
#[derive(Debug, thiserror::Error)]
pub enum Silence {
    /// It refuses the token, or cannot be asked at all.
    #[error(transparent)]
    Start(#[from] StartError),
    /// It does not answer as it should.
    #[error(
        "Discord cannot be reached: {0}. See whether this machine reaches https://discord.com, through the right proxy \
         if there is one (HTTPS_PROXY), trusts its certificate (SSL_CERT_FILE), and knows what time it is"
    )]
    Unreachable(String),
}

/// What is known once Discord has answered. Each part that it did not tell says why.
#[derive(Debug)]
pub(crate) struct Inspection {
    pub(crate) application: Application,
    /// How much later Discord believes it is, in seconds.
    pub(crate) ahead: Option<f64>,
    pub(crate) gateway: Result<SessionStarts, Silence>,
    /// The names of the commands that are registered otherwise; nothing if none is registered.
    pub(crate) commands: Result<Option<Vec<String>>, Silence>,
    pub(crate) servers: Result<Vec<Server>, Silence>,
}

/// The application, as the developer portal has it.
#[derive(Debug, Deserialize)]
pub(crate) struct Application {
    pub(crate) id: ApplicationId,
    pub(crate) name: String,
    /// Where Discord delivers interactions, if not at the gateway.
    #[serde(default)]
    pub(crate) interactions_endpoint_url: Option<String>,
    /// Whether an invite link does not suffice.
    #[serde(default)]
    pub(crate) bot_require_code_grant: bool,
}

/// How many gateway sessions may still be begun.
#[derive(Debug, Deserialize)]
pub(crate) struct SessionStarts {
    pub(crate) total: u64,
    pub(crate) remaining: u64,
    /// When there are as many as ever again, in milliseconds.
    pub(crate) reset_after: u64,
}

/// A server that the bot is in.
#[derive(Debug, Deserialize)]
pub(crate) struct Server {
    id: String,
    pub(crate) name: String,
    permissions: Permissions,
}

impl Server {
    /// What the bot's roles there do not allow.
    pub(crate) fn missing(&self) -> Vec<&'static str> {
        permissions::missing(self.permissions)
            .map(|need| need.name)
            .collect()
    }

    /// Whether they allow what every game needs.
    pub(crate) fn can_be_played_in(&self) -> bool {
        permissions::can_post(self.permissions)
    }
}

/// Asks who the bot of a token is.
///
/// # Errors
///
/// When Discord does not answer, or does not know the token.
pub(crate) async fn application(token: &SecretString) -> Result<Application, Silence> {
    Ok(ask_for_application(&client(token)?).await?.0)
}

/// Asks everything.
///
/// # Errors
///
/// When Discord does not answer, or does not know the token.
pub(crate) async fn inspect(token: &SecretString) -> Result<Inspection, Silence> {
    let http = client(token)?;
    let (application, ahead) = ask_for_application(&http).await?;
    let (gateway, commands, servers) = tokio::join!(
        gateway(&http),
        registered(&http, application.id),
        servers(&http)
    );
    Ok(Inspection {
        application,
        ahead,
        gateway,
        commands,
        servers,
    })
}

async fn ask_for_application(http: &Http) -> Result<(Application, Option<f64>), Silence> {
    let asked = SystemTime::now();
    let (application, told) = ask(http, Route::Oauth2ApplicationCurrent, vec![]).await?;
    let ahead = told.and_then(|told| {
        // A date has no fractions; and it was written somewhere between question and answer.
        let seconds = |since: Duration| since.as_secs_f64();
        let told = seconds(told.duration_since(SystemTime::UNIX_EPOCH).ok()?) + 0.5;
        let asked = seconds(asked.duration_since(SystemTime::UNIX_EPOCH).ok()?);
        let answered = SystemTime::now()
            .duration_since(SystemTime::UNIX_EPOCH)
            .ok()?;
        Some(told - f64::midpoint(asked, seconds(answered)))
    });
    Ok((application, ahead))
}

async fn gateway(http: &Http) -> Result<SessionStarts, Silence> {
    #[derive(Deserialize)]
    struct Gateway {
        session_start_limit: SessionStarts,
    }
    let (gateway, _) = ask::<Gateway>(http, Route::GatewayBot, vec![]).await?;
    Ok(gateway.session_start_limit)
}

async fn registered(
    http: &Http,
    application_id: ApplicationId,
) -> Result<Option<Vec<String>>, Silence> {
    let wanted = vec![("with_localizations", "true".to_owned())];
    let (theirs, _) = ask::<Vec<Value>>(http, Route::Commands { application_id }, wanted).await?;
    if theirs.is_empty() {
        return Ok(None);
    }
    let ours = commands::registration();
    Ok(Some(differing(&ours, &theirs)))
}

async fn servers(http: &Http) -> Result<Vec<Server>, Silence> {
    let mut all: Vec<Server> = Vec::new();
    for _ in 0..PAGES {
        let mut wanted = vec![("limit", PAGE.to_string())];
        if let Some(last) = all.last() {
            wanted.push(("after", last.id.clone()));
        }
        let (page, _) = ask::<Vec<Server>>(http, Route::UserMeGuilds, wanted).await?;
        let is_last = page.len() < PAGE;
        all.extend(page);
        if is_last {
            break;
        }
    }
    Ok(all)
}

/// What Discord answers, and when it says that it does.
async fn ask<T: DeserializeOwned>(
    http: &Http,
    route: Route<'_>,
    parameters: Vec<(&'static str, String)>,
) -> Result<(T, Option<SystemTime>), Silence> {
    let request = Request::new(route, LightMethod::Get).params(Some(parameters));
    let asking = async {
        let answer = http.request(request).await?;
        let date = answer.headers().get("date");
        let date = date.and_then(|date| httpdate::parse_http_date(date.to_str().ok()?).ok());
        let body = answer
            .bytes()
            .await
            .map_err(serenity::http::HttpError::from)?;
        Ok((serde_json::from_slice(&body)?, date))
    };
    match timeout(PATIENCE, asking).await {
        Ok(Ok(answer)) => Ok(answer),
        Ok(Err(error)) if is_refusal(&error) => Err(StartError::TokenRefused.into()),
        Ok(Err(error)) => Err(Silence::Unreachable(plain(&error))),
        Err(_) => Err(Silence::Unreachable("no answer in 10 seconds".to_owned())),
    }
}
