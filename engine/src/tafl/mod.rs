//! Tafl for the search.

pub(crate) mod endings;
mod features;
mod inputs;
mod legs;
mod moves;
#[cfg(test)]
mod tests;
pub(crate) mod weights;

use std::cell::OnceCell;

use raichi_rules::{
    Ply, Side as AnySide,
    search::{
        Bits,
        tafl::{Board, Direction, Field, Visitor, with_board},
    },
    tafl::{
        Escape, Forbid, Immobilised, NoMoves, Piece, Position, RepetitionResult, Ruleset,
        Shieldwall, Side,
    },
};

use self::{
    endings::{Endings, INPUTS},
    features::Ground,
    legs::Legs,
    moves::{Interest, Packed},
};
pub(crate) use self::{
    features::{FEATURES, NAMES, OPENING},
    weights::Weights,
};
use crate::{
    net::{Follower, Net},
    score::MOST,
    settings::Parts,
    variant::{After, Candidate, Job, Past, SLOTS, Variant, Verdict, Which},
};

/// Moves over so many squares are overlooked more often. In 400 games between people at Copenhagen (the bench `people`), they
/// missed 17 of 100 moves of this kind that were clearly the best, and 5 of 100 shorter ones.
const LONG: usize = 5;
/// Boards of this size are not seen at a glance, so that long moves count for more.
const LARGE: usize = 11;

/// A tafl ruleset, compiled for the search.
pub(crate) struct Tafl<'a, B> {
    pub(crate) field: Field<'a, B>,
    ground: Ground<B>,
    numbers: [Vec<u64>; 3],
    past: Past,
    weights: Weights,
    net: Option<Follower<B>>,
    endings: Option<Endings>,
    size: usize,
    /// Whether the king escapes to squares off the edge, while the attackers win by keeping him from the edge.
    has_inner_goals: bool,
}

/// What is clear in a position before a move is made.
#[derive(Debug, Clone)]
pub(crate) struct Look<B> {
    /// For each direction, where the king could escape with one move.
    escapes: [B; 4],
    verdict: Verdict,
    /// For each direction, the squares from which the king could escape, once they are wanted.
    launch: OnceCell<[B; 4]>,
    /// What makes moves worth a look at first, once it is wanted.
    interest: OnceCell<Interest<B>>,
}

impl<B: Bits> Look<B> {
    /// A look at a position of which only this is clear yet.
    const fn new(verdict: Verdict) -> Self {
        Self {
            escapes: [B::ZERO; 4],
            verdict,
            launch: OnceCell::new(),
            interest: OnceCell::new(),
        }
    }

    const fn verdict(&self) -> Verdict {
        self.verdict
    }
}

impl<'a, B: Bits> Tafl<'a, B> {
    pub(crate) fn new(
        field: Field<'a, B>,
        weights: Weights,
        net: Option<&'static Net>,
        has_endings: bool,
    ) -> Self {
        let rules = field.rules();
        let size = usize::from(rules.setup.size());
        let numbers = [Piece::Attacker, Piece::Defender, Piece::King].map(|piece| {
            let bits = 0..size * size;
            bits.map(|bit| field.number(piece, bit)).collect()
        });
        let winner = |result: RepetitionResult, by: Side| match result {
            RepetitionResult::Draw => None,
            RepetitionResult::Attackers => Some(Side::Attackers),
            RepetitionResult::Defenders => Some(Side::Defenders),
            RepetitionResult::MoverLoses => Some(by.opponent()),
        };
        let sides = [Side::Attackers, Side::Defenders];
        let past = Past {
            count: usize::from(rules.repetition.count),
            repeated: sides.map(|by| winner(rules.repetition.result, by).map(AnySide::from)),
            quiet_limit: usize::from(rules.quiet_limit),
            ply_limit: usize::try_from(rules.ply_limit).unwrap_or(usize::MAX),
            forbids: rules.repetition.forbid == Forbid::Defenders,
            number_of_turn: field.number_of_turn(),
            stuck: sides.map(|side| match rules.no_moves {
                NoMoves::Loss => Some(side.opponent().into()),
                NoMoves::Draw => None,
            }),
        };
        Self {
            ground: Ground::new(&field),
            has_inner_goals: rules.enclosure_wins && !(field.goals() & !field.edge()).none(),
            field,
            numbers,
            past,
            weights,
            endings: has_endings.then(|| Endings::new(net.is_some())),
            net: net.map(Follower::new),
            size,
        }
    }

    /// The numbers of the pieces in hashes, by bit.
    fn numbers(&self) -> [&[u64]; 3] {
        let [attackers, defenders, king] = &self.numbers;
        [attackers, defenders, king]
    }

    /// The inputs of the evaluation.
    pub(crate) fn features(&self, board: &Board<B>) -> ([i32; FEATURES], i32) {
        let launch = moves::launch(&self.field, board);
        self.ground.features(&self.field, board, &launch)
    }

