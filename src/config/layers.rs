//! Reads the layers and collects all problems.

use std::{
    collections::{BTreeMap, HashMap},
    fs,
    io::ErrorKind,
    path::{Path, PathBuf},
};

use raichi_postgres::reason;
use rustix::process::geteuid;
use serde::de::DeserializeOwned;
use toml::{Table, Value};

use super::{
    Config, DEFAULT_FILE, HostNames, Interactions, Listen, LogFormat, Problem, Proxies, PublicUrl,
    Servers, data,
    filter::log_filter,
    keys::{self, Key, Kind},
};

/// How the names of variables with settings begin, in small letters.
const PREFIX: &str = "raichi_";
/// What helps with a name that is no key.
const LIST: &str = "config.example.toml lists every key with its meaning";
/// The defaults, but for that of the data directory.
const DEFAULTS: &str = r#"
[discord]
requests = 50
allowed_servers = []
interactions = "gateway"
interactions_listen = "127.0.0.1:8081"
[database]
connections = 8
[think]
threads = 1
[shards]
lease_seconds = 20
ask_seconds = 3600
[log]
filter = "info"
format = "pretty"
[http]
listen = "127.0.0.1:9464"
[web]
listen = "127.0.0.1:8080"
servers = []
"#;

/// The result of reading the layers.
#[derive(Debug)]
pub(crate) struct Reading {
    /// The valid settings; `None` if they cannot be used even without the others.
    pub(crate) config: Option<Config>,
    /// The file that was read, if there is one.
    pub(crate) file: Option<PathBuf>,
    /// All problems.
    pub(crate) problems: Vec<Problem>,
}

/// Reads all layers: defaults, the file, the environment.
pub(super) fn read(named: Option<&Path>, environment: HashMap<String, String>) -> Reading {
    let mut problems = Vec::new();
    let (file, table) = file(named)
        .unwrap_or_else(|problem| {
            problems.push(problem);
            None
        })
        .unzip();
    let mut settings = defaults(data::default_folder(geteuid().is_root(), &environment));
    let mut found = Found::default();
    found.read_environment(environment);
    if let (Some(file), Some(table)) = (&file, table) {
        found.read_section(&file.display().to_string(), "", table);
    }
    for (name, Setting { value, place }) in found.0 {
        match checked(&place, &name, &value) {
            Ok(value) => set(&mut settings, &name, value),
            Err(problem) => problems.push(problem),
        }
    }
    let config = settings.try_into().map_err(|error: toml::de::Error| {
        // What the checks by key have not found.
        problems.push(Problem {
            message: error.message().to_owned(),
            remedy: LIST.to_owned(),
        });
    });
    Reading {
        config: config.ok(),
        file,
        problems,
    }
}

/// The file to read, if there is one, with its settings.
fn file(named: Option<&Path>) -> Result<Option<(PathBuf, Table)>, Problem> {
    let path = named.unwrap_or_else(|| Path::new(DEFAULT_FILE));
    let shown = path.display();
    let problem = |message: String, remedy: &str| Problem {
        message,
        remedy: remedy.to_owned(),
    };
    match fs::read_to_string(path) {
        Ok(text) => match text.parse() {
            Ok(table) => Ok(Some((path.to_owned(), table))),
            Err(why) => {
                let why: toml::de::Error = why;
                let before = why.span().and_then(|span| text.get(..span.start));
                // The line itself may have a secret.
                let line = 1 + before.unwrap_or_default().matches('\n').count();
                Err(problem(
                    format!("{shown} is not TOML: line {line}: {}", why.message()),
                    "Write every setting as `key = value`, with texts in double quotes, as in config.example.toml",
                ))
            }
        },
        Err(why) if why.kind() == ErrorKind::NotFound => match named {
            None => Ok(None),
            Some(_) => Err(problem(
                format!("there is no configuration file {shown}"),
                "Copy config.example.toml there, or leave --config out",
            )),
        },
        Err(why) if why.kind() == ErrorKind::IsADirectory => Err(problem(
            format!("{shown} is a directory, where a configuration file should be"),
            "Name a file with --config, or move the directory away",
        )),
        Err(why) if why.kind() == ErrorKind::InvalidData => Err(problem(
            format!("the configuration file {shown} is not UTF-8 text"),
            "Save it as UTF-8",
        )),
        Err(why) => Err(problem(
            format!(
                "the configuration file {shown} cannot be read: {}",
                reason(&why)
            ),
            "Make it readable for the user who runs Raichi, or name another one with --config",
        )),
    }
}

