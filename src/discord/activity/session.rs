//! Sessions: by what a page proves who has signed in. A page within Discord holds the secret in its memory and sends it as a bearer
//! token; a browser keeps it in a cookie that no script reads and no other site's form sends along.

use axum::{
    Router,
    extract::{FromRef, FromRequestParts, Request, State},
    http::{HeaderMap, header, request::Parts},
    middleware::{Next, from_fn_with_state},
    response::{IntoResponse, Response},
};
use rand::RngExt as _;
use sha2::{Digest, Sha256};
use time::OffsetDateTime;

use super::{NotPlayed, Table};
use crate::{
    ids::{Door, ExternalId, ExternalUser},
    store::{SESSION, Store, StoreFault},
    web::SignedIn,
};

/// The cookie of a session. Browsers take a name that begins so only over HTTPS, for the whole site, and for no other host.
const COOKIE: &str = "__Host-raichi";
/// The cookie of a sign-in that is under way.
const STATE_COOKIE: &str = "__Host-raichi-state";
/// How long a sign-in may take, in seconds.
const STATE_SECONDS: u32 = 600;
/// The length of a secret in hexadecimal digits.
const DIGITS: usize = 64;

/// The secret of a session. It is never logged, and only its hash is stored.
pub(super) struct Secret(String);

impl Secret {
    /// A new one of 256 bits.
    pub(super) fn new() -> Self {
        let bytes: [u8; 32] = rand::rng().random();
        Self(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// What a page has sent, if it can be one.
    fn of(text: &str) -> Option<Self> {
        let is_one = text.len() == DIGITS && text.bytes().all(|it| it.is_ascii_hexdigit());
        is_one.then(|| Self(text.to_owned()))
    }

    pub(super) fn expose(&self) -> &str {
        &self.0
    }

    fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.0.as_bytes()).into()
    }

    /// The secret of a request, by its header or its cookie.
    fn of_request(headers: &HeaderMap) -> Option<Self> {
        let bearer = headers
            .get(header::AUTHORIZATION)
            .and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
        match bearer {
            Some(bearer) => Self::of(bearer),
            None => Self::of(cookie(headers, COOKIE)?),
        }
    }
}

/// Opens a session of a user of Discord.
pub(super) async fn open(store: &Store, user: ExternalId) -> Result<Secret, StoreFault> {
    let secret = Secret::new();
    let user = ExternalUser {
        door: Door::Discord,
        key: user,
    };
    let now = OffsetDateTime::now_utc();
    store.open_session(user, secret.hash(), now).await?;
    Ok(secret)
}

/// Ends the session of a request, if it has one.
pub(super) async fn close(store: &Store, headers: &HeaderMap) -> Result<(), StoreFault> {
    match Secret::of_request(headers) {
        Some(secret) => store.close_session(secret.hash()).await,
        None => Ok(()),
    }
}

/// Somebody who has signed in, and may ask this often.
#[derive(Debug, Clone, Copy)]
pub(super) struct Reader(pub(super) ExternalUser);

impl<S> FromRequestParts<S> for Reader
where
    Table: FromRef<S>,
    S: Sync,
{
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Response> {
        let table = Table::from_ref(state);
        match whose(&table.store, &parts.headers).await {
            Ok(Some(user)) if table.keeps_pace(user) => Ok(Self(user)),
            Ok(Some(_)) => Err(NotPlayed::TooFast.into_response()),
            Ok(None) => Err(NotPlayed::Unknown.into_response()),
            Err(fault) => Err(NotPlayed::from(fault).into_response()),
        }
    }
}

/// Whose session a request has.
pub(super) async fn whose(
    store: &Store,
    headers: &HeaderMap,
) -> Result<Option<ExternalUser>, StoreFault> {
    match Secret::of_request(headers) {
        Some(secret) => {
            let now = OffsetDateTime::now_utc();
            store.session(secret.hash(), now).await
        }
        None => Ok(None),
    }
}

/// Pages that know who has signed in, by [`SignedIn`].
pub(crate) fn knowing_users(store: Store, pages: Router) -> Router {
    pages.layer(from_fn_with_state(store, know))
}

