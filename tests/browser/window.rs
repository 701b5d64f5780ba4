//! A browser window, and what a person does and sees in it.

mod hand;

use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

use raichi_standin::patience;
use serde_json::{Value, json};
use thirtyfour::{TypingData, error::WebDriverErrorInner, prelude::*};

use crate::{axe, browser::Running};

/// How long something may take to appear.
const TIMEOUT: Duration = Duration::from_secs(20);
/// The interval of polling.
const INTERVAL: Duration = Duration::from_millis(20);
/// The limit of a page's size without its pictures, in bytes.
const MOST_BYTES: u64 = 120_000;

/// The properties of a reader's window.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Look {
    /// In CSS pixels.
    pub(crate) width: u32,
    /// In CSS pixels.
    pub(crate) height: u32,
    /// Whether the reader prefers the dark theme.
    pub(crate) dark: bool,
    /// The reader's language.
    pub(crate) language: &'static str,
    /// Whether pages may run scripts.
    pub(crate) script: bool,
}

impl Look {
    /// A desktop window with the light theme.
    pub(crate) const DESK: Self = Self {
        width: 1280,
        height: 900,
        dark: false,
        language: "en-GB",
        script: true,
    };

    /// A phone.
    pub(crate) const PHONE: Self = Self {
        width: 390,
        height: 844,
        ..Self::DESK
    };
}

/// The folder of the screenshots: beside the files of the build, which `CARGO_TARGET_DIR` may have elsewhere.
fn screenshots() -> PathBuf {
    let program = Path::new(env!("CARGO_BIN_EXE_raichi"));
    // The program is in the folder of its profile.
    let built = program.ancestors().nth(2).expect("it is in two folders");
    built.join("screenshots")
}

/// An open window.
pub(crate) struct Window {
    browser: Running,
    look: Look,
}

impl Window {
    pub(crate) async fn new(browser: Running, look: Look) -> Self {
        let window = Self { browser, look };
        window.set(look).await;
        window
    }

    fn driver(&self) -> &WebDriver {
        &self.browser.session
    }

