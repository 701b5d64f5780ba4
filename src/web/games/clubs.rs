//! The pages of tournaments and ladders: tables of players whose results lead to the pages of games.

use std::collections::HashMap;

use askama::Template;
use axum::{
    extract::{Path, Query, State},
    http::header,
    response::{IntoResponse, Response},
};
use raichi_rules::Ruleset;
use time::OffsetDateTime;

use super::{Pages, file::rendering_permit};
use crate::{
    games::{LadderPage, Tournament},
    ids::{GameId, PageId},
    locale::Locale,
    picture::{self, Drawn},
    reply::{Picture, Shows},
    service::{ladder_path, path, tournament_path},
    store::ClubPage,
    text::{self, Names, NoPage, TableHead, TournamentRow},
    web::{Frame, Html, Look, LookQuery, NotShown, Page, Reader, html},
};

/// A preview of a link to the page, as other programs show it. It names nobody, because they keep it.
struct Preview {
    url: String,
    picture: String,
    alt: String,
    size: (u32, u32),
}

impl Preview {
    fn of(address: Option<String>, picture: Option<Picture>) -> Option<Self> {
        let (url, picture) = address.zip(picture)?;
        Some(Self {
            picture: format!("{url}/table.png?v={}", picture.name),
            size: picture::dimensions(&picture.shows),
            alt: picture.alt,
            url,
        })
    }
}

/// A group of a tournament on its page.
struct Group {
    heading: String,
    rows: Vec<TournamentRow>,
    /// The numbers of the columns with results.
    numbers: Vec<usize>,
    has_ties: bool,
}

#[derive(Template)]
#[template(path = "game/tournament.html")]
struct TournamentView {
    frame: Frame,
    preview: Option<Preview>,
    description: String,
    standing: Html,
    groups: Vec<Group>,
    /// The pages of the games.
    games: HashMap<GameId, String>,
}

impl TournamentView {
    fn head(&self, head: TableHead) -> String {
        text::table_head(self.frame.locale, head)
    }

    fn game(&self, game: Option<&GameId>) -> Option<&String> {
        self.games.get(game?)
    }
}

/// A player on the page of a ladder.
struct LadderRow {
    place: u32,
    arrow: String,
    name: String,
    plays: String,
    is_leaving: bool,
}

#[derive(Template)]
#[template(path = "game/ladder.html")]
struct LadderView {
    frame: Frame,
    preview: Option<Preview>,
    description: String,
    rows: Vec<LadderRow>,
}

impl LadderView {
    fn head(&self, head: TableHead) -> String {
        text::table_head(self.frame.locale, head)
    }
}

/// The page of a tournament.
pub(super) async fn tournament(
    State(pages): State<Pages>,
    Reader(locale): Reader,
    Path(page): Path<String>,
) -> Result<Response, NotShown> {
    let (place, tournament) = found(&pages, &page).await?;
    let games = pages.store.pages_of_tournament_games(tournament.id).await?;
    let groups = (1..=tournament.round()).rev();
    let groups = groups.flat_map(|round| tournament.groups_of(round));
    let groups = groups.map(|group| {
        let rows = text::group_rows(locale, &tournament, group, Names::Public);
        Group {
            heading: text::group_heading(locale, &tournament, group),
            numbers: (1..=rows.len()).collect(),
            has_ties: rows.iter().any(|row| row.tie.is_some()),
            rows,
        }
    });
    let standing = text::state_in_words(locale, &tournament);
    let address = pages.opened.site(&tournament_path(&place.page));
    Ok(Page(TournamentView {
        groups: groups.collect(),
        preview: Preview::of(address, table_of(locale, &tournament)),
        description: text::rules_title(locale, &tournament.terms.rules),
        standing: html(&standing, |_| String::new()),
        games: games
            .into_iter()
            .map(|(game, page)| (game, path(&page)))
            .collect(),
        frame: Frame {
            locale,
            title: tournament.name,
        },
    })
    .into_response())
}

