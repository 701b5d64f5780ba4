//! The coordinates, and the strip below the board.

use raichi_render::{BoardSize, Field, Half, Rotation, Scene, Sign, Sprite, Status, Strip, Theme};

use crate::measure::{Case, Enough, MEANING, Own, Pair, Rect, SHARE, Shot, WRITING};

/// A strip with so many captured men of each side.
fn scene(theme: Theme, status: Status, count: u8) -> Scene {
    let mut scene = Scene::new(BoardSize::new(11).unwrap_or(BoardSize::MIN));
    scene.theme = theme;
    let field = |emblem, captured| Field {
        emblem,
        captured: vec![(captured, count)],
        in_hand: Vec::new(),
    };
    scene.strip = Some(Strip {
        status,
        number: None,
        actions_left: None,
        left: field(Sprite::Attacker, Sprite::Defender),
        right: field(Sprite::King, Sprite::Attacker),
    });
    scene
}

const fn opposite(half: Half) -> Half {
    match half {
        Half::Left => Half::Right,
        Half::Right => Half::Left,
    }
}

/// The part of the strip in which a field is.
fn field(half: Half, shot: &Shot) -> Rect {
    let (width, height) = shot.full.dimensions();
    let wide = width / 2 - width / 16;
    let left = match half {
        Half::Left => 0,
        Half::Right => width - wide,
    };
    Rect([left, width, wide, height - width])
}

/// A captured man of each side on the field in the shade and in the light.
pub(crate) fn men(theme: Theme) -> Vec<Case> {
    let mut cases = Vec::new();
    for (taker, ground) in Half::ALL
        .into_iter()
        .flat_map(|taker| [(taker, "shade"), (taker, "light")])
    {
        let turn = if ground == "light" {
            taker
        } else {
            opposite(taker)
        };
        let shot = |captured| Shot::of(&scene(theme, Status::Turn(turn), captured));
        let (bare, after) = (shot(0), shot(1));
        let Some(rect) = man(taker, &bare, &after) else {
            continue;
        };
        cases.push(Case {
            thing: match taker {
                Half::Left => "captured defender",
                Half::Right => "captured attacker",
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
fn man(taker: Half, bare: &Shot, after: &Shot) -> Option<Rect> {
    let Rect([left, top, width, height]) = field(taker, bare);
    let column = |x: u32| Rect([x, top, 1, height]);
    let changed = |x: &u32| bare.patch(column(*x)) != after.patch(column(*x));
    let mut columns: Vec<u32> = (left..left + width).collect();
    if taker == Half::Right {
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
    let turn = |half, count| Shot::of(&scene(theme, Status::Turn(half), count));
    let end = |status| Shot::of(&scene(theme, status, 0));
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
    let mut turned = scene(theme, Status::Drawn, 0);
    turned.rotation = Rotation::HalfTurn;
    let (draw, turned) = (end(Status::Drawn), Shot::of(&turned));
    let (width, height) = draw.full.dimensions();
    let board = Rect([0, 0, width, width]);

    // Two numbers of the same width, so that nothing else moves.
    let counts = Half::ALL.map(|half| (half, turn(half, 41), turn(half, 14)));
    let count = |lit| {
        let fields = counts.iter().map(|(half, one, other)| {
            let half = if lit { *half } else { opposite(*half) };
            pair(one, other, field(half, one))
        });
        fields.collect()
    };

    let left = turn(Half::Left, 0);
    let right = turn(Half::Right, 0);
    let fields = Half::ALL.map(|half| pair(&left, &right, field(half, &draw)));
    let boss = Rect([width / 2 - width / 20, width, width / 10, height - width]);
    let boss = |one, other| vec![pair(one, other, boss)];
    let crown = end(Status::Won(Half::Right, Sign::Crown));
    let axes = end(Status::Won(Half::Left, Sign::Axes));
    let number = |number| {
        let mut scene = scene(theme, Status::Drawn, 0);
        if let Some(strip) = &mut scene.strip {
            strip.number = Some(number);
        }
        Shot::of(&scene)
    };
    let (one, other) = (number(141), number(114));
    let strip = Rect([0, width, width, height - width]);
    vec![
        written("the number of the move", vec![pair(&one, &other, strip)]),
        written("coordinates", vec![pair(&draw, &turned, board)]),
        written("counts in the shade", count(false)),
        written("counts in the light", count(true)),
        drawn("a field in the light and in the shade", fields.to_vec()),
        drawn("the two ways of the pointer", boss(&left, &right)),
        drawn("crown and axes", boss(&crown, &axes)),
        drawn("crown and the sign of a draw", boss(&crown, &draw)),
    ]
}
