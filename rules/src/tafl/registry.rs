//! The rules of tafl for menus.

use std::sync::LazyLock;

use crate::{
    Choices, Family, Group, Never, Rule,
    rule::{COUNTS, LEFT, LIMITS},
    tafl,
};

const STEPS: &[i32] = &[0, 1, 2, 3, 4, 5, 6, 7, 8];
const PLIES: &[i32] = &[0, 60, 80, 100, 120, 142, 160, 200, 250, 300, 400];
const WIDTHS: &[i32] = &[1, 2, 3];

/// The rules of tafl as the registry of all families has them: the setup, and the list of tafl.
pub(super) static REGISTRY: LazyLock<Vec<Rule>> = LazyLock::new(|| {
    let setup = Rule::setup(Family::Tafl);
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
        Rule::new(Family::Tafl, known.id(), group, choices).offering(offered)
    });
    std::iter::once(setup).chain(others).collect()
});

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
