//! What needs the consent of the other player: a draw, a takeback, a pause.

use super::{Asker, Desk, Given, Kind, Parameter, Said};
use crate::{
    games::{Act, Answer, Question},
    service::No,
};

const ANSWER: &str = "answer";
const ACCEPT: &str = "accept";
const DECLINE: &str = "decline";

pub(super) const PARAMETERS: [Parameter; 2] = [
    Parameter::optional(ANSWER, Kind::Choice(&[ACCEPT, DECLINE])),
    Parameter::GAME,
];

/// Asks the other side, agrees to what it has asked, or answers it, in the game that is meant.
pub(super) async fn run(
    desk: &Desk,
    asker: &Asker,
    given: &Given,
    question: Question,
) -> Result<Said, No> {
    let answer = |answer| Act::Answer {
        question,
        asked_at: None,
        answer,
    };
    let act = match given.text(ANSWER) {
        Some(ACCEPT) => answer(Answer::Yes),
        Some(DECLINE) => answer(Answer::No),
        _ => Act::Ask(question),
    };
    desk.act(asker, given.game(), &act, None).await
}
