use std::{borrow::Cow, fmt, str::FromStr, sync::Arc};

use serde_json::Value;

use crate::tafl::{
    Chain, Illegal, KingJump, Move, NoMoves, Outcome, Piece, Position, Preset, Rank, Reason, Rules,
    Side, SpecialKind, Square,
    board::Board,
    compiled::{Compiled, with_tables},
    position::index,
    preset::{PRESETS, presets},
    problem::{Problem, over_at_once, problems},
    ruleset_json,
    tables::{self, Direction},
};
use crate::{Ply, PlyKind, PlyTextError, RulesetError, RulesetErrors, bits::Bits, json};

/// Checked rules with their name, ready for play.
///
/// It is shared as `Arc<Ruleset>`; its rules are read through [`rules`](Self::rules).
#[derive(Debug, Clone)]
pub struct Ruleset {
    name: Cow<'static, str>,
    rules: Rules,
    start: Position,
    pub(crate) compiled: Compiled,
}

impl Ruleset {
    /// Checks rules, and prepares them for play. A game by them may be over before its first move, which
    /// [`may_begin`](Self::may_begin) checks: by rules of an earlier version there are such games, and they remain readable.
    ///
    /// # Errors
    ///
    /// Every reason why these rules cannot be played, in one error.
    pub fn new(name: impl Into<Cow<'static, str>>, rules: Rules) -> Result<Self, RulesetErrors> {
        let found = problems(&rules);
        if !found.is_empty() {
            return Err(errors(found));
        }
        let ruleset = Self::unchecked(name.into(), rules);
        match ruleset.escaped_king(&ruleset.start) {
            Some(king) => Err(errors([Problem::Escaped(king)])),
            None => Ok(ruleset),
        }
    }

    /// Whether its games are over neither before nor with their first move.
    ///
    /// # Errors
    ///
    /// Every reason why they are, in one error.
    pub fn may_begin(&self) -> Result<(), RulesetErrors> {
        let over = self.over_at_start().map(Problem::Over);
        let found: Vec<_> = over.into_iter().chain(over_at_once(&self.rules)).collect();
        if found.is_empty() {
            Ok(())
        } else {
            Err(errors(found))
        }
    }

    /// How its games end before they begin, if they do.
    fn over_at_start(&self) -> Option<Outcome> {
        let to_move = self.start.to_move();
        with_tables!(self, tables => {
            let board = Board::of(&self.start);
            let ending = if board.stands_captured(tables) {
                Some((Side::Attackers, Reason::KingCaptured))
            } else {
                board.ending(tables, to_move.opponent())
            };
            let ending = ending.map(|(winner, reason)| Outcome {
                winner: Some(winner),
                reason,
            });
            ending.or_else(|| (!board.can_move(tables)).then(|| self.no_moves(to_move)))
        })
    }

    /// How a game ends if this side is to move and cannot.
    pub(crate) fn no_moves(&self, to_move: Side) -> Outcome {
        let winner = match self.rules.no_moves {
            NoMoves::Loss => Some(to_move.opponent()),
            NoMoves::Draw => None,
        };
        Outcome {
            winner,
            reason: Reason::NoMoves,
        }
    }

    /// The king's square if he has escaped already in a position.
    pub(crate) fn escaped_king(&self, position: &Position) -> Option<Square> {
        let mover = position.to_move().opponent();
        let escaped = with_tables!(self, tables => Board::of(position).has_escaped(tables, mover));
        position.king().filter(|_| escaped)
    }

    /// A shipped ruleset; tests check that each is playable.
    pub(crate) fn shipped(preset: &Preset) -> Self {
        Self::unchecked(Cow::Borrowed(preset.name), preset.rules)
    }

    fn unchecked(name: Cow<'static, str>, rules: Rules) -> Self {
        Self {
            name,
            start: Position::with_first_king(&rules.setup, rules.starts),
            compiled: Compiled::new(&rules),
            rules,
        }
    }

    /// The shipped ruleset with a name.
    #[must_use]
    pub fn preset(name: &str) -> Option<Arc<Self>> {
        presets()
            .iter()
            .find(|ruleset| ruleset.name == name)
            .cloned()
    }

