use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
};
use raichi_render::{Scene, Theme};
use raichi_rules::{DEFAULT, Family, Game, NotTheLast, Side, WrittenPly};

use super::{Failure, input, output};
use crate::picture;

#[derive(Debug, Args)]
pub(super) struct Draw {
    /// The ruleset: a name, or a file with one in JSON.
    #[arg(long, value_name = "NAME", default_value = DEFAULT)]
    rules: String,
    /// What stands on the board, with the side to move: "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 attackers".
    ///
    /// Without it, the start of the game. Raichi, tuichi and watch your king are marked as the position has them.
    #[arg(long)]
    position: Option<String>,
    /// The move that led there, with what it captured: d1-d4, Kf6-f9, d1-d4xd5/e4.
    #[arg(long, value_name = "MOVE")]
    last: Option<WrittenPly>,
    /// How it looks.
    #[arg(long, default_value_t, value_parser = theme_parser())]
    theme: Theme,
    /// The side that sits below; the first one without this.
    #[arg(long, value_name = "SIDE", value_parser = side_parser())]
    bottom: Option<String>,
    /// The PNG file to write; `-` writes to the standard output.
    #[arg(short, long, value_name = "FILE")]
    output: String,
}

/// Parses a theme; the error lists all names.
fn theme_parser() -> impl TypedValueParser<Value = Theme> {
    PossibleValuesParser::new(Theme::ALL.map(Theme::code))
        .try_map(|name| Theme::from_code(&name).ok_or("there is no such theme"))
}

/// Parses a side of any family; the error lists all names.
fn side_parser() -> impl TypedValueParser<Value = String> {
    PossibleValuesParser::new(Family::ALL.into_iter().flat_map(Family::side_codes))
}

/// The ruleset has no side of this name; another family has.
#[derive(Debug, thiserror::Error)]
#[error("there is no side `{0}` in this game")]
pub(super) struct NoSuchSide(String);

/// Why a move cannot have led to a position.
#[derive(Debug, thiserror::Error)]
#[error("{}", match .why {
    NotTheLast::Form(why) => format!("`{ply}` is not a move: {why}"),
    why => format!("{ply} cannot be the last move: {why}"),
})]
pub(super) struct NotTheLastMove {
    ply: String,
    why: NotTheLast,
}

/// Draws a position.
pub(super) fn draw(given: &Draw) -> Result<(), Failure> {
    let ruleset = input::ruleset(&given.rules)?;
    let bottom = match &given.bottom {
        None => Side::First,
        Some(side) => ruleset
            .side_from_code(side)
            .ok_or_else(|| NoSuchSide(side.clone()))?,
    };
    let game = match &given.position {
        None => Game::new(ruleset),
        Some(position) => ruleset.start_from(position)?,
    };
    let last = match &given.last {
        None => None,
        Some(written) => Some(game.led_by(written).map_err(|why| NotTheLastMove {
            ply: written.to_string(),
            why,
        })?),
    };
    let scene = Scene {
        theme: given.theme,
        rotation: picture::seen_by(bottom),
        ..picture::of_position(&game, last.as_ref())
    };
    output::file(&given.output, &raichi_render::png(&scene))
}
