//! The state of the bot at Discord.

use std::collections::BTreeSet;

use super::{Finding, State, clock};
use crate::{
    config::{self, Interactions, Web},
    discord::{
        self, Commands, INTERACTIONS_PATH, InspectError, Inspection, REDIRECT_PATH, SessionStarts,
        StartError, invite, is_secure,
    },
};

/// Below this number of session starts, a bot that keeps restarting will soon be refused.
const FEW_STARTS: u64 = 50;
/// From this number of servers on, it is time to have the bot verified.
const MANY_SERVERS: u64 = 70;
/// The maximal number of servers with missing permissions that get a finding each.
const MAX_NAMED: usize = 10;
/// What can be checked once Discord has answered.
const ONLINE_SUBJECTS: [&str; 9] = [
    "application",
    "privacy",
    "clock",
    "gateway",
    "intents",
    "commands",
    "servers",
    "board to touch",
    "permissions",
];

/// All findings about Discord; without a token or an answer, the rest is not checked.
/// With `fixes`, what can be set at Discord is set first.
pub(super) async fn findings(config: &config::Discord, web: &Web, fixes: bool) -> Vec<Finding> {
    let token = match config.token() {
        Ok(token) => token,
        Err(error) => {
            let mut findings = vec![Finding::error("token", &error)];
            let because = "there is no token with which Discord could be asked";
            findings.push(Finding::not_checked("discord", because));
            findings.extend(ONLINE_SUBJECTS.map(|it| Finding::not_checked(it, because)));
            return findings;
        }
    };
    // If Discord cannot be reached, the inspection reports it.
    let fixed = match fixes {
        true => discord::fix(&token).await.unwrap_or(false),
        false => false,
    };
    // One that cannot be read is found later.
    let client_secret = config.client_secret().ok().flatten();
    match Box::pin(discord::inspect(&token, client_secret)).await {
        Ok(found) => {
            let mut findings = from_inspection(config, web, &found);
            if fixed {
                let message = "Add App in the profile gives servers the bot with all permissions";
                findings.push(Finding::ok("fixed", message));
            }
            findings
        }
        Err(error) => {
            let (mut findings, because) = match &error {
                InspectError::Start(StartError::TokenRefused) => (
                    vec![
                        Finding::error("token", &error),
                        Finding::ok("discord", "it answers"),
                    ],
                    "Discord refuses the token",
                ),
                _ => {
                    let because = "Discord cannot be reached";
                    let findings = vec![
                        Finding::not_checked("token", because),
                        Finding::error("discord", &error),
                    ];
                    (findings, because)
                }
            };
            findings.extend(ONLINE_SUBJECTS.map(|it| Finding::not_checked(it, because)));
            findings
        }
    }
}

pub(super) fn not_checked(because: &str) -> Vec<Finding> {
    let all = ["token", "discord"].into_iter().chain(ONLINE_SUBJECTS);
    all.map(|it| Finding::not_checked(it, because)).collect()
}

fn from_inspection(config: &config::Discord, web: &Web, found: &Inspection) -> Vec<Finding> {
    let mut findings = vec![
        Finding::ok("token", "Discord knows it"),
        Finding::ok("discord", "it answers"),
        application(config.interactions, found),
        privacy(found),
        clock::finding(found.ahead),
        gateway(&found.gateway),
        Finding::ok("intents", "none of the privileged ones is needed"),
        commands(&found.commands),
        servers(config.allowed_servers(), found),
    ];
    findings.extend(touch(config, web, found));
    findings.extend(permissions(found));
    findings
}

