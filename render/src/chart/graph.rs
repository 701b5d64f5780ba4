//! The rating over a time: a line in a band.

use super::{Chart, MARGIN, RatingPoint};
use crate::{
    canvas::Area,
    figure::{BADGE_HALF, Figure, path},
};

/// Where the graph is.
const GRAPH: Area = Area {
    left: 80,
    top: 20,
    right: 424,
    bottom: 212,
};
/// The height of the cells of digits: beside the graph, and of the newest rating.
const TICK: u32 = 26;
const NUMBER: u32 = 34;
/// The least span of the graph, in points of rating, and the space above and below what is in it.
const LEAST_SPAN: f64 = 200.0;
const AIR: f64 = 20.0;
/// How much of the band the graph has room for at least, in points; what is beyond is cut off.
const SHOWN_MARGIN: f64 = 220.0;
/// Distances between the numbers beside the graph, of which the first is taken that gives few enough.
const STEPS: [u32; 6] = [50, 100, 200, 500, 1000, 5000];
const MOST_TICKS: u32 = 5;
/// The ratings that a graph can show.
const MOST_POINTS: f64 = 10_000.0;

/// A number from 0 to `most`; 0 if it is not a number.
fn within(number: f64, most: f64) -> f64 {
    if number.is_nan() {
        0.0
    } else {
        number.clamp(0.0, most)
    }
}

/// A place in time, from the left.
fn across(at: f64) -> f64 {
    f64::from(GRAPH.left) + f64::from(GRAPH.right - GRAPH.left) * within(at, 1.0)
}

/// A place in whole pixels.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "places are in the picture"
)]
fn rounded(place: f64) -> u32 {
    place.round() as u32
}

/// The ratings from the lower to the upper edge of the graph, and the numbers beside it.
struct Scale {
    low: f64,
    high: f64,
    step: u32,
}

impl Scale {
    fn of(ratings: &[RatingPoint]) -> Self {
        let ends = ratings.iter().map(|point| {
            let (rating, margin) = (
                within(point.rating, MOST_POINTS),
                within(point.margin, SHOWN_MARGIN),
            );
            (
                (rating - margin).max(0.0),
                (rating + margin).min(MOST_POINTS),
            )
        });
        let (low, high) = ends.fold((MOST_POINTS, 0.0), |(low, high): (f64, f64), end| {
            (low.min(end.0), high.max(end.1))
        });
        let air = AIR.max((LEAST_SPAN - (high - low)) / 2.0);
        let (low, high) = (low - air, high + air);
        let few = |step: &u32| (high - low) / f64::from(*step) <= f64::from(MOST_TICKS);
        let step = STEPS.into_iter().find(few).unwrap_or(STEPS[5]);
        Self { low, high, step }
    }

    /// The place of a rating, from above.
    fn down(&self, rating: f64) -> f64 {
        let share = (rating - self.low) / (self.high - self.low);
        f64::from(GRAPH.bottom) - f64::from(GRAPH.bottom - GRAPH.top) * within(share, 1.0)
    }

    /// The numbers beside the graph.
    fn ticks(&self) -> impl Iterator<Item = u32> {
        let (low, high, step) = (self.low.max(0.0), self.high, self.step);
        let numbers = (0..=STEPS[5] / STEPS[0] * 2).map(move |number| number * step);
        numbers.filter(move |number| (low..=high).contains(&f64::from(*number)))
    }
}

/// Draws the graph of the rating.
pub(super) fn draw(figure: &mut Figure, chart: &Chart) {
    let scale = Scale::of(&chart.ratings);
    let deep = figure.tones.arrow[1];
    let digits = figure.digits(TICK, figure.tones.ink);
    figure.fill(GRAPH, figure.colours.ground);
    let [band, line] = paths(&chart.ratings, &scale);
    figure.add(format_args!(
        r#"<path d="{band}" fill="{deep}" fill-opacity="0.22"/>"#
    ));
    for tick in scale.ticks() {
        let y = scale.down(f64::from(tick));
        figure.across(GRAPH, y);
        let text = tick.to_string();
        let x = GRAPH.left - 10 - digits.width(&text) / 2;
        figure.number(&digits, &text, (x, rounded(y)));
    }
    let mut free = GRAPH.left;
    for (at, number) in &chart.marks {
        let x = across(*at);
        figure.tick(GRAPH, x);
        let text = number.to_string();
        let (middle, half) = (rounded(x), digits.width(&text) / 2);
        if middle >= free + half && middle + half <= GRAPH.right + MARGIN {
            figure.number(&digits, &text, (middle, GRAPH.bottom + 21));
            free = middle + half + 6;
        }
    }
    figure.curve(&line);
    figure.outline(GRAPH);
    if let Some(newest) = chart.ratings.last() {
        draw_newest(figure, newest, &scale);
    }
}

/// Marks the newest rating, and writes it where the graph has more room.
fn draw_newest(figure: &mut Figure, newest: &RatingPoint, scale: &Scale) {
    let digits = figure.digits(NUMBER, figure.tones.count);
    let rating = within(newest.rating, MOST_POINTS);
    let text = format!("{rating:.0}");
    let (x, y) = (across(newest.at), scale.down(rating));
    let half = digits.width(&text) / 2 + 9;
    let is_low = rounded(y) > u32::midpoint(GRAPH.top, GRAPH.bottom);
    let middle = if is_low {
        GRAPH.top + 8 + BADGE_HALF
    } else {
        GRAPH.bottom - 8 - BADGE_HALF
    };
    let badge = (GRAPH.right - 8 - half, middle);
    figure.dot((x, y), 8);
    figure.badge(badge, half);
    figure.number(&digits, &text, badge);
}

/// The band around the rating, and its line.
fn paths(ratings: &[RatingPoint], scale: &Scale) -> [String; 2] {
    let (mut upper, mut lower, mut line) = (Vec::new(), Vec::new(), Vec::new());
    let mut before: Option<f64> = None;
    for point in ratings {
        let x = across(point.at);
        let rating = within(point.rating, MOST_POINTS);
        let margin = within(point.margin, MOST_POINTS);
        let y = scale.down(rating);
        // The rating stands until it changes; how uncertain it is changes all the time.
        if let Some(before) = before {
            line.push((x, before));
        }
        line.push((x, y));
        upper.push((x, scale.down(rating + margin)));
        lower.push((x, scale.down(rating - margin)));
        before = Some(y);
    }
    lower.reverse();
    upper.append(&mut lower);
    // A dot is a line, too.
    [path(upper) + "Z", path(line)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_graph_has_few_numbers() {
        for (rating, margin) in [(1500.0, 0.0), (1623.0, 700.0), (0.0, 0.0), (9999.0, 9999.0)] {
            let scale = Scale::of(&[RatingPoint {
                at: 1.0,
                rating,
                margin,
            }]);
            let ticks: Vec<_> = scale.ticks().collect();
            assert!((1..=6).contains(&ticks.len()), "{rating}: {ticks:?}");
        }
    }
}
