//! What this program does when it has started itself a second time.
//!
//! A child's rights and its signal at the parent's death can only be set in the child. Between its birth and
//! its becoming another program, that takes code that the language cannot check; in a program of its own,
//! as here, it takes none.

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

/// The first argument of an errand.
const ERRAND: &str = "__postgres";
const BECOME: &str = "become";
const SWEEP: &str = "sweep";

/// Does the errand that this program was started for, if it was, and gives the exit status.
///
/// The `main` of every program that starts a [`Cluster`](crate::Cluster) with itself as the helper calls this
/// first, while it has one thread.
#[must_use]
pub fn errand() -> Option<ExitCode> {
    let arguments: Vec<OsString> = env::args_os().skip(1).collect();
    let words: Vec<&OsStr> = arguments.iter().map(OsString::as_os_str).collect();
    let [first, task, rest @ ..] = words.as_slice() else {
        return None;
    };
    if *first != ERRAND {
        return None;
    }
    let done = match (task.to_str(), rest) {
        (Some(BECOME), [parent, uid, gid, program, arguments @ ..]) => {
            Err(turn_into(parent, [uid, gid], program, arguments))
        }
        (Some(SWEEP), [folder]) => sweep(Path::new(folder)),
        _ => Err(io::Error::other("this is no errand")),
    };
    Some(match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    })
}

/// The errand to become another program, as whom it shall run, and to be interrupted at the death of the
/// *thread* that starts the errand.
///
/// The program does not get this one's environment, in which secrets stand, and starts in a folder that
/// everybody may enter.
pub(crate) fn becoming(helper: &Path, account: Option<Account>, program: &Path) -> Command {
    let number = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
    let kept = ["PATH", "LD_LIBRARY_PATH", "TZ"];
    let mut command = Command::new(helper);
    command
        .args([ERRAND, BECOME, &process::id().to_string()])
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
        // A Ctrl-C in the terminal is for us alone.
        .process_group(0);
    command
}

fn turn_into(
    parent: &OsStr,
    account: [&OsStr; 2],
    program: &OsStr,
    arguments: &[&OsStr],
) -> io::Error {
    let prepared = || {
        if let [Some(uid), Some(gid)] = account.map(number) {
            Account { uid, gid }.assume()?;
        }
        // Only now, as a change of the user would undo it.
        set_parent_process_death_signal(Some(Signal::INT))?;
        // The parent may have died before.
        if number(parent) != Some(parent_id()) {
            return Err(io::Error::other(
                "the program that asked for this has ended",
            ));
        }
        Ok(())
    };
    match prepared() {
        Ok(()) => Command::new(program).args(arguments).exec(),
        Err(why) => why,
    }
}

fn number(argument: &OsStr) -> Option<u32> {
    argument.to_str()?.parse().ok()
}

/// The errand to remove a throwaway cluster's folder as soon as the standard input ends, which it does when
/// whoever holds its other end is gone, for whatever reason.
pub(crate) fn sweeping(helper: &Path, folder: &Path) -> Command {
    let mut command = Command::new(helper);
    command
        .args([ERRAND, SWEEP])
        .arg(folder)
        .current_dir("/")
        .stdin(Stdio::piped())
        .process_group(0);
    command
}

fn sweep(folder: &Path) -> io::Result<()> {
    io::stdin().read_to_end(&mut Vec::new())?;
    // Postgres ends with its parent, but takes its time to.
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
