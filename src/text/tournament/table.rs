//! The table of a group: as text, as a picture, and as rows for a page.

use raichi_render::{Column, Table, TableCell, TableRow, Theme};

use super::{catalog, letter, stage};
use crate::{
    games::{
        Entrant, Exit, GroupGame, Out, Standing, TableOutcome, Tournament, TournamentGroup,
        TournamentState,
    },
    ids::{GameId, PlayerId},
    locale::Locale,
    reply::Picture,
    text::{alt, words},
};

/// How many of a group go on for certain.
const ADVANCE: usize = 2;

/// Whose names a table shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Names {
    /// Those of players who want that.
    Public,
    /// None: other programs keep the picture.
    Hidden,
}

raichi_rules::codes! {
    /// What is in a column of a page.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum TableHead {
        /// The place.
        Place = "place",
        /// The player.
        Player = "player",
        /// Points.
        Points = "points",
        /// What decides between equal points.
        Tie = "tie",
        /// How far somebody has come up or down of late.
        Change = "change",
        /// Whom somebody plays.
        Plays = "plays",
    }
}

/// What a column of a page is called.
pub(crate) fn table_head(locale: Locale, head: TableHead) -> String {
    catalog::table_head(locale, head.code())
}

/// The results of a player against another one, game by game, with the game if it has begun.
type Results = Vec<(&'static str, Option<GameId>)>;

/// A row of the table of a group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Row {
    /// The place; none, if no game of the player counts.
    pub(crate) place: Option<usize>,
    /// The player.
    pub(crate) name: String,
    /// The results against the others in the order of the table; nothing against the player.
    pub(crate) results: Vec<Option<Results>>,
    /// The points.
    pub(crate) points: String,
    /// Sonneborn–Berger, where it decides.
    pub(crate) tie: Option<String>,
    /// Whether the player goes on, or has won.
    pub(crate) is_ahead: bool,
    /// Whether the player is out.
    pub(crate) is_out: bool,
}

/// The rows of the table of a group, the best first.
pub(crate) fn rows(
    locale: Locale,
    tournament: &Tournament,
    group: &TournamentGroup,
    names: Names,
) -> Vec<Row> {
    let table = tournament.table(group);
    let rows = table.iter().filter_map(|row| {
        let entrant = tournament.entrant(row.player)?;
        let out = tournament.exit(row.player, group.round);
        let is_annulled = out.is_some_and(|out| out.exit == Exit::Annulled);
        let results = table.iter().map(|other| {
            (other.player != row.player)
                .then(|| results(tournament, group, row.player, other.player))
        });
        Some(Row {
            place: (!is_annulled).then_some(row.place),
            name: name(locale, group, entrant, names),
            results: results.collect(),
            points: match is_annulled {
                true => "–".to_owned(),
                false => halves(row.half_points),
            },
            tie: tie(&table, row).filter(|_| !is_annulled),
            is_ahead: out.is_none() && is_ahead(tournament, group, row, entrant),
            is_out: out.is_some(),
        })
    });
    rows.collect()
}

/// The name of a player in a table: one without a name has the number of the seat.
fn name(locale: Locale, group: &TournamentGroup, entrant: &Entrant, names: Names) -> String {
    let name = entrant.name.as_ref().filter(|_| names == Names::Public);
    let seat = || {
        let mut players = group.players.iter();
        let seat = players.position(|&player| player == entrant.player.id);
        catalog::table_player(locale, words::count(seat.unwrap_or_default() + 1))
    };
    name.cloned().unwrap_or_else(seat)
}

/// Whether a player goes on to the next round as it is now, or has won.
fn is_ahead(
    tournament: &Tournament,
    group: &TournamentGroup,
    row: &Standing<PlayerId>,
    entrant: &Entrant,
) -> bool {
    let mut next = tournament.groups_of(group.round + 1).peekable();
    if next.peek().is_some() {
        return next.any(|group| group.players.contains(&row.player));
    }
    let is_only = tournament.groups_of(group.round).count() == 1;
    match (tournament.state, is_only) {
        (TournamentState::Over, _) => entrant.place == Some(1),
        (_, true) => false,
        (_, false) => row.place <= ADVANCE && row.games > 0,
    }
}

/// What a group is called.
pub(crate) fn heading(locale: Locale, tournament: &Tournament, group: &TournamentGroup) -> String {
    catalog::tournament_heading(locale, stage(tournament, group), group.round, letter(group))
}

