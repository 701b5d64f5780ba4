//! The shipped rulesets. Each lists its differences from its parent.

use std::{
    borrow::Cow,
    collections::BTreeSet,
    sync::{Arc, LazyLock},
};

use crate::{
    Point,
    hunt::{Capture, FEW, Few, Goals, Leaping, MANY, Many, Rules, Ruleset, Trapped},
    kernel::Preset,
    lines::{Board, Direction, Layer, NoMoves, Repetition, RepetitionResult, read_ranks},
};

/// The ruleset from which JSON takes absent keys.
pub(super) const DEFAULT: &str = "fox-and-geese";

const PRESETS: [Preset<Rules>; 16] = [
    Preset::new("fox-and-hounds", "Fox and Hounds", None, fox_and_hounds),
    Preset::new(
        "fox-and-geese",
        "Fox and Geese, 13 geese",
        None,
        fox_and_geese,
    ),
    Preset::new(
        "fox-and-geese-orthogonal",
        "13 geese on the straight lines",
        Some("fox-and-geese"),
        orthogonal,
    ),
    Preset::new(
        "fox-and-geese-15",
        "15 geese that never go back",
        Some("fox-and-geese"),
        geese_15,
    ),
    Preset::new(
        "fox-and-geese-17",
        "17 geese without limits",
        Some("fox-and-geese"),
        geese_17,
    ),
    Preset::new(
        "fox-and-geese-17-ahead",
        "17 geese, neither back nor sideways",
        Some("fox-and-geese-17"),
        geese_17_ahead,
    ),
    Preset::new(
        "fox-and-geese-17-straight",
        "17 geese, no diagonals",
        Some("fox-and-geese-17"),
        geese_17_straight,
    ),
    Preset::new(
        "fox-and-geese-diagonals",
        "The board with extra diagonals",
        Some("fox-and-geese"),
        extra_diagonals,
    ),
    Preset::new(
        "halatafl",
        "Halatafl (Rävspelet)",
        Some("fox-and-geese"),
        halatafl,
    ),
    Preset::new("asalto", "Asalto", Some("halatafl"), asalto),
    Preset::new("bagh-chal", "Bagh Chal", None, bagh_chal),
    Preset::new(
        "pulijudam",
        "Pulijudam (Lambs and Tigers)",
        Some("bagh-chal"),
        pulijudam,
    ),
    Preset::new("len-choa", "Len Choa", Some("bagh-chal"), len_choa),
    Preset::new(
        "hat-diviyan-keliya",
        "Hat Diviyan Keliya",
        Some("len-choa"),
        hat_diviyan_keliya,
    ),
    Preset::new("sua-ghin-gnua", "Sua Ghin Gnua", None, sua_ghin_gnua),
    Preset::new("catch-the-hare", "Catch the Hare", None, catch_the_hare),
];

/// The shipped rulesets, in the order in which they are offered.
pub(super) static RULESETS: LazyLock<Vec<Arc<Ruleset>>> =
    LazyLock::new(|| PRESETS.iter().map(Preset::ruleset).collect());

const ONWARD: [Direction; 3] = [
    Direction::Forward,
    Direction::ForwardDiagonal,
    Direction::Sideways,
];
const AHEAD: [Direction; 2] = [Direction::Forward, Direction::ForwardDiagonal];
const STRAIGHT: [Direction; 2] = [Direction::Forward, Direction::Sideways];

/// The rules on a board whose pieces stand as in a position string.
fn set_up(mut rules: Rules, board: Board, setup: &str) -> Rules {
    rules.board = board;
    // The tests read each shipped ruleset from its own JSON, which refuses what does not fit.
    rules.setup =
        read_ranks(board.layout(), setup, |letter| rules.piece(letter)).unwrap_or_default();
    rules
}

fn points(names: &str) -> BTreeSet<Point> {
    names.split(' ').flat_map(str::parse).collect()
}

fn fox_and_geese() -> Rules {
    let rules = Rules {
        board: Board::Cross,
        setup: [].into(),
        starts: FEW,
        few: Few {
            name: Cow::Borrowed("fox"),
            letter: 'F',
            hand: 0,
            lines: [Layer::Grid, Layer::Diagonal].into(),
            directions: Direction::ALL.into(),
            leap: Leaping::Multi,
            capture: Capture::Free,
            trapped: Trapped::Stays,
        },
        many: Many {
            name: Cow::Borrowed("geese"),
            letter: 'g',
            hand: 0,
            lines: [Layer::Grid, Layer::Diagonal].into(),
            directions: Direction::ALL.into(),
        },
        goals: Goals {
            many_at_most: 5,
            few_reach: [].into(),
            few_behind: false,
            many_fill: [].into(),
        },
        repetition: Repetition {
            count: 3,
            result: RepetitionResult::Draw,
        },
        quiet_limit: 0,
        no_moves: NoMoves::Loss,
    };
    set_up(rules, Board::Cross, "3/3/7/3F3/ggggggg/ggg/ggg")
}

fn orthogonal() -> Rules {
    let mut rules = fox_and_geese();
    rules.many.lines = [Layer::Grid].into();
    rules
}

