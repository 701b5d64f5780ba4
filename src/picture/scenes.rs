//! Positions and games as scenes: what a picture of them shows.

use raichi_render::{BoardSize, Captured, Finish, Line, Marks, Scene, Status, Strip};
use raichi_rules::{
    Call, EscapeLine, Game, Move, Piece, Played, Ruleset, Side, SpecialKind, Square,
};

use crate::games::{Ending, Table};

/// The board of a table with everything that its last move means.
#[must_use]
pub fn of_table(table: &Table) -> Scene {
    let mut captured = Captured::default();
    for played in table.moves() {
        count(&mut captured, played);
    }
    let status = match table.ending().map(Ending::winner) {
        None => Status::Turn(table.board().to_move()),
        Some(Some(side)) => Status::Won(side),
        Some(None) => Status::Drawn,
    };
    moment(table.board(), table.moves().last(), captured, status)
}

/// The start position of a game that has not begun.
#[must_use]
pub fn of_start(game: &Game) -> Scene {
    moment(game, None, Captured::default(), status(game))
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
        scenes.push(moment(&game, Some(&played), captured, status(&game)));
    }
    scenes
}

/// The game of a table from its start. The last scene is the table as it stands, given up or not.
#[must_use]
pub fn of_game(table: &Table) -> Vec<Scene> {
    let start = Game::new(table.board().rules().clone());
    let mut scenes = timeline(start, table.moves().iter().map(|played| played.mv));
    scenes.pop();
    scenes.push(of_table(table));
    scenes
}

/// A position and what the move before it did.
fn moment(game: &Game, last: Option<&Played>, captured: Captured, status: Status) -> Scene {
    let mut marks = last.map(marks_of).unwrap_or_default();
    match status {
        Status::Turn(_) => {
            if let Some(call) = last.and_then(|played| played.call.as_ref()) {
                mark_call(&mut marks, call);
            }
        }
        Status::Won(winner) => {
            marks.finish = decided_on(game, last).map(|square| Finish { square, winner });
        }
        Status::Drawn => {}
    }
    Scene {
        marks,
        strip: Some(Strip { status, captured }),
        ..of_position(game)
    }
}

/// A position without anything of its past.
fn of_position(game: &Game) -> Scene {
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
        Call::Raichi { lines } | Call::Tuichi { lines } => {
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
    use raichi_rules::WrittenMove;
    use time::OffsetDateTime;

    use super::*;
    use crate::{
        games::{Deed, Entry},
        ids::{DoorKey, GameId, PlaceId, Player, PlayerId},
    };

    const CAPTURED: &str = include_str!("../../tests/it/games/king-captured.txt");

    fn moves(record: &str) -> Vec<Move> {
        let written = record
            .split_whitespace()
            .map(|text| text.parse::<WrittenMove>().unwrap());
        written.map(|written| written.mv).collect()
    }

    /// A table after some moves, and after the attackers have given up if so.
    fn table(moves: &[Move], given_up: bool) -> Table {
        let player = |id: i64| Player {
            id: PlayerId(id),
            key: DoorKey(id.cast_unsigned()),
        };
        let mut board = Game::new(Ruleset::preset("norse").unwrap());
        let table = Table::new(GameId(1), PlaceId(1), player(1), player(2), board.clone());
        let played = moves
            .iter()
            .map(|&mv| Some(mv))
            .chain(given_up.then_some(None));
        let log: Vec<_> = (1..)
            .zip(played)
            .map(|(number, mv)| {
                let by = table.player(board.to_move()).id;
                let deed = mv.map_or(Deed::Resign, |mv| {
                    board.play(mv).unwrap();
                    Deed::Move(mv)
                });
                Entry {
                    number,
                    by: if given_up && mv.is_none() {
                        PlayerId(1)
                    } else {
                        by
                    },
                    at: OffsetDateTime::UNIX_EPOCH,
                    deed,
                    position_hash: board.position().hash(),
                }
            })
            .collect();
        table.replay(log).unwrap()
    }

    #[test]
    fn a_game_is_a_scene_for_each_position_and_each_is_the_tables_of_its_time() {
        let moves = moves(CAPTURED);
        let scenes = of_game(&table(&moves, false));
        assert_eq!(scenes.len(), moves.len() + 1);
        for (plies, scene) in scenes.iter().enumerate() {
            assert_eq!(
                *scene,
                of_table(&table(&moves[..plies], false)),
                "ply {plies}"
            );
        }
        let last = scenes.last().unwrap();
        assert_eq!(
            last.strip.map(|strip| strip.status),
            Some(Status::Won(Side::Attackers))
        );
        assert!(last.marks.finish.is_some());
        assert!(scenes.iter().any(|scene| scene.marks.danger.is_some()));
        assert!(scenes.iter().any(|scene| scene.marks.open_lines.len() == 2));
    }

    #[test]
    fn a_game_that_was_given_up_ends_so() {
        let moves = moves("d1-d4 e7-e9");
        let scenes = of_game(&table(&moves, true));
        assert_eq!(scenes.len(), 3);
        let last = scenes.last().unwrap();
        assert_eq!(
            last.strip.map(|strip| strip.status),
            Some(Status::Won(Side::Defenders))
        );
        assert_eq!(
            last.marks
                .last_move
                .map(|line| line.to.to_string())
                .as_deref(),
            Some("e9")
        );
    }

    #[test]
    fn a_move_that_is_not_legal_ends_the_timeline() {
        let start = Game::new(Ruleset::preset("norse").unwrap());
        assert_eq!(timeline(start, moves("d1-d4 d4-d5 e7-e9")).len(), 2);
    }
}
