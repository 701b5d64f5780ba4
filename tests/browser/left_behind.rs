//! What a test leaves behind in its browser, and of it.

use std::{
    fs,
    time::{Duration, Instant},
};

use axum::{Router, response::Html};
use raichi_standin::patience;
use serde_json::json;
use tokio::net::TcpListener;

use crate::{browser::Browser, window::Look};

/// How long a killed process may take to end.
const LIMIT: Duration = Duration::from_secs(20);

/// How many processes have this text among their arguments.
fn running(text: &str) -> usize {
    let processes = fs::read_dir("/proc").expect("the system lists its processes");
    let arguments = processes
        .flatten()
        .filter_map(|process| fs::read(process.path().join("cmdline")).ok());
    arguments
        .filter(|arguments| String::from_utf8_lossy(arguments).contains(text))
        .count()
}

#[tokio::test]
async fn a_browser_ends_with_its_test_though_no_window_was_closed() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let window = browser.window(Look::DESK).await;
    let profile = window.profile();
    assert!(running(&profile) > 0, "{profile}");
    drop((window, browser));
    let end = Instant::now() + patience(LIMIT);
    while running(&profile) > 0 {
        assert!(
            Instant::now() < end,
            "{} processes still run",
            running(&profile)
        );
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_closed_window_leaves_nothing_to_the_next_reader() {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = format!("http://{}", listener.local_addr().expect("an address"));
    let page = Router::new().fallback(async || Html("<title>A page</title>"));
    tokio::spawn(async move { axum::serve(listener, page).await });
    let keep = "(localStorage.setItem('kept', 'yes'), sessionStorage.setItem('kept', 'yes'), document.cookie = 'kept=yes; max-age=60')";
    let kept = "[localStorage.getItem('kept'), sessionStorage.getItem('kept'), document.cookie]";
    for _ in 0..2 {
        let window = browser.window(Look::PHONE).await;
        window.open(&address).await;
        assert_eq!(window.value(kept).await, json!([null, null, ""]));
        assert_eq!(window.value("document.hasFocus()").await, true);
        assert_eq!(window.value("document.hidden").await, false);
        window.value(keep).await;
        assert_eq!(window.value(kept).await, json!(["yes", "yes", "kept=yes"]));
        window.close_ignoring_log().await;
    }
}
