//! Games that begin on the page on which people play.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::{
    harness::{is_board, is_challenge},
    play_page::text,
    sign_in::Table,
};

/// What the page sends for a game against the computer.
fn against_computer(mark: &str, rules: &str, level: &str) -> Value {
    json!({ "mark": mark, "rules": rules, "level": level })
}

/// What it sends where a person is sought.
fn against_somebody(mark: &str, rules: &str) -> Value {
    json!({ "mark": mark, "rules": rules })
}

impl Table {
    async fn begin(&self, session: &str, sent: &Value) -> String {
        text(self.post(session, "/play/new", sent).await).await
    }

    async fn games(&self) -> i64 {
        sqlx::query_scalar("select count(*) from games")
            .fetch_one(&self.harness.pool)
            .await
            .expect("the database answers")
    }
}

#[tokio::test]
async fn a_game_against_the_computer_begins_where_the_page_was_opened() {
    let table = Table::with_entry_point().await;
    let harness = &table.harness;
    harness.bot.line("commands registered").await;
    let session = table.session(&harness.ann).await;
    // In a browser it is not known where she would play.
    let list = text(table.get(&session, "/play/view").await).await;
    assert!(
        list.contains("open this page from a channel") && !list.contains("id=\"new\""),
        "{list}"
    );
    let sent = against_computer("1", "brandubh", "1");
    let list = table.begin(&session, &sent).await;
    assert!(list.contains("id=\"list\""), "{list}");
    assert_eq!(table.games().await, 0);

    harness.ann.launch(&harness.channel).callback().await;
    let list = text(table.get(&session, "/play/view").await).await;
    assert!(
        list.contains("value=\"brandubh\" selected") && list.contains("data-begin=\"person\""),
        "{list}"
    );
    let board = table.begin(&session, &sent).await;
    assert!(board.contains("data-game=\"1\""), "{board}");
    let first = harness.channel.message("the first board", is_board).await;
    assert!(first.content.contains("Brandubh"), "{first:?}");
    // The same once more, as when an answer is lost; then another one.
    let board = table.begin(&session, &sent).await;
    assert!(board.contains("data-game=\"1\""), "{board}");
    assert_eq!(table.games().await, 1);
    let board = table
        .begin(&session, &against_computer("2", "asalto", "3"))
        .await;
    assert!(board.contains("Asalto"), "{board}");
    assert_eq!(table.games().await, 2);

    for sent in [
        against_computer("3", "chess", "1"),
        against_computer("3", "brandubh", "7"),
        against_computer("", "brandubh", "1"),
        against_somebody("3", ""),
        json!({ "mark": "3" }),
    ] {
        let answer = table.post(&session, "/play/new", &sent).await;
        assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY, "{sent}");
    }
    let nobody = table.post("", "/play/new", &sent).await;
    assert_eq!(nobody.status(), StatusCode::UNAUTHORIZED);
    assert_eq!(table.games().await, 2);
    table.harness.close().await;
}

#[tokio::test]
async fn people_find_each_other_on_the_page() {
    let table = Table::with_entry_point().await;
    let harness = &table.harness;
    harness.bot.line("commands registered").await;
    let (ann, bjorn) = (
        table.session(&harness.ann).await,
        table.session(&harness.bjorn).await,
    );
    for who in [&harness.ann, &harness.bjorn] {
        who.launch(&harness.channel).callback().await;
    }
    let sent = against_somebody("1", "brandubh");
    let list = table.begin(&ann, &sent).await;
    assert!(
        list.contains("id=\"list\"") && list.contains("class=\"aside\""),
        "{list}"
    );
    harness.channel.message("the challenge", is_challenge).await;
    // Where somebody waits, the game begins at once.
    let board = table.begin(&bjorn, &sent).await;
    assert!(board.contains("data-game=\"1\""), "{board}");
    harness.channel.message("the first board", is_board).await;
    table.harness.close().await;
}

#[tokio::test]
async fn who_has_left_the_server_begins_nothing_there() {
    let table = Table::with_entry_point().await;
    let harness = &table.harness;
    harness.bot.line("commands registered").await;
    let eve = harness.discord.user("Eve", "en-US");
    let session = table.session(&eve).await;
    eve.launch(&harness.channel).callback().await;
    eve.leave(&harness.guild);
    let sent = against_computer("1", "brandubh", "1");
    let list = table.begin(&session, &sent).await;
    assert!(!list.contains("id=\"new\""), "{list}");
    assert_eq!(table.games().await, 0);
    // Neither does who has opened the page too long ago.
    let session = table.session(&harness.ann).await;
    harness.ann.launch(&harness.channel).callback().await;
    sqlx::query("update launches set launched_at = launched_at - interval '12 hours'")
        .execute(&harness.pool)
        .await
        .expect("the database answers");
    let list = table.begin(&session, &sent).await;
    assert!(!list.contains("id=\"new\""), "{list}");
    assert_eq!(table.games().await, 0);
    table.harness.close().await;
}
