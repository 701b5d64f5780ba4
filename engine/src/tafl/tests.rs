//! The facts on which the search of tafl relies, on positions of random games under shipped and mixed rules.

use std::collections::BTreeSet;

use raichi_rules::{
    Ply,
    search::{
        Bits,
        tafl::{Board, Field, Visitor, with_board},
    },
    tafl::{
        Choices, ClassSet, Game, Position, Rank, Rule, RuleValue, Ruleset, Setup, Side, Square,
        presets,
    },
};

use super::{Legs, Tafl, Weights};
use crate::{
    random::Random,
    variant::{Candidate, Variant, Verdict, Which},
};

/// Some men of a setup have ranks.
fn ranked(setup: &Setup, random: &mut Random) -> Setup {
    let squares = Square::all(setup.size());
    squares.fold(*setup, |setup, square| match random.below(5) {
        0 => setup.with_rank(square, Rank::ALL[random.below(Rank::ALL.len())]),
        _ => setup,
    })
}

/// A ruleset with about a quarter of its rules replaced.
fn mixture(random: &mut Random) -> Ruleset {
    loop {
        let shipped = &presets()[random.below(presets().len())];
        // The largest boards take too long.
        if shipped.size() > 13 {
            continue;
        }
        let mut rules = *shipped.rules();
        for rule in Rule::ALL {
            if random.below(4) > 0 || rule.id() == "repetition.count" {
                continue;
            }
            let value = match rule.choices() {
                Choices::Words(words) => RuleValue::Word(words[random.below(words.len())]),
                Choices::Flag => RuleValue::Flag(random.below(2) == 0),
                Choices::Classes => RuleValue::Classes(ClassSet::EACH[random.below(8)]),
                Choices::NumberOrNever { .. } => RuleValue::Never,
                Choices::Number { .. } => RuleValue::Number([0, 0, 1, 3][random.below(4)]),
                Choices::Squares => continue,
            };
            assert!(rule.set(&mut rules, value));
        }
        if random.below(4) == 0 {
            rules.setup = ranked(&rules.setup, random);
        }
        rules.corners.width = rules.corners.width.clamp(1, 2);
        if let Ok(ruleset) = Ruleset::new("mixture", rules) {
            return ruleset;
        }
    }
}

/// Calls a function with positions of random games that go on.
fn each_position(games: u64, mut each: impl FnMut(&Ruleset, &Position)) {
    for seed in 0..games {
        let mut random = Random::new(seed);
        let ruleset = if seed % 2 == 0 {
            (*presets()[usize::try_from(seed / 2).unwrap() % presets().len()]).clone()
        } else {
            mixture(&mut random)
        };
        let mut game = Game::new(ruleset.clone());
        for _ in 0..60 {
            if game.outcome().is_some() {
                break;
            }
            each(&ruleset, game.position());
            let moves = game.legal_plies();
            // Games in which the king comes near an end are the interesting ones.
            let wild: Vec<_> = moves
                .iter()
                .filter(|ply| ply.first() == game.position().king())
                .collect();
            let mv = if !wild.is_empty() && random.below(3) == 0 {
                *wild[random.below(wild.len())]
            } else {
                moves[random.below(moves.len())]
            };
            game.play(mv).unwrap();
        }
    }
}

/// A check of what the search knows of a position.
trait Check {
    /// What it finds.
    type Output;

    /// Checks it.
    fn check<V: Variant<Move: PartialEq>>(self, variant: &V, board: V::Board) -> Self::Output;
}

/// Checks a position as the search of its rules sees it.
struct Checked<C>(C);

impl<C: Check> Visitor for Checked<C> {
    type Output = C::Output;

    fn visit<B: Bits>(self, field: Field<'_, B>, board: Board<B>) -> C::Output {
        if field.rules().has_legs() {
            self.0
                .check(&Legs::new(field, Weights::of(None), true), board)
        } else {
            self.0
                .check(&Tafl::new(field, Weights::of(None), None, true), board)
        }
    }
}

/// What the search takes for granted of a position, against all its moves.
struct Facts;

impl Check for Facts {
    type Output = Verdict;

    fn check<V: Variant<Move: PartialEq>>(self, tafl: &V, board: V::Board) -> Verdict {
        let side = tafl.side(&board);
        let look = tafl.look(&board);
        let verdict = tafl.verdict(&look);
        let mut all = Vec::new();
        tafl.generate(&board, &look, Which::All, &mut all);
        let wins =
            |candidate: &Candidate<_>| tafl.play(&board, candidate.mv).ending == Some(Some(side));
        // Whether the other side wins at once after the move.
        let loses = |candidate: &Candidate<_>| {
            let after = tafl.play(&board, candidate.mv);
            match after.ending {
                Some(winner) => winner == Some(side.opponent()),
                None => tafl.verdict(&tafl.look(&after.board)) == Verdict::Won(1),
            }
        };
        match verdict {
            Verdict::Won(plies) => {
                assert_eq!(plies, 1);
                assert!(all.iter().any(wins));
            }
            Verdict::Lost(plies) => {
                assert_eq!(plies, 2);
                assert!(!all.is_empty() && all.iter().all(loses));
            }
            Verdict::Forced => {
                let mut answers = Vec::new();
                tafl.generate(&board, &look, Which::Answers, &mut answers);
                let is_answer = |candidate: &Candidate<_>| {
                    answers.iter().any(|answer| answer.mv == candidate.mv)
                };
                let others = all.iter().filter(|candidate| !is_answer(candidate));
                for candidate in others {
                    assert!(loses(candidate), "{:?}", tafl.ply(&board, candidate.mv));
                }
            }
            Verdict::Open => {}
        }
        let shuts_in = |candidate: &Candidate<_>| {
            let after = tafl.play(&board, candidate.mv);
            after.ending.is_none()
                && !tafl.can_move(&after.board)
                && tafl.past().stuck[side.opponent().index()] == Some(side)
        };
        let may_win = all
            .iter()
            .any(|candidate| wins(candidate) || shuts_in(candidate));
        assert!(!may_win || matches!(verdict, Verdict::Won(_)) || tafl.may_win(&board));
        let by_code = |code| tafl.move_of(&board, code);
        for candidate in all.iter().step_by(7) {
            let code = tafl.code(candidate.mv);
            assert!(by_code(code).is_none_or(|mv| mv == candidate.mv));
            // Codes of other positions are like those of this one.
            for mv in (0..18).filter_map(|bit| by_code(code ^ 1 << bit)) {
                assert!(all.iter().any(|candidate| candidate.mv == mv));
            }
        }
        let mut threats = Vec::new();
        tafl.generate(&board, &look, Which::Threats, &mut threats);
        for threat in threats {
            assert!(all.iter().any(|candidate| candidate.mv == threat.mv));
        }
        verdict
    }
}