fn application(interactions: Interactions, found: &Inspection) -> Finding {
    let application = &found.application;
    let message = format!("{} ({})", application.name, application.id);
    let url = application.interactions_endpoint_url.as_deref();
    match (interactions, url.filter(|url| !url.is_empty())) {
        (Interactions::Gateway, None) => {}
        (Interactions::Gateway, Some(url)) => {
            return Finding::trouble(
                "application",
                format!(
                    "{message} has Discord deliver all commands to {url}, and none to this bot"
                ),
                "Empty the Interactions Endpoint URL in the Discord developer portal (your application, General \
                 Information), or set discord.interactions to http",
            );
        }
        (Interactions::Http, Some(url)) if url.ends_with(INTERACTIONS_PATH) => {}
        (Interactions::Http, Some(url)) => {
            return Finding::warning(
                "application",
                format!("{message} has Discord deliver all commands to {url}"),
                format!(
                    "The bot expects them at the path {INTERACTIONS_PATH}: see whether your proxy leads there, or change \
                     the Interactions Endpoint URL in the Discord developer portal (your application, General Information)"
                ),
            );
        }
        (Interactions::Http, None) => {
            return Finding::warning(
                "application",
                format!("{message} has Discord deliver all commands over the gateway"),
                format!(
                    "Set the Interactions Endpoint URL in the Discord developer portal (your application, General \
                     Information) to https://YOUR-HOST{INTERACTIONS_PATH} while the bot runs, or discord.interactions to \
                     gateway"
                ),
            );
        }
    }
    if application.bot_require_code_grant {
        return Finding::warning(
            "application",
            format!(
                "{message} requires a code grant, so that nobody can invite the bot by its link"
            ),
            "Switch Requires OAuth2 Code Grant off in the Discord developer portal (your application, Bot)",
        );
    }
    let missing = found.missing_by_profile();
    if !missing.is_empty() {
        return Finding::warning(
            "application",
            format!(
                "{message}: a server that adds it by Add App in its profile does not grant {}",
                missing.join(", ")
            ),
            "Under Guild Install in the Discord developer portal (your application, Installation), set the scopes \
             applications.commands and bot, and these permissions; raichi check --fix does that",
        );
    }
    if !application.is_for_people() {
        return Finding::ok(
            "application",
            format!(
                "{message}; people cannot add it to their account, which User Install would allow (Discord developer \
                 portal, Installation)"
            ),
        );
    }
    Finding::ok("application", message)
}

/// Whether people find the page about privacy and the terms in the bot's profile.
fn privacy(found: &Inspection) -> Finding {
    let application = &found.application;
    let named = |url: &Option<String>| url.as_ref().is_some_and(|url| !url.is_empty());
    let missing: Vec<_> = [
        ("privacy policy", named(&application.privacy_policy_url)),
        ("terms of service", named(&application.terms_of_service_url)),
    ]
    .into_iter()
    .filter_map(|(name, is_named)| (!is_named).then_some(name))
    .collect();
    if let Some((address, why)) = found.lost_pages.first() {
        return Finding::warning(
            "privacy",
            format!("an address in the bot's profile {why}: {address}"),
            "Correct it in the Discord developer portal (your application, General Information), or serve the page. With \
             web.public_url, Raichi serves /privacy and /terms",
        );
    }
    if missing.is_empty() {
        return Finding::ok(
            "privacy",
            "the application names its privacy policy and terms",
        );
    }
    Finding::warning(
        "privacy",
        format!("the application names no {}", missing.join(" and no ")),
        "Set them in the Discord developer portal (your application, General Information). With web.public_url, Raichi \
         serves both: add /privacy and /terms to it",
    )
}

