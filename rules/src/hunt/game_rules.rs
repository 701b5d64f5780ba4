//! Hunts in terms of the kernel.

use std::{convert::Infallible, ops::ControlFlow, sync::Arc};

use serde_json::Value;

use super::{
    Illegal, ParsePositionError, Piece, Position, Rules, Ruleset, piece,
    plies::Action,
    position::State,
    position_text,
    preset::{DEFAULT, RULESETS},
    problem::problems,
    ruleset_json,
    shared::grounds,
    tables::Tables,
};
use crate::{
    Family, Outcome, Ply, PlyKind, Point, Rule, RulesetError, Shape, Side, View,
    bits::Bits,
    kernel::{Endings, GameRules, StartError},
    lines::{Path, json::Fields, on_points},
};

impl GameRules for Rules {
    const FAMILY: Family = Family::Hunt;
    const DEFAULT: &'static str = DEFAULT;
    const SIDES: [&'static str; 2] = ["few", "many"];
    const REASONS: &'static [&'static str] = &super::Reason::CODES;
    const RULES: &'static [Rule] = ruleset_json::REGISTRY;

    type Position = Position;
    type TextError = ParsePositionError;
    type Problem = Infallible;
    type Illegal = Illegal;
    type Pieces = [crate::Piece; 2];
    type Tables<B: Bits> = Tables<B>;
    type State<B: Bits> = State<B>;
    type Action<B: Bits> = Action<B>;

    on_points!();

    fn problems(&self, is_set_up: bool) -> Vec<RulesetError> {
        let problems = is_set_up.then(|| problems(self)).into_iter().flatten();
        problems.map(RulesetError::Hunt).collect()
    }

    fn start(&self) -> Position {
        let pieces = self.setup.iter().map(|(point, piece)| (*point, *piece));
        let hands = [self.few.hand, self.many.hand];
        Position::new(self.board, pieces, hands, self.starts)
    }

    fn shape(&self) -> Shape {
        // Lines that only the few use are thin.
        let layout = self.board.layout();
        Shape::Points(layout.drawing(&self.many.lines, &self.few.lines))
    }

    fn pieces(&self) -> [crate::Piece; 2] {
        Piece::ALL.map(|of| crate::Piece {
            side: of.side(),
            code: piece::code(self.name(of.side()), of.side()),
            letter: self.letter(of),
            is_counted: true,
        })
    }

    fn side_name(&self, side: Side) -> Option<&str> {
        Some(self.name(side))
    }

    fn problem(
        &self,
        position: &Position,
        _: bool,
    ) -> Result<(), StartError<ParsePositionError, Infallible>> {
        StartError::check_board(position.board(), self.board)
    }

    fn view(ruleset: &Ruleset, position: &Position) -> View {
        let piece = |of: Piece| ruleset.piece(of);
        let in_hand = Piece::ALL.into_iter().filter_map(|of| {
            let hand = position.hand(of.side());
            (hand > 0).then(|| (piece(of), u32::from(hand)))
        });
        View {
            shape: ruleset.shape.clone(),
            grounds: grounds(ruleset.rules()),
            pieces: position.pieces().map(|(at, of)| (at, piece(of))).collect(),
            in_hand: in_hand.collect(),
            actions_left: None,
            to_move: position.to_move(),
        }
    }

    fn piece_at(ruleset: &Ruleset, position: &Position, point: Point) -> Option<crate::Piece> {
        position.piece_at(point).map(|piece| ruleset.piece(piece))
    }

    fn removed(ruleset: &Ruleset, before: &Position, point: Point) -> Option<crate::Piece> {
        // One of the few that is huffed is removed where it has stepped to; of the many, only those that stood there.
        let piece = before.piece_at(point).unwrap_or(Piece::Few);
        Some(ruleset.piece(piece))
    }

    fn ply<B: Bits>(&self, action: Action<B>, leaps: &Path) -> Option<Ply> {
        let path = action.path(leaps);
        path.ply(self.board.layout(), PlyKind::Path)
    }

    #[inline]
    fn count_pairs<B: Bits>(tables: &Tables<B>, state: &State<B>) -> Option<u64> {
        tables.count_pairs(state)
    }

    #[inline]
    fn is_quiet<B: Bits>(_: &State<B>, action: Action<B>, removed: B) -> bool {
        removed.none() && !matches!(action, Action::Place(_))
    }

    fn outcome<B: Bits>(tables: &Tables<B>, state: &State<B>, _: Side) -> Option<Outcome> {
        tables.outcome(state)
    }

    #[inline]
    fn is_ended<B: Bits>(tables: &Tables<B>, _: &State<B>, after: &State<B>, removed: B) -> bool {
        tables.ending_after(after, removed).is_some()
    }
}

impl Ruleset {
    /// A piece, with its word and letter.
    #[must_use]
    pub const fn piece(&self, piece: Piece) -> crate::Piece {
        self.pieces[piece.side().index()]
    }
}
