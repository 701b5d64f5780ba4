//! The views of a game for the templates.

use askama::Template;
use raichi_engine::Reviewed;
use raichi_render::Theme;
use raichi_rules::Side;

use super::{
    Shown,
    reach::Reach,
    share::Share,
    version::{board_version, review_version, versions},
};
use crate::{
    games::{GameState, may_be_reviewed, seat_code},
    ids::{Door, message_link},
    locale::Locale,
    picture,
    service::path,
    store::{Neighbours, Paged, TurnVotes},
    text::{self, Label, Moment, Part, VoteBar},
    web::{self, Frame, Html, Look, time},
};

/// The colour of what other programs draw around the page, such as the bar beside a preview of a link.
const THEME_COLOR: &str = "#8a3a1e";
/// The size of the frame that other sites are offered, in CSS pixels.
const FRAME_SIZE: (u32, u32) = (420, 680);

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
    /// The width of the picture in percent of its height, for the style sheet, which fits it into the window.
    pub(super) fn ratio(&self) -> u32 {
        web::picture_ratio(self.width, self.height)
    }

    /// The position after this number of plies, if the game has that many.
    pub(super) fn of(locale: Locale, look: Look, shown: &Shown, ply: usize) -> Option<Self> {
        let paged = &shown.paged;
        let version = versions(&paged.state).into_iter().nth(ply)?;
        let state = paged.state.after_moves(ply);
        let (width, height) = raichi_render::dimensions(&picture::of_table(&state));
        let query = look.query();
        let and = if query.is_empty() { "" } else { "&" };
        Some(Self {
            moment: text::moment(locale, &state, shown.reviewed.as_ref()),
            root: path(&paged.place.page),
            picture: format!("/{ply}/board.png?v={version}{and}{query}"),
            width,
            height,
        })
    }
}

/// The list of moves, each with a link to its position.
#[derive(Debug, Hash, Template)]
#[template(path = "game/moves.html")]
pub(crate) struct MovesView {
    /// The path below which the positions have pages.
    pages: String,
    /// What follows the addresses of pages: the look, with a question mark.
    query: String,
    steps: Vec<Step>,
    /// What a turning point is called.
    turning_point: String,
}

impl MovesView {
    /// The moves of a game with a page at this path, of which the newest position is shown.
    pub(crate) fn newest(locale: Locale, page: String, state: &GameState) -> Self {
        Self {
            pages: page,
            query: String::new(),
            steps: steps(locale, state, None, state.moves().len()),
            turning_point: text::label(locale, Label::TurningPoint),
        }
    }

    /// The same list, whose positions have pages below another path.
    pub(super) fn below(self, pages: String) -> Self {
        Self { pages, ..self }
    }
}

