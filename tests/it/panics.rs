//! Requests that panic, at both doors: each ends in the apology, and the process goes on.
//!
//! A challenge of the last day that can be computed with lapses after it, which is why whatever reads it panics.

use raichi_standin::options;
use reqwest::StatusCode;
use sqlx::PgPool;

use crate::{
    database::Database,
    harness::{Harness, accept, is_challenge},
    local_page::{Page, answer},
};

const APOLOGY: &str = "Something went wrong on my side";

/// Changes when all challenges were made.
async fn date(pool: &PgPool, made_at: &str) {
    let changed = sqlx::query("update challenges set made_at = $1::timestamptz")
        .bind(made_at)
        .execute(pool)
        .await;
    assert_eq!(changed.expect("a statement").rows_affected(), 1);
}

#[tokio::test]
async fn a_command_and_a_press_that_panic_end_in_an_apology_at_discord() {
    let harness = Harness::new("en-US").await;
    let (ann, cleo) = (&harness.ann, &harness.discord.user("Cleo", "en-US"));
    let given = options![("opponent", cleo), ("rules", "brandubh")];
    ann.slash(&harness.channel, "challenge", given);
    let challenge = harness.channel.message("the challenge", is_challenge).await;
    date(&harness.pool, "9999-12-31").await;
    let asked = ann.slash(&harness.channel, "challenges", options![]);
    let told = asked.message().await.content;
    assert!(told.contains(APOLOGY), "{told}");
    let pressed = cleo.click(&challenge, &accept(&challenge));
    let told = pressed.followup(0).await.content;
    assert!(told.contains(APOLOGY), "{told}");
    // The same process does both once there is no reason to panic.
    date(&harness.pool, "now").await;
    let asked = ann.slash(&harness.channel, "challenges", options![]);
    let told = asked.message().await.content;
    assert!(told.contains("Brandubh"), "{told}");
    cleo.click(&challenge, &accept(&challenge));
    harness.turn("the first board", |_| true).await;
    harness.close().await;
}

#[tokio::test]
async fn a_command_and_a_press_that_panic_end_in_an_apology_at_the_local_page() {
    let database = Database::new().await;
    let pool = PgPool::connect(&database.url())
        .await
        .expect("the database answers");
    let mut page = Page::at("DATABASE_URL", database.url());
    page.say(1, "/challenge @Wolf brandubh").await;
    let line = [("mark", "1"), ("line", "/challenges")];
    let press = [("mark", "2"), ("press", "v1:accept:1")];
    for (seat, path, form) in [(1, "/as/1/command", line), (2, "/as/2/button", press)] {
        date(&pool, "9999-12-31").await;
        // So does the page that follows.
        let answered = answer(page.post(path, &form)).await;
        assert_eq!(answered.status(), StatusCode::INTERNAL_SERVER_ERROR);
        let told = answered.text().await.expect("words");
        assert!(told.contains(APOLOGY), "{told}");
        date(&pool, "now").await;
        let told = page.text(&format!("/as/{seat}")).await;
        assert!(told.contains(APOLOGY), "{told}");
    }
    let shown = page.text("/as/2").await;
    let begun = page.press(2, &shown, "Accept").await;
    assert!(begun.contains("The game begins"), "{begun}");
    assert_eq!(page.program.try_wait().expect("it is ours"), None);
    pool.close().await;
}
