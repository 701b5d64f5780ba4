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
pub fn of_start(game: &Game) -> Scene {
    moment(game, &[], None, &Captured::default(), status(game))
}

/// A position with an unknown past, except for a known last move: the call is that of the position, and missing men
/// count as captured.
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
pub fn of_example(example: &Example) -> Change {
    let mut before = bare(&example.before);
    before.marks.selected = example.played.ply.first().into_iter().collect();
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
    let leapt = |at: Point| !is_empty(&at) || turn.iter().any(|played| captures_at(played, at));
    let leaps = turn
        .iter()
        .flat_map(|played| leaps(played.ply, played.piece, leapt));
    marks.leaps = leaps.collect();
    marks
}

fn captures_at(played: &Played, at: Point) -> bool {
    played.captures.iter().any(|capture| capture.point == at)
}

/// The legs of a ply on squares by which a piece leaps over a man: they lead to the square behind him. Plain men never
/// do. `is_man` is whether a man is or was at a point.
pub(super) fn leaps(ply: Ply, piece: Option<Piece>, is_man: impl Fn(Point) -> bool) -> Vec<Line> {
    let leaper = piece.filter(|piece| looks::may_leap(*piece));
    let legs = ply.legs().filter(|_| leaper.is_some());
    let over = |from: Point, to: Point| {
        let middle = |one: u8, other: u8| (one.abs_diff(other) == 2).then(|| one.min(other) + 1);
        let (files, ranks) = ((from.file(), to.file()), (from.rank(), to.rank()));
        if files.0 == files.1 {
            Point::new(files.0, middle(ranks.0, ranks.1)?)
        } else if ranks.0 == ranks.1 {
            Point::new(middle(files.0, files.1)?, ranks.0)
        } else {
            None
        }
    };
    let leaps = legs.filter(|&(from, to)| over(from, to).is_some_and(&is_man));
    leaps.map(|(from, to)| Line { from, to }).collect()
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
    // Of a threat of several legs, each has its arrow, once.
    for (from, to) in call.threats.iter().flat_map(Ply::legs) {
        let leg = Line { from, to };
        if !marks.threats.contains(&leg) {
            marks.threats.push(leg);
        }
    }
}

#[cfg(test)]
mod tests;
