//! Discord's limits of requests, and headers about them that cannot be right.

use std::time::Duration;

use raichi_standin::{Fault, Message, options};

use crate::{
    harness::{Harness, is_board},
    watch::{Monitor, WATCHED, watched},
};

const MESSAGES: &str = "/channels/*/messages";

/// The boards after a move.
async fn moved(harness: &Harness, ply: usize, mv: &str) -> Vec<Message> {
    let shown = mv.replace('-', "–");
    let given = options![("from", mv)];
    harness.mover(ply).slash(&harness.channel, "move", given);
    let shows = |board: &Message| board.content.contains(&shown);
    harness.turn("the board", shows).await;
    harness.quiet().await;
    let boards = harness.channel.messages().into_iter();
    boards
        .filter(|message| is_board(message) && shows(message))
        .collect()
}

#[tokio::test]
async fn a_request_beyond_a_limit_is_made_again_and_counted() {
    let harness = watched(&WATCHED).await;
    let monitor = Monitor::of(&harness.bot).await;
    harness.game("norse").await;
    harness.quiet().await;
    let soon = Duration::from_millis(20);
    // The bot's own limit, twice; one that others have used up; one of all requests; and a ban by the proxy, which names no time.
    let post = || Fault::on("POST", MESSAGES);
    for (ply, mv, rule) in [
        (0, "d1-d4", post().times(2).too_many(soon)),
        (1, "e7-e9", post().times(1).too_many_of_all(soon)),
        (2, "d4-d1", post().times(1).too_many_in_all(soon)),
        (3, "e9-e7", post().times(1).page(429)),
    ] {
        harness.discord.fault(rule);
        assert_eq!(moved(&harness, ply, mv).await.len(), 1, "{mv}");
    }
    monitor
        .metrics(&[
            r#"raichi_discord_errors_total{status="429"} 5"#,
            "raichi_discord_rate_limits_total 4",
        ])
        .await;
    harness.close().await;
}

#[tokio::test]
async fn headers_of_limits_that_cannot_be_right_repeat_nothing() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    harness.quiet().await;
    let fault = |name, value| Fault::on("POST", MESSAGES).always().header(name, value);
    for (name, value, steps) in [
        ("x-ratelimit-limit", "5, 5", ["d1-d2", "e7-e8"]),
        ("x-ratelimit-remaining", "many", ["d2-d3", "e8-e9"]),
        ("x-ratelimit-reset-after", "-1", ["d3-d4", "e9-d9"]),
        ("x-ratelimit-reset-after", "1e300", ["d4-c4", "d9-d8"]),
        ("x-ratelimit-reset-after", "NaN", ["c4-c3", "d8-c8"]),
        (
            "retry-after",
            "Wed, 21 Oct 2026 07:28:00 GMT",
            ["c3-c2", "c8-c9"],
        ),
    ] {
        harness.discord.fault(fault(name, value));
        for (ply, mv) in steps.into_iter().enumerate() {
            let before = posts(&harness);
            moved(&harness, ply, mv).await;
            assert_eq!(posts(&harness), before + 1, "{name}: {value}");
        }
        harness.discord.no_faults();
    }
    harness.close().await;
}

/// How many messages the bot has posted.
fn posts(harness: &Harness) -> usize {
    let requests = harness.discord.requests().into_iter();
    let posted = |path: &str| path.ends_with("/messages");
    requests
        .filter(|request| request.method == "POST" && posted(&request.path))
        .count()
}
