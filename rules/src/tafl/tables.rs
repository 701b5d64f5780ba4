//! A ruleset compiled to sets of squares.

use crate::bits::Bits;
use crate::tafl::{
    ClassSet, Escape, KingCapture, Piece, Rules, SpecialKind, Square, Stay,
    position::{index, squares},
};

/// The four directions in which pieces go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// Towards higher ranks.
    Up,
    /// Towards lower ranks.
    Down,
    /// Towards higher files.
    Right,
    /// Towards lower files.
    Left,
}

impl Direction {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Up, Self::Down, Self::Right, Self::Left];

    /// What a function gives for each of the four, in the order of [`Direction::ALL`].
    ///
    /// It is compiled once for each direction, as a loop over [`Direction::ALL`] is not.
    #[inline(always)]
    pub fn map<T>(mut of: impl FnMut(Self) -> T) -> [T; 4] {
        [
            of(Self::Up),
            of(Self::Down),
            of(Self::Right),
            of(Self::Left),
        ]
    }

    /// The direction in which one comes back.
    #[must_use]
    #[inline]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Down => Self::Up,
            Self::Right => Self::Left,
            Self::Left => Self::Right,
        }
    }

    /// The two directions at right angles to this one.
    pub(crate) const fn across(self) -> [Self; 2] {
        match self {
            Self::Up | Self::Down => [Self::Right, Self::Left],
            Self::Right | Self::Left => [Self::Up, Self::Down],
        }
    }
}

/// The possible destinations of a class of pieces.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ways<B> {
    /// Squares on which it can stop, if they are empty.
    pub(crate) stop: B,
    /// Squares that it can pass, if they are empty.
    pub(crate) cross: B,
    /// The most squares in one move.
    pub(crate) steps: u8,
}

/// A ruleset's squares as sets, for boards whose squares fit into a `B`.
#[derive(Debug, Clone)]
pub(crate) struct Tables<B> {
    pub(crate) rules: Rules,
    size: usize,
    /// Every square.
    pub(crate) board: B,
    not_leftmost: B,
    not_rightmost: B,
    /// For each [`Direction`], by index in [`Direction::ALL`], the squares without a neighbour in that direction.
    rims: [B; 4],
    /// The squares along the sides of the board.
    pub(crate) edge: B,
    /// The throne; empty if there is none.
    pub(crate) throne: B,
    /// The corner squares; empty if there are none.
    pub(crate) corners: B,
    /// The throne and the squares next to it.
    pub(crate) near_throne: B,
    ways: [Ways<B>; 3],
    /// For each class, the special squares that are hostile to it while they are empty.
    hostile: [B; 3],
    /// For each class, those that are hostile to it while they are occupied.
    hostile_occupied: [B; 3],
    /// The camps within which an attacker may move.
    pub(crate) homes: Vec<B>,
    rays: Rays<B>,
    /// The squares where the king escapes, if he is safe there.
    pub(crate) goals: B,
    /// Whether a move may have several legs, leap, or be of a ranked piece.
    pub(crate) has_legs: bool,
    /// Whether there may be attackers who pierce.
    pub(crate) pierces: bool,
}

const fn place(piece: Piece) -> usize {
    match piece {
        Piece::Attacker => 0,
        Piece::Defender => 1,
        Piece::King => 2,
    }
}

/// The kind of a special square: the first one that applies of throne, corner and camp.
pub(crate) fn special(rules: &Rules, square: Square) -> Option<SpecialKind> {
    let size = rules.setup.size();
    if !square.is_on_board(size) {
        return None;
    }
    let centre = size / 2;
    let in_corner =
        |at: u8| at < rules.corners.width || at >= size.saturating_sub(rules.corners.width);
    if rules.throne.present && square.file() == centre && square.rank() == centre {
        Some(SpecialKind::Throne)
    } else if rules.corners.present && in_corner(square.file()) && in_corner(square.rank()) {
        Some(SpecialKind::Corner)
    } else {
        rules
            .camps
            .squares
            .contains(square)
            .then_some(SpecialKind::Camp)
    }
}

/// The squares in each direction from each square.
#[derive(Debug, Clone)]
struct Rays<B> {
    /// By the bit of the square. One more is empty, the place of an obstacle that does not exist: the last one for
    /// directions in which bits grow, the first one for the others, whose places are shifted by one.
    all: [Vec<B>; 4],
}

impl<B: Bits> Rays<B> {
    fn new(size: u8) -> Self {
        let bits = usize::from(size) * usize::from(size);
        let all = Direction::map(|direction| {
            let (is_up, along) = match direction {
                Direction::Up => (true, false),
                Direction::Down => (false, false),
                Direction::Right => (true, true),
                Direction::Left => (false, true),
            };
            let mut rays = vec![B::ZERO; B::BITS.max(bits) + 2];
            for from in Square::all(size) {
                let beyond = Square::all(size).filter(|to| {
                    let (same, ahead) = if along {
                        (to.rank() == from.rank(), to.file() > from.file())
                    } else {
                        (to.file() == from.file(), to.rank() > from.rank())
                    };
                    same && *to != from && ahead == is_up
                });
                let place = index(size, from) + usize::from(!is_up);
                let ray = beyond.fold(B::ZERO, |ray, to| ray | B::bit(index(size, to)));
                if let Some(found) = rays.get_mut(place) {
                    *found = ray;
                }
            }
            rays
        });
        Self { all }
    }

