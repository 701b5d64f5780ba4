//! Whole games, from the challenge to each kind of end.

use raichi::testing::{locale::Locale, text::rules_title};
use raichi_rules::{Game, Ruleset, Side, WrittenPly};
use raichi_standin::{Message, options};

use crate::harness::{Harness, is_board, label};

/// Ends with the king's capture; raichi, tuichi and watch your king all occur on the way.
const CAPTURED: &str = include_str!("games/king-captured.txt");
/// Ends with the king's escape.
const ESCAPED: &str = include_str!("games/king-escaped.txt");

fn moves(record: &str) -> Vec<WrittenPly> {
    record
        .split_whitespace()
        .map(|text| text.parse().expect("the record holds moves"))
        .collect()
}

/// Words that the texts and descriptions of a game contain, in the server's language.
struct Words {
    raichi: &'static str,
    tuichi: &'static str,
    /// What explains the two to newcomers.
    meanings: [&'static str; 2],
    watch: &'static str,
    captures: &'static str,
    alt_move: &'static str,
    won: [&'static str; 2],
}

const ENGLISH: Words = Words {
    raichi: "**Raichi!**",
    tuichi: "**Tuichi!**",
    meanings: ["-# *Raichi* means", "-# *Tuichi* means"],
    watch: "**Watch your king!**",
    captures: "captures",
    alt_move: "the board after move",
    won: ["The attackers win", "The defenders win"],
};

const GERMAN: Words = Words {
    raichi: "**Raichi!**",
    tuichi: "**Tuichi!**",
    meanings: ["-# *Raichi* heißt", "-# *Tuichi* heißt"],
    watch: "**Achte auf deinen König!**",
    captures: "schlägt",
    alt_move: "das Brett nach Zug",
    won: ["Die Angreifer gewinnen", "Die Verteidiger gewinnen"],
};

const RUSSIAN: Words = Words {
    raichi: "**Raichi!**",
    tuichi: "**Tuichi!**",
    meanings: ["-# *Raichi* — это", "-# *Tuichi* — это"],
    watch: "**Берегите короля!**",
    captures: "бьёт",
    alt_move: "доска после хода",
    won: ["Победа нападающих", "Победа защитников"],
};

/// Plays a record through the bot and checks every message against the rules.
async fn play_through(harness: &Harness, record: &str, words: &Words) -> Message {
    let mut game = Game::new(Ruleset::preset("norse").expect("it ships"));
    let mut last = harness.game("norse").await;
    let mut names = vec![last.attachments[0].filename.clone()];
    let mut called = Vec::new();
    for (ply, written) in moves(record).into_iter().enumerate() {
        let mv = written.ply;
        let played = game.play(mv).expect("the record holds legal moves");
        let board = harness.play(harness.mover(ply), &mv.to_string()).await;
        let text = &board.content;
        let dashed = mv.to_string().replace('-', "–");
        assert!(
            text.contains(&harness.mover(ply).mention()) && text.contains(&dashed),
            "ply {ply}: {text}"
        );

        let call = played.call.as_ref().map(|call| call.code);
        let soldiers: Vec<_> = played
            .captures
            .iter()
            .filter(|capture| capture.piece.is_counted)
            .collect();
        assert_eq!(
            text.contains(words.captures),
            !soldiers.is_empty(),
            "ply {ply}: {text}"
        );
        for capture in soldiers {
            assert!(
                text.contains(&capture.point.to_string()),
                "ply {ply}: {text}"
            );
        }
        assert_eq!(
            text.contains(words.raichi),
            call == Some("raichi"),
            "ply {ply}: {text}"
        );
        assert_eq!(
            text.contains(words.tuichi),
            call == Some("tuichi"),
            "ply {ply}: {text}"
        );
        // Neither player has finished a game: each call is explained where it first comes up.
        for (code, meaning) in ["raichi", "tuichi"].into_iter().zip(words.meanings) {
            let is_first = call == Some(code) && !called.contains(&code);
            assert_eq!(text.contains(meaning), is_first, "ply {ply}: {text}");
        }
        called.extend(call);
        let watch = call == Some("watch-your-king");
        assert_eq!(text.contains(words.watch), watch, "ply {ply}: {text}");
        let call = played.call.iter().flat_map(|call| &call.threats);
        for to in call.filter_map(|threat| threat.last()) {
            assert!(text.contains(&to.to_string()), "ply {ply}: {text}");
        }

        // The last move, too, notifies the player who has not made it.
        assert_eq!(
            board.pings.users.iter().copied().collect::<Vec<_>>(),
            [harness.mover(ply + 1).id()],
            "ply {ply}: {board:#?}"
        );
        assert!(!board.pings.everyone && board.pings.roles.is_empty());

        let picture = board.picture();
        assert_eq!(picture.width, 704, "ply {ply}");
        let alt = board.attachments[0]
            .description
            .clone()
            .expect("a picture has a description");
        assert!(
            alt.chars().count() <= 1024 && alt.contains(words.alt_move),
            "ply {ply}: {alt}"
        );
        assert!(alt.contains(&format!("{}", ply + 1)), "ply {ply}: {alt}");
        let view = game.view();
        let mut pieces = view.pieces.iter();
        if let Some((king, _)) = pieces.find(|(_, piece)| piece.code == "king") {
            assert!(alt.contains(&king.to_string()), "ply {ply}: {alt}");
        }
        names.push(board.attachments[0].filename.clone());
        assert_ne!(
            board.picture(),
            last.picture(),
            "ply {ply}: each picture shows its own board"
        );
        last = board;
    }
    let outcome = game.outcome().expect("the record ends");
    let won = match outcome.winner.expect("somebody wins") {
        Side::First => words.won[0],
        Side::Second => words.won[1],
    };
    assert!(last.content.contains(won), "{}", last.content);
    names.sort();
    names.dedup();
    assert_eq!(
        names.len(),
        moves(record).len() + 1,
        "each picture has a file name of its own"
    );
    last
}

#[tokio::test]
async fn a_game_ends_by_the_kings_capture() {
    let harness = Harness::new("en-US").await;
    let last = play_through(&harness, CAPTURED, &ENGLISH).await;
    assert!(
        last.content.contains("The king is captured."),
        "{}",
        last.content
    );

    let late = harness
        .refused(harness.bjorn.slash(
            &harness.channel,
            "move",
            options![("from", "e7-e8"), ("game", 1)],
        ))
        .await;
    assert!(late.contains("ist zu Ende"), "{late}");
    let shown = harness
        .ann
        .slash(&harness.channel, "board", options![])
        .message()
        .await;
    assert!(shown.is_ephemeral() && shown.pings.is_empty(), "{shown:#?}");
    assert_eq!(
        shown.picture(),
        last.picture(),
        "a finished game can still be looked at"
    );
    harness.close().await;
}

#[tokio::test]
async fn aims_and_calls_are_explained_only_where_a_player_is_new() {
    let harness = Harness::new("en-US").await;
    // A game of each player's that is over; an aborted one does not count.
    let first_raichi = async |finished: &str, is_explained: bool| {
        harness.game("norse").await;
        sqlx::query(sqlx::AssertSqlSafe(format!(
            "update games set turn_of = null, deadline = null, remind_at = null, ending = '{finished}',
                              moved_at = started_at
             where turn_of is not null"
        )))
        .execute(&harness.pool)
        .await
        .expect("it is over");
        let begun = harness.game("norse").await.content;
        assert_eq!(begun.contains("your aim: "), is_explained, "{begun}");
        let mut game = Game::new(Ruleset::preset("norse").expect("it ships"));
        for (ply, written) in moves(CAPTURED).into_iter().enumerate() {
            let played = game
                .play(written.ply)
                .expect("the record holds legal moves");
            let board = harness
                .play(harness.mover(ply), &written.ply.to_string())
                .await;
            if played.call.is_some_and(|call| call.code == "raichi") {
                let text = board.content;
                assert_eq!(
                    text.contains("*Raichi* means"),
                    is_explained,
                    "{finished}: {text}"
                );
                return;
            }
        }
        panic!("there is a raichi in the record");
    };
    first_raichi("aborted", true).await;
    first_raichi("resigned", false).await;
    // Who knows tafl may be new to hunts.
    let begun = harness.game("fox-and-geese").await.content;
    assert!(begun.contains("your aim: capture 8 geese."), "{begun}");
    harness.close().await;
}

#[tokio::test]
async fn a_game_ends_by_the_kings_escape_in_german() {
    let harness = Harness::new("de").await;
    let last = play_through(&harness, ESCAPED, &GERMAN).await;
    assert!(
        last.content.contains("Der König ist auf"),
        "{}",
        last.content
    );
    harness.close().await;
}

#[tokio::test]
async fn a_game_ends_by_the_kings_capture_in_russian() {
    let harness = Harness::new("ru").await;
    let last = play_through(&harness, CAPTURED, &RUSSIAN).await;
    assert!(last.content.contains("Король взят."), "{}", last.content);
    harness.close().await;
}

#[tokio::test]
async fn a_game_ends_by_resigning_once_confirmed() {
    let harness = Harness::new("en-US").await;
    let resign = || options![];
    let nothing = harness
        .refused(harness.ann.slash(&harness.channel, "resign", resign()))
        .await;
    assert!(
        nothing.contains("You have no game in this channel"),
        "{nothing}"
    );
    harness.game("norse").await;
    harness.play(&harness.ann, "d1-d4").await;

    // The player who is not to move may resign as well, and may change their mind.
    let asked = harness
        .ann
        .slash(&harness.channel, "resign", resign())
        .message()
        .await;
    assert!(
        asked.is_ephemeral() && asked.content.contains("Do you want to resign game 1"),
        "{}",
        asked.content
    );
    let kept = harness.ann.click(&asked, "Play on").message().await;
    assert!(
        kept.content.contains("game 1 continues") && kept.buttons().is_empty(),
        "{kept:#?}"
    );
    assert_eq!(harness.counts().await, (1, 1, 1));

    // The question is stale after a move.
    let stale = harness
        .ann
        .slash(&harness.channel, "resign", resign())
        .message()
        .await;
    let asked = harness
        .bjorn
        .slash(&harness.channel, "resign", resign())
        .message()
        .await;
    assert!(
        asked.content.contains("Möchtest du Partie 1"),
        "{}",
        asked.content
    );
    harness.play(&harness.bjorn, "e7-e9").await;
    let refused = harness.ann.click(&stale, "Resign").message().await;
    assert!(
        refused.content.contains("The game has moved on"),
        "{}",
        refused.content
    );
    assert_eq!(harness.counts().await, (2, 1, 1));

    let asked = harness
        .bjorn
        .slash(&harness.channel, "resign", resign())
        .message()
        .await;
    let before = harness
        .channel
        .messages()
        .last()
        .expect("there are boards")
        .id;
    let click = harness.bjorn.click(&asked, &label(&asked, 0));
    let reply = click
        .message_where("the word", |reply| reply.buttons().is_empty())
        .await;
    assert!(
        reply.content.contains("Du hast Partie 1 aufgegeben"),
        "{}",
        reply.content
    );
    let last = harness
        .channel
        .message_after(before, "the end", is_board)
        .await;
    assert!(
        last.content
            .contains(&format!("{} resigns", harness.bjorn.mention())),
        "{}",
        last.content
    );
    assert!(
        last.content.contains("The attackers win"),
        "{}",
        last.content
    );
    assert!(
        last.pings.users.iter().eq([&harness.ann.id()]),
        "who has not resigned: {last:#?}"
    );
    harness.close().await;
}

#[tokio::test]
async fn every_ruleset_can_be_begun_and_is_drawn() {
    let harness = Harness::new("en-US").await;
    for rules in raichi_rules::presets() {
        let challenge = harness.challenge(rules.name()).await;
        let width = if rules.shape().files() <= 13 {
            704
        } else {
            1024
        };
        assert_eq!(challenge.picture().width, width, "{}", rules.name());
        assert!(
            challenge
                .content
                .contains(&rules_title(Locale::English, rules)),
            "{}",
            challenge.content
        );
        // The number of open challenges is limited.
        harness.ann.click(&challenge, "Withdraw");
        let withdrawn = |message: &Message| message.buttons().is_empty();
        harness
            .discord
            .changed(&challenge, "its end", withdrawn)
            .await;
        // So is how many one may send in ten minutes.
        sqlx::query("delete from paces")
            .execute(&harness.pool)
            .await
            .expect("a table");
    }
    harness.close().await;
}
