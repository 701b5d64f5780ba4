//! Ratings: stored in the transaction that ends a game, and all of them again from the games.
//!
//! What a game changes depends on the games before it, so one transaction at a time rates games. The tables can all be
//! made again from the finished games: [`Store::rebuild_ratings`] gives the same rows.

mod facts;
mod log;
mod rebuild;

use std::collections::VecDeque;

use raichi_ratings::{Day, NotReady, PlayerNumber, Pool, Rating, Sample, SideTerm, Verdict};
use raichi_rules::{Ruleset, Side};
use sqlx::PgConnection;
use time::{Duration, OffsetDateTime};

pub use self::rebuild::Rebuilt;
pub(super) use self::{log::clear, rebuild::rebuild};
use super::{
    Store, StoreFault,
    codes::{not_rated_from_db, side_from_db, unreadable},
    count_from_db, count_to_db,
};
use crate::{
    games::{self, RatingChange, RatingResult},
    ids::{Door, ExternalId, ExternalUser, GameId, PlayerId},
};

/// The advisory lock of transactions that change ratings. Locks of two numbers are apart from those of one, which are
/// processes.
const LOCK: (i32, i32) = (0x7261_6974, 1);

impl Store {
    /// What the end of a game meant for the ratings of its players; `None` for casual games and those that go on.
    pub(crate) async fn rating_result(
        &self,
        game: GameId,
    ) -> Result<Option<RatingResult>, StoreFault> {
        let rows = sqlx::query!(
            r#"select g.unrated, l.rating_before as "rating_before?", l.deviation_before as "deviation_before?",
                      l.rating as "rating?", l.deviation as "deviation?", l.volatility as "volatility?"
               from games g
               left join ratings_log l on l.game = g.id and l.pool = '*'
               where g.id = $1 and g.rated and g.turn_of is null
               order by l.player = g.defenders"#,
            game as GameId,
        )
        .fetch_all(self.for_reads())
        .await?;
        if let Some(why) = rows.first().and_then(|row| row.unrated.as_deref()) {
            return Ok(Some(RatingResult::NotRated(not_rated_from_db(why)?)));
        }
        let changes = rows.into_iter().filter_map(|row| {
            let volatility = row.volatility?;
            let rating = |value, deviation| Rating::from_numbers(value, deviation, volatility);
            Some(RatingChange {
                before: rating(row.rating_before?, row.deviation_before?),
                after: rating(row.rating?, row.deviation?),
            })
        });
        let changes: Vec<_> = changes.collect();
        Ok(<[_; 2]>::try_from(changes).ok().map(RatingResult::Rated))
    }

    /// The side of a challenger by the ratings of the two players, the challenger's id first; see [`games::fair_side`]. Who has played
    /// no rated game has the rating of a new player.
    pub(crate) async fn fair_side(
        &self,
        rules: &Ruleset,
        door: Door,
        players: [ExternalId; 2],
    ) -> Result<Option<Side>, StoreFault> {
        if !rules.is_shipped() {
            return Ok(None);
        }
        let Some(term) = self.side_term(rules.name()).await? else {
            return Ok(None);
        };
        let mut ratings = [Rating::default(); 2];
        for (rating, key) in ratings.iter_mut().zip(players) {
            if let Some(player) = self.player(ExternalUser { door, key }).await? {
                let mut connection = self.for_reads().acquire().await?;
                let number = PlayerNumber(player.0);
                let standing = facts::standing(&mut connection, number, &Pool::Overall).await?;
                *rating = standing.map_or(*rating, |standing| standing.rating);
            }
        }
        Ok(games::fair_side(ratings, term))
    }

    /// The newest side term of a ruleset, if any of its games is rated.
    pub(crate) async fn side_term(&self, ruleset: &str) -> Result<Option<SideTerm>, StoreFault> {
        let mut connection = self.pool.acquire().await?;
        Ok(stored_term(&mut connection, ruleset).await?)
    }
}

/// Takes the lock of transactions that change ratings, until this one ends.
pub(super) async fn lock(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    let (class, number) = LOCK;
    sqlx::query!("select pg_advisory_xact_lock($1, $2)", class, number)
        .execute(connection)
        .await?;
    Ok(())
}

