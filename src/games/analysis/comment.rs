//! What is drawn on a board and said of a position, as one comment of a record.

use raichi_rules::Point;

/// How many characters a note may have.
pub(super) const LONGEST_NOTE: usize = 500;

/// Squares and arrows that somebody has drawn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    /// The marked points.
    pub points: Vec<Point>,
    /// The arrows, each with its two ends.
    pub arrows: Vec<(Point, Point)>,
}

impl Marks {
    /// Draws a point, or an arrow if the two differ; takes it away if it is there.
    pub(super) fn toggle(&mut self, from: Point, to: Point) {
        if from == to {
            toggle(&mut self.points, from);
        } else {
            toggle(&mut self.arrows, (from, to));
        }
    }
}

fn toggle<T: PartialEq>(all: &mut Vec<T>, one: T) {
    match all.iter().position(|other| *other == one) {
        Some(at) => {
            all.remove(at);
        }
        None => all.push(one),
    }
}

/// The names by which programs for chess keep points and arrows in comments.
const POINTS: &str = "%csl ";
const ARROWS: &str = "%cal ";

/// A comment: what is drawn, and then what is said.
pub(super) fn commented(marks: &Marks, note: &str) -> String {
    let mut parts = Vec::new();
    let points = marks.points.iter().map(|point| format!("G{point}"));
    let arrows = marks.arrows.iter().map(|(from, to)| format!("G{from}{to}"));
    for (name, drawn) in [
        (POINTS, points.collect::<Vec<_>>()),
        (ARROWS, arrows.collect()),
    ] {
        if !drawn.is_empty() {
            parts.push(format!("[{name}{}]", drawn.join(",")));
        }
    }
    if !note.is_empty() {
        parts.push(note.to_owned());
    }
    parts.join(" ")
}

/// What is drawn by a comment, and what it says. What is in brackets and unknown is left out.
pub(super) fn noted(comment: &str) -> (Marks, String) {
    let (mut marks, mut note) = (Marks::default(), String::new());
    let mut rest = comment;
    while let Some((before, after)) = rest.split_once('[') {
        note.push_str(before);
        let (inside, after) = after.split_once(']').unwrap_or((after, ""));
        if let Some(list) = inside.strip_prefix(POINTS) {
            let points = list
                .split(',')
                .filter_map(|one| one.get(1..)?.parse::<Point>().ok());
            marks.points.extend(points);
        } else if let Some(list) = inside.strip_prefix(ARROWS) {
            let arrows = list.split(',').filter_map(|one| two_points(one.get(1..)?));
            marks.arrows.extend(arrows);
        }
        rest = after;
    }
    note.push_str(rest);
    let words: Vec<_> = note.split_whitespace().collect();
    let note = words.join(" ");
    (marks, note.chars().take(LONGEST_NOTE).collect())
}

/// The two points of `a1b10`.
fn two_points(text: &str) -> Option<(Point, Point)> {
    let mut letters = text.char_indices().filter(|(_, c)| c.is_ascii_alphabetic());
    let (second, _) = letters.nth(1)?;
    let (from, to) = text.split_at_checked(second)?;
    Some((from.parse().ok()?, to.parse().ok()?))
}
