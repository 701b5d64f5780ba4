//! The puzzle of the day: everybody answers for themselves.

use raichi_rules::Ply;

use super::{Caller, CommandHandler, CommandResponse};
use crate::{
    games::{ChannelUse, DailyPuzzle, PuzzleProgress, Refusal},
    reply::{Solve, Step},
    service::{Answered, ServiceError},
    store::RequestOutcome,
    text::{self, PuzzleLead},
};

impl CommandHandler {
    /// Lets the caller go on with a puzzle; shows the solution of one that is over or solved.
    pub(super) async fn puzzle(
        &self,
        caller: &Caller,
        number: u32,
    ) -> Result<CommandResponse, ServiceError> {
        let (daily, progress) = self.puzzle_here(caller, number).await?;
        self.show_puzzle(caller, &daily, progress, Step::Start, PuzzleLead::None)
            .await
    }

    /// Has the puzzle of the day posted in the caller's channel from now on, or no more.
    pub async fn want_puzzles(
        &self,
        caller: &Caller,
        are_wanted: bool,
    ) -> Result<CommandResponse, ServiceError> {
        let here = [caller.location.channel];
        let channels = if are_wanted { &here[..] } else { &[] };
        let (request, location) = (caller.request, caller.location);
        self.games
            .choose_channels(request, location, ChannelUse::Puzzle, channels, caller.now)
            .await?;
        let reply = text::puzzles_wanted(caller.locale, are_wanted);
        Ok(CommandResponse::Privately(reply))
    }

    /// Shows the next choice on the way to an answer, or takes the answer.
    pub(super) async fn solve(
        &self,
        caller: &Caller,
        solve: Solve,
    ) -> Result<CommandResponse, ServiceError> {
        if solve.player != caller.user.key {
            return Err(Refusal::NotYours.into());
        }
        let (daily, progress) = self.puzzle_here(caller, solve.puzzle).await?;
        match solve.step.chosen() {
            Some(ply) if !daily.is_over => self.answer(caller, &daily, solve.seen, ply).await,
            _ => {
                let step = if solve.seen == progress.played {
                    solve.step
                } else {
                    Step::Start
                };
                self.show_puzzle(caller, &daily, progress, step, PuzzleLead::None)
                    .await
            }
        }
    }

    async fn answer(
        &self,
        caller: &Caller,
        daily: &DailyPuzzle,
        seen: u32,
        ply: Ply,
    ) -> Result<CommandResponse, ServiceError> {
        let answered = self
            .games
            .answer_puzzle(
                caller.request,
                caller.location,
                caller.user,
                daily,
                (seen, ply),
                caller.now,
            )
            .await?;
        let (_, progress) = self.puzzle_here(caller, daily.number).await?;
        let (done, lead) = match answered {
            Answered::Counted(done) => match done.outcome {
                RequestOutcome::AnsweredPuzzle { is_right: true, .. } => {
                    (Some(done), PuzzleLead::Right(ply))
                }
                _ => (Some(done), PuzzleLead::Wrong(ply)),
            },
            Answered::Elsewhere => (None, PuzzleLead::None),
        };
        let shown = self
            .show_puzzle(caller, daily, progress, Step::Start, lead)
            .await?;
        Ok(match (shown, done) {
            (CommandResponse::Privately(reply), Some(done)) => CommandResponse::Both(done, reply),
            (shown, _) => shown,
        })
    }

    async fn puzzle_here(
        &self,
        caller: &Caller,
        number: u32,
    ) -> Result<(DailyPuzzle, PuzzleProgress), ServiceError> {
        let found = self
            .games
            .daily_puzzle(number, caller.location, caller.user);
        found.await
    }

    async fn show_puzzle(
        &self,
        caller: &Caller,
        daily: &DailyPuzzle,
        progress: PuzzleProgress,
        step: Step,
        lead: PuzzleLead,
    ) -> Result<CommandResponse, ServiceError> {
        let (locale, player) = (caller.locale, caller.user.key);
        let reply = if progress.is_solved || daily.is_over {
            text::puzzle_solution(locale, daily, progress, lead)
        } else {
            text::puzzle(locale, daily, progress, player, step, lead)
        };
        let reply = self.as_liked(caller, reply, None, None).await?;
        Ok(CommandResponse::Privately(reply))
    }
}