    /// Reads a ruleset from JSON. An absent key has the value of `copenhagen`, except `name`, `size` and `setup`,
    /// which are required.
    ///
    /// # Errors
    ///
    /// Every problem, in one error.
    pub fn from_json(text: &str) -> Result<Self, RulesetErrors> {
        Self::from_value(&json::read(text)?)
    }

    pub(crate) fn from_value(value: &Value) -> Result<Self, RulesetErrors> {
        let ruleset = Self::from_stored_value(value)?;
        ruleset.may_begin()?;
        Ok(ruleset)
    }

    /// The rules of a game that exists; see [`new`](Self::new).
    pub(crate) fn from_stored_value(value: &Value) -> Result<Self, RulesetErrors> {
        let (name, rules) = ruleset_json::read(value)?;
        Self::new(name, rules)
    }

    /// The ruleset as JSON on one line, with every key.
    #[must_use]
    pub fn to_json(&self) -> String {
        self.to_value().to_string()
    }

    pub(crate) fn to_value(&self) -> Value {
        ruleset_json::write(&self.name, &self.rules)
    }

    /// Its name in commands and records.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The name for people: the title of a shipped ruleset, otherwise its name.
    #[must_use]
    pub fn title(&self) -> &str {
        self.shipped_as().map_or(&self.name, |preset| preset.title)
    }

    /// The shipped ruleset that this shipped one varies.
    #[must_use]
    pub fn parent(&self) -> Option<Arc<Self>> {
        Self::preset(self.shipped_as()?.parent?)
    }

    /// Whether it is a shipped ruleset, so that its name determines it.
    #[must_use]
    pub fn is_shipped(&self) -> bool {
        self.shipped_as().is_some()
    }

