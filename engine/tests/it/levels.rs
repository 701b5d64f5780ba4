//! The levels, on every ruleset.

use std::cell::Cell;

use raichi_engine::{Level, Limits, Random, Strength, choose, choose_as, search};
use raichi_rules::{Game, Ply, Ruleset, presets};

use crate::version::plays::positions;

/// How many nodes a search may visit on its way out, one or so at each ply.
const SLACK: u64 = 64;

#[test]
fn every_level_plays_every_ruleset_legally() {
    let never = || false;
    for game in positions(presets(), presets().len()) {
        for level in &Level::ALL[..4] {
            let choice = choose(&game, *level, 7, &never).unwrap();
            assert_eq!(game.check(choice.ply), Ok(()), "{}", game.ruleset().name());
            let rules = game.ruleset();
            let most = level.strength(&rules).nodes;
            let nodes = choice.report.nodes;
            assert!(nodes <= most + SLACK, "{} {level:?}: {nodes}", rules.name());
        }
    }
}

#[test]
fn grades_but_the_last_have_nodes_that_suit_the_board() {
    let nodes = |grade: f64, rules: &str| {
        let ruleset = Ruleset::preset(rules).unwrap();
        Strength::at(grade, &ruleset).nodes
    };
    // Smaller boards have as many fewer as they have squares; on larger ones each takes as much longer.
    for (usual, rules, share) in [
        ("high-king-tablut", "brandubh", 49.0 / 81.0),
        ("copenhagen", "alea-evangelii", 121.0 / 361.0),
        ("tablut", "tawlbwrdd", 81.0 / 121.0),
    ] {
        for grade in 0..=6_u8 {
            let share = if grade == 6 { 1.0 } else { share };
            let grade = f64::from(grade);
            let found = nodes(grade, rules) as f64 / nodes(grade, usual) as f64;
            assert!((found - share).abs() < 0.002, "{rules}, {grade}: {found}");
        }
    }
}

#[test]
fn a_grade_between_two_rows_is_between_them() {
    for ruleset in presets() {
        for row in 0..6_u8 {
            let [low, middle, high] =
                [0.0, 0.5, 1.0].map(|share| Strength::at(f64::from(row) + share, ruleset));
            let is_between = |of: fn(&Strength) -> f64| {
                let [low, middle, high] = [&low, &middle, &high].map(of);
                low.min(high) <= middle && middle <= low.max(high)
            };
            assert!(is_between(|it| it.nodes as f64), "{}", ruleset.name());
            assert!(is_between(|it| it.depth.into()), "{}", ruleset.name());
            assert!(is_between(|it| it.missed.into()), "{}", ruleset.name());
            assert!(is_between(|it| it.overlooked.into()), "{}", ruleset.name());
            assert!(is_between(|it| it.noise.into()), "{}", ruleset.name());
            assert!(is_between(|it| it.whim), "{}", ruleset.name());
            // What errs more never sees more.
            assert!(low.nodes <= middle.nodes && middle.nodes <= high.nodes);
            assert!(low.missed >= middle.missed && middle.missed >= high.missed);
        }
    }
    // Beyond the table there is nothing.
    let brandubh = Ruleset::preset("brandubh").unwrap();
    assert_eq!(Strength::at(7.0, &brandubh), Strength::at(6.0, &brandubh));
    assert_eq!(Strength::at(-1.0, &brandubh), Strength::at(0.0, &brandubh));
}

#[test]
fn every_line_of_the_file_has_the_rising_grades_of_a_ruleset() {
    let lines = include_str!("../../src/levels.txt").lines();
    let mut names = std::collections::BTreeSet::new();
    for line in lines.filter(|line| !line.starts_with('#')) {
        let (name, grades) = line.split_once(' ').unwrap();
        let ruleset = Ruleset::preset(name).unwrap();
        assert!(names.insert(name), "{name} twice");
        let grades: Vec<f64> = grades.split(' ').map(|it| it.parse().unwrap()).collect();
        assert_eq!(grades.len(), 5, "{name}");
        assert!(grades.windows(2).all(|two| two[0] < two[1]), "{name}");
        for (level, grade) in Level::ALL.iter().zip(grades) {
            assert!((0.0..6.0).contains(&grade), "{name} {grade}");
            assert_eq!(level.strength(&ruleset), Strength::at(grade, &ruleset));
        }
        let last = Level::LAST.strength(&ruleset);
        assert_eq!(last, Strength::at(6.0, &ruleset), "{name}");
    }
}

