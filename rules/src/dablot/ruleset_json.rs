//! Rulesets as JSON; all problems are reported at once.

use std::borrow::Cow;

use serde_json::{Value, json};

use crate::{
    Family, RulesetError, RulesetErrors, Side,
    dablot::{Compulsory, End, Piece, Promotion, Rules, preset, problem},
    lines::{Board, NoMoves, json::Fields, read_ranks, write_ranks},
};

type Found = (Cow<'static, str>, Cow<'static, str>, Rules);

const FAMILY: Family = Family::Dablot;

/// Reads a name, a title and rules.
pub(crate) fn read(value: &Value) -> Result<Found, RulesetErrors> {
    let mut fields = Fields::of_ruleset(value, FAMILY)?;
    let mut errors = Vec::new();
    if let Some(other) = value.get("game").filter(|game| **game != FAMILY.code()) {
        let expected = format!("\"{FAMILY}\"");
        errors.push(RulesetError::value("game", other, expected));
    }
    let mut rules = preset::mini_dablot();
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
    let is_set_up = read_setup(&mut fields, board, &mut rules, &mut errors);
    let sides = FAMILY.side_codes();
    let side = |code: &str| {
        Side::ALL
            .into_iter()
            .find(|side| sides[side.index()] == code)
    };
    fields.word("starts", &mut rules.starts, &mut errors, &sides, side);
    read_rules(&mut fields, &mut rules, &mut errors);
    fields.finish(&mut errors);
    if !errors.is_empty() {
        // Problems of the rules that could be read are reported as well.
        let problems = if is_set_up {
            problem::problems(&rules)
        } else {
            problem::of_rules(&rules)
        };
        errors.extend(problems.into_iter().map(RulesetError::Dablot));
        return Err(RulesetErrors(errors));
    }
    Ok((name, title, rules))
}

/// Reads the pieces on a board, and returns whether they could be read.
fn read_setup(
    fields: &mut Fields<'_>,
    board: Option<Board>,
    rules: &mut Rules,
    errors: &mut Vec<RulesetError>,
) -> bool {
    let setup = fields.required("setup", errors);
    let (Some(board), Some(value)) = (board, setup) else {
        return false;
    };
    rules.board = board;
    let read = |text| read_ranks(board.layout(), text, Piece::from_letter);
    match value.as_str().map(read) {
        Some(Ok(setup)) => {
            rules.setup = setup;
            return true;
        }
        Some(Err(why)) => {
            let expected = format!("a position string ({why})");
            errors.push(RulesetError::value("setup", value, expected));
        }
        None => errors.push(RulesetError::value("setup", value, "a position string")),
    }
    false
}

fn read_rules(fields: &mut Fields<'_>, rules: &mut Rules, errors: &mut Vec<RulesetError>) {
    let mut group = fields.group("points", errors);
    let of_rank = (1, i64::from(u8::MAX));
    group.number("man", &mut rules.points.man, errors, of_rank);
    group.number("officer", &mut rules.points.officer, errors, of_rank);
    group.number("son", &mut rules.points.son, errors, of_rank);
    group.number("leader", &mut rules.points.leader, errors, of_rank);
    group.finish(errors);
    let (codes, from_code) = (&Compulsory::CODES, Compulsory::from_code);
    fields.word(
        "compulsory",
        &mut rules.compulsory,
        errors,
        codes,
        from_code,
    );
    fields.flag("men_back", &mut rules.men_back, errors);
    let (codes, from_code) = (&Promotion::CODES, Promotion::from_code);
    fields.word("promotion", &mut rules.promotion, errors, codes, from_code);
    fields.number(
        "actions",
        &mut rules.actions,
        errors,
        (0, i64::from(u8::MAX)),
    );
    fields.flag("ambush", &mut rules.ambush, errors);
    fields.word("end", &mut rules.end, errors, &End::CODES, End::from_code);
    fields.repetition(&mut rules.repetition, errors);
    let most = i64::from(u16::MAX);
    fields.number("quiet_limit", &mut rules.quiet_limit, errors, (0, most));
    let (codes, from_code) = (&NoMoves::CODES, NoMoves::from_code);
    fields.word("no_moves", &mut rules.no_moves, errors, codes, from_code);
}

/// Writes a name, a title and rules, with every key.
pub(crate) fn write(name: &str, title: &str, rules: &Rules) -> Value {
    let letter = |point| rules.setup.get(&point).map(|piece: &Piece| piece.letter());
    json!({
        "game": FAMILY.code(),
        "name": name,
        "title": title,
        "board": rules.board.code(),
        "setup": write_ranks(rules.board.layout(), letter),
        "starts": FAMILY.side_codes()[rules.starts.index()],
        "points": {
            "man": rules.points.man,
            "officer": rules.points.officer,
            "son": rules.points.son,
            "leader": rules.points.leader,
        },
        "compulsory": rules.compulsory.code(),
        "men_back": rules.men_back,
        "promotion": rules.promotion.code(),
        "actions": rules.actions,
        "ambush": rules.ambush,
        "end": rules.end.code(),
        "repetition": {
            "count": rules.repetition.count,
            "result": rules.repetition.result.code(FAMILY),
        },
        "quiet_limit": rules.quiet_limit,
        "no_moves": rules.no_moves.code(),
    })
}
