//! The world around a game changes: channels go, threads are locked, permissions are taken and given back, the bot
//! is removed and invited again. Nothing is lost, and nothing is tried over and over.

use std::time::Duration;

use raichi::{
    games::{ChannelProblem, Trigger},
    ids::GameId,
    service::Games,
    store::Store,
};
use raichi_standin::{Channel, Fault, Message, RequestRecord, SEND, StandIn, VIEW, options};
use time::OffsetDateTime;

use crate::{
    database::Database,
    harness::{Harness, label, launch, started},
};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Why nothing can be said in the channel, as the bot has stored it.
async fn problem(harness: &Harness) -> Option<String> {
    let query = "select unreachable_why from places where channel = $1";
    sqlx::query_scalar(query)
        .bind(harness.channel.id().cast_signed())
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers")
}

/// How often something was posted in channels, or tried to be.
fn posts(discord: &StandIn) -> usize {
    let is_post =
        |request: &&RequestRecord| request.method == "POST" && request.path.ends_with("/messages");
    discord.requests().iter().filter(is_post).count()
}

/// Plays a move that cannot be told in the channel, and gives what the player is told.
async fn play_unheard(harness: &Harness, mv: &str) -> String {
    let moved = harness
        .ann
        .slash(&harness.channel, "move", options![("from", mv)]);
    moved.message().await.content
}

/// The board after this move, which pings Björn and stands there once.
async fn told_once(harness: &Harness, mv: &str) -> Message {
    let dashed = mv.replace('-', "–");
    let board = harness
        .turn(mv, |message| message.content.contains(&dashed))
        .await;
    let pinged: Vec<_> = board.pings.users.iter().copied().collect();
    assert_eq!(pinged, [harness.bjorn.id()]);
    assert!(board.content.contains("You have until"), "{board:#?}");
    let of_move = |message: &&Message| message.content.contains(&dashed);
    assert_eq!(harness.channel.messages().iter().filter(of_move).count(), 1);
    board
}

#[tokio::test]
async fn a_turn_waits_for_the_permission_and_is_not_tried_before() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    let before = posts(&harness.discord);
    for permission in [SEND, VIEW | SEND] {
        harness.channel.forbid(permission);
    }
    let told = play_unheard(&harness, "d1-d4").await;
    assert!(told.contains("What you did is kept"), "{told}");
    let tried = posts(&harness.discord) - before;
    assert!((1..=2).contains(&tried), "{tried} tries");
    assert_eq!(problem(&harness).await.as_deref(), Some("may-not-post"));

    // A role that changes nothing here is no reason to try.
    harness.guild.permit(raichi_standin::MANAGE_GUILD);
    harness
        .discord
        .request("a look at the channel", |request| {
            request.method == "GET" && request.path.starts_with("/channels/")
        })
        .await;
    assert_eq!(posts(&harness.discord) - before, tried);

    harness.channel.permit(VIEW | SEND);
    told_once(&harness, "d1-d4").await;
    assert_eq!(posts(&harness.discord) - before, tried + 1);
    assert_eq!(problem(&harness).await, None);
    harness.play(&harness.bjorn, "e7-e9").await;
    harness.close().await;
}

#[tokio::test]
async fn however_often_roles_change_it_is_looked_seldom_and_after_the_last_time() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    // Nothing waits in another channel, in which nothing could be posted either.
    let idle = harness.guild.channel("idle");
    idle.forbid(SEND);
    let said = format!("{} d1-d9", harness.discord.bot().mention());
    harness.ann.say(&idle, &said);
    harness.bot.line("a refusal was not told").await;
    harness.guild.forbid_everywhere(SEND);
    play_unheard(&harness, "d1-d4").await;
    let looks = |channel: &Channel| {
        let path = format!("/channels/{}", channel.id());
        let requests = harness.discord.requests().into_iter();
        requests.filter(|request| request.path == path).count()
    };
    let before = looks(&harness.channel);
    harness.discord.together(|| {
        for _ in 0..50 {
            harness.guild.permit(raichi_standin::MANAGE_GUILD);
        }
    });
    let looked_at = format!("/channels/{}", harness.channel.id());
    let look = |request: &RequestRecord| request.path == looked_at;
    harness.discord.request("a look at the channel", look).await;
    harness.guild.permit_everywhere(SEND);
    told_once(&harness, "d1-d4").await;
    let looked = looks(&harness.channel) - before;
    assert!((1..=2).contains(&looked), "{looked} looks");
    assert_eq!(looks(&idle), 0);
    harness.close().await;
}

