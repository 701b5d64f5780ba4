//! Openings: counted in the transaction that ends a rated game, and all of them again from the games.
//!
//! The games of servers that want no pages are left out.

use std::collections::{BTreeMap, HashSet};

use raichi_rules::Ply;
use sqlx::PgConnection;

use super::{
    Store, StoreFault, codes::unreadable, count_from_db, count_from_rows, load::load, ratings,
};
use crate::{
    games::{Opening, OpeningMove, OpeningPage},
    ids::GameId,
};

/// How many games are read at once when all are counted again.
const AT_ONCE: i64 = 500;

/// What a ply from a position has come to.
#[derive(Debug, Clone, Copy, Default)]
struct Tally {
    won: [i32; 2],
    drawn: i32,
    rating_total: i64,
}

/// Tallies by ruleset, position and ply, in the order in which rows are locked.
type Tallies = BTreeMap<(String, i64, String), Tally>;

impl Store {
    /// What was played from a position.
    pub(crate) async fn opening_page(&self, opening: Opening) -> Result<OpeningPage, StoreFault> {
        let rules = opening.game().ruleset();
        let rows = sqlx::query!(
            r#"select ply, first_won, second_won, drawn, rating_total, count(*) over () as "different!",
                      sum(first_won + second_won + drawn) over () as "games!"
               from openings
               where ruleset = $1 and position = $2
               order by first_won + second_won + drawn desc, ply
               limit $3"#,
            rules.name(),
            opening.key().cast_signed(),
            i64::from(OpeningPage::MOST),
        )
        .fetch_all(self.for_reads())
        .await?;
        let first = rows.first();
        let (different, games) = first.map_or((0, 0), |row| (row.different, row.games));
        let moves = rows.iter().map(|row| {
            let counted: Ply = row.ply.parse().map_err(|_| StoreFault::Unreadable {
                what: "ply of an opening",
                found: row.ply.clone(),
            })?;
            let games = i64::from(row.first_won + row.second_won + row.drawn).max(1);
            Ok(OpeningMove {
                ply: opening.shown(counted),
                won: [count_from_db(row.first_won), count_from_db(row.second_won)],
                drawn: count_from_db(row.drawn),
                rating: count_from_rows(row.rating_total / games),
            })
        });
        Ok(OpeningPage {
            moves: moves.collect::<Result<_, StoreFault>>()?,
            different: count_from_rows(different),
            games: count_from_rows(games),
            opening,
        })
    }

