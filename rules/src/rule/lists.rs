//! The rules of each family.

use std::sync::LazyLock;

use super::{Choices, Group, Never, Rule, SETUP};
use crate::{
    Family,
    chess::Start,
    dablot::{Compulsory, End, Promotion},
    hunt::{Capture, Leaping, Trapped},
    lines::{Board, Direction, Layer, NoMoves},
    tafl,
};

/// The rules of a family.
pub(super) fn of(family: Family) -> &'static [Rule] {
    static TAFL: LazyLock<Vec<Rule>> = LazyLock::new(tafl_rules);
    match family {
        Family::Tafl => &TAFL,
        Family::Hunt => HUNT,
        Family::Dablot => DABLOT,
        Family::Chess => CHESS,
    }
}

const STEPS: &[i32] = &[0, 1, 2, 3, 4, 5, 6, 7, 8];
const COUNTS: &[i32] = &[0, 2, 3, 4, 5];
const LIMITS: &[i32] = &[0, 20, 30, 40, 50, 60, 80, 100, 150, 200];
const PLIES: &[i32] = &[0, 60, 80, 100, 120, 142, 160, 200, 250, 300, 400];
const WIDTHS: &[i32] = &[1, 2, 3];
const LEFT: &[i32] = &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 18, 20];
const HANDS: &[i32] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 24,
];
const POINTS: &[i32] = &[1, 2, 3, 4, 5, 6];
const ACTIONS: &[i32] = &[0, 1, 2, 3, 4, 5];

/// The list of tafl's own registry, with the setup before it.
fn tafl_rules() -> Vec<Rule> {
    let setup = rule(Family::Tafl, SETUP, Group::Setup, Choices::Setup);
    let others = tafl::Rule::ALL.iter().map(|known| {
        let number = |most: u32, never| Choices::Number {
            // Corners of no squares are none, which is another rule.
            least: i32::from(known.id() == "corners.width"),
            most: i32::try_from(most).unwrap_or(i32::MAX),
            never,
        };
        let choices = match known.choices() {
            tafl::Choices::Words(words) => Choices::Word(words),
            tafl::Choices::Flag => Choices::Flag,
            tafl::Choices::Classes => Choices::Classes,
            tafl::Choices::Number { most } => number(most, None),
            tafl::Choices::NumberOrNever { most } => number(most, Some(Never::Null)),
            tafl::Choices::Squares => Choices::Points,
        };
        let (group, offered) = of_tafl(known.id());
        Rule {
            offered,
            ..rule(Family::Tafl, known.id(), group, choices)
        }
    });
    std::iter::once(setup).chain(others).collect()
}

/// The group of a rule of tafl, and the numbers that are offered for it.
fn of_tafl(id: &str) -> (Group, &'static [i32]) {
    match id {
        "starts" => (Group::Setup, &[]),
        "escape" | "exit_fort" | "enclosure_wins" => (Group::Winning, &[]),
        "attackers_lose_at" => (Group::Winning, LEFT),
        "king.capture" | "king.armed" | "king.jump" => (Group::King, &[]),
        "king.steps" => (Group::King, STEPS),
        "soldier_steps" => (Group::Pieces, STEPS),
        "corners.width" => (Group::Corners, WIDTHS),
        _ if id.starts_with("commander.") || id.starts_with("knight.") => (Group::Pieces, &[]),
        _ if id.starts_with("throne.") => (Group::Throne, &[]),
        _ if id.starts_with("corners.") => (Group::Corners, &[]),
        _ if id.starts_with("camps.") => (Group::Camps, &[]),
        "repetition.count" => (Group::Endings, COUNTS),
        "quiet_limit" => (Group::Endings, LIMITS),
        "ply_limit" => (Group::Endings, PLIES),
        "repetition.result" | "repetition.forbid" | "no_moves" => (Group::Endings, &[]),
        // Chains, custody, the edge, Linnaeus, shieldwalls and immobilised pieces.
        _ => (Group::Captures, &[]),
    }
}

const fn rule(family: Family, id: &'static str, group: Group, choices: Choices) -> Rule {
    Rule {
        family,
        id,
        group,
        choices,
        offered: &[],
    }
}

const fn number(
    family: Family,
    id: &'static str,
    group: Group,
    (least, most): (i32, i32),
    offered: &'static [i32],
) -> Rule {
    let choices = Choices::Number {
        least,
        most,
        never: None,
    };
    Rule {
        offered,
        ..rule(family, id, group, choices)
    }
}

const RESULTS_OF_HUNTS: &[&str] = &["draw", "few", "many", "mover-loses"];
const RESULTS_OF_DABLOT: &[&str] = &["draw", "south", "north", "mover-loses"];