/// Whether people can sign in and play on the pages, in a browser and within Discord: each step that is missing.
fn touch(config: &config::Discord, web: &Web, found: &Inspection) -> Vec<Finding> {
    const SUBJECT: &str = "board to touch";
    let missing = |what: String, remedy: String| Finding::warning(SUBJECT, what, remedy);
    match config.client_secret() {
        Err(error) => return vec![Finding::error(SUBJECT, &error)],
        Ok(None) => return vec![Finding::ok(SUBJECT, "off")],
        Ok(Some(_)) => {}
    }
    let mut findings = Vec::new();
    if found.knows_secret == Some(false) {
        findings.push(missing(
            "Discord does not know the client secret".to_owned(),
            "Press Reset Secret in the Discord developer portal (your application, OAuth2), and put the secret into the file that \
             discord.client_secret_file names"
                .to_owned(),
        ));
    }
    let url = web.served().map(|(url, _)| url.to_string());
    let url = match url {
        None => {
            findings.push(missing(
                "there is a client secret, and no pages on which people could play".to_owned(),
                "Set web.public_url to the address of the pages".to_owned(),
            ));
            return findings;
        }
        Some(url) if !is_secure(&url) => {
            findings.push(missing(
                format!("nobody can sign in at {url}, which is not HTTPS"),
                "Let a proxy that speaks HTTPS lead to web.listen, and set web.public_url to its address".to_owned(),
            ));
            return findings;
        }
        Some(url) => url,
    };
    let redirect = format!("{url}{REDIRECT_PATH}");
    let redirects = found.application.redirects();
    if redirects.is_some_and(|redirects| !redirects.contains(&redirect.as_str())) {
        findings.push(missing(
            "people who sign in are not led back".to_owned(),
            format!(
                "Add {redirect} to the redirects in the Discord developer portal (your application, OAuth2)"
            ),
        ));
    }
    let host = url.trim_start_matches("https://");
    let has_entry_point = matches!(&found.commands, Ok(commands) if commands.has_entry_point);
    if !has_entry_point {
        findings.push(missing(
            format!("people sign in at {url}, but not within Discord"),
            format!(
                "In the Discord developer portal (your application, Activities), switch Enable Activities on, and map / to \
                 {host} under URL Mappings"
            ),
        ));
    }
    if findings.is_empty() {
        findings.push(Finding::ok(
            SUBJECT,
            format!("people sign in at {url}, and within Discord, if / is mapped to {host}"),
        ));
    }
    findings
}

fn gateway(starts: &Result<SessionStarts, InspectError>) -> Finding {
    let starts = match starts {
        Ok(starts) => starts,
        Err(error) => return failed("gateway", error),
    };
    let SessionStarts {
        total,
        remaining,
        shards,
        ..
    } = starts;
    if let Err(why) = &starts.hello {
        return Finding::trouble(
            "gateway",
            format!("no connection, on which Discord sends all that happens: {why}"),
            "See whether this machine may open WebSocket connections to gateway.discord.gg, port 443, and whether \
             HTTPS_PROXY and NO_PROXY are right",
        );
    }
    let message = match shards {
        0 | 1 => format!("the bot may connect {remaining} more times of {total}"),
        shards => format!(
            "the bot needs {shards} connections, one for each shard, and may connect {remaining} more times of {total}"
        ),
    };
    let minutes = starts.reset_after.div_ceil(60_000);
    let soon = match minutes {
        1 => "in a minute".to_owned(),
        minutes => format!("in {minutes} minutes"),
    };
    let remedy =
        format!("See in the log why it starts so often; {soon} it may connect {total} times again");
    match remaining {
        &remaining if remaining > 0 && remaining < *shards => {
            let message = format!("{message}: too few for all shards");
            Finding::warning("gateway", message, remedy)
        }
        0 => Finding::trouble("gateway", message, remedy),
        1..FEW_STARTS => Finding::warning("gateway", message, remedy),
        _ => Finding::ok("gateway", message),
    }
}

fn commands(registered: &Result<Commands, InspectError>) -> Finding {
    let subject = "commands";
    match registered.as_ref().map(|commands| &commands.differing) {
        Err(error) => failed(subject, error),
        Ok(None) => Finding::ok(
            subject,
            "none is registered yet; the first `raichi run` registers them",
        ),
        Ok(Some(differing)) if differing.is_empty() => {
            Finding::ok(subject, "registered as this version has them")
        }
        Ok(Some(differing)) => {
            let names: Vec<_> = differing.iter().map(|name| format!("/{name}")).collect();
            Finding::warning(
                subject,
                format!(
                    "registered by another version, with differences in {}",
                    names.join(", ")
                ),
                "Start this version with `raichi run`: it registers them anew",
            )
        }
    }
}

