//! Maharajah and the Sepoys: the army wins by force, and the computer knows how.

use raichi_engine::{Level, Limits, Random, Score, choose, choose_within, search};
use raichi_rules::{Game, Ruleset, Side, chess::ARMY};

/// Longer games count as drawn.
const MOST_PLIES: usize = 300;

fn rules() -> Ruleset {
    Ruleset::preset("maharajah").unwrap()
}

/// How many moves of the maharajah are random, so that games differ.
const RANDOM_MOVES: usize = 2;

/// Plays a game between the strongest army with so many positions a move, and a maharajah of a level; that of level 6 looks at
/// as many.
fn winner(nodes: u64, level: u8, seed: u64) -> Option<Side> {
    let mut game = Game::new(rules());
    let maharajah = Level::new(level).unwrap();
    let mut random = Random::new(seed);
    while game.outcome().is_none() && game.ply_count() < MOST_PLIES {
        if game.to_move() != ARMY && game.ply_count() < 2 * RANDOM_MOVES {
            let plies = game.legal_plies();
            game.play(plies[random.below(plies.len())]).unwrap();
            continue;
        }
        let choice = if game.to_move() == ARMY {
            choose_within(&game, Level::LAST, nodes, seed, &|| false)
        } else if level == 6 {
            choose_within(&game, maharajah, nodes, seed, &|| false)
        } else {
            choose(&game, maharajah, seed, &|| false)
        };
        game.play(choice.unwrap().ply).unwrap();
    }
    game.outcome().and_then(|outcome| outcome.winner)
}

#[test]
fn the_army_wins_from_the_start() {
    for (level, seed) in [(1, 1), (3, 2), (5, 3), (6, 4)] {
        assert_eq!(winner(10_000, level, seed), Some(ARMY), "level {level}");
    }
}

/// The figures of the crate's page: `SEPOYS=nodes,level,games`.
#[test]
#[ignore = "it takes long"]
fn how_often_the_army_wins() {
    let given = std::env::var("SEPOYS").unwrap_or_else(|_| "100000,6,20".to_owned());
    let given: Vec<u64> = given
        .split(',')
        .map(|number| number.parse().unwrap())
        .collect();
    let [nodes, level, games] = given[..] else {
        panic!("three numbers");
    };
    let level = u8::try_from(level).unwrap();
    let mut results = [0; 3];
    for seed in 0..games {
        let winner = winner(nodes, level, seed);
        results[winner.map_or(1, |side| if side == ARMY { 0 } else { 2 })] += 1;
        println!("{level} {seed}: won, drawn, lost {results:?}");
    }
}

#[test]
fn mates_are_found_and_stalemates_are_no_wins() {
    let score = |rules: &Ruleset, position: &str| -> Score {
        let game = rules.start_from(position).unwrap();
        search(&game, Limits::nodes(20_000), &|| false).score()
    };
    let mate = score(&rules(), "r7/5k2/8/8/8/2r5/b1q5/M7 sepoys");
    assert_eq!(mate.win_in(), Some(1));
    let mate = score(&rules(), "k7/8/8/8/8/2M5/7p/8 maharajah");
    assert_eq!(mate.win_in(), Some(1));
    // A side that cannot move has lost or not.
    let json = r#"{"game":"chess","name":"own","no_moves":"loss"}"#;
    let loss = Ruleset::from_json(json).unwrap();
    let before = "k7/8/8/8/8/8/8/p2M4 maharajah";
    let game = loss.start_from(before).unwrap();
    let report = search(&game, Limits::nodes(20_000), &|| false);
    assert_eq!(report.score().win_in(), Some(1));
}