    /// Counts all openings again; returns how many games are in them. Games that end meanwhile wait for its last step only.
    pub async fn rebuild_openings(&self) -> Result<usize, StoreFault> {
        loop {
            let (mut tallies, mut counted) = self.counted_again().await?;
            let mut tx = self.begin().await?;
            ratings::lock(&mut tx).await?;
            let games = sqlx::query!(r#"select game as "game: GameId", rating from opening_games"#)
                .fetch_all(&mut *tx)
                .await?;
            let is_new = |game: &GameId| !counted.contains(game);
            let new: Vec<_> = games.iter().filter(|row| is_new(&row.game)).collect();
            if games.len() - new.len() != counted.len() {
                // Some have been deleted meanwhile.
                continue;
            }
            for row in &new {
                tally(&mut tx, row.game, row.rating, 1, &mut tallies).await?;
            }
            counted.extend(new.iter().map(|row| row.game));
            sqlx::query!("delete from openings as all_openings")
                .execute(&mut *tx)
                .await?;
            add(&mut tx, &tallies).await?;
            tx.commit().await?;
            return Ok(counted.len());
        }
    }

    /// The games that are counted, or are to be, and what they come to.
    async fn counted_again(&self) -> Result<(Tallies, HashSet<GameId>), StoreFault> {
        let mut connection = self.pool.acquire().await?;
        let (mut tallies, mut counted) = (Tallies::new(), HashSet::new());
        let mut after = 0;
        loop {
            let games = sqlx::query_scalar!(
                r#"select id as "id: GameId" from games where rated and turn_of is null and id > $1
                   order by id limit $2"#,
                after,
                AT_ONCE,
            )
            .fetch_all(&mut *connection)
            .await?;
            let Some(last) = games.last() else {
                return Ok((tallies, counted));
            };
            after = last.0;
            for game in games {
                let rating = match rating_of(&mut connection, game).await? {
                    None => note(&mut connection, game).await?,
                    rating => rating,
                };
                if let Some(rating) = rating {
                    counted.insert(game);
                    tally(&mut connection, game, rating, 1, &mut tallies).await?;
                }
            }
        }
    }
}

/// Counts a game that has ended in the caller's transaction, which holds the lock of ratings, if it is rated and its server wants
/// pages.
pub(super) async fn count(connection: &mut PgConnection, game: GameId) -> Result<(), sqlx::Error> {
    if let Some(rating) = note(connection, game).await? {
        let mut tallies = Tallies::new();
        tally(connection, game, rating, 1, &mut tallies).await?;
        add(connection, &tallies).await?;
    }
    Ok(())
}

/// Takes games that are about to be deleted out of the counts.
pub(super) async fn forget(
    connection: &mut PgConnection,
    games: &[i64],
) -> Result<(), sqlx::Error> {
    ratings::lock(connection).await?;
    let counted = sqlx::query!(
        r#"delete from opening_games where game = any($1) returning game as "game: GameId", rating"#,
        games
    )
    .fetch_all(&mut *connection)
    .await?;
    let mut tallies = Tallies::new();
    for row in counted {
        tally(connection, row.game, row.rating, -1, &mut tallies).await?;
    }
    add(connection, &tallies).await?;
    let (rules, positions, plies) = keys(&tallies);
    sqlx::query!(
        "delete from openings o
         using unnest($1::text[], $2::bigint[], $3::text[]) as changed (ruleset, position, ply)
         where (o.ruleset, o.position, o.ply) = (changed.ruleset, changed.position, changed.ply)
           and o.first_won = 0 and o.second_won = 0 and o.drawn = 0",
        &rules,
        &positions,
        &plies,
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Notes that a game is counted; returns the average rating of its players. `None` if it is counted already, or is not to be.
async fn note(connection: &mut PgConnection, game: GameId) -> Result<Option<i32>, sqlx::Error> {
    sqlx::query_scalar!(
        "insert into opening_games (game, rating)
         select g.id, round(avg(coalesce(l.rating_before, l.rating)))::integer
         from games g
         join ratings_log l on l.game = g.id and l.pool = '*'
         join places p on p.id = g.place
         left join server_settings s on s.door = p.door and s.server = p.server
         where g.id = $1 and g.rated and g.unrated is null and g.turn_of is null and not g.private
           and coalesce(s.pages, 'open') = 'open'
         group by g.id
         on conflict (game) do nothing
         returning rating",
        game as GameId,
    )
    .fetch_optional(connection)
    .await
}

/// The rating with which a game is counted, if it is.
async fn rating_of(
    connection: &mut PgConnection,
    game: GameId,
) -> Result<Option<i32>, sqlx::Error> {
    sqlx::query_scalar!(
        "select o.rating from opening_games o where o.game = $1",
        game as GameId
    )
    .fetch_optional(connection)
    .await
}

/// Adds the plies of a game to tallies, or takes them away.
async fn tally(
    connection: &mut PgConnection,
    game: GameId,
    rating: i32,
    sign: i32,
    tallies: &mut Tallies,
) -> Result<(), sqlx::Error> {
    let state = load(connection, game, None).await.map_err(unreadable)?;
    let Some(state) = state else { return Ok(()) };
    let rules = state.board().ruleset();
    let Some(ending) = state.ending().filter(|_| rules.is_shipped()) else {
        return Ok(());
    };
    let name = rules.name().to_owned();
    let plies = state.history().moves().iter().map(|played| played.ply);
    for (key, ply) in Opening::steps(rules, plies) {
        let at = (name.clone(), key.cast_signed(), ply.to_string());
        let tally = tallies.entry(at).or_default();
        match ending.winner() {
            Some(winner) => tally.won[winner.index()] += sign,
            None => tally.drawn += sign,
        }
        tally.rating_total += i64::from(sign * rating);
    }
    Ok(())
}

/// The keys of tallies, each in a column.
fn keys(tallies: &Tallies) -> (Vec<String>, Vec<i64>, Vec<String>) {
    tallies.keys().cloned().collect()
}

/// Adds tallies to what is stored.
async fn add(connection: &mut PgConnection, tallies: &Tallies) -> Result<(), sqlx::Error> {
    let column = |of: fn(&Tally) -> i32| tallies.values().map(of).collect::<Vec<_>>();
    let (rules, positions, plies) = keys(tallies);
    let totals: Vec<_> = tallies.values().map(|tally| tally.rating_total).collect();
    sqlx::query!(
        "insert into openings as o (ruleset, position, ply, first_won, second_won, drawn, rating_total)
         select * from unnest($1::text[], $2::bigint[], $3::text[], $4::int[], $5::int[], $6::int[], $7::bigint[])
         on conflict (ruleset, position, ply) do update
         set first_won = o.first_won + excluded.first_won, second_won = o.second_won + excluded.second_won,
             drawn = o.drawn + excluded.drawn, rating_total = o.rating_total + excluded.rating_total",
        &rules,
        &positions,
        &plies,
        &column(|tally| tally.won[0]),
        &column(|tally| tally.won[1]),
        &column(|tally| tally.drawn),
        &totals,
    )
    .execute(connection)
    .await?;
    Ok(())
}
