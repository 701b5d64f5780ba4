//! Parses the URL of a Postgres server.
//!
//! sqlx logs unknown connection parameters together with their values, which may be passwords. So every
//! program parses URLs here: unknown parameters are refused before sqlx sees them, and no error contains a
//! value.

use std::net::IpAddr;

use sqlx::postgres::{PgConnectOptions, PgSslMode};
use url::Url;

/// The parameters that can be used: those of sqlx, including its spellings besides libpq's, and our own
/// [`SESSION`].
const SUPPORTED: [&str; 19] = [
    SESSION,
    "user",
    "password",
    "host",
    "hostaddr",
    "port",
    "dbname",
    "sslmode",
    "ssl-mode",
    "sslrootcert",
    "ssl-root-cert",
    "ssl-ca",
    "sslcert",
    "ssl-cert",
    "sslkey",
    "ssl-key",
    "application_name",
    "options",
    "statement-cache-capacity",
];

/// Which of several servers is used. It is the primary in any case, so this parameter changes nothing.
const SESSION: &str = "target_session_attrs";

/// The parameters to list in help texts: one spelling of each.
pub const PARAMETERS: &str = "user, password, host, hostaddr, port, dbname, sslmode, sslrootcert, sslcert, sslkey, \
                              application_name, options, statement-cache-capacity, target_session_attrs";

/// The parameters of libpq (Postgres 18) that sqlx does not support.
const UNSUPPORTED: [&str; 41] = [
    "authtype",
    "channel_binding",
    "client_encoding",
    "connect_timeout",
    "fallback_application_name",
    "gssdelegation",
    "gssencmode",
    "gsslib",
    "keepalives",
    "keepalives_count",
    "keepalives_idle",
    "keepalives_interval",
    "krbsrvname",
    "load_balance_hosts",
    "max_protocol_version",
    "min_protocol_version",
    "oauth_client_id",
    "oauth_client_secret",
    "oauth_issuer",
    "oauth_scope",
    "passfile",
    "replication",
    "require_auth",
    "requirepeer",
    "requiressl",
    "scram_client_key",
    "scram_server_key",
    "service",
    "servicefile",
    "ssl_max_protocol_version",
    "ssl_min_protocol_version",
    "sslcertmode",
    "sslcompression",
    "sslcrl",
    "sslcrldir",
    "sslkeylogfile",
    "sslnegotiation",
    "sslpassword",
    "sslsni",
    "tcp_user_timeout",
    "tty",
];

/// The description of the values of `sslmode`.
const SSL_MODES: &str = "has to be disable, allow, prefer, require, verify-ca or verify-full";

/// Why a URL cannot be used. No variant contains a value of the URL.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AddressError {
    /// It is not a Postgres URL.
    #[error("it does not begin with postgres://")]
    Scheme,
    /// It is not a URL.
    #[error("{0}")]
    Malformed(#[from] url::ParseError),
    /// It contains a `#`, which is most likely a part of the password.
    #[error("it has a # in it, which has to be written as %23")]
    Fragment,
    /// It names several hosts and another number of ports.
    #[error("it names {hosts} hosts and {ports} ports")]
    Lists {
        /// How many hosts.
        hosts: usize,
        /// How many ports.
        ports: usize,
    },
    /// It has parameters that cannot be used.
    #[error("{}", listed(.0))]
    Parameters(Vec<BadParameter>),
    /// sqlx refuses it for another reason.
    #[error("it cannot be read")]
    Unreadable,
}

/// A parameter that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadParameter {
    /// libpq supports it, sqlx does not.
    #[error("`{0}` is not supported")]
    Unsupported(&'static str),
    /// It is probably misspelt.
    #[error("there is no `{given}` (did you mean `{meant}`?)")]
    Misspelt {
        /// The name in the URL.
        given: String,
        /// The name that was probably meant.
        meant: &'static str,
    },
    /// No parameter has a similar name.
    #[error("there is no `{0}`")]
    Unknown(String),
    /// The name is not shown, because it may be part of a password.
    #[error(
        "the name of number {0} is not known, and not shown, because it may belong to a password (write & in it as \
         %26, and ? as %3F)"
    )]
    Nameless(usize),
    /// The value is invalid.
    #[error("`{name}` {takes}")]
    Value {
        /// The parameter.
        name: &'static str,
        /// A description of the valid values.
        takes: &'static str,
    },
}

