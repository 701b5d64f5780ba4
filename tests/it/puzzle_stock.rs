//! Puzzles of tests, put into the stock.

use raichi::testing::games::{StoredPuzzle, puzzle_of};
use raichi_rules::Ruleset;
use sqlx::PgPool;

/// Puzzles of two and three moves with one solution, in which the king of brandubh escapes.
pub(crate) const SHORT: &str = "7/1t1t1t1/6t/t6/2K4/3t3/3t3 defenders";
pub(crate) const LONG: &str = "7/7/2TtT2/1t1K1tt/1T2T2/3t3/3t3 defenders";

/// The puzzle of a position.
pub(crate) fn puzzle(position: &str) -> StoredPuzzle {
    let brandubh = Ruleset::preset("brandubh").expect("it ships");
    let start = brandubh.start_from(position).expect("a position");
    puzzle_of(&start, &|| false).expect("a puzzle")
}

/// Puts a puzzle into the stock.
pub(crate) async fn stock(pool: &PgPool, puzzle: &StoredPuzzle) {
    sqlx::query(
        "insert into puzzles (rules, position, solution, ways, moves, reason, nodes, made_at, likeness)
         values ($1, $2, $3, $4, $5, $6, 1, now(), $7)",
    )
    .bind(&puzzle.rules)
    .bind(&puzzle.position)
    .bind(&puzzle.solution)
    .bind(sqlx::types::Json(&puzzle.ways))
    .bind(i32::try_from(puzzle.moves).expect("few"))
    .bind(puzzle.reason)
    .bind(&puzzle.likeness)
    .execute(pool)
    .await
    .expect("it fits");
}