#[test]
fn verdicts_and_answers_are_right() {
    let mut seen = [0_u32; 4];
    each_position(400, |ruleset, position| {
        let place = match with_board(ruleset, position, Checked(Facts)) {
            Verdict::Open => 0,
            Verdict::Forced => 1,
            Verdict::Won(_) => 2,
            Verdict::Lost(_) => 3,
        };
        seen[place] += 1;
    });
    assert!(seen.iter().all(|count| *count > 50), "{seen:?}");
}

/// d4-a4 leaves the king no move, which wins by the rules and not by a verdict.
#[test]
fn a_side_that_may_be_left_without_a_move_may_lose_at_once() {
    let position = "11/11/11/11/11/t10/Kt9/3t7/11/11/11 attackers".parse();
    let ruleset = Ruleset::preset("kings-table").unwrap();
    with_board(&ruleset, &position.unwrap(), Checked(Facts));
}

/// Each move with the change of the hash that the search adds up.
struct Hashes;

impl Check for Hashes {
    type Output = Vec<(Ply, u64)>;

    fn check<V: Variant<Move: PartialEq>>(self, tafl: &V, board: V::Board) -> Self::Output {
        let mut all = Vec::new();
        tafl.generate(&board, &tafl.look(&board), Which::All, &mut all);
        let moves = all.iter().map(|candidate| candidate.mv);
        moves
            .map(|mv| (tafl.ply(&board, mv).unwrap(), tafl.play(&board, mv).change))
            .collect()
    }
}

#[test]
fn moves_are_those_of_the_rules_with_the_hashes_of_positions() {
    let mut longest = 0;
    each_position(160, |ruleset, position| {
        let after = |ply: Ply| ruleset.step(position, ply).unwrap().position.hash();
        let mut found = BTreeSet::new();
        for (ply, change) in with_board(ruleset, position, Checked(Hashes)) {
            let hash = position.hash() ^ change;
            assert_eq!(hash, after(ply), "{ply} {position}");
            // Moves with the same effects are one.
            let ends = [ply.first().unwrap(), ply.last().unwrap()];
            assert!(found.insert((ends, hash)), "{ply} {position}");
            longest = longest.max(ply.points().len());
        }
        let plies = ruleset.plies(position).into_iter();
        let all = plies.map(|ply| ([ply.first().unwrap(), ply.last().unwrap()], after(ply)));
        assert_eq!(found, all.collect::<BTreeSet<_>>(), "{position}");
    });
    assert!(longest > 4, "{longest}");
}

struct Score;

impl Check for Score {
    type Output = i32;

    fn check<V: Variant<Move: PartialEq>>(self, tafl: &V, board: V::Board) -> i32 {
        tafl.evaluate(&board, &tafl.look(&board))
    }
}

#[test]
fn mirror_images_score_alike() {
    each_position(120, |ruleset, position| {
        // A camp may be on one side only.
        if ruleset.rules().camps.squares.len() % 4 != 0 {
            return;
        }
        let last = position.size() - 1;
        let score = with_board(ruleset, position, Checked(Score));
        for image in 0..3 {
            let mut setup = Setup::empty(position.size());
            for (square, piece) in position.pieces() {
                let (file, rank) = (square.file(), square.rank());
                let (file, rank) = match image {
                    0 => (last - file, rank),
                    1 => (file, last - rank),
                    _ => (rank, file),
                };
                let at = Square::new(file, rank).unwrap();
                setup = setup.with(at, piece);
                if let Some(rank) = position.rank_at(square) {
                    setup = setup.with_rank(at, rank);
                }
            }
            let mirrored = Position::new(&setup, position.to_move()).unwrap();
            assert_eq!(
                with_board(ruleset, &mirrored, Checked(Score)),
                score,
                "{position}"
            );
        }
    });
}

#[test]
fn the_better_side_has_the_better_score() {
    let score = |text: &str| {
        let ruleset = Ruleset::preset("brandubh").unwrap();
        with_board(&ruleset, &text.parse().unwrap(), Checked(Score))
    };
    // Without half of the attackers.
    assert!(
        score("3t3/7/3T3/ttTKTt1/3T3/7/7 attackers")
            < score("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 attackers")
    );
    // Without defenders.
    assert!(score("3t3/3t3/7/tt1KTtt/7/3t3/3t3 attackers") > 200);
    assert_eq!(Side::Attackers.opponent(), Side::Defenders);
}