async fn know(State(store): State<Store>, mut request: Request, next: Next) -> Response {
    match whose(&store, request.headers()).await {
        Ok(Some(user)) => {
            request.extensions_mut().insert(SignedIn(user));
        }
        Ok(None) => {}
        Err(fault) => return NotPlayed::from(fault).into_response(),
    }
    next.run(request).await
}

/// The value of a cookie.
fn cookie<'h>(headers: &'h HeaderMap, wanted: &str) -> Option<&'h str> {
    let lines = headers.get_all(header::COOKIE).iter();
    let pairs = lines.flat_map(|line| line.to_str().unwrap_or_default().split(';'));
    let mut pairs = pairs.filter_map(|pair| pair.trim().split_once('='));
    pairs
        .find(|(name, _)| *name == wanted)
        .map(|(_, value)| value)
}

/// The header by which a browser keeps a session.
pub(super) fn kept(secret: &Secret) -> String {
    set(COOKIE, secret.expose(), SESSION.whole_seconds())
}

/// The header by which it forgets one.
pub(super) fn forgotten() -> String {
    set(COOKIE, "", 0)
}

/// The header by which it keeps the random word of a sign-in that it has begun, and where that leads to.
pub(super) fn begun(state: &Secret, to: &str) -> String {
    let value = format!("{}{to}", state.expose());
    set(STATE_COOKIE, &value, STATE_SECONDS.into())
}

/// The header by which it forgets that.
pub(super) fn ended() -> String {
    set(STATE_COOKIE, "", 0)
}

/// The path to which a sign-in leads, if it was begun in this browser with this word.
pub(super) fn leads_to(headers: &HeaderMap, state: &str) -> Option<String> {
    let (word, path) = cookie(headers, STATE_COOKIE)?.split_at_checked(DIGITS)?;
    // Compared by hashes, so that the time tells nothing of the word.
    let is_same = Sha256::digest(word.as_bytes()) == Sha256::digest(state.as_bytes());
    is_same.then(|| path.to_owned())
}

fn set(name: &str, value: &str, seconds: i64) -> String {
    format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; Secure; SameSite=Lax")
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn with(name: header::HeaderName, value: &str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_str(value).unwrap())])
    }

    #[test]
    fn a_secret_is_read_from_a_header_or_a_cookie() {
        let secret = Secret::new();
        let word = secret.expose().to_owned();
        assert_ne!(word, Secret::new().expose());
        for (name, value, known) in [
            (header::AUTHORIZATION, format!("Bearer {word}"), true),
            (header::AUTHORIZATION, format!("Bot {word}"), false),
            (
                header::AUTHORIZATION,
                format!("Bearer {}", &word[1..]),
                false,
            ),
            (
                header::AUTHORIZATION,
                format!("Bearer {}g", &word[1..]),
                false,
            ),
            (header::COOKIE, format!("a=b; {COOKIE}={word}; c=d"), true),
            (header::COOKIE, format!("x{COOKIE}={word}"), false),
            (header::COOKIE, format!("{COOKIE}="), false),
        ] {
            let found = Secret::of_request(&with(name, &value));
            assert_eq!(found.is_some(), known, "{value}");
        }
    }

    #[test]
    fn a_sign_in_leads_back_only_where_it_was_begun() {
        let state = Secret::new();
        let kept = begun(&state, "/play?game=7");
        let (pair, attributes) = kept.split_once("; ").unwrap();
        for attribute in [
            "HttpOnly",
            "Secure",
            "SameSite=Lax",
            "Path=/",
            "Max-Age=600",
        ] {
            assert!(attributes.split("; ").any(|it| it == attribute), "{kept}");
        }
        let headers = with(header::COOKIE, pair);
        let path = leads_to(&headers, state.expose());
        assert_eq!(path.as_deref(), Some("/play?game=7"));
        assert_eq!(leads_to(&headers, Secret::new().expose()), None);
        assert_eq!(leads_to(&headers, ""), None);
        assert_eq!(leads_to(&HeaderMap::new(), state.expose()), None);
    }
}
