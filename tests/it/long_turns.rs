//! Turns of several leaps or actions: their order, how they are undone and posted, and what is suggested for them.

use raichi_rules::{Game, Ply, PlyKind, Side};
use raichi_standin::{User, options};

use crate::{
    families::{Table, Way, record},
    harness::{is_board, label},
};

/// The order of the leaps of an ambush does not matter.
#[tokio::test]
async fn an_ambush_is_played_in_any_order() {
    let mut table = Table::open("mini-dablot-ambush").await;
    let plies = record("mini-dablot-ambush");
    table.play_on(&plies[..5]).await;
    let handle = table.command("e9-e5+g7-c7+f8-d6");
    let last = table
        .harness
        .turn("the last board", |board| board.content.contains("e9–e5"))
        .await;
    handle.deleted().await;
    assert!(
        last.content.contains("g7–c7+f8–d6+e9–e5"),
        "{}",
        last.content
    );
    table.harness.close().await;
}

/// Amid a turn the public board and its buttons still serve, an action can be undone, and the opponent learns of the whole
/// turn at its end.
#[tokio::test]
async fn a_turn_of_actions_is_posted_once() {
    let mut table = Table::open("mini-dablot-actions").await;
    table.play("g5-f6", Way::Command).await;
    // The button under the old board goes on with the turn.
    let (board, ann) = (table.board.clone(), &table.harness.ann);
    let menu = ann.click(&board, &label(&board, 0)).followup(0).await;
    assert!(menu.content.contains("2 actions"), "{}", menu.content);
    let undone = ann.slash(&table.harness.channel, "takeback", options![]);
    let undone = undone.message().await;
    assert!(
        undone.is_ephemeral() && !undone.selects().is_empty(),
        "{undone:#?}"
    );
    assert_eq!(table.harness.counts().await.0, 2);
    for early in ["end", "END"] {
        let handle = ann.slash(&table.harness.channel, "move", options![("from", early)]);
        table.harness.refused(handle).await;
    }
    let refused =
        table
            .harness
            .bjorn
            .slash(&table.harness.channel, "move", options![("from", "e7-f6")]);
    table.harness.refused(refused).await;
    table.game = Game::new(table.game.ruleset());
    table.menu = None;
    let posted = table.harness.channel.messages().len();
    table.play("g5-f6", Way::Command).await;
    table.play("e3-d4", Way::Menus).await;
    table.play("end", Way::Menus).await;
    table.harness.quiet().await;
    assert_eq!(table.harness.channel.messages().len(), posted + 1);
    let words = &table.board.content;
    assert!(words.contains("g5–f6 and e3–d4"), "{words}");
    // The whole turn is taken back at once.
    let handle = table
        .harness
        .ann
        .slash(&table.harness.channel, "takeback", options![]);
    let back = table
        .harness
        .channel
        .message_after(table.board.id, "the board before the turn", is_board)
        .await;
    handle.deleted().await;
    assert!(
        back.pings.users.iter().eq([&table.harness.bjorn.id()]),
        "{back:#?}"
    );
    let standing: i64 = sqlx::query_scalar("select count(*) from games where turn_of is not null")
        .fetch_one(&table.harness.pool)
        .await
        .expect("the database answers");
    assert_eq!(standing, 1);
    table.harness.close().await;
}

#[tokio::test]
async fn whole_plies_are_suggested() {
    let mut table = Table::open("halatafl").await;
    let plies = record("halatafl");
    table.play_on(&plies[..5]).await;
    let (bjorn, ann) = (&table.harness.bjorn, &table.harness.ann);
    let channel = &table.harness.channel;
    let suggested = async |who: &User, option: &str, typed: &str, given| {
        let offered = who
            .autocomplete(channel, "move", option, typed, given)
            .await;
        let values = offered.choices.iter();
        let values = values.map(|(_, value)| value.as_str().expect("a text").to_owned());
        values.collect::<Vec<_>>()
    };
    // Ann’s fox must capture, and only whole chains are offered.
    let chain = "c7-c5-c3-a5";
    assert_eq!(table.game.to_move(), Side::First);
    let pieces = suggested(ann, "from", "", options![]).await;
    assert_eq!(pieces, ["c7"]);
    let whole = suggested(ann, "from", "c7", options![]).await;
    let legal = table.game.legal_plies();
    assert!(whole.contains(&chain.to_owned()), "{whole:?}");
    assert_eq!(whole.len(), 1 + legal.len());
    let rest = suggested(ann, "to", "", options![("from", "c7")]).await;
    assert!(rest.contains(&"c5-c3-a5".to_owned()), "{rest:?}");
    assert!(suggested(bjorn, "from", "", options![]).await.is_empty());
    table.harness.close().await;

    // Empty points, where pieces are put.
    let table = Table::open("bagh-chal").await;
    let offered = table
        .harness
        .bjorn
        .autocomplete(&table.harness.channel, "move", "from", "", options![])
        .await;
    assert_eq!(offered.choices.len(), 21);
    let legal: Vec<_> = table
        .game
        .legal_plies()
        .iter()
        .map(Ply::to_string)
        .collect();
    let values: Vec<_> = offered
        .choices
        .iter()
        .map(|(_, value)| value.as_str())
        .collect();
    assert!(
        values
            .iter()
            .all(|value| legal.iter().any(|ply| Some(ply.as_str()) == *value))
    );
    table.harness.close().await;

    // The end of a turn, once there is an action.
    let mut table = Table::open("mini-dablot-actions").await;
    table.play("g5-f6", Way::Command).await;
    let offered = table
        .harness
        .ann
        .autocomplete(&table.harness.channel, "move", "from", "e", options![])
        .await;
    let values: Vec<_> = offered
        .choices
        .iter()
        .map(|(_, value)| value.as_str())
        .collect();
    assert!(values.contains(&Some("end")), "{values:?}");
    assert_eq!(Ply::END.kind(), PlyKind::End);
    table.harness.close().await;
}