/// The settings that are found, by the names of their keys, and what is found in the place of a key: the first one counts.
#[derive(Debug, Default)]
struct Found(BTreeMap<String, Setting>);

/// A value, and the file or variable in which it stands.
#[derive(Debug)]
struct Setting {
    value: Value,
    place: String,
}

impl Found {
    fn put(&mut self, name: impl Into<String>, value: Value, place: impl Into<String>) {
        let place = place.into();
        let setting = Setting { value, place };
        self.0.entry(name.into()).or_insert(setting);
    }

    fn read_environment(&mut self, environment: HashMap<String, String>) {
        for key in &Key::ALL {
            let own = key.variable.and_then(|variable| {
                let value = environment.get(variable).filter(|value| !value.is_empty());
                Some((variable, value?.clone()))
            });
            if let Some((variable, value)) = own {
                self.put(key.name, value.into(), variable);
            }
        }
        for (name, value) in sorted(environment) {
            if let Some(path) = name.strip_prefix(PREFIX) {
                let path = path.replace("__", ".");
                let variable = keys::default_variable(&path);
                self.put(named_first(&path), value.into(), variable);
            }
        }
    }

    /// Reads a section of the file, or all of it.
    fn read_section(&mut self, file: &str, section: &str, entries: Table) {
        for (entry, value) in entries {
            let name = match section {
                "" => entry,
                section => format!("{section}.{entry}"),
            };
            match value {
                Value::Table(below) if keys::is_section(&name) => {
                    self.read_section(file, &name, below);
                }
                value => self.put(name, value, file),
            }
        }
    }
}

/// The name by which the setting of a variable is reported: where its section is unknown, that of the section.
fn named_first(path: &str) -> &str {
    match path.split_once('.') {
        Some((section, _)) if !keys::is_section(section) && Key::named(section).is_none() => {
            section
        }
        _ => path,
    }
}

/// The variables, by their names in small letters. Of names that differ in case only, the one with the first capital counts.
fn sorted(environment: HashMap<String, String>) -> BTreeMap<String, String> {
    let mut variables: Vec<_> = environment.into_iter().collect();
    // Capitals come before small letters.
    variables.sort();
    let mut sorted = BTreeMap::new();
    for (name, value) in variables {
        sorted.entry(name.to_lowercase()).or_insert(value);
    }
    sorted
}

fn defaults(data_dir: Option<String>) -> Table {
    // It is TOML; a test reads it.
    let mut defaults: Table = DEFAULTS.parse().unwrap_or_default();
    if let Some(data_dir) = data_dir {
        set(&mut defaults, "data_dir", data_dir.into());
    }
    defaults
}

/// Sets a key in its section.
fn set(settings: &mut Table, name: &str, value: Value) {
    let (section, key) = match name.split_once('.') {
        None => (settings, name),
        Some((section, key)) => {
            let section = settings.entry(section);
            match section.or_insert_with(|| Table::new().into()) {
                Value::Table(section) => (section, key),
                // All that stand there are sections.
                _ => return,
            }
        }
    };
    section.insert(key.to_owned(), value);
}

/// The value of a key as it is used.
fn checked(place: &str, name: &str, value: &Value) -> Result<Value, Problem> {
    let Some(key) = Key::named(name) else {
        return Err(unknown(place, name));
    };
    value_of(key.kind, value).map_err(|value_problem| Problem {
        message: format!("{place}: {name} {value_problem}"),
        remedy: format!("It is {}. The default: {}", key.about, key.default),
    })
}

