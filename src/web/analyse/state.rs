//! The state of the page, which is the part of its address after `#`: the rules, the position, the moves, and which of them is
//! shown. The server gets it with each request, and keeps nothing.

use raichi_rules::{Game, Played, Record, Ruleset, records_of};
use url::form_urlencoded;

use crate::{
    games::{Analysis, AnalysisRefusal, GameState, played_from_start},
    service::{ANALYSE_PATH, RULES_FROM, rules_path},
    web::rules::{Built, Fields},
};

/// How many characters it may have.
pub(super) const LONGEST: usize = 4000;

/// The fields beside those of the rules.
mod field {
    /// The position at the start, if it is not that of the rules.
    pub(crate) const POSITION: &str = "position";
    /// The moves with their variations.
    pub(crate) const MOVES: &str = "moves";
    /// The number of the move that is shown.
    pub(crate) const PLY: &str = "ply";
}

/// The ruleset with which an empty page begins.
pub(super) const FIRST: &str = "copenhagen";

/// What a state shows.
///
/// Fails when it is no state of the page.
pub(super) fn read(state: &str) -> Result<Analysis, AnalysisRefusal> {
    if state.len() > LONGEST {
        return Err(AnalysisRefusal::TooLong);
    }
    let fields: Fields = form_urlencoded::parse(state.as_bytes())
        .into_owned()
        .collect();
    let value = |name: &str| {
        let mut named = fields.iter().filter(|(field, _)| field == name);
        named.next().map(|(_, value)| value.as_str())
    };
    let rules = match value(RULES_FROM) {
        None if fields.is_empty() => Ruleset::preset(FIRST).unwrap_or_default(),
        None => return Err(AnalysisRefusal::Unreadable),
        Some(name) if Ruleset::preset(name).is_none() => {
            return Err(AnalysisRefusal::NoSuchRules(name.to_owned()));
        }
        Some(_) => Built::of(&fields)
            .made
            .map_err(|_| AnalysisRefusal::Unplayable)?,
    };
    let mut analysis = opened(&rules, value(field::POSITION), value(field::MOVES))?;
    let here = value(field::PLY).unwrap_or("0").parse();
    analysis.go(here.map_err(|_| AnalysisRefusal::Unreadable)?)?;
    Ok(analysis)
}

/// A position by some rules, that of their start without one, with moves as a record has them.
///
/// Fails when they cannot be read.
pub(super) fn opened(
    rules: &Ruleset,
    position: Option<&str>,
    moves: Option<&str>,
) -> Result<Analysis, AnalysisRefusal> {
    let start = match position {
        None => Game::new(rules.clone()),
        Some(position) => {
            let game = rules.reached(position);
            game.map_err(|_| AnalysisRefusal::Position)?
        }
    };
    let mut found = records_of(moves.unwrap_or_default(), rules.family());
    let record = found.next().unwrap_or_default();
    if found.next().is_some() {
        return Err(AnalysisRefusal::Unreadable);
    }
    Analysis::read(start, &record)
}

/// The analysis of a record, which may name its own rules and position.
///
/// Fails when they cannot be read.
pub(super) fn recorded(record: &Record, otherwise: &Ruleset) -> Result<Analysis, AnalysisRefusal> {
    let start = record.start(otherwise);
    Analysis::read(start.map_err(|_| AnalysisRefusal::Unreadable)?, record)
}

/// The state that shows an analysis, numbered as its text is.
///
/// Fails when it would be too long.
pub(super) fn write(analysis: &Analysis) -> Result<String, AnalysisRefusal> {
    let moves = on_one_line(&analysis.record());
    let start = analysis.start();
    let state = state(start, &moves, analysis.here());
    if state.len() > LONGEST {
        return Err(AnalysisRefusal::TooLong);
    }
    Ok(state)
}

/// The moves of a record without line breaks.
fn on_one_line(record: &Record) -> String {
    let text = record.to_string();
    let words: Vec<_> = text.split_whitespace().collect();
    words.join(" ")
}

fn state(start: &Game, moves: &str, here: usize) -> String {
    let rules = start.ruleset();
    let mut state = rules_query(&rules);
    if let Some(position) = position(start) {
        state += &format!("&{}={}", field::POSITION, encoded(&position));
    }
    if !moves.is_empty() {
        state += &format!("&{}={}", field::MOVES, encoded(moves));
    }
    format!("{state}&{}={here}", field::PLY)
}

/// The fields of the rules.
pub(super) fn rules_query(rules: &Ruleset) -> String {
    let path = rules_path(rules);
    let query = path.split_once('?');
    query.map_or_else(String::new, |(_, query)| query.to_owned())
}

/// A position as text with the side to move, unless it is that in which the rules begin.
fn position(game: &Game) -> Option<String> {
    let start = Game::new(game.ruleset()).position_with_turn();
    Some(game.position_with_turn()).filter(|found| *found != start)
}

