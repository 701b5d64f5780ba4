use std::io::{self, Write};

use clap::{Args, ValueHint};
use raichi_rules::{
    DEFAULT, Difference, Game, Outcome, Point, Record, Replay, ReplayError, ReplayReason,
    ReplayedPly, Ruleset, Side, records_of,
};
use serde::Serialize;

use super::{
    Failure,
    input::{self, RulesetNames},
    output,
};
use crate::{
    games::{ArchivedLadder, ArchivedTournament},
    locale::Locale,
    picture, text,
};

#[derive(Debug, Args)]
pub(super) struct Replays {
    /// A file with game records; `-` reads the standard input.
    #[arg(value_hint = ValueHint::FilePath)]
    file: String,
    /// The ruleset of records that name none: a name, a rules line of OpenTafl, or a file with one.
    #[arg(long, value_name = "NAME", default_value = DEFAULT, value_parser = RulesetNames)]
    rules: String,
    /// Write one JSON object per game and line.
    #[arg(long)]
    json: bool,
    /// Draw a game as an animated GIF, too; `-` writes it to the standard output, and nothing else.
    ///
    /// Of a game with a bad move, the moves before it are drawn.
    #[arg(long, value_name = "OUT", value_hint = ValueHint::FilePath)]
    gif: Option<String>,
    /// Which game of the file is drawn, counted from 1; needed if the file has several.
    #[arg(long, value_name = "N", requires = "gif")]
    game: Option<usize>,
}

/// What is wrong with the games of a file: the first error, and the number of other games with errors.
#[derive(Debug, thiserror::Error)]
pub(super) enum ReplayFailure {
    #[error("there is no game in {0}")]
    Nothing(String),
    #[error("there are {games} games in {file}; say with --game N which one to draw")]
    WhichGame { file: String, games: usize },
    #[error("there is no game {game} in {file}, which has {games}")]
    NoSuchGame {
        file: String,
        game: usize,
        games: usize,
    },
    #[error(
        "--json and the picture (`-`) both write to the standard output; give the picture a file"
    )]
    TwoOutputs,
    #[error("{file}: game {game}, {}: {first}{}", place(.first), also(*.others))]
    Errors {
        file: String,
        game: usize,
        first: ReplayError,
        others: usize,
    },
}

impl ReplayFailure {
    /// Whether the command line is wrong, and not the games.
    pub(super) const fn is_misuse(&self) -> bool {
        matches!(
            self,
            Self::WhichGame { .. } | Self::NoSuchGame { .. } | Self::TwoOutputs
        )
    }
}

impl ReplayFailure {
    /// The names of rulesets that may have been meant, where the first error is an unknown one.
    pub(super) fn similar(&self) -> Vec<String> {
        match self {
            Self::Errors {
                first:
                    ReplayError {
                        reason: ReplayReason::UnknownRules(name),
                        ..
                    },
                ..
            } => input::similar_rulesets(name),
            _ => Vec::new(),
        }
    }
}

/// Where the replay of a record stopped.
fn place(error: &ReplayError) -> String {
    match error.ply {
        0 => "before its first move".to_owned(),
        ply => format!("ply {ply}"),
    }
}

fn also(others: usize) -> String {
    match others {
        0 => String::new(),
        1 => "; another game is wrong, too".to_owned(),
        others => format!("; {others} other games are wrong, too"),
    }
}

/// Replays the records of a file, each up to its first error.
pub(super) fn replay(given: &Replays) -> Result<(), Failure> {
    let to_stdout = given.gif.as_deref() == Some("-");
    if given.json && to_stdout {
        return Err(ReplayFailure::TwoOutputs.into());
    }
    let default_ruleset = input::ruleset(&given.rules)?;
    let text = input::text(&given.file)?;
    let records = || {
        // Tournaments and ladders, as exports have them, are no games.
        let is_game =
            |record: &Record| !ArchivedTournament::is_in(record) && !ArchivedLadder::is_in(record);
        records_of(&text, default_ruleset.family()).filter(is_game)
    };
    let mut games = Games::of(&given.file);
    let to_draw = match given.gif {
        Some(_) => {
            let count = records().count();
            Some(games.chosen(count, given.game)?)
        }
        None => None,
    };
    let mut scenes = Vec::new();
    output::write(|out| {
        for record in records() {
            let number = games.next();
            let replay = record.replay(&default_ruleset);
            if to_draw == Some(number)
                && let Ok(start) = record.start(&default_ruleset)
            {
                let moves = replay.plies.iter().map(|ply| ply.played.ply);
                scenes = picture::timeline(start, moves);
            }
            if to_stdout {
                // Only the picture is written.
            } else if given.json {
                let name = record.ruleset(&default_ruleset).ok();
                serde_json::to_writer(&mut *out, &Line::new(number, name.as_ref(), &replay))
                    .map_err(io::Error::from)?;
                writeln!(out)?;
            } else {
                write_text(out, number, &record, &replay)?;
            }
            games.doubt(&record, &replay);
            games.note(replay.error);
        }
        Ok(())
    })?;
    games.warn();
    if let Some(path) = &given.gif
        && !scenes.is_empty()
    {
        output::file(path, &raichi_render::gif(&scenes))?;
    }
    Ok(games.result()?)
}

