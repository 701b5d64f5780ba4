//! Dablot in terms of the kernel.

use std::{collections::BTreeSet, ops::ControlFlow, sync::Arc};

use serde_json::Value;

use super::{
    Illegal, Kind, ParsePositionError, Piece, Position, Problem, Rules, Ruleset,
    plies::Action,
    position::State,
    position_text,
    preset::{DEFAULT, RULESETS},
    problem::{of_position, of_rules, problems},
    ruleset_json,
    tables::Tables,
};
use crate::{
    Family, Outcome, Ply, Point, RulesetError, Shape, Side, View,
    bits::Bits,
    kernel::{Endings, GameRules, StartError},
    lines::{Layer, Path, json::Fields},
};

impl GameRules for Rules {
    const FAMILY: Family = Family::Dablot;
    const DEFAULT: &'static str = DEFAULT;

    type Position = Position;
    type TextError = ParsePositionError;
    type Problem = Problem;
    type Illegal = Illegal;
    type Pieces = [crate::Piece; 2 * Kind::ALL.len()];
    type Tables<B: Bits> = Tables<B>;
    type State<B: Bits> = State<B>;
    type Action<B: Bits> = Action<B>;

    fn presets() -> &'static [Arc<Ruleset>] {
        &RULESETS
    }

    fn read_json(&mut self, fields: &mut Fields<'_>) -> bool {
        ruleset_json::read(self, fields)
    }

    fn to_json(&self) -> Value {
        ruleset_json::write(self)
    }

    fn problems(&self, is_set_up: bool) -> Vec<RulesetError> {
        let problems = if is_set_up {
            problems(self)
        } else {
            of_rules(self)
        };
        problems.into_iter().map(RulesetError::Dablot).collect()
    }

    fn start(&self) -> Position {
        let pieces = self.setup.iter().map(|(point, piece)| (*point, *piece));
        Position::new(self.board, pieces, self.starts, 0)
    }

    fn shape(&self) -> Shape {
        let layout = self.board.layout();
        Shape::Points(layout.drawing(&Layer::ALL.into(), &BTreeSet::new()))
    }

    fn pieces(&self) -> [crate::Piece; 2 * Kind::ALL.len()] {
        Piece::ALL.map(crate::Piece::from)
    }

    fn is_set_up(piece: &crate::Piece) -> bool {
        let mut retreated = Piece::ALL.into_iter();
        !retreated.any(|of| of.kind == Kind::Retreated && piece.code == of.code())
    }

    fn endings(&self) -> Endings {
        Endings {
            repetition: self.repetition,
            quiet_limit: self.quiet_limit,
            no_moves: self.no_moves,
        }
    }

    fn point(&self, bit: usize) -> Option<Point> {
        self.board.layout().point(bit)
    }

    fn bit_count(&self) -> usize {
        self.board.layout().bit_count()
    }

    fn tables<B: Bits>(&self) -> Tables<B> {
        Tables::new(self)
    }

    fn read_position(&self, text: &str) -> Result<Position, ParsePositionError> {
        position_text::read(self, text)
    }

    fn position_text(&self, position: &Position) -> String {
        position_text::write(self, position)
    }

    fn problem(
        &self,
        position: &Position,
        is_over: bool,
    ) -> Result<(), StartError<ParsePositionError, Problem>> {
        StartError::check_board(position.board(), self.board)?;
        let left = position.actions_left();
        if left > 0 && left >= self.actions {
            return Err(StartError::Actions(left));
        }
        // A side without a leader has lost by it; no play leads to a second one.
        let is_wrong =
            |problem: &Problem| !is_over || matches!(problem, Problem::Leaders { count: 2.., .. });
        let problem = of_position(self, position).find(is_wrong);
        problem.map_or(Ok(()), |problem| Err(StartError::Problem(problem)))
    }

    fn view(ruleset: &Ruleset, position: &Position) -> View {
        let actions = ruleset.rules().actions;
        let left = match position.actions_left() {
            0 => actions,
            left => left,
        };
        let pieces = position.pieces();
        View {
            shape: ruleset.shape.clone(),
            grounds: Vec::new(),
            pieces: pieces.map(|(at, piece)| (at, piece.into())).collect(),
            in_hand: Vec::new(),
            actions_left: (actions > 0).then_some(left),
            to_move: position.to_move(),
        }
    }

    fn piece_at(_: &Ruleset, position: &Position, point: Point) -> Option<crate::Piece> {
        position.piece_at(point).map(crate::Piece::from)
    }

    fn to_move(position: &Position) -> Side {
        position.to_move()
    }

    fn mover(position: &Position) -> Side {
        // In a turn that has begun, the same side made the last ply.
        match position.actions_left() {
            0 => position.to_move().opponent(),
            _ => position.to_move(),
        }
    }

    fn turned(position: &Position) -> Position {
        position.turned()
    }

    fn hash(position: &Position) -> u64 {
        position.hash()
    }

    fn state<B: Bits>(position: &Position) -> State<B> {
        position.state()
    }

    fn with<B: Bits>(position: &Position, state: &State<B>) -> Position {
        position.with(state)
    }

    fn read<B: Bits>(
        ruleset: &Ruleset,
        tables: &Tables<B>,
        state: &State<B>,
        ply: Ply,
    ) -> Result<Action<B>, Illegal> {
        ruleset.read(tables, state, ply)
    }

    fn ply<B: Bits>(&self, action: Action<B>, leaps: &Path) -> Option<Ply> {
        let (path, kind) = action.path(leaps);
        path.ply(self.board.layout(), kind)
    }

    #[inline]
    fn visit<B: Bits>(
        tables: &Tables<B>,
        state: &State<B>,
        visit: impl FnMut(&Path, Action<B>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        tables.visit(state, visit)
    }

    #[inline]
    fn count<B: Bits>(tables: &Tables<B>, state: &State<B>) -> u64 {
        tables.count(state)
    }

    #[inline]
    fn can_move<B: Bits>(tables: &Tables<B>, state: &State<B>) -> bool {
        tables.can_move(state)
    }

    #[inline]
    fn after<B: Bits>(tables: &Tables<B>, state: &State<B>, action: Action<B>) -> (State<B>, B) {
        tables.after(state, action)
    }

    #[inline]
    fn is_quiet<B: Bits>(_: &State<B>, _: Action<B>, removed: B) -> bool {
        removed.none()
    }

    fn outcome<B: Bits>(tables: &Tables<B>, state: &State<B>, mover: Side) -> Option<Outcome> {
        tables.outcome(state, mover)
    }

    #[inline]
    fn is_ended<B: Bits>(
        tables: &Tables<B>,
        before: &State<B>,
        after: &State<B>,
        removed: B,
    ) -> bool {
        // Only a capture ends a game by the pieces alone.
        !removed.none() && tables.ending(after, before.to_move).is_some()
    }
}