/// An entry of the move list; the first one is the start position.
#[derive(Debug, Hash)]
struct Step {
    ply: usize,
    /// Whether it is the position shown.
    shown: bool,
    version: String,
    seat: Option<&'static str>,
    written: String,
    /// The call and its kind.
    call: Option<(String, &'static str)>,
    /// Whether the review of the game stops at it.
    is_turning_point: bool,
    /// What is to be heard when it is played.
    cue: &'static str,
}

/// The review of a game: its graph and what is said of its turning points.
struct ReviewView {
    /// The version of the picture, which is the same as long as the review is.
    version: String,
    alt: String,
    width: u32,
    height: u32,
    /// The turning points, each with the number of its move.
    points: Vec<(usize, String)>,
    /// What is said where there are none.
    otherwise: Option<String>,
}

impl ReviewView {
    fn of(locale: Locale, look: Look, state: &GameState, reviewed: &Reviewed) -> Self {
        let (width, height) = raichi_render::course_dimensions();
        let points = text::turning_points(locale, state, reviewed);
        Self {
            version: review_version(reviewed),
            alt: text::course(locale, state, reviewed, look.theme).alt,
            width,
            height,
            otherwise: points
                .is_empty()
                .then(|| text::review_without_turns(locale)),
            points,
        }
    }
}

/// A button that leads to another position; without one, it is disabled.
pub(super) struct Button {
    pub(super) name: &'static str,
    pub(super) label: String,
    /// The icon as an SVG path on a 24x24 grid.
    pub(super) icon_path: &'static str,
    pub(super) to: Option<usize>,
}

/// A preview of a link to the page, as other programs show it.
struct Preview {
    /// The URL that it stands for.
    url: String,
    title: String,
    description: String,
}

/// What a page shows beside the game itself.
pub(super) struct Context {
    pub(super) locale: Locale,
    pub(super) look: Look,
    /// The names of the players in the order of the sides.
    pub(super) names: Option<[String; 2]>,
    /// The paths of the games before and after this one.
    pub(super) neighbours: Neighbours<String>,
    pub(super) share: Option<Share>,
    /// The public URL of the page, if it has one.
    pub(super) address: Option<String>,
    /// Whether people play on the pages who have signed in.
    pub(super) has_sign_in: bool,
    /// How each past turn of a team was voted for.
    pub(super) votes: Vec<TurnVotes>,
}

/// The page of a game.
#[derive(Template)]
#[template(path = "game/page.html")]
pub(super) struct GameView {
    pub(super) frame: Frame,
    /// The public URL of the page, if it has one.
    pub(super) address: Option<String>,
    preview: Option<Preview>,
    /// The path of the page.
    pub(super) root: String,
    /// The path below which the positions have pages: that of the page.
    pages: String,
    /// What follows the addresses of pages: the look, with a question mark.
    pub(super) query: String,
    /// The look without the question mark.
    pub(super) look: String,
    themes: Vec<ThemeChoice>,
    is_flipped: bool,
    /// The path of the page where the game is played, if there is one.
    home: Option<&'static str>,
    /// The ruleset and the number of the game.
    subtitle: String,
    standing: String,
    pub(super) board: BoardView,
    pub(super) ply: usize,
    pub(super) last: usize,
    /// The number of entries in the log.
    entries: u32,
    pub(super) buttons: [Button; 4],
    pub(super) moves: MovesView,
    /// The sides and their players.
    players: Vec<(String, String)>,
    neighbours: Neighbours<String>,
    share: Option<Share>,
    began: Html,
    moved: Html,
    over: bool,
    /// The bars of the votes on each past turn of a team.
    votes: Vec<Vec<VoteBar>>,
    review: Option<ReviewView>,
    /// Whether the game can have a review.
    is_reviewable: bool,
    /// The name of a file with the picture shown, without its ending.
    file: String,
    discord: Option<String>,
    /// Where those play it who have signed in, and what leads there.
    play: Option<(String, String)>,
    /// Where the position can be analysed, and what leads there.
    analyse: (String, String),
    /// How a reader at Discord can follow a game that goes on.
    follow: Option<String>,
    rules: Vec<Part>,
    rules_title: String,
}

/// A theme that the reader can choose.
struct ThemeChoice {
    code: &'static str,
    name: String,
    is_chosen: bool,
}

impl GameView {
    /// The page with the position after `ply` plies, if the game has that many; by default the newest.
    pub(super) fn of(context: Context, shown: &Shown, ply: Option<usize>) -> Option<Self> {
        let Paged { place, state } = &shown.paged;
        let Context { locale, look, .. } = context;
        let last = state.moves().len();
        let ply = ply.unwrap_or(last);
        let frame = Frame {
            locale,
            title: text::page_title(locale, state),
        };
        let rules = state.board().ruleset();
        let message = place.message.filter(|_| place.door == Door::Discord);
        let board = BoardView::of(locale, look, shown, ply)?;
        let preview = context
            .address
            .as_deref()
            .map(|address| preview(locale, state, address, ply, &board.moment));
        let look_query = look.query();
        let query = if look_query.is_empty() {
            String::new()
        } else {
            format!("?{look_query}")
        };
        let sides = Side::ALL.map(|side| text::page_side(locale, &rules, side));
        let themes = Theme::ALL.map(|theme| ThemeChoice {
            code: theme.code(),
            name: text::theme_name(locale, theme),
            is_chosen: theme == look.theme,
        });
        Some(Self {
            address: context.address,
            preview,
            root: path(&place.page),
            pages: path(&place.page),
            moves: MovesView {
                pages: path(&place.page),
                query: query.clone(),
                steps: steps(locale, state, shown.reviewed.as_ref(), ply),
                turning_point: text::label(locale, Label::TurningPoint),
            },
            query,
            look: look_query,
            themes: themes.into(),
            is_flipped: look.is_flipped(),
            home: (place.door == Door::Local).then_some("/"),
            subtitle: text::page_subtitle(locale, state),
            standing: text::page_standing(locale, state),
            board,
            ply,
            last,
            entries: place.entries.max(state.entries()),
            buttons: buttons(locale, ply, last),
            players: context
                .names
                .map(|names| sides.into_iter().zip(names).collect())
                .unwrap_or_default(),
            neighbours: context.neighbours,
            share: context.share,
            began: time(place.started_at, "f"),
            moved: time(place.moved_at, "f"),
            over: state.ending().is_some(),
            votes: text::vote_bars(locale, &context.votes),
            review: shown
                .reviewed
                .as_ref()
                .map(|reviewed| ReviewView::of(locale, look, state, reviewed)),
            is_reviewable: may_be_reviewed(state).is_ok(),
            file: format!("raichi-{}", state.id),
            analyse: (
                web::analyse_address(state, ply),
                text::AnalysisWords(locale).open(),
            ),
            follow: message
                .filter(|_| state.ending().is_none())
                .map(|_| text::page_follow(locale, state.id)),
            play: (context.has_sign_in && place.door == Door::Discord && state.ending().is_none())
                .then(|| {
                    let to = format!("/play?game={}", state.id);
                    (to, text::PlayWords(locale).play_here())
                }),
            discord: message.map(|message| message_link(place.server, place.channel, message)),
            rules: text::explanation(locale, &rules),
            rules_title: text::rules_title(locale, &rules),
            frame,
        })
    }