#[tokio::test]
async fn a_message_that_is_changed_does_not_tell_that_something_can_be_posted() {
    let harness = Harness::new("en-US").await;
    let challenge = harness.challenge("norse").await;
    harness.game("brandubh").await;
    harness.channel.forbid(SEND);
    let told = play_unheard(&harness, "d1-c1").await;
    assert!(told.contains("What you did is kept"), "{told}");
    harness.ann.click(&challenge, "Withdraw");
    let withdrawn = |message: &Message| message.content.contains("has withdrawn");
    harness
        .discord
        .changed(&challenge, "its end", withdrawn)
        .await;
    assert!(harness.bot.terminate().await.success());
    assert_eq!(problem(&harness).await.as_deref(), Some("may-not-post"));
}

#[tokio::test]
async fn who_acts_where_the_bot_may_post_again_lets_the_waiting_turn_be_told() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    harness.discord.fault(
        Fault::on("POST", "/channels/*/messages")
            .times(2)
            .refuse(403, 50013),
    );
    play_unheard(&harness, "d1-d4").await;
    // Björn looks at the board: his command tells that the bot may post.
    harness
        .bjorn
        .slash(&harness.channel, "board", options![])
        .message()
        .await;
    told_once(&harness, "d1-d4").await;
    harness.close().await;
}

#[tokio::test]
async fn what_has_closed_a_channel_after_a_command_came_in_keeps_it_closed() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    // As if the command had been on its way for long: what was in the way before it is gone, and what came later is not.
    let closed_and_seen = async |since: &str| {
        let hinder = "update places set unreachable_since = now() + $1::text::interval,
                                        unreachable_why = 'may-not-post'";
        let hindered = sqlx::query(hinder).bind(since).execute(&harness.pool).await;
        hindered.expect("the database answers");
        let board = harness.ann.slash(&harness.channel, "board", options![]);
        board.message().await;
    };
    closed_and_seen("-1 minute").await;
    harness.bot.line("a channel has changed").await;
    assert_eq!(problem(&harness).await, None);
    closed_and_seen("1 minute").await;
    // Everything that the command has set going is finished then.
    assert!(harness.bot.terminate().await.success());
    assert_eq!(problem(&harness).await.as_deref(), Some("may-not-post"));
}

#[tokio::test]
async fn a_button_in_a_channel_that_is_open_again_takes_its_game_up_at_once() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    let board = harness.play(&harness.ann, "d1-d4").await;
    // Nothing could be posted for a while, and no event has told that something can be.
    let hinder = "update places set unreachable_since = now(), unreachable_why = 'may-not-post'";
    let hindered = sqlx::query(hinder).execute(&harness.pool).await;
    hindered.expect("the database answers");
    let games = Games::new(Store::from(harness.pool.clone()));
    let suspend = Trigger::Suspend(ChannelProblem::MayNotPost);
    let suspended = games.apply_trigger(GameId(1), suspend, OffsetDateTime::now_utc());
    suspended.await.expect("the store works");
    assert!(is_suspended(&harness).await);

    let pressed = harness.bjorn.click(&board, &label(&board, 0));
    let picker = pressed.followup(0).await;
    assert!(!picker.selects().is_empty(), "{picker:#?}");
    assert!(!is_suspended(&harness).await);
    harness
        .turn("the board again", |message| {
            message.content.contains("The game goes on")
        })
        .await;
    harness.play(&harness.bjorn, "e7-e9").await;
    harness.close().await;
}

