//! Where what lies over the picture of a board is, as style rules: the content security policy forbids inline styles.
//!
//! Squares lie side by side in a grid, which needs a rule for each size of the board. Points are placed
//! by their names, which are the values of their buttons: by file and rank, or each by itself.

use std::collections::BTreeMap;

use raichi_render::{BoardSize, PointAreas, Rotation, Scene, Shape, point_areas};
use raichi_rules::{Game, Point, presets};

use super::assets::hash;
use crate::picture;

/// The classes of what lies over the picture of a scene: `grid-11`, or `points points-0123abcd`.
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
    format!("points-{:08x}", hash(format!("{areas:?}").as_bytes()) >> 32)
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
    let ((left, top), edge) = raichi_render::board_area(size);
    // Margins are percentages of the width in both directions, and the board is square.
    let [left, top, wide] = [left, top, edge].map(|part| percent(part, width));
    let size = size.get();
    format!(
        ".grid-{size}{{margin:{top:.4}% 0 0 {left:.4}%;width:{wide:.4}%;grid-template:repeat({size},1fr)/repeat({size},1fr)}}"
    )
}

/// `.points-0123abcd` covers the picture of a board of points as far as the strip.
fn points(class: &str, areas: &PointAreas) -> String {
    let (width, height) = areas.size;
    let edge = percent(areas.edge, width);
    let (across, down) = areas.turned;
    let (across, down) = (percent(across, width), percent(down, height));
    let whole = format!(
        ".{class}{{aspect-ratio:{width}/{height};--edge:{edge:.2}%;--across:{across:.2}%;--down:{down:.2}%}}"
    );
    // The name of a point begins with the letter of its file, and ends with the number of its rank. The rule of rank 11
    // comes after that of rank 1.
    let file = |point: Point| (point.file(), format!("^={}", &point.to_string()[..1]));
    let rank = |point: Point| (point.rank(), format!("$=\"{}\"", point.rank() + 1));
    let across = areas.middles.iter().map(|&(point, (x, _))| (point, x));
    let down = areas.middles.iter().map(|&(point, (_, y))| (point, y));
    let across = axis(across, file).map(|(name, x)| {
        let x = percent(x, width);
        format!(".{class} [value{name}]{{--x:{x:.2}%}}")
    });
    let down = axis(down, rank).map(|(name, y)| {
        let y = percent(y, height);
        format!(".{class} [value{name}]{{--y:{y:.2}%}}")
    });
    std::iter::once(whole).chain(across).chain(down).collect()
}

/// Which names of points have which place on an axis: each line of points, if all of them have the same, else each point.
fn axis(
    places: impl Iterator<Item = (Point, u32)>,
    line: impl Fn(Point) -> (u8, String),
) -> impl Iterator<Item = (String, u32)> {
    let mut lines: BTreeMap<u8, Vec<(Point, u32)>> = BTreeMap::new();
    for (point, place) in places {
        lines.entry(line(point).0).or_default().push((point, place));
    }
    lines.into_values().flat_map(move |points| {
        let is_line = points.windows(2).all(|two| two[0].1 == two[1].1);
        let name = |point: Point| {
            if is_line {
                line(point).1
            } else {
                format!("={point}")
            }
        };
        let rules = points.iter().map(|&(point, place)| (name(point), place));
        let mut rules: Vec<_> = rules.collect();
        rules.dedup();
        rules
    })
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
        for (class, areas) in boards {
            let rules = points(&class, &areas);
            for (point, (x, y)) in areas.middles {
                let name = point.to_string();
                // The last rule that fits decides.
                let place = |axis: &str| {
                    let mut fitting = rules.split('}').filter_map(|rule| {
                        let (name_part, place) = rule.split_once("]{")?;
                        let (_, name_part) = name_part.split_once("[value")?;
                        let (how, wanted) = name_part.split_once('=')?;
                        let wanted = wanted.trim_matches('"');
                        let fits = match how {
                            "^" => name.starts_with(wanted),
                            "$" => name.ends_with(wanted),
                            _ => name == wanted,
                        };
                        place.strip_prefix(axis).filter(|_| fits)
                    });
                    fitting.next_back().unwrap().to_owned()
                };
                let (width, height) = areas.size;
                assert_eq!(place("--x:"), format!("{:.2}%", percent(x, width)));
                assert_eq!(place("--y:"), format!("{:.2}%", percent(y, height)));
            }
        }
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
            let (across, down) = upright.turned;
            for (point, (x, y)) in turned.middles {
                let opposite = (point, (across - x, down - y));
                assert!(upright.middles.contains(&opposite), "{point}");
            }
        }
    }
}
