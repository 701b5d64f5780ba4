//! The graph of the chance to win.

mod decoded;

use std::{env, fs, path::PathBuf};

use decoded::decode;
use image::RgbaImage;
use raichi_render::{Course, Sprite, Theme, course_dimensions, course_place, course_png};

/// A game of 47 moves with three turning points.
fn course(theme: Theme) -> Course {
    let chances = (0..48).map(|at| {
        let wave = f64::from((at * 7) % 5) * 0.02;
        match at {
            0..14 => 0.5 + wave,
            14..23 => 0.28 + wave,
            23..25 => 0.62 + wave,
            25..44 => 0.2 - wave + f64::from(at - 25) * 0.005,
            _ => 0.0,
        }
    });
    Course {
        theme,
        emblems: [Sprite::Attacker, Sprite::King],
        chances: chances.collect(),
        turning_points: vec![14, 25, 23],
    }
}

fn drawn(course: &Course) -> RgbaImage {
    decode(&course_png(course))
}

/// A pixel's lightness, roughly.
fn light(picture: &RgbaImage, x: u32, y: u32) -> u32 {
    let [red, green, blue, _] = picture.get_pixel(x, y).0.map(u32::from);
    (red * 3 + green * 6 + blue) / 10
}

#[test]
fn the_course_of_a_game_is_drawn_as_it_was() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let accept = env::var("RAICHI_GOLDEN").is_ok_and(|word| word == "accept");
    let mut complaints = Vec::new();
    for theme in Theme::ALL {
        let name = format!("course-{theme}");
        let bytes = course_png(&course(theme));
        let reference = folder.join(format!("{name}.png"));
        let known = fs::read(&reference).map(|bytes| decode(&bytes));
        if known.is_ok_and(|known| known == decode(&bytes)) {
            continue;
        }
        let newer = folder.join(format!("{name}.new.png"));
        let place = if accept { &reference } else { &newer };
        fs::write(place, &bytes).expect("a picture can be written");
        complaints.push(format!("{name} is new in {}", place.display()));
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn the_dark_share_is_that_of_the_first_side() {
    for theme in Theme::ALL {
        let mut course = course(theme);
        course.turning_points.clear();
        course.chances = vec![0.25; 11];
        let picture = drawn(&course);
        assert_eq!(picture.dimensions(), course_dimensions());
        let (x, top, bottom) = course_place(3, 10);
        let (x, height) = (x as u32, bottom - top);
        let dark = light(&picture, x, bottom - height / 8);
        let pale = light(&picture, x, bottom - height * 3 / 8);
        assert!(dark + 90 < pale, "{theme}: {dark} and {pale}");
    }
}

#[test]
fn whatever_is_given_there_is_a_picture() {
    let mut course = course(Theme::Wood);
    for chances in [
        vec![],
        vec![0.5],
        vec![f64::NAN, f64::INFINITY, -3.0, 2.0],
        vec![0.4; 3000],
    ] {
        course.chances = chances;
        course.turning_points = vec![0, 1, 2, 2, usize::MAX, 2999, 2998, 2997];
        assert_eq!(drawn(&course).dimensions(), course_dimensions());
    }
}

#[test]
fn every_turning_point_changes_the_picture() {
    let mut course = course(Theme::Stone);
    let mut pictures = Vec::new();
    for points in [vec![], vec![14], vec![14, 15], vec![14, 15, 47]] {
        course.turning_points = points;
        pictures.push(drawn(&course));
    }
    for pair in pictures.windows(2) {
        let pixels = pair[0].pixels().zip(pair[1].pixels());
        let count = pixels.filter(|(one, other)| one != other).count();
        assert!(count > 300, "{count}");
    }
    course.turning_points = vec![47, 15, 14, 14, 0, 48];
    assert_eq!(Some(&drawn(&course)), pictures.last());
}