    fn label(&self, label: Label) -> String {
        text::label(self.frame.locale, label)
    }

    fn votes_title(&self) -> String {
        text::votes_title(self.frame.locale)
    }

    /// What the reader should know before sharing the address.
    fn reach(&self) -> Option<String> {
        let label = match self.share.as_ref()?.reach {
            Reach::Everywhere => return None,
            Reach::Network => Label::ReachNetwork,
            Reach::Machine => Label::ReachMachine,
        };
        Some(self.label(label))
    }

    /// What another site writes to show the game in a frame.
    fn frame_code(&self) -> Option<String> {
        let address = self.address.as_deref()?;
        let (width, height) = FRAME_SIZE;
        Some(format!(
            "<iframe src=\"{address}/embed\" width=\"{width}\" height=\"{height}\" title=\"{}\" loading=\"lazy\" \
             style=\"border:0;max-width:100%\"></iframe>",
            self.subtitle,
        ))
    }

    #[expect(clippy::unused_self, reason = "templates ask the view for everything")]
    const fn theme_color(&self) -> &str {
        THEME_COLOR
    }

    #[expect(clippy::unused_self, reason = "templates ask the view for everything")]
    fn script(&self) -> &str {
        crate::web::game_script()
    }
}

/// The preview of a link to a position. It names nobody, because other programs keep it.
fn preview(
    locale: Locale,
    state: &GameState,
    address: &str,
    ply: usize,
    moment: &Moment,
) -> Preview {
    if ply == state.moves().len() {
        return Preview {
            url: address.to_owned(),
            title: text::page_title(locale, state),
            description: text::page_standing(locale, state),
        };
    }
    let said = [&moment.played, &moment.call];
    let said = said.into_iter().flatten().chain([&moment.standing]);
    Preview {
        url: format!("{address}/{ply}"),
        title: text::page_title_of_ply(locale, state, ply),
        description: said.map(String::as_str).collect::<Vec<_>>().join(" · "),
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

fn steps(
    locale: Locale,
    state: &GameState,
    reviewed: Option<&Reviewed>,
    shown: usize,
) -> Vec<Step> {
    let turning_points = reviewed.map(Reviewed::turning_points);
    let turning_points = turning_points.unwrap_or_default();
    let start = std::iter::once(None);
    let moves = start.chain(state.moves().iter().map(Some));
    let plies = moves.zip(versions(state)).enumerate();
    let end = state.ending().map(|_| state.moves().len());
    plies
        .map(|(ply, (played, version))| Step {
            ply,
            shown: ply == shown,
            version: board_version(version, reviewed),
            is_turning_point: ply > 0 && turning_points.contains(&(ply - 1)),
            seat: played.map(|played| seat_code(played.by)),
            written: match played {
                None => text::label(locale, Label::First),
                Some(played) => text::page_written(played),
            },
            call: played
                .and_then(|played| played.call.as_ref())
                .map(|call| (text::page_call(locale, call), call.code)),
            cue: played.map_or("move", |played| web::cue(played, end == Some(ply))),
        })
        .collect()
}
