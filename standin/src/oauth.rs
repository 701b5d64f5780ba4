//! Signing in: the client gives codes, which the application exchanges for tokens with its secret.

use std::collections::HashMap;
use std::time::Duration;

use serde_json::json;

use crate::http::{Call, Reply};
use crate::object;
use crate::snowflake::Id;
use crate::user::User;
use crate::world::World;

/// The application's client secret.
pub const CLIENT_SECRET: &str = "stand-in-client-secret-not-a-secret";

/// How long a code lasts.
const CODE_LASTS: Duration = Duration::from_secs(60);

/// The sign-ins so far.
#[derive(Default)]
pub(crate) struct SignIns {
    made: u64,
    codes: HashMap<String, Code>,
    /// Whose the tokens are.
    tokens: HashMap<String, Id>,
}

struct Code {
    user: Id,
    /// Where the browser was led to; none within the client.
    redirect: Option<String>,
    at: Duration,
}

impl User {
    /// Agrees to sign in: the code for the application, which is good once and for a minute. A browser is led to `redirect`.
    #[must_use]
    pub fn sign_in(&self, redirect: Option<&str>) -> String {
        self.shared.write(|world| give(world, self.id, redirect))
    }

    /// Takes back what they have agreed to: codes and tokens are void.
    pub fn revoke_sign_ins(&self) {
        self.shared.write(|world| {
            let signs = &mut world.sign_ins;
            signs.codes.retain(|_, code| code.user != self.id);
            signs.tokens.retain(|_, user| *user != self.id);
        });
    }
}

/// A code by which somebody signs in.
pub(crate) fn give(world: &mut World, user: Id, redirect: Option<&str>) -> String {
    let at = world.now();
    let signs = &mut world.sign_ins;
    signs.made += 1;
    let code = format!("code-{user}-{}", signs.made);
    let redirect = redirect.map(str::to_owned);
    let given = Code { user, redirect, at };
    signs.codes.insert(code.clone(), given);
    code
}

/// Whose a token is.
pub(crate) fn owner(world: &World, token: &str) -> Option<Id> {
    world.sign_ins.tokens.get(token).copied()
}

/// `POST /oauth2/token`: exchanges a code.
pub(crate) fn exchange(world: &mut World, call: &Call) -> Reply {
    let form = call.json();
    let given = |key: &str| form[key].as_str().unwrap_or_default().to_owned();
    let refused = |error: &str| Reply::new(400, Some(json!({ "error": error })));
    if call.content_type.as_deref() != Some("application/x-www-form-urlencoded") {
        world.violation(format!("{call}: no form"));
        return refused("invalid_request");
    }
    if given("client_id") != world.bot.to_string() || given("client_secret") != CLIENT_SECRET {
        return Reply::new(401, Some(json!({ "error": "invalid_client" })));
    }
    if given("grant_type") != "authorization_code" {
        return refused("unsupported_grant_type");
    }
    let now = world.now();
    // A code is good once, also if it is refused.
    let Some(code) = world.sign_ins.codes.remove(&given("code")) else {
        return refused("invalid_grant");
    };
    let redirect = form["redirect_uri"].as_str();
    let is_late = now.saturating_sub(code.at) > CODE_LASTS;
    if is_late || code.redirect.as_deref() != redirect {
        return refused("invalid_grant");
    }
    world.sign_ins.made += 1;
    let token = format!("token-{}-{}", code.user, world.sign_ins.made);
    world.sign_ins.tokens.insert(token.clone(), code.user);
    Reply::ok(json!({
        "access_token": token,
        "token_type": "Bearer",
        "expires_in": 604_800,
        "refresh_token": "refresh",
        "scope": "identify",
    }))
}

/// `GET /users/@me` by the token of a person.
pub(crate) fn account(world: &World, token: &str) -> Reply {
    match world.sign_ins.tokens.get(token) {
        Some(&user) => Reply::ok(object::user_by_id(world, user)),
        None => Reply::error(401, 0, "401: Unauthorized"),
    }
}
