use super::Finding;
use crate::config::{DEFAULT_FILE, Reading};

const SUBJECT: &str = "configuration";

/// Everything that is wrong with the configuration, a finding each.
pub(super) fn findings(reading: &Reading) -> Vec<Finding> {
    if !reading.problems.is_empty() {
        let problems = reading.problems.iter();
        let findings =
            problems.map(|problem| Finding::trouble(SUBJECT, &problem.says, &problem.remedy));
        return findings.collect();
    }
    let says = match &reading.file {
        Some(file) => format!("{} and the environment can be used", file.display()),
        None => format!("the environment can be used; there is no {DEFAULT_FILE} here"),
    };
    vec![Finding::ok(SUBJECT, says)]
}
