//! Moves in messages: by a mention, and by an answer to a board.

use raichi_rules::tafl::{Game, Move, Ruleset};
use raichi_standin::{Channel, Fault, Message, RequestRecord, SEND, User};

use crate::hall::{Hall, is_board, started};

const ESCAPED: &str = include_str!("games/king-escaped.txt");

/// What is said in the channel besides boards after a message, told by the bot.
async fn told(hall: &Hall, after: &Message) -> Message {
    let bot = hall.discord.bot().id();
    let told = hall
        .channel
        .message_after(after.id, "a word of the bot", |message| {
            message.author == bot
        })
        .await;
    assert!(!is_board(&told) && told.pings.is_empty(), "{told:#?}");
    told
}

async fn board_after(hall: &Hall, after: &Message) -> Message {
    hall.channel
        .message_after(after.id, "the next board", is_board)
        .await
}

fn mention(hall: &Hall, who: &User, text: &str) -> Message {
    let text = format!("{} {text}", hall.discord.bot().mention());
    who.say(&hall.channel, &text)
}

#[tokio::test]
async fn a_whole_game_is_played_by_mentions_and_answers_amid_chatter() {
    let hall = Hall::new("en-US").await;
    let mut board = hall.game("norse").await;
    let mut game = Game::new(Ruleset::preset("norse").expect("it ships"));
    let mut bot_words = hall.channel.messages().len();
    for (ply, text) in ESCAPED.split_whitespace().enumerate() {
        let mv = text.parse::<Move>().expect("a move");
        let who = hall.mover(ply);
        // None of these is a move, and none gets an answer.
        let essay = format!("I wonder about {mv}. {}", "It is a long story. ".repeat(80));
        mention(&hall, who, &essay);
        who.reply(&board, "well played!");
        who.say(&hall.channel, &mv.to_string());
        let said = match ply % 3 {
            0 => who.reply(&board, &mv.to_string()),
            1 => mention(&hall, who, &format!("{} {}", mv.from, mv.to)),
            _ => mention(&hall, who, &format!("{}{}", mv.from, mv.to)),
        };
        board = board_after(&hall, &said).await;
        game.play(mv).expect("the record is legal");
        bot_words += 5;
        assert_eq!(hall.channel.messages().len(), bot_words, "ply {ply}");
    }
    assert!(game.outcome().is_some());
    assert!(
        board.content.contains("The defenders win"),
        "{}",
        board.content
    );
    hall.close().await;
}

#[tokio::test]
async fn a_refusal_is_told_once_in_the_servers_language_and_notifies_nobody() {
    let hall = Hall::new("de").await;
    let board = hall.game("norse").await;
    for (who, text, reason) in [
        (&hall.ann, "d1-d9", "ist auf"),
        (&hall.ann, "d1", "Wohin"),
        (&hall.ann, "d1 d99", "ist kein Zug"),
        (&hall.bjorn, "e7-e9", "ist am Zug"),
    ] {
        let said = who.reply(&board, text);
        let told = told(&hall, &said).await;
        assert!(
            told.content.starts_with(&who.mention()) && told.content.contains(reason),
            "{text}: {}",
            told.content
        );
    }
    let stranger = hall.discord.user("Cleo", "fr");
    let said = stranger.reply(&board, "d1-d4");
    let refused = told(&hall, &said).await;
    assert!(refused.content.contains("Partie 1"), "{}", refused.content);
    assert_eq!(hall.counts().await, (0, 1, 1));

    // A bot's message is none of a player, and where the bot may not answer it is silent.
    let before = hall.channel.messages().len();
    hall.discord.other_bot("Parrot").reply(&board, "d1-d9");
    hall.channel.forbid(SEND);
    hall.ann.reply(&board, "d1-d9");
    hall.bot.line("a game has followed its place").await;
    hall.channel.permit(SEND);
    assert_eq!(hall.channel.messages().len(), before + 2);
    hall.turn("the board again", |board| {
        board.content.contains("geht weiter")
    })
    .await;
    hall.play(&hall.ann, "d1-d4").await;
    hall.close().await;
}

/// How often something was posted in a channel, or tried to be.
fn posts(hall: &Hall, channel: &Channel) -> usize {
    let path = format!("/channels/{}/messages", channel.id());
    let is_post = |request: &RequestRecord| request.method == "POST" && request.path == path;
    let requests = hall.discord.requests().into_iter();
    requests.filter(is_post).count()
}

