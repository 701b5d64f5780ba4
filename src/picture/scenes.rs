//! Positions and games as scenes, the input of the renderer.

use raichi_render::{
    Field, Finish, Ground, Half, Label, Line, Marks, Rotation, Scene, Sprite, Status, Strip,
};
use raichi_rules::{Call, Game, Piece, Played, Ply, PlyKind, Point, Side};

use super::looks;
use crate::games::{Ending, GameState};

/// How many men of each kind were captured, by the side that captured them.
#[derive(Debug, Clone, Default)]
struct Captured([Vec<(Sprite, u8)>; 2]);

impl Captured {
    /// Counts men that a side has captured.
    fn add(&mut self, piece: Piece, number: u8) {
        let sprite = looks::sprite(piece);
        if !piece.is_counted || number == 0 {
            return;
        }
        let field = &mut self.0[piece.side.opponent().index()];
        match field.iter_mut().find(|(found, _)| *found == sprite) {
            Some((_, count)) => *count = count.saturating_add(number),
            None => field.push((sprite, number)),
        }
    }

    fn add_all(&mut self, played: &Played) {
        for capture in &played.captures {
            self.add(capture.piece, 1);
        }
    }
}

/// The rotation that shows a side below.
#[must_use]
pub const fn seen_by(side: Side) -> Rotation {
    match side {
        Side::First => Rotation::Upright,
        Side::Second => Rotation::HalfTurn,
    }
}

/// The field of a side in the strip.
const fn half(side: Side) -> Half {
    match side {
        Side::First => Half::Left,
        Side::Second => Half::Right,
    }
}

/// The board of a game with everything that follows from its last move.
#[must_use]
pub fn of_table(state: &GameState) -> Scene {
    let mut captured = Captured::default();
    for played in state.moves() {
        captured.add_all(played);
    }
    let status = match state.ending().map(|ending| (ending, ending.winner())) {
        // An aborted game is neither won nor drawn; the strip shows where it stopped.
        None | Some((Ending::Aborted, _)) => Status::Turn(half(state.board().to_move())),
        Some((_, Some(side))) => won(state.board(), side),
        Some((_, None)) => Status::Drawn,
    };
    let (last, call) = (state.moves().last(), state.call());
    let mut scene = moment(state.board(), last, call, &captured, status);
    mark_turn(&mut scene, state.history().newest_turn());
    scene
}

/// The start position of a game that has not begun.
#[must_use]
pub fn of_start(game: &Game) -> Scene {
    moment(game, None, None, &Captured::default(), status(game))
}

/// A position with an unknown past, except for a known last move: the call is that of the position, and missing men
/// count as captured.
#[must_use]
pub fn of_position(game: &Game, last: Option<&Played>) -> Scene {
    let ruleset = game.ruleset();
    let (start, now) = (Game::new(ruleset.clone()).view(), game.view());
    let mut captured = Captured::default();
    for piece in ruleset.pieces() {
        let missing = start.count(piece).saturating_sub(now.count(piece));
        captured.add(piece, u8::try_from(missing).unwrap_or(u8::MAX));
    }
    moment(game, last, game.call().as_ref(), &captured, status(game))
}

/// A game from its start, a scene per position with the number of its move, as far as the moves are legal.
#[must_use]
pub fn timeline(start: Game, moves: impl IntoIterator<Item = Ply>) -> Vec<Scene> {
    let mut game = start;
    let mut captured = Captured::default();
    let mut scenes = vec![numbered(of_start(&game), 0)];
    for ply in moves {
        let Ok(played) = game.play(ply) else { break };
        captured.add_all(&played);
        let call = played.call.as_ref();
        let scene = moment(&game, Some(&played), call, &captured, status(&game));
        scenes.push(numbered(scene, scenes.len()));
    }
    scenes
}

/// A game from its start. The last scene is its present state, resigned or not.
#[must_use]
pub fn of_game(state: &GameState) -> Vec<Scene> {
    let start = Game::new(state.board().ruleset());
    let mut scenes = timeline(start, state.moves().iter().map(|played| played.ply));
    scenes.pop();
    let number = scenes.len();
    scenes.push(numbered(of_table(state), number));
    scenes
}

/// A scene whose strip says how many moves have been made.
fn numbered(mut scene: Scene, moves: usize) -> Scene {
    if let Some(strip) = &mut scene.strip {
        strip.number = Some(u16::try_from(moves).unwrap_or(u16::MAX));
    }
    scene
}

