//! Helper processes: this program, started a second time.
//!
//! The account of a child and its signal at the parent's death can be set only in the child, between fork and
//! exec. In this program that would need unsafe code; in a helper process that then executes the other
//! program it does not.

use std::{
    env,
    ffi::{OsStr, OsString},
    fs::{self, File},
    io::{self, Read},
    os::unix::process::{CommandExt, parent_id},
    path::Path,
    process::{self, Command, ExitCode, Stdio},
};

use rustix::process::{Signal, set_parent_process_death_signal};

use crate::{account::Account, home::cluster_lock};

/// The first argument of a helper process.
const HELPER: &str = "__postgres";
const EXEC: &str = "become";
const CLEAN_UP: &str = "sweep";

/// Runs the helper's task that this process was started for, if any, and returns its exit status.
///
/// Every program that starts a [`Cluster`](crate::Cluster) with itself as the helper calls this first in
/// `main`, while it is single-threaded.
#[must_use]
pub fn run_as_helper() -> Option<ExitCode> {
    let arguments: Vec<OsString> = env::args_os().skip(1).collect();
    let words: Vec<&OsStr> = arguments.iter().map(OsString::as_os_str).collect();
    let [first, task, rest @ ..] = words.as_slice() else {
        return None;
    };
    if *first != HELPER {
        return None;
    }
    let done = match (task.to_str(), rest) {
        (Some(EXEC), [parent, uid, gid, program, arguments @ ..]) => {
            Err(exec(parent, [uid, gid], program, arguments))
        }
        (Some(CLEAN_UP), [folder]) => clean_up(Path::new(folder)),
        _ => Err(io::Error::other("unknown helper task")),
    };
    Some(match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    })
}

/// A command for a helper that executes another program, under an account, with an interrupt at the death of
/// the *thread* that starts it.
///
/// The program does not inherit the environment, which contains secrets, and starts in a folder that every
/// account may enter.
pub(crate) fn exec_command(helper: &Path, account: Option<Account>, program: &Path) -> Command {
    let number = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
    let kept = ["PATH", "LD_LIBRARY_PATH", "TZ"];
    let mut command = Command::new(helper);
    command
        .args([HELPER, EXEC, &process::id().to_string()])
        .arg(number(account.map(|account| account.uid)))
        .arg(number(account.map(|account| account.gid)))
        .arg(program)
        .env_clear()
        .envs(
            kept.iter()
                .filter_map(|&name| Some((name, env::var_os(name)?))),
        )
        .env("LC_ALL", "C")
        .current_dir("/")
        // Keeps a Ctrl-C in the terminal from the child.
        .process_group(0);
    command
}

fn exec(parent: &OsStr, account: [&OsStr; 2], program: &OsStr, arguments: &[&OsStr]) -> io::Error {
    let prepare = || {
        if let [Some(uid), Some(gid)] = account.map(number) {
            Account { uid, gid }.assume()?;
        }
        // After the change of the account, which would reset it.
        set_parent_process_death_signal(Some(Signal::INT))?;
        // The parent may have died before.
        if number(parent) != Some(parent_id()) {
            return Err(io::Error::other(
                "the program that asked for this has ended",
            ));
        }
        Ok(())
    };
    match prepare() {
        Ok(()) => Command::new(program).args(arguments).exec(),
        Err(why) => why,
    }
}

fn number(argument: &OsStr) -> Option<u32> {
    argument.to_str()?.parse().ok()
}

/// A command for a helper that removes a throwaway cluster's folder when its standard input ends: when the
/// process at the other end is gone, for whatever reason.
pub(crate) fn clean_up_command(helper: &Path, folder: &Path) -> Command {
    let mut command = Command::new(helper);
    command
        .args([HELPER, CLEAN_UP])
        .arg(folder)
        .current_dir("/")
        .stdin(Stdio::piped())
        .process_group(0);
    command
}

fn clean_up(folder: &Path) -> io::Result<()> {
    io::stdin().read_to_end(&mut Vec::new())?;
    // Postgres ends with its parent, but not at once.
    match File::open(cluster_lock(folder)) {
        Ok(lock) => lock.lock()?,
        Err(why) if why.kind() == io::ErrorKind::NotFound => {}
        Err(why) => return Err(why),
    }
    match fs::remove_dir_all(folder) {
        Err(why) if why.kind() != io::ErrorKind::NotFound => Err(why),
        _ => Ok(()),
    }
}
