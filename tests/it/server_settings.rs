//! What admins set for a server and its channels.

use raichi::testing::games::RulesGroup;
use raichi_rules::Ruleset;
use raichi_standin::{Channel, Message, User, options};
use reqwest::StatusCode;

use crate::{
    game_pages::path,
    harness::{Harness, accept, is_challenge},
    pages,
    settings::{choose, chosen},
};

/// A part of the settings of a server, as an admin sees it.
pub(crate) async fn part(admin: &User, channel: &Channel, scope: &str, part: &str) -> Message {
    let shown = admin.slash(channel, "server-settings", options![]);
    let mut shown = shown.message().await;
    assert!(shown.is_ephemeral(), "{shown:#?}");
    if scope == "channel" {
        let switched = admin.click(&shown, "v1:settings:show:channel:language");
        shown = switched.message().await;
    }
    let value = format!("v1:settings:show:{scope}:{part}");
    if chosen(&shown).contains(&value) {
        return shown;
    }
    choose(admin, &shown, &value).await
}

/// Sets one thing; returns the message after it.
pub(crate) async fn set(
    admin: &User,
    channel: &Channel,
    scope: &str,
    of: &str,
    value: &str,
) -> Message {
    let mut shown = part(admin, channel, scope, of).await;
    if of == "rules" {
        let rules = Ruleset::preset(value).expect("it ships");
        let group = RulesGroup::of(&rules).expect("it is in a group").code();
        shown = choose(admin, &shown, &format!("v1:settings:rules:{scope}:{group}")).await;
    }
    let value = format!("v1:settings:set:{scope}:{of}:{value}");
    let changed = choose(admin, &shown, &value).await;
    assert!(chosen(&changed).contains(&value), "{changed:#?}");
    changed
}

/// Chooses channels for something.
pub(crate) async fn set_channels(
    admin: &User,
    shown: &Message,
    for_what: &str,
    channels: &[&Channel],
) -> Message {
    let ids: Vec<_> = channels.iter().map(|it| it.id().to_string()).collect();
    let ids: Vec<_> = ids.iter().map(String::as_str).collect();
    let menu = format!("v1:settings:channels:{for_what}");
    let changed = admin.select(shown, &menu, &ids).message().await;
    assert_eq!(changed.id, shown.id);
    changed
}

/// Somebody's challenge to anyone, which names nothing else.
pub(crate) async fn challenge(who: &User, channel: &Channel) -> Message {
    let before = channel.messages().last().map_or(0, |message| message.id);
    let asked = who.slash(channel, "challenge", options![]);
    let posted = channel
        .message_after(before, "the challenge", is_challenge)
        .await;
    asked.deleted().await;
    posted
}

pub(crate) fn admin(harness: &Harness) -> User {
    harness.discord.user("Chief", "en-US").admin()
}

#[tokio::test]
async fn only_managers_get_the_command_until_discord_is_told_otherwise() {
    let harness = Harness::new("en-US").await;
    let registered = harness.discord.commands();
    let permission = |name: &str| {
        let mut all = registered.iter();
        let found = all
            .find(|command| command["name"] == name)
            .expect("it is there");
        found["default_member_permissions"].clone()
    };
    assert_eq!(permission("server-settings"), "32");
    assert!(permission("settings").is_null());
    let shown = part(&admin(&harness), &harness.channel, "server", "commands").await;
    assert!(
        shown.content.contains("*Integrations*"),
        "{}",
        shown.content
    );
    harness.close().await;
}

