//! Captures of Maharajah and the Sepoys: by the maharajah, in line or in a leap.

use raichi_rules::{Ply, Point, Ruleset, chess::MAHARAJAH};

use super::{Example, Sketch};

/// What each example shows, and how far the captured pawn is from the maharajah.
const CAPTURED: [(&str, (i8, i8)); 2] = [("chess-line", (3, 0)), ("chess-leap", (1, 2))];

pub(super) fn examples(ruleset: &Ruleset) -> Vec<Example> {
    let shape = ruleset.shape();
    let example = |(kind, way): (&'static str, (i8, i8))| {
        let (from, king) = (Point::new(2, 2)?, Point::new(0, 6)?);
        let to = super::beside(from, way)?;
        let sketch = Sketch::new(ruleset, &shape)
            .with(from, 'M')
            .with(king, 'k')
            .with(to, 'p');
        sketch.capturing(kind, MAHARAJAH, Ply::step(from, to), &[to], vec![from, to])
    };
    CAPTURED.into_iter().filter_map(example).collect()
}