#[test]
fn the_same_seed_plays_the_same() {
    for (at, game) in positions(presets(), 1_000).iter().enumerate() {
        let level = Level::ALL[at % 3];
        let play = || choose(game, level, 42, &|| false).unwrap();
        assert_eq!(play(), play());
    }
}

#[test]
fn another_seed_plays_otherwise() {
    let game = Game::new(Ruleset::preset("copenhagen").unwrap());
    let plies: std::collections::BTreeSet<String> = (0..20)
        .map(|seed| {
            choose(&game, Level::FIRST, seed, &|| false)
                .unwrap()
                .ply
                .to_string()
        })
        .collect();
    assert!(plies.len() > 4, "{plies:?}");
}

#[test]
fn a_search_stops_when_it_is_told() {
    let game = Game::new(Ruleset::preset("copenhagen").unwrap());
    let looks = Cell::new(0);
    let stop = || {
        looks.set(looks.get() + 1);
        looks.get() > 10
    };
    let report = search(&game, Limits::nodes(u64::MAX), &stop);
    assert!(report.ply().is_some());
    assert!(report.nodes < 20_000, "{}", report.nodes);
    // Even if there is no time at all.
    for game in positions(presets(), presets().len()) {
        let report = search(&game, Limits::nodes(1), &|| false);
        assert_eq!(game.check(report.ply().unwrap()), Ok(()));
    }
    let choice = choose(&game, Level::LAST, 1, &|| true).unwrap();
    assert_eq!(game.check(choice.ply), Ok(()));
}

#[test]
fn a_game_that_is_over_has_no_ply() {
    let ruleset = Ruleset::preset("brandubh").unwrap();
    let mut game = ruleset
        .start_from("7/3t3/2T4/1tT3t/3T3/3t3/3tTK1 defenders")
        .unwrap();
    game.play("f1-g1".parse().unwrap()).unwrap();
    assert!(game.outcome().is_some());
    assert!(choose(&game, Level::LAST, 1, &|| false).is_none());
    assert!(
        search(&game, Limits::nodes(100), &|| false)
            .lines
            .is_empty()
    );
}

#[test]
fn a_huge_board_on_which_everything_goes_everywhere_is_played() {
    let shipped = raichi_rules::tafl::Ruleset::preset("alea-evangelii").unwrap();
    let mut rules = *shipped.rules();
    let all = raichi_rules::tafl::ClassSet::ALL;
    rules.throne.stop = all;
    rules.throne.cross = all;
    rules.corners.cross = all;
    rules.shieldwall = raichi_rules::tafl::Shieldwall::Ends;
    rules.exit_fort = true;
    rules.linnaean = true;
    rules.immobilised = raichi_rules::tafl::Immobilised::All;
    let ruleset = raichi_rules::tafl::Ruleset::new("huge", rules).unwrap();
    let mut game = Game::new(Ruleset::from(ruleset));
    for _ in 0..6 {
        let choice = choose(&game, Level::ALL[3], 3, &|| false).unwrap();
        game.play(choice.ply).unwrap();
    }
}

#[test]
fn from_the_second_level_on_a_win_is_taken_and_a_line_is_closed() {
    let ruleset = Ruleset::preset("brandubh").unwrap();
    // The king escapes to a7.
    let wins = ruleset
        .start_from("1t2t2/K6/3t3/1tT3t/3T3/3t3/3tT2 defenders")
        .unwrap();
    // The king could escape to a7; b5-b7 closes the line, and nothing else does.
    let holds = ruleset
        .start_from("3K1t1/7/1t5/3T3/3T3/3t3/3tT2 attackers")
        .unwrap();
    let escapes = |game: &Game, ply: Ply| {
        let mut game = game.clone();
        let outcome = game.play(ply).unwrap().outcome;
        outcome.is_some_and(|outcome| outcome.reason.code() == "king-escaped")
    };
    for level in &Level::ALL[1..5] {
        for seed in 0..5 {
            let choice = choose(&wins, *level, seed, &|| false).unwrap();
            assert!(escapes(&wins, choice.ply), "{level}, {seed}");
            let choice = choose(&holds, *level, seed, &|| false).unwrap();
            let mut closed = holds.clone();
            closed.play(choice.ply).unwrap();
            let mut replies = closed.legal_plies().into_iter();
            let is_open = replies.any(|reply| escapes(&closed, reply));
            assert!(!is_open, "{level}, {seed}: {}", choice.ply);
        }
    }
}

