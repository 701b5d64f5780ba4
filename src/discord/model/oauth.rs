//! What a sign-in is answered with: <https://docs.discord.com/developers/topics/oauth2>.

use serde::Deserialize;

use super::lenient::text;

/// The answer to the code of a sign-in.
#[derive(Clone, Deserialize)]
pub(in crate::discord) struct Granted {
    /// By which the account is asked for, and by which the page tells Discord's client who it is.
    pub(in crate::discord) access_token: String,
}

/// Why a code is refused.
#[derive(Debug, Clone, Deserialize)]
pub(in crate::discord) struct GrantRefused {
    /// A word such as `invalid_grant`.
    #[serde(default, deserialize_with = "text")]
    pub(in crate::discord) error: String,
}
