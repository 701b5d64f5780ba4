//! All configuration keys: one list, from which the configuration is read and the help is written.

/// A configuration key.
#[derive(Debug)]
pub(crate) struct Key {
    /// The name with its section: `discord.token`.
    pub(crate) name: &'static str,
    /// The kind of its values.
    pub(super) kind: Kind,
    /// A variable of its own, besides `RAICHI_SECTION__KEY`, which it overrides.
    pub(super) variable: Option<&'static str>,
    /// A description of the default.
    pub(crate) default: &'static str,
    /// A description of the key.
    pub(crate) about: &'static str,
}

/// The kind of a key's values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A text that is never printed.
    Secret,
    /// The path of a file or a folder.
    Path,
    /// A positive number.
    Count,
    /// A number, 0 or more.
    CountOrNone,
    /// A log filter.
    Filter,
    /// A log format.
    Format,
    /// How interactions arrive.
    Interactions,
    /// An address with a port, or `off`.
    Listen,
    /// A scheme and a host.
    PublicUrl,
    /// Host names.
    Hosts,
    /// Servers' IDs, or `all`.
    Servers,
    /// Addresses and networks.
    Proxies,
    /// A text for people.
    Words,
}

impl Key {
    /// All keys.
    pub(crate) const ALL: [Self; 28] = [
        Self {
            name: "data_dir",
            kind: Kind::Path,
            variable: None,
            default: "/var/lib/raichi for root, else .local/share/raichi in the home directory",
            about: "where the private Postgres is kept, if no other one is set",
        },
        Self {
            name: "discord.token",
            kind: Kind::Secret,
            variable: Some("DISCORD_TOKEN"),
            default: "none; `run` needs it",
            about: "the bot's token",
        },
        Self {
            name: "discord.token_file",
            kind: Kind::Path,
            variable: Some("DISCORD_TOKEN_FILE"),
            default: "none",
            about: "a file with the bot's token in it",
        },
        Self {
            name: "discord.client_secret",
            kind: Kind::Secret,
            variable: Some("DISCORD_CLIENT_SECRET"),
            default: "none: nobody signs in",
            about: "the application's client secret, with which people sign in to play on the pages, once web.public_url is set",
        },
        Self {
            name: "discord.client_secret_file",
            kind: Kind::Path,
            variable: Some("DISCORD_CLIENT_SECRET_FILE"),
            default: "none",
            about: "a file with the client secret in it",
        },
        Self {
            name: "discord.requests",
            kind: Kind::Count,
            variable: None,
            default: "50",
            about: "how many requests a second Discord grants the bot; all its processes share them",
        },
        Self {
            name: "discord.allowed_servers",
            kind: Kind::Servers,
            variable: None,
            default: "none: any server",
            about: "the IDs of the only servers that may have the bot; it leaves all others",
        },
        Self {
            name: "discord.interactions",
            kind: Kind::Interactions,
            variable: None,
            default: "gateway",
            about: "how Discord sends commands and clicks: gateway, or http for its requests to the Interactions Endpoint URL",
        },
        Self {
            name: "discord.interactions_listen",
            kind: Kind::Listen,
            variable: None,
            default: "127.0.0.1:8081",
            about: "where these requests arrive (/interactions), once discord.interactions is http",
        },
        Self {
            name: "database.url",
            kind: Kind::Secret,
            variable: Some("DATABASE_URL"),
            default: "none: a private Postgres runs in data_dir",
            about: "the Postgres database, as postgres://user:password@host/database",
        },
        Self {
            name: "database.url_file",
            kind: Kind::Path,
            variable: Some("DATABASE_URL_FILE"),
            default: "none",
            about: "a file with the database's address in it",
        },
        Self {
            name: "database.connections",
            kind: Kind::Count,
            variable: None,
            default: "8",
            about: "how many connections to the database are kept at most",
        },
        Self {
            name: "database.postgres_bin",
            kind: Kind::Path,
            variable: None,
            default: "the machine's newest",
            about: "the folder with the Postgres programs (initdb, postgres) that the private database uses",
        },
        Self {
            name: "backup.directory",
            kind: Kind::Path,
            variable: None,
            default: "none: their age is not looked at",
            about: "the folder in which backups of the database are made; `raichi check` warns when the newest is over a week old",
        },
        Self {
            name: "log.filter",
            kind: Kind::Filter,
            variable: None,
            default: "info",
            about: "which lines are logged, such as raichi=debug,warn",
        },
        Self {
            name: "log.format",
            kind: Kind::Format,
            variable: None,
            default: "pretty",
            about: "pretty for people, json for programs",
        },
        Self {
            name: "think.threads",
            kind: Kind::CountOrNone,
            variable: None,
            default: "1",
            about: "how many threads compute the computer's moves; 0 leaves that to `raichi think`, here or on other machines",
        },
        Self {
            name: "http.listen",
            kind: Kind::Listen,
            variable: None,
            default: "127.0.0.1:9464",
            about: "where monitors ask for /live, /ready and /metrics; \"off\" turns it off",
        },
        Self {
            name: "http.hosts",
            kind: Kind::Hosts,
            variable: None,
            default: "none: by an address, or as localhost",
            about: "the names by which monitors may ask there, such as the name of a container",
        },
        Self {
            name: "web.public_url",
            kind: Kind::PublicUrl,
            variable: None,
            default: "none: games have no pages",
            about: "the address by which browsers reach the pages of games, such as https://tafl.example.org",
        },
        Self {
            name: "web.listen",
            kind: Kind::Listen,
            variable: None,
            default: "127.0.0.1:8080",
            about: "where these pages are served, once web.public_url is set",
        },
        Self {
            name: "web.servers",
            kind: Kind::Servers,
            variable: None,
            default: "none",
            about: "the IDs of the servers whose games have pages that everybody with the link can see, or \"all\"",
        },
        Self {
            name: "web.proxies",
            kind: Kind::Proxies,
            variable: None,
            default: "127.0.0.0/8 and ::1, this machine",
            about: "the addresses or networks of proxies that are believed when they say for whom they ask",
        },
        Self {
            name: "shards.lease_seconds",
            kind: Kind::Count,
            variable: None,
            default: "20",
            about: "how long a process may not reach the database before others take over its shards",
        },
        Self {
            name: "shards.ask_seconds",
            kind: Kind::Count,
            variable: None,
            default: "3600",
            about: "how often Discord is asked how many shards there should be",
        },
        Self {
            name: "privacy.contact",
            kind: Kind::Words,
            variable: None,
            default: "none",
            about: "whom to ask about privacy, named on the pages /privacy and /terms: a mail address or a link",
        },
        Self {
            name: "privacy.policy",
            kind: Kind::Words,
            variable: None,
            default: "none: only what Raichi keeps",
            about: "your own words, with which the page /privacy begins",
        },
        Self {
            name: "privacy.terms",
            kind: Kind::Words,
            variable: None,
            default: "none: only the usual terms",
            about: "your own words, with which the page /terms begins",
        },
    ];

