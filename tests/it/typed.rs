//! Moves in messages that Discord shows the bot without a ping, or not at all.

use raichi_standin::{Message, options};
use serde_json::Value;

use crate::harness::{Harness, is_board};

/// A reply without its ping, as Discord sends it.
const RECORDED: &str = include_str!("discord/reply-without-ping.json");

/// The flag of messages that notify nobody.
const SILENT: u64 = 1 << 12;

/// The bot's next message in the channel.
async fn word_of_the_bot(harness: &Harness, after: &Message) -> Message {
    let bot = harness.discord.bot().id();
    let by_the_bot = |message: &Message| message.author == bot;
    let channel = &harness.channel;
    channel
        .message_after(after.id, "a word of the bot", by_the_bot)
        .await
}

#[tokio::test]
async fn a_move_needs_no_mention_in_direct_messages() {
    let harness = Harness::new("en-US").await;
    let (ann, direct) = (&harness.ann, harness.ann.direct());
    // Before the first game there, the bot has nothing to say.
    ann.say(&direct, "hello?");
    let given = options![("rules", "brandubh"), ("side", "attackers"), ("level", 0)];
    ann.slash(&direct, "challenge", given);
    let first = direct.message("the first board", is_board).await;
    assert_eq!(direct.messages().len(), 2);
    let bot = harness.discord.bot().id();
    let wrong = ann.say(&direct, "d6-z9");
    let by_the_bot = |message: &Message| message.author == bot;
    let refusal = direct
        .message_after(wrong.id, "the refusal", by_the_bot)
        .await;
    assert!(refusal.content.contains("isn’t a move"), "{refusal:#?}");
    assert!(
        refusal.content.contains("send it as a new message"),
        "{refusal:#?}"
    );
    // Discord does not tell the bot of the correction's text as of a new message.
    ann.edit(&wrong, "d6-a6");
    let right = ann.say(&direct, "d6 a6");
    let answered = |message: &Message| is_board(message) && message.content.contains("your move");
    let board = direct.message_after(right.id, "the answer", answered).await;
    assert!(board.id > first.id);
    let moves: i64 = sqlx::query_scalar("select count(*) from entries where game = 1")
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers");
    assert_eq!(moves, 2);
    harness.close().await;
}

#[tokio::test]
async fn a_reply_without_its_ping_gets_one_hint_a_day() {
    let harness = Harness::new("en-US").await;
    let board = harness.game("norse").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    // Those who are not to move just talk.
    bjorn.reply_quietly(&board, "d1-d4");
    let quiet = ann.reply_quietly(&board, "d1-d4");
    let hint = word_of_the_bot(&harness, &quiet).await;
    assert!(hint.content.starts_with(&ann.mention()), "{hint:#?}");
    assert!(hint.content.contains("I can’t read that"), "{hint:#?}");
    assert!(
        hint.pings.is_empty() && hint.flags & SILENT != 0,
        "{hint:#?}"
    );
    ann.reply_quietly(&board, "d1-d4");
    ann.say(
        &harness.channel,
        &format!("{} d1-d4", harness.guild.bot_role()),
    );
    // Loud, it is read.
    let loud = ann.reply(&board, "d1-d4");
    let next = word_of_the_bot(&harness, &loud).await;
    assert!(is_board(&next), "{next:#?}");
    let words = harness.channel.messages().into_iter();
    let hints = words.filter(|message| message.content.contains("I can’t read that"));
    assert_eq!(hints.count(), 1);
    harness.close().await;
}

#[tokio::test]
async fn a_mention_of_the_bots_role_is_one_of_the_bot() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    let text = format!("{} d1-d4", harness.guild.bot_role());
    // Discord does not promise to show its text.
    let withheld = harness.ann.say(&harness.channel, &text);
    let content = text.clone();
    let hint = word_of_the_bot(&harness, &withheld).await;
    assert!(hint.content.contains("not my role"), "{hint:#?}");
    harness.discord.alter("MESSAGE_CREATE", move |event| {
        if event["author"]["bot"] == false {
            event["content"] = content.as_str().into();
        }
    });
    let shown = harness.ann.say(&harness.channel, &text);
    let board = word_of_the_bot(&harness, &shown).await;
    assert!(
        is_board(&board) && board.content.contains("d1–d4"),
        "{board:#?}"
    );
    harness.close().await;
}

#[tokio::test]
async fn a_recorded_reply_without_its_ping_gets_the_hint() {
    let harness = Harness::new("en-US").await;
    let board = harness.game("norse").await;
    let recorded: Value = serde_json::from_str(RECORDED).expect("a record");
    let sent = recorded["reply_with_ping_off"]["d"].clone();
    harness.discord.alter("MESSAGE_CREATE", move |event| {
        if event["author"]["bot"] == true {
            return;
        }
        for (key, value) in sent.as_object().into_iter().flatten() {
            match key.as_str() {
                // Those of the stand-in.
                "author" | "message_reference" => assert!(event[key].is_object(), "{key}"),
                key => event[key] = value.clone(),
            }
        }
    });
    let quiet = harness.ann.reply_quietly(&board, "d1-d4");
    let hint = word_of_the_bot(&harness, &quiet).await;
    assert!(hint.content.contains("I can’t read that"), "{hint:#?}");
    harness.close().await;
}