    /// Changes size, theme, language and scripts of the window.
    async fn set(&self, look: Look) {
        let Look {
            width,
            height,
            dark,
            language,
            script,
        } = look;
        let scheme = if dark { "dark" } else { "light" };
        let mobile = width < 600;
        let agent = self
            .driver()
            .execute("return navigator.userAgent", [])
            .await;
        let agent = agent.expect("it has a name").json().clone();
        for (order, given) in [
            (
                "Emulation.setDeviceMetricsOverride",
                json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile }),
            ),
            (
                "Emulation.setEmulatedMedia",
                json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] }),
            ),
            (
                "Emulation.setUserAgentOverride",
                json!({ "userAgent": agent, "acceptLanguage": language }),
            ),
            (
                "Emulation.setScriptExecutionDisabled",
                json!({ "value": !script }),
            ),
        ] {
            let done = self.driver().cdp().send_raw(order, given).await;
            done.unwrap_or_else(|error| panic!("{order}: {error}"));
        }
    }

    /// The folder of its profile.
    pub(crate) fn profile(&self) -> String {
        self.browser.program.profile().display().to_string()
    }

    /// Switches the preference for the dark theme.
    pub(crate) async fn dark(&mut self, dark: bool) {
        self.look.dark = dark;
        self.set(self.look).await;
    }

    /// Gives the window another look.
    pub(crate) async fn change(&mut self, look: Look) {
        self.look = look;
        self.set(look).await;
    }

    /// Sends the browser a command of the Chrome DevTools Protocol.
    pub(crate) async fn command(&self, order: &str, given: Value) -> Value {
        let done = self.driver().cdp().send_raw(order, given).await;
        done.unwrap_or_else(|error| panic!("{order}: {error}"))
    }

    /// Sets features of the reader's system, such as `forced-colors`, besides the theme.
    pub(crate) async fn prefers(&self, features: &[(&str, &str)]) {
        let scheme = if self.look.dark { "dark" } else { "light" };
        let scheme = [("prefers-color-scheme", scheme)];
        let features: Vec<_> = features
            .iter()
            .chain(&scheme)
            .map(|(name, value)| json!({ "name": name, "value": value }))
            .collect();
        let given = json!({ "features": features });
        self.command("Emulation.setEmulatedMedia", given).await;
    }

    /// Opens a page.
    pub(crate) async fn open(&self, url: &str) {
        let gone = self.driver().goto(url).await;
        gone.unwrap_or_else(|error| panic!("{url} does not open: {error}"));
    }

    /// Goes into a frame of the page.
    pub(crate) async fn enter(&self, css: &str) {
        let entered = self.see(css).await.enter_frame().await;
        entered.unwrap_or_else(|error| panic!("{css} cannot be entered: {error}"));
    }

    /// Goes back from a frame to the page around it.
    pub(crate) async fn leave_frame(&self) {
        let left = self.driver().enter_default_frame().await;
        left.expect("there is a page around it");
    }

    /// The address of the page.
    pub(crate) async fn address(&self) -> String {
        let url = self.driver().current_url().await;
        url.expect("an address").to_string()
    }

    /// The title of the page.
    pub(crate) async fn title(&self) -> String {
        self.driver().title().await.expect("a title")
    }

    /// Waits for a visible element.
    pub(crate) async fn see(&self, css: &str) -> WebElement {
        loop {
            let sought = self
                .driver()
                .query(By::Css(css))
                .wait(patience(TIMEOUT), INTERVAL);
            match sought.and_displayed().first().await {
                Ok(found) => return found,
                // An update has replaced it before it was looked at.
                Err(error) if matches!(*error, WebDriverErrorInner::StaleElementReference(_)) => {}
                Err(error) => {
                    let shot = self.shot("waited-in-vain").await;
                    panic!("waited in vain for {css}: {error}\n{shot}")
                }
            }
        }
    }

    /// Waits until there is no such element.
    pub(crate) async fn miss(&self, css: &str) {
        let sought = self
            .driver()
            .query(By::Css(css))
            .wait(patience(TIMEOUT), INTERVAL);
        let gone = sought.not_exists().await.expect("it can be looked for");
        assert!(gone, "{css} does not go away");
    }

    /// The number of matching elements.
    pub(crate) async fn count(&self, css: &str) -> usize {
        let found = self.driver().find_all(By::Css(css)).await;
        found.expect("they can be looked for").len()
    }

    /// Does something with a visible element. Retries, since an update may replace it between the query and that.
    async fn with<T>(&self, css: &str, act: impl AsyncFn(&WebElement) -> WebDriverResult<T>) -> T {
        loop {
            match act(&self.see(css).await).await {
                Ok(done) => return done,
                Err(error) if matches!(*error, WebDriverErrorInner::StaleElementReference(_)) => {}
                Err(error) => panic!("nothing can be done with {css}: {error}"),
            }
        }
    }

    /// The visible text of an element.
    pub(crate) async fn text(&self, css: &str) -> String {
        self.with(css, async |element| element.text().await).await
    }

    /// An attribute of an element.
    pub(crate) async fn attribute(&self, css: &str, name: &str) -> String {
        let value = self.with(css, async |element| element.attr(name).await);
        let value = value.await;
        value.unwrap_or_else(|| panic!("{css} has no {name}"))
    }

    /// Clicks a button or link.
    pub(crate) async fn click(&self, css: &str) {
        self.with(css, async |element| element.click().await).await;
    }

    /// Writes into a field.
    pub(crate) async fn write(&self, css: &str, text: impl Into<TypingData>) {
        let written = self.see(css).await.send_keys(text).await;
        written.unwrap_or_else(|error| panic!("{css} takes no text: {error}"));
    }

    /// Presses a key for the focused element.
    pub(crate) async fn press(&self, key: Key) {
        let focused = self.driver().active_element().await.expect("a focus");
        let pressed = focused.send_keys(key).await;
        pressed.expect("a key can be pressed");
    }

    /// The value of an expression in the page.
    pub(crate) async fn value(&self, expression: &str) -> Value {
        let script = format!("return {expression}");
        let value = self.driver().execute(script, []).await;
        value.expect("an expression").json().clone()
    }

    /// Waits until an expression in the page is true.
    pub(crate) async fn until(&self, expression: &str) {
        let script = format!(
            "const done = arguments[0]; const look = () => ({expression}) ? done(true) : requestAnimationFrame(look); look();"
        );
        let come = self.driver().execute_async(script, []);
        if !matches!(
            tokio::time::timeout(patience(TIMEOUT), come).await,
            Ok(Ok(_))
        ) {
            let shot = self.shot("waited-in-vain").await;
            panic!("waited in vain for {expression}\n{shot}");
        }
    }

    /// Makes the page's timers fire at once, and records their delays in `pauses`. Timers of the browser's driver are
    /// far longer than a minute and stay as they are.
    pub(crate) async fn skip_pauses(&self) {
        self.value(
            "(() => {
                window.pauses = [];
                const wait = setTimeout;
                window.setTimeout = (act, pause) => {
                    if (pause > 60000) return wait(act, pause);
                    pauses.push(pause);
                    return wait(act, 0);
                };
            })()",
        )
        .await;
    }

    /// Makes the page visible or hidden, as in a background tab.
    pub(crate) async fn hide(&self, hidden: bool) {
        self.value(&format!(
            "(Object.defineProperty(document, 'hidden', {{ value: {hidden}, configurable: true }}),
              document.dispatchEvent(new Event('visibilitychange')))"
        ))
        .await;
    }

    /// Saves a screenshot, and prints and returns its path.
    pub(crate) async fn shot(&self, name: &str) -> String {
        let folder = screenshots();
        fs::create_dir_all(&folder).expect("a folder for the screenshots");
        let Look { width, dark, .. } = self.look;
        let light = if dark { "dark" } else { "light" };
        let path = folder.join(format!("{name}-{width}-{light}.png"));
        let kept = self.driver().screenshot(&path).await;
        kept.expect("the window can be seen");
        let line = format!("screenshot: {}", path.display());
        eprintln!("{line}");
        line
    }

    /// Asserts the requirements of every page: it is small, accessible, and fits into the window.
    pub(crate) async fn assert_accessible_and_small(&self, what: &str) {
        let wide = self.value("document.documentElement.scrollWidth").await;
        assert!(
            wide.as_u64() <= Some(self.look.width.into()),
            "{what} is {wide} wide"
        );
        axe::finds_nothing(self.driver(), what).await;
        let weight = self.weight().await;
        assert!(
            (1..MOST_BYTES).contains(&weight),
            "{what} weighs {weight} bytes without its pictures"
        );
        eprintln!("{what}: {weight} bytes without its pictures");
    }

    /// The size of the page in bytes, without its pictures and what its scripts have fetched since: updates come when they come.
    async fn weight(&self) -> u64 {
        let weight = self.value(
            "performance.getEntries()
                .filter(entry => ['navigation', 'resource'].includes(entry.entryType))
                .filter(entry => !['img', 'image', 'fetch'].includes(entry.initiatorType) && !/[.](png|gif)([?]|$)/.test(entry.name))
                .reduce((sum, entry) => sum + entry.decodedBodySize, 0)",
        );
        weight.await.as_u64().expect("a number")
    }

    /// Closes the window and ignores the browser's log.
    pub(crate) async fn close_ignoring_log(self) {
        self.browser.close().await;
    }

    /// Closes the window; asserts that the browser's log is empty.
    pub(crate) async fn close(self) {
        self.close_with_log_entries(0).await;
    }

    /// Closes the window; asserts that the browser's log has this many entries, such as for a missing page.
    pub(crate) async fn close_with_log_entries(self, number: usize) {
        let mut log = self.driver().browser_log().await.expect("a log");
        // The log also contains entries about the browser's own pages.
        log.retain(|entry| !entry.message.starts_with("chrome://"));
        assert_eq!(log.len(), number, "the browser complains: {log:#?}");
        self.close_ignoring_log().await;
    }
}