/// A position with the effects and calls of the move before it.
fn moment(
    game: &Game,
    last: Option<&Played>,
    call: Option<&Call>,
    captured: &Captured,
    status: Status,
) -> Scene {
    let mut marks = last.map(marks_of).unwrap_or_default();
    if let Some(call) = call {
        mark_call(&mut marks, call);
    }
    if let Status::Won(_, sign) = status {
        marks.finish = game.decided_on(last).map(|point| Finish { point, sign });
    }
    let field = |side: Side| Field {
        emblem: looks::emblem(game, side),
        captured: captured.0[side.index()].clone(),
        in_hand: in_hand(game, side),
    };
    Scene {
        marks,
        strip: Some(Strip {
            status,
            number: None,
            actions_left: game.view().actions_left,
            left: field(Side::First),
            right: field(Side::Second),
        }),
        ..bare(game)
    }
}

/// The pieces that a side has yet to put on the board.
fn in_hand(game: &Game, side: Side) -> Vec<(Sprite, u8)> {
    let in_hand = game.view().in_hand.into_iter();
    let own = in_hand.filter(|(piece, _)| piece.side == side);
    own.map(|(piece, count)| {
        let count = u8::try_from(count).unwrap_or(u8::MAX);
        (looks::sprite(piece), count)
    })
    .collect()
}

/// A position without its past.
fn bare(game: &Game) -> Scene {
    let view = game.view();
    let start = Game::new(game.ruleset()).view();
    let starts = start.pieces.iter().map(|(at, _)| (*at, Ground::Start));
    let grounds = view.grounds.iter();
    let grounds = grounds.filter_map(|(at, ground)| Some((*at, looks::ground(ground.code)?)));
    let men = view.pieces.iter();
    let men = men.map(|(at, piece)| (*at, looks::sprite(*piece)));
    Scene {
        ground: starts.chain(grounds).collect(),
        men: men.collect(),
        labels: labels(game),
        ..Scene::new(looks::shape(&view.shape))
    }
}

/// The words for the men of a game.
fn labels(game: &Game) -> Vec<(Sprite, Label)> {
    let ruleset = game.ruleset();
    let label = |piece: Piece| {
        let label = Label {
            code: piece.code,
            letter: piece.letter,
            name: ruleset.side_name(piece.side).map(str::to_owned),
        };
        (looks::sprite(piece), label)
    };
    ruleset.pieces().into_iter().map(label).collect()
}

/// The status of a won game.
fn won(game: &Game, side: Side) -> Status {
    Status::Won(half(side), looks::sign(game, side))
}

/// The turn by the board, or the result.
fn status(game: &Game) -> Status {
    match game.outcome().map(|outcome| outcome.winner) {
        None => Status::Turn(half(game.to_move())),
        Some(Some(side)) => won(game, side),
        Some(None) => Status::Drawn,
    }
}

fn marks_of(played: &Played) -> Marks {
    let captures = played.captures.iter();
    let captured = captures.map(|capture| (capture.point, looks::sprite(capture.piece)));
    let points = played.ply.points();
    let (own, others) = match played.ply.kind() {
        PlyKind::Together => points.split_at(points.len().min(2)),
        PlyKind::Path | PlyKind::End => (points, &[][..]),
    };
    let others = others.chunks_exact(2).map(|pair| Line {
        from: pair[0],
        to: pair[1],
    });
    Marks {
        last_move: own.to_vec(),
        together: others.collect(),
        captured: captured.collect(),
        ..Marks::default()
    }
}

/// Marks what the other actions of a turn of several did, beside the last one.
fn mark_turn(scene: &mut Scene, turn: &[Played]) {
    let actions = turn.iter().filter(|played| played.ply != Ply::END);
    let actions: Vec<_> = actions.collect();
    let Some((last, before)) = actions.split_last() else {
        return;
    };
    if turn.len() < 2 {
        return;
    }
    let is_empty = |(at, _): &(Point, Sprite)| scene.men.iter().all(|(man, _)| man != at);
    let captured = actions.iter().flat_map(|played| marks_of(played).captured);
    scene.marks.captured = captured.filter(is_empty).collect();
    scene.marks.last_move = last.ply.points().to_vec();
    let legs = before.iter().flat_map(|played| played.ply.legs());
    scene.marks.together = legs.map(|(from, to)| Line { from, to }).collect();
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
    let threats = call.threats.iter();
    let threats = threats.filter_map(|ply| {
        Some(Line {
            from: ply.first()?,
            to: ply.last()?,
        })
    });
    marks.threats = threats.collect();
}

