use std::io::{self, IsTerminal, Write};

use clap::{
    Args, ValueHint,
    builder::{PossibleValuesParser, TypedValueParser},
};
use raichi_render::{Scene, Theme};
use raichi_rules::{DEFAULT, Family, Game, NotTheLast, Side, WrittenPly};

use super::{
    Failure,
    input::{self, RulesetNames},
    output,
};
use crate::{locale::Locale, picture, text};

pub(super) const EXAMPLES: &str = "  raichi draw --rules brandubh
  raichi draw --rules copenhagen --theme stone -o start.png
  raichi draw --rules brandubh --position \"3t3/3t3/2T4/ttTKTtt/7/1t5/3t3 defenders\" -o -";

#[derive(Debug, Args)]
pub(super) struct Draw {
    /// The ruleset: a name, a rules line of OpenTafl in quotes, or a file with one or with JSON.
    #[arg(long, value_name = "NAME", default_value = DEFAULT, value_parser = RulesetNames)]
    rules: String,
    /// What stands on the board, with the side to move: "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 attackers".
    ///
    /// Without it, the start of the game. Raichi, tuichi and watch your king are marked as the position has them. A
    /// position without a king, or without a leader, is the end of a game in which they were captured.
    #[arg(long)]
    position: Option<String>,
    /// The move that led there, with what it captured: d1-d4, Kf6-f9, d1-d4xd5/e4.
    #[arg(long, value_name = "MOVE")]
    last: Option<WrittenPly>,
    /// How it looks.
    #[arg(long, default_value_t, value_parser = theme_parser())]
    theme: Theme,
    /// The side at the bottom; by default the one that moves first.
    #[arg(long, value_name = "SIDE", value_parser = side_parser())]
    bottom: Option<String>,
    /// The language of the board as text.
    #[arg(long, value_name = "CODE", default_value = "en", value_parser = input::language_parser())]
    lang: Locale,
    /// The PNG file to write; `-` writes to the standard output. Without it, a terminal shows the board as text.
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    output: Option<String>,
}

/// Parses a theme; the error lists all names.
pub(super) fn theme_parser() -> impl TypedValueParser<Value = Theme> {
    PossibleValuesParser::new(Theme::ALL.map(Theme::code))
        .try_map(|name| Theme::from_code(&name).ok_or("there is no such theme"))
}

/// Parses a side of any family; the error lists all names.
fn side_parser() -> impl TypedValueParser<Value = String> {
    PossibleValuesParser::new(Family::ALL.into_iter().flat_map(Family::side_codes))
}

/// Why a position cannot be drawn.
#[derive(Debug, thiserror::Error)]
pub(super) enum DrawFailure {
    /// The ruleset has no side of this name; another family has.
    #[error("there is no side `{0}` in this game")]
    NoSuchSide(String),
    /// A move cannot have led to the position.
    #[error("{}", match .why {
        NotTheLast::Form(why) => format!("`{ply}` is not a move: {why}"),
        why => format!("{ply} cannot be the last move: {why}"),
    })]
    NotTheLastMove { ply: String, why: NotTheLast },
    /// Neither a file nor a terminal is there to draw to.
    #[error("use -o FILE for a picture, or -o - for the standard output")]
    NoOutput,
}

/// Draws a position.
pub(super) fn draw(given: &Draw) -> Result<(), Failure> {
    let scene = scene(given)?;
    match &given.output {
        Some(path) => output::file(path, &raichi_render::png(&scene)),
        None if !io::stdout().is_terminal() => Err(DrawFailure::NoOutput.into()),
        None => {
            let drawing = text::drawing(given.lang, &scene);
            output::write(|out| out.write_all(drawing.as_bytes()))
        }
    }
}

fn scene(given: &Draw) -> Result<Scene, Failure> {
    let ruleset = input::ruleset(&given.rules)?;
    let bottom = match &given.bottom {
        None => Side::First,
        Some(side) => ruleset
            .side_from_code(side)
            .ok_or_else(|| DrawFailure::NoSuchSide(side.clone()))?,
    };
    let game = match &given.position {
        None => Game::new(ruleset),
        Some(position) => ruleset.reached(position)?,
    };
    let last = match &given.last {
        None => None,
        Some(written) => {
            let not_the_last = |why| DrawFailure::NotTheLastMove {
                ply: written.to_string(),
                why,
            };
            Some(game.led_by(written).map_err(not_the_last)?)
        }
    };
    Ok(Scene {
        theme: given.theme,
        rotation: picture::seen_by(bottom),
        ..picture::of_position(&game, last.as_ref())
    })
}
