//! A game as a public record, without its players and its place.

use raichi_rules::{Played, Record};

use super::{
    GameState,
    archive::{result, tag},
};

impl GameState {
    /// The rules, the moves and the result, as `raichi replay` reads them.
    #[must_use]
    pub fn record(&self) -> Record {
        let rules = self.board().ruleset();
        let plies = self.moves().iter().map(Played::written);
        let mut record = Record::new(&rules, plies);
        let ending = self.ending();
        record.set(tag::RESULT, result(&rules, ending));
        if let Some(ending) = ending {
            record.set(tag::REASON, ending.code());
        }
        record
    }
}

#[cfg(test)]
mod tests {
    use raichi_rules::{Game, Side, records};

    use super::*;
    use crate::games::Ending;

    #[test]
    fn a_record_is_read_back_and_names_no_players() {
        let moves = ["d1-d4", "e7-e9"].map(|mv| mv.parse().unwrap());
        let state = GameState::after("norse", &moves, Some(Side::Second));
        let text = state.record().to_string();
        assert_eq!(
            text,
            "[Rules \"norse\"]\n[Result \"attackers\"]\n[Reason \"resigned\"]\n\n1. d1-d4 e7-e9\n"
        );
        let read = records(&text).next().unwrap();
        let replay = read.replay(&raichi_rules::Ruleset::default());
        assert!(replay.error.is_none());
        assert_eq!(
            replay.game.as_ref().map(Game::position_hash),
            Some(state.board().position_hash())
        );
    }

    #[test]
    fn earlier_states_are_readable() {
        let moves = ["d1-d4", "e7-e9", "d4-d1"].map(|mv| mv.parse().unwrap());
        let state = GameState::after("norse", &moves, Some(Side::Second));
        for count in 0..moves.len() {
            let then = GameState::after("norse", &moves[..count], None);
            let seen = state.after_moves(count);
            assert_eq!(
                seen.board().position_hash(),
                then.board().position_hash(),
                "{count}"
            );
            assert_eq!(seen.moves(), then.moves(), "{count}");
            assert_eq!(seen.ending(), None, "{count}");
        }
        for count in [3, 4, 400] {
            let ending = state.after_moves(count).ending();
            assert_eq!(ending, Some(Ending::Resigned(Side::Second)), "{count}");
        }
    }
}
