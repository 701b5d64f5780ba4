//! A table: names with what each of them has reached.

use crate::{
    Theme,
    canvas::Area,
    figure::{Align, Figure},
    letters::Words,
};

/// The space between the edge and what is in it.
const MARGIN: u32 = 12;
/// The height of headings, and of a row.
const HEAD: u32 = 46;
const ROW: u32 = 52;
/// The height of the cells of letters: capitals are three fifths of it.
const LETTERS: u32 = 44;
/// The space between the edge of a cell and what is in it.
const PAD: u32 = 8;
/// How wide columns are at least: results, and others.
const RESULT: u32 = 52;
const LEAST: u32 = 34;
/// How wide names can be beside so many results, and how much wider for each result less.
const NAME: u32 = 226;
const NAME_BESIDE: u32 = 7;
const NAME_MORE: u32 = 30;
/// The width of the mark at the left edge of a row.
const MARK: u32 = 10;

/// A table.
///
/// ```
/// use raichi_render::{Column, Table, TableCell, TableRow, Theme, table_png};
///
/// let text = |text: &str| TableCell::Text(text.to_owned());
/// let table = Table {
///     theme: Theme::Wood,
///     columns: vec![
///         (Column::Number, String::new()),
///         (Column::Name, String::new()),
///         (Column::Result, "1".to_owned()),
///         (Column::Number, "=".to_owned()),
///     ],
///     rows: vec![TableRow {
///         cells: vec![text("1"), text("Björn"), TableCell::Empty, text("½")],
///         ..TableRow::default()
///     }],
/// };
/// assert!(table_png(&table).starts_with(b"\x89PNG"));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// The look of the picture.
    pub theme: Theme,
    /// The columns with their headings.
    pub columns: Vec<(Column, String)>,
    /// The rows, from above. Cells without a column are left out.
    pub rows: Vec<TableRow>,
}

/// What is in a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Column {
    /// Numbers, at the right edge.
    Number,
    /// Names, at the left edge; long ones are cut.
    Name,
    /// Results, in the middle. All such columns are equally wide.
    Result,
}

/// A row.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TableRow {
    /// What is in it.
    pub cells: Vec<TableCell>,
    /// Whether it has a mark.
    pub is_marked: bool,
    /// Whether its names are crossed out.
    pub is_out: bool,
}

/// What is in a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TableCell {
    /// Words or numbers. Letters that no drawing has are left out.
    Text(String),
    /// Nothing, and there will be nothing.
    Empty,
}

/// The colours of rows: of every other one, and of cells with nothing.
const fn grounds(theme: Theme) -> [&'static str; 2] {
    match theme {
        Theme::Wood => ["#e3cc9c", "#a9855a"],
        Theme::Stone => ["#d0d8d9", "#94a0a6"],
        Theme::HighContrast => ["#ffffff", "#808080"],
    }
}

/// The width of words in pixels.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "words in a picture have a small width"
)]
fn width(words: &Words) -> u32 {
    (words.width * LETTERS as f32 / 100.0).ceil() as u32
}

/// How wide names can be in a table.
fn most(table: &Table) -> u32 {
    let results = table
        .columns
        .iter()
        .filter(|(kind, _)| *kind == Column::Result);
    let results = u32::try_from(results.count()).unwrap_or(NAME_BESIDE);
    NAME + NAME_BESIDE.saturating_sub(results) * NAME_MORE
}

/// The words of a cell that is at most so wide.
fn words(text: &str, most: u32) -> Words {
    Words::within(text, most as f32 * 100.0 / LETTERS as f32)
}

/// The widths of the columns.
fn widths(table: &Table) -> Vec<u32> {
    let most = most(table);
    let content = |index: usize, heading: &str| {
        let cells = table.rows.iter().filter_map(|row| row.cells.get(index));
        let cells = cells.map(|cell| match cell {
            TableCell::Text(text) => width(&words(text, most)),
            TableCell::Empty => 0,
        });
        cells
            .chain([width(&words(heading, most))])
            .max()
            .unwrap_or(0)
            + 2 * PAD
    };
    let columns = table.columns.iter().enumerate();
    let widths = columns.map(|(index, (kind, heading))| (*kind, content(index, heading)));
    let widths: Vec<(Column, u32)> = widths.collect();
    let results = widths.iter().filter(|(kind, _)| *kind == Column::Result);
    let result = results
        .map(|(_, width)| *width)
        .max()
        .unwrap_or(0)
        .max(RESULT);
    let widths = widths.into_iter().map(|(kind, width)| match kind {
        Column::Result => result,
        Column::Number | Column::Name => width.max(LEAST),
    });
    widths.collect()
}

