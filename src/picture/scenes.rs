//! Positions and games as scenes: what a picture of them shows.

use raichi_render::{BoardSize, Captured, Finish, Line, Marks, Scene, Status, Strip};
use raichi_rules::{
    Call, Game, Piece, Played, Ply, Point, Side, View,
    tafl::{self, SpecialKind},
};

use crate::games::{Ending, GameState};

/// The board of a table with everything that its last move means.
#[must_use]
pub fn of_table(state: &GameState) -> Scene {
    let mut captured = Captured::default();
    for capture in state.moves().iter().flat_map(|played| &played.captures) {
        count(&mut captured, capture.piece);
    }
    let status = match state.ending().map(|ending| (ending, ending.winner())) {
        // A game that was aborted is neither won nor drawn; the strip shows where it stopped.
        None | Some((Ending::Aborted, _)) => Status::Turn(state.board().to_move().into()),
        Some((_, Some(side))) => Status::Won(side.into()),
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
    let ruleset = game.ruleset();
    let (start, now) = (Game::new(ruleset.clone()).view(), game.view());
    let mut captured = Captured::default();
    for piece in ruleset.pieces() {
        for _ in now.count(piece)..start.count(piece) {
            count(&mut captured, piece);
        }
    }
    moment(game, last, game.call().as_ref(), captured, status(game))
}

/// A game from its start, a scene for each position, as far as the moves are legal.
#[must_use]
pub fn timeline(start: Game, moves: impl IntoIterator<Item = Ply>) -> Vec<Scene> {
    let mut game = start;
    let mut captured = Captured::default();
    let mut scenes = vec![of_start(&game)];
    for ply in moves {
        let Ok(played) = game.play(ply) else { break };
        for capture in &played.captures {
            count(&mut captured, capture.piece);
        }
        let call = played.call.as_ref();
        scenes.push(moment(&game, Some(&played), call, captured, status(&game)));
    }
    scenes
}

/// The game of a table from its start. The last scene is the table as it stands, given up or not.
#[must_use]
pub fn of_game(state: &GameState) -> Vec<Scene> {
    let start = Game::new(state.board().ruleset());
    let mut scenes = timeline(start, state.moves().iter().map(|played| played.ply));
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
        marks.finish = game
            .decided_on(last)
            .map(|square| Finish { square, winner });
    }
    Scene {
        marks,
        strip: Some(Strip { status, captured }),
        ..bare(game)
    }
}

/// A position without anything of its past.
fn bare(game: &Game) -> Scene {
    let view = game.view();
    let size = BoardSize::new(view.shape.files()).unwrap_or(BoardSize::MAX);
    let start = Game::new(game.ruleset()).view();
    Scene {
        throne: special_squares(&view, SpecialKind::Throne),
        corners: special_squares(&view, SpecialKind::Corner),
        camps: special_squares(&view, SpecialKind::Camp),
        starts: start.pieces.iter().map(|(at, _)| *at).collect(),
        pieces: view.pieces.iter().filter_map(drawn).collect(),
        ..Scene::new(size)
    }
}

fn special_squares(view: &View, kind: SpecialKind) -> Vec<Point> {
    let of_kind = view
        .grounds
        .iter()
        .filter(|(_, ground)| ground.code == kind.code());
    of_kind.map(|(at, _)| *at).collect()
}

/// A piece as it is drawn.
fn drawn((at, piece): &(Point, Piece)) -> Option<(Point, tafl::Piece)> {
    let mut kinds = tafl::Piece::ALL.into_iter();
    kinds
        .find(|kind| kind.code() == piece.code)
        .map(|kind| (*at, kind))
}

/// Whose turn it is by the board, or how it ended.
fn status(game: &Game) -> Status {
    match game.outcome().map(|outcome| outcome.winner) {
        None => Status::Turn(game.to_move().into()),
        Some(Some(side)) => Status::Won(side.into()),
        Some(None) => Status::Drawn,
    }
}

fn marks_of(played: &Played) -> Marks {
    let ends = played.ply.first().zip(played.ply.last());
    Marks {
        last_move: ends.map(|(from, to)| Line { from, to }),
        captured: played
            .captures
            .iter()
            .filter_map(|capture| drawn(&(capture.point, capture.piece)))
            .collect(),
        ..Marks::default()
    }
}

fn mark_call(marks: &mut Marks, call: &Call) {
    let ways = call.ways.iter();
    let open = ways.filter_map(|way| {
        Some(Line {
            from: way.from,
            to: *way.to.first()?,
        })
    });
    marks.open_lines = open.collect();
    marks.danger = (!call.threats.is_empty()).then_some(call.about);
}

fn count(captured: &mut Captured, piece: Piece) {
    if piece.is_counted {
        let count = match piece.side {
            Side::First => &mut captured.attackers,
            Side::Second => &mut captured.defenders,
        };
        *count = count.saturating_add(1);
    }
}

#[cfg(test)]
mod tests {
    use raichi_rules::{Ruleset, presets};

    use super::*;

    const CAPTURED: &str = include_str!("../../tests/it/games/king-captured.txt");

    fn moves(record: &str) -> Vec<Ply> {
        let words = record.split_whitespace();
        words.map(|text| text.parse().unwrap()).collect()
    }

    /// The same position without its past.
    fn standing_alone(game: &Game) -> Game {
        let rules = game.ruleset();
        let to_move = rules.side_code(game.to_move());
        let position = format!("{} {to_move}", game.position_text());
        rules.start_from(&position).unwrap()
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
        assert_eq!(status_of(last), Some(Status::Won(tafl::Side::Attackers)));
        assert!(last.marks.finish.is_some());
        assert!(scenes.iter().any(|scene| scene.marks.danger.is_some()));
        assert!(scenes.iter().any(|scene| scene.marks.open_lines.len() == 2));
    }

    #[test]
    fn a_game_that_was_given_up_ends_so() {
        let moves = moves("d1-d4 e7-e9");
        let scenes = of_game(&GameState::after("norse", &moves, Some(Side::First)));
        assert_eq!(scenes.len(), 3);
        assert_eq!(
            status_of(&scenes[1]),
            Some(Status::Turn(tafl::Side::Defenders))
        );
        assert_eq!(
            status_of(&scenes[2]),
            Some(Status::Won(tafl::Side::Defenders))
        );
        let to = scenes[2].marks.last_move.map(|line| line.to);
        assert_eq!(to, Some("e9".parse().unwrap()));
    }

    #[test]
    fn a_position_shows_what_it_shows_in_its_game() {
        let mut game = Game::new(Ruleset::preset("norse").unwrap());
        let mut calls = 0;
        for (ply, scene) in moves(CAPTURED)
            .into_iter()
            .zip(timeline(game.clone(), moves(CAPTURED)).into_iter().skip(1))
        {
            let played = game.play(ply).unwrap();
            if game.outcome().is_some() {
                break;
            }
            let alone = standing_alone(&game);
            assert_eq!(of_position(&alone, Some(&played)), scene, "{ply}");
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