/// The query of the picture of a game's position, which another game has led to by one ply, or that has no past.
pub(super) fn of_picture(before: Option<&Game>, game: &Game, ply: Option<&str>) -> String {
    match (before, ply) {
        (Some(before), Some(ply)) => state(before, ply, 1),
        _ => state(game, "", 0),
    }
}

/// The address at which a position of a game can be analysed, with the moves of the game, or without if they are too long.
pub(crate) fn address(state_of: &GameState, ply: usize) -> String {
    let (start, plies) = played_from_start(state_of);
    let written = state_of.moves().iter().map(Played::written);
    let moves = Record {
        tags: Vec::new(),
        ..Record::new(&start.ruleset(), written)
    };
    let mut found = state(&start, &on_one_line(&moves), ply);
    if found.len() > LONGEST {
        let mut game = start;
        for ply in plies.into_iter().take(ply) {
            // It was played.
            if game.play(ply).is_err() {
                break;
            }
        }
        found = state(&game, "", 0);
    }
    format!("{ANALYSE_PATH}#{found}")
}

/// A value of a field: blanks are pluses, and of others only what an address may not have in this part is written by its number.
fn encoded(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    for byte in value.bytes() {
        match byte {
            b' ' => text.push('+'),
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => text.push(byte.into()),
            b'-' | b'.' | b'_' | b'~' | b'(' | b')' | b'/' | b',' | b'*' | b':' | b';' | b'!' => {
                text.push(byte.into());
            }
            byte => text += &format!("%{byte:02X}"),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use raichi_rules::{Rule, presets};

    use super::*;

    #[test]
    fn a_state_is_written_as_it_is_read_by_all_rules() {
        for rules in presets() {
            for rule in Rule::of(rules.family()) {
                let own = [field::POSITION, field::MOVES, field::PLY];
                assert!(!own.contains(&rule.id()), "{}", rule.id());
            }
            let mut analysis = Analysis::new(Game::new(rules.clone()));
            for turn in 0..6_usize {
                let legal = analysis.game().legal_plies();
                let Some(ply) = legal.get(turn * 5 % legal.len().max(1)) else {
                    break;
                };
                analysis.play(*ply).unwrap();
            }
            analysis.set_note("Größe & Form? 100 % + {mehr}");
            let state = write(&analysis).unwrap();
            let again = read(&state).unwrap();
            assert_eq!(write(&again).unwrap(), state, "{}", rules.name());
            let games = again.games();
            let (game, before) = (&games[games.len() - 1], &games[games.len() - 2]);
            let written = again
                .branch(again.here())
                .unwrap()
                .played
                .written()
                .to_string();
            for query in [
                of_picture(Some(before), game, Some(&written)),
                of_picture(None, game, None),
            ] {
                let seen = read(&query).unwrap();
                assert_eq!(seen.game().position_hash(), game.position_hash(), "{query}");
            }
        }
    }

    #[test]
    fn the_address_of_a_game_shows_the_same_position() {
        let plies = ["d6-e6", "d3-b3", "a4-a5"].map(|ply| ply.parse().unwrap());
        let game = GameState::after("brandubh", &plies, None);
        for ply in 0..=3 {
            let address = address(&game, ply);
            let state = address.strip_prefix("/analyse#").unwrap();
            let analysis = read(state).unwrap();
            let then = game.after_moves(ply);
            assert_eq!(
                analysis.game().position_hash(),
                then.board().position_hash()
            );
            assert_eq!(analysis.last(0), 3);
        }
    }

    #[test]
    fn what_is_cut_or_forged_is_refused_in_its_own_way() {
        let long = format!("from=brandubh&moves={}", "d6-e6+".repeat(20_000));
        for (state, why) in [
            ("from=chess", "NoSuchRules(\"chess\")"),
            ("from=%3Cscript%3E", "NoSuchRules(\"<script>\")"),
            ("hello", "Unreadable"),
            ("from=brandubh&king.capture=seven", "Unplayable"),
            ("from=brandubh&position=3t3", "Position"),
            ("from=brandubh&moves=d6-e6+(d6", "Unreadable"),
            ("from=brandubh&moves=d6-e6+%7Bnote", "Unreadable"),
            ("from=brandubh&moves=d6-e6+d6-e6", "Illegal"),
            ("from=brandubh&moves=d6-e6&ply=2", "Unreadable"),
            ("from=brandubh&moves=d6-e6&ply=-1", "Unreadable"),
            (
                "from=brandubh&moves=d6-e6&ply=99999999999999999999",
                "Unreadable",
            ),
            ("from=brandubh&moves=%FF%FE", "Unreadable"),
            (
                "from=brandubh&moves=d6-e6%0A[Rules+%22norse%22]%0Ad1-d4",
                "Unreadable",
            ),
            (long.as_str(), "TooLong"),
        ] {
            let found = format!("{:?}", read(state).unwrap_err());
            let start: String = state.chars().take(60).collect();
            assert!(found.starts_with(why), "{start}: {found}");
        }
        assert!(read("").is_ok());
    }
}
