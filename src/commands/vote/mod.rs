//! Vote games: beginning one, and what their buttons do. Votes themselves are moves like those of other games.

pub(super) mod start;

use raichi_rules::Side;

use super::{Caller, CommandHandler, CommandResponse};
use crate::{
    ids::GameId,
    reply::VoteAction,
    service::{GameRef, ServiceError},
    store::Committed,
    text,
};

impl CommandHandler {
    /// Does what a button of a vote game is for.
    pub(super) async fn press_vote(
        &self,
        caller: &Caller,
        game: GameId,
        action: VoteAction,
    ) -> Result<CommandResponse, ServiceError> {
        let play = caller.play(GameRef::Game(game), None);
        let side = match action {
            VoteAction::Show => {
                let (state, poll) = self.games.voter(play).await?;
                let shown = text::votes_of(caller.locale, &state, &poll);
                return Ok(CommandResponse::Privately(shown));
            }
            VoteAction::Notify => {
                let (is_on, _) = self.games.switch_notified(play).await?;
                let switched = text::vote_notified(caller.locale, is_on);
                return Ok(CommandResponse::Privately(switched));
            }
            VoteAction::JoinFirst => Side::First,
            VoteAction::JoinSecond => Side::Second,
        };
        let (done, state) = self.games.join_team(caller.request, play, side).await?;
        let joined = text::team_joined(caller.locale, &state, side);
        Ok(CommandResponse::Both(done, joined))
    }

    /// The private answer to somebody who has voted.
    pub(super) async fn voted(
        &self,
        caller: &Caller,
        game: GameId,
        done: Committed,
    ) -> Result<CommandResponse, ServiceError> {
        // The vote that has ended the turn is shown by the next board.
        if !done.outbox_ids.is_empty() {
            let last = text::last_vote(caller.locale);
            return Ok(CommandResponse::Both(done, last));
        }
        let (state, poll) = self
            .games
            .voter(caller.play(GameRef::Game(game), None))
            .await?;
        let shown = text::votes_of(caller.locale, &state, &poll);
        Ok(CommandResponse::Both(done, shown))
    }
}
