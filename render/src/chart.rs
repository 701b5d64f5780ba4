//! A player in figures: the rating over a time as a graph, and scores as bars.

use std::fmt::Write;

use image::RgbaImage;

use crate::{
    Sprite, Theme,
    art::{Drawing, Tones, rasterise},
    blend,
    canvas::Placed,
    cast::Cast,
    course::png_of,
    glyphs::Glyphs,
    sheet::SpriteId,
    workshop::Workshop,
};

/// The size of the picture.
const WIDTH: u32 = 700;
const HEIGHT: u32 = 250;
/// The space between the edge and what is in it.
const MARGIN: u32 = 16;
/// Where the graph is.
const LEFT: u32 = 80;
const RIGHT: u32 = 424;
const TOP: u32 = 20;
const BOTTOM: u32 = 212;
/// Where the bars begin beside the graph, and where without one.
const BARS: u32 = 446;
/// The width of the labels of bars, and the edge of their emblems.
const LABEL: u32 = 44;
const EMBLEM: u32 = 36;
/// The height of the legend above the bars, of a bar, and the most of a bar with its space.
const LEGEND: u32 = 34;
const BAR: u32 = 28;
const ROW: u32 = 38;
/// The height of the cells of digits: beside the graph, in bars, and of the newest rating.
const TICK: u32 = 26;
const COUNT: u32 = 28;
const NUMBER: u32 = 34;
/// Half the height of the frame around the newest rating.
const BADGE_HALF: u32 = 17;
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

/// The colours of a theme.
struct Colours {
    frame: &'static str,
    ground: &'static str,
    grid: &'static str,
    /// What is won, drawn and lost.
    parts: [&'static str; 3],
}

impl Colours {
    const fn of(theme: Theme) -> Self {
        match theme {
            Theme::Wood => Self {
                frame: "#2a180c",
                ground: "#f0dfb8",
                grid: "#a9855a",
                parts: ["#f0dfb8", "#b08d60", "#6e4320"],
            },
            Theme::Stone => Self {
                frame: "#1c2024",
                ground: "#e4e9e8",
                grid: "#94a0a6",
                parts: ["#e4e9e8", "#94a0a6", "#4c5860"],
            },
            Theme::HighContrast => Self {
                frame: "#000000",
                ground: "#ffffff",
                grid: "#808080",
                parts: ["#ffffff", "#909090", "#000000"],
            },
        }
    }
}

/// The picture of a chart, as the bytes of a PNG file.
#[must_use]
pub fn chart_png(chart: &Chart) -> Vec<u8> {
    png_of(&chart.picture())
}

/// The width and height of the picture of a chart, in pixels.
#[must_use]
pub const fn chart_dimensions() -> (u32, u32) {
    (WIDTH, HEIGHT)
}

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
    f64::from(LEFT) + f64::from(RIGHT - LEFT) * within(at, 1.0)
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
        f64::from(BOTTOM) - f64::from(BOTTOM - TOP) * within(share, 1.0)
    }

    /// The numbers beside the graph.
    fn ticks(&self) -> impl Iterator<Item = u32> {
        let (low, high, step) = (self.low.max(0.0), self.high, self.step);
        let numbers = (0..=STEPS[5] / STEPS[0] * 2).map(move |number| number * step);
        numbers.filter(move |number| (low..=high).contains(&f64::from(*number)))
    }
}

/// The signs of the digits in a chart.
struct Digits {
    /// Beside the graph, on the frame.
    ticks: Glyphs,
    /// In the pale parts of bars,
    dark: Glyphs,
    /// and in the dark one.
    pale: Glyphs,
    /// The newest rating.
    newest: Glyphs,
}

impl Chart {
    fn picture(&self) -> RgbaImage {
        let tones = Tones::of(self.theme);
        let mut shop = Workshop::new(self.theme, Cast::TAFL);
        let digits = Digits {
            ticks: Glyphs::numbers(&mut shop, TICK, tones.ink),
            dark: Glyphs::numbers(&mut shop, COUNT, tones.count),
            pale: Glyphs::numbers(&mut shop, COUNT, tones.ink),
            newest: Glyphs::numbers(&mut shop, NUMBER, tones.count),
        };
        let mut svg = self.begun();
        let mut placed: Vec<Placed<SpriteId>> = Vec::new();
        if !self.ratings.is_empty() {
            self.graph(&mut svg, &mut placed, &digits);
        }
        self.legend(&mut svg);
        for (number, bar) in self.bars.iter().take(Self::MOST_BARS).enumerate() {
            self.bar(&mut svg, &mut placed, &digits, bar, self.row(number));
        }
        let mut picture = rasterise(&(svg + "</svg>"), WIDTH, HEIGHT);
        for (number, bar) in self.bars.iter().take(Self::MOST_BARS).enumerate() {
            if let BarLabel::Man(sprite) = bar.label {
                let emblem = Drawing::man(sprite).rasterise(self.theme, EMBLEM, EMBLEM);
                let y = self.row(number) + BAR / 2 - EMBLEM / 2;
                blend::draw(&mut picture, &emblem, self.bars_left(), y);
            }
        }
        for Placed { what, x, y } in placed {
            blend::draw(&mut picture, &shop.images[what.index], x, y);
        }
        picture
    }

