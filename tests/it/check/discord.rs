//! Problems at Discord, and the invitation link.

use super::*;

#[tokio::test]
async fn problems_that_discord_reports() {
    let discord = StandIn::start().await;
    let guild = discord.guild("Hird", "en-US");
    let database = Database::private();
    let link = link(&discord).await;

    discord.fault(Fault::on("GET", "/applications/@me").status(503));
    let launch = check(&discord, &database).await;
    let state = assert_trouble(
        launch,
        "discord",
        "Discord cannot be reached: 503",
        "HTTPS_PROXY",
    )
    .await;
    assert_finding(
        &state,
        "clock",
        "unknown",
        "not checked, because Discord cannot be reached",
        "",
    );
    let launch = check(&discord, &database)
        .await
        .env("HTTPS_PROXY", "http://127.0.0.1:1");
    assert_trouble(
        launch,
        "discord",
        "Discord cannot be reached: no connection",
        "HTTPS_PROXY",
    )
    .await;

    discord.own_pages(404);
    let (well, state) = run(check(&discord, &database).await).await;
    assert!(well, "{state}");
    assert_finding(
        &state,
        "privacy",
        "warning",
        "profile answers 404 Not Found: https://tafl.example/privacy",
        "General Information",
    );
    discord.clock_ahead(Duration::from_secs(30));
    discord.session_starts(3);
    discord.shards(4, 1);
    guild.forbid(ATTACH);
    discord.application("bot_require_code_grant", json!(true));
    discord.application("privacy_policy_url", json!(null));
    discord.application("terms_of_service_url", json!(null));
    let (well, state) = run(check(&discord, &database).await).await;
    assert!(
        well && state.ends_with("All is well, but for 5 warnings.\n"),
        "{state}"
    );
    assert_finding(
        &state,
        "privacy",
        "warning",
        "names no privacy policy and no terms of service",
        "add /privacy and /terms",
    );
    assert_finding(
        &state,
        "clock",
        "warning",
        "behind Discord's",
        "Set this machine's clock",
    );
    assert_finding(
        &state,
        "gateway",
        "warning",
        "the bot needs 4 connections, one for each shard, and may connect 3 more times of 1000: too few",
        "in 240 minutes",
    );
    assert_finding(
        &state,
        "permissions",
        "warning",
        "in \"Hird\" the bot is missing: Attach Files",
        &link,
    );
    assert_finding(
        &state,
        "application",
        "warning",
        "requires a code grant",
        "Switch Requires OAuth2 Code Grant off",
    );

    discord.clock_ahead(Duration::from_secs(3600));
    discord.session_starts(0);
    guild.forbid(SEND);
    discord.application("interactions_endpoint_url", json!("https://example.org/"));
    let (well, state) = run(check(&discord, &database).await).await;
    assert!(!well, "{state}");
    assert_finding(
        &state,
        "clock",
        "trouble",
        "behind Discord's",
        "Set this machine's clock",
    );
    assert_finding(
        &state,
        "gateway",
        "trouble",
        "0 more times of 1000",
        "See in the log",
    );
    assert_finding(
        &state,
        "permissions",
        "trouble",
        "missing: Send Messages, Attach Files",
        &link,
    );
    assert_finding(
        &state,
        "application",
        "trouble",
        "to https://example.org/, and none to this bot",
        "Empty the Interactions",
    );

    guild.remove_bot();
    let state = run(check(&discord, &database).await).await.1;
    assert_finding(
        &state,
        "permissions",
        "warning",
        "the bot is in no server",
        &link,
    );
}

#[tokio::test]
async fn interactions_by_http_need_an_address() {
    let discord = StandIn::start().await;
    let _guild = discord.guild("Hird", "en-US");
    let database = Database::private();
    let by_http = async || {
        let check = check(&discord, &database).await;
        check
            .env("RAICHI_DISCORD__INTERACTIONS", "http")
            .env("RAICHI_DISCORD__INTERACTIONS_LISTEN", "127.0.0.1:0")
    };
    let (well, state) = run(by_http().await).await;
    assert!(well, "{state}");
    let remedy = "Set the Interactions Endpoint URL";
    let seen = "over the gateway";
    assert_finding(&state, "application", "warning", seen, remedy);
    assert_finding(&state, "interactions", "ok", "is free", "");

    let url = |url: &str| discord.application("interactions_endpoint_url", json!(url));
    url("https://tafl.example.org/");
    let (_, state) = run(by_http().await).await;
    let seen = "to https://tafl.example.org/";
    let remedy = "at the path /interactions";
    assert_finding(&state, "application", "warning", seen, remedy);
    url("https://tafl.example.org/interactions");
    let (well, state) = run(by_http().await).await;
    assert!(well, "{state}");
    assert_finding(&state, "application", "ok", "Raichi", "");
    let check = check(&discord, &database).await;
    let wrong = check.env("RAICHI_DISCORD__INTERACTIONS", "https");
    let seen = "discord.interactions is `https`, but has to be gateway or http";
    assert_trouble(wrong, "configuration", seen, "how Discord sends commands").await;
}

