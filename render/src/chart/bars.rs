//! Scores as bars, below a legend.

use super::{Bar, BarLabel, Chart, HEIGHT, MARGIN, WIDTH};
use crate::{
    Theme,
    canvas::Area,
    figure::{Digits, Figure},
};

/// Where the bars begin beside a graph.
const BESIDE: u32 = 446;
/// The width of the labels of bars, and the edge of their emblems.
const LABEL: u32 = 44;
const EMBLEM: u32 = 36;
/// The height of the legend above the bars, of a bar, and the most of a bar with its space.
const LEGEND: u32 = 34;
const BAR: u32 = 28;
const ROW: u32 = 38;
/// The height of the cells of digits.
const COUNT: u32 = 28;
/// The signs of what is won, drawn and lost, in a square of 28 pixels.
const SIGNS: [&str; 3] = ["M14,7 V21 M7,14 H21", "M7,10 H21 M7,18 H21", "M7,14 H21"];

/// The colours of what is won, drawn and lost.
const fn parts(theme: Theme) -> [&'static str; 3] {
    match theme {
        Theme::Wood => ["#f0dfb8", "#b08d60", "#6e4320"],
        Theme::Stone => ["#e4e9e8", "#94a0a6", "#4c5860"],
        Theme::HighContrast => ["#ffffff", "#909090", "#000000"],
    }
}

/// Where the bars are. Few of them stand in the middle.
struct Place {
    left: u32,
    top: u32,
}

impl Place {
    fn of(chart: &Chart, bars: &[Bar]) -> Self {
        let count = u32::try_from(bars.len()).unwrap_or(0);
        let left = if chart.ratings.is_empty() {
            MARGIN + 8
        } else {
            BESIDE
        };
        Self {
            left,
            top: (HEIGHT - (LEGEND + 6 + count * ROW - (ROW - BAR))) / 2,
        }
    }

    /// The area of a bar.
    fn bar(&self, number: usize) -> Area {
        let number = u32::try_from(number).unwrap_or(0);
        let top = self.top + LEGEND + 6 + number * ROW;
        Area {
            left: self.left + LABEL,
            top,
            right: WIDTH - MARGIN,
            bottom: top + BAR,
        }
    }
}

/// Draws the scores.
pub(super) fn draw(figure: &mut Figure, chart: &Chart) {
    let bars = &chart.bars[..chart.bars.len().min(Chart::MOST_BARS)];
    if bars.is_empty() {
        return;
    }
    let place = Place::of(chart, bars);
    draw_legend(figure, &place);
    let [dark, pale] = [figure.tones.count, figure.tones.ink].map(|ink| figure.digits(COUNT, ink));
    for (number, bar) in bars.iter().enumerate() {
        let area = place.bar(number);
        let middle = area.top + BAR / 2;
        match bar.label {
            BarLabel::Man(sprite) => {
                figure.man(sprite, EMBLEM, (place.left, middle - EMBLEM / 2));
            }
            BarLabel::Number(number) => {
                let at = (place.left + EMBLEM / 2, middle);
                figure.number(&pale, &number.to_string(), at);
            }
        }
        draw_parts(figure, bar, area, [&dark, &dark, &pale]);
    }
}

/// Draws what the parts of the bars are: won, drawn, lost.
fn draw_legend(figure: &mut Figure, place: &Place) {
    let (top, left) = (place.top, place.left + LABEL);
    let edge = LEGEND - 6;
    let grid = figure.colours.grid;
    let inks = [figure.tones.count, figure.tones.count, figure.tones.ink];
    for (((number, colour), ink), sign) in (0..).zip(parts(figure.theme)).zip(inks).zip(SIGNS) {
        let x = left + number * (edge + 10);
        let [red, green, blue] = ink;
        figure.add(format_args!(
            r##"<rect x="{x}" y="{top}" width="{edge}" height="{edge}" rx="4" fill="{colour}" stroke="{grid}" stroke-width="2"/>
            <path transform="translate({x} {top})" d="{sign}" stroke="#{red:02x}{green:02x}{blue:02x}" stroke-width="3.5" stroke-linecap="round"/>"##
        ));
    }
}

/// Draws the parts of a bar, with their numbers where there is room.
fn draw_parts(figure: &mut Figure, bar: &Bar, area: Area, digits: [&Digits; 3]) {
    let texts = bar.parts.map(|part| part.to_string());
    let least = [0, 1, 2].map(|at| digits[at].width(&texts[at]) + 14);
    let widths = shares(bar.parts, least, area.right - area.left);
    let mut left = area.left;
    for (at, colour) in parts(figure.theme).into_iter().enumerate() {
        let right = left + widths[at];
        if right > left {
            figure.fill(
                Area {
                    left,
                    right,
                    ..area
                },
                colour,
            );
            if widths[at] >= least[at] {
                let middle = (left + widths[at] / 2, area.top + BAR / 2);
                figure.number(digits[at], &texts[at], middle);
            }
        }
        left = right;
    }
    figure.outline(area);
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
}
