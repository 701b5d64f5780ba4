//! The age of the newest backup.

use std::{
    fs, io,
    path::Path,
    time::{Duration, SystemTime},
};

use raichi_postgres::reason;

use super::Finding;

const SUBJECT: &str = "backups";
/// How the names of backups begin.
const PREFIX: &str = "raichi";
const HOUR: u64 = 3600;
const DAY: u64 = 24 * HOUR;
/// An older backup is a warning.
const OLD: Duration = Duration::from_secs(7 * DAY);
const REMEDY: &str =
    "See why none is made: deploy/raichi-backup makes one, and raichi-backup.timer one every night";

/// Whether the newest backup in a folder is new enough.
pub(super) fn finding(folder: Option<&Path>) -> Finding {
    let Some(folder) = folder else {
        return Finding::ok(
            SUBJECT,
            "not looked at; backup.directory can name their folder",
        );
    };
    match newest(folder) {
        Err(why) => Finding::warning(
            SUBJECT,
            format!(
                "the folder {} cannot be read: {}",
                folder.display(),
                reason(&why)
            ),
            "Correct backup.directory, or let the user who runs this read the folder",
        ),
        Ok(made_at) => {
            // The machine's clock may have been set back since.
            let age = made_at.map(|at| at.elapsed().unwrap_or_default());
            judged(folder, age)
        }
    }
}

/// When the newest backup was made. What is empty is none.
fn newest(folder: &Path) -> io::Result<Option<SystemTime>> {
    let mut newest = None;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let file = match entry.metadata() {
            // It was deleted just now.
            Err(why) if why.kind() == io::ErrorKind::NotFound => continue,
            file => file?,
        };
        let is_backup = entry.file_name().to_string_lossy().starts_with(PREFIX);
        if is_backup && file.is_file() && file.len() > 0 {
            newest = newest.max(Some(file.modified()?));
        }
    }
    Ok(newest)
}

fn judged(folder: &Path, age: Option<Duration>) -> Finding {
    let shown = folder.display();
    let Some(age) = age else {
        return Finding::warning(SUBJECT, format!("there is none in {shown}"), REMEDY);
    };
    let since = match age.as_secs() {
        seconds if seconds < HOUR => "less than an hour".to_owned(),
        seconds if seconds < 2 * DAY => format!("{} h", seconds / HOUR),
        seconds => format!("{} days", seconds / DAY),
    };
    let message = format!("the newest in {shown} is {since} old");
    match age > OLD {
        true => Finding::warning(SUBJECT, message, REMEDY),
        false => Finding::ok(SUBJECT, message),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::State;

    #[test]
    fn a_backup_of_over_a_week_ago_is_a_warning() {
        let folder = Path::new("/backups");
        for (seconds, state, part) in [
            (10, State::Ok, "less than an hour old"),
            (30 * HOUR, State::Ok, "30 h old"),
            (7 * DAY, State::Ok, "7 days old"),
            (7 * DAY + 1, State::Warning, "7 days old"),
            (40 * DAY, State::Warning, "40 days old"),
        ] {
            let finding = judged(folder, Some(Duration::from_secs(seconds)));
            assert_eq!(finding.state, state, "{finding:?}");
            assert!(finding.message.contains(part), "{finding:?}");
            assert_eq!(finding.remedy.is_some(), state == State::Warning);
        }
        assert_eq!(judged(folder, None).state, State::Warning);
    }
}
