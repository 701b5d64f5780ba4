//! What the players of a game settle between them without a move: a draw, a takeback, a pause and its end, and that a
//! game which has hardly begun is none.

use super::{Asker, Desk, Given, Kind, Parameter, Said};
use crate::{
    games::{Act, Answer, Question},
    service::{No, Play, Pointer},
    store::Done,
};

const ANSWER: &str = "answer";
const ACCEPT: &str = "accept";
const DECLINE: &str = "decline";

/// Those of what needs the other's consent.
pub(super) const OF_QUESTIONS: [Parameter; 2] = [
    Parameter::optional(ANSWER, Kind::Choice(&[ACCEPT, DECLINE])),
    Parameter::GAME,
];

/// Those of what does not.
pub(super) const PARAMETERS: [Parameter; 1] = [Parameter::GAME];

/// Asks the other side, agrees to what it has asked, or answers it, in the game that is meant.
pub(super) async fn settle(
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
    agree(desk, asker, given, act).await
}

/// Does it in the game that is meant.
pub(super) async fn agree(desk: &Desk, asker: &Asker, given: &Given, act: Act) -> Result<Said, No> {
    desk.act(asker, given.game(), &act, None).await
}

impl Desk {
    /// Acts in a game; where a button led here, only if the log is as long as when it was made.
    pub(super) async fn act(
        &self,
        asker: &Asker,
        pointer: Pointer,
        act: &Act,
        seen: Option<u32>,
    ) -> Result<Said, No> {
        Ok(Said::Publicly(self.acted(asker, pointer, act, seen).await?))
    }

    /// As [`Desk::act`], and gives what was done.
    pub(super) async fn acted(
        &self,
        asker: &Asker,
        pointer: Pointer,
        act: &Act,
        seen: Option<u32>,
    ) -> Result<Done, No> {
        let play = Play {
            pointer,
            venue: asker.venue,
            by: asker.visitor,
            act,
            seen,
            now: asker.now,
        };
        self.games.act(asker.request, play).await
    }
}