#[tokio::test]
async fn a_locked_thread_is_waited_for_and_an_archived_one_opens_by_itself() {
    let mut harness = Harness::new("en-US").await;
    let parent = harness.channel.clone();
    harness.channel = parent.thread("tafl, the long game");
    harness.game("norse").await;
    harness.channel.archive();
    harness.play(&harness.ann, "d1-d4").await;

    // Whoever locks it between the command and the board.
    harness
        .discord
        .fault(Fault::on("POST", "/channels/*/messages").refuse(403, 50083));
    harness
        .bjorn
        .slash(&harness.channel, "move", options![("from", "e7-e9")]);
    harness
        .discord
        .request("the refusal", |request| request.status == Some(403))
        .await;
    harness.channel.lock();
    harness.bot.line("a channel has changed").await;
    harness.channel.unlock();
    harness
        .turn("the third board", |message| {
            message.content.contains("e7–e9")
        })
        .await;
    harness.play(&harness.ann, "h1-h4").await;
    assert!(parent.messages().is_empty(), "it waited in its thread");
    harness.close().await;
}

#[tokio::test]
async fn a_removal_is_told_apart_from_an_outage() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    harness.guild.outage();
    // The bot is still a member: what it has to say is tried again until the outage is over.
    harness
        .ann
        .slash(&harness.channel, "move", options![("from", "d1-d4")]);
    harness
        .discord
        .request("the first try", |request| {
            request.method == "POST" && request.status == Some(503)
        })
        .await;
    assert_eq!(problem(&harness).await, None);
    harness.guild.outage_ends();
    told_once(&harness, "d1-d4").await;

    harness.guild.remove_bot();
    harness.bot.line("removed from a server").await;
    assert_eq!(problem(&harness).await.as_deref(), Some("removed"));
    harness.guild.invite_bot();
    harness.bot.line("a channel has changed").await;
    assert_eq!(problem(&harness).await, None);
    harness.play(&harness.bjorn, "e7-e9").await;
    harness.close().await;
}

#[tokio::test]
async fn what_happened_while_the_bot_was_away_is_found_at_the_start() {
    for (what, expected) in [
        ("removed", Some("removed")),
        ("deleted", Some("channel-gone")),
        ("forbidden", Some("may-not-post")),
        ("nothing", None),
    ] {
        let harness = Harness::new("en-US").await;
        harness.game("norse").await;
        assert!(harness.bot.terminate().await.success());
        let line = match what {
            "removed" => {
                harness.guild.remove_bot();
                "removed from a server meanwhile"
            }
            "deleted" => {
                harness.channel.delete();
                "a channel has changed"
            }
            "forbidden" => {
                harness.channel.forbid(SEND);
                "a channel has changed"
            }
            _ => "connected to Discord",
        };
        let again = started(&harness.discord, &harness.database).await;
        again.line(line).await;
        assert_eq!(problem(&harness).await.as_deref(), expected, "{what}");
        assert!(again.terminate().await.success());
    }
}

#[tokio::test]
async fn three_months_after_a_removal_everything_of_the_server_is_forgotten() {
    let discord = StandIn::start().await;
    let clock = discord.wall_clock();
    let database = Database::new().await;
    let bot = clock.on(launch(&discord, &database).await);
    let harness = Harness::around(discord, database, "en-US", bot).await;
    harness.game("norse").await;
    harness.play(&harness.ann, "d1-d4").await;
    harness.challenge("brandubh").await;
    // Ann has something elsewhere as well.
    let elsewhere = harness.discord.guild("Thing", "en-US").channel("tafl");
    harness
        .ann
        .slash(&elsewhere, "challenge", options![("rules", "norse")])
        .deleted()
        .await;

    harness.guild.remove_bot();
    harness.bot.line("a game has followed its place").await;
    clock.advance(89 * DAY);
    harness.bot.kill9().await;
    let bot = clock
        .on(launch(&harness.discord, &harness.database).await)
        .start();
    bot.ready().await;
    // The move, and that the game is suspended.
    assert_eq!(harness.counts().await, (2, 1, 3));
    clock.advance(2 * DAY);
    bot.line("forgot a server that the bot was removed from")
        .await;
    assert_eq!(harness.counts().await, (0, 0, 1));
    let players: i64 = sqlx::query_scalar("select count(*) from players")
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers");
    assert_eq!(players, 1, "only Ann has something elsewhere");
    assert!(bot.terminate().await.success());
}

