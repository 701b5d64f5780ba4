//! Commands, buttons, menus, forms and messages, with each kind of answer.

use raichi_standin::{Answer, StandIn, User, options};

use crate::started;

#[tokio::test]
async fn a_picture_in_the_channel_pings_one_user_once() {
    let discord = StandIn::plain().await;
    let channel = discord.guild("Hird", "de").channel("tafl");
    let (ann, bjorn) = (discord.user("Ann", "en-US"), discord.user("Björn", "de"));
    let bot = started(&discord).await;

    let posted = ann.slash(
        &channel,
        "post",
        options![("user", &bjorn), ("nonce", "g1-1")],
    );
    let answer = posted.message().await;
    assert!(
        answer.is_ephemeral()
            && answer.is_visible_to(ann.id())
            && !answer.is_visible_to(bjorn.id())
    );
    assert_eq!(posted.answer_now(), Some(Answer::Message));

    let board = channel
        .message("a board", |message| !message.attachments.is_empty())
        .await;
    assert_eq!(
        board.pings.users.iter().copied().collect::<Vec<_>>(),
        [bjorn.id()]
    );
    assert!(!board.pings.everyone);
    assert_eq!(board.nonce.as_deref(), Some("g1-1"));
    let picture = board.picture();
    assert_eq!((picture.width, picture.height), (2, 1));
    assert_eq!(picture.pixel(1, 0), [0, 0, 255, 255]);
    assert_eq!(board.attachments[0].filename, "board.png");
    assert_eq!(
        board.attachments[0].description.as_deref(),
        Some("A board of two squares")
    );
    assert!(board.text().contains("Game 1"));

    let again = ann.slash(
        &channel,
        "post",
        options![("user", &bjorn), ("nonce", "g1-1")],
    );
    assert_eq!(
        again.message().await.content,
        answer.content,
        "the earlier message is returned"
    );
    assert_eq!(channel.messages().len(), 1);
    assert!(bot.terminate().await.success());
}

#[tokio::test]
async fn deferred_edited_followed_up_deleted() {
    let discord = StandIn::plain().await;
    let channel = discord.guild("Hird", "en-US").channel("tafl");
    let ann = discord.user("Ann", "en-US");
    let _bot = started(&discord).await;

    let kept = ann.slash(&channel, "think", options![("delete", false)]);
    let message = kept
        .message_where("the second thought", |message| {
            message.content == "Thought twice."
        })
        .await;
    assert_eq!(kept.answer_now(), Some(Answer::Thinking));
    assert!(message.is_ephemeral());
    assert_eq!(message.history.len(), 1);
    assert_eq!(kept.followup(0).await.content, "And more.");

    let gone = ann.slash(&channel, "think", options![("delete", true)]);
    gone.deleted().await;
}

#[tokio::test]
async fn suggestions_while_typing() {
    let discord = StandIn::plain().await;
    let channel = discord.guild("Hird", "de").channel("tafl");
    let ann = discord.user("Ann", "fr");
    let _bot = started(&discord).await;

    let suggestions = ann
        .autocomplete(&channel, "move", "from", "d", options![])
        .await;
    assert_eq!(suggestions.names(), ["d1", "d2"]);
    let nested = ann
        .autocomplete(&channel, "suggest square", "which", "e", options![])
        .await;
    assert_eq!(nested.names(), ["e1"]);
    let moved = ann.slash(&channel, "move", options![("from", "d1"), ("steps", 3)]);
    assert_eq!(moved.message().await.content, "d1 Some(3) Some(\"fr\")");
    let named = ann.slash(&channel, "suggest square", options![("which", "d1")]);
    assert_eq!(named.message().await.content, "d1");
}

#[tokio::test]
async fn buttons_menus_and_forms() {
    let discord = StandIn::plain().await;
    let channel = discord.guild("Hird", "de").channel("tafl");
    let ann = discord.user("Ann", "en-US");
    let _bot = started(&discord).await;
    let posted = ann.slash(&channel, "post", options![("user", &ann), ("nonce", "1")]);
    let board = channel
        .message("a board", |message| !message.attachments.is_empty())
        .await;

    let chosen = ann.select(&board, "Square", &["Corner"]);
    assert!(chosen.message().await.content.contains("a1"));
    assert!(chosen.followup(0).await.is_ephemeral());

    let asked = ann.click(&board, "Form");
    assert!(matches!(asked.answer().await, Answer::Form(_)));
    let sent = ann.submit(&asked, &[("name", "Ragnar")]);
    assert!(sent.message().await.content.contains("Ragnar"));

    let private = posted.message().await;
    let updated = ann.click(&private, "Go").message().await;
    assert!(updated.is_ephemeral() && updated.content == "Gone.");

    let gone = ann.click(&board, "Go");
    assert_eq!(gone.message().await.content, "Gone.");
    let now = discord.now(&board);
    assert!(now.buttons().is_empty());
    assert!(
        now.attachments.is_empty(),
        "serenity's update always carries an empty list, which removes files"
    );
}

