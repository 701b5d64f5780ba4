//! Scenes to look at, to compare and to measure.

mod boards;
mod chess;
mod hunts;

use raichi_render::{
    BoardSize, Field, Finish, Ground, Half, Line, Point, Rotation, Scene, Sign, Sprite, Status,
    Strip, Theme,
};

const NORSE: &str = "3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3";
const TABLUT: &str = "3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3";
const BRANDUBH: &str = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3";
const TAWLBWRDD: &str = "4ttt4/4t1t4/5t5/5T5/tt2TTT2tt/t1tTTKTTt1t/tt2TTT2tt/5T5/5t5/4t1t4/4ttt4";
const PARLETT: &str = "4ttttt4/6t6/13/6T6/t5T5t/t5T5t/tt1TTTKTTT1tt/t5T5t/t5T5t/6T6/13/6t6/4ttttt4";
const BERSERK: &str = "3ttttt3/5c5/11/t4T4t/t3NTT3t/tc1TTKTT1ct/t3TTT3t/t4T4t/11/5c5/3ttttt3";
const TYR: &str = "t2t3t3t2t/15/2t2t3t2t2/t2t2t1t2t2t/4T2T2T4/2t3T1T3t2/3t1T1T1T1t3/t3T1TKT1T3t/\
                   3t1T1T1T1t3/2t3T1T3t2/4T2T2T4/t2t2t1t2t2t/2t2t3t2t2/15/t2t3t3t2t";
const SHIELDWALL: &str = "2tTTT5/3ttt5/11/4T4T1/t8tt/t2T1K1T2t/t3T1t3t/3T2T4/5T5/1t3t5/3t2t1t2";
const ALEA: &str = "2t2t7t2t2/19/t4t7t4t/7t1t1t7/6t1T1T1t6/t1t2t7t2t1t/4t4T4t4/3t4T1T4t3/\
                    4T2T1T1T2T4/3t2T1TKT1T2t3/4T2T1T1T2T4/3t4T1T4t3/4t4T4t4/t1t2t7t2t1t/\
                    6t1T1T1t6/7t1t1t7/t4t7t4t/19/2t2t7t2t2";

/// What a misspelt square becomes; the pictures show it.
const A1: Point = match Point::new(0, 0) {
    Some(square) => square,
    None => unreachable!(),
};

/// The point of that name.
pub(crate) fn square(name: &str) -> Point {
    name.parse().unwrap_or(A1)
}

/// The squares of those names.
pub(crate) fn squares(names: &str) -> Vec<Point> {
    names.split_whitespace().map(square).collect()
}

/// The line between two squares, written `a1-a4`.
pub(crate) fn line(text: &str) -> Line {
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    Line {
        from: square(from),
        to: square(to),
    }
}

/// A board with the pieces of a position string, whose squares are marked as those of the start.
pub(crate) fn board(position: &str) -> Scene {
    let ranks: Vec<&str> = position.split('/').collect();
    let size = u8::try_from(ranks.len()).unwrap_or(u8::MAX);
    let mut scene = Scene::new(BoardSize::new(size).unwrap_or(BoardSize::MIN));
    for (rank, text) in (0..size).rev().zip(ranks) {
        let (mut file, mut empty) = (0, 0);
        for letter in text.chars() {
            if let Some(digit) = letter.to_digit(10) {
                empty = empty * 10 + digit as u8;
                continue;
            }
            file += empty;
            empty = 0;
            let place = Point::new(file, rank).zip(man(letter));
            scene.men.extend(place);
            file += 1;
        }
    }
    let starts = scene.men.iter().map(|(point, _)| (*point, Ground::Start));
    scene.ground = starts.collect();
    scene
}

/// The man with that letter.
pub(crate) const fn man(letter: char) -> Option<Sprite> {
    Some(match letter {
        't' => Sprite::Attacker,
        'T' => Sprite::Defender,
        'K' => Sprite::King,
        'c' => Sprite::AttackingCommander,
        'n' => Sprite::AttackingKnight,
        'C' => Sprite::DefendingCommander,
        'N' => Sprite::DefendingKnight,
        _ => return None,
    })
}

/// Gives points of those names a look.
pub(crate) fn ground(scene: &mut Scene, names: &str, ground: Ground) {
    let points = squares(names).into_iter();
    scene.ground.extend(points.map(|point| (point, ground)));
}

/// Moves a piece, as a player would.
fn moved(scene: &mut Scene, text: &str) {
    let line = line(text);
    for (square, _) in &mut scene.men {
        if *square == line.from {
            *square = line.to;
        }
    }
    scene.marks.last_move = vec![line.from, line.to];
}

