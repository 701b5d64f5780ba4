//! Maharajah and the Sepoys, against a slow second model and drawings.

use std::collections::{BTreeMap, BTreeSet};

use raichi_rules::{
    Change, Family, Game, Illegal, Played, PlyTextError, Point, Record, Rule, Ruleset, Side,
    chess::{self, Kind},
    records,
};

use super::slow::chess::{Move, State, name};

pub(crate) fn rules() -> Ruleset {
    Ruleset::preset("maharajah").unwrap()
}

pub(crate) fn with(id: &str, value: &str) -> Ruleset {
    let rule = Rule::named(Family::Chess, id).unwrap();
    rules().with(&[Change::new(rule, value).unwrap()]).unwrap()
}

pub(crate) fn at(name: &str) -> Point {
    name.parse().unwrap()
}

fn slow(rules: &Ruleset) -> State {
    State::start(&serde_json::from_str(&rules.to_json()).unwrap())
}

fn text((from, to): Move) -> String {
    let from = from.map(|from| name(from) + "-");
    from.unwrap_or_default() + &name(to)
}

#[test]
fn counts_agree_with_the_slow_model() {
    for (rules, depth) in [(rules(), 5), (with("start", "choice"), 4)] {
        let (game, slow) = (Game::new(rules.clone()), slow(&rules));
        for depth in 1..=depth {
            assert_eq!(game.perft(depth), slow.perft(depth), "depth {depth}");
        }
    }
}

/// Numbers without order, always the same ones.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % limit
    }
}

/// Plays a random game in both, and gives its reason.
fn agree(rules: &Ruleset, numbers: &mut Numbers) -> &'static str {
    let (mut game, mut slow) = (Game::new(rules.clone()), slow(rules));
    // Some players capture what they can, some hurry to repeat, some play anything.
    let (greed, haste) = (numbers.below(3) == 0, numbers.below(4) == 0);
    let mut before = Vec::new();
    loop {
        let moves = slow.moves();
        let legal: BTreeSet<_> = game.legal_plies().iter().map(ToString::to_string).collect();
        let ending = game.outcome().map(|outcome| {
            let winner = outcome.winner.map(|side| rules.side_code(side));
            (winner, outcome.reason.code())
        });
        assert_eq!(ending, slow.ending(), "{}", game.position_text());
        if let Some((_, reason)) = ending {
            assert!(legal.is_empty());
            return reason;
        }
        let expected: BTreeSet<_> = moves.iter().copied().map(text).collect();
        assert_eq!(legal, expected, "{}", game.position_text());
        let call = game.call().map(|call| call.code);
        assert_eq!(call.is_some(), slow.is_check(), "{}", game.position_text());
        let capturing = moves.iter().filter(|mv| slow.captures(**mv)).copied();
        let capturing: Vec<_> = capturing.filter(|_| greed).collect();
        let back = moves
            .iter()
            .filter(|mv| before.contains(&(Some(mv.1), mv.0)))
            .copied();
        let back: Vec<_> = back.filter(|_| haste).collect();
        let from = [capturing, back, moves]
            .into_iter()
            .find(|moves| !moves.is_empty());
        let from = from.unwrap();
        let chosen = from[numbers.below(from.len())];
        before.push((chosen.0, Some(chosen.1)));
        let captures = slow.captures(chosen);
        let played = game.play(text(chosen).parse().unwrap()).unwrap();
        assert_eq!(!played.captures.is_empty(), captures);
        assert!(
            played
                .captures
                .iter()
                .all(|it| it.piece.code != "sepoy-king")
        );
        assert_eq!(played.call, game.call());
        slow.play(chosen);
    }
}

#[test]
fn random_games_agree_with_the_slow_model() {
    let mut numbers = Numbers(44);
    let mut reasons: BTreeMap<&str, usize> = BTreeMap::new();
    let both = [rules(), with("start", "choice")];
    for rules in both.iter().cycle().take(200) {
        *reasons.entry(agree(rules, &mut numbers)).or_default() += 1;
    }
    for reason in ["checkmate", "repetition", "fifty-moves"] {
        assert!(reasons.contains_key(reason), "{reasons:?}");
    }
}

