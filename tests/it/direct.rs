//! Play with nobody near: against the computer in direct messages, and what is shown where the bot is not.

use raichi_standin::{Channel, Fault, Message, StandIn, User, options};
use serde_json::{Value, json};

use crate::{
    acts::labels,
    database::Database,
    harness::{Harness, is_board, label, launch, started},
};

/// The private answer to a command.
async fn asked(
    who: &User,
    channel: &Channel,
    command: &str,
    given: raichi_standin::Options,
) -> Message {
    let answer = who.slash(channel, command, given).message().await;
    assert!(answer.is_ephemeral(), "{answer:#?}");
    answer
}

/// Begins a game against the computer, in which the person has the attackers of Brandubh; returns the first board.
async fn game(who: &User, direct: &Channel) -> Message {
    let given = options![("rules", "brandubh"), ("side", "attackers"), ("level", 0)];
    who.slash(direct, "challenge", given);
    direct.message("the first board", is_board).await
}

#[tokio::test]
async fn a_game_against_the_computer_is_played_in_direct_messages() {
    let harness = Harness::new("en-US").await;
    let (ann, direct) = (&harness.ann, harness.ann.direct());
    // A game elsewhere, which is not the one that is meant here.
    harness.game("norse").await;
    let first = game(ann, &direct).await;
    let text = &first.content;
    assert!(text.contains("it’s your move"), "{text}");
    ann.slash(&direct, "move", options![("from", "d6"), ("to", "a6")])
        .deleted()
        .await;
    let answered = |message: &Message| is_board(message) && message.content.contains("your move");
    let board = direct.message_after(first.id, "the answer", answered).await;
    assert_eq!(labels(&board).first().map(String::as_str), Some("Move"));

    let looked = asked(ann, &direct, "board", options![]).await;
    assert!(looked.content.contains("· game 2 ·"), "{}", looked.content);
    let list = asked(ann, &direct, "games", options![]).await;
    let link = format!("https://discord.com/channels/@me/{}/", direct.id());
    assert!(list.content.contains(&link), "{}", list.content);
    let hint = asked(ann, &direct, "hint", options![]).await;
    assert!(!hint.buttons().is_empty(), "{hint:#?}");
    let replay = asked(ann, &direct, "replay", options![("game", 2)]).await;
    assert!(!replay.attachments.is_empty(), "{replay:#?}");
    // Their own game in the server can be seen from here, and this one by nobody else.
    let elsewhere = asked(ann, &direct, "board", options![("game", 1)]).await;
    assert!(
        elsewhere.content.contains("game 1"),
        "{}",
        elsewhere.content
    );
    for (channel, rest) in [
        (harness.bjorn.direct(), "Partie 2"),
        (harness.channel.clone(), "Partie 2"),
    ] {
        let no = asked(&harness.bjorn, &channel, "board", options![("game", 2)]).await;
        assert!(
            no.content.contains(rest) && no.attachments.is_empty(),
            "{}",
            no.content
        );
    }
    let cleo = harness.discord.user("Cleo", "en-US");
    let no = asked(&cleo, &cleo.direct(), "board", options![("game", 1)]).await;
    assert!(no.content.contains("no game 1"), "{}", no.content);

    // A new connection compares the servers with those of Discord; this one is none of them.
    let status = harness.bot.terminate().await;
    assert!(status.success(), "{status}");
    let bot = started(&harness.discord, &harness.database).await;
    let back = ann.slash(&direct, "takeback", options![]);
    let undone =
        |message: &Message| is_board(message) && message.content.contains("agrees to the takeback");
    let undone = direct.message_after(board.id, "the takeback", undone).await;
    drop(back);
    let halted: i64 = sqlx::query_scalar("select count(*) from games where halted is not null")
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers");
    assert_eq!(halted, 0);
    ann.slash(&direct, "move", options![("from", "d6"), ("to", "a6")])
        .deleted()
        .await;
    direct
        .message_after(undone.id, "the answer", answered)
        .await;
    let resign = asked(ann, &direct, "resign", options![]).await;
    ann.click(&resign, "Resign");
    let over = |message: &Message| message.content.contains("resigns");
    direct.message("the end", over).await;
    let status = bot.terminate().await;
    assert!(status.success(), "{status}\n{}", bot.output());
}