fn geese_15() -> Rules {
    let mut rules = set_up(fox_and_geese(), Board::Cross, "3/3/7/g2F2g/ggggggg/ggg/ggg");
    rules.many.directions = ONWARD.into();
    rules.goals.few_behind = true;
    rules
}

fn geese_17() -> Rules {
    set_up(
        fox_and_geese(),
        Board::Cross,
        "3/3/7/gg1F1gg/ggggggg/ggg/ggg",
    )
}

fn geese_17_ahead() -> Rules {
    let mut rules = geese_17();
    rules.many.directions = AHEAD.into();
    rules.goals.few_behind = true;
    rules
}

fn geese_17_straight() -> Rules {
    let mut rules = geese_17();
    rules.many.lines = [Layer::Grid].into();
    rules.many.directions = STRAIGHT.into();
    rules.goals.few_behind = true;
    rules
}

fn extra_diagonals() -> Rules {
    let mut rules = fox_and_geese();
    rules.few.lines = [Layer::Grid, Layer::Diagonal, Layer::Thin].into();
    rules.many.lines = [Layer::Grid].into();
    rules
}

fn halatafl() -> Rules {
    let mut rules = fox_and_geese();
    rules.starts = MANY;
    rules.few.name = Cow::Borrowed("foxes");
    rules.few.capture = Capture::Must;
    rules.many.name = Cow::Borrowed("sheep");
    rules.many.letter = 's';
    rules.many.directions = STRAIGHT.into();
    rules.goals.many_fill = points("c5 d5 e5 c6 d6 e6 c7 d7 e7");
    rules.goals.many_at_most = 8;
    set_up(rules, Board::Cross, "F1F/3/7/sssssss/sssssss/sss/sss")
}

fn asalto() -> Rules {
    let mut rules = halatafl();
    rules.few.name = Cow::Borrowed("officers");
    rules.few.letter = 'O';
    rules.few.capture = Capture::Huff;
    rules.many.name = Cow::Borrowed("rebels");
    rules.many.letter = 'r';
    rules.many.directions = ONWARD.into();
    set_up(rules, Board::Cross, "3/O1O/rr3rr/rrrrrrr/rrrrrrr/rrr/rrr")
}

fn fox_and_hounds() -> Rules {
    let mut rules = fox_and_geese();
    rules.few.lines = [Layer::Diagonal].into();
    rules.few.leap = Leaping::None;
    rules.many.name = Cow::Borrowed("hounds");
    rules.many.letter = 'h';
    rules.many.lines = [Layer::Diagonal].into();
    rules.many.directions = [Direction::ForwardDiagonal].into();
    rules.goals.few_reach = points("a1 c1 e1 g1");
    rules.goals.many_at_most = -1;
    set_up(rules, Board::Draughts, "1F2/4/4/4/4/4/4/hhhh")
}

fn bagh_chal() -> Rules {
    let mut rules = fox_and_geese();
    rules.starts = MANY;
    rules.few.name = Cow::Borrowed("tigers");
    rules.few.letter = 'T';
    rules.few.leap = Leaping::Single;
    rules.many.name = Cow::Borrowed("goats");
    rules.many.hand = 20;
    rules.goals.many_at_most = 15;
    set_up(rules, Board::Square5, "T3T/5/5/5/T3T")
}

fn pulijudam() -> Rules {
    let mut rules = bagh_chal();
    rules.few.lines = [Layer::Line].into();
    rules.many.lines = [Layer::Line].into();
    rules.many.hand = 15;
    rules.goals.many_at_most = 10;
    set_up(rules, Board::Triangle23, "T/2TT2/6/6/4")
}

fn len_choa() -> Rules {
    let mut rules = bagh_chal();
    rules.few.name = Cow::Borrowed("tiger");
    rules.few.lines = [Layer::Line].into();
    rules.many.name = Cow::Borrowed("leopards");
    rules.many.letter = 'p';
    rules.many.lines = [Layer::Line].into();
    rules.many.hand = 6;
    rules.goals.many_at_most = 3;
    set_up(rules, Board::Triangle10, "T/3/3/3")
}

fn hat_diviyan_keliya() -> Rules {
    let mut rules = len_choa();
    rules.many.hand = 7;
    rules
}

fn sua_ghin_gnua() -> Rules {
    let mut rules = bagh_chal();
    rules.few.lines = [Layer::Grid].into();
    rules.few.hand = 3;
    rules.many.name = Cow::Borrowed("oxen");
    rules.many.letter = 'o';
    rules.many.lines = [Layer::Grid].into();
    rules.many.hand = 12;
    rules.goals.many_at_most = 6;
    set_up(rules, Board::Square5, "5/5/5/5/5")
}

fn catch_the_hare() -> Rules {
    let mut rules = fox_and_geese();
    rules.starts = MANY;
    rules.few.name = Cow::Borrowed("hare");
    rules.few.letter = 'H';
    rules.many.name = Cow::Borrowed("hunters");
    rules.many.letter = 'h';
    rules.goals.many_at_most = 9;
    set_up(rules, Board::Square5, "5/5/h1H1h/hhhhh/hhhhh")
}
