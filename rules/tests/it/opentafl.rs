//! OpenTafl's notation, in and out.

use raichi_rules::tafl::{
    CampRules, Chain, ClassSet, Escape, Game, Jump, KingCapture, KingJump, RepetitionResult, Rules,
    Ruleset, Shieldwall, Side, Stay,
    opentafl::{parse_move, read_rules, write_move, write_rules},
    preset, presets,
};
use raichi_rules::{PlyTextError, WrittenPly};

#[test]
fn what_can_be_said_comes_back_the_same() {
    let mut said = Vec::new();
    for ruleset in presets() {
        if let Ok(text) = write_rules(ruleset) {
            let again = read_rules(&text).unwrap_or_else(|errors| panic!("{text}: {errors}"));
            let mut expected = *ruleset.rules();
            if expected.repetition.count == 0 {
                // A result that never comes about is left out.
                expected.repetition.result = again.rules().repetition.result;
            }
            assert_eq!(*again.rules(), expected, "{text}");
            assert_eq!(again.name(), ruleset.title());
            said.push(ruleset.name());
        }
    }
    assert_eq!(
        said,
        [
            "viking",
            "kings-table",
            "fetlar",
            "tawlbwrdd",
            "alea-evangelii",
            "ard-ri-step",
            "parlett-13",
            "tablut-15",
            "brandub-weak",
            "magpie-diamond",
            "foteviken-tablut",
            "berserk-opentafl",
        ]
    );
}

#[test]
fn camps_steps_and_a_strong_centre_come_back_the_same() {
    for (stay, king_steps) in [(Stay::No, 0), (Stay::Any, 1), (Stay::Any, 3)] {
        let mut rules = Rules {
            setup: preset::TABLUT.setup,
            camps: CampRules {
                stay,
                ..preset::SAAMI_TABLUT.camps
            },
            repetition: preset::FETLAR.repetition,
            starts: Side::Defenders,
            ..preset::BRANDUBH
        };
        rules.king.steps = king_steps;
        rules.soldier_steps = 3;
        let ruleset = Ruleset::new("camps", rules).unwrap();
        let text = write_rules(&ruleset).unwrap();
        assert_eq!(read_rules(&text).unwrap(), ruleset, "{text}");
    }
}

#[test]
fn what_cannot_be_said_is_named() {
    let lacking = |name: &str| {
        write_rules(&Ruleset::preset(name).unwrap())
            .unwrap_err()
            .to_string()
    };
    let says = "OpenTafl's notation has no words for what these rules say: ";
    assert_eq!(lacking("copenhagen"), format!("{says}repetition.result"));
    assert_eq!(
        lacking("norse"),
        format!("{says}edge.hostile, attackers_lose_at")
    );
    assert_eq!(lacking("tablut"), format!("{says}linnaean, no_moves"));
    assert_eq!(lacking("saami-tablut"), format!("{says}escape"));
    assert_eq!(
        lacking("berserk"),
        format!("{says}chain, repetition.result")
    );
    assert_eq!(lacking("total-tafl"), format!("{says}chain"));
    let mut rules = preset::BERSERK_OPENTAFL;
    rules.corners.pierce = false;
    rules.commander.pierce = false;
    let ruleset = Ruleset::new("blunt", rules).unwrap();
    assert_eq!(
        write_rules(&ruleset).unwrap_err().to_string(),
        format!("{says}commander.pierce, corners.pierce")
    );
    rules = preset::BERSERK_OPENTAFL;
    rules.camps = CampRules {
        stay: Stay::Own,
        ..preset::FOTEVIKEN_TABLUT.camps
    };
    let ruleset = Ruleset::new("home", rules).unwrap();
    assert_eq!(
        write_rules(&ruleset).unwrap_err().to_string(),
        format!("{says}camps.stay")
    );
}

#[test]
fn commanders_knights_leaps_and_relaxed_walls_come_back_the_same() {
    let jumps = [Jump::None, Jump::Over, Jump::Take];
    let kings = [
        KingJump::None,
        KingJump::Over,
        KingJump::Take,
        KingJump::Special,
    ];
    for (at, king) in kings.into_iter().enumerate() {
        for (commander, knight) in [(jumps[at % 3], jumps[(at + 1) % 3]), (jumps[0], jumps[2])] {
            let mut rules = preset::BERSERK_OPENTAFL;
            rules.shieldwall = if at % 2 == 0 {
                Shieldwall::Any
            } else {
                Shieldwall::Ends
            };
            rules.chain = if at < 2 { Chain::Must } else { Chain::None };
            rules.king.jump = king;
            rules.commander.jump = commander;
            rules.knight.jump = knight;
            let ruleset = Ruleset::new("mixed", rules).unwrap();
            let text = write_rules(&ruleset).unwrap();
            assert_eq!(read_rules(&text).unwrap(), ruleset, "{text}");
        }
    }
    let text = "dim:11 name:Berserk atkf:n tfr:l kj:r ber:c surf:n \
                start:/3ttttt3/5c5/11/t4T4t/t3NTT3t/tc1TTKTT1ct/t3TTT3t/t4T4t/11/5c5/3ttttt3/";
    let rules = *read_rules(text).unwrap().rules();
    assert_eq!(rules, preset::BERSERK_OPENTAFL);
}

