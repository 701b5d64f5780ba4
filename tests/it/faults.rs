//! What goes wrong at Discord or at the bot: nothing is lost, nothing is done or said twice.

use std::time::Duration;

use raichi_standin::{Fault, Message, SEND, options};

use crate::{
    database::Database,
    hall::{Hall, accept, is_board, launch, started},
};

/// The boards of the channel, in order.
fn boards(hall: &Hall) -> Vec<Message> {
    hall.channel
        .messages()
        .into_iter()
        .filter(is_board)
        .collect()
}

#[tokio::test]
async fn an_interaction_delivered_twice_is_done_once() {
    let hall = Hall::new("en-US").await;
    let given = options![("opponent", &hall.bjorn), ("rules", "norse"), ("side", 0)];
    let asked = hall.discord.together(|| {
        let asked = hall.ann.slash(&hall.channel, "challenge", given);
        asked.duplicate();
        asked
    });
    let challenge = hall
        .channel
        .message("the challenge", |message| !message.buttons().is_empty())
        .await;
    asked.attempts(2).await;
    let click = hall.discord.together(|| {
        let click = hall.bjorn.click(&challenge, &accept(&challenge));
        click.duplicate();
        click
    });
    hall.turn("the first board", |_| true).await;
    click.attempts(2).await;
    let moved = hall.discord.together(|| {
        let moved = hall
            .ann
            .slash(&hall.channel, "move", options![("from", "d1-d4")]);
        moved.duplicate();
        moved
    });
    hall.turn("the second board", |message| {
        message.content.contains("d1–d4")
    })
    .await;
    moved.attempts(2).await;

    let asked = hall
        .bjorn
        .slash(&hall.channel, "resign", options![])
        .message()
        .await;
    let resigned = hall.discord.together(|| {
        let resigned = hall.bjorn.click(&asked, &crate::hall::label(&asked, 0));
        resigned.duplicate();
        resigned
    });
    hall.turn("the last board", |message| {
        message.content.contains("resigns")
    })
    .await;
    resigned.attempts(2).await;
    // When the game is over, the same deliveries still change nothing, and are refused nothing either.
    moved.duplicate();
    moved.attempts(3).await;
    click.duplicate();
    click.attempts(3).await;

    assert_eq!(hall.counts().await, (2, 1, 1));
    assert_eq!(boards(&hall).len(), 3);
    assert!(
        hall.ann.private_messages(&hall.channel).is_empty(),
        "nobody was refused for what they did themselves"
    );
    hall.close().await;
}

#[tokio::test]
async fn of_two_moves_at_once_one_wins_and_the_other_is_told() {
    let hall = Hall::new("en-US").await;
    hall.game("norse").await;
    let (one, other) = hall.discord.together(|| {
        let mv = |mv: &str| {
            hall.ann
                .slash(&hall.channel, "move", options![("from", mv)])
        };
        (mv("d1-d4"), mv("h1-h4"))
    });
    hall.turn("the second board", |message| {
        message.content.contains("plays")
    })
    .await;
    let told = hall
        .discord
        .wait_for("one of them to be told", |_| {
            let told = |message: &Message| {
                !message.is_loading() && !message.deleted && message.pings.is_empty()
            };
            hall.ann
                .private_messages(&hall.channel)
                .into_iter()
                .find(told)
        })
        .await;
    let text = &told.content;
    assert!(
        text.contains("The board has moved on") || text.contains(&hall.bjorn.mention()),
        "{text}"
    );
    one.answer().await;
    other.answer().await;
    assert_eq!(hall.counts().await.0, 1);
    assert_eq!(boards(&hall).len(), 2);
    hall.close().await;
}