#[track_caller]
pub(crate) fn from(rules: &Ruleset, position: &str) -> Game {
    rules.start_from(position).unwrap()
}

#[track_caller]
fn play(game: &mut Game, plies: &str) -> Played {
    let plays = plies.split(' ').map(|text| {
        let ply = game.resolve(&text.parse().unwrap()).unwrap();
        game.play(ply).unwrap()
    });
    plays.last().unwrap()
}

#[track_caller]
fn ended(game: &Game, winner: Option<Side>, reason: &str) {
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.reason.code()), (winner, reason));
    assert!(game.legal_plies().is_empty());
    assert_eq!(
        (game.legal_ply_count(), game.perft(1), game.call()),
        (0, 0, None)
    );
    let over = game.check("a1-a2".parse().unwrap());
    assert_eq!(over, Err(Illegal::GameOver(outcome)));
}

#[track_caller]
pub(crate) fn refused(game: &Game, ply: &str, why: chess::Illegal) {
    let ply = ply.parse().unwrap();
    assert_eq!(game.check(ply), Err(Illegal::Chess(why)), "{ply}");
    let mut copy = game.clone();
    assert_eq!(copy.play(ply), Err(Illegal::Chess(why)));
    assert_eq!(
        (copy.position_text(), copy.ply_count()),
        (game.position_text(), game.ply_count())
    );
}

#[test]
fn either_side_mates() {
    let mut game = from(&rules(), "k7/8/8/8/8/2M5/7p/8 w - - 0 1");
    play(&mut game, "c3-c7");
    ended(&game, Some(Side::First), "checkmate");
    assert_eq!(game.decided_on(None), Some(at("a8")));
    let mut game = from(&rules(), "r7/5k2/8/8/8/2r5/b1q5/M7 sepoys");
    let played = play(&mut game, "c2-c1");
    ended(&game, Some(Side::Second), "checkmate");
    assert_eq!((played.call, game.decided_on(None)), (None, Some(at("a1"))));
}

#[test]
fn captures_are_read_as_chess_players_write_them() {
    let mut game = from(&rules(), "1k6/8/8/3p4/7p/8/8/3M3r maharajah");
    for (text, written) in [
        ("Mxd5", "d1-d5xd5"),
        ("h4-h3", "h4-h3"),
        ("d5xh1", "d5-h1xh1"),
    ] {
        let played = play(&mut game, text).written().to_string();
        assert!(played.ends_with(written), "{text}: {played}");
    }
    let game = Game::new(rules());
    for text in ["e1", "e1xd2/d3", "Nxd2"] {
        let no = game.resolve(&text.parse().unwrap());
        assert_eq!(no, Err(Illegal::Form(PlyTextError::NoTarget)), "{text}");
    }
}

#[test]
fn a_stalemate_is_a_draw_or_a_loss() {
    // The pawn on a1 stands for good.
    let before = "k7/8/8/8/8/8/8/p2M4 maharajah";
    for (rules, winner) in [
        (rules(), None),
        (with("no_moves", "loss"), Some(Side::First)),
    ] {
        let mut game = from(&rules, before);
        let played = play(&mut game, "d1-d7");
        assert_eq!(played.call, None);
        ended(&game, winner, "stalemate");
        assert_eq!(game.decided_on(None), None);
        // With a pawn that can still move, it is none.
        let mut game = from(&rules, "k7/8/8/8/8/8/p7/3M4 maharajah");
        play(&mut game, "d1-d7");
        assert_eq!(game.outcome(), None);
    }
}

#[test]
fn the_third_time_is_a_draw() {
    let mut game = Game::new(rules());
    play(&mut game, "e1-e2 b8-c6 e2-e1 c6-b8 e1-e2 b8-c6 e2-e1");
    assert_eq!((game.times_seen(), game.outcome()), (2, None));
    play(&mut game, "c6-b8");
    assert_eq!(game.times_seen(), 3);
    ended(&game, None, "repetition");
}

