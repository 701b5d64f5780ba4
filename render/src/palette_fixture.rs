//! A board on which everything occurs that can be drawn: by it the colours of a palette are chosen.

use crate::{
    Field, Finish, Graph, Ground, Half, Line, Point, Scene, Shape, Sign, Sprite, Status, Strip,
    Theme,
};

/// Every man and mark, and a strip.
pub(crate) fn everything(theme: Theme, shape: &Shape, sign: Sign) -> Scene {
    let mut scene = match shape {
        Shape::Squares(_) => on_squares(shape.clone(), sign),
        Shape::Points(graph) => on_points(graph, sign),
    };
    scene.theme = theme;
    let (left, right) = (Half::Left, Half::Right);
    let field = |emblem, captured, count| Field {
        emblem,
        captured: vec![(captured, count)],
    };
    scene.strip = Some(Strip {
        number: Some(12),
        status: Status::Won(if sign == Sign::Axes { left } else { right }, sign),
        left: field(Sprite::Attacker, Sprite::Defender, 12),
        right: field(Sprite::King, Sprite::Attacker, 7),
    });
    scene
}

/// On every kind of square, within the seven squares by seven that each board has.
fn on_squares(shape: Shape, sign: Sign) -> Scene {
    let mut scene = Scene::new(shape);
    for (names, ground) in [
        ("c7 d7 e7", Ground::Start),
        ("c1 d1 e1 c2", Ground::Camp),
        ("a1 a7 g1 g7", Ground::Corner),
        ("d4", Ground::Throne),
    ] {
        scene.ground.extend(all(names, ground));
    }
    for (names, sprite) in [
        ("c1 e1 c7 b4 b6 e3", Sprite::Attacker),
        ("c4 d7 f4 f6 e2", Sprite::Defender),
        ("d4 f7", Sprite::King),
    ] {
        scene.men.extend(all(names, sprite));
    }
    let marks = &mut scene.marks;
    marks.last_move = points("b2 b6").collect();
    marks.captured = all("a6", Sprite::Attacker)
        .chain(all("b7", Sprite::Defender))
        .collect();
    marks.open_lines = line("d4 g4").into_iter().chain(line("d4 d1")).collect();
    marks.danger = points("d4").next();
    marks.threats = line("a3 c3").into_iter().collect();
    marks.selected = points("e2").next();
    marks.targets = points("e3 f2 g2").collect();
    marks.finish = points("f7").next().map(|point| Finish { point, sign });
    scene
}

/// On a board of points, however many there are.
fn on_points(graph: &Graph, sign: Sign) -> Scene {
    let mut scene = Scene::new(graph.clone());
    // Every point gets something else until all things are there.
    let mut points = graph.points().iter().map(|(point, _)| *point).cycle();
    let mut next = || points.next();
    for ground in Ground::ALL {
        scene.ground.extend(next().map(|point| (point, ground)));
    }
    for _ in 0..3 {
        for sprite in Sprite::ALL {
            scene.men.extend(next().map(|point| (point, sprite)));
        }
    }
    let marks = &mut scene.marks;
    marks.captured = [Sprite::Attacker, Sprite::Defender]
        .into_iter()
        .filter_map(|sprite| Some((next()?, sprite)))
        .collect();
    marks.danger = next();
    marks.selected = next();
    marks.targets = next().into_iter().collect();
    marks.finish = next().map(|point| Finish { point, sign });
    let mut lines = graph.lines().iter().map(|(line, _)| line);
    marks.last_move = lines.next().cloned().unwrap_or_default();
    let ends = |line: &[Point]| {
        let (from, to) = (*line.first()?, *line.last()?);
        Some(Line { from, to })
    };
    marks.open_lines = lines
        .next_back()
        .and_then(|line| ends(line))
        .into_iter()
        .collect();
    marks.threats = lines
        .next_back()
        .and_then(|line| ends(line.get(..2)?))
        .into_iter()
        .collect();
    scene
}

fn points(names: &str) -> impl Iterator<Item = Point> {
    names
        .split_whitespace()
        .filter_map(|name| name.parse().ok())
}

fn all<T: Copy>(names: &str, look: T) -> impl Iterator<Item = (Point, T)> {
    points(names).map(move |point| (point, look))
}

fn line(ends: &str) -> Option<Line> {
    let mut ends = points(ends);
    Some(Line {
        from: ends.next()?,
        to: ends.next()?,
    })
}