/// The width and height of the picture of a table, in pixels.
#[must_use]
pub fn table_dimensions(table: &Table) -> (u32, u32) {
    let width: u32 = widths(table).iter().sum();
    let rows = u32::try_from(table.rows.len()).unwrap_or(0);
    (
        width + MARK + 2 * MARGIN,
        head(table) + rows * ROW + 2 * MARGIN,
    )
}

/// The height of the headings, if there are any.
fn head(table: &Table) -> u32 {
    let has_headings = table.columns.iter().any(|(_, heading)| !heading.is_empty());
    if has_headings { HEAD } else { 0 }
}

/// The picture of a table, as the bytes of a PNG file.
#[must_use]
pub fn table_png(table: &Table) -> Vec<u8> {
    let (widths, most) = (widths(table), most(table));
    let mut figure = Figure::new(table.theme, table_dimensions(table));
    let (dark, pale) = (figure.tones.count, figure.tones.ink);
    let [other, empty] = grounds(table.theme);
    let right = MARGIN + MARK + widths.iter().sum::<u32>();
    let first = MARGIN + head(table);
    let mut left = MARGIN + MARK;
    for ((kind, heading), width) in table.columns.iter().zip(&widths) {
        let area = Area {
            left,
            top: MARGIN,
            right: left + width,
            bottom: first,
        };
        write(&mut figure, *kind, &words(heading, most), area, pale);
        left += width;
    }
    let mut top = first;
    for (number, row) in table.rows.iter().enumerate() {
        let bottom = top + ROW;
        let line = Area {
            left: MARGIN,
            top,
            right,
            bottom,
        };
        let ground = match number % 2 {
            0 => figure.colours.ground,
            _ => other,
        };
        figure.fill(line, ground);
        let mut left = MARGIN + MARK;
        for ((kind, cell), width) in table.columns.iter().zip(&row.cells).zip(&widths) {
            let area = Area {
                left,
                top,
                right: left + width,
                bottom,
            };
            match cell {
                TableCell::Empty => figure.fill(area, empty),
                TableCell::Text(text) => {
                    let end = write(&mut figure, kind.0, &words(text, most), area, dark);
                    if row.is_out && kind.0 == Column::Name && end > area.left + PAD {
                        figure.strike((area.left + PAD / 2, end + PAD / 2), top + ROW / 2, dark);
                    }
                }
            }
            left += width;
        }
        if row.is_marked {
            let mark = Area {
                right: MARGIN + MARK,
                ..line
            };
            let colour = figure.tones.way[1];
            figure.fill(mark, colour);
        }
        top = bottom;
    }
    lines(&mut figure, first, right, table.rows.len());
    figure.png()
}

/// Draws the lines between rows and around them.
fn lines(figure: &mut Figure, top: u32, right: u32, rows: usize) {
    let rows = u32::try_from(rows).unwrap_or(0);
    let whole = Area {
        left: MARGIN,
        top,
        right,
        bottom: top + rows * ROW,
    };
    for row in 1..rows {
        figure.rule([whole.left, whole.right], top + row * ROW);
    }
    if rows > 0 {
        figure.outline(whole);
    }
}

/// Writes what a column has in an area; returns where it ends.
fn write(figure: &mut Figure, kind: Column, words: &Words, area: Area, ink: [u8; 3]) -> u32 {
    let middle = area.top.midpoint(area.bottom);
    let (align, x) = match kind {
        Column::Number => (Align::Right, area.right - PAD),
        Column::Name => (Align::Left, area.left + PAD),
        Column::Result => (Align::Middle, area.left.midpoint(area.right)),
    };
    figure.words(words, align, (x, middle), LETTERS, ink);
    match align {
        Align::Left => x + width(words),
        Align::Middle => x + width(words) / 2,
        Align::Right => x,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(cells: Vec<TableCell>) -> Table {
        let columns = [Column::Number, Column::Name, Column::Result, Column::Result];
        Table {
            theme: Theme::Wood,
            columns: columns.map(|kind| (kind, String::new())).to_vec(),
            rows: vec![TableRow {
                cells,
                ..TableRow::default()
            }],
        }
    }

    #[test]
    fn columns_are_as_wide_as_needed() {
        let text = |text: &str| TableCell::Text(text.to_owned());
        let all = widths(&table(vec![text("1"), text("Ann"), text("1½"), text("0")]));
        assert_eq!(all[2], all[3]);
        assert!(all[2] > RESULT && all[2] < 70, "{all:?}");
        let long = "Ann of the long house at the fjord and more";
        let long = widths(&table(vec![text("1"), text(long), text("0"), text("0")]));
        assert!(
            long[1] > all[1] && long[1] <= NAME + 5 * NAME_MORE + 2 * PAD + 1,
            "{long:?}"
        );
        assert_eq!(long[2], RESULT);
        let empty = table(Vec::new());
        assert_eq!(widths(&empty)[0], LEAST);
    }
}
