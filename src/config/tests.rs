use super::*;

fn of_layers(
    file: Option<&Path>,
    environment: HashMap<String, String>,
) -> Result<Config, ConfigError> {
    or_problems(layers::read(file, environment))
}

fn from_toml(text: &str) -> Result<Config, ConfigError> {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("config.toml");
    fs::write(&file, text).unwrap();
    of_layers(Some(&file), HashMap::new())
}

#[test]
fn the_order_of_variables_does_not_matter() {
    let variables = |names: [&str; 8]| -> HashMap<String, String> {
        let with_value = |(at, name): (usize, &str)| (name.to_owned(), (at + 1).to_string());
        names.into_iter().enumerate().map(with_value).collect()
    };
    let unknown = ["H", "G", "F", "E", "D", "C", "B", "A"];
    let unknown = unknown.map(|name| format!("RAICHI_SHARD__{name}"));
    let error = of_layers(None, variables(unknown.each_ref().map(String::as_str)));
    let error = error.unwrap_err().to_string();
    assert!(
        error.contains("RAICHI_SHARD__A: there is no key"),
        "{error}"
    );

    let names = [
        "raichi_database__connections",
        "RAICHI_DATABASE__connections",
        "RAICHI_database__CONNECTIONS",
        "RAICHI_Database__Connections",
        "RAICHI_DATABASE__CONNECTIONS",
        "RAICHI_DATABASE__CONNECTIONs",
        "RAICHI_dATABASE__CONNECTIONS",
        "Raichi_DATABASE__CONNECTIONS",
    ];
    let config = of_layers(None, variables(names)).unwrap();
    assert_eq!(config.database.connections, 5);
}

#[test]
fn a_variable_above_or_below_another_one_is_reported() {
    for (wrong, problem) in [
        ("RAICHI_LOG", "RAICHI_LOG: log is a section, and no key"),
        (
            "RAICHI_LOG__FORMAT__X",
            "RAICHI_LOG__FORMAT__X: there is no key log.format.x",
        ),
        (
            "RAICHI_DATA_DIR__X",
            "RAICHI_DATA_DIR__X: there is no key data_dir.x",
        ),
    ] {
        let variables =
            ["RAICHI_LOG__FORMAT", wrong].map(|name| (name.to_owned(), "json".to_owned()));
        let error = of_layers(None, HashMap::from(variables)).unwrap_err();
        assert!(error.to_string().contains(problem), "{error}");
    }
}

#[test]
fn http_listen_is_an_address_or_off() {
    let listen = |text: &str| from_toml(&format!("[http]\nlisten = {text:?}"));
    for off in ["", "off"] {
        assert_eq!(listen(off).unwrap().http.listen, Listen::Off);
    }
    let at = Listen::At("[::1]:80".parse().unwrap());
    assert_eq!(listen("[::1]:80").unwrap().http.listen, at);
    for wrong in ["9464", "localhost", "127.0.0.1", "127.0.0.1:99999"] {
        let error = listen(wrong).unwrap_err().to_string();
        assert!(
            error.contains(&format!("http.listen is `{wrong}`")),
            "{error}"
        );
    }
}

#[test]
fn the_example_lists_the_defaults() {
    let example = from_toml(include_str!("../../config.example.toml")).unwrap();
    let defaults = from_toml("").unwrap();
    assert_eq!(format!("{example:?}"), format!("{defaults:?}"));
}

#[test]
fn the_environment_overrides_the_file() {
    let environment = [
        ("DATABASE_URL", "postgres://from-environment"),
        ("RAICHI_LOG__FORMAT", "json"),
        ("RAICHI_DATABASE__CONNECTIONS", "3"),
        ("UNRELATED", "x"),
    ];
    let environment = environment.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let config = of_layers(None, environment.into()).unwrap();
    assert_eq!(
        config.database.url().unwrap().unwrap().expose_secret(),
        "postgres://from-environment"
    );
    assert_eq!(
        (config.log.format, config.database.connections),
        (LogFormat::Json, 3)
    );
    let unknown = HashMap::from([("RAICHI_LOG__FROMAT".to_owned(), "json".to_owned())]);
    assert!(
        of_layers(None, unknown)
            .unwrap_err()
            .to_string()
            .contains("fromat")
    );
}

