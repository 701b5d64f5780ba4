//! Tournaments and ladders are exported with their games, and go on in another installation.

use std::fs;

use raichi_standin::options;
use sqlx::PgPool;

use crate::{
    archive::{export, import, imported, replay},
    database::Database,
    harness::{Harness, is_board, label, started},
    tournaments::Club,
};

/// An export without the time that is left in games, which goes on.
fn timeless(export: &str) -> Vec<&str> {
    let lines = export.lines();
    lines
        .filter(|line| !line.starts_with("[TimeLeft "))
        .collect()
}

/// The bot is restarted with another database.
async fn moved(mut harness: Harness, elsewhere: Database) -> Harness {
    let ended = harness.bot.terminate().await;
    assert!(ended.success(), "{}", harness.bot.output());
    harness.bot = started(&harness.discord, &elsewhere).await;
    harness.pool = PgPool::connect_lazy_with(elsewhere.options().clone());
    harness.database = elsewhere;
    harness
}

#[tokio::test]
async fn a_tournament_amid_a_round_goes_on_elsewhere() {
    let club = Club::new(4).await;
    let given = options![
        ("name", "Cup"),
        ("rules", "brandubh"),
        ("players", 4_i64),
        ("games", "one"),
        ("at-once", 2_i64)
    ];
    let list = club.create(given).await;
    for who in &club.people {
        club.join(&list, who).await;
    }
    club.harness
        .until_some("games having count(*) filter (where tournament_group is not null) = 4")
        .await;
    let first = club.running().await[0];
    club.resign(first, first.defenders).await;
    club.harness.quiet().await;
    let Club { harness, people } = club;

    let folder = tempfile::tempdir().expect("a folder");
    let [file, again] = ["all.txt", "again.txt"].map(|name| folder.path().join(name));
    let exported = export(&harness.discord, &harness.database, &file).await;
    assert!(
        exported.contains("[Tournament \"Cup\"]")
            && exported.contains("[Terms \"most 4; games 1; at-once 2; rated\"]")
            && exported.contains("[State \"running\"]"),
        "{exported}"
    );
    let replayed = replay(&harness.discord, &harness.database, &file).await;
    assert!(!replayed.contains("Cup"), "{replayed}");
    let elsewhere = Database::empty().await;
    let games = exported.matches("[Attackers ").count();
    let said = imported(&harness.discord, &elsewhere, &file).await;
    let all = format!("{} taken in, 0 here already, 0 left out", games + 1);
    assert!(said.contains(&all), "{said}");
    let exported_again = export(&harness.discord, &elsewhere, &again).await;
    assert_eq!(timeless(&exported_again), timeless(&exported));
    let said = imported(&harness.discord, &elsewhere, &file).await;
    assert!(said.contains("0 taken in"), "{said}");
    let exported_again = export(&harness.discord, &elsewhere, &again).await;
    assert_eq!(timeless(&exported_again), timeless(&exported));

    let before = harness.channel.messages().len();
    let club = Club {
        harness: moved(harness, elsewhere).await,
        people,
    };
    club.play_out().await;
    let posted = club.harness.channel.messages();
    let end = posted.last().expect("the end");
    assert!(
        end.content.contains("is over") && end.content.contains(&club.people[0].mention()),
        "{end:#?}"
    );
    assert_eq!(posted.len(), before + 1, "{posted:#?}");
    let all: i64 = sqlx::query_scalar("select count(*) from games")
        .fetch_one(&club.harness.pool)
        .await
        .expect("the database answers");
    assert_eq!(all, 6, "every pair has played once");
    club.harness.close().await;
}

