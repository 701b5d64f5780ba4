//! The pages of tournaments and ladders.

use raichi_rules::{Ruleset, presets};

use super::{Store, StoreFault, codes::door_from_db, pages::pages_from_db};
use crate::{
    games::PagesRule,
    ids::{Door, ExternalId, GameId, LocaleSource, Location, PageId, TournamentId},
    locale::Locale,
};

/// A page of something that belongs to a server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ClubPage<T> {
    /// The word in the page's address.
    pub(crate) page: PageId,
    /// The door of the server.
    pub(crate) door: Door,
    /// The server.
    pub(crate) server: ExternalId,
    /// Whether the server wants pages.
    pub(crate) pages: PagesRule,
    /// What is shown there.
    pub(crate) of: T,
}

impl<T> ClubPage<T> {
    /// The server without any channel, as what is shown to everyone there needs it.
    pub(crate) const fn location(&self) -> Location {
        Location {
            door: self.door,
            server: self.server,
            channel: ExternalId(0),
            parent: None,
            locale: Locale::English,
            locale_source: LocaleSource::User,
        }
    }
}

impl Store {
    /// What the page of a tournament shows, by its word.
    pub(crate) async fn tournament_by_page(
        &self,
        page: &PageId,
    ) -> Result<Option<ClubPage<TournamentId>>, StoreFault> {
        let row = sqlx::query!(
            r#"select t.id as "id: TournamentId", t.page, t.door, t.server, s.pages as "pages?"
               from tournaments t
               left join server_settings s on s.door = t.door and s.server = t.server
               where t.page = $1"#,
            page.as_str(),
        )
        .fetch_optional(self.for_reads())
        .await?;
        row.map(|row| {
            Ok(ClubPage {
                page: PageId::from_db(row.page),
                door: door_from_db(&row.door)?,
                server: ExternalId::from_db(row.server),
                pages: pages_from_db(row.pages),
                of: row.id,
            })
        })
        .transpose()
    }

    /// The page of a tournament.
    pub(crate) async fn page_of_tournament(
        &self,
        tournament: TournamentId,
    ) -> Result<Option<PageId>, StoreFault> {
        let page = sqlx::query_scalar!(
            "select page from tournaments where id = $1",
            tournament as TournamentId,
        )
        .fetch_optional(self.for_reads())
        .await?;
        Ok(page.map(PageId::from_db))
    }

    /// The pages of the games of a tournament.
    pub(crate) async fn pages_of_tournament_games(
        &self,
        tournament: TournamentId,
    ) -> Result<Vec<(GameId, PageId)>, StoreFault> {
        let rows = sqlx::query!(
            r#"select g.id as "id: GameId", g.page
               from tournament_groups r join games g on g.tournament_group = r.id
               where r.tournament = $1"#,
            tournament as TournamentId,
        )
        .fetch_all(self.for_reads())
        .await?;
        let pages = rows.into_iter();
        Ok(pages
            .map(|row| (row.id, PageId::from_db(row.page)))
            .collect())
    }

    /// What the page of a ladder shows, by its word: the ladder of these rules.
    pub(crate) async fn ladder_by_page(
        &self,
        page: &PageId,
    ) -> Result<Option<ClubPage<&'static Ruleset>>, StoreFault> {
        let row = sqlx::query!(
            r#"select l.rules, l.page, l.door, l.server, s.pages as "pages?"
               from ladders l
               left join server_settings s on s.door = l.door and s.server = l.server
               where l.page = $1"#,
            page.as_str(),
        )
        .fetch_optional(self.for_reads())
        .await?;
        let Some(row) = row else { return Ok(None) };
        let Some(rules) = presets().iter().find(|preset| preset.name() == row.rules) else {
            return Ok(None);
        };
        Ok(Some(ClubPage {
            page: PageId::from_db(row.page),
            door: door_from_db(&row.door)?,
            server: ExternalId::from_db(row.server),
            pages: pages_from_db(row.pages),
            of: rules,
        }))
    }

    /// The page of the ladder of a server by these rules.
    pub(crate) async fn page_of_ladder(
        &self,
        location: Location,
        rules: &Ruleset,
    ) -> Result<Option<PageId>, StoreFault> {
        let page = sqlx::query_scalar!(
            "select page from ladders where door = $1 and server = $2 and rules = $3",
            location.door.code(),
            location.server.to_db(),
            rules.name(),
        )
        .fetch_optional(self.for_reads())
        .await?;
        Ok(page.map(PageId::from_db))
    }
}
