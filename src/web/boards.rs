//! Where what lies over the picture of a board is, as style rules: the content security policy forbids inline styles.
//!
//! Squares lie side by side in a grid, which needs a rule for each size of the board. Points have a rule each, by the
//! name that is the value of their buttons.

use std::collections::BTreeMap;

use raichi_render::{BoardSize, PointAreas, Rotation, Scene, Shape, point_areas};
use raichi_rules::{Game, presets};

use super::assets::hash;
use crate::picture;

/// The classes of what lies over the picture of a scene: `grid-11`, or `points points-0123456789abcdef`.
pub(crate) fn board_classes(scene: &Scene) -> String {
    match &scene.shape {
        Shape::Squares(size) => format!("grid-{}", size.get()),
        shape @ Shape::Points(_) => {
            let class = class_of(&point_areas(shape, Rotation::Upright));
            let turned = match scene.rotation {
                Rotation::Upright => "",
                Rotation::HalfTurn => " turned",
            };
            format!("points {class}{turned}")
        }
    }
}

/// The class of a board of points: boards with the same points at the same places share it.
fn class_of(areas: &PointAreas) -> String {
    format!("points-{:016x}", hash(format!("{areas:?}").as_bytes()))
}

/// The rules of all boards.
pub(super) fn rules() -> String {
    let grids = BoardSize::all().map(grid);
    let boards = boards().into_iter();
    let points = boards.map(|(class, areas)| points(&class, &areas));
    grids.chain(points).collect()
}

/// A part of a whole in percent.
fn percent(part: u32, whole: u32) -> f64 {
    100.0 * f64::from(part) / f64::from(whole)
}

/// `.grid-11` covers the squares in the picture of an 11×11 board.
fn grid(size: BoardSize) -> String {
    let (width, _) = raichi_render::dimensions(&Scene::new(size));
    let (margin, edge) = raichi_render::board_area(size);
    let (left, wide, size) = (percent(margin, width), percent(edge, width), size.get());
    // The board is square, so a percentage of the width serves for both dimensions.
    format!(
        ".grid-{size}{{margin:{left:.4}%;width:{wide:.4}%;grid-template:repeat({size},1fr)/repeat({size},1fr)}}"
    )
}

/// `.points-0123456789abcdef` covers the picture of a board of points as far as the strip.
fn points(class: &str, areas: &PointAreas) -> String {
    let (width, height) = areas.size;
    let edge = percent(areas.edge, width);
    let whole = format!(".{class}{{aspect-ratio:{width}/{height};--edge:{edge:.3}%}}");
    let middles = areas.middles.iter().map(|&(point, (x, y))| {
        let (x, y) = (percent(x, width), percent(y, height));
        format!(".{class} [value={point}]{{--x:{x:.3}%;--y:{y:.3}%}}")
    });
    std::iter::once(whole).chain(middles).collect()
}

/// The boards of points by their classes. Every such board is that of a shipped ruleset.
fn boards() -> BTreeMap<String, PointAreas> {
    let shapes = presets()
        .iter()
        .map(|rules| picture::of_start(&Game::new(rules.clone())).shape);
    let points = shapes.filter(|shape| matches!(shape, Shape::Points(_)));
    points
        .map(|shape| point_areas(&shape, Rotation::Upright))
        .map(|areas| (class_of(&areas), areas))
        .collect()
}

#[cfg(test)]
mod tests {
    use raichi_rules::lines::Board;

    use super::*;

    #[test]
    fn every_board_has_its_rules() {
        let rules = rules();
        for size in BoardSize::all() {
            assert!(rules.contains(&format!(".grid-{}{{", size.get())), "{size}");
        }
        let boards = boards();
        assert_eq!(boards.len(), Board::ALL.len());
        let points: usize = boards.values().map(|areas| areas.middles.len()).sum();
        assert_eq!(rules.matches("--x:").count(), points);
    }

    #[test]
    fn a_scene_names_the_rules_of_its_board() {
        let rules = rules();
        for ruleset in presets() {
            let mut scene = picture::of_start(&Game::new(ruleset.clone()));
            let upright = board_classes(&scene);
            let class = upright.split(' ').next_back().unwrap();
            assert!(rules.contains(&format!(".{class}{{")), "{}", ruleset.name());
            scene.rotation = Rotation::HalfTurn;
            let turned = match scene.shape {
                Shape::Squares(_) => upright,
                Shape::Points(_) => format!("{upright} turned"),
            };
            assert_eq!(board_classes(&scene), turned);
        }
    }

    #[test]
    fn a_turned_board_is_the_mirror_image_of_the_other() {
        for ruleset in presets() {
            let shape = picture::of_start(&Game::new(ruleset.clone())).shape;
            if let Shape::Squares(_) = shape {
                continue;
            }
            let upright = point_areas(&shape, Rotation::Upright);
            let turned = point_areas(&shape, Rotation::HalfTurn);
            let (width, height) = upright.size;
            for (point, (x, y)) in turned.middles {
                let opposite = (point, (width - x, height - y));
                assert!(upright.middles.contains(&opposite), "{point}");
            }
        }
    }
}
