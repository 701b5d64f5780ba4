use super::Finding;

const SUBJECT: &str = "clock";

/// How many seconds the clock may be wrong without any effect.
const TOLERATED_SECONDS: f64 = 2.0;
/// Above this, deadlines come at the wrong time and certificates are refused.
const WARNING_SECONDS: f64 = 60.0;

const REMEDY: &str = "Set this machine's clock by the network (on Debian and Ubuntu: apt-get install systemd-timesyncd)";

/// Compares this machine's clock with Discord's, which is `ahead` by this number of seconds.
pub(super) fn finding(ahead: Option<f64>) -> Finding {
    let Some(ahead) = ahead else {
        return Finding::not_checked(SUBJECT, "Discord's answer had no date");
    };
    let offset = ahead.abs();
    let direction = if ahead > 0.0 { "behind" } else { "ahead of" };
    let message = format!("this machine's clock is {offset:.0} s {direction} Discord's");
    if offset <= TOLERATED_SECONDS {
        Finding::ok(SUBJECT, "this machine and Discord agree on the time")
    } else if offset <= WARNING_SECONDS {
        Finding::warning(SUBJECT, message, REMEDY)
    } else {
        Finding::trouble(SUBJECT, message, REMEDY)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::State;

    #[test]
    fn some_seconds_are_a_warning_and_minutes_are_trouble() {
        for (ahead, state, message) in [
            (Some(-1.9), State::Ok, "agree"),
            (Some(2.4), State::Warning, "2 s behind Discord's"),
            (Some(-59.0), State::Warning, "59 s ahead of Discord's"),
            (Some(3600.0), State::Trouble, "3600 s behind Discord's"),
            (Some(-61.0), State::Trouble, "61 s ahead of Discord's"),
            (None, State::Unknown, "no date"),
        ] {
            let finding = finding(ahead);
            assert_eq!(finding.state, state, "{ahead:?}");
            assert!(finding.message.contains(message), "{finding:?}");
        }
    }
}
