//! Every picture is what it was, to the pixel.
//!
//! A picture that differs from its reference is written beside it as `NAME.new.png`, and the test
//! fails. Look at both; if the new one is right, run the test once with `RAICHI_GOLDEN=accept`:
//! that puts the new pictures in the places of the references, and fails for the last time.

mod decoded;
mod scenes;

use std::{env, fs, path::PathBuf};

use decoded::{Decoded, decode};
use raichi_render::{BoardSize, Captured, Finish, Scene, Status, Strip, Theme, dimensions, png};
use raichi_rules::tafl::{Piece, Side, Square};

/// How many pixels differ, or nothing to compare.
fn difference(one: &Decoded, other: &Decoded) -> Option<usize> {
    let pairs = one.pixels.iter().zip(&other.pixels);
    (one.size == other.size).then(|| pairs.filter(|(one, other)| one != other).count())
}

#[test]
fn pictures_are_as_they_were() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let accept = env::var("RAICHI_GOLDEN").is_ok_and(|word| word == "accept");
    let mut complaints = Vec::new();
    for (name, scene) in scenes::all() {
        let reference = folder.join(name).with_extension("png");
        let newer = folder.join(name).with_extension("new.png");
        let bytes = png(&scene);
        let complaint = match fs::read(&reference).map(|old| decode(&old)) {
            Err(_) => "has no reference".to_owned(),
            Ok(old) => match difference(&old, &decode(&bytes)) {
                Some(0) => continue,
                Some(count) => format!("differs in {count} pixels"),
                None => "has another size".to_owned(),
            },
        };
        let (place, done) = if accept {
            (&reference, "is accepted")
        } else {
            (&newer, "is written beside")
        };
        fs::write(place, &bytes).expect("a picture can be written");
        complaints.push(format!("{name} {complaint}; the new picture {done}"));
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn every_size_in_every_theme_has_the_dimensions_that_are_told() {
    for theme in Theme::ALL {
        for size in BoardSize::all() {
            let mut scene = scenes::in_theme(Scene::new(size), theme);
            let width = if size.get() <= 13 { 704 } else { 1024 };
            assert_eq!(dimensions(&scene), (width, width));
            assert_eq!(decode(&png(&scene)).size, (width, width), "{size}");
            scene.strip = scenes::start().strip;
            let (width, height) = dimensions(&scene);
            assert!(height > width);
            assert_eq!(decode(&png(&scene)).size, (width, height), "{size}");
        }
    }
}

#[test]
fn the_corners_of_the_picture_are_clear_and_the_rest_is_opaque() {
    let decoded = decode(&png(&scenes::start()));
    assert_eq!(decoded.pixels[0][3], 0);
    assert_eq!(decoded.pixels[decoded.pixels.len() - 1][3], 0);
    let opaque = decoded.pixels.iter().filter(|pixel| pixel[3] == 255);
    assert!(opaque.count() > decoded.pixels.len() * 99 / 100);
}

#[test]
fn the_same_scene_gives_the_same_bytes() {
    assert_eq!(png(&scenes::everything()), png(&scenes::everything()));
}

#[test]
fn a_piece_stands_on_the_square_turned_by_half_when_the_other_side_is_below() {
    let size = BoardSize::MIN;
    let square = scenes::square("b1");
    // The pixels that a piece changes, by the thirds of the board that they are in.
    let seen = |bottom: Side| {
        let mut empty = Scene::new(size);
        empty.bottom = bottom;
        let mut scene = empty.clone();
        scene.pieces = vec![(square, Piece::King)];
        let (before, after) = (decode(&png(&empty)), decode(&png(&scene)));
        let pairs = before.pixels.iter().zip(&after.pixels).enumerate();
        let mut changed = pairs.filter(|(_, (one, other))| one != other);
        let (index, _) = changed.next().expect("a piece is seen");
        (index as u32 % 704 / 235, index as u32 / 704 / 235)
    };
    assert_eq!(seen(Side::Attackers), (0, 2));
    assert_eq!(seen(Side::Defenders), (2, 0));
}

#[test]
fn every_mark_changes_the_picture() {
    let plain = Scene::new(BoardSize::MIN);
    let reference = png(&plain);
    let d4 = scenes::square("d4");
    let marks: [fn(&mut Scene, Square); 12] = [
        |scene, square| scene.throne.push(square),
        |scene, square| scene.corners.push(square),
        |scene, square| scene.camps.push(square),
        |scene, square| scene.starts.push(square),
        |scene, square| scene.pieces.push((square, Piece::Attacker)),
        |scene, square| scene.marks.captured.push((square, Piece::Attacker)),
        |scene, square| scene.marks.danger = Some(square),
        |scene, square| scene.marks.selected = Some(square),
        |scene, square| scene.marks.targets.push(square),
        |scene, _| scene.marks.last_move = Some(scenes::line("a1-a4")),
        |scene, _| scene.marks.open_lines.push(scenes::line("a1-a4")),
        |scene, square| {
            scene.marks.finish = Some(Finish {
                square,
                winner: Side::Attackers,
            });
        },
    ];
    for (index, mark) in marks.into_iter().enumerate() {
        let mut scene = plain.clone();
        mark(&mut scene, d4);
        assert!(png(&scene) != reference, "mark {index}");
    }
}

#[test]
fn any_number_of_captured_men_fits_into_the_strip() {
    for size in BoardSize::all() {
        let mut scene = Scene::new(size);
        for (attackers, defenders) in [(0, 255), (255, 0), (99, 1)] {
            scene.strip = Some(Strip {
                status: Status::Drawn,
                captured: Captured {
                    attackers,
                    defenders,
                },
            });
            assert_eq!(decode(&png(&scene)).size, dimensions(&scene));
        }
    }
}

#[test]
fn what_is_off_the_board_is_not_drawn() {
    let mut scene = Scene::new(BoardSize::MIN);
    let reference = png(&scene);
    scene.throne = scenes::squares("s19 h1");
    scene.pieces = vec![(scenes::square("a8"), Piece::King)];
    scene.marks.targets = scenes::squares("k11");
    assert!(png(&scene) == reference);
}
