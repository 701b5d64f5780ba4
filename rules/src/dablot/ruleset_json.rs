//! Rules as JSON.

use serde_json::{Value, json};

use crate::{
    Family,
    dablot::{Piece, Rules},
    lines::{
        json::{Fields, repetition},
        write_ranks,
    },
};

/// Reads rules; whether they have a setup.
pub(super) fn read(rules: &mut Rules, fields: &mut Fields<'_>) -> bool {
    let board = fields.board();
    let setup = fields.setup(board, Piece::from_letter);
    let is_set_up = setup.is_some();
    if let (Some(board), Some(setup)) = (board, setup) {
        (rules.board, rules.setup) = (board, setup);
    }
    fields.side("starts", &mut rules.starts);
    let mut group = fields.group("points");
    let of_rank = (1, i64::from(u8::MAX));
    group.number("man", &mut rules.points.man, of_rank);
    group.number("officer", &mut rules.points.officer, of_rank);
    group.number("son", &mut rules.points.son, of_rank);
    group.number("leader", &mut rules.points.leader, of_rank);
    group.finish();
    fields.word("compulsory", &mut rules.compulsory);
    fields.flag("men_back", &mut rules.men_back);
    fields.word("promotion", &mut rules.promotion);
    fields.number("actions", &mut rules.actions, (0, i64::from(u8::MAX)));
    fields.flag("ambush", &mut rules.ambush);
    fields.word("end", &mut rules.end);
    let (repetition, quiet_limit) = (&mut rules.repetition, &mut rules.quiet_limit);
    fields.endings(repetition, quiet_limit, &mut rules.no_moves);
    is_set_up
}

/// Writes rules, with every key.
pub(super) fn write(rules: &Rules) -> Value {
    let letter = |point| rules.setup.get(&point).map(|piece: &Piece| piece.letter());
    json!({
        "board": rules.board.code(),
        "setup": write_ranks(rules.board.layout(), letter),
        "starts": Family::Dablot.side_codes()[rules.starts.index()],
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
        "repetition": repetition(rules.repetition, Family::Dablot),
        "quiet_limit": rules.quiet_limit,
        "no_moves": rules.no_moves.code(),
    })
}
