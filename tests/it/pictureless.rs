//! Channels where the bot may not attach files: boards are text, and nothing is lost or posted twice.

use raichi_rules::Ply;
use raichi_rules::tafl::{Game, Piece, Ruleset, Side, Square};
use raichi_standin::{ATTACH, Fault, Message, RequestRecord, SEND, options};

use crate::harness::{Harness, accept, is_board, started};

/// Ends with the king's escape.
const ESCAPED: &str = include_str!("games/king-escaped.txt");

/// The rows of the text board in a message, without the brackets around the last move.
fn rows(message: &Message) -> Vec<String> {
    let drawing = message.content.split("```").nth(1).expect("a drawing");
    let rows = drawing.trim_matches('\n').lines();
    rows.map(|row| row.replace(['[', ']', '|'], " ").trim_end().to_owned())
        .collect()
}

/// The rows expected for a position.
fn expected(game: &Game) -> Vec<String> {
    let sign = |square| match game.position().piece_at(square) {
        Some(Piece::Attacker) => 'A',
        Some(Piece::Defender) => 'D',
        Some(Piece::King) => 'K',
        None if game.rules().special(square).is_none() => '.',
        None if square.file() == square.rank() && square.file() == game.rules().size() / 2 => '+',
        None => '#',
    };
    let size = game.rules().size();
    let row = |rank: u8| {
        let squares = (0..size).filter_map(|file| Square::new(file, rank));
        let signs: String = squares.flat_map(|square| [' ', sign(square)]).collect();
        format!("{:>2}{signs}", rank + 1)
    };
    let files = (b'a'..b'a' + size).flat_map(|file| [' ', char::from(file)]);
    let files = std::iter::repeat_n(' ', 2).chain(files).collect();
    (0..size).rev().map(row).chain([files]).collect()
}

/// The boards of the channel, in order.
fn boards(harness: &Harness) -> Vec<Message> {
    let messages = harness.channel.messages();
    messages.into_iter().filter(is_board).collect()
}

/// Whether a request posts a message, or tries to.
fn is_post(request: &RequestRecord) -> bool {
    request.method == "POST" && request.path.ends_with("/messages")
}

fn posts(harness: &Harness) -> Vec<RequestRecord> {
    harness
        .discord
        .requests()
        .into_iter()
        .filter(is_post)
        .collect()
}

/// Removes permissions of the bot in the channel, and waits for the event.
async fn forbid(harness: &Harness, permissions: u64) {
    harness.channel.forbid(permissions);
    let asked = harness.ann.slash(&harness.channel, "help", options![]);
    asked.message().await;
}

/// Begins a game of `norse` in which Ann has the attackers; returns the first board.
async fn begin(harness: &Harness) -> Message {
    let given = options![
        ("opponent", &harness.bjorn),
        ("rules", "norse"),
        ("side", "attackers")
    ];
    let asked = harness.ann.slash(&harness.channel, "challenge", given);
    let reply = asked.message().await;
    assert!(
        reply.is_ephemeral() && reply.content.contains("*Attach Files*"),
        "who begins is told what is missing: {reply:#?}"
    );
    let is_challenge = |message: &Message| !message.buttons().is_empty();
    let challenge = harness.channel.message("the challenge", is_challenge).await;
    let start = Game::new(Ruleset::preset("norse").expect("it ships"));
    assert!(challenge.attachments.is_empty(), "{challenge:#?}");
    assert_eq!(rows(&challenge), expected(&start));
    assert!(challenge.pings.users.contains(&harness.bjorn.id()));

    harness.bjorn.click(&challenge, &accept(&challenge));
    let board = harness.turn("the first board", |_| true).await;
    let record = |message: &Message| message.buttons().is_empty();
    harness
        .discord
        .changed(&challenge, "the record", record)
        .await;
    board
}

#[tokio::test]
async fn a_whole_game_is_played_with_boards_as_text() {
    let harness = Harness::new("en-US").await;
    forbid(&harness, ATTACH).await;
    let mut game = Game::new(Ruleset::preset("norse").expect("it ships"));
    let mut board = begin(&harness).await;
    assert_eq!(rows(&board), expected(&game));
    for (ply, text) in ESCAPED.split_whitespace().enumerate() {
        let mv = text.parse::<Ply>().expect("a move");
        game.play(mv).expect("a legal move");
        board = harness.play(harness.mover(ply), &mv.to_string()).await;
        assert_eq!(
            rows(&board),
            expected(&game),
            "ply {ply}:\n{}",
            board.content
        );
        assert!(board.attachments.is_empty() && board.content.len() <= 2000);
        let marks = board.content.matches(['[', '|']).count();
        assert_eq!(
            marks, 3,
            "two squares, and the sign in the key: {}",
            board.content
        );
        let pinged: Vec<_> = board.pings.users.iter().copied().collect();
        assert_eq!(pinged, [harness.mover(ply + 1).id()], "ply {ply}");
    }
    assert_eq!(
        game.outcome().and_then(|end| end.winner),
        Some(Side::Defenders)
    );
    assert!(
        board.content.contains("The defenders win"),
        "{}",
        board.content
    );
    assert_eq!(
        boards(&harness).len(),
        ESCAPED.split_whitespace().count() + 1
    );
    // Each command carries the missing permission, so no picture was sent in vain.
    assert_eq!(posts(&harness).len(), boards(&harness).len() + 1);
    harness.close().await;
}