fn listed(parameters: &[BadParameter]) -> String {
    let all: Vec<_> = parameters.iter().map(ToString::to_string).collect();
    all.join(", and ")
}

/// Parses a URL such as `postgres://user:password@host/database?sslmode=require`.
///
/// # Errors
///
/// When it is not a Postgres URL, or has a parameter that sqlx does not support or cannot parse.
pub fn connect_options(address: &str) -> Result<PgConnectOptions, AddressError> {
    let is_postgres = |scheme| address.starts_with(scheme);
    if !["postgres://", "postgresql://"]
        .into_iter()
        .any(is_postgres)
    {
        return Err(AddressError::Scheme);
    }
    let url: Url = address.parse()?;
    if url.fragment().is_some() {
        return Err(AddressError::Fragment);
    }
    let bad = bad_parameters(&url);
    if !bad.is_empty() {
        return Err(AddressError::Parameters(bad));
    }
    // sqlx would warn of it. Its own error may contain a value.
    without(address, SESSION)
        .parse()
        .map_err(|_| AddressError::Unreadable)
}

/// The addresses of single servers that an address with lists of hosts and ports stands for.
pub(crate) fn single(address: &str) -> Result<Vec<String>, AddressError> {
    let Some((scheme, rest)) = address.split_once("://") else {
        return Ok(vec![address.to_owned()]);
    };
    let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
    let (authority, after) = rest.split_at(end);
    let (user, hosts) = match authority.rfind('@') {
        Some(at) => authority.split_at(at + 1),
        None => ("", authority),
    };
    let (path, query) = after.split_once('?').unwrap_or((after, ""));
    let hosts: Vec<_> = hosts.split(',').collect();
    let parameters: Vec<_> = query.split('&').map(Parameter::new).collect();
    let listed = |name: &str| {
        let named = parameters.iter().filter(|it| it.name == name);
        named.map(|it| it.values.len()).max().unwrap_or(1)
    };
    let count = hosts.len().max(listed("host")).max(listed("hostaddr"));
    let ports = listed("port");
    if [hosts.len(), listed("host"), listed("hostaddr"), ports]
        .iter()
        .any(|&length| length > 1 && length != count)
    {
        return Err(AddressError::Lists {
            hosts: count,
            ports,
        });
    }
    let each = (0..count).map(|number| {
        let host = hosts.get(number).or(hosts.first()).unwrap_or(&"");
        let query: Vec<_> = parameters.iter().map(|it| it.of(number)).collect();
        let query = query.join("&");
        let separator = if query.is_empty() { "" } else { "?" };
        format!("{scheme}://{user}{host}{path}{separator}{query}")
    });
    Ok(each.collect())
}

/// A parameter as it is written, with a value for each server.
struct Parameter<'a> {
    name: &'a str,
    values: Vec<&'a str>,
    written: &'a str,
}

impl<'a> Parameter<'a> {
    fn new(written: &'a str) -> Self {
        let (name, value) = written.split_once('=').unwrap_or((written, ""));
        let values = match name {
            "host" | "hostaddr" | "port" => value.split(',').collect(),
            _ => vec![value],
        };
        Self {
            name,
            values,
            written,
        }
    }

    /// As it is written for one of the servers.
    fn of(&self, number: usize) -> String {
        match self.values.get(number) {
            Some(value) if self.values.len() > 1 => format!("{}={value}", self.name),
            Some(_) | None => self.written.to_owned(),
        }
    }
}

/// An address without a parameter.
fn without(address: &str, name: &str) -> String {
    let Some((before, query)) = address.split_once('?') else {
        return address.to_owned();
    };
    let kept = query
        .split('&')
        .filter(|parameter| parameter.split('=').next() != Some(name));
    let kept: Vec<_> = kept.collect();
    format!("{before}?{}", kept.join("&"))
}

