use std::collections::HashMap;

use crate::tafl::{
    Armed, Chain, ClassSet, CornerRules, Escape, Forbid, Jump, KingCapture, KingJump, Piece, Rank,
    Repetition, RepetitionResult, Rules, Ruleset, Setup, Shieldwall, Side, Square, Squares, Stay,
    ThroneRules,
    opentafl::{OpenTaflError, OpenTaflErrors, classes},
    preset::{COPENHAGEN, NO_CORNERS, NO_THRONE},
};

/// Every key of the notation.
const KEYS: [&str; 36] = [
    "dim", "name", "esc", "surf", "atkf", "tfr", "ka", "ks", "kj", "nj", "cj", "cor", "cen",
    "afor", "dfor", "spd", "corh", "cenh", "cenhe", "aforh", "dforh", "corp", "cenp", "aforp",
    "dforp", "cors", "cens", "afors", "dfors", "corre", "cenre", "aforre", "dforre", "sw", "swf",
    "efe",
];

/// Reads a ruleset in OpenTafl's notation.
///
/// # Errors
///
/// If it is not well formed, or has parts for which there is no rule here: every such reason, in one error.
pub fn read_rules(text: &str) -> Result<Ruleset, OpenTaflErrors> {
    let mut reader = Reader::new(text);
    let rules = reader.rules();
    let name = reader.text("name").unwrap_or("custom").replace('_', " ");
    if !reader.errors.is_empty() {
        return Err(OpenTaflErrors(reader.errors));
    }
    let ruleset = Ruleset::new(name, rules);
    let ruleset = ruleset.and_then(|ruleset| ruleset.may_begin().map(|()| ruleset));
    ruleset.map_err(|errors| OpenTaflErrors(vec![errors.into()]))
}