#[tokio::test]
async fn the_permission_may_change_during_a_game() {
    let harness = Harness::new("de").await;
    harness.game("norse").await;
    let drawn = harness.play(&harness.ann, "d1-d4").await;
    assert_eq!(drawn.picture().width, 704);
    harness.channel.forbid(ATTACH);
    let text = harness.play(&harness.bjorn, "e7-e9").await;
    assert!(
        text.attachments.is_empty() && text.content.contains("`V` 12 Verteidiger: d6, e5"),
        "{}",
        text.content
    );
    assert!(text.pings.users.contains(&harness.ann.id()));
    harness.channel.permit(ATTACH);
    let drawn = harness.play(&harness.ann, "h1-h4").await;
    assert_eq!(drawn.picture().width, 704);
    assert!(!drawn.content.contains("```"), "{}", drawn.content);
    assert_eq!(boards(&harness).len(), 4);
    harness.close().await;
}

#[tokio::test]
async fn a_kill_between_posting_the_text_and_recording_it_posts_nothing_twice() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    forbid(&harness, ATTACH).await;
    let (rule, hold) = Fault::on("POST", "/channels/*/messages").hold_answer();
    harness.discord.fault(rule);
    harness
        .ann
        .slash(&harness.channel, "move", options![("from", "d1-d4")]);
    hold.arrived().await;
    harness.bot.kill9().await;
    hold.abandon();
    assert_eq!(boards(&harness).len(), 2, "the board was posted as text");

    // Whether files may be attached again or not, the posted message stays the only one.
    for (given, before) in [(0, 2), (ATTACH, 3)] {
        harness.channel.permit(given);
        let again = started(&harness.discord, &harness.database).await;
        let of_again = |request: &RequestRecord| request.process == again.number();
        let tried = |request: &RequestRecord| {
            of_again(request) && is_post(request) && request.status == Some(200)
        };
        harness.discord.request("the second try", tried).await;
        assert_eq!(
            boards(&harness).len(),
            before,
            "each turn stands there once"
        );
        if given == 0 {
            let (rule, hold) = Fault::on("POST", "/channels/*/messages").hold_answer();
            harness.discord.fault(rule);
            harness
                .bjorn
                .slash(&harness.channel, "move", options![("from", "e7-e9")]);
            hold.arrived().await;
            again.kill9().await;
            hold.abandon();
        } else {
            let drawn = harness.play(&harness.ann, "h1-h4").await;
            assert_eq!((drawn.attachments.len(), boards(&harness).len()), (1, 4));
            assert!(again.terminate().await.success());
        }
    }
}

#[tokio::test]
async fn without_permission_a_post_is_tried_once_and_repeated_when_allowed() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    let before = posts(&harness).len();
    forbid(&harness, ATTACH | SEND).await;
    let moved = harness
        .ann
        .slash(&harness.channel, "move", options![("from", "d1-d4")]);
    let reply = moved.message().await.content;
    assert!(
        reply.contains("It’s saved") && !reply.contains("Attach"),
        "{reply}"
    );
    harness.channel.permit(ATTACH | SEND);
    harness
        .turn("the second board", |message| {
            message.content.contains("d1–d4")
        })
        .await;
    harness.play(&harness.bjorn, "e7-e9").await;
    assert_eq!(posts(&harness).len(), before + 3);
    assert_eq!(boards(&harness).len(), 3);
    harness.close().await;
}

#[tokio::test]
async fn a_refused_private_picture_is_sent_as_text() {
    let harness = Harness::new("en-US").await;
    harness.game("brandubh").await;
    harness.channel.forbid(ATTACH);
    let drawn = harness.bjorn.slash(&harness.channel, "board", options![]);
    let drawn = drawn.message().await;
    assert_eq!(
        drawn.attachments.len(),
        1,
        "answers may have files everywhere"
    );
    for (status, code) in [(403, 50013), (413, 40005), (400, 50035)] {
        let rule = Fault::on("PATCH", "/webhooks/*/*/messages/@original").refuse(status, code);
        harness.discord.fault(rule);
        let asked = harness.bjorn.slash(&harness.channel, "board", options![]);
        let shown = asked.message().await;
        assert!(
            shown.is_ephemeral() && shown.attachments.is_empty(),
            "{shown:#?}"
        );
        let text = shown.content;
        assert!(
            text.contains("`V` 4 Verteidiger") && text.ends_with("a b c d e f g\n```"),
            "{text}"
        );
    }
    harness.close().await;
}
