//! Reads the layers and collects all problems.

use std::{
    collections::{BTreeMap, HashMap},
    fs,
    io::ErrorKind,
    path::{Path, PathBuf},
};

use config::{
    Environment, File, FileFormat, Map, Source, Value, ValueKind,
    builder::{ConfigBuilder, DefaultState},
};
use raichi_postgres::reason;
use rustix::process::geteuid;

use super::{
    Config, DEFAULT_FILE, HostNames, Interactions, Listen, LogFormat, Problem, Proxies, PublicUrl,
    Servers, data,
    filter::log_filter,
    keys::{self, Key, Kind},
};

/// How the names of variables with settings begin, in small letters.
const PREFIX: &str = "raichi_";

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
    let file = file(named).unwrap_or_else(|problem| {
        problems.push(problem);
        None
    });
    let config = settings(file.as_deref(), environment, &mut problems);
    let config = config.unwrap_or_else(|error| {
        // An error that the checks by key have not found.
        problems.push(Problem {
            message: error.to_string(),
            remedy: "config.example.toml lists every key with its meaning".to_owned(),
        });
        None
    });
    Reading {
        config,
        file,
        problems,
    }
}

/// The file to read, if there is one and it is valid TOML.
fn file(named: Option<&Path>) -> Result<Option<PathBuf>, Problem> {
    let path = named.unwrap_or_else(|| Path::new(DEFAULT_FILE));
    let shown = path.display();
    let problem = |message: String, remedy: &str| Problem {
        message,
        remedy: remedy.to_owned(),
    };
    match fs::read_to_string(path) {
        Ok(text) => {
            let parsed = File::from_str(&text, FileFormat::Toml).collect();
            match parsed {
                Ok(_) => Ok(Some(path.to_owned())),
                Err(why) => Err(problem(
                    format!("{shown} is not TOML: {}", why.to_string().trim_end()),
                    "Write every setting as `key = value`, with texts in double quotes, as in config.example.toml",
                )),
            }
        }
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

fn settings(
    file: Option<&Path>,
    environment: HashMap<String, String>,
    problems: &mut Vec<Problem>,
) -> Result<Option<Config>, config::ConfigError> {
    let default_data_dir = data::default_folder(geteuid().is_root(), &environment);
    let mut layers = defaults(default_data_dir.clone())?;
    if let Some(file) = file {
        layers = layers.add_source(File::from(file).format(FileFormat::Toml));
    }
    for key in &Key::ALL {
        let own = key.variable.and_then(|name| environment.get(name));
        let own = own.filter(|value| !value.is_empty());
        // With its origin, which a problem names.
        let own =
            own.map(|value| Value::new(key.variable.map(str::to_owned).as_ref(), value.as_str()));
        layers = layers.set_override_option(key.name, own)?;
    }
    let variables = Environment::with_prefix("RAICHI")
        .prefix_separator("_")
        .separator("__");
    for (name, value) in sorted(environment) {
        let Some(path) = name.strip_prefix(PREFIX) else {
            continue;
        };
        let path = path.replace("__", ".");
        if Key::ALL.iter().any(|key| is_below(&path, key.name)) {
            problems.push(unknown(&keys::default_variable(&path), &path));
        } else {
            let variable = Map::from([(name, value)]);
            layers = layers.add_source(variables.clone().source(Some(variable)));
        }
    }
    let mut good = Vec::new();
    sort_settings(file, "", layers.build()?.collect()?, &mut good, problems);
    let mut settings = defaults(default_data_dir)?;
    for (name, value) in good {
        settings = settings.set_override(name, value)?;
    }
    settings.build()?.try_deserialize().map(Some)
}

/// The variables, by their names in small letters. Of names that differ in case only, the one with the first capital counts.
/// Those that are below others come first, so that a value for a whole section is not replaced, but reported.
fn sorted(environment: HashMap<String, String>) -> impl Iterator<Item = (String, String)> {
    let mut variables: Vec<_> = environment.into_iter().collect();
    // Capitals come before small letters.
    variables.sort();
    let mut sorted = BTreeMap::new();
    for (name, value) in variables {
        sorted.entry(name.to_lowercase()).or_insert(value);
    }
    sorted.into_iter().rev()
}

/// Whether a path such as `log.format` is below another one, such as `log`.
fn is_below(path: &str, other: &str) -> bool {
    let rest = path.strip_prefix(other);
    rest.is_some_and(|rest| rest.starts_with('.'))
}

fn defaults(data_dir: Option<String>) -> Result<ConfigBuilder<DefaultState>, config::ConfigError> {
    config::Config::builder()
        .set_default("discord.requests", 50)?
        .set_default("discord.allowed_servers", Vec::<String>::new())?
        .set_default("discord.interactions", "gateway")?
        .set_default("discord.interactions_listen", "127.0.0.1:8081")?
        .set_default("data_dir", data_dir)?
        .set_default("database.connections", 8)?
        .set_default("think.threads", 1)?
        .set_default("shards.lease_seconds", 20)?
        .set_default("shards.ask_seconds", 3600)?
        .set_default("log.filter", "info")?
        .set_default("log.format", "pretty")?
        .set_default("http.listen", "127.0.0.1:9464")?
        .set_default("web.listen", "127.0.0.1:8080")?
        .set_default("web.servers", Vec::<String>::new())
}

/// Sorts the entries of a section into valid and invalid ones.
fn sort_settings(
    file: Option<&Path>,
    section: &str,
    state: Map<String, Value>,
    good: &mut Vec<(&'static str, Value)>,
    problems: &mut Vec<Problem>,
) {
    let mut entries: Vec<_> = state.into_iter().collect();
    entries.sort_by(|(one, _), (other, _)| one.cmp(other));
    for (entry, value) in entries {
        let name = match section {
            "" => entry,
            section => format!("{section}.{entry}"),
        };
        let place = place(file, &name, &value);
        match (Key::named(&name), value.kind.clone()) {
            (_, ValueKind::Nil) => {}
            (Some(key), _) => match value_problem(key.kind, &value) {
                None => good.push((key.name, value)),
                Some(value_problem) => problems.push(Problem {
                    message: format!("{place}: {name} {value_problem}"),
                    remedy: format!("It is {}. The default: {}", key.about, key.default),
                }),
            },
            (None, ValueKind::Table(below)) if keys::is_section(&name) => {
                sort_settings(file, &name, below, good, problems);
            }
            (None, _) if keys::is_section(&name) => problems.push(Problem {
                message: format!("{place}: {name} is a section, and no key"),
                remedy: "config.example.toml lists every key with its meaning".to_owned(),
            }),
            (None, _) => problems.push(unknown(&place, &name)),
        }
    }
}

fn unknown(place: &str, name: &str) -> Problem {
    let suggestion = keys::nearest(name).map(|suggestion| format!("Did you mean {suggestion}? "));
    Problem {
        message: format!("{place}: there is no key {name}"),
        remedy: format!(
            "{}config.example.toml lists every key with its meaning",
            suggestion.unwrap_or_default()
        ),
    }
}

/// Where a setting comes from: the variable, or the file. Of a section, it is the first entry by name.
fn place(file: Option<&Path>, name: &str, value: &Value) -> String {
    if let ValueKind::Table(below) = &value.kind
        && let Some((inner, value)) = below.iter().min_by_key(|(inner, _)| *inner)
    {
        // A section has no origin of its own.
        return place(file, &format!("{name}.{inner}"), value);
    }
    let own = |variable: &&str| Key::ALL.iter().any(|key| key.variable == Some(*variable));
    match (value.origin().filter(|origin| own(origin)), file) {
        (Some(variable), _) => variable.to_owned(),
        (None, Some(file)) if value.origin() != Some("the environment") => {
            file.display().to_string()
        }
        (None, _) => keys::default_variable(name),
    }
}

/// The problem of a value, if it has one.
fn value_problem(kind: Kind, value: &Value) -> Option<String> {
    let text = value.clone().into_string();
    let shown = text.as_deref().unwrap_or_default();
    match kind {
        Kind::Secret => text
            .is_err()
            .then(|| "takes a text in double quotes".to_owned()),
        Kind::Words if text.is_err() || shown.trim().is_empty() => {
            Some("takes a text in double quotes".to_owned())
        }
        Kind::Words => None,
        Kind::Path if text.is_err() || shown.is_empty() => {
            Some("takes a path in double quotes".to_owned())
        }
        Kind::Path => None,
        Kind::Count => {
            let number = value.clone().try_deserialize::<u32>();
            let wrong = || format!("is `{shown}`, but has to be a whole number, 1 or more");
            (!number.is_ok_and(|number| number > 0)).then(wrong)
        }
        Kind::CountOrNone => {
            let number = value.clone().try_deserialize::<u32>();
            let wrong = |_| format!("is `{shown}`, but has to be a whole number, 0 or more");
            number.err().map(wrong)
        }
        Kind::Filter => match log_filter(shown) {
            Ok(_) if text.is_ok() => None,
            _ => Some(format!(
                "is `{shown}`, but has to be a level such as info, or levels by module such as raichi=debug,warn"
            )),
        },
        Kind::Format => {
            let format = value.clone().try_deserialize::<LogFormat>();
            let wrong = |_| format!("is `{shown}`, but has to be pretty or json");
            format.err().map(wrong)
        }
        Kind::Interactions => {
            let interactions = value.clone().try_deserialize::<Interactions>();
            let wrong = |_| format!("is `{shown}`, but has to be gateway or http");
            interactions.err().map(wrong)
        }
        Kind::Listen => {
            let listen = value.clone().try_deserialize::<Listen>();
            let wrong = |_| {
                format!(
                    "is `{shown}`, but has to be an address with a port, such as 127.0.0.1:9464, or off"
                )
            };
            listen.err().map(wrong)
        }
        Kind::Hosts => {
            let hosts = value.clone().try_deserialize::<HostNames>();
            let wrong = |_| {
                "takes a list of names without ports, such as [\"raichi\"], or raichi".to_owned()
            };
            hosts.err().map(wrong)
        }
        Kind::PublicUrl => {
            let url = PublicUrl::try_from(shown.to_owned());
            let wrong = |why| {
                format!(
                    "is `{shown}`, but has to be an address such as https://tafl.example.org, without a path: {why}"
                )
            };
            url.err().map(wrong)
        }
        Kind::Servers => {
            let servers = value.clone().try_deserialize::<Servers>();
            let wrong = |_| {
                "takes a list of servers' IDs, such as [\"123456789012345678\"], or \"all\""
                    .to_owned()
            };
            servers.err().map(wrong)
        }
        Kind::Proxies => {
            let proxies = value.clone().try_deserialize::<Proxies>();
            let wrong = |_| {
                "takes a list of addresses and networks, such as [\"127.0.0.1\", \"172.16.0.0/12\"]"
                    .to_owned()
            };
            proxies.err().map(wrong)
        }
    }
}
