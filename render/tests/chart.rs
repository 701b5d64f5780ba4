//! The chart of a player: rating and scores.

mod decoded;

use std::{env, fs, path::PathBuf};

use decoded::decode;
use image::RgbaImage;
use raichi_render::{
    Bar, BarLabel, Chart, RatingPoint, Sprite, Theme, chart_dimensions, chart_png,
};

/// A year of thirty games: a rise, a pause, a fall.
fn chart(theme: Theme) -> Chart {
    let mut ratings = vec![RatingPoint {
        at: 0.08,
        rating: 1500.0,
        margin: 700.0,
    }];
    for number in 0..30_u32 {
        let at = 0.08 + f64::from(number) * 0.03;
        let wave = f64::from((number * 7) % 5) * 14.0;
        ratings.push(RatingPoint {
            at: if number > 12 { at.max(0.7) } else { at },
            rating: 1500.0 + f64::from(number.min(18)) * 9.0 - f64::from(number / 4) * 8.0 + wave,
            margin: (560.0 - f64::from(number) * 32.0).max(170.0),
        });
    }
    ratings.sort_by(|one, other| one.at.total_cmp(&other.at));
    let now = ratings.last().map(|newest| RatingPoint {
        at: 1.0,
        margin: newest.margin + 30.0,
        ..*newest
    });
    ratings.extend(now);
    let marks = (0..12).map(|month| (0.04 + f64::from(month) / 12.0, (month + 11) % 12 + 1));
    let bar = |label, parts| Bar { label, parts };
    Chart {
        theme,
        ratings,
        marks: marks.collect(),
        bars: vec![
            bar(BarLabel::Man(Sprite::Attacker), [12, 1, 7]),
            bar(BarLabel::Man(Sprite::King), [9, 0, 4]),
            bar(BarLabel::Number(1), [15, 1, 3]),
            bar(BarLabel::Number(2), [5, 0, 8]),
            bar(BarLabel::Number(3), [1, 0, 0]),
        ],
    }
}

fn drawn(chart: &Chart) -> RgbaImage {
    decode(&chart_png(chart))
}

#[test]
fn the_chart_of_a_player_is_drawn_as_it_was() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let accept = env::var("RAICHI_GOLDEN").is_ok_and(|word| word == "accept");
    let mut complaints = Vec::new();
    let mut compare = |name: String, chart: &Chart| {
        let bytes = chart_png(chart);
        let reference = folder.join(format!("{name}.png"));
        let known = fs::read(&reference).map(|bytes| decode(&bytes));
        if known.is_ok_and(|known| known == decode(&bytes)) {
            return;
        }
        let newer = folder.join(format!("{name}.new.png"));
        let place = if accept { &reference } else { &newer };
        fs::write(place, &bytes).expect("a picture can be written");
        complaints.push(format!("{name} is new in {}", place.display()));
    };
    for theme in Theme::ALL {
        compare(format!("chart-{theme}"), &chart(theme));
    }
    let unrated = Chart {
        ratings: Vec::new(),
        ..chart(Theme::Wood)
    };
    compare("chart-unrated".to_owned(), &unrated);
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn whatever_is_given_there_is_a_picture() {
    let mut chart = chart(Theme::Stone);
    let point = |at, rating, margin| RatingPoint { at, rating, margin };
    for ratings in [
        vec![point(0.5, 1500.0, 100.0)],
        vec![
            point(f64::NAN, f64::INFINITY, f64::NAN),
            point(-3.0, -1.0, f64::INFINITY),
        ],
        vec![point(1.0, 1.0e300, 1.0e300); 2000],
    ] {
        chart.ratings = ratings;
        chart.marks = vec![(f64::NAN, u32::MAX), (0.5, 0), (0.5, 1), (9.0, 2)];
        assert_eq!(drawn(&chart).dimensions(), chart_dimensions());
    }
    for parts in [[0; 3], [u32::MAX; 3], [0, 0, u32::MAX]] {
        let label = BarLabel::Number(u32::MAX);
        chart.bars = vec![Bar { label, parts }; 12];
        chart.ratings.clear();
        assert_eq!(drawn(&chart).dimensions(), chart_dimensions());
    }
    chart.bars.clear();
    assert_eq!(drawn(&chart).dimensions(), chart_dimensions());
}

/// How many pixels differ.
fn difference(one: &Chart, other: &Chart) -> usize {
    let (one, other) = (drawn(one), drawn(other));
    let pixels = one.pixels().zip(other.pixels());
    pixels.filter(|(one, other)| one != other).count()
}

#[test]
fn everything_that_is_given_is_drawn() {
    for theme in Theme::ALL {
        let all = chart(theme);
        let mut other = all.clone();
        other.bars[4].parts = [0, 0, 1];
        assert!(difference(&all, &other) > 500, "{theme}: a lost game");
        let mut other = all.clone();
        other.bars[0].parts = [12, 2, 7];
        assert!(difference(&all, &other) > 20, "{theme}: a drawn game");
        let mut other = all.clone();
        other.bars[2].label = BarLabel::Number(4);
        assert!(difference(&all, &other) > 20, "{theme}: a number");
        let mut other = all.clone();
        other.marks.clear();
        assert!(difference(&all, &other) > 300, "{theme}: the months");
        let mut other = all.clone();
        for point in &mut other.ratings {
            point.margin /= 2.0;
        }
        assert!(difference(&all, &other) > 1000, "{theme}: the band");
    }
}
