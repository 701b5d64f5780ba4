//! Signing in: within Discord by a code that the client gives to the page, in a browser by a way over Discord's own page.

use axum::{
    Extension, Json,
    extract::{Query, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};
use secrecy::ExposeSecret as _;
use serde::{Deserialize, Serialize};

use super::{
    NotPlayed, PATH, REDIRECT_PATH, Table,
    session::{self, Secret},
};
use crate::http_server::RateLimitKey;

/// The longest code of a sign-in.
const LONGEST_CODE: usize = 512;

#[derive(Deserialize)]
pub(super) struct Code {
    code: String,
}

/// What the page within Discord gets: the secret of its session, and the token by which it tells the client who it is.
#[derive(Serialize)]
struct Session<'s> {
    session: &'s str,
    access_token: &'s str,
}

/// Opens a session for a page within Discord.
pub(super) async fn exchange(
    State(table): State<Table>,
    Extension(client): Extension<RateLimitKey>,
    Json(Code { code }): Json<Code>,
) -> Result<Response, NotPlayed> {
    let signed_in = signed_in(&table, client, &code, None).await?;
    let session = Session {
        session: signed_in.secret.expose(),
        access_token: signed_in.access_token.expose_secret(),
    };
    let kept = [(header::CACHE_CONTROL, "no-store")];
    Ok((kept, Json(session)).into_response())
}

/// Ends the session of a page.
pub(super) async fn end(
    State(table): State<Table>,
    headers: HeaderMap,
) -> Result<Response, NotPlayed> {
    session::close(&table.store, &headers).await?;
    let forgotten = [(header::SET_COOKIE, session::forgotten())];
    Ok((StatusCode::NO_CONTENT, forgotten).into_response())
}

#[derive(Deserialize)]
pub(super) struct Wanted {
    game: Option<i64>,
}

/// Leads a browser to Discord's page.
pub(super) async fn begin(
    State(table): State<Table>,
    Query(wanted): Query<Wanted>,
) -> Result<Response, NotPlayed> {
    let oauth = &table.bot()?.oauth;
    let state = Secret::new();
    let to = match wanted.game {
        Some(game) => format!("{PATH}?game={game}"),
        None => PATH.to_owned(),
    };
    let redirect = format!("{}{REDIRECT_PATH}", table.activity.url);
    let begun = [(header::SET_COOKIE, session::begun(&state, &to))];
    let there = Redirect::to(&oauth.authorize(&redirect, state.expose()));
    Ok((begun, there).into_response())
}

#[derive(Deserialize)]
pub(super) struct Led {
    #[serde(default)]
    code: String,
    #[serde(default)]
    state: String,
}

/// Opens a session for a browser that comes back from there. What was begun in another browser leads nowhere.
pub(super) async fn finish(
    State(table): State<Table>,
    Extension(client): Extension<RateLimitKey>,
    Query(led): Query<Led>,
    headers: HeaderMap,
) -> Result<Response, NotPlayed> {
    let ended = session::ended();
    let refused = || {
        let there = Redirect::to(&format!("{PATH}?refused"));
        ([(header::SET_COOKIE, &ended)], there).into_response()
    };
    let Some(to) = session::leads_to(&headers, &led.state) else {
        return Ok(refused());
    };
    let redirect = format!("{}{REDIRECT_PATH}", table.activity.url);
    let secret = match signed_in(&table, client, &led.code, Some(&redirect)).await {
        Ok(signed_in) => signed_in.secret,
        Err(NotPlayed::Fault) => return Err(NotPlayed::Fault),
        Err(_) => return Ok(refused()),
    };
    let mut response = Redirect::to(&to).into_response();
    for cookie in [ended, session::kept(&secret)] {
        let cookie = HeaderValue::from_str(&cookie).map_err(|_| NotPlayed::Misread)?;
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Somebody who has signed in, with a new session.
struct SignedIn {
    secret: Secret,
    access_token: secrecy::SecretString,
}

async fn signed_in(
    table: &Table,
    client: RateLimitKey,
    code: &str,
    redirect: Option<&str>,
) -> Result<SignedIn, NotPlayed> {
    if !table.may_sign_in(client) {
        return Err(NotPlayed::TooFast);
    }
    if code.is_empty() || code.len() > LONGEST_CODE {
        return Err(NotPlayed::Refused);
    }
    let signed_in = table.bot()?.oauth.sign_in(code, redirect).await?;
    Ok(SignedIn {
        secret: session::open(&table.store, signed_in.user).await?,
        access_token: signed_in.access_token,
    })
}
