//! What somebody has played.

use super::{Store, StoreFault};
use crate::{games::EarlierGames, ids::GameId};

impl Store {
    /// The earlier games of the person who plays a game against the computer: at its level, by its rules. Aborted games do not
    /// count.
    pub(crate) async fn earlier_games(&self, game: GameId) -> Result<EarlierGames, StoreFault> {
        Ok(sqlx::query_as!(
            EarlierGames,
            r#"select coalesce(bool_or(f.winner <> f.computer), false) as "has_won!",
                      coalesce((array_agg(f.winner = f.computer order by f.moved_at desc))[1], false) as "has_lost_last!"
               from games g
               cross join lateral (
                   select case g.computer when 'attackers' then g.defenders else g.attackers end as player
               ) person
               join games f on f.attackers = person.player or f.defenders = person.player
               where g.id = $1 and f.id <> g.id and f.moved_at <= g.moved_at
                 and f.turn_of is null and f.ending <> 'aborted' and f.level = g.level and f.ruleset = g.ruleset"#,
            game as GameId,
        )
        .fetch_one(&self.pool)
        .await?)
    }
}