#[tokio::test]
async fn a_kill_between_commit_and_answer_loses_nothing() {
    let hall = Hall::new("en-US").await;
    hall.game("norse").await;
    let (rule, hold) = Fault::on("POST", "/channels/*/messages").hold();
    hall.discord.fault(rule);
    hall.ann
        .slash(&hall.channel, "move", options![("from", "d1-d4")]);
    // The move is committed: its board is on the way.
    hold.arrived().await;
    assert_eq!(hall.counts().await.0, 1);
    hall.bot.kill9().await;
    hold.abandon();
    assert_eq!(boards(&hall).len(), 1, "the board was not posted");

    let again = started(&hall.discord, &hall.database).await;
    let board = hall
        .turn("the second board", |message| {
            message.content.contains("d1–d4")
        })
        .await;
    assert_eq!(
        board.pings.users.iter().copied().collect::<Vec<_>>(),
        [hall.bjorn.id()]
    );
    hall.play(&hall.bjorn, "e7-e9").await;
    assert_eq!(boards(&hall).len(), 3, "each turn stands there once");
    assert!(again.terminate().await.success());
}

#[tokio::test]
async fn a_kill_between_posting_and_noting_it_posts_nothing_twice() {
    let hall = Hall::new("en-US").await;
    hall.game("norse").await;
    let (rule, hold) = Fault::on("POST", "/channels/*/messages").hold_answer();
    hall.discord.fault(rule);
    hall.ann
        .slash(&hall.channel, "move", options![("from", "d1-d4")]);
    hold.arrived().await;
    hall.bot.kill9().await;
    hold.abandon();
    assert_eq!(boards(&hall).len(), 2, "the board was posted");

    let again = started(&hall.discord, &hall.database).await;
    // The bot posts it again; Discord knows the nonce and gives the first message.
    let posts = |discord: &raichi_standin::StandIn| {
        let fits = |request: &&raichi_standin::RequestRecord| {
            request.process == again.number()
                && request.method == "POST"
                && request.path.ends_with("/messages")
        };
        discord.requests().iter().filter(fits).count()
    };
    hall.discord
        .wait_for("the second try", |discord| {
            (posts(discord) > 0).then_some(())
        })
        .await;
    hall.play(&hall.bjorn, "e7-e9").await;
    assert_eq!(boards(&hall).len(), 3, "each turn stands there once");
    assert!(again.terminate().await.success());
}

#[tokio::test]
async fn a_turn_that_discord_does_not_take_is_posted_when_it_does() {
    let hall = Hall::new("en-US").await;
    hall.game("norse").await;
    hall.discord
        .fault(Fault::on("POST", "/channels/*/messages").status(503));
    let moved = hall
        .ann
        .slash(&hall.channel, "move", options![("from", "d1-d4")]);
    let told = moved.message().await;
    assert!(
        told.is_ephemeral() && told.content.contains("What you did is kept"),
        "{}",
        told.content
    );
    hall.turn("the second board", |message| {
        message.content.contains("d1–d4")
    })
    .await;

    // The answer is lost, though the message is there: the second try finds it.
    hall.discord
        .fault(Fault::on("POST", "/channels/*/messages").lose_answer());
    hall.bjorn
        .slash(&hall.channel, "move", options![("from", "e7-e9")]);
    hall.turn("the third board", |message| {
        message.content.contains("e7–e9")
    })
    .await;
    hall.play(&hall.ann, "h1-h4").await;
    assert_eq!(boards(&hall).len(), 4);
    hall.close().await;
}

#[tokio::test]
async fn a_channel_that_may_not_be_written_in_is_told_to_who_acts() {
    let hall = Hall::new("en-US").await;
    hall.game("norse").await;
    hall.channel.forbid(raichi_standin::SEND);
    let moved = hall
        .ann
        .slash(&hall.channel, "move", options![("from", "d1-d4")]);
    let told = moved.message().await;
    assert!(
        told.content.contains("What you did is kept") && told.content.contains("Send Messages"),
        "{}",
        told.content
    );
    // The move, and that the game is suspended until it can be told.
    assert_eq!(hall.counts().await.0, 2);
    let board = hall
        .bjorn
        .slash(&hall.channel, "board", options![])
        .message()
        .await;
    assert!(
        board.content.contains("ausgesetzt") && board.content.contains("Zug 1"),
        "{}",
        board.content
    );
    hall.close().await;
}