#[tokio::test]
async fn a_tournament_that_waits_for_players_is_posted_elsewhere() {
    let club = Club::new(3).await;
    let given = options![("name", "Jól; 2026"), ("players", 3_i64)];
    let list = club.create(given).await;
    club.join(&list, &club.people[0]).await;
    club.harness.quiet().await;
    let Club { harness, people } = club;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("all.txt");
    export(&harness.discord, &harness.database, &file).await;
    let elsewhere = Database::empty().await;
    imported(&harness.discord, &elsewhere, &file).await;
    // Another one has the name meanwhile.
    let text = fs::read_to_string(&file).expect("it is written");
    let origin = text.split("[Origin \"").nth(1).expect("an origin");
    let origin = origin.split('"').next().expect("its end");
    fs::write(&file, text.replace(origin, "another")).expect("a file");
    let refused = import(&harness.discord, &elsewhere, &file).await.start();
    assert!(!refused.exited().await.success());
    let said = refused.output();
    assert!(said.contains("another unfinished tournament"), "{said}");

    let club = Club {
        harness: moved(harness, elsewhere).await,
        people,
    };
    let is_list = |message: &raichi_standin::Message| message.content.contains("Players (1 of 3)");
    let channel = &club.harness.channel;
    let list = channel
        .message_after(list.id, "the list of players", is_list)
        .await;
    for who in &club.people[1..] {
        club.join(&list, who).await;
    }
    club.harness
        .until_some("tournaments where state = 'running'")
        .await;
    club.harness.close().await;
}

#[tokio::test]
async fn a_ladder_goes_on_elsewhere() {
    let harness = Harness::new("en-US").await;
    harness.bjorn.set_locale("en-US");
    let cleo = harness.discord.user("Cleo", "en-US");
    let ladder = async |harness: &Harness, who: &raichi_standin::User, command: &str| {
        let given = options![("rules", "brandubh")];
        let answer = who.slash(&harness.channel, command, given).message().await;
        answer.content
    };
    for who in [&harness.ann, &harness.bjorn, &cleo] {
        ladder(&harness, who, "ladder join").await;
    }
    let challenge = async |who: &raichi_standin::User, opponent: &raichi_standin::User| {
        let before = harness.last_id();
        let given = options![("rules", "brandubh"), ("opponent", opponent)];
        let asked = who.slash(&harness.channel, "ladder challenge", given);
        harness.next_board(before, "the first board").await;
        asked.deleted().await;
    };
    challenge(&harness.bjorn, &harness.ann).await;
    let asked = harness.ann.slash(&harness.channel, "resign", options![]);
    let asked = asked.message().await;
    harness.ann.click(&asked, &label(&asked, 0)).settled().await;
    challenge(&cleo, &harness.bjorn).await;
    harness.quiet().await;
    let shown = ladder(&harness, &cleo, "ladder show").await;

    let folder = tempfile::tempdir().expect("a folder");
    let [file, again] = ["all.txt", "again.txt"].map(|name| folder.path().join(name));
    let exported = export(&harness.discord, &harness.database, &file).await;
    assert!(
        exported.contains("[Ladder \"brandubh\"]") && exported.contains(" won discord:"),
        "{exported}"
    );
    let elsewhere = Database::empty().await;
    let said = imported(&harness.discord, &elsewhere, &file).await;
    assert!(said.contains("3 taken in"), "{said}");
    let exported_again = export(&harness.discord, &elsewhere, &again).await;
    assert_eq!(timeless(&exported_again), timeless(&exported));
    // Not twice; and the game that runs is one of the ladder still.
    let said = imported(&harness.discord, &elsewhere, &file).await;
    assert!(said.contains("0 taken in, 3 here already"), "{said}");
    let (bjorn, before) = (harness.bjorn.clone(), harness.last_id());
    let harness = moved(harness, elsewhere).await;
    assert_eq!(ladder(&harness, &cleo, "ladder show").await, shown);
    let asked = bjorn.slash(&harness.channel, "resign", options![]);
    let asked = asked.message().await;
    bjorn.click(&asked, &label(&asked, 0)).settled().await;
    let end = harness
        .channel
        .message_after(before, "the end", is_board)
        .await;
    assert!(end.content.contains("3 → 1"), "{}", end.content);
    let shown = ladder(&harness, &cleo, "ladder show").await;
    let first = format!("**1** · {}", cleo.mention());
    assert!(shown.contains(&first), "{shown}");
    harness.close().await;
}

