use raichi_rules::tafl::Square;

use super::{Asker, Completion, Desk, Given, Kind, Parameter, Said};
use crate::{
    games::{No, Refusal, Table},
    text,
};

pub(super) const PARAMETERS: [Parameter; 2] = [
    Parameter::required("square", Kind::Text(Completion::Occupied)),
    Parameter::GAME_TO_SEE,
];

/// Shows whoever asks where a piece can go.
pub(super) async fn moves(desk: &Desk, asker: &Asker, given: &Given) -> Result<Said, No> {
    let square = given.text("square").unwrap_or_default();
    let look = |table: &Table| -> Result<_, Refusal> {
        let square = on_board(table, square)?;
        text::reach(asker.locale, table, square).ok_or(Refusal::EmptySquare { square })
    };
    Ok(Said::Privately(
        desk.to_see(asker, given.game(), look).await?,
    ))
}

/// The square that was typed, if the board has it.
fn on_board(table: &Table, typed: &str) -> Result<Square, Refusal> {
    let size = table.board().position().size();
    let square = typed.trim().parse::<Square>().ok();
    let square = square.filter(|square| square.is_on_board(size));
    square.ok_or_else(|| Refusal::NotASquare {
        given: typed.to_owned(),
        size,
    })
}
