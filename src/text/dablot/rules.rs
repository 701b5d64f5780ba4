//! Dablot's rules in words.

use raichi_rules::{
    Family, Side,
    dablot::{Compulsory, Kind, NORTH, Piece, Promotion, Ruleset, SOUTH},
};

use super::super::{
    Part,
    catalog::{self, Name, Value},
    rule_lines::{self, Line},
    words,
};
use crate::locale::Locale;

/// A ruleset in three lines: who wins how, how pieces move and capture, and what is special.
pub(in crate::text) fn summary(locale: Locale, ruleset: &Ruleset) -> Vec<String> {
    let say = |ids: &[&str]| rule_lines::say(locale, ruleset, LINES, ids).join(" ");
    vec![say(&GOALS), say(&MOVES), say(&SPECIAL)]
}

const GOALS: [&str; 2] = ["end", "no-moves"];
const MOVES: [&str; 4] = ["steps", "points", "compulsory", "men-back"];
const SPECIAL: [&str; 4] = ["starts", "promotion", "actions", "ambush"];

/// What either side has to do to win.
pub(in crate::text) fn aim(locale: Locale, ruleset: &Ruleset) -> String {
    catalog::dablot::aim_dablot(locale, ruleset.rules().end.code())
}

/// Explains a ruleset: its [`summary`], the rest, and last what differs from its parent.
pub(in crate::text) fn explanation(
    locale: Locale,
    ruleset: &Ruleset,
    parent: Option<&Ruleset>,
) -> Vec<Part> {
    let title =
        |parent: &Ruleset| words::shipped_title(locale, parent.name(), parent.title(), false);
    let parent = parent.map(|parent| (parent, title(parent)));
    let summarised = [&GOALS[..], &MOVES, &SPECIAL].concat();
    let summary = summary(locale, ruleset);
    rule_lines::explanation(locale, ruleset, parent, LINES, (summary, &summarised))
}

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
        |locale, ruleset| say(locale, "board", ruleset.rules().board.code()),
    ),
    line(
        "pieces",
        |ruleset| Some(kinds(ruleset)),
        |_| false,
        |locale, ruleset| {
            let of = |side| Value::Text(army(locale, ruleset, side));
            let both = [("south", of(SOUTH)), ("north", of(NORTH))];
            catalog::rule_with(locale, "rule-dablot-pieces", "all", both)
        },
    ),
    Line {
        id: "start",
        choice: |ruleset| Some(ruleset.position_text(ruleset.start())),
        is_ordinary: |_| true,
        implied_by: &["board", "pieces"],
        say: |locale, ruleset| {
            let standing = pieces(ruleset).into_iter().map(|(piece, points)| {
                let squares = words::list(locale, &points);
                catalog::pieces_standing(locale, name(piece, points.len()), squares)
            });
            let points = [("points", Value::Text(words::parts(locale, standing)))];
            catalog::rule_with(locale, "rule-dablot-start", "on", points)
        },
    },
    line(
        "starts",
        |ruleset| some(code(ruleset.rules().starts)),
        |_| false,
        |locale, ruleset| {
            let starts = code(ruleset.rules().starts);
            let chosen = [("chosen-side", Value::Name(Name::side(starts)))];
            catalog::rule_with(locale, "rule-dablot-starts", starts, chosen)
        },
    ),
    Line {
        id: "steps",
        choice: |ruleset| some(yes(ruleset.rules().actions > 0)),
        is_ordinary: |_| false,
        implied_by: &["actions"],
        say: |locale, ruleset| say(locale, "steps", u32::from(ruleset.rules().actions)),
    },
    line(
        "points",
        |ruleset| {
            let values = ranks(ruleset).into_iter();
            let values: Vec<_> = values.map(|(_, points)| points.to_string()).collect();
            Some(values.join(" "))
        },
        |_| false,
        |locale, ruleset| {
            let ranks = ranks(ruleset).into_iter().map(|(kind, points)| {
                let about = [
                    ("kind", Value::Text(kind.code().to_owned())),
                    ("points", Value::Number(points.into())),
                ];
                catalog::rule_with(locale, "rule-dablot-rank", kind.code(), about)
            });
            let ranks = [("ranks", Value::Text(words::list(locale, ranks)))];
            catalog::rule_with(locale, "rule-dablot-points", "ranks", ranks)
        },
    ),
    line(
        "compulsory",
        |ruleset| some(compulsory(ruleset)),
        |_| false,
        |locale, ruleset| say(locale, "compulsory", compulsory(ruleset)),
    ),
    line(
        "men-back",
        |ruleset| some(yes(ruleset.rules().men_back)),
        |choice| choice == "yes",
        |locale, ruleset| say(locale, "men-back", yes(ruleset.rules().men_back)),
    ),
    line(
        "promotion",
        |ruleset| some(ruleset.rules().promotion.code()),
        |choice| choice == "none",
        |locale, ruleset| say(locale, "promotion", ruleset.rules().promotion.code()),
    ),
    line(
        "actions",
        |ruleset| Some(ruleset.rules().actions.to_string()),
        |choice| choice == "0",
        |locale, ruleset| say(locale, "actions", u32::from(ruleset.rules().actions)),
    ),
    line(
        "ambush",
        |ruleset| some(yes(ruleset.rules().ambush)),
        |choice| choice == "no",
        |locale, ruleset| say(locale, "ambush", yes(ruleset.rules().ambush)),
    ),
    line(
        "end",
        |ruleset| some(ruleset.rules().end.code()),
        |_| false,
        |locale, ruleset| say(locale, "end", ruleset.rules().end.code()),
    ),
    line(
        "no-moves",
        |ruleset| some(ruleset.rules().no_moves.code()),
        |_| false,
        |locale, ruleset| {
            let choice = ruleset.rules().no_moves.code();
            catalog::rule(locale, "rule-no-moves", choice)
        },
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
            (repetition.count > 0).then(|| repetition.result.code(Family::Dablot).to_owned())
        },
        |_| false,
        |locale, ruleset| {
            let result = ruleset.rules().repetition.result;
            let (choice, won_by) = rule_lines::repeated(result);
            let won_by = won_by.map(|side| ("chosen-side", Value::Name(Name::side(code(side)))));
            catalog::rule_with(locale, "rule-repetition-ends", choice, won_by)
        },
    ),
    line(
        "quiet-limit",
        |ruleset| Some(ruleset.rules().quiet_limit.to_string()),
        |choice| choice == "0",
        |locale, ruleset| {
            let limit = u32::from(ruleset.rules().quiet_limit);
            catalog::rule(locale, "rule-quiet-limit", limit)
        },
    ),
];

