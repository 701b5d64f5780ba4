//! Moves in small pictures.
#![expect(clippy::expect_used, reason = "a helper of tests fails as they do")]

mod decoded;
#[expect(dead_code, reason = "other tests need more of it")]
mod scenes;

use std::{env, fs, path::PathBuf};

use decoded::decode;
use raichi_render::{Change, Gallery, Scene, Sprite, Theme, gallery_dimensions, gallery_png};

/// A move on a board with seven files, after which a man is gone.
fn change(position: &str, mv: &str, taken: &str, shown: &str) -> Change {
    let (from, to) = mv.split_once('-').expect("a move");
    let (from, to, taken) = (
        scenes::square(from),
        scenes::square(to),
        scenes::square(taken),
    );
    let mut before = scenes::board(position);
    before.marks.selected = vec![from];
    before.marks.targets = vec![to];
    let mut after = scenes::board(position);
    let man = after.men.iter_mut().find(|(at, _)| *at == from);
    man.expect("a man").0 = to;
    let lost = after.men.iter().position(|(at, _)| *at == taken);
    let lost = after.men.remove(lost.expect("a man"));
    after.marks.last_move = vec![from, to];
    after.marks.captured = vec![lost];
    Change {
        before,
        after,
        points: scenes::squares(shown),
    }
}

fn gallery(theme: Theme) -> Gallery {
    Gallery {
        theme,
        moves: vec![
            change("7/1t5/3t3/5t1/1tT4/5K1/7", "d5-d3", "c3", "d5 d3 c3 b3"),
            change("7/1K1t1t1/7/7/2t4/5t1/1T5", "c3-c1", "b1", "c3 c1 b1 a1"),
            change("7/4t2/3t3/2tK3/3t3/7/7", "e6-e4", "d4", "e4 d5 c4 d3 d4 e6"),
        ],
    }
}

#[test]
fn small_pictures_of_moves_are_drawn_as_they_were() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let accept = env::var("RAICHI_GOLDEN").is_ok_and(|word| word == "accept");
    let mut complaints = Vec::new();
    for theme in [Theme::Wood, Theme::HighContrast] {
        let bytes = gallery_png(&gallery(theme));
        let name = format!("gallery-{theme}");
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
fn whatever_is_given_there_is_a_picture() {
    let mut gallery = gallery(Theme::Stone);
    // Points that the board does not have, and none at all.
    gallery.moves[0].points = scenes::squares("s19");
    gallery.moves[1].points.clear();
    gallery.moves[2].points = scenes::squares("a1 g7");
    let far = scenes::square("s19");
    gallery.moves[0].before.men.push((far, Sprite::King));
    let drawn = decode(&gallery_png(&gallery));
    assert_eq!(drawn.dimensions(), gallery_dimensions(&gallery));
    gallery.moves[0].after = Scene::new(gallery.moves[1].before.shape.clone());
    gallery.moves.clear();
    let empty = decode(&gallery_png(&gallery));
    assert_eq!(empty.dimensions(), gallery_dimensions(&gallery));
}