/// Waits until the bot has done what it does for a message.
async fn done(hall: &Hall, said: &Message) {
    hall.bot.line(&format!("id={}", said.id)).await;
}

#[tokio::test]
async fn where_the_bot_may_not_post_moves_in_messages_are_tried_once() {
    let hall = Hall::new("en-US").await;
    let board = hall.game("norse").await;
    let silent = hall.guild.channel("chatter");
    for channel in [&hall.channel, &silent] {
        channel.forbid(SEND);
    }
    let before = posts(&hall, &hall.channel);
    let aside = |text| {
        let mention = format!("{} {text}", hall.discord.bot().mention());
        hall.ann.say(&silent, &mention)
    };
    aside("d1-d9");
    hall.bot.line("a refusal was not told").await;
    hall.ann.reply(&board, "d1-d9");
    hall.bot.line("a game has followed its place").await;
    // In neither channel is anything answered from now on, be the move a legal one or not.
    for text in ["d1-d9", "d1-d4", "d1"] {
        done(&hall, &hall.ann.reply(&board, text)).await;
        done(&hall, &aside(text)).await;
    }
    // That the game is suspended stands in its log, once, and no move does.
    assert_eq!(hall.counts().await, (1, 1, 1));
    hall.channel.permit(SEND);
    let goes_on = |board: &Message| board.content.contains("The game goes on");
    let board = hall.turn("the board again", goes_on).await;
    let said = hall.ann.reply(&board, "d1-d4");
    board_after(&hall, &said).await;
    assert_eq!(posts(&hall, &hall.channel), before + 3);
    assert!(hall.bot.terminate().await.success());
    assert_eq!(posts(&hall, &silent), 1);
}

#[tokio::test]
async fn an_answer_to_a_board_means_its_game() {
    let hall = Hall::new("en-US").await;
    let first = hall.game("norse").await;
    let second = hall.game("brandubh").await;
    let unclear = mention(&hall, &hall.ann, "d1-c1");
    let unclear = told(&hall, &unclear).await;
    assert!(
        unclear.content.contains("several games"),
        "{}",
        unclear.content
    );
    let said = hall.ann.reply(&second, "d1-c1");
    let board = board_after(&hall, &said).await;
    assert!(board.content.contains("game 2"), "{}", board.content);
    // Also to one that is not the newest any more.
    let said = hall.bjorn.reply(&second, "d3-b3");
    let board = board_after(&hall, &said).await;
    assert!(board.content.contains("game 2"), "{}", board.content);
    let said = hall.ann.reply(&first, "d1-d4");
    let board = board_after(&hall, &said).await;
    assert!(board.content.contains("game 1"), "{}", board.content);
    hall.close().await;
}

#[tokio::test]
async fn a_message_that_is_delivered_twice_or_in_a_crash_is_played_and_answered_once() {
    let hall = Hall::new("en-US").await;
    let board = hall.game("norse").await;
    let said = hall.discord.together(|| {
        let said = hall.ann.reply(&board, "d1-d4");
        hall.discord.deliver_again(&said);
        said
    });
    let next = board_after(&hall, &said).await;
    let wrong = hall.discord.together(|| {
        let wrong = hall.bjorn.reply(&next, "e7-e7");
        hall.discord.deliver_again(&wrong);
        wrong
    });
    told(&hall, &wrong).await;
    // Both have been answered before the next post is held.
    hall.discord
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
    hall.discord.fault(rule);
    let last = hall.bjorn.reply(&next, "e7-e9");
    hold.arrived().await;
    assert_eq!(hall.counts().await.0, 2);
    hall.bot.kill9().await;
    hold.abandon();
    let again = started(&hall.discord, &hall.database).await;
    let board = board_after(&hall, &last).await;
    assert!(board.content.contains("e7–e9"), "{}", board.content);
    let bot = hall.discord.bot().id();
    let words = hall.channel.messages().into_iter();
    let words = words.filter(|message| message.author == bot && !is_board(message));
    // The record of the challenge, and the refusal.
    assert_eq!(words.count(), 2);
    assert!(again.terminate().await.success());
}
