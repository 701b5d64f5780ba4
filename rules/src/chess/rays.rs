//! Tables of squares as sets of 64 bits: a1 is bit 0, b1 bit 1, a2 bit 8.

/// The directions of rook and bishop: those in which the bits grow are even.
const DIRECTIONS: [(i8, i8); 8] = [
    (1, 0),
    (-1, 0),
    (0, 1),
    (0, -1),
    (1, 1),
    (-1, -1),
    (-1, 1),
    (1, -1),
];
/// How many of the directions are a rook's; the others are a bishop's.
const STRAIGHT: usize = 4;

const LEAPS: [(i8, i8); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

const fn beyond(at: usize, (across, up): (i8, i8)) -> Option<usize> {
    let (file, rank) = ((at % 8) as i8 + across, (at / 8) as i8 + up);
    if file < 0 || file > 7 || rank < 0 || rank > 7 {
        None
    } else {
        Some((rank * 8 + file) as usize)
    }
}

/// The squares from each square on, in each direction.
const RAYS: [[u64; 64]; 8] = {
    let mut rays = [[0; 64]; 8];
    let mut direction = 0;
    while direction < 8 {
        let mut from = 0;
        while from < 64 {
            let mut at = from;
            while let Some(next) = beyond(at, DIRECTIONS[direction]) {
                rays[direction][from] |= 1 << next;
                at = next;
            }
            from += 1;
        }
        direction += 1;
    }
    rays
};

const fn steps(all: [(i8, i8); 8]) -> [u64; 64] {
    let mut steps = [0; 64];
    let mut from = 0;
    while from < 64 {
        let mut at = 0;
        while at < 8 {
            if let Some(to) = beyond(from, all[at]) {
                steps[from] |= 1 << to;
            }
            at += 1;
        }
        from += 1;
    }
    steps
}

/// Where a knight can leap to.
pub(super) const KNIGHT: [u64; 64] = steps(LEAPS);
/// The neighbours of a square.
pub(super) const NEIGHBOURS: [u64; 64] = steps(DIRECTIONS);
const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

/// The squares of a set, the lowest first.
pub(super) fn squares(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        lowest
    })
}

/// The squares that pawns attack, who go down.
pub(super) const fn pawns_attack(pawns: u64) -> u64 {
    (pawns & !FILE_A) >> 9 | (pawns & !FILE_H) >> 7
}

/// The squares on which pawns would attack one of a set.
pub(super) const fn attacked_by_pawns(set: u64) -> u64 {
    (set & !FILE_H) << 9 | (set & !FILE_A) << 7
}

/// The squares of one direction up to the first occupied one, and with it.
#[inline]
fn slide(from: usize, direction: usize, occupied: u64) -> u64 {
    let ray = RAYS[direction][from];
    let met = ray & occupied;
    if met == 0 {
        return ray;
    }
    let first = if direction.is_multiple_of(2) {
        met.trailing_zeros()
    } else {
        63 - met.leading_zeros()
    };
    ray ^ RAYS[direction][first as usize]
}

#[inline]
pub(super) fn rook(from: usize, occupied: u64) -> u64 {
    (0..STRAIGHT).fold(0, |set, direction| set | slide(from, direction, occupied))
}

#[inline]
pub(super) fn bishop(from: usize, occupied: u64) -> u64 {
    (STRAIGHT..8).fold(0, |set, direction| set | slide(from, direction, occupied))
}

/// The squares between two that are in line, without both; `None` if they are not.
pub(super) fn between(from: usize, to: usize) -> Option<u64> {
    let mut directions = (0..8).filter(|direction| RAYS[*direction][from] >> to & 1 == 1);
    let direction = directions.next()?;
    Some(RAYS[direction][from] & !RAYS[direction][to] & !(1 << to))
}
