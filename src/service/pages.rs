use raichi_rules::{Rule, Ruleset, Side};
use url::form_urlencoded;

use super::{Service, ServiceError};
use crate::{
    config::{PublicUrl, Servers, Web},
    games::{GamePlace, GameState, Heading, PagesRule, Tournament},
    ids::{Door, ExternalId, GameId, Location, PageId, message_link},
    locale::Locale,
    seats::Seats,
    store::{ClubPage, PagePlace, Store, StoreFault},
};

/// The path of the page about privacy.
pub(crate) const PRIVACY_PATH: &str = "/privacy";
/// The path of the page with the terms.
pub(crate) const TERMS_PATH: &str = "/terms";
/// The path of the page on which rules are built.
pub(crate) const RULES_PATH: &str = "/rules";
/// The field of that page with the ruleset to start from. The other fields are those of the rules, named by their ids.
pub(crate) const RULES_FROM: &str = "from";

/// The path of the analysis board.
pub(crate) const ANALYSE_PATH: &str = "/analyse";

/// Which games have pages.
#[derive(Debug, Clone, Default)]
pub(crate) enum PageAccess {
    /// None.
    #[default]
    Nobody,
    /// Those of servers that an admin has opened, at this URL, and whether people play there who have signed in.
    Servers(Servers, PublicUrl, SignIn),
    /// All games of the local page.
    Local,
}

/// Whether people can sign in on the pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SignIn {
    /// They can, and play there.
    On,
    /// They cannot.
    Off,
}

impl PageAccess {
    /// The access that the configuration grants.
    pub(crate) fn of(config: &Web) -> Self {
        match config.served() {
            Some((url, _)) => Self::Servers(config.servers.clone(), url.clone(), SignIn::Off),
            None => Self::Nobody,
        }
    }

    /// The same where people can sign in.
    #[cfg(feature = "discord")]
    pub(crate) fn with_sign_in(self) -> Self {
        match self {
            Self::Servers(servers, url, _) => Self::Servers(servers, url, SignIn::On),
            other => other,
        }
    }

    /// Whether people play on the pages who have signed in.
    pub(crate) const fn has_sign_in(&self) -> bool {
        matches!(self, Self::Servers(_, _, SignIn::On))
    }

    /// Whether a game has a page.
    pub(crate) fn has_page(&self, place: &PagePlace) -> bool {
        match self {
            Self::Nobody => false,
            Self::Servers(servers, ..) => {
                place.pages == PagesRule::Open && servers.open(place.door, place.server)
            }
            Self::Local => place.door == Door::Local,
        }
    }

    /// Whether the host offers pages for the games of a server, if the server wants them.
    pub(crate) fn offers(&self, door: Door, server: ExternalId) -> bool {
        match self {
            Self::Nobody => false,
            Self::Servers(servers, ..) => servers.open(door, server),
            Self::Local => door == Door::Local,
        }
    }

    /// The public URL of a game's page, if it has one.
    pub(crate) fn address(&self, place: &PagePlace) -> Option<String> {
        match self {
            Self::Servers(_, url, _) if self.has_page(place) => {
                Some(format!("{url}{}", path(&place.page)))
            }
            _ => None,
        }
    }

    /// The URL of a path of the site, if the bot serves pages.
    pub(crate) fn site(&self, path: &str) -> Option<String> {
        match self {
            Self::Servers(_, url, _) => Some(format!("{url}{path}")),
            Self::Nobody | Self::Local => None,
        }
    }

    /// The link to a page of a game in a server that wants pages, if the host offers them there: a URL, or at the local page a
    /// path.
    fn link_in(&self, door: Door, server: ExternalId, page: &PageId) -> Option<String> {
        self.link_at(door, server, &path(page))
    }

    /// The link to a path that belongs to a server that wants pages, if the host offers them there.
    fn link_at(&self, door: Door, server: ExternalId, path: &str) -> Option<String> {
        match self {
            Self::Nobody => None,
            Self::Servers(servers, url, _) => {
                servers.open(door, server).then(|| format!("{url}{path}"))
            }
            Self::Local => (door == Door::Local).then(|| path.to_owned()),
        }
    }

    /// Whether a server has pages: the host offers them, and the server wants them.
    pub(crate) fn has_club_page<T>(&self, page: &ClubPage<T>) -> bool {
        page.pages == PagesRule::Open && self.offers(page.door, page.server)
    }

    /// The link to the page of a tournament, if it has one.
    pub(crate) async fn tournament_link(
        &self,
        store: &Store,
        tournament: &Tournament,
    ) -> Result<Option<String>, StoreFault> {
        let page = store.page_of_tournament(tournament.id).await?;
        let path = page.map(|page| tournament_path(&page));
        self.club_link(store, (tournament.door, tournament.server), path)
            .await
    }

