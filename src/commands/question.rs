//! What needs the consent of the other player: a draw, a takeback, a pause.

use super::{
    Arguments, Caller, CommandHandler, CommandResponse, Kind, Parameter, parameter::words,
};
use crate::{
    games::{Action, Answer, Question},
    service::ServiceError,
};

const ANSWER: &str = "answer";
const ANSWERS: [(&str, Answer); 2] = [("accept", Answer::Yes), ("decline", Answer::No)];

pub(super) const PARAMETERS: [Parameter; 2] = [
    Parameter::optional(ANSWER, Kind::Choice(&words(&ANSWERS))),
    Parameter::GAME,
];

/// Asks the other side, agrees to its question, or answers it, in the chosen game.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
    question: Question,
) -> Result<CommandResponse, ServiceError> {
    let action = match given.choice(ANSWER, &ANSWERS)? {
        Some(answer) => Action::Answer {
            question,
            asked_at: None,
            answer,
        },
        None => Action::Ask(question),
    };
    handler.act(caller, given.game(), &action, None).await
}
