//! Words in pictures of figures, written with strokes.

use std::{collections::HashMap, fmt::Write, sync::LazyLock};

use resvg::{
    tiny_skia::{Path, PathSegment, Transform},
    usvg::{Group, Node, Options, Tree},
};

/// The drawings of letters and marks.
pub(crate) const SOURCE: &str = include_str!("../art/letters.svg");
/// The height of the cells of letters, in the units of the drawings.
const CELL: f32 = 100.0;
/// How far the letters of a word are apart, and how wide a space is.
const GAP: f32 = 8.0;
const SPACE: f32 = 26.0;
/// Where the letters stand, the tops of capitals and of small letters.
const BASE: f32 = 76.0;
const CAPITAL: f32 = 16.0;
const SMALL: f32 = 36.0;
/// How much narrower small letters are that look like capitals.
const NARROW: f32 = 0.86;
/// Signs of `art/glyphs.svg`, row by row.
const CHART: &str = "0123456789abcdefghijklmnopqrs×";
const CHART_COLUMNS: usize = 10;
const CHART_WIDTH: f32 = 60.0;
/// What stands for the rest of words that are too long.
const CUT: char = '…';

/// Letters that look like others.
const ALIKE: [(&str, &str); 3] = [
    ("АВЕКМНОРСТХІЈЅ", "ABEKMHOPCTXIJS"),
    ("аеорсухіјѕ", "aeopcyxijs"),
    ("Đ’‘`´ʼ—−‐‑[]{}", "Ð'''''––--()()"),
];
/// Small letters that have the shape of capitals.
const SHRUNK: &str = "вгджзиклмнптфцчшщъыьэюяє";
/// The capitals whose shape they have.
const SHRUNK_FROM: &str = "BГДЖЗИKЛMHПTФЦЧШЩЪЫЬЭЮЯЄ";
/// Letters with marks: the letters, those without the mark, and the mark.
const MARKED: [(&str, &str, &str); 14] = [
    (
        "áéíóúýćńśźĺŕÁÉÍÓÚÝĆŃŚŹĹŔǿǼǽ",
        "aeıouycnszlrAEIOUYCNSZLRøÆæ",
        "acute",
    ),
    ("àèìòùÀÈÌÒÙ", "aeıouAEIOU", "grave"),
    (
        "âêîôûŵŷĉĝĥŝÂÊÎÔÛŴŶĈĜĤŜ",
        "aeıouwycghsAEIOUWYCGHS",
        "circumflex",
    ),
    ("čďěňřšťžČĎĚŇŘŠŤŽǎǐǒǔ", "cdenrstzCDENRSTZaıou", "caron"),
    ("ãñõĩũÃÑÕĨŨ", "anoıuANOIU", "tilde"),
    ("äëïöüÿÄËÏÖÜŸЁЇёї", "aeıouyAEIOUYEIeı", "diaeresis"),
    ("őűŐŰ", "ouOU", "double-acute"),
    ("åůÅŮ", "auAU", "ring"),
    ("ăğŭĂĞŬЙйЎў", "aguAGUИиУy", "breve"),
    ("āēīōūĀĒĪŌŪ", "aeıouAEIOU", "macron"),
    ("ċėġżĊĖĠİŻ", "cegzCEGIZ", "dot"),
    ("çşÇŞţŢ", "csCStT", "cedilla"),
    ("ąęįųĄĘĮŲ", "aeiuAEIU", "ogonek"),
    ("șțȘȚģķļņĢĶĻŅ", "stSTgklnGKLN", "comma-below"),
];
/// The marks that lie below letters, which is the same for small ones and capitals.
const BELOW: [&str; 3] = ["cedilla", "ogonek", "comma-below"];

/// A letter or mark.
#[derive(Debug, Clone)]
struct Letter {
    /// The paths, each with the width of its stroke.
    paths: Vec<(Path, f32)>,
    /// The left and right edge.
    edges: [f32; 2],
}

impl Letter {
    fn new(paths: Vec<(Path, f32)>) -> Self {
        let edges = paths.iter().map(|(path, stroke)| {
            let bounds = path.compute_tight_bounds().unwrap_or(path.bounds());
            [bounds.left() - stroke / 2.0, bounds.right() + stroke / 2.0]
        });
        let edges = edges.reduce(|[left, right], [l, r]| [left.min(l), right.max(r)]);
        Self {
            paths,
            edges: edges.unwrap_or([0.0; 2]),
        }
    }

