//! A hunt's rules in words.

use std::collections::BTreeSet;

use raichi_rules::{
    Family, Point, Side,
    hunt::{Capture, FEW, Leaping, MANY, Piece, Ruleset, Trapped},
    lines::{Board, Direction, Layer},
};

use super::{
    super::hunt_names::{pieces, side},
    super::{
        Part,
        catalog::{self, Value},
        rule_lines::{self, Line},
        words,
    },
};
use crate::locale::Locale;

/// A ruleset in three lines: who wins how, how pieces move and capture, and what is special.
pub(in crate::text) fn summary(locale: Locale, ruleset: &Ruleset) -> Vec<String> {
    let say = |ids: &[&str]| rule_lines::say(locale, ruleset, LINES, ids).join(" ");
    let all = |side| directions(ruleset, side).len() == Direction::ALL.len();
    let moves = if all(FEW) && all(MANY) {
        let both = catalog::rule(locale, "rule-hunt-directions-both", "all");
        format!("{both} {}", say(&CAPTURES))
    } else {
        [say(&MOVES), say(&CAPTURES)].join(" ")
    };
    vec![say(&GOALS), moves, say(&SPECIAL)]
}

const GOALS: [&str; 6] = [
    "many-at-most",
    "few-reach",
    "few-behind",
    "no-moves",
    "many-fill",
    "taken",
];
const MOVES: [&str; 2] = ["directions-few", "directions-many"];
const CAPTURES: [&str; 4] = ["uses-few", "uses-many", "leap", "capture"];
const SPECIAL: [&str; 4] = ["starts", "hand-few", "hand-many", "trapped"];

/// Explains a ruleset: its [`summary`], the rest, and last what differs from its parent.
pub(in crate::text) fn explanation(
    locale: Locale,
    ruleset: &Ruleset,
    parent: Option<&Ruleset>,
) -> Vec<Part> {
    let title =
        |parent: &Ruleset| words::shipped_title(locale, parent.name(), parent.title(), false);
    let parent = parent.map(|parent| (parent, title(parent)));
    let summarised = [&GOALS[..], &MOVES, &CAPTURES, &SPECIAL].concat();
    let summary = summary(locale, ruleset);
    rule_lines::explanation(locale, ruleset, parent, LINES, (summary, &summarised))
}

/// A rule of which nothing is ordinary, or everything, or a choice.
const fn line(
    id: &'static str,
    choice: fn(&Ruleset) -> Option<String>,
    is_ordinary: fn(&str) -> bool,
    say: fn(Locale, &Ruleset) -> String,
) -> Line<Ruleset> {
    Line {
        id,
        choice,
        is_ordinary,
        implied_by: &[],
        say,
    }
}

