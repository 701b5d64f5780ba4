//! Every picture is what it was, to the pixel.
//!
//! A picture that differs from its reference is written beside it as `NAME.new.png`, and the test
//! fails. Look at both; if the new one is right, run the test once with `RAICHI_GOLDEN=accept`:
//! that puts the new pictures in the places of the references, and fails for the last time.

mod decoded;
mod scenes;

use std::{collections::BTreeSet, env, fs, path::PathBuf};

use decoded::decode;
use image::RgbaImage;
use raichi_render::{
    BoardSize, Finish, Graph, Ground, Half, Marks, Point, Rotation, Scene, Sign, Sprite, Status,
    Theme, board_area, dimensions, png,
};

/// How many pixels differ, or nothing to compare.
fn difference(one: &RgbaImage, other: &RgbaImage) -> Option<usize> {
    let pairs = one.pixels().zip(other.pixels());
    (one.dimensions() == other.dimensions())
        .then(|| pairs.filter(|(one, other)| one != other).count())
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
fn every_size_in_every_theme_has_its_dimensions() {
    for theme in Theme::ALL {
        for size in BoardSize::all() {
            let mut scene = scenes::in_theme(Scene::new(size), theme);
            let width = if size.get() <= 13 { 704 } else { 1024 };
            assert_eq!(dimensions(&scene), (width, width));
            assert_eq!(decode(&png(&scene)).dimensions(), (width, width), "{size}");
            scene.strip = scenes::start().strip;
            let (width, height) = dimensions(&scene);
            assert!(height > width);
            assert_eq!(decode(&png(&scene)).dimensions(), (width, height), "{size}");
        }
    }
}

#[test]
fn boards_of_two_points_can_be_drawn() {
    for names in ["a1 b1", "a1 a2", "a1 s19", "b7 c3"] {
        let board = Graph::on_grid(&scenes::squares(names), Vec::new());
        let mut scene = Scene::new(board.expect("a board"));
        let empty = decode(&png(&scene));
        assert_eq!(empty.dimensions(), dimensions(&scene), "{names}");
        let points = scenes::squares(names).into_iter();
        scene.men = points.map(|point| (point, Sprite::King)).collect();
        let (whole, left) = (decode(&png(&scene)), scene.men.pop());
        let one = decode(&png(&scene));
        assert!(
            difference(&whole, &one) > Some(500) && left.is_some(),
            "{names}"
        );
        assert!(difference(&one, &empty) > Some(500), "{names}");
    }
}

#[test]
fn the_corners_of_the_picture_are_clear_and_the_rest_is_opaque() {
    let decoded = decode(&png(&scenes::start()));
    let (width, height) = decoded.dimensions();
    assert_eq!(decoded.get_pixel(0, 0).0[3], 0);
    assert_eq!(decoded.get_pixel(width - 1, height - 1).0[3], 0);
    let opaque = decoded.pixels().filter(|pixel| pixel.0[3] == 255);
    assert!(opaque.count() > (width * height * 99 / 100) as usize);
}

#[test]
fn the_same_scene_gives_the_same_bytes() {
    assert_eq!(png(&scenes::everything()), png(&scenes::everything()));
}

#[test]
fn a_man_is_on_the_opposite_square_when_the_board_is_turned() {
    let size = BoardSize::MIN;
    let square = scenes::square("b1");
    // The pixels that a piece changes, by the thirds of the board that they are in.
    let seen = |rotation: Rotation| {
        let mut empty = Scene::new(size);
        empty.rotation = rotation;
        let mut scene = empty.clone();
        scene.men = vec![(square, Sprite::King)];
        let (before, after) = (decode(&png(&empty)), decode(&png(&scene)));
        let pairs = before.pixels().zip(after.pixels()).enumerate();
        let mut changed = pairs.filter(|(_, (one, other))| one != other);
        let (index, _) = changed.next().expect("a piece is seen");
        (index as u32 % 704 / 235, index as u32 / 704 / 235)
    };
    assert_eq!(seen(Rotation::Upright), (0, 2));
    assert_eq!(seen(Rotation::HalfTurn), (2, 0));
}

#[test]
fn every_mark_changes_the_picture() {
    let plain = Scene::new(BoardSize::MIN);
    let reference = png(&plain);
    let d4 = scenes::square("d4");
    let marks: [fn(&mut Scene, Point); 17] = [
        |scene, square| scene.ground.push((square, Ground::Throne)),
        |scene, square| scene.ground.push((square, Ground::Corner)),
        |scene, square| scene.ground.push((square, Ground::Camp)),
        |scene, square| scene.ground.push((square, Ground::Start)),
        |scene, square| scene.men.push((square, Sprite::Attacker)),
        |scene, square| scene.marks.captured.push((square, Sprite::Attacker)),
        |scene, square| scene.marks.danger = Some(square),
        |scene, _| scene.marks.threats.push(scenes::line("a1-a4")),
        |scene, _| scene.marks.together.push(scenes::line("a1-a4")),
        |scene, square| scene.ground.push((square, Ground::Goal)),
        |scene, _| scene.marks.last_move = scenes::squares("a1 a2"),
        |scene, square| scene.marks.selected = vec![square],
        |scene, square| scene.marks.targets.push(square),
        |scene, square| scene.marks.last_move = vec![square],
        |scene, _| scene.marks.last_move = scenes::squares("a1 a4"),
        |scene, _| scene.marks.open_lines.push(scenes::line("a1-a4")),
        |scene, square| {
            scene.marks.finish = Some(Finish {
                point: square,
                sign: Sign::Axes,
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
fn a_path_has_an_arrow_for_each_hop_and_marks_its_ends() {
    let drawn = |names: &str| {
        let mut scene = Scene::new(BoardSize::MIN);
        scene.marks.last_move = scenes::squares(names);
        decode(&png(&scene))
    };
    let whole = drawn("a1 a4 d4");
    let [first, second] = ["a1 a4", "a4 d4"].map(drawn);
    // The middles of a2 and c4, over which the two arrows lead, and of the squares that are marked.
    let at = |picture: &RgbaImage, name: &str| {
        let point = scenes::square(name);
        let ((left, top), edge) = board_area(BoardSize::MIN);
        let place = |begin: u32, index: u8| begin + edge / 7 * u32::from(index) + edge / 14;
        *picture.get_pixel(place(left, point.file()), place(top, 6 - point.rank()))
    };
    assert_eq!(at(&whole, "a2"), at(&first, "a2"));
    assert_eq!(at(&whole, "c4"), at(&second, "c4"));
    assert_ne!(at(&first, "c4"), at(&second, "c4"));
    assert_ne!(at(&second, "a2"), at(&first, "a2"));
}

#[test]
fn a_single_step_has_quieter_marks_and_no_arrow() {
    let of = |scene: Scene, names: &str| {
        let mut scene = scene;
        let bare = decode(&png(&scene));
        scene.marks.last_move = scenes::squares(names);
        difference(&bare, &decode(&png(&scene))).expect("pictures of one size")
    };
    let squares = Scene::new(BoardSize::MIN);
    let mut all = scenes::all().into_iter();
    let points = all.find(|(name, _)| *name == "points-chain");
    let mut points = points.expect("a scene of that name").1;
    points.marks = Marks::default();
    for (scene, step, far) in [
        (squares, "d4 d5", "d4 d6"),
        // A leap beside a step.
        (points, "d5 d6", "d5 d7"),
    ] {
        let [step, far] = [step, far].map(|names| of(scene.clone(), names));
        assert!(step * 4 < far * 3, "{step} and {far} pixels");
    }
}

#[test]
fn squares_of_large_boards_have_no_grain() {
    for theme in [Theme::Wood, Theme::Stone] {
        for (size, grain) in [(13, true), (15, false)] {
            let size = BoardSize::new(size).expect("a size");
            let picture = decode(&png(&scenes::in_theme(Scene::new(size), theme)));
            let ((left, top), edge) = board_area(size);
            let cell = edge / u32::from(size.get());
            // Inside the bevel of a square.
            let inside = (5..cell - 5).flat_map(|x| (5..cell - 5).map(move |y| (x, y)));
            let pixels = inside.map(|(x, y)| picture.get_pixel(left + x, top + y).0);
            let colours: BTreeSet<_> = pixels.collect();
            assert_eq!(colours.len() > 1, grain, "{theme} {size}");
        }
    }
}

#[test]
fn the_number_of_moves_is_in_the_strip() {
    for theme in Theme::ALL {
        for number in [0, 9, 60, 128, u16::MAX] {
            let numbered = |number| {
                let mut scene = scenes::in_theme(scenes::start(), theme);
                scene.strip = scenes::strip(Status::Turn(Half::Left), 255, 255);
                scene.strip.as_mut().expect("a strip").number = number;
                (dimensions(&scene), decode(&png(&scene)))
            };
            let (size, picture) = numbered(Some(number));
            assert_eq!(size, picture.dimensions());
            assert_eq!(size, numbered(None).0);
            let other = numbered(Some(number ^ 1)).1;
            let count = difference(&picture, &other).expect("pictures of one size");
            assert!((20..1200).contains(&count), "{theme} {number}: {count}");
        }
    }
}

#[test]
fn men_in_hand_and_actions_left_are_in_the_strip() {
    let mut scene = scenes::in_theme(scenes::start(), Theme::Stone);
    let mut shown = |in_hand: &[(Sprite, u8)], actions_left| {
        let strip = scene.strip.as_mut().expect("a strip");
        strip.right.in_hand = in_hand.to_vec();
        strip.actions_left = actions_left;
        let picture = decode(&png(&scene));
        assert_eq!(picture.dimensions(), dimensions(&scene));
        picture
    };
    let bare = shown(&[(Sprite::Goat, 0)], None);
    let pictures = [
        shown(&[(Sprite::Goat, 1)], None),
        shown(&[(Sprite::Goat, 20)], None),
        shown(&[(Sprite::Goat, 255), (Sprite::Ox, 255)], None),
        shown(&[(Sprite::Goat, 0)], Some(1)),
        shown(&[(Sprite::Goat, 0)], Some(3)),
        shown(&[(Sprite::Goat, 0)], Some(9)),
    ];
    for (index, picture) in pictures.iter().enumerate() {
        let others = pictures[..index].iter().chain([&bare]);
        for other in others {
            assert!(difference(picture, other) > Some(50), "{index}");
        }
    }
}

#[test]
fn every_man_looks_unlike_every_other() {
    for theme in Theme::ALL {
        let drawn = Sprite::ALL.map(|sprite| {
            let mut scene = scenes::in_theme(Scene::new(BoardSize::MIN), theme);
            // All groups, so that all pictures have the same palette.
            let all = [Sprite::King, Sprite::Fox, Sprite::Officer, Sprite::Tiger];
            let all = all.into_iter().chain([Sprite::Hare, Sprite::SaamiMan]);
            scene.men = all.map(|it| (scenes::square("a1"), it)).collect();
            scene.men.push((scenes::square("d4"), sprite));
            decode(&png(&scene))
        });
        for (index, one) in drawn.iter().enumerate() {
            for (other, sprite) in drawn[..index].iter().zip(Sprite::ALL) {
                let count = difference(one, other);
                assert!(
                    count > Some(400),
                    "{theme}: {sprite:?} and {index}: {count:?}"
                );
            }
        }
    }
}

#[test]
fn any_number_of_captured_men_fits_into_the_strip() {
    for size in BoardSize::all() {
        let mut scene = Scene::new(size);
        for (attackers, defenders) in [(0, 255), (255, 0), (99, 1)] {
            scene.strip = scenes::strip(Status::Drawn, attackers, defenders);
            assert_eq!(decode(&png(&scene)).dimensions(), dimensions(&scene));
        }
        let kinds = |scene: &mut Scene, captured: &[(Sprite, u8)]| {
            let strip = scene.strip.as_mut().expect("a strip");
            strip.left.captured = captured.to_vec();
            png(scene)
        };
        let one = kinds(&mut scene, &[(Sprite::Defender, 3)]);
        let two = kinds(&mut scene, &[(Sprite::Defender, 2), (Sprite::King, 1)]);
        assert!(one != two, "{size}");
    }
}

#[test]
fn what_is_off_the_board_is_not_drawn() {
    let mut scene = Scene::new(BoardSize::MIN);
    let reference = png(&scene);
    scenes::ground(&mut scene, "s19 h1", Ground::Throne);
    scene.men = vec![(scenes::square("a8"), Sprite::King)];
    scene.marks.targets = scenes::squares("k11");
    assert!(png(&scene) == reference);
}
