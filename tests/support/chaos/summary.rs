//! The figures of a run.

use std::{collections::BTreeMap, fmt, time::Duration};

use super::{
    clubs,
    fault::{Kind, Scope},
};

/// The longest time until the shards of a lost process are connected again.
const TAKE_OVER: Duration = Duration::from_secs(30);
/// The longest time from a restart of all bots to the first board.
const FIRST_BOARD: Duration = Duration::from_secs(2);

/// The longest time from the end of faults to a new board in each channel.
const RECOVERY: Duration = Duration::from_secs(20);

/// The longest time that somebody waits for the computer, a kill included.
const ANSWER: Duration = Duration::from_secs(15);

/// The result of a run.
#[derive(Debug, Default)]
pub(crate) struct Summary {
    pub(crate) faults: BTreeMap<Kind, usize>,
    /// The faults that are not possible here, with the reason.
    pub(crate) skipped: BTreeMap<Kind, &'static str>,
    pub(crate) games: usize,
    /// What people did that was acknowledged, and how often it was sent.
    pub(crate) actions: BTreeMap<String, usize>,
    pub(crate) attempts: usize,
    /// How many of them were made by an earlier attempt than the last.
    pub(crate) late: usize,
    /// What clubs have done: how many steps, and how many games, ladders and tournaments.
    pub(crate) clubs: BTreeMap<clubs::Kind, (usize, usize)>,
    /// Moves of the computer, and the longest time that somebody waited for one.
    pub(crate) answers: usize,
    /// Moves that were played by plans.
    pub(crate) planned: usize,
    pub(crate) thinking: Vec<Duration>,
    /// Starts of bots that ended at once because there was no database.
    pub(crate) failed_starts: usize,
    /// From the loss of one bot until another one has its shards.
    pub(crate) take_overs: Vec<Duration>,
    /// From the start of bots, all of which had died, to the first board: with stored sessions, without them, and while Discord or the
    /// database had faults, too.
    pub(crate) first_boards: Vec<Duration>,
    pub(crate) first_boards_of_new_sessions: Vec<Duration>,
    pub(crate) first_boards_in_trouble: Vec<Duration>,
    /// From the end of a group of faults until a new board is in each channel.
    pub(crate) recoveries: Vec<Duration>,
    /// From the promotion of a standby, or the end of another fault of a server of the database, until then.
    pub(crate) recoveries_of_servers: BTreeMap<Kind, Vec<Duration>>,
    /// How a primary falls silent.
    pub(crate) silence: &'static str,
}

impl Summary {
    /// The limits that were not kept. While other faults than kills happen, the computer may take longer.
    pub(crate) fn misses(&self, scope: Scope) -> Vec<String> {
        let none = Vec::new();
        let answers = match scope {
            Scope::All | Scope::Servers => &none,
            Scope::Kills | Scope::Clubs | Scope::Workers => &self.thinking,
        };
        let limits = [
            ("a move of the computer", answers, ANSWER),
            ("a take-over", &self.take_overs, TAKE_OVER),
            (
                "the first board after a restart",
                &self.first_boards,
                FIRST_BOARD,
            ),
            ("a board in each channel", &self.recoveries, RECOVERY),
        ];
        let servers = self.recoveries_of_servers.values();
        let servers = servers.map(|times| ("a board in each channel", times, RECOVERY));
        let limits = limits.into_iter().chain(servers);
        let misses = limits.filter_map(|(what, times, limit)| {
            let longest = times.iter().max().filter(|longest| **longest > limit)?;
            Some(format!("{what} took {longest:.2?}, beyond {limit:?}"))
        });
        misses.collect()
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} faults:", self.faults.values().sum::<usize>())?;
        for (kind, count) in &self.faults {
            writeln!(f, "  {count:4} {kind}")?;
        }
        for (kind, why) in &self.skipped {
            writeln!(f, "     – {kind}: {why}")?;
        }
        writeln!(
            f,
            "{} actions acknowledged in {} games ({} attempts; {} made by an earlier one than the last), {} moves of the computer, {} by plans; none is lost, each board is posted once and in order",
            self.actions.values().sum::<usize>(),
            self.games,
            self.attempts,
            self.late,
            self.answers,
            self.planned
        )?;
        for (kind, count) in &self.actions {
            writeln!(f, "  {count:4} {kind}")?;
        }
        for (kind, (steps, over)) in &self.clubs {
            writeln!(f, "{}", kind.summary(*steps, *over))?;
        }
        if self.failed_starts > 0 {
            writeln!(f, "{} starts without a database", self.failed_starts)?;
        }
        for (what, times) in [
            ("take-over of shards", &self.take_overs),
            ("restart to first board", &self.first_boards),
            (
                "  without a stored session",
                &self.first_boards_of_new_sessions,
            ),
            ("  amid other faults", &self.first_boards_in_trouble),
            ("faults over to a board in each channel", &self.recoveries),
            ("answer of the computer", &self.thinking),
        ] {
            writeln!(f, "{what:40} {}", Percentiles(times))?;
        }
        for (kind, times) in &self.recoveries_of_servers {
            writeln!(f, "  after {:32} {}", kind.to_string(), Percentiles(times))?;
        }
        if self
            .recoveries_of_servers
            .contains_key(&Kind::SilentPrimary)
        {
            writeln!(f, "a silent primary: {}", self.silence)?;
        }
        Ok(())
    }
}

struct Percentiles<'a>(&'a [Duration]);

impl fmt::Display for Percentiles<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut times = self.0.to_vec();
        times.sort_unstable();
        let Some(last) = times.len().checked_sub(1) else {
            return f.write_str("never");
        };
        write!(f, "{} times", times.len())?;
        for (name, percent) in [("p50", 50), ("p99", 99), ("max", 100)] {
            let at = (last * percent).div_ceil(100);
            write!(f, ", {name} {:.2} s", times[at].as_secs_f64())?;
        }
        Ok(())
    }
}
