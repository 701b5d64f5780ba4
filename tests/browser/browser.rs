//! The browser of this machine, if there is one.

use raichi_standin::patience;
use std::{
    env,
    mem::ManuallyDrop,
    num::NonZero,
    path::{Path, PathBuf},
    sync::{LazyLock, Mutex},
    thread::available_parallelism,
    time::Duration,
};

use reqwest::Client;
use serde_json::json;
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

/// A turn to use the browser of this machine.
pub(crate) struct Browser {
    chromium: &'static Path,
    driver: &'static Path,
    _turn: SemaphorePermit<'static>,
}

/// A browser that has been started, with one window.
pub(crate) struct Running {
    /// Dropping it would wait in vain for its session to end. The browser is killed instead.
    pub(crate) session: ManuallyDrop<WebDriver>,
    pub(crate) program: ChromeDriver,
    /// The language of its own texts, if other tests can use it.
    language: Option<&'static str>,
}

/// Browsers whose windows were closed. Starting one takes a core for more than a second.
static IDLE: Mutex<Vec<Running>> = Mutex::new(Vec::new());

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
    /// Waits for a turn to use the browser of this machine; `None` if there is none, and the test is skipped.
    pub(crate) async fn turn() -> Option<Self> {
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
            chromium,
            driver,
            _turn: TURNS.acquire().await.expect("turns never end"),
        })
    }

    /// Opens a window of a reader who has not been on any page.
    pub(crate) async fn window(&self, look: Look) -> Window {
        let idle = Running::idle(look.language);
        let running = match idle {
            Some(running) => running,
            None => self.run(look.language, &[]).await,
        };
        Window::new(running, look).await
    }

    /// Opens a window of a browser with more arguments, which count before the usual ones.
    pub(crate) async fn window_with(&self, look: Look, arguments: &[&str]) -> Window {
        let running = self.run(look.language, arguments).await;
        Window::new(running, look).await
    }

    /// Starts a browser.
    async fn run(&self, language: &'static str, arguments: &[&str]) -> Running {
        let program = ChromeDriver::start(self.driver);
        let mut wanted = DesiredCapabilities::chrome();
        let set = |set: WebDriverResult<()>| set.expect("a capability");
        set(wanted.set_binary(&self.chromium.to_string_lossy()));
        for argument in ARGUMENTS.iter().chain(arguments) {
            set(wanted.add_arg(argument));
        }
        let folder = program.profile().display();
        set(wanted.add_arg(&format!("--user-data-dir={folder}")));
        set(wanted.add_arg(&format!("--lang={language}")));
        set(wanted.set_browser_log_level(LoggingPrefsLogLevel::Warning));
        // A connection belongs to the runtime of the test that has opened it, and the next test has its own.
        let client = Client::builder()
            .no_proxy()
            .pool_max_idle_per_host(0)
            .timeout(patience(TIMEOUT))
            .build();
        let session = WebDriver::builder(program.address(), wanted)
            .client(client.expect("a client"))
            .connect()
            .await
            .expect("a window opens");
        Running {
            session: ManuallyDrop::new(session),
            program,
            language: arguments.is_empty().then_some(language),
        }
    }
}

impl Running {
    /// A started browser whose own texts are in a language, if one is idle.
    fn idle(language: &str) -> Option<Self> {
        let mut idle = IDLE.lock().expect("no test panics here");
        let at = idle
            .iter()
            .position(|running| running.language == Some(language))?;
        Some(idle.swap_remove(at))
    }

    /// Closes the window. Another test gets a new one, which shares neither storage nor settings with it.
    pub(crate) async fn close(self) {
        if self.language.is_some() {
            self.renew().await.expect("the window is replaced");
            IDLE.lock().expect("no test panics here").push(self);
        }
    }

    /// Replaces all windows by an empty one, and forgets what pages have stored.
    async fn renew(&self) -> WebDriverResult<()> {
        let old = self.session.windows().await?;
        let new = self.session.new_window().await?;
        for window in old {
            self.session.switch_to_window(window).await?;
            self.session.close_window().await?;
        }
        self.session.switch_to_window(new).await?;
        let stored = json!({ "origin": "*", "storageTypes": "all" });
        let cdp = self.session.cdp();
        for (order, given) in [
            // A window in the background has no focus, and its timers are slow.
            ("Page.bringToFront", json!({})),
            ("Storage.clearDataForOrigin", stored),
            ("Network.clearBrowserCookies", json!({})),
            ("Network.clearBrowserCache", json!({})),
        ] {
            cdp.send_raw(order, given).await?;
        }
        // What the closed pages have complained about is not the next test's.
        self.session.browser_log().await.map(drop)
    }
}
