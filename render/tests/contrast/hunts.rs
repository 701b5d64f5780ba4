//! The men of hunts and Dablot, the ranks of tafl, and chess men, on the points of the board whose points are nearest to each other.

use raichi_render::{Graph, Ground, Point, Scene, Sprite, Stroke, Theme};

use crate::measure::{Case, Enough, MEANING, Own, Pair, Patches, Rect, SHARE, Shot};

/// The grounds and marks on which the men are measured.
pub(crate) const GROUNDS: [&str; 4] = ["point", "goal", "reached", "selected"];

/// The men who play against each other, the lighter ones first.
pub(crate) const SIDES: [(Sprite, Sprite); 20] = [
    (Sprite::Goose, Sprite::Fox),
    (Sprite::Hound, Sprite::Fox),
    (Sprite::Sheep, Sprite::Fox),
    (Sprite::Rebel, Sprite::Officer),
    (Sprite::Goat, Sprite::Tiger),
    (Sprite::Leopard, Sprite::Tiger),
    (Sprite::Ox, Sprite::Tiger),
    (Sprite::Hunter, Sprite::Hare),
    (Sprite::SaamiMan, Sprite::SwedeMan),
    (Sprite::SaamiOfficer, Sprite::SwedeOfficer),
    (Sprite::SaamiSon, Sprite::SwedeSon),
    (Sprite::SaamiLeader, Sprite::SwedeLeader),
    (Sprite::DefendingCommander, Sprite::AttackingCommander),
    (Sprite::DefendingKnight, Sprite::AttackingKnight),
    (Sprite::Maharajah, Sprite::SepoyPawn),
    (Sprite::Maharajah, Sprite::SepoyKnight),
    (Sprite::Maharajah, Sprite::SepoyBishop),
    (Sprite::Maharajah, Sprite::SepoyRook),
    (Sprite::Maharajah, Sprite::SepoyQueen),
    (Sprite::Maharajah, Sprite::SepoyKing),
];

/// The soldiers of the two sides of tafl, and the king.
const ATTACKERS: [Sprite; 3] = [
    Sprite::Attacker,
    Sprite::AttackingCommander,
    Sprite::AttackingKnight,
];
const DEFENDERS: [Sprite; 4] = [
    Sprite::Defender,
    Sprite::DefendingCommander,
    Sprite::DefendingKnight,
    Sprite::King,
];

/// The ranks of the two sides of Dablot.
const SAAMI: [Sprite; 5] = [
    Sprite::SaamiMan,
    Sprite::SaamiRetreated,
    Sprite::SaamiOfficer,
    Sprite::SaamiSon,
    Sprite::SaamiLeader,
];
const SWEDES: [Sprite; 5] = [
    Sprite::SwedeMan,
    Sprite::SwedeRetreated,
    Sprite::SwedeOfficer,
    Sprite::SwedeSon,
    Sprite::SwedeLeader,
];

/// The chess men of the sepoys.
const SEPOYS: [Sprite; 6] = [
    Sprite::SepoyPawn,
    Sprite::SepoyKnight,
    Sprite::SepoyBishop,
    Sprite::SepoyRook,
    Sprite::SepoyQueen,
    Sprite::SepoyKing,
];

#[expect(clippy::expect_used, reason = "the points are written here")]
fn point(name: &str) -> Point {
    name.parse().expect("a point")
}

/// The point on which everything is measured.
fn at() -> Point {
    point("f8")
}

/// A lattice of six by seven crossings, with as much of its lines as is near the point.
#[expect(clippy::expect_used, reason = "the board is written here")]
fn board(theme: Theme, sprite: Sprite) -> Scene {
    let points = (0..13).flat_map(|rank| (0..11).map(move |file| (file, rank)));
    let points = points.filter(|(file, rank)| file % 2 == rank % 2);
    let points: Vec<Point> = points
        .filter_map(|(file, rank)| Point::new(file, rank))
        .collect();
    let lines = ["f8 e7", "f8 g7", "f8 e9", "f8 g9"];
    let lines = lines.map(|names| (names.split(' ').map(point).collect(), Stroke::Plain));
    let graph = Graph::on_grid(&points, lines.into()).expect("a board");
    let mut scene = Scene::new(graph);
    scene.theme = theme;
    // A man far away, so that all pictures have the same palette.
    scene.men = vec![(point("a1"), sprite)];
    scene
}

