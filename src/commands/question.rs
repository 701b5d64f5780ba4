//! What needs the consent of the other player: a draw, a takeback, a pause.

use super::{Asker, Desk, Given, Kind, Parameter, Said, parameter::words};
use crate::{
    games::{Act, Answer, Question},
    service::No,
};

const ANSWER: &str = "answer";
const ANSWERS: [(&str, Answer); 2] = [("accept", Answer::Yes), ("decline", Answer::No)];

pub(super) const PARAMETERS: [Parameter; 2] = [
    Parameter::optional(ANSWER, Kind::Choice(&words(&ANSWERS))),
    Parameter::GAME,
];

/// Asks the other side, agrees to what it has asked, or answers it, in the game that is meant.
pub(super) async fn run(
    desk: &Desk,
    asker: &Asker,
    given: &Given,
    question: Question,
) -> Result<Said, No> {
    let act = match given.choice(ANSWER, &ANSWERS)? {
        Some(answer) => Act::Answer {
            question,
            asked_at: None,
            answer,
        },
        None => Act::Ask(question),
    };
    desk.act(asker, given.game(), &act, None).await
}
