//! The things on the board, and their grounds.

use raichi_render::{BoardSize, Finish, Ground, Line, Point, Scene, Sign, Sprite, Theme};

use crate::measure::{Case, Enough, FAINT, MEANING, Own, Pair, Patches, Rect, SHARE, Shot};

/// How much of a square the mark of a start has to stand out with: it is on many squares, and only
/// a small help.
const SMALL: f64 = 0.01;

/// Something added to a scene on a square.
type Put = fn(&mut Scene, Point);

/// A thing whose contrast is measured.
struct Thing {
    name: &'static str,
    /// How much of the square has to stand out.
    share: f64,
    /// What is there already.
    before: Option<Put>,
    put: Put,
    own: Compared,
    on: On,
}

impl Thing {
    /// The least contrast that it must have on a kind of square. That a man is captured, his cross
    /// tells; what he was, has to be clear where men mostly stand, and elsewhere at a second look.
    fn least(&self, kind: &str) -> f64 {
        match self.own {
            Compared::Unlike(_) if !["light", "dark"].contains(&kind) => FAINT,
            _ => MEANING,
        }
    }
}

/// With what else a thing is compared, to tell its own pixels.
#[derive(Clone, Copy)]
enum Compared {
    Nothing,
    Unlike(Put),
    Like(Put),
}

