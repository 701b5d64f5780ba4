//! Any mixture of rules of hunts and Dablot, on any board: the same plies, captures and endings as the slow model has.

use std::collections::{BTreeMap, BTreeSet};

use proptest::{
    prelude::*,
    strategy::ValueTree,
    test_runner::{Config, RngSeed, TestRng, TestRunner},
};
use raichi_rules::{Game, Ruleset};
use serde_json::{Value, json};

use crate::slow::{Ending, board::Board, dablot, hunt};

/// Numbers from the test's generator.
pub(crate) struct Dice(TestRunner);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        let config = Config {
            rng_seed: RngSeed::Fixed(seed),
            failure_persistence: None,
            ..Config::default()
        };
        let rng = TestRng::deterministic_rng(config.rng_algorithm);
        Self(TestRunner::new_with_rng(config, rng))
    }

    pub(crate) fn below(&mut self, end: usize) -> usize {
        (0..end).new_tree(&mut self.0).unwrap().current()
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    fn some<T: Copy>(&mut self, from: &[T]) -> Vec<T> {
        let some: Vec<_> = from.iter().copied().filter(|_| self.below(3) > 0).collect();
        if some.is_empty() { from.to_vec() } else { some }
    }
}

const BOARDS: [&str; 7] = [
    "cross",
    "square5",
    "draughts",
    "triangle10",
    "triangle23",
    "lattice4x5",
    "lattice6x7",
];
const DIRECTIONS: [&str; 5] = [
    "forward",
    "forward-diagonal",
    "sideways",
    "back-diagonal",
    "back",
];