#[tokio::test]
async fn the_first_challenger_decides_the_language_until_it_is_set() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn, channel) = (&harness.ann, &harness.bjorn, &harness.channel);
    let german = challenge(bjorn, channel).await;
    assert!(
        german.content.contains("sucht jemanden"),
        "{}",
        german.content
    );
    // Later challengers change nothing.
    let other = harness.guild.channel("other");
    let german = challenge(ann, &other).await;
    assert!(
        german.content.contains("sucht jemanden"),
        "{}",
        german.content
    );
    let chief = admin(&harness);
    let set_to = set(&chief, channel, "server", "language", "en").await;
    assert!(
        set_to
            .content
            .starts_with("Saved. **Language** is now: English"),
        "{}",
        set_to.content
    );
    // Edits of older messages follow.
    ann.click(&german, &accept(&german));
    let refused = ann.click(&german, "v1:withdraw:2");
    let closed = |message: &Message| message.buttons().is_empty();
    let record = harness.discord.changed(&german, "its end", closed).await;
    assert!(record.content.contains("withdrawn"), "{}", record.content);
    drop(refused);
    assert!(
        challenge(ann, channel)
            .await
            .content
            .contains("challenges anyone")
    );
    // One channel may differ.
    set(&chief, &other, "channel", "language", "de").await;
    assert!(
        challenge(ann, &other)
            .await
            .content
            .contains("sucht jemanden")
    );
    assert!(
        challenge(bjorn, channel)
            .await
            .content
            .contains("challenges anyone")
    );
    let shown = part(&chief, &other, "channel", "language").await;
    let cleared = chief.click(&shown, "Clear").message().await;
    assert!(
        cleared.content.contains("as on the server"),
        "{}",
        cleared.content
    );
    assert!(
        challenge(bjorn, &other)
            .await
            .content
            .contains("challenges anyone")
    );
    harness.close().await;
}

#[tokio::test]
async fn a_community_server_has_its_own_language() {
    let harness = Harness::new("de").await;
    let german = challenge(&harness.ann, &harness.channel).await;
    assert!(
        german.content.contains("sucht jemanden"),
        "{}",
        german.content
    );
    harness.close().await;
}

#[tokio::test]
async fn challenges_take_the_defaults_of_their_channel() {
    let harness = Harness::new("en-US").await;
    let (ann, channel) = (&harness.ann, &harness.channel);
    let other = harness.guild.channel("quick");
    let chief = admin(&harness);
    set(&chief, channel, "server", "rules", "tablut").await;
    set(&chief, channel, "server", "time", "604800").await;
    set(&chief, &other, "channel", "rules", "bagh-chal").await;
    set(&chief, &other, "channel", "time", "none").await;
    let usual = challenge(ann, channel).await.content;
    assert!(
        usual.contains("Tablut") && usual.contains("7 days"),
        "{usual}"
    );
    let quick = challenge(ann, &other).await.content;
    assert!(
        quick.contains("Bagh Chal") && quick.contains("No time limit"),
        "{quick}"
    );
    // What is named holds, and the sides are those of the default rules.
    let given = options![("rules", "brandubh"), ("time", "2 days")];
    ann.slash(&other, "challenge", given);
    let named = |message: &Message| message.content.contains("Brandubh");
    let named = other.message("the challenge", named).await.content;
    assert!(named.contains("2 days"), "{named}");
    let sides = ann
        .autocomplete(&other, "challenge", "side", "", options![])
        .await;
    let sides: Vec<_> = sides
        .choices
        .iter()
        .map(|(label, _)| label.clone())
        .collect();
    assert!(
        sides.iter().any(|side| side.contains("tigers")),
        "{sides:?}"
    );
    harness.close().await;
}