    fn changed(&self, by: Transform) -> Self {
        let paths = self.paths.iter().filter_map(|(path, stroke)| {
            let path = path.clone().transform(by)?;
            Some((path, *stroke))
        });
        Self::new(paths.collect())
    }

    fn middle(&self) -> f32 {
        f32::midpoint(self.edges[0], self.edges[1])
    }

    fn top(&self) -> f32 {
        let tops = self.paths.iter().map(|(path, _)| path.bounds().top());
        tops.fold(CELL, f32::min)
    }

    fn with(&self, mark: &Self, shift: (f32, f32)) -> Self {
        let mark = mark.changed(Transform::from_translate(shift.0, shift.1));
        let paths = self.paths.iter().chain(&mark.paths).cloned().collect();
        // A wide mark does not move the letters beside it.
        Self {
            paths,
            edges: self.edges,
        }
    }
}

/// All letters by what they are.
static LETTERS: LazyLock<HashMap<char, Letter>> = LazyLock::new(all);

fn all() -> HashMap<char, Letter> {
    let mut drawn = drawn(SOURCE);
    let chart = drawn_in_order(include_str!("../art/glyphs.svg"));
    let mut known: HashMap<char, Letter> = HashMap::new();
    for ((index, sign), (_, path)) in CHART.chars().enumerate().zip(chart) {
        let (column, row) = (index % CHART_COLUMNS, index / CHART_COLUMNS);
        let offset =
            |count: usize, size: f32| -(u16::try_from(count).map_or(0.0, f32::from) * size);
        let to_cell = Transform::from_translate(offset(column, CHART_WIDTH), offset(row, CELL));
        known.insert(sign, path.changed(to_cell));
    }
    let mut marks: HashMap<String, Letter> = HashMap::new();
    for (id, letter) in drawn.drain() {
        let mut chars = id.chars();
        match (chars.next(), chars.next()) {
            (Some(sign), None) => {
                known.insert(sign, letter);
            }
            _ => {
                marks.insert(id, letter);
            }
        }
    }
    for (signs, others) in ALIKE {
        for (sign, other) in signs.chars().zip(others.chars()) {
            if let Some(letter) = known.get(&other).cloned() {
                known.insert(sign, letter);
            }
        }
    }
    let down = (BASE - SMALL) / (BASE - CAPITAL);
    let shrink = Transform::from_row(NARROW, 0.0, 0.0, down, 0.0, BASE * (1.0 - down));
    for (sign, capital) in SHRUNK.chars().zip(SHRUNK_FROM.chars()) {
        if let Some(letter) = known.get(&capital).map(|it| it.changed(shrink)) {
            known.insert(sign, letter);
        }
    }
    for (signs, letters, mark) in MARKED {
        let Some(drawn) = marks.get(mark) else {
            continue;
        };
        for (sign, letter) in signs.chars().zip(letters.chars()) {
            if let Some(letter) = known.get(&letter) {
                let up = match BELOW.contains(&mark) {
                    true => 0.0,
                    // Marks are drawn above small letters.
                    false => letter.top().min(SMALL) - SMALL,
                };
                let marked = letter.with(drawn, (letter.middle(), up));
                known.insert(sign, marked);
            }
        }
    }
    known
}

/// The paths of a drawing by their ids.
fn drawn(source: &str) -> HashMap<String, Letter> {
    drawn_in_order(source).into_iter().collect()
}

/// The paths of a drawing in the order in which they stand there, with their ids.
fn drawn_in_order(source: &str) -> Vec<(String, Letter)> {
    fn collect(group: &Group, into: &mut Vec<(String, Letter)>) {
        for node in group.children() {
            match node {
                Node::Group(group) => collect(group, into),
                Node::Path(path) => {
                    let stroke = path.stroke().map_or(0.0, |stroke| stroke.width().get());
                    let data = path.data().clone().transform(path.abs_transform());
                    let paths = data.into_iter().map(|data| (data, stroke)).collect();
                    into.push((path.id().to_owned(), Letter::new(paths)));
                }
                _ => {}
            }
        }
    }
    let mut found = Vec::new();
    if let Ok(tree) = Tree::from_str(source, &Options::default()) {
        collect(tree.root(), &mut found);
    }
    found
}

/// A line of words.
#[derive(Debug, Clone, Default)]
pub(crate) struct Words {
    /// The elements of an SVG document, in the units of the drawings, the line that the letters stand on being at 0.
    pub(crate) elements: String,
    /// How wide they are in these units.
    pub(crate) width: f32,
}