/// The picture of the first group of the running round of a tournament, or of its last one.
pub(super) async fn tournament_table(
    State(pages): State<Pages>,
    Reader(locale): Reader,
    Path(page): Path<String>,
    Query(look): Query<LookQuery>,
) -> Result<Response, NotShown> {
    let (_, tournament) = found(&pages, &page).await?;
    draw(&pages, table_of(locale, &tournament), look).await
}

async fn found(
    pages: &Pages,
    page: &str,
) -> Result<(ClubPage<crate::ids::TournamentId>, Tournament), NotShown> {
    let page = PageId::from_address(page).ok_or(NoPage::Missing)?;
    let place = pages.store.tournament_by_page(&page).await?;
    let place = place.filter(|place| pages.opened.has_club_page(place));
    let place = place.ok_or(NoPage::Missing)?;
    let tournament = pages.store.tournament(place.of).await?;
    Ok((place, tournament.ok_or(NoPage::Missing)?))
}

fn table_of(locale: Locale, tournament: &Tournament) -> Option<Picture> {
    let group = tournament.groups_of(tournament.round()).next()?;
    Some(text::group_picture(
        locale,
        tournament,
        group,
        Names::Hidden,
    ))
}

/// The page of a ladder.
pub(super) async fn ladder(
    State(pages): State<Pages>,
    Reader(locale): Reader,
    Path(page): Path<String>,
) -> Result<Response, NotShown> {
    let (place, ladder) = found_ladder(&pages, &page, u32::MAX).await?;
    let rows = ladder.rungs.iter().map(|rung| LadderRow {
        place: rung.place,
        arrow: text::ladder_arrow(rung).unwrap_or_default(),
        name: text::ladder_name(locale, rung, Names::Public),
        plays: text::ladder_plays(rung),
        is_leaving: rung.is_leaving,
    });
    let rows = rows.collect();
    let (_, first) = found_ladder(&pages, &page, LadderPage::SIZE).await?;
    let address = pages.opened.site(&ladder_path(&place.page));
    Ok(Page(LadderView {
        rows,
        preview: Preview::of(address, text::ladder_picture(locale, &first, Names::Hidden)),
        description: text::rules_title(locale, place.of),
        frame: Frame {
            locale,
            title: text::ladder_page_title(locale, place.of),
        },
    })
    .into_response())
}

/// The picture of the first places of a ladder.
pub(super) async fn ladder_table(
    State(pages): State<Pages>,
    Reader(locale): Reader,
    Path(page): Path<String>,
    Query(look): Query<LookQuery>,
) -> Result<Response, NotShown> {
    let (_, ladder) = found_ladder(&pages, &page, LadderPage::SIZE).await?;
    let picture = text::ladder_picture(locale, &ladder, Names::Hidden);
    draw(&pages, picture, look).await
}

/// The first places of a ladder.
async fn found_ladder(
    pages: &Pages,
    page: &str,
    count: u32,
) -> Result<(ClubPage<&'static Ruleset>, LadderPage), NotShown> {
    let page = PageId::from_address(page).ok_or(NoPage::Missing)?;
    let place = pages.store.ladder_by_page(&page).await?;
    let place = place.filter(|place| pages.opened.has_club_page(place));
    let place = place.ok_or(NoPage::Missing)?;
    let now = OffsetDateTime::now_utc();
    let ladder = pages
        .store
        .first_places(place.location(), place.of, count, now)
        .await?;
    Ok((place, ladder.ok_or(NoPage::Missing)?))
}

async fn draw(
    pages: &Pages,
    picture: Option<Picture>,
    look: LookQuery,
) -> Result<Response, NotShown> {
    let mut picture = picture.ok_or(NoPage::Missing)?;
    if let Shows::Table(table) = &mut picture.shows {
        table.theme = Look::from(look).theme;
    }
    let rendering_permit = rendering_permit(&pages.pictures)?;
    let Drawn { bytes, .. } = pages.studio.draw(&picture).await;
    drop(rendering_permit);
    let headers = [
        (header::CONTENT_TYPE, "image/png"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    Ok((headers, bytes).into_response())
}
