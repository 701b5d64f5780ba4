//! Private games against the computer: each answer to their player is the board as it stands.

use std::{pin::Pin, time::Duration};

use super::{Caller, CommandHandler, CommandResponse};
use crate::{
    games::{GameState, Leg},
    ids::{ExternalUser, GameId},
    locale::Locale,
    reply::{Press, PrivateBoard, Reply, Shown},
    service::ServiceError,
    store::{Committed, HOLD, RequestOutcome},
    text::{self, BoardStyle},
};

/// How long an answer is redrawn when the computer moves. It ends before the news of the move are due in the channel.
const PATIENCE: Duration = Duration::from_secs(50);

/// The result of something that is large while it runs, and therefore has its place outside of the task's stack.
pub(super) type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, ServiceError>> + Send + 'a>>;

impl CommandHandler {
    /// The answer to what is done in a game, or to what makes one begin: where it is private, the board, and otherwise what
    /// everybody sees.
    pub(super) fn shown_after<'a>(
        &'a self,
        caller: &'a Caller,
        done: Committed,
    ) -> Later<'a, CommandResponse> {
        Box::pin(async move {
            // Nothing is posted of what the player of a private game does.
            if done.outbox_ids.is_empty()
                && let RequestOutcome::Acted { game, .. } | RequestOutcome::Accepted { game, .. } =
                    done.outcome
                && let Some(board) = self.own_private_board(caller, game).await?
            {
                return Ok(CommandResponse::Both(done, board));
            }
            Ok(CommandResponse::Publicly(done))
        })
    }

    /// The board of a game, if it is a private one of the caller.
    pub(super) fn own_private_board<'a>(
        &'a self,
        caller: &'a Caller,
        game: GameId,
    ) -> Later<'a, Option<Reply>> {
        Box::pin(async move {
            if !self.store.is_private(game).await? {
                return Ok(None);
            }
            let state = self.games.state(game).await?;
            if state.person().is_none_or(|it| it.key != caller.user.key) {
                return Ok(None);
            }
            let board = self.private_board(caller.user, caller.locale, state, None);
            Ok(Some(board.await?))
        })
    }

    /// The board of a private game for its player, in a style that is asked for or in their own. The computer gets a moment to
    /// answer first.
    pub(super) fn private_board(
        &self,
        player: ExternalUser,
        locale: Locale,
        state: GameState,
        style: Option<BoardStyle>,
    ) -> Later<'_, Reply> {
        Box::pin(async move {
            let state = self.games.after_computer(state, HOLD).await?;
            let state = self.games.with_details(state, player.door).await?;
            let own = self.store.own_settings(player).await?;
            let style = style.unwrap_or_else(|| text::own_style(&own));
            let shown = match style {
                BoardStyle::Picture(theme) => Shown::Board(theme),
                BoardStyle::Text => Shown::Text,
            };
            let (mut page, mut next) = (None, None);
            if state.ending().is_some() {
                page = self.games.page(state.id, &self.pages).await?;
                if state.leg == Some(Leg::First) {
                    next = self.store.second_game(state.id).await?;
                }
            }
            let reply = text::private_board(locale, &state, shown, page.as_deref(), next);
            let reply = if self.pages.has_sign_in() {
                text::with_open_board(locale, reply, &state)
            } else {
                reply
            };
            let reply = self.liked_by(player, reply, Some(&state), Some(style));
            Ok(Reply {
                private: Some(PrivateBoard {
                    game: state.id,
                    entries: state.entries(),
                    is_thinking: state.duty().is_some(),
                    player,
                    locale,
                }),
                ..reply.await?
            })
        })
    }

    /// The board that takes the place of one on which the computer was about to act; `None` if it has not done so within
    /// reason, or if the player has gone on elsewhere.
    pub async fn redrawn(&self, shown: PrivateBoard) -> Result<Option<Reply>, ServiceError> {
        let state = self.games.state(shown.game).await?;
        let state = self.games.after_computer(state, PATIENCE).await?;
        let is_answer = state.last_entry().is_some_and(|newest| {
            let person = state.person().map(|person| person.id);
            newest.number > shown.entries && newest.by != person
        });
        if !is_answer {
            return Ok(None);
        }
        let board = self.private_board(shown.player, shown.locale, state, None);
        Ok(Some(board.await?))
    }

    /// What a button answers that is refused: in a private game of the caller, the board stands below the reason.
    pub(super) fn refused<'a>(
        &'a self,
        caller: &'a Caller,
        press: Press,
        no: ServiceError,
    ) -> Later<'a, CommandResponse> {
        Box::pin(async move {
            let (ServiceError::Refused(refusal), Some(game)) = (&no, press.acts_in()) else {
                return Err(no);
            };
            let Some(board) = self.own_private_board(caller, game).await? else {
                return Err(no);
            };
            let reason = text::refusal(caller.locale, refusal);
            let reply = text::refused_beside(reason, board);
            Ok(CommandResponse::Refused(refusal.clone(), reply))
        })
    }
}