/// Which servers may have the bot.
fn servers(allowed: Option<&BTreeSet<u64>>, found: &Inspection) -> Finding {
    let subject = "servers";
    let application = &found.application;
    if let Some(count @ MANY_SERVERS..) = application.servers()
        && !application.is_verified()
    {
        return Finding::warning(
            subject,
            format!(
                "the bot is in {count}, and Discord lets no 101st server add a bot that it has not verified"
            ),
            "Apply for it in the Discord developer portal (your application, App Verification)",
        );
    }
    let Some(allowed) = allowed else {
        return Finding::ok(subject, "any that invites the bot may have it");
    };
    let message = match allowed.len() {
        1 => "only the one of discord.allowed_servers may have the bot".to_owned(),
        many => format!("only the {many} of discord.allowed_servers may have the bot"),
    };
    let others = found.servers.iter().flatten();
    let others = others.filter(|server| !allowed.contains(&server.id()));
    let names: Vec<_> = others
        .take(MAX_NAMED)
        .map(|server| format!("{:?}", server.name()))
        .collect();
    if !names.is_empty() {
        return Finding::warning(
            subject,
            format!("{message}, and it leaves {}", names.join(", ")),
            "Add the ID to discord.allowed_servers if the bot belongs there",
        );
    }
    if found.application.bot_public {
        return Finding::warning(
            subject,
            format!("{message}, but anybody can invite it, and it leaves again"),
            "Switch Public Bot off in the Discord developer portal (your application, Bot)",
        );
    }
    Finding::ok(subject, message)
}

/// One finding for all servers with complete permissions, and one for each other server.
fn permissions(found: &Inspection) -> Vec<Finding> {
    let subject = "permissions";
    let servers = match &found.servers {
        Ok(servers) => servers,
        Err(error) => return vec![failed(subject, error)],
    };
    let link = invite(found.application.id.0);
    if servers.is_empty() {
        let remedy = format!("Invite it: {link}");
        return vec![Finding::warning(subject, "the bot is in no server", remedy)];
    }
    let (good, incomplete): (Vec<_>, Vec<_>) = servers
        .iter()
        .partition(|server| server.missing().is_empty());
    let mut findings = Vec::new();
    if !good.is_empty() {
        let message = format!("complete in {} of {} servers", good.len(), servers.len());
        findings.push(Finding::ok(subject, message));
    }
    findings.extend(incomplete.iter().take(MAX_NAMED).map(|server| {
        let state = if server.can_be_played_in() {
            State::Warning
        } else {
            State::Trouble
        };
        let message = format!(
            "in {:?} the bot is missing: {}",
            server.name(),
            server.missing().join(", ")
        );
        let remedy = format!(
            "Allow it for the bot's role (Server Settings, Roles), or invite the bot again: {link}"
        );
        Finding::new(subject, state, message, Some(remedy))
    }));
    for server in servers.iter().filter(|server| !server.lacking.is_empty()) {
        let channels = server.lacking.iter().take(MAX_NAMED);
        let channels = channels.map(|(name, missing)| format!("#{name} ({})", missing.join(", ")));
        let message = format!(
            "in {:?} the bot is missing permissions in {}",
            server.name(),
            channels.collect::<Vec<_>>().join(", ")
        );
        let remedy = "Allow it in the channel's settings (Permissions), or play in other channels";
        findings.push(Finding::warning(subject, message, remedy));
    }
    if incomplete.len() > MAX_NAMED {
        let message = match incomplete.len() - MAX_NAMED {
            1 => "permissions are missing in one more server".to_owned(),
            more => format!("permissions are missing in {more} more servers"),
        };
        let remedy = "Check again when these are put right";
        findings.push(Finding::warning(subject, message, remedy));
    }
    findings
}

fn failed(subject: &'static str, error: &InspectError) -> Finding {
    Finding {
        state: State::Warning,
        ..Finding::error(subject, error)
    }
}
