use raichi_rules::{Game, Ruleset, presets};

use super::*;
use crate::picture;

/// The scene after some moves of a game.
fn after(rules: &str, moves: &str) -> Scene {
    let start = Game::new(Ruleset::preset(rules).unwrap());
    let moves = moves.split_whitespace().map(|mv| mv.parse().unwrap());
    picture::timeline(start, moves).pop().unwrap()
}

#[track_caller]
fn draws(locale: Locale, scene: &Scene, expected: &str) {
    let drawn = with_board(locale, "Text.", scene);
    let margin = "\n        ";
    // A tilde stands after blanks at the end of a line.
    assert_eq!(
        drawn,
        expected.replace(margin, "\n").replace('~', "").trim_start(),
        "\n{drawn}"
    );
}

#[test]
fn the_start_is_drawn_with_what_it_has() {
    draws(
        Locale::English,
        &after("brandubh", ""),
        "
        Text.
        `A` 8 attackers: a4, b4, d1, d2, d6, d7, f4 and g4
        `D` 4 defenders: c4, d3, d5 and e4
        `K` king: d4
        `#` corner
        ```
        7 # . . A . . #
        6 . . . A . . .
        5 . . . D . . .
        4 A A D K D A A
        3 . . . D . . .
        2 . . . A . . .
        1 # . . A . . #
          a b c d e f g
        ```",
    );
}

#[test]
fn the_last_move_and_what_it_captured_are_marked_in_german_too() {
    draws(
        Locale::German,
        &after("brandubh", "d6-e6 d3-b3 e6-d6 d5-c5 d2-b2"),
        "
        Text.
        `A` 8 Angreifer: a4, b2, b4, d1, d6, d7, f4 und g4
        `V` 3 Verteidiger: c4, c5 und e4
        `K` König: d4
        `#` Ecke · `x` geschlagen · `[ ]` letzter Zug
        ```
        7 # . . A . . #
        6 . . . A . . .
        5 . . V . . . .
        4 A A V K V A A
        3 . x . . . . .
        2 .[A].[.]. . .
        1 # . . A . . #
          a b c d e f g
        ```",
    );
}

#[test]
fn marks_meet_and_stand_at_the_edge_and_the_board_can_be_turned() {
    let mut scene = after("brandubh", "g4-g5");
    scene.rotation = Rotation::HalfTurn;
    let turned = with_board(Locale::English, "", &scene);
    assert!(
        turned.ends_with("\n4[.]A D K D A A\n5[A]. . D . . .\n6 . . . A . . .\n7 # . . A . . #\n  g f e d c b a\n```"),
        "{turned}"
    );
    let mut scene = after("brandubh", "f4-f5");
    scene.marks.last_move = ["f5", "g5"].map(|name| name.parse().unwrap()).into();
    let met = with_board(Locale::English, "", &scene);
    assert!(met.contains("\n5 . . . D .[A|.]\n"), "{met}");
}

#[test]
fn where_a_board_has_no_point_nothing_is_drawn() {
    let points = ["a1", "c1", "b2"].map(|name| name.parse().unwrap());
    let scene = Scene::new(Graph::on_grid(&points, Vec::new()).unwrap());
    let drawn = drawing(Locale::English, &scene);
    assert!(
        drawn.starts_with("2   .  \n1 .   .\n  a b c\n"),
        "{drawn:?}"
    );
}

#[test]
fn a_throne_a_camp_and_a_corner_are_named_only_while_they_are_seen() {
    let norse = with_board(Locale::English, "", &after("norse", ""));
    assert!(
        !norse.contains("throne") && norse.contains("corner"),
        "{norse}"
    );
    assert!(
        !norse.contains("last move") && !norse.contains("captured"),
        "{norse}"
    );
    let left = with_board(
        Locale::English,
        "",
        &after("norse", "d1-d4 e7-e9 d4-d1 f7-e7 d1-d4 f6-f7"),
    );
    assert!(
        left.contains("`+` throne")
            && left.contains("\n 7 A . . . D[K]D . . . A\n 6 A A . D D[+]D D . A A\n"),
        "{left}"
    );
    let tablut = with_board(Locale::English, "", &after("saami-tablut", "a4-b4"));
    assert!(
        tablut.contains("`^` camp") && tablut.contains("\n4[^|A]"),
        "{tablut}"
    );
}

#[test]
fn every_ruleset_fits_on_a_phone_and_into_a_message() {
    for ruleset in presets() {
        for locale in Locale::ALL {
            let scene = picture::of_start(&Game::new(ruleset.clone()));
            let text = "x".repeat(700);
            let whole = with_board(locale, &text, &scene);
            let (name, length) = (ruleset.name(), whole.chars().count());
            assert!(length <= ROOM && whole.ends_with("```"), "{name}: {length}");
            let first = scene.men.first().map(|(point, _)| point.to_string());
            assert!(first.is_none_or(|point| whole.contains(&point)), "{name}");
            let rows = whole.lines().skip_while(|line| *line != "```");
            for row in rows {
                assert!(row.is_ascii() && row.len() <= COLUMNS, "{name}: {row:?}");
            }
        }
    }
}

