use raichi_rules::Point;

use super::{Arguments, Caller, CommandHandler, CommandResponse, Completion, Kind, Parameter};
use crate::{
    games::{GameState, Refusal, read_square},
    service::{GameRef, ServiceError},
    text,
};

pub(super) const PARAMETERS: [Parameter; 2] = [
    Parameter::required("square", Kind::Text(Completion::Occupied)),
    Parameter::GAME_TO_SEE,
];

/// Shows privately where a piece can go.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let square = given.text("square").unwrap_or_default();
    at(handler, caller, given.game(), |state| {
        on_board(state, square)
    })
    .await
}

/// Shows privately where the piece on a point can go.
pub(super) async fn at(
    handler: &CommandHandler,
    caller: &Caller,
    game: GameRef,
    point: impl FnOnce(&GameState) -> Result<Point, Refusal>,
) -> Result<CommandResponse, ServiceError> {
    let look = |state: &GameState| -> Result<_, Refusal> {
        let square = point(state)?;
        text::reach(caller.locale, state, square).ok_or(Refusal::EmptySquare { square })
    };
    Ok(CommandResponse::Privately(
        handler.to_see(caller, game, look).await?,
    ))
}

/// Parses the square, which must be on the board.
fn on_board(state: &GameState, typed: &str) -> Result<Point, Refusal> {
    let shape = state.board().shape();
    let square = read_square(typed).filter(|square| shape.contains(*square));
    square.ok_or_else(|| Refusal::NotASquare {
        given: typed.to_owned(),
        shape,
    })
}
