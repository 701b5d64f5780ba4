//! `raichi draw` and `raichi replay --gif`: their files, decoded.

use std::{fs, os::unix::fs::symlink, path::Path};

use raichi_standin::{Animation, Picture};
use tempfile::TempDir;

use crate::{fails, file, output, run_with_input, succeeds};

const CAPTURED: &str = include_str!("../it/games/king-captured.txt");
const TUICHI: &str =
    "5ttt3/4tt5/11/t1t1T6/5TT3t/ttt4T1tt/t3TT1T2t/t10/3t1t3t1/2ttt2t3/3K7 attackers";
const DANGER: &str =
    "5ttt3/4tt5/11/t1t1T6/5TT3t/ttt4T1tt/t3TT1T2t/t10/3t1t3t1/3tt2t3/2tK7 defenders";

/// Runs `draw`, asserts that it prints nothing else, and decodes the picture.
#[track_caller]
fn drawn(arguments: &[&str]) -> Picture {
    let arguments = [&["draw", "-o", "-"], arguments].concat();
    let output = output(&arguments, "");
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success() && message.is_empty(),
        "{arguments:?}: {message}"
    );
    Picture::decode(&output.stdout).expect("a PNG")
}

/// Asserts that an animation shows the start and this many moves, each for 0.8 s, and the last one for 4 s.
#[track_caller]
fn shows(bytes: &[u8], moves: usize, size: (u32, u32)) {
    let animation = Animation::decode(bytes).expect("a GIF");
    assert_eq!((animation.width, animation.height), size);
    let (last, others) = animation.delays.split_last().expect("a picture");
    assert_eq!(others, vec![80; moves]);
    assert!(*last == 400 && animation.forever, "{last}");
}

/// The names of the files in a folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<_> = entries
        .map(|entry| {
            entry
                .expect("an entry")
                .file_name()
                .to_string_lossy()
                .into_owned()
        })
        .collect();
    names.sort();
    names
}

fn path(folder: &TempDir, name: &str) -> String {
    folder.path().join(name).to_string_lossy().into_owned()
}

#[test]
fn a_position_is_drawn_with_its_marks_in_any_theme_from_either_side() {
    let start = drawn(&[]);
    assert_eq!((start.width, start.height), (704, 752));
    assert_eq!(
        drawn(&[
            "--rules",
            "norse",
            "--theme",
            "wood",
            "--bottom",
            "attackers"
        ]),
        start
    );
    let alea = drawn(&["--rules", "alea-evangelii"]);
    assert_eq!(alea.width, 1024);
    assert_eq!(drawn(&["--rules", "brandubh"]).width, 704);

    // South has just captured the leader of north.
    let won = "mmmm/mmm/mmmm/s2/3M/2S/MM1M/MMM/L3 north";
    assert_eq!(
        drawn(&["--rules", "mini-dablot", "--position", won]).width,
        704
    );

    // Each of these pictures differs from the others.
    let bare = drawn(&["--position", &TUICHI.replace("attackers", "defenders")]);
    let seen = [
        start,
        bare,
        drawn(&["--theme", "stone"]),
        drawn(&["--theme", "high-contrast"]),
        drawn(&["--bottom", "defenders"]),
        drawn(&["--position", TUICHI]),
        drawn(&["--position", TUICHI, "--last", "Kg1-d1"]),
        drawn(&["--position", DANGER]),
        drawn(&["--position", DANGER, "--last", "c2-c1"]),
        drawn(&["--position", DANGER, "--last", "c2-c1xd5/d6"]),
    ];
    for (at, picture) in seen.iter().enumerate() {
        assert!(
            !seen[..at].contains(picture),
            "picture {at} is as one before"
        );
    }
}

#[test]
fn bad_positions_are_refused_with_the_remedy() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = path(&folder, "board.png");
    let tuichi = ["--position", TUICHI];
    let cases: [(&[&str], &[&str]); 12] = [
        (
            &["--theme", "marble"],
            &["marble", "wood, stone, high-contrast"],
        ),
        (&["--bottom", "white"], &["white", "attackers, defenders"]),
        (
            &["--rules", "chess"],
            &["no ruleset or file is called `chess`"],
        ),
        (
            &["--position", "3x3 attackers"],
            &["neither a piece nor a number"],
        ),
        (
            &["--rules", "brandubh", tuichi[0], tuichi[1]],
            &["11 ranks", "rules are for 7"],
        ),
        (&["--last", "d1"], &["`d1` is not a move", "where to"]),
        (
            &["--last", "d1-d4"],
            &["a piece stands on d1", "the one after the move"],
        ),
        (
            &[tuichi[0], tuichi[1], "--last", "Kg1-d2"],
            &["g1 and d2 are not on one line"],
        ),
        (
            &[tuichi[0], tuichi[1], "--last", "m1-d1"],
            &["m1 is not on the board"],
        ),
        (
            &[tuichi[0], tuichi[1], "--last", "g1-g4"],
            &["no piece of the defenders stands on g4"],
        ),
        (
            &[tuichi[0], tuichi[1], "--last", "c1-c2"],
            &["no piece of the defenders stands on c2"],
        ),
        (
            &[tuichi[0], tuichi[1], "--last", "g1-d1xe2"],
            &["a piece stands on e2"],
        ),
    ];
    for (arguments, parts) in cases {
        fails(&[&["draw", "-o", &out], arguments].concat(), "", parts);
    }
    fails(&["draw"], "", &["-o FILE"]);
    // The first fault comes first.
    fails(&["draw", "--position", "xyz"], "", &["the position"]);
    assert_eq!(names(folder.path()), [""; 0], "nothing was written");
}

