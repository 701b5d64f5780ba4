//! Moves in messages: by a mention of the bot, or as a reply to a board.

use raichi_rules::{Game, Ply, Ruleset};
use raichi_standin::{Channel, Fault, Message, RequestRecord, SEND, User};

use crate::harness::{Harness, is_board, started};

const ESCAPED: &str = include_str!("games/king-escaped.txt");

/// Waits for the bot's next message in the channel that is no board.
async fn reply(harness: &Harness, after: &Message) -> Message {
    let bot = harness.discord.bot().id();
    let reply = harness
        .channel
        .message_after(after.id, "a word of the bot", |message| {
            message.author == bot
        })
        .await;
    assert!(!is_board(&reply) && reply.pings.is_empty(), "{reply:#?}");
    reply
}

async fn board_after(harness: &Harness, after: &Message) -> Message {
    harness
        .channel
        .message_after(after.id, "the next board", is_board)
        .await
}

fn mention(harness: &Harness, who: &User, text: &str) -> Message {
    let text = format!("{} {text}", harness.discord.bot().mention());
    who.say(&harness.channel, &text)
}

#[tokio::test]
async fn a_whole_game_is_played_by_mentions_and_replies_amid_chatter() {
    let harness = Harness::new("en-US").await;
    let mut board = harness.game("norse").await;
    let mut game = Game::new(Ruleset::preset("norse").expect("it ships"));
    let mut bot_words = harness.channel.messages().len();
    for (ply, text) in ESCAPED.split_whitespace().enumerate() {
        let mv = text.parse::<Ply>().expect("a move");
        let who = harness.mover(ply);
        // None of these is a move, and none is answered.
        let essay = format!("I wonder about {mv}. {}", "It is a long story. ".repeat(80));
        who.reply(&board, &essay);
        who.reply(&board, "well played!");
        who.say(&harness.channel, &mv.to_string());
        let message = match ply % 3 {
            0 => who.reply(&board, &mv.to_string()),
            1 => mention(&harness, who, &mv.to_string().replace('-', " ")),
            _ => mention(&harness, who, &mv.to_string().replace('-', "")),
        };
        board = board_after(&harness, &message).await;
        game.play(mv).expect("the record is legal");
        bot_words += 5;
        harness.quiet().await;
        assert_eq!(harness.channel.messages().len(), bot_words, "ply {ply}");
    }
    assert!(game.outcome().is_some());
    assert!(
        board.content.contains("The defenders win"),
        "{}",
        board.content
    );
    harness.close().await;
}

#[tokio::test]
async fn refusals_are_posted_once_in_the_servers_language_without_pings() {
    let harness = Harness::new("de").await;
    let board = harness.game("norse").await;
    for (who, text, reason) in [
        (&harness.ann, "d1-d9", "ist auf"),
        (&harness.ann, "d1", "Wohin"),
        (&harness.ann, "d1 d99", "ist kein Zug"),
        (&harness.bjorn, "e7-e9", "ist am Zug"),
    ] {
        let message = who.reply(&board, text);
        let reply = reply(&harness, &message).await;
        assert!(
            reply.content.starts_with(&who.mention()) && reply.content.contains(reason),
            "{text}: {}",
            reply.content
        );
    }
    let stranger = harness.discord.user("Cleo", "ja");
    let message = stranger.reply(&board, "d1-d4");
    let refused = reply(&harness, &message).await;
    assert!(refused.content.contains("Partie 1"), "{}", refused.content);
    assert_eq!(harness.counts().await, (0, 1, 1));

    // Messages of bots are ignored, and where the bot may not post, it does not answer.
    let before = harness.channel.messages().len();
    harness.discord.other_bot("Parrot").reply(&board, "d1-d9");
    harness.channel.forbid(SEND);
    harness.ann.reply(&board, "d1-d9");
    harness.bot.line("a game has followed its place").await;
    harness.channel.permit(SEND);
    assert_eq!(harness.channel.messages().len(), before + 2);
    harness
        .turn("the board again", |board| {
            board.content.contains("geht weiter")
        })
        .await;
    harness.play(&harness.ann, "d1-d4").await;
    harness.close().await;
}

/// The number of attempts to post in a channel.
fn posts(harness: &Harness, channel: &Channel) -> usize {
    let path = format!("/channels/{}/messages", channel.id());
    let is_post = |request: &RequestRecord| request.method == "POST" && request.path == path;
    let requests = harness.discord.requests().into_iter();
    requests.filter(is_post).count()
}

/// Waits until the bot has handled a message.
async fn done(harness: &Harness, message: &Message) {
    harness.bot.line(&format!("id={}", message.id)).await;
}

#[tokio::test]
async fn without_permission_moves_in_messages_cause_one_attempt() {
    let harness = Harness::new("en-US").await;
    let board = harness.game("norse").await;
    let silent = harness.guild.channel("chatter");
    for channel in [&harness.channel, &silent] {
        channel.forbid(SEND);
    }
    let before = posts(&harness, &harness.channel);
    let aside = |text| {
        let mention = format!("{} {text}", harness.discord.bot().mention());
        harness.ann.say(&silent, &mention)
    };
    aside("d1-d9");
    harness.bot.line("a refusal was not told").await;
    harness.ann.reply(&board, "d1-d9");
    harness.bot.line("a game has followed its place").await;
    // In neither channel is anything answered from now on, whether the move is legal or not.
    for text in ["d1-d9", "d1-d4", "d1"] {
        done(&harness, &harness.ann.reply(&board, text)).await;
        done(&harness, &aside(text)).await;
    }
    // The suspension is in the game's log once, and no move is.
    assert_eq!(harness.counts().await, (1, 1, 1));
    harness.channel.permit(SEND);
    let goes_on = |board: &Message| board.content.contains("The game continues");
    let board = harness.turn("the board again", goes_on).await;
    let message = harness.ann.reply(&board, "d1-d4");
    board_after(&harness, &message).await;
    assert_eq!(posts(&harness, &harness.channel), before + 3);
    assert!(harness.bot.terminate().await.success());
    assert_eq!(posts(&harness, &silent), 1);
}

