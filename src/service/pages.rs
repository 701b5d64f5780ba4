use super::{Games, ServiceError};
use crate::{
    config::{PublicUrl, Servers, Web},
    ids::{Door, GameId, PageId},
    store::{PagePlace, Store, StoreFault},
};

/// Which games have pages.
#[derive(Debug, Clone, Default)]
pub(crate) enum PageAccess {
    /// None.
    #[default]
    Nobody,
    /// Those of servers that an admin has opened, at this URL.
    Servers(Servers, PublicUrl),
    /// All games of the local page.
    Local,
}

impl PageAccess {
    /// The access that the configuration grants.
    pub(crate) fn of(config: &Web) -> Self {
        match config.served() {
            Some((url, _)) => Self::Servers(config.servers.clone(), url.clone()),
            None => Self::Nobody,
        }
    }

    /// Whether a game has a page.
    pub(crate) fn has_page(&self, place: &PagePlace) -> bool {
        match self {
            Self::Nobody => false,
            Self::Servers(servers, _) => servers.open(place.door, place.server),
            Self::Local => place.door == Door::Local,
        }
    }

    /// The public URL of a game's page, if it has one.
    pub(crate) fn address(&self, place: &PagePlace) -> Option<String> {
        match self {
            Self::Servers(_, url) if self.has_page(place) => {
                Some(format!("{url}{}", path(&place.page)))
            }
            _ => None,
        }
    }

    /// The link to a game's page: a URL, or at the local page a path.
    pub(crate) async fn link(
        &self,
        store: &Store,
        game: GameId,
    ) -> Result<Option<String>, StoreFault> {
        if matches!(self, Self::Nobody) {
            return Ok(None);
        }
        let place = store.page_of(game).await?;
        let place = place.filter(|place| self.has_page(place));
        Ok(place.map(|place| {
            let address = self.address(&place);
            address.unwrap_or_else(|| path(&place.page))
        }))
    }
}

/// The path of a page.
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
