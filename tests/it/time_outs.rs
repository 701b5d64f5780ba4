//! The bot in time-out: it may read and not write until an end that Discord does not announce.

use std::time::Duration;

use raichi_standin::{MANAGE_GUILD, options};

use crate::harness::{Harness, is_board};

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
