//! The world around a game changes: channels go, threads are locked, permissions are taken and given back, the bot
//! is removed and invited again. Nothing is lost, and nothing is tried over and over.

use std::time::Duration;

use raichi::{
    games::{Event, Hindrance},
    ids::GameId,
    service::Games,
    store::Store,
};
use raichi_standin::{Channel, Fault, Message, RequestRecord, SEND, StandIn, VIEW, options};
use time::OffsetDateTime;

use crate::{
    database::Database,
    hall::{Hall, label, launch, started},
};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Why nothing can be said in the channel, as the bot has stored it.
async fn hindrance(hall: &Hall) -> Option<String> {
    let query = "select unreachable_why from places where channel = $1";
    sqlx::query_scalar(query)
        .bind(hall.channel.id().cast_signed())
        .fetch_one(&hall.pool)
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
async fn play_unheard(hall: &Hall, mv: &str) -> String {
    let moved = hall
        .ann
        .slash(&hall.channel, "move", options![("from", mv)]);
    moved.message().await.content
}

/// The board after this move, which pings Björn and stands there once.
async fn told_once(hall: &Hall, mv: &str) -> Message {
    let dashed = mv.replace('-', "–");
    let board = hall
        .turn(mv, |message| message.content.contains(&dashed))
        .await;
    let pinged: Vec<_> = board.pings.users.iter().copied().collect();
    assert_eq!(pinged, [hall.bjorn.id()]);
    assert!(board.content.contains("You have until"), "{board:#?}");
    let of_move = |message: &&Message| message.content.contains(&dashed);
    assert_eq!(hall.channel.messages().iter().filter(of_move).count(), 1);
    board
}

#[tokio::test]
async fn a_turn_waits_for_the_permission_and_is_not_tried_before() {
    let hall = Hall::new("en-US").await;
    hall.game("norse").await;
    let before = posts(&hall.discord);
    for permission in [SEND, VIEW | SEND] {
        hall.channel.forbid(permission);
    }
    let told = play_unheard(&hall, "d1-d4").await;
    assert!(told.contains("What you did is kept"), "{told}");
    let tried = posts(&hall.discord) - before;
    assert!((1..=2).contains(&tried), "{tried} tries");
    assert_eq!(hindrance(&hall).await.as_deref(), Some("may-not-post"));

    // A role that changes nothing here is no reason to try.
    hall.guild.permit(raichi_standin::MANAGE_GUILD);
    hall.discord
        .request("a look at the channel", |request| {
            request.method == "GET" && request.path.starts_with("/channels/")
        })
        .await;
    assert_eq!(posts(&hall.discord) - before, tried);

    hall.channel.permit(VIEW | SEND);
    told_once(&hall, "d1-d4").await;
    assert_eq!(posts(&hall.discord) - before, tried + 1);
    assert_eq!(hindrance(&hall).await, None);
    hall.play(&hall.bjorn, "e7-e9").await;
    hall.close().await;
}

#[tokio::test]
async fn however_often_roles_change_it_is_looked_seldom_and_after_the_last_time() {
    let hall = Hall::new("en-US").await;
    hall.game("norse").await;
    // Nothing waits in another channel, in which nothing could be posted either.
    let idle = hall.guild.channel("idle");
    idle.forbid(SEND);
    let said = format!("{} d1-d9", hall.discord.bot().mention());
    hall.ann.say(&idle, &said);
    hall.bot.line("a refusal was not told").await;
    hall.guild.forbid_everywhere(SEND);
    play_unheard(&hall, "d1-d4").await;
    let looks = |channel: &Channel| {
        let path = format!("/channels/{}", channel.id());
        let requests = hall.discord.requests().into_iter();
        requests.filter(|request| request.path == path).count()
    };
    let before = looks(&hall.channel);
    hall.discord.together(|| {
        for _ in 0..50 {
            hall.guild.permit(raichi_standin::MANAGE_GUILD);
        }
    });
    let looked_at = format!("/channels/{}", hall.channel.id());
    let look = |request: &RequestRecord| request.path == looked_at;
    hall.discord.request("a look at the channel", look).await;
    hall.guild.permit_everywhere(SEND);
    told_once(&hall, "d1-d4").await;
    let looked = looks(&hall.channel) - before;
    assert!((1..=2).contains(&looked), "{looked} looks");
    assert_eq!(looks(&idle), 0);
    hall.close().await;
}

#[tokio::test]
async fn a_message_that_is_changed_does_not_tell_that_something_can_be_posted() {
    let hall = Hall::new("en-US").await;
    let challenge = hall.challenge("norse").await;
    hall.game("brandubh").await;
    hall.channel.forbid(SEND);
    let told = play_unheard(&hall, "d1-c1").await;
    assert!(told.contains("What you did is kept"), "{told}");
    hall.ann.click(&challenge, "Withdraw");
    let withdrawn = |message: &Message| message.content.contains("has withdrawn");
    hall.discord.changed(&challenge, "its end", withdrawn).await;
    assert!(hall.bot.terminate().await.success());
    assert_eq!(hindrance(&hall).await.as_deref(), Some("may-not-post"));
}

#[tokio::test]
async fn who_acts_where_the_bot_may_post_again_lets_the_waiting_turn_be_told() {
    let hall = Hall::new("en-US").await;
    hall.game("norse").await;
    hall.discord.fault(
        Fault::on("POST", "/channels/*/messages")
            .times(2)
            .refuse(403, 50013),
    );
    play_unheard(&hall, "d1-d4").await;
    // Björn looks at the board: his command tells that the bot may post.
    hall.bjorn
        .slash(&hall.channel, "board", options![])
        .message()
        .await;
    told_once(&hall, "d1-d4").await;
    hall.close().await;
}

#[tokio::test]
async fn what_has_closed_a_channel_after_a_command_came_in_keeps_it_closed() {
    let hall = Hall::new("en-US").await;
    hall.game("norse").await;
    // As if the command had been on its way for long: what was in the way before it is gone, and what came later is not.
    let closed_and_seen = async |since: &str| {
        let hinder = "update places set unreachable_since = now() + $1::text::interval,
                                        unreachable_why = 'may-not-post'";
        let hindered = sqlx::query(hinder).bind(since).execute(&hall.pool).await;
        hindered.expect("the database answers");
        let board = hall.ann.slash(&hall.channel, "board", options![]);
        board.message().await;
    };
    closed_and_seen("-1 minute").await;
    hall.bot.line("a channel has changed").await;
    assert_eq!(hindrance(&hall).await, None);
    closed_and_seen("1 minute").await;
    // Everything that the command has set going is finished then.
    assert!(hall.bot.terminate().await.success());
    assert_eq!(hindrance(&hall).await.as_deref(), Some("may-not-post"));
}

#[tokio::test]
async fn a_button_in_a_channel_that_is_open_again_takes_its_game_up_at_once() {
    let hall = Hall::new("en-US").await;
    hall.game("norse").await;
    let board = hall.play(&hall.ann, "d1-d4").await;
    // Nothing could be posted for a while, and no event has told that something can be.
    let hinder = "update places set unreachable_since = now(), unreachable_why = 'may-not-post'";
    let hindered = sqlx::query(hinder).execute(&hall.pool).await;
    hindered.expect("the database answers");
    let games = Games::new(Store::from(hall.pool.clone()));
    let suspend = Event::Suspend(Hindrance::MayNotPost);
    let suspended = games.happen(GameId(1), suspend, OffsetDateTime::now_utc());
    suspended.await.expect("the store works");
    assert!(is_suspended(&hall).await);

    let pressed = hall.bjorn.click(&board, &label(&board, 0));
    let picker = pressed.followup(0).await;
    assert!(!picker.selects().is_empty(), "{picker:#?}");
    assert!(!is_suspended(&hall).await);
    hall.turn("the board again", |message| {
        message.content.contains("The game goes on")
    })
    .await;
    hall.play(&hall.bjorn, "e7-e9").await;
    hall.close().await;
}

#[tokio::test]
async fn a_locked_thread_is_waited_for_and_an_archived_one_opens_by_itself() {
    let mut hall = Hall::new("en-US").await;
    let parent = hall.channel.clone();
    hall.channel = parent.thread("tafl, the long game");
    hall.game("norse").await;
    hall.channel.archive();
    hall.play(&hall.ann, "d1-d4").await;

    // Whoever locks it between the command and the board.
    hall.discord
        .fault(Fault::on("POST", "/channels/*/messages").refuse(403, 50083));
    hall.bjorn
        .slash(&hall.channel, "move", options![("from", "e7-e9")]);
    hall.discord
        .request("the refusal", |request| request.status == Some(403))
        .await;
    hall.channel.lock();
    hall.bot.line("a channel has changed").await;
    hall.channel.unlock();
    hall.turn("the third board", |message| {
        message.content.contains("e7–e9")
    })
    .await;
    hall.play(&hall.ann, "h1-h4").await;
    assert!(parent.messages().is_empty(), "it waited in its thread");
    hall.close().await;
}

#[tokio::test]
async fn a_removal_is_told_apart_from_an_outage() {
    let hall = Hall::new("en-US").await;
    hall.game("norse").await;
    hall.guild.outage();
    // The bot is still a member: what it has to say is tried again until the outage is over.
    hall.ann
        .slash(&hall.channel, "move", options![("from", "d1-d4")]);
    hall.discord
        .request("the first try", |request| {
            request.method == "POST" && request.status == Some(503)
        })
        .await;
    assert_eq!(hindrance(&hall).await, None);
    hall.guild.outage_ends();
    told_once(&hall, "d1-d4").await;

    hall.guild.remove_bot();
    hall.bot.line("removed from a server").await;
    assert_eq!(hindrance(&hall).await.as_deref(), Some("removed"));
    hall.guild.invite_bot();
    hall.bot.line("a channel has changed").await;
    assert_eq!(hindrance(&hall).await, None);
    hall.play(&hall.bjorn, "e7-e9").await;
    hall.close().await;
}

#[tokio::test]
async fn what_happened_while_the_bot_was_away_is_found_at_the_start() {
    for (what, expected) in [
        ("removed", Some("removed")),
        ("deleted", Some("channel-gone")),
        ("forbidden", Some("may-not-post")),
        ("nothing", None),
    ] {
        let hall = Hall::new("en-US").await;
        hall.game("norse").await;
        assert!(hall.bot.terminate().await.success());
        let line = match what {
            "removed" => {
                hall.guild.remove_bot();
                "removed from a server meanwhile"
            }
            "deleted" => {
                hall.channel.delete();
                "a channel has changed"
            }
            "forbidden" => {
                hall.channel.forbid(SEND);
                "a channel has changed"
            }
            _ => "connected to Discord",
        };
        let again = started(&hall.discord, &hall.database).await;
        again.line(line).await;
        assert_eq!(hindrance(&hall).await.as_deref(), expected, "{what}");
        assert!(again.terminate().await.success());
    }
}

#[tokio::test]
async fn three_months_after_a_removal_everything_of_the_server_is_forgotten() {
    let discord = StandIn::start().await;
    let clock = discord.wall_clock();
    let database = Database::new().await;
    let bot = clock.on(launch(&discord, &database).await);
    let hall = Hall::around(discord, database, "en-US", bot).await;
    hall.game("norse").await;
    hall.play(&hall.ann, "d1-d4").await;
    hall.challenge("brandubh").await;
    // Ann has something elsewhere as well.
    let elsewhere = hall.discord.guild("Thing", "en-US").channel("tafl");
    hall.ann
        .slash(&elsewhere, "challenge", options![("rules", "norse")])
        .deleted()
        .await;

    hall.guild.remove_bot();
    hall.bot.line("a game has followed its place").await;
    clock.advance(89 * DAY);
    hall.bot.kill9().await;
    let bot = clock
        .on(launch(&hall.discord, &hall.database).await)
        .start();
    bot.ready().await;
    // The move, and that the game is suspended.
    assert_eq!(hall.counts().await, (2, 1, 3));
    clock.advance(2 * DAY);
    bot.line("forgot a server that the bot was removed from")
        .await;
    assert_eq!(hall.counts().await, (0, 0, 1));
    let players: i64 = sqlx::query_scalar("select count(*) from players")
        .fetch_one(&hall.pool)
        .await
        .expect("the database answers");
    assert_eq!(players, 1, "only Ann has something elsewhere");
    assert!(bot.terminate().await.success());
}

/// A game of the channel, as `/move` names it.
async fn number(hall: &Hall) -> i64 {
    sqlx::query_scalar("select id from games")
        .fetch_one(&hall.pool)
        .await
        .expect("the database answers")
}

/// Whether the clock of the game stands because it is suspended.
async fn is_suspended(hall: &Hall) -> bool {
    let halted: Option<String> = sqlx::query_scalar("select halted from games")
        .fetch_one(&hall.pool)
        .await
        .expect("the database answers");
    halted.as_deref() == Some("suspended")
}

#[tokio::test]
async fn a_game_in_a_deleted_thread_goes_on_in_its_channel() {
    let mut hall = Hall::new("en-US").await;
    let parent = hall.channel.clone();
    hall.channel = parent.thread("the long game");
    hall.game("norse").await;
    hall.play(&hall.ann, "d1-d4").await;
    hall.channel.delete();
    let goes_on = |message: &Message| message.content.contains("The game goes on");
    let board = parent.message("the board in the channel", goes_on).await;
    assert_eq!(board.picture().width, 704);
    let pinged: Vec<_> = board.pings.users.iter().copied().collect();
    assert_eq!(pinged, [hall.bjorn.id()]);
    hall.channel = parent;
    hall.play(&hall.bjorn, "e7-e9").await;
    assert!(!is_suspended(&hall).await);
    hall.close().await;
}

#[tokio::test]
async fn a_game_in_a_deleted_channel_is_suspended_until_somebody_takes_it_elsewhere() {
    let mut hall = Hall::new("en-US").await;
    hall.game("norse").await;
    hall.play(&hall.ann, "d1-d4").await;
    hall.channel.delete();
    hall.bot.line("a game has followed its place").await;
    assert!(is_suspended(&hall).await);

    // It cannot be taken to another server.
    let abroad = hall.discord.guild("Thing", "en-US").channel("tafl");
    let there = options![("from", "e7-e9"), ("game", number(&hall).await)];
    let refused = hall.bjorn.slash(&abroad, "move", there).message().await;
    assert!(
        refused.content.contains("gibt es auf diesem Server nicht"),
        "{}",
        refused.content
    );

    let other = hall.guild.channel("other");
    let listed = hall
        .bjorn
        .slash(&other, "games", options![])
        .message()
        .await;
    assert!(listed.content.contains("ausgesetzt"), "{}", listed.content);
    let here = options![("from", "e7-e9"), ("game", number(&hall).await)];
    hall.bjorn.slash(&other, "move", here);
    let moved = |message: &Message| message.content.contains("e7–e9");
    let board = other.message("the board in the other channel", moved).await;
    let pinged: Vec<_> = board.pings.users.iter().copied().collect();
    assert_eq!(pinged, [hall.ann.id()]);
    hall.channel = other;
    hall.play(&hall.ann, "h1-h4").await;
    hall.close().await;
}

#[tokio::test]
async fn the_clock_stands_while_a_game_is_suspended() {
    let discord = StandIn::start().await;
    let clock = discord.wall_clock();
    let database = Database::new().await;
    let bot = clock.on(launch(&discord, &database).await);
    let hall = Hall::around(discord, database, "en-US", bot).await;
    hall.game("norse").await;
    sqlx::query("update games set pace_seconds = 3 * 24 * 60 * 60")
        .execute(&hall.pool)
        .await
        .expect("the database answers");
    hall.play(&hall.ann, "d1-d4").await;
    clock.advance(DAY);
    hall.guild.remove_bot();
    hall.bot.line("a game has followed its place").await;
    clock.advance(30 * DAY);
    hall.guild.invite_bot();
    let goes_on = |message: &Message| message.content.contains("The game goes on");
    hall.channel.message("the board", goes_on).await;
    let deadline: OffsetDateTime = sqlx::query_scalar("select deadline from games")
        .fetch_one(&hall.pool)
        .await
        .expect("the database answers");
    let left = deadline - OffsetDateTime::from(clock.now());
    assert_eq!(left.whole_hours(), 47, "{left}");
    hall.play(&hall.bjorn, "e7-e9").await;
    hall.close().await;
}