/// Records are for everybody, and plans for their owners.
#[tokio::test]
async fn a_plan_is_in_no_record_and_answers_beside_an_import() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    harness.game("brandubh").await;
    harness.play(ann, "d1-c1").await;
    let lines = options![("moves", "d3-c3 d2-c2 d5-e5 c2-d2")];
    let shown = ann.slash(&harness.channel, "plan", lines).message().await;
    assert!(shown.content.contains("then **d2–c2**"), "{shown:#?}");
    harness.play(bjorn, "d3-c3").await;

    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.txt");
    let exported = export(&harness.discord, &harness.database, &file).await;
    assert!(exported.contains("d2-c2") && !exported.contains("c2-d2"));
    assert!(exported.contains("[Planned \"3\"]"), "{exported}");
    let output = imported(&harness.discord, &harness.database, &file).await;
    assert!(output.contains("0 taken in, 1 here already"), "{output}");
    let elsewhere = Database::empty().await;
    for wrong in ["4", "3 x", "3 2"] {
        let damaged = exported.replace("[Planned \"3\"]", &format!("[Planned \"{wrong}\"]"));
        let bad = folder.path().join("bad.txt");
        fs::write(&bad, damaged).expect("a file");
        let refused = import(&harness.discord, &elsewhere, &bad).await.start();
        assert!(!refused.exited().await.success());
        let said = refused.output();
        assert!(said.contains("`Planned`"), "{said}");
    }
    imported(&harness.discord, &elsewhere, &file).await;
    let again = folder.path().join("again.txt");
    assert_eq!(export(&harness.discord, &elsewhere, &again).await, exported);

    // Where it was made, it goes on.
    let answered = harness.play(bjorn, "d5-e5").await.content;
    assert!(answered.contains("*(planned)*"), "{answered}");
    // Elsewhere, the game goes on without it, and a new plan can be made.
    let harness = moved(harness, elsewhere).await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    let shown = ann.slash(&harness.channel, "plan", options![]);
    let shown = shown.message().await.content;
    assert!(
        shown.contains("Nothing is planned") && !shown.contains("has ended"),
        "{shown}"
    );
    let lines = options![("moves", "d5-e5 c2-b2")];
    ann.slash(&harness.channel, "plan", lines).message().await;
    let answered = harness.play(bjorn, "d5-e5").await.content;
    assert!(
        answered.contains("**c2–b2**") && answered.contains("*(planned)*"),
        "{answered}"
    );
    harness.close().await;
}

#[tokio::test]
async fn the_moves_that_a_game_began_with_are_exported() {
    let harness = Harness::new("en-US").await;
    harness.game("brandubh").await;
    harness.play(&harness.ann, "d1-c1").await;
    harness.play(&harness.bjorn, "d3-c3").await;
    harness.quiet().await;
    sqlx::query("update games set given = 1")
        .execute(&harness.pool)
        .await
        .expect("it is set");
    let folder = tempfile::tempdir().expect("a folder");
    let [file, again] = ["all.txt", "again.txt"].map(|name| folder.path().join(name));
    let exported = export(&harness.discord, &harness.database, &file).await;
    assert!(exported.contains("[Given \"1\"]"), "{exported}");
    let elsewhere = Database::empty().await;
    fs::write(&file, exported.replace("[Given \"1\"]", "[Given \"3\"]")).expect("a file");
    let refused = import(&harness.discord, &elsewhere, &file).await.start();
    assert!(!refused.exited().await.success());
    let said = refused.output();
    assert!(said.contains("`Given`"), "{said}");
    fs::write(&file, &exported).expect("a file");
    imported(&harness.discord, &elsewhere, &file).await;
    let exported_again = export(&harness.discord, &elsewhere, &again).await;
    assert_eq!(timeless(&exported_again), timeless(&exported));
    harness.close().await;
}
