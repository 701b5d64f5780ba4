//! The bot in time-out: it may read and not write until an end that Discord does not announce.

use std::time::Duration;

use raichi_standin::{Fault, MANAGE_GUILD, options};

use crate::{
    harness::{Harness, is_board},
    three_weeks::Days,
};

/// Long enough for what happens meanwhile, also on a busy machine, and shorter than the patience of the stand-in.
const LASTS: Duration = Duration::from_secs(15);

#[tokio::test]
async fn games_wait_for_the_end_of_a_time_out() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    harness.guild.time_out(LASTS);
    harness.bot.line("the bot is in time-out").await;
    let before = harness.last_id();
    let given = options![("from", "d1-d4")];
    let moved = harness.ann.slash(&harness.channel, "move", given);
    let untold = moved.message().await.content;
    assert!(
        untold.contains("I’m in time-out on this server until <t:"),
        "{untold}"
    );
    harness.until_some("games where halted = 'suspended'").await;
    let given = options![("opponent", &harness.bjorn)];
    let refused = harness.ann.slash(&harness.channel, "challenge", given);
    let refused = harness.refused(refused).await;
    assert!(
        refused.contains("I’m in time-out on this server until <t:"),
        "{refused}"
    );
    // Changes of roles meanwhile change nothing.
    let posts = || {
        let requests = harness.discord.requests().into_iter();
        let posts = requests.filter(|it| it.method == "POST" && it.path.ends_with("/messages"));
        posts.count()
    };
    let tried = posts();
    let looks =
        |it: &raichi_standin::RequestRecord| it.method == "GET" && it.path.contains("/members/");
    harness.guild.permit(MANAGE_GUILD);
    harness.discord.request("a look", looks).await;
    assert_eq!(posts(), tried);
    let board = harness
        .channel
        .message_after(before, "the board after the time-out", is_board)
        .await;
    assert!(board.content.contains("d1–d4"), "{board:#?}");
    harness.until_some("games where halted is null").await;
    harness.play(&harness.bjorn, "e7-e9").await;
    harness.close().await;
}

#[tokio::test]
async fn a_channel_that_refuses_posts_against_the_look_is_looked_at_later() {
    let Days { harness, clock } = Days::new().await;
    harness.game("norse").await;
    let posting = Fault::on("POST", "/channels/*/messages").always();
    harness.discord.fault(posting.refuse(403, 50013));
    let given = options![("from", "d1-d4")];
    harness.ann.slash(&harness.channel, "move", given);
    harness.until_some("games where halted = 'suspended'").await;
    let counted = |method: &str, part: &str| {
        let requests = harness.discord.requests().into_iter();
        let counted = requests.filter(|it| it.method == method && it.path.contains(part));
        counted.count()
    };
    let (posts, looks) = (counted("POST", "/messages"), counted("GET", "/members/"));
    // An event does not show that it is over: the permissions are the same as before.
    harness.guild.permit(MANAGE_GUILD);
    let looked = |_: &_| (counted("GET", "/members/") > looks).then_some(());
    harness.discord.wait_for("a look", looked).await;
    assert_eq!(counted("POST", "/messages"), posts);
    harness.discord.no_faults();
    let before = harness.last_id();
    clock.advance(Duration::from_secs(11 * 60));
    let board = harness.channel.message_after(before, "the board", is_board);
    let board = board.await;
    assert!(board.content.contains("d1–d4"), "{board:#?}");
    assert_eq!(
        counted("POST", "/messages"),
        posts + 1,
        "no post in between"
    );
    harness.until_some("games where halted is null").await;
    harness.close().await;
}