fn bad_parameters(url: &Url) -> Vec<BadParameter> {
    // An unescaped ? in a password turns the rest of the password, up to the @, into parameters.
    let mut in_password = url.query().is_some_and(|query| query.contains('@'));
    let written = url.query().unwrap_or_default().split('&');
    let has_value = written.filter(|pair| !pair.is_empty());
    let has_value = has_value.map(|pair| pair.contains('='));
    let mut bad = Vec::new();
    for ((number, (name, value)), has_value) in (1..).zip(url.query_pairs()).zip(has_value) {
        match check(&name, &value) {
            Ok(()) => {}
            Err(found) => bad.push(match found {
                BadParameter::Unknown(_) if in_password || !has_value || !is_name(&name) => {
                    BadParameter::Nameless(number)
                }
                found => found,
            }),
        }
        // An unescaped & in a parameter's value does the same.
        in_password |= name == "password" || !SUPPORTED.contains(&&*name);
    }
    bad
}

fn check(name: &str, value: &str) -> Result<(), BadParameter> {
    let takes = |is_taken: bool, name, takes| match is_taken {
        true => Ok(()),
        false => Err(BadParameter::Value { name, takes }),
    };
    match name {
        "sslmode" | "ssl-mode" => takes(value.parse::<PgSslMode>().is_ok(), "sslmode", SSL_MODES),
        SESSION => takes(
            ["any", "primary", "read-write"].contains(&value),
            SESSION,
            "has to be primary, read-write or any: the bot works with the server that takes changes",
        ),
        "port" => takes(
            value.parse::<u16>().is_ok(),
            "port",
            "has to be a number up to 65535",
        ),
        "hostaddr" => takes(
            value.parse::<IpAddr>().is_ok(),
            "hostaddr",
            "has to be an IP address",
        ),
        "statement-cache-capacity" => takes(
            value.parse::<usize>().is_ok(),
            "statement-cache-capacity",
            "has to be a number",
        ),
        _ if SUPPORTED.contains(&name) => Ok(()),
        _ if name.starts_with("options[") && name.ends_with(']') => Ok(()),
        _ => Err(unknown(name)),
    }
}

fn unknown(name: &str) -> BadParameter {
    let lower = name.to_lowercase();
    if let Some(known) = UNSUPPORTED.into_iter().find(|known| *known == lower) {
        return BadParameter::Unsupported(known);
    }
    let distance = |known: &&str| strsim::damerau_levenshtein(known, &lower);
    // One or two typing errors; with more, it is another word.
    let candidates = SUPPORTED
        .into_iter()
        .chain(UNSUPPORTED)
        .filter(|known| distance(known) <= 2.min(known.len() / 3));
    match candidates.min_by_key(distance) {
        Some(meant) => BadParameter::Misspelt {
            given: name.to_owned(),
            meant,
        },
        None => BadParameter::Unknown(name.to_owned()),
    }
}

