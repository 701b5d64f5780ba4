use std::io::{self, Write};

use clap::{Args, ValueHint};
use raichi_engine::{Effort, Review, Reviewed, ReviewedPly};
use raichi_render::Theme;
use raichi_rules::{DEFAULT, Game, Ply, Record, Replay, Ruleset, records_of};
use serde::Serialize;

use super::{
    Failure,
    draw::theme_parser,
    input::{self, RulesetNames},
    output,
    replay::{ErrorRow, Games, ReplayFailure, write_heading},
};
use crate::{locale::Locale, picture, text};

pub(super) const EXAMPLES: &str = "  raichi review games.txt
  raichi review games.txt --game 2 --nodes 20000
  raichi review games.txt --lang fr
  raichi review game.txt --graph graph.png --theme stone
  raichi review - --json <games.txt";

#[derive(Debug, Args)]
pub(super) struct Reviews {
    /// A file with game records; `-` reads the standard input.
    #[arg(value_hint = ValueHint::FilePath)]
    file: String,
    /// The ruleset of records that name none: a name, a rules line of OpenTafl, or a file with one.
    #[arg(long, value_name = "NAME", default_value = DEFAULT, value_parser = RulesetNames)]
    rules: String,
    /// Write one JSON object per game and line.
    #[arg(long)]
    json: bool,
    /// The language of the review. Errors are in English.
    #[arg(long, value_name = "CODE", default_value = "en", value_parser = input::language_parser(), conflicts_with = "json")]
    lang: Locale,
    /// Review this game of the file only, counted from 1.
    #[arg(long, value_name = "N")]
    game: Option<usize>,
    /// Draw the graph of the winning chances as well; `-` writes it to the standard output, and nothing else.
    #[arg(long, value_name = "OUT", value_hint = ValueHint::FilePath)]
    graph: Option<String>,
    /// The look of the graph.
    #[arg(long, default_value_t, requires = "graph", value_parser = theme_parser())]
    theme: Theme,
    /// How many positions are looked at for each move; 15 times as many where the winning chances fell by much.
    #[arg(long, value_name = "N", default_value_t = Effort::USUAL.first, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
}

/// Reviews the games of a file, each up to its first error.
pub(super) fn review(given: &Reviews) -> Result<(), Failure> {
    let default_ruleset = input::ruleset(&given.rules)?;
    let file = input::text(&given.file)?;
    let mut games = Games::of(&given.file);
    let records = || records_of(&file, default_ruleset.family());
    let count = records().count();
    let wanted = match (given.game, &given.graph) {
        (None, None) => None,
        (game, _) => Some(games.chosen(count, game)?),
    };
    let to_stdout = given.graph.as_deref() == Some("-");
    if given.json && to_stdout {
        return Err(ReplayFailure::TwoOutputs.into());
    }
    let mut graph = None;
    let effort = Effort::nodes(given.nodes);
    output::write(|out| {
        for record in records() {
            let number = games.next();
            if wanted.is_some_and(|wanted| wanted != number) {
                continue;
            }
            let replay = record.replay(&default_ruleset);
            let reviewed = reviewed(&record, &default_ruleset, &replay, effort);
            if let (Some(game), Some(reviewed)) = (&replay.game, &reviewed) {
                graph = Some(picture::of_review(game, reviewed, given.theme));
            }
            if to_stdout {
                // Only the picture is written.
            } else if given.json {
                let rules = record.ruleset(&default_ruleset).ok();
                let row = Row::new(number, rules.as_ref(), reviewed.as_ref(), &replay);
                serde_json::to_writer(&mut *out, &row).map_err(io::Error::from)?;
                writeln!(out)?;
            } else {
                let start = record.start(&default_ruleset).ok();
                write_heading(out, given.lang, number, &record, &replay)?;
                write_text(out, given.lang, start.as_ref(), reviewed.as_ref(), &replay)?;
            }
            // A review takes its time: what is done can be read.
            out.flush()?;
            games.doubt(&record, &replay);
            games.note(replay.error);
        }
        Ok(())
    })?;
    games.warn();
    if let (Some(path), Some(graph)) = (&given.graph, &graph) {
        output::file(path, &raichi_render::course_png(graph))?;
    }
    Ok(games.result()?)
}

/// The review of a record as far as it can be played; `None` if it cannot start.
fn reviewed(
    record: &Record,
    default_ruleset: &Ruleset,
    replay: &Replay,
    effort: Effort,
) -> Option<Reviewed> {
    let start = record.start(default_ruleset).ok()?;
    let plies: Vec<Ply> = replay.plies.iter().map(|ply| ply.played.ply).collect();
    let mut review = Review::new(&start, &plies, effort).ok()?;
    while review.step(&|| false) {}
    review.finish()
}

/// Writes a review for people to read.
fn write_text(
    out: &mut impl Write,
    locale: Locale,
    start: Option<&Game>,
    reviewed: Option<&Reviewed>,
    replay: &Replay,
) -> io::Result<()> {
    if let (Some(start), Some(reviewed)) = (start, reviewed) {
        let played = replay.plies.iter().map(|ply| &ply.played);
        for line in text::review_lines(locale, start, played, reviewed) {
            writeln!(out, "{line}")?;
        }
    }
    if let Some(error) = &replay.error {
        writeln!(out, "Ply {}: {error}", error.ply)?;
    }
    writeln!(out)
}

/// A review for programs to read.
#[derive(Serialize)]
struct Row<'a> {
    game: usize,
    rules: Option<&'a str>,
    chances: Vec<f64>,
    plies: Vec<PlyRow>,
    turning_points: Vec<usize>,
    error: Option<ErrorRow>,
}

#[derive(Serialize)]
struct PlyRow {
    r#move: String,
    by: &'static str,
    chance_before: f64,
    chance_after: f64,
    mark: Option<&'static str>,
    win_in: Option<i32>,
    facts: Vec<&'static str>,
    better: Vec<String>,
}

/// A chance to four places.
fn rounded(chance: f64) -> f64 {
    (chance * 1e4).round() / 1e4
}

impl<'a> Row<'a> {
    fn new(
        game: usize,
        rules: Option<&'a Ruleset>,
        reviewed: Option<&Reviewed>,
        replay: &Replay,
    ) -> Self {
        let played_by = replay.game.as_ref().map(Game::ruleset).unwrap_or_default();
        let row = |ply: &ReviewedPly| PlyRow {
            r#move: ply.ply.to_string(),
            by: played_by.side_code(ply.by),
            chance_before: rounded(ply.chance_before),
            chance_after: rounded(ply.chance_after),
            mark: ply.mark().map(raichi_engine::Mark::code),
            win_in: ply.win_in,
            facts: ply.facts.iter().map(|fact| fact.code()).collect(),
            better: ply.better.iter().map(Ply::to_string).collect(),
        };
        let chances = reviewed.map(|reviewed| reviewed.chances.as_slice());
        let turning_points = reviewed.map(Reviewed::turning_points).unwrap_or_default();
        Self {
            game,
            rules: rules.map(Ruleset::name),
            chances: chances
                .unwrap_or_default()
                .iter()
                .copied()
                .map(rounded)
                .collect(),
            plies: reviewed.map_or_else(Vec::new, |it| it.plies.iter().map(row).collect()),
            turning_points: turning_points.iter().map(|at| at + 1).collect(),
            error: replay.error.as_ref().map(ErrorRow::from),
        }
    }
}
