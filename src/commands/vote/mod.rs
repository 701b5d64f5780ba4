//! Vote games: beginning one, and what their buttons do. Votes themselves are moves like those of other games.

pub(super) mod start;

use raichi_rules::Side;

use super::{Caller, CommandHandler, CommandResponse};
use crate::{
    games::{GameState, Poll, unfinished},
    ids::GameId,
    reply::{Reply, Step, VoteAction},
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
                let shown = self.vote_shown(caller, &state, &poll).await?;
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
        let shown = self.vote_shown(caller, &state, &poll).await?;
        Ok(CommandResponse::Both(done, shown))
    }

    /// What a voter sees of the vote; below it the choice of the next action, if the voter's own vote is a part of a turn.
    async fn vote_shown(
        &self,
        caller: &Caller,
        state: &GameState,
        poll: &Poll,
    ) -> Result<Reply, ServiceError> {
        let shown = text::votes_of(caller.locale, state, poll);
        let own = poll.own.as_ref();
        let Some(begun) = own.and_then(|own| unfinished(state, own, caller.now)) else {
            return Ok(shown);
        };
        let led = begun.entries().saturating_sub(state.entries());
        let led = u8::try_from(led).unwrap_or(u8::MAX);
        let next = self.picker(caller, &begun, led, Step::Start).await?;
        Ok(text::vote_goes_on(caller.locale, &shown, next))
    }
}