    /// The shipped ruleset that it equals.
    fn shipped_as(&self) -> Option<&'static Preset> {
        PRESETS
            .iter()
            .find(|preset| preset.name == self.name && preset.rules == self.rules)
    }

    /// Its rules. To change them, change a copy and make a [new](Self::new) ruleset.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Files, and ranks, of the board.
    #[must_use]
    pub const fn size(&self) -> u8 {
        self.rules.setup.size()
    }

    /// The position in which its games start.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// What a square is, if it is not an ordinary one.
    #[must_use]
    pub fn special(&self, square: Square) -> Option<SpecialKind> {
        tables::special(&self.rules, square)
    }

    /// The squares that are not ordinary ones, in board order.
    pub fn special_squares(&self) -> impl Iterator<Item = (Square, SpecialKind)> + use<'_> {
        Square::all(self.size()).filter_map(|square| Some((square, self.special(square)?)))
    }

    /// How many legal moves there are in a position, as long as the game is not over.
    #[must_use]
    pub fn count_moves(&self, position: &Position) -> u64 {
        with_tables!(self, tables => Board::of(position).count_moves(tables))
    }

    /// Whether a move is legal in a position, as long as the game is not over, whatever has stood before.
    ///
    /// # Errors
    ///
    /// The first reason why it is not, in the order in which a player would notice them.
    pub fn check(&self, position: &Position, ply: Ply) -> Result<Piece, Illegal> {
        let size = self.size();
        let points = ply.points();
        let off_board = points.iter().find(|square| !square.is_on_board(size));
        if let Some(square) = off_board {
            return Err(Illegal::OffBoard {
                square: *square,
                size,
            });
        }
        let [from, to, ..] = *points else {
            return Err(Illegal::Form(form_of(ply)));
        };
        if ply.kind() != PlyKind::Path {
            return Err(Illegal::Form(PlyTextError::Trailing));
        }
        let piece = position.piece_at(from).ok_or(Illegal::NoPiece { from })?;
        if piece.side() != position.to_move() {
            return Err(Illegal::NotYours { from, piece });
        }
        self.check_leg(position, Move { from, to }, piece)?;
        if self.rules.has_legs() {
            self.check_chain(position, piece, points)?;
        } else if points.len() > 2 {
            return Err(Illegal::Form(PlyTextError::Trailing));
        }
        Ok(piece)
    }

    /// Whether each leg after a first one that is legal may follow, and the last one may be the last.
    fn check_chain(
        &self,
        position: &Position,
        piece: Piece,
        points: &[Square],
    ) -> Result<(), Illegal> {
        let chain = self.rules.chain;
        let mut position = *position;
        for (at, leg) in points.windows(2).enumerate() {
            let mv = Move::new(leg[0], leg[1]);
            if at > 0 {
                self.check_leg(&position, mv, piece)?;
            }
            let is_last = at + 2 == points.len();
            let size = self.size();
            let (captured, next) = with_tables!(self, tables => {
                let (from, to) = (Bits::bit(index(size, mv.from)), Bits::bit(index(size, mv.to)));
                let (board, taken) = Board::of(&position).a_leg(tables, (from, to), piece);
                board.store(&mut position);
                let captured = !taken.enemies().none();
                let wins = piece == Piece::King && Bits::meets(to, tables.goals);
                if at > 0 && !captured && !wins {
                    return Err(Illegal::CapturesNothing(mv));
                }
                let next = captured && !board.next_squares(tables, to, piece).none();
                (captured && !wins && !board.king.none(), next)
            });
            if !is_last && (!captured || chain == Chain::None) {
                return Err(Illegal::ChainEnds { at: mv.to });
            }
            if is_last && chain == Chain::Must && next && points.len() < Ply::MOST_POINTS {
                return Err(Illegal::MustGoOn { at: mv.to });
            }
        }
        Ok(())
    }

    /// Whether a piece may walk or leap from one square to another.
    fn check_leg(&self, position: &Position, mv: Move, piece: Piece) -> Result<(), Illegal> {
        let Move { from, to } = mv;
        if from == to {
            return Err(Illegal::SameSquare { square: from });
        }
        let direction = direction(mv).ok_or(Illegal::NotInLine { from, to })?;
        match self.leap(position, mv, piece, direction) {
            Some(leap) => leap,
            None => self.check_way(position, mv, piece, direction),
        }
    }

    /// Whether a piece may leap from one square to another; `None` if it does not leap, or there is nobody to leap over.
    fn leap(
        &self,
        position: &Position,
        mv: Move,
        piece: Piece,
        direction: Direction,
    ) -> Option<Result<(), Illegal>> {
        let over = beside(mv.from, direction)?;
        let leapt = position.piece_at(over)?;
        let rules = &self.rules;
        let jump = match (piece, position.rank_at(mv.from)) {
            (Piece::King, _) => rules.king.jump,
            (_, Some(Rank::Commander)) => rules.commander.jump.into(),
            (_, Some(Rank::Knight)) => rules.knight.jump.into(),
            (_, None) => KingJump::None,
        };
        if jump == KingJump::None || beside(over, direction) != Some(mv.to) {
            return None;
        }
        if let Some(by) = position.piece_at(mv.to) {
            return Some(Err(Illegal::Blocked { at: mv.to, by }));
        }
        let is_prey =
            leapt.is_soldier() && leapt.side() != piece.side() && position.rank_at(over).is_none();
        if !is_prey {
            return Some(Err(Illegal::NotLeapable { over, piece: leapt }));
        }
        let is_special = |at| {
            let special = self.special(at);
            matches!(special, Some(SpecialKind::Throne | SpecialKind::Corner))
        };
        if jump == KingJump::Special && !is_special(mv.from) && !is_special(mv.to) {
            return Some(Err(Illegal::LeapFarFromThrone(mv)));
        }
        // A leap does not stay in a camp, so that it starts from no camp of its own.
        Some(match self.closed(mv.to, piece, Use::Stop) {
            Some((special, only)) => Err(Illegal::MayNotStop {
                at: mv.to,
                special,
                only,
            }),
            None => Ok(()),
        })
    }

    /// Follows the piece's way square by square.
    fn check_way(
        &self,
        position: &Position,
        mv: Move,
        piece: Piece,
        direction: Direction,
    ) -> Result<(), Illegal> {
        let limit = if piece.is_soldier() {
            self.rules.soldier_steps
        } else {
            self.rules.king.steps
        };
        let mut gone = 0_u8;
        let mut at = mv.from;
        while let Some(next) = beside(at, direction) {
            at = next;
            gone = gone.saturating_add(1);
            if let Some(by) = position.piece_at(at) {
                return Err(Illegal::Blocked { at, by });
            }
            if at == mv.to {
                break;
            }
            let closed = self.closed(at, piece, Use::Cross);
            if let Some((special, only)) = closed.filter(|_| !self.is_at_home(mv.from, at, piece)) {
                return Err(Illegal::MayNotCross { at, special, only });
            }
        }
        if limit > 0 && gone > limit {
            return Err(Illegal::TooFar { limit });
        }
        let closed = self.closed(mv.to, piece, Use::Stop);
        match closed.filter(|_| !self.is_at_home(mv.from, mv.to, piece)) {
            Some((special, only)) => Err(Illegal::MayNotStop {
                at: mv.to,
                special,
                only,
            }),
            None => Ok(()),
        }
    }

    /// The kind of a closed square and the pieces that may use it, if this piece, unless it is at home there, may not.
    fn closed(
        &self,
        at: Square,
        piece: Piece,
        usage: Use,
    ) -> Option<(SpecialKind, crate::tafl::ClassSet)> {
        let special = self.special(at)?;
        let rules = &self.rules;
        let (stop, cross) = match special {
            SpecialKind::Throne => (rules.throne.stop, rules.throne.cross),
            SpecialKind::Corner => (rules.corners.stop, rules.corners.cross),
            SpecialKind::Camp => (rules.camps.stop, rules.camps.cross),
        };
        let only = match usage {
            Use::Stop => stop,
            Use::Cross => cross,
        };
        (!only.contains(piece)).then_some((special, only))
    }

    /// Whether an attacker that starts on one square may use the other as part of its own camp.
    fn is_at_home(&self, from: Square, at: Square, piece: Piece) -> bool {
        piece == Piece::Attacker
            && with_tables!(self, tables => tables.homes.iter().any(|home| {
                let has = |wanted| tables.squares(*home).any(|square| square == wanted);
                has(from) && has(at)
            }))
    }
}

