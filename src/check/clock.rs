use super::Finding;

const SUBJECT: &str = "clock";

/// How many seconds the clock may be wrong without anybody noticing.
const UNNOTICED: f64 = 2.0;
/// How many it may be wrong before deadlines come at the wrong time, and certificates are refused.
const BEARABLE: f64 = 60.0;

const REMEDY: &str = "Set this machine's clock by the network (on Debian and Ubuntu: apt-get install systemd-timesyncd)";

/// How far our clock is from Discord's, which is so many seconds ahead.
pub(super) fn finding(ahead: Option<f64>) -> Finding {
    let Some(ahead) = ahead else {
        return Finding::not_checked(SUBJECT, "Discord's answer had no date");
    };
    let off = ahead.abs();
    let direction = if ahead > 0.0 { "behind" } else { "ahead of" };
    let says = format!("this machine's clock is {off:.0} s {direction} Discord's");
    if off <= UNNOTICED {
        Finding::ok(SUBJECT, "this machine and Discord agree on the time")
    } else if off <= BEARABLE {
        Finding::warning(SUBJECT, says, REMEDY)
    } else {
        Finding::trouble(SUBJECT, says, REMEDY)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::State;

    #[test]
    fn some_seconds_are_a_warning_and_minutes_are_trouble() {
        for (ahead, state, says) in [
            (Some(-1.9), State::Ok, "agree"),
            (Some(2.4), State::Warning, "2 s behind Discord's"),
            (Some(-59.0), State::Warning, "59 s ahead of Discord's"),
            (Some(3600.0), State::Trouble, "3600 s behind Discord's"),
            (Some(-61.0), State::Trouble, "61 s ahead of Discord's"),
            (None, State::Unknown, "no date"),
        ] {
            let finding = finding(ahead);
            assert_eq!(finding.state, state, "{ahead:?}");
            assert!(finding.says.contains(says), "{finding:?}");
        }
    }
}
