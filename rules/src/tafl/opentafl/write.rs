use std::fmt;

use crate::tafl::{
    Armed, Chain, ClassSet, Custody, Escape, Forbid, Immobilised, KingCapture, KingJump, NoMoves,
    Piece, Rank, Repetition, RepetitionResult, Rule, Rules, Ruleset, Shieldwall, Side, SpecialKind,
    Square, Stay, opentafl::letters, preset::COPENHAGEN,
};

/// The rules of a ruleset that OpenTafl's notation cannot express; at least one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Inexpressible(pub Vec<&'static Rule>);

impl fmt::Display for Inexpressible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("OpenTafl's notation has no words for what these rules say: ")?;
        for (at, rule) in self.0.iter().enumerate() {
            write!(f, "{}{}", if at == 0 { "" } else { ", " }, rule.id())?;
        }
        Ok(())
    }
}

impl std::error::Error for Inexpressible {}

/// Writes a ruleset in OpenTafl's notation, on one line. Default values are left out.
///
/// # Errors
///
/// If there are rules that it cannot express: all of them.
pub fn write_rules(ruleset: &Ruleset) -> Result<String, Inexpressible> {
    let rules = ruleset.rules();
    let lacking = lacking(rules);
    if !lacking.is_empty() {
        return Err(Inexpressible(lacking));
    }
    let mut words = Words(vec![
        format!("dim:{}", ruleset.size()),
        format!("name:{}", ruleset.title().replace([' ', ':'], "_")),
    ]);
    words.add(
        "esc",
        if rules.escape == Escape::Corner {
            "c"
        } else {
            "e"
        },
        "c",
    );
    words.flag("surf", rules.enclosure_wins, true);
    words.add(
        "atkf",
        if rules.starts == Side::Attackers {
            "y"
        } else {
            "n"
        },
        "",
    );
    words.add("tfr", threefold(rules.repetition).unwrap_or_default(), "d");
    words.add("ka", armed(rules.king.armed), "y");
    words.add("ks", strength(rules.king.capture), "s");
    let (corner, throne) = (
        squares(ruleset, SpecialKind::Corner),
        squares(ruleset, SpecialKind::Throne),
    );
    if !rules.corners.present || rules.corners.width > 1 {
        words.add("cor", &corner, "default");
    }
    if !rules.throne.present {
        words.add("cen", &throne, "default");
    }
    // Those on corners or on the throne are none.
    let camps = squares(ruleset, SpecialKind::Camp);
    words.add("afor", &camps, "");
    words.add("spd", &speeds(rules), "-1");
    if rules.corners.present {
        words.classes("corp", rules.corners.cross, ClassSet::KING);
        words.classes("cors", rules.corners.stop, ClassSet::KING);
        words.classes("corh", rules.corners.hostile, ClassSet::ALL);
    }
    if rules.throne.present {
        words.classes("cenp", rules.throne.cross, ClassSet::ALL);
        words.classes("cens", rules.throne.stop, ClassSet::KING);
        // An occupied throne counts as its piece, and not as a throne.
        words.add("cenh", "", "tcnk");
        words.classes("cenhe", rules.throne.hostile, ClassSet::ALL);
    }
    if !camps.is_empty() {
        let at_home = rules.camps.stay == Stay::Any;
        let stop = rules.camps.stop;
        words.classes("aforp", rules.camps.cross, ClassSet::ALL);
        words.classes(
            "afors",
            if at_home {
                stop.with(Piece::Attacker)
            } else {
                stop
            },
            ClassSet::ALL,
        );
        words.classes("aforh", rules.camps.hostile, ClassSet::DEFENDERS);
        words.classes(
            "aforre",
            if at_home {
                ClassSet::DEFENDERS
            } else {
                ClassSet::ALL
            },
            ClassSet::ALL,
        );
    }
    words.flag("swf", rules.shieldwall != Shieldwall::Any, true);
    let wall = if rules.shieldwall == Shieldwall::No {
        "n"
    } else {
        "s"
    };
    words.add("sw", wall, "n");
    words.add("kj", jump(rules.king.jump), "n");
    for (key, rank, own, default) in [
        (
            "cj",
            Rank::Commander,
            rules.commander.jump,
            COPENHAGEN.commander.jump,
        ),
        (
            "nj",
            Rank::Knight,
            rules.knight.jump,
            COPENHAGEN.knight.jump,
        ),
    ] {
        if !rules.setup.ranked(rank).is_empty() {
            words.add(key, jump(own.into()), jump(default.into()));
        }
    }
    words.add(
        "ber",
        if rules.chain == Chain::None { "n" } else { "c" },
        "n",
    );
    words.flag("efe", rules.exit_fort, false);
    // Its first row is rank 1.
    let setup = rules.setup.to_string();
    let rows: Vec<_> = setup.rsplit('/').collect();
    words.0.push(format!("start:/{}/", rows.join("/")));
    Ok(words.0.join(" "))
}