#[test]
fn a_list_in_the_environment_has_the_forms_that_errors_show() {
    for (key, items, none) in [
        ("RAICHI_WEB__SERVERS", ["123456789012345678", "7"], "x"),
        ("RAICHI_WEB__PROXIES", ["127.0.0.1", "172.16.0.0/12"], "x"),
        ("RAICHI_HTTP__HOSTS", ["raichi", "bot.example.org"], "x y"),
    ] {
        let [one, other] = items;
        let read = |written: String| {
            let config = of_layers(None, HashMap::from([(key.to_owned(), written)]));
            config.map(|config| format!("{config:?}"))
        };
        let comma = read(format!("{one},{other}")).unwrap();
        for written in [
            format!(r#"["{one}", "{other}"]"#),
            format!(r#"["{one}","{other}"]"#),
            format!("[{one}, {other}]"),
        ] {
            assert_eq!(read(written.clone()).unwrap(), comma, "{key}={written}");
        }
        let error = read(none.to_owned()).unwrap_err().to_string();
        assert!(error.contains(&format!("{key}: ")), "{error}");
        assert!(error.contains("takes a list of"), "{error}");
    }
}

#[test]
fn an_unknown_key_is_named() {
    for (text, key) in [
        (
            "[discord]\ntokn = \"x\"",
            "no key discord.tokn. Did you mean discord.token?",
        ),
        ("[datbase]\n", "no key datbase. Did you mean database?"),
        (
            "[log]\nfilter = \"x\"\nfiltre = \"y\"",
            "no key log.filtre. Did you mean log.filter?",
        ),
        ("colour = 3", "no key colour. config.example.toml"),
    ] {
        let error = from_toml(text).unwrap_err().to_string();
        assert!(error.contains(key), "{error}");
        assert!(
            error.contains("config.toml: ") && error.contains("config.example.toml"),
            "{error}"
        );
    }
}

#[test]
fn all_problems_are_reported_at_once_with_their_places() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("config.toml");
    let text = "data_dir = \"\"\nlog = 3\n[discord]\ntoken = [1]\n[database]\nconnections = 0\nurl = \"x\"";
    fs::write(&file, text).unwrap();
    let environment = [
        ("RAICHI_DATABSE__URL", "postgres://u:hush@h/d"),
        ("RAICHI_DATABASE__CONECTIONS", "3"),
        ("RAICHI_LOG", "debug"),
    ];
    let environment = environment.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let reading = layers::read(Some(&file), environment.into());
    let expected: Vec<_> = reading
        .problems
        .iter()
        .map(|problem| problem.message.clone())
        .collect();
    let shown = file.display();
    let wrong = [
        format!("{shown}: data_dir takes a path in double quotes"),
        "RAICHI_DATABASE__CONECTIONS: there is no key database.conections".to_owned(),
        format!("{shown}: database.connections is `0`, but has to be a whole number, 1 or more"),
        "RAICHI_DATABSE__URL: there is no key databse".to_owned(),
        format!("{shown}: discord.token takes a text in double quotes"),
        "RAICHI_LOG: log is a section, and no key".to_owned(),
    ];
    assert_eq!(expected, wrong);
    // The other settings are usable.
    let config = reading.config.unwrap();
    assert_eq!(
        (config.database.connections, config.log.filter.as_str()),
        (8, "info")
    );
    assert_eq!(config.database.url().unwrap().unwrap().expose_secret(), "x");
}

#[test]
fn an_invalid_value_is_reported_with_what_its_key_takes() {
    for (text, expected) in [
        (
            "log.format = \"xml\"",
            "log.format is `xml`, but has to be pretty or json",
        ),
        (
            "log.filter = \"raichi=loud\"",
            "log.filter is `raichi=loud`, but has to be a level",
        ),
        (
            "database.connections = \"many\"",
            "is `many`, but has to be a whole number, 1 or more",
        ),
        (
            "database.connections = -1",
            "is `-1`, but has to be a whole number, 1 or more",
        ),
        ("log.format", "is not TOML"),
        ("log.format = xml", "is not TOML"),
    ] {
        let error = from_toml(text).unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
    }
}

#[test]
fn an_unusable_file_is_reported() {
    let dir = tempfile::tempdir().unwrap();
    let latin1 = dir.path().join("latin1.toml");
    fs::write(&latin1, b"# \xe4").unwrap();
    for (path, expected, remedy) in [
        (dir.path(), "is a directory", "Name a file with --config"),
        (
            &dir.path().join("none"),
            "there is no configuration file",
            "Copy config.example.toml",
        ),
        (&latin1.join("below"), "cannot be read", "Make it readable"),
        (&latin1, "is not UTF-8", "Save it as UTF-8"),
    ] {
        let error = of_layers(Some(path), HashMap::new())
            .unwrap_err()
            .to_string();
        assert!(
            error.contains(expected) && error.contains(remedy),
            "{error}"
        );
    }
}

#[test]
fn a_malformed_token_is_reported_with_the_reason() {
    for (token, expected) in [
        (
            "'\"abc\"'",
            "the bot's token has quotes in it. Set DISCORD_TOKEN",
        ),
        ("\"Bot abc\"", "begins with the word \"Bot\""),
        ("\"a b\"", "has blanks or line breaks in it"),
        ("\"a\\nb\"", "has blanks or line breaks in it"),
        ("\"abc…\"", "has characters in it that no token has"),
        ("\" \"", "token is missing"),
    ] {
        let config = from_toml(&format!("discord.token = {token}")).unwrap();
        let error = config.discord.token().unwrap_err().to_string();
        assert!(
            error.contains(expected) && !error.contains("abc"),
            "{error}"
        );
    }
    let config = from_toml("discord.token = \" abc \"").unwrap();
    assert_eq!(config.discord.token().unwrap().expose_secret(), "abc");
}

#[test]
fn a_malformed_address_is_reported_with_the_reason() {
    for (url, expected) in [
        ("nonsense", "does not begin with postgres://"),
        ("'postgres://u:hush@h/d'", "does not begin with postgres://"),
        ("postgres://u:hush#@h/d", "invalid port number"),
    ] {
        let config = from_toml(&format!("database.url = \"{url}\"")).unwrap();
        let error = config.database.servers().unwrap_err().to_string();
        assert!(
            error.contains(expected) && !error.contains("hush"),
            "{error}"
        );
    }
}

#[test]
fn a_secret_comes_from_a_file_and_is_never_printed() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("token");
    fs::write(&file, "very-secret\n").unwrap();
    let config = from_toml(&format!(
        "[discord]\ntoken_file = {file:?}\n[database]\nurl = \"postgres://u:hush@h/d\""
    ))
    .unwrap();
    assert_eq!(
        config.discord.token().unwrap().expose_secret(),
        "very-secret"
    );
    let shown = format!("{config:?} {:?}", config.discord.token());
    assert!(
        !shown.contains("very-secret") && !shown.contains("hush"),
        "{shown}"
    );
}

