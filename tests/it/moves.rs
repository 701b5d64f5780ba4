//! Refused moves: each gets its own private message, and nothing changes.

use raichi_standin::options;

use crate::harness::Harness;

#[tokio::test]
async fn every_refusal_names_its_reason() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    let before = harness.counts().await;
    let cases: &[(&str, &str, &str)] = &[
        ("hello", "", "isn’t a move"),
        ("d1", "x", "isn’t a move"),
        ("d1", "d0", "isn’t a move"),
        ("d1", "", "Where to?"),
        ("m1", "m4", "isn’t on the board, which goes from a1 to k11"),
        ("d1", "d19", "isn’t on the board"),
        ("a1", "a4", "nothing stands there"),
        ("f6", "f7", "the king stands there"),
        ("e6", "e7", "a defender stands there"),
        ("d1", "d1", "already on d1"),
        ("d1", "e2", "aren’t in line"),
        (
            "f2",
            "f7",
            "f2–f7 is blocked on f4: a defender stands there",
        ),
        ("d1", "a1", "Only the king can stop on a1: it’s a corner"),
        ("d1", "d4xd5", "captures nothing"),
    ];
    for &(from, to, expected) in cases {
        let given = if to.is_empty() {
            options![("from", from)]
        } else {
            options![("from", from), ("to", to)]
        };
        let refusal = harness
            .refused(harness.ann.slash(&harness.channel, "move", given))
            .await;
        assert!(refusal.contains(expected), "{from} {to}: {refusal}");
    }
    assert_eq!(harness.counts().await, before);
    harness.close().await;
}

#[tokio::test]
async fn only_the_player_to_move_moves() {
    let harness = Harness::new("en-US").await;
    let stranger = harness.discord.user("Cleo", "en-GB");
    let nothing = harness
        .refused(
            harness
                .ann
                .slash(&harness.channel, "move", options![("from", "d1-d4")]),
        )
        .await;
    assert!(
        nothing.contains("You have no game in this channel"),
        "{nothing}"
    );

    harness.game("norse").await;
    let early = harness
        .refused(
            harness
                .bjorn
                .slash(&harness.channel, "move", options![("from", "e7-e9")]),
        )
        .await;
    assert!(
        early.contains(&harness.ann.mention()) && early.contains("ist am Zug"),
        "{early}"
    );
    let foreign = harness
        .refused(stranger.slash(&harness.channel, "move", options![("from", "d1-d4")]))
        .await;
    assert!(
        foreign.contains("You have no game in this channel"),
        "{foreign}"
    );
    let other = options![("from", "d1-d4"), ("game", 1)];
    let foreign = harness
        .refused(stranger.slash(&harness.channel, "move", other))
        .await;
    assert!(
        foreign.contains("You’re not playing in game 1"),
        "{foreign}"
    );
    let missing = options![("from", "d1-d4"), ("game", 99)];
    let missing = harness
        .refused(harness.ann.slash(&harness.channel, "move", missing))
        .await;
    assert!(
        missing.contains("There’s no game 99 on this server"),
        "{missing}"
    );
    assert_eq!(harness.counts().await, (0, 1, 1));
    harness.close().await;
}

#[tokio::test]
async fn a_move_without_a_game_means_the_one_at_turn() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    harness.game("brandubh").await;
    let unclear = harness
        .refused(
            harness
                .ann
                .slash(&harness.channel, "move", options![("from", "d1-d4")]),
        )
        .await;
    assert!(
        unclear.contains("several games") && unclear.contains("1 and 2"),
        "{unclear}"
    );

    let before = harness
        .channel
        .messages()
        .last()
        .expect("there are boards")
        .id;
    harness.ann.slash(
        &harness.channel,
        "move",
        options![("from", "d1-d4"), ("game", 1)],
    );
    harness
        .channel
        .message_after(before, "the board of game 1", |board| {
            board.content.contains("game 1")
        })
        .await;
    // Now it is her turn in one of them only.
    let board = harness.play(&harness.ann, "d7-e7").await;
    assert!(
        board.content.contains("game 2") && board.content.contains("Brandubh"),
        "{}",
        board.content
    );
    harness.close().await;
}

#[tokio::test]
async fn where_several_games_may_be_meant_they_are_offered_as_buttons() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    harness.game("brandubh").await;
    let asked = async |command: &str, given| {
        let asked = harness.ann.slash(&harness.channel, command, given);
        asked.message().await
    };
    let shown = asked("board", options![("style", 3)]).await;
    let press = harness.ann.click(&shown, "Game 1 · Norse hnefatafl 11×11");
    let is_text = |message: &raichi_standin::Message| message.content.contains("24 attackers");
    let board = press.message_where("the board", is_text).await;
    assert!(board.is_ephemeral(), "{board:#?}");
    let squares = asked("legal", options![("square", "d2")]).await;
    let press = harness.ann.click(&squares, "Game 2 · Brandubh 7×7");
    let squares = |message: &raichi_standin::Message| message.content.contains("on d2");
    press.message_where("the squares", squares).await;
    let offer = asked("draw", options![]).await;
    harness
        .announced(
            || harness.ann.click(&offer, "Game 2 · Brandubh 7×7"),
            "offers a draw",
            &[&harness.bjorn],
        )
        .await;
    let played = asked("move", options![("from", "d1"), ("to", "d4")]).await;
    let press = harness.ann.click(&played, "Game 1 · Norse hnefatafl 11×11");
    let moved = |board: &raichi_standin::Message| board.content.contains("d1–d4");
    let board = harness.turn("the board after it", moved).await;
    assert!(board.content.contains("game 1"), "{}", board.content);
    press.deleted().await;
    // What has no button under a board has one here, too.
    harness.game("fox-and-geese").await;
    let paused = asked("pause", options![]).await;
    harness
        .announced(
            || harness.ann.click(&paused, "Game 1 · Norse hnefatafl 11×11"),
            "asks for a pause",
            &[&harness.bjorn],
        )
        .await;
    let resumed = asked("resume", options![]).await;
    let press = harness.ann.click(&resumed, "Game 2 · Brandubh 7×7");
    let is_refusal = |message: &raichi_standin::Message| message.content.contains("isn’t paused");
    press.message_where("the refusal", is_refusal).await;
    let aborted = asked("abort", options![]).await;
    let last = |message: &raichi_standin::Message| message.content.contains("game 3");
    harness.ann.click(&aborted, "Game 3 · Fox and Geese");
    let over = harness.turn("the end", |board| {
        last(board) && board.content.contains("abort")
    });
    over.await;
    harness.close().await;
}
