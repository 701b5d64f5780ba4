//! Versions of plies.
//!
//! A ply can be taken back and replaced by another one, and the last one changes when the game ends. A URL
//! with a version always shows the same content, so it can be cached for ever.

use raichi_engine::Reviewed;

use crate::{
    games::{GameState, seat_code},
    web::hash,
};

/// The versions of all plies of a game, beginning with the start position.
pub(super) fn versions(state: &GameState) -> Vec<String> {
    let plies = state.moves().len();
    let mut played_so_far = String::new();
    let mut versions = Vec::with_capacity(plies + 1);
    for ply in 0..=plies {
        if let Some(played) = ply.checked_sub(1).map(|at| &state.moves()[at]) {
            played_so_far += &played.written().to_string();
            played_so_far.push(' ');
        }
        if let Some(ending) = state.ending().filter(|_| ply == plies) {
            let winner = ending.winner().map_or("draw", seat_code);
            played_so_far += &format!("{} {winner}", ending.code());
        }
        versions.push(format!("{:016x}", hash(played_so_far.as_bytes())));
    }
    versions
}

/// The version of a position in words and picture: what is said of it changes when the game has a review.
pub(super) fn board_version(version: String, reviewed: Option<&Reviewed>) -> String {
    match reviewed {
        Some(reviewed) => format!("{version}-{}", review_version(reviewed)),
        None => version,
    }
}

/// The version of a review.
pub(super) fn review_version(reviewed: &Reviewed) -> String {
    let chances: Vec<_> = reviewed.chances.iter().map(f64::to_string).collect();
    format!("{:016x}", hash(chances.join(" ").as_bytes()))
}

#[cfg(test)]
mod tests {
    use raichi_rules::Side;

    use super::*;

    fn versions_of(moves: &str, given_up: Option<Side>) -> Vec<String> {
        let moves: Vec<_> = moves
            .split_whitespace()
            .map(|mv| mv.parse().unwrap())
            .collect();
        versions(&GameState::after("norse", &moves, given_up))
    }

    #[test]
    fn a_ply_keeps_its_version_until_its_content_changes() {
        let short = versions_of("d1-d4 e7-e9", None);
        let long = versions_of("d1-d4 e7-e9 d4-d1", None);
        assert_eq!(short, long[..3]);
        let other = versions_of("d1-d4 e7-e8", None);
        assert_eq!(short[..2], other[..2]);
        assert_ne!(short[2], other[2]);
        let ended = versions_of("d1-d4 e7-e9", Some(Side::First));
        assert_eq!(short[..2], ended[..2]);
        assert_ne!(short[2], ended[2]);
        let won_by_other = versions_of("d1-d4 e7-e9", Some(Side::Second));
        assert_ne!(ended[2], won_by_other[2]);
    }
}
