//! How long tests wait.

use std::{fs, num::NonZero, thread::available_parallelism, time::Duration};

/// The variable that scales every limit.
const VARIABLE: &str = "RAICHI_TEST_PATIENCE";
/// How many times as long the limits are at most because of what else the machine does.
const MOST: u32 = 8;

/// How long a test waits for what takes at most `limit` on an idle machine: the limit, times the number that
/// `RAICHI_TEST_PATIENCE` has; without it, times the number of programs that want each core now, of which eight count.
/// Waits end with what they wait for, so a longer limit costs nothing.
///
/// # Panics
///
/// When the variable is not a number of at least 1.
#[must_use]
pub fn patience(limit: Duration) -> Duration {
    limit * factor(std::env::var(VARIABLE).ok().as_deref(), busy)
}

fn factor(set: Option<&str>, busy: impl Fn() -> u32) -> u32 {
    let Some(set) = set.filter(|set| !set.is_empty()) else {
        return busy();
    };
    let number = set.parse().ok().filter(|&number| number >= 1);
    number.unwrap_or_else(|| panic!("{VARIABLE} is {set:?}, and not a number of at least 1"))
}

/// How many programs want each core.
fn busy() -> u32 {
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    wanting(&load, available_parallelism().map_or(1, NonZero::get))
}

/// How many programs want each of so many cores by Linux's `loadavg`: on average in the last minute or now, whichever is more.
fn wanting(load: &str, cores: usize) -> u32 {
    let mut words = load.split(' ');
    let minute: f64 = words
        .next()
        .and_then(|word| word.parse().ok())
        .unwrap_or(0.0);
    let now = words
        .nth(2)
        .and_then(|word| word.split('/').next()?.parse().ok());
    let most = minute.max(now.unwrap_or(0.0));
    (1..MOST)
        .find(|&each| most <= f64::from(each) * cores as f64)
        .unwrap_or(MOST)
}

#[cfg(test)]
mod tests {
    use super::{factor, wanting};

    #[test]
    fn limits_are_scaled_by_whole_numbers() {
        assert_eq!(
            [None, Some(""), Some("1"), Some("12")].map(|set| factor(set, || 3)),
            [3, 3, 1, 12]
        );
        for wrong in ["0", "-1", "1.5", "long"] {
            assert!(
                std::panic::catch_unwind(|| factor(Some(wrong), || 1)).is_err(),
                "{wrong}"
            );
        }
    }

    #[test]
    fn a_busy_machine_gets_more_time() {
        for (load, cores, expected) in [
            ("", 2, 1),
            ("0.00 9.00 9.00 1/126 17614\n", 2, 1),
            ("2.00 0.00 0.00 2/126 17614\n", 2, 1),
            ("6.28 0.00 0.00 2/126 17614\n", 2, 4),
            ("0.50 0.00 0.00 5/126 17614\n", 2, 3),
            ("99.00 0.00 0.00 5/126 17614\n", 4, 8),
        ] {
            assert_eq!(wanting(load, cores), expected, "{load}");
        }
    }
}
