//! How long tests wait.

use std::time::Duration;

/// The variable that scales every limit.
const VARIABLE: &str = "RAICHI_TEST_PATIENCE";

/// How long a test waits for what takes at most `limit` on an idle machine: the limit, times the number that
/// `RAICHI_TEST_PATIENCE` has. Waits end with what they wait for, so a longer limit costs nothing.
///
/// # Panics
///
/// When the variable is not a number of at least 1.
#[must_use]
pub fn patience(limit: Duration) -> Duration {
    limit * factor(std::env::var(VARIABLE).ok().as_deref())
}

fn factor(set: Option<&str>) -> u32 {
    let Some(set) = set.filter(|set| !set.is_empty()) else {
        return 1;
    };
    let number = set.parse().ok().filter(|&number| number >= 1);
    number.unwrap_or_else(|| panic!("{VARIABLE} is {set:?}, and not a number of at least 1"))
}

#[cfg(test)]
mod tests {
    use super::factor;

    #[test]
    fn limits_are_scaled_by_whole_numbers() {
        assert_eq!(
            [None, Some(""), Some("1"), Some("12")].map(factor),
            [1, 1, 1, 12]
        );
        for wrong in ["0", "-1", "1.5", "long"] {
            assert!(
                std::panic::catch_unwind(|| factor(Some(wrong))).is_err(),
                "{wrong}"
            );
        }
    }
}
