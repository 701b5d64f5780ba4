//! The analysis board for its templates.

use askama::Template;
use raichi_render::{Scene, Theme, point_areas};
use raichi_rules::{Game, Played, Record};

use super::state;
use crate::{
    games::{Analysis, AnalysisRefusal, Marks, seat_code},
    locale::Locale,
    picture,
    service::ANALYSE_PATH,
    text::{self, AnalysisWords, ChannelWords, Label, Moment},
    web::{
        self, Frame, Look, SquaresOf, SquaresView,
        rules::{Bases, bases},
        squares,
    },
};

/// Where the picture of a board is.
pub(super) const PICTURE: &str = "/analyse/board.png";

/// The page before a board is shown on it.
#[derive(Template)]
#[template(path = "analyse/page.html")]
pub(super) struct AnalysePage {
    frame: Frame,
    say: AnalysisWords,
    bases: Vec<Bases>,
    themes: Vec<(&'static str, String)>,
    longest: usize,
    /// Where the script sends what is done, with a part for each kind of request.
    at: String,
    /// The address of the page for those with whom an analysis is shared.
    shared: String,
    /// The page from which one came, unless this one is within another one.
    home: Option<String>,
}

impl AnalysePage {
    /// The page of everybody, or of somebody who has a page of their own, by its path.
    pub(super) fn of(locale: Locale, path: &str) -> Self {
        let say = AnalysisWords(locale);
        let own = path.strip_suffix(ANALYSE_PATH);
        let own = own.filter(|own| !own.is_empty()).unwrap_or("/");
        Self {
            frame: Frame {
                locale,
                title: say.title(),
            },
            bases: bases(locale, state::FIRST),
            themes: Theme::ALL
                .map(|theme| (theme.code(), text::theme_name(locale, theme)))
                .into(),
            longest: state::LONGEST,
            at: path.to_owned(),
            shared: ANALYSE_PATH.to_owned(),
            home: Some(own.to_owned()),
            say,
        }
    }

    /// The page within another one, which is shared by its address outside of that.
    #[cfg(feature = "discord")]
    pub(super) fn framed(locale: Locale, shared: String) -> Self {
        Self {
            shared,
            home: None,
            ..Self::of(locale, ANALYSE_PATH)
        }
    }

    fn label(&self, label: Label) -> String {
        text::label(self.frame.locale, label)
    }

