use raichi_rules::{Game, Ruleset, WrittenPly};

use super::*;
use crate::text::alt;

/// A game that has just begun by these rules.
fn begun_by(rules: &str, has_newcomer: bool) -> GameState {
    let mut state = GameState::after(rules, &[], None);
    state.has_newcomer = has_newcomer;
    state
}

#[test]
fn the_first_board_with_small_squares_says_that_it_can_be_enlarged() {
    for (rules, ply, is_large) in [
        ("brandubh", "d1-c1", false),
        ("alea-evangelii", "a3-b3", true),
    ] {
        let first = ply.parse::<WrittenPly>().unwrap().ply;
        for (moves, expected) in [(&[][..], is_large), (&[first][..], false)] {
            let state = GameState::after(rules, moves, None);
            for locale in Locale::ALL {
                let text = enlarging(locale, turn(locale, &state), &state).text;
                let says = text.ends_with(&catalog::turn_enlarge(locale));
                assert_eq!(says, expected, "{rules} {text}");
            }
        }
    }
}

#[test]
fn calls_are_explained_once_in_a_game_of_newcomers() {
    let captured = include_str!("../../../tests/it/games/king-captured.txt").to_owned();
    let escaped = include_str!("../../../tests/it/games/king-escaped.txt").trim_end();
    // The king, who has a path to a corner, steps along it: the second raichi of this game.
    let lingers = escaped.strip_suffix("Ka9-a11").unwrap().to_owned() + "Ka9-a10";
    for (record, calls) in [(captured, 2), (lingers, 1)] {
        let written = record
            .split_whitespace()
            .map(|text| text.parse::<WrittenPly>().unwrap());
        let moves: Vec<_> = written.map(|written| written.ply).collect();
        for (locale, has_newcomer) in Locale::ALL
            .map(|locale| [(locale, true), (locale, false)])
            .concat()
        {
            let explained = (0..=moves.len()).filter(|&count| {
                let mut state = GameState::after("norse", &moves[..count], None);
                state.has_newcomer = has_newcomer;
                let text = turn(locale, &state).text;
                let is_explained = text.contains("-# *");
                assert!(
                    !is_explained || text.contains("ichi!** ") || text.contains("ichi\u{202f}!** "),
                    "{text}"
                );
                is_explained
            });
            let each_once = if has_newcomer { calls } else { 0 };
            assert_eq!(explained.count(), each_once, "{}", locale.code());
        }
    }
}

#[test]
fn a_piece_that_moves_into_its_own_capture_is_no_capture_of_its_side() {
    // A game without a plan, up to the first move that costs the mover the piece, by strict custody.
    let mut board = Game::new(Ruleset::preset("mini-tablut").unwrap());
    let mut moves = Vec::new();
    loop {
        assert!(board.outcome().is_none(), "nobody has done it: {moves:?}");
        let legal = board.legal_plies();
        let costs = legal.iter().find(|&&mv| {
            let played = board.clone().play(mv).unwrap();
            let own = |taken: &Capture| taken.piece.side == played.by;
            !played.captures.is_empty() && played.captures.iter().all(own)
        });
        let mv = costs
            .copied()
            .unwrap_or(legal[moves.len() * 7 % legal.len()]);
        board.play(mv).unwrap();
        moves.push(mv);
        if costs.is_some() {
            break;
        }
    }
    let said = turn(
        Locale::English,
        &GameState::after("mini-tablut", &moves, None),
    )
    .text;
    assert!(said.contains("The piece that moved is captured:"), "{said}");
    assert!(!said.contains("captures the piece"), "{said}");
}

#[test]
fn turns_on_points_are_told_with_what_they_do() {
    let told = |rules: &str, plies: &str, locale| {
        let plies = plies.split(' ').map(|ply| ply.parse().unwrap());
        let plies: Vec<_> = plies.collect();
        turn(locale, &GameState::after(rules, &plies, None)).text
    };
    for (rules, plies, english, german) in [
        (
            "bagh-chal",
            "c3",
            "puts a goat on **c3**.",
            "setzt eine Ziege auf **c3**.",
        ),
        (
            "asalto",
            "c4-c5 c6-c4",
            "plays **c6–c4** and captures the rebel on c5.",
            "zieht **c6–c4** und schlägt den Rebellen auf c5.",
        ),
        (
            "asalto",
            "c4-c5 e6-e7",
            "plays **e6–e7**. The officer on c6 could have captured, so it’s removed.",
            "zieht **e6–e7**. Der Offizier auf c6 hätte schlagen können und kommt deshalb vom Brett.",
        ),
        (
            "mini-dablot-actions",
            "c3-d4",
            "your turn goes on: 2 actions are left. Type `/move end` to stop here.",
            "dein Zug geht weiter: Noch 2 Aktionen sind übrig. `/zug ende` beendet ihn.",
        ),
        (
            "mini-dablot-actions",
            "c3-d4 end",
            "plays **c3–d4**.\n",
            "zieht **c3–d4**.\n",
        ),
        (
            "mini-dablot-officer",
            "c3-d4 c7-d6 d4-c3",
            "plays **d4–c3**. The man has gone back, so he can’t become an officer any more.",
            "zieht **d4–c3**. Der Mann ist zurückgewichen und kann deshalb nicht mehr Offizier werden.",
        ),
    ] {
        for (locale, expected) in [(Locale::English, english), (Locale::German, german)] {
            let text = told(rules, plies, locale);
            assert!(text.contains(expected), "{text}");
        }
    }
}