#[tokio::test]
async fn messages_carry_their_text_only_if_they_mention_the_bot() {
    let discord = StandIn::plain().await;
    let channel = discord.guild("Hird", "de").channel("tafl");
    let ann = discord.user("Ann", "en-US");
    let bot = started(&discord).await;

    drop(ann.say(&channel, "nothing to you"));
    bot.line("message \"\" mentions 0").await;
    drop(ann.say(&channel, &format!("{} d1 d4", discord.bot().mention())));
    bot.line("d1 d4\" mentions 1").await;

    drop(ann.say(&ann.direct(), "unseen: no intent for direct messages"));
    drop(ann.slash(&channel, "move", options![("from", "d1")]));
    let board = channel
        .message("an answer", |message| message.content.starts_with("d1"))
        .await;
    drop(ann.reply(&board, "d4"));
    bot.line("message \"d4\" mentions 1").await;
    assert!(!bot.output().contains("unseen"));
}

#[tokio::test]
async fn what_a_client_would_not_send() {
    let discord = StandIn::plain().await;
    let channel = discord.guild("Hird", "de").channel("tafl");
    let ann = discord.user("Ann", "en-US");
    let bjorn = discord.user("Björn", "de");
    let _bot = started(&discord).await;
    drop(ann.slash(&channel, "post", options![("user", &ann), ("nonce", "1")]));
    let board = channel
        .message("a board", |message| !message.attachments.is_empty())
        .await;
    let private = ann
        .slash(&channel, "think", options![("delete", false)])
        .message()
        .await;

    let refused = |what: &dyn Fn()| {
        assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(what)).is_err());
    };
    refused(&|| drop(ann.slash(&channel, "fly", options![])));
    refused(&|| drop(ann.slash(&channel, "move", options![])));
    refused(&|| drop(ann.slash(&channel, "move", options![("from", true)])));
    refused(&|| drop(ann.slash(&channel, "move", options![("from", "d1"), ("steps", 300)])));
    refused(&|| drop(ann.slash(&channel, "suggest", options![])));
    refused(&|| drop(ann.click(&board, "Stop")));
    refused(&|| drop(ann.click(&board, "Fly")));
    refused(&|| drop(bjorn.click(&private, "Go")));
}

#[tokio::test]
async fn threads_direct_messages_and_files() {
    let discord = StandIn::plain().await;
    let channel = discord.guild("Hird", "de").channel("tafl");
    let ann = discord.user("Ann", "en-US");
    let _bot = started(&discord).await;

    let led = ann.slash(
        &channel,
        "away",
        options![("file", User::file("game.txt", b"d1-d4"))],
    );
    assert_eq!(led.message().await.content, "Read d1-d4.");
    let thread = channel.threads().pop().expect("a thread");
    assert_eq!(thread.name(), "Game 1");
    assert_eq!(thread.messages()[0].content, "In the thread.");
    assert_eq!(ann.direct().messages()[0].content, "To you alone.");
}

#[tokio::test]
async fn what_the_bot_does_late_is_waited_for() {
    let discord = StandIn::plain().await;
    let channel = discord.guild("Hird", "de").channel("tafl");
    let (ann, bjorn) = (discord.user("Ann", "en-US"), discord.user("Björn", "de"));
    let bot = started(&discord).await;
    let given = || options![("user", &bjorn), ("nonce", "g1-1")];
    // The message in the channel is held up, and the private answer comes after it.
    let (rule, hold) = raichi_standin::Fault::on("POST", "/channels/*/messages").hold();
    discord.fault(rule);
    let posted = ann.slash(&channel, "post", given());
    hold.arrived().await;
    assert!(channel.messages().is_empty());
    let settled = async {
        posted.settled().await;
        discord.quiet().await;
        channel.messages().len()
    };
    let end = async { hold.release() };
    let (messages, ()) = tokio::join!(settled, end);
    assert_eq!(messages, 1);
    // Each delivery counts; and what a program does not finish because it ends is over.
    posted.duplicate();
    posted.settled().await;
    assert_eq!(posted.callbacks().len(), 2);
    ann.slash(&channel, "slow", options![]);
    bot.line("heard").await;
    assert!(bot.terminate().await.success());
    discord.quiet().await;
    drop(discord.take_violations());
}
