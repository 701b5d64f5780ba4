//! Boards of points and lines.

use raichi_render::{
    Finish, Graph, Ground, Half, Place, Point, Rotation, Scene, Sign, Sprite, Status, Stroke,
};

use super::{ground, line, man, square, squares, strip};

/// The men of a position: ranks from the top down, `/` between, a letter for each man and a dot for each other point
/// of the board, in the order of the files.
pub(super) fn men(
    board: &Graph,
    position: &str,
    man: impl Fn(char) -> Option<Sprite>,
) -> Vec<(Point, Sprite)> {
    let mut men = Vec::new();
    let last = board.points().iter().map(|(point, _)| point.rank()).max();
    for (rank, row) in (0..=last.unwrap_or(0)).rev().zip(position.split('/')) {
        let points = board.points().iter().map(|(point, _)| *point);
        let points = points.filter(|point| point.rank() == rank);
        for (point, letter) in points.zip(row.chars()) {
            men.extend(man(letter).map(|sprite| (point, sprite)));
        }
    }
    men
}

/// A board with men.
fn board(graph: Graph, position: &str) -> Scene {
    let men = men(&graph, position, man);
    Scene {
        men,
        ..Scene::new(graph)
    }
}

/// The points of some files and ranks that a lattice has.
pub(super) fn on_grid(files: u8, ranks: u8, has: impl Fn(u8, u8) -> bool) -> Vec<Point> {
    let squares = (0..ranks).flat_map(|rank| (0..files).map(move |file| (file, rank)));
    let squares = squares.filter(|&(file, rank)| has(file, rank));
    squares
        .filter_map(|(file, rank)| Point::new(file, rank))
        .collect()
}

/// The lines in a direction: every longest row of points that follow each other in steps of `across` and `up`, and of
/// which each pair passes `drawn`.
pub(super) fn rows(
    points: &[Point],
    (across, up): (i8, i8),
    stroke: Stroke,
    drawn: impl Fn(Point, Point) -> bool,
) -> Vec<(Vec<Point>, Stroke)> {
    let step = |point: Point, (across, up): (i8, i8)| {
        let file = point.file().checked_add_signed(across)?;
        let rank = point.rank().checked_add_signed(up)?;
        Point::new(file, rank).filter(|next| points.contains(next))
    };
    let next = |point: &Point| step(*point, (across, up)).filter(|next| drawn(*point, *next));
    let first =
        |point: &&Point| step(**point, (-across, -up)).is_none_or(|before| !drawn(before, **point));
    let rows = points.iter().filter(first);
    let rows = rows.map(|point| std::iter::successors(Some(*point), next).collect());
    let rows = rows.filter(|row: &Vec<Point>| row.len() > 1);
    rows.map(|row| (row, stroke)).collect()
}

/// Whether the number of file and rank is even.
pub(super) const fn even(point: Point) -> bool {
    (point.file() + point.rank()).is_multiple_of(2)
}

#[expect(clippy::expect_used, reason = "the boards are written here")]
pub(super) fn graph(points: &[Point], lines: Vec<Vec<(Vec<Point>, Stroke)>>) -> Graph {
    Graph::on_grid(points, lines.concat()).expect("a board")
}

/// Alquerque: five by five points, and the diagonals of every other one.
pub(super) fn alquerque() -> Graph {
    let points = on_grid(5, 5, |_, _| true);
    let row = |direction| rows(&points, direction, Stroke::Plain, |_, _| true);
    let diagonal = |direction| rows(&points, direction, Stroke::Plain, |from, _| even(from));
    let lines = vec![
        row((1, 0)),
        row((0, 1)),
        diagonal((1, 1)),
        diagonal((1, -1)),
    ];
    graph(&points, lines)
}

/// The cross of fox and geese, with the other diagonals thin.
fn cross() -> Graph {
    cross_with(Some(Stroke::Thin))
}

/// The cross of fox and geese, and how its other diagonals are drawn.
pub(super) fn cross_with(others: Option<Stroke>) -> Graph {
    let points = on_grid(7, 7, |file, rank| {
        (2..5).contains(&file) || (2..5).contains(&rank)
    });
    let row = |direction| rows(&points, direction, Stroke::Plain, |_, _| true);
    // No diagonal leads round the inner corners.
    let inside = |from: Point, to: Point| {
        let corner = Point::new(from.file(), to.rank());
        let other = Point::new(to.file(), from.rank());
        [corner, other]
            .into_iter()
            .flatten()
            .all(|it| points.contains(&it))
    };
    let mut lines = vec![row((1, 0)), row((0, 1))];
    for direction in [(1, 1), (1, -1)] {
        lines.push(rows(&points, direction, Stroke::Plain, |from, to| {
            even(from) && inside(from, to)
        }));
        lines.extend(others.map(|stroke| {
            rows(&points, direction, stroke, |from, to| {
                !even(from) && inside(from, to)
            })
        }));
    }
    graph(&points, lines)
}