#[tokio::test]
async fn what_is_set_aside_where_nothing_can_be_said_is_said_as_soon_as_it_can_be() {
    let mut hall = Hall::new("en-US").await;
    hall.game("norse").await;
    hall.channel.forbid(SEND);
    hall.ann
        .slash(&hall.channel, "move", options![("from", "d1-d4")])
        .message()
        .await;
    hall.bot.kill9().await;
    // It was due already when the bot died.
    hall.bot = started(&hall.discord, &hall.database).await;
    let aside = "outbox where kind = 'turn' and settled_at is null and due_at > now() + interval '50 minutes'";
    hall.until_some(aside).await;
    hall.channel.permit(SEND);
    let told = |message: &Message| message.content.contains("d1–d4");
    hall.turn("the second board", told).await;
    hall.play(&hall.bjorn, "e7-e9").await;
    hall.close().await;
}

#[tokio::test]
async fn two_instances_share_one_database() {
    let hall = Hall::new("en-US").await;
    let second = started(&hall.discord, &hall.database).await;
    hall.discord.dispatch_to(raichi_standin::DispatchTo::All);
    let challenge = hall.challenge("norse").await;
    hall.bjorn.click(&challenge, &accept(&challenge));
    hall.turn("the first board", |_| true).await;
    for (ply, mv) in ["d1-d4", "e7-e9", "h1-h4"].into_iter().enumerate() {
        let moved = hall
            .mover(ply)
            .slash(&hall.channel, "move", options![("from", mv)]);
        let dashed = mv.replace('-', "–");
        hall.turn(mv, |message| message.content.contains(&dashed))
            .await;
        moved.attempts(2).await;
    }
    assert_eq!(hall.counts().await, (3, 1, 1));
    assert_eq!(boards(&hall).len(), 4);
    assert!(second.terminate().await.success());
    hall.close().await;
}

#[tokio::test]
async fn an_unexpected_fault_is_logged_with_the_reference_that_the_player_gets() {
    let hall = Hall::new("en-US").await;
    hall.game("norse").await;
    sqlx::query("alter table entries rename to entries_elsewhere")
        .execute(&hall.pool)
        .await
        .expect("it is renamed");
    let told = hall
        .ann
        .slash(&hall.channel, "move", options![("from", "d1-d4")])
        .message()
        .await;
    assert!(
        told.is_ephemeral() && told.content.contains("Something went wrong on my side"),
        "{}",
        told.content
    );
    assert!(
        !told.content.contains("entries"),
        "no internal error is shown: {}",
        told.content
    );
    let reference = told
        .content
        .split('`')
        .nth(1)
        .expect("the apology has a reference")
        .to_owned();
    let line = hall.bot.line(&reference).await;
    assert!(line.contains("entries"), "{line}");
    sqlx::query("alter table entries_elsewhere rename to entries")
        .execute(&hall.pool)
        .await
        .expect("it is renamed");
    hall.play(&hall.ann, "d1-d4").await;
    hall.close().await;
}

#[tokio::test]
async fn a_stop_in_the_middle_finishes_what_has_begun() {
    let hall = Hall::new("en-US").await;
    hall.game("norse").await;
    let (rule, hold) = Fault::on("POST", "/channels/*/messages").hold();
    hall.discord.fault(rule);
    let moved = hall
        .ann
        .slash(&hall.channel, "move", options![("from", "d1-d4")]);
    hold.arrived().await;
    hall.bot.signal_term();
    hall.bot.line("asked to stop").await;
    hold.release();
    moved.deleted().await;
    assert!(hall.bot.exited().await.success());
    assert_eq!(boards(&hall).len(), 2);
}

#[tokio::test]
async fn a_lost_connection_is_made_again() {
    let hall = Hall::new("en-US").await;
    hall.game("norse").await;
    hall.bot.disconnect(raichi_standin::Disconnect::Reconnect);
    hall.bot.resumed(1).await;
    hall.play(&hall.ann, "d1-d4").await;
    hall.close().await;
}

#[tokio::test]
async fn an_unreachable_discord_is_waited_for_and_the_wait_can_be_ended() {
    let discord = raichi_standin::StandIn::start().await;
    discord.fault(Fault::on("GET", "/**").times(1000).status(503));
    let database = Database::new().await;
    let bot = launch(&discord, &database).await.start();
    bot.line("Discord cannot be reached").await;
    assert!(
        tokio::time::timeout(Duration::from_secs(10), bot.terminate())
            .await
            .expect("it ends in time")
            .success()
    );
}
