//! Acting in a game, by any command or button.

use raichi_rules::Ply;

use super::{Arguments, Caller, Command, CommandHandler, CommandResponse};
use crate::{
    games::{Action, PlanEnd, Refusal},
    ids::GameId,
    reply::{Reply, Step},
    service::{ActionRequest, GameRef, ServiceError},
    store::{Committed, RequestOutcome},
    text,
};

impl CommandHandler {
    /// Acts in a game; with `seen`, as from a button, only if the turn is still the one of this entry. Where only whole turns
    /// are shown to everybody, an action amid a turn is answered by the choice of the next one.
    pub(super) async fn act(
        &self,
        caller: &Caller,
        pointer: GameRef,
        action: &Action,
        seen: Option<u32>,
    ) -> Result<CommandResponse, ServiceError> {
        self.act_by(caller, caller.play(pointer, seen), action)
            .await
    }

    /// As [`CommandHandler::act`], by a request that is made already.
    pub(super) async fn act_by(
        &self,
        caller: &Caller,
        play: ActionRequest,
        action: &Action,
    ) -> Result<CommandResponse, ServiceError> {
        let members = self.members.as_ref();
        let done = self
            .games
            .act(caller.request, play, action, members)
            .await?;
        let game = match done.outcome {
            RequestOutcome::Acted { game, .. } => game,
            RequestOutcome::Voted { game } => return self.voted(caller, game, done).await,
            _ => return Ok(CommandResponse::Publicly(done)),
        };
        // Who has waited for an answer that could not be played, and did not look for the reason, gets it now.
        let unplayable = done.ended_plan.filter(|why| *why == PlanEnd::Unplayable);
        // The move is stored even if the reason cannot be shown.
        if let Some(why) = unplayable.filter(|_| !done.amid_turn)
            && let Ok(state) = self.games.state(game).await
        {
            let ended = text::plan_ended(caller.locale, &state, caller.user.key, why);
            return Ok(CommandResponse::Both(done, Reply::words(ended)));
        }
        if !done.amid_turn || caller.user.door.shows_each_action() {
            return self.shown_after(caller, done).await;
        }
        let state = self.games.state(game).await?;
        let next = self.picker(caller, &state, 0, Step::Start).await?;
        Ok(CommandResponse::Both(done, next))
    }

    /// Plays the move of a message, to which there is no private answer: not in a private game.
    pub async fn run_aloud(
        &self,
        caller: &Caller,
        given: &Arguments,
    ) -> Result<CommandResponse, ServiceError> {
        let (location, by) = (caller.location, caller.user);
        if let Ok(game) = self.games.find(given.game(), location, by).await
            && self.store.is_private(game).await?
        {
            return Err(Refusal::PrivateGame { game }.into());
        }
        match self.run(caller, Command::Move, given).await? {
            // Everybody reads the answer to a message.
            CommandResponse::Both(done, _)
                if matches!(done.outcome, RequestOutcome::Voted { .. })
                    && done.outbox_ids.is_empty() =>
            {
                Ok(CommandResponse::Privately(text::vote_counted(
                    caller.locale,
                )))
            }
            done => Ok(done),
        }
    }

    /// Plays a move that was composed by clicks.
    ///
    /// Fails when the move is refused.
    pub async fn play(
        &self,
        caller: &Caller,
        game: GameId,
        ply: Ply,
        seen: Option<u32>,
    ) -> Result<CommandResponse, ServiceError> {
        let action = Action::Move(ply.into());
        self.act(caller, GameRef::Game(game), &action, seen).await
    }

    /// As [`CommandHandler::act`], but returns the committed result.
    pub(super) async fn acted(
        &self,
        caller: &Caller,
        pointer: GameRef,
        action: &Action,
        seen: Option<u32>,
    ) -> Result<Committed, ServiceError> {
        let play = caller.play(pointer, seen);
        let members = self.members.as_ref();
        self.games.act(caller.request, play, action, members).await
    }
}
