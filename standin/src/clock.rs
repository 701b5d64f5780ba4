//! A wall clock that a test sets, for the unmodified program: libfaketime replaces the system's clock.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, SystemTime};

use crate::process::Launch;

/// The folders where systems install the library, in its variant for multithreaded programs.
const FOLDERS: [&str; 5] = [
    "/usr/lib/x86_64-linux-gnu/faketime",
    "/usr/lib/aarch64-linux-gnu/faketime",
    "/usr/lib/faketime",
    "/usr/lib64/faketime",
    "/usr/local/lib/faketime",
];
const LIBRARY: &str = "libfaketimeMT.so.1";

/// A wall clock for processes: it runs like the system's clock, ahead of it by an offset that the test sets.
///
/// Monotonic clocks (sleeps, time limits, the heartbeats of connections) are not affected, only date and time.
pub struct WallClock {
    library: PathBuf,
    file: PathBuf,
    ahead: Mutex<Duration>,
}

impl WallClock {
    /// Whether libfaketime is installed.
    #[must_use]
    pub fn is_installed() -> bool {
        library().is_some()
    }

    /// A clock without an offset, stored in this file.
    ///
    /// # Panics
    ///
    /// When libfaketime is not installed.
    pub(crate) fn new(file: &Path) -> Self {
        let library = library()
            .unwrap_or_else(|| {
                panic!(
                    "this test sets the clock of the program, for which {LIBRARY} is missing: install libfaketime \
                     (on Debian: apt-get install libfaketime)"
                )
            });
        let clock = Self {
            library,
            file: file.to_owned(),
            ahead: Mutex::default(),
        };
        clock.write(Duration::ZERO);
        clock
    }

    /// Makes a program use this clock.
    pub fn on(&self, program: Launch) -> Launch {
        program
            .env("LD_PRELOAD", &self.library)
            .env("FAKETIME_TIMESTAMP_FILE", &self.file)
            .env("FAKETIME_NO_CACHE", "1")
            .env("FAKETIME_DONT_FAKE_MONOTONIC", "1")
            .env("FAKETIME_DISABLE_SHM", "1")
            .env("NO_FAKE_STAT", "1")
    }

    /// Puts the clock forward.
    pub fn advance(&self, by: Duration) {
        let mut ahead = self.ahead.lock().unwrap_or_else(PoisonError::into_inner);
        *ahead += by;
        self.write(*ahead);
    }

    /// Resets the offset to zero.
    pub fn reset(&self) {
        let mut ahead = self.ahead.lock().unwrap_or_else(PoisonError::into_inner);
        *ahead = Duration::ZERO;
        self.write(*ahead);
    }

    /// The time that it shows.
    #[must_use]
    pub fn now(&self) -> SystemTime {
        SystemTime::now() + *self.ahead.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Written to a temporary file and renamed, so that no process reads half of it.
    fn write(&self, ahead: Duration) {
        let fresh = self.file.with_extension("fresh");
        let text = format!("+{}.{:09}\n", ahead.as_secs(), ahead.subsec_nanos());
        fs::write(&fresh, text).expect("the clock's folder takes files");
        fs::rename(&fresh, &self.file).expect("the clock's folder takes files");
    }
}

fn library() -> Option<PathBuf> {
    let mut folders = FOLDERS.iter().map(|folder| Path::new(folder).join(LIBRARY));
    folders.find(|library| library.exists())
}
