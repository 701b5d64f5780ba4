//! Games as their pages on the web show them.

use time::OffsetDateTime;

use super::{Store, StoreFault, codes::door_from_db, count_from_db};
use crate::{
    games::{GameState, PagesRule},
    ids::{Door, ExternalId, GameId, PageId},
};

/// The location of a game's page, and the game's place.
#[derive(Debug, Clone)]
pub struct PagePlace {
    /// The game.
    pub game: GameId,
    /// The word in the page's address.
    pub page: PageId,
    /// The door through which the game is played.
    pub door: Door,
    /// The server there.
    pub server: ExternalId,
    /// The channel there.
    pub channel: ExternalId,
    /// The newest message that shows the board.
    pub message: Option<ExternalId>,
    /// When the game began.
    pub started_at: OffsetDateTime,
    /// When the last entry was made.
    pub moved_at: OffsetDateTime,
    /// How many entries its log has.
    pub entries: u32,
    /// Whether the server wants its games to have pages.
    pub pages: PagesRule,
}

/// The games before and after a game.
#[derive(Debug, Clone, Default)]
pub struct Neighbours<T> {
    /// The game before it.
    pub previous: Option<T>,
    /// The game after it.
    pub next: Option<T>,
}

/// A game with its page.
#[derive(Debug, Clone)]
pub struct Paged {
    /// The location.
    pub place: PagePlace,
    /// The game.
    pub state: GameState,
}

impl Store {
    /// Whether a server wants its games to have pages.
    pub(crate) async fn pages_rule(
        &self,
        door: Door,
        server: ExternalId,
    ) -> Result<PagesRule, StoreFault> {
        let rule = sqlx::query_scalar!(
            "select pages from server_settings where door = $1 and server = $2",
            door.code(),
            server.to_db(),
        )
        .fetch_optional(self.for_reads())
        .await?;
        Ok(pages_from_db(rule))
    }

    /// The location of the page with this id.
    pub(crate) async fn page_place(&self, page: &PageId) -> Result<Option<PagePlace>, StoreFault> {
        let row = sqlx::query_as!(
            Row,
            r#"select g.id as "id: GameId", g.page, g.message, g.started_at, g.moved_at, g.entries,
                      p.door, p.server, p.channel, s.pages as "pages?"
               from games g
               join places p on p.id = g.place
               left join server_settings s on s.door = p.door and s.server = p.server
               where g.page = $1"#,
            page.as_str(),
        )
        .fetch_optional(self.for_reads())
        .await?;
        row.map(PagePlace::try_from).transpose()
    }

    /// The location of a game's page.
    pub(crate) async fn page_of(&self, game: GameId) -> Result<Option<PagePlace>, StoreFault> {
        let row = sqlx::query_as!(
            Row,
            r#"select g.id as "id: GameId", g.page, g.message, g.started_at, g.moved_at, g.entries,
                      p.door, p.server, p.channel, s.pages as "pages?"
               from games g
               join places p on p.id = g.place
               left join server_settings s on s.door = p.door and s.server = p.server
               where g.id = $1"#,
            game as GameId,
        )
        .fetch_optional(self.for_reads())
        .await?;
        row.map(PagePlace::try_from).transpose()
    }

    /// What the players of a game played before and after it: the other game of its match, a rematch. At the local
    /// page, where all see all games, otherwise the games before and after it by number.
    pub(crate) async fn neighbours(
        &self,
        place: &PagePlace,
    ) -> Result<Neighbours<PagePlace>, StoreFault> {
        let found = sqlx::query!(
            r#"select coalesce(
                   (select other.id from games other
                    where other.of_match = me.of_match and other.leg = 1 and me.leg = 2),
                   (select c.rematch_of from challenges c where c.game = me.id)
               ) as "previous: GameId",
               coalesce(
                   (select other.id from games other
                    where other.of_match = me.of_match and other.leg = 2 and me.leg = 1),
                   (select min(c.game) from challenges c where c.rematch_of = me.id)
               ) as "next: GameId"
               from games me where me.id = $1"#,
            place.game as GameId,
        )
        .fetch_optional(self.for_reads())
        .await?;
        let (mut previous, mut next) = found.map_or((None, None), |row| (row.previous, row.next));
        if place.door == Door::Local {
            let nearest = sqlx::query!(
                r#"select (select max(other.id) from games other where other.place = me.place and other.id < me.id)
                       as "previous: GameId",
                   (select min(other.id) from games other where other.place = me.place and other.id > me.id)
                       as "next: GameId"
                   from games me where me.id = $1"#,
                place.game as GameId,
            )
            .fetch_optional(self.for_reads())
            .await?;
            previous = previous.or(nearest.as_ref().and_then(|row| row.previous));
            next = next.or(nearest.and_then(|row| row.next));
        }
        let place_of = async |game: Option<GameId>| match game {
            Some(game) => self.page_of(game).await,
            None => Ok(None),
        };
        Ok(Neighbours {
            previous: place_of(previous).await?,
            next: place_of(next).await?,
        })
    }

    /// The game of this page, with its log.
    pub(crate) async fn paged(&self, place: PagePlace) -> Result<Option<Paged>, StoreFault> {
        let state = self.state(place.game, None).await?;
        Ok(state.map(|state| Paged { place, state }))
    }
}

struct Row {
    id: GameId,
    page: String,
    message: Option<i64>,
    started_at: OffsetDateTime,
    moved_at: OffsetDateTime,
    entries: i32,
    door: String,
    server: i64,
    channel: i64,
    pages: Option<String>,
}

impl TryFrom<Row> for PagePlace {
    type Error = StoreFault;

    fn try_from(row: Row) -> Result<Self, StoreFault> {
        Ok(Self {
            game: row.id,
            page: PageId::from_db(row.page),
            door: door_from_db(&row.door)?,
            server: ExternalId::from_db(row.server),
            channel: ExternalId::from_db(row.channel),
            message: row.message.map(ExternalId::from_db),
            started_at: row.started_at,
            moved_at: row.moved_at,
            entries: count_from_db(row.entries),
            pages: pages_from_db(row.pages),
        })
    }
}

/// The rule that a column holds. What this version does not know was set to something, so nothing is shown.
pub(super) fn pages_from_db(stored: Option<String>) -> PagesRule {
    stored.map_or(PagesRule::Open, |code| {
        PagesRule::from_code(&code).unwrap_or(PagesRule::Closed)
    })
}
