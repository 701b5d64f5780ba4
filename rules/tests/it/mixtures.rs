//! Any mixture of rules, on any board: the same moves, captures and endings as the slow model has.

use std::collections::{BTreeMap, BTreeSet};

use proptest::{
    prelude::*,
    strategy::ValueTree,
    test_runner::{Config, RngSeed, TestRng, TestRunner},
};
use raichi_rules::Ply;
use raichi_rules::search::{
    Bits,
    tafl::{Board, Field, Visitor, with_board},
};
use raichi_rules::tafl::{
    CampRules, CaptureKind, Chain, Choices, ClassSet, Forbid, Game, KingJump, Piece, Position,
    Rank, Reason, Rule, RuleValue, Rules, Ruleset, Setup, Side, Square, perft, preset,
};

use crate::model::{self, Model, at};

/// Numbers from the test's generator.
struct Dice(TestRunner);

impl Dice {
    fn new(seed: u64) -> Self {
        let config = Config {
            rng_seed: RngSeed::Fixed(seed),
            failure_persistence: None,
            ..Config::default()
        };
        let rng = TestRng::deterministic_rng(config.rng_algorithm);
        Self(TestRunner::new_with_rng(config, rng))
    }

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
    let mut dice = Dice::new(20);
    let mut endings: BTreeMap<&str, usize> = BTreeMap::new();
    let mut captures = 0;
    for _ in 0..if cfg!(debug_assertions) { 1500 } else { 20_000 } {
        let mut rules = mixture(&mut dice);
        // The next test mixes these.
        rules.chain = Chain::None;
        rules.king.jump = KingJump::None;
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
        counts_are_those_of_the_moves(&ruleset, &position, &moves);
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

/// Counts of moves are made by other functions than moves.
#[track_caller]
fn counts_are_those_of_the_moves(ruleset: &Ruleset, position: &Position, plies: &[Ply]) {
    let steps = plies
        .iter()
        .map(|ply| ruleset.step(position, *ply).unwrap());
    let go_on = steps.filter(|step| step.ending.is_none());
    let two = go_on.map(|step| ruleset.count_moves(&step.position)).sum();
    for (depth, count) in [(1, plies.len() as u64), (2, two)] {
        assert_eq!(
            perft(ruleset, position, depth),
            count,
            "{depth} {position}\n{ruleset}"
        );
    }
}

/// A position some of whose men have ranks.
fn ranked(dice: &mut Dice, position: &Position) -> Setup {
    let share = dice.pick(&[0, 10, 50]);
    let mut setup = position.setup();
    for (square, piece) in position.pieces() {
        if piece.is_soldier() && dice.below(100) < share {
            setup = setup.with_rank(square, dice.pick(&Rank::ALL));
        }
    }
    setup
}

/// Positions with more moves than these take the model too long.
const MOST_MOVES: u64 = 1_500;

/// What has come about in games under mixtures with moves of several legs.
#[derive(Debug, Default)]
struct Seen {
    mixtures: usize,
    captures: usize,
    chains: usize,
    leaps: usize,
    ends: BTreeMap<&'static str, usize>,
    calls: BTreeMap<&'static str, usize>,
}

/// Whether the king can escape, as searches ask.
struct CanEscape;

impl Visitor for CanEscape {
    type Output = bool;

    fn visit<B: Bits>(self, field: Field<'_, B>, board: Board<B>) -> bool {
        field.can_escape(&board)
    }
}

/// Plays a few moves, and compares all that can be seen after each with the model.
fn compare(dice: &mut Dice, ruleset: &Ruleset, seen: &mut Seen) {
    let mut game = Game::new(ruleset.clone());
    let mut slow = model::Game::new(ruleset, ruleset.start());
    for _ in 0..4 {
        let turned = game.position().with_to_move(game.to_move().opponent());
        let most = ruleset
            .count_moves(&turned)
            .max(ruleset.count_moves(game.position()));
        if game.outcome().is_some() || most > MOST_MOVES {
            return;
        }
        let place = format!("{}\n{ruleset}", game.position());
        let moves = slow.moves();
        let plies: Vec<_> = moves.iter().map(|path| model::ply(path)).collect();
        assert_eq!(game.legal_plies(), plies, "{place}");
        assert_eq!(game.legal_move_count(), plies.len() as u64, "{place}");
        if ruleset.rules().repetition.forbid == Forbid::Nobody {
            counts_are_those_of_the_moves(ruleset, game.position(), &plies);
        }
        let Some(mut last) = (!moves.is_empty()).then(|| dice.below(moves.len())) else {
            return;
        };
        for _ in 0..6 {
            // Long moves are the interesting ones.
            let tried = [0; 3].map(|_| dice.below(moves.len()));
            let at = tried.into_iter().max_by_key(|at| moves[*at].len()).unwrap();
            let (mut after, mut slowly) = (game.clone(), slow.clone());
            let played = after.play(plies[at]).unwrap();
            let effect = slowly.play(&moves[at]);
            let place = format!("{}: {place}", plies[at]);
            assert!(
                slowly.board.is(after.position()),
                "{place}\n{}",
                after.position()
            );
            let captures = played.captures.iter();
            let captures: BTreeSet<_> = captures.map(|capture| model::at(capture.square)).collect();
            assert_eq!(captures, effect.captures, "{place}");
            let end = played
                .outcome
                .map(|outcome| (outcome.winner, outcome.reason));
            assert_eq!(end, effect.end, "{place}");
            let call = played.call.map(|call| call.code());
            let turned = after.position().with_to_move(played.by);
            if end.is_none() && ruleset.count_moves(&turned) <= MOST_MOVES {
                assert_eq!(call, slowly.call(), "{place}");
            }
            if end.is_none() {
                let position = after.position();
                let lines = ruleset.count_escape_lines(position);
                let can_escape = with_board(ruleset, position, CanEscape);
                assert_eq!(can_escape, lines > 0, "{place}");
                if played.by == Side::Attackers {
                    let is_threatened = ruleset.is_king_threatened(position);
                    assert_eq!(call.is_some(), is_threatened, "{place}");
                }
            }
            seen.captures += captures.len();
            seen.chains += usize::from(moves[at].len() > 2);
            let leapt = played.captures.iter();
            seen.leaps += leapt
                .filter(|capture| capture.kind == CaptureKind::Leapt)
                .count();
            if let Some((_, reason)) = end {
                *seen.ends.entry(reason.code()).or_default() += 1;
            } else {
                last = at;
            }
            if let Some(call) = call {
                *seen.calls.entry(call).or_default() += 1;
            }
        }
        game.play(plies[last]).unwrap();
        slow.play(&moves[last]);
    }
}

#[test]
fn every_mixture_with_chains_leaps_and_ranks_plays_like_the_model() {
    let mut dice = Dice::new(40);
    let mut seen = Seen::default();
    while seen.mixtures
        < if cfg!(debug_assertions) {
            1_000
        } else {
            10_000
        }
    {
        let mut rules = mixture(&mut dice);
        let position = strewn(&mut dice, rules.setup.size());
        rules.setup = ranked(&mut dice, &position);
        rules.starts = position.to_move();
        let Ok(ruleset) = Ruleset::new("mixed", rules) else {
            continue;
        };
        if !rules.has_legs() {
            continue;
        }
        seen.mixtures += 1;
        compare(&mut dice, &ruleset, &mut seen);
    }
    // The comparison is worth something only where things happen.
    assert!(
        seen.captures > 3_000 && seen.chains > 500 && seen.leaps > 200,
        "{seen:?}"
    );
    for reason in Reason::ALL {
        assert!(
            seen.ends.contains_key(reason.code()),
            "{} {seen:?}",
            reason.code()
        );
    }
    assert!(seen.calls.len() == 3, "{seen:?}");
}
