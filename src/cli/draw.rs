use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
};
use raichi_render::{Scene, Theme};
use raichi_rules::{
    Capture, CaptureKind, Game, Piece, Played, Position, Side, Square, WrittenMove,
};

use super::{Failure, input, output};
use crate::picture;

#[derive(Debug, Args)]
pub(super) struct Draw {
    /// The ruleset: a name, or a file with one in JSON.
    #[arg(long, value_name = "NAME", default_value = "norse")]
    rules: String,
    /// What stands on the board, with the side to move: "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 attackers".
    ///
    /// Without it, the start of the game. Raichi, tuichi and watch your king are marked as the position has them.
    #[arg(long)]
    position: Option<Position>,
    /// The move that led there, with what it captured: d1-d4, Kf6-f9, d1-d4xd5/e4.
    #[arg(long, value_name = "MOVE")]
    last: Option<WrittenMove>,
    /// How it looks.
    #[arg(long, default_value_t, value_parser = theme_parser())]
    theme: Theme,
    /// The side that sits below.
    #[arg(long, value_name = "SIDE", default_value_t = Side::Attackers, value_parser = side_parser())]
    bottom: Side,
    /// The PNG file to write; `-` writes to the standard output.
    #[arg(short, long, value_name = "FILE")]
    output: String,
}

/// Parses a theme; the error lists all names.
fn theme_parser() -> impl TypedValueParser<Value = Theme> {
    PossibleValuesParser::new(Theme::ALL.map(Theme::name))
        .try_map(|name| Theme::from_name(&name).ok_or("there is no such theme"))
}

/// Parses a side; the error lists both names.
fn side_parser() -> impl TypedValueParser<Value = Side> {
    PossibleValuesParser::new(Side::ALL.map(Side::name))
        .try_map(|name| Side::from_name(&name).ok_or("there is no such side"))
}

/// Why a move cannot have led to a position.
#[derive(Debug, thiserror::Error)]
#[error("{mv} cannot be the last move: {why}")]
pub(super) struct NotTheLastMove {
    mv: WrittenMove,
    why: Why,
}

#[derive(Debug, thiserror::Error)]
enum Why {
    #[error("{0} is not on the board")]
    OffBoard(Square),
    #[error("{} and {} are not on one line", .0.mv.from, .0.mv.to)]
    NotInLine(WrittenMove),
    #[error(
        "a piece stands on {0}, which should be empty after it (the position is the one after the move)"
    )]
    Occupied(Square),
    #[error("no piece of the {by} stands on {to}, and the {} are to move", .by.opponent())]
    NotMoved { to: Square, by: Side },
}

/// Draws a position.
pub(super) fn draw(given: &Draw) -> Result<(), Failure> {
    let ruleset = input::ruleset(&given.rules)?;
    let game = match given.position {
        None => Game::new(ruleset),
        Some(position) => Game::from_position(ruleset, position)?,
    };
    let last = match &given.last {
        None => None,
        Some(written) => Some(played(&game, written).map_err(|why| NotTheLastMove {
            mv: written.clone(),
            why,
        })?),
    };
    let scene = Scene {
        theme: given.theme,
        bottom: given.bottom,
        ..picture::of_position(&game, last.as_ref())
    };
    output::file(&given.output, &raichi_render::png(&scene))
}

/// The move that led to the position of a game, unless the position contradicts it.
fn played(game: &Game, written: &WrittenMove) -> Result<Played, Why> {
    let position = game.position();
    let (mv, by) = (written.mv, position.to_move().opponent());
    let squares = || {
        [mv.from, mv.to]
            .into_iter()
            .chain(written.captures.iter().copied())
    };
    if let Some(square) = squares().find(|square| !square.is_on_board(position.size())) {
        return Err(Why::OffBoard(square));
    }
    let (from, to) = (mv.from, mv.to);
    if from == to || (from.file() != to.file() && from.rank() != to.rank()) {
        return Err(Why::NotInLine(written.clone()));
    }
    let left = [from].into_iter().chain(written.captures.iter().copied());
    for square in left {
        if position.piece_at(square).is_some() {
            return Err(Why::Occupied(square));
        }
    }
    // Under some rules a piece that moves between two enemies is captured itself.
    let captured_itself = written.captures.contains(&to);
    let piece = match position.piece_at(to) {
        Some(piece) if piece.side() == by => piece,
        None if captured_itself => soldier(by),
        _ => return Err(Why::NotMoved { to, by }),
    };
    let captures = written.captures.iter().map(|&square| Capture {
        square,
        piece: soldier(if square == to { by } else { by.opponent() }),
        kind: CaptureKind::Custodial,
    });
    Ok(Played {
        by,
        piece,
        mv,
        captures: captures.collect(),
        call: game.call(),
        outcome: game.outcome(),
    })
}

const fn soldier(side: Side) -> Piece {
    match side {
        Side::Attackers => Piece::Attacker,
        Side::Defenders => Piece::Defender,
    }
}