#[tokio::test]
async fn a_reply_to_a_board_means_its_game() {
    let harness = Harness::new("en-US").await;
    let first = harness.game("norse").await;
    let second = harness.game("brandubh").await;
    let unclear = mention(&harness, &harness.ann, "d1-c1");
    let unclear = reply(&harness, &unclear).await;
    assert!(
        unclear.content.contains("several games"),
        "{}",
        unclear.content
    );
    let message = harness.ann.reply(&second, "d1-c1");
    let board = board_after(&harness, &message).await;
    assert!(board.content.contains("game 2"), "{}", board.content);
    // A reply to an older board works as well.
    let message = harness.bjorn.reply(&second, "d3-b3");
    let board = board_after(&harness, &message).await;
    assert!(board.content.contains("game 2"), "{}", board.content);
    let message = harness.ann.reply(&first, "d1-d4");
    let board = board_after(&harness, &message).await;
    assert!(board.content.contains("game 1"), "{}", board.content);
    harness.close().await;
}

#[tokio::test]
async fn messages_delivered_twice_or_during_a_crash_are_handled_once() {
    let harness = Harness::new("en-US").await;
    let board = harness.game("norse").await;
    let message = harness.discord.together(|| {
        let message = harness.ann.reply(&board, "d1-d4");
        harness.discord.deliver_again(&message);
        message
    });
    let next = board_after(&harness, &message).await;
    let wrong = harness.discord.together(|| {
        let wrong = harness.bjorn.reply(&next, "e7-e7");
        harness.discord.deliver_again(&wrong);
        wrong
    });
    reply(&harness, &wrong).await;
    // Both are answered before the next post is held back.
    harness
        .discord
        .wait_for("both answers", |discord| {
            let nonce = serde_json::json!(format!("m{}", wrong.id));
            let answers = discord.requests().into_iter().filter(|request| {
                let body = request.body.as_ref();
                body.is_some_and(|body| body["nonce"] == nonce) && request.status.is_some()
            });
            (answers.count() == 2).then_some(())
        })
        .await;
    let (rule, hold) = Fault::on("POST", "/channels/*/messages").hold();
    harness.discord.fault(rule);
    let last = harness.bjorn.reply(&next, "e7-e9");
    hold.arrived().await;
    assert_eq!(harness.counts().await.0, 2);
    harness.bot.kill9().await;
    hold.abandon();
    let again = started(&harness.discord, &harness.database).await;
    let board = board_after(&harness, &last).await;
    assert!(board.content.contains("e7–e9"), "{}", board.content);
    let bot = harness.discord.bot().id();
    let words = harness.channel.messages().into_iter();
    let words = words.filter(|message| message.author == bot && !is_board(message));
    // The closed challenge, and the refusal.
    assert_eq!(words.count(), 2);
    assert!(again.terminate().await.success());
}

#[tokio::test]
async fn moves_are_read_as_they_are_typed_and_what_is_no_move_is_answered() {
    let harness = Harness::new("en-US").await;
    let mut board = harness.game("brandubh").await;
    // A Cyrillic letter, emoji, markup, marks that nobody sees, dashes of phones.
    let typed = [
        "d6 \u{435}6",
        "**d3-b3** 👍",
        "\u{200e}\u{435}6\u{2011}d6\u{200b}",
        "`\u{ff42}\u{ff13}\u{a0}\u{ff44}\u{ff13}` <:win:123>",
    ];
    for (ply, (text, played)) in typed
        .iter()
        .zip(["d6–e6", "d3–b3", "e6–d6", "b3–d3"])
        .enumerate()
    {
        let who = harness.mover(ply);
        let message = if ply % 2 == 0 {
            who.reply(&board, text)
        } else {
            mention(&harness, who, text)
        };
        board = board_after(&harness, &message).await;
        assert!(board.content.contains(played), "{text}: {}", board.content);
    }
    let nonsense = [
        ("d7->c7", true),
        ("d7 c7 was better", true),
        ("**d7->c7**", false),
        ("what now?", false),
        ("", false),
    ];
    for (text, is_reply) in nonsense {
        let message = if is_reply {
            harness.ann.reply(&board, text)
        } else {
            mention(&harness, &harness.ann, text)
        };
        let answer = reply(&harness, &message).await.content;
        let quoted = if text.is_empty() {
            "… isn’t a move".to_owned()
        } else {
            format!("`{text}` isn’t a move")
        };
        assert!(answer.contains(&quoted), "{text}: {answer}");
    }
    let before = harness.channel.messages().len();
    harness.ann.reply(&board, "well played, e6");
    let message = harness.ann.reply(&board, "e6->d7");
    reply(&harness, &message).await;
    harness.quiet().await;
    // The two messages and one answer.
    assert_eq!(harness.channel.messages().len(), before + 3);
    harness.close().await;
}
