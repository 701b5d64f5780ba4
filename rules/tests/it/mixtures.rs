//! Any mixture of rules, on any board: the same moves, captures and endings as the slow model has.

use std::collections::BTreeMap;

use proptest::{
    prelude::*,
    strategy::ValueTree,
    test_runner::{Config, RngSeed, TestRng, TestRunner},
};
use raichi_rules::Ply;
use raichi_rules::tafl::{
    CampRules, Chain, Choices, ClassSet, KingJump, Piece, Position, Reason, Rule, RuleValue, Rules,
    Ruleset, Setup, Side, Square, preset,
};

use crate::model::{Model, at};

/// Numbers from the test's generator.
struct Dice(TestRunner);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        (0..end).new_tree(&mut self.0).unwrap().current()
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

/// Any mixture, on a board with nothing but a king in the middle.
fn mixture(dice: &mut Dice) -> Rules {
    let size = dice.pick(&[7_u8, 7, 9, 11, 11, 13, 15, 19]);
    let centre = Square::new(size / 2, size / 2).unwrap();
    let mut rules = preset::COPENHAGEN;
    for rule in Rule::ALL {
        let value = match rule.choices() {
            Choices::Words(words) => RuleValue::Word(dice.pick(words)),
            Choices::Flag => RuleValue::Flag(dice.below(2) == 0),
            Choices::Classes => RuleValue::Classes(dice.pick(&ClassSet::EACH)),
            Choices::NumberOrNever { .. } => dice.pick(&[RuleValue::Never, RuleValue::Number(2)]),
            Choices::Number { .. } => RuleValue::Number(dice.pick(&[0, 0, 0, 1, 3])),
            Choices::Squares => {
                let tenth = |_: &Square| dice.below(10) == 0;
                RuleValue::Squares(Square::all(size).filter(tenth).collect())
            }
        };
        assert!(rule.set(&mut rules, value));
    }
    // Another test mixes these.
    rules.chain = Chain::None;
    rules.king.jump = KingJump::None;
    let camps = rules.camps.squares;
    let half = camps.iter().filter(|_| dice.below(2) == 0);
    rules.camps.blunt = half.collect();
    rules.corners.width = dice.pick(&[1, 1, 2, 3]);
    rules.corners.present |= rules.escape == raichi_rules::tafl::Escape::Corner;
    // Without camps more often than not.
    if dice.below(3) > 0 {
        rules.camps = CampRules {
            squares: raichi_rules::tafl::Squares::NONE,
            blunt: raichi_rules::tafl::Squares::NONE,
            ..rules.camps
        };
    }
    rules.setup = Setup::empty(size).with(centre, Piece::King);
    rules
}

/// How many squares there are between a square and the edge.
fn inward(size: u8, at: Square) -> u8 {
    [
        at.file(),
        at.rank(),
        size - 1 - at.file(),
        size - 1 - at.rank(),
    ]
    .into_iter()
    .min()
    .unwrap()
}

/// Pieces strewn over a board: more of the one kind, more of the other; the king in a crowd at the
/// edge, or everybody within a ring of attackers that may have a gap.
fn strewn(dice: &mut Dice, size: u8) -> Position {
    let (attackers, defenders) =
        dice.pick(&[(30, 20), (3, 40), (10, 45), (40, 10), (20, 5), (2, 60)]);
    let ring = (dice.below(3) == 0).then(|| dice.pick(&[0, 1, 2]));
    let within = ring.map_or(0, |ring| ring + 1);
    let all: Vec<_> = Square::all(size).collect();
    let inside: Vec<_> = all
        .iter()
        .copied()
        .filter(|at| inward(size, *at) >= within)
        .collect();
    let border: Vec<_> = inside
        .iter()
        .copied()
        .filter(|at| inward(size, *at) == within)
        .collect();
    let king = if dice.below(2) == 0 {
        dice.pick(&border)
    } else {
        dice.pick(&inside)
    };
    let mut setup = Setup::empty(size).with(king, Piece::King);
    for square in all {
        let (attackers, defenders) = match ring {
            Some(ring) if inward(size, square) == ring => (98, 0),
            Some(ring) if inward(size, square) < ring => (5, 0),
            _ => (attackers, defenders),
        };
        match dice.below(100) {
            n if n < attackers => setup = setup.with(square, Piece::Attacker),
            n if n < attackers + defenders => setup = setup.with(square, Piece::Defender),
            _ => {}
        }
    }
    Position::new(&setup, dice.pick(&Side::ALL)).unwrap()
}

#[test]
fn every_mixture_plays_like_the_model() {
    let config = Config {
        rng_seed: RngSeed::Fixed(20),
        failure_persistence: None,
        ..Config::default()
    };
    let rng = TestRng::deterministic_rng(config.rng_algorithm);
    let mut dice = Dice(TestRunner::new_with_rng(config, rng));
    let mut endings: BTreeMap<&str, usize> = BTreeMap::new();
    let mut captures = 0;
    for _ in 0..if cfg!(debug_assertions) { 1500 } else { 20_000 } {
        let rules = mixture(&mut dice);
        let Ok(ruleset) = Ruleset::new("mixed", rules) else {
            continue;
        };
        let position = strewn(&mut dice, ruleset.size());
        let model = Model::new(&ruleset, &position);
        let place = || format!("{position}\n{ruleset}");
        let mut moves = Vec::new();
        for (from, piece) in position.pieces() {
            if piece.side() == position.to_move() {
                let mut targets = model.targets(at(from));
                targets.sort_by_key(|(file, rank)| (*rank, *file));
                let square = |(file, rank)| {
                    Square::new(u8::try_from(file).unwrap(), u8::try_from(rank).unwrap()).unwrap()
                };
                moves.extend(targets.into_iter().map(|to| Ply::step(from, square(to))));
            }
        }
        assert_eq!(ruleset.plies(&position), moves, "{}", place());
        assert_eq!(
            ruleset.count_moves(&position),
            moves.len() as u64,
            "{}",
            place()
        );
        assert_eq!(
            ruleset.is_king_threatened(&position),
            model.threatened(),
            "{}",
            place()
        );
        // Some of the moves are enough, and all of them are slow.
        for _ in 0..moves.len().min(12) {
            let mv = dice.pick(&moves);
            let [from, to] = *mv.points() else {
                panic!("{mv}");
            };
            let (after, taken) = model.play(at(from), at(to));
            let step = ruleset.step(&position, mv).unwrap();
            assert!(
                after.is(&step.position),
                "{mv}: {}\n{}",
                step.position,
                place()
            );
            assert_eq!(step.captured as usize, taken, "{mv}: {}", place());
            let ending = step.ending.map(|end| (end.winner.unwrap(), end.reason));
            assert_eq!(
                ending,
                after.ending(position.to_move()),
                "{mv}: {}",
                place()
            );
            captures += taken;
            if let Some((_, reason)) = ending {
                *endings.entry(reason.code()).or_default() += 1;
            }
        }
    }
    // The comparison is worth something only where things happen.
    assert!(captures > 1000, "{captures}");
    for reason in &Reason::ALL[..5] {
        assert!(
            endings.get(reason.code()).is_some_and(|n| *n > 10),
            "{endings:?}"
        );
    }
}
