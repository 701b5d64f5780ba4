//! A player in figures: the rating over a time as a graph, and scores as bars.

mod bars;
mod graph;

use crate::{Sprite, Theme, figure::Figure};

/// The size of the picture.
const WIDTH: u32 = 700;
const HEIGHT: u32 = 250;
/// The space between the edge and what is in it.
const MARGIN: u32 = 16;

/// A player's rating over a time, and scores.
///
/// The rating is a line in a band as wide as it is uncertain. Above the bars stand the signs of what is won, drawn and
/// lost, in the colours of the parts of a bar.
///
/// ```
/// use raichi_render::{Bar, BarLabel, Chart, RatingPoint, Sprite, Theme, chart_png};
///
/// let chart = Chart {
///     theme: Theme::Wood,
///     ratings: vec![
///         RatingPoint { at: 0.2, rating: 1500.0, margin: 300.0 },
///         RatingPoint { at: 1.0, rating: 1620.0, margin: 180.0 },
///     ],
///     marks: vec![(0.25, 3), (0.75, 9)],
///     bars: vec![Bar { label: BarLabel::Man(Sprite::King), parts: [7, 1, 3] }],
/// };
/// assert!(chart_png(&chart).starts_with(b"\x89PNG"));
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Chart {
    /// The look of the picture.
    pub theme: Theme,
    /// The rating, in the order of time: each stands until the next one. Without any, there is no graph.
    pub ratings: Vec<RatingPoint>,
    /// Places in time, from 0 to 1, with a number below each.
    pub marks: Vec<(f64, u32)>,
    /// The scores, from above; those beyond [`Chart::MOST_BARS`] are left out.
    pub bars: Vec<Bar>,
}

impl Chart {
    /// The most bars that have room.
    pub const MOST_BARS: usize = 5;
}

/// A rating at a time.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RatingPoint {
    /// When: 0 is the left edge of the graph, 1 the right one.
    pub at: f64,
    /// The rating, in points. What is not a number is drawn as 0.
    pub rating: f64,
    /// How far the band reaches above and below it, in points.
    pub margin: f64,
}

/// A score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bar {
    /// What it is the score of.
    pub label: BarLabel,
    /// What is won, drawn and lost.
    pub parts: [u32; 3],
}

/// What stands before a bar.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BarLabel {
    /// The man that represents a side.
    Man(Sprite),
    /// A number.
    Number(u32),
}

/// The picture of a chart, as the bytes of a PNG file.
#[must_use]
pub fn chart_png(chart: &Chart) -> Vec<u8> {
    let mut figure = Figure::new(chart.theme, chart_dimensions());
    if !chart.ratings.is_empty() {
        graph::draw(&mut figure, chart);
    }
    bars::draw(&mut figure, chart);
    figure.png()
}

/// The width and height of the picture of a chart, in pixels.
#[must_use]
pub const fn chart_dimensions() -> (u32, u32) {
    (WIDTH, HEIGHT)
}
