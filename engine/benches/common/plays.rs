//! What the engine plays in a thousand positions and in the endings of the tests, as one number: the tests compare it in a debug build, a bench in a
//! release build.

use raichi_engine::{Level, Limits, Random, choose, search};
use raichi_rules::{Game, Ply, Ruleset, presets, tafl::preset::PRESETS};

/// How many positions there are.
pub(crate) const POSITIONS: usize = 1_000;

/// Positions of random games, of some rulesets in turn.
pub(crate) fn positions(rulesets: &[Ruleset], count: usize) -> Vec<Game> {
    let mut found = Vec::new();
    let mut seed = 0;
    while found.len() < count {
        let ruleset = &rulesets[found.len() % rulesets.len()];
        let mut random = Random::new(seed);
        seed += 1;
        let mut game = Game::new(ruleset.clone());
        for _ in 0..random.below(30) {
            let plies = game.legal_plies();
            if plies.is_empty() {
                break;
            }
            game.play(plies[random.below(plies.len())]).unwrap();
        }
        if game.outcome().is_none() {
            found.push(game);
        }
    }
    found
}

/// The rulesets of the positions. Those that are also played elsewhere differ too little from the others, and would change the
/// number of a version that plays as before; but for those whose moves have several legs, which have a search of their own.
fn rulesets() -> Vec<Ruleset> {
    let known = |name: &str| PRESETS.iter().find(|preset| preset.name == name);
    let all = presets().iter();
    all.filter(|rules| !matches!(rules, Ruleset::Chess(_)))
        .filter(|rules| {
            known(rules.name()).is_none_or(|preset| preset.is_base || preset.rules.has_legs())
        })
        .cloned()
        .collect()
}

/// The endings of the tests.
fn endings() -> impl Iterator<Item = Game> {
    let lines = include_str!("../../tests/data/endings.txt").lines();
    let lines = lines.filter(|line| !line.starts_with('#'));
    lines.map(|line| {
        let mut words = line.splitn(3, ' ');
        let ruleset = Ruleset::preset(words.next().unwrap()).unwrap();
        ruleset.start_from(words.nth(1).unwrap()).unwrap()
    })
}

/// A number that follows from what the levels, and a search with a few nodes, play in the positions.
pub(crate) fn number() -> u64 {
    let mut number = 0xcbf2_9ce4_8422_2325_u64;
    let mut add = |ply: Ply| {
        // FNV-1a.
        for byte in ply.to_string().bytes() {
            number = (number ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    };
    for (at, game) in positions(&rulesets(), POSITIONS).iter().enumerate() {
        let ply = match at % 40 {
            39 => choose(game, Level::ALL[3], 42, &|| false).unwrap().ply,
            turn if turn % 4 == 3 => search(game, Limits::nodes(1_000), &|| false).ply().unwrap(),
            turn => {
                choose(game, Level::ALL[turn % 4], 42, &|| false)
                    .unwrap()
                    .ply
            }
        };
        add(ply);
    }
    for game in endings() {
        add(search(&game, Limits::nodes(1_000), &|| false)
            .ply()
            .unwrap());
    }
    number
}