    /// The linear evaluation, for the attackers.
    pub(crate) fn linear(&self, board: &Board<B>) -> i32 {
        let (features, phase) = self.features(board);
        self.weights.value(&features, phase)
    }

    /// The evaluation without what counts in endings, for the attackers, by the features and the phase.
    fn plain(&self, board: &Board<B>, features: &[i32; FEATURES], phase: i32) -> i32 {
        let linear = self.weights.value(features, phase);
        match &self.net {
            Some(net) => net.value(board, linear),
            None => linear,
        }
    }

    /// The inputs that count in endings.
    pub(crate) fn ending_inputs(&self, board: &Board<B>) -> Option<[i32; INPUTS]> {
        let (features, phase) = self.features(board);
        let value = self.plain(board, &features, phase);
        let endings = self.endings.as_ref()?;
        Some(endings.inputs(&self.field, board, &features, value))
    }

    /// Whether a move, which may be of any position, is a walk of the side to move.
    fn can_walk(&self, board: &Board<B>, mv: Packed) -> bool {
        let (from, to) = (mv.from(), mv.to());
        let squares = self.size * self.size;
        if from >= squares || to >= squares {
            return false;
        }
        let (from, to) = (B::bit(from), B::bit(to));
        let own = match (mv.piece(), board.to_move) {
            (Piece::Attacker, Side::Attackers) => board.attackers,
            (Piece::Defender, Side::Defenders) => board.defenders,
            (Piece::King, Side::Defenders) => board.king,
            _ => B::ZERO,
        };
        from.meets(own) && self.field.targets(board, from, mv.piece()).meets(to)
    }

    /// The squares that attackers have to occupy, one of them, to close the king's line in a direction.
    fn line(&self, board: &Board<B>, direction: Direction, escapes: B) -> B {
        let mut line = B::ZERO;
        let mut square = self.field.step(board.king, direction);
        while !square.none() {
            line |= square;
            if square.meets(escapes) {
                break;
            }
            square = self.field.step(square, direction);
        }
        line
    }

    fn verdict_of(&self, board: &Board<B>, escapes: &[B; 4]) -> Verdict {
        let lines = escapes.iter().filter(|line| !line.none()).count();
        match board.to_move {
            Side::Attackers => {
                if self.field.threats_to_king(board).next().is_some() {
                    return Verdict::Won(1);
                }
                // Where a square on the edge is only safe or not, any move may change that; at the limit of quiet
                // moves, any move may draw; and where attackers stand on corners, a line to another corner may not lead to the edge.
                let is_plain = self.field.rules().escape != Escape::SafeEdge
                    && self.field.rules().quiet_limit == 0
                    && !(self.has_inner_goals && board.attackers.meets(self.field.goals()));
                match lines {
                    0 => Verdict::Open,
                    _ if !is_plain => Verdict::Open,
                    1 => Verdict::Forced,
                    _ if self.field.can_move(board) => Verdict::Lost(2),
                    _ => Verdict::Open,
                }
            }
            Side::Defenders => {
                if lines > 0 {
                    Verdict::Won(1)
                } else if self.field.rules().quiet_limit == 0
                    && self.field.threats_to_king(board).next().is_some()
                {
                    Verdict::Forced
                } else {
                    Verdict::Open
                }
            }
        }
    }
}

