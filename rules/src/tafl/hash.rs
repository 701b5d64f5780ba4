//! The hash by which a stored game is compared with its replay.
//!
//! It must never change, because databases hold it.

use crate::hash::scatter;
use crate::tafl::{
    Piece, Position, Rank, Side, Square,
    position::{NO_KING, square},
};

/// The exclusive or of one number for each piece on its square, one for the size of the board, and
/// one if the defenders are to move.
pub(crate) fn of(position: &Position) -> u64 {
    let size = position.size();
    let mut hash = scatter(u64::from(size));
    if position.to_move() == Side::Defenders {
        hash ^= OTHER_SIDE;
    }
    for (words, piece) in [
        (position.attackers, Piece::Attacker),
        (position.defenders, Piece::Defender),
    ] {
        for (at, mut word) in words.into_iter().enumerate() {
            while word != 0 {
                let index = at * 64 + word.trailing_zeros() as usize;
                word &= word - 1;
                hash ^= of_piece(size, piece, index);
            }
        }
    }
    for (words, rank) in [
        (position.commanders, Rank::Commander),
        (position.knights, Rank::Knight),
    ] {
        for (at, mut word) in words.into_iter().enumerate() {
            while word != 0 {
                let index = at * 64 + word.trailing_zeros() as usize;
                word &= word - 1;
                hash ^= of_rank(size, rank, index);
            }
        }
    }
    if position.king != NO_KING {
        hash ^= of_piece(size, Piece::King, usize::from(position.king));
    }
    hash
}

/// The hash of the pieces alone, as if the attackers were to move.
pub(crate) fn arrangement(position: &Position) -> u64 {
    of(&position.with_to_move(Side::Attackers))
}

/// The number by which two positions differ that differ in the side to move alone.
pub(crate) const OTHER_SIDE: u64 = scatter(100);

/// The number of a piece on the square of a bit.
pub(crate) fn of_piece(size: u8, piece: Piece, index: usize) -> u64 {
    let kind = match piece {
        Piece::Attacker => 1000,
        Piece::Defender => 2000,
        Piece::King => 3000,
    };
    scatter(kind + of_square(size, index))
}

/// The number of a rank on the square of a bit, beside that of its piece.
pub(crate) fn of_rank(size: u8, rank: Rank, index: usize) -> u64 {
    let kind = match rank {
        Rank::Commander => 4000,
        Rank::Knight => 5000,
    };
    scatter(kind + of_square(size, index))
}

/// A square's number, the same on every size of board.
fn of_square(size: u8, index: usize) -> u64 {
    square(size, index).map_or(0, |square| {
        u64::from(square.rank()) * u64::from(Square::MAX_SIZE) + u64::from(square.file())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_numbers_still_hold() {
        let hash = |text: &str| text.parse::<Position>().unwrap().hash();
        assert_eq!(
            hash("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 attackers"),
            0x9309_A99C_1DBA_46A1
        );
        assert_eq!(
            hash("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 defenders"),
            0xA60C_1EE5_766B_E3A7
        );
        assert_eq!(
            hash("11/11/11/11/11/11/11/11/11/11/11 attackers"),
            0x657E_ECDD_3CB1_3D09
        );
    }
}