fn repetition(dice: &mut Dice, sides: [&'static str; 2]) -> Value {
    let result = dice.pick(&["draw", sides[0], sides[1], "mover-loses"]);
    json!({"count": dice.pick(&[0, 2, 3, 3, 4]), "result": result})
}

/// The JSON of a hunt with any rules on any board.
pub(crate) fn hunt(dice: &mut Dice) -> Value {
    let name = dice.pick(&BOARDS);
    let board = Board::named(name);
    let layers: BTreeSet<&str> = board.twos.iter().map(|(layer, _, _)| &**layer).collect();
    let layers: Vec<_> = layers.into_iter().collect();
    let directions = |dice: &mut Dice| {
        if dice.below(2) == 0 {
            DIRECTIONS.to_vec()
        } else {
            dice.some(&DIRECTIONS)
        }
    };
    let few = dice.pick(&[1, 1, 2, 3, 4]);
    let many = board.points.len() * dice.pick(&[15, 30, 40, 50]) / 100;
    let few_hand = dice.pick(&[0, 0, 0, few]);
    let many_hand = dice.pick(&[0, 0, many / 2, many]);
    let mut free = board.points.clone();
    let mut pieces = BTreeMap::new();
    for (letter, count) in [('F', few - few_hand), ('g', many - many_hand)] {
        for _ in 0..count {
            let at = free.remove(dice.below(free.len()));
            pieces.insert(at, letter);
        }
    }
    let points: Vec<_> = board
        .points
        .iter()
        .map(|at| crate::slow::name(*at))
        .collect();
    let goal = |dice: &mut Dice, most: usize| -> Vec<String> {
        let count = dice.pick(&[0, 0, 0, 1, most]);
        (0..count)
            .map(|_| points[dice.below(points.len())].clone())
            .collect()
    };
    json!({
        "game": "hunt", "name": "mixed", "title": "Mixed", "board": name,
        "setup": board.text(&pieces), "starts": dice.pick(&["few", "many"]),
        "few": {
            "name": "wolves", "letter": "F", "hand": few_hand, "lines": dice.some(&layers),
            "directions": directions(dice), "leap": dice.pick(&["none", "single", "multi", "multi"]),
            "capture": dice.pick(&["free", "must", "huff"]),
            "trapped": dice.pick(&["removed", "stays"]),
        },
        "many": {
            "name": "geese", "letter": "g", "hand": many_hand, "lines": dice.some(&layers),
            "directions": directions(dice),
        },
        "goals": {
            "many_at_most": dice.pick(&[-1, 0, 1, 3]), "few_reach": goal(dice, 3),
            "few_behind": dice.below(4) == 0, "many_fill": goal(dice, 2),
        },
        "repetition": repetition(dice, ["few", "many"]),
        "quiet_limit": dice.pick(&[0, 0, 10]), "no_moves": dice.pick(&["loss", "draw"]),
    })
}

/// The JSON of a variant of Dablot with any rules on any board.
pub(crate) fn dablot(dice: &mut Dice) -> Value {
    let name = dice.pick(&[
        "lattice4x5",
        "lattice4x5",
        "lattice6x7",
        "square5",
        "triangle23",
        "cross",
    ]);
    let board = Board::named(name);
    let mut free = board.points.clone();
    let mut pieces = BTreeMap::new();
    let officers = dice.below(2) == 0;
    for side in [
        char::to_ascii_uppercase,
        char::to_ascii_lowercase as fn(&char) -> char,
    ] {
        let men = dice.pick(&[0, 2, 4, 6]);
        let mut letters = vec!['L'];
        letters.extend(std::iter::repeat_n('M', men));
        letters.extend(std::iter::repeat_n('S', dice.below(3)));
        letters.extend(officers.then_some('O'));
        for letter in letters {
            let at = free.remove(dice.below(free.len()));
            pieces.insert(at, side(&letter));
        }
    }
    let ambush = dice.below(3) == 0;
    let actions = if ambush {
        0
    } else {
        dice.pick(&[0, 0, 1, 2, 3])
    };
    json!({
        "game": "dablot", "name": "mixed", "title": "Mixed", "board": name,
        "setup": board.text(&pieces), "starts": dice.pick(&["south", "north"]),
        "points": {
            "man": dice.pick(&[1, 1, 2]), "officer": dice.pick(&[2, 3]), "son": dice.pick(&[2, 3]),
            "leader": dice.pick(&[1, 3, 4]),
        },
        "compulsory": dice.pick(&["none", "men"]), "men_back": dice.below(3) > 0,
        "promotion": dice.pick(&["none", "far-edge", "unretreated"]), "actions": actions,
        "ambush": ambush, "end": dice.pick(&["leader", "all"]),
        "repetition": repetition(dice, ["south", "north"]),
        "quiet_limit": dice.pick(&[0, 12]), "no_moves": dice.pick(&["loss", "draw"]),
    })
}

/// What happened in the games that were compared.
#[derive(Default)]
struct Seen {
    games: usize,
    endings: BTreeMap<&'static str, usize>,
    shapes: BTreeMap<&'static str, usize>,
}

impl Seen {
    fn shape(&mut self, text: &str) {
        let (path, taken) = text.split_once('x').unwrap_or((text, ""));
        let legs = path.matches('-').count();
        let shape = match (path.contains('+'), legs, taken.is_empty()) {
            (true, _, _) => "ambush",
            (_, 0, _) if path == "end" => "end",
            (_, 0, true) => "place",
            (_, 0, false) => "place and trap",
            (_, 1, _) => "one",
            _ => "chain",
        };
        *self.shapes.entry(shape).or_default() += 1;
    }
}

/// Plays a game in both, and compares every position.
macro_rules! compare {
    ($family:ident, $json:expr, $dice:expr, $seen:expr) => {{
        let json: &Value = $json;
        let model = $family::Rules::new(json);
        let ruleset = Ruleset::from_json(&json.to_string());
        let mut state = model.start();
        let is_over =
            model.ending(&state, 1 - state.to_move).is_some() || model.plies(&state).is_empty();
        if is_over {
            let refused = ruleset.unwrap_err().to_string();
            assert!(
                refused.contains("over before it begins"),
                "{refused}\n{json}"
            );
        } else {
            let ruleset = ruleset.unwrap_or_else(|why| panic!("{why}\n{json}"));
            let mut game = Game::new(ruleset);
            let mut past = vec![(model.text(&state), state.to_move)];
            let mut quiet = 0;
            $seen.games += 1;
            for _ in 0..80 {
                let place = || format!("{} {}\n{json}", model.text(&state), state.to_move);
                let mut plies = model.plies(&state);
                plies.sort_by(|one, other| one.0.cmp(&other.0));
                if plies.len() > 2000 {
                    break;
                }
                let legal = game.legal_plies();
                assert_eq!(game.legal_ply_count(), legal.len() as u64, "{}", place());
                let mut texts = Vec::new();
                let (mut following, mut ends_by_history) = (0, false);
                for ply in &legal {
                    let mut copy = game.clone();
                    let played = copy.play(*ply).unwrap();
                    texts.push(played.written().to_string());
                    following += copy.legal_ply_count();
                    ends_by_history |= played
                        .outcome
                        .is_some_and(|end| ["repetition", "quiet"].contains(&end.reason.code()));
                }
                // Perft does not look at the history.
                if !ends_by_history {
                    assert_eq!(game.perft(2), following, "{}", place());
                }
                texts.sort();
                let wanted: Vec<_> = plies.iter().map(|ply| ply.0.clone()).collect();
                assert_eq!(texts, wanted, "{}", place());
                // Captures are picked more often than not, for more to happen.
                let taking: Vec<_> = (0..plies.len())
                    .filter(|at| plies[*at].0.contains('x'))
                    .collect();
                let at = if !taking.is_empty() && $dice.below(3) > 0 {
                    $dice.pick(&taking)
                } else {
                    $dice.below(plies.len())
                };
                let (text, after, is_loud) = plies.swap_remove(at);
                let mover = state.to_move;
                $seen.shape(&text);
                let ply = game.resolve(&text.parse().unwrap()).unwrap();
                let played = game.play(ply).unwrap();
                state = after;
                quiet = if is_loud { 0 } else { quiet + 1 };
                let now = (model.text(&state), state.to_move);
                past.push(now.clone());
                let repetition = &json["repetition"];
                let count = repetition["count"].as_u64().unwrap();
                let stood = past.iter().filter(|one| **one == now).count() as u64;
                let limit = json["quiet_limit"].as_u64().unwrap();
                let ending: Option<Ending> = if let Some(ending) = model.ending(&state, mover) {
                    Some(ending)
                } else if count > 0 && stood >= count {
                    let winner = match repetition["result"].as_str().unwrap() {
                        "draw" => None,
                        "mover-loses" => Some($family::Rules::side(1 - mover).to_owned()),
                        side => Some(side.to_owned()),
                    };
                    Some((winner, "repetition"))
                } else if limit > 0 && quiet >= limit {
                    Some((None, "quiet"))
                } else if model.plies(&state).is_empty() {
                    let winner = $family::Rules::side(1 - state.to_move).to_owned();
                    Some((
                        Some(winner).filter(|_| json["no_moves"] == "loss"),
                        "immobilised",
                    ))
                } else {
                    None
                };
                let rules = game.ruleset();
                let found = played.outcome.map(|outcome| {
                    let winner = outcome.winner.map(|side| rules.side_code(side).to_owned());
                    (winner, outcome.reason.code())
                });
                let place = || {
                    format!(
                        "after {text}: {} {}\n{json}",
                        model.text(&state),
                        state.to_move
                    )
                };
                assert_eq!(found, ending, "{}", place());
                assert_eq!(game.position_text(), model.text(&state), "{}", place());
                assert_eq!(
                    rules.side_code(game.to_move()),
                    $family::Rules::side(state.to_move)
                );
                if let Some((_, reason)) = ending {
                    *$seen.endings.entry(reason).or_default() += 1;
                    break;
                }
            }
        }
    }};
}

/// How many rulesets are tried.
const GAMES: usize = 400;

#[test]
fn every_mixture_of_hunts_plays_like_the_model() {
    let mut dice = Dice::new(1300);
    let mut seen = Seen::default();
    for _ in 0..GAMES {
        let json = hunt(&mut dice);
        compare!(hunt, &json, dice, seen);
    }
    assert!(seen.games > GAMES / 2, "{}", seen.games);
    // The comparison is worth something only where things happen.
    for reason in [
        "taken",
        "too-few",
        "reached",
        "behind",
        "filled",
        "repetition",
        "quiet",
        "immobilised",
    ] {
        assert!(
            seen.endings.get(reason).is_some_and(|n| *n > 3),
            "{reason}: {:?}",
            seen.endings
        );
    }
    for shape in ["place", "place and trap", "one", "chain"] {
        assert!(
            seen.shapes.get(shape).is_some_and(|n| *n > 3),
            "{shape}: {:?}",
            seen.shapes
        );
    }
}

#[test]
fn every_mixture_of_dablot_plays_like_the_model() {
    let mut dice = Dice::new(1301);
    let mut seen = Seen::default();
    for _ in 0..GAMES {
        let json = dablot(&mut dice);
        compare!(dablot, &json, dice, seen);
    }
    assert!(seen.games > GAMES / 2, "{}", seen.games);
    for reason in [
        "annihilated",
        "leader-captured",
        "bare-leader",
        "lone-leaders",
        "repetition",
        "quiet",
        "immobilised",
    ] {
        assert!(
            seen.endings.get(reason).is_some_and(|n| *n > 0),
            "{reason}: {:?}",
            seen.endings
        );
    }
    for shape in ["ambush", "end", "one", "chain"] {
        assert!(
            seen.shapes.get(shape).is_some_and(|n| *n > 3),
            "{shape}: {:?}",
            seen.shapes
        );
    }
}
