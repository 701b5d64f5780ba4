//! The names under which players are shown on public pages.

use super::{Store, StoreFault};
use crate::{
    games::PublicName,
    ids::{ExternalUser, GameId},
};

impl Store {
    /// Shows a player under this name from now on.
    pub(crate) async fn show_name(
        &self,
        user: ExternalUser,
        name: &PublicName,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            "insert into players (door, door_key, public_name) values ($1, $2, $3)
             on conflict on constraint players_door_key do update set public_name = excluded.public_name",
            user.door.code(),
            user.key.to_db(),
            name.as_str(),
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Deletes the name of a player.
    pub(crate) async fn hide_name(&self, user: ExternalUser) -> Result<(), StoreFault> {
        sqlx::query!(
            "update players set public_name = null where door = $1 and door_key = $2",
            user.door.code(),
            user.key.to_db(),
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Replaces the name of a player who is shown under another one. A player who is not shown stays so.
    pub(crate) async fn refresh_name(
        &self,
        user: ExternalUser,
        name: &PublicName,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            "update players set public_name = $3 where door = $1 and door_key = $2 and public_name <> $3",
            user.door.code(),
            user.key.to_db(),
            name.as_str(),
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// The names of the players of a game in the order of the sides, if both are shown.
    pub(crate) async fn public_names(
        &self,
        game: GameId,
    ) -> Result<Option<[String; 2]>, StoreFault> {
        let names = sqlx::query!(
            r#"select first.public_name as "first!", second.public_name as "second!"
               from games g
               join players first on first.id = g.attackers
               join players second on second.id = g.defenders
               where g.id = $1 and first.public_name is not null and second.public_name is not null"#,
            game as GameId,
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(names.map(|names| [names.first, names.second]))
    }
}