fn errors(problems: impl IntoIterator<Item = Problem>) -> RulesetErrors {
    RulesetErrors(problems.into_iter().map(RulesetError::Tafl).collect())
}

/// Why a ply does not go from one square to others.
const fn form_of(ply: Ply) -> PlyTextError {
    match ply.kind() {
        PlyKind::Path => PlyTextError::NoTarget,
        PlyKind::Together => PlyTextError::Trailing,
        PlyKind::End => PlyTextError::From,
    }
}

/// How a piece uses a square.
#[derive(Clone, Copy)]
enum Use {
    Stop,
    Cross,
}

/// The direction of a move along a file or a rank.
fn direction(mv: Move) -> Option<Direction> {
    let Move { from, to } = mv;
    if from.file() == to.file() {
        Some(if to.rank() > from.rank() {
            Direction::Up
        } else {
            Direction::Down
        })
    } else if from.rank() == to.rank() {
        Some(if to.file() > from.file() {
            Direction::Right
        } else {
            Direction::Left
        })
    } else {
        None
    }
}

/// The next square in a direction, on the largest board.
fn beside(square: Square, direction: Direction) -> Option<Square> {
    let (file, rank) = (square.file(), square.rank());
    match direction {
        Direction::Up => Square::new(file, rank + 1),
        Direction::Down => Square::new(file, rank.checked_sub(1)?),
        Direction::Right => Square::new(file + 1, rank),
        Direction::Left => Square::new(file.checked_sub(1)?, rank),
    }
}

impl Default for Ruleset {
    /// The first shipped ruleset.
    fn default() -> Self {
        Self::shipped(&PRESETS[0])
    }
}

impl PartialEq for Ruleset {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name && self.rules == other.rules
    }
}

impl Eq for Ruleset {}

impl FromStr for Ruleset {
    type Err = RulesetErrors;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::from_json(text)
    }
}

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_json())
    }
}

impl serde::Serialize for Ruleset {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ruleset_json::write(&self.name, &self.rules).serialize(serializer)
    }
}

impl<'de> serde::Deserialize<'de> for Ruleset {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        Self::from_stored_value(&value).map_err(serde::de::Error::custom)
    }
}
