//! Players of matches, by their names.

use raichi_engine::{Level, Limits, Parts, Random, Strength, choose_as, search_with};
use raichi_rules::{Game, Ply, Ruleset};

use super::Clock;

/// Chooses plies in a match.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Player {
    /// Plays anything.
    Random,
    /// Looks two plies ahead.
    Greedy,
    /// A level, or one with other settings.
    Strength(Strength),
    /// A search of so many nodes a ply.
    Nodes(u64, Parts),
    /// A search of so many seconds a ply, computed by its thread.
    Seconds(f64, Parts),
}

impl Player {
    /// The player with a name, in games of a ruleset.
    pub(crate) fn of(text: &str, ruleset: &Ruleset) -> Self {
        if let Some(grade) = text.strip_prefix("grade-") {
            return Self::Strength(Strength::at(grade.parse().unwrap(), ruleset));
        }
        if let Some(level) = text.strip_prefix("level-") {
            return Self::Strength(strength(level, ruleset));
        }
        let (effort, without) = text.split_once("-without-").unwrap_or((text, ""));
        let mut parts = Parts::ALL;
        match without {
            "" => {}
            "answers" => parts.answers = false,
            "threats" => parts.threats = false,
            "reductions" => parts.reductions = false,
            "fitted" => parts.fitted = false,
            "endings" => parts.endings = false,
            _ => panic!("no part {without}"),
        }
        if let Some(nodes) = effort.strip_prefix("nodes-") {
            return Self::Nodes(nodes.parse().unwrap(), parts);
        }
        if let Some(time) = effort.strip_prefix("ms-") {
            let milliseconds: f64 = time.parse().unwrap();
            return Self::Seconds(milliseconds / 1000.0, parts);
        }
        match text {
            "random" => Self::Random,
            "greedy" => Self::Greedy,
            _ => panic!("no player {text}"),
        }
    }

    /// The ply that it plays, and whether its win is proven: such a player wins whatever the other one does.
    pub(crate) fn ply(self, game: &Game, seed: u64) -> (Ply, bool) {
        let never = || false;
        let mut random = Random::new(seed ^ game.position_hash());
        match self {
            Self::Random => {
                let plies = game.legal_plies();
                (plies[random.below(plies.len())], false)
            }
            Self::Greedy => (greedy(game, &mut random), false),
            Self::Strength(strength) => {
                let choice = choose_as(game, &strength, seed, &never).unwrap();
                let is_sure = strength.is_unerring() && choice.score.win_in() > Some(0);
                (choice.ply, is_sure)
            }
            Self::Nodes(nodes, parts) => searched(game, Limits::nodes(nodes), parts, &never),
            Self::Seconds(seconds, parts) => {
                let (clock, began) = Clock::start();
                let stop = || clock.seconds() - began >= seconds;
                let limits = Limits {
                    nodes: u64::MAX,
                    // More than fits into so much time.
                    ..Limits::nodes(TABLE_NODES)
                };
                searched(game, limits, parts, &stop)
            }
        }
    }
}

/// The nodes for which searches by time have a table.
const TABLE_NODES: u64 = 60_000;

/// The settings of a level, with some of them replaced, such as `2:d3,o0.2,t1`.
fn strength(text: &str, ruleset: &Ruleset) -> Strength {
    let (level, changes) = text.split_once(':').unwrap_or((text, ""));
    let mut strength = Level::new(level.parse().unwrap())
        .unwrap()
        .strength(ruleset);
    for change in changes.split(',').filter(|change| !change.is_empty()) {
        let (key, value) = change.split_at(1);
        match key {
            "n" => strength.nodes = value.parse().unwrap(),
            "d" => strength.depth = value.parse().unwrap(),
            "m" => strength.missed = value.parse().unwrap(),
            "o" => strength.overlooked = value.parse().unwrap(),
            "e" => strength.noise = value.parse().unwrap(),
            "w" => strength.whim = value.parse().unwrap(),
            "t" => strength.threats = value != "0",
            "r" => strength.sees_replies = value != "0",
            _ => panic!("no setting {key}"),
        }
    }
    strength
}

fn searched(game: &Game, limits: Limits, parts: Parts, stop: &dyn Fn() -> bool) -> (Ply, bool) {
    let report = search_with(game, limits, parts, stop, &mut |_| ());
    (report.ply().unwrap(), report.score().win_in() > Some(0))
}

/// Wins at once if it can, does not let the other side, and takes the most.
fn greedy(game: &Game, random: &mut Random) -> Ply {
    let by = game.to_move();
    let mut best = (i64::MIN, None);
    for ply in game.legal_plies() {
        let mut after = game.clone();
        let played = after.play(ply).unwrap();
        let mut worth = 10 * i64::try_from(played.captures.len()).unwrap();
        match played.outcome {
            Some(outcome) if outcome.winner == Some(by) => worth += 10_000,
            Some(_) => worth -= 1_000,
            None => {
                let loses = after.legal_plies().into_iter().any(|reply| {
                    let mut end = after.clone();
                    let outcome = end.play(reply).unwrap().outcome;
                    outcome.is_some_and(|outcome| outcome.winner == Some(by.opponent()))
                });
                worth -= if loses { 2_000 } else { 0 };
            }
        }
        let worth = worth * 1000 + i64::try_from(random.below(1000)).unwrap();
        if worth > best.0 {
            best = (worth, Some(ply));
        }
    }
    best.1.unwrap()
}