/// Every rule, in the order in which they are explained.
pub(in crate::text) const LINES: &[Line<Ruleset>] = &[
    line(
        "board",
        |ruleset| some(ruleset.rules().board.code()),
        |_| false,
        |locale, ruleset| say(locale, ruleset, "board", ruleset.rules().board.code()),
    ),
    line(
        "pieces",
        |ruleset| {
            let count = |piece| ruleset.rules().count(piece);
            Some(format!("{} {}", count(Piece::Few), count(Piece::Many)))
        },
        |_| false,
        |locale, ruleset| say(locale, ruleset, "pieces", "all"),
    ),
    start(
        "start-few",
        |ruleset| stands(ruleset, FEW),
        |locale, ruleset| say_start(locale, ruleset, FEW),
    ),
    start(
        "start-many",
        |ruleset| stands(ruleset, MANY),
        |locale, ruleset| say_start(locale, ruleset, MANY),
    ),
    line(
        "starts",
        |ruleset| some(code(ruleset.rules().starts)),
        |_| false,
        |locale, ruleset| {
            let starts = ruleset.rules().starts;
            say_of(locale, ruleset, "starts", code(starts), starts)
        },
    ),
    line(
        "hand-few",
        |ruleset| Some(ruleset.rules().few.hand.to_string()),
        |choice| choice == "0",
        |locale, ruleset| say_hand(locale, ruleset, FEW),
    ),
    line(
        "hand-many",
        |ruleset| Some(ruleset.rules().many.hand.to_string()),
        |choice| choice == "0",
        |locale, ruleset| say_hand(locale, ruleset, MANY),
    ),
    line(
        "lines",
        |ruleset| has_layers(ruleset).then(|| layers(&drawn(ruleset))),
        |choice| choice == "grid-diagonal",
        |locale, ruleset| say(locale, ruleset, "lines", layers(&drawn(ruleset)).as_str()),
    ),
    line(
        "uses-few",
        |ruleset| has_layers(ruleset).then(|| uses(ruleset, FEW)),
        |choice| choice == "all",
        |locale, ruleset| say_of(locale, ruleset, "uses", &uses(ruleset, FEW), FEW),
    ),
    line(
        "uses-many",
        |ruleset| has_layers(ruleset).then(|| uses(ruleset, MANY)),
        |choice| choice == "all",
        |locale, ruleset| say_of(locale, ruleset, "uses", &uses(ruleset, MANY), MANY),
    ),
    line(
        "directions-few",
        |ruleset| Some(names(directions(ruleset, FEW))),
        |_| false,
        |locale, ruleset| say_directions(locale, ruleset, FEW),
    ),
    line(
        "directions-many",
        |ruleset| Some(names(directions(ruleset, MANY))),
        |_| false,
        |locale, ruleset| say_directions(locale, ruleset, MANY),
    ),
    line(
        "ahead",
        |ruleset| {
            let is_plain = |side| {
                let mut directions = directions(ruleset, side).iter();
                let count = directions.len();
                count == Direction::ALL.len() || directions.all(|it| *it == Direction::Sideways)
            };
            (!is_plain(FEW) || !is_plain(MANY)).then(|| "up".to_owned())
        },
        |_| false,
        |locale, ruleset| say(locale, ruleset, "ahead", "up"),
    ),
    line(
        "leap",
        |ruleset| some(ruleset.rules().few.leap.code()),
        |_| false,
        |locale, ruleset| say(locale, ruleset, "leap", ruleset.rules().few.leap.code()),
    ),
    line(
        "capture",
        |ruleset| leaps(ruleset).then(|| capture(ruleset).to_owned()),
        |_| false,
        |locale, ruleset| say(locale, ruleset, "capture", capture(ruleset)),
    ),
    line(
        "trapped",
        |ruleset| some(trapped(ruleset)),
        |choice| choice == "stays",
        |locale, ruleset| say(locale, ruleset, "trapped", trapped(ruleset)),
    ),
    line(
        "many-at-most",
        |ruleset| leaps(ruleset).then(|| ruleset.rules().goals.many_at_most.to_string()),
        |_| false,
        |locale, ruleset| match u32::try_from(ruleset.rules().goals.many_at_most) {
            Ok(most) => say(locale, ruleset, "many-at-most", most),
            Err(_) => say(locale, ruleset, "many-at-most", "never"),
        },
    ),
    line(
        "few-reach",
        |ruleset| Some(list(&ruleset.rules().goals.few_reach)),
        str::is_empty,
        |locale, ruleset| {
            let points = &ruleset.rules().goals.few_reach;
            let listed = words::list_or(locale, points);
            say_points(locale, ruleset, "few-reach", (points, listed))
        },
    ),
    line(
        "few-behind",
        |ruleset| some(yes(ruleset.rules().goals.few_behind)),
        |choice| choice == "no",
        |locale, ruleset| {
            let choice = yes(ruleset.rules().goals.few_behind);
            say(locale, ruleset, "few-behind", choice)
        },
    ),
    line(
        "no-moves",
        |ruleset| some(ruleset.rules().no_moves.code()),
        |_| false,
        |locale, ruleset| say(locale, ruleset, "no-moves", ruleset.rules().no_moves.code()),
    ),
    line(
        "many-fill",
        |ruleset| Some(list(&ruleset.rules().goals.many_fill)),
        str::is_empty,
        |locale, ruleset| {
            let points = &ruleset.rules().goals.many_fill;
            let listed = words::list(locale, points);
            say_points(locale, ruleset, "many-fill", (points, listed))
        },
    ),
    line(
        "taken",
        |ruleset| some(yes(is_removable(ruleset))),
        |choice| choice == "no",
        |locale, ruleset| say(locale, ruleset, "taken", yes(is_removable(ruleset))),
    ),
    line(
        "repetition-count",
        |ruleset| Some(ruleset.rules().repetition.count.to_string()),
        |choice| choice == "0",
        |locale, ruleset| {
            let count = u32::from(ruleset.rules().repetition.count);
            catalog::rule(locale, "rule-repetition-count", count)
        },
    ),
    line(
        "repetition-ends",
        |ruleset| {
            let repetition = ruleset.rules().repetition;
            (repetition.count > 0).then(|| repetition.result.code(Family::Hunt).to_owned())
        },
        |_| false,
        |locale, ruleset| {
            let result = ruleset.rules().repetition.result;
            let (choice, won_by) = rule_lines::repeated(result);
            let won_by = won_by.map(|winner| ("chosen-side", Value::Name(side(ruleset, winner))));
            catalog::rule_with(locale, "rule-repetition-ends", choice, won_by)
        },
    ),
    line(
        "quiet-limit",
        |ruleset| Some(ruleset.rules().quiet_limit.to_string()),
        |choice| choice == "0",
        |locale, ruleset| {
            let limit = u32::from(ruleset.rules().quiet_limit);
            say(locale, ruleset, "quiet-limit", limit)
        },
    ),
];

