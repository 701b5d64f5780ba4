//! What the players of a game settle between them without a move: a draw, a takeback, a pause and its end, and that a
//! game which has hardly begun is none.

use super::{Arguments, Caller, CommandHandler, CommandResponse, Kind, Parameter};
use crate::{
    games::{Action, Answer, Question},
    service::{ActionRequest, GameRef, ServiceError},
    store::Committed,
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
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
    question: Question,
) -> Result<CommandResponse, ServiceError> {
    let answer = |answer| Action::Answer {
        question,
        asked_at: None,
        answer,
    };
    let action = match given.text(ANSWER) {
        Some(ACCEPT) => answer(Answer::Yes),
        Some(DECLINE) => answer(Answer::No),
        _ => Action::Ask(question),
    };
    agree(handler, caller, given, action).await
}

/// Does it in the game that is meant.
pub(super) async fn agree(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
    action: Action,
) -> Result<CommandResponse, ServiceError> {
    handler.act(caller, given.game(), &action, None).await
}

impl CommandHandler {
    /// Acts in a game; where a button led here, only if the log is as long as when it was made.
    pub(super) async fn act(
        &self,
        caller: &Caller,
        pointer: GameRef,
        action: &Action,
        seen: Option<u32>,
    ) -> Result<CommandResponse, ServiceError> {
        Ok(CommandResponse::Publicly(
            self.acted(caller, pointer, action, seen).await?,
        ))
    }

    /// As [`CommandHandler::act`], and gives what was done.
    pub(super) async fn acted(
        &self,
        caller: &Caller,
        pointer: GameRef,
        action: &Action,
        seen: Option<u32>,
    ) -> Result<Committed, ServiceError> {
        let play = ActionRequest {
            pointer,
            location: caller.location,
            by: caller.user,
            action,
            seen,
            now: caller.now,
        };
        self.games.act(caller.request, play).await
    }
}
