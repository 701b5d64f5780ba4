//! Positions and games as scenes, the input of the renderer.

use raichi_render::{
    Change, Field, Finish, Ground, Half, Label, Line, Marks, Rotation, Scene, Sprite, Status, Strip,
};
use raichi_rules::{Call, Game, Piece, Played, Ply, PlyKind, Point, Side, View};

use super::looks;
use crate::games::{Ending, Example, GameState};

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
    let turn = last_turn(state.moves());
    moment(state.board(), turn, state.call(), &captured, status)
}

/// The start position of a game that has not begun.
#[must_use]
pub fn of_start(game: &Game) -> Scene {
    moment(game, &[], None, &Captured::default(), status(game))
}

/// A position with an unknown past, except for a known last move: the call is that of the position, and missing men
/// count as captured.
#[must_use]
pub fn of_position(game: &Game, last: Option<&Played>) -> Scene {
    let ruleset = game.ruleset();
    let (start, now) = (Game::new(ruleset.clone()).view(), game.view());
    let mut captured = Captured::default();
    for piece in ruleset.pieces() {
        let missing = owned(&start, piece).saturating_sub(owned(&now, piece));
        captured.add(piece, u8::try_from(missing).unwrap_or(u8::MAX));
    }
    moment(
        game,
        last.map_or(&[], std::slice::from_ref),
        game.call().as_ref(),
        &captured,
        status(game),
    )
}

/// An example of a move in small pictures.
#[must_use]
pub fn of_example(example: &Example) -> Change {
    let mut before = bare(&example.before);
    before.marks.selected = example.played.ply.first();
    before.marks.targets = example.played.ply.last().into_iter().collect();
    let mut after = bare(&example.after);
    let is_empty = |point: &Point| after.men.iter().all(|(at, _)| at != point);
    after.marks = marks_of(std::slice::from_ref(&example.played), is_empty);
    Change {
        before,
        after,
        points: example.points.clone(),
    }
}

/// How many pieces of a kind there are on the board and in hand.
fn owned(view: &View, piece: Piece) -> usize {
    let in_hand = view.in_hand.iter().filter(|(found, _)| *found == piece);
    let in_hand: u32 = in_hand.map(|(_, count)| count).sum();
    view.count(piece) + usize::try_from(in_hand).unwrap_or(usize::MAX)
}

