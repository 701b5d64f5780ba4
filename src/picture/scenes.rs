//! Positions and games as scenes: what a picture of them shows.

use raichi_render::{BoardSize, Captured, Finish, Line, Marks, Scene, Status, Strip};
use raichi_rules::tafl::{
    Call, EscapeLine, Game, Move, Piece, Played, Position, Ruleset, Side, SpecialKind, Square,
};

use crate::games::{Ending, GameState};

/// The board of a table with everything that its last move means.
#[must_use]
pub fn of_table(state: &GameState) -> Scene {
    let mut captured = Captured::default();
    for played in state.moves() {
        count(&mut captured, played);
    }
    let status = match state.ending().map(|ending| (ending, ending.winner())) {
        // A game that was aborted is neither won nor drawn; the strip shows where it stopped.
        None | Some((Ending::Aborted, _)) => Status::Turn(state.board().to_move()),
        Some((_, Some(side))) => Status::Won(side),
        Some((_, None)) => Status::Drawn,
    };
    moment(
        state.board(),
        state.moves().last(),
        state.call(),
        captured,
        status,
    )
}

/// The start position of a game that has not begun.
#[must_use]
pub fn of_start(game: &Game) -> Scene {
    moment(game, None, None, Captured::default(), status(game))
}

/// A position whose past nobody knows but, perhaps, its last move: the call is that of the position, and the men who
/// are missing count as captured.
#[must_use]
pub fn of_position(game: &Game, last: Option<&Played>) -> Scene {
    let missing = |piece| {
        let count = |position: &Position| position.count(piece);
        let missing = count(game.rules().start()).saturating_sub(count(game.position()));
        u8::try_from(missing).unwrap_or(u8::MAX)
    };
    let captured = Captured {
        attackers: missing(Piece::Attacker),
        defenders: missing(Piece::Defender),
    };
    moment(game, last, game.call().as_ref(), captured, status(game))
}

/// A game from its start, a scene for each position, as far as the moves are legal.
#[must_use]
pub fn timeline(start: Game, moves: impl IntoIterator<Item = Move>) -> Vec<Scene> {
    let mut game = start;
    let mut captured = Captured::default();
    let mut scenes = vec![of_start(&game)];
    for mv in moves {
        let Ok(played) = game.play(mv) else { break };
        count(&mut captured, &played);
        let call = played.call.as_ref();
        scenes.push(moment(&game, Some(&played), call, captured, status(&game)));
    }
    scenes
}

/// The game of a table from its start. The last scene is the table as it stands, given up or not.
#[must_use]
pub fn of_game(state: &GameState) -> Vec<Scene> {
    let start = Game::new(state.board().rules().clone());
    let mut scenes = timeline(start, state.moves().iter().map(|played| played.mv));
    scenes.pop();
    scenes.push(of_table(state));
    scenes
}

/// A position, and what the move before it did and means.
fn moment(
    game: &Game,
    last: Option<&Played>,
    call: Option<&Call>,
    captured: Captured,
    status: Status,
) -> Scene {
    let mut marks = last.map(marks_of).unwrap_or_default();
    if let Some(call) = call {
        mark_call(&mut marks, call);
    }
    if let Status::Won(winner) = status {
        marks.finish = decided_on(game, last).map(|square| Finish { square, winner });
    }
    Scene {
        marks,
        strip: Some(Strip { status, captured }),
        ..bare(game)
    }
}

/// A position without anything of its past.
fn bare(game: &Game) -> Scene {
    let (rules, position) = (game.rules(), game.position());
    let size = BoardSize::new(position.size()).unwrap_or(BoardSize::MAX);
    let special = |kind| special_squares(rules, kind);
    Scene {
        throne: special(SpecialKind::Throne),
        corners: special(SpecialKind::Corner),
        camps: special(SpecialKind::Camp),
        starts: rules.start().pieces().map(|(square, _)| square).collect(),
        pieces: position.pieces().collect(),
        ..Scene::new(size)
    }
}

fn special_squares(rules: &Ruleset, kind: SpecialKind) -> Vec<Square> {
    rules
        .special_squares()
        .filter(|&(_, found)| found == kind)
        .map(|(square, _)| square)
        .collect()
}

/// Whose turn it is by the board, or how it ended.
fn status(game: &Game) -> Status {
    match game.outcome().map(|outcome| outcome.winner) {
        None => Status::Turn(game.to_move()),
        Some(Some(side)) => Status::Won(side),
        Some(None) => Status::Drawn,
    }
}