#[tokio::test]
async fn threads_and_limits_are_as_set() {
    let harness = Harness::new("en-US").await;
    let (ann, channel) = (&harness.ann, &harness.channel);
    let chief = admin(&harness);
    set(&chief, channel, "server", "threads", "never").await;
    let given = options![("thread", true)];
    let refused = ann
        .slash(channel, "challenge", given)
        .message()
        .await
        .content;
    assert!(
        refused.starts_with("On this server games have no threads."),
        "{refused}"
    );
    set(&chief, channel, "server", "threads", "always").await;
    let posted = challenge(ann, channel).await;
    assert!(
        posted.content.contains("its own thread"),
        "{}",
        posted.content
    );
    let given = options![("thread", false)];
    let refused = harness
        .bjorn
        .slash(channel, "challenge", given)
        .message()
        .await
        .content;
    assert!(
        refused.starts_with("Auf diesem Server hat jede Partie"),
        "{refused}"
    );
    let shown = part(&chief, channel, "server", "threads").await;
    let shown = chief.click(&shown, "Clear").message().await;
    assert!(
        shown
            .content
            .contains("Threads: for 11×11 and larger, unless the challenge says otherwise"),
        "{}",
        shown.content
    );
    for (rules, has_thread) in [("tablut", false), ("copenhagen", true)] {
        let before = harness.last_id();
        let asked = ann.slash(channel, "challenge", options![("rules", rules)]);
        let posted = channel.message_after(before, "the challenge", is_challenge);
        let posted = posted.await;
        asked.deleted().await;
        assert_eq!(
            posted.content.contains("its own thread"),
            has_thread,
            "{}",
            posted.content
        );
        ann.click(&posted, "Withdraw");
        let closed = |message: &Message| message.buttons().is_empty();
        harness
            .discord
            .changed(&posted, "the withdrawn challenge", closed)
            .await;
    }
    set(&chief, channel, "server", "limits", "player-1").await;
    let shown = set(&chief, channel, "server", "limits", "here-2").await;
    assert!(
        shown.content.contains("1 per player, 2 per channel"),
        "{}",
        shown.content
    );
    harness.game("brandubh").await;
    let refused = ann
        .slash(channel, "challenge", options![])
        .message()
        .await
        .content;
    assert!(
        refused.contains('1') && refused.contains("games"),
        "{refused}"
    );
    harness.close().await;
}

#[tokio::test]
async fn two_admins_at_once_lose_nothing_and_the_last_choice_wins() {
    let harness = Harness::new("en-US").await;
    let channel = &harness.channel;
    let one = admin(&harness);
    let other = harness.discord.user("Deputy", "de").admin();
    let seen_by_one = part(&one, channel, "server", "rated").await;
    let seen_by_other = part(&other, channel, "server", "threads").await;
    choose(&one, &seen_by_one, "v1:settings:set:server:rated:casual").await;
    let seen = choose(
        &other,
        &seen_by_other,
        "v1:settings:set:server:threads:always",
    )
    .await;
    // The redrawn message shows what the other has set.
    assert!(
        seen.content.contains("Neue Partien: ohne Wertung"),
        "{}",
        seen.content
    );
    let seen_by_one = part(&one, channel, "server", "threads").await;
    assert!(
        seen_by_one.content.contains("New games: casual"),
        "{}",
        seen_by_one.content
    );
    choose(&one, &seen_by_one, "v1:settings:set:server:threads:never").await;
    let query = "select threads || ' ' || rated from server_settings";
    let stored: String = sqlx::query_scalar(query)
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers");
    assert_eq!(stored, "never casual");
    harness.close().await;
}

#[tokio::test]
async fn a_server_can_do_without_pages() {
    let (harness, site) = pages::harness("all").await;
    harness.game("brandubh").await;
    let page = path(&harness.pool, 1).await;
    assert_eq!(site.get(&page).await.status(), StatusCode::OK);
    let chief = admin(&harness);
    let shown = set(&chief, &harness.channel, "server", "pages", "closed").await;
    assert!(
        shown.content.contains("**Web pages: off**"),
        "{}",
        shown.content
    );
    assert_eq!(site.get(&page).await.status(), StatusCode::NOT_FOUND);
    let board = harness.ann.slash(&harness.channel, "board", options![]);
    let board = board.message().await;
    assert!(!board.content.contains("/g/"), "{}", board.content);
    assert!(board.buttons().iter().all(|button| button.url.is_none()));
    let shown = part(&chief, &harness.channel, "server", "pages").await;
    chief.click(&shown, "Clear").message().await;
    assert_eq!(site.get(&page).await.status(), StatusCode::OK);
    harness.close().await;
}
