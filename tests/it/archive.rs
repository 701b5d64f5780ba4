//! Games are exported from one installation as records, and continue in another.

use std::{fs, path::Path};

use raichi_standin::{Launch, Message, StandIn, options};

use crate::{
    database::Database,
    harness::{Harness, RAICHI, is_board, label, started},
    matches,
};

const CAPTURED: &str = include_str!("games/king-captured.txt");

/// Prepares the program with a database.
async fn raichi(discord: &StandIn, database: &Database) -> Launch {
    database.configure(discord.process(RAICHI).await)
}

/// Runs it, asserts success, and returns the output.
async fn succeeds(program: Launch) -> String {
    let program = program.start();
    assert!(program.exited().await.success(), "{}", program.output());
    program.output()
}

/// Imports a file, asserts success, and returns the output.
pub(crate) async fn imported(discord: &StandIn, database: &Database, file: &Path) -> String {
    succeeds(import(discord, database, file).await).await
}

/// Runs it, asserts failure, and returns the output.
async fn fails(program: Launch) -> String {
    let program = program.start();
    assert!(!program.exited().await.success(), "{}", program.output());
    program.output()
}

/// Exports all games to a file and returns its text.
pub(crate) async fn export(discord: &StandIn, database: &Database, file: &Path) -> String {
    let all = raichi(discord, database)
        .await
        .args(["export", "--all", "-o"]);
    succeeds(all.arg(file)).await;
    fs::read_to_string(file).expect("a file is written")
}

/// The output of a replay of the games of a file.
pub(crate) async fn replay(discord: &StandIn, database: &Database, file: &Path) -> String {
    let program = raichi(discord, database).await;
    succeeds(program.arg("replay").arg(file)).await
}

pub(crate) async fn import(discord: &StandIn, database: &Database, file: &Path) -> Launch {
    raichi(discord, database).await.arg("import").arg(file)
}

/// A game that ended on the board, one that was resigned, and one under a ruleset of the server that still runs.
async fn games(harness: &Harness) {
    harness.game("norse").await;
    for (ply, mv) in CAPTURED.split_whitespace().enumerate() {
        let mv = mv.trim_start_matches('K').split('x').next();
        harness.play(harness.mover(ply), mv.expect("a move")).await;
    }
    harness.game("brandubh").await;
    harness.play(&harness.ann, "d1-c1").await;
    let asked = harness.ann.slash(&harness.channel, "resign", options![]);
    let asked = asked.message().await;
    harness.ann.click(&asked, &label(&asked, 0));
    harness
        .turn("the end", |board| board.content.contains("resigns"))
        .await;
    harness.game("viking").await;
    harness.play(&harness.ann, "d1-d4").await;
    harness.play(&harness.bjorn, "e7-e9").await;
    let own = r#"update games set ruleset = jsonb_set(ruleset, '{name}', '"our own"'), rated = false where id = 3"#;
    sqlx::query(own)
        .execute(&harness.pool)
        .await
        .expect("it is changed");
}

#[tokio::test]
async fn games_are_exported_imported_and_continued() {
    let harness = Harness::new("en-US").await;
    games(&harness).await;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.txt");
    // While the bot runs.
    let exported = export(&harness.discord, &harness.database, &file).await;
    assert_eq!(exported.matches("[Origin ").count(), 3, "{exported}");
    assert_eq!(exported.matches("[Result \"*\"]").count(), 1, "{exported}");
    assert!(
        exported.contains("[Reason \"king-captured\"]"),
        "{exported}"
    );
    assert!(
        exported.contains("[Decisions \"2 attackers resigns "),
        "{exported}"
    );
    assert!(
        exported.contains("[Rules \"custom\"]\n[RulesJson {"),
        "{exported}"
    );
    let replayed = replay(&harness.discord, &harness.database, &file).await;
    assert!(replayed.contains("king-captured"), "{replayed}");

    let elsewhere = Database::empty().await;
    let output = imported(&harness.discord, &elsewhere, &file).await;
    assert!(
        output.contains("3 taken in, 0 here already, 0 left out"),
        "{output}"
    );
    let again = folder.path().join("again.txt");
    assert_eq!(export(&harness.discord, &elsewhere, &again).await, exported);
    // Once more, and into the database of its origin.
    for database in [&elsewhere, &harness.database] {
        let output = imported(&harness.discord, database, &file).await;
        assert!(
            output.contains("0 taken in, 3 here already, 0 left out"),
            "{output}"
        );
        assert_eq!(export(&harness.discord, database, &again).await, exported);
    }

    let Harness {
        discord,
        channel,
        ann,
        bjorn,
        bot,
        ..
    } = harness;
    assert!(bot.terminate().await.success());
    let before = channel.messages();
    let bot = started(&discord, &elsewhere).await;
    let board = ann.slash(&channel, "board", options![]).message().await;
    assert!(
        board.content.contains("e7–e9") && !board.attachments.is_empty(),
        "{board:#?}"
    );
    discord.quiet().await;
    assert_eq!(
        channel.messages().len(),
        before.len(),
        "nothing is said by itself"
    );
    ann.slash(&channel, "move", options![("from", "h1-h4")]);
    let last = before.last().expect("there are boards").id;
    let board = channel.message_after(last, "the board", is_board).await;
    assert!(board.content.contains(&bjorn.mention()), "{board:#?}");
    assert!(bot.terminate().await.success(), "{}", bot.output());
}