/// A lattice: crossings of a grid, and the middles of its squares.
pub(super) fn lattice(files: u8, ranks: u8) -> Graph {
    let (files, ranks) = (2 * files - 1, 2 * ranks - 1);
    let points = on_grid(files, ranks, |file, rank| file % 2 == rank % 2);
    let grid = on_grid(files, ranks, |file, rank| file % 2 == 0 && rank % 2 == 0);
    let lines = vec![
        rows(&grid, (2, 0), Stroke::Plain, |_, _| true),
        rows(&grid, (0, 2), Stroke::Plain, |_, _| true),
        rows(&points, (1, 1), Stroke::Plain, |_, _| true),
        rows(&points, (1, -1), Stroke::Plain, |_, _| true),
    ];
    graph(&points, lines)
}

/// A triangle of 23 points, whose files are not columns.
#[expect(clippy::expect_used, reason = "the board is written here")]
pub(super) fn triangle() -> Graph {
    let rows: [(&str, u16, &[u16]); 5] = [
        ("b1 c1 d1 e1", 0, &[60, 350, 650, 940]),
        ("a2 b2 c2 d2 e2 f2", 160, &[0, 130, 374, 626, 870, 1000]),
        ("a3 b3 c3 d3 e3 f3", 330, &[0, 205, 400, 600, 795, 1000]),
        ("a4 b4 c4 d4 e4 f4", 500, &[0, 280, 425, 575, 720, 1000]),
        ("a5", 1000, &[500]),
    ];
    let points = rows.iter().flat_map(|(names, y, places)| {
        let places = places.iter().map(|&x| Place { x, y: *y });
        squares(names).into_iter().zip(places)
    });
    let lines = [
        "a5 b4 b3 b2 b1",
        "a5 c4 c3 c2 c1",
        "a5 d4 d3 d2 d1",
        "a5 e4 e3 e2 e1",
        "a4 b4 c4 d4 e4 f4",
        "a3 b3 c3 d3 e3 f3",
        "a2 b2 c2 d2 e2 f2",
        "b1 c1 d1 e1",
        "a4 a3 a2",
        "f4 f3 f2",
    ];
    let lines = lines.map(|names| (squares(names), Stroke::Plain));
    Graph::new(points.collect(), lines.into()).expect("a board")
}

/// A capture on an alquerque board.
fn capture() -> Scene {
    let mut scene = board(alquerque(), "K..../..T../.T.../tt.../ttt.K");
    scene.marks.last_move = squares("e3 e1");
    scene.marks.captured = vec![(square("e2"), Sprite::Attacker)];
    scene.strip = strip(Status::Turn(Half::Left), 1, 0);
    scene
}

/// A chain of leaps on a board with thin lines, and points with a ground.
pub(super) fn chain() -> Scene {
    let mut scene = board(cross(), ".../.t./....tt./.t...t./tt..tKt/.../t.t");
    scene.marks.last_move = squares("d1 d3 b5 d5 f3");
    scene.marks.captured = ["d2", "c4", "c5", "e4"]
        .map(|name| (square(name), Sprite::Attacker))
        .into();
    scene.strip = strip(Status::Turn(Half::Left), 4, 0);
    scene
}

/// The largest lattice: a man with a few ways to go.
fn choice() -> Scene {
    let army =
        "tttttt/ttttt/tttttt/ttttt/tttttt/....t/K....K/T..../TTTTTT/TTTTT/TTTTTT/TTTTT/TTTTTT";
    let mut scene = board(lattice(6, 7), army);
    scene.marks.last_move = squares("h8 g7");
    scene.men.push((square("g7"), Sprite::Attacker));
    scene.marks.selected = vec![square("e5")];
    scene.marks.targets = squares("d6 f6 e7");
    scene.strip = strip(Status::Turn(Half::Right), 1, 3);
    scene
}

/// A man put on a point of a triangle.
fn placement() -> Scene {
    let mut scene = board(triangle(), "K/.t..t./..KK../t...../.t..");
    scene.marks.last_move = squares("b1");
    scene.strip = strip(Status::Turn(Half::Right), 3, 0);
    scene
}

/// Every mark on a board of points, and the board turned.
pub(super) fn marks() -> Scene {
    let mut scene = board(lattice(4, 5), "tttt/.tt/t..t/T../..K./..T/.TTT/TTT/KTTT");
    scene.rotation = Rotation::HalfTurn;
    ground(&mut scene, "c5 d4", Ground::Corner);
    ground(&mut scene, "a3 a7", Ground::Start);
    scene.marks.last_move = squares("b8 d6 f8");
    scene.marks.captured = vec![
        (square("c7"), Sprite::Defender),
        (square("e7"), Sprite::Attacker),
    ];
    scene.marks.danger = Some(square("e5"));
    scene.marks.threats = vec![line("a7-c5")];
    scene.marks.open_lines = vec![line("e5-a5")];
    scene.marks.selected = vec![square("f4")];
    scene.marks.targets = squares("g5 f6");
    scene.marks.finish = Some(Finish {
        point: square("a1"),
        sign: Sign::Crown,
    });
    scene.strip = strip(Status::Won(Half::Right, Sign::Crown), 9, 12);
    scene
}

/// Scenes on boards of points, by name.
pub(super) fn all() -> [(&'static str, Scene); 5] {
    [
        ("points-capture", capture()),
        ("points-chain", chain()),
        ("points-choice", choice()),
        ("points-placement", placement()),
        ("points-marks", marks()),
    ]
}
