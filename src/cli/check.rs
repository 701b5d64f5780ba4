use std::{io::Write, path::Path};

use clap::Args;

use super::{Failure, output, runtime};
use crate::check::{self, Finding, State};

#[derive(Debug, Args)]
pub(super) struct Check {
    /// Write one JSON object per line: subject, state, says, remedy.
    #[arg(long)]
    json: bool,
    /// First set at Discord what the bot needs where a server adds it by Add App in its profile.
    #[arg(long)]
    fix: bool,
}

/// Runs every check and prints the findings.
pub(super) fn check(given: &Check, file: Option<&Path>) -> Result<(), Failure> {
    let runtime = runtime()?;
    let findings = runtime.block_on(check::run(file, given.fix));
    runtime.shutdown_background();
    output::write(|out| {
        if given.json {
            for finding in &findings {
                serde_json::to_writer(&mut *out, finding)?;
                writeln!(out)?;
            }
            Ok(())
        } else {
            write_lines(&findings, out)
        }
    })?;
    match count(&findings, State::Trouble) {
        0 => Ok(()),
        troubles => Err(Failure::ChecksFailed(troubles)),
    }
}

/// Writes one line per finding: subject, state, observation and remedy.
fn write_lines(findings: &[Finding], out: &mut impl Write) -> std::io::Result<()> {
    let widest = findings.iter().map(|finding| finding.subject.len()).max();
    let widest = widest.unwrap_or_default();
    for finding in findings {
        let Finding {
            subject,
            state,
            message,
            remedy,
        } = finding;
        write!(out, "{subject:widest$}  {state:7}  {}", one_line(message))?;
        match remedy {
            Some(remedy) => writeln!(out, " → {}", one_line(remedy))?,
            None => writeln!(out)?,
        }
    }
    match count(findings, State::Warning) {
        _ if count(findings, State::Trouble) > 0 => Ok(()),
        0 => writeln!(out, "All is well."),
        1 => writeln!(out, "All is well, but for a warning."),
        warnings => writeln!(out, "All is well, but for {warnings} warnings."),
    }
}

fn one_line(text: &str) -> String {
    let lines: Vec<_> = text.lines().map(str::trim).collect();
    lines.join(" ")
}

fn count(findings: &[Finding], state: State) -> usize {
    findings
        .iter()
        .filter(|finding| finding.state == state)
        .count()
}