/// The games of a file while they are read: how many there were, and what is wrong with them.
#[derive(Debug)]
pub(super) struct Games {
    file: String,
    count: usize,
    wrong: usize,
    first: Option<(usize, ReplayError)>,
    /// The first ply that does something else than is written, and how many others there are.
    differs: Option<(String, usize)>,
}

impl Games {
    /// Those of a file; `-` is the standard input.
    pub(super) fn of(file: &str) -> Self {
        let file = match file {
            "-" => "the standard input",
            path => path,
        };
        Self {
            file: file.to_owned(),
            count: 0,
            wrong: 0,
            first: None,
            differs: None,
        }
    }

    /// Counts a game, and returns its number.
    pub(super) const fn next(&mut self) -> usize {
        self.count += 1;
        self.count
    }

    /// Notes what is wrong with the game that was counted last.
    pub(super) fn note(&mut self, error: Option<ReplayError>) {
        if let Some(error) = error {
            self.wrong += 1;
            self.first.get_or_insert((self.count, error));
        }
    }

    /// Notes what is written in the game that was counted last, and did not happen, or not once.
    pub(super) fn doubt(&mut self, record: &Record, replay: &Replay) {
        let plies = (1..).zip(&replay.plies);
        let differing = plies.filter_map(|(at, ply)| Some((at, ply.differs.as_ref()?)));
        let of_plies = differing.map(|(at, why): (usize, &Difference)| format!("ply {at}: {why}"));
        let repeated = record.repeated.iter();
        let of_tags = repeated.map(|key| format!("the tag `{key}` is there more than once"));
        for doubt in of_tags.chain(of_plies) {
            match &mut self.differs {
                Some((_, others)) => *others += 1,
                None => self.differs = Some((format!("game {}, {doubt}", self.count), 0)),
            }
        }
    }

    /// Warns of what was noted so.
    pub(super) fn warn(&self) {
        if let Some((first, others)) = &self.differs {
            let file = &self.file;
            let others = match others {
                0 => String::new(),
                others => format!("; and {others} more of this kind"),
            };
            eprintln!(
                "{}",
                output::visible(&format!("warning: {file}: {first}{others}"))
            );
        }
    }

    /// Whether there were games, and all of them could be played.
    pub(super) fn result(self) -> Result<(), ReplayFailure> {
        match self.first {
            Some((game, first)) => Err(ReplayFailure::Errors {
                file: self.file,
                game,
                first,
                others: self.wrong - 1,
            }),
            None if self.count == 0 => Err(ReplayFailure::Nothing(self.file)),
            None => Ok(()),
        }
    }

    /// The failure if there is no game of that number.
    fn no_such(&self, game: usize, games: usize) -> ReplayFailure {
        ReplayFailure::NoSuchGame {
            file: self.file.clone(),
            game,
            games,
        }
    }

    /// The number of the game that is wanted, counted from 1; without one, there has to be a single game.
    pub(super) fn chosen(
        &self,
        games: usize,
        wanted: Option<usize>,
    ) -> Result<usize, ReplayFailure> {
        let file = self.file.clone();
        match (games, wanted) {
            (0, _) => Err(ReplayFailure::Nothing(file)),
            (_, Some(game)) if game == 0 || game > games => Err(self.no_such(game, games)),
            (_, Some(game)) => Ok(game),
            (1, None) => Ok(1),
            (_, None) => Err(ReplayFailure::WhichGame { file, games }),
        }
    }
}

/// Writes which game it is: its number, rules and players.
pub(super) fn write_heading(
    out: &mut impl Write,
    locale: Locale,
    number: usize,
    record: &Record,
    replay: &Replay,
) -> io::Result<()> {
    let mut heading = match &replay.game {
        Some(game) => text::record_heading(locale, number, &game.ruleset()),
        None => format!("Game {number}"),
    };
    let seats = ["Attackers", "Defenders"];
    for part in seats.iter().filter_map(|seat| record.tag(seat)) {
        heading.push_str(" · ");
        heading.push_str(part);
    }
    writeln!(out, "{}", output::visible(&heading))
}