#[test]
fn files_are_written_as_a_whole_or_not_at_all() {
    let folder = tempfile::tempdir().expect("a folder");
    let nowhere = path(&folder, "missing/board.png");
    fails(
        &["draw", "-o", &nowhere],
        "",
        &["cannot write", &nowhere, "no such file"],
    );
    let directory = folder.path().to_string_lossy().into_owned();
    fails(&["draw", "-o", &directory], "", &[&directory, "directory"]);
    fails(
        &["draw", "-o", "/dev/full"],
        "",
        &["cannot write /dev/full"],
    );
    succeeds(&["draw", "-o", "/dev/null"]);
    assert!(
        !Path::new("/dev/null").is_file(),
        "a device stays what it is"
    );

    // A symbolic link stays and its target is replaced; no temporary file is left.
    let out = file(&folder, "board.png", "an older one");
    let link = path(&folder, "link.png");
    symlink(&out, &link).expect("a link");
    succeeds(&["draw", "-o", &link]);
    Picture::decode(&fs::read(&out).expect("a file")).expect("a PNG");
    assert_eq!(names(folder.path()), ["board.png", "link.png"]);
    assert!(fs::symlink_metadata(&link).expect("a link").is_symlink());
}

#[test]
fn a_game_becomes_an_animation() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = path(&folder, "game.gif");
    let run = run_with_input(&["replay", "-", "--gif", &out], CAPTURED);
    assert!(run.ok, "{}", run.err);
    assert!(
        run.out.contains("End: the attackers win"),
        "the game is told, too: {}",
        run.out
    );
    let bytes = fs::read(&out).expect("a file");
    shows(&bytes, 31, (704, 752));

    let alone = output(&["replay", "-", "--gif", "-"], CAPTURED);
    assert!(alone.status.success() && alone.stdout == bytes);
    let json = run_with_input(&["replay", "-", "--json", "--gif", &out], CAPTURED);
    assert!(
        json.ok && json.out.starts_with("{\"game\":1,"),
        "{}",
        json.err
    );
    let record = "[Rules \"alea-evangelii\"]\n";
    let start = output(&["replay", "-", "--gif", "-"], record);
    shows(&start.stdout, 0, (1024, 1086));
}

#[test]
fn one_of_several_games_is_drawn_up_to_its_first_bad_move() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = "[Rules \"brandubh\"]\nd6-e6 d3-b3\n\
                [Rules \"brandubh\"]\nd6-e6 d3-b3 e6-d6 e6-g7 b3-d3\n\
                [Rules \"go\"]\nd6-e6\n";
    let games = file(&folder, "games.txt", text);
    let out = path(&folder, "game.gif");
    let refused: [(&[&str], &[&str]); 5] = [
        (&[], &["there are 3 games in", "--game N"]),
        (&["--game", "4"], &["there is no game 4 in", "which has 3"]),
        (&["--game", "0"], &["there is no game 0"]),
        (&["--game", "x"], &["--game <N>"]),
        // Its ruleset cannot be read, so nothing can be drawn.
        (
            &["--game", "3"],
            &["game 2, ply 4", "another game is wrong"],
        ),
    ];
    for (arguments, parts) in refused {
        fails(
            &[&["replay", &games, "--gif", &out], arguments].concat(),
            "",
            parts,
        );
        assert_eq!(names(folder.path()), ["games.txt"], "{arguments:?}");
    }
    fails(&["replay", &games, "--game", "1"], "", &["--gif"]);
    fails(
        &["replay", &games, "--json", "--gif", "-", "--game", "1"],
        "",
        &["give the picture a file"],
    );
    fails(
        &["replay", "-", "--gif", &out],
        "",
        &["there is no game in the standard input"],
    );

    let bad = ["game 2, ply 4: e6-g7 is not legal", "another game is wrong"];
    fails(&["replay", &games, "--gif", &out, "--game", "1"], "", &bad);
    shows(&fs::read(&out).expect("a file"), 2, (704, 752));
    fails(&["replay", &games, "--gif", &out, "--game", "2"], "", &bad);
    shows(&fs::read(&out).expect("a file"), 3, (704, 752));
    let nowhere = path(&folder, "missing/game.gif");
    fails(
        &["replay", "-", "--gif", &nowhere],
        CAPTURED,
        &["cannot write", &nowhere],
    );
}
