//! Maharajah and the Sepoys in terms of the kernel.

use std::{ops::ControlFlow, sync::Arc};

use serde_json::{Value, json};

use super::{
    Kind, ParsePositionError, Position, Problem, Rules, Ruleset,
    plays::Play,
    position,
    rays::squares,
    rules::{DEFAULT, REGISTRY, RULESETS},
    state::{self, State},
};
use crate::{
    Call, Family, Illegal, Outcome, Ply, PlyKind, PlyTextError, Point, Reason, Rule, RulesetError,
    Shape, Side, View,
    bits::Bits,
    kernel::{Endings, GameRules, StartError},
    lines::{NoMoves, Path, Repetition, RepetitionResult, json::Fields},
};

impl GameRules for Rules {
    const FAMILY: Family = Family::Chess;
    const DEFAULT: &'static str = DEFAULT;
    const SIDES: [&'static str; 2] = ["maharajah", "sepoys"];
    const REASONS: &'static [&'static str] = &super::Reason::CODES;
    const RULES: &'static [Rule] = REGISTRY;
    const QUIET: Reason = Reason::new(super::Reason::FiftyMoves.code());

    type Position = Position;
    type TextError = ParsePositionError;
    type Problem = Problem;
    type Illegal = Illegal;
    type Pieces = [crate::Piece; Kind::ALL.len()];
    type Tables<B: Bits> = NoMoves;
    type State<B: Bits> = State;
    type Action<B: Bits> = Play;

    fn presets() -> &'static [Arc<Ruleset>] {
        &RULESETS
    }

    fn read_json(&mut self, fields: &mut Fields<'_>) -> bool {
        fields.word("start", &mut self.start);
        fields.word("no_moves", &mut self.no_moves);
        true
    }

    fn to_json(&self) -> Value {
        json!({
            "start": self.start.code(),
            "no_moves": self.no_moves.code(),
        })
    }

    fn problems(&self, _: bool) -> Vec<RulesetError> {
        Vec::new()
    }

    fn start(&self) -> Position {
        position::start(self.start)
    }

    fn shape(&self) -> Shape {
        Shape::Squares(8)
    }

    fn pieces(&self) -> [crate::Piece; Kind::ALL.len()] {
        Kind::ALL.map(crate::Piece::from)
    }

    fn endings(&self) -> Endings {
        Endings {
            repetition: Repetition {
                count: Self::REPETITIONS,
                result: RepetitionResult::Draw,
            },
            // In plies: both sides make a move.
            quiet_limit: 2 * Self::QUIET_MOVES,
            no_moves: self.no_moves,
        }
    }

    fn point(&self, bit: usize) -> Option<Point> {
        Some(state::point(bit))
    }

    fn bit_count(&self) -> usize {
        64
    }

    fn tables<B: Bits>(&self) -> NoMoves {
        self.no_moves
    }

    fn read_position(&self, text: &str) -> Result<Position, ParsePositionError> {
        Position::read(text)
    }

    fn position_text(&self, position: &Position) -> String {
        position.text()
    }

    fn problem(
        &self,
        position: &Position,
        _: bool,
    ) -> Result<(), StartError<ParsePositionError, Problem>> {
        let problem = position.problem(self.start);
        problem.map_or(Ok(()), |problem| Err(StartError::Problem(problem)))
    }

    fn view(ruleset: &Ruleset, position: &Position) -> View {
        let is_in_hand = position.0.maharajah().is_none();
        let in_hand = is_in_hand.then(|| (Kind::Maharajah.into(), 1));
        let pieces = position.pieces();
        View {
            shape: ruleset.shape.clone(),
            grounds: Vec::new(),
            pieces: pieces.map(|(at, kind)| (at, kind.into())).collect(),
            in_hand: in_hand.into_iter().collect(),
            actions_left: None,
            to_move: position.to_move(),
        }
    }

    fn piece_at(_: &Ruleset, position: &Position, point: Point) -> Option<crate::Piece> {
        position.piece_at(point).map(crate::Piece::from)
    }

    /// Check to the side to move.
    fn call(position: &Position) -> Option<Call> {
        let side = position.0.in_check()?;
        let about = position.royal(side)?;
        let checkers = squares(position.0.checkers(side));
        let threats = checkers.map(|from| Ply::step(state::point(from), about));
        Some(Call {
            code: "check",
            about,
            ways: Vec::new(),
            threats: threats.collect(),
        })
    }

    fn to_move(position: &Position) -> Side {
        position.to_move()
    }

    fn turned(position: &Position) -> Position {
        Position(position.0.turned())
    }

    fn hash(position: &Position) -> u64 {
        position.hash()
    }

    fn state<B: Bits>(position: &Position) -> State {
        position.0
    }

    fn with<B: Bits>(_: &Position, state: &State) -> Position {
        Position(*state)
    }

    fn read<B: Bits>(_: &Ruleset, _: &NoMoves, state: &State, ply: Ply) -> Result<Play, Illegal> {
        let position = Position(*state);
        Ok(match (ply.kind(), ply.points()) {
            (PlyKind::Path, [to]) => position.play_of(None, *to)?,
            (PlyKind::Path, [from, to]) => position.play_of(Some(*from), *to)?,
            (PlyKind::End, _) => return Err(Illegal::Form(PlyTextError::From)),
            _ => return Err(Illegal::Form(PlyTextError::Trailing)),
        })
    }

    fn ply<B: Bits>(&self, play: Play, _: &Path) -> Option<Ply> {
        play.ply()
    }

    #[inline]
    fn visit<B: Bits>(
        _: &NoMoves,
        state: &State,
        mut visit: impl FnMut(&Path, Play) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        state.plays(|play| visit(&Path::EMPTY, play))
    }

    fn count<B: Bits>(_: &NoMoves, state: &State) -> u64 {
        let mut count = 0;
        let visited = state.plays(|_| {
            count += 1;
            ControlFlow::Continue(())
        });
        debug_assert!(visited.is_continue());
        count
    }

    /// Without a legal play, the game has ended by the pieces.
    fn can_move<B: Bits>(_: &NoMoves, _: &State) -> bool {
        true
    }

    #[inline]
    fn after<B: Bits>(_: &NoMoves, state: &State, play: Play) -> (State, B) {
        let (after, taken) = state.after(play);
        (after, taken.map_or(B::ZERO, |_| B::bit(play.to())))
    }

    fn is_quiet<B: Bits>(state: &State, play: Play, _: B) -> bool {
        state.is_quiet(play)
    }

    /// A mate, or a stalemate, decides before repetition and the fifty moves.
    fn outcome<B: Bits>(no_moves: &NoMoves, state: &State, _: Side) -> Option<Outcome> {
        state.ending(*no_moves)
    }

    fn is_ended<B: Bits>(_: &NoMoves, _: &State, _: &State, _: B) -> bool {
        false
    }
}
