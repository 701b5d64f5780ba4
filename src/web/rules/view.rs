//! The page on which rules are put together, for its template.

use askama::Template;
use raichi_engine::Tried;
use raichi_render::{Rotation, Scene, point_areas};
use raichi_rules::{Choices, Game, Group, Rule, Ruleset, Sketch, View};

use super::form::{Brush, Built, SETUP};
use crate::{
    games::{RulesGroup, SavedName, offered_rulesets},
    locale::Locale,
    picture,
    text::{self, ChannelWords, FormWords, Part},
    web::{self, Frame, Html, html},
};

/// Where the picture of a board is.
pub(super) const PICTURE: &str = "/rules/board.png";
/// Where rules are tried out.
pub(super) const TRIAL: &str = "/rules/trial";

/// The page.
#[derive(Debug, Template)]
#[template(path = "rules/page.html")]
pub(crate) struct RulesPage {
    frame: Frame,
    say: FormWords,
    /// The path of the page.
    address: String,
    /// Where its name leads.
    home: String,
    /// What it needs to be played by at once.
    table: Option<Table>,
    /// The ruleset to which its fields belong.
    was: String,
    bases: Vec<Bases>,
    board: BoardView,
    brushes: Vec<Choice>,
    /// The rulesets whose start position can be taken.
    setups: Vec<Choice>,
    setup: String,
    groups: Vec<GroupView>,
    outcome: Outcome,
    /// What quick games show, if any have been played.
    tried: Option<String>,
    /// Where they are played.
    trial: Option<String>,
    longest_name: u16,
}

/// What the page of a seat at the local table has besides: a form to play by the rules, and one to save them.
#[derive(Debug)]
pub(crate) struct Table {
    /// The seat's path.
    pub(crate) seat: String,
    /// Marks the form: one that is sent twice takes effect once.
    pub(crate) mark: u64,
    /// Against whom one can play.
    pub(crate) opponents: Vec<Choice>,
    pub(crate) words: ChannelWords,
}

/// One of the values of a field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Choice {
    pub(crate) value: String,
    pub(crate) label: String,
    pub(crate) is_chosen: bool,
}

/// The rulesets of a family.
#[derive(Debug)]
pub(crate) struct Bases {
    pub(crate) group: String,
    pub(crate) rulesets: Vec<Choice>,
}

/// A group of rules.
#[derive(Debug)]
struct GroupView {
    name: String,
    rules: Vec<RuleView>,
}

/// A rule.
#[derive(Debug)]
struct RuleView {
    id: &'static str,
    name: String,
    values: Vec<Choice>,
}

impl RuleView {
    /// The id of its element.
    fn element(&self) -> String {
        format!("rule-{}", self.id.replace(['.', '_'], "-"))
    }
}

/// The board to edit.
#[derive(Debug)]
struct BoardView {
    picture: String,
    alt: String,
    width: u32,
    height: u32,
    ratio: u32,
    /// The classes that place the squares over the picture.
    classes: String,
    squares: Vec<SquareView>,
}

/// A square or point of the board.
#[derive(Debug)]
struct SquareView {
    name: String,
    label: String,
}

/// What has come of the choices.
#[derive(Debug)]
struct Outcome {
    heading: Option<String>,
    lines: Vec<Html>,
    /// The command by which the rules are played; none if they cannot be played.
    line: Option<String>,
}

impl RulesPage {
    /// The page with what somebody has chosen so far.
    pub(crate) fn of(
        locale: Locale,
        built: &Built,
        tried: Option<Tried>,
        table: Option<Table>,
    ) -> Self {
        let say = FormWords(locale);
        let Built {
            base,
            sketch,
            brush,
            made,
        } = built;
        let seat = table.as_ref().map(|table| table.seat.clone());
        Self {
            frame: Frame {
                locale,
                title: say.title(),
            },
            address: format!("{}/rules", seat.as_deref().unwrap_or_default()),
            home: seat.unwrap_or_else(|| "/".to_owned()),
            table,
            was: base.name().to_owned(),
            bases: bases(locale, base.name()),
            board: board(locale, built),
            brushes: brushes(locale, base, *brush),
            setups: setups(locale, base),
            setup: setup(base, sketch),
            groups: groups(locale, base, sketch),
            outcome: outcome(locale, base, made),
            tried: self::tried(locale, built, tried),
            trial: trial_path(built),
            longest_name: SavedName::LONGEST,
            say,
        }
    }

    fn script(&self) -> &'static str {
        web::rules_script()
    }
}

/// The rulesets that ship by their groups, of which one is chosen.
pub(crate) fn bases(locale: Locale, chosen: &str) -> Vec<Bases> {
    let groups = RulesGroup::ALL.map(|group| Bases {
        group: text::rulesets_name(locale, group),
        rulesets: group
            .rulesets()
            .into_iter()
            .map(|rules| Choice {
                value: rules.name().to_owned(),
                label: text::rules_choice(locale, rules, false),
                is_chosen: rules.name() == chosen,
            })
            .collect(),
    });
    groups.into()
}