    fn begun(&self) -> String {
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">
            <rect width="{WIDTH}" height="{HEIGHT}" rx="14" fill="{}"/>"#,
            Colours::of(self.theme).frame
        )
    }

    /// Where the labels of the bars begin.
    fn bars_left(&self) -> u32 {
        if self.ratings.is_empty() {
            MARGIN + 8
        } else {
            BARS
        }
    }

    /// The upper edge of a bar. Few bars stand in the middle.
    fn row(&self, number: usize) -> u32 {
        let count = u32::try_from(self.bars.len().min(Self::MOST_BARS)).unwrap_or(0);
        let number = u32::try_from(number).unwrap_or(0);
        self.legend_top(count) + LEGEND + 6 + number * ROW
    }

    fn legend_top(&self, count: u32) -> u32 {
        (HEIGHT - (LEGEND + 6 + count * ROW - (ROW - BAR))) / 2
    }

    /// The graph of the rating.
    fn graph(&self, svg: &mut String, placed: &mut Vec<Placed<SpriteId>>, digits: &Digits) {
        let colours = Colours::of(self.theme);
        let [pale, deep] = Tones::of(self.theme).arrow;
        let scale = Scale::of(&self.ratings);
        let (width, height) = (RIGHT - LEFT, BOTTOM - TOP);
        let grid = colours.grid;
        write!(
            svg,
            r#"<rect x="{LEFT}" y="{TOP}" width="{width}" height="{height}" fill="{}"/>"#,
            colours.ground
        )
        .ok();
        let [band, line] = self.lines(&scale);
        write!(
            svg,
            r#"<path d="{band}" fill="{deep}" fill-opacity="0.22"/>"#
        )
        .ok();
        for tick in scale.ticks() {
            let y = scale.down(f64::from(tick));
            write!(
                svg,
                r#"<path d="M{LEFT},{y:.1} H{RIGHT}" stroke="{grid}" stroke-width="2" stroke-dasharray="8 7"/>"#
            )
            .ok();
            let text = tick.to_string();
            let x = LEFT - 10 - digits.ticks.width(&text) / 2;
            placed.extend(digits.ticks.centred(&text, x, rounded(y)));
        }
        let mut free = LEFT;
        for (at, number) in &self.marks {
            let x = across(*at);
            let end = BOTTOM + 7;
            write!(
                svg,
                r#"<path d="M{x:.1},{BOTTOM} V{end}" stroke="{grid}" stroke-width="3"/>"#
            )
            .ok();
            let text = number.to_string();
            let (middle, half) = (rounded(x), digits.ticks.width(&text) / 2);
            if middle >= free + half && middle + half <= RIGHT + MARGIN {
                placed.extend(digits.ticks.centred(&text, middle, BOTTOM + 21));
                free = middle + half + 6;
            }
        }
        for (colour, stroke) in [(pale, 7.0), (deep, 3.5)] {
            write!(
                svg,
                r#"<path d="{line}" fill="none" stroke="{colour}" stroke-width="{stroke}" stroke-linejoin="round" stroke-linecap="round"/>"#
            )
            .ok();
        }
        write!(
            svg,
            r#"<rect x="{LEFT}" y="{TOP}" width="{width}" height="{height}" fill="none" stroke="{grid}" stroke-width="2"/>"#
        )
        .ok();
        if let Some(newest) = self.ratings.last() {
            let text = format!("{:.0}", within(newest.rating, MOST_POINTS));
            let (x, y) = (
                across(newest.at),
                scale.down(within(newest.rating, MOST_POINTS)),
            );
            let half = digits.newest.width(&text) / 2 + 9;
            // Where the graph has more room.
            let middle = if rounded(y) > u32::midpoint(TOP, BOTTOM) {
                TOP + 8 + BADGE_HALF
            } else {
                BOTTOM - 8 - BADGE_HALF
            };
            let left = RIGHT - 8 - 2 * half;
            write!(
                svg,
                r#"<circle cx="{x:.1}" cy="{y:.1}" r="8" fill="{pale}" stroke="{deep}" stroke-width="4"/>
                <rect x="{left}" y="{}" width="{}" height="{}" rx="{BADGE_HALF}" fill="{pale}" stroke="{deep}" stroke-width="3"/>"#,
                middle - BADGE_HALF,
                2 * half,
                2 * BADGE_HALF,
            )
            .ok();
            placed.extend(digits.newest.centred(&text, left + half, middle));
        }
    }

    /// The band around the rating, and its line.
    fn lines(&self, scale: &Scale) -> [String; 2] {
        let (mut upper, mut lower, mut line) = (Vec::new(), Vec::new(), Vec::new());
        let mut before: Option<f64> = None;
        for point in &self.ratings {
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
        [
            path(&upper) + "Z",
            // A dot is a line, too.
            path(&line),
        ]
    }

    /// What the parts of the bars are: won, drawn, lost.
    fn legend(&self, svg: &mut String) {
        let colours = Colours::of(self.theme);
        let count = u32::try_from(self.bars.len().min(Self::MOST_BARS)).unwrap_or(0);
        if count == 0 {
            return;
        }
        let (top, left) = (self.legend_top(count), self.bars_left() + LABEL);
        let edge = LEGEND - 6;
        let tones = Tones::of(self.theme);
        let inks = [tones.count, tones.count, tones.ink];
        for (((number, colour), ink), sign) in (0..).zip(colours.parts).zip(inks).zip(SIGNS) {
            let x = left + number * (edge + 10);
            let [red, green, blue] = ink;
            write!(
                svg,
                r##"<rect x="{x}" y="{top}" width="{edge}" height="{edge}" rx="4" fill="{colour}" stroke="{grid}" stroke-width="2"/>
                <path transform="translate({x} {top})" d="{sign}" stroke="#{red:02x}{green:02x}{blue:02x}" stroke-width="3.5" stroke-linecap="round"/>"##,
                grid = colours.grid,
            )
            .ok();
        }
    }

    /// A bar with its numbers.
    fn bar(
        &self,
        svg: &mut String,
        placed: &mut Vec<Placed<SpriteId>>,
        digits: &Digits,
        bar: &Bar,
        top: u32,
    ) {
        let colours = Colours::of(self.theme);
        let left = self.bars_left() + LABEL;
        let width = WIDTH - MARGIN - left;
        if let BarLabel::Number(number) = bar.label {
            let middle = self.bars_left() + EMBLEM / 2;
            placed.extend(
                digits
                    .pale
                    .centred(&number.to_string(), middle, top + BAR / 2),
            );
        }
        let texts = bar.parts.map(|part| part.to_string());
        let least = |text: &String| digits.dark.width(text) + 14;
        let widths = shares(bar.parts, [0, 1, 2].map(|at| least(&texts[at])), width);
        let mut x = left;
        for (at, share) in widths.into_iter().enumerate() {
            if share > 0 {
                write!(
                    svg,
                    r#"<rect x="{x}" y="{top}" width="{share}" height="{BAR}" fill="{}"/>"#,
                    colours.parts[at]
                )
                .ok();
                let signs = if at == 2 { &digits.pale } else { &digits.dark };
                if share >= least(&texts[at]) {
                    placed.extend(signs.centred(&texts[at], x + share / 2, top + BAR / 2));
                }
            }
            x += share;
        }
        write!(
            svg,
            r#"<rect x="{left}" y="{top}" width="{width}" height="{BAR}" fill="none" stroke="{}" stroke-width="2"/>"#,
            colours.grid
        )
        .ok();
    }
}

