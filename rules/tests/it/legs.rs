//! Moves of several legs, leaps and ranks: what is refused, and how records write them.

use raichi_rules::tafl::{
    CampRules, Chain, Forbid, Game, Illegal, Jump, Move, Piece, Reason, Rules, Ruleset, Side,
    SpecialKind, StartError, Stay, preset,
};
use raichi_rules::{Ply, Record, records};

/// The knight takes c2 by leaping to c3, and from there d3 and e4 by leaping to e3.
const KNIGHT: &str = "7/1K3t1/4T2/4t2/3t3/2t4/2N4";

fn ruleset(rules: Rules, setup: &str, starts: Side) -> Ruleset {
    let rules = Rules {
        setup: setup.parse().unwrap(),
        starts,
        ..rules
    };
    Ruleset::new("test", rules).unwrap()
}

fn chains(chain: Chain) -> Ruleset {
    let rules = Rules {
        chain,
        ..preset::BRANDUBH
    };
    ruleset(rules, KNIGHT, Side::Defenders)
}

fn ply(text: &str) -> Ply {
    text.parse().unwrap()
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

#[track_caller]
fn refused(ruleset: &Ruleset, text: &str, why: Illegal) {
    let mut game = Game::new(ruleset.clone());
    let before = *game.position();
    assert_eq!(game.check(ply(text)), Err(why), "{text}");
    assert_eq!(game.play(ply(text)), Err(why));
    assert_eq!(*game.position(), before);
    assert!(!game.legal_plies().contains(&ply(text)));
}

#[track_caller]
fn played(ruleset: &Ruleset, text: &str) {
    let mut game = Game::new(ruleset.clone());
    assert!(game.legal_plies().contains(&ply(text)), "{text}");
    let played = game.play(ply(text)).unwrap();
    assert_eq!(played.written().to_string(), text);
}

#[test]
fn a_chain_that_must_go_on_may_not_stop() {
    let c3 = mv("c1-c3").to;
    refused(&chains(Chain::Must), "c1-c3", Illegal::MustGoOn { at: c3 });
    played(&chains(Chain::Must), "c1-c3-e3xc2/d3/e4");
    played(&chains(Chain::May), "c1-c3xc2");
    played(&chains(Chain::May), "c1-c3-e3xc2/d3/e4");
    let none = chains(Chain::None);
    refused(&none, "c1-c3-e3", Illegal::ChainEnds { at: c3 });
    for chain in [Chain::May, Chain::Must] {
        let why = Illegal::CapturesNothing(mv("c3-b3"));
        refused(&chains(chain), "c1-c3-b3", why);
        // A first leg that takes nothing is the last one.
        refused(
            &chains(chain),
            "c1-b1-b3",
            Illegal::ChainEnds { at: mv("c1-b1").to },
        );
    }
}

#[test]
fn kings_and_ranks_are_not_leapt_over() {
    let over = |setup: &str, text: &str, chain: Chain, at: &str, piece: Piece| {
        let rules = Rules {
            chain,
            ..preset::BRANDUBH
        };
        let over = mv(&format!("a1-{at}")).to;
        let rules = ruleset(rules, setup, Side::Attackers);
        refused(&rules, text, Illegal::NotLeapable { over, piece });
    };
    over(
        "7/7/7/7/1cK4/7/2T3t",
        "b3-d3",
        Chain::None,
        "c3",
        Piece::King,
    );
    // As a further leg: the knight has taken b3.
    over(
        "7/7/7/1n5/1T5/2K4/6t",
        "b4-b2-d2",
        Chain::May,
        "c2",
        Piece::King,
    );
    over(
        "7/7/5K1/7/1cN4/7/6t",
        "b3-d3",
        Chain::None,
        "c3",
        Piece::Defender,
    );
    over(
        "7/7/5K1/7/1cC4/7/6t",
        "b3-d3",
        Chain::None,
        "c3",
        Piece::Defender,
    );
    over(
        "7/7/5K1/7/1ct4/7/6t",
        "b3-d3",
        Chain::None,
        "c3",
        Piece::Attacker,
    );
}

#[test]
fn a_leap_out_of_a_camp_goes_where_the_piece_may_stop() {
    let camps = |stay| {
        let rules = Rules {
            camps: CampRules {
                squares: ["b3", "b4", "b5"]
                    .map(|at| mv(&format!("a1-{at}")).to)
                    .into_iter()
                    .collect(),
                stay,
                ..preset::SAAMI_TABLUT.camps
            },
            ..preset::BRANDUBH
        };
        ruleset(rules, "7/5K1/7/1T5/1cT4/7/6t", Side::Attackers)
    };
    for stay in [Stay::No, Stay::Own, Stay::Any] {
        // The camp that it leaves is hostile to the man leapt over.
        played(&camps(stay), "b3-d3xc3");
        let b5 = mv("a1-b5").to;
        let why = Illegal::MayNotStop {
            at: b5,
            special: SpecialKind::Camp,
            only: preset::SAAMI_TABLUT.camps.stop,
        };
        refused(&camps(stay), "b3-b5", why);
    }
}

#[test]
fn ranks_are_refused_where_the_rules_have_none() {
    let ruleset = Ruleset::preset("brandubh").unwrap();
    let position = format!("{KNIGHT} defenders").parse().unwrap();
    let error = Game::from_position(ruleset.clone(), position).unwrap_err();
    assert_eq!(error, StartError::Ranks);
    let text = format!("[Rules \"brandubh\"]\n[Setup \"{KNIGHT} defenders\"]\n\nc1-c3");
    let record = records(&text).next().unwrap();
    let replay = record.replay(&raichi_rules::Ruleset::default());
    let error = replay.error.unwrap();
    assert!(replay.game.is_none());
    assert_eq!(
        (error.ply, error.to_string().as_str()),
        (
            0,
            "the setup cannot be played: the rules have no commanders or knights"
        )
    );
}

/// Rules by which the defenders may not repeat, with nothing else that ends a game soon.
fn without_repeating() -> Ruleset {
    let mut rules = preset::BRANDUBH;
    rules.repetition.count = 0;
    rules.repetition.forbid = Forbid::Defenders;
    ruleset(rules, "7/1K5/7/5T1/7/7/1t3t1", Side::Attackers)
}

#[test]
fn a_repetition_that_is_taken_back_is_allowed_again() {
    let rules = without_repeating();
    let back = ["b1-c1", "b6-b5", "c1-b1", "b5-b6"].map(ply);
    let after = |plies: &[Ply]| {
        let mut game = Game::new(rules.clone());
        for ply in plies {
            game.play(*ply).unwrap();
        }
        game
    };
    let mut game = after(&back[..3]);
    // The board of the start would stand again.
    let why = Illegal::StoodBefore { ply: 0 };
    assert_eq!(game.play(back[3]), Err(why));
    let count = game.legal_move_count();
    assert_eq!(count, game.legal_plies().len() as u64);
    assert_eq!(count + 1, rules.count_moves(game.position()));
    // Without its last move, in which an attacker came back.
    let mut taken_back = after(&back[..2]);
    taken_back.play(ply("f1-g1")).unwrap_err();
    taken_back.play(ply("f1-e1")).unwrap();
    taken_back.play(back[3]).unwrap();
    // An attacker may bring back what stood.
    let mut attackers = after(&back[..2]);
    attackers.play(back[2]).unwrap();
}

#[test]
fn a_game_from_a_setup_remembers_nothing_before_it() {
    let rules = without_repeating();
    let mut game = Game::new(rules.clone());
    for text in ["b1-c1", "b6-b5", "c1-b1"] {
        game.play(ply(text)).unwrap();
    }
    let mut other = Game::from_position(rules, *game.position()).unwrap();
    assert_eq!(other.stood().len(), 1);
    assert!(game.check(ply("b5-b6")).is_err());
    other.play(ply("b5-b6")).unwrap();
    other.play(ply("b1-c1")).unwrap();
    // Now that the board of its own start has stood, it may not be brought back.
    assert_eq!(
        other.check(ply("b6-b5")),
        Ok(()),
        "the attacker stands elsewhere"
    );
    other.play(ply("b6-b7")).unwrap();
    other.play(ply("c1-b1")).unwrap();
    assert_eq!(
        other.check(ply("b7-b5")),
        Err(Illegal::StoodBefore { ply: 0 })
    );
}

#[test]
fn a_board_of_nothing_but_knights_is_played() {
    let rules = Rules {
        chain: Chain::Must,
        ..preset::BRANDUBH
    };
    // Nobody can move, so the game is over before it begins.
    let full = "nnnnnnn/NNNNNNN/nnnnnnn/NNNKNNN/nnnnnnn/NNNNNNN/nnnnnnn";
    let full = ruleset(rules, full, Side::Attackers);
    assert!(Ruleset::from_json(&full.to_json()).is_err());
    let game = Game::new(full);
    assert_eq!(game.outcome().unwrap().reason, Reason::NoMoves);
    assert_eq!(game.legal_plies(), []);
    // Ranks are not leapt over: they walk, and capture as soldiers do.
    let open = "1n1n1n1/2n1n2/3N3/nnNKNnn/3N3/2n1n2/1n1n1n1";
    let open = ruleset(rules, open, Side::Attackers);
    let mut game = Game::new(open);
    let mut captured = 0;
    for at in 0..200 {
        let plies = game.legal_plies();
        assert_eq!(plies.len() as u64, game.legal_move_count());
        if plies.is_empty() {
            break;
        }
        let played = game.play(plies[31 * at % plies.len()]).unwrap();
        captured += played.captures.len();
    }
    assert!(captured > 0);
}

/// Knights among so many men that no list could hold all their chains.
#[test]
fn chains_without_number_are_listed_and_counted_up_to_a_bound() {
    let (near, far) = (
        format!("{}1", "1T".repeat(9)),
        format!("{}T", "T1".repeat(9)),
    );
    let rows = (0..19).map(|at| if at % 2 == 0 { &near } else { &far });
    let mut rows: Vec<_> = rows.cloned().collect();
    rows[8].replace_range(8..9, "n");
    rows[3].replace_range(3..4, "K");
    let rules = Rules {
        chain: Chain::May,
        enclosure_wins: false,
        ..preset::ALEA_EVANGELII
    };
    let ruleset = ruleset(rules, &rows.join("/"), Side::Attackers);
    let plies = Game::new(ruleset.clone()).legal_plies();
    assert_eq!(plies.len(), 1 << 18);
    assert_eq!(ruleset.count_moves(ruleset.start()), 1 << 18);
    assert!(
        plies
            .iter()
            .all(|ply| ply.points().len() <= Ply::MOST_POINTS)
    );
}

#[test]
fn a_limit_of_one_ply_is_refused_and_ends_a_stored_game_at_once() {
    let rules = Rules {
        ply_limit: 1,
        ..preset::BRANDUBH
    };
    let ruleset = Ruleset::new("one", rules).unwrap();
    let errors = Ruleset::from_json(&ruleset.to_json()).unwrap_err();
    assert!(errors.to_string().contains("ply_limit"), "{errors}");
    let mut game = Game::new(ruleset);
    let played = game.play(ply("d6-e6")).unwrap();
    let outcome = played.outcome.unwrap();
    assert_eq!((outcome.winner, outcome.reason), (None, Reason::PlyLimit));
    assert_eq!(game.play(ply("d3-e3")), Err(Illegal::GameOver(outcome)));
}

#[test]
fn a_rank_that_leaps_not_walks_only() {
    let mut rules = preset::BRANDUBH;
    rules.knight.jump = Jump::None;
    let rules = ruleset(rules, KNIGHT, Side::Defenders);
    let c2 = mv("a1-c2").to;
    let why = Illegal::Blocked {
        at: c2,
        by: Piece::Attacker,
    };
    refused(&rules, "c1-c3", why);
}

/// The plies of a record under some rules, and its error.
fn replay(ruleset: &Ruleset, moves: &str) -> (Vec<String>, Option<(usize, String)>) {
    let ruleset = raichi_rules::Ruleset::from(ruleset.clone());
    let mut record = Record::new(&ruleset, []);
    record.moves = records(moves).next().unwrap().moves;
    let replay = record.replay(&ruleset);
    let plies = replay.plies.iter().map(|ply| {
        let differs = ply.differs.as_ref().map(|it| format!(" ({it})"));
        format!("{}{}", ply.played.written(), differs.unwrap_or_default())
    });
    let error = replay.error.map(|error| (error.ply, error.to_string()));
    (plies.collect(), error)
}

#[test]
fn chains_are_read_as_other_programs_write_them() {
    let whole = ["c1-c3-e3xc2/d3/e4", "f6-f5"].map(str::to_owned).to_vec();
    for moves in [
        "c1-c3-e3xc2/d3/e4 f6-f5",
        "1. c1-c3-e3 f6-f5",
        "Nc1^c3^e3 tf6-f5",
        "nc1^c3xtc2=e3xtd3/te4 f6-f5",
        // AbstractPlay.
        "Nc1^c3xc2 Nc3^e3xd3xe4 f6-f5",
        "c1^c3xc2 c3^e3xd3xe4 f6-f5",
        // OpenTafl.
        "1. Nc1^c3xtc2 Nc3^=e3xte4/td3- 2. tf6-f5",
        "c1 c3 c3 e3 f6 f5",
    ] {
        for chain in [Chain::May, Chain::Must] {
            assert_eq!(
                replay(&chains(chain), moves),
                (whole.clone(), None),
                "{moves}"
            );
        }
    }
    // The first leg alone, and the same piece once more in its next turn.
    let short = ["c1-c3xc2", "f6-f5", "c3-e3xd3/e4"]
        .map(str::to_owned)
        .to_vec();
    let moves = "c1-c3xc2 f6-f5 c3-e3xd3";
    let (plies, error) = replay(&chains(Chain::May), "c1-c3xc2 f6-f5 c3-e3");
    assert_eq!((plies, error), (short, None));
    let (plies, _) = replay(&chains(Chain::May), moves);
    assert_eq!(plies[2], "c3-e3xd3/e4 (`c3-e3xd3` captures d3 and e4)");
}

#[test]
fn a_record_that_stops_inside_a_chain_that_must_go_on_is_illegal() {
    let must = chains(Chain::Must);
    let stops = |moves| {
        (
            Vec::new(),
            Some((
                1,
                format!("{moves} is not legal: the piece on c3 must go on capturing"),
            )),
        )
    };
    for moves in ["c1-c3xc2", "c1-c3", "Nc1^c3xc2 f6-f5"] {
        assert_eq!(replay(&must, moves), stops("c1-c3"), "{moves}");
    }
    let (plies, error) = replay(&must, "c1-c3xc2 c3-b3");
    assert!(plies.is_empty());
    assert_eq!(
        error.unwrap().1,
        "c1-c3-b3 is not legal: the move cannot go on to b3, because that captures nothing"
    );
    // Without chains, another move of the same side is what it always was.
    let (plies, error) = replay(&chains(Chain::None), "c1-c3xc2 c3-e3xd3");
    assert_eq!(plies, ["c1-c3xc2"]);
    assert_eq!(
        error.unwrap(),
        (
            2,
            "c3-e3 is not legal: the piece on c3 is not of the side to move".to_owned()
        )
    );
}

#[test]
fn the_letter_of_another_piece_is_noted() {
    let may = chains(Chain::May);
    for (moves, letter) in [("Cc1-c3xc2", 'C'), ("Kc1-c3", 'K'), ("tc1-c3", 'T')] {
        let (plies, error) = replay(&may, moves);
        assert_eq!(error, None);
        let end = format!("is no move of the piece with the letter {letter})");
        assert!(plies[0].ends_with(&end), "{plies:?}");
    }
    for moves in ["Nc1-c3", "nc1-c3xc2", "c1-c3"] {
        assert_eq!(replay(&may, moves), (vec!["c1-c3xc2".to_owned()], None));
    }
    // Letters are not written, except the king's.
    let mut game = Game::new(may);
    assert_eq!(game.play(ply("Nc1-c3")).unwrap().written().letter, None);
}
