//! Plans on the page on which people play.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::{harness::is_board, play_page::text, sign_in::Table};

/// What the page sends.
fn sent(mark: &str, line: &str, act: Value) -> Value {
    json!({ "mark": mark, "game": 1, "line": line, "act": act })
}

fn touch(from: &str, square: &str) -> Value {
    json!({ "do": "touch", "from": from, "square": square })
}

impl Table {
    async fn plan(&self, session: &str, sent: &Value) -> String {
        text(self.post(session, "/play/plan", sent).await).await
    }

    async fn planned(&self) -> Vec<String> {
        sqlx::query_scalar("select lines from plans where ended is null order by player")
            .fetch_all(&self.harness.pool)
            .await
            .expect("the database answers")
    }
}

#[tokio::test]
async fn a_plan_is_made_by_touch_and_played() {
    let table = Table::new().await;
    let harness = &table.harness;
    harness.game("brandubh").await;
    harness.play(&harness.ann, "d6-e6").await;
    let ann = table.session(&harness.ann).await;
    let game = text(table.get(&ann, "/play/view?game=1").await).await;
    assert!(game.contains("id=\"plan\""), "{game}");
    let page = table.plan(&ann, &sent("1", "", Value::Null)).await;
    assert!(
        page.contains("Touch a move that you expect") && page.contains("data-line=\"\""),
        "{page}"
    );
    assert!(!page.contains("data-plan-do=\"add\""), "{page}");
    // The opponent's move first, then the answer: only then it can be added.
    let page = table.plan(&ann, &sent("2", "", touch("d3", "b3"))).await;
    assert!(
        page.contains("data-line=\"d3-b3\"") && page.contains("Touch your answer"),
        "{page}"
    );
    assert!(!page.contains("data-plan-do=\"add\""), "{page}");
    let page = table
        .plan(&ann, &sent("3", "d3-b3", touch("e6", "e7")))
        .await;
    assert!(page.contains("data-plan-do=\"add\""), "{page}");
    assert_eq!(
        table.planned().await,
        Vec::<String>::new(),
        "nothing by a touch alone"
    );
    let line = "d3-b3 e6-e7";
    let back = table
        .plan(&ann, &sent("4", line, json!({ "do": "back" })))
        .await;
    assert!(back.contains("data-line=\"d3-b3\""), "{back}");
    for _ in 0..2 {
        let page = table
            .plan(&ann, &sent("5", line, json!({ "do": "add" })))
            .await;
        assert!(
            page.contains("d3–b3 e6–e7") && !page.contains("refusal"),
            "{page}"
        );
        assert_eq!(table.planned().await, [line]);
    }
    let picture = table
        .get(&ann, "/play/plan.png?game=1&line=d3-b3+e6-e7")
        .await;
    assert_eq!(picture.headers()["content-type"], "image/png");
    // What cannot be planned is refused in words.
    let other = table
        .plan(&ann, &sent("6", "d3-b3 e6-e5", json!({ "do": "add" })))
        .await;
    assert!(
        other.contains("refusal") && other.contains("another answer"),
        "{other}"
    );
    let before = harness.last_id();
    harness.bjorn.slash(
        &harness.channel,
        "move",
        raichi_standin::options![("from", "d3-b3")],
    );
    let board = harness
        .channel
        .message_after(before, "the board with both", is_board)
        .await;
    assert!(board.content.contains("e6–e7"), "{board:?}");
    assert_eq!(table.planned().await, Vec::<String>::new());
    table.harness.close().await;
}

#[tokio::test]
async fn a_line_is_removed_and_nobody_else_plans() {
    let table = Table::new().await;
    let harness = &table.harness;
    harness.game("brandubh").await;
    harness.play(&harness.ann, "d6-e6").await;
    let (ann, bjorn) = (
        table.session(&harness.ann).await,
        table.session(&harness.bjorn).await,
    );
    for (mark, line) in [("1", "d3-b3 e6-e7"), ("2", "d3-c3 e6-e7")] {
        table
            .plan(&ann, &sent(mark, line, json!({ "do": "add" })))
            .await;
    }
    let page = table.plan(&ann, &sent("3", "", Value::Null)).await;
    let (_, of) = page.split_once("data-of=\"").expect("a line to remove");
    let (of, _) = of.split_once('"').expect("its mark");
    let of: u32 = of.parse().expect("a number");
    let remove = json!({ "do": "remove", "line": 0, "mark": of });
    let page = table.plan(&ann, &sent("4", "", remove.clone())).await;
    assert!(
        !page.contains("d3–b3") && page.contains("d3–c3 e6–e7"),
        "{page}"
    );
    assert_eq!(table.planned().await, ["d3-c3 e6-e7"]);
    // The plan has changed since.
    let page = table.plan(&ann, &sent("5", "", remove)).await;
    assert!(page.contains("refusal"), "{page}");
    // The opponent sees nothing of it, and somebody else nothing at all.
    let page = table.plan(&bjorn, &sent("6", "", Value::Null)).await;
    assert!(!page.contains("d3–c3"), "{page}");
    let eve = harness.discord.user("Eve", "en-US");
    let eves = table.session(&eve).await;
    for sent in [
        sent("7", "", Value::Null),
        sent("7", "d3-c3 e6-e7", json!({ "do": "add" })),
    ] {
        let answer = table.post(&eves, "/play/plan", &sent).await;
        assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY);
    }
    let picture = table.get(&eves, "/play/plan.png?game=1&line=").await;
    assert_eq!(picture.status(), StatusCode::NOT_FOUND);
    // A line of ten thousand moves, or of none, is no line of this game: the page begins anew.
    for line in ["d3-c3 ".repeat(2_000), "d6-e6".to_owned(), "x".to_owned()] {
        let page = table.plan(&ann, &sent("8", &line, Value::Null)).await;
        assert!(page.contains("data-line=\"\""), "{page}");
    }
    for act in [
        json!({ "do": "fly" }),
        touch("d3", "z99"),
        json!({ "do": "remove", "line": -1, "mark": 0 }),
    ] {
        let answer = table.post(&ann, "/play/plan", &sent("9", "", act)).await;
        assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY);
    }
    let long = sent("9", &"d3-c3 ".repeat(20_000), Value::Null);
    let answer = table.post(&ann, "/play/plan", &long).await;
    assert_eq!(answer.status(), StatusCode::PAYLOAD_TOO_LARGE);
    table.harness.close().await;
}
