//! Where a process runs, so that another process on the same machine recognizes that it has ended.
//!
//! A killed process cannot end its leases. Other machines wait until they expire; the next start on the same machine, or in
//! the same container, need not.

use std::{fs, process};

/// How a runtime of containers names those that have no name of their own: by as many hexadecimal digits of their ids.
const CONTAINER_NAME: usize = 12;

/// Where a process runs, and which one it is there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Machine {
    /// The running kernel: a random id.
    boot: String,
    /// The name of the machine or container.
    name: String,
    /// The space in which the process has its number.
    space: String,
    /// The number of the process.
    process: u32,
    /// When it began, in ticks of the kernel.
    began: String,
}

impl Machine {
    /// This process. What the system does not tell is empty.
    pub(super) fn own() -> Self {
        let read = |path| {
            fs::read_to_string(path)
                .unwrap_or_default()
                .trim()
                .to_owned()
        };
        let process = process::id();
        Self {
            boot: read("/proc/sys/kernel/random/boot_id"),
            name: read("/proc/sys/kernel/hostname"),
            space: space().unwrap_or_default(),
            process,
            began: began(process).unwrap_or_default(),
        }
    }

    /// Reads what [`Display`](std::fmt::Display) has written.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut parts = text.split(' ').map(str::to_owned);
        let machine = Self {
            boot: parts.next()?,
            space: parts.next()?,
            process: parts.next()?.parse().ok()?,
            began: parts.next()?,
            name: parts.next()?,
        };
        parts.next().is_none().then_some(machine)
    }

    /// Whether `other` is known to have ended. `false` for processes on other machines.
    pub(super) fn knows_the_end_of(&self, other: &Self) -> bool {
        let is_same_kernel = !self.boot.is_empty() && self.boot == other.boot;
        if !is_same_kernel || self.space.is_empty() || other.began.is_empty() {
            return false;
        }
        if self.space == other.space {
            return began(other.process).is_none_or(|began| began != other.began);
        }
        // The container was restarted. Names that people give may be those of several.
        self.name == other.name && is_container(&self.name)
    }
}

impl std::fmt::Display for Machine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self {
            boot,
            name,
            space,
            process,
            began,
        } = self;
        write!(f, "{boot} {space} {process} {began} {name}")
    }
}

fn is_container(name: &str) -> bool {
    name.len() == CONTAINER_NAME && name.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// The space of process numbers, such as `pid:[4026531836]`.
fn space() -> Option<String> {
    let link = fs::read_link("/proc/self/ns/pid").ok()?;
    Some(link.to_str()?.to_owned())
}

/// When a process began, in ticks since the kernel did; `None` if there is none, or it has ended and only its parent does not
/// know yet.
fn began(process: u32) -> Option<String> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name of the program, in parentheses, may contain anything.
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_whitespace();
    let state = fields.next()?;
    let began = fields.nth(18)?;
    (!matches!(state, "Z" | "X")).then(|| began.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::Command;

    #[test]
    fn it_is_written_and_read() {
        let own = Machine::own();
        assert_eq!(Machine::read(&own.to_string()), Some(own.clone()));
        assert!(!own.boot.is_empty() && !own.space.is_empty() && !own.began.is_empty());
        for text in ["", "a b c d e", "a b 1 d", "a b 1 d e f"] {
            assert_eq!(Machine::read(text), None, "{text}");
        }
    }

    #[test]
    fn the_end_of_a_process_of_the_same_machine_is_known() {
        let own = Machine::own();
        assert!(!own.knows_the_end_of(&own), "it lives");
        let mut child = Command::new("sleep").arg("60").spawn().unwrap();
        let other = Machine {
            process: child.id(),
            began: began(child.id()).unwrap(),
            ..own.clone()
        };
        assert!(!own.knows_the_end_of(&other));
        child.kill().unwrap();
        child.wait().unwrap();
        assert!(own.knows_the_end_of(&other));
        // Its number may be used again.
        let successor = Machine {
            began: "1".to_owned(),
            ..own.clone()
        };
        assert!(own.knows_the_end_of(&successor));
        let elsewhere = Machine {
            boot: "another".to_owned(),
            ..other.clone()
        };
        assert!(!own.knows_the_end_of(&elsewhere));
    }

    #[test]
    fn a_restarted_container_is_recognized_by_the_name_that_it_was_given_at_random() {
        let own = Machine {
            name: "3f2a90c41b7d".to_owned(),
            ..Machine::own()
        };
        let before = Machine {
            space: "pid:[1]".to_owned(),
            ..own.clone()
        };
        assert!(own.knows_the_end_of(&before));
        let [own, before] = [own, before].map(|machine| Machine {
            name: "raichi".to_owned(),
            ..machine
        });
        assert!(!own.knows_the_end_of(&before), "there may be several");
    }
}