fn captured(scene: &mut Scene, names: &str) {
    for square in squares(names) {
        if let Some(index) = scene.men.iter().position(|(at, _)| *at == square) {
            scene.marks.captured.push(scene.men.swap_remove(index));
        }
    }
}

/// The strip of tafl: the attackers at the left, the defenders and their king at the right, and how many of each
/// were captured.
pub(crate) fn strip(status: Status, attackers: u8, defenders: u8) -> Option<Strip> {
    Some(Strip {
        status,
        number: None,
        actions_left: None,
        left: Field {
            emblem: Sprite::Attacker,
            captured: vec![(Sprite::Defender, defenders)],
            in_hand: Vec::new(),
        },
        right: Field {
            emblem: Sprite::King,
            captured: vec![(Sprite::Attacker, attackers)],
            in_hand: Vec::new(),
        },
    })
}

fn norse() -> Scene {
    let mut scene = board(NORSE);
    ground(&mut scene, "f6", Ground::Throne);
    ground(&mut scene, "a1 k1 a11 k11", Ground::Corner);
    scene
}

/// The first picture of a game.
pub(crate) fn start() -> Scene {
    let mut scene = norse();
    scene.strip = strip(Status::Turn(Half::Left), 0, 0);
    scene
}

/// A capture by the attackers with the king in danger.
pub(crate) fn danger() -> Scene {
    let mut scene = norse();
    moved(&mut scene, "f2-c2");
    moved(&mut scene, "f6-f9");
    moved(&mut scene, "f4-i4");
    moved(&mut scene, "e11-e9");
    moved(&mut scene, "k8-h8");
    captured(&mut scene, "g6");
    scene.marks.danger = Some(square("f9"));
    scene.marks.threats = vec![line("g11-g9")];
    scene.strip = strip(Status::Turn(Half::Right), 2, 5);
    scene
}

/// The king has two ways out.
pub(crate) fn tuichi() -> Scene {
    let mut scene = norse();
    captured(&mut scene, "d11 a8 f10");
    scene.marks.captured.truncate(1);
    moved(&mut scene, "f6-c8");
    moved(&mut scene, "f8-f10");
    moved(&mut scene, "c8-c11");
    scene.marks.open_lines = vec![line("c11-a11")];
    moved(&mut scene, "e5-b5");
    scene.marks.open_lines.push(line("c11-c2"));
    scene.strip = strip(Status::Turn(Half::Left), 14, 3);
    scene
}

/// The moves of a king, over his throne and to a corner.
pub(crate) fn moves() -> Scene {
    let mut scene = norse();
    captured(&mut scene, "d11 e11 e7 e6 d6");
    scene.marks.captured.clear();
    moved(&mut scene, "f6-e6");
    moved(&mut scene, "e6-e11");
    scene.marks.last_move.clear();
    scene.marks.selected = vec![square("e11")];
    scene.marks.targets = squares("a11 b11 c11 d11 e10 e9 e8 e7 e6");
    scene
}

/// The king has escaped, seen from the defenders' side.
pub(crate) fn escaped() -> Scene {
    let mut scene = norse();
    scene.rotation = Rotation::HalfTurn;
    captured(&mut scene, "d11 e11 f11 f10");
    scene.marks.captured.clear();
    moved(&mut scene, "f6-f11");
    moved(&mut scene, "f11-a11");
    scene.marks.finish = Some(Finish {
        point: square("a11"),
        sign: Sign::Crown,
    });
    scene.strip = strip(Status::Won(Half::Right, Sign::Crown), 9, 6);
    scene
}

/// Three men at once, between wall and edge.
fn shieldwall() -> Scene {
    let mut scene = board(SHIELDWALL);
    scene.ground.clear();
    ground(&mut scene, "f6", Ground::Throne);
    ground(&mut scene, "a1 k1 a11 k11", Ground::Corner);
    moved(&mut scene, "g5-g11");
    captured(&mut scene, "d11 e11 f11");
    scene.strip = strip(Status::Turn(Half::Right), 6, 7);
    scene
}

/// The king has one way out.
fn raichi() -> Scene {
    let mut scene = norse();
    captured(&mut scene, "h6 g1 h1");
    scene.marks.captured.clear();
    moved(&mut scene, "f6-h6");
    moved(&mut scene, "a8-c8");
    moved(&mut scene, "h6-h1");
    scene.marks.open_lines = vec![line("h1-k1")];
    scene.strip = strip(Status::Turn(Half::Left), 2, 1);
    scene
}

