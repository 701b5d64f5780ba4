//! The course of a game: the chance to win as a graph, with numbers at its turning points.

use crate::{
    Sprite, Theme,
    canvas::Area,
    figure::{BADGE_HALF, Digits, Figure, path},
};

/// The size of the picture.
const WIDTH: u32 = 704;
const HEIGHT: u32 = 272;
/// Where the graph is in it.
const GRAPH: Area = Area {
    left: 84,
    top: 60,
    right: 680,
    bottom: 228,
};
/// The edge of a side's emblem.
const EMBLEM: u32 = 60;
/// The height of the cells of digits: of the numbers on top, and of those below.
const NUMBER: u32 = 34;
const TICK: u32 = 28;
/// The middle of the numbers on top, and the least distance of two of them.
const BADGE: u32 = 27;
const BADGE_GAP: u32 = 6;
/// Distances between the numbers below, of which the first is taken that gives few enough.
const STEPS: [usize; 10] = [5, 10, 20, 50, 100, 200, 500, 1000, 5000, 20_000];
const MOST_TICKS: usize = 8;

/// How the chance to win went in a game.
///
/// The share of the first side lies below the line and is dark, that of the second side lies above it and is pale;
/// each has its emblem. Numbers on top are moves, each with a line to its place.
///
/// ```
/// use raichi_render::{Course, Sprite, Theme, course_png};
///
/// let course = Course {
///     theme: Theme::Wood,
///     emblems: [Sprite::Attacker, Sprite::King],
///     chances: vec![0.5, 0.55, 0.2, 0.9, 1.0],
///     turning_points: vec![2, 3],
/// };
/// assert!(course_png(&course).starts_with(b"\x89PNG"));
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Course {
    /// The look of the picture.
    pub theme: Theme,
    /// The men that represent the first and the second side.
    pub emblems: [Sprite; 2],
    /// The chance of the first side to win, from 0 to 1, at the start and after each move. What is not a number is
    /// drawn as an even chance.
    pub chances: Vec<f64>,
    /// The moves that are numbered, counted from 1. Those that the game does not have are left out.
    pub turning_points: Vec<usize>,
}

/// The colour of the first side's share.
const fn first(theme: Theme) -> &'static str {
    match theme {
        Theme::Wood => "#7a4a22",
        Theme::Stone => "#56626b",
        Theme::HighContrast => "#000000",
    }
}

/// The picture of a course, as the bytes of a PNG file.
#[must_use]
pub fn course_png(course: &Course) -> Vec<u8> {
    let mut figure = Figure::new(course.theme, course_dimensions());
    course.draw(&mut figure);
    figure.png()
}

/// The width and height of the picture of a course, in pixels.
#[must_use]
pub const fn course_dimensions() -> (u32, u32) {
    (WIDTH, HEIGHT)
}

/// The place of a move in the picture of a course, from the left, and where the graph begins and ends from above, in
/// pixels. For those who lay something over the picture.
#[must_use]
pub fn course_place(at: usize, moves: usize) -> (f32, u32, u32) {
    (across(at, moves), GRAPH.top, GRAPH.bottom)
}

/// The place of a move from the left.
fn across(at: usize, moves: usize) -> f32 {
    let width = (GRAPH.right - GRAPH.left) as f32;
    GRAPH.left as f32 + width * at as f32 / moves.max(1) as f32
}

/// The place of a chance from above.
fn down(chance: f64) -> f32 {
    let chance = if chance.is_nan() { 0.5 } else { chance };
    GRAPH.bottom as f32 - (GRAPH.bottom - GRAPH.top) as f32 * chance.clamp(0.0, 1.0) as f32
}

impl Course {
    fn moves(&self) -> usize {
        self.chances.len().saturating_sub(1)
    }

    fn draw(&self, figure: &mut Figure) {
        let numbers = figure.digits(NUMBER, figure.tones.count);
        self.draw_shares(figure);
        self.draw_ticks(figure);
        figure.curve(&self.curve());
        figure.outline(GRAPH);
        let badges = self.badges(&numbers);
        self.draw_badges(figure, &badges);
        for badge in &badges {
            figure.number(&numbers, &badge.text, (badge.x, BADGE));
        }
        for (sprite, y) in [
            (self.emblems[1], GRAPH.top - 6),
            (self.emblems[0], GRAPH.bottom + 6 - EMBLEM),
        ] {
            figure.man(sprite, EMBLEM, ((GRAPH.left - EMBLEM) / 2, y));
        }
    }