/// Writes a game for people to read.
fn write_text(
    out: &mut impl Write,
    number: usize,
    record: &Record,
    replay: &Replay,
) -> io::Result<()> {
    write_heading(out, Locale::English, number, record, replay)?;
    let rules = replay.game.as_ref().map(Game::ruleset).unwrap_or_default();
    for (at, ply) in replay.plies.iter().enumerate() {
        let played = &ply.played;
        let (number, by) = (at + 1, rules.side_code(played.by));
        write!(out, "{number:>4}. {by:<9} {}", played.written())?;
        if let Some(call) = &played.call {
            write!(out, "  {}", call.code)?;
        }
        if !ply.comment.is_empty() {
            write!(out, "  {{{}}}", output::visible(&ply.comment))?;
        }
        writeln!(out)?;
    }
    match (&replay.error, replay.game.as_ref()) {
        (Some(error), _) => writeln!(out, "Game {number}, {}: {error}\n", place(error)),
        (None, Some(game)) => match game.outcome() {
            Some(Outcome { winner, reason }) => {
                let result = result(&rules, winner);
                writeln!(out, "End: {result} ({reason})\n")
            }
            None => match tagged_result(&rules, record) {
                Some((result, reason)) => {
                    writeln!(out, "End: {result}{}\n", output::visible(&reason))
                }
                None => {
                    let to_move = rules.side_code(game.to_move());
                    writeln!(out, "It goes on: the {to_move} to move\n")
                }
            },
        },
        (None, None) => Ok(()),
    }
}

fn result(rules: &Ruleset, winner: Option<Side>) -> String {
    winner.map_or_else(
        || "draw".to_owned(),
        |side| format!("the {} win", rules.side_code(side)),
    )
}

/// The result and reason in the record's tags, for games that do not end on the board (by resignation, for example).
fn tagged_result(rules: &Ruleset, record: &Record) -> Option<(String, String)> {
    let tag = record.tag("Result")?;
    let winner = rules.side_from_code(tag);
    let result_text = match (winner, tag) {
        (Some(_), _) | (None, "draw") => result(rules, winner),
        (None, "aborted") => return Some((tag.to_owned(), String::new())),
        (None, _) => return None,
    };
    let reason = record.tag("Reason").map(|reason| format!(" ({reason})"));
    Some((result_text, reason.unwrap_or_default()))
}

/// A game for programs to read.
#[derive(Serialize)]
struct Line<'a> {
    game: usize,
    rules: Option<&'a str>,
    plies: Vec<Row>,
    error: Option<ErrorRow>,
}

#[derive(Serialize)]
struct Row {
    r#move: String,
    legal: u64,
    captures: Vec<String>,
    position: String,
    to_move: &'static str,
    call: Option<&'static str>,
    outcome: Option<OutcomeRow>,
    #[serde(skip_serializing_if = "String::is_empty")]
    comment: String,
}

#[derive(Serialize)]
struct OutcomeRow {
    winner: Option<&'static str>,
    reason: &'static str,
}

/// Where and why a game cannot be played further.
#[derive(Serialize)]
pub(super) struct ErrorRow {
    ply: usize,
    message: String,
}

impl<'a> Line<'a> {
    fn new(game: usize, rules: Option<&'a Ruleset>, replay: &Replay) -> Self {
        let played_by = replay.game.as_ref().map(Game::ruleset).unwrap_or_default();
        let row = |ply| Row::new(&played_by, ply);
        Self {
            game,
            rules: rules.map(Ruleset::name),
            plies: replay.plies.iter().map(row).collect(),
            error: replay.error.as_ref().map(ErrorRow::from),
        }
    }
}

impl From<&ReplayError> for ErrorRow {
    fn from(error: &ReplayError) -> Self {
        Self {
            ply: error.ply,
            message: error.to_string(),
        }
    }
}

impl Row {
    fn new(rules: &Ruleset, ply: &ReplayedPly) -> Self {
        let played = &ply.played;
        let mut captures: Vec<Point> = played
            .captures
            .iter()
            .map(|capture| capture.point)
            .collect();
        captures.sort_unstable_by_key(|point| (point.file(), point.rank()));
        Self {
            r#move: played.ply.to_string(),
            legal: ply.legal,
            captures: captures.iter().map(Point::to_string).collect(),
            position: ply.position.clone(),
            to_move: rules.side_code(ply.to_move),
            call: played.call.as_ref().map(|call| call.code),
            outcome: played.outcome.map(|outcome| OutcomeRow {
                winner: outcome.winner.map(|side| rules.side_code(side)),
                reason: outcome.reason.code(),
            }),
            comment: ply.comment.clone(),
        }
    }
}