/// How many rated games of two players have ended lately.
pub(super) async fn recent_games(
    connection: &mut PgConnection,
    [one, other]: [PlayerId; 2],
    now: OffsetDateTime,
) -> Result<u32, sqlx::Error> {
    let count = sqlx::query_scalar!(
        r#"select count(*) as "count!"
           from ratings_log one
           join ratings_log other on other.player = $2 and other.pool = '*'
                                 and other.ended_at = one.ended_at and other.game = one.game
           where one.player = $1 and one.pool = '*' and one.ended_at > $3 and $1 <> $2"#,
        one as PlayerId,
        other as PlayerId,
        now - Duration::days(raichi_ratings::SAME_OPPONENT_DAYS),
    )
    .fetch_one(connection)
    .await?;
    Ok(u32::try_from(count).unwrap_or(u32::MAX))
}

/// Rates a game that has ended in the caller's transaction, if its players agreed to that, and again those games that
/// were rated before it and ended after it.
pub(super) async fn rate_ended(
    connection: &mut PgConnection,
    game: GameId,
) -> Result<(), sqlx::Error> {
    lock(connection).await?;
    let ended = facts::ended(connection, game).await?;
    let mut waiting: VecDeque<_> = ended.into_iter().collect();
    while let Some(mut game) = waiting.pop_front() {
        let rated = match game.check_alone() {
            Ok(()) => {
                let facts = facts::before(connection, &mut game).await?;
                raichi_ratings::rate(&game, &facts)
            }
            Err(why) => Ok(Verdict::NotRated(why)),
        };
        match rated {
            Ok(verdict) => log::record(connection, &game, &verdict).await?,
            Err(NotReady::SideTermOutdated) => {
                let term = estimate(connection, &game.ruleset, game.day()).await?;
                store_term(connection, &game.ruleset, term).await?;
                waiting.push_front(game);
            }
            Err(NotReady::OutOfOrder) => {
                log::remove_from(connection, game.key()).await?;
                waiting = facts::ended_after(connection, game.key()).await?.into();
                waiting.push_front(game);
            }
        }
    }
    Ok(())
}

/// The newest side term of a ruleset.
async fn stored_term(
    connection: &mut PgConnection,
    ruleset: &str,
) -> Result<Option<SideTerm>, sqlx::Error> {
    let row = sqlx::query!(
        "select day, eta, games from side_terms where ruleset = $1",
        ruleset
    )
    .fetch_optional(connection)
    .await?;
    Ok(row.map(|row| SideTerm {
        day: Day(row.day),
        eta: row.eta,
        games: count_from_db(row.games),
    }))
}

async fn store_term(
    connection: &mut PgConnection,
    ruleset: &str,
    term: SideTerm,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "insert into side_terms (ruleset, day, eta, games) values ($1, $2, $3, $4)
         on conflict (ruleset) do update set day = excluded.day, eta = excluded.eta, games = excluded.games",
        ruleset,
        term.day.0,
        term.eta,
        count_to_db(term.games),
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// The side term of a ruleset on a day, from the games that ended before it.
async fn estimate(
    connection: &mut PgConnection,
    ruleset: &str,
    day: Day,
) -> Result<SideTerm, sqlx::Error> {
    let rows = sqlx::query!(
        r#"select one.rating_before as first_rating, one.deviation_before as first_deviation,
                  other.rating_before as second_rating, other.deviation_before as second_deviation, g.winner
           from ratings_log l
           join games g on g.id = l.game and g.attackers = l.player
           join ratings_log one on one.game = l.game and one.player = g.attackers and one.pool = '*'
           join ratings_log other on other.game = l.game and other.player = g.defenders and other.pool = '*'
           where l.pool = $1 and l.ended_at < $2 and g.sides <> 'chosen'
           order by l.ended_at, l.game"#,
        ruleset,
        OffsetDateTime::UNIX_EPOCH + Duration::days(day.0),
    )
    .fetch_all(connection)
    .await?;
    let mut samples = Vec::with_capacity(rows.len());
    for row in rows {
        let rating =
            |value, deviation| Rating::from_numbers(value, deviation, Rating::START.volatility());
        let first = rating(row.first_rating, row.first_deviation);
        let second = rating(row.second_rating, row.second_deviation);
        samples.push(Sample::new([first, second], winner(row.winner.as_deref())?));
    }
    Ok(SideTerm::estimate(day, &samples))
}

/// The winner that a column names.
fn winner(stored: Option<&str>) -> Result<Option<Side>, sqlx::Error> {
    stored.map(side_from_db).transpose().map_err(unreadable)
}