    #[expect(clippy::unused_self, reason = "templates ask the view for everything")]
    fn script(&self) -> &str {
        web::analyse_script()
    }
}

/// The board with its moves.
#[derive(Template)]
#[template(path = "analyse/board.html")]
pub(super) struct BoardView {
    locale: Locale,
    words: AnalysisWords,
    say: ChannelWords,
    state: String,
    title: String,
    moment: Moment,
    picture: String,
    width: u32,
    height: u32,
    ratio: u32,
    squares: Option<SquaresView>,
    /// The board takes nothing twice: each touch has the state along.
    mark: &'static str,
    drawn: Drawn,
    note: String,
    longest_note: usize,
    moves: Vec<Part>,
    steps: [Step; 4],
    /// Whether the position is after a move, which can be deleted.
    has_move: bool,
    /// Whether it belongs to a variation, which can be moved up.
    is_variation: bool,
    is_over: bool,
    position: String,
    rules: String,
    record: String,
}

/// A part of the moves as they are written, one after the other.
enum Part {
    /// A variation begins.
    Open,
    /// It ends.
    Close,
    /// A move.
    Move {
        number: usize,
        /// Whether it is the first of a variation, which begins with a parenthesis.
        begins: bool,
        /// The number of the turn, where it is written.
        turn: Option<String>,
        written: String,
        seat: &'static str,
        note: String,
        is_here: bool,
        is_main: bool,
    },
}

/// A button that leads elsewhere in the line.
struct Step {
    name: &'static str,
    label: String,
    icon_path: &'static str,
    to: Option<usize>,
}

/// What is drawn over the picture: middles of points, and the ends of arrows.
#[derive(Default)]
struct Drawn {
    rings: Vec<(u32, u32)>,
    arrows: Vec<Arrow>,
    /// The radius of a ring.
    radius: u32,
    /// The width of a line.
    line: u32,
}

/// An arrow: its line and the points of its head.
struct Arrow {
    from: (u32, u32),
    to: (i32, i32),
    head: String,
}

impl BoardView {
    /// The board of an analysis that is numbered as its text is, after some points were chosen.
    ///
    /// Fails when there is more than an address can have.
    pub(super) fn of(
        locale: Locale,
        look: Look,
        analysis: Analysis,
        chosen: Option<raichi_rules::Ply>,
    ) -> Result<Self, AnalysisRefusal> {
        let state = state::write(&analysis)?;
        let games = analysis.games();
        let game = games.last().unwrap_or_else(|| analysis.start());
        let before = games.len().checked_sub(2).and_then(|at| games.get(at));
        let here = analysis.here();
        let last = analysis.branch(here).map(|branch| &branch.played);
        let scene = scene(game, last, look);
        let (width, height) = raichi_render::dimensions(&scene);
        let rules = game.ruleset();
        let is_over = game.outcome().is_some();
        let to = (
            SquaresOf::Analysis,
            "table".to_owned(),
            ANALYSE_PATH.to_owned(),
        );
        let of_picture = last.map(|played| played.written().to_string());
        let of_picture = state::of_picture(before, game, of_picture.as_deref());
        let and = if look.query().is_empty() { "" } else { "&" };
        let in_variation = analysis.path(here).iter().any(|at| !analysis.is_main(*at));
        Ok(Self {
            locale,
            words: AnalysisWords(locale),
            say: ChannelWords(locale),
            title: text::rules_title(locale, &rules),
            moment: text::analysed(locale, &analysis, game),
            picture: format!("{PICTURE}?{of_picture}{and}{}", look.query()),
            width,
            height,
            ratio: web::picture_ratio(width, height),
            squares: (!is_over).then(|| squares(locale, to, &scene, game, chosen)),
            mark: "",
            drawn: drawn(&scene, analysis.marks()),
            note: analysis.note().to_owned(),
            longest_note: Analysis::LONGEST_NOTE,
            moves: parts(&analysis),
            steps: steps(locale, &analysis),
            has_move: here > 0,
            is_variation: in_variation,
            is_over,
            position: game.position_with_turn(),
            rules: state::rules_query(&rules),
            record: record(&analysis).to_string(),
            state,
        })
    }

