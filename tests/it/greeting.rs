//! The greeting of a new server, and the pages about privacy and terms.

use raichi_standin::{ATTACH, Message, SEND, StandIn, options};

use crate::{
    database::Database,
    game_pages::{Site, opened},
    harness::{Harness, RAICHI, launch, started},
};

/// Whether a message is the greeting of a server.
fn is_greeting(message: &Message) -> bool {
    ["Hello! I’m Raichi", "Hallo! Ich bin Raichi"]
        .iter()
        .any(|hello| message.content.contains(hello))
}

#[tokio::test]
async fn a_new_server_is_greeted_once_in_its_language() {
    let harness = Harness::new("en-US").await;
    let guild = harness.discord.guild("Thing", "de");
    guild.remove_bot();
    let (first, second, hidden) = (
        guild.channel("regeln"),
        guild.channel("spiele"),
        guild.channel("geheim"),
    );
    first.forbid(SEND);
    hidden.hide();
    guild.invite_bot();
    let greeting = second.message("the greeting", is_greeting).await;
    let text = &greeting.content;
    assert!(
        text.contains("`/herausfordern`") || text.contains("</"),
        "{text}"
    );
    for part in [
        &format!("<#{}>", first.id()),
        "kann ich noch keine Bretter zeichnen",
    ] {
        assert!(text.contains(part), "no {part} in {text}");
    }
    assert!(!text.contains(&format!("<#{}>", hidden.id())), "{text}");
    assert!(
        greeting.pings.is_empty() && greeting.buttons().len() == 4,
        "{greeting:#?}"
    );
    harness
        .until_some("greetings where greeted_at is not null")
        .await;
    // Neither a new connection nor a new invitation greets again.
    assert!(harness.bot.terminate().await.success());
    let bot = started(&harness.discord, &harness.database).await;
    guild.remove_bot();
    guild.invite_bot();
    let given = options![("opponent", &harness.bjorn)];
    harness
        .ann
        .slash(&second, "challenge", given)
        .deleted()
        .await;
    let messages = second.messages();
    assert_eq!(
        messages
            .iter()
            .filter(|message| is_greeting(message))
            .count(),
        1
    );
    assert!(bot.terminate().await.success(), "{}", bot.output());
}

#[tokio::test]
async fn an_admin_has_results_posted_where_the_greeting_is() {
    let harness = Harness::new("en-US").await;
    let guild = harness.discord.guild("Thing", "en-US");
    guild.remove_bot();
    let channel = guild.channel("games");
    guild.invite_bot();
    let greeting = channel.message("the greeting", is_greeting).await;
    let pressed = harness.ann.click(&greeting, "Post results here");
    let refused = pressed.followup(0).await;
    assert!(
        refused.is_ephemeral() && refused.content.contains("manage this server"),
        "{refused:#?}"
    );
    let admin = harness.discord.user("Rolf", "de").admin();
    let settings = admin.click(&greeting, "Post results here");
    let settings = settings.followup(0).await;
    assert!(settings.is_ephemeral(), "{settings:#?}");
    let here = format!("<#{}>", channel.id());
    assert!(settings.content.contains(&here), "{}", settings.content);
    harness.until_some("channel_settings where results").await;
    // The greeting is for everybody, and stays.
    let now = channel.message("the greeting", is_greeting).await;
    assert_eq!(now.buttons().len(), 4);
    harness.close().await;
}

#[tokio::test]
async fn a_server_with_games_is_not_greeted_when_the_bot_comes_back() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    harness.guild.remove_bot();
    harness
        .until_some("places where unreachable_why = 'removed'")
        .await;
    harness.guild.invite_bot();
    harness
        .until_some("places where unreachable_why is null")
        .await;
    harness.play(&harness.ann, "d1-d4").await;
    assert!(!harness.channel.messages().iter().any(is_greeting));
    harness.close().await;
}

#[tokio::test]
async fn a_server_without_a_channel_for_it_is_not_greeted() {
    let harness = Harness::new("en-US").await;
    let guild = harness.discord.guild("Thing", "en-US");
    guild.remove_bot();
    let closed = guild.channel("closed");
    closed.forbid(SEND | ATTACH);
    guild.invite_bot();
    harness
        .until_some("greetings where greeted_at is not null")
        .await;
    harness.discord.quiet().await;
    assert!(closed.messages().is_empty());
    harness.close().await;
}

