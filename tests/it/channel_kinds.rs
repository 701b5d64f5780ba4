//! Games in channels of every kind, and what each kind needs.

use raichi_standin::{CONNECT, Channel, Fault, Guild, MANAGE_GUILD, RequestRecord, options};

use crate::harness::{Harness, is_board};

/// A harness whose channel is another one.
async fn within(open: impl Fn(&Guild) -> Channel) -> Harness {
    let mut harness = Harness::new("en-US").await;
    harness.channel = open(&harness.guild);
    harness
}

#[tokio::test]
async fn games_are_played_wherever_people_write() {
    let kinds: [fn(&Guild) -> Channel; 4] = [
        |guild| guild.announcements("news"),
        |guild| guild.announcements("news").thread("game"),
        |guild| guild.voice("hall"),
        |guild| guild.stage("stage"),
    ];
    for open in kinds {
        let harness = within(open).await;
        harness.game("norse").await;
        let board = harness.play(&harness.ann, "d1-d4").await;
        assert!(!board.attachments.is_empty(), "{board:#?}");
        harness.close().await;
    }
}

#[tokio::test]
async fn the_chat_of_a_voice_channel_needs_connect() {
    let harness = within(|guild| guild.voice("hall")).await;
    harness.game("norse").await;
    let (rule, hold) = Fault::on("POST", "/channels/*/messages").hold();
    harness.discord.fault(rule);
    let given = options![("from", "d1-d4")];
    harness.ann.slash(&harness.channel, "move", given);
    hold.arrived().await;
    harness.channel.forbid(CONNECT);
    hold.release();
    harness.until_some("games where halted = 'suspended'").await;
    let given = options![("opponent", &harness.ann)];
    let refused = harness.bjorn.slash(&harness.channel, "challenge", given);
    let refused = harness.refused(refused).await;
    assert!(refused.contains("*Verbinden*"), "{refused}");
    // A look at the channel does not contradict the refusal.
    let posts = || {
        let requests = harness.discord.requests().into_iter();
        let posts = requests.filter(|it| it.method == "POST" && it.path.ends_with("/messages"));
        posts.count()
    };
    let tried = posts();
    let before = harness.discord.requests().len();
    harness.guild.permit(MANAGE_GUILD);
    // Discord does not even show the channel.
    let path = format!("/channels/{}", harness.channel.id());
    let looks = |it: &RequestRecord| it.method == "GET" && it.path == path;
    let looked = |_: &_| {
        let requests = harness.discord.requests();
        requests[before..].iter().any(looks).then_some(())
    };
    harness.discord.wait_for("a look", looked).await;
    assert_eq!(posts(), tried);
    let before = harness.last_id();
    harness.channel.permit(CONNECT);
    let board = harness.channel.message_after(before, "the board", is_board);
    let board = board.await;
    assert!(board.content.contains("d1–d4"), "{board:#?}");
    harness.until_some("games where halted is null").await;
    harness.close().await;
}

#[tokio::test]
async fn an_admin_moves_a_game_to_any_channel_with_a_chat() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    let admin = harness.discord.user("Astrid", "en-US").admin();
    for open in [Guild::voice, Guild::stage, Guild::announcements] {
        let there = open(&harness.guild, "elsewhere");
        let given = options![("game", 1), ("channel", &there)];
        admin.slash(&harness.channel, "admin move-game", given);
        there.message("the board", is_board).await;
    }
    harness.close().await;
}