#[tokio::test]
async fn commands_of_another_version() {
    let discord = StandIn::start().await;
    let _guild = discord.guild("Hird", "en-US");
    let database = Database::new().await;
    let bot = started(&discord, &database).await;
    discord.change_commands(|commands| {
        commands.retain(|command| command["name"] != "help");
        commands[0]["description"] = json!("Something else");
    });
    let (well, state) = run(check(&discord, &database).await).await;
    assert!(well, "{state}");
    let seen = "with differences in /challenge, /help";
    assert_finding(
        &state,
        "commands",
        "warning",
        seen,
        "Start this version with `raichi run`",
    );
    assert!(bot.terminate().await.success());
}

#[tokio::test]
async fn servers_are_fetched_in_pages_and_the_worst_are_named() {
    let discord = StandIn::start().await;
    for number in 0..203 {
        let guild = discord.guild(&format!("Hall {number}"), "en-US");
        if number < 12 {
            guild.forbid(ATTACH);
        }
    }
    let (well, state) = run(check(&discord, &Database::private()).await).await;
    assert!(well, "{state}");
    let mut lines = state
        .lines()
        .filter(|line| line.starts_with("permissions  "));
    assert!(
        lines
            .next()
            .is_some_and(|line| line.contains("complete in 191 of 203 servers")),
        "{state}"
    );
    assert_eq!(
        lines
            .clone()
            .filter(|line| line.contains("\"Hall "))
            .count(),
        10
    );
    assert!(
        lines.any(|line| line.contains("permissions are missing in 2 more servers")),
        "{state}"
    );
    // Of the ten servers that are named, the channels are looked at as well.
    assert_eq!(discord.requests().len(), 5 + 10 * 4);
}

#[tokio::test]
async fn the_invite_link_comes_with_and_without_discord() {
    let discord = StandIn::start().await;
    let bot = discord.bot().id();
    let link = link(&discord).await;
    let permissions: u64 = link
        .rsplit('=')
        .next()
        .and_then(|bits| bits.parse().ok())
        .expect("permissions");
    assert_eq!(
        permissions,
        1 << 10 | 1 << 11 | 1 << 15 | 1 << 16 | 1 << 35 | 1 << 38
    );
    let expected = format!(
        "https://discord.com/oauth2/authorize?client_id={bot}&scope=bot+applications.commands&permissions={permissions}"
    );
    assert_eq!(link, expected);
    let asked = discord.requests().len();
    let offline = discord.process(RAICHI).await.env("DISCORD_TOKEN", "");
    let offline = offline
        .args(["invite", "--application", &bot.to_string()])
        .start();
    assert!(offline.exited().await.success() && offline.stdout().trim_end() == link);
    assert_eq!(discord.requests().len(), asked);
    for (token, expected) in [
        ("", "the bot's token is missing"),
        ("wrong", "Discord refuses the bot's token"),
    ] {
        let program = discord
            .process(RAICHI)
            .await
            .arg("invite")
            .env("DISCORD_TOKEN", token)
            .start();
        assert!(
            !program.exited().await.success() && program.output().contains(expected),
            "{}",
            program.output()
        );
    }
}

#[tokio::test]
async fn channels_in_which_boards_cannot_be_drawn_are_named() {
    let discord = StandIn::start().await;
    let guild = discord.guild("Hird", "en-US");
    for (name, lacks) in [("a", SEND), ("b", ATTACH | SEND)] {
        guild.channel(name).forbid(lacks);
    }
    guild.channel("hidden").hide();
    let _open = guild.channel("tafl");
    let (well, state) = run(check(&discord, &Database::private()).await).await;
    assert!(
        well && state.ends_with("All is well, but for a warning.\n"),
        "{state}"
    );
    let named = "in \"Hird\" the bot is missing permissions in #a (Send Messages), #b (Send Messages, Attach Files)";
    assert!(
        state.contains(named) && !state.contains("hidden"),
        "{state}"
    );
}