/// The signs of what is won, drawn and lost, in a square of 28 pixels.
const SIGNS: [&str; 3] = ["M14,7 V21 M7,14 H21", "M7,10 H21 M7,18 H21", "M7,14 H21"];

/// A place in whole pixels.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "places are in the picture"
)]
fn rounded(place: f64) -> u32 {
    place.round() as u32
}

/// Points as a path.
fn path(points: &[(f64, f64)]) -> String {
    let mut path = String::new();
    for (number, (x, y)) in points.iter().enumerate() {
        let sign = if number == 0 { 'M' } else { 'L' };
        write!(path, "{sign}{x:.1},{y:.1} ").ok();
    }
    path
}

/// Divides a width by the parts. What is not nothing gets at least the given width, where there is room for that.
fn shares(parts: [u32; 3], least: [u32; 3], width: u32) -> [u32; 3] {
    let wanted = [0, 1, 2].map(|at| if parts[at] > 0 { least[at] } else { 0 });
    let needed: u32 = wanted.iter().sum();
    let total: u64 = parts.iter().map(|part| u64::from(*part)).sum();
    if total == 0 {
        return [0; 3];
    }
    let rest = u64::from(width.saturating_sub(needed));
    let mut shares = [0, 1, 2].map(|at| {
        let share = u32::try_from(rest * u64::from(parts[at]) / total).unwrap_or(0);
        share + wanted[at].min(width / 3)
    });
    // What rounding has left belongs to the greatest part.
    let left = width.saturating_sub(shares.iter().sum());
    let greatest = (0..3).max_by_key(|&at| parts[at]).unwrap_or(0);
    shares[greatest] += left;
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_width_is_divided_by_the_parts() {
        assert_eq!(shares([1, 0, 1], [20; 3], 200), [100, 0, 100]);
        assert_eq!(shares([0, 0, 3], [20; 3], 200), [0, 0, 200]);
        assert_eq!(shares([0; 3], [20; 3], 200), [0; 3]);
        let few = shares([997, 1, 2], [40, 20, 20], 200);
        assert!(few[1] >= 20 && few[2] >= 20, "{few:?}");
        assert_eq!(few.iter().sum::<u32>(), 200);
        let large = shares([u32::MAX; 3], [150; 3], 200);
        assert_eq!(large.iter().sum::<u32>(), 200);
    }

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
