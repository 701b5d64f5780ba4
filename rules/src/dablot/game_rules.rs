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
    Family, Outcome, Ply, Point, Rule, RulesetError, Shape, Side, View,
    bits::Bits,
    kernel::{Endings, GameRules, StartError},
    lines::{Layer, Path, json::Fields, on_points},
};

impl GameRules for Rules {
    const FAMILY: Family = Family::Dablot;
    const DEFAULT: &'static str = DEFAULT;
    const SIDES: [&'static str; 2] = ["south", "north"];
    const REASONS: &'static [&'static str] = &super::Reason::CODES;
    const RULES: &'static [Rule] = ruleset_json::REGISTRY;
    const JOINS_POINTS: bool = true;

    type Position = Position;
    type TextError = ParsePositionError;
    type Problem = Problem;
    type Illegal = Illegal;
    type Pieces = [crate::Piece; 2 * Kind::ALL.len()];
    type Tables<B: Bits> = Tables<B>;
    type State<B: Bits> = State<B>;
    type Action<B: Bits> = Action<B>;

    on_points!();

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

    fn mover(position: &Position) -> Side {
        // In a turn that has begun, the same side made the last ply.
        match position.actions_left() {
            0 => position.to_move().opponent(),
            _ => position.to_move(),
        }
    }

    fn ply<B: Bits>(&self, action: Action<B>, leaps: &Path) -> Option<Ply> {
        let (path, kind) = action.path(leaps);
        path.ply(self.board.layout(), kind)
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
