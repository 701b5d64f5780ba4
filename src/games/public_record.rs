//! A game as a public record: without the ids of its players and its place.

use raichi_rules::{Played, Record, Side};
use time::Date;

use super::{
    GameState,
    archive::{result, tag},
};

/// What a public record has beside the game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Heading {
    /// The URL of the game's page.
    pub site: Option<String>,
    /// The day on which the game began, in UTC.
    pub date: Option<Date>,
    /// The names of the players in the order of the sides, if both are shown.
    pub players: Option<[String; 2]>,
}

impl GameState {
    /// The rules, the heading, the result and the moves, as `raichi replay` reads them.
    pub fn record(&self, heading: &Heading) -> Record {
        let rules = self.board().ruleset();
        let plies = self.moves().iter().map(Played::written);
        let mut record = Record::new(&rules, plies);
        if let Some(site) = &heading.site {
            record.set(tag::SITE, site);
        }
        if let Some(date) = heading.date {
            record.set(tag::DATE, &date.to_string());
        }
        for (side, name) in Side::ALL.into_iter().zip(heading.players.iter().flatten()) {
            record.set(tag::player(side), name);
        }
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
    use raichi_rules::{Game, records};
    use time::macros::date;

    use super::*;
    use crate::games::Ending;

    #[test]
    fn a_record_is_read_back_and_names_no_players() {
        let moves = ["d1-d4", "e7-e9"].map(|mv| mv.parse().unwrap());
        let state = GameState::after("norse", &moves, Some(Side::Second));
        let text = state.record(&Heading::default()).to_string();
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
    fn a_record_names_the_players_whom_its_page_names() {
        let state = GameState::after("brandubh", &[], None);
        let heading = Heading {
            site: Some("https://tafl.example/g/AAAA".to_owned()),
            date: Some(date!(2026 - 11 - 07)),
            players: Some(["Ann \"the Red\"".to_owned(), "Ben".to_owned()]),
        };
        let text = state.record(&heading).to_string();
        assert_eq!(
            text,
            "[Rules \"brandubh\"]\n[Site \"https://tafl.example/g/AAAA\"]\n[Date \"2026-11-07\"]\n\
             [Attackers \"Ann \\\"the Red\\\"\"]\n[Defenders \"Ben\"]\n[Result \"*\"]\n\n"
        );
        assert!(records(&text).all(|read| read.flaw.is_none()));
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
