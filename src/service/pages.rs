use super::{Games, ServiceError};
use crate::{
    config::{PublicUrl, Servers, Web},
    ids::{Door, GameId, PageId},
    store::{PagePlace, Store, StoreFault},
};

/// Whose games have pages.
#[derive(Debug, Clone, Default)]
pub(crate) enum PageAccess {
    /// Nobody's.
    #[default]
    Nobody,
    /// Those of servers that an admin has opened, at this address.
    Servers(Servers, PublicUrl),
    /// Those of the local table.
    Local,
}

impl PageAccess {
    /// As it is set.
    pub(crate) fn of(config: &Web) -> Self {
        match config.served() {
            Some((url, _)) => Self::Servers(config.servers.clone(), url.clone()),
            None => Self::Nobody,
        }
    }

    /// Whether a game has a page.
    pub(crate) fn holds(&self, place: &PagePlace) -> bool {
        match self {
            Self::Nobody => false,
            Self::Servers(servers, _) => servers.open(place.door, place.server),
            Self::Local => place.door == Door::Local,
        }
    }

    /// The address of a game's page for those elsewhere, if it has one.
    pub(crate) fn address(&self, place: &PagePlace) -> Option<String> {
        match self {
            Self::Servers(_, url) if self.holds(place) => {
                Some(format!("{url}{}", path(&place.page)))
            }
            _ => None,
        }
    }

    /// Where a message about a game leads to its page, if it has one.
    pub(crate) async fn link(
        &self,
        store: &Store,
        game: GameId,
    ) -> Result<Option<String>, StoreFault> {
        if matches!(self, Self::Nobody) {
            return Ok(None);
        }
        let place = store.page_of(game).await?;
        let place = place.filter(|place| self.holds(place));
        Ok(place.map(|place| match self.address(&place) {
            // Discord would show a preview of it below the message, which has a picture already.
            Some(address) => format!("<{address}>"),
            None => path(&place.page),
        }))
    }
}

/// Where a page is.
pub(crate) fn path(page: &PageId) -> String {
    format!("/g/{page}")
}

impl Games {
    /// The link to a game's page for a message, if the game has a page.
    pub(crate) async fn page(
        &self,
        game: GameId,
        pages: &PageAccess,
    ) -> Result<Option<String>, ServiceError> {
        Ok(pages.link(&self.store, game).await?)
    }
}
