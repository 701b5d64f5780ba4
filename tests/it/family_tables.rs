//! What is around a game, for hunts and Dablot: sides by their names, matches, games alone, export and import.

use raichi_standin::{Message, User, options};

use crate::{
    archive,
    database::Database,
    families::record,
    harness::{Harness, accept, is_board, is_challenge, started},
};

#[tokio::test]
async fn a_side_is_chosen_by_its_name() {
    let harness = Harness::new("en-US").await;
    let (ann, channel) = (&harness.ann, &harness.channel);
    for (rules, sides) in [
        (
            "fox-and-geese",
            ["fox", "geese", "random", "fair by rating"],
        ),
        (
            "brandubh",
            ["attackers", "defenders", "random", "fair by rating"],
        ),
    ] {
        let given = options![("rules", rules)];
        let offered = ann
            .autocomplete(channel, "challenge", "side", "", given)
            .await;
        assert_eq!(offered.names(), sides);
    }
    let challenge = |rules: &str, side: &str| {
        let given = options![
            ("opponent", &harness.bjorn),
            ("rules", rules),
            ("side", side)
        ];
        ann.slash(channel, "challenge", given)
    };
    let refusal = harness.refused(challenge("bagh-chal", "geese")).await;
    assert!(refusal.contains("tigers or goats"), "{refusal}");
    let asked = challenge("bagh-chal", "goats");
    let posted = harness.channel.message("the challenge", is_challenge).await;
    asked.deleted().await;
    harness.bjorn.click(&posted, &accept(&posted));
    let board = harness.channel.message("the first board", is_board).await;
    // The goats begin.
    assert!(board.pings.users.contains(&ann.id()), "{board:#?}");
    let played = ann.slash(channel, "move", options![("from", "c3")]);
    harness
        .turn("the next board", |board| board.content.contains("**c3**"))
        .await;
    played.deleted().await;
    harness.close().await;
}

/// Somebody acts in a game of several; waits until the command is answered or gone.
async fn acts(harness: &Harness, who: &User, ply: &str, game: i64) {
    let before = harness.counts().await.0;
    let given = options![("from", ply), ("game", game)];
    who.slash(&harness.channel, "move", given);
    harness
        .until_some(&format!("entries having count(*) > {before}"))
        .await;
}

/// Running games of both families, one of them amid a turn after a takeback and one under rules of the server.
#[tokio::test]
async fn games_of_all_families_are_exported_imported_and_continued() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    harness.game("mini-dablot-actions").await;
    harness.game("bagh-chal").await;
    harness.game("asalto").await;
    for (who, ply) in [(ann, "g5-f6"), (ann, "e3-d4")] {
        acts(&harness, who, ply, 1).await;
    }
    let before = harness.counts().await.0;
    ann.slash(&harness.channel, "takeback", options![("game", 1)]);
    harness
        .until_some(&format!("entries having count(*) > {before}"))
        .await;
    for (who, ply) in [(ann, "e3-d4"), (ann, "end"), (bjorn, "c7-c5")] {
        acts(&harness, who, ply, 1).await;
    }
    let own = r#"update games set ruleset = jsonb_set(ruleset, '{name}', '"our own"'), rated = false where id = 2"#;
    sqlx::query(own)
        .execute(&harness.pool)
        .await
        .expect("it is changed");
    for (who, ply) in [(bjorn, "d2"), (ann, "e1-c3"), (bjorn, "e1")] {
        acts(&harness, who, ply, 2).await;
    }
    for (number, ply) in record("asalto").into_iter().enumerate() {
        let who = if number % 2 == 0 { bjorn } else { ann };
        acts(&harness, who, ply, 3).await;
    }
    harness.all_delivered().await;

    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.txt");
    let exported = archive::export(&harness.discord, &harness.database, &file).await;
    for part in [
        "[Rules \"mini-dablot-actions\"]",
        "[Rules \"custom\"]\n[RulesJson {\"game\":\"hunt\"",
        "[Reason \"taken\"]",
        "[Result \"many\"]",
        "e1-c3xd2",
    ] {
        assert!(exported.contains(part), "{part}: {exported}");
    }
    let elsewhere = Database::empty().await;
    let output = archive::imported(&harness.discord, &elsewhere, &file).await;
    assert!(
        output.contains("3 taken in, 0 here already, 0 left out"),
        "{output}"
    );
    let again = folder.path().join("again.txt");
    let once_more = archive::export(&harness.discord, &elsewhere, &again).await;
    assert_eq!(once_more, exported);

    // The turn goes on there, and ends.
    let Harness {
        discord,
        channel,
        ann,
        bjorn,
        bot,
        ..
    } = harness;
    assert!(bot.terminate().await.success());
    let last = channel.messages().last().expect("there are boards").id;
    let bot = started(&discord, &elsewhere).await;
    bjorn.slash(&channel, "move", options![("from", "end"), ("game", 1)]);
    let board = channel.message_after(last, "the board", is_board).await;
    assert!(board.pings.users.iter().eq([&ann.id()]), "{board:#?}");
    assert!(bot.terminate().await.success(), "{}", bot.output());
}

/// In a match of a hunt the sides are switched, and one may play both sides; a finished game is followed by another.
#[tokio::test]
async fn matches_and_hot_seats_are_as_in_tafl() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn, channel) = (&harness.ann, &harness.bjorn, &harness.channel);
    let given = options![
        ("opponent", bjorn),
        ("rules", "asalto"),
        ("side", "officers"),
        ("match", true)
    ];
    let asked = ann.slash(channel, "challenge", given);
    let posted = channel.message("the challenge", is_challenge).await;
    asked.deleted().await;
    bjorn.click(&posted, &accept(&posted));
    let first = channel.message("the first board", is_board).await;
    // The rebels begin.
    let begins = format!("{}, it’s your move", bjorn.mention());
    assert!(first.content.contains(&begins), "{first:#?}");
    for (number, ply) in record("asalto").into_iter().enumerate() {
        let who = if number % 2 == 0 { bjorn } else { ann };
        acts(&harness, who, ply, 1).await;
    }
    let second = harness
        .turn("the second game", |board| {
            board.content.contains("game 2 of 2")
        })
        .await;
    // Now Ann has the rebels.
    acts(&harness, ann, "d4-d5", 2).await;
    let next = |board: &Message| board.content.contains("d4–d5") && board.id > second.id;
    let next = harness.turn("the next board", next).await;
    assert!(next.pings.users.iter().eq([&bjorn.id()]), "{next:#?}");

    let given = options![("opponent", ann), ("rules", "mini-dablot-actions")];
    ann.slash(channel, "challenge", given);
    let alone = |board: &Message| board.content.contains("moves both sides");
    harness.turn("the game alone", alone).await;
    for ply in ["g5-f6", "e3-d4", "e1-e3", "c7-c5", "end"] {
        acts(&harness, ann, ply, 3).await;
    }
    let whole = |board: &Message| board.content.contains("**g5–f6, e3–d4 and e1–e3**");
    let board = harness.turn("the first turn", whole).await;
    assert!(board.pings.is_empty(), "{board:#?}");
    let part = |board: &Message| board.content.contains("**c7–c5**");
    harness.turn("the second turn", part).await;
    harness.close().await;
}
