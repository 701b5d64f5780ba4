//! Suggestions of games while a user types a number.

use super::{Store, StoreFault, games::GameLine};
use crate::ids::{ExternalUser, GameId, Location};

/// The maximal number of suggestions.
const MOST: i64 = 25;

/// A game in a list of suggestions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameName {
    /// Its number.
    pub id: GameId,
    /// The name of its rules.
    pub rules: String,
}

impl GameLine {
    /// Its name in a list of suggestions.
    pub fn name(self) -> GameName {
        GameName {
            id: self.id,
            rules: self.rules,
        }
    }
}

impl Store {
    /// The finished games of a player in a channel whose numbers have this prefix, the newest first.
    pub(crate) async fn finished_here(
        &self,
        player: ExternalUser,
        location: Location,
        number: &str,
    ) -> Result<Vec<GameName>, StoreFault> {
        Ok(sqlx::query_as!(
            GameName,
            r#"select g.id as "id: GameId", g.ruleset ->> 'name' as "rules!"
               from players me
               join places p on p.door = me.door and p.channel = $3
               join games g on g.place = p.id and (g.attackers = me.id or g.defenders = me.id)
               where me.door = $1 and me.door_key = $2 and g.turn_of is null and starts_with(g.id::text, $4)
               order by g.moved_at desc limit $5"#,
            player.door.code(),
            player.key.to_db(),
            location.channel.to_db(),
            number,
            MOST,
        )
        .fetch_all(&self.pool)
        .await?)
    }

    /// The games of a channel that all may see, running or finished, whose numbers have this prefix, the newest first.
    pub(crate) async fn newest_here(
        &self,
        location: Location,
        number: &str,
    ) -> Result<Vec<GameName>, StoreFault> {
        Ok(sqlx::query_as!(
            GameName,
            r#"select g.id as "id: GameId", g.ruleset ->> 'name' as "rules!"
               from games g join places p on p.id = g.place
               where p.door = $1 and p.channel = $2 and starts_with(g.id::text, $3) and not g.private
               order by g.moved_at desc limit $4"#,
            location.door.code(),
            location.channel.to_db(),
            number,
            MOST,
        )
        .fetch_all(&self.pool)
        .await?)
    }
}
