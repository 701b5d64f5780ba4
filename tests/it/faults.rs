//! Failures at Discord or in the bot: nothing is lost, and nothing is done or posted twice.

use std::time::Duration;

use raichi_standin::{Fault, Message, SEND, options, patience};
use sqlx::raw_sql;

use crate::{
    database::Database,
    harness::{Harness, accept, launch, started},
};

#[tokio::test]
async fn an_interaction_delivered_twice_is_handled_once() {
    let harness = Harness::new("en-US").await;
    let given = options![
        ("opponent", &harness.bjorn),
        ("rules", "norse"),
        ("side", "attackers")
    ];
    let asked = harness.discord.together(|| {
        let asked = harness.ann.slash(&harness.channel, "challenge", given);
        asked.duplicate();
        asked
    });
    let challenge = harness
        .channel
        .message("the challenge", |message| !message.buttons().is_empty())
        .await;
    asked.settled().await;
    let click = harness.discord.together(|| {
        let click = harness.bjorn.click(&challenge, &accept(&challenge));
        click.duplicate();
        click
    });
    harness.turn("the first board", |_| true).await;
    click.settled().await;
    let moved = harness.discord.together(|| {
        let moved = harness
            .ann
            .slash(&harness.channel, "move", options![("from", "d1-d4")]);
        moved.duplicate();
        moved
    });
    harness
        .turn("the second board", |message| {
            message.content.contains("d1–d4")
        })
        .await;
    moved.settled().await;

    let asked = harness
        .bjorn
        .slash(&harness.channel, "resign", options![])
        .message()
        .await;
    let resigned = harness.discord.together(|| {
        let resigned = harness
            .bjorn
            .click(&asked, &crate::harness::label(&asked, 0));
        resigned.duplicate();
        resigned
    });
    harness
        .turn("the last board", |message| {
            message.content.contains("resigns")
        })
        .await;
    resigned.settled().await;
    // After the end of the game, the same deliveries still change nothing, and are not refused.
    moved.duplicate();
    moved.settled().await;
    click.duplicate();
    click.settled().await;
    harness.quiet().await;

    assert_eq!(harness.counts().await, (2, 1, 1));
    assert_eq!(harness.boards().await.len(), 3);
    assert!(
        harness.ann.private_messages(&harness.channel).is_empty(),
        "nobody was refused for what they did themselves"
    );
    harness.close().await;
}

#[tokio::test]
async fn of_two_concurrent_moves_one_is_played_and_the_other_refused() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    let (one, other) = harness.discord.together(|| {
        let mv = |mv: &str| {
            harness
                .ann
                .slash(&harness.channel, "move", options![("from", mv)])
        };
        (mv("d1-d4"), mv("h1-h4"))
    });
    harness
        .turn("the second board", |message| {
            message.content.contains("plays")
        })
        .await;
    let reply = harness
        .discord
        .wait_for("one of them to be told", |_| {
            let reply = |message: &Message| {
                !message.is_loading() && !message.deleted && message.pings.is_empty()
            };
            harness
                .ann
                .private_messages(&harness.channel)
                .into_iter()
                .find(reply)
        })
        .await;
    let text = &reply.content;
    assert!(
        text.contains("The game has moved on") || text.contains(&harness.bjorn.mention()),
        "{text}"
    );
    one.settled().await;
    other.settled().await;
    assert_eq!(harness.counts().await.0, 1);
    assert_eq!(harness.boards().await.len(), 2);
    harness.close().await;
}

#[tokio::test]
async fn a_kill_between_commit_and_answer_loses_nothing() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    let (rule, hold) = Fault::on("POST", "/channels/*/messages").hold();
    harness.discord.fault(rule);
    harness
        .ann
        .slash(&harness.channel, "move", options![("from", "d1-d4")]);
    // The move is committed: its board is being posted.
    hold.arrived().await;
    assert_eq!(harness.counts().await.0, 1);
    harness.bot.kill9().await;
    hold.abandon();
    assert_eq!(harness.boards_now().len(), 1, "the board was not posted");

    let again = started(&harness.discord, &harness.database).await;
    let board = harness
        .turn("the second board", |message| {
            message.content.contains("d1–d4")
        })
        .await;
    assert_eq!(
        board.pings.users.iter().copied().collect::<Vec<_>>(),
        [harness.bjorn.id()]
    );
    harness.play(&harness.bjorn, "e7-e9").await;
    assert_eq!(
        harness.boards().await.len(),
        3,
        "each turn stands there once"
    );
    assert!(again.terminate().await.success());
}

