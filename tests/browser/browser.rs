//! The browser of this machine, if there is one.

use raichi_standin::patience;
use std::{
    env,
    num::NonZero,
    path::PathBuf,
    sync::{Arc, LazyLock},
    thread::available_parallelism,
    time::Duration,
};

use reqwest::Client;
use tempfile::TempDir;
use thirtyfour::{ChromiumLikeCapabilities, DesiredCapabilities, LoggingPrefsLogLevel, prelude::*};
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::{
    chromedriver::{ChromeDriver, installed, major_version},
    window::{Look, Window},
};

/// The arguments of a headless Chromium without connections of its own: it resolves no name, and what would ask for one is off.
const ARGUMENTS: [&str; 14] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--no-proxy-server",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    "--disable-extensions",
    "--disable-default-apps",
    "--disable-features=OptimizationHints,OptimizationGuideModelDownloading,Translate,AutofillServerCommunication",
];

/// The timeout of a WebDriver command.
const TIMEOUT: Duration = Duration::from_secs(60);

/// A running WebDriver server.
pub(crate) struct Browser {
    chromium: PathBuf,
    driver: Arc<ChromeDriver>,
    _turn: SemaphorePermit<'static>,
}

/// Turns of tests that need a browser: it keeps a core busy, while other tests mostly wait.
static TURNS: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(available_parallelism().map_or(2, NonZero::get)));

/// The browser and its driver: of several browsers, the first one of the driver's version, which a driver needs.
static PROGRAMS: LazyLock<Option<(PathBuf, PathBuf)>> = LazyLock::new(|| {
    let browsers = installed(&["chromium", "chromium-browser", "google-chrome"]);
    let driver = installed(&["chromedriver"]).into_iter().next()?;
    let version = major_version(&driver);
    let fits = |browser: &&PathBuf| version.is_some() && major_version(browser) == version;
    let fitting = browsers.iter().find(fits).or(browsers.first());
    Some((fitting?.clone(), driver))
});

/// Whether a missing browser is a failure.
pub(crate) fn is_required() -> bool {
    env::var_os("WITH_BROWSER").is_some_and(|value| value == "required")
}

impl Browser {
    /// Starts the browser of this machine; `None` if there is none, and the test is skipped.
    pub(crate) async fn start() -> Option<Self> {
        let Some((chromium, driver)) = &*PROGRAMS else {
            assert!(
                !is_required(),
                "there is no chromium or no chromedriver, and WITH_BROWSER is `required`"
            );
            eprintln!(
                "skipped: there is no chromium or no chromedriver (Debian: chromium, chromium-driver)"
            );
            return None;
        };
        Some(Self {
            chromium: chromium.clone(),
            _turn: TURNS.acquire().await.expect("turns never end"),
            driver: Arc::new(ChromeDriver::start(driver).await),
        })
    }

    /// Opens a window with a new profile.
    pub(crate) async fn window(&self, look: Look) -> Window {
        self.window_with(look, &[]).await
    }

    /// Opens a window with a new profile and with more arguments, which count before the usual ones.
    pub(crate) async fn window_with(&self, look: Look, arguments: &[&str]) -> Window {
        let profile = TempDir::new().expect("a folder for the profile");
        let mut wanted = DesiredCapabilities::chrome();
        let set = |set: WebDriverResult<()>| set.expect("a capability");
        set(wanted.set_binary(&self.chromium.to_string_lossy()));
        for argument in ARGUMENTS.iter().chain(arguments) {
            set(wanted.add_arg(argument));
        }
        let folder = profile.path().display();
        set(wanted.add_arg(&format!("--user-data-dir={folder}")));
        set(wanted.add_arg(&format!("--lang={}", look.language)));
        set(wanted.set_browser_log_level(LoggingPrefsLogLevel::Warning));
        let client = Client::builder()
            .no_proxy()
            .timeout(patience(TIMEOUT))
            .build();
        let driver = WebDriver::builder(self.driver.address(), wanted)
            .client(client.expect("a client"))
            .connect()
            .await
            .expect("a window opens");
        Window::new(driver, look, profile, Arc::clone(&self.driver)).await
    }
}
