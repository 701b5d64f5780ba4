use raichi_rules::WrittenPly;

use super::{Arguments, Caller, CommandHandler, CommandResponse, Completion, Kind, Parameter};
use crate::{
    games::{Action, Refusal, read_move},
    service::ServiceError,
    telemetry::Stage,
};

pub(super) const PARAMETERS: [Parameter; 3] = [
    Parameter::required("from", Kind::Text(Completion::Piece)),
    Parameter::optional("to", Kind::Text(Completion::Target)),
    Parameter::GAME,
];

/// Plays a move.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let stage = Stage::begin("parse");
    let from = given.text("from").unwrap_or_default();
    let written = read(from, given.text("to"))?;
    stage.end();
    let action = Action::Move(written);
    handler.act(caller, given.game(), &action, None).await
}

/// Parses the move in the two fields. The second one may be absent if the first has the whole move.
fn read(from: &str, to: Option<&str>) -> Result<WrittenPly, Refusal> {
    match to.map(str::trim) {
        None | Some("") => read_move(from),
        Some(to) => read_move(&format!("{} {to}", from.trim())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_read_from_one_field_or_two() {
        let expected: WrittenPly = "d1-d4".parse().unwrap();
        for (from, to) in [
            ("d1", Some("d4")),
            ("d1-d4", None),
            ("d1 d4", Some("")),
            (" D1 ", Some(" D4 ")),
            ("**d1**", Some("d4 👍")),
        ] {
            assert_eq!(read(from, to), Ok(expected.clone()), "{from:?} {to:?}");
        }
    }

    #[test]
    fn text_that_is_no_move_is_refused() {
        for (from, to) in [
            ("", None),
            ("hello", None),
            ("d1", Some("x9")),
            ("d99", Some("d4")),
        ] {
            assert!(
                matches!(read(from, to), Err(Refusal::NotAMove { .. })),
                "{from:?} {to:?}"
            );
        }
    }
}