/// The king is captured.
pub(crate) fn caught() -> Scene {
    let mut scene = board(BRANDUBH);
    ground(&mut scene, "d4", Ground::Throne);
    ground(&mut scene, "a1 a7 g1 g7", Ground::Corner);
    captured(&mut scene, "d4 d3");
    scene.marks.captured.truncate(1);
    moved(&mut scene, "d2-d3");
    moved(&mut scene, "d5-b5");
    moved(&mut scene, "d6-d5");
    scene.marks.finish = Some(Finish {
        point: square("d4"),
        sign: Sign::Axes,
    });
    scene.strip = strip(Status::Won(Half::Left, Sign::Axes), 2, 2);
    scene
}

/// Commanders and knights of both sides. A knight has captured three men in one move, two of them by leaping over them.
pub(crate) fn ranks() -> Scene {
    let mut scene = board(BERSERK);
    ground(&mut scene, "f6", Ground::Throne);
    ground(&mut scene, "a1 k1 a11 k11", Ground::Corner);
    scene.men.extend([
        (square("h9"), Sprite::AttackingKnight),
        (square("h7"), Sprite::DefendingCommander),
    ]);
    moved(&mut scene, "e7-c5");
    captured(&mut scene, "f10");
    let leapt = ["d10", "c6"].map(|name| (square(name), Sprite::Attacker));
    scene.marks.captured.extend(leapt);
    scene.marks.last_move = squares("e7 e10 c10 c7 c5");
    scene.marks.leaps = vec![line("e10-c10"), line("c7-c5")];
    scene.strip = strip(Status::Turn(Half::Left), 2, 0);
    if let Some(strip) = &mut scene.strip {
        strip.right.captured.push((Sprite::AttackingCommander, 1));
    }
    scene
}

/// The same ranks on the largest board that has them.
pub(crate) fn ranks_on_15() -> Scene {
    let mut scene = board(TYR);
    ground(&mut scene, "h8", Ground::Throne);
    for (name, sprite) in [
        ("d11", Sprite::AttackingCommander),
        ("l11", Sprite::AttackingKnight),
        ("d5", Sprite::DefendingCommander),
        ("n5", Sprite::DefendingKnight),
    ] {
        scene.men.push((square(name), sprite));
    }
    moved(&mut scene, "n5-n9");
    scene.marks.last_move = squares("n5 n7 n9");
    scene.men.push((square("n8"), Sprite::Attacker));
    scene.marks.leaps = vec![line("n7-n9")];
    scene.strip = strip(Status::Turn(Half::Left), 1, 0);
    scene
}

/// A board with camps, one step to the side.
pub(crate) fn camps() -> Scene {
    let mut scene = board(TABLUT);
    ground(&mut scene, "e5", Ground::Throne);
    ground(
        &mut scene,
        "d1 e1 f1 e2 d9 e9 f9 e8 a4 a5 a6 b5 i4 i5 i6 h5",
        Ground::Camp,
    );
    moved(&mut scene, "d9-c9");
    scene.strip = strip(Status::Turn(Half::Right), 1, 0);
    scene
}

/// A board without special squares; the game is drawn.
pub(crate) fn drawn() -> Scene {
    let mut scene = board(TAWLBWRDD);
    moved(&mut scene, "e11-b11");
    moved(&mut scene, "d6-d2");
    scene.strip = strip(Status::Drawn, 0, 1);
    scene
}

/// The largest board in the narrow picture.
pub(crate) fn parlett() -> Scene {
    let mut scene = board(PARLETT);
    ground(&mut scene, "g7", Ground::Throne);
    ground(&mut scene, "a1 m1 a13 m13", Ground::Corner);
    moved(&mut scene, "g12-k12");
    scene.strip = strip(Status::Turn(Half::Right), 0, 1);
    scene
}

/// The largest board of all, with every kind of mark.
pub(crate) fn alea() -> Scene {
    let mut scene = board(ALEA);
    ground(&mut scene, "j10", Ground::Throne);
    ground(
        &mut scene,
        "a1 b1 a2 b2 r1 s1 r2 s2 a18 b18 a19 b19 r18 s18 r19 s19",
        Ground::Corner,
    );
    captured(&mut scene, "j13 i15 f17");
    moved(&mut scene, "j10-j18");
    scene.marks.open_lines = vec![line("j18-r18"), line("j18-b18")];
    scene.marks.danger = Some(square("j18"));
    scene.marks.threats = vec![line("n17-j17")];
    moved(&mut scene, "l16-l13");
    scene.strip = strip(Status::Turn(Half::Right), 31, 18);
    scene
}