fn marks_of(played: &Played) -> Marks {
    Marks {
        last_move: Some(Line {
            from: played.mv.from,
            to: played.mv.to,
        }),
        captured: played
            .captures
            .iter()
            .map(|capture| (capture.square, capture.piece))
            .collect(),
        ..Marks::default()
    }
}

fn mark_call(marks: &mut Marks, call: &Call) {
    match call {
        Call::Raichi { lines, .. } | Call::Tuichi { lines, .. } => {
            let open = |line: &EscapeLine| {
                Some(Line {
                    from: line.from,
                    to: *line.to.first()?,
                })
            };
            marks.open_lines = lines.iter().filter_map(open).collect();
        }
        Call::WatchYourKing { king, .. } => marks.danger = Some(*king),
    }
}

/// The square on which the game was decided: the king's, where he stands or was captured.
fn decided_on(game: &Game, last: Option<&Played>) -> Option<Square> {
    let taken = || {
        last?
            .captures
            .iter()
            .find(|capture| capture.piece == Piece::King)
    };
    game.position()
        .king()
        .or_else(|| taken().map(|capture| capture.square))
}

fn count(captured: &mut Captured, played: &Played) {
    for capture in &played.captures {
        let count = match (capture.piece, capture.piece.side()) {
            // The king's capture ends the game and is shown on the board.
            (Piece::King, _) => continue,
            (_, Side::Attackers) => &mut captured.attackers,
            (_, Side::Defenders) => &mut captured.defenders,
        };
        *count = count.saturating_add(1);
    }
}

#[cfg(test)]
mod tests {
    use raichi_rules::tafl::presets;

    use super::*;

    const CAPTURED: &str = include_str!("../../tests/it/games/king-captured.txt");

    fn moves(record: &str) -> Vec<Move> {
        let words = record.split_whitespace();
        words.map(|text| text.parse().unwrap()).collect()
    }

    fn status_of(scene: &Scene) -> Option<Status> {
        scene.strip.map(|strip| strip.status)
    }

    #[test]
    fn a_game_is_a_scene_for_each_position_and_each_is_the_tables_of_its_time() {
        let moves = moves(CAPTURED);
        let scenes = of_game(&GameState::after("norse", &moves, None));
        assert_eq!(scenes.len(), moves.len() + 1);
        for (plies, scene) in scenes.iter().enumerate() {
            let state = GameState::after("norse", &moves[..plies], None);
            assert_eq!(*scene, of_table(&state), "ply {plies}");
        }
        let last = scenes.last().unwrap();
        assert_eq!(status_of(last), Some(Status::Won(Side::Attackers)));
        assert!(last.marks.finish.is_some());
        assert!(scenes.iter().any(|scene| scene.marks.danger.is_some()));
        assert!(scenes.iter().any(|scene| scene.marks.open_lines.len() == 2));
    }

    #[test]
    fn a_game_that_was_given_up_ends_so() {
        let moves = moves("d1-d4 e7-e9");
        let scenes = of_game(&GameState::after("norse", &moves, Some(Side::Attackers)));
        assert_eq!(scenes.len(), 3);
        assert_eq!(status_of(&scenes[1]), Some(Status::Turn(Side::Defenders)));
        assert_eq!(status_of(&scenes[2]), Some(Status::Won(Side::Defenders)));
        let to = scenes[2].marks.last_move.map(|line| line.to);
        assert_eq!(to, Some("e9".parse().unwrap()));
    }

    #[test]
    fn a_position_shows_what_it_shows_in_its_game() {
        let mut game = Game::new(Ruleset::preset("norse").unwrap());
        let mut calls = 0;
        for (mv, scene) in moves(CAPTURED)
            .into_iter()
            .zip(timeline(game.clone(), moves(CAPTURED)).into_iter().skip(1))
        {
            let played = game.play(mv).unwrap();
            if game.outcome().is_some() {
                break;
            }
            let alone = Game::from_position(game.rules().clone(), *game.position()).unwrap();
            assert_eq!(of_position(&alone, Some(&played)), scene, "{mv}");
            calls += usize::from(played.call.is_some());
        }
        assert_eq!(calls, 3);
        for ruleset in presets() {
            let start = Game::new(ruleset.clone());
            assert_eq!(
                of_position(&start, None),
                of_start(&start),
                "{}",
                ruleset.name()
            );
        }
    }

    #[test]
    fn a_move_that_is_not_legal_ends_the_timeline() {
        let start = Game::new(Ruleset::preset("norse").unwrap());
        assert_eq!(timeline(start, moves("d1-d4 d4-d5 e7-e9")).len(), 2);
    }
}