    pub(super) fn named(name: &str) -> Option<&'static Self> {
        Self::ALL.iter().find(|key| key.name == name)
    }

    /// The variable that sets this key.
    pub(crate) fn variable(&self) -> String {
        self.variable
            .map_or_else(|| default_variable(self.name), str::to_owned)
    }
}

/// The variable that sets a key: `RAICHI_SECTION__KEY`.
pub(super) fn default_variable(name: &str) -> String {
    format!("RAICHI_{}", name.replace('.', "__").to_uppercase())
}

/// Whether this is the name of a section.
pub(super) fn is_section(name: &str) -> bool {
    sections().any(|section| section == name)
}

fn sections() -> impl Iterator<Item = &'static str> {
    let keys = Key::ALL.iter();
    keys.filter_map(|key| key.name.rsplit_once('.').map(|(section, _)| section))
}

/// The most similar key or section, if one is similar enough.
pub(super) fn nearest(unknown: &str) -> Option<&'static str> {
    let names = Key::ALL.iter().map(|key| key.name).chain(sections());
    let distance = |name: &str| strsim::damerau_levenshtein(name, unknown);
    // One or two typing errors; with more, it is another word.
    let candidates = names.filter(|name| distance(name) <= 2.min(unknown.len() / 3));
    candidates.min_by_key(|name| distance(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typing_error_gets_a_suggestion() {
        for (unknown, meant) in [
            ("discord.tokn", Some("discord.token")),
            ("datbase", Some("database")),
            ("data_dri", Some("data_dir")),
            ("log.filtre", Some("log.filter")),
            ("log.colour", None),
            ("x", None),
        ] {
            assert_eq!(nearest(unknown), meant, "{unknown}");
        }
    }

    #[test]
    fn the_example_has_every_key() {
        let example = include_str!("../../config.example.toml");
        for key in &Key::ALL {
            let name = key.name.rsplit('.').next().unwrap_or_default();
            let set = |line: &str| {
                line.trim_start_matches("# ")
                    .starts_with(&format!("{name} ="))
            };
            assert!(example.lines().any(set), "{}", key.name);
        }
    }
}
