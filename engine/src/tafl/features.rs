//! What the evaluation sees of a position, as numbers: the same for every ruleset.

use raichi_rules::{
    search::{
        Bits,
        tafl::{Board, Direction, Field},
    },
    tafl::{Escape, KingCapture, Piece, Side},
};

use super::{
    inputs::inputs,
    moves::{forks, join, king_strikes, strikes},
};

inputs! {
    /// The inputs of the evaluation.
    enum Input,
    /// Their names in files of weights.
    names NAMES,
    /// Hundredths of the attackers at the start.
    ATTACKERS = "attackers",
    DEFENDERS = "defenders",
    /// The defenders are to move.
    TURN = "turn",
    /// Moves of the king to where he has a line.
    RAICHI = "raichi",
    /// The same, if it is their turn.
    RAICHI_NOW = "raichi-now",
    /// Whether he can get to where he has two lines.
    FORK = "fork",
    FORK_NOW = "fork-now",
    /// Whether he has a line, after two moves.
    NEAR = "near",
    /// He has a line, and the attackers are to move.
    OPEN = "open",
    /// Squares that he can move to.
    KING_MOVES = "king-moves",
    /// Hostile squares beside him, by their number.
    HELD_ONE = "held-1",
    HELD_TWO = "held-2",
    HELD_THREE = "held-3",
    /// Defenders beside him.
    KING_MEN = "king-men",
    /// Squares that are all that is missing to his capture.
    CLOSING = "closing",
    /// Goals to which the defenders could walk.
    GOALS = "goals",
    /// Hundredths of the edge to which they could walk.
    EDGE = "edge",
    /// They can walk to no goal.
    CONTAINED = "contained",
    /// Attackers by their distance to the edge.
    ATTACKERS_0 = "attackers-0",
    ATTACKERS_1 = "attackers-1",
    ATTACKERS_2 = "attackers-2",
    DEFENDERS_0 = "defenders-0",
    DEFENDERS_1 = "defenders-1",
    DEFENDERS_2 = "defenders-2",
    /// Attackers on the squares that guard corners, by their distance.
    GUARDS_1 = "guards-1",
    GUARDS_2 = "guards-2",
    GUARDS_3 = "guards-3",
    DEFENDERS_AT_GUARDS = "defenders-at-guards",
    /// The king's distance to the edge.
    KING_DISTANCE = "king-distance",
    /// Files and ranks without attackers.
    OPEN_LINES = "open-lines",
    /// Men that can be taken.
    HANGING_ATTACKERS = "hanging-attackers",
    HANGING_ATTACKERS_NOW = "hanging-attackers-now",
    HANGING_DEFENDERS = "hanging-defenders",
    HANGING_DEFENDERS_NOW = "hanging-defenders-now",
    /// Hundredths of moves a man.
    ATTACKERS_MOVES = "attackers-moves",
    DEFENDERS_MOVES = "defenders-moves",
    /// Attackers that touch another one at a corner.
    CHAINS = "chains",
    /// Quarters of the board without attackers.
    EMPTY_QUARTERS = "empty-quarters",
    /// Attackers within three steps of the king.
    AROUND = "around",
}

/// Whether the defenders cannot walk to the edge, by the inputs of a position.
pub(super) const fn are_shut_in(features: &[i32; FEATURES]) -> bool {
    features[Input::EDGE as usize] == 0
}

/// How many there are.
pub(crate) const FEATURES: usize = Input::COUNT as usize;

/// The most that the phase can be: all men are on the board.
pub(crate) const OPENING: i32 = 64;

/// The sets of a ruleset that features use.
pub(super) struct Ground<B> {
    /// The squares by their distance to the edge: 0, 1, 2.
    rings: [B; 3],
    /// For each square, a hundredth of the way from the edge to the centre.
    distances: Vec<i32>,
    /// For each square, those within three steps of it.
    around: Vec<B>,
    guards: [B; 3],
    lines: Vec<B>,
    quarters: [B; 4],
    /// Hundredths of the men that the sides start with.
    attackers: Shares,
    defenders: Shares,
    edge: Shares,
    open_lines: Shares,
    /// The phase by the number of men.
    phase: Shares,
}

/// Numbers as shares of a whole, computed beforehand: divisions are slow.
struct Shares(Vec<i32>);

impl Shares {
    /// The shares of numbers up to twice a board's squares, where the whole's is `unit`.
    fn new(unit: i32, whole: i32, squares: usize) -> Self {
        let most = i32::try_from(2 * squares).unwrap_or(0);
        Self((0..=most).map(|number| unit * number / whole).collect())
    }