/// Whether a text looks like the name of a parameter rather than a part of a password.
fn is_name(text: &str) -> bool {
    let in_name = |byte: u8| byte.is_ascii_lowercase() || b"_-.[]".contains(&byte);
    (1..=40).contains(&text.len()) && text.bytes().all(in_name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(query: &str) -> String {
        let address = format!("postgres://ann:hush@localhost/raichi?{query}");
        let error = connect_options(&address).expect_err(query).to_string();
        assert!(!error.contains("hush"), "{query}: {error}");
        error
    }

    #[test]
    fn sqlx_knows_every_supported_parameter() {
        for name in SUPPORTED {
            let value = match name {
                "sslmode" | "ssl-mode" => "require",
                "hostaddr" => "127.0.0.1",
                "port" | "statement-cache-capacity" => "7",
                SESSION => "primary",
                _ => "x",
            };
            let address = format!("postgres://localhost?{name}={value}");
            assert!(connect_options(&address).is_ok(), "{name}");
        }
        assert!(PARAMETERS.split(", ").all(|name| SUPPORTED.contains(&name)));
        let options = connect_options("postgres://h/d?user=ann&options[search_path]=x&port=7");
        let options = options.expect("options");
        assert_eq!((options.get_username(), options.get_port()), ("ann", 7));
        assert_eq!(options.get_options(), Some("-c search_path=x"));
    }

    #[test]
    fn unknown_parameters_are_refused_by_name() {
        for (query, expected) in [
            ("sslpassword=hush", "`sslpassword` is not supported"),
            ("connect_timeout=hush", "`connect_timeout` is not supported"),
            ("pasword=hush", "no `pasword` (did you mean `password`?)"),
            (
                "pas%73wrod=hush",
                "no `passwrod` (did you mean `password`?)",
            ),
            ("SSLMODE=hush", "no `SSLMODE` (did you mean `sslmode`?)"),
            ("sslpasswort=hush", "(did you mean `sslpassword`?)"),
            ("colour=hush", "there is no `colour`"),
            ("options[x=hush", "there is no `options[x`"),
            (
                "colour=hush&user=ann&tty=hush",
                "there is no `colour`, and `tty` is not supported",
            ),
        ] {
            let error = refused(query);
            assert!(error.contains(expected), "{query}: {error}");
        }
    }

    #[test]
    fn a_part_of_a_password_is_not_shown_as_a_name() {
        for query in [
            "hush",
            "hush=",
            "%00hush=x",
            "user=ann&hush",
            "password=one&hush=two",
            "pasword=one&hush=two",
            "hush=x@localhost/d",
            "=hush",
        ] {
            let address = format!("postgres://ann@localhost/d?{query}");
            let error = connect_options(&address).expect_err(query).to_string();
            if query == "hush=" {
                assert!(error.contains("there is no `hush`"), "{error}");
            } else {
                assert!(!error.contains("hush"), "{query}: {error}");
                assert!(error.contains("not shown"), "{query}: {error}");
            }
        }
        // Everything after the # or the ? is part of the password.
        for address in ["postgres://ann:1#hush@h/d", "postgres://ann:1?hush=x@h/d"] {
            let error = connect_options(address).expect_err(address).to_string();
            assert!(!error.contains("hush"), "{address}: {error}");
        }
    }

    #[test]
    fn a_wrong_value_is_not_shown() {
        for (query, expected) in [
            ("sslmode=require;password=hush", "`sslmode` has to be"),
            ("ssl-mode=hush", "`sslmode` has to be"),
            ("port=hush", "`port` has to be"),
            ("hostaddr=hush", "`hostaddr` has to be"),
            ("statement-cache-capacity=hush", "has to be a number"),
            (
                "target_session_attrs=hush",
                "has to be primary, read-write or any",
            ),
        ] {
            let error = refused(query);
            assert!(error.contains(expected), "{query}: {error}");
        }
    }

    #[test]
    fn lists_of_hosts_and_ports_stand_for_several_servers() {
        for (address, expected) in [
            ("postgres://h/d", vec!["postgres://h/d"]),
            ("postgres://h:1/d?port=2", vec!["postgres://h:1/d?port=2"]),
            (
                "postgres://ann:hush,@one:5432,other:5433/d?sslmode=require",
                vec![
                    "postgres://ann:hush,@one:5432/d?sslmode=require",
                    "postgres://ann:hush,@other:5433/d?sslmode=require",
                ],
            ),
            (
                "postgres:///d?host=%2Fone,%2Fother&port=1,2&user=a,b",
                vec![
                    "postgres:///d?host=%2Fone&port=1&user=a,b",
                    "postgres:///d?host=%2Fother&port=2&user=a,b",
                ],
            ),
            (
                "postgres://one,other?port=7",
                vec!["postgres://one?port=7", "postgres://other?port=7"],
            ),
        ] {
            let single = single(address).expect(address);
            assert_eq!(single, expected);
            for address in single {
                assert!(connect_options(&address).is_ok(), "{address}");
            }
        }
        for address in [
            "postgres://one,other,third/d?port=1,2",
            "postgres://one,other/d?host=a,b,c",
        ] {
            let error = single(address).expect_err(address).to_string();
            assert!(error.contains("it names 3 hosts"), "{error}");
        }
        let options = connect_options("postgres://h/d?target_session_attrs=read-write&port=7");
        assert_eq!(options.expect("options").get_port(), 7);
    }
}
