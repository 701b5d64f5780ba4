//! Changes around a game: channels are deleted, threads locked, permissions removed and restored, the bot removed and
//! invited again. No game is lost, and nothing is retried without end.

use std::time::Duration;

use raichi::testing::{
    games::{ChannelProblem, Trigger},
    ids::GameId,
    service::Service,
    store::Store,
};
use raichi_standin::{Channel, Fault, Message, RequestRecord, SEND, StandIn, VIEW, options};
use time::OffsetDateTime;

use crate::{
    database::Database,
    harness::{Harness, label, launch, started},
    matches::resign,
};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// The stored reason why the channel cannot be posted in.
async fn problem(harness: &Harness) -> Option<String> {
    let query = "select unreachable_why from places where channel = $1";
    sqlx::query_scalar(query)
        .bind(harness.channel.id().cast_signed())
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers")
}

/// The number of attempts to post in channels.
fn posts(discord: &StandIn) -> usize {
    let is_post =
        |request: &&RequestRecord| request.method == "POST" && request.path.ends_with("/messages");
    discord.requests().iter().filter(is_post).count()
}

/// Plays a move whose board cannot be posted, and returns the private answer.
async fn play_unposted(harness: &Harness, mv: &str) -> String {
    let moved = harness
        .ann
        .slash(&harness.channel, "move", options![("from", mv)]);
    moved.message().await.content
}

/// The board after this move. Asserts that it pings Björn and was posted once.
async fn posted_once(harness: &Harness, mv: &str) -> Message {
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
async fn a_turn_waits_for_the_permission_without_attempts() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    let before = posts(&harness.discord);
    for permission in [SEND, VIEW | SEND] {
        harness.channel.forbid(permission);
    }
    let answer = play_unposted(&harness, "d1-d4").await;
    assert!(answer.contains("It’s saved"), "{answer}");
    let tried = posts(&harness.discord) - before;
    assert!((1..=2).contains(&tried), "{tried} tries");
    assert_eq!(problem(&harness).await.as_deref(), Some("may-not-post"));

    // A change of roles that does not help causes no attempt.
    harness.guild.permit(raichi_standin::MANAGE_GUILD);
    harness
        .discord
        .request("a look at the channel", |request| {
            request.method == "GET" && request.path.starts_with("/channels/")
        })
        .await;
    assert_eq!(posts(&harness.discord) - before, tried);

    harness.channel.permit(VIEW | SEND);
    posted_once(&harness, "d1-d4").await;
    assert_eq!(posts(&harness.discord) - before, tried + 1);
    assert_eq!(problem(&harness).await, None);
    harness.play(&harness.bjorn, "e7-e9").await;
    harness.close().await;
}

#[tokio::test]
async fn changes_of_roles_are_debounced() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    // No message waits for another channel that is closed as well.
    let idle = harness.guild.channel("idle");
    idle.forbid(SEND);
    let text = format!("{} d1-d9", harness.discord.bot().mention());
    harness.ann.say(&idle, &text);
    harness.bot.line("a refusal was not told").await;
    harness.guild.forbid_everywhere(SEND);
    play_unposted(&harness, "d1-d4").await;
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
    posted_once(&harness, "d1-d4").await;
    let looked = looks(&harness.channel) - before;
    assert!((1..=2).contains(&looked), "{looked} looks");
    assert_eq!(looks(&idle), 0);
    harness.close().await;
}

#[tokio::test]
async fn an_edited_message_does_not_reopen_the_channel() {
    let harness = Harness::new("en-US").await;
    let challenge = harness.challenge("norse").await;
    harness.game("brandubh").await;
    harness.channel.forbid(SEND);
    let answer = play_unposted(&harness, "d1-c1").await;
    assert!(answer.contains("It’s saved"), "{answer}");
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
async fn a_command_in_a_reopened_channel_delivers_the_waiting_turn() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    harness.discord.fault(
        Fault::on("POST", "/channels/*/messages")
            .times(2)
            .refuse(403, 50013),
    );
    play_unposted(&harness, "d1-d4").await;
    // Björn looks at the board: his command carries the permissions of the bot.
    harness
        .bjorn
        .slash(&harness.channel, "board", options![])
        .message()
        .await;
    posted_once(&harness, "d1-d4").await;
    harness.close().await;
}

#[tokio::test]
async fn problems_newer_than_a_command_keep_the_channel_closed() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    // As if the command had been on its way for long: problems from before it are cleared, later ones stay.
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
    // When the bot has stopped, everything that the command started is finished.
    assert!(harness.bot.terminate().await.success());
    assert_eq!(problem(&harness).await.as_deref(), Some("may-not-post"));
}

#[tokio::test]
async fn a_button_in_a_reopened_channel_resumes_its_game_at_once() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    let board = harness.play(&harness.ann, "d1-d4").await;
    // The channel was closed for a while, and no event has reported that it is open again.
    let hinder = "update places set unreachable_since = now(), unreachable_why = 'may-not-post'";
    let hindered = sqlx::query(hinder).execute(&harness.pool).await;
    hindered.expect("the database answers");
    let games = Service::new(Store::from(harness.pool.clone()));
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
            message.content.contains("The game continues")
        })
        .await;
    harness.play(&harness.bjorn, "e7-e9").await;
    harness.close().await;
}