#[test]
fn records_of_the_program_are_read() {
    let text = "dim:9 name:Sea_Battle esc:e atkf:y ka:n nj:n cj:n cor: cen: \
                start:/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/";
    let ruleset = read_rules(text).unwrap();
    let repetition = preset::FETLAR.repetition;
    assert_eq!(
        *ruleset.rules(),
        Rules {
            repetition,
            ..preset::SEA_BATTLE
        }
    );
    assert_eq!(ruleset.name(), "Sea Battle");
    let text = "dim:7 ks:n cenhe: cenh: tfr:l start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";
    let rules = *read_rules(text).unwrap().rules();
    assert_eq!(rules.king.capture, KingCapture::Two);
    assert_eq!(
        (rules.throne.hostile, rules.escape),
        (ClassSet::NOBODY, Escape::Corner)
    );
    assert_eq!(rules.repetition.result, RepetitionResult::MoverLoses);
}

#[test]
fn what_no_rule_says_is_named_all_at_once() {
    let text = "dim:9 esc:q kj:x ber:m cj:r foo:1 esc:e dfor:a1 tfr:w spd:1,2 \
                start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";
    let errors = read_rules(text).unwrap_err();
    let mut said: Vec<_> = errors.all().iter().map(ToString::to_string).collect();
    said.sort();
    assert_eq!(
        said,
        [
            "`dim` cannot be `9`",
            "`esc` comes twice",
            "`kj` cannot be `x`",
            "no rule here says what `ber:m` says",
            "no rule here says what `dfor:a1` says",
            "no rule here says what `spd:1,2` says",
            "no rule here says what `tfr:w` says",
            "there is no entry `foo`",
        ]
    );
    let ranked = "spd:-1,2,-1,-1,-1,-1,-1,-1 cj:r nj:r start:/3t3/3c3/3T3/ttTKTtt/3T3/3t3/3t3/";
    let errors = read_rules(&format!("dim:7 {ranked}")).unwrap_err();
    assert_eq!(
        errors.to_string(),
        "no rule here says what `spd:-1,2,-1,-1,-1,-1,-1,-1` says; no rule here says what `cj:r` says"
    );
    assert_eq!(
        read_rules("").unwrap_err().to_string(),
        "`start` is missing"
    );
    let errors = read_rules("dim:3 start:/3/1K1/3/").unwrap_err();
    assert_eq!(
        errors.to_string(),
        "a board has an odd size from 7 to 19, not 3"
    );
}

#[test]
fn moves_are_read_without_their_signs() {
    let read = |text: &str| parse_move(text).map(|mv: WrittenPly| mv.to_string());
    for (text, mv) in [
        ("e5-e8", "e5-e8"),
        ("e5-e8xe9", "e5-e8xe9"),
        ("Ke5-e1-", "Ke5-e1"),
        ("Ke1-a1--", "Ke1-a1"),
        ("a3-e3+", "a3-e3"),
        ("a3-e3xe4/Nd3++", "a3-e3xd3/e4"),
        ("k3-k5xKk6", "k3-k5xk6"),
        ("ce6^e8", "Ce6-e8"),
        ("Ne8=e4xe3++", "Ne8-e4xe3"),
        ("te8^=e4xCe3/ne5-", "Te8-e4xe3/e5"),
    ] {
        assert_eq!(read(text), Ok(mv.to_owned()), "{text}");
    }
    for (text, reason) in [
        ("---", PlyTextError::Resignation),
        ("ce6^", PlyTextError::NoTarget),
        ("e5", PlyTextError::NoTarget),
        ("e5-e8x", PlyTextError::Captures),
    ] {
        let error = parse_move(text).unwrap_err();
        assert_eq!((error.given.as_str(), error.reason), (text, reason));
    }
}

#[test]
fn moves_are_written_with_their_signs() {
    let position = "7/3K3/7/7/7/7/1t3t1 defenders".parse().unwrap();
    let ruleset = Ruleset::new(
        "test",
        Rules {
            enclosure_wins: false,
            ..preset::BRANDUBH
        },
    )
    .unwrap();
    let mut game = Game::from_position(ruleset, position).unwrap();
    for (mv, written) in [
        ("d6-d7", "Kd6-d7-"),
        ("b1-c1", "b1-c1"),
        ("d7-a7", "Kd7-a7--"),
    ] {
        let played = game.play(mv.parse().unwrap()).unwrap();
        assert_eq!(write_move(&played), written);
        assert_eq!(parse_move(written).unwrap().ply, played.ply);
    }
}
