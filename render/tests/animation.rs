//! A GIF shows, frame by frame, the very pictures that the PNGs show.

#![expect(
    clippy::expect_used,
    reason = "a picture that cannot be read back is what the tests are to find"
)]

mod decoded;
mod game;

use std::{io::Cursor, mem};

use decoded::decode;
use gif::{ColorOutput, DecodeOptions, DisposalMethod, Repeat};
use raichi_render::{Scene, dimensions, gif, png};

/// What one sees from one picture of the game to the next.
struct Shown {
    pixels: Vec<[u8; 4]>,
    /// In hundredths of a second.
    delay: u16,
    /// How many pixels the frames themselves hold.
    held: usize,
}

/// Plays a GIF as a browser does.
fn play(bytes: &[u8]) -> (Repeat, Vec<Shown>) {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(Cursor::new(bytes)).expect("a GIF");
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let mut canvas = vec![[0; 4]; width * height];
    let mut shown: Vec<Shown> = Vec::new();
    let (mut held, mut delay) = (0, 0);
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        assert_eq!(frame.dispose, DisposalMethod::Keep);
        let (left, top) = (usize::from(frame.left), usize::from(frame.top));
        let pixels = frame.buffer.as_chunks::<4>().0;
        for (y, row) in pixels.chunks_exact(usize::from(frame.width)).enumerate() {
            for (x, &pixel) in row.iter().enumerate() {
                if pixel[3] > 0 {
                    canvas[(top + y) * width + left + x] = pixel;
                }
            }
        }
        held += pixels.len();
        delay += frame.delay;
        // The strip follows the board at once.
        if frame.delay >= 20 {
            shown.push(Shown {
                pixels: canvas.clone(),
                delay: mem::take(&mut delay),
                held: mem::take(&mut held),
            });
        }
    }
    (decoder.repeat(), shown)
}

/// How like two pictures are where the first is opaque, in decibels (PSNR).
fn likeness(one: &[[u8; 4]], other: &[[u8; 4]]) -> f64 {
    let pairs = one.iter().zip(other).filter(|(one, _)| one[3] == 255);
    let parts = pairs.flat_map(|(one, other)| one.iter().zip(other).take(3));
    let squares = parts.map(|(one, other)| f64::from(one.abs_diff(*other)).powi(2));
    let (sum, count) = squares.fold((0.0, 0.0), |(sum, count), square| {
        (sum + square, count + 1.0)
    });
    10.0 * (255.0 * 255.0 * count / sum).log10()
}

fn pixels_of_png(scene: &Scene) -> Vec<[u8; 4]> {
    let picture = decode(&png(scene));
    picture.pixels().map(|pixel| pixel.0).collect()
}

#[test]
fn every_frame_shows_its_picture_and_holds_what_changed() {
    let scenes = game::scenes();
    let (repeat, shown) = play(&gif(&scenes));
    assert_eq!(repeat, Repeat::Infinite);
    assert_eq!(shown.len(), scenes.len());
    for (number, (shown, scene)) in shown.iter().zip(&scenes).enumerate() {
        let mut expected = pixels_of_png(scene);
        // The strip below the board is lit in another way.
        let (width, _) = dimensions(scene);
        expected.truncate((width * width) as usize);
        let likeness = likeness(&expected, &shown.pixels);
        assert!(likeness > 34.0, "frame {number}: {likeness:.1} dB");
        if number > 0 {
            assert!(shown.held < shown.pixels.len(), "frame {number}");
        }
    }
    let (last, others) = shown.split_last().expect("frames");
    assert!(others.iter().all(|frame| frame.delay == 50));
    assert_eq!(last.delay, 400);
}

#[test]
fn above_forty_moves_they_are_faster() {
    for (moves, delay) in [(1, 80), (40, 80), (41, 50)] {
        let (_, shown) = play(&gif(&game::scenes()[..=moves]));
        let (last, others) = shown.split_last().expect("frames");
        assert!(others.iter().all(|frame| frame.delay == delay), "{moves}");
        assert_eq!((others.len(), last.delay), (moves, 400));
    }
}

#[test]
fn the_corners_of_the_first_frame_are_clear() {
    let (_, shown) = play(&gif(&game::scenes()[..1]));
    assert_eq!(shown.len(), 1);
    assert_eq!(shown[0].pixels[0][3], 0);
    assert_eq!(shown[0].delay, 400);
}

#[test]
fn a_picture_shown_twice_is_a_frame_of_a_single_clear_pixel() {
    let scene = game::scenes().swap_remove(7);
    let (_, shown) = play(&gif(&[scene.clone(), scene]));
    assert_eq!(shown.len(), 2);
    assert_eq!(shown[1].held, 1);
    assert!(shown[0].pixels == shown[1].pixels);
}

#[test]
fn size_theme_and_strip_are_those_of_the_first_scene() {
    let mut scenes = game::scenes();
    scenes.truncate(2);
    scenes[1].theme = raichi_render::Theme::Stone;
    scenes[1].strip = None;
    let (_, shown) = play(&gif(&scenes));
    let (width, height) = dimensions(&scenes[0]);
    assert_eq!(shown[1].pixels.len(), (width * height) as usize);
    scenes[1].theme = scenes[0].theme;
    scenes[1].strip = scenes[0].strip.clone();
    let (_, same) = play(&gif(&scenes));
    assert!(shown[1].pixels == same[1].pixels);
}

#[test]
fn no_scenes_are_no_file() {
    assert!(gif(&[]).is_empty());
}