    #[inline]
    fn of(&self, number: i32) -> i32 {
        let place = usize::try_from(number).unwrap_or(0);
        self.0.get(place).copied().unwrap_or(0)
    }
}

/// A number as it goes into a feature.
#[inline]
fn count<B: Bits>(set: B) -> i32 {
    set.count().cast_signed()
}

#[inline]
const fn flag(is: bool) -> i32 {
    if is { 1 } else { 0 }
}

impl<B: Bits> Ground<B> {
    pub(super) fn new(field: &Field<'_, B>) -> Self {
        let size = field.rules().setup.size();
        let bits = usize::from(size) * usize::from(size);
        let set = |wanted: &dyn Fn(u8, u8) -> bool| {
            (0..bits).fold(B::ZERO, |all, bit| match field.square(bit) {
                Some(at) if wanted(at.file(), at.rank()) => all | B::bit(bit),
                _ => all,
            })
        };
        let last = size - 1;
        let inward = |file: u8, rank: u8| file.min(rank).min(last - file).min(last - rank);
        let ring = |wanted: u8| set(&|file, rank| inward(file, rank) == wanted);
        let has_corners = field.rules().escape == Escape::Corner;
        let width = field.rules().corners.width;
        // The distance to the nearest corner along both sides, without the corner's own squares.
        let guard = |sum: u8| {
            if !has_corners {
                return B::ZERO;
            }
            set(&|file, rank| {
                let (along, up) = (file.min(last - file), rank.min(last - rank));
                along + up == sum + 2 * (width - 1) + 1 && along >= 1 && up >= 1
            })
        };
        let half = size / 2;
        let setup = &field.rules().setup;
        let men = |piece| {
            let men = i32::try_from(setup.squares_of(piece).len()).unwrap_or(1);
            men.max(1)
        };
        let (attackers, defenders) = (men(Piece::Attacker), men(Piece::Defender));
        Self {
            rings: [ring(0), ring(1), ring(2)],
            distances: (0..bits)
                .map(|bit| {
                    let square = field.square(bit);
                    let distance = square.map_or(0, |at| inward(at.file(), at.rank()));
                    i32::from(distance) * 100 / (i32::from(half) + 1)
                })
                .collect(),
            around: (0..bits)
                .map(|bit| {
                    let near = B::bit(bit) | field.neighbours(B::bit(bit));
                    let around = field.neighbours(near);
                    around | field.neighbours(around)
                })
                .collect(),
            guards: [guard(1), guard(2), guard(3)],
            lines: (0..size)
                .flat_map(|at| [set(&|file, _| file == at), set(&|_, rank| rank == at)])
                .collect(),
            quarters: [
                set(&|file, rank| file < half && rank < half),
                set(&|file, rank| file > half && rank < half),
                set(&|file, rank| file < half && rank > half),
                set(&|file, rank| file > half && rank > half),
            ],
            attackers: Shares::new(100, attackers, bits),
            defenders: Shares::new(100, defenders, bits),
            edge: Shares::new(100, count(field.edge()).max(1), bits),
            open_lines: Shares::new(100, 2 * i32::from(size), bits),
            phase: Shares::new(OPENING, attackers + defenders, bits),
        }
    }