/// The king in danger from two sides at the edge of a small board, and how many moves have been made.
pub(crate) fn threats() -> Scene {
    let mut scene = board(BRANDUBH);
    ground(&mut scene, "d4", Ground::Throne);
    ground(&mut scene, "a1 a7 g1 g7", Ground::Corner);
    captured(&mut scene, "d7 d6 d5 a4 b4");
    scene.marks.captured.clear();
    moved(&mut scene, "d4-d7");
    moved(&mut scene, "g4-g6");
    moved(&mut scene, "f4-f6");
    moved(&mut scene, "f6-f7");
    scene.men.push((square("c5"), Sprite::Attacker));
    moved(&mut scene, "c5-c6");
    scene.marks.danger = Some(square("d7"));
    scene.marks.threats = vec![line("c6-c7"), line("c6-d6")];
    scene.strip = strip(Status::Turn(Half::Right), 3, 1);
    if let Some(strip) = &mut scene.strip {
        strip.number = Some(128);
    }
    scene
}

/// All marks on one board.
pub(crate) fn everything() -> Scene {
    let mut scene = danger();
    scene.marks.open_lines = vec![line("f9-a9"), line("f9-k9")];
    scene.marks.selected = vec![square("e7")];
    scene.marks.targets = squares("d7 c7 b7 e8");
    scene.marks.captured.push((square("c5"), Sprite::Attacker));
    scene.strip = strip(Status::Turn(Half::Left), 9, 7);
    scene
}

/// The same scene in another theme.
pub(crate) fn in_theme(mut scene: Scene, theme: Theme) -> Scene {
    scene.theme = theme;
    scene
}

/// The same scene from the other side.
fn turned(mut scene: Scene) -> Scene {
    scene.rotation = Rotation::HalfTurn;
    scene
}

/// All scenes, by name.
pub(crate) fn all() -> Vec<(&'static str, Scene)> {
    let stone = |scene| in_theme(scene, Theme::Stone);
    let contrast = |scene| in_theme(scene, Theme::HighContrast);
    let mut all = vec![
        ("start", start()),
        ("danger", danger()),
        ("threats", threats()),
        ("tuichi", tuichi()),
        ("moves", moves()),
        ("shieldwall", shieldwall()),
        ("escaped", escaped()),
        ("caught", caught()),
        ("camps", camps()),
        ("ranks", ranks()),
        ("ranks-on-15", ranks_on_15()),
        ("drawn", drawn()),
        ("parlett", parlett()),
        ("alea", alea()),
        ("everything", everything()),
        ("stone", stone(everything())),
        ("stone-raichi", stone(turned(raichi()))),
        ("stone-threats", stone(threats())),
        ("stone-camps", stone(camps())),
        ("stone-ranks", stone(turned(ranks()))),
        ("stone-caught", stone(caught())),
        ("stone-alea", stone(alea())),
        ("contrast", contrast(everything())),
        ("contrast-danger", contrast(turned(danger()))),
        ("contrast-threats", contrast(threats())),
        ("contrast-tuichi", contrast(tuichi())),
        ("contrast-camps", contrast(camps())),
        ("contrast-ranks", contrast(ranks())),
        ("contrast-ranks-on-15", contrast(ranks_on_15())),
        ("contrast-escaped", contrast(escaped())),
        ("contrast-caught", contrast(caught())),
        ("contrast-drawn", contrast(drawn())),
        ("contrast-alea", contrast(alea())),
    ];
    all.extend(boards::all());
    all.extend(hunts::all());
    all.extend(chess::all());
    all.extend([
        ("stone-points", stone(boards::marks())),
        ("contrast-points", contrast(boards::marks())),
        ("contrast-points-chain", contrast(boards::chain())),
        ("stone-hunt-geese", stone(hunts::geese())),
        ("stone-hunt-goats", stone(hunts::goats())),
        ("stone-dablot-ranks", stone(hunts::ranks())),
        ("contrast-hunt-geese", contrast(hunts::geese())),
        ("contrast-hunt-goats", contrast(hunts::goats())),
        ("contrast-dablot-ranks", contrast(hunts::ranks())),
        ("contrast-dablot-start", contrast(hunts::dablot())),
        ("stone-chess-start", stone(chess::start())),
        ("stone-chess-check", stone(chess::check())),
        ("contrast-chess-start", contrast(chess::start())),
        ("contrast-chess-check", contrast(chess::check())),
    ]);
    all
}
