//! What somebody has played.

use super::{Store, StoreFault};
use crate::{
    games::{EarlierGames, Experience, Level},
    ids::{ExternalUser, GameId},
};

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
                 and f.turn_of is null and f.ending <> 'aborted' and f.level = g.level and f.ruleset = g.ruleset
                 and f.given = 0"#,
            game as GameId,
        )
        .fetch_one(self.for_reads())
        .await?)
    }

    /// What a user has played, at all places.
    pub(crate) async fn experience(&self, user: ExternalUser) -> Result<Experience, StoreFault> {
        let row = sqlx::query!(
            r#"select exists (
                          select from games g
                          where g.attackers = me.id and g.turn_of is null and g.ending <> 'aborted'
                      ) or exists (
                          select from games g
                          where g.defenders = me.id and g.turn_of is null and g.ending <> 'aborted'
                      ) as "has_finished!",
                      (select g.level from games g
                       where (g.attackers = me.id or g.defenders = me.id) and g.computer is not null
                         and g.turn_of is null and g.ending <> 'aborted'
                       order by g.moved_at desc limit 1) as level
               from players me
               where me.door = $1 and me.door_key = $2"#,
            user.door.code(),
            user.key.to_db(),
        )
        .fetch_optional(self.for_reads())
        .await?;
        Ok(row.map_or_else(Experience::default, |row| Experience {
            has_finished: row.has_finished,
            last_level: row.level.and_then(Level::numbered),
        }))
    }
}