/// The entries of a rules record.
struct Words(Vec<String>);

impl Words {
    fn add(&mut self, key: &str, value: &str, default: &str) {
        if value != default {
            self.0.push(format!("{key}:{value}"));
        }
    }

    fn flag(&mut self, key: &str, value: bool, default: bool) {
        if value != default {
            self.0
                .push(format!("{key}:{}", if value { "y" } else { "n" }));
        }
    }

    fn classes(&mut self, key: &str, value: ClassSet, default: ClassSet) {
        self.add(key, &letters(value), &letters(default));
    }
}

/// The rules that cannot be expressed.
fn lacking(rules: &Rules) -> Vec<&'static Rule> {
    let camps = rules.camps;
    let has = |rank| !rules.setup.ranked(rank).is_empty();
    let attack = |rank| {
        let attackers = rules.setup.squares_of(Piece::Attacker);
        let ranked = rules.setup.ranked(rank);
        ranked.iter().any(|at| attackers.contains(at))
    };
    [
        ("escape", rules.escape == Escape::SafeEdge),
        (
            "camps.stay",
            !camps.squares.is_empty()
                && (camps.stay == Stay::Own
                    || camps.stay == Stay::Any && camps.stop.contains(Piece::Attacker)),
        ),
        (
            "king.capture",
            rules.king.capture == KingCapture::FourOnThrone,
        ),
        (
            "throne.hostile_occupied",
            rules.throne.present && !rules.throne.hostile_occupied.is_empty(),
        ),
        (
            "camps.hostile_occupied",
            !camps.squares.is_empty() && !camps.hostile_occupied.is_empty(),
        ),
        ("camps.blunt", !camps.blunt.is_empty()),
        ("edge.hostile", !rules.edge.hostile.is_empty()),
        (
            "commander.pierce",
            attack(Rank::Commander) && !rules.commander.pierce,
        ),
        ("knight.pierce", attack(Rank::Knight) && rules.knight.pierce),
        (
            "corners.pierce",
            rules.corners.present
                && rules.corners.pierce != has(Rank::Commander)
                && (attack(Rank::Commander) || attack(Rank::Knight)),
        ),
        ("chain", rules.chain == Chain::May),
        ("custody", rules.custody == Custody::Strict),
        ("linnaean", rules.linnaean),
        ("immobilised", rules.immobilised != Immobilised::None),
        ("attackers_lose_at", rules.attackers_lose_at != Some(0)),
        (
            "repetition.count",
            ![0, 3].contains(&rules.repetition.count),
        ),
        (
            "repetition.result",
            threefold(Repetition {
                count: 3,
                ..rules.repetition
            })
            .is_none()
                && rules.repetition.count > 0,
        ),
        (
            "repetition.forbid",
            rules.repetition.forbid != Forbid::Nobody,
        ),
        ("no_moves", rules.no_moves == NoMoves::Draw),
        ("quiet_limit", rules.quiet_limit > 0),
        ("ply_limit", rules.ply_limit > 0),
    ]
    .into_iter()
    .filter(|(_, lacks)| *lacks)
    .filter_map(|(id, _)| Rule::named(id))
    .collect()
}

const fn threefold(repetition: Repetition) -> Option<&'static str> {
    match (repetition.count, repetition.result) {
        (0, _) => Some("i"),
        (3, RepetitionResult::Draw) => Some("d"),
        (3, RepetitionResult::MoverLoses) => Some("l"),
        _ => None,
    }
}

const fn jump(jump: KingJump) -> &'static str {
    match jump {
        KingJump::None => "n",
        KingJump::Special => "r",
        KingJump::Over => "j",
        KingJump::Take => "c",
    }
}

const fn armed(armed: Armed) -> &'static str {
    match armed {
        Armed::Full => "y",
        Armed::Hammer => "h",
        Armed::Anvil => "a",
        Armed::None => "n",
    }
}

const fn strength(capture: KingCapture) -> &'static str {
    match capture {
        KingCapture::Four => "s",
        // The second one is not written: there is no word for it.
        KingCapture::FourNearThrone | KingCapture::FourOnThrone => "c",
        KingCapture::Two => "w",
    }
}

fn squares(ruleset: &Ruleset, kind: SpecialKind) -> String {
    let names: Vec<_> = ruleset
        .special_squares()
        .filter(|(_, special)| *special == kind)
        .map(|(square, _): (Square, _)| square.to_string())
        .collect();
    names.join(",")
}

/// The distances of pieces: one number for all, or one for each letter.
fn speeds(rules: &Rules) -> String {
    let speed = |steps: u8| if steps == 0 { -1 } else { i16::from(steps) };
    let (soldier, king) = (speed(rules.soldier_steps), speed(rules.king.steps));
    if soldier == king {
        return soldier.to_string();
    }
    let each: Vec<_> = super::LETTERS
        .chars()
        .map(|letter| if letter == 'K' { king } else { soldier }.to_string())
        .collect();
    each.join(",")
}
