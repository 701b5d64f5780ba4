use super::{catalog, turn, words};
use crate::{
    games::Table,
    locale::Locale,
    reply::{Reply, TextFile},
};

/// The record of a game as a file, for whoever asks; it notifies nobody.
#[must_use]
pub fn history(locale: Locale, table: &Table) -> Reply {
    let rules = words::title(table.board().rules());
    let moves = words::count(table.moves().len());
    let title = catalog::history_title(locale, rules, table.id.to_string(), moves);
    let mut lines = vec![title];
    lines.extend(turn::standing(locale, table));
    lines.push(catalog::history_file(locale));
    Reply {
        file: Some(TextFile {
            name: format!("game-{}-{}.txt", table.id, table.entries()),
            text: table.record().to_string(),
        }),
        ..Reply::words(lines.join("\n"))
    }
}