    /// The moves that are numbered below the graph.
    fn ticks(&self) -> impl Iterator<Item = usize> + use<> {
        let moves = self.moves();
        let fits = |step: &usize| moves / step <= MOST_TICKS;
        let step = STEPS.into_iter().find(fits).unwrap_or(usize::MAX);
        (step..=moves).step_by(step)
    }

    /// The numbers on top, from the left, so that none covers another one.
    fn badges(&self, numbers: &Digits) -> Vec<Badge> {
        let mut known = self.turning_points.clone();
        known.retain(|at| (1..=self.moves()).contains(at));
        known.sort_unstable();
        known.dedup();
        let badge = |at: &usize| {
            let text = at.to_string();
            let half = (numbers.width(&text) / 2 + 9).max(BADGE_HALF);
            let x = across(*at, self.moves()) as u32;
            Badge {
                at: *at,
                text,
                half,
                x,
            }
        };
        let mut badges: Vec<Badge> = known.iter().map(badge).collect();
        let mut least = GRAPH.left;
        for badge in &mut badges {
            badge.x = badge.x.max(least + badge.half);
            least = badge.x + badge.half + BADGE_GAP;
        }
        let mut most = WIDTH - 8;
        for badge in badges.iter_mut().rev() {
            badge.x = badge.x.min(most.saturating_sub(badge.half));
            most = badge.x.saturating_sub(badge.half + BADGE_GAP);
        }
        badges
    }

    /// The curve of the chances, which goes from edge to edge.
    fn curve(&self) -> String {
        let chances = match self.chances.as_slice() {
            [] => &[0.5, 0.5][..],
            [only] => &[*only, *only],
            chances => chances,
        };
        let moves = chances.len() - 1;
        let points = chances.iter().enumerate();
        path(points.map(|(at, chance)| (across(at, moves).into(), down(*chance).into())))
    }

    /// Draws the shares of both sides.
    fn draw_shares(&self, figure: &mut Figure) {
        let Area {
            left,
            right,
            top,
            bottom,
        } = GRAPH;
        figure.fill(GRAPH, figure.colours.ground);
        let (line, colour) = (self.curve().replacen('M', "L", 1), first(self.theme));
        figure.add(format_args!(
            r#"<path d="M{left},{bottom} {line} L{right},{bottom} Z" fill="{colour}"/>"#
        ));
        figure.across(GRAPH, f64::from(u32::midpoint(top, bottom)));
    }

    /// Draws the numbers below.
    fn draw_ticks(&self, figure: &mut Figure) {
        let digits = figure.digits(TICK, figure.tones.ink);
        for at in self.ticks() {
            let x = across(at, self.moves());
            figure.tick(GRAPH, x.into());
            let text = at.to_string();
            let half = digits.width(&text) / 2;
            let x = (x as u32).min(WIDTH - 8 - half);
            figure.number(&digits, &text, (x, GRAPH.bottom + 22));
        }
    }

    /// Draws the frames of the numbers on top, each with a line to its place.
    fn draw_badges(&self, figure: &mut Figure, badges: &[Badge]) {
        let [pale, deep] = figure.tones.arrow;
        let (top, lowest) = (GRAPH.top, BADGE + BADGE_HALF);
        for badge in badges {
            let x = across(badge.at, self.moves());
            let y = self.chances.get(badge.at).map_or(0.0, |it| down(*it));
            for (colour, stroke) in [(pale, 6.0), (deep, 2.5)] {
                figure.add(format_args!(
                    r#"<path d="M{},{lowest} L{x:.1},{top} V{y:.1}" fill="none" stroke="{colour}" stroke-width="{stroke}" stroke-linejoin="round"/>"#,
                    badge.x
                ));
            }
            figure.dot((x.into(), y.into()), 9);
        }
        for badge in badges {
            figure.badge((badge.x, BADGE), badge.half);
        }
    }
}

/// A number on top.
struct Badge {
    at: usize,
    text: String,
    /// Half its width.
    half: u32,
    /// Its middle.
    x: u32,
}