    #[inline(always)]
    fn until(&self, from: usize, obstacles: B, direction: Direction) -> B {
        let at = |place: usize, rays: &[B]| rays.get(place).copied().unwrap_or(B::ZERO);
        let [up, down, right, left] = &self.all;
        let (rays, is_up) = match direction {
            Direction::Up => (up, true),
            Direction::Down => (down, false),
            Direction::Right => (right, true),
            Direction::Left => (left, false),
        };
        if is_up {
            let ray = at(from, rays);
            ray & !at((ray & obstacles).lowest_or_end(), rays)
        } else {
            let ray = at(from + 1, rays);
            ray & !at((ray & obstacles).after_highest(), rays)
        }
    }
}

impl<B: Bits> Tables<B> {
    /// Computes the sets of a ruleset.
    pub(crate) fn new(rules: &Rules) -> Self {
        let size = rules.setup.size();
        let set = |wanted: &dyn Fn(Square) -> bool| {
            Square::all(size)
                .filter(|square| wanted(*square))
                .fold(B::ZERO, |all, square| all | B::bit(index(size, square)))
        };
        let last = size.saturating_sub(1);
        let board = set(&|_| true);
        let throne = set(&|at| special(rules, at) == Some(SpecialKind::Throne));
        let corners = set(&|at| special(rules, at) == Some(SpecialKind::Corner));
        let camps = set(&|at| special(rules, at) == Some(SpecialKind::Camp));
        // Those special squares whose class set, one of three, contains the piece.
        let of = |piece: Piece, sets: [ClassSet; 3]| {
            [throne, corners, camps]
                .into_iter()
                .zip(sets)
                .filter(|(_, classes)| classes.contains(piece))
                .fold(B::ZERO, |all, (squares, _)| all | squares)
        };
        let blunt = camps & set(&|at| rules.camps.blunt.contains(at));
        let sharp = |piece: Piece, squares: B| match piece {
            Piece::Attacker => squares & !blunt,
            Piece::Defender | Piece::King => squares,
        };
        let ordinary = board & !(throne | corners | camps);
        let (t, c, m) = (&rules.throne, &rules.corners, &rules.camps);
        let ways = [Piece::Attacker, Piece::Defender, Piece::King].map(|piece| Ways {
            stop: ordinary | of(piece, [t.stop, c.stop, m.stop]),
            cross: ordinary | of(piece, [t.cross, c.cross, m.cross]),
            steps: match if piece.is_soldier() {
                rules.soldier_steps
            } else {
                rules.king.steps
            } {
                0 => u8::MAX,
                steps => steps,
            },
        });
        let mut tables = Self {
            rules: *rules,
            size: usize::from(size),
            board,
            not_leftmost: set(&|at| at.file() > 0),
            not_rightmost: set(&|at| at.file() < last),
            rims: [
                set(&|at| at.rank() == last),
                set(&|at| at.rank() == 0),
                set(&|at| at.file() == last),
                set(&|at| at.file() == 0),
            ],
            edge: B::ZERO,
            throne,
            corners,
            near_throne: throne,
            ways,
            hostile: [Piece::Attacker, Piece::Defender, Piece::King]
                .map(|piece| sharp(piece, of(piece, [t.hostile, c.hostile, m.hostile]))),
            hostile_occupied: [Piece::Attacker, Piece::Defender, Piece::King].map(|piece| {
                let sets = [t.hostile_occupied, ClassSet::NOBODY, m.hostile_occupied];
                sharp(piece, of(piece, sets))
            }),
            homes: Vec::new(),
            rays: Rays::new(size),
            goals: B::ZERO,
            has_legs: rules.has_legs(),
            pierces: rules.setup.has_ranks() && (rules.commander.pierce || rules.knight.pierce),
        };
        tables.edge = tables.rims.into_iter().fold(B::ZERO, |all, rim| all | rim);
        tables.goals = match rules.escape {
            Escape::Corner => corners,
            Escape::Edge | Escape::SafeEdge => tables.edge,
        };
        tables.near_throne = throne | tables.neighbours(throne);
        match rules.camps.stay {
            Stay::No => {}
            Stay::Any => tables
                .homes
                .extend(Some(camps).filter(|camps| !camps.none())),
            Stay::Own => {
                let mut left = camps;
                while !left.none() {
                    let home = tables.flood(B::bit(left.lowest()), left);
                    tables.homes.push(home);
                    left = left & !home;
                }
            }
        }
        tables
    }

    /// The squares one step further in a direction, without those off the board.
    #[inline(always)]
    pub(crate) fn step(&self, squares: B, direction: Direction) -> B {
        // Less than 32, which makes shifts of 128 bits simpler.
        let size = self.size & 31;
        match direction {
            Direction::Up => squares.up(size) & self.board,
            Direction::Down => squares.down(size),
            Direction::Right => (squares & self.not_rightmost).up(1),
            Direction::Left => (squares & self.not_leftmost).down(1),
        }
    }