#[tokio::test]
async fn a_match_continues_elsewhere() {
    let harness = Harness::new("en-US").await;
    let second = |message: &Message| is_board(message) && message.content.contains("game 2 of 2");
    let offer = matches::challenge(&harness).await;
    harness.bjorn.click(&offer, "Accept");
    let first = harness.turn("the first board", |_| true).await;
    for (ply, mv) in ["d6-a6", "d5-b5", "a6-b6"].into_iter().enumerate() {
        harness.play(harness.mover(ply), mv).await;
    }
    matches::resign(&harness, &harness.bjorn, 1).await;
    harness
        .channel
        .message_after(first.id, "game 2", second)
        .await;
    // One match is in its second game, and one in its first.
    let offer = matches::challenge(&harness).await;
    harness.bjorn.click(&offer, "Accept");
    let third = |message: &Message| is_board(message) && message.content.contains("game 3");
    harness.channel.message("game 3", third).await;

    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.txt");
    let exported = export(&harness.discord, &harness.database, &file).await;
    assert_eq!(exported.matches("[Match \"first\"]").count(), 2);
    assert_eq!(exported.matches("[Match \"second after ").count(), 1);
    let elsewhere = Database::empty().await;
    imported(&harness.discord, &elsewhere, &file).await;
    let again = folder.path().join("again.txt");
    assert_eq!(export(&harness.discord, &elsewhere, &again).await, exported);

    assert!(harness.bot.terminate().await.success());
    let bot = started(&harness.discord, &elsewhere).await;
    let given = options![("game", 2)];
    let board = harness.ann.slash(&harness.channel, "board", given);
    let board = board.message().await;
    let score = "1–0 (pieces captured 1–0)";
    assert!(board.content.contains(score), "{board:#?}");
    let end = matches::resign(&harness, &harness.bjorn, 3).await;
    harness
        .channel
        .message_after(end.id, "game 4", second)
        .await;
    assert!(bot.terminate().await.success(), "{}", bot.output());
}

#[tokio::test]
async fn illegal_games_are_left_out_and_the_rest_is_imported() {
    let harness = Harness::new("en-US").await;
    games(&harness).await;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.txt");
    let exported = export(&harness.discord, &harness.database, &file).await;
    let spoilt = |from: &str, to: &str| {
        assert!(exported.contains(from), "{from} in {exported}");
        fs::write(&file, exported.replace(from, to)).expect("a file is written");
    };
    for (from, to, game, expected) in [
        ("a7-c7", "a7-a1", "game 1 ", "ply 3: a7-a1 is not legal"),
        (
            "\"2 attackers resigns ",
            "\"3 attackers resigns ",
            "game 2 ",
            "entry 2:",
        ),
        (
            "\"2 attackers resigns ",
            "\"2 nobody resigns ",
            "game 2 ",
            "its tag `Decisions` cannot be read",
        ),
        (
            "[Reason \"king-captured\"]",
            "[Setup \"11/11/11/11/11/5K5/11/11/11/11/11 attackers\"]",
            "game 1 ",
            "it starts from a position of its own",
        ),
        (
            "[Result \"*\"]",
            "[Result \"draw\"]",
            "game 3 ",
            "its moves lead to the result `*`, and its tags say `draw`",
        ),
        (
            "\"our own\"",
            "\"\\u0000\"",
            "game 3 ",
            "its tag `RulesJson` cannot be read",
        ),
        (
            "[RulesJson {",
            "[RulesJson {{",
            "game 3 ",
            "the rules cannot be played",
        ),
        (
            "d1-c1 {",
            "d1-c1 {at noon ",
            "game 2 ",
            "ply 1: behind the move there is no time",
        ),
    ] {
        spoilt(from, to);
        let database = Database::new().await;
        let output = fails(import(&harness.discord, &database, &file).await).await;
        let line = output.lines().find(|line| line.contains(expected));
        let line = line.unwrap_or_else(|| panic!("{expected:?} in {output}"));
        assert!(line.contains(game), "{game:?} in {line}");
        assert!(
            output.contains("2 taken in, 0 here already, 1 left out"),
            "{output}"
        );
    }
    // The good games are imported now; the same command imports the corrected one.
    spoilt("a7-c7", "a7-a1");
    let database = Database::new().await;
    let output = fails(import(&harness.discord, &database, &file).await).await;
    assert!(
        output.contains("1 of the games") && output.contains("was left out"),
        "{output}"
    );
    fs::write(&file, &exported).expect("a file is written");
    let output = imported(&harness.discord, &database, &file).await;
    assert!(
        output.contains("1 taken in, 2 here already, 0 left out"),
        "{output}"
    );

    for (text, expected) in [
        ("", "there is no game in"),
        ("1. d1-d4 e7-e9\n", "it has no tag `Origin`"),
        ("[Origin \"x y\"]\n", "its tag `Origin` cannot be read"),
        (
            "[Origin \"x\"]\n[Server \"1\"]\n",
            "its tag `Server` cannot be read: `1`",
        ),
    ] {
        fs::write(&file, text).expect("a file is written");
        let output = fails(import(&harness.discord, &database, &file).await).await;
        assert!(output.contains(expected), "{expected:?} in {output}");
    }
    fs::write(&file, b"[Origin \"x\"]\n\xff\n").expect("a file is written");
    let output = fails(import(&harness.discord, &database, &file).await).await;
    assert!(output.contains("line 2 has other bytes in it"), "{output}");
    harness.close().await;
}

