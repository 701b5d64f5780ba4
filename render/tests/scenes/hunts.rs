//! Hunts and Dablot on their boards.

use raichi_render::{
    Field, Finish, Graph, Ground, Half, Place, Rotation, Scene, Sign, Sprite, Status, Strip, Stroke,
};

use super::{
    boards::{alquerque, cross_with, even, graph, lattice, men, on_grid, rows, triangle},
    ground, line, square, squares,
};

/// A game: a field of the strip for each side, and the letters of the men in positions.
struct Kind {
    sides: [Sprite; 2],
    letters: &'static [(char, Sprite)],
}

const FOX: Kind = Kind {
    sides: [Sprite::Fox, Sprite::Goose],
    letters: &[('F', Sprite::Fox), ('g', Sprite::Goose)],
};
const HOUNDS: Kind = Kind {
    sides: [Sprite::Fox, Sprite::Hound],
    letters: &[('F', Sprite::Fox), ('h', Sprite::Hound)],
};
const SHEEP: Kind = Kind {
    sides: [Sprite::Fox, Sprite::Sheep],
    letters: &[('F', Sprite::Fox), ('s', Sprite::Sheep)],
};
const ASALTO: Kind = Kind {
    sides: [Sprite::Officer, Sprite::Rebel],
    letters: &[('O', Sprite::Officer), ('r', Sprite::Rebel)],
};
const GOATS: Kind = Kind {
    sides: [Sprite::Tiger, Sprite::Goat],
    letters: &[('T', Sprite::Tiger), ('g', Sprite::Goat)],
};
const LEOPARDS: Kind = Kind {
    sides: [Sprite::Tiger, Sprite::Leopard],
    letters: &[('T', Sprite::Tiger), ('p', Sprite::Leopard)],
};
const OXEN: Kind = Kind {
    sides: [Sprite::Tiger, Sprite::Ox],
    letters: &[('T', Sprite::Tiger), ('o', Sprite::Ox)],
};
const HARE: Kind = Kind {
    sides: [Sprite::Hare, Sprite::Hunter],
    letters: &[('H', Sprite::Hare), ('h', Sprite::Hunter)],
};
const DABLOT: Kind = Kind {
    sides: [Sprite::SaamiLeader, Sprite::SwedeLeader],
    letters: &[
        ('M', Sprite::SaamiMan),
        ('R', Sprite::SaamiRetreated),
        ('S', Sprite::SaamiSon),
        ('O', Sprite::SaamiOfficer),
        ('L', Sprite::SaamiLeader),
        ('m', Sprite::SwedeMan),
        ('r', Sprite::SwedeRetreated),
        ('s', Sprite::SwedeSon),
        ('o', Sprite::SwedeOfficer),
        ('l', Sprite::SwedeLeader),
    ],
};

impl Kind {
    /// A position; `captured` has the men that each side has captured, and how many.
    fn scene(&self, graph: Graph, position: &str, captured: [&[(Sprite, u8)]; 2]) -> Scene {
        let man = |letter| {
            let mut letters = self.letters.iter();
            letters.find(|it| it.0 == letter).map(|it| it.1)
        };
        let men = men(&graph, position, man);
        let field = |index: usize| Field {
            emblem: self.sides[index],
            captured: captured[index].to_vec(),
            in_hand: Vec::new(),
        };
        Scene {
            men,
            strip: Some(Strip {
                status: Status::Turn(Half::Left),
                number: None,
                actions_left: None,
                left: field(0),
                right: field(1),
            }),
            ..Scene::new(graph)
        }
    }
}

/// The dark squares of a board for draughts, as points.
fn draughts() -> Graph {
    let points = on_grid(8, 8, |file, rank| (file + rank) % 2 == 0);
    let lines = [(1, 1), (1, -1)];
    let lines =
        lines.map(|direction| rows(&points, direction, Stroke::Plain, |from, _| even(from)));
    graph(&points, lines.into())
}

