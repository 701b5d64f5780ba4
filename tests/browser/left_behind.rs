//! A test that fails closes no window; its browser ends nevertheless.

use std::{
    fs,
    time::{Duration, Instant},
};

use raichi_standin::patience;

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
    let Some(browser) = Browser::start().await else {
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
