//! Tables: of a tournament with three and seven players, and a ladder.

mod decoded;

use std::{env, fs, path::PathBuf};

use decoded::decode;
use raichi_render::{Column, Table, TableCell, TableRow, Theme, table_dimensions, table_png};

fn text(text: &str) -> TableCell {
    TableCell::Text(text.to_owned())
}

/// A cross table of players with their results in half points, game by game; `None` for a game that is not over.
fn cross(theme: Theme, players: &[(&str, &str, &str, &[&str])]) -> Table {
    let count = players.len();
    let mut columns = vec![
        (Column::Number, String::new()),
        (Column::Name, String::new()),
    ];
    columns.extend((1..=count).map(|number| (Column::Result, number.to_string())));
    columns.extend([
        (Column::Number, "+".to_owned()),
        (Column::Number, "=".to_owned()),
    ]);
    let rows = players.iter().enumerate().map(|(number, player)| {
        let (name, points, tie, results) = *player;
        let mut cells = vec![text(&(number + 1).to_string()), text(name)];
        for (other, result) in results.iter().enumerate() {
            cells.push(if other == number {
                TableCell::Empty
            } else {
                text(result)
            });
        }
        cells.extend([text(points), text(tie)]);
        TableRow {
            cells,
            is_marked: number < 2,
            is_out: number + 1 == count && count > 3,
        }
    });
    Table {
        theme,
        columns,
        rows: rows.collect(),
    }
}

fn three(theme: Theme) -> Table {
    cross(
        theme,
        &[
            ("Þórdís", "3", "", &["", "11", "½½"]),
            ("Björn Járnsíða", "1½", "2¼", &["00", "", "1½"]),
            ("Ann", "1½", "1¾", &["½½", "0½", ""]),
        ],
    )
}

fn seven(theme: Theme) -> Table {
    cross(
        theme,
        &[
            (
                "Sigurd Fafnisbani the Volsung",
                "10½",
                "",
                &["", "11", "1½", "11", "10", "11", "11"],
            ),
            (
                "Гудрун Ж. Щукина",
                "9",
                "38¼",
                &["00", "", "11", "1½", "11", "1½", "11"],
            ),
            (
                "Åsa Ødegård",
                "9",
                "36½",
                &["0½", "00", "", "11", "11", "11", "1½"],
            ),
            (
                "Łukasz Ćwiąkała",
                "5",
                "12¾",
                &["00", "0½", "00", "", "11", "1½", "1·"],
            ),
            (
                "François Œuvré",
                "5",
                "12",
                &["01", "00", "00", "00", "", "11", "11"],
            ),
            (
                "Player 6",
                "2½",
                "",
                &["00", "0½", "00", "0½", "00", "", "½+"],
            ),
            (
                "Quetzal XVI & Co.",
                "½",
                "",
                &["00", "00", "0½", "0·", "00", "½–", ""],
            ),
        ],
    )
}

fn ladder(theme: Theme) -> Table {
    let columns = vec![
        (Column::Number, String::new()),
        (Column::Number, String::new()),
        (Column::Name, String::new()),
        (Column::Name, String::new()),
    ];
    let rows = [
        ("1", "↑2", "Þórdís", ""),
        ("2", "", "Björn Járnsíða", "→ 1"),
        ("3", "↓12", "Ann", "→ 1, 2"),
        ("10", "↑1", "Гудрун", ""),
    ];
    let rows = rows
        .into_iter()
        .enumerate()
        .map(|(number, (place, move_, name, plays))| TableRow {
            cells: [place, move_, name, plays].map(text).to_vec(),
            is_marked: number == 2,
            is_out: number == 3,
        });
    Table {
        theme,
        columns,
        rows: rows.collect(),
    }
}

#[test]
fn tables_are_drawn_as_they_were() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let accept = env::var("RAICHI_GOLDEN").is_ok_and(|word| word == "accept");
    let mut complaints = Vec::new();
    for theme in Theme::ALL {
        let all = [
            ("three", three(theme)),
            ("seven", seven(theme)),
            ("ladder", ladder(theme)),
        ];
        for (name, table) in all {
            let bytes = table_png(&table);
            let drawn = decode(&bytes);
            assert_eq!(drawn.dimensions(), table_dimensions(&table));
            let reference = folder.join(format!("table-{name}-{theme}.png"));
            let known = fs::read(&reference).map(|bytes| decode(&bytes));
            if known.is_ok_and(|known| known == drawn) {
                continue;
            }
            let newer = folder.join(format!("table-{name}-{theme}.new.png"));
            let place = if accept { &reference } else { &newer };
            fs::write(place, &bytes).expect("a picture can be written");
            complaints.push(format!("{name} is new in {}", place.display()));
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn everything_that_is_given_is_drawn() {
    for theme in Theme::ALL {
        let all = three(theme);
        let drawn = decode(&table_png(&all));
        let differs = |other: Table, what: &str| {
            let other = decode(&table_png(&other));
            assert_eq!(other.dimensions(), drawn.dimensions(), "{theme}: {what}");
            let pixels = drawn.pixels().zip(other.pixels());
            let count = pixels.filter(|(one, other)| one != other).count();
            assert!(count > 40, "{theme}: {what} changes {count} pixels");
        };
        let mut other = all.clone();
        other.rows[0].is_marked = false;
        differs(other, "a mark");
        let mut other = all.clone();
        other.rows[0].is_out = true;
        differs(other, "out");
        let mut other = all.clone();
        other.rows[0].cells[3] = text("10");
        differs(other, "a result");
        let mut other = all.clone();
        other.columns[2].1 = "7".to_owned();
        differs(other, "a heading");
        let mut other = all.clone();
        other.rows[1].cells[3] = text("");
        differs(other, "an empty cell");
    }
}

#[test]
fn whatever_is_given_there_is_a_picture() {
    let empty = Table {
        theme: Theme::Wood,
        columns: Vec::new(),
        rows: Vec::new(),
    };
    let mut odd = three(Theme::Stone);
    odd.rows[0].cells.truncate(1);
    odd.rows[1].cells.extend([text("more"), TableCell::Empty]);
    odd.rows[2].cells[1] = text("王様 🏹 \u{202e}<svg>&\"");
    for table in [empty, odd] {
        let drawn = decode(&table_png(&table));
        assert_eq!(drawn.dimensions(), table_dimensions(&table));
    }
}
