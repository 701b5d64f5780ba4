//! Finds the games that somebody means.

use super::{Store, StoreFault, count_from_db, games::channel_of};
use crate::ids::{ExternalUser, GameId, Location, PlayerId};

/// A game that a command names, and the player who gave the command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Found {
    /// The game.
    pub(crate) game: GameId,
    /// The player, if they ever played or challenged anybody.
    pub(crate) player: Option<PlayerId>,
    /// Whether it is a private game of somebody else.
    pub(crate) is_hidden: bool,
}

impl Store {
    /// A game with the player of an external id, if the game is played in the server of this location.
    pub(crate) async fn find_in_server(
        &self,
        game: GameId,
        location: Location,
        by: ExternalUser,
    ) -> Result<Option<Found>, StoreFault> {
        let found = sqlx::query!(
            r#"select me.id as "player?: PlayerId",
                      g.private and (me.id is null or me.id not in (g.attackers, g.defenders)) as "is_hidden!"
               from games g
               join places p on p.id = g.place
               left join players me on me.door = $2 and me.door_key = $4
               where g.id = $1 and p.door = $2 and p.server = $3"#,
            game as GameId,
            location.door.code(),
            location.server.to_db(),
            by.key.to_db(),
        )
        .fetch_optional(self.for_reads())
        .await?;
        Ok(found.map(|row| Found {
            game,
            player: row.player,
            is_hidden: row.is_hidden,
        }))
    }

    /// Whether a user plays a game, wherever that is.
    pub(crate) async fn plays(&self, game: GameId, by: ExternalUser) -> Result<bool, StoreFault> {
        Ok(sqlx::query_scalar!(
            r#"select exists (
                   select from games g join players me on me.id in (g.attackers, g.defenders)
                   where g.id = $1 and me.door = $2 and me.door_key = $3
               ) as "plays!""#,
            game as GameId,
            by.door.code(),
            by.key.to_db(),
        )
        .fetch_one(self.for_reads())
        .await?)
    }

    /// The running games of a user in a channel, or in all of them for a user who is where the bot is not, the most urgent first,
    /// each with whether it is the user's turn. Then those of the channel in which the user may vote or has joined a team, the
    /// most urgent first, each with whether a team of theirs votes now.
    pub(crate) async fn find_running_here(
        &self,
        by: ExternalUser,
        location: Location,
    ) -> Result<Vec<(Found, bool)>, StoreFault> {
        let rows = sqlx::query!(
            r#"select player as "player?: PlayerId", game as "game!: GameId", own_turn as "own_turn!"
               from (
                   select me.id as player, g.id as game, g.turn_of = me.id as own_turn, false as by_vote, g.deadline, g.moved_at
                   from players me
                   join games g on (g.attackers = me.id or g.defenders = me.id) and g.turn_of is not null
                   join places p on p.id = g.place
                   where me.door = $1 and me.door_key = $2 and ($3::bigint is null or p.channel = $3)
                   union all
                   select me.id, g.id,
                          mover.door_key < 0
                          and (m.seat is null or g.turn_of = case m.seat when 'attackers' then g.attackers else g.defenders end),
                          true, g.deadline, null
                   from places p
                   join games g on g.place = p.id and g.turn_of is not null
                   join vote_games v on v.game = g.id
                   join players mover on mover.id = g.turn_of
                   left join players me on me.door = p.door and me.door_key = $2
                   left join team_members m on m.game = g.id and m.player = me.id
                   where p.door = $1 and p.channel = $4
                     and (me.id is null or me.id not in (g.attackers, g.defenders))
               ) here
               order by by_vote, own_turn and not by_vote desc, deadline nulls last, moved_at, game"#,
            by.door.code(),
            by.key.to_db(),
            channel_of(location),
            location.channel.to_db(),
        )
        .fetch_all(self.for_reads())
        .await?;
        let found = rows.into_iter().map(|row| {
            let game = Found {
                game: row.game,
                player: row.player,
                is_hidden: false,
            };
            (game, row.own_turn)
        });
        Ok(found.collect())
    }

    /// How many entries the log of a game has.
    pub(crate) async fn entries(&self, game: GameId) -> Result<Option<u32>, StoreFault> {
        let entries =
            sqlx::query_scalar!("select entries from games where id = $1", game as GameId)
                .fetch_optional(self.for_reads())
                .await?;
        Ok(entries.map(count_from_db))
    }

    /// Whether only its player sees a game.
    pub(crate) async fn is_private(&self, game: GameId) -> Result<bool, StoreFault> {
        let private =
            sqlx::query_scalar!("select private from games where id = $1", game as GameId)
                .fetch_optional(self.for_reads())
                .await?;
        Ok(private.unwrap_or_default())
    }

    /// The newest game of a channel that a user may see, running or finished.
    pub(crate) async fn newest_game(
        &self,
        by: ExternalUser,
        location: Location,
    ) -> Result<Option<GameId>, StoreFault> {
        Ok(sqlx::query_scalar!(
            r#"select g.id as "id: GameId"
               from games g join places p on p.id = g.place
               where p.door = $1 and p.channel = $2
                 and (not g.private
                      or exists (select from players me
                                 where me.door = $1 and me.door_key = $3 and me.id in (g.attackers, g.defenders)))
               order by g.moved_at desc limit 1"#,
            location.door.code(),
            location.channel.to_db(),
            by.key.to_db(),
        )
        .fetch_optional(self.for_reads())
        .await?)
    }

    /// The most recently finished game of a player in a channel.
    pub(crate) async fn last_finished(
        &self,
        player: ExternalUser,
        location: Location,
    ) -> Result<Option<GameId>, StoreFault> {
        Ok(sqlx::query_scalar!(
            r#"select g.id as "id: GameId"
               from players me
               join places p on p.door = me.door and p.channel = $3
               join games g on g.place = p.id and (g.attackers = me.id or g.defenders = me.id)
               where me.door = $1 and me.door_key = $2 and g.turn_of is null
               order by g.moved_at desc limit 1"#,
            player.door.code(),
            player.key.to_db(),
            location.channel.to_db(),
        )
        .fetch_optional(self.for_reads())
        .await?)
    }
}
