//! What workers have counted of the fair play of people.

use sqlx::types::Json;

use super::{Store, StoreFault, Thought, count_from_db, count_from_rows};
use crate::{
    games::{FAIR_GAMES, FAIR_NEAR, FairCount, FairSearch},
    ids::{GameId, Location, PlayerId, ThoughtId},
};

/// A rated game of somebody whose fair play is looked at.
#[derive(Debug, Clone)]
pub(crate) struct FairGame {
    pub(crate) id: GameId,
    /// The length of its log.
    pub(crate) entries: u32,
    /// The rating of the player before it.
    pub(crate) rating: f64,
    /// What was counted of the player, once all has been looked at.
    pub(crate) count: Option<FairCount>,
}

impl Store {
    /// The newest rated games of a player on a server.
    pub(crate) async fn fair_games(
        &self,
        player: PlayerId,
        location: Location,
    ) -> Result<Vec<FairGame>, StoreFault> {
        let rows = sqlx::query!(
            r#"select g.id as "id: GameId", g.entries, l.rating_before, g.attackers = l.player as "is_first!",
                      t.result as "result?: Json<FairSearch>"
               from ratings_log l
               join games g on g.id = l.game
               join places p on p.id = g.place
               left join thoughts t on t.game = g.id and t.ply = g.entries and t.kind = 'fair-play'
               where l.player = $1 and l.pool = '*' and p.door = $2 and p.server = $3
               order by l.ended_at desc
               limit $4"#,
            player as PlayerId,
            location.door.code(),
            location.server.to_db(),
            i64::from(FAIR_GAMES),
        )
        .fetch_all(self.for_reads())
        .await?;
        let games = rows.into_iter().map(|row| FairGame {
            id: row.id,
            entries: count_from_db(row.entries),
            rating: row.rating_before,
            count: row.result.map(|result| {
                let [first, second] = result.0.sides;
                if row.is_first { first } else { second }
            }),
        });
        Ok(games.collect())
    }

    /// What was counted of others in games before which their rating was near this one.
    pub(crate) async fn fair_others(
        &self,
        player: PlayerId,
        rating: f64,
    ) -> Result<FairCount, StoreFault> {
        let row = sqlx::query!(
            r#"select coalesce(sum((side.found ->> 'plies')::bigint), 0)::bigint as "plies!",
                      coalesce(sum((side.found -> 'equal' ->> 0)::bigint), 0)::bigint as "first!",
                      coalesce(sum((side.found -> 'equal' ->> 1)::bigint), 0)::bigint as "second!"
               from thoughts t
               join games g on g.id = t.game
               join ratings_log l on l.game = g.id and l.pool = '*'
               cross join lateral (
                   select t.result -> 'sides' -> case when l.player = g.attackers then 0 else 1 end as found
               ) side
               where t.kind = 'fair-play' and t.result is not null
                 and l.player <> $1 and l.rating_before between $2 and $3"#,
            player as PlayerId,
            rating - FAIR_NEAR,
            rating + FAIR_NEAR,
        )
        .fetch_one(self.for_reads())
        .await?;
        Ok(FairCount {
            plies: count_from_rows(row.plies),
            equal: [count_from_rows(row.first), count_from_rows(row.second)],
        })
    }

    /// How far the comparison of a game is.
    pub(crate) async fn fair_search(&self, thought: &Thought) -> Result<FairSearch, StoreFault> {
        let found = sqlx::query_scalar!(
            r#"select progress as "progress!: Json<FairSearch>" from thoughts
               where id = $1 and progress is not null"#,
            thought.id as ThoughtId,
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(found.map_or_else(FairSearch::default, |search| search.0))
    }
}