/// A game of the channel, as `/move` names it.
async fn number(harness: &Harness) -> i64 {
    sqlx::query_scalar("select id from games")
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers")
}

/// Whether the clock of the game stands because it is suspended.
async fn is_suspended(harness: &Harness) -> bool {
    let halted: Option<String> = sqlx::query_scalar("select halted from games")
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers");
    halted.as_deref() == Some("suspended")
}

#[tokio::test]
async fn a_game_in_a_deleted_thread_goes_on_in_its_channel() {
    let mut harness = Harness::new("en-US").await;
    let parent = harness.channel.clone();
    harness.channel = parent.thread("the long game");
    harness.game("norse").await;
    harness.play(&harness.ann, "d1-d4").await;
    harness.channel.delete();
    let goes_on = |message: &Message| message.content.contains("The game goes on");
    let board = parent.message("the board in the channel", goes_on).await;
    assert_eq!(board.picture().width, 704);
    let pinged: Vec<_> = board.pings.users.iter().copied().collect();
    assert_eq!(pinged, [harness.bjorn.id()]);
    harness.channel = parent;
    harness.play(&harness.bjorn, "e7-e9").await;
    assert!(!is_suspended(&harness).await);
    harness.close().await;
}

#[tokio::test]
async fn a_game_in_a_deleted_channel_is_suspended_until_somebody_takes_it_elsewhere() {
    let mut harness = Harness::new("en-US").await;
    harness.game("norse").await;
    harness.play(&harness.ann, "d1-d4").await;
    harness.channel.delete();
    harness.bot.line("a game has followed its place").await;
    assert!(is_suspended(&harness).await);

    // It cannot be taken to another server.
    let abroad = harness.discord.guild("Thing", "en-US").channel("tafl");
    let there = options![("from", "e7-e9"), ("game", number(&harness).await)];
    let refused = harness.bjorn.slash(&abroad, "move", there).message().await;
    assert!(
        refused.content.contains("gibt es auf diesem Server nicht"),
        "{}",
        refused.content
    );

    let other = harness.guild.channel("other");
    let listed = harness
        .bjorn
        .slash(&other, "games", options![])
        .message()
        .await;
    assert!(listed.content.contains("ausgesetzt"), "{}", listed.content);
    let here = options![("from", "e7-e9"), ("game", number(&harness).await)];
    harness.bjorn.slash(&other, "move", here);
    let moved = |message: &Message| message.content.contains("e7–e9");
    let board = other.message("the board in the other channel", moved).await;
    let pinged: Vec<_> = board.pings.users.iter().copied().collect();
    assert_eq!(pinged, [harness.ann.id()]);
    harness.channel = other;
    harness.play(&harness.ann, "h1-h4").await;
    harness.close().await;
}

#[tokio::test]
async fn the_clock_stands_while_a_game_is_suspended() {
    let discord = StandIn::start().await;
    let clock = discord.wall_clock();
    let database = Database::new().await;
    let bot = clock.on(launch(&discord, &database).await);
    let harness = Harness::around(discord, database, "en-US", bot).await;
    harness.game("norse").await;
    sqlx::query("update games set pace_seconds = 3 * 24 * 60 * 60")
        .execute(&harness.pool)
        .await
        .expect("the database answers");
    harness.play(&harness.ann, "d1-d4").await;
    clock.advance(DAY);
    harness.guild.remove_bot();
    harness.bot.line("a game has followed its place").await;
    clock.advance(30 * DAY);
    harness.guild.invite_bot();
    let goes_on = |message: &Message| message.content.contains("The game goes on");
    harness.channel.message("the board", goes_on).await;
    let deadline: OffsetDateTime = sqlx::query_scalar("select deadline from games")
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers");
    let left = deadline - OffsetDateTime::from(clock.now());
    assert_eq!(left.whole_hours(), 47, "{left}");
    harness.play(&harness.bjorn, "e7-e9").await;
    harness.close().await;
}