#[tokio::test]
async fn a_kill_between_posting_and_recording_it_posts_nothing_twice() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    let (rule, hold) = Fault::on("POST", "/channels/*/messages").hold_answer();
    harness.discord.fault(rule);
    harness
        .ann
        .slash(&harness.channel, "move", options![("from", "d1-d4")]);
    hold.arrived().await;
    harness.bot.kill9().await;
    hold.abandon();
    assert_eq!(harness.boards_now().len(), 2, "the board was posted");

    let again = started(&harness.discord, &harness.database).await;
    // The bot posts it again; Discord recognises the nonce and returns the first message.
    let posts = |discord: &raichi_standin::StandIn| {
        let fits = |request: &&raichi_standin::RequestRecord| {
            request.process == again.number()
                && request.method == "POST"
                && request.path.ends_with("/messages")
        };
        discord.requests().iter().filter(fits).count()
    };
    harness
        .discord
        .wait_for("the second try", |discord| {
            (posts(discord) > 0).then_some(())
        })
        .await;
    harness.play(&harness.bjorn, "e7-e9").await;
    assert_eq!(
        harness.boards().await.len(),
        3,
        "each turn stands there once"
    );
    assert!(again.terminate().await.success());
}

#[tokio::test]
async fn a_failed_post_of_a_turn_is_retried() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    harness
        .discord
        .fault(Fault::on("POST", "/channels/*/messages").status(503));
    let moved = harness
        .ann
        .slash(&harness.channel, "move", options![("from", "d1-d4")]);
    let reply = moved.message().await;
    assert!(
        reply.is_ephemeral() && reply.content.contains("It’s saved"),
        "{}",
        reply.content
    );
    harness
        .turn("the second board", |message| {
            message.content.contains("d1–d4")
        })
        .await;

    // The answer is lost although the message is posted: the retry recognises it by the nonce.
    harness
        .discord
        .fault(Fault::on("POST", "/channels/*/messages").lose_answer());
    harness
        .bjorn
        .slash(&harness.channel, "move", options![("from", "e7-e9")]);
    harness
        .turn("the third board", |message| {
            message.content.contains("e7–e9")
        })
        .await;
    // The next board waits until it is known that this one is posted.
    harness.all_delivered().await;
    harness.play(&harness.ann, "h1-h4").await;
    assert_eq!(harness.boards().await.len(), 4);
    harness.close().await;
}

#[tokio::test]
async fn missing_permissions_are_reported_to_the_player() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    harness.channel.forbid(raichi_standin::SEND);
    let moved = harness
        .ann
        .slash(&harness.channel, "move", options![("from", "d1-d4")]);
    let reply = moved.message().await;
    assert!(
        reply.content.contains("It’s saved") && reply.content.contains("Send Messages"),
        "{}",
        reply.content
    );
    // The move, and the suspension until its board can be posted.
    assert_eq!(harness.counts().await.0, 2);
    let board = harness
        .bjorn
        .slash(&harness.channel, "board", options![])
        .message()
        .await;
    assert!(
        board.content.contains("ausgesetzt") && board.content.contains("Zug 1"),
        "{}",
        board.content
    );
    harness.close().await;
}

#[tokio::test]
async fn messages_held_back_are_posted_once_the_channel_is_open() {
    let mut harness = Harness::new("en-US").await;
    harness.game("norse").await;
    harness.channel.forbid(SEND);
    harness
        .ann
        .slash(&harness.channel, "move", options![("from", "d1-d4")])
        .message()
        .await;
    harness.bot.kill9().await;
    // It was due when the bot was killed.
    harness.bot = started(&harness.discord, &harness.database).await;
    let aside = "outbox where kind = 'turn' and settled_at is null and due_at > now() + interval '50 minutes'";
    harness.until_some(aside).await;
    harness.channel.permit(SEND);
    let reply = |message: &Message| message.content.contains("d1–d4");
    harness.turn("the second board", reply).await;
    harness.play(&harness.bjorn, "e7-e9").await;
    harness.close().await;
}

