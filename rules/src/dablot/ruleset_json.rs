//! Rules as JSON.

use serde_json::{Value, json};

use crate::{
    Choices, Family, Group, Rule,
    dablot::{Compulsory, End, Piece, Promotion, Rules},
    kernel::GameRules,
    lines::{
        Board, NoMoves,
        json::{Fields, repetition},
        write_ranks,
    },
    rule::{COUNTS, LIMITS},
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

/// The rules that can be chosen, in the order of JSON.
pub(super) const REGISTRY: &[Rule] = {
    const DABLOT: Family = Family::Dablot;
    const RANK: (i32, i32) = (1, u8::MAX as i32);
    const POINTS: &[i32] = &[1, 2, 3, 4, 5, 6];
    const LIMIT: (i32, i32) = (0, u16::MAX as i32);
    &[
        Rule::setup(DABLOT),
        Rule::word(DABLOT, "board", Group::Setup, &Board::CODES),
        Rule::word(DABLOT, "starts", Group::Setup, &Rules::SIDES),
        Rule::number(DABLOT, "points.man", Group::Pieces, RANK, None).offering(POINTS),
        Rule::number(DABLOT, "points.officer", Group::Pieces, RANK, None).offering(POINTS),
        Rule::number(DABLOT, "points.son", Group::Pieces, RANK, None).offering(POINTS),
        Rule::number(DABLOT, "points.leader", Group::Pieces, RANK, None).offering(POINTS),
        Rule::word(DABLOT, "compulsory", Group::Captures, &Compulsory::CODES),
        Rule::new(DABLOT, "men_back", Group::Pieces, Choices::Flag),
        Rule::word(DABLOT, "promotion", Group::Pieces, &Promotion::CODES),
        Rule::number(DABLOT, "actions", Group::Pieces, (0, u8::MAX as i32), None)
            .offering(&[0, 1, 2, 3, 4, 5]),
        Rule::new(DABLOT, "ambush", Group::Captures, Choices::Flag),
        Rule::word(DABLOT, "end", Group::Winning, &End::CODES),
        Rule::number(DABLOT, "repetition.count", Group::Endings, LIMIT, None).offering(COUNTS),
        Rule::word(
            DABLOT,
            "repetition.result",
            Group::Endings,
            &["draw", "south", "north", "mover-loses"],
        ),
        Rule::number(DABLOT, "quiet_limit", Group::Endings, LIMIT, None).offering(LIMITS),
        Rule::word(DABLOT, "no_moves", Group::Endings, &NoMoves::CODES),
    ]
};