fn shot(theme: Theme, sprite: Sprite, put: impl FnOnce(&mut Scene)) -> Shot {
    let mut scene = board(theme, sprite);
    put(&mut scene);
    Shot::of(&scene)
}

/// Where the point is in the picture.
fn place() -> Rect {
    let bare = shot(Theme::Wood, Sprite::Fox, |_| ());
    let disc = shot(Theme::Wood, Sprite::Fox, |scene| {
        scene.ground.push((at(), Ground::Throne));
    });
    bare.difference(&disc).unwrap_or(Rect([0; 4]))
}

fn on(ground: &str, scene: &mut Scene) {
    match ground {
        "goal" => scene.ground.push((at(), Ground::Goal)),
        "reached" => scene.marks.last_move = vec![point("a1"), at()],
        "selected" => scene.marks.selected = vec![at()],
        "throne" => scene.ground.push((at(), Ground::Throne)),
        _ => (),
    }
}

/// A man on a ground.
fn case(theme: Theme, rect: Rect, sprite: Sprite, ground: &'static str) -> Case {
    let bare = shot(theme, sprite, |scene| on(ground, scene)).part(rect);
    let after = shot(theme, sprite, |scene| {
        on(ground, scene);
        scene.men.push((at(), sprite));
    });
    Case {
        thing: sprite.code(),
        ground,
        before: bare.clone(),
        bare,
        after: after.part(rect),
        own: Own::All,
        share: SHARE,
        least: MEANING,
    }
}

/// A captured man, by what distinguishes him from one of the other side.
fn captured(theme: Theme, rect: Rect, (own, other): (Sprite, Sprite)) -> Case {
    let ghost = |sprite: Option<Sprite>| -> Patches {
        let shot = shot(theme, own, |scene| {
            let captured = sprite.map(|sprite| (at(), sprite));
            scene.marks.captured.extend(captured);
        });
        shot.part(rect)
    };
    Case {
        thing: own.code(),
        ground: "captured",
        bare: ghost(None),
        before: ghost(None),
        after: ghost(Some(own)),
        own: Own::Unlike(ghost(Some(other))),
        share: SHARE,
        least: MEANING,
    }
}

/// All men on all grounds, and captured.
pub(crate) fn cases(theme: Theme) -> Vec<Case> {
    let rect = place();
    let men = Sprite::ALL.into_iter().skip(3);
    let men = men.flat_map(|sprite| GROUNDS.map(|ground| case(theme, rect, sprite, ground)));
    let mut cases: Vec<Case> = men.collect();
    // The goal itself, and the captured men.
    let bare = shot(theme, Sprite::Fox, |_| ()).part(rect);
    cases.push(Case {
        thing: "goal",
        ground: "point",
        before: bare.clone(),
        bare,
        after: shot(theme, Sprite::Fox, |scene| on("goal", scene)).part(rect),
        own: Own::All,
        share: SHARE,
        least: MEANING,
    });
    for (light, dark) in SIDES {
        cases.push(captured(theme, rect, (light, dark)));
        cases.push(captured(theme, rect, (dark, light)));
    }
    cases
}

/// A man on the bare point and on a dark disc, which tell which pixels are his own.
pub(crate) fn alone(theme: Theme, sprite: Sprite) -> [Case; 2] {
    let rect = place();
    ["point", "throne"].map(|ground| case(theme, rect, sprite, ground))
}

/// The ranks of each side, each compared with all others at the width of a phone.
pub(crate) fn ranks(theme: Theme) -> Vec<Pair> {
    let rect = place();
    let side = |what, sprites: &[Sprite]| {
        let after = |sprite: &Sprite| case(theme, rect, *sprite, "point").after;
        let parts: Vec<_> = sprites.iter().map(after).collect();
        let pairs = (1..parts.len()).flat_map(|at| (0..at).map(move |before| (before, at)));
        let patches = pairs.flat_map(|(one, other)| parts[one].clone().pairs(parts[other].clone()));
        Pair {
            what,
            patches: patches.collect(),
            enough: Enough::OfAll(SHARE),
            least: MEANING,
        }
    };
    vec![
        side("the ranks of the Saami", &SAAMI),
        side("the ranks of the Swedes", &SWEDES),
        side("the ranks of the attackers", &ATTACKERS),
        side("the ranks of the defenders", &DEFENDERS),
        side("the men of the sepoys", &SEPOYS),
    ]
}
