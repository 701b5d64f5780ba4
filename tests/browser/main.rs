//! The pages in a real browser, a headless Chromium. Each test opens windows of its own; a browser whose window was closed
//! serves the next one.
//!
//! Without a Chromium and a matching `chromedriver`, the tests print that and pass; with `WITH_BROWSER=required`, as
//! `scripts/test` sets it, they fail. Screenshots are kept under `target/screenshots`, for people to look at.

#![expect(
    clippy::expect_used,
    clippy::panic,
    reason = "what cannot be ends the test"
)]

mod activity;
mod activity_games;
mod analysis;
mod axe;
mod browser;
mod buttons;
mod channel;
mod chromedriver;
mod computer;
mod course;
#[path = "../it/database.rs"]
#[expect(dead_code, reason = "the other tests need more of it")]
mod database;
mod first_sight;
mod game_page;
#[path = "../it/game_pages.rs"]
#[expect(dead_code, reason = "the other tests need more of it")]
mod game_pages;
#[path = "../it/harness.rs"]
#[expect(dead_code, reason = "the other tests need more of it")]
mod harness;
mod left_behind;
mod lessons;
#[path = "../it/local_page.rs"]
#[expect(dead_code, reason = "the other tests need more of it")]
mod local_page;
mod newcomer;
mod points;
mod proxy;
#[path = "../it/puzzle_stock.rs"]
#[expect(dead_code, reason = "the other tests need more of it")]
mod puzzle_stock;
mod puzzles;
mod rules;
mod share_page;
mod table;
mod table_line;
mod table_reader;
mod window;
