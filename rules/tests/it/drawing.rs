//! A rule as a drawing: the board before a move, and after it.

use raichi_rules::tafl::{
    Armed, Game, KingCapture, KingRules, Outcome, Played, Position, Rules, Ruleset, Setup, Side,
    Square, preset,
};

/// Brandubh, without endings that would get in the way of a drawing with few pieces.
pub(crate) const BASE: Rules = Rules {
    enclosure_wins: false,
    attackers_lose_at: None,
    ..preset::BRANDUBH
};

/// The two boards of a drawing, which stand side by side.
fn boards(drawing: &str) -> [Setup; 2] {
    let rows: Vec<Vec<&str>> = drawing
        .lines()
        .map(|line| line.split_whitespace().collect())
        .filter(|row: &Vec<&str>| !row.is_empty())
        .collect();
    [0, 1].map(|side| {
        let mut setup = Setup::empty(u8::try_from(rows.len()).unwrap());
        for (rank, row) in (0..).zip(rows.iter().rev()) {
            for (file, letter) in (0..).zip(row[side].chars()) {
                if let Some(piece) = raichi_rules::tafl::Piece::from_letter(letter) {
                    setup = setup.with(Square::new(file, rank).unwrap(), piece);
                }
            }
        }
        setup
    })
}

/// What a move did, in words: captures, call, ending.
fn words(played: &Played) -> String {
    let mut words: Vec<_> = played
        .captures
        .iter()
        .map(|c| format!("{:?} {}", c.kind, c.square))
        .collect();
    words.extend(played.call.as_ref().map(|call| call.code().to_owned()));
    words.extend(played.outcome.map(|outcome| {
        format!(
            "{} {}",
            outcome.winner.map_or("draw", Side::code),
            outcome.reason
        )
    }));
    words.join(", ")
}

/// The game before the move of a drawing.
pub(crate) fn game(rules: Rules, by: Side, drawing: &str) -> Game {
    let [before, _] = boards(drawing);
    let rules = Rules {
        setup: before,
        ..rules
    };
    let position = Position::new(&before, by).unwrap();
    Game::from_position(Ruleset::new("drawn", rules).unwrap(), position).unwrap()
}

/// Plays a move on the left board of a drawing: the right one must come out, and what is said.
#[track_caller]
pub(crate) fn check(rules: Rules, mv: &str, says: &str, drawing: &str) {
    let [before, after] = boards(drawing);
    let from: raichi_rules::Ply = mv.parse().unwrap();
    let by = before.piece_at(from.first().unwrap()).unwrap().side();
    let mut game = game(rules, by, drawing);
    let played = game.play(from).unwrap_or_else(|why| panic!("{mv}: {why}"));
    assert_eq!(
        (words(&played).as_str(), game.position().setup()),
        (says, after),
        "{mv}"
    );
}

/// Plays moves; the last one's outcome.
pub(crate) fn play(game: &mut Game, moves: &str) -> Option<Outcome> {
    let mut outcome = None;
    for mv in moves.split_whitespace() {
        assert_eq!(outcome, None, "{mv}");
        outcome = game
            .play(mv.parse().unwrap())
            .unwrap_or_else(|why| panic!("{mv}: {why}"))
            .outcome;
    }
    outcome
}

/// A king whom it takes so many to capture, and who captures so.
pub(crate) const fn king(capture: KingCapture, armed: Armed) -> KingRules {
    KingRules {
        capture,
        armed,
        ..raichi_rules::tafl::preset::COPENHAGEN.king
    }
}