/// The picture of the table of a group.
pub(crate) fn picture(
    locale: Locale,
    tournament: &Tournament,
    group: &TournamentGroup,
    names: Names,
) -> Picture {
    let rows = rows(locale, tournament, group, names);
    let has_ties = rows.iter().any(|row| row.tie.is_some());
    let mut columns = vec![
        (Column::Number, String::new()),
        (Column::Name, String::new()),
    ];
    columns.extend((1..=rows.len()).map(|number| (Column::Result, number.to_string())));
    columns.push((Column::Number, "+".to_owned()));
    if has_ties {
        columns.push((Column::Number, "=".to_owned()));
    }
    let said = rows
        .iter()
        .enumerate()
        .map(|(number, row)| format!("{}. {} ({})", number + 1, row.name, row.points));
    let said: Vec<_> = said.collect();
    let alt = catalog::tournament_alt(locale, heading(locale, tournament, group), said.join(", "));
    let over = group.games.iter().filter(|game| game.end.is_some()).count();
    let table = Table {
        theme: Theme::default(),
        columns,
        rows: (1..)
            .zip(rows)
            .map(|(number, row)| drawn(number, row))
            .collect(),
    };
    Picture {
        shows: table.into(),
        alt: alt::shortened(&alt),
        locale,
        name: format!("tournament-{}-{}-{over}", tournament.id, group.id),
    }
}

/// A row as it is drawn; its number is that of the column with the results against it.
fn drawn(number: u32, row: Row) -> TableRow {
    let mut cells = vec![
        TableCell::Text(number.to_string()),
        TableCell::Text(row.name),
    ];
    cells.extend(row.results.into_iter().map(|results| match results {
        Some(results) => TableCell::Text(results.into_iter().map(|(result, _)| result).collect()),
        None => TableCell::Empty,
    }));
    cells.push(TableCell::Text(row.points));
    cells.extend(row.tie.map(TableCell::Text));
    TableRow {
        cells,
        is_marked: row.is_ahead,
        is_out: row.is_out,
    }
}

/// The table of a group as text: a line for each player with the results against the others in the order of the table.
pub(super) fn in_words(locale: Locale, tournament: &Tournament, group: &TournamentGroup) -> String {
    let heading = heading(locale, tournament, group);
    let place = group.channel.map(|channel| format!(" <#{channel}>"));
    let mut lines = vec![format!("**{heading}**{}", place.unwrap_or_default())];
    let table = tournament.table(group);
    let rows = rows(locale, tournament, group, Names::Hidden);
    for (standing, row) in table.iter().zip(rows) {
        let player = tournament.player(standing.player);
        lines.extend(player.map(|player| line(words::mention(player), row)));
    }
    lines.join("\n")
}

fn line(player: String, row: Row) -> String {
    let Some(place) = row.place else {
        return format!("– ~~{player}~~");
    };
    let player = match row.is_out {
        true => format!("~~{player}~~"),
        false => player,
    };
    let tie = row.tie.map(|tie| format!(" ({tie})"));
    let results = row.results.into_iter().map(|results| match results {
        Some(results) => results.into_iter().map(|(result, _)| result).collect(),
        None => "×".to_owned(),
    });
    let results: Vec<String> = results.collect();
    format!(
        "{place}. {player} · **{}**{} · {}",
        row.points,
        tie.unwrap_or_default(),
        results.join(" ")
    )
}

/// Sonneborn–Berger of a player who has as many points as another one.
fn tie(table: &[Standing<PlayerId>], row: &Standing<PlayerId>) -> Option<String> {
    let mut others = table.iter().filter(|other| other.player != row.player);
    let is_tied = others.any(|other| other.half_points == row.half_points);
    (is_tied && row.games > 0).then(|| quarters(row.sonneborn_berger))
}

/// The results of a player against another one, game by game, with the game if it has begun; a dot for one that is not over.
fn results(
    tournament: &Tournament,
    group: &TournamentGroup,
    player: PlayerId,
    other: PlayerId,
) -> Results {
    let out = |player| tournament.exit(player, group.round).map(|it: Out| it.exit);
    if [player, other].map(out).contains(&Some(Exit::Annulled)) {
        return vec![("–", None)];
    }
    let games = tournament.games(group).into_iter();
    let both = games.filter(|game| {
        game.pairing.players.contains(&player) && game.pairing.players.contains(&other)
    });
    let results = both.map(|game| {
        let result = match game.outcome {
            Some(TableOutcome::Won { winner, .. }) if winner == player => "1",
            Some(TableOutcome::Won { .. }) => "0",
            Some(TableOutcome::Drawn) => "½",
            None => match (out(player).is_some(), out(other).is_some()) {
                (false, false) => "·",
                (false, true) => "+",
                (true, _) => "−",
            },
        };
        let mut begun = group.games.iter();
        let begun = begun.find(|it: &&GroupGame| it.players == game.pairing.players);
        (result, begun.map(|game| game.id))
    });
    results.collect()
}

/// Half points as people write them: `5½`.
fn halves(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// Quarters as people write them: `12¾`.
fn quarters(quarters: u32) -> String {
    let part = ["", "¼", "½", "¾"];
    let part = part.get((quarters % 4) as usize).copied().unwrap_or("");
    match quarters / 4 {
        0 if !part.is_empty() => part.to_owned(),
        whole => format!("{whole}{part}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_written_as_in_tables() {
        let points = [0, 1, 2, 3, 11].map(halves);
        assert_eq!(points, ["0", "½", "1", "1½", "5½"]);
        let ties = [0, 1, 4, 7, 50].map(quarters);
        assert_eq!(ties, ["0", "¼", "1", "1¾", "12½"]);
    }
}