#[test]
fn fifty_moves_of_each_side_are_a_draw() {
    // The king walks along its ranks and the maharajah along its own, so that nothing is repeated thrice.
    let mut game = from(&rules(), "k7/8/8/8/7p/8/8/1M6 maharajah");
    let mut numbers = Numbers(7);
    while game.quiet_plies() < 99 {
        let plies = game.legal_plies();
        let quiet = plies.into_iter().filter(|ply| {
            let mut after = game.clone();
            after.play(*ply).is_ok_and(|played| {
                let goes_on = played.outcome.is_none() && after.call().is_none();
                goes_on && after.quiet_plies() > game.quiet_plies() && after.times_seen() == 1
            })
        });
        let quiet: Vec<_> = quiet.collect();
        game.play(quiet[numbers.below(quiet.len())]).unwrap();
    }
    assert_eq!(game.outcome(), None);
    let quiet = game.legal_plies().into_iter().find(|ply| {
        let mut after = game.clone();
        after
            .play(*ply)
            .is_ok_and(|_| after.quiet_plies() == 100 && after.times_seen() == 1)
    });
    let mut moved = game.clone();
    game.play(quiet.unwrap()).unwrap();
    ended(&game, None, "fifty-moves");
    // A move of the pawn in its place begins the count again.
    let pawn = moved.play("h4-h3".parse().unwrap()).unwrap();
    assert_eq!((pawn.outcome, moved.quiet_plies()), (None, 0));
}

#[test]
fn checks_are_called_for_either_side() {
    let mut game = from(&rules(), "4k3/8/8/8/8/8/4r3/M7 maharajah");
    let call = play(&mut game, "a1-a4").call.unwrap();
    assert_eq!((call.code, call.about), ("check", at("e8")));
    assert_eq!(call.threats, ["a4-e8".parse().unwrap()]);
    play(&mut game, "e8-f7 a4-a3");
    let call = play(&mut game, "e2-e3").call.unwrap();
    assert_eq!(
        (call.about, call.threats),
        (at("a3"), vec!["e3-a3".parse().unwrap()])
    );
    let illegal = game.check("a3-b3".parse().unwrap());
    let why = chess::Illegal::IntoCheck {
        to: at("b3"),
        by: at("e3"),
        attacker: Kind::Rook,
    };
    assert_eq!(illegal, Err(Illegal::Chess(why)));
}

#[test]
fn the_maharajah_may_be_placed_on_three_ranks() {
    use chess::Illegal as No;
    let rules = with("start", "choice");
    assert!(!rules.is_shipped());
    let mut game = Game::new(rules.clone());
    assert_eq!(game.legal_ply_count(), 24);
    assert_eq!(game.view().in_hand.len(), 1);
    let all = game.continuations(&[]);
    assert_eq!((all.next.len(), all.whole), (24, None));
    let one = game.continuations(&[at("c3")]);
    assert_eq!(
        (one.next.len(), one.whole.unwrap().to_string()),
        (0, "c3".to_owned())
    );
    refused(&game, "c4", No::PlacedTooFar(at("c4")));
    refused(&game, "e1-e2", No::PlaceFirst);
    refused(&game, "d7-d5", No::PlaceFirst);
    let played = play(&mut game, "Mc3");
    assert_eq!(
        (
            played.written().to_string().as_str(),
            played.piece.unwrap().code
        ),
        ("c3", "maharajah")
    );
    assert!(game.view().in_hand.is_empty());
    refused(&game, "d3", No::Placing(at("d3")));
    let near = from(&rules, "4k3/8/8/8/8/1n6/8/8+1M maharajah");
    refused(&near, "b3", No::PlacedOnPiece(at("b3")));
    let attacked = No::IntoCheck {
        to: at("a1"),
        by: at("b3"),
        attacker: Kind::Knight,
    };
    refused(&near, "a1", attacked);
    play(&mut game, "b7-b5 c3-b5");
}

