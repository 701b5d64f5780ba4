//! Rules as JSON.

use serde_json::{Value, json};

use crate::{
    Choices, Family, Group, Never, Rule,
    hunt::{Capture, FEW, Few, Leaping, MANY, Many, Rules, Trapped},
    kernel::GameRules,
    lines::{
        Board, Direction, Layer, NoMoves,
        json::{Fields, list, names, repetition},
        write_ranks,
    },
    rule::{COUNTS, LEFT, LIMITS},
};

const UPPER: (fn(char) -> bool, &str) =
    (|letter| letter.is_ascii_uppercase(), "an upper case letter");
const LOWER: (fn(char) -> bool, &str) =
    (|letter| letter.is_ascii_lowercase(), "a lower case letter");

/// The most pieces in hand.
const MOST_IN_HAND: (i64, i64) = (0, u8::MAX as i64);

/// Reads rules; whether they have a setup.
pub(super) fn read(rules: &mut Rules, fields: &mut Fields<'_>) -> bool {
    let board = fields.board();
    fields.side("starts", &mut rules.starts);
    let has_letters = [
        read_few(fields.group("few"), &mut rules.few),
        read_many(fields.group("many"), &mut rules.many),
    ];
    let mut goals = fields.group("goals");
    let layout = board.map(Board::layout);
    let most = (-1, i64::from(i16::MAX));
    goals.number("many_at_most", &mut rules.goals.many_at_most, most);
    goals.points("few_reach", &mut rules.goals.few_reach, layout);
    goals.flag("few_behind", &mut rules.goals.few_behind);
    goals.points("many_fill", &mut rules.goals.many_fill, layout);
    goals.finish();
    let (repetition, quiet_limit) = (&mut rules.repetition, &mut rules.quiet_limit);
    fields.endings(repetition, quiet_limit, &mut rules.no_moves);
    let board = board.filter(|_| has_letters == [true; 2]);
    let setup = fields.setup(board, |letter| rules.piece(letter));
    let (Some(board), Some(setup)) = (board, setup) else {
        return false;
    };
    (rules.board, rules.setup) = (board, setup);
    true
}

fn read_few(mut group: Fields<'_>, few: &mut Few) -> bool {
    group.text("name", &mut few.name);
    let has_letter = group.letter("letter", &mut few.letter, UPPER);
    group.number("hand", &mut few.hand, MOST_IN_HAND);
    group.words("lines", &mut few.lines);
    group.words("directions", &mut few.directions);
    group.word("leap", &mut few.leap);
    group.word("capture", &mut few.capture);
    group.word("trapped", &mut few.trapped);
    group.finish();
    has_letter
}

fn read_many(mut group: Fields<'_>, many: &mut Many) -> bool {
    group.text("name", &mut many.name);
    let has_letter = group.letter("letter", &mut many.letter, LOWER);
    group.number("hand", &mut many.hand, MOST_IN_HAND);
    group.words("lines", &mut many.lines);
    group.words("directions", &mut many.directions);
    group.finish();
    has_letter
}

/// Writes rules, with every key.
pub(super) fn write(rules: &Rules) -> Value {
    let sides = Family::Hunt.side_codes();
    let (few, many, goals) = (&rules.few, &rules.many, &rules.goals);
    let letter = |point| Some(rules.letter(*rules.setup.get(&point)?));
    json!({
        "board": rules.board.code(),
        "setup": write_ranks(rules.board.layout(), letter),
        "starts": sides[rules.starts.index()],
        sides[FEW.index()]: {
            "name": few.name,
            "letter": few.letter,
            "hand": few.hand,
            "lines": list(&few.lines, Layer::code),
            "directions": list(&few.directions, Direction::code),
            "leap": few.leap.code(),
            "capture": few.capture.code(),
            "trapped": few.trapped.code(),
        },
        sides[MANY.index()]: {
            "name": many.name,
            "letter": many.letter,
            "hand": many.hand,
            "lines": list(&many.lines, Layer::code),
            "directions": list(&many.directions, Direction::code),
        },
        "goals": {
            "many_at_most": goals.many_at_most,
            "few_reach": names(&goals.few_reach),
            "few_behind": goals.few_behind,
            "many_fill": names(&goals.many_fill),
        },
        "repetition": repetition(rules.repetition, Family::Hunt),
        "quiet_limit": rules.quiet_limit,
        "no_moves": rules.no_moves.code(),
    })
}

/// The rules that can be chosen, in the order of JSON.
pub(super) const REGISTRY: &[Rule] = {
    const HUNT: Family = Family::Hunt;
    const HAND: (i32, i32) = (0, u8::MAX as i32);
    const HANDS: &[i32] = &[
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 24,
    ];
    const LIMIT: (i32, i32) = (0, u16::MAX as i32);
    const LINES: Choices = Choices::Words(&Layer::CODES);
    const DIRECTIONS: Choices = Choices::Words(&Direction::CODES);
    &[
        Rule::setup(HUNT),
        Rule::word(HUNT, "board", Group::Setup, &Board::CODES),
        Rule::word(HUNT, "starts", Group::Setup, &Rules::SIDES),
        Rule::number(HUNT, "few.hand", Group::Few, HAND, None).offering(HANDS),
        Rule::new(HUNT, "few.lines", Group::Few, LINES),
        Rule::new(HUNT, "few.directions", Group::Few, DIRECTIONS),
        Rule::word(HUNT, "few.leap", Group::Captures, &Leaping::CODES),
        Rule::word(HUNT, "few.capture", Group::Captures, &Capture::CODES),
        Rule::word(HUNT, "few.trapped", Group::Captures, &Trapped::CODES),
        Rule::number(HUNT, "many.hand", Group::Many, HAND, None).offering(HANDS),
        Rule::new(HUNT, "many.lines", Group::Many, LINES),
        Rule::new(HUNT, "many.directions", Group::Many, DIRECTIONS),
        Rule::number(
            HUNT,
            "goals.many_at_most",
            Group::Winning,
            (0, i16::MAX as i32),
            Some(Never::Minus),
        )
        .offering(LEFT),
        Rule::new(HUNT, "goals.few_reach", Group::Winning, Choices::Points),
        Rule::new(HUNT, "goals.few_behind", Group::Winning, Choices::Flag),
        Rule::new(HUNT, "goals.many_fill", Group::Winning, Choices::Points),
        Rule::number(HUNT, "repetition.count", Group::Endings, LIMIT, None).offering(COUNTS),
        Rule::word(
            HUNT,
            "repetition.result",
            Group::Endings,
            &["draw", "few", "many", "mover-loses"],
        ),
        Rule::number(HUNT, "quiet_limit", Group::Endings, LIMIT, None).offering(LIMITS),
        Rule::word(HUNT, "no_moves", Group::Endings, &NoMoves::CODES),
    ]
};