    /// The features of a position, and its phase from 0 (no men) to [`OPENING`]. `launch` has, for each direction, the
    /// squares from which the king could escape in that direction, were he there.
    pub(super) fn features(
        &self,
        field: &Field<'_, B>,
        board: &Board<B>,
        launch: &[B; 4],
    ) -> ([i32; FEATURES], i32) {
        let mut all = [0; FEATURES];
        let mut put = |feature: Input, value: i32| all[feature as usize] = value;
        let is_defenders_turn = board.to_move == Side::Defenders;
        let (attackers, defenders) = (count(board.attackers), count(board.defenders));
        put(Input::ATTACKERS, self.attackers.of(attackers).min(200));
        put(Input::DEFENDERS, self.defenders.of(defenders).min(200));
        put(Input::TURN, flag(is_defenders_turn));
        let phase = self.phase.of(attackers + defenders);

        // The king's race.
        let empty = field.empty(board);
        let line = join(launch);
        let go = |from: B| {
            join(&Direction::map(|direction| {
                field.reach(from, direction, empty, Piece::King)
            }))
        };
        let reach = field.targets(board, board.king, Piece::King);
        let raichi = count(reach & line).min(4);
        put(Input::RAICHI, raichi);
        put(
            Input::RAICHI_NOW,
            if is_defenders_turn { raichi } else { 0 },
        );
        if raichi > 0 {
            let fork = flag(reach.meets(forks(launch)));
            put(Input::FORK, fork);
            put(Input::FORK_NOW, if is_defenders_turn { fork } else { 0 });
        } else {
            put(Input::NEAR, flag(go(reach).meets(line)));
        }
        put(Input::OPEN, flag(board.king.meets(line)));
        put(Input::KING_MOVES, count(reach).min(12));

        // His danger.
        let hostile = field.hostile_to(board, Piece::King);
        let beside = field.neighbours(board.king);
        let mut held = count(beside & hostile);
        if field.edge_is_hostile(Piece::King) {
            held += 4 - count(beside);
        }
        match held {
            0 => {}
            1 => put(Input::HELD_ONE, 1),
            2 => put(Input::HELD_TWO, 1),
            _ => put(Input::HELD_THREE, 1),
        }
        put(Input::KING_MEN, count(beside & board.defenders));
        let needs_one = field.rules().king.capture != KingCapture::Four || held >= 3;
        if needs_one {
            put(Input::CLOSING, count(field.closing_squares(board)));
        }
        let king = board.king.lowest();
        let around = self.around.get(king).copied().unwrap_or(B::ZERO);
        put(Input::AROUND, count(around & board.attackers));
        let distance = self.distances.get(king).copied().unwrap_or(0);
        put(Input::KING_DISTANCE, distance);

        // The ring.
        let walk = field.flood(
            board.defenders | board.king,
            field.board() & !board.attackers,
        );
        let goals = field.goals();
        let reached = count(walk & goals);
        if field.rules().escape == Escape::Corner {
            put(Input::GOALS, reached);
        }
        put(Input::EDGE, self.edge.of(count(walk & field.edge())));
        put(Input::CONTAINED, flag(reached == 0));

        // Places.
        let by_ring = [Input::ATTACKERS_0, Input::ATTACKERS_1, Input::ATTACKERS_2];
        for (ring, feature) in self.rings.into_iter().zip(by_ring) {
            put(feature, self.attackers.of(count(ring & board.attackers)));
        }
        let by_ring = [Input::DEFENDERS_0, Input::DEFENDERS_1, Input::DEFENDERS_2];
        for (ring, feature) in self.rings.into_iter().zip(by_ring) {
            put(feature, self.defenders.of(count(ring & board.defenders)));
        }
        let mut guarded = 0;
        for (guards, feature) in
            self.guards
                .into_iter()
                .zip([Input::GUARDS_1, Input::GUARDS_2, Input::GUARDS_3])
        {
            put(feature, count(guards & board.attackers));
            guarded += count(guards & board.defenders);
        }
        put(Input::DEFENDERS_AT_GUARDS, guarded);
        let open = self
            .lines
            .iter()
            .filter(|line| !line.meets(board.attackers));
        let open = i32::try_from(open.count()).unwrap_or(0);
        put(Input::OPEN_LINES, self.open_lines.of(open));
        let bare = self.quarters.into_iter();
        let bare = bare.filter(|quarter| !quarter.meets(board.attackers));
        put(
            Input::EMPTY_QUARTERS,
            i32::try_from(bare.count()).unwrap_or(0),
        );
        let up = field.step(board.attackers, Direction::Up);
        let pairs = count(field.step(up, Direction::Left) & board.attackers)
            + count(field.step(up, Direction::Right) & board.attackers);
        put(Input::CHAINS, self.attackers.of(pairs));

        // What can move and take.
        let soldiers = |men: B, piece: Piece| {
            let reach = Direction::map(|direction| field.reach(men, direction, empty, piece));
            (join(&reach), reach.into_iter().map(count).sum::<i32>())
        };
        let (reached, moves) = soldiers(board.attackers, Piece::Attacker);
        put(Input::ATTACKERS_MOVES, 10 * moves / attackers.max(1));
        let hanging = count(join(&strikes(field, board, Side::Attackers)) & reached).min(4);
        put(Input::HANGING_DEFENDERS, hanging);
        put(
            Input::HANGING_DEFENDERS_NOW,
            if is_defenders_turn {
                0
            } else {
                flag(hanging > 0)
            },
        );
        let (reached, moves) = soldiers(board.defenders, Piece::Defender);
        put(Input::DEFENDERS_MOVES, 10 * moves / defenders.max(1));
        let reached = if king_strikes(field.rules()) {
            reached | reach
        } else {
            reached
        };
        let hanging = count(join(&strikes(field, board, Side::Defenders)) & reached).min(4);
        put(Input::HANGING_ATTACKERS, hanging);
        put(
            Input::HANGING_ATTACKERS_NOW,
            if is_defenders_turn {
                flag(hanging > 0)
            } else {
                0
            },
        );
        (all, phase)
    }
}