const HUNT: &[Rule] = {
    const FAMILY: Family = Family::Hunt;
    const HAND: (i32, i32) = (0, 255);
    &[
        rule(FAMILY, SETUP, Group::Setup, Choices::Setup),
        rule(FAMILY, "board", Group::Setup, Choices::Word(&Board::CODES)),
        rule(
            FAMILY,
            "starts",
            Group::Setup,
            Choices::Word(&["few", "many"]),
        ),
        number(FAMILY, "few.hand", Group::Few, HAND, HANDS),
        rule(
            FAMILY,
            "few.lines",
            Group::Few,
            Choices::Words(&Layer::CODES),
        ),
        rule(
            FAMILY,
            "few.directions",
            Group::Few,
            Choices::Words(&Direction::CODES),
        ),
        rule(
            FAMILY,
            "few.leap",
            Group::Captures,
            Choices::Word(&Leaping::CODES),
        ),
        rule(
            FAMILY,
            "few.capture",
            Group::Captures,
            Choices::Word(&Capture::CODES),
        ),
        rule(
            FAMILY,
            "few.trapped",
            Group::Captures,
            Choices::Word(&Trapped::CODES),
        ),
        number(FAMILY, "many.hand", Group::Many, HAND, HANDS),
        rule(
            FAMILY,
            "many.lines",
            Group::Many,
            Choices::Words(&Layer::CODES),
        ),
        rule(
            FAMILY,
            "many.directions",
            Group::Many,
            Choices::Words(&Direction::CODES),
        ),
        Rule {
            family: FAMILY,
            id: "goals.many_at_most",
            group: Group::Winning,
            choices: Choices::Number {
                least: 0,
                most: 32_767,
                never: Some(Never::Minus),
            },
            offered: LEFT,
        },
        rule(FAMILY, "goals.few_reach", Group::Winning, Choices::Points),
        rule(FAMILY, "goals.few_behind", Group::Winning, Choices::Flag),
        rule(FAMILY, "goals.many_fill", Group::Winning, Choices::Points),
        number(
            FAMILY,
            "repetition.count",
            Group::Endings,
            (0, 65_535),
            COUNTS,
        ),
        rule(
            FAMILY,
            "repetition.result",
            Group::Endings,
            Choices::Word(RESULTS_OF_HUNTS),
        ),
        number(FAMILY, "quiet_limit", Group::Endings, (0, 65_535), LIMITS),
        rule(
            FAMILY,
            "no_moves",
            Group::Endings,
            Choices::Word(&NoMoves::CODES),
        ),
    ]
};

const DABLOT: &[Rule] = {
    const FAMILY: Family = Family::Dablot;
    const RANK: (i32, i32) = (1, 255);
    &[
        rule(FAMILY, SETUP, Group::Setup, Choices::Setup),
        rule(FAMILY, "board", Group::Setup, Choices::Word(&Board::CODES)),
        rule(
            FAMILY,
            "starts",
            Group::Setup,
            Choices::Word(&["south", "north"]),
        ),
        number(FAMILY, "points.man", Group::Pieces, RANK, POINTS),
        number(FAMILY, "points.officer", Group::Pieces, RANK, POINTS),
        number(FAMILY, "points.son", Group::Pieces, RANK, POINTS),
        number(FAMILY, "points.leader", Group::Pieces, RANK, POINTS),
        rule(
            FAMILY,
            "compulsory",
            Group::Captures,
            Choices::Word(&Compulsory::CODES),
        ),
        rule(FAMILY, "men_back", Group::Pieces, Choices::Flag),
        rule(
            FAMILY,
            "promotion",
            Group::Pieces,
            Choices::Word(&Promotion::CODES),
        ),
        number(FAMILY, "actions", Group::Pieces, (0, 255), ACTIONS),
        rule(FAMILY, "ambush", Group::Captures, Choices::Flag),
        rule(FAMILY, "end", Group::Winning, Choices::Word(&End::CODES)),
        number(
            FAMILY,
            "repetition.count",
            Group::Endings,
            (0, 65_535),
            COUNTS,
        ),
        rule(
            FAMILY,
            "repetition.result",
            Group::Endings,
            Choices::Word(RESULTS_OF_DABLOT),
        ),
        number(FAMILY, "quiet_limit", Group::Endings, (0, 65_535), LIMITS),
        rule(
            FAMILY,
            "no_moves",
            Group::Endings,
            Choices::Word(&NoMoves::CODES),
        ),
    ]
};

const CHESS: &[Rule] = &[
    rule(
        Family::Chess,
        "start",
        Group::Setup,
        Choices::Word(&Start::CODES),
    ),
    rule(
        Family::Chess,
        "no_moves",
        Group::Endings,
        Choices::Word(&NoMoves::CODES),
    ),
];