/// On which grounds a thing is.
#[derive(Clone, Copy)]
enum On {
    /// Light and dark squares.
    Plain,
    /// All squares.
    Point,
    /// A mark.
    Mark(&'static str, Put),
}

/// The kinds of square, with the squares that become such: of camps a light and a dark one, since
/// they may let the ground shine through.
pub(crate) const GROUNDS: [&str; 5] = ["light", "dark", "throne", "corner", "camp"];
const SQUARES: [(&str, &str); 6] = [
    ("light", "d6"),
    ("dark", "e6"),
    ("throne", "f6"),
    ("corner", "g6"),
    ("camp", "h6"),
    ("camp", "i6"),
];

/// The marks on which pieces are measured.
pub(crate) const MARKS: [&str; 5] = ["reached", "selected", "danger", "escaped", "fallen"];

#[expect(clippy::expect_used, reason = "the squares are written here")]
fn square(name: &str) -> Point {
    name.parse().expect("a square")
}

const ATTACKER: Put = |scene, at| scene.men.push((at, Sprite::Attacker));
const DEFENDER: Put = |scene, at| scene.men.push((at, Sprite::Defender));
const KING: Put = |scene, at| scene.men.push((at, Sprite::King));
const COMMANDERS: [Put; 2] = [
    |scene, at| scene.men.push((at, Sprite::AttackingCommander)),
    |scene, at| scene.men.push((at, Sprite::DefendingCommander)),
];
const KNIGHTS: [Put; 2] = [
    |scene, at| scene.men.push((at, Sprite::AttackingKnight)),
    |scene, at| scene.men.push((at, Sprite::DefendingKnight)),
];
const CAPTURED_ATTACKER: Put = |scene, at| scene.marks.captured.push((at, Sprite::Attacker));
const CAPTURED_DEFENDER: Put = |scene, at| scene.marks.captured.push((at, Sprite::Defender));
const CAPTURED_KING: Put = |scene, at| scene.marks.captured.push((at, Sprite::King));
/// Marks as reached only: the line is not straight, so that it has no arrow.
const REACHED: Put = |scene, at| scene.marks.last_move = vec![square("b1"), at];
const SELECTED: Put = |scene, at| scene.marks.selected = vec![at];
const DANGER: Put = |scene, at| scene.marks.danger = Some(at);
const ESCAPED: Put = |scene, at| scene.marks.finish = Some(finish(at, Sign::Crown));
const FALLEN: Put = |scene, at| scene.marks.finish = Some(finish(at, Sign::Axes));

/// The neighbour below a square, or itself on the first rank.
fn square_below(at: Point) -> Point {
    let below = at.rank().checked_sub(1);
    below
        .and_then(|rank| Point::new(at.file(), rank))
        .unwrap_or(at)
}

fn line(from: &str, to: Point) -> Line {
    let from = square(from);
    Line { from, to }
}

const fn finish(point: Point, sign: Sign) -> Finish {
    Finish { point, sign }
}

/// Everything that is measured on the board.
fn things() -> Vec<Thing> {
    let thing = |name, put| Thing {
        name,
        share: SHARE,
        before: None,
        put,
        own: Compared::Nothing,
        on: On::Point,
    };
    let plain = |name, put| Thing {
        on: On::Plain,
        ..thing(name, put)
    };
    let ghost = |name, put, other| Thing {
        own: Compared::Unlike(other),
        ..thing(name, put)
    };
    let below = |name, before, put| Thing {
        before: Some(before),
        ..thing(name, put)
    };
    let on = |mark, ground: Put, name, put| Thing {
        on: On::Mark(mark, ground),
        ..thing(name, put)
    };
    vec![
        thing("attacker", ATTACKER),
        thing("defender", DEFENDER),
        thing("king", KING),
        thing("attackers’ commander", COMMANDERS[0]),
        thing("defenders’ commander", COMMANDERS[1]),
        thing("attackers’ knight", KNIGHTS[0]),
        thing("defenders’ knight", KNIGHTS[1]),
        ghost("captured attacker", CAPTURED_ATTACKER, CAPTURED_DEFENDER),
        ghost("captured defender", CAPTURED_DEFENDER, CAPTURED_ATTACKER),
        Thing {
            own: Compared::Like(CAPTURED_DEFENDER),
            ..thing("his cross", CAPTURED_ATTACKER)
        },
        thing("square left", |scene, at| {
            scene.marks.last_move = vec![at, square("a11")];
        }),
        thing("square left by a step", |scene, at| {
            scene.marks.last_move = vec![at, square_below(at)];
        }),
        thing("arrow", |scene, _| {
            scene.marks.last_move = vec![square("a6"), square("k6")];
        }),
        below("square reached", ATTACKER, REACHED),
        below("king in danger", KING, DANGER),
        thing("threat", |scene, _| {
            scene.marks.threats = vec![line("a6", square("k6"))];
        }),
        thing("its head", |scene, at| {
            let from = Point::new(at.file(), 0).unwrap_or(at);
            scene.marks.threats = vec![Line { from, to: at }];
        }),
        thing("open way", |scene, _| {
            scene.marks.open_lines = vec![line("a6", square("k6"))];
        }),
        thing("its end", |scene, at| {
            scene.marks.open_lines.push(line("b1", at));
        }),
        below("selected", DEFENDER, SELECTED),
        thing("legal square", |scene, at| scene.marks.targets.push(at)),
        below("escaped", KING, ESCAPED),
        thing("fallen", FALLEN),
        plain("throne", |scene, at| {
            scene.ground.push((at, Ground::Throne))
        }),
        plain("corner", |scene, at| {
            scene.ground.push((at, Ground::Corner))
        }),
        plain("camp", |scene, at| scene.ground.push((at, Ground::Camp))),
        Thing {
            share: SMALL,
            ..plain("start", |scene, at| scene.ground.push((at, Ground::Start)))
        },
        on("reached", REACHED, "attacker", ATTACKER),
        on("reached", REACHED, "defender", DEFENDER),
        on("reached", REACHED, "king", KING),
        on("selected", SELECTED, "attacker", ATTACKER),
        on("selected", SELECTED, "defender", DEFENDER),
        on("selected", SELECTED, "king", KING),
        on("danger", DANGER, "king", KING),
        on("escaped", ESCAPED, "king", KING),
        on("fallen", FALLEN, "king", CAPTURED_KING),
    ]
}

/// The board with one of each kind of square.
fn board(theme: Theme) -> Scene {
    let mut scene = Scene::new(BoardSize::new(11).unwrap_or(BoardSize::MIN));
    scene.theme = theme;
    let grounds = SQUARES
        .iter()
        .filter_map(|(kind, name)| Some((square(name), Ground::from_code(kind)?)));
    scene.ground = grounds.collect();
    scene
}

/// Where a square is in the picture: what becomes other in the plainest theme if it is a throne.
fn place(at: Point) -> Rect {
    let mut scene = board(Theme::Wood);
    scene.ground.clear();
    let bare = Shot::of(&scene);
    scene.ground.push((at, Ground::Throne));
    bare.difference(&Shot::of(&scene)).unwrap_or(Rect([0; 4]))
}

/// The corner of the king's square with the sign of warning, and the opposite corner, which mirrors all but that, at
/// full size and on a phone.
pub(crate) fn alert(theme: Theme) -> Pair {
    let places = ["d6", "e6"].into_iter().flat_map(|name| {
        let at = square(name);
        let mut scene = board(theme);
        KING(&mut scene, at);
        DANGER(&mut scene, at);
        let shot = Shot::of(&scene);
        let Rect([left, top, width, height]) = place(at);
        let half = Rect([left + width / 2, top, width / 2, height / 2]);
        let across = shot.full.width() - left - width / 2;
        let other = Rect([across, top, width / 2, height / 2]);
        let mirrored = shot.mirrored();
        let [one, other] = [shot.part(half), mirrored.part(other)];
        one.pairs(other)
    });
    Pair {
        what: "the sign of warning and the crown below it",
        patches: places.collect(),
        // A quarter of a square.
        enough: Enough::OfAll(4.0 * SHARE),
        least: MEANING,
    }
}

/// All things of a theme on all grounds.
pub(crate) fn cases(theme: Theme) -> Vec<Case> {
    let grounds = SQUARES.map(|(kind, name)| (kind, square(name), place(square(name))));
    let bare = Shot::of(&board(theme));
    let mut cases = Vec::new();
    for thing in things() {
        for (kind, at, rect) in grounds {
            let ground = match thing.on {
                On::Plain if !["light", "dark"].contains(&kind) => continue,
                On::Mark(..) if kind != "light" && kind != "dark" => continue,
                On::Mark(mark, _) => mark,
                On::Plain | On::Point => kind,
            };
            let part = |puts: &[Put]| -> Patches {
                let mut scene = board(theme);
                for put in puts {
                    put(&mut scene, at);
                }
                Shot::of(&scene).part(rect)
            };
            let before = match thing.on {
                On::Mark(_, mark) => Some(mark),
                On::Plain | On::Point => thing.before,
            };
            let with = before.map_or_else(|| bare.part(rect), |put| part(&[put]));
            cases.push(Case {
                thing: thing.name,
                ground,
                bare: match thing.on {
                    On::Mark(..) => with.clone(),
                    On::Plain | On::Point => bare.part(rect),
                },
                before: with,
                after: part(&before.into_iter().chain([thing.put]).collect::<Vec<_>>()),
                share: thing.share,
                least: thing.least(kind),
                own: match thing.own {
                    Compared::Nothing => Own::All,
                    Compared::Unlike(other) => Own::Unlike(part(&[other])),
                    Compared::Like(other) => Own::Like(part(&[other])),
                },
            });
        }
    }
    cases
}
