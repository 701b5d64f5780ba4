//! Guesses of the next move by those who watch a game: kept until it is played, and then only counted.

use raichi_rules::Ply;
use sqlx::PgConnection;
use time::OffsetDateTime;

use super::{
    Committed, RequestOutcome, Store, StoreError, blocks, count_from_db, count_to_db, players,
};
use crate::{
    games::{Event, GameState, Guesses, Refusal, Turn},
    ids::{ExternalUser, GameId, PlayerId, Request},
};

impl Store {
    /// Stores what somebody guesses in a game that is still as in `state`, in place of an earlier guess.
    pub(crate) async fn guess(
        &self,
        request: Request,
        state: &GameState,
        by: ExternalUser,
        ply: Ply,
        now: OffsetDateTime,
    ) -> Result<Committed, StoreError> {
        self.write(request, now, |mut tx| async move {
            let player = players::admit(&mut tx, by).await?;
            if !blocks::of(&mut tx, state.place, &[player])
                .await?
                .is_empty()
            {
                return Err(Refusal::Blocked.into());
            }
            // The move waits, and then counts the guess.
            let found = sqlx::query!(
                "update games set has_plans = true where id = $1 and turn_of is not null and entries = $2",
                state.id as GameId,
                count_to_db(state.entries()),
            )
            .execute(&mut *tx)
            .await?;
            if found.rows_affected() == 0 {
                return Err(StoreError::Raced);
            }
            sqlx::query!(
                "insert into guesses (game, player, ply) values ($1, $2, $3)
             on conflict on constraint guesses_pkey do update set ply = excluded.ply",
                state.id as GameId,
                player as PlayerId,
                ply.to_string(),
            )
            .execute(&mut *tx)
            .await?;
            tx.commit(RequestOutcome::Set).await
        })
        .await
    }
}

/// What is shown of guesses with the board of a game. `right` and `all` have how many were right about each entry of its log, and
/// of how many.
pub(super) fn shown(
    state: &GameState,
    in_thread: bool,
    right: &[Option<i32>],
    all: &[Option<i32>],
) -> Guesses {
    if state.is_private || state.has_team() {
        return Guesses::default();
    }
    // The board of the computer's answer, and of those that players have planned, shows the move before them, too.
    let newest = state.moves().last();
    let is_answer = newest.is_some_and(|played| state.is_computer(played.by));
    let newer = if is_answer { 1 } else { state.planned() };
    let shown = state.history().move_before(newer);
    let count = |counts: &[Option<i32>]| {
        let index = usize::try_from(shown?).ok()?.checked_sub(1)?;
        counts.get(index).copied().flatten().map(count_from_db)
    };
    Guesses {
        is_offered: in_thread,
        right: count(right).unwrap_or_default(),
        all: count(all).unwrap_or_default(),
    }
}

/// Counts what was guessed before a turn that changes the board or ends the game, and deletes it.
pub(super) async fn settle(
    connection: &mut PgConnection,
    state: &GameState,
    turn: &Turn,
) -> Result<(), sqlx::Error> {
    if !turn.entry.event.changes_board() && turn.summary.ending.is_none() {
        return Ok(());
    }
    let guesses = sqlx::query_scalar!(
        "delete from guesses where game = $1 returning ply",
        state.id as GameId
    )
    .fetch_all(&mut *connection)
    .await?;
    let Event::Move(ply) = turn.entry.event else {
        return Ok(());
    };
    if guesses.is_empty() {
        return Ok(());
    }
    let ply = ply.to_string();
    let right = guesses.iter().filter(|guess| **guess == ply).count();
    sqlx::query!(
        "update entries set guessed = $3, guesses = $4 where game = $1 and number = $2",
        state.id as GameId,
        count_to_db(turn.entry.number),
        i32::try_from(right).unwrap_or(i32::MAX),
        i32::try_from(guesses.len()).unwrap_or(i32::MAX),
    )
    .execute(connection)
    .await?;
    Ok(())
}