/// The small triangle of leopard games, of ten points.
#[expect(clippy::expect_used, reason = "the board is written here")]
fn small_triangle() -> Graph {
    let rows: [(&str, u16, &[u16]); 4] = [
        ("a1 b1 c1", 0, &[0, 300, 600]),
        ("a2 b2 c2", 200, &[100, 300, 500]),
        ("a3 b3 c3", 400, &[200, 300, 400]),
        ("a4", 600, &[300]),
    ];
    let points = rows.iter().flat_map(|(names, y, places)| {
        let places = places.iter().map(|&x| Place { x, y: *y });
        squares(names).into_iter().zip(places)
    });
    let lines = [
        "a4 a3 a2 a1",
        "a4 b3 b2 b1",
        "a4 c3 c2 c1",
        "a3 b3 c3",
        "a2 b2 c2",
        "a1 b1 c1",
    ];
    let lines = lines.map(|names| (squares(names), Stroke::Plain));
    Graph::new(points.collect(), lines.into()).expect("a board")
}

/// Puts men in hand into a field of the strip.
fn in_hand(scene: &mut Scene, half: Half, sprite: Sprite, count: u8) {
    if let Some(strip) = &mut scene.strip {
        let field = match half {
            Half::Left => &mut strip.left,
            Half::Right => &mut strip.right,
        };
        field.in_hand.push((sprite, count));
    }
}

fn status(scene: &mut Scene, status: Status) {
    if let Some(strip) = &mut scene.strip {
        strip.status = status;
    }
}

/// Fox and Hounds: the home row is the fox's goal.
fn hounds() -> Scene {
    let position = "..../.F../..../..../..h./h.h./..../h...";
    let mut scene = HOUNDS.scene(draughts(), position, [&[], &[]]);
    ground(&mut scene, "a1 c1 e1 g1", Ground::Goal);
    scene.marks.last_move = squares("d2 e3");
    scene
}

/// Fox and Geese: a chain of two leaps.
pub(super) fn geese() -> Scene {
    let position = ".../.../g.....g/.F...gg/gg..g.g/g.g/g.g";
    let mut scene = FOX.scene(cross_with(None), position, [&[(Sprite::Goose, 2)], &[]]);
    scene.marks.last_move = squares("d2 d4 b4");
    scene.marks.captured = vec![(square("d3"), Sprite::Goose), (square("c4"), Sprite::Goose)];
    status(&mut scene, Status::Turn(Half::Right));
    scene
}

/// The board with the fox's own diagonals, which are thin.
fn thin() -> Scene {
    let position = ".../.../...F.../......./ggggggg/ggg/ggg";
    let mut scene = FOX.scene(cross_with(Some(Stroke::Thin)), position, [&[], &[]]);
    scene.marks.last_move = squares("c4 d5");
    status(&mut scene, Status::Turn(Half::Right));
    scene
}

/// Halatafl: the paddock is the goal of the sheep.
fn halatafl() -> Scene {
    let position = "F.F/.s./.ss.s../s..s..s/sss.sss/sss/sss";
    let mut scene = SHEEP.scene(cross_with(None), position, [&[(Sprite::Sheep, 2)], &[]]);
    ground(&mut scene, "c5 d5 e5 c6 d6 e6 c7 d7 e7", Ground::Goal);
    scene.marks.selected = vec![square("e5")];
    scene.marks.targets = squares("d5 f5");
    status(&mut scene, Status::Turn(Half::Right));
    scene
}

/// Asalto: an officer has been huffed.
fn asalto() -> Scene {
    let position = ".../..O/rr.r.rr/rrr.rrr/rrrrrrr/rrr/r.r";
    let captured: [&[(Sprite, u8)]; 2] = [&[(Sprite::Rebel, 1)], &[(Sprite::Officer, 1)]];
    let mut scene = ASALTO.scene(cross_with(None), position, captured);
    ground(&mut scene, "c5 d5 e5 c6 d6 e6 c7 d7 e7", Ground::Goal);
    scene.marks.last_move = squares("d6 e6");
    scene.marks.captured = vec![(square("c6"), Sprite::Officer)];
    status(&mut scene, Status::Turn(Half::Right));
    scene
}

/// Bagh Chal: goats in hand, and a leap.
pub(super) fn goats() -> Scene {
    let position = "T...T/..g../T.g.g/.g.../gg..T";
    let mut scene = GOATS.scene(alquerque(), position, [&[(Sprite::Goat, 3)], &[]]);
    in_hand(&mut scene, Half::Right, Sprite::Goat, 11);
    scene.marks.last_move = squares("c1 a3");
    scene.marks.captured = vec![(square("b2"), Sprite::Goat)];
    scene.men.retain(|(at, _)| *at != square("b2"));
    status(&mut scene, Status::Turn(Half::Right));
    scene
}

