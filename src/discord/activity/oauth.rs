//! Who signs in: the code of a sign-in is exchanged at Discord, which then says whose account it is. Nothing that a page says of a
//! user is believed.

use std::time::Duration;

use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, USER_AGENT};
use secrecy::{ExposeSecret as _, SecretString};
use serenity::constants;
use url::form_urlencoded;

use super::super::model::{GrantRefused, Granted, Misread, User, read};
use crate::ids::ExternalId;

const TOKEN: &str = "https://discord.com/api/v10/oauth2/token";
const ME: &str = "https://discord.com/api/v10/users/@me";
const AUTHORIZE: &str = "https://discord.com/oauth2/authorize";
/// How long Discord may take: somebody waits.
const TIMEOUT: Duration = Duration::from_secs(10);

/// The application as people sign in with it.
#[derive(Debug)]
pub(super) struct OAuth {
    pub(super) client: reqwest::Client,
    pub(super) application: ExternalId,
    pub(super) secret: SecretString,
}

/// An account, and the token by which a page tells Discord's client of it. It is not kept.
pub(super) struct SignedIn {
    pub(super) user: ExternalId,
    pub(super) access_token: SecretString,
}

/// Why nobody is signed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NotSignedIn {
    /// Discord does not know the code, or not any more.
    Refused,
    /// Discord does not answer, or knows neither the application nor its secret.
    Unavailable,
}

impl OAuth {
    /// The address at which Discord asks somebody whether to sign in, and from which it leads to `redirect`.
    pub(super) fn authorize(&self, redirect: &str, state: &str) -> String {
        let query = form_urlencoded::Serializer::new(String::new())
            .append_pair("client_id", &self.application.to_string())
            .append_pair("response_type", "code")
            .append_pair("redirect_uri", redirect)
            .append_pair("scope", "identify")
            .append_pair("state", state)
            .append_pair("prompt", "none")
            .finish();
        format!("{AUTHORIZE}?{query}")
    }

    /// Exchanges a code for the account of the person who has got it. That of a browser belongs to the address to which it was
    /// led.
    pub(super) async fn sign_in(
        &self,
        code: &str,
        redirect: Option<&str>,
    ) -> Result<SignedIn, NotSignedIn> {
        let Granted { access_token } = self.exchange(code, redirect).await?;
        let access_token = SecretString::from(access_token);
        let asked = self
            .client
            .get(ME)
            .header(USER_AGENT, constants::USER_AGENT)
            .header(
                AUTHORIZATION,
                format!("Bearer {}", access_token.expose_secret()),
            );
        let (status, answer) = sent(asked).await?;
        if status == 401 {
            return Err(NotSignedIn::Refused);
        }
        if status != 200 {
            return Err(unavailable("the account", status, ""));
        }
        let user: User = read(&answer).map_err(|misread| unreadable(&misread))?;
        Ok(SignedIn {
            user: user.id,
            access_token,
        })
    }

    /// What is sent with a code.
    fn form(&self, code: &str, redirect: Option<&str>) -> String {
        let mut form = form_urlencoded::Serializer::new(String::new());
        form.append_pair("client_id", &self.application.to_string())
            .append_pair("client_secret", self.secret.expose_secret())
            .append_pair("grant_type", "authorization_code")
            .append_pair("code", code);
        if let Some(redirect) = redirect {
            form.append_pair("redirect_uri", redirect);
        }
        form.finish()
    }

    /// Whether Discord knows the application by its secret; `None` if it does not answer that. A code that nobody has given is refused
    /// for another reason than a wrong secret.
    pub(super) async fn is_known(&self) -> Option<bool> {
        let (status, answer) = self.asked("none", None).await.ok()?;
        match (status, &*error_of(&answer)) {
            (401, _) | (_, "invalid_client") => Some(false),
            (400, "invalid_grant") => Some(true),
            _ => None,
        }
    }

    async fn asked(
        &self,
        code: &str,
        redirect: Option<&str>,
    ) -> Result<(u16, Vec<u8>), NotSignedIn> {
        let asked = self
            .client
            .post(TOKEN)
            .header(USER_AGENT, constants::USER_AGENT)
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(self.form(code, redirect));
        sent(asked).await
    }

    async fn exchange(&self, code: &str, redirect: Option<&str>) -> Result<Granted, NotSignedIn> {
        let (status, answer) = self.asked(code, redirect).await?;
        if status == 200 {
            return read(&answer).map_err(|misread| unreadable(&misread));
        }
        let error = error_of(&answer);
        if status == 400 && error == "invalid_grant" {
            return Err(NotSignedIn::Refused);
        }
        Err(unavailable("the code", status, &error))
    }
}

/// The word by which Discord refuses a code.
fn error_of(answer: &[u8]) -> String {
    let refused: Result<GrantRefused, _> = read(answer);
    refused.map(|refused| refused.error).unwrap_or_default()
}

/// The status and the content of an answer.
async fn sent(request: reqwest::RequestBuilder) -> Result<(u16, Vec<u8>), NotSignedIn> {
    let lost = |error: reqwest::Error| {
        let error = error.without_url();
        tracing::warn!(%error, "Discord gives no answer to a sign-in");
        NotSignedIn::Unavailable
    };
    let answer = request.timeout(TIMEOUT).send().await.map_err(lost)?;
    let status = answer.status().as_u16();
    let content = answer.bytes().await.map_err(lost)?;
    Ok((status, content.to_vec()))
}

/// Logs a refusal that is not the person's fault.
fn unavailable(what: &str, status: u16, error: &str) -> NotSignedIn {
    let remedy = if error == "invalid_client" {
        "set discord.client_secret to the client secret on the page OAuth2 of the developer portal"
    } else {
        "see whether the page OAuth2 of the developer portal has the redirect that `raichi check` names"
    };
    let is_word = error.len() < 40
        && error
            .bytes()
            .all(|it| it.is_ascii_lowercase() || it == b'_');
    let error = if is_word { error } else { "" };
    tracing::error!(what, status, error, remedy, "Discord refuses a sign-in");
    NotSignedIn::Unavailable
}

fn unreadable(misread: &Misread) -> NotSignedIn {
    tracing::error!(
        field = misread.field,
        "Discord's answer to a sign-in could not be read: is there a newer Raichi?"
    );
    NotSignedIn::Unavailable
}