#[tokio::test]
async fn privacy_and_terms_have_pages_with_the_hosts_words() {
    let (discord, database) = (StandIn::start().await, Database::new().await);
    let mut variables = opened("all").to_vec();
    variables.extend([
        ("RAICHI_PRIVACY__CONTACT", "<tafl@example.org>"),
        ("RAICHI_PRIVACY__POLICY", "Run by the club.\n\nIn Norway."),
        ("RAICHI_PRIVACY__TERMS", "Members only."),
    ]);
    let harness = Harness::set(discord, database, "en-US", &variables).await;
    let site = Site::of(&harness.bot).await;
    let page = site.get("/privacy").await.text().await.unwrap();
    let own = page
        .find("<p>Run by the club.</p>\n<p>In Norway.</p>")
        .expect("the host's words");
    let usual = page.find("What is stored: ").expect("the usual words");
    assert!(own < usual && page.contains("<h1>Privacy</h1>"), "{page}");
    assert!(
        page.contains("Contact: &#60;tafl@example.org&#62;")
            && page.contains("/privacy erase erases it"),
        "{page}"
    );
    let page = site.get("/terms").await.text().await.unwrap();
    assert!(
        page.contains("<p>Members only.</p>") && page.contains("Raichi is free for everyone"),
        "{page}"
    );
    let german = site.get_in("de", "/privacy").await.text().await.unwrap();
    assert!(
        german.contains("<h1>Datenschutz</h1>") && german.contains("/datenschutz löschen"),
        "{german}"
    );
    // The command and the help lead there.
    for command in ["privacy show", "help"] {
        let told = harness
            .ann
            .slash(&harness.channel, command, options![])
            .message()
            .await;
        let links: Vec<_> = told
            .buttons()
            .into_iter()
            .filter_map(|button| button.url)
            .collect();
        assert!(
            links.iter().any(|url| url.ends_with("/privacy")),
            "{links:?}"
        );
        assert!(links.iter().any(|url| url.ends_with("/terms")), "{links:?}");
    }
    harness.close().await;
}

#[tokio::test]
async fn what_nobody_needs_any_more_is_forgotten() {
    let harness = Harness::new("en-US").await;
    let finished = harness.game("norse").await;
    let asked = harness
        .ann
        .slash(&harness.channel, "resign", options![])
        .message()
        .await;
    harness.ann.click(&asked, "Resign");
    harness
        .channel
        .message_after(finished.id, "the end", |message| {
            message.content.contains("resigns")
        })
        .await;
    harness.game("norse").await;
    let open = harness.challenge("norse").await;
    harness.all_delivered().await;
    // The challenges of both games are old; of two players without games, one is.
    sqlx::raw_sql(
        "update challenges set closed_at = now() - interval '31 days' where closed_at is not null;
         insert into players (door, door_key, created_at)
         values ('discord', 5, now() - interval '731 days'), ('discord', 6, now() - interval '700 days');
         update players set created_at = now() - interval '800 days' where door_key > 6",
    )
    .execute(&harness.pool)
    .await
    .unwrap();
    assert!(harness.bot.terminate().await.success());
    let bot = started(&harness.discord, &harness.database).await;
    harness.until_some("players having count(*) = 3").await;
    let left: Vec<(i64, String)> = sqlx::query_as("select id, state from challenges order by id")
        .fetch_all(&harness.pool)
        .await
        .unwrap();
    assert_eq!(left, [(2, "accepted".to_owned()), (3, "open".to_owned())]);
    assert!(!harness.discord.now(&open).buttons().is_empty());
    harness.play(&harness.ann, "d1-d4").await;
    assert!(bot.terminate().await.success(), "{}", bot.output());
}

#[tokio::test]
async fn a_bot_in_no_server_logs_the_link_that_invites_it() {
    let (discord, database) = (StandIn::start().await, Database::new().await);
    let link = discord.process(RAICHI).await.arg("invite").start();
    assert!(link.exited().await.success(), "{}", link.output());
    let link = link.stdout();
    let bot = started(&discord, &database).await;
    let line = bot.line("the bot is in no server yet").await;
    assert!(line.contains(link.trim_end()), "{line}");
    assert!(bot.terminate().await.success(), "{}", bot.output());

    // Once it is in one, the link is for those who look closely.
    let _guild = discord.guild("Hird", "en-US");
    let bot = launch(&discord, &database).await;
    let bot = bot.env("RAICHI_LOG__FILTER", "raichi=debug").start();
    let line = bot.line("servers get the bot by its link").await;
    assert!(
        line.contains("DEBUG") && line.contains(link.trim_end()),
        "{line}"
    );
    bot.ready().await;
    assert!(bot.terminate().await.success());
    assert!(!bot.output().contains("in no server"), "{}", bot.output());
}