#[tokio::test]
async fn a_second_process_goes_on_where_the_first_one_ends() {
    let mut harness = Harness::new("en-US").await;
    let challenge = harness.challenge("norse").await;
    harness.bjorn.click(&challenge, &accept(&challenge));
    harness.turn("the first board", |_| true).await;
    for (ply, mv) in ["d1-d4", "e7-e9", "h1-h4"].into_iter().enumerate() {
        let second = launch(&harness.discord, &harness.database).await.start();
        second.line("other processes have all shards").await;
        // What is delivered to both is done once.
        let moved = harness
            .mover(ply)
            .slash(&harness.channel, "move", options![("from", mv)]);
        let dashed = mv.replace('-', "–");
        harness
            .turn(mv, |message| message.content.contains(&dashed))
            .await;
        assert!(harness.bot.terminate().await.success());
        second.connected().await;
        moved.duplicate();
        moved.settled().await;
        harness.bot = second;
    }
    assert_eq!(harness.counts().await, (3, 1, 1));
    assert_eq!(harness.boards().await.len(), 4);
    harness.close().await;
}

#[tokio::test]
async fn an_unexpected_fault_is_logged_with_the_players_reference() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    sqlx::query("alter table entries rename to entries_elsewhere")
        .execute(&harness.pool)
        .await
        .expect("it is renamed");
    let reply = harness
        .ann
        .slash(&harness.channel, "move", options![("from", "d1-d4")])
        .message()
        .await;
    assert!(
        reply.is_ephemeral() && reply.content.contains("Something went wrong on my side"),
        "{}",
        reply.content
    );
    assert!(
        !reply.content.contains("entries"),
        "no internal error is shown: {}",
        reply.content
    );
    let reference = reply
        .content
        .split('`')
        .nth(1)
        .expect("the apology has a reference")
        .to_owned();
    let line = harness.bot.line(&reference).await;
    assert!(line.contains("entries"), "{line}");
    sqlx::query("alter table entries_elsewhere rename to entries")
        .execute(&harness.pool)
        .await
        .expect("it is renamed");
    harness.play(&harness.ann, "d1-d4").await;
    harness.close().await;
}

#[tokio::test]
async fn a_stop_finishes_pending_work() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    let (rule, hold) = Fault::on("POST", "/channels/*/messages").hold();
    harness.discord.fault(rule);
    let moved = harness
        .ann
        .slash(&harness.channel, "move", options![("from", "d1-d4")]);
    hold.arrived().await;
    harness.bot.signal_term();
    harness.bot.line("asked to stop").await;
    hold.release();
    moved.deleted().await;
    assert!(harness.bot.exited().await.success());
    assert_eq!(harness.boards_now().len(), 2);
}

#[tokio::test]
async fn a_lost_database_connection_is_opened_again() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    harness
        .bot
        .disconnect(raichi_standin::Disconnect::Reconnect);
    harness.bot.resumed(1).await;
    harness.play(&harness.ann, "d1-d4").await;
    harness.close().await;
}

#[tokio::test]
async fn the_start_waits_for_discord_until_stopped() {
    let discord = raichi_standin::StandIn::start().await;
    discord.fault(Fault::on("GET", "/**").times(1000).status(503));
    let database = Database::new().await;
    let bot = launch(&discord, &database).await.start();
    bot.line("Discord cannot be reached").await;
    assert!(
        tokio::time::timeout(patience(Duration::from_secs(10)), bot.terminate())
            .await
            .expect("it ends in time")
            .success()
    );
}

#[tokio::test]
async fn what_every_interaction_meets_is_logged_once() {
    let harness = Harness::new("en-US").await;
    raw_sql("alter table players rename public_name to renamed")
        .execute(&harness.pool)
        .await
        .expect("the database answers");
    for _ in 0..3 {
        let helped = harness.ann.slash(&harness.channel, "help", options![]);
        helped.message().await;
    }
    assert!(harness.bot.terminate().await.success());
    let output = harness.bot.output();
    let warnings = output.matches("a name on pages of games stays").count();
    assert_eq!(warnings, 1, "{output}");
}
