//! Who the bot is at Discord. Nothing is needed for it but an id: whatever else Discord changes, the bot starts.

use std::{sync::Arc, time::Duration};

use reqwest::{
    Method, RequestBuilder,
    header::{AUTHORIZATION, CONTENT_TYPE, USER_AGENT},
};
use secrecy::{ExposeSecret as _, SecretString};
use serde::de::DeserializeOwned;
use serde_json::Value;
use serenity::{
    all::ApplicationId,
    constants,
    http::{ErrorResponse, HttpError, LightMethod, Request, Route},
};
use tokio_util::sync::CancellationToken;

use super::{
    bot::{LONGEST_PAUSE, StartError, client, is_refusal},
    commands::Installs,
    model::{Application, User, read},
    rest::Rest,
    transport::{count, plain},
};
use crate::{ids::ExternalId, watch::Watch};

/// The application's own address. serenity has a route for an old one only.
const APPLICATION: &str = "https://discord.com/api/v10/applications/@me";

/// The bot's identity at Discord.
#[derive(Debug)]
pub struct Identity {
    pub(super) http: Arc<Rest>,
    /// Without rate limits.
    pub(super) client: reqwest::Client,
    pub(super) token: SecretString,
    pub(super) application: Application,
    pub(super) user: ExternalId,
}

/// Fetches the bot's identity, retrying until Discord answers or `stop`.
///
/// This comes before anything else, so that a wrong token is refused at once. `None` if it was stopped first.
///
/// Fails when Discord refuses the token.
pub async fn identify(
    token: &SecretString,
    watch: &Watch,
    stop: &CancellationToken,
) -> Result<Option<Identity>, StartError> {
    let (http, client) = client(token, Some(watch.clone()))?;
    let own = id_in(token.expose_secret());
    let mut pause = Duration::from_secs(1);
    loop {
        let requests = async {
            let application = fetch_application(&client, &http).await?.bytes().await;
            let user = Request::new(Route::UserMe, LightMethod::Get);
            let user = http.request(user).await?.bytes().await;
            let application = application.map_err(HttpError::from)?;
            Ok((application, user.map_err(HttpError::from)?))
        };
        let answers: serenity::Result<_> = tokio::select! {
            () = stop.cancelled() => return Ok(None),
            answers = requests => answers,
        };
        match answers {
            Ok((application, user)) => {
                let application = known("the application", &application, || {
                    own.map(Application::known_by)
                });
                let user = known("the bot's account", &user, || own.map(User::known_by));
                if let (Some(application), Some(user)) = (application, user) {
                    http.set_application_id(ApplicationId::new(application.id.0));
                    tracing::info!(bot = user.username, id = user.id.0, "Discord knows the bot");
                    if application.installs() == Installs::Servers {
                        tracing::info!(
                            "people cannot add the application to their account; the developer portal allows it on the page \
                             Installation (User Install)"
                        );
                    }
                    return Ok(Some(Identity {
                        http: Arc::new(http),
                        client,
                        token: token.clone(),
                        application,
                        user: user.id,
                    }));
                }
            }
            Err(error) if is_refusal(&error) => return Err(StartError::TokenRefused),
            Err(error) => {
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

/// What an answer contains, or what is known without it.
fn known<T: DeserializeOwned>(
    what: &str,
    answer: &[u8],
    otherwise: impl FnOnce() -> Option<T>,
) -> Option<T> {
    let misread = match read(answer) {
        Ok(known) => return Some(known),
        Err(misread) => misread,
    };
    let known = otherwise();
    tracing::warn!(
        what,
        field = misread.field,
        goes_on = known.is_some(),
        "an answer of Discord could not be read: is there a newer Raichi?"
    );
    known
}

/// Fetches the application.
pub(super) async fn fetch_application(
    client: &reqwest::Client,
    http: &Rest,
) -> serenity::Result<reqwest::Response> {
    about_application(client.get(APPLICATION), http, Method::GET).await
}

/// Changes the application.
pub(super) async fn change_application(
    client: &reqwest::Client,
    http: &Rest,
    change: &Value,
) -> serenity::Result<()> {
    let request = client
        .patch(APPLICATION)
        .header(CONTENT_TYPE, "application/json")
        .body(change.to_string());
    about_application(request, http, Method::PATCH)
        .await
        .map(drop)
}

async fn about_application(
    request: RequestBuilder,
    http: &Rest,
    method: Method,
) -> serenity::Result<reqwest::Response> {
    let request = request
        .header(USER_AGENT, constants::USER_AGENT)
        .header(AUTHORIZATION, http.token());
    let answer = request.send().await.map_err(HttpError::from)?;
    if answer.status().is_success() {
        return Ok(answer);
    }
    let refused = ErrorResponse::from_response(answer, method).await;
    Err(HttpError::UnsuccessfulRequest(refused).into())
}

/// The bot's id in its token, whose first part it is in base64.
fn id_in(token: &str) -> Option<ExternalId> {
    let (id, _) = token.trim().trim_start_matches("Bot ").split_once('.')?;
    let (mut digits, mut bits, mut count) = (String::new(), 0_u32, 0);
    for sign in id.trim_end_matches('=').bytes() {
        let value = match sign {
            b'A'..=b'Z' => sign - b'A',
            b'a'..=b'z' => sign - b'a' + 26,
            b'0'..=b'9' => sign - b'0' + 52,
            // No digits have the other two signs.
            _ => return None,
        };
        (bits, count) = (bits << 6 | u32::from(value), count + 6);
        if count >= 8 {
            count -= 8;
            digits.push(char::from_u32(bits >> count & 0xff)?);
        }
    }
    let id = digits.parse().ok()?;
    (id != 0).then_some(ExternalId(id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_begins_with_the_id() {
        for (token, id) in [
            (
                "Mjg4NzYwMjQxMzYzODc3ODg4.C_ikow.secret",
                Some(288_760_241_363_877_888),
            ),
            (
                "Bot MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.stand-in.secret",
                Some(1_234_567_890_123_456_789),
            ),
            (
                "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ==.stand-in.secret",
                Some(1_234_567_890_123_456_789),
            ),
            ("MA.zero.secret", None),
            ("MTIzNDU2Nzg5MDEyMzQ1Njc4OQ", None),
            ("c2VjcmV0.no-digits.secret", None),
            ("", None),
        ] {
            assert_eq!(id_in(token), id.map(ExternalId), "{token}");
        }
    }
}
