//! The line protocol by which other programs play against the engine.
//!
//! | line | effect |
//! |---|---|
//! | `ruleset NAME`, `ruleset JSON` or a line of JSON | a new game |
//! | `position SETUP SIDE` | a new game under the same rules from a position |
//! | `moves M1 M2 …` | all plies from the start, or from the position |
//! | `go MILLISECONDS` | thinks for so long |
//! | `go [nodes N] [level L] [seed S]` | thinks for so many nodes, or as a level |
//! | `quit` | ends the session |
//!
//! Answers are `info depth D score S nodes N pv M1 M2 …` for each depth, then one `bestmove M`, or `resign` with the
//! score if the other side wins with its next ply whatever is played; `error …` with the reason to what cannot be done.
//! A score is in hundredths of a soldier, `win N` or `loss N` in so many plies. Unless there is an error, nothing
//! answers `ruleset`, `position` and `moves`.

use std::{fmt::Write as _, ops::ControlFlow, time::Duration};

use raichi_rules::{Game, Ruleset, WrittenPly};

use crate::{Level, Limits, Parts, Report, choose, choose_within, search_with};

/// A game that another program plays against the engine.
#[derive(Debug)]
pub struct Session {
    ruleset: Ruleset,
    start: Game,
    game: Game,
}

/// What `go` asks for.
#[derive(Debug, Default, PartialEq, Eq)]
struct Order {
    time: Option<Duration>,
    nodes: Option<u64>,
    level: Option<Level>,
    seed: u64,
}

impl Session {
    /// A session that begins with a ruleset.
    #[must_use]
    pub fn new(ruleset: Ruleset) -> Self {
        let start = Game::new(ruleset.clone());
        Self {
            ruleset,
            game: start.clone(),
            start,
        }
    }

    /// Answers a line. `clock` starts a clock and returns the function that is true when so much time is over; `say` is
    /// given every line of the answer. The result is a break after `quit`.
    pub fn answer(
        &mut self,
        line: &str,
        clock: &dyn Fn(Duration) -> Box<dyn Fn() -> bool>,
        say: &mut dyn FnMut(&str),
    ) -> ControlFlow<()> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let result = match word {
            "" => Ok(()),
            "quit" => return ControlFlow::Break(()),
            "ruleset" => self.begin(rest),
            "position" => self.place(rest),
            "moves" => self.replay(rest),
            "go" => self.go(rest, clock, say),
            _ if word.starts_with('{') => self.begin(line),
            _ => Err(format!(
                "`{word}` is not known; there are ruleset, position, moves, go and quit"
            )),
        };
        if let Err(why) = result {
            // An answer is one line.
            let why = why.replace(['\n', '\r'], " ");
            say(&format!("error {why}"));
        }
        ControlFlow::Continue(())
    }

    fn begin(&mut self, text: &str) -> Result<(), String> {
        let ruleset = if text.starts_with('{') {
            Ruleset::from_json(text).map_err(|error| error.to_string())?
        } else {
            Ruleset::preset(text).ok_or_else(|| format!("there is no ruleset `{text}`"))?
        };
        *self = Self::new(ruleset);
        Ok(())
    }

    fn place(&mut self, text: &str) -> Result<(), String> {
        let start = self.ruleset.start_from(text);
        self.start = start.map_err(|error| error.to_string())?;
        self.game = self.start.clone();
        Ok(())
    }

    fn replay(&mut self, text: &str) -> Result<(), String> {
        let mut game = self.start.clone();
        for word in text.split_whitespace() {
            let written: WrittenPly = word.parse().map_err(|error| format!("{error}"))?;
            let ply = game.resolve(&written);
            let played = ply.and_then(|ply| game.play(ply));
            played.map_err(|error| format!("{word}: {error}"))?;
        }
        self.game = game;
        Ok(())
    }

    fn go(
        &self,
        text: &str,
        clock: &dyn Fn(Duration) -> Box<dyn Fn() -> bool>,
        say: &mut dyn FnMut(&str),
    ) -> Result<(), String> {
        let order = Order::read(text)?;
        if self.game.outcome().is_some() {
            return Err("the game is over".to_owned());
        }
        let stop: Box<dyn Fn() -> bool> = match order.time {
            Some(time) => clock(time),
            None => Box::new(|| false),
        };
        let (ply, score) = match order.level {
            Some(level) => {
                let (game, seed) = (&self.game, order.seed);
                let choice = match order.nodes {
                    Some(nodes) => choose_within(game, level, nodes, seed, &stop),
                    None => choose(game, level, seed, &stop),
                };
                let choice = choice.ok_or("the game is over")?;
                say(&info(&choice.report));
                (Some(choice.ply), choice.score)
            }
            None => {
                let limits = Limits::nodes(order.nodes.unwrap_or(u64::MAX));
                let mut watch = |report: &Report| say(&info(report));
                let report = search_with(&self.game, limits, Parts::ALL, &stop, &mut watch);
                (report.ply(), report.score())
            }
        };
        // A level that overlooks something may be wrong about a loss.
        let is_sure = order
            .level
            .is_none_or(|level| level.strength(&self.game.ruleset()).is_unerring());
        let is_hopeless = score.win_in().is_some_and(|plies| (-2..0).contains(&plies));
        if is_sure && is_hopeless {
            say(&format!("resign {score}"));
            return Ok(());
        }
        let ply = ply.ok_or("there is no ply")?;
        say(&format!("bestmove {ply}"));
        Ok(())
    }
}

impl Order {
    fn read(text: &str) -> Result<Self, String> {
        let mut order = Self::default();
        let mut words = text.split_whitespace();
        let mut is_bounded = false;
        let wrong = |what: &str| format!("`{what}` is no number that fits");
        while let Some(word) = words.next() {
            let mut number = || {
                words
                    .next()
                    .ok_or_else(|| format!("`{word}` needs a number"))
            };
            match word {
                "nodes" => {
                    let given = number()?;
                    order.nodes = Some(given.parse().map_err(|_| wrong(given))?);
                    is_bounded = true;
                }
                "level" => {
                    let given = number()?;
                    let level = given.parse().ok().and_then(Level::new);
                    order.level = Some(level.ok_or_else(|| {
                        format!("`{given}` is no level; there are 1 to {}", Level::LAST)
                    })?);
                    is_bounded = true;
                }
                "seed" => {
                    let given = number()?;
                    order.seed = given.parse().map_err(|_| wrong(given))?;
                }
                given => {
                    let time = given.parse().map_err(|_| wrong(given))?;
                    order.time = Some(Duration::from_millis(time));
                    is_bounded = true;
                }
            }
        }
        if is_bounded {
            Ok(order)
        } else {
            Err("`go` needs milliseconds, `nodes N` or `level L`".to_owned())
        }
    }
}

fn info(report: &Report) -> String {
    let mut text = format!(
        "info depth {} score {} nodes {}",
        report.depth,
        report.score(),
        report.nodes
    );
    if let Some(line) = report.best() {
        text.push_str(" pv");
        for ply in &line.plies {
            // Writing into a string cannot fail.
            if write!(text, " {ply}").is_err() {
                break;
            }
        }
    }
    text
}