/// Pulijudam: a goat is put on a point.
fn lambs() -> Scene {
    let mut scene = GOATS.scene(triangle(), "T/..TT../.g..g./g....g/.gg.", [&[], &[]]);
    in_hand(&mut scene, Half::Right, Sprite::Goat, 9);
    scene.marks.last_move = squares("e3");
    scene
}

/// Len Choa: the tiger is shut in.
fn leopards() -> Scene {
    let mut scene = LEOPARDS.scene(small_triangle(), "T/ppp/ppp/...", [&[], &[]]);
    scene.marks.last_move = squares("b1 b2");
    scene.marks.finish = Some(Finish {
        point: square("a4"),
        sign: Sign::Axes,
    });
    status(&mut scene, Status::Won(Half::Right, Sign::Axes));
    scene
}

/// Sua Ghin Gnua: both sides have men in hand.
fn oxen() -> Scene {
    let grid = on_grid(5, 5, |_, _| true);
    let lines = [(1, 0), (0, 1)].map(|it| rows(&grid, it, Stroke::Plain, |_, _| true));
    let board = graph(&grid, lines.into());
    let mut scene = OXEN.scene(board, "...../.o.../..T../...o./..o..", [&[], &[]]);
    in_hand(&mut scene, Half::Left, Sprite::Tiger, 2);
    in_hand(&mut scene, Half::Right, Sprite::Ox, 9);
    scene.marks.last_move = squares("c1");
    scene
}

/// Catch the Hare.
fn hare() -> Scene {
    let mut scene = HARE.scene(
        alquerque(),
        "...../..H../h.h.h/h..hh/h.hhh",
        [&[(Sprite::Hunter, 1)], &[]],
    );
    scene.marks.last_move = squares("b2 c3");
    scene.marks.selected = vec![square("c4")];
    scene.marks.targets = squares("b4 d4 c5 c2");
    scene
}

/// Mini-Dablot with all ranks of both sides, in the middle of a turn of three actions.
pub(super) fn ranks() -> Scene {
    let position = "mmOm/m.m/m.mr/s.o/l.mL/.RS/MoM./MMM/MM.M";
    let captured: [&[(Sprite, u8)]; 2] = [
        &[(Sprite::SwedeMan, 4), (Sprite::SwedeOfficer, 1)],
        &[(Sprite::SaamiMan, 2)],
    ];
    let mut scene = DABLOT.scene(lattice(4, 5), position, captured);
    scene.marks.last_move = squares("d8 e9");
    if let Some(strip) = &mut scene.strip {
        strip.actions_left = Some(2);
    }
    scene
}

/// An ambush: two men leap over a leader.
fn ambush() -> Scene {
    let position = "mm.m/mmm/mm.m/s../.LM./..S/M..M/MMM/MMMM";
    let mut scene = DABLOT.scene(lattice(4, 5), position, [&[(Sprite::SwedeLeader, 1)], &[]]);
    scene.marks.last_move = squares("c3 e5");
    scene.marks.together = vec![line("e3-c5")];
    scene.marks.captured = vec![(square("d4"), Sprite::SwedeLeader)];
    scene.rotation = Rotation::HalfTurn;
    scene
}

/// The start of the full game.
pub(super) fn dablot() -> Scene {
    let position =
        "mmmmmm/mmmmm/mmmmmm/mmmmm/mmmmmm/s..../l....L/....S/MMMMMM/MMMMM/MMMMMM/MMMMM/MMMMMM";
    DABLOT.scene(lattice(6, 7), position, [&[], &[]])
}

/// Scenes of hunts and Dablot, by name.
pub(super) fn all() -> Vec<(&'static str, Scene)> {
    vec![
        ("hunt-hounds", hounds()),
        ("hunt-geese", geese()),
        ("hunt-thin", thin()),
        ("hunt-halatafl", halatafl()),
        ("hunt-asalto", asalto()),
        ("hunt-goats", goats()),
        ("hunt-lambs", lambs()),
        ("hunt-leopards", leopards()),
        ("hunt-oxen", oxen()),
        ("hunt-hare", hare()),
        ("dablot-ranks", ranks()),
        ("dablot-ambush", ambush()),
        ("dablot-start", dablot()),
    ]
}