impl<B: Bits> Variant for Tafl<'_, B> {
    type Board = Board<B>;
    type Move = Packed;
    type Look = Look<B>;

    #[inline]
    fn side(&self, board: &Board<B>) -> AnySide {
        board.to_move.into()
    }

    #[inline]
    fn look(&self, board: &Board<B>) -> Look<B> {
        let escapes = self.field.escapes(board);
        Look {
            verdict: self.verdict_of(board, &escapes),
            escapes,
            launch: OnceCell::new(),
            interest: OnceCell::new(),
        }
    }

    #[inline]
    fn verdict(&self, look: &Look<B>) -> Verdict {
        look.verdict
    }

    fn generate(
        &self,
        board: &Board<B>,
        look: &Look<B>,
        which: Which,
        moves: &mut Vec<Candidate<Packed>>,
    ) {
        match (which, board.to_move) {
            (Which::Answers, Side::Attackers) => self.blocks(board, look, moves),
            (Which::Answers, Side::Defenders) => self.rescues(board, look, moves),
            (Which::Threats, Side::Attackers) => self.approaches(board, moves),
            (Which::Threats, Side::Defenders) => self.line_openings(board, look, moves),
            (Which::First, _) => self.first(board, look, moves),
            (Which::Rest, _) => self.rest(board, look, moves),
            (Which::All, _) => {
                self.first(board, look, moves);
                self.rest(board, look, moves);
            }
        }
    }

    fn move_of(&self, board: &Board<B>, code: u32) -> Option<Packed> {
        let mv = Packed(code.checked_sub(1)?);
        self.can_walk(board, mv).then_some(mv)
    }

    fn can_move(&self, board: &Board<B>) -> bool {
        self.field.can_move(board)
    }

    /// Verdicts know captures of the king and escapes.
    fn may_win(&self, board: &Board<B>) -> bool {
        let rules = self.field.rules();
        if rules.quiet_limit > 0 || rules.escape == Escape::SafeEdge {
            return true;
        }
        // A move takes at most three soldiers, if not a row of them.
        let most = match rules.shieldwall {
            Shieldwall::No => 3,
            Shieldwall::Ends | Shieldwall::Any => self.size,
        };
        let (side, other) = (board.to_move, board.to_move.opponent());
        if self.past.stuck[AnySide::from(other).index()] == Some(side.into()) {
            // It shuts in at most the four pieces beside where it ends.
            let turned = Board {
                to_move: other,
                ..*board
            };
            let movable = self.field.moves(&turned);
            let movable = movable.filter(|(_, _, targets)| !targets.none());
            if movable.take(most + 5).count() < most + 5 {
                return true;
            }
        }
        match side {
            Side::Attackers => rules.enclosure_wins,
            Side::Defenders => {
                let is_destroyed = rules.attackers_lose_at.is_some_and(|least| {
                    board.attackers.count() as usize <= usize::from(least) + most
                });
                let forts = rules.exit_fort
                    && (board.king | self.field.targets(board, board.king, Piece::King))
                        .meets(self.field.edge());
                is_destroyed || forts || rules.immobilised != Immobilised::None
            }
        }
    }

    #[inline]
    fn code(&self, mv: Packed) -> u32 {
        mv.0 + 1
    }

    #[inline]
    fn slot(&self, mv: Packed) -> usize {
        (mv.from() * self.size * self.size + mv.to()) % SLOTS
    }

    fn obscurity(&self, mv: Packed) -> f32 {
        let (from, to) = (mv.from(), mv.to());
        let length = if from / self.size == to / self.size {
            from.abs_diff(to)
        } else {
            from.abs_diff(to) / self.size
        };
        match (length, self.size) {
            (..LONG, _) => 1.0,
            (_, ..LARGE) => 1.5,
            _ => 3.0,
        }
    }

    #[inline]
    fn play(&self, board: &Board<B>, mv: Packed) -> After<Board<B>> {
        let (from, to) = (B::bit(mv.from()), B::bit(mv.to()));
        let (after, taken) = self.field.after(board, from, to, mv.piece());
        let ending = self.field.ending(&after, board.to_move);
        After {
            change: self.field.hash_change(board, &after, self.numbers()),
            board: after,
            ending: ending.map(|winner| Some(winner.into())),
            is_quiet: taken.none(),
        }
    }

    fn pass(&self, board: &Board<B>) -> Option<(Board<B>, u64)> {
        let own = match board.to_move {
            Side::Attackers => board.attackers,
            Side::Defenders => board.defenders,
        };
        let passed = Board {
            to_move: board.to_move.opponent(),
            ..*board
        };
        (own.count() >= 5).then(|| (passed, self.field.number_of_turn()))
    }

    fn evaluate(&self, board: &Board<B>, look: &Look<B>) -> i32 {
        let launch = self.launch(board, look);
        let (features, phase) = self.ground.features(&self.field, board, launch);
        let mut value = self.plain(board, &features, phase);
        if let Some(endings) = &self.endings
            && endings.has(board, &features)
        {
            let inputs = endings.inputs(&self.field, board, &features, value);
            value = endings.value(&inputs);
        }
        let value = value.clamp(-MOST, MOST);
        match board.to_move {
            Side::Attackers => value,
            Side::Defenders => -value,
        }
    }

    /// Lines to the edge, and on small boards to the corners, are too many.
    #[inline]
    fn follows_threats(&self) -> bool {
        self.field.rules().escape == Escape::Corner && self.size >= 9
    }

    fn past(&self) -> &Past {
        &self.past
    }

    fn ply(&self, _: &Board<B>, mv: Packed) -> Option<Ply> {
        let from = self.field.square(mv.from())?;
        Some(Ply::step(from, self.field.square(mv.to())?))
    }
}

/// Does work on a position of a ruleset.
pub(crate) fn with_variant<J: Job>(
    ruleset: &Ruleset,
    position: &Position,
    parts: Parts,
    job: J,
) -> J::Output {
    struct With<J>(J, Weights, Option<&'static Net>, bool);

    impl<J: Job> Visitor for With<J> {
        type Output = J::Output;

        fn visit<B: Bits>(self, field: Field<'_, B>, board: Board<B>) -> J::Output {
            if field.rules().has_legs() {
                self.0.run(&Legs::new(field, self.1, self.3), board)
            } else {
                self.0.run(&Tafl::new(field, self.1, self.2, self.3), board)
            }
        }
    }

    let has_own = parts.fitted && ruleset.is_shipped();
    let weights = Weights::of(has_own.then(|| ruleset.name()));
    let net = if parts.fitted { Net::of(ruleset) } else { None };
    with_board(ruleset, position, With(job, weights, net, parts.endings))
}
