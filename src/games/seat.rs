//! The seats of a game: the same two words for every family.

use raichi_rules::Side;

/// The word for a side in the database and in exports, independent of the family.
pub const fn seat_code(side: Side) -> &'static str {
    match side {
        Side::First => "attackers",
        Side::Second => "defenders",
    }
}

/// The side of a seat.
pub fn side_of_seat(code: &str) -> Option<Side> {
    Side::ALL.into_iter().find(|side| seat_code(*side) == code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_survives_its_code() {
        for side in Side::ALL {
            assert_eq!(side_of_seat(seat_code(side)), Some(side));
        }
        assert_eq!(side_of_seat("few"), None);
    }
}
