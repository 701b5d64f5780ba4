//! The application, its commands and the way to the gateway: <https://docs.discord.com/developers/resources/application>,
//! <https://docs.discord.com/developers/interactions/application-commands> and
//! <https://docs.discord.com/developers/events/gateway>.

use std::collections::HashMap;

use serde::Deserialize;
use serde_json::{Value, json};
use serenity::all::Permissions;

use super::{
    CommandKind,
    lenient::{Code, bits, each, flag, id, or_default, permissions, text},
};
use crate::{discord::commands::Installs, ids::ExternalId};

/// The application, as in the developer portal.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct Application {
    #[serde(deserialize_with = "id")]
    pub(crate) id: ExternalId,
    #[serde(default, deserialize_with = "text")]
    pub(crate) name: String,
    /// The public key of Discord's signatures.
    #[serde(default, deserialize_with = "text")]
    pub(in crate::discord) verify_key: String,
    /// Where Discord delivers interactions, if not through the gateway.
    #[serde(default, deserialize_with = "address")]
    pub(crate) interactions_endpoint_url: Option<String>,
    /// Whether an invite link is not sufficient.
    #[serde(default, deserialize_with = "flag")]
    pub(crate) bot_require_code_grant: bool,
    /// Whether others than its owner can invite it.
    #[serde(default, deserialize_with = "flag")]
    pub(crate) bot_public: bool,
    /// The address of the page about privacy.
    #[serde(default, deserialize_with = "address")]
    pub(crate) privacy_policy_url: Option<String>,
    /// The address of the terms.
    #[serde(default, deserialize_with = "address")]
    pub(crate) terms_of_service_url: Option<String>,
    /// Where people may be led who sign in.
    #[serde(default)]
    redirect_uris: Value,
    /// In how many servers it is, about.
    #[serde(default, rename = "approximate_guild_count")]
    servers: Option<Code>,
    #[serde(default, deserialize_with = "or_default")]
    bot: BotFlags,
    /// Who may add it, and how: servers are `0`, people `1`.
    #[serde(default, deserialize_with = "or_default")]
    integration_types_config: HashMap<String, Value>,
}

impl Application {
    /// The application of which no more than the id is known.
    pub(in crate::discord) fn known_by(id: ExternalId) -> Self {
        Self {
            id,
            name: String::new(),
            verify_key: String::new(),
            interactions_endpoint_url: None,
            bot_require_code_grant: false,
            bot_public: false,
            privacy_policy_url: None,
            terms_of_service_url: None,
            redirect_uris: Value::Null,
            servers: None,
            bot: BotFlags::default(),
            integration_types_config: HashMap::new(),
        }
    }

    /// Who may add it; servers, if Discord does not name anybody.
    pub(in crate::discord) fn installs(&self) -> Installs {
        match self.integration_types_config.contains_key("1") {
            true => Installs::ServersAndPeople,
            false => Installs::Servers,
        }
    }

    /// What servers grant that add it by its profile, if they can; `None` without the bot itself.
    pub(in crate::discord) fn added_by_profile(&self) -> Option<Option<Permissions>> {
        let params = InstallParams::of(self.integration_types_config.get("0")?)?;
        let has_bot = params.scopes.iter().any(|scope| scope == "bot");
        Some(has_bot.then_some(params.permissions))
    }

    /// Who may add it, changed so that servers grant the bot and these permissions where they add it by its profile; `None` if they do.
    pub(in crate::discord) fn with_bot(&self, needed: Permissions) -> Option<Value> {
        if let Some(Some(granted)) = self.added_by_profile()
            && (granted.contains(needed) || granted.administrator())
        {
            return None;
        }
        let others = self.integration_types_config.iter();
        let mut config: HashMap<_, _> = others
            .map(|(kind, of)| (kind.as_str(), InstallParams::of(of).map(|it| it.sent())))
            .collect();
        let scopes = ["applications.commands", "bot"].map(str::to_owned);
        let servers = InstallParams {
            scopes: scopes.to_vec(),
            permissions: needed,
        };
        config.insert("0", Some(servers.sent()));
        let config = config.into_iter().map(|(kind, params)| match params {
            Some(params) => (kind, json!({ "oauth2_install_params": params })),
            None => (kind, json!({})),
        });
        let config: HashMap<_, _> = config.collect();
        Some(json!({ "integration_types_config": config }))
    }

