//! What only a terminal gets.

use std::{
    fs::{File, OpenOptions},
    io::{ErrorKind, Read},
    os::unix::ffi::OsStrExt,
    path::Path,
    process::Stdio,
};

use raichi_rules::{Game, Ruleset};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};

use crate::{command, succeeds};

/// Runs the program with a terminal as its standard output, asserts success, and returns what the terminal shows.
fn in_terminal(arguments: &[&str]) -> String {
    let ours = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a terminal");
    grantpt(&ours).expect("it may be used");
    unlockpt(&ours).expect("it may be used");
    let name = ptsname(&ours, Vec::new()).expect("a name");
    let path = Path::new(std::ffi::OsStr::from_bytes(name.as_bytes()));
    let its = OpenOptions::new()
        .read(true)
        .write(true)
        .open(path)
        .expect("its other end");
    let mut child = command(arguments)
        .stdin(Stdio::null())
        .stdout(its)
        .spawn()
        .expect("the program starts");
    let mut shown = Vec::new();
    // The command that held the other end is gone: once the program has ended, reading fails.
    match File::from(ours).read_to_end(&mut shown) {
        Err(why) if why.raw_os_error() == Some(5) || why.kind() == ErrorKind::UnexpectedEof => {}
        read => assert!(read.is_ok(), "{read:?}"),
    }
    let status = child.wait().expect("the program ends");
    assert!(status.success(), "{arguments:?}: {status}");
    let shown = String::from_utf8(shown).expect("text");
    shown.replace("\r\n", "\n")
}

#[test]
fn a_terminal_shows_a_drawn_board_as_text() {
    let drawn = in_terminal(&["draw", "--rules", "brandubh"]);
    let shown = succeeds(&["rules", "show", "brandubh"]);
    let (_, board) = shown.split_once("\n\n").expect("a board");
    assert!(drawn.starts_with("7 # . . A . . #\n"), "{drawn}");
    let first_lines: Vec<_> = drawn.lines().take(8).collect();
    assert!(board.lines().take(8).eq(first_lines), "{drawn}");
    let turned = in_terminal(&["draw", "--rules", "brandubh", "--bottom", "defenders"]);
    assert!(turned.starts_with("1 # "), "{turned}");
    // A file is a file in a terminal, too.
    assert_eq!(in_terminal(&["draw", "-o", "/dev/null"]), "");
}

#[test]
fn the_end_of_a_game_is_drawn_as_its_record_prints_it() {
    let record = include_str!("../it/games/king-captured.txt");
    let mut game = Game::new(Ruleset::preset("norse").expect("it ships"));
    let mut last = String::new();
    for text in record.split_whitespace() {
        let played = game.play(text.parse().expect("a move")).expect("legal");
        last = played.written().to_string();
    }
    let position = game.position_text();
    assert!(!position.contains('K'), "{position}");
    let to_move = game.ruleset().side_code(game.to_move());
    let position = format!("{position} {to_move}");
    let drawn = in_terminal(&["draw", "--position", &position, "--last", &last]);
    assert!(drawn.contains("[A]"), "{last} is marked in\n{drawn}");
    assert!(
        !drawn.lines().take(11).any(|line| line.contains('K')),
        "{drawn}"
    );
}
