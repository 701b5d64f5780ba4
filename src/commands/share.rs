//! Buttons that show something to everyone in the channel.

use super::{Caller, CommandHandler, CommandResponse, look};
use crate::{
    games::Refusal,
    ids::GameId,
    reply::{Figures, Shown},
    service::{GameRef, ServiceError},
    store::Replayed,
    text,
};

impl CommandHandler {
    /// Shows everyone what a private message shows of a game.
    pub(super) async fn share(
        &self,
        caller: &Caller,
        game: GameId,
        seen: u32,
        shown: Shown,
    ) -> Result<CommandResponse, ServiceError> {
        caller.need_to_show(shown.needs_file())?;
        if matches!(shown, Shown::Review(_)) {
            // Only a finished one has the button, but an id can be forged.
            let state = self.games.state(game).await?;
            let reviewed = self.games.finished_review(&state).await?;
            let reviewed = reviewed.filter(|_| state.entries() == seen);
            reviewed.ok_or(Refusal::UnknownButton)?;
        }
        let code = shown.to_string();
        let (request, location) = (caller.request, caller.location);
        let shared = self
            .games
            .share(
                request,
                location,
                caller.user,
                game,
                seen,
                &code,
                caller.now,
            )
            .await?;
        Ok(CommandResponse::Publicly(shared))
    }

    /// Shows everyone what a private message shows of the server's players.
    pub(super) async fn share_figures(
        &self,
        caller: &Caller,
        figures: Figures,
    ) -> Result<CommandResponse, ServiceError> {
        caller.need_to_show(false)?;
        let (request, location, by) = (caller.request, caller.location, caller.user);
        let shared = match figures {
            Figures::Profile { player } => {
                let who = caller.neighbour(player);
                self.games
                    .share_profile(request, location, by, who, caller.now)
                    .await?
            }
            Figures::Leaderboard { .. } | Figures::Tournament { .. } | Figures::Ladder { .. } => {
                let shown = figures.to_string();
                self.games
                    .share_leaderboard(request, location, by, &shown, caller.now)
                    .await?
            }
        };
        Ok(CommandResponse::Publicly(shared))
    }

    /// Posts the animation of a finished game; if it was posted before, leads to it.
    pub(super) async fn post_replay(
        &self,
        caller: &Caller,
        game: GameId,
    ) -> Result<CommandResponse, ServiceError> {
        if self.store.is_private(game).await? {
            return look::replay(self, caller, GameRef::Game(game)).await;
        }
        caller.need_to_show(Shown::Replay.needs_file())?;
        let (request, location) = (caller.request, caller.location);
        let posted = self
            .games
            .post_replay(request, location, caller.user, game, caller.now)
            .await?;
        Ok(match posted {
            Replayed::Now(done) => CommandResponse::Publicly(done),
            Replayed::Before(posted) => {
                let link = posted
                    .message
                    .and_then(|message| (self.link)(posted.server, posted.channel, message));
                let reply = text::replay_posted(caller.locale, link.as_deref());
                CommandResponse::Privately(reply)
            }
        })
    }
}