#[test]
fn pawns_reach_rank_one_and_stay() {
    use chess::Illegal as No;
    let mut game = from(&rules(), "4k3/8/8/8/8/8/p7/3M4 sepoys");
    let e8 = at("e8");
    let out = game.check("a2-a1".parse().unwrap());
    assert_eq!(out, Ok(()));
    refused(&game, "a2-b1", No::PawnDiagonal { to: at("b1") });
    refused(
        &game,
        "a2-a3",
        No::Movement {
            from: at("a2"),
            to: at("a3"),
            piece: Kind::Pawn,
        },
    );
    play(&mut game, "a2-a1 d1-e3");
    assert_eq!(game.position_text(), "4k3/8/8/8/8/4M3/8/p7");
    let king = No::InCheck {
        king: e8,
        by: at("e3"),
    };
    refused(&game, "a1-a2", No::PawnAtEnd { from: at("a1") });
    let mut blocked = from(&rules(), "4k3/3p4/8/8/8/8/8/4M3 sepoys");
    refused(&blocked, "d7-d6", king_in_check(&blocked).unwrap_or(king));
    play(&mut blocked, "e8-d8 e1-d2");
    refused(
        &blocked,
        "d7-d2",
        No::Movement {
            from: at("d7"),
            to: at("d2"),
            piece: Kind::Pawn,
        },
    );
    let shut = from(&rules(), "k7/3p4/3n4/8/8/8/8/4M3 sepoys");
    refused(&shut, "d7-d6", No::OwnPiece(at("d6")));
    refused(
        &shut,
        "d7-d5",
        No::Blocked {
            from: at("d7"),
            to: at("d5"),
            at: at("d6"),
        },
    );
}

/// Why a move that does not help is refused while the king is in check.
fn king_in_check(game: &Game) -> Option<chess::Illegal> {
    let call = game.call()?;
    let by = call.threats[0].first()?;
    Some(chess::Illegal::InCheck {
        king: call.about,
        by,
    })
}

#[test]
fn records_survive_their_text() {
    for rules in [rules(), with("start", "choice")] {
        let mut game = Game::new(rules.clone());
        let mut numbers = Numbers(3);
        let mut written = Vec::new();
        while let (true, plies) = (written.len() < 60, game.legal_plies()) {
            if plies.is_empty() {
                break;
            }
            written.push(
                game.play(plies[numbers.below(plies.len())])
                    .unwrap()
                    .written(),
            );
        }
        let text = Record::new(&rules, written).to_string();
        let replay = records(&text).next().unwrap().replay(&Ruleset::default());
        assert_eq!(replay.error, None);
        let again = replay.game.unwrap();
        assert_eq!(
            (again.position_text(), again.outcome()),
            (game.position_text(), game.outcome())
        );
        assert_eq!(again.ruleset(), rules);
    }
    let start = "[Rules \"maharajah\"]\n\n1. Mc3 b7-b5 2. c3-b5xb5";
    let replay = records(start).next().unwrap().replay(&Ruleset::default());
    assert_eq!(replay.error, None);
    assert_eq!(
        replay.game.unwrap().position_text(),
        "rnbqkbnr/p1pppppp/8/1M6/8/8/8/8"
    );
    let begun = "[Rules \"maharajah\"]\n[Setup \"4k3/8/8/8/8/8/8/4M3 b - - 0 1\"]\n\n1. e8-d8 Md2";
    assert_eq!(
        records(begun)
            .next()
            .unwrap()
            .replay(&Ruleset::default())
            .error,
        None
    );
}

#[test]
fn the_last_move_of_a_position_is_checked() {
    let game = rules()
        .reached("rnbqkbnr/p1pppppp/8/1M6/8/8/8/8 b")
        .unwrap();
    let led = |text: &str| {
        game.led_by(&text.parse().unwrap())
            .map(|played| played.captures.len())
    };
    assert_eq!(led("c3-b5xb5"), Ok(1));
    assert_eq!(led("c3-b5"), Ok(0));
    for wrong in ["a7-b5", "c3-e4", "c3-b5xd6", "c3-i9", "end", "c3-d4-b5"] {
        assert!(led(wrong).is_err(), "{wrong}");
    }
}