    /// The squares that are reached from some squares in a direction, the first obstacle on the way included.
    #[inline(always)]
    pub(crate) fn slide(&self, from: B, free: B, direction: Direction) -> B {
        if B::WORDS > 2 {
            let mut reached = B::ZERO;
            let mut front = from;
            while !front.none() {
                front = self.step(front, direction);
                reached |= front;
                front = front & free;
            }
            return reached;
        }
        // Runs of free squares of twice the length in each round: up to 11 squares in all.
        let size = self.size & 31;
        let (free, by, is_up) = match direction {
            Direction::Up => (free, size, true),
            Direction::Down => (free, size, false),
            Direction::Right => (free & self.not_leftmost, 1, true),
            Direction::Left => (free & self.not_rightmost, 1, false),
        };
        let go = |squares: B, steps: usize| {
            if is_up {
                squares.up((by * steps) & 63)
            } else {
                squares.down((by * steps) & 63)
            }
        };
        let mut all = from;
        let mut runs = free;
        all |= runs & go(all, 1);
        runs = runs & go(runs, 1);
        all |= runs & go(all, 2);
        runs = runs & go(runs, 2);
        all |= runs & go(all, 4);
        if B::WORDS > 1 {
            all |= runs & go(all, 4);
        }
        self.step(all, direction)
    }

    /// The squares from one square in a direction, the first obstacle included.
    #[inline(always)]
    pub(crate) fn ray(&self, from: usize, obstacles: B, direction: Direction) -> B {
        self.rays.until(from, obstacles, direction)
    }

    /// The squares next to any of the given ones.
    #[inline]
    pub(crate) fn neighbours(&self, squares: B) -> B {
        self.step(squares, Direction::Up)
            | self.step(squares, Direction::Down)
            | self.step(squares, Direction::Right)
            | self.step(squares, Direction::Left)
    }

    /// The given squares and all that are reachable from them by walking through the others given.
    #[inline]
    pub(crate) fn flood(&self, from: B, through: B) -> B {
        let mut reached = from;
        loop {
            let next = self.spread(reached, through);
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }

    /// The given squares, all next to them of the others given, and some that are next to those: up and down comes before left and
    /// right, so that a corner takes no round of its own.
    #[inline]
    pub(crate) fn spread(&self, from: B, through: B) -> B {
        let go = |from: B, one, other| {
            from | ((self.step(from, one) | self.step(from, other)) & through)
        };
        let upright = go(from, Direction::Up, Direction::Down);
        go(upright, Direction::Right, Direction::Left)
    }

    /// The direction in which one square of a rank or file is from another one.
    pub(crate) const fn direction(&self, from: usize, to: usize) -> Direction {
        match (from / self.size == to / self.size, to > from) {
            (true, true) => Direction::Right,
            (true, false) => Direction::Left,
            (false, true) => Direction::Up,
            (false, false) => Direction::Down,
        }
    }

    /// The squares of the board without a neighbour in the given direction.
    #[inline]
    pub(crate) const fn rim(&self, direction: Direction) -> B {
        match direction {
            Direction::Up => self.rims[0],
            Direction::Down => self.rims[1],
            Direction::Right => self.rims[2],
            Direction::Left => self.rims[3],
        }
    }

    /// The possible destinations of a piece of the class outside its own camps.
    #[inline]
    pub(crate) const fn ways(&self, piece: Piece) -> Ways<B> {
        self.ways[place(piece)]
    }

    /// The possible destinations of the piece on the given square.
    #[inline]
    pub(crate) fn ways_from(&self, from: B, piece: Piece) -> Ways<B> {
        let mut ways = self.ways(piece);
        if piece == Piece::Attacker {
            for home in &self.homes {
                if from.meets(*home) {
                    ways.stop |= *home;
                    ways.cross |= *home;
                }
            }
        }
        ways
    }

    /// The special squares that are hostile to the class while they are empty.
    #[inline]
    pub(crate) const fn hostile_squares(&self, piece: Piece) -> B {
        self.hostile[place(piece)]
    }

    /// The special squares that are hostile to the class while they are occupied.
    #[inline]
    pub(crate) const fn hostile_occupied(&self, piece: Piece) -> B {
        self.hostile_occupied[place(piece)]
    }

    /// Whether the king, where he stands, is captured only if all four squares around him are hostile.
    #[inline]
    pub(crate) fn needs_four(&self, king: B) -> bool {
        match self.rules.king.capture {
            KingCapture::Two => false,
            KingCapture::Four => true,
            KingCapture::FourNearThrone => king.meets(self.near_throne),
            KingCapture::FourOnThrone => king.meets(self.throne),
        }
    }

    /// Whether the edge is hostile to the class.
    #[inline]
    pub(crate) const fn edge_is_hostile(&self, piece: Piece) -> bool {
        self.rules.edge.hostile.contains(piece)
    }

    /// The squares of a set.
    pub(crate) fn squares(&self, set: B) -> impl Iterator<Item = Square> + use<B> {
        squares(self.rules.setup.size(), set)
    }
}