#[tokio::test]
async fn messages_wait_for_a_locked_thread_and_open_an_archived_one() {
    let mut harness = Harness::new("en-US").await;
    let parent = harness.channel.clone();
    harness.channel = parent.thread("tafl, the long game");
    harness.game("norse").await;
    harness.channel.archive();
    // The bot opens it at once, since nobody can act in it, but not again and again.
    let opens = |request: &RequestRecord| {
        request.method == "PATCH" && request.path == format!("/channels/{}", harness.channel.id())
    };
    harness.discord.request("the opening", opens).await;
    harness.bot.line("a thread with a game was archived").await;
    harness.play(&harness.ann, "d1-d4").await;
    // Their removal would open it, too.
    harness.no_old_buttons().await;
    harness.channel.archive();
    let reply = harness.bjorn.reply(&harness.channel.messages()[0], "e7-e7");
    harness
        .channel
        .message_after(reply.id, "the refusal", |it| {
            it.author != harness.bjorn.id()
        })
        .await;
    let requests = harness.discord.requests();
    assert_eq!(requests.iter().filter(|it| opens(it)).count(), 1);

    // The thread is locked between the command and the board.
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
    harness.discord.quiet().await;
    assert!(parent.messages().is_empty(), "it waited in its thread");
    harness.close().await;
}

#[tokio::test]
async fn a_removal_is_distinguished_from_an_outage() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    harness.guild.outage();
    // The bot is still a member: messages are retried until the outage is over.
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
    posted_once(&harness, "d1-d4").await;

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
async fn changes_while_the_bot_was_down_are_found_at_the_start() {
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
async fn three_months_after_a_removal_the_servers_data_is_deleted() {
    let discord = StandIn::start().await;
    let clock = discord.wall_clock();
    let database = Database::new().await;
    let bot = clock.on(launch(&discord, &database).await);
    let harness = Harness::around(discord, database, "en-US", bot).await;
    let openings = || harness.number("select count(*) from openings");
    harness.game("brandubh").await;
    harness.play(&harness.ann, "d1-c1").await;
    resign(&harness, &harness.ann, 1).await;
    assert_eq!(openings().await, 1);
    harness.game("norse").await;
    harness.play(&harness.ann, "d1-d4").await;
    harness.challenge("brandubh").await;
    // Ann has a game in another server as well.
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
    // Discord keeps no session for so long.
    sqlx::query("update shards set session = null, sequence = null, resume_url = null")
        .execute(&harness.pool)
        .await
        .expect("the database answers");
    let bot = clock
        .on(launch(&harness.discord, &harness.database).await)
        .start();
    bot.ready().await;
    // The moves, the resignation and the suspension.
    assert_eq!(harness.counts().await, (4, 2, 3));
    clock.advance(2 * DAY);
    bot.line("forgot a server that the bot was removed from")
        .await;
    assert_eq!(openings().await, 0);
    assert_eq!(harness.counts().await, (0, 0, 1));
    let players: i64 = sqlx::query_scalar("select count(*) from players")
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers");
    assert_eq!(players, 1, "only Ann has something elsewhere");
    assert!(bot.terminate().await.success());
}

/// The number of the channel's game, as `/move` takes it.
async fn number(harness: &Harness) -> i64 {
    sqlx::query_scalar("select id from games")
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers")
}

/// Whether the game is suspended and its clock therefore stopped.
async fn is_suspended(harness: &Harness) -> bool {
    let halted: Option<String> = sqlx::query_scalar("select halted from games")
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers");
    halted.as_deref() == Some("suspended")
}

#[tokio::test]
async fn a_game_in_a_deleted_thread_continues_in_its_channel() {
    let mut harness = Harness::new("en-US").await;
    let parent = harness.channel.clone();
    harness.channel = parent.thread("the long game");
    harness.game("norse").await;
    harness.play(&harness.ann, "d1-d4").await;
    harness.channel.delete();
    let goes_on = |message: &Message| message.content.contains("The game continues");
    let board = parent.message("the board in the channel", goes_on).await;
    assert_eq!(board.picture().width, 704);
    let pinged: Vec<_> = board.pings.users.iter().copied().collect();
    assert_eq!(pinged, [harness.ann.id(), harness.bjorn.id()]);
    harness.channel = parent;
    harness.play(&harness.bjorn, "e7-e9").await;
    assert!(!is_suspended(&harness).await);
    harness.close().await;
}

#[tokio::test]
async fn a_game_in_a_deleted_channel_is_suspended_until_it_is_moved() {
    let mut harness = Harness::new("en-US").await;
    harness.game("norse").await;
    harness.play(&harness.ann, "d1-d4").await;
    harness.channel.delete();
    harness.bot.line("a game has followed its place").await;
    assert!(is_suspended(&harness).await);

    // It cannot be moved to another server.
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
async fn the_clock_is_stopped_while_a_game_is_suspended() {
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
    let goes_on = |message: &Message| message.content.contains("The game continues");
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
