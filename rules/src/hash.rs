//! The number by which a stored game is compared with its replay.
//!
//! It must never change: databases hold it. So it is written out here, without the standard
//! library's hashers, which promise nothing across versions.

use crate::{Piece, Position, Side, Square};

/// The exclusive or of one number for each piece on its square, one for the size of the board, and
/// one if the defenders are to move.
pub(crate) fn of(position: &Position) -> u64 {
    let mut hash = scatter(u64::from(position.size()));
    if position.to_move() == Side::Defenders {
        hash ^= scatter(100);
    }
    for (square, piece) in position.pieces() {
        hash ^= scatter(1000 + of_piece(piece) * 1000 + of_square(square));
    }
    hash
}

const fn of_piece(piece: Piece) -> u64 {
    match piece {
        Piece::Attacker => 0,
        Piece::Defender => 1,
        Piece::King => 2,
    }
}

fn of_square(square: Square) -> u64 {
    u64::from(square.rank()) * u64::from(Square::MAX_SIZE) + u64::from(square.file())
}

/// The finishing step of SplitMix64 (Steele, Lea and Flood, 2014), which scatters neighbours.
const fn scatter(number: u64) -> u64 {
    let mut z = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