#[test]
fn a_missing_setting_is_reported_with_where_to_set_it() {
    let config = from_toml("").unwrap();
    assert!(config.database.url().unwrap().is_none());
    let error = config.discord.token().unwrap_err().to_string();
    assert!(
        error.contains("DISCORD_TOKEN") && error.contains("discord.token"),
        "{error}"
    );
}

#[test]
fn the_data_directory_defaults_to_the_systems_folder() {
    for (root, variables, usual) in [
        (true, vec![("HOME", "/root")], Some("/var/lib/raichi")),
        (
            false,
            vec![("HOME", "/home/ann")],
            Some("/home/ann/.local/share/raichi"),
        ),
        (
            false,
            vec![("HOME", "/home/ann"), ("XDG_DATA_HOME", "/data")],
            Some("/data/raichi"),
        ),
        (
            false,
            vec![("HOME", "/home/ann"), ("XDG_DATA_HOME", "relative")],
            Some("/home/ann/.local/share/raichi"),
        ),
        (false, vec![], None),
    ] {
        let environment = variables
            .iter()
            .map(|&(name, value)| (name.to_owned(), value.to_owned()))
            .collect();
        assert_eq!(
            data::default_folder(root, &environment).as_deref(),
            usual,
            "{variables:?}"
        );
    }
    let set = HashMap::from([("RAICHI_DATA_DIR".to_owned(), "/elsewhere".to_owned())]);
    let config = of_layers(None, set).unwrap();
    assert_eq!(config.data_dir().unwrap(), Path::new("/elsewhere"));
}
