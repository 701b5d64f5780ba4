//! The coordinates, and the strip below the board.

use raichi_render::{BoardSize, Captured, Scene, Status, Strip, Theme};
use raichi_rules::tafl::Side;

use crate::measure::{Case, Enough, MEANING, Own, Pair, Rect, SHARE, Shot, WRITING};

fn scene(theme: Theme, status: Status, captured: Captured) -> Scene {
    let mut scene = Scene::new(BoardSize::new(11).unwrap_or(BoardSize::MIN));
    scene.theme = theme;
    scene.strip = Some(Strip { status, captured });
    scene
}

const fn each(count: u8) -> Captured {
    Captured {
        attackers: count,
        defenders: count,
    }
}

/// The parts of the strip in which there is the attackers' field, and the defenders'.
fn field(side: Side, shot: &Shot) -> Rect {
    let (width, height) = shot.full.size;
    let half = width / 2 - width / 16;
    let left = match side {
        Side::Attackers => 0,
        Side::Defenders => width - half,
    };
    Rect([left, width, half, height - width])
}

/// A captured man of each side on the field in the shade and in the light.
pub(crate) fn men(theme: Theme) -> Vec<Case> {
    let mut cases = Vec::new();
    for (taker, ground) in Side::ALL
        .into_iter()
        .flat_map(|taker| [(taker, "shade"), (taker, "light")])
    {
        let turn = if ground == "light" {
            taker
        } else {
            taker.opponent()
        };
        let shot = |captured| Shot::of(&scene(theme, Status::Turn(turn), captured));
        let (bare, after) = (shot(each(0)), shot(each(1)));
        let Some(rect) = man(taker, &bare, &after) else {
            continue;
        };
        cases.push(Case {
            thing: match taker {
                Side::Attackers => "captured defender",
                Side::Defenders => "captured attacker",
            },
            ground,
            bare: bare.part(rect),
            before: bare.part(rect),
            after: after.part(rect),
            own: Own::All,
            share: SHARE,
            least: MEANING,
        });
    }
    cases
}

/// Where the one man in a field is: the outermost columns that he changes, up to the space between
/// him and the number.
fn man(taker: Side, bare: &Shot, after: &Shot) -> Option<Rect> {
    let Rect([left, top, width, height]) = field(taker, bare);
    let column = |x: u32| Rect([x, top, 1, height]);
    let changed = |x: &u32| bare.patch(column(*x)) != after.patch(column(*x));
    let mut columns: Vec<u32> = (left..left + width).collect();
    if taker == Side::Defenders {
        columns.reverse();
    }
    let man = columns
        .into_iter()
        .skip_while(|x| !changed(x))
        .take_while(changed);
    let man: Vec<u32> = man.collect();
    let first = *man.iter().min()?;
    Some(Rect([first, top, man.len() as u32, height]))
}

/// What is written, and signs that have to be told from each other.
pub(crate) fn signs(theme: Theme) -> Vec<Pair> {
    let turn = |side, count| Shot::of(&scene(theme, Status::Turn(side), each(count)));
    let end = |status| Shot::of(&scene(theme, status, each(0)));
    // Of what is written half the pixels may be edges, in which ink and ground are mixed.
    let written = |what, patches| Pair {
        what,
        patches,
        enough: Enough::OfDifferent(0.5),
        least: WRITING,
    };
    let drawn = |what, patches| Pair {
        what,
        patches,
        enough: Enough::OfAll(SHARE),
        least: MEANING,
    };
    let pair = |one: &Shot, other: &Shot, rect| (one.patch(rect), other.patch(rect));

    // The board turned by half has other letters and numbers in the same places.
    let mut turned = scene(theme, Status::Drawn, each(0));
    turned.bottom = turned.bottom.opponent();
    let (draw, turned) = (end(Status::Drawn), Shot::of(&turned));
    let (width, height) = draw.full.size;
    let board = Rect([0, 0, width, width]);

    // Two numbers of the same width, so that nothing else moves.
    let counts = Side::ALL.map(|side| (side, turn(side, 41), turn(side, 14)));
    let count = |lit| {
        let fields = counts.iter().map(|(side, one, other)| {
            let side = if lit { *side } else { side.opponent() };
            pair(one, other, field(side, one))
        });
        fields.collect()
    };

    let attackers = turn(Side::Attackers, 0);
    let defenders = turn(Side::Defenders, 0);
    let fields = Side::ALL.map(|side| pair(&attackers, &defenders, field(side, &draw)));
    let boss = Rect([width / 2 - width / 20, width, width / 10, height - width]);
    let boss = |one, other| vec![pair(one, other, boss)];
    let crown = end(Status::Won(Side::Defenders));
    let axes = end(Status::Won(Side::Attackers));
    vec![
        written("coordinates", vec![pair(&draw, &turned, board)]),
        written("counts in the shade", count(false)),
        written("counts in the light", count(true)),
        drawn("a field in the light and in the shade", fields.to_vec()),
        drawn("the two ways of the pointer", boss(&attackers, &defenders)),
        drawn("crown and axes", boss(&crown, &axes)),
        drawn("crown and the sign of a draw", boss(&crown, &draw)),
    ]
}