#[test]
fn the_last_file_of_the_largest_board_keeps_to_its_columns() {
    let mut scene = after("alea-evangelii", "");
    scene.marks.last_move = ["s10", "s11"].map(|name| name.parse().unwrap()).into();
    let drawn = with_board(Locale::English, "", &scene);
    let row = drawn.lines().find(|line| line.starts_with("11")).unwrap();
    assert!(row.len() == COLUMNS && row.contains('['), "{row}");
}

#[test]
fn what_does_not_fit_is_left_out_in_order() {
    let scene = after("norse", "");
    let whole = |room: usize| with_board(Locale::English, &"x".repeat(ROOM - room), &scene);
    assert!(whole(700).contains("`A` 24 attackers: a4, a5"));
    let short = whole(420);
    assert!(
        short.contains("`A` 24 attackers · `D` 12 defenders · `K` king\n")
            && short.ends_with("```"),
        "{short}"
    );
    assert_eq!(whole(100), "x".repeat(ROOM - 100));
}

#[test]
fn no_two_pieces_have_one_letter() {
    for locale in Locale::ALL {
        for ruleset in presets() {
            let scene = picture::of_start(&Game::new(ruleset.clone()));
            let kinds = scene.labels.iter().map(|(sprite, _)| *sprite);
            let mut letters: Vec<_> = kinds.map(|sprite| letter(locale, &scene, sprite)).collect();
            let count = letters.len();
            letters.sort_unstable();
            letters.dedup();
            assert!(letters.iter().all(char::is_ascii_alphabetic), "{letters:?}");
            assert_eq!(letters.len(), count, "{}: {letters:?}", ruleset.name());
        }
    }
}

#[test]
fn points_stand_as_in_the_picture() {
    draws(
        Locale::English,
        &after("bagh-chal", "c3 a1-b2 a2"),
        "
        Text.
        `T` 4 tigers: a5, b2, e1 and e5
        `g` 2 goats: a2 and c3
        `[ ]` last move
        In hand: 18 goats.
        ```
        5 T . . . T
        4 . . . . .
        3 . . g . .
        2[g]T . . .
        1 . . . . T
          a b c d e
        ```",
    );
    draws(
        Locale::German,
        &after("mini-dablot-actions", "c3-d4"),
        "
        Text.
        `M` 11 Männer der Sami: a1, a3, b2, c1, d2, d4, e1, e3, f2, g1 und g3
        `S` ein Sohn der Sami: f4
        `L` ein Anführer der Sami: g5
        `m` 11 Männer der Schweden: a7, a9, b8, c7, c9, d8, e7, e9, f8, g7 und g9
        `s` ein Sohn der Schweden: b6
        `l` ein Anführer der Schweden: a5
        `[ ]` letzter Zug
        In diesem Zug sind noch 2 Aktionen übrig.
        ```
        9 m   m   m   m
        8   m   m   m  ~
        7 m   m   m   m
        6   s   .   .  ~
        5 l   .   .   L
        4   .  [M]  S  ~
        3 M  [.]  M   M
        2   M   M   M  ~
        1 M   M   M   M
          a b c d e f g
        ```",
    );
}

#[test]
fn where_files_are_slanted_each_rank_names_its_own() {
    draws(
        Locale::English,
        &after("len-choa", "b2 a4-a3"),
        "
        Text.
        `T` one tiger: a3
        `p` one leopard: b2
        `[ ]` last move
        In hand: 5 leopards.
        ```
        4               [.]               a
        3          [T]   .    .           abc
        2      .         p         .      abc
        1 .              .              . abc
        ```",
    );
    let mut turned = after("pulijudam", "b4");
    turned.rotation = Rotation::HalfTurn;
    draws(
        Locale::German,
        &turned,
        "
        Text.
        `T` 3 Tiger: a5, c4 und d4
        `g` eine Ziege: b4
        `[ ]` letzter Zug
        Noch in der Hand: 14 Ziegen.
        ```
        1  .        .         .        .  edcb
        2 .  .       .       .       .  . fedcba
        3 .     .     .     .     .     . fedcba
        4 .        .   T   T  [g]       . fedcba
        5                T                a
        ```",
    );
}

#[test]
fn names_and_letters_of_other_rulesets_stand_as_they_are() {
    let json = r#"{"game":"hunt","name":"own","board":"square5","setup":"W4/5/5/5/xxxxx",
        "few":{"name":"Wölfe*","letter":"W"},"many":{"name":"Rehe","letter":"x"},
        "goals":{"many_at_most":2}}"#;
    let ruleset = Ruleset::from_json(json).unwrap();
    let scene = picture::of_start(&Game::new(ruleset));
    let drawn = with_board(Locale::German, "", &scene);
    assert!(drawn.contains("`W` eine Figur „Wölfe“: a5\n"), "{drawn}");
    assert!(drawn.contains("`x` 5 Figuren „Rehe“: a1,"), "{drawn}");
    assert!(drawn.contains("\n5 W . . . .\n"), "{drawn}");
}