#[cfg(test)]
mod tests {
    use raichi_render::Sign;
    use raichi_rules::{Ruleset, presets};

    use super::*;

    const CAPTURED: &str = include_str!("../../tests/it/games/king-captured.txt");

    fn moves(record: &str) -> Vec<Ply> {
        let words = record.split_whitespace();
        words.map(|text| text.parse().unwrap()).collect()
    }

    /// The same position without its past.
    fn without_past(game: &Game) -> Game {
        let rules = game.ruleset();
        let to_move = rules.side_code(game.to_move());
        let position = format!("{} {to_move}", game.position_text());
        rules.start_from(&position).unwrap()
    }

    fn status_of(scene: &Scene) -> Option<Status> {
        scene.strip.as_ref().map(|strip| strip.status)
    }

    #[test]
    fn a_game_has_a_scene_per_position_equal_to_that_of_its_state() {
        let moves = moves(CAPTURED);
        let scenes = of_game(&GameState::after("norse", &moves, None));
        assert_eq!(scenes.len(), moves.len() + 1);
        for (plies, scene) in scenes.iter().enumerate() {
            let state = GameState::after("norse", &moves[..plies], None);
            let table = numbered(of_table(&state), plies);
            assert_eq!(*scene, table, "ply {plies}");
            let marks = &scene.marks;
            assert_eq!(marks.danger.is_some(), !marks.threats.is_empty());
        }
        let last = scenes.last().unwrap();
        assert_eq!(status_of(last), Some(Status::Won(Half::Left, Sign::Axes)));
        assert!(last.marks.finish.is_some());
        assert!(scenes.iter().any(|scene| scene.marks.danger.is_some()));
        assert!(scenes.iter().any(|scene| scene.marks.open_lines.len() == 2));
    }

    #[test]
    fn a_king_in_danger_shows_from_where_he_could_be_captured() {
        let moves = moves(CAPTURED);
        let scenes = of_game(&GameState::after("norse", &moves, None));
        let mut seen = 0;
        for (scene, next) in scenes.iter().zip(&moves) {
            let king = scene.marks.danger;
            for threat in &scene.marks.threats {
                // The threat is by the men of the attackers, to a square beside the king.
                assert!(scene.men.contains(&(threat.from, Sprite::Attacker)));
                let king = king.expect("a king in danger");
                let files = threat.to.file().abs_diff(king.file());
                assert_eq!(files + threat.to.rank().abs_diff(king.rank()), 1, "{next}");
                seen += 1;
            }
        }
        // The last move carries a threat out.
        let [.., before, _] = scenes.as_slice() else {
            panic!("a game of moves")
        };
        let last = moves.last().unwrap();
        let line = Line {
            from: last.first().unwrap(),
            to: last.last().unwrap(),
        };
        assert!(seen > 0);
        let carried_out = before.marks.threats.contains(&line);
        assert_eq!(carried_out, before.marks.danger.is_some());
    }

    #[test]
    fn a_resigned_game_ends_with_its_result() {
        let moves = moves("d1-d4 e7-e9");
        let scenes = of_game(&GameState::after("norse", &moves, Some(Side::First)));
        assert_eq!(scenes.len(), 3);
        assert_eq!(status_of(&scenes[1]), Some(Status::Turn(Half::Right)));
        assert_eq!(
            status_of(&scenes[2]),
            Some(Status::Won(Half::Right, Sign::Crown))
        );
        let to = scenes[2].marks.last_move.last();
        assert_eq!(to, Some(&"e9".parse().unwrap()));
    }

    #[test]
    fn a_position_alone_shows_the_same_as_in_its_game() {
        let mut game = Game::new(Ruleset::preset("norse").unwrap());
        let mut calls = 0;
        for ((ply, scene), number) in moves(CAPTURED)
            .into_iter()
            .zip(timeline(game.clone(), moves(CAPTURED)).into_iter().skip(1))
            .zip(1..)
        {
            let played = game.play(ply).unwrap();
            if game.outcome().is_some() {
                break;
            }
            let alone = without_past(&game);
            let position = numbered(of_position(&alone, Some(&played)), number);
            assert_eq!(position, scene, "{ply}");
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