#[test]
fn a_warning_names_the_square_from_which_the_king_would_be_captured() {
    let record = include_str!("../../../tests/it/games/king-captured.txt");
    let moves = record.split_whitespace().map(|text| text.parse().unwrap());
    let moves: Vec<_> = moves.collect();
    let mut warnings = Vec::new();
    for count in 0..=moves.len() {
        let state = GameState::after("norse", &moves[..count], None);
        let Some(call) = state.call().filter(|call| !call.threats.is_empty()) else {
            continue;
        };
        for (locale, threat) in [
            (Locale::English, "with a move to"),
            (Locale::German, "mit einem Zug nach"),
        ] {
            let threat = format!("{threat} {}", alt::threats(locale, call));
            let reply = turn(locale, &state);
            let shown = reply.picture.unwrap();
            assert!(reply.text.contains(&threat), "{}", reply.text);
            assert!(shown.alt.contains(&threat), "{}", shown.alt);
        }
        warnings.push(alt::threats(Locale::English, call));
    }
    assert_eq!(warnings, ["e1"]);
}

/// What a locked phone shows of a message: no markup, and people by names of a usual length.
fn on_a_locked_screen(text: &str) -> String {
    unmarked(text).chars().take(100).collect()
}

fn unmarked(text: &str) -> String {
    let mut parts = text.split("<@");
    let mut shown = parts.next().unwrap().to_owned();
    for part in parts {
        shown += "@Ingrid";
        shown += part.split_once('>').unwrap().1;
    }
    shown.replace("**", "")
}

/// The words of whose move it is, without the side.
fn whose_move(locale: Locale, state: &GameState) -> String {
    let said = unmarked(&events::turn_and_time(locale, state)[0]);
    let end = said.rfind([':', ',']).unwrap_or(said.len());
    said[..end].to_owned()
}

#[test]
fn a_locked_screen_shows_whose_move_it_is() {
    let records = [
        include_str!("../../../tests/it/games/king-captured.txt"),
        include_str!("../../../tests/it/games/king-escaped.txt"),
    ];
    let turns = records.map(|record| {
        let plies = record.split_whitespace();
        let plies = plies.map(|text| text.parse::<WrittenPly>().unwrap().ply);
        let plies: Vec<_> = plies.collect();
        let turns = 0..plies.len();
        turns
            .map(|count| GameState::after("norse", &plies[..count], None))
            .collect::<Vec<_>>()
    });
    let begun = raichi_rules::presets().iter();
    let begun = begun.map(|rules| begun_by(rules.name(), true));
    let states: Vec<_> = begun.chain(turns.into_iter().flatten()).collect();
    for locale in Locale::ALL {
        for state in &states {
            let shown = on_a_locked_screen(&turn(locale, state).text);
            // That warning is longer, and itself says who is to move.
            let warns = state.call().is_some_and(|call| !call.threats.is_empty());
            let expected = if warns {
                let call = alt::called(locale, state.call().unwrap());
                call.split([':', '!']).next().unwrap().trim().to_owned()
            } else {
                whose_move(locale, state)
            };
            let code = locale.code();
            assert!(
                shown.contains(&expected),
                "{code}: {expected:?} in {shown:?}"
            );
        }
    }
}

#[test]
fn first_boards_tell_newcomers_their_aims() {
    let state = begun_by;
    let told = |state: &GameState| turn(Locale::English, state).text;
    let text = told(&state("copenhagen", true));
    let aims = "<@1>, your aim: capture the king by surrounding him on all four sides.\n\
                <@2>, your aim: get the king to a corner.\n";
    assert!(text.contains(aims), "{text}");
    assert!(!told(&state("copenhagen", false)).contains("your aim"));
    // Both sides of Dablot want the same.
    let text = told(&state("mini-dablot", true));
    assert!(text.contains("\nThe aim of both sides: "), "{text}");
    // Who plays both sides reads both aims, and the computer none.
    let mut alone = state("copenhagen", true);
    alone.defenders = alone.attackers;
    let text = told(&alone);
    assert!(
        text.contains("\nAttackers: ") && text.contains("\nDefenders: "),
        "{text}"
    );
    let computer = crate::games::Computer {
        side: Side::First,
        strength: crate::games::Strength {
            level: crate::games::Level::Beginner,
            seed: 1,
        },
    };
    let text = told(&state("copenhagen", true).with_computer(Some(computer)));
    assert!(
        !text.contains("<@1>, your aim") && text.contains("<@2>, your aim"),
        "{text}"
    );
}

#[test]
fn captured_pieces_are_named_in_the_order_of_the_leaps() {
    let ruleset = Ruleset::preset("fox-and-geese").unwrap();
    let board = ruleset.start_from("3/3/3Fg2/5g1/gggg3/ggg/ggg few");
    let at = GameState::after("fox-and-geese", &[], None);
    let (one, other) = (at.attackers, at.defenders);
    let mut state = GameState::new(at.id, at.place, one, other, board.unwrap());
    let chain = "d5-f5-f3".parse().unwrap();
    state.add(
        Some(Side::First),
        time::OffsetDateTime::UNIX_EPOCH,
        Event::Move(chain),
    );
    let said = turn(Locale::English, &state);
    let text = "plays **d5–f5–f3** and captures 2 geese: e5 and f4.";
    assert!(said.text.contains(text), "{}", said.text);
    let alt = said.picture.unwrap().alt;
    assert!(alt.contains("e5 and f4"), "{alt}");
}
