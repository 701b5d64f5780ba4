use super::Finding;
use crate::config::{DEFAULT_FILE, Reading};

const SUBJECT: &str = "configuration";

/// A finding for each problem of the configuration.
pub(super) fn findings(reading: &Reading) -> Vec<Finding> {
    if !reading.problems.is_empty() {
        let problems = reading.problems.iter();
        let findings =
            problems.map(|problem| Finding::trouble(SUBJECT, &problem.message, &problem.remedy));
        return findings.collect();
    }
    let message = match &reading.file {
        Some(file) => format!("{} and the environment can be used", file.display()),
        None => format!("the environment can be used; there is no {DEFAULT_FILE} here"),
    };
    vec![Finding::ok(SUBJECT, message)]
}