#[tokio::test]
async fn export_of_one_server_writes_whole_files_only() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    let server = sqlx::query_scalar::<_, i64>("select server from places");
    let server = server
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers");
    let to_stdout = raichi(&harness.discord, &harness.database).await;
    let to_stdout = to_stdout
        .args(["export".to_owned(), format!("--server={server}")])
        .start();
    assert!(to_stdout.exited().await.success());
    assert_eq!(to_stdout.stdout().matches("[Origin ").count(), 1);

    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.txt");
    let other = raichi(&harness.discord, &harness.database).await;
    let output = fails(other.args(["export", "--server=1", "-o"]).arg(&file)).await;
    assert!(
        output.contains("there is no game of the server 1 here"),
        "{output}"
    );
    let nowhere = raichi(&harness.discord, &harness.database).await;
    let nowhere = nowhere.args(["export", "--all", "-o", "/nonexistent/games.txt"]);
    let output = fails(nowhere).await;
    assert!(
        output.contains("cannot write /nonexistent/games.txt"),
        "{output}"
    );
    // A log that violates its rules is reported, and the other games are still exported.
    let spoil = "update games set ruleset = jsonb_set(ruleset, '{name}', '\"norse\"'), entries = 1";
    sqlx::query(spoil)
        .execute(&harness.pool)
        .await
        .expect("it is changed");
    let spoil =
        r#"insert into entries select id, 1, attackers, now(), '{"move": "a1-a2"}', 0 from games"#;
    sqlx::query(spoil)
        .execute(&harness.pool)
        .await
        .expect("it is changed");
    let broken = raichi(&harness.discord, &harness.database).await;
    let output = fails(broken.args(["export", "--all", "-o"]).arg(&file)).await;
    assert!(
        output.contains("do not follow from their rules: 1."),
        "{output}"
    );
    let left: Vec<_> = fs::read_dir(folder.path()).expect("a folder").collect();
    assert_eq!(left.len(), 1, "{left:?}");
    harness.close().await;
}

#[tokio::test]
async fn what_did_not_happen_is_not_imported() {
    let harness = Harness::new("en-US").await;
    harness.game("brandubh").await;
    harness.play(&harness.ann, "d1-c1").await;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.txt");
    let text = export(&harness.discord, &harness.database, &file).await;
    let elsewhere = Database::new().await;
    for (from, to, reason) in [
        ("d1-c1 ", "d1-c1xd4 ", "ply 1: `d1-c1xd4` captures nothing"),
        (
            "d1-c1 ",
            "Kd1-c1 ",
            "ply 1: `Kd1-c1` is no move of the piece",
        ),
        (
            "[Rules ",
            "[Site \"x\"]\n[site \"y\"]\n[Rules ",
            "its tag `site` is there more than once",
        ),
    ] {
        let altered = text.replacen(from, to, 1);
        assert_ne!(altered, text, "{from:?} in {text}");
        fs::write(&file, altered).expect("a file is written");
        let output = fails(import(&harness.discord, &elsewhere, &file).await).await;
        assert!(output.contains(reason), "{reason:?} in {output}");
    }
    // A byte order mark is no content.
    fs::write(&file, format!("\u{feff}{text}\u{feff}{text}")).expect("a file is written");
    let output = imported(&harness.discord, &elsewhere, &file).await;
    assert!(
        output.contains("1 taken in, 1 here already, 0 left out"),
        "{output}"
    );
    harness.close().await;
}