/// A game from its start, a scene per position with the number of its move, as far as the moves are legal.
#[must_use]
pub fn timeline(start: Game, moves: impl IntoIterator<Item = Ply>) -> Vec<Scene> {
    let mut game = start;
    let mut captured = Captured::default();
    let mut scenes = vec![numbered(of_start(&game), 0)];
    let mut moves_made = Vec::new();
    for ply in moves {
        let Ok(played) = game.play(ply) else { break };
        captured.add_all(&played);
        let call = played.call.clone();
        moves_made.push(played);
        let turn = last_turn(&moves_made);
        let scene = moment(&game, turn, call.as_ref(), &captured, status(&game));
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

/// The moves of the side that moved last: all actions of its turn, where a turn has several.
fn last_turn(moves: &[Played]) -> &[Played] {
    let by = moves.last().map(|played| played.by);
    let before = moves.iter().rposition(|played| Some(played.by) != by);
    &moves[before.map_or(0, |at| at + 1)..]
}

/// A position with the effects and calls of the turn before it.
fn moment(
    game: &Game,
    turn: &[Played],
    call: Option<&Call>,
    captured: &Captured,
    status: Status,
) -> Scene {
    let scene = bare(game);
    let is_empty = |point: &Point| scene.men.iter().all(|(at, _)| at != point);
    let mut marks = marks_of(turn, is_empty);
    if let Some(call) = call {
        mark_call(&mut marks, call);
    }
    if let Status::Won(_, sign) = status {
        marks.finish = game
            .decided_on(turn.last())
            .map(|point| Finish { point, sign });
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
            actions_left: match status {
                Status::Turn(_) => game.view().actions_left,
                Status::Won(..) | Status::Drawn => None,
            },
            left: field(Side::First),
            right: field(Side::Second),
        }),
        ..scene
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

/// A board that is being set up.
#[must_use]
pub fn of_setup(view: &View) -> Scene {
    on_board(view, view)
}

/// A position without its past.
fn bare(game: &Game) -> Scene {
    let start = Game::new(game.ruleset()).view();
    Scene {
        labels: labels(game),
        ..on_board(&game.view(), &start)
    }
}

/// A board with its pieces, and marks where those of the start position stand.
fn on_board(view: &View, start: &View) -> Scene {
    let starts = start.pieces.iter().map(|(at, _)| (*at, Ground::Start));
    let grounds = view.grounds.iter();
    let grounds = grounds.filter_map(|(at, ground)| Some((*at, looks::ground(ground.code)?)));
    let men = view.pieces.iter();
    let men = men.map(|(at, piece)| (*at, looks::sprite(*piece)));
    Scene {
        ground: starts.chain(grounds).collect(),
        men: men.collect(),
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

/// The marks of a turn. Its last action is marked as the last move of a turn without others, and those before it as
/// hops of the same turn. Where a man stands now, nobody is shown as captured.
fn marks_of(turn: &[Played], is_empty: impl Fn(&Point) -> bool) -> Marks {
    let captures = turn.iter().flat_map(|played| &played.captures);
    let captured = captures.map(|capture| (capture.point, looks::sprite(capture.piece)));
    let mut marks = Marks {
        captured: captured.filter(|(at, _)| is_empty(at)).collect(),
        ..Marks::default()
    };
    let moved = |played: &&Played| played.ply.kind() != PlyKind::End;
    let mut actions = turn.iter().rev().filter(moved);
    if let Some(last) = actions.next() {
        let points = last.ply.points();
        // Of several pieces that go together, the first one has the marks of a single one.
        let (first, others) = match last.ply.kind() {
            PlyKind::Together => points.split_at(points.len().min(2)),
            PlyKind::Path | PlyKind::End => (points, &[][..]),
        };
        marks.last_move = first.to_vec();
        let others = others.chunks_exact(2).map(|hop| (hop[0], hop[1]));
        let before = actions.flat_map(|played| played.ply.legs());
        let hop = |(from, to)| Line { from, to };
        marks.together = others.chain(before).map(hop).collect();
    }
    marks
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

    /// The scenes of a game from a position.
    fn played(rules: &str, position: &str, record: &str) -> Vec<Scene> {
        let rules = Ruleset::preset(rules).unwrap();
        timeline(rules.start_from(position).unwrap(), moves(record))
    }

    #[test]
    fn every_leap_of_a_chain_and_every_man_of_an_ambush_is_marked() {
        let point = |name: &str| name.parse::<Point>().unwrap();
        let scenes = played("fox-and-geese", "ggg/ggg/7/2g4/3g3/1F1/3 few", "d2-d4-b4");
        let marks = &scenes[1].marks;
        assert_eq!(marks.last_move, ["d2", "d4", "b4"].map(point));
        let geese = ["d3", "c4"].map(|name| (point(name), Sprite::Goose));
        assert_eq!(marks.captured, geese);
        assert!(marks.together.is_empty());

        let position = "mmm1/3/4/3/1S2/1l1/1M2/3/L3 south";
        let scenes = played("mini-dablot-ambush", position, "c3-e5+c5-e3");
        let scene = &scenes[1];
        let marks = &scene.marks;
        assert_eq!(marks.last_move, ["c3", "e5"].map(point));
        let [from, to] = ["c5", "e3"].map(point);
        assert_eq!(marks.together, [Line { from, to }]);
        assert_eq!(marks.captured, [(point("d4"), Sprite::SwedeLeader)]);
        assert_eq!(status_of(scene), Some(Status::Won(Half::Left, Sign::Axes)));
        assert_eq!(marks.finish.map(|finish| finish.point), Some(point("d4")));
    }

    #[test]
    fn a_huffed_man_is_crossed_where_he_went() {
        // The officer on c6 could have leapt over c5, and steps aside.
        let scenes = played("asalto", "3/O1O/rrr1rrr/rr2rrr/rrr1rrr/3/3 few", "c6-d6");
        let d6 = "d6".parse().unwrap();
        let marks = &scenes.last().unwrap().marks;
        assert_eq!(scenes.len(), 2);
        assert!(marks.captured.contains(&(d6, Sprite::Officer)), "{marks:?}");
    }

    #[test]
    fn what_is_in_hand_was_not_captured() {
        let rules = Ruleset::preset("bagh-chal").unwrap();
        let game = rules.start_from("T3T/5/5/5/T2gT+17g few").unwrap();
        let strip = of_position(&game, None).strip.unwrap();
        assert_eq!(strip.left.captured, [(Sprite::Goat, 2)]);
        assert_eq!(strip.right.in_hand, [(Sprite::Goat, 17)]);
    }

    #[test]
    fn all_actions_of_a_turn_are_marked_until_the_next_turn() {
        let position = "mmm1/3/4/3/l3/3/1M2/3/L3 south";
        let record = "c3-d4 a1-b2 end a5-b4";
        let scenes = played("mini-dablot-actions", position, record);
        let marked = |scene: &Scene| {
            let name = |points: &[Point]| {
                let names: Vec<_> = points.iter().map(Point::to_string).collect();
                names.join("-")
            };
            let together = scene.marks.together.iter();
            let together: Vec<_> = together.map(|hop| name(&[hop.from, hop.to])).collect();
            let left = scene.strip.as_ref().and_then(|strip| strip.actions_left);
            let last = name(&scene.marks.last_move);
            format!("{last} ({}) {left:?}", together.join(" "))
        };
        let marked: Vec<_> = scenes.iter().map(marked).collect();
        assert_eq!(
            marked,
            [
                " () Some(3)",
                "c3-d4 () Some(2)",
                "a1-b2 (c3-d4) Some(1)",
                "a1-b2 (c3-d4) Some(3)",
                "a5-b4 () Some(2)",
            ]
        );
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
