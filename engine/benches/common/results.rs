//! Results of matches: a file to which every run adds, and its totals.

use std::{
    collections::BTreeMap,
    fs::{self, OpenOptions},
    io::Write,
    path::PathBuf,
};

/// What two players have played under a ruleset. Two results of the same match add up.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(crate) struct Tally {
    /// Wins of the first player, draws, losses.
    pub(crate) won: u32,
    pub(crate) drawn: u32,
    pub(crate) lost: u32,
    /// Wins of the side that begins, and of the other one.
    pub(crate) by_side: [u32; 2],
    /// Milliseconds that the first player took for the slowest of a hundred plies; of several results, the most.
    pub(crate) slow: f64,
}

impl Tally {
    pub(crate) const fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    pub(crate) fn add(&mut self, other: &Self) {
        self.won += other.won;
        self.drawn += other.drawn;
        self.lost += other.lost;
        self.by_side[0] += other.by_side[0];
        self.by_side[1] += other.by_side[1];
        self.slow = self.slow.max(other.slow);
    }

    /// The share of the points that the first player won.
    fn share(&self) -> f64 {
        (f64::from(self.won) + f64::from(self.drawn) / 2.0) / f64::from(self.games())
    }

    /// The difference in Elo, with the ends of the interval that holds the real one in 95 of 100 matches.
    pub(crate) fn elo(&self) -> [f64; 3] {
        let (games, share) = (f64::from(self.games()), self.share());
        // Wilson's interval, with the variance of the points.
        let z2 = 1.96 * 1.96 / games;
        let squares = (f64::from(self.won) + f64::from(self.drawn) / 4.0) / games;
        let centre = (share + z2 / 2.0) / (1.0 + z2);
        let half = (z2 * (squares - share * share) + z2 * z2 / 4.0).sqrt() / (1.0 + z2);
        [share, centre - half, centre + half].map(|share| {
            let bounded = share.clamp(0.5 / games, 1.0 - 0.5 / games);
            400.0 * (bounded / (1.0 - bounded)).log10()
        })
    }

    /// The difference with its interval and the number of games.
    pub(crate) fn step(&self) -> String {
        let [elo, low, high] = self.elo();
        format!("{elo:+.0} ({low:.0} … {high:.0}), {}", self.games()).replace('-', "−")
    }

    /// The share of the points with the number of games.
    pub(crate) fn percent(&self) -> String {
        format!("{:.0} % of {}", 100.0 * self.share(), self.games())
    }

    /// The columns of a table, after the names.
    pub(crate) fn columns(&self) -> String {
        let [elo, low, high] = self.elo();
        format!(
            "+{} ={} −{} | {:.0} % | {elo:+.0} | {low:+.0} … {high:+.0} | {}/{} | {:.0} ms |",
            self.won,
            self.drawn,
            self.lost,
            100.0 * self.share(),
            self.by_side[0],
            self.by_side[1],
            self.slow
        )
    }
}

/// Which match it is.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Match {
    pub(crate) ruleset: String,
    pub(crate) players: [String; 2],
    /// The engine's version, and a number for the settings of both players: other players do not add up.
    pub(crate) version: String,
}

/// The file. Columns: ruleset, first player, second player, version and settings, first seed, wins, draws, losses, wins by
/// side (2), milliseconds, Elo, its interval (2).
fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("matches.tsv")
}

/// Adds the result of some games, whose openings begin with a seed.
pub(crate) fn append(of: &Match, seed: u64, tally: &Tally) {
    let [first, second] = &of.players;
    let [elo, low, high] = tally.elo();
    let line = format!(
        "{}\t{first}\t{second}\t{}\t{seed}\t{}\t{}\t{}\t{}\t{}\t{:.1}\t{elo:.0}\t{low:.0}\t{high:.0}\n",
        of.ruleset,
        of.version,
        tally.won,
        tally.drawn,
        tally.lost,
        tally.by_side[0],
        tally.by_side[1],
        tally.slow
    );
    let file = OpenOptions::new().create(true).append(true).open(file());
    file.unwrap().write_all(line.as_bytes()).unwrap();
}

/// The totals of all runs.
pub(crate) fn totals() -> BTreeMap<Match, Tally> {
    let mut totals: BTreeMap<Match, Tally> = BTreeMap::new();
    for line in fs::read_to_string(file()).unwrap_or_default().lines() {
        let columns: Vec<&str> = line.split('\t').collect();
        let [ruleset, first, second, version, _, numbers @ ..] = &columns[..] else {
            continue;
        };
        let number = |at: usize| numbers[at].parse::<u32>().unwrap();
        let of = Match {
            ruleset: (*ruleset).to_owned(),
            players: [*first, *second].map(str::to_owned),
            version: (*version).to_owned(),
        };
        totals.entry(of).or_default().add(&Tally {
            won: number(0),
            drawn: number(1),
            lost: number(2),
            by_side: [number(3), number(4)],
            slow: numbers[5].parse().unwrap(),
        });
    }
    totals
}