fn brushes(locale: Locale, base: &Ruleset, chosen: Brush) -> Vec<Choice> {
    let pieces = base.setup_pieces();
    let label = |brush: Brush| match brush {
        Brush::Piece(letter) => pieces
            .iter()
            .find(|piece| piece.letter == letter)
            .map(|piece| text::brush_name(locale, base, *piece))
            .unwrap_or_default(),
        Brush::Nothing => FormWords(locale).nothing(),
        Brush::Points(rule) => text::rule_name(locale, base, rule),
    };
    let brushes = Brush::all(base).into_iter();
    brushes
        .map(|brush| Choice {
            value: brush.code(),
            label: label(brush),
            is_chosen: brush == chosen,
        })
        .collect()
}

/// The start positions of other rulesets that can be taken.
fn setups(locale: Locale, base: &Ruleset) -> Vec<Choice> {
    let named = offered_rulesets(base.family()).map(|rules| Choice {
        value: rules.name().to_owned(),
        label: text::rules_choice(locale, rules, false),
        is_chosen: false,
    });
    named.collect()
}

fn setup(base: &Ruleset, sketch: &Sketch) -> String {
    let rule = Rule::named(base.family(), SETUP);
    rule.map(|rule| sketch.value(rule)).unwrap_or_default()
}

/// The rules group by group. The start position has its own place, beside the board.
fn groups(locale: Locale, base: &Ruleset, sketch: &Sketch) -> Vec<GroupView> {
    let rules = Rule::of(base.family());
    let group = |group: Group| {
        let of_group = rules.iter().filter(|rule| rule.group() == group);
        let others = of_group.filter(|rule| rule.id() != SETUP);
        GroupView {
            name: text::group_name(locale, group),
            rules: others
                .map(|rule| rule_view(locale, base, sketch, rule))
                .collect(),
        }
    };
    let groups = Rule::groups(base.family()).into_iter().map(group);
    groups.filter(|group| !group.rules.is_empty()).collect()
}

fn rule_view(locale: Locale, base: &Ruleset, sketch: &Sketch, rule: &'static Rule) -> RuleView {
    let own = sketch.value(rule);
    let mut values = rule.candidates(base);
    if !values.contains(&own) {
        // Numbers stay in their order; other values that are not offered come first.
        let at = match (rule.choices(), own.parse::<i32>()) {
            (Choices::Number { .. }, Ok(number)) => values
                .iter()
                .position(|value| value.parse::<i32>().is_ok_and(|value| value > number))
                .unwrap_or(values.len()),
            _ => 0,
        };
        values.insert(at, own.clone());
    }
    let values = values.into_iter().map(|value| Choice {
        label: text::rule_value(locale, base, rule, &value),
        is_chosen: value == own,
        value,
    });
    RuleView {
        id: rule.id(),
        name: text::rule_name(locale, base, rule),
        values: values.collect(),
    }
}

/// The board as a scene: as it has been set up, or that of the ruleset to start from if it cannot be read.
pub(super) fn scene(built: &Built) -> (Scene, View) {
    let view = built.sketch.view();
    let view = view.unwrap_or_else(|| Game::new(built.base.clone()).view());
    (picture::of_setup(&view), view)
}

/// The board in words.
pub(super) fn alt(locale: Locale, built: &Built) -> String {
    match &built.made {
        Ok(rules) => text::start_in_words(locale, rules),
        Err(_) => text::unplayable_board(locale),
    }
}

fn board(locale: Locale, built: &Built) -> BoardView {
    let (scene, view) = scene(built);
    let (width, height) = raichi_render::dimensions(&scene);
    let middles = point_areas(&scene.shape, Rotation::Upright).middles;
    let squares = middles.into_iter().map(|(point, _)| SquareView {
        name: point.to_string(),
        label: match view.piece_at(point) {
            Some(piece) => text::square_with(locale, point, piece),
            None => point.to_string(),
        },
    });
    BoardView {
        picture: format!("{PICTURE}?{}", built.query()),
        alt: alt(locale, built),
        width,
        height,
        ratio: web::picture_ratio(width, height),
        classes: web::board_classes(&scene),
        squares: squares.collect(),
    }
}

/// What quick games by the rules show, if any have been played.
pub(super) fn tried(locale: Locale, built: &Built, found: Option<Tried>) -> Option<String> {
    let rules = built.made.as_ref().ok()?;
    text::tried(locale, rules, &found?)
}

/// Where rules are tried out, if that is of any use.
fn trial_path(built: &Built) -> Option<String> {
    let rules = built.made.as_ref().ok()?;
    (!rules.is_shipped()).then(|| format!("{TRIAL}?{}", built.query()))
}

fn outcome(
    locale: Locale,
    base: &Ruleset,
    made: &Result<Ruleset, Vec<raichi_rules::WordsError>>,
) -> Outcome {
    let Part { heading, lines } = match made {
        Ok(rules) => text::built(locale, rules),
        Err(why) => text::unplayable(locale, base, why),
    };
    let command = |rules: &Ruleset| {
        let name = text::command_text(locale, "command-challenge");
        let option = text::command_text(locale, "option-challenge-rules");
        format!("/{name} {option}:{}", rules.in_words())
    };
    Outcome {
        heading,
        lines: lines
            .iter()
            .map(|line| html(line, |_| String::new()))
            .collect(),
        line: made.as_ref().ok().map(command),
    }
}
