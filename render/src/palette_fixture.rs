//! A board on which everything occurs that can be drawn: by it the colours of a palette are chosen.

use crate::{
    Field, Finish, Graph, Ground, Half, Line, Point, Scene, Shape, Sign, Sprite, Status, Strip,
    Theme, cast::Cast,
};

/// How many points are marked, apart from the ends of moves and ways.
const MARKS: usize = 6;

/// Every man of a cast and every mark, and a strip.
pub(crate) fn everything(theme: Theme, shape: &Shape, cast: Cast, sign: Sign) -> Scene {
    let mut scene = match shape {
        Shape::Squares(_) => on_squares(shape.clone(), cast, sign),
        Shape::Points(graph) => on_points(graph, cast, sign),
    };
    scene.theme = theme;
    let (left, right) = (Half::Left, Half::Right);
    let sprites: Vec<Sprite> = cast.sprites().collect();
    let field = |emblem: Option<&Sprite>, captured, in_hand| Field {
        emblem: emblem.copied().unwrap_or(Sprite::Attacker),
        captured,
        in_hand,
    };
    let is_tafl = cast.has(Sprite::King);
    let [one, all] = if is_tafl {
        [vec![(Sprite::Defender, 12)], vec![(Sprite::Attacker, 7)]]
    } else {
        [Vec::new(), sprites.iter().map(|it| (*it, 1)).collect()]
    };
    let in_hand = match sprites.as_slice() {
        [sprite, ..] if !is_tafl => vec![(*sprite, 12)],
        _ => Vec::new(),
    };
    scene.strip = Some(Strip {
        number: Some(12),
        actions_left: (!is_tafl).then_some(3),
        status: Status::Won(if sign == Sign::Axes { left } else { right }, sign),
        left: field(sprites.first(), one, in_hand),
        right: field(sprites.last(), all, Vec::new()),
    });
    scene
}

/// On every kind of square, within the seven squares by seven that each board has.
fn on_squares(shape: Shape, cast: Cast, sign: Sign) -> Scene {
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
    for (names, sprite) in [
        ("b3 g3", Sprite::AttackingCommander),
        ("a4 g6", Sprite::AttackingKnight),
        ("c6 g2", Sprite::DefendingCommander),
        ("e5 g5", Sprite::DefendingKnight),
    ] {
        if cast.has(sprite) {
            scene.men.extend(all(names, sprite));
        }
    }
    let is_tafl = !cast.goes_aslant();
    if !is_tafl {
        let squares: Vec<_> = scene.men.iter().map(|(at, _)| *at).collect();
        let sprites = cast.sprites().cycle();
        scene.men = squares.into_iter().zip(sprites).collect();
    }
    let marks = &mut scene.marks;
    marks.last_move = points("b2 b6").collect();
    marks.captured = if is_tafl {
        let attacker = all("a6", Sprite::Attacker);
        attacker.chain(all("b7", Sprite::Defender)).collect()
    } else {
        points("a6 b7").zip(cast.sprites()).collect()
    };
    marks.open_lines = line("d4 g4").into_iter().chain(line("d4 d1")).collect();
    marks.danger = points("d4").next();
    marks.threats = line("a3 c3").into_iter().collect();
    marks.selected = points("e2").collect();
    marks.targets = points("e3 f2 g2").collect();
    marks.finish = points("f7").next().map(|point| Finish { point, sign });
    scene
}

/// On a board of points, however many there are. Where they are too few for everything at once, the men and the grounds
/// are in the picture with the one sign, and the marks, which would cover them, alone in that with the other.
fn on_points(graph: &Graph, cast: Cast, sign: Sign) -> Scene {
    let mut scene = Scene::new(graph.clone());
    // Every point gets something else until all things are there.
    let mut points = graph.points().iter().map(|(point, _)| *point).cycle();
    let mut next = || points.next();
    let men = cast.sprites().chain(cast.sprites()).chain(cast.sprites());
    let things = Ground::ALL.len() + men.clone().count() + MARKS;
    if graph.points().len() >= things || sign == Sign::Crown {
        for ground in Ground::ALL {
            scene.ground.extend(next().map(|point| (point, ground)));
        }
        for sprite in men {
            scene.men.extend(next().map(|point| (point, sprite)));
        }
    }
    let marks = &mut scene.marks;
    marks.captured = cast
        .sprites()
        .take(2)
        .filter_map(|sprite| Some((next()?, sprite)))
        .collect();
    marks.danger = next();
    marks.selected = next().into_iter().collect();
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
