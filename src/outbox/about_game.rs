//! Messages about a game that are not posted in the course of it.

use super::compose::Composer;
use crate::{
    games::{GameState, Heading},
    ids::{Door, GameId, message_link},
    locale::Locale,
    reply::{Reply, Shown},
    store::{Store, StoreFault},
    text,
};

impl Composer {
    /// What somebody shares of a game; nothing if this version does not know what that is.
    pub(super) async fn share(
        &self,
        locale: Locale,
        game: GameId,
        number: u32,
    ) -> Result<Option<Reply>, StoreFault> {
        let Self {
            store,
            games,
            pages,
            ..
        } = self;
        let Some(share) = store.share(number).await? else {
            return Ok(None);
        };
        let Ok(shown) = share.shown.parse() else {
            tracing::error!(shown = share.shown, "nobody knows what is shared");
            return Ok(None);
        };
        let Some(state) = store.state(game, Some(share.entries)).await? else {
            return Ok(None);
        };
        let reviewed = match shown {
            Shown::Review(_) => games.finished_review(&state).await?,
            _ => None,
        };
        let heading = match shown {
            Shown::Record => pages.heading(store, locale, &state).await?,
            _ => Heading::default(),
        };
        let page = pages.link(store, game).await?;
        Ok(text::shared(
            locale,
            share.sharer,
            &state,
            shown,
            reviewed.as_ref(),
            &heading,
            page.as_deref(),
        ))
    }

    /// What the player of a private game has missed, told in its channel; nothing if the game has gone on since.
    pub(super) async fn private_news(
        &self,
        locale: Locale,
        state: &GameState,
    ) -> Result<Option<Reply>, StoreFault> {
        let is_newest = self.store.entries(state.id).await? == Some(state.entries());
        Ok(text::private_news(locale, state).filter(|_| is_newest))
    }

    /// How a game has ended, for those who read the results of a server, with the link to its last board; nothing if the game goes
    /// on again. Where it falls back to the channel of the game, it names the reason.
    pub(super) async fn result(
        &self,
        locale: Locale,
        game: GameId,
        number: u32,
    ) -> Result<Option<Reply>, StoreFault> {
        let store = &self.store;
        let Some(state) = store.state(game, Some(number)).await? else {
            return Ok(None);
        };
        if state.ending().is_none() {
            return Ok(None);
        }
        let link = board_link(store, game).await?;
        let reply = text::result(locale, &state, link.as_deref());
        Ok(Some(match store.lost_results(game).await? {
            Some(why) => text::results_lost(locale, reply, why),
            None => reply,
        }))
    }

    /// How a game has ended, for somebody who follows it; nothing if it goes on again, or if the person does not follow it any more.
    pub(super) async fn followed(
        &self,
        locale: Locale,
        number: u32,
    ) -> Result<Option<Reply>, StoreFault> {
        let store = &self.store;
        let Some(follower) = store.follower(number).await? else {
            return Ok(None);
        };
        let state = store.state(follower.game, None).await?;
        let Some(state) = state.filter(|state| state.ending().is_some()) else {
            return Ok(None);
        };
        let link = board_link(store, follower.game).await?;
        Ok(Some(text::follow_over(locale, &state, link.as_deref())))
    }
}

/// The link to the newest board of a game, where the door has links.
async fn board_link(store: &Store, game: GameId) -> Result<Option<String>, StoreFault> {
    let place = store.page_of(game).await?;
    let place = place.filter(|place| place.door == Door::Discord);
    Ok(place.and_then(|place| Some(message_link(place.server, place.channel, place.message?))))
}