#[tokio::test]
async fn play_asks_for_the_level_in_direct_messages() {
    let harness = Harness::new("en-US").await;
    let direct = harness.bjorn.direct();
    let question = asked(
        &harness.bjorn,
        &direct,
        "play",
        options![("rules", "brandubh")],
    )
    .await;
    assert_eq!(question.content, "Wie stark soll ich spielen?");
    let offered = labels(&question);
    assert_eq!((offered.len(), &offered[0][..]), (6, "1 Anfänger"));
    harness.bjorn.click(&question, "1 Anfänger");
    // The language of a conversation is that of the user.
    let begins = |message: &Message| message.content.contains("Die Partie beginnt");
    let board = direct.message("the first board", begins).await;
    assert!(board.content.contains("Brandubh"), "{}", board.content);
    let stored: (bool, i16) =
        sqlx::query_as("select p.server < 0, g.level from games g join places p on p.id = g.place")
            .fetch_one(&harness.pool)
            .await
            .expect("a game");
    assert_eq!(stored, (true, 1));

    // Nobody else can be met here.
    let direct = harness.ann.direct();
    for (given, expected) in [
        (
            options![("opponent", &harness.bjorn)],
            "Here you can play me",
        ),
        (
            options![("opponent", &harness.discord.other_bot("Other"))],
            "Bots can’t play",
        ),
    ] {
        let no = asked(&harness.ann, &direct, "challenge", given).await;
        assert!(no.content.contains(expected), "{}", no.content);
    }
    // Both sides, and a thread that there cannot be.
    let given = options![
        ("opponent", &harness.ann),
        ("rules", "brandubh"),
        ("thread", true)
    ];
    harness.ann.slash(&direct, "challenge", given);
    let alone = |message: &Message| message.content.contains("moves both sides");
    direct.message("the first board", alone).await;
    // By buttons.
    let help = asked(&harness.ann, &direct, "help", options![]).await;
    let form = harness.ann.click(&help, "Challenge someone");
    form.answer().await;
    let bot = harness.discord.bot().mention();
    harness.ann.submit(&form, &[]);
    let begins = |message: &Message| is_board(message) && message.content.contains(&bot);
    direct.message("the first board", begins).await;
    harness.close().await;
}

#[tokio::test]
async fn closed_direct_messages_suspend_their_game() {
    let harness = Harness::new("en-US").await;
    let direct = harness.ann.direct();
    let first = game(&harness.ann, &direct).await;
    harness.discord.fault(
        Fault::on("POST", "/channels/*/messages")
            .always()
            .refuse(403, 50007),
    );
    harness
        .ann
        .slash(&direct, "move", options![("from", "d6"), ("to", "a6")]);
    harness.until_some("games where halted = 'suspended'").await;
    harness.discord.no_faults();
    // An act there shows that it is open again.
    harness.ann.slash(&direct, "games", options![]);
    let again = |message: &Message| is_board(message) && message.content.contains("your move");
    direct.message_after(first.id, "the board", again).await;
    harness.until_some("games where halted is null").await;
    harness.close().await;
}

#[tokio::test]
async fn a_user_who_takes_no_direct_messages_reads_so() {
    let harness = Harness::new("en-US").await;
    let (ann, direct) = (&harness.ann, harness.ann.direct());
    let alone = options![("opponent", ann), ("rules", "brandubh")];
    ann.slash(&direct, "challenge", alone);
    direct.message("the first board", is_board).await;
    // A row that waits for another one is not delivered by the request.
    harness.all_delivered().await;
    for code in [50007, 50278] {
        let posts = Fault::on("POST", "/channels/*/messages").always();
        harness.discord.fault(posts.refuse(403, code));
        let given = options![("from", "d6"), ("to", "a6")];
        let untold = asked(ann, &direct, "move", given).await.content;
        assert!(untold.contains("I can’t message you any more"), "{untold}");
        harness.until_some("games where halted = 'suspended'").await;
        harness.discord.no_faults();
        // The game resumes before the move is taken back; the answer goes when both are done.
        ann.slash(&direct, "takeback", options![]).deleted().await;
        harness.all_delivered().await;
    }
    harness.close().await;
}

/// A registered command.
fn command(discord: &StandIn, name: &str) -> Value {
    let commands = discord.commands();
    let mut named = commands.iter().filter(|command| command["name"] == name);
    named.next().expect("it is registered").clone()
}

