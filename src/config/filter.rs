//! The filter of log lines.

use tracing_subscriber::{EnvFilter, filter::ParseError};

/// Reads a filter such as `info`, or `raichi=debug, warn`.
///
/// Fails when a part is not in the syntax of `tracing`.
pub(crate) fn log_filter(text: &str) -> Result<EnvFilter, ParseError> {
    // `tracing-subscriber` miscounts in a part that begins with a space, and panics if a letter of several bytes follows.
    let parts: Vec<_> = text.split(',').map(str::trim).collect();
    EnvFilter::builder().parse(parts.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_around_parts_do_not_matter() {
        for text in [
            "raichi=debug,warn",
            " raichi=debug , warn\n",
            "raichi=debug,\twarn,",
        ] {
            let filter = log_filter(text).expect("a filter");
            let mut parts: Vec<_> = filter.to_string().split(',').map(str::to_owned).collect();
            parts.sort();
            assert_eq!(parts, ["raichi=debug", "warn"], "{text:?}");
        }
    }

    #[test]
    fn letters_of_several_bytes_are_no_panic() {
        for (text, is_filter) in [
            (" ää=debug", true),
            (" ä,", true),
            ("\r\u{fffd}@=x", false),
            ("info, [ßß{öö=ü}]=loud", false),
        ] {
            assert_eq!(log_filter(text).is_ok(), is_filter, "{text:?}");
        }
    }
}