/// Where a side starts, which the picture shows as well.
const fn start(
    id: &'static str,
    choice: fn(&Ruleset) -> Option<String>,
    say: fn(Locale, &Ruleset) -> String,
) -> Line<Ruleset> {
    Line {
        id,
        choice,
        is_ordinary: |_| true,
        implied_by: &["board"],
        say,
    }
}

fn say(locale: Locale, ruleset: &Ruleset, rule: &str, choice: impl catalog::Argument) -> String {
    said(locale, ruleset, rule, choice, Vec::new())
}

/// A sentence about a rule of one side.
fn say_of(locale: Locale, ruleset: &Ruleset, rule: &str, choice: &str, chosen: Side) -> String {
    let chosen = ("chosen-side", Value::Name(side(ruleset, chosen)));
    said(locale, ruleset, rule, choice, vec![chosen])
}

fn say_directions(locale: Locale, ruleset: &Ruleset, chosen: Side) -> String {
    let directions = directions(ruleset, chosen);
    let choice = match directions.len() {
        0 => "none",
        all if all == Direction::ALL.len() => "all",
        _ => "some",
    };
    let listed = directions.iter();
    let listed = listed.map(|direction| catalog::direction(locale, direction.code()));
    let listed = Value::Text(words::list_or(locale, listed));
    let chosen = ("chosen-side", Value::Name(side(ruleset, chosen)));
    let others = vec![chosen, ("directions", listed)];
    said(locale, ruleset, "directions", choice, others)
}

fn say_start(locale: Locale, ruleset: &Ruleset, chosen: Side) -> String {
    let points = words::list(locale, standing(ruleset, chosen));
    let chosen = ("chosen-side", Value::Name(side(ruleset, chosen)));
    let others = vec![chosen, ("points", Value::Text(points))];
    said(locale, ruleset, "start", "on", others)
}

fn say_hand(locale: Locale, ruleset: &Ruleset, chosen: Side) -> String {
    let hand = u32::from(ruleset.rules().hand(chosen));
    let piece = pieces(ruleset, ruleset.piece(Piece::of(chosen)), hand);
    let others = vec![
        ("chosen-side", Value::Name(side(ruleset, chosen))),
        ("chosen-piece", Value::Name(piece)),
    ];
    said(locale, ruleset, "hand", hand, others)
}

fn say_points(
    locale: Locale,
    ruleset: &Ruleset,
    rule: &str,
    (points, listed): (&BTreeSet<Point>, String),
) -> String {
    let others = vec![("points", Value::Text(listed))];
    said(locale, ruleset, rule, words::count(points.len()), others)
}

