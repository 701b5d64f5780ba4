//! The views of a game for the templates.

use askama::Template;
use raichi_rules::Side;

use super::version::versions;
use crate::games::seat_code;
use crate::{
    ids::{Door, message_link},
    locale::Locale,
    picture,
    seats::Seats,
    service::{PageAccess, path},
    store::Paged,
    text::{self, Label, Moment, Part},
    web::{Frame, Html, time},
};

/// The picture of a position and its description.
#[derive(Template)]
#[template(path = "game/board.html")]
pub(super) struct BoardView {
    moment: Moment,
    /// The path of the page.
    root: String,
    /// The rest of the picture's path.
    picture: String,
    width: u32,
    height: u32,
}

impl BoardView {
    /// The position after this number of plies, if the game has that many.
    pub(super) fn of(locale: Locale, paged: &Paged, ply: usize) -> Option<Self> {
        let version = versions(&paged.state).into_iter().nth(ply)?;
        let state = paged.state.after_moves(ply);
        let (width, height) = raichi_render::dimensions(&picture::of_table(&state));
        Some(Self {
            moment: text::moment(locale, &state),
            root: path(&paged.place.page),
            picture: format!("/{ply}/board.png?v={version}"),
            width,
            height,
        })
    }
}

/// An entry of the move list; the first one is the start position.
struct Step {
    ply: usize,
    /// Whether it is the position shown.
    shown: bool,
    version: String,
    seat: Option<&'static str>,
    written: String,
    /// The call and its kind.
    call: Option<(String, &'static str)>,
}

/// A button that leads to another position; without one, it is disabled.
struct Button {
    name: &'static str,
    label: String,
    /// The icon as an SVG path on a 24x24 grid.
    icon_path: &'static str,
    to: Option<usize>,
}

/// The page of a game.
#[derive(Template)]
#[template(path = "game/page.html")]
pub(super) struct GameView {
    frame: Frame,
    /// The public URL of the page, if it has one.
    address: Option<String>,
    /// The path of the page.
    root: String,
    /// The path of the page where the game is played, if there is one.
    home: Option<&'static str>,
    standing: String,
    board: BoardView,
    ply: usize,
    last: usize,
    /// The number of entries in the log.
    entries: u32,
    buttons: [Button; 4],
    steps: Vec<Step>,
    /// The sides and their players.
    players: Vec<(String, String)>,
    began: Html,
    moved: Html,
    over: bool,
    discord: Option<String>,
    rules: Vec<Part>,
    rules_title: String,
}

impl GameView {
    /// The page with the position after `ply` plies, if the game has that many; by default the newest.
    pub(super) fn of(
        locale: Locale,
        opened: &PageAccess,
        paged: &Paged,
        seats: Option<&Seats>,
        ply: Option<usize>,
    ) -> Option<Self> {
        let Paged { place, state } = paged;
        let last = state.moves().len();
        let ply = ply.unwrap_or(last);
        let frame = Frame {
            locale,
            title: text::page_title(locale, state),
        };
        let rules = state.board().ruleset();
        let message = place.message.filter(|_| place.door == Door::Discord);
        Some(Self {
            address: opened.address(place),
            root: path(&place.page),
            home: (place.door == Door::Local).then_some("/"),
            standing: text::page_standing(locale, state),
            board: BoardView::of(locale, paged, ply)?,
            ply,
            last,
            entries: place.entries.max(state.entries()),
            buttons: buttons(locale, ply, last),
            steps: steps(locale, paged, ply),
            players: seats
                .map(|seats| players(locale, paged, seats))
                .unwrap_or_default(),
            began: time(place.started_at, "f"),
            moved: time(place.moved_at, "f"),
            over: state.ending().is_some(),
            discord: message.map(|message| message_link(place.server, place.channel, message)),
            rules: text::explanation(locale, &rules),
            rules_title: rules.title().to_owned(),
            frame,
        })
    }

    fn label(&self, label: Label) -> String {
        text::label(self.frame.locale, label)
    }

    #[expect(clippy::unused_self, reason = "templates ask the view for everything")]
    fn script(&self) -> &str {
        crate::web::game_script()
    }
}

/// The buttons that lead from a ply to others.
fn buttons(locale: Locale, ply: usize, last: usize) -> [Button; 4] {
    let button = |name, label, icon_path, to: Option<usize>| Button {
        name,
        label: text::label(locale, label),
        icon_path,
        to: to.filter(|&to| to != ply && to <= last),
    };
    [
        button("first", Label::First, "M6 5v14M19 5l-9 7 9 7z", Some(0)),
        button(
            "previous",
            Label::Previous,
            "M16 5l-9 7 9 7z",
            ply.checked_sub(1),
        ),
        button("next", Label::Next, "M8 5l9 7-9 7z", Some(ply + 1)),
        button("last", Label::Last, "M18 5v14M5 5l9 7-9 7z", Some(last)),
    ]
}

fn players(locale: Locale, paged: &Paged, seats: &Seats) -> Vec<(String, String)> {
    let played = |side| {
        let player = paged.state.player(side);
        let name = seats.name(player.key, locale);
        (
            text::page_side(locale, &paged.state.board().ruleset(), side),
            name,
        )
    };
    Side::ALL.map(played).into()
}

fn steps(locale: Locale, paged: &Paged, shown: usize) -> Vec<Step> {
    let state = &paged.state;
    let start = std::iter::once(None);
    let moves = start.chain(state.moves().iter().map(Some));
    let plies = moves.zip(versions(state)).enumerate();
    plies
        .map(|(ply, (played, version))| Step {
            ply,
            shown: ply == shown,
            version,
            seat: played.map(|played| seat_code(played.by)),
            written: match played {
                None => text::label(locale, Label::First),
                Some(played) => text::page_written(played),
            },
            call: played
                .and_then(|played| played.call.as_ref())
                .map(|call| (text::page_call(locale, call), call.code)),
        })
        .collect()
}