fn say(locale: Locale, rule: &str, choice: impl catalog::Argument) -> String {
    catalog::rule(locale, &format!("rule-dablot-{rule}"), choice)
}

fn some(code: &str) -> Option<String> {
    Some(code.to_owned())
}

const fn yes(flag: bool) -> &'static str {
    if flag { "yes" } else { "no" }
}

const fn code(side: Side) -> &'static str {
    Family::Dablot.side_codes()[side.index()]
}

fn compulsory(ruleset: &Ruleset) -> &'static str {
    match ruleset.rules().compulsory {
        // A turn of several actions may end before a capture.
        Compulsory::Men if ruleset.rules().actions > 1 => "men-actions",
        compulsory => compulsory.code(),
    }
}

/// The ranks that can occur, and their points.
fn ranks(ruleset: &Ruleset) -> Vec<(Kind, u8)> {
    let rules = ruleset.rules();
    let can_be = |kind: &Kind| match kind {
        Kind::Man => true,
        Kind::Retreated => false,
        Kind::Officer => {
            let is_officer = |piece: &Piece| piece.kind == Kind::Officer;
            rules.promotion != Promotion::None || rules.setup.values().any(is_officer)
        }
        kind @ (Kind::Son | Kind::Leader) => rules.setup.values().any(|piece| piece.kind == *kind),
    };
    let kinds = Kind::ALL.into_iter().filter(can_be);
    kinds.map(|kind| (kind, rules.points.of(kind))).collect()
}

/// The points of each kind of piece at the start.
fn pieces(ruleset: &Ruleset) -> Vec<(Piece, Vec<raichi_rules::Point>)> {
    let setup = &ruleset.rules().setup;
    let points = |piece: Piece| {
        let of_kind = setup.iter().filter(move |(_, found)| **found == piece);
        (piece, of_kind.map(|(point, _)| *point).collect::<Vec<_>>())
    };
    let all = Piece::ALL.into_iter().map(points);
    all.filter(|(_, points)| !points.is_empty()).collect()
}

fn name(piece: Piece, count: usize) -> Name {
    let piece = raichi_rules::Piece::from(piece);
    Name::pieces(piece.code, words::count(count)).lettered(piece.letter)
}

/// How many pieces of each kind there are.
fn kinds(ruleset: &Ruleset) -> String {
    let counts = pieces(ruleset).into_iter();
    let counts = counts.map(|(piece, points)| format!("{}{}", piece.letter(), points.len()));
    counts.collect::<Vec<_>>().join(" ")
}

fn army(locale: Locale, ruleset: &Ruleset, side: Side) -> String {
    let own = pieces(ruleset).into_iter();
    let own = own.filter(|(piece, _)| piece.side == side);
    let counted =
        own.map(|(piece, points)| catalog::pieces_counted(locale, name(piece, points.len())));
    words::list(locale, counted)
}