fn said(
    locale: Locale,
    ruleset: &Ruleset,
    rule: &str,
    choice: impl catalog::Argument,
    others: Vec<(&str, Value)>,
) -> String {
    let count = |piece| words::count(ruleset.rules().count(piece));
    let piece = |piece, count| Value::Name(pieces(ruleset, ruleset.piece(piece), count));
    let names = [
        ("few-side", Value::Name(side(ruleset, FEW))),
        ("many-side", Value::Name(side(ruleset, MANY))),
        ("few-piece", piece(Piece::Few, 1)),
        ("many-piece", piece(Piece::Many, 1)),
        ("few-all-piece", piece(Piece::Few, count(Piece::Few))),
        ("many-all-piece", piece(Piece::Many, count(Piece::Many))),
        ("many-count", Value::Number(count(Piece::Many))),
    ];
    let all = names.into_iter().chain(others);
    catalog::rule_with(locale, &format!("rule-hunt-{rule}"), choice, all)
}

fn some(code: &str) -> Option<String> {
    Some(code.to_owned())
}

const fn yes(flag: bool) -> &'static str {
    if flag { "yes" } else { "no" }
}

const fn code(side: Side) -> &'static str {
    Family::Hunt.side_codes()[side.index()]
}

fn leaps(ruleset: &Ruleset) -> bool {
    ruleset.rules().few.leap != Leaping::None
}

fn capture(ruleset: &Ruleset) -> &'static str {
    let few = &ruleset.rules().few;
    match (few.capture, few.leap) {
        // A chain has to go on, where there are chains.
        (Capture::Must, Leaping::Multi) => "must-on",
        (capture, _) => capture.code(),
    }
}

fn trapped(ruleset: &Ruleset) -> &'static str {
    let few = &ruleset.rules().few;
    match few.trapped {
        Trapped::Removed if few.hand > 0 => "removed-hand",
        trapped => trapped.code(),
    }
}

/// Whether the few can be removed from the board.
pub(super) fn is_removable(ruleset: &Ruleset) -> bool {
    let few = &ruleset.rules().few;
    few.trapped == Trapped::Removed || (leaps(ruleset) && few.capture == Capture::Huff)
}

/// Whether the board has several kinds of lines.
const fn has_layers(ruleset: &Ruleset) -> bool {
    matches!(ruleset.rules().board, Board::Cross | Board::Square5)
}

fn lines(ruleset: &Ruleset, side: Side) -> &BTreeSet<Layer> {
    match Piece::of(side) {
        Piece::Few => &ruleset.rules().few.lines,
        Piece::Many => &ruleset.rules().many.lines,
    }
}

/// The lines that are drawn, since some piece uses them.
fn drawn(ruleset: &Ruleset) -> BTreeSet<Layer> {
    lines(ruleset, FEW) | lines(ruleset, MANY)
}

fn layers(layers: &BTreeSet<Layer>) -> String {
    if layers.is_empty() {
        return "none".to_owned();
    }
    let codes: Vec<_> = layers.iter().map(|layer| layer.code()).collect();
    codes.join("-")
}

/// Which of the drawn lines a side uses.
fn uses(ruleset: &Ruleset, side: Side) -> String {
    let own = lines(ruleset, side);
    if *own == drawn(ruleset) {
        "all".to_owned()
    } else {
        layers(own)
    }
}

fn directions(ruleset: &Ruleset, side: Side) -> &BTreeSet<Direction> {
    match Piece::of(side) {
        Piece::Few => &ruleset.rules().few.directions,
        Piece::Many => &ruleset.rules().many.directions,
    }
}

fn names(directions: &BTreeSet<Direction>) -> String {
    let codes: Vec<_> = directions
        .iter()
        .map(|direction| direction.code())
        .collect();
    codes.join(" ")
}

fn list(points: &BTreeSet<Point>) -> String {
    let names: Vec<_> = points.iter().map(Point::to_string).collect();
    names.join(" ")
}

fn standing(ruleset: &Ruleset, side: Side) -> Vec<Point> {
    let setup = ruleset.rules().setup.iter();
    let own = setup.filter(|(_, piece)| piece.side() == side);
    own.map(|(point, _)| *point).collect()
}

/// Where a side stands at the start, if it does.
fn stands(ruleset: &Ruleset, side: Side) -> Option<String> {
    let points: BTreeSet<_> = standing(ruleset, side).into_iter().collect();
    (!points.is_empty()).then(|| list(&points))
}
