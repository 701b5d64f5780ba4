//! Private views: the targets of a piece, the record of a game, and the list of all games.

use std::{fs, process::Command};

use raichi_rules::{Game, Ruleset};
use raichi_standin::{Message, options};

use crate::harness::{Harness, RAICHI, is_board, label};

#[tokio::test]
async fn the_targets_of_any_piece_are_shown() {
    let harness = Harness::new("en-US").await;
    let board = harness.game("norse").await;
    let game = Game::new(Ruleset::preset("norse").expect("it ships"));
    let shown = async |who: &raichi_standin::User, square: &str| {
        let asked = who.slash(&harness.channel, "legal", options![("square", square)]);
        let shown = asked.message().await;
        assert!(shown.is_ephemeral() && shown.pings.is_empty(), "{shown:#?}");
        shown
    };
    let own = shown(&harness.ann, "D1").await;
    let squares = game.continuations(&["d1".parse().expect("a square")]).next;
    assert!(
        own.content.starts_with("The attacker on d1 can go to ")
            && squares
                .iter()
                .all(|to| own.content.contains(&to.to_string())),
        "{}",
        own.content
    );
    let alt = own.attachments[0].description.clone().unwrap_or_default();
    assert!(
        own.picture() != board.picture() && alt.contains("can go to"),
        "{alt}"
    );

    let other = shown(&harness.bjorn, "e7").await;
    assert!(
        other.content.contains("Der Verteidiger auf e7") && other.content.contains("am Zug"),
        "{}",
        other.content
    );
    for (square, words) in [
        ("f6", "The king on f6 can’t move."),
        ("a1", "There’s no piece on a1"),
        (
            "z1",
            "isn’t a square of this board, which goes from a1 to k11",
        ),
        ("hello", "`hello` isn’t a square"),
    ] {
        let reply = shown(&harness.ann, square).await;
        assert!(reply.content.contains(words), "{square}: {}", reply.content);
    }
    let offered = harness
        .bjorn
        .autocomplete(&harness.channel, "legal", "square", "", options![])
        .await;
    assert!(offered.names()[0].contains("Verteidiger"), "{offered:?}");
    assert_eq!(offered.choices.len(), 25);
    harness.close().await;
}

/// The record that `/history` gives, and the output of `raichi replay` for it.
async fn record(harness: &Harness) -> (String, String) {
    let asked = harness.bjorn.slash(&harness.channel, "history", options![]);
    let reply = asked.message().await;
    assert!(
        reply.is_ephemeral() && reply.attachments.len() == 1,
        "{reply:#?}"
    );
    let file = &reply.attachments[0];
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join(&file.filename);
    fs::write(&path, &file.data).expect("a file is written");
    let replayed = Command::new(RAICHI).arg("replay").arg(&path).output();
    let replayed = replayed.expect("it runs");
    assert!(replayed.status.success(), "{replayed:?}");
    let words = String::from_utf8(replayed.stdout).expect("text");
    (reply.content, words)
}

#[tokio::test]
async fn records_of_running_and_finished_games_can_be_replayed() {
    let harness = Harness::new("en-US").await;
    let none = harness.bjorn.slash(&harness.channel, "history", options![]);
    assert!(none.message().await.attachments.is_empty());
    harness.game("brandubh").await;
    let (reply, replayed) = record(&harness).await;
    assert!(reply.contains("Partie 1 · noch kein Zug"), "{reply}");
    assert!(
        replayed.contains("It goes on: the attackers to move"),
        "{replayed}"
    );

    harness.play(&harness.ann, "d6-e6").await;
    harness.play(&harness.bjorn, "d3-b3").await;
    let (reply, replayed) = record(&harness).await;
    assert!(reply.contains("Partie 1 · 2 Züge"), "{reply}");
    assert!(
        replayed.contains("Brandubh 7×7") && replayed.contains("2. defenders d3-b3"),
        "{replayed}"
    );
    assert!(replayed.contains("It goes on"), "{replayed}");

    let asked = harness.ann.slash(&harness.channel, "resign", options![]);
    let asked = asked.message().await;
    harness.ann.click(&asked, &label(&asked, 0));
    harness
        .turn("the end", |board| board.content.contains("resigns"))
        .await;
    let (reply, replayed) = record(&harness).await;
    assert!(reply.contains("gibt auf"), "{reply}");
    assert!(
        replayed.contains("End: the defenders win (resigned)"),
        "{replayed}"
    );
    harness.close().await;
}

/// The numbers of the games on a page.
fn games(page: &Message) -> Vec<u32> {
    let lines = page.content.lines();
    let numbers = lines.filter_map(|line| line.strip_prefix("**Game ")?.split_once('*'));
    numbers
        .map(|(number, _)| number.parse().expect("a number"))
        .collect()
}

#[tokio::test]
async fn twenty_three_games_are_listed_on_four_pages_the_most_urgent_first() {
    let mut harness = Harness::new("en-US").await;
    for _ in 0..12 {
        harness.game("brandubh").await;
    }
    // Now Björn is to move in the first game, which makes it Ann's least urgent.
    let given = options![("from", "d6-e6"), ("game", 1)];
    harness.ann.slash(&harness.channel, "move", given);
    harness
        .turn("the board of game 1", |board| {
            is_board(board) && board.content.contains("d6–e6")
        })
        .await;
    let shown = async |of: &Message, game: &str| {
        let shown = harness.ann.click(of, &format!("Show game {game}"));
        let is_board = |shown: &Message| !shown.attachments.is_empty();
        shown.message_where("the board", is_board).await
    };
    let asked = harness.ann.slash(&harness.channel, "games", options![]);
    let list = asked.message().await;
    let board = shown(&list, "2").await;
    assert!(board.is_ephemeral() && board.is_of_components());
    // The list covers all servers; one server alone allows a player fewer games.
    harness.channel = harness.discord.guild("Thing", "en-US").channel("tafl");
    for _ in 0..11 {
        harness.game("brandubh").await;
    }
    let first = harness
        .ann
        .slash(&harness.channel, "games", options![])
        .message()
        .await;
    assert!(first.content.contains("Your 23 games") && first.content.contains("Page 1 of 4"));
    assert_eq!(games(&first), (2..=7).collect::<Vec<_>>());
    assert!(first.pings.is_empty());
    assert!(first.content.matches("[board](").count() == 6);
    // Games of the other server can be seen there.
    assert_eq!(first.buttons().len(), 1);
    let turned = async |from: &Message, button: &str, to: &str| {
        let turned = harness.ann.click(from, button);
        turned
            .message_where("the page", |page| page.content.contains(to))
            .await
    };
    let second = turned(&first, "Next", "Page 2").await;
    assert_eq!(games(&second), (8..=13).collect::<Vec<_>>());
    let third = turned(&second, "Next", "Page 3").await;
    assert_eq!(games(&third), (14..=19).collect::<Vec<_>>());
    let last = turned(&third, "Next", "Page 4").await;
    assert_eq!(games(&last), [20, 21, 22, 23, 1]);
    assert_eq!(last.buttons().len(), 5);
    turned(&last, "Previous", "Page 3").await;
    harness.close().await;
}