#[tokio::test]
async fn servers_that_add_the_application_by_its_profile_should_get_the_bot() {
    let (discord, database) = (StandIn::start().await, Database::new().await);
    let bot = launch(&discord, &database).await.start();
    bot.ready().await;
    bot.line("commands registered").await;
    assert!(bot.terminate().await.success());
    let install = |scopes: &[&str], permissions: &str| {
        let params = json!({ "scopes": scopes, "permissions": permissions });
        let servers = json!({ "oauth2_install_params": params });
        let config = json!({ "0": servers, "1": {} });
        discord.application("integration_types_config", config);
    };
    for (scopes, permissions, missing) in [
        (&["applications.commands"][..], "0", Some("the scope bot")),
        (
            &["applications.commands", "bot"],
            "3072",
            Some("Attach Files"),
        ),
        (&["applications.commands", "bot"], "309237746688", None),
    ] {
        install(scopes, permissions);
        let (_, state) = run(check(&discord, &database).await).await;
        let warned = state.contains("Add App in its profile");
        assert_eq!(warned, missing.is_some(), "{state}");
        assert!(state.contains(missing.unwrap_or_default()), "{state}");
    }
    // It can be set from here.
    install(&["applications.commands"], "0");
    for fixed in [true, false] {
        let (_, state) = run(check(&discord, &database).await.arg("--fix")).await;
        assert!(!state.contains("Add App in its profile"), "{state}");
        assert_eq!(state.contains("fixed "), fixed, "{state}");
    }
    let changes = discord.requests().into_iter();
    let changes: Vec<_> = changes.filter(|it| it.method == "PATCH").collect();
    assert_eq!(changes.len(), 1, "{changes:#?}");
    let config = &changes[0].body.as_ref().expect("a change")["integration_types_config"];
    let granted = &config["0"]["oauth2_install_params"];
    assert_eq!(granted["permissions"], 309_237_746_688_u64);
    assert!(config["1"].is_object(), "people add it as before: {config}");
}

#[tokio::test]
async fn a_bot_in_many_servers_should_be_verified() {
    let discord = StandIn::start().await;
    let _guild = discord.guild("Hird", "en-US");
    let database = Database::private();
    for (count, flags, warns) in [(69, 0, false), (70, 0, true), (70, 1 << 16, false)] {
        discord.application("approximate_guild_count", json!(count));
        let bot = json!({ "id": "17", "public_flags": flags });
        discord.application("bot", bot);
        let (well, state) = run(check(&discord, &database).await).await;
        assert!(well, "{state}");
        let state_of_servers = if warns { "warning" } else { "ok" };
        let (says, remedy) = match warns {
            true => ("no 101st server", "App Verification"),
            false => ("any that invites", ""),
        };
        assert_finding(&state, "servers", state_of_servers, says, remedy);
    }
}

#[tokio::test]
async fn each_step_to_the_board_to_touch_that_is_missing_has_a_line() {
    const SUBJECT: &str = "board to touch";
    let discord = StandIn::start().await;
    let _guild = discord.guild("Hird", "en-US");
    let database = Database::new().await;
    let found = async |secret: &str, url: Option<&str>| {
        let mut launch = check(&discord, &database)
            .await
            .env("DISCORD_CLIENT_SECRET", secret);
        if let Some(url) = url {
            launch = launch
                .env("RAICHI_WEB__PUBLIC_URL", url)
                .env("RAICHI_WEB__LISTEN", "127.0.0.1:0");
        }
        let (well, state) = run(launch).await;
        assert!(well, "{state}");
        state
    };
    let lines = |state: &str| {
        let of_subject = state.lines().filter(|line| line.starts_with(SUBJECT));
        of_subject.count()
    };
    let warns = |state: &str, what: &str, remedy: &str| {
        assert_finding(state, SUBJECT, "warning", what, remedy);
    };
    let state = found(CLIENT_SECRET, None).await;
    warns(
        &state,
        "no pages on which people could play",
        "Set web.public_url",
    );
    let state = found(CLIENT_SECRET, Some("http://tafl.example.org")).await;
    warns(&state, "which is not HTTPS", "a proxy that speaks HTTPS");
    let url = Some("https://tafl.example.org");
    let state = found("wrong", url).await;
    assert_eq!(lines(&state), 3, "{state}");
    for (what, remedy) in [
        ("Discord does not know the client secret", "Reset Secret"),
        (
            "are not led back",
            "Add https://tafl.example.org/play/signed-in to the redirects",
        ),
        ("but not within Discord", "map / to tafl.example.org"),
    ] {
        assert!(
            state.contains(what) && state.contains(remedy),
            "{what}: {state}"
        );
    }
    let redirect = "https://tafl.example.org/play/signed-in";
    discord.application("redirect_uris", json!([redirect]));
    let state = found(CLIENT_SECRET, url).await;
    assert_eq!(lines(&state), 1, "{state}");
    warns(&state, "but not within Discord", "Enable Activities");
    discord.entry_point();
    let state = found(CLIENT_SECRET, url).await;
    let well = "people sign in at https://tafl.example.org, and within Discord";
    assert_finding(&state, SUBJECT, "ok", well, "");
}
