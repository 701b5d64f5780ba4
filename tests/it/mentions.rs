//! Moves in messages: by a mention, and by an answer to a board.

use raichi_rules::{Game, Ply, Ruleset};
use raichi_standin::{Channel, Fault, Message, RequestRecord, SEND, User};

use crate::harness::{Harness, is_board, started};

const ESCAPED: &str = include_str!("games/king-escaped.txt");

/// What is said in the channel besides boards after a message, told by the bot.
async fn told(harness: &Harness, after: &Message) -> Message {
    let bot = harness.discord.bot().id();
    let told = harness
        .channel
        .message_after(after.id, "a word of the bot", |message| {
            message.author == bot
        })
        .await;
    assert!(!is_board(&told) && told.pings.is_empty(), "{told:#?}");
    told
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
async fn a_whole_game_is_played_by_mentions_and_answers_amid_chatter() {
    let harness = Harness::new("en-US").await;
    let mut board = harness.game("norse").await;
    let mut game = Game::new(Ruleset::preset("norse").expect("it ships"));
    let mut bot_words = harness.channel.messages().len();
    for (ply, text) in ESCAPED.split_whitespace().enumerate() {
        let mv = text.parse::<Ply>().expect("a move");
        let who = harness.mover(ply);
        // None of these is a move, and none gets an answer.
        let essay = format!("I wonder about {mv}. {}", "It is a long story. ".repeat(80));
        mention(&harness, who, &essay);
        who.reply(&board, "well played!");
        who.say(&harness.channel, &mv.to_string());
        let said = match ply % 3 {
            0 => who.reply(&board, &mv.to_string()),
            1 => mention(&harness, who, &mv.to_string().replace('-', " ")),
            _ => mention(&harness, who, &mv.to_string().replace('-', "")),
        };
        board = board_after(&harness, &said).await;
        game.play(mv).expect("the record is legal");
        bot_words += 5;
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
async fn a_refusal_is_told_once_in_the_servers_language_and_notifies_nobody() {
    let harness = Harness::new("de").await;
    let board = harness.game("norse").await;
    for (who, text, reason) in [
        (&harness.ann, "d1-d9", "ist auf"),
        (&harness.ann, "d1", "Wohin"),
        (&harness.ann, "d1 d99", "ist kein Zug"),
        (&harness.bjorn, "e7-e9", "ist am Zug"),
    ] {
        let said = who.reply(&board, text);
        let told = told(&harness, &said).await;
        assert!(
            told.content.starts_with(&who.mention()) && told.content.contains(reason),
            "{text}: {}",
            told.content
        );
    }
    let stranger = harness.discord.user("Cleo", "fr");
    let said = stranger.reply(&board, "d1-d4");
    let refused = told(&harness, &said).await;
    assert!(refused.content.contains("Partie 1"), "{}", refused.content);
    assert_eq!(harness.counts().await, (0, 1, 1));

    // A bot's message is none of a player, and where the bot may not answer it is silent.
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

/// How often something was posted in a channel, or tried to be.
fn posts(harness: &Harness, channel: &Channel) -> usize {
    let path = format!("/channels/{}/messages", channel.id());
    let is_post = |request: &RequestRecord| request.method == "POST" && request.path == path;
    let requests = harness.discord.requests().into_iter();
    requests.filter(is_post).count()
}

/// Waits until the bot has done what it does for a message.
async fn done(harness: &Harness, said: &Message) {
    harness.bot.line(&format!("id={}", said.id)).await;
}

#[tokio::test]
async fn where_the_bot_may_not_post_moves_in_messages_are_tried_once() {
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
    // In neither channel is anything answered from now on, be the move a legal one or not.
    for text in ["d1-d9", "d1-d4", "d1"] {
        done(&harness, &harness.ann.reply(&board, text)).await;
        done(&harness, &aside(text)).await;
    }
    // That the game is suspended stands in its log, once, and no move does.
    assert_eq!(harness.counts().await, (1, 1, 1));
    harness.channel.permit(SEND);
    let goes_on = |board: &Message| board.content.contains("The game goes on");
    let board = harness.turn("the board again", goes_on).await;
    let said = harness.ann.reply(&board, "d1-d4");
    board_after(&harness, &said).await;
    assert_eq!(posts(&harness, &harness.channel), before + 3);
    assert!(harness.bot.terminate().await.success());
    assert_eq!(posts(&harness, &silent), 1);
}

#[tokio::test]
async fn an_answer_to_a_board_means_its_game() {
    let harness = Harness::new("en-US").await;
    let first = harness.game("norse").await;
    let second = harness.game("brandubh").await;
    let unclear = mention(&harness, &harness.ann, "d1-c1");
    let unclear = told(&harness, &unclear).await;
    assert!(
        unclear.content.contains("several games"),
        "{}",
        unclear.content
    );
    let said = harness.ann.reply(&second, "d1-c1");
    let board = board_after(&harness, &said).await;
    assert!(board.content.contains("game 2"), "{}", board.content);
    // Also to one that is not the newest any more.
    let said = harness.bjorn.reply(&second, "d3-b3");
    let board = board_after(&harness, &said).await;
    assert!(board.content.contains("game 2"), "{}", board.content);
    let said = harness.ann.reply(&first, "d1-d4");
    let board = board_after(&harness, &said).await;
    assert!(board.content.contains("game 1"), "{}", board.content);
    harness.close().await;
}

#[tokio::test]
async fn a_message_that_is_delivered_twice_or_in_a_crash_is_played_and_answered_once() {
    let harness = Harness::new("en-US").await;
    let board = harness.game("norse").await;
    let said = harness.discord.together(|| {
        let said = harness.ann.reply(&board, "d1-d4");
        harness.discord.deliver_again(&said);
        said
    });
    let next = board_after(&harness, &said).await;
    let wrong = harness.discord.together(|| {
        let wrong = harness.bjorn.reply(&next, "e7-e7");
        harness.discord.deliver_again(&wrong);
        wrong
    });
    told(&harness, &wrong).await;
    // Both have been answered before the next post is held.
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
    // The record of the challenge, and the refusal.
    assert_eq!(words.count(), 2);
    assert!(again.terminate().await.success());
}