/// Whether a ply wins the game.
fn wins(game: &Game, ply: Ply) -> bool {
    let by = game.to_move();
    let outcome = game.clone().play(ply).unwrap().outcome;
    outcome.is_some_and(|outcome| outcome.winner == Some(by))
}

/// Whether a ply lets the other side win with its next one.
fn allows_win(game: &Game, ply: Ply) -> bool {
    let mut after = game.clone();
    let outcome = after.play(ply).unwrap().outcome;
    match outcome {
        Some(outcome) => outcome.winner == Some(game.to_move().opponent()),
        None => {
            let is_others = after.to_move() != game.to_move();
            is_others && after.legal_plies().iter().any(|reply| wins(&after, *reply))
        }
    }
}

/// In random games of every ruleset, not only where the king escapes or is captured.
#[test]
fn levels_that_see_replies_win_at_once_and_do_not_lose_at_once() {
    let never = || false;
    let (mut won, mut held) = (0, 0);
    for (at, ruleset) in presets().iter().enumerate() {
        for seed in 0..4 {
            let mut random = Random::new(100 * at as u64 + seed);
            let mut game = Game::new(ruleset.clone());
            let (mut wins_left, mut holds_left) = (1, 1);
            for _ in 0..200 {
                let plies = game.legal_plies();
                if game.outcome().is_some() || plies.len() > 150 {
                    break;
                }
                let levels = Level::ALL[..5].iter().copied();
                let seeing = levels.map(|level| (level, level.strength(ruleset)));
                let seeing = seeing.filter(|(_, strength)| strength.sees_replies);
                if wins_left > 0 && plies.iter().any(|ply| wins(&game, *ply)) {
                    wins_left -= 1;
                    for (level, _) in seeing {
                        let ply = choose(&game, level, seed, &never).unwrap().ply;
                        assert!(wins(&game, ply), "{} {level} {seed}: {ply}", ruleset.name());
                        won += 1;
                    }
                } else if holds_left > 0 && game.ply_count() % 4 == 3 {
                    let safe = plies.iter().filter(|ply| !allows_win(&game, **ply)).count();
                    if safe > 0 && 3 * safe < plies.len() {
                        holds_left -= 1;
                        // Who looks only one ply ahead sees no reply.
                        for (level, _) in seeing.filter(|(_, strength)| strength.depth >= 2.0) {
                            let ply = choose(&game, level, seed, &never).unwrap().ply;
                            let is_lost = allows_win(&game, ply);
                            assert!(!is_lost, "{} {level} {seed}: {ply}", ruleset.name());
                            held += 1;
                        }
                    }
                }
                game.play(plies[random.below(plies.len())]).unwrap();
            }
        }
    }
    assert!(won > 400 && held > 150, "{won} {held}");
}

/// The attackers stand badly, but can still close the line.
#[test]
fn no_whim_loses_by_force() {
    let ruleset = Ruleset::preset("brandubh").unwrap();
    let holds = ruleset
        .start_from("3K1t1/5T1/1t5/3T3/3T3/T6/4T2 attackers")
        .unwrap();
    let whimsical = Strength {
        nodes: 20_000,
        depth: 1.0,
        whim: 10.0,
        ..Level::LAST.strength(&ruleset)
    };
    for seed in 0..40 {
        let choice = choose_as(&holds, &whimsical, seed, &|| false).unwrap();
        let [best, .., last] = &choice.report.lines[..] else {
            panic!("one line");
        };
        assert!(best.score.win_in().is_none() && last.score.win_in().is_some());
        assert!(best.score.win_chance(&holds) < 0.3);
        assert!(!allows_win(&holds, choice.ply), "{seed}: {}", choice.ply);
    }
}