/// The problem of a name that is no key.
fn unknown(place: &str, name: &str) -> Problem {
    if keys::is_section(name) {
        return Problem {
            message: format!("{place}: {name} is a section, and no key"),
            remedy: LIST.to_owned(),
        };
    }
    let suggestion = keys::nearest(name).map(|suggestion| format!("Did you mean {suggestion}? "));
    Problem {
        message: format!("{place}: there is no key {name}"),
        remedy: format!("{}{LIST}", suggestion.unwrap_or_default()),
    }
}

/// A value of this kind: numbers may also be written as texts, as in the environment, and texts as numbers.
///
/// Fails with what is wrong with it.
fn value_of(kind: Kind, value: &Value) -> Result<Value, String> {
    let text = match value {
        Value::String(text) => Some(text.clone()),
        Value::Integer(number) => Some(number.to_string()),
        Value::Float(number) => Some(number.to_string()),
        Value::Boolean(truth) => Some(truth.to_string()),
        Value::Datetime(time) => Some(time.to_string()),
        Value::Array(_) | Value::Table(_) => None,
    };
    let shown = text.as_deref().unwrap_or_default();
    let count = |least: u32| {
        let number = shown.trim().parse().ok();
        number.filter(|number: &u32| *number >= least)
    };
    let takes = |what: &str| Err(format!("takes {what}"));
    let has_to_be = |what: &str| Err(format!("is `{shown}`, but has to be {what}"));
    match kind {
        Kind::Secret if text.is_none() => takes("a text in double quotes"),
        Kind::Words if shown.trim().is_empty() => takes("a text in double quotes"),
        Kind::Path if shown.is_empty() => takes("a path in double quotes"),
        Kind::Count => match count(1) {
            Some(number) => Ok(i64::from(number).into()),
            None => has_to_be("a whole number, 1 or more"),
        },
        Kind::CountOrNone => match count(0) {
            Some(number) => Ok(i64::from(number).into()),
            None => has_to_be("a whole number, 0 or more"),
        },
        Kind::Filter if text.is_none() || log_filter(shown).is_err() => {
            has_to_be("a level such as info, or levels by module such as raichi=debug,warn")
        }
        Kind::Format if !is_a::<LogFormat>(value) => has_to_be("pretty or json"),
        Kind::Interactions if !is_a::<Interactions>(value) => has_to_be("gateway or http"),
        Kind::Listen if !is_a::<Listen>(value) => {
            has_to_be("an address with a port, such as 127.0.0.1:9464, or off")
        }
        Kind::Hosts if !is_a::<HostNames>(value) => {
            takes("a list of names without ports, such as [\"raichi\"], or raichi")
        }
        Kind::PublicUrl => match PublicUrl::try_from(shown.to_owned()) {
            Ok(_) => Ok(shown.into()),
            Err(why) => has_to_be(&format!(
                "an address such as https://tafl.example.org, without a path: {why}"
            )),
        },
        Kind::Servers if !is_a::<Servers>(value) => {
            takes("a list of servers' IDs, such as [\"123456789012345678\"], or \"all\"")
        }
        Kind::Proxies if !is_a::<Proxies>(value) => {
            takes("a list of addresses and networks, such as [\"127.0.0.1\", \"172.16.0.0/12\"]")
        }
        Kind::Secret
        | Kind::Words
        | Kind::Path
        | Kind::Filter
        | Kind::Format
        | Kind::Interactions
        | Kind::Listen
        | Kind::Hosts
        | Kind::Servers
        | Kind::Proxies => Ok(text.map_or_else(|| value.clone(), Value::from)),
    }
}

fn is_a<T: DeserializeOwned>(value: &Value) -> bool {
    value.clone().try_into::<T>().is_ok()
}