    /// The link to the page of the ladder of a server by these rules, if it has one.
    pub(crate) async fn ladder_link(
        &self,
        store: &Store,
        location: Location,
        rules: &Ruleset,
    ) -> Result<Option<String>, StoreFault> {
        let page = store.page_of_ladder(location, rules).await?;
        let path = page.map(|page| ladder_path(&page));
        self.club_link(store, (location.door, location.server), path)
            .await
    }

    async fn club_link(
        &self,
        store: &Store,
        (door, server): (Door, ExternalId),
        path: Option<String>,
    ) -> Result<Option<String>, StoreFault> {
        let Some(link) = path.and_then(|path| self.link_at(door, server, &path)) else {
            return Ok(None);
        };
        let rule = store.pages_rule(door, server).await?;
        Ok((rule == PagesRule::Open).then_some(link))
    }

    /// Where a game is to be seen: at its newest board, if the door has links to messages, or else on its page, if it has one.
    pub(crate) fn link_to(&self, door: Door, place: &GamePlace) -> Option<String> {
        let board = place.message.filter(|_| door == Door::Discord);
        let board = board.map(|message| message_link(place.server, place.channel, message));
        let page = || match place.pages {
            PagesRule::Open => self.link_in(door, place.server, &place.page),
            PagesRule::Closed => None,
        };
        board.or_else(page)
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
        Ok(place.and_then(|place| self.link_in(place.door, place.server, &place.page)))
    }

    /// What the record of a game has beside it.
    pub(crate) async fn heading(
        &self,
        store: &Store,
        locale: Locale,
        state: &GameState,
    ) -> Result<Heading, StoreFault> {
        let Some(place) = store.page_of(state.id).await? else {
            return Ok(Heading::default());
        };
        Ok(Heading {
            site: self.address(&place),
            date: Some(place.started_at.date()),
            players: player_names(store, locale, place.door, state).await?,
        })
    }
}

/// The names of a game's players in the order of the sides. Discord users are named only if both have agreed.
pub(crate) async fn player_names(
    store: &Store,
    locale: Locale,
    door: Door,
    state: &GameState,
) -> Result<Option<[String; 2]>, StoreFault> {
    match door {
        Door::Local => {
            let seats = Seats::new(store.seats().await?);
            let name = |side| seats.name(state.player(side).key, locale);
            Ok(Some(Side::ALL.map(name)))
        }
        Door::Discord => store.public_names(state.id).await,
    }
}

/// The path of a page.
pub(crate) fn path(page: &PageId) -> String {
    format!("/g/{page}")
}

/// The path of the page of a tournament.
pub(crate) fn tournament_path(page: &PageId) -> String {
    format!("/t/{page}")
}

/// The path of the page of a ladder.
pub(crate) fn ladder_path(page: &PageId) -> String {
    format!("/l/{page}")
}

/// The path of the page on which rules are built, with these rules to go on from.
pub(crate) fn rules_path(rules: &Ruleset) -> String {
    let parent = rules.parent().filter(|_| !rules.is_shipped());
    let base = parent.as_ref().unwrap_or(rules);
    let query = rules_query(base, |rule| rule.get(rules));
    format!("{RULES_PATH}?{query}")
}

/// The shortest query of the page on which rules are built that gives these values of the rules of a ruleset that ships.
pub(crate) fn rules_query(base: &Ruleset, value: impl Fn(&'static Rule) -> String) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    query.append_pair(RULES_FROM, base.name());
    for rule in Rule::of(base.family()) {
        let value = value(rule);
        if value != rule.get(base) {
            query.append_pair(rule.id(), &value);
        }
    }
    query.finish()
}

impl Service {
    /// The link to the page of a tournament for a message, if it has one.
    pub(crate) async fn tournament_page(
        &self,
        tournament: &Tournament,
        pages: &PageAccess,
    ) -> Result<Option<String>, ServiceError> {
        Ok(pages.tournament_link(&self.store, tournament).await?)
    }

    /// The link to the page of a ladder for a message, if it has one.
    pub(crate) async fn ladder_page(
        &self,
        location: Location,
        rules: &Ruleset,
        pages: &PageAccess,
    ) -> Result<Option<String>, ServiceError> {
        Ok(pages.ladder_link(&self.store, location, rules).await?)
    }

    /// The link to a game's page for a message, if the game has a page.
    pub(crate) async fn page(
        &self,
        game: GameId,
        pages: &PageAccess,
    ) -> Result<Option<String>, ServiceError> {
        Ok(pages.link(&self.store, game).await?)
    }

    /// What the record of a game has beside it.
    pub(crate) async fn heading(
        &self,
        state: &GameState,
        pages: &PageAccess,
        locale: Locale,
    ) -> Result<Heading, ServiceError> {
        Ok(pages.heading(&self.store, locale, state).await?)
    }
}
