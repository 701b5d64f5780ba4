//! A game as the templates take it.

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

/// The picture of a position and its words.
#[derive(Template)]
#[template(path = "game/board.html")]
pub(super) struct BoardView {
    moment: Moment,
    /// The path of the page.
    root: String,
    /// The path of the picture behind that.
    picture: String,
    width: u32,
    height: u32,
}

impl BoardView {
    /// The position after so many plies, if there are as many.
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

/// A line of the list of moves; the first one is the start.
struct Step {
    ply: usize,
    /// Whether it is the one that is shown.
    shown: bool,
    version: String,
    seat: Option<&'static str>,
    written: String,
    /// The call, and its kind.
    call: Option<(String, &'static str)>,
}

/// A button that leads to another position, if it leads anywhere.
struct Button {
    name: &'static str,
    label: String,
    /// Its sign, as a path on a square of 24.
    way: &'static str,
    to: Option<usize>,
}

/// The page of a game.
#[derive(Template)]
#[template(path = "game/page.html")]
pub(super) struct GameView {
    frame: Frame,
    /// The address of the page, where it has one for those elsewhere.
    address: Option<String>,
    /// Its path.
    root: String,
    /// Where the game is played, if that is a page, too.
    home: Option<&'static str>,
    standing: String,
    board: BoardView,
    ply: usize,
    last: usize,
    /// How many entries the log has.
    entries: u32,
    buttons: [Button; 4],
    steps: Vec<Step>,
    /// The sides, and who plays them.
    players: Vec<(String, String)>,
    began: Html,
    moved: Html,
    over: bool,
    discord: Option<String>,
    rules: Vec<Part>,
    rules_title: String,
}

impl GameView {
    /// The page with the position after so many plies, if there are as many; the newest where nothing is said.
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

    fn says(&self, label: Label) -> String {
        text::label(self.frame.locale, label)
    }

    #[expect(clippy::unused_self, reason = "templates ask the view for everything")]
    fn script(&self) -> &str {
        crate::web::game_script()
    }
}

/// The buttons that step through a game from a ply to others.
fn buttons(locale: Locale, ply: usize, last: usize) -> [Button; 4] {
    let button = |name, label, way, to: Option<usize>| Button {
        name,
        label: text::label(locale, label),
        way,
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
