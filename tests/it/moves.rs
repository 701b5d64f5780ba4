//! Moves that are not played: each gets its own private sentence, and nothing changes.

use raichi_standin::options;

use crate::hall::Hall;

#[tokio::test]
async fn every_refusal_names_its_reason() {
    let hall = Hall::new("en-US").await;
    hall.game("norse").await;
    let before = hall.counts().await;
    let cases: &[(&str, &str, &str)] = &[
        ("hello", "", "is not a move"),
        ("d1", "x", "is not a move"),
        ("d1", "d0", "is not a move"),
        ("d1", "", "Where to?"),
        ("m1", "m4", "is not on the board, which goes from a1 to k11"),
        ("d1", "d19", "is not on the board"),
        ("a1", "a4", "the square is empty"),
        ("f6", "f7", "the king stands there"),
        ("e6", "e7", "a defender stands there"),
        ("d1", "d1", "already stands on d1"),
        ("d1", "e2", "are not in line"),
        (
            "f2",
            "f7",
            "f2–f7 is blocked on f4: a defender stands there",
        ),
        ("d1", "a1", "Only the king may stop on a1: it is a corner"),
        ("d1", "d4xd5", "captures nothing"),
    ];
    for &(from, to, expected) in cases {
        let given = if to.is_empty() {
            options![("from", from)]
        } else {
            options![("from", from), ("to", to)]
        };
        let refusal = hall
            .refused(hall.ann.slash(&hall.channel, "move", given))
            .await;
        assert!(refusal.contains(expected), "{from} {to}: {refusal}");
    }
    assert_eq!(hall.counts().await, before);
    hall.close().await;
}

#[tokio::test]
async fn only_the_player_to_move_moves() {
    let hall = Hall::new("en-US").await;
    let stranger = hall.discord.user("Cleo", "en-GB");
    let nothing = hall
        .refused(
            hall.ann
                .slash(&hall.channel, "move", options![("from", "d1-d4")]),
        )
        .await;
    assert!(
        nothing.contains("There is no game of yours in this channel"),
        "{nothing}"
    );

    hall.game("norse").await;
    let early = hall
        .refused(
            hall.bjorn
                .slash(&hall.channel, "move", options![("from", "e7-e9")]),
        )
        .await;
    assert!(
        early.contains(&hall.ann.mention()) && early.contains("ist am Zug"),
        "{early}"
    );
    let foreign = hall
        .refused(stranger.slash(&hall.channel, "move", options![("from", "d1-d4")]))
        .await;
    assert!(
        foreign.contains("There is no game of yours in this channel"),
        "{foreign}"
    );
    let other = options![("from", "d1-d4"), ("game", 1)];
    let foreign = hall
        .refused(stranger.slash(&hall.channel, "move", other))
        .await;
    assert!(
        foreign.contains("You are not playing in game 1"),
        "{foreign}"
    );
    let missing = options![("from", "d1-d4"), ("game", 99)];
    let missing = hall
        .refused(hall.ann.slash(&hall.channel, "move", missing))
        .await;
    assert!(
        missing.contains("There is no game 99 in this server"),
        "{missing}"
    );
    assert_eq!(hall.counts().await, (0, 1, 1));
    hall.close().await;
}

#[tokio::test]
async fn of_several_games_the_one_at_turn_is_meant() {
    let hall = Hall::new("en-US").await;
    hall.game("norse").await;
    hall.game("brandubh").await;
    let unclear = hall
        .refused(
            hall.ann
                .slash(&hall.channel, "move", options![("from", "d1-d4")]),
        )
        .await;
    assert!(
        unclear.contains("several games") && unclear.contains("1 and 2"),
        "{unclear}"
    );

    let before = hall.channel.messages().last().expect("there are boards").id;
    hall.ann.slash(
        &hall.channel,
        "move",
        options![("from", "d1-d4"), ("game", 1)],
    );
    hall.channel
        .message_after(before, "the board of game 1", |board| {
            board.content.contains("game 1")
        })
        .await;
    // Now it is her turn in one of them only.
    let board = hall.play(&hall.ann, "d7-e7").await;
    assert!(
        board.content.contains("game 2") && board.content.contains("Brandubh"),
        "{}",
        board.content
    );
    hall.close().await;
}
