//! The hash by which a stored game is compared with its replay.
//!
//! It must never change, because databases hold it.

use crate::hash::scatter;
use crate::tafl::{
    Position, Side, Square,
    position::{NO_KING, square},
};

/// The exclusive or of one number for each piece on its square, one for the size of the board, and
/// one if the defenders are to move.
pub(crate) fn of(position: &Position) -> u64 {
    let size = position.size();
    let mut hash = scatter(u64::from(size));
    if position.to_move() == Side::Defenders {
        hash ^= scatter(100);
    }
    for (words, piece) in [(position.attackers, 1000), (position.defenders, 2000)] {
        for (at, mut word) in words.into_iter().enumerate() {
            while word != 0 {
                let index = at * 64 + word.trailing_zeros() as usize;
                word &= word - 1;
                hash ^= scatter(piece + of_square(size, index));
            }
        }
    }
    if position.king != NO_KING {
        hash ^= scatter(3000 + of_square(size, usize::from(position.king)));
    }
    hash
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
