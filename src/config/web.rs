//! The configuration of the game pages.

use std::{collections::BTreeSet, fmt, net::SocketAddr};

use serde::{Deserialize, Deserializer, de::Error};
use url::Url;

use super::{
    Listen, Proxies,
    list::{items, unquoted},
};
use crate::ids::{Door, ExternalId};

/// The pages on which games can be watched.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Web {
    /// The URL under which browsers reach the pages. Without it there are none.
    pub public_url: Option<PublicUrl>,
    /// Where the pages' server listens: an address such as `127.0.0.1:8080`, or `off`.
    pub listen: Listen,
    /// The servers whose games have pages.
    pub servers: Servers,
    /// The proxies whose `X-Forwarded-For` is trusted.
    #[serde(default)]
    pub proxies: Proxies,
}

impl Web {
    /// The public URL and the listen address, if the pages are served.
    pub fn served(&self) -> Option<(&PublicUrl, SocketAddr)> {
        match (&self.public_url, self.listen) {
            (Some(url), Listen::At(address)) => Some((url, address)),
            _ => None,
        }
    }
}

/// The URL under which browsers reach the pages: a scheme and a host, such as `https://tafl.example.org`.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct PublicUrl(String);

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for PublicUrl {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let url = Url::parse(text.trim()).map_err(|_| "it is no URL")?;
        let bare = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
        match url.scheme() {
            "http" | "https" if bare && url.username().is_empty() && url.password().is_none() => {
                Ok(Self(url.as_str().trim_end_matches('/').to_owned()))
            }
            "http" | "https" => Err("something stands behind the host"),
            _ => Err("it begins neither with https:// nor with http://"),
        }
    }
}

/// The Discord servers whose games have pages, visible to everybody who has the link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Servers {
    /// All.
    All,
    /// These Discord servers.
    These(BTreeSet<u64>),
}

impl Servers {
    /// Whether the games of a server have public pages. Games of the local page never have.
    pub fn open(&self, door: Door, server: ExternalId) -> bool {
        match (door, self) {
            (Door::Local, _) => false,
            (Door::Discord, Self::All) => true,
            (Door::Discord, Self::These(servers)) => servers.contains(&server.0),
        }
    }
}

impl<'de> Deserialize<'de> for Servers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Raw {
            Number(u64),
            Text(String),
            List(Vec<Item>),
        }
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Item {
            Number(u64),
            Text(String),
        }
        let id = |text: &str| text.trim().parse().map_err(D::Error::custom);
        let servers: Result<_, _> = match Raw::deserialize(deserializer)? {
            Raw::Text(text) if unquoted(text.trim()) == "all" => return Ok(Self::All),
            Raw::Number(number) => Ok([number].into()),
            Raw::Text(text) => items(&text).map(id).collect(),
            Raw::List(items) => {
                let number = |item: &Item| match item {
                    Item::Number(number) => Ok(*number),
                    Item::Text(text) => id(text),
                };
                items.iter().map(number).collect()
            }
        };
        servers.map(Self::These)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_is_closed_until_it_is_opened() {
        let closed = Servers::These(BTreeSet::new());
        let one = Servers::These([7].into());
        for (servers, door, server, open) in [
            (&closed, Door::Discord, 7, false),
            (&one, Door::Discord, 7, true),
            (&one, Door::Discord, 8, false),
            (&Servers::All, Door::Discord, 8, true),
            (&one, Door::Local, 7, false),
            (&Servers::All, Door::Local, 7, false),
        ] {
            let opened = servers.open(door, ExternalId(server));
            assert_eq!(opened, open, "{servers:?} {door:?} {server}");
        }
    }

    #[test]
    fn servers_are_read_from_a_list_or_from_a_variable() {
        let two = Servers::These([123_456_789_012_345_678, 7].into());
        for (given, servers) in [
            (serde_json::json!(["123456789012345678", 7]), Some(&two)),
            (r#"["123456789012345678", "7"]"#.into(), Some(&two)),
            ("[123456789012345678, 7]".into(), Some(&two)),
            ("123456789012345678,7".into(), Some(&two)),
            ("all".into(), Some(&Servers::All)),
            (r#""all""#.into(), Some(&Servers::All)),
            ("".into(), Some(&Servers::These(BTreeSet::new()))),
            (r#"["all"]"#.into(), None),
            ("[7".into(), None),
            ("x".into(), None),
        ] {
            let read = serde_json::from_value(given.clone()).ok();
            assert_eq!(read.as_ref(), servers, "{given}");
        }
    }

    #[test]
    fn a_public_url_is_a_scheme_and_a_host() {
        for (given, url) in [
            ("https://tafl.example.org", Some("https://tafl.example.org")),
            (
                "https://tafl.example.org/",
                Some("https://tafl.example.org"),
            ),
            ("http://127.0.0.1:8080", Some("http://127.0.0.1:8080")),
            ("https://example.org/tafl", None),
            ("https://example.org/?x", None),
            ("https://ann@example.org", None),
            ("ftp://example.org", None),
            ("example.org", None),
            ("", None),
        ] {
            let read = PublicUrl::try_from(given.to_owned()).ok();
            assert_eq!(read.map(|url| url.to_string()).as_deref(), url, "{given}");
        }
    }
}