impl Words {
    /// The words that can be written of a text; letters that are not known are left out.
    pub(crate) fn of(text: &str) -> Self {
        let mut words = Self::default();
        let mut has_space = false;
        for sign in text.chars() {
            if sign.is_whitespace() {
                has_space = !words.elements.is_empty();
                continue;
            }
            let Some(letter) = LETTERS.get(&sign) else {
                continue;
            };
            if has_space {
                words.width += SPACE;
                has_space = false;
            } else if !words.elements.is_empty() {
                words.width += GAP;
            }
            words.add(letter);
        }
        words
    }

    /// The same, cut so that it is at most so wide.
    pub(crate) fn within(text: &str, width: f32) -> Self {
        let whole = Self::of(text);
        if whole.width <= width {
            return whole;
        }
        let mut chars: Vec<char> = text.chars().collect();
        while chars.pop().is_some() {
            let mut shorter: String = chars.iter().collect();
            shorter.truncate(shorter.trim_end().len());
            shorter.push(CUT);
            let cut = Self::of(&shorter);
            if cut.width <= width {
                return cut;
            }
        }
        Self::default()
    }

    fn add(&mut self, letter: &Letter) {
        let [left, right] = letter.edges;
        for (path, stroke) in &letter.paths {
            self.elements += r#"<path stroke-width=""#;
            // Writing into memory does not fail.
            write!(self.elements, r#"{stroke}" d=""#).ok();
            for segment in path.segments() {
                let x = |x: f32| x - left + self.width;
                let y = |y: f32| y - BASE;
                let part = match segment {
                    PathSegment::MoveTo(to) => format!("M{:.1} {:.1}", x(to.x), y(to.y)),
                    PathSegment::LineTo(to) => format!("L{:.1} {:.1}", x(to.x), y(to.y)),
                    PathSegment::QuadTo(by, to) => format!(
                        "Q{:.1} {:.1} {:.1} {:.1}",
                        x(by.x),
                        y(by.y),
                        x(to.x),
                        y(to.y)
                    ),
                    PathSegment::CubicTo(one, two, to) => format!(
                        "C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}",
                        x(one.x),
                        y(one.y),
                        x(two.x),
                        y(two.y),
                        x(to.x),
                        y(to.y)
                    ),
                    PathSegment::Close => "Z".to_owned(),
                };
                self.elements += &part;
            }
            self.elements += r#""/>"#;
        }
        self.width += right - left;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_letters_of_all_languages_are_known() {
        for text in [
            "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
            "abcdefghijklmnopqrstuvwxyz",
            "0123456789½¼¾×+–−·…↑↓→.,:;!?-_'()/&*#=",
            "ÆØÅæøåÐðÞþßÁÉÍÓÚÝÖáéíóúýö",
            "ÄÖÜäöüßÀÂÇÈÉÊËÎÏÔŒÙÛÜŸàâçèéêëîïôœùûüÿ",
            "ĄĆĘŁŃÓŚŹŻąćęłńóśźżÑñÃÕãõčďěňřšťůž",
            "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ",
            "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
            "ЄІЇєії",
        ] {
            let unknown: Vec<_> = text
                .chars()
                .filter(|it| !LETTERS.contains_key(it))
                .collect();
            assert!(unknown.is_empty(), "{unknown:?}");
        }
        let tables = MARKED.map(|(signs, letters, _)| (signs, letters));
        for (signs, letters) in tables
            .into_iter()
            .chain(ALIKE)
            .chain([(SHRUNK, SHRUNK_FROM)])
        {
            assert_eq!(signs.chars().count(), letters.chars().count(), "{signs}");
            for sign in signs.chars().filter(|sign| !sign.is_whitespace()) {
                assert!(LETTERS.contains_key(&sign), "{sign}");
            }
        }
    }

    #[test]
    fn what_is_too_long_is_cut() {
        let whole = Words::of("Sigurd Fafnisbani");
        assert_eq!(
            Words::within("Sigurd Fafnisbani", 5000.0).elements,
            whole.elements
        );
        let cut = Words::within("Sigurd Fafnisbani", 400.0);
        assert!(cut.width <= 400.0 && cut.width > 300.0, "{}", cut.width);
        let expected = Words::of("Sigurd F…");
        assert!(cut.width >= expected.width - 60.0, "{}", cut.width);
        assert!(Words::within("Sigurd", 1.0).elements.is_empty());
    }

    #[test]
    fn what_is_not_known_is_left_out() {
        assert!(Words::of("王様 🏹").elements.is_empty());
        assert_eq!(Words::of("🏹 Ann 王").elements, Words::of("Ann").elements);
        assert!(Words::of("Ann B").width > Words::of("AnnB").width);
    }
}
