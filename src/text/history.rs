use super::{catalog, standing, words};
use crate::{
    games::{GameState, Heading},
    locale::Locale,
    reply::{Reply, TextFile},
};

/// The record of a game as a file, for the user who asks; it notifies nobody.
pub fn history(locale: Locale, state: &GameState, heading: &Heading) -> Reply {
    let rules = words::title(locale, &state.board().ruleset());
    let moves = words::count(state.moves().len());
    let title = catalog::history_title(locale, rules, state.id.to_string(), moves);
    let mut lines = vec![title];
    lines.extend(standing::standing(locale, state));
    lines.push(catalog::history_file(locale));
    Reply {
        file: Some(TextFile {
            name: format!("game-{}-{}.txt", state.id, state.entries()),
            text: state.record(heading).to_string(),
        }),
        ..Reply::words(lines.join("\n"))
    }
}