struct Reader<'a> {
    words: HashMap<&'a str, &'a str>,
    errors: Vec<OpenTaflError>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        let mut reader = Self {
            words: HashMap::new(),
            errors: Vec::new(),
        };
        for word in text.split_whitespace() {
            let (key, value) = word.split_once(':').unwrap_or((word, ""));
            if !KEYS.contains(&key) && !["ber", "start", "starti"].contains(&key) {
                reader.errors.push(OpenTaflError::Unknown(key.to_owned()));
            } else if reader.words.insert(key, value).is_some() {
                reader.errors.push(OpenTaflError::Twice(key.to_owned()));
            }
        }
        reader
    }

    fn text(&self, key: &str) -> Option<&'a str> {
        self.words.get(key).copied()
    }

    fn wrong(&mut self, key: &'static str, given: &str) {
        self.errors.push(OpenTaflError::Value {
            key,
            given: given.to_owned(),
        });
    }

    fn no_such_rule(&mut self, key: &'static str, given: &str) {
        self.errors.push(OpenTaflError::NoSuchRule {
            key,
            given: given.to_owned(),
        });
    }

    /// Reads a value that is one of a few words; `None` for those without a meaning here.
    fn choose<T: Copy>(&mut self, key: &'static str, default: T, all: &[(&str, Option<T>)]) -> T {
        let Some(given) = self.text(key) else {
            return default;
        };
        match all.iter().find(|(word, _)| *word == given) {
            Some((_, Some(value))) => return *value,
            Some((_, None)) => self.no_such_rule(key, given),
            None => self.wrong(key, given),
        }
        default
    }

    fn flag(&mut self, key: &'static str, default: bool) -> bool {
        self.choose(key, default, &[("y", Some(true)), ("n", Some(false))])
    }

    fn classes(&mut self, key: &'static str, default: ClassSet) -> ClassSet {
        let Some(given) = self.text(key) else {
            return default;
        };
        classes(given).unwrap_or_else(|| {
            self.wrong(key, given);
            default
        })
    }

    /// Reads a list of squares; `None` if there is no such entry, or it has the default squares.
    fn squares(&mut self, key: &'static str) -> Option<Squares> {
        let given = self.text(key).filter(|given| *given != "default")?;
        let names = given.split(',').filter(|name| !name.is_empty());
        let squares: Result<Squares, _> = names.map(str::parse::<Square>).collect();
        if squares.is_err() {
            self.wrong(key, given);
        }
        squares.ok()
    }

    fn rules(&mut self) -> Rules {
        let setup = self.setup();
        let mut rules = Rules {
            setup,
            ..COPENHAGEN
        };
        rules.escape = self.choose(
            "esc",
            Escape::Corner,
            &[("c", Some(Escape::Corner)), ("e", Some(Escape::Edge))],
        );
        rules.enclosure_wins = self.flag("surf", true);
        rules.starts = if self.flag("atkf", true) {
            Side::Attackers
        } else {
            Side::Defenders
        };
        let repetition = |count, result| {
            Some(Repetition {
                count,
                result,
                forbid: Forbid::Nobody,
            })
        };
        let draw = Repetition {
            count: 3,
            result: RepetitionResult::Draw,
            forbid: Forbid::Nobody,
        };
        rules.repetition = self.choose(
            "tfr",
            draw,
            &[
                ("d", Some(draw)),
                ("i", repetition(0, RepetitionResult::Draw)),
                ("l", repetition(3, RepetitionResult::MoverLoses)),
                ("w", None),
            ],
        );
        rules.king.armed = self.choose(
            "ka",
            Armed::Full,
            &[
                ("y", Some(Armed::Full)),
                ("h", Some(Armed::Hammer)),
                ("a", Some(Armed::Anvil)),
                ("n", Some(Armed::None)),
            ],
        );
        let (two, four) = (Some(KingCapture::Two), Some(KingCapture::Four));
        let near = Some(KingCapture::FourNearThrone);
        rules.king.capture = self.choose(
            "ks",
            KingCapture::Four,
            &[
                ("s", four),
                ("y", four),
                ("c", near),
                ("w", two),
                ("n", two),
                ("m", None),
            ],
        );
        self.speeds(&mut rules);
        self.corners(&mut rules);
        self.throne(&mut rules);
        self.camps(&mut rules);
        rules.exit_fort = self.flag("efe", false);
        // Where there are no corners, none can close a wall.
        let weak = (!rules.corners.present).then_some(Shieldwall::Ends);
        rules.shieldwall = self.choose(
            "sw",
            Shieldwall::No,
            &[
                ("n", Some(Shieldwall::No)),
                ("s", Some(Shieldwall::Ends)),
                ("w", weak),
            ],
        );
        let needs_flanks = self.flag("swf", true);
        if rules.shieldwall == Shieldwall::Ends && !needs_flanks {
            rules.shieldwall = Shieldwall::Any;
        }
        self.legs(&mut rules);
        self.unknown_here(&rules);
        if !rules.throne.present {
            rules.throne = NO_THRONE;
        }
        if !rules.corners.present {
            rules.corners = NO_CORNERS;
        }
        rules
    }

    fn setup(&mut self) -> Setup {
        let nothing = Setup::empty(1);
        // The first row of `start` is rank 1; `starti` is the inverted one, as it is seen.
        let (start, from_top) = match (self.text("start"), self.text("starti")) {
            (Some(start), None) => (start, false),
            (None, Some(start)) => (start, true),
            (Some(_), Some(_)) => {
                self.errors.push(OpenTaflError::Twice("start".to_owned()));
                return nothing;
            }
            (None, None) => {
                self.errors.push(OpenTaflError::Missing("start"));
                return nothing;
            }
        };
        let start = start.strip_prefix('/').unwrap_or(start);
        let mut rows: Vec<_> = start
            .strip_suffix('/')
            .unwrap_or(start)
            .split('/')
            .collect();
        if !from_top {
            rows.reverse();
        }
        let setup: Setup = match rows.join("/").parse() {
            Ok(setup) => setup,
            Err(error) => {
                self.errors.push(error.into());
                return nothing;
            }
        };
        match self.text("dim") {
            None => self.errors.push(OpenTaflError::Missing("dim")),
            Some(size) if size.parse() == Ok(setup.size()) => {}
            Some(size) => self.wrong("dim", size),
        }
        setup
    }

    /// Reads the distances of pieces: one number for all, one for each side, or one for each letter.
    fn speeds(&mut self, rules: &mut Rules) {
        let Some(given) = self.text("spd") else {
            return;
        };
        let numbers: Option<Vec<u8>> = given
            .split(',')
            .filter(|number| !number.is_empty())
            .map(|number| match number {
                "-1" => Some(0),
                _ => number.parse().ok().filter(|steps| *steps > 0),
            })
            .collect();
        let (attackers, defenders, king) = match numbers.as_deref() {
            Some([all]) => (*all, *all, *all),
            Some([attackers, defenders]) => (*attackers, *defenders, *defenders),
            Some([t, _, _, _, d, _, _, k]) => (*t, *d, *k),
            _ => return self.wrong("spd", given),
        };
        // Ranked men go as far as plain ones.
        let of_ranks = match numbers.as_deref() {
            Some([_, c, n, _, c2, n2, ..]) if rules.setup.has_ranks() => [*c, *n, *c2, *n2],
            _ => [attackers; 4],
        };
        if attackers != defenders || of_ranks != [attackers; 4] {
            return self.no_such_rule("spd", given);
        }
        rules.soldier_steps = attackers;
        rules.king.steps = king;
    }

    fn corners(&mut self, rules: &mut Rules) {
        if let Some(squares) = self.squares("cor") {
            rules.corners.present = !squares.is_empty();
            let of_width = |width| {
                let corners = CornerRules {
                    width,
                    ..rules.corners
                };
                let throne = ThroneRules {
                    present: false,
                    ..rules.throne
                };
                let rules = Rules {
                    corners,
                    throne,
                    ..*rules
                };
                let is_corner =
                    |square: &Square| crate::tafl::tables::special(&rules, *square).is_some();
                Square::all(rules.setup.size())
                    .filter(is_corner)
                    .collect::<Squares>()
            };
            match (1..=rules.setup.size() / 2).find(|width| of_width(*width) == squares) {
                Some(width) => rules.corners.width = width,
                None if squares.is_empty() => {}
                None => self.no_such_rule("cor", self.text("cor").unwrap_or_default()),
            }
        }
        rules.corners.cross = self.classes("corp", ClassSet::KING);
        rules.corners.stop = self.classes("cors", ClassSet::KING);
        rules.corners.hostile = self.classes("corh", ClassSet::ALL);
    }

    fn throne(&mut self, rules: &mut Rules) {
        if let Some(squares) = self.squares("cen") {
            let middle = rules.setup.size() / 2;
            let centre: Squares = Square::new(middle, middle).into_iter().collect();
            rules.throne.present = !squares.is_empty();
            if rules.throne.present && squares != centre {
                self.no_such_rule("cen", self.text("cen").unwrap_or_default());
            }
        }
        rules.throne.cross = self.classes("cenp", ClassSet::ALL);
        rules.throne.stop = self.classes("cens", ClassSet::KING);
        rules.throne.hostile = self.classes("cenhe", ClassSet::ALL);
        // Here, an occupied throne is hostile as its piece, and the throne itself is not. To attackers that is
        // equivalent, if only a king who is captured like a soldier can be on it.
        let occupied = self.classes("cenh", ClassSet::NOBODY.with(Piece::Attacker));
        let same_for_attackers = rules.throne.stop == ClassSet::KING
            && matches!(rules.king.armed, Armed::Full | Armed::Anvil);
        let says_more = occupied.contains(Piece::Defender)
            || occupied.contains(Piece::King)
            || (occupied.contains(Piece::Attacker) && !same_for_attackers);
        if rules.throne.present && says_more {
            self.no_such_rule("cenh", self.text("cenh").unwrap_or("tcnk"));
        }
    }

    fn camps(&mut self, rules: &mut Rules) {
        rules.camps.squares = self.squares("afor").unwrap_or_default();
        rules.camps.cross = self.classes("aforp", ClassSet::ALL);
        rules.camps.hostile = self.classes("aforh", ClassSet::DEFENDERS);
        let stop = self.classes("afors", ClassSet::ALL);
        let again = self.classes("aforre", ClassSet::ALL);
        rules.camps.stop = stop;
        // Pieces that may stop there, but not return, are those that may only move within, from one camp to another, too.
        if stop.contains(Piece::Attacker) && !again.contains(Piece::Attacker) {
            rules.camps.stay = Stay::Any;
            rules.camps.stop = [Piece::Defender, Piece::King]
                .into_iter()
                .filter(|piece| stop.contains(*piece))
                .fold(ClassSet::NOBODY, ClassSet::with);
        }
        if rules.camps.squares.is_empty() {
            rules.camps = COPENHAGEN.camps;
        }
    }

    /// Reads leaps, further legs, and how commanders and knights take the king.
    fn legs(&mut self, rules: &mut Rules) {
        let kings = [
            ("n", Some(KingJump::None)),
            ("r", Some(KingJump::Special)),
            ("j", Some(KingJump::Over)),
            ("c", Some(KingJump::Take)),
        ];
        rules.king.jump = self.choose("kj", KingJump::None, &kings);
        // Where nobody has a rank, it does not matter how he leaps.
        for (key, rank, jump) in [
            ("cj", Rank::Commander, &mut rules.commander.jump),
            ("nj", Rank::Knight, &mut rules.knight.jump),
        ] {
            let (has, default) = (!rules.setup.ranked(rank).is_empty(), *jump);
            let words = [
                ("n", Some(Jump::None)),
                ("r", (!has).then_some(default)),
                ("j", Some(Jump::Over)),
                ("c", Some(Jump::Take)),
            ];
            let given = self.choose(key, default, &words);
            *jump = if has { given } else { default };
        }
        // A move goes on as long as it captures. That it may go on without capturing is no rule here.
        rules.chain = self.choose(
            "ber",
            Chain::None,
            &[
                ("n", Some(Chain::None)),
                ("c", Some(Chain::Must)),
                ("m", None),
            ],
        );
        rules.corners.pierce = !rules.setup.ranked(Rank::Commander).is_empty();
    }

    /// Refuses values for which there is no rule here.
    fn unknown_here(&mut self, rules: &Rules) {
        if let Some(given) = self.text("dfor").filter(|given| !given.is_empty()) {
            self.no_such_rule("dfor", given);
        }
        for (key, stop, present) in [
            ("cenre", rules.throne.stop, rules.throne.present),
            ("corre", rules.corners.stop, rules.corners.present),
        ] {
            let again = self.classes(key, ClassSet::ALL);
            let all = [Piece::Attacker, Piece::Defender, Piece::King];
            if present
                && all
                    .into_iter()
                    .any(|piece| stop.contains(piece) && !again.contains(piece))
            {
                self.no_such_rule(key, self.text(key).unwrap_or_default());
            }
        }
    }
}