    /// Where people may be led who sign in, if Discord sends it.
    pub(crate) fn redirects(&self) -> Option<Vec<&str>> {
        let redirects = self.redirect_uris.as_array()?.iter();
        Some(redirects.filter_map(Value::as_str).collect())
    }

    /// In how many servers it is, about, if Discord sends it.
    pub(crate) fn servers(&self) -> Option<u64> {
        self.servers.and_then(|Code(servers)| servers)
    }

    /// Whether Discord has verified the bot.
    pub(crate) const fn is_verified(&self) -> bool {
        const VERIFIED_BOT: u64 = 1 << 16;
        self.bot.public_flags & VERIFIED_BOT != 0
    }

    /// Whether people may add it to their account.
    pub(crate) fn is_for_people(&self) -> bool {
        self.installs() == Installs::ServersAndPeople
    }
}

/// The flags of the application's bot.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
struct BotFlags {
    #[serde(default, deserialize_with = "bits")]
    public_flags: u64,
}

fn address<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    Ok(Some(text(from)?).filter(|address| !address.is_empty()))
}

/// What is granted where the application is added by its profile.
#[derive(Debug, Clone, Deserialize)]
struct InstallParams {
    #[serde(default)]
    scopes: Vec<String>,
    #[serde(default = "Permissions::empty", deserialize_with = "permissions")]
    permissions: Permissions,
}

impl InstallParams {
    /// What is granted to one kind of installation, if anything is set.
    fn of(kind: &Value) -> Option<Self> {
        Self::deserialize(kind.get("oauth2_install_params")?).ok()
    }

    /// As Discord takes it: permissions as a number.
    fn sent(&self) -> Value {
        json!({ "scopes": self.scopes, "permissions": self.permissions.bits() })
    }
}

/// A registered command.
#[derive(Debug, Clone, Deserialize)]
pub(in crate::discord) struct RegisteredCommand {
    #[serde(deserialize_with = "id")]
    pub(in crate::discord) id: ExternalId,
    #[serde(default, deserialize_with = "text")]
    pub(in crate::discord) name: String,
    #[serde(rename = "type", default)]
    pub(in crate::discord) kind: CommandKind,
}

/// The application's emoji. <https://docs.discord.com/developers/resources/emoji#list-application-emojis>
#[derive(Debug, Clone, Deserialize)]
pub(in crate::discord) struct Emojis {
    #[serde(default, deserialize_with = "each")]
    pub(in crate::discord) items: Vec<Emoji>,
}

/// One of them.
#[derive(Debug, Clone, Deserialize)]
pub(in crate::discord) struct Emoji {
    #[serde(deserialize_with = "id")]
    pub(in crate::discord) id: ExternalId,
    #[serde(default, deserialize_with = "text")]
    pub(in crate::discord) name: String,
}

/// How to connect to the gateway.
#[derive(Debug, Clone, Deserialize)]
pub(in crate::discord) struct Gateway {
    pub(in crate::discord) url: String,
    /// The number of shards that Discord recommends: each needs a session.
    shards: Code,
    pub(in crate::discord) session_start_limit: SessionStartLimit,
}

impl Gateway {
    /// The number of shards that Discord recommends.
    pub(in crate::discord) fn shards(&self) -> u32 {
        let shards = self.shards.0.and_then(|shards| u32::try_from(shards).ok());
        shards.unwrap_or(1).max(1)
    }
}

/// How many sessions may be started.
#[derive(Debug, Clone, Copy, Deserialize)]
pub(in crate::discord) struct SessionStartLimit {
    #[serde(default)]
    pub(in crate::discord) total: u64,
    pub(in crate::discord) remaining: u64,
    /// Milliseconds until the limit is reset.
    pub(in crate::discord) reset_after: u64,
    /// How many shards may identify within five seconds.
    #[serde(default)]
    pub(in crate::discord) max_concurrency: u64,
}
