//! All ratings again, from the finished games.

use std::collections::{BTreeSet, HashMap};

use raichi_ratings::{
    Ending, FinishedGame, Fold, GameNumber, Key, NotRated, PlayerNumber, Verdict,
};
use sqlx::PgConnection;
use time::{Duration, OffsetDateTime};

use super::{facts, lock, log, store_term};
use crate::store::{Store, StoreFault};

/// How many rows of the log are stored at once.
const AT_ONCE: usize = 4_000;

/// What was rated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rebuilt {
    /// The finished games whose players agreed on a rated game.
    pub games: usize,
    /// Those of them that are rated.
    pub rated: usize,
    /// The people who played those.
    pub players: usize,
}

impl Store {
    /// Makes all ratings again from the finished games, in one transaction.
    pub async fn rebuild_ratings(&self) -> Result<Rebuilt, StoreFault> {
        let mut tx = self.begin().await?;
        let rebuilt = rebuild(&mut tx).await?;
        tx.commit().await?;
        Ok(rebuilt)
    }
}

/// As [`Store::rebuild_ratings`], in the caller's transaction.
pub(in crate::store) async fn rebuild(
    connection: &mut PgConnection,
) -> Result<Rebuilt, sqlx::Error> {
    lock(connection).await?;
    log::clear(connection).await?;
    let mut games = facts::ended_after(connection, before_all()).await?;
    note_last_moves(connection, &mut games).await?;
    let mut fold = Fold::new();
    let (mut rows, mut reasons) = (Vec::new(), Vec::new());
    for game in &games {
        // They come in order.
        let Ok(verdict) = fold.next(game) else {
            continue;
        };
        match verdict {
            Verdict::Rated(of_game) => rows.extend(*of_game),
            Verdict::NotRated(why) => reasons.push((game.number, why)),
        }
    }
    for some in rows.chunks(AT_ONCE) {
        log::insert(connection, &some.iter().collect::<Vec<_>>()).await?;
    }
    let players: BTreeSet<i64> = rows.iter().map(|row| row.player.0).collect();
    let players: Vec<i64> = players.into_iter().collect();
    log::recount(connection, &players).await?;
    for (ruleset, term) in fold.side_terms() {
        store_term(connection, ruleset, term).await?;
    }
    store_reasons(connection, &reasons).await?;
    Ok(Rebuilt {
        games: games.len(),
        rated: games.len() - reasons.len(),
        players: players.len(),
    })
}

/// A place in the order of games before every possible one.
fn before_all() -> Key {
    Key {
        ended_at: OffsetDateTime::UNIX_EPOCH - Duration::days(365 * 2_000),
        number: GameNumber(0),
    }
}

/// Notes when the losers on time had last moved, as far as it matters: since their former loss on time, and otherwise as
/// noted then. All games are given, in order.
async fn note_last_moves(
    connection: &mut PgConnection,
    games: &mut [FinishedGame],
) -> Result<(), sqlx::Error> {
    let mut formers: HashMap<PlayerNumber, (OffsetDateTime, Option<OffsetDateTime>)> =
        HashMap::new();
    for game in games {
        let Ending::OutOfTime { loser } = game.ending else {
            continue;
        };
        let player = game.player(loser).player;
        let until = facts::known_until(game);
        let moved = match formers.get(&player) {
            Some(&(after, before)) => {
                let moved = facts::last_move(connection, player, after, until).await?;
                moved.or(before)
            }
            // There is no former loss that could be of the same absence.
            None => None,
        };
        game.players[loser.index()].last_moved_at = moved;
        formers.insert(player, (until, moved));
    }
    Ok(())
}

/// Stores why games are not rated, where another reason, or none, is stored.
async fn store_reasons(
    connection: &mut PgConnection,
    reasons: &[(GameNumber, NotRated)],
) -> Result<(), sqlx::Error> {
    let games: Vec<i64> = reasons.iter().map(|(game, _)| game.0).collect();
    let codes: Vec<String> = reasons
        .iter()
        .map(|(_, why)| why.code().to_owned())
        .collect();
    sqlx::query!(
        "with reasons as (select * from unnest($1::bigint[], $2::text[]) as reason (game, why))
         update games g set unrated = changed.why
         from (
             select rated.id, reasons.why
             from games rated left join reasons on reasons.game = rated.id
             where rated.rated and rated.turn_of is null and rated.unrated is distinct from reasons.why
         ) changed
         where g.id = changed.id",
        &games,
        &codes,
    )
    .execute(connection)
    .await?;
    Ok(())
}
