//! The page of a game.

use crate::{browser::Browser, window::Look};

#[tokio::test]
async fn trial() {
    let Some(browser) = Browser::start().await else {
        return;
    };
    let mut window = browser.window(Look::PHONE).await;
    window.open("data:text/html,<!doctype html><html lang=en><title>x</title><main><h1>Hello</h1></main>").await;
    assert_eq!(window.text("h1").await, "Hello");
    window.dark(true).await;
    window.shot("trial").await;
    window.close().await;
}
