//! The figures of the kernel about processes: CPU time, memory, open files.

use std::{fs, time::Duration};

/// Ticks per second in `/proc/*/stat`, on every Linux.
const TICKS: f64 = 100.0;
/// What resets the peak of a process's memory, written to its `clear_refs`.
const RESET_PEAK: &str = "5";

/// CPU times in seconds.
#[derive(Debug, Clone)]
pub(crate) struct Cpu {
    pub(crate) bots: Vec<f64>,
    pub(crate) postgres: f64,
    /// This process, which is Discord and the people.
    pub(crate) discord: f64,
}

impl Cpu {
    pub(crate) fn now(bots: &[i32], postmaster: i32) -> Self {
        let own = i32::try_from(std::process::id()).expect("a process number");
        let mut cpu = Self {
            bots: vec![0.0; bots.len()],
            postgres: 0.0,
            discord: 0.0,
        };
        for entry in fs::read_dir("/proc").expect("Linux").flatten() {
            let Some(pid) = entry.file_name().to_str().and_then(|it| it.parse().ok()) else {
                continue;
            };
            // It may have ended meanwhile.
            let Some(stat) = Stat::of(pid) else { continue };
            if let Some(bot) = bots.iter().position(|bot| *bot == pid) {
                cpu.bots[bot] += stat.own;
            } else if pid == own {
                cpu.discord += stat.own;
            } else if pid == postmaster {
                cpu.postgres += stat.own + stat.ended_children;
            } else if stat.parent == postmaster {
                cpu.postgres += stat.own;
            }
        }
        cpu
    }

    pub(crate) fn since(&self, before: &Self) -> Self {
        let bots = self.bots.iter().zip(&before.bots);
        Self {
            bots: bots.map(|(now, before)| now - before).collect(),
            postgres: self.postgres - before.postgres,
            discord: self.discord - before.discord,
        }
    }
}

/// The fields of `/proc/*/stat` for a process; times in seconds.
struct Stat {
    parent: i32,
    own: f64,
    ended_children: f64,
}

impl Stat {
    fn of(pid: i32) -> Option<Self> {
        let text = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        // The name in brackets may contain blanks; the third field follows it.
        let fields: Vec<&str> = text.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks = |field: usize| fields.get(field - 3)?.parse::<f64>().ok();
        Some(Self {
            parent: fields.get(1)?.parse().ok()?,
            own: (ticks(14)? + ticks(15)?) / TICKS,
            ended_children: (ticks(16)? + ticks(17)?) / TICKS,
        })
    }
}

/// The resident memory of a process, in MB.
pub(crate) fn resident(pid: i32) -> f64 {
    memory(pid, "VmRSS:")
}

/// The most resident memory of a process since its start or [`reset_peak`], in MB.
pub(crate) fn peak(pid: i32) -> f64 {
    memory(pid, "VmHWM:")
}

/// Lets the peak of a process's memory begin anew.
pub(crate) fn reset_peak(pid: i32) {
    fs::write(format!("/proc/{pid}/clear_refs"), RESET_PEAK).expect("an own process");
}

fn memory(pid: i32, field: &str) -> f64 {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with(field));
    let kib = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<f64>().ok());
    kib.unwrap_or(f64::NAN) / 1024.0
}

/// How many files and sockets a process has open.
pub(crate) fn open_files(pid: i32) -> usize {
    let files = fs::read_dir(format!("/proc/{pid}/fd"));
    files.map_or(0, Iterator::count)
}

/// The machine's load over the last minute, other work included.
pub(crate) fn load_average() -> f64 {
    let text = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let first = text.split_whitespace().next();
    first.and_then(|it| it.parse().ok()).unwrap_or(f64::NAN)
}

/// The time within which this percentage of sorted times are, in milliseconds.
pub(crate) fn within(percent: usize, sorted: &[Duration]) -> f64 {
    let index = (sorted.len() * percent / 100).min(sorted.len().saturating_sub(1));
    let time = sorted.get(index);
    time.map_or(f64::NAN, |time| time.as_secs_f64() * 1000.0)
}