#[tokio::test]
async fn what_only_shows_something_can_be_used_where_the_bot_is_not() {
    let harness = Harness::new("en-US").await;
    for (name, contexts, types) in [
        ("challenges", json!([0]), json!([0])),
        ("move", json!([0, 1]), json!([0])),
        ("board", json!([0, 1, 2]), json!([0, 1])),
    ] {
        let command = command(&harness.discord, name);
        assert_eq!(command["contexts"], contexts, "{name}");
        assert_eq!(command["integration_types"], types, "{name}");
    }
    // A user who has added the bot to their account gets no other commands in the servers of others.
    let everywhere = harness.discord.commands().into_iter().filter(|command| {
        let types = command["integration_types"].as_array();
        types.is_some_and(|types| types.contains(&json!(1)))
    });
    let mut everywhere: Vec<_> = everywhere.map(|command| command["name"].clone()).collect();
    everywhere.sort_by_key(ToString::to_string);
    let expected = [
        "board", "games", "help", "learn", "openings", "privacy", "replay", "rules",
    ];
    assert_eq!(json!(everywhere), json!(expected));
    let oracle: Value =
        serde_json::from_str(include_str!("discord/integration-types.json")).expect("a record");
    let admin = command(&harness.discord, "admin");
    for (key, right) in oracle["right"].as_object().into_iter().flatten() {
        assert_eq!(&admin[key], right, "{key}");
    }
    harness.game("norse").await;
    let elsewhere = harness.discord.guild("Elsewhere", "en-US");
    let channel = elsewhere.channel("general");
    elsewhere.remove_bot();
    let before = harness.counts().await;
    let board = asked(&harness.ann, &channel, "board", options![]).await;
    assert!(board.content.contains("· game 1"), "{}", board.content);
    assert!(
        board.buttons().is_empty(),
        "nothing is shared here: {board:#?}"
    );
    let list = asked(&harness.bjorn, &channel, "games", options![]).await;
    assert!(list.content.contains("**Partie 1**"), "{}", list.content);
    let offered = harness
        .ann
        .autocomplete(&channel, "board", "game", "", options![])
        .await;
    assert_eq!(offered.names().len(), 1, "{offered:?}");
    let replay = asked(&harness.ann, &channel, "replay", options![]).await;
    assert!(
        replay.content.contains("nothing to replay"),
        "{}",
        replay.content
    );
    asked(&harness.ann, &channel, "rules show", options![]).await;
    // Not the games of others.
    let cleo = harness.discord.user("Cleo", "en-US");
    let no = asked(&cleo, &channel, "board", options![("game", 1)]).await;
    assert!(no.content.contains("no game 1"), "{}", no.content);
    let help = asked(&cleo, &channel, "help", options![]).await;
    let no = cleo.click(&help, "Challenge someone").followup(0).await;
    assert!(
        no.content.contains("I’m not on this server"),
        "{}",
        no.content
    );
    assert_eq!(harness.counts().await, before);
    let places: i64 = sqlx::query_scalar("select count(*) from places")
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers");
    assert_eq!(places, 1);
    harness.close().await;
}

#[tokio::test]
async fn an_application_that_is_not_for_people_gets_its_commands_all_the_same() {
    let discord = StandIn::start().await;
    discord.application("integration_types_config", json!({ "0": {} }));
    let database = Database::new().await;
    let bot = launch(&discord, &database).await.start();
    bot.ready().await;
    let board = command(&discord, "board");
    assert_eq!(board["contexts"], json!([0, 1]));
    assert_eq!(board["integration_types"], json!([0]));
    let output = bot.output();
    assert_eq!(output.matches("User Install").count(), 1, "{output}");
    let status = bot.terminate().await;
    assert!(status.success(), "{status}\n{}", bot.output());
}

#[tokio::test]
async fn a_server_with_the_commands_alone_gets_the_invite() {
    let harness = Harness::new("en-US").await;
    let elsewhere = harness.discord.guild("Elsewhere", "en-US");
    let channel = elsewhere.channel("general");
    elsewhere.keep_commands_only();
    harness.bot.line("removed from a server").await;
    let before = harness.counts().await;
    for (command, given) in [
        ("challenge", options![("opponent", &harness.bjorn)]),
        ("challenges", options![]),
        ("play", options![]),
    ] {
        let no = asked(&harness.ann, &channel, command, given).await;
        assert!(no.content.contains("I’m not on this server"), "{no:#?}");
        let invite = no.buttons().into_iter().find_map(|button| button.url);
        let invite = invite.expect("the invite");
        assert!(invite.contains("scope=bot"), "{invite}");
    }
    // What works everywhere works here, too.
    let rules = asked(&harness.ann, &channel, "rules show", options![]).await;
    assert!(!rules.content.is_empty());
    assert_eq!(harness.counts().await, before);
    let posts = harness.discord.requests().into_iter();
    let here = format!("/channels/{}/", channel.id());
    assert_eq!(posts.filter(|it| it.path.starts_with(&here)).count(), 0);
    let places: i64 = sqlx::query_scalar("select count(*) from places")
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers");
    assert_eq!(places, 0);
    harness.close().await;
}

#[tokio::test]
async fn a_form_is_answered_on_a_server_with_the_commands_alone() {
    let harness = Harness::new("en-US").await;
    harness.game("brandubh").await;
    let elsewhere = harness.discord.guild("Elsewhere", "de");
    let channel = elsewhere.channel("general");
    elsewhere.keep_commands_only();
    harness.bot.line("removed from a server").await;
    let places = async || {
        sqlx::query_scalar::<_, i64>("select count(*) from places")
            .fetch_one(&harness.pool)
            .await
            .expect("the database answers")
    };
    let before = places().await;
    let (ann, last) = (&harness.ann, harness.last_id());
    let question = asked(ann, &channel, "privacy erase", options![]).await;
    let form = ann.click(&question, &label(&question, 0));
    form.callback().await;
    let erased = ann.submit(&form, &[("word", "erase")]).followup(0).await;
    assert!(erased.is_ephemeral(), "{erased:#?}");
    // The game is lost where it was played, and nothing is said or kept of the other server.
    harness
        .channel
        .message_after(last, "the end", |message| {
            is_board(message) && message.buttons().is_empty()
        })
        .await;
    assert_eq!(places().await, before);
    let here = format!("/channels/{}/", channel.id());
    let requests = harness.discord.requests();
    assert!(!requests.iter().any(|it| it.path.starts_with(&here)));
    harness.close().await;
}
