//! Rulesets as JSON; all problems are reported at once.

use std::borrow::Cow;

use serde_json::{Value, json};

use crate::{
    Family, RulesetError, RulesetErrors, Side,
    hunt::{Capture, FEW, Leaping, MANY, Piece, Rules, Trapped, preset, problem::problems},
    lines::{
        Board, Direction, Layer, NoMoves,
        json::{Fields, list, names},
        read_ranks, write_ranks,
    },
};

type Found = (Cow<'static, str>, Cow<'static, str>, Rules);

const FAMILY: Family = Family::Hunt;

/// Reads a name, a title and rules.
pub(crate) fn read(value: &Value) -> Result<Found, RulesetErrors> {
    let mut fields = Fields::of_ruleset(value, FAMILY)?;
    let mut errors = Vec::new();
    if let Some(other) = value.get("game").filter(|game| **game != FAMILY.code()) {
        let expected = format!("\"{FAMILY}\"");
        errors.push(RulesetError::value("game", other, expected));
    }
    let mut rules = preset::fox_and_geese();
    let mut name = Cow::Borrowed("");
    if fields.required("name", &mut errors).is_some() {
        fields.text("name", &mut name, &mut errors);
    }
    let mut title = name.clone();
    fields.text("title", &mut title, &mut errors);
    let mut board = None;
    if fields.required("board", &mut errors).is_some() {
        let from_code = |code: &str| Board::from_code(code).map(Some);
        fields.word("board", &mut board, &mut errors, &Board::CODES, from_code);
    }
    let sides = FAMILY.side_codes();
    let side = |code: &str| {
        Side::ALL
            .into_iter()
            .find(|side| sides[side.index()] == code)
    };
    fields.word("starts", &mut rules.starts, &mut errors, &sides, side);
    let letters_from = errors.len();
    read_few(&mut fields, &mut rules, &mut errors);
    read_many(&mut fields, &mut rules, &mut errors);
    let has_letters = !errors[letters_from..].iter().any(is_of_letter);

    let mut goals = fields.group("goals", &mut errors);
    let layout = board.map(Board::layout);
    let most = i64::from(i16::MAX);
    goals.number(
        "many_at_most",
        &mut rules.goals.many_at_most,
        &mut errors,
        (-1, most),
    );
    goals.points("few_reach", &mut rules.goals.few_reach, &mut errors, layout);
    goals.flag("few_behind", &mut rules.goals.few_behind, &mut errors);
    goals.points("many_fill", &mut rules.goals.many_fill, &mut errors, layout);
    goals.finish(&mut errors);

    fields.repetition(&mut rules.repetition, &mut errors);
    let most = i64::from(u16::MAX);
    fields.number(
        "quiet_limit",
        &mut rules.quiet_limit,
        &mut errors,
        (0, most),
    );
    let (codes, from_code) = (&NoMoves::CODES, NoMoves::from_code);
    fields.word(
        "no_moves",
        &mut rules.no_moves,
        &mut errors,
        codes,
        from_code,
    );

    let setup = fields.required("setup", &mut errors);
    let mut is_set_up = false;
    if let (Some(board), Some(value), true) = (board, setup, has_letters) {
        rules.board = board;
        let read = value
            .as_str()
            .map(|text| read_ranks(board.layout(), text, |letter| rules.piece(letter)));
        match read {
            Some(Ok(setup)) => {
                rules.setup = setup;
                is_set_up = true;
            }
            Some(Err(why)) => {
                let expected = format!("a position string ({why})");
                errors.push(RulesetError::value("setup", value, expected));
            }
            None => errors.push(RulesetError::value("setup", value, "a position string")),
        }
    }
    fields.finish(&mut errors);
    if is_set_up && !errors.is_empty() {
        // Problems of the rules that could be read are reported as well.
        errors.extend(problems(&rules).into_iter().map(RulesetError::Hunt));
    }
    if errors.is_empty() {
        Ok((name, title, rules))
    } else {
        Err(RulesetErrors(errors))
    }
}

fn is_of_letter(error: &RulesetError) -> bool {
    matches!(error, RulesetError::Value { key, .. } if key.ends_with(".letter"))
}

const UPPER: (fn(char) -> bool, &str) =
    (|letter| letter.is_ascii_uppercase(), "an upper case letter");
const LOWER: (fn(char) -> bool, &str) =
    (|letter| letter.is_ascii_lowercase(), "a lower case letter");

/// The most pieces in hand.
const MOST_IN_HAND: (i64, i64) = (0, u8::MAX as i64);

fn read_few(fields: &mut Fields<'_>, rules: &mut Rules, errors: &mut Vec<RulesetError>) {
    let mut group = fields.group("few", errors);
    let few = &mut rules.few;
    group.text("name", &mut few.name, errors);
    group.letter("letter", &mut few.letter, errors, UPPER);
    group.number("hand", &mut few.hand, errors, MOST_IN_HAND);
    group.words(
        "lines",
        &mut few.lines,
        errors,
        &Layer::CODES,
        Layer::from_code,
    );
    let codes = &Direction::CODES;
    group.words(
        "directions",
        &mut few.directions,
        errors,
        codes,
        Direction::from_code,
    );
    group.word(
        "leap",
        &mut few.leap,
        errors,
        &Leaping::CODES,
        Leaping::from_code,
    );
    group.word(
        "capture",
        &mut few.capture,
        errors,
        &Capture::CODES,
        Capture::from_code,
    );
    group.word(
        "trapped",
        &mut few.trapped,
        errors,
        &Trapped::CODES,
        Trapped::from_code,
    );
    group.finish(errors);
}

fn read_many(fields: &mut Fields<'_>, rules: &mut Rules, errors: &mut Vec<RulesetError>) {
    let mut group = fields.group("many", errors);
    let many = &mut rules.many;
    group.text("name", &mut many.name, errors);
    group.letter("letter", &mut many.letter, errors, LOWER);
    group.number("hand", &mut many.hand, errors, MOST_IN_HAND);
    group.words(
        "lines",
        &mut many.lines,
        errors,
        &Layer::CODES,
        Layer::from_code,
    );
    let codes = &Direction::CODES;
    group.words(
        "directions",
        &mut many.directions,
        errors,
        codes,
        Direction::from_code,
    );
    group.finish(errors);
}

/// Writes a name, a title and rules, with every key.
pub(crate) fn write(name: &str, title: &str, rules: &Rules) -> Value {
    let sides = FAMILY.side_codes();
    let (few, many, goals) = (&rules.few, &rules.many, &rules.goals);
    let letter = |point| {
        let piece: &Piece = rules.setup.get(&point)?;
        Some(rules.letter(*piece))
    };
    json!({
        "game": FAMILY.code(),
        "name": name,
        "title": title,
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
        "repetition": {
            "count": rules.repetition.count,
            "result": rules.repetition.result.code(FAMILY),
        },
        "quiet_limit": rules.quiet_limit,
        "no_moves": rules.no_moves.code(),
    })
}