    fn label(&self, label: Label) -> String {
        text::label(self.locale, label)
    }
}

/// The scene of a position.
pub(super) fn scene(game: &Game, last: Option<&Played>, look: Look) -> Scene {
    let mut scene = picture::of_position(game, last);
    look.dress(&mut scene);
    scene
}

/// The whole analysis as a record of its own.
fn record(analysis: &Analysis) -> Record {
    let start = analysis.start();
    let moves = analysis.record();
    Record {
        comment: moves.comment,
        moves: moves.moves,
        ..Record::new(&start.ruleset(), []).begun_at(start)
    }
}

fn steps(locale: Locale, analysis: &Analysis) -> [Step; 4] {
    let here = analysis.here();
    let step = |name, label, icon_path, to: Option<usize>| Step {
        name,
        label: text::label(locale, label),
        icon_path,
        to: to.filter(|to| *to != here),
    };
    let next = analysis.after(here).first().copied();
    [
        step("first", Label::First, "M6 5v14M19 5l-9 7 9 7z", Some(0)),
        step(
            "previous",
            Label::Previous,
            "M16 5l-9 7 9 7z",
            analysis.before(here),
        ),
        step("next", Label::Next, "M8 5l9 7-9 7z", next),
        step(
            "last",
            Label::Last,
            "M18 5v14M5 5l9 7-9 7z",
            Some(analysis.last(here)),
        ),
    ]
}

/// The moves as they are written, with their variations.
fn parts(analysis: &Analysis) -> Vec<Part> {
    /// What is still to be written, the next last.
    enum Coming {
        /// The moves after one.
        After(usize),
        /// A variation that begins with a move.
        Variation(usize),
        /// The end of one.
        Close,
    }
    let mut parts = Vec::new();
    let mut coming = vec![Coming::After(0)];
    // Where a line begins or goes on after variations, the number is written before either side's move.
    let mut is_interrupted = true;
    while let Some(next) = coming.pop() {
        let moves = match next {
            Coming::Close => {
                parts.push(Part::Close);
                is_interrupted = true;
                continue;
            }
            Coming::After(number) => analysis.after(number),
            Coming::Variation(number) => {
                parts.push(Part::Open);
                parts.extend(part(analysis, number, true, true));
                is_interrupted = false;
                coming.push(Coming::Close);
                coming.push(Coming::After(number));
                continue;
            }
        };
        let Some((main, others)) = moves.split_first() else {
            continue;
        };
        parts.extend(part(analysis, *main, false, is_interrupted));
        is_interrupted = false;
        coming.push(Coming::After(*main));
        coming.extend(others.iter().rev().map(|other| Coming::Variation(*other)));
    }
    parts
}

fn part(analysis: &Analysis, number: usize, begins: bool, is_interrupted: bool) -> Option<Part> {
    let branch = analysis.branch(number)?;
    let path = analysis.path(number);
    let ply = path.len() - 1;
    let turn = match ply % 2 {
        0 => Some(format!("{}.", ply / 2 + 1)),
        _ => is_interrupted.then(|| format!("{}…", ply / 2 + 1)),
    };
    Some(Part::Move {
        number,
        begins,
        turn,
        written: text::page_written(&branch.played),
        seat: seat_code(branch.played.by),
        note: branch.note.clone(),
        is_here: number == analysis.here(),
        is_main: path.iter().all(|at| analysis.is_main(*at)),
    })
}

/// What is drawn on a board, in the pixels of its picture.
fn drawn(scene: &Scene, marks: &Marks) -> Drawn {
    let areas = point_areas(&scene.shape, scene.rotation);
    let place = |wanted| {
        let mut middles = areas.middles.iter();
        middles
            .find(|(point, _)| *point == wanted)
            .map(|(_, at)| *at)
    };
    let rings = marks.points.iter().filter_map(|point| place(*point));
    let arrows = marks
        .arrows
        .iter()
        .filter_map(|(from, to)| Some(arrow(place(*from)?, place(*to)?, f64::from(areas.edge))));
    Drawn {
        rings: rings.collect(),
        arrows: arrows.collect(),
        radius: areas.edge * 2 / 5,
        line: (areas.edge / 8).max(2),
    }
}

/// An arrow between the middles of two squares of some size.
fn arrow(from: (u32, u32), to: (u32, u32), edge: f64) -> Arrow {
    let (x, y) = (f64::from(to.0), f64::from(to.1));
    let (dx, dy) = (x - f64::from(from.0), y - f64::from(from.1));
    let length = dx.hypot(dy).max(1.0);
    let (dx, dy) = (dx / length, dy / length);
    let (back, aside) = (0.35 * edge, 0.2 * edge);
    let (neck_x, neck_y) = (x - dx * back, y - dy * back);
    let points = [
        (x, y),
        (neck_x - dy * aside, neck_y + dx * aside),
        (neck_x + dy * aside, neck_y - dx * aside),
    ];
    let head = points.map(|(x, y)| format!("{},{}", whole(x), whole(y)));
    Arrow {
        from,
        to: (whole(neck_x), whole(neck_y)),
        head: head.join(" "),
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a place in a picture")]
fn whole(number: f64) -> i32 {
    number.round() as i32
}
